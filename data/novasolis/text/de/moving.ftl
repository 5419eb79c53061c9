# Bewegen: Flotten, Versorgung, und Kolonien, die am Ende eingenommen werden.

choice-fleet = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
} aus { $sector }
choice-spread = Je 1 Schiff nach { $sectors }: Du darfst sie besiedeln
# Schiffe in Sektoren, die im selben Spielzug besiedelt werden.
choice-venture = Je 1 Schiff nach { $sectors }, { $n ->
        [2] beide
       *[other] alle { $n }
    } besiedeln
    .help = Braucht dein Bewegen und dein Bauen
choice-venture-from = 1 Schiff aus { $from } nach { $sectors } und dort siedeln
    .help = Braucht dein Bewegen und dein Bauen
choice-venture-to = Nach { $sector } und dort siedeln
    .help = Braucht dein Bewegen und dein Bauen
# Wohin eine Flotte kann, und was dort ist.
choice-goal-free = Nach { $sector }: { $room ->
        [0] leer, aber deine Bevölkerung ist voll
       *[other] du darfst besiedeln
    }{ $half ->
        [0] {""}
       *[other] , { $stars }
    }{ $artifact ->
        [0] {""}
       *[other] , ein Artefakt
    }
    .band = Freie Sektoren
choice-goal-enemy = Nach { $sector }{ $enemies-count ->
        [1] , Kampf möglich: { $forces }
        [2] : Kampf gegen { FORM($enemies-id, part: "dich") } ({ $units } Einheiten)
       *[other] : Kampf gegen { $enemies-count } Feinde ({ $units } Einheiten)
    }
    .band = Feinde
choice-goal-rival = Nach { $sector }: Kolonie von { FORM($owner-id, part: "dir") }, keine Einheiten dort
    .band = Feinde
choice-goal-ally = Nach { $sector }: Kolonie von { FORM($owner-id, part: "dir") }, im Bündnis mit dir
    .band = Deine Sektoren und Verbündete
choice-goal-own = Nach { $sector }: dein Sektor
    .band = Deine Sektoren und Verbündete
forces-of = { $units } { FORM($side-id, part: "von") }
entity-ship = { $n ->
    [one] 1 Schiff der Entität
   *[other] { $n } Schiffe der Entität
}
entity-station = { $n ->
    [one] 1 Station der Entität
   *[other] { $n } Stationen der Entität
}
entity-destroyer = { $n } Zerstörer
# Wie ein Sektor heißt, wenn er einen Namen hat, und was an Standorten frei ist.
goal-sector = { $named ->
    [0] { $locations-count ->
        [0] {""}
       *[other] Freie Standorte: { $locations };{" "}
    }
   *[other] { $locations-count ->
        [0] { $name };{" "}
       *[other] { $name }, freie Standorte: { $locations };{" "}
    }
}
# Von dort kann die Entität als Nächstes kommen.
goal-danger = { $beside ->
    [0] {""}
    [one] daneben 1 Schiff der Entität;{" "}
   *[other] daneben { $beside } Schiffe der Entität;{" "}
}
choice-steps = { goal-sector }{ goal-danger }{ $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}
choice-unsupported = { goal-sector }{ goal-danger }{ $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
}. Dort ohne Versorgung: Du verlierst 1 Schiff
asked-goal = In welchen Sektor?
asked-fleet = { $settle ->
    [0] Noch mehr Schiffe schicken?
   *[other] { $more ->
        [0] Dort auch siedeln?
       *[other] Dort auch siedeln, oder noch mehr Schiffe schicken?
    }
}
price-move = { $left ->
    [0] kein Schiff mehr
    [one] noch 1 Schiff
   *[other] noch { $left } Schiffe
}
move-whole = Bewegen: { $fleets }
# Ein Knopf: Ab drei Flotten ist für ihre Ziele kein Platz.
move-and-build = { $goals ->
    [one] { move-whole }
    [2] { move-whole }
   *[other] { $goals } Flotten bewegen
}, { $settled ->
    [one] 1 Sektor
   *[other] { $settled } Sektoren
} besiedeln{ $more ->
    [0] {""}
   *[other] , noch { $more } bauen
} ({ $spent } Energie)

event-moved = { $side } { AGREE($side-id, "bewegt", "bewegst") } { $fleet }.
fleet-went = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
} von { $from } nach { $to }
event-unsupported = { $side } { AGREE($side-id, "verliert", "verlierst") } ein Schiff in { $sector }, zu weit von allen Kolonien.
event-moved-ahead = { $fleet } bewegen.
event-unsupported-ahead = Du verlierst ein Schiff in { $sector }, zu weit von allen Kolonien.

refusal-move-black-hole = Ins Schwarze Loch fliegt niemand.
    .title = Schwarzes Loch.
    .remedy = Flieg außen herum.
refusal-move-allies = In { $sector } sind Einheiten eines anderen Reiches.
    .title = Nicht zu Mitspielern.
    .remedy = Wähle einen Sektor ohne Einheiten anderer Reiche, und einen Weg an ihnen vorbei.
refusal-move-too-far = Von { $from } aus ist { $sector } mit Reichweite { $range } nicht zu erreichen.
    .title = Zu weit.
    .remedy = Wähle einen näheren Sektor. Schiffe halten bei Feinden und in Sektoren anderer Reiche an; deine Sprungtore kürzen den Weg ab.
refusal-move-unsupported = Keiner deiner Sektoren liegt höchstens { $range } von { $sector } entfernt.
    .title = Keine Versorgung.
    .remedy = Flieg in einen Sektor nahe deinen Kolonien, oder besiedle einen auf dem Weg.
refusal-move-no-ships = { $there ->
        [0] In { $sector } hast du kein Schiff, das sich noch bewegen kann.
        [one] In { $sector } hast du 1 Schiff, das sich noch bewegen kann, nicht { $n }.
       *[other] In { $sector } hast du { $there } Schiffe, die sich noch bewegen können, nicht { $n }.
    }
    .title = Zu wenige Schiffe.
    .remedy = Jedes Schiff bewegt sich nur einmal. Schick weniger.
refusal-move-no-unit = In { $sector } kann sich { FORM($unit-id, part: "kein") } von dir mehr bewegen.
    .title = { CAPITAL(FORM($unit-id, part: "kein")) } dort.
    .remedy = Nenne den Sektor, in dem { FORM($unit-id, part: "dein") } ist. Es bewegt sich nur einmal.
refusal-move-capacity = { $left ->
        [0] Du kannst diesmal keine Schiffe mehr bewegen.
        [one] Du kannst diesmal noch 1 Schiff bewegen, nicht { $n }.
       *[other] Du kannst diesmal noch { $left } Schiffe bewegen, nicht { $n }.
    }
    .title = Kapazität überschritten.
    .remedy = Schick weniger Schiffe; Technologien heben deine Kapazität.
refusal-move-nowhere = Die Schiffe in { $sector } können gerade nirgendwohin.
    .title = Kein Ziel.
    .remedy = Beweg andere Schiffe.

# Kolonien anderer -------------------------------------------------------------------------------------------------

ask-seizure = darf eine Kolonie einnehmen
    .you = Du darfst eine Kolonie einnehmen
    .several = dürfen eine Kolonie einnehmen
    .hint = Du bist dort allein und stark genug. Einnehmen macht die Kolonie zu deiner, Auslöschen entfernt sie nur; beides bringt Sterne.

choice-colony = { $sector }: Kolonie von { FORM($owner-id, part: "dir") }

event-seized = { $side } { AGREE($side-id, "nimmt", "nimmst") } { FORM($other-id, part: "deine") } Kolonie in { $sector } ein.
event-razed = { $side } { AGREE($side-id, "löscht", "löschst") } { FORM($other-id, part: "deine") } Kolonie in { $sector } aus.
event-stars-seized = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für die Kolonie.

refusal-seize-nothing = In { $sector } hat kein anderes Reich eine Kolonie.
    .title = Nichts einzunehmen.
    .remedy = Wähle einen Sektor mit der Kolonie eines Rivalen.
refusal-seize-allies = Die Kolonie in { $sector } gehört einem Verbündeten.
    .title = Kein Feind.
    .remedy = In dieser Partie bekämpfen Reiche einander nicht.
refusal-seize-not-alone = Du hast keine Einheiten in { $sector } oder bist dort nicht allein.
    .title = Nicht allein dort.
    .remedy = Flieg hin, und zerstöre erst alle anderen Einheiten.
refusal-seize-too-weak = Du hast { $dice } Würfel in { $sector }, und die Kolonie hat Verteidigung { $defence }.
    .title = Zu schwach.
    .remedy = Bring mehr Schiffe: Jedes würfelt mit 1 Würfel.
