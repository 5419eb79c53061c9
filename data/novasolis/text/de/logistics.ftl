# Logistik: Einkommen, aktivierte Technologien, Handlimit, Unterhalt.

ask-allocate = wählt, welche Technologien aktiv sind
    .you = Wähle, welche Technologien aktiv sind
    .hint = Jede braucht ihre Rohstoffe bis zu deiner nächsten Logistik; verbraucht wird nichts. Belegen zwei dasselbe Kampffeld, zählt die spätere.
ask-discard = wirft { $n } Plättchen ab
    .you = Wirf { $n } Plättchen ab
    .hint = Du hast mehr Plättchen, als dein Handlimit erlaubt. Sie kommen in den Beutel zurück.
ask-upkeep = zahlt { $cost } Energie Unterhalt oder gibt auf, was zu viel ist: { $units ->
    [0] {""}
    [one] 1 Einheit über der Flotte
   *[other] { $units } Einheiten über der Flotte
}{ $units ->
    [0] {""}
   *[other] { $colonies ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $colonies ->
    [0] {""}
    [one] 1 Kolonie über der Bevölkerung
   *[other] { $colonies } Kolonien über der Bevölkerung
}
    .you = Zahl { $cost } Energie, oder gib auf, was zu viel ist: { $units ->
        [0] { "" }
        [one] 1 Einheit über der Flotte
       *[other] { $units } Einheiten über der Flotte
    }{ $units ->
        [0] { "" }
       *[other]
            { $colonies ->
                [0] { "" }
               *[other] { " " }und{ " " }
            }
    }{ $colonies ->
        [0] { "" }
        [one] 1 Kolonie über der Bevölkerung
       *[other] { $colonies } Kolonien über der Bevölkerung
    }
    .hint = Das kostet 1 Energie für jede, bei jeder Logistik, bis deine Stufen wieder reichen.
ask-upkeep-short = gibt auf, was zu viel ist: { $units ->
    [0] {""}
    [one] 1 Einheit über der Flotte
   *[other] { $units } Einheiten über der Flotte
}{ $units ->
    [0] {""}
   *[other] { $colonies ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $colonies ->
    [0] {""}
    [one] 1 Kolonie über der Bevölkerung
   *[other] { $colonies } Kolonien über der Bevölkerung
}
    .you = Gib auf, was zu viel ist: { $units ->
        [0] { "" }
        [one] 1 Einheit über der Flotte
       *[other] { $units } Einheiten über der Flotte
    }{ $units ->
        [0] { "" }
       *[other]
            { $colonies ->
                [0] { "" }
               *[other] { " " }und{ " " }
            }
    }{ $colonies ->
        [0] { "" }
        [one] 1 Kolonie über der Bevölkerung
       *[other] { $colonies } Kolonien über der Bevölkerung
    }
    .hint = Alles zu behalten kostet { $cost } Energie, und so viel hast du nicht. Gib so viel auf, bis es für den Rest reicht.

choice-technology = { $card }{ $needs-count ->
    [0] {""}
   *[other] {" "}(braucht { FORM($needs-id, part: "den") })
}
choice-does = { $said }
choice-remove-ship = das Schiff in { $sector }
choice-remove-station = die Station in { $sector }
choice-remove-flagship = das Flaggschiff in { $sector }
choice-remove-colony = die Kolonie in { $sector }
allocate-whole = { $n ->
    [one] { $cards }
    [2] { $cards }
   *[other] { $n } Technologien
} aktivieren
asked-technology = Noch eine aktivieren?
allocate-nothing = Nichts aktivieren
price-allocate = { $used ->
    [0] Kein Rohstoff belegt
    [one] 1 Rohstoff belegt
   *[other] { $used } Rohstoffe belegt
}, { $left ->
    [0] keiner frei
   *[other] { $left } frei
}

event-income = { $side } { AGREE($side-id, "erhält", "erhältst") } { $energy ->
        [0] keine Energie
       *[other] { $energy } Energie
    } und { $research ->
        [0] keine Forschung
       *[other] { $research } Forschung
    }.
event-counted = { $side } { AGREE($side-id, "hat", "hast") } in diesem Zug { $resources } für Technologien.
event-counted-nothing = { $side } { AGREE($side-id, "hat", "hast") } in diesem Zug keine Rohstoffe.
event-allocated = { $side } { AGREE($side-id, "hat", "hast") } jetzt diese Technologien aktiv: { $cards }.
event-allocated-ahead = { $cards } aktivieren.
event-allocated-nothing = { $side } { AGREE($side-id, "hat", "hast") } keine aktiven Technologien.
event-discarded = { $side } { AGREE($side-id, "wirft", "wirfst") } { $cards } ab.
    .hidden = { $side } { AGREE($side-id, "wirft", "wirfst") } { $n } Plättchen ab.
event-upkeep-paid = { $side } { AGREE($side-id, "zahlt", "zahlst") } { $n } Energie Unterhalt.
event-given-up-ship = { $side } { AGREE($side-id, "gibt", "gibst") } ein Schiff in { $sector } auf.
event-given-up-station = { $side } { AGREE($side-id, "gibt", "gibst") } eine Station in { $sector } auf.
event-given-up-flagship = { $side } { AGREE($side-id, "gibt", "gibst") } das Flaggschiff in { $sector } auf.
event-given-up-colony = { $side } { AGREE($side-id, "gibt", "gibst") } die Kolonie in { $sector } auf.

refusal-allocate-not-owned = Du hast { $card } nicht.
    .title = Nicht deine.
    .remedy = Aktiviere Technologien, die du erforscht hast.
refusal-allocate-twice = { $card } steht schon auf deiner Liste.
    .title = Doppelt.
    .remedy = Nenne jede Technologie einmal.
refusal-allocate-short = Für { $card } brauchst du { FORM($needs-id, part: "den") }, und deine freien Rohstoffe reichen nicht.
    .title = Zu wenige Rohstoffe.
    .remedy = Lass eine Technologie weg, die denselben Rohstoff braucht.
why-income = Technologie
refusal-allocate-limit = Bei dir dürfen { $n } Basistechnologien aktiv sein; mit { $card } wäre es eine zu viel.
    .title = Zu viele Basistechnologien.
    .remedy = Lass eine andere weg; Technologien deines Volkes und uralte zählen nicht.
refusal-upkeep-short = Der Unterhalt kostet { $cost } Energie, und du hast { $energy }.
    .title = Zu wenig Energie.
    .remedy = Gib Einheiten oder Kolonien auf, bis es für den Rest reicht.
