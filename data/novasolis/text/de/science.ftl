# Wissenschaft: Vermessung und Erforschen; Technologien und die Auslage.

ask-keep = behält bis zu { $n } von { $of } gezogenen Plättchen
    .you = Behalte bis zu { $n } von { $of } gezogenen Plättchen
    .hint = Die anderen kommen in den Beutel zurück. Behalte Farben, für die in deinen Sektoren Standorte frei sind.
move-done-keep = Nichts behalten
ask-reveal = darf bis zu { $n } Plättchen aufdecken
    .you = Du darfst bis zu { $n } Plättchen aufdecken
    .several = dürfen bis zu { $n } Plättchen aufdecken
    .hint = Ein Plättchen kommt auf einen freien Standort seiner Farbe in einem deiner Sektoren ohne Feinde. Der letzte in einem Sektor bringt 1★.
move-done-reveal = Nichts aufdecken

choice-discover = { $needs-count ->
    [0] { $card }
   *[other] { $card }, braucht { FORM($needs-id, part: "den") }{ $lacking ->
        [nothing] {""}
        [all] {" "}(bleibt aus: alles fehlt)
       *[some] {" "}(bleibt aus: { $lacks } { $lacks-count ->
            [one] fehlt
           *[other] fehlen
        })
    }
}
    .help = { $said }
choice-discover-too = { choice-discover }, dazu { $taken }
    .help = { $said }
choice-location = { $location } ({ $colour })
price-research = { $n } Forschung
choice-charts = Der letzte freie Standort dort: 1★
# Was ein Plättchen auf einem Standort bringt, und ob es dort der letzte ist.
choice-brings = { $brings-count ->
    [0] { $charts ->
        [0] {""}
       *[1] { choice-charts }
    }
   *[other] Bringt { $brings }{ $charts ->
        [0] {""}
       *[1] ; der letzte freie Standort dort
    }
}
asked-location = Auf welchen Standort?
asked-tile = Noch ein Plättchen aufdecken?
price-reveal = { $left ->
    [0] keins mehr diesmal
   *[other] noch { $left } Plättchen
}
# Plättchen, die zusammen aufgedeckt werden können.
reveal-set = { CAPITAL($tiles) }
    .help = { $brings-count ->
        [0] {""}
       *[other] Bringt { $brings }
    }
reveal-one = { $card } in { $sector }
reveal-whole = { $n } Plättchen aufdecken

event-surveyed = { $side } { AGREE($side-id, "zieht", "ziehst") } { $cards }.
    .hidden = { $side } { AGREE($side-id, "zieht", "ziehst") } { $n ->
        [0] keine Plättchen
       *[other] { $n } Plättchen
    }.
event-revealed = { $side } { AGREE($side-id, "deckt", "deckst") } { $tile } auf.
event-revealed-ahead = { $tile } aufdecken.
event-stars-reveal = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für das Plättchen.
event-charted = { $side } { AGREE($side-id, "kartiert", "kartierst") } { $sector }.
event-stars-charted = { $times ->
        [one] { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für das Kartieren.
       *[other] { $side } { AGREE($side-id, "erhält", "erhältst") } je { $stars } für { $times } kartierte Sektoren.
    }
event-artifact = { $side } { AGREE($side-id, "findet", "findest") } das uralte Artefakt in { $sector }.
event-stars-artifact = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für das Artefakt.
event-discovered = { $side } { AGREE($side-id, "erforscht", "erforschst") } { $card } für { $cost } Forschung.
event-stars-technology = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für das Erforschen.
event-stars-technology-active = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für eine bedeutende Technologie, die zum ersten Mal aktiv ist.
event-science-paid = { $side } { AGREE($side-id, "zahlt", "zahlst") } { $n } Energie für beide Teile der Wissenschaft.
event-market-card = Neu in der Auslage: { $card }.
event-market-discard = Nicht mehr in der Auslage: { $card }.

refusal-reveal-limit = Du darfst bei einer Vermessung { $n } Plättchen aufdecken; { $card } wäre eins zu viel.
    .title = Genug Plättchen.
    .remedy = Lass eins weg; du kannst es beim nächsten Mal aufdecken.
refusal-reveal-nowhere = Für { $card } ist gerade kein Standort frei.
    .title = Kein freier Standort.
    .remedy = Es braucht einen freien Standort seiner Farbe in einem deiner Sektoren ohne Feinde.
refusal-reveal-not-held = Du hast { $card } nicht auf der Hand.
    .title = Nicht auf der Hand.
    .remedy = Deck Plättchen von deiner Hand auf.
refusal-reveal-not-productive = { $sector } gehört dir nicht, oder dort sind Feinde.
    .title = Nicht ertragreich.
    .remedy = Deck Plättchen in deinen Sektoren ohne Feinde auf.
refusal-reveal-anomaly = { $location } ist eine Anomalie; dort liegt nie ein Plättchen.
    .title = Anomalie.
    .remedy = Wähle einen blauen, gelben oder roten Standort.
refusal-reveal-taken = Auf { $location } liegt schon ein Plättchen.
    .title = Nicht frei.
    .remedy = Wähle einen freien Standort.
refusal-reveal-colour = { $location } ist { $colour }, und { $card } braucht einen Standort in { FORM($needed-id, part: "noun") }.
    .title = Falsche Farbe.
    .remedy = Wähle einen Standort in der Farbe des Plättchens.
refusal-science-done = { $option } hast du bei dieser Wissenschaft schon hinter dir.
    .title = Schon gemacht.
    .remedy = Jeden Teil der Wissenschaft gibt es einmal pro Zug.
refusal-science-too-dear = Der andere Teil der Wissenschaft kostet { $cost } Energie, und du hast { $energy }.
    .title = Zu wenig Energie.
    .remedy = Wähle „Fertig“.
refusal-discover-owned = Du hast { $card } schon.
    .title = Schon deine.
    .remedy = Wähle eine andere Technologie; niemand hat eine zweimal.
refusal-discover-no-artifact = { $card } ist eine uralte Technologie, und du kontrollierst kein Artefakt.
    .title = Kein Artefakt.
    .remedy = Finde erst eins: Besiedle einen Anomaliesektor, oder deck Uralte Ruinen auf.
refusal-discover-not-there = { $card } liegt nicht in der Auslage und gehört nicht zu den Technologien deines Volkes.
    .title = Nicht im Angebot.
    .remedy = Wähle aus der Auslage, den Technologien deines Volkes oder den uralten.
refusal-discover-too-dear = { $card } kostet { $cost } Forschung, und du hast { $research }.
    .title = Zu wenig Forschung.
    .remedy = Wähle eine günstigere Technologie, oder hol dir erst mit Logistik Forschung.
