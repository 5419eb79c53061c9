# Kampf: ob man kämpft, Würfe, Würfel setzen, und was daraus wird.

# Fragen -----------------------------------------------------------------------------------------------------------

ask-combat = darf angreifen
    .you = Du darfst angreifen
    .hint = Du und ein Feind seid im selben Sektor. Du musst nicht kämpfen; aber solange er dort ist, bringt der Sektor nichts. Jedes zerstörte Schiff bringt einen halben Stern, jede Station einen ganzen.
    .several = dürfen angreifen
ask-reroll = darf in { $sector } neu würfeln: { $dice } gegen { $enemy-id ->
        [reader] deine { $against }
       *[other] { $against } { FORM($enemy-id, part: "von") }
    }
    .you = Du darfst in { $sector } neu würfeln: { $dice } gegen { $enemy-id ->
        [reader] deine { $against }
       *[other] { $against } { FORM($enemy-id, part: "von") }
    }
    .hint = Nenne eine Technologie und die Würfel, die du neu würfelst, oder lass alles, wie es ist. Nach deiner nächsten Logistik ist die Technologie wieder bereit.
ask-dice = setzt Würfel in { $sector }: { $dice } ({ threat })
    .you = Setz deine Würfel in { $sector }: { $dice } ({ threat })
# Was der Feind mit seinen Würfeln tut, soweit sie gesetzt sind.
threat = { $enemy }: { $open ->
    [0] {""}
   *[other] bisher{" "}
}{ $damage } Schaden{ $shield ->
    [0] {""}
    [one] , 1 Schild
   *[other] , { $shield } Schilde
}
ask-onward = darf in { $sector } weiterkämpfen: { $dice } Würfel gegen { $enemy-id ->
        [reader] deine { $against }
       *[other] { $against } { FORM($enemy-id, part: "von") }
    }, { $left ->
        [one] noch 1 Runde
       *[other] noch { $left } Runden
    }
    .you = Du darfst in { $sector } weiterkämpfen: { $dice } Würfel gegen { $enemy-id ->
        [reader] deine { $against }
       *[other] { $against } { FORM($enemy-id, part: "von") }
    }, { $left ->
        [one] noch 1 Runde
       *[other] noch { $left } Runden
    }
    .hint = Kämpf noch eine Runde, bleib ohne Kampf, oder zieh dich in einen Sektor daneben zurück.

# Was es zu tun gibt -----------------------------------------------------------------------------------------------

verb-attack = Angreifen
    .name = angreifen
    .help = Jemanden in einem Sektor bekämpfen, in dem ihr beide Einheiten habt
verb-reroll = Neu würfeln
    .name = neu-würfeln
    .help = Mit einer Technologie Würfel dieses Kampfes neu würfeln
verb-put = Würfel setzen
    .name = setzen
    .help = Deinen höchsten Würfel auf ein Kampffeld setzen, oder mehrere: „6 4 4“ setzt die nächsten zwei auf 4
verb-auto = Für mich setzen
    .name = für-mich
    .help = Jeden deiner Würfel dorthin setzen lassen, wo er am meisten wert ist
verb-continue = Weiterkämpfen
    .name = weiterkämpfen
    .help = In diesem Kampf noch eine Runde kämpfen
verb-stop = Feuer einstellen
    .name = einstellen
    .help = Diesen Kampf beenden und bleiben, wo du bist
verb-withdraw = Zurückziehen
    .name = zurückziehen
    .help = Den Kampf beenden und mit allem, was fliegt, oder einigen Schiffen in einen Sektor daneben ziehen
group-set = Einstellungen
    .name = einstellungen
    .help = Jetzt entscheiden, was geschieht, wenn du nicht da bist
verb-defend = Verteidigung
    .name = verteidigung
    .help = Wählen, ob du nach deinen Würfeln gefragt wirst, wenn dich jemand angreift
standing-defend = { $how ->
       *[auto] Meine Würfel bei Angriffen immer für mich setzen
        [ask] Mich bei jedem Angriff fragen
    }
standing-claims = { $how ->
       *[auto] Ab jetzt einlösen, sobald erfüllt
        [ask] Am Ende meines Zuges fragen
    }

param-side = Seite
    .name = seite
    .help = Wen du angreifst
param-slots = Kampffelder
    .name = felder
    .help = Ein Kampffeld für deinen höchsten Würfel, dann für die nächsten
param-dice = Würfel
    .name = würfel
    .help = Die Würfel, die du neu würfelst
param-ships = Schiffe
    .name = schiffe
    .help = Wie viele Schiffe abziehen; ohne Zahl alles, was fliegt
param-technology = Technologie
    .name = technologie
    .help = Die Technologie, die du nutzt
param-how = Art
    .name = art
    .help = „auto“ setzt sie für dich, „ask“ fragt dich

move-attack = { CAPITAL(FORM($side-side-id, part: "dich")) } in { $sector-id ->
       *[choice-battle] { $sector-sector }
        [choice-sector] { $sector }
    } angreifen{ $side-id ->
       *[choice-enemy] {""}
        [choice-ally] , im Bündnis mit dir
    }
move-done-combat = Niemanden angreifen
choice-sector = { $named ->
    [0] { $sector }
   *[other] { $sector } ({ $name })
}
choice-enemy = { CAPITAL($side) }
    .help = { $dice } Würfel gegen deine { $own }
choice-odds = { choice-enemy.help }
choice-battle = { $sector }, { $side }
    .help = { choice-enemy.help }
choice-ships = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
choice-defend = { $how ->
    [auto] Würfel für mich setzen
   *[ask] Mich fragen
}
choice-slot = Kampffeld { $slot }: { $tile }
slot-strength = { $strength }
slot-nothing = nichts
price-dice = { $damage } Schaden, { $shield ->
        [one] 1 Schild
       *[other] { $shield } Schilde
    }, { $n ->
        [0] kein Würfel übrig
       *[other] noch { $n } Würfel
    }
put-whole = { $dice } setzen
asked-slot = Auf welches Kampffeld?
dice-shown = { $die }
dice-on-tile = { $dice } auf { $tile }
# Was herauskommt, wenn die Würfel für jemanden gesetzt werden.
hint-dice = Für dich gesetzt: { $damage } Schaden{ $shield ->
        [0] {""}
        [one] , 1 Schild
       *[other] , { $shield } Schilde
    }. Jeder Würfel kommt auf das Kampffeld seiner Zahl oder ein niedrigeres und tut, was das Plättchen dort sagt.
choice-ability = { $card }
choice-die = { $n }

# Was geschieht ----------------------------------------------------------------------------------------------------

event-combat = { CAPITAL($side) } { AGREE($side-id, "greift", "greifst") } { FORM($other-id, part: "dich") } in { $sector } an.
event-rolled = { CAPITAL($side) } { AGREE($side-id, "würfelt", "würfelst") } in Kampfrunde { $round }: { $dice }.
event-rerolled = { $side } { AGREE($side-id, "nutzt", "nutzt") } { $card } und { AGREE($side-id, "würfelt", "würfelst") } { $n } { $card-id ->
        [card-tactical-computer] Würfel
       *[other] { $other-id ->
            [reader] deiner Würfel
           *[other] Würfel { FORM($other-id, part: "von") }
        }
    } neu: { $dice }.
event-put = { CAPITAL($side) } { AGREE($side-id, "setzt", "setzt") } { $dice }: { $shield ->
        [0] { $damage } Schaden
       *[other] { $damage ->
            [0] { dice-shields }
           *[other] { $damage } Schaden und { dice-shields }
        }
    }.
dice-shields = { $shield ->
    [one] 1 Schild
   *[other] { $shield } Schilde
}
event-die-again = { CAPITAL($side) } { AGREE($side-id, "setzt", "setzt") } { $die } auf { $tile } und { AGREE($side-id, "würfelt", "würfelst") } neu: { $shows }.
event-armour = { CAPITAL($side) } { AGREE($side-id, "hat", "hast") } { $n } Panzerung mehr, bis dieser Kampf endet.
event-hit = { CAPITAL($other) } { AGREE($other-id, "steckt", "steckst") } { $hits } Treffer ein und { AGREE($other-id, "verliert", "verlierst") } { $units }.
# Ein Kampf in einem Satz, wenn er vorbei ist.
event-fought = { CAPITAL($side) } { AGREE($side-id, "greift", "greifst") } { FORM($other-id, part: "dich") } in { $sector } an{ $destroyed-count ->
        [0] { $lost-count ->
            [0] {""}, ohne Verluste auf beiden Seiten
           *[other] {" "}und { AGREE($side-id, "verliert", "verlierst") } { $lost }
        }
       *[other] { $lost-count ->
            [0] {" "}und { AGREE($side-id, "zerstört", "zerstörst") } { $destroyed }
           *[other] {""}, { AGREE($side-id, "zerstört", "zerstörst") } { $destroyed } und { AGREE($side-id, "verliert", "verlierst") } { $lost }
        }
    }.
event-helper-hit = Davon { AGREE($side-id, "verliert", "verlierst") } { $side } { $units }.
event-unhurt = { CAPITAL($other) } { AGREE($other-id, "steckt", "steckst") } { $hits ->
        [0] keine
       *[other] { $hits }
    } Treffer ein und { AGREE($other-id, "verliert", "verlierst") } nichts.
event-stars-destroyed = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für zerstörte Einheiten.
event-stars-combat-end = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } am Ende eines Kampfes.
why-combat-end = Ende eines Kampfes
event-stopped = { $side } { AGREE($side-id, "stellt", "stellst") } in { $sector } das Feuer ein.
event-withdrew = { $side } { AGREE($side-id, "zieht", "ziehst") } { $units } von { $from } nach { $to } zurück.
event-will-defend = { $answer ->
        [auto] Wenn du angegriffen wirst, setze ich deine Würfel für dich.
       *[ask] Wenn du angegriffen wirst, frage ich dich nach deinen Würfeln.
    }

# Absagen ----------------------------------------------------------------------------------------------------------

refusal-attack-again = Gegen { FORM($side-id, part: "dich") } hast du bei diesem Bewegen in { $sector } schon gekämpft.
    .title = Schon gekämpft.
    .remedy = Wähle einen anderen Sektor oder Gegner, oder wähle „Fertig“.
refusal-attack-no-forces = Du hast keine Einheiten in { $sector }.
    .title = Keine Einheiten dort.
    .remedy = Greif an, wo du Schiffe oder Stationen hast.
refusal-attack-oneself = Dich selbst kannst du nicht angreifen.
    .title = Das bist du.
    .remedy = Wähle einen Gegner im selben Sektor.
refusal-attack-allies = Du und { $side } steht in dieser Partie auf einer Seite.
    .title = Kein Feind.
    .remedy = Greif die Entität an.
refusal-attack-nobody = { CAPITAL($side) } hat keine Einheiten in { $sector }.
    .title = Niemand dort.
    .remedy = Wähle einen Sektor, in dem ihr beide Einheiten habt.
refusal-ability-used = Du hast { $card } seit deiner letzten Logistik schon benutzt.
    .title = Schon benutzt.
    .remedy = Nach deiner nächsten Logistik sind Fähigkeiten wieder bereit.
refusal-ability-not-active = { $card } gehört nicht zu deinen aktiven Technologien.
    .title = Nicht aktiv.
    .remedy = Nutze eine aktive Technologie, oder wähle „Fertig“.
refusal-reroll-too-many = Mit { $card } würfelst du höchstens { $most } Würfel neu.
    .title = Zu viele Würfel.
    .remedy = Wähle weniger Würfel.
refusal-put-too-high = Eine { $die } passt nicht auf Kampffeld { $slot }.
    .title = Kampffeld zu hoch.
    .remedy = Ein Würfel kommt auf das Kampffeld seiner Zahl oder ein niedrigeres.
refusal-put-rolled-again = Einen Würfel auf { $tile } würfelst du neu, ehe du andere setzt.
    .title = Erst würfeln.
    .remedy = Hör mit Kampffeld { $slot } auf, und setz danach die anderen Würfel.
refusal-put-no-dice = Du hast nur noch { $n } Würfel zu setzen.
    .title = Keine Würfel mehr.
    .remedy = Nenne für jeden Würfel höchstens ein Kampffeld.
refusal-withdraw-stations = Nichts, was du dort hast, kann fliegen.
    .title = Stationen bleiben.
    .remedy = Kämpf weiter, oder stell das Feuer ein.
refusal-withdraw-far = { $sector } liegt nicht neben { $from }.
    .title = Zu weit.
    .remedy = Zieh dich in einen Sektor daneben zurück.
refusal-withdraw-closed = Nach { $sector } kannst du dich nicht zurückziehen.
    .title = Dort kein Ausweg.
    .remedy = Wähle einen Sektor ohne feindliche Einheiten und ohne feindliche Kolonie.
refusal-withdraw-no-unit = In diesem Kampf hast du { FORM($unit-id, part: "kein") }.
    .title = { CAPITAL(FORM($unit-id, part: "kein")) } dort.
    .remedy = Zieh dich nur mit Schiffen zurück.
refusal-withdraw-ships = Du hast dort { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }.
    .title = Falsche Zahl.
    .remedy = Nenne weniger Schiffe, oder lass die Zahl weg: Dann kommen alle mit.
