### What cards do: gains, costs, explorers, exoplanets, upgrades, techs and research.

# Questions ----------------------------------------------------------------------------------------------------

ask-for-automa = entscheidet für { FORM($side-id, part: "dich") }
    .you = Entscheide für { FORM($side-id, part: "dich") }: Er { $what }
    .several = entscheiden für { FORM($side-id, part: "dich") }
    .hint = Du triffst jede Wahl des Automa, also wähle, was ihm am wenigsten hilft.
ask-may = darf nutzen: { $source }
    .you = Du darfst nutzen: { $source }
    .several = dürfen nutzen: { $source }
move-choose-may = { $source } nutzen
tip-may = { $does } Du darfst es auslassen.
ask-victim = wählt, wem Kundschafter genommen werden
    .you = Wähle, wem du Kundschafter nimmst
    .several = wählen, wem Kundschafter genommen werden
    .hint = Die Karten werden zufällig genommen. Kundschafter vom Neptun sind sicher.
ask-pay-explorer = gibt { $n ->
        [one] einen Kundschafter
       *[other] { $n } Kundschafter
    } ab
    .you = Gib { $n ->
        [one] einen Kundschafter
       *[other] { $n } Kundschafter
    } ab
    .several = geben { $n ->
        [one] einen Kundschafter
       *[other] { $n } Kundschafter
    } ab
    .hint = Was du abgibst, ist weg. Es ist der Preis für deine Wahl.
ask-pay-objective = gibt { $n ->
        [one] einen unerfüllten Auftrag
       *[other] { $n } unerfüllte Aufträge
    } ab
    .you = Gib { $n ->
        [one] einen unerfüllten Auftrag
       *[other] { $n } unerfüllte Aufträge
    } ab
    .several = geben { $n ->
        [one] einen unerfüllten Auftrag
       *[other] { $n } unerfüllte Aufträge
    } ab
    .hint = Was du abgibst, ist weg, und alle sehen es. Es ist der Preis für deine Wahl.
ask-pay-exoplanet = gibt { $n ->
        [one] einen erkundeten Exoplaneten
       *[other] { $n } erkundete Exoplaneten
    } samt Kundschaftern ab
    .you = Gib { $n ->
        [one] einen erkundeten Exoplaneten
       *[other] { $n } erkundete Exoplaneten
    } samt Kundschaftern ab
    .several = geben { $n ->
        [one] einen erkundeten Exoplaneten
       *[other] { $n } erkundete Exoplaneten
    } samt Kundschaftern ab
    .hint = Was du abgibst, ist weg. Es ist der Preis für deine Wahl.
ask-effect = darf einen Effekt nutzen: { $card }
    .you = Du darfst einen Effekt nutzen: { $card }
    .several = dürfen einen Effekt nutzen: { $card }
    .hint = Nutze jetzt einen von beiden, oder keinen.
move-choose-effect = { $choice } von { $card } nutzen
ask-take-exoplanet = nimmt einen Exoplaneten aus der Auslage
    .you = Nimm einen Exoplaneten aus der Auslage
    .several = nehmen einen Exoplaneten aus der Auslage
    .hint = Einen seiner Effekte kannst du sofort nutzen; erkundet bringt er jede Runde Ertrag.
move-choose-take-exoplanet = { $choice } nehmen
ask-galactic-mapping = nutzt die Effekte erkundeter Exoplaneten
    .you = Nutze die Effekte erkundeter Exoplaneten
    .several = nutzen die Effekte erkundeter Exoplaneten
    .hint = Wähle die Exoplaneten nacheinander. Überspringe, wenn du genug hast.
ask-take-tech = nimmt eine Technologie
    .you = Nimm eine Technologie
    .several = nehmen eine Technologie
    .hint = Eine Technologie wirkt, sobald du sie hast. Hast du dann zu viele, wählst du, welche du zurückgibst.
move-choose-take-tech = { $choice } nehmen
ask-return-tech = gibt eine Technologie zurück
    .you = Gib eine Technologie zurück
    .several = geben eine Technologie zurück
    .hint = Du kannst { $limit ->
        [one] eine Technologie
       *[other] { $limit } Technologien
    } behalten.
move-choose-return-tech = { $choice } zurückgeben
ask-take-research = nimmt eine Forschungskarte
    .you = Nimm eine Forschungskarte
    .several = nehmen eine Forschungskarte
    .hint = Die meisten wirken sofort; Kundschafter, Exoplaneten und Technologien darunter gehören dir.
move-choose-take-research = { $choice } nehmen
ask-build = setzt { $most ->
        [one] einen Ausbau
       *[other] { $most } Ausbauten
    } ein
    .you = Setze { $most ->
        [one] einen Ausbau
       *[other] { $most } Ausbauten
    } ein
    .several = setzen { $most ->
        [one] einen Ausbau
       *[other] { $most } Ausbauten
    } ein
    .hint = Maschinen füllen sich von links und wirken, wenn sie fertig sind. Beim Frachtraum zählt jeder Steckplatz.
ask-mars = darf { $most ->
        [one] einen Ausbau
       *[other] bis zu { $most } Ausbauten
    } kaufen
    .you = Du darfst { $most ->
        [one] einen Ausbau
       *[other] bis zu { $most } Ausbauten
    } kaufen
    .several = dürfen { $most ->
        [one] einen Ausbau
       *[other] bis zu { $most } Ausbauten
    } kaufen
    .hint = Jeder Ausbau ist einen Punkt wert, eine fertige Maschine mehr. Eine Maschine wirkt erst, wenn sie fertig ist, also fülle erst die eine; beim Frachtraum zählt jeder Steckplatz.

choice-machine = { $machine }, { $n ->
        [one] 1 Ausbau
       *[other] { $n } Ausbauten
    }
    .help = { $complete ->
        [0] Dann { $now } von { $size } Steckplätzen, +{ $points }, wenn fertig
       *[other] Fertig: +{ $points }, und +1 je Ausbau
    }. { $does }
brief-battery = Fasst 20, 24, dann 32 Energie
brief-cargo = Jeder fasst 1 Rohstoff mehr
brief-alcubierre = Spring in deinem Band
brief-sails = Leere Sektoren kosten 1
brief-probes = Baue ohne deine Aktion ab
brief-nano-excavators = Asteroiden bringen 2 mehr
brief-artificial-photosynthesis = Lade überall
brief-galactic-mapping = Nutze deine Exoplaneten noch einmal
brief-dark-energy-extractor = Nimm die Energie der Wurmlöcher
brief-spacetime-inverter = Tausche zwei Planeten
brief-advanced-spectroscopy = Sieh Asteroiden an, wann du willst
brief-space-elevators = Nutze den nächsten Planeten stattdessen
brief-quantum-ascendancy = Nutze einen Planeten nach anderen
build-whole = { $n ->
        [one] 1 Ausbau
       *[other] { $n } Ausbauten
    } einsetzen: { $places ->
        [1] { $machine }
        [2] { $machine }, davon { $rest }: { $other }
       *[other] { $places } Maschinen
    }
mars-price = { $left ->
        [0] dann keine Rohstoffe mehr
        [one] dann noch 1 Rohstoff
       *[other] dann noch { $left } Rohstoffe
    }

# What happened ------------------------------------------------------------------------------------------------

event-drew-explorers = { $side } { AGREE($side-id, "wirbt", "wirbst", "werben", "werbt") } { $cards } an{ $cost ->
        [0] {""}
        [one] {" "}für 1 Rohstoff
       *[other] {" "}für { $cost } Rohstoffe
    }.
    .hidden = { $side } { AGREE($side-id, "wirbt", "wirbst", "werben", "werbt") } { $n ->
        [one] einen Kundschafter
       *[other] { $n } Kundschafter
    } an{ $cost ->
        [0] {""}
        [one] {" "}für 1 Rohstoff
       *[other] {" "}für { $cost } Rohstoffe
    }.
event-explorer-placed = { $side } { AGREE($side-id, "setzt", "setzt", "setzen", "setzt") } { $card } auf { $exoplanet }: { $now } von { $need }.
event-explored = { $side } { AGREE($side-id, "erkundet", "erkundest", "erkunden", "erkundet") } { $exoplanet }.
event-stole = { $side } { AGREE($side-id, "nimmt", "nimmst", "nehmen", "nehmt") } { FORM($victim-id, part: "dir") } { $cards } ab.
    .hidden = { $side } { AGREE($side-id, "nimmt", "nimmst", "nehmen", "nehmt") } { FORM($victim-id, part: "dir") } { $n ->
        [one] einen Kundschafter
       *[other] { $n } Kundschafter
    } ab.
event-paid-resources = { $side } { AGREE($side-id, "zahlt", "zahlst", "zahlen", "zahlt") } { $n ->
        [one] 1 Rohstoff
       *[other] { $n } Rohstoffe
    }.
event-paid-energy = { $side } { AGREE($side-id, "zahlt", "zahlst", "zahlen", "zahlt") } { $n } Energie.
event-burned = { $side } { AGREE($side-id, "gibt", "gibst", "geben", "gebt") } „{ $card }“ ab.
event-gained-exoplanet = { $side } { AGREE($side-id, "nimmt", "nimmst", "nehmen", "nehmt") } { $card }{ $cost ->
        [0] {""}
        [one] {" "}für 1 Rohstoff
       *[other] {" "}für { $cost } Rohstoffe
    }.
event-used-effect = { $side } { AGREE($side-id, "nutzt", "nutzt", "nutzen", "nutzt") } Effekt { $effect ->
        [a] A
       *[b] B
    } von { $card }.
event-gained-tech = { $side } { AGREE($side-id, "erhält", "erhältst", "erhalten", "erhaltet") } { $card }.
event-returned-tech = { $side } { AGREE($side-id, "gibt", "gibst", "geben", "gebt") } { $card } zurück.
event-gained-research = { $side } { AGREE($side-id, "nimmt", "nimmst", "nehmen", "nehmt") } { $card }.
    .hidden = { $side } { AGREE($side-id, "nimmt", "nimmst", "nehmen", "nehmt") } einen Kundschafter vom Neptun.
event-upgraded = { $side } { AGREE($side-id, "setzt", "setzt", "setzen", "setzt") } { $n ->
        [one] 1 Ausbau
       *[other] { $n } Ausbauten
    } ein: { $machine }{ $cost ->
        [0] {""}
        [one] {" "}für 1 Rohstoff
       *[other] {" "}für { $cost } Rohstoffe
    }{ $left ->
        [0] {""}, jetzt fertig
       *[other] {" "}({ $now } von { $size })
    }.
event-automa-upgraded = { $side } { AGREE($side-id, "erhält", "erhältst", "erhalten", "erhaltet") } { $n ->
        [one] 1 Ausbau
       *[other] { $n } Ausbauten
    } und { AGREE($side-id, "hat", "hast", "haben", "habt") } { $now }.

# Refusals -----------------------------------------------------------------------------------------------------

refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
    .title = Nicht auf der Hand.
    .remedy = Sieh auf deine Hand, was du hast.
refusal-not-your-exoplanet = { $card } ist keiner deiner Exoplaneten.
    .title = Nicht deiner.
    .remedy = Kundschafter können nur auf deine eigenen Exoplaneten.
refusal-explored-already = { $card } ist schon erkundet, und Kundschafter kommen nie zurück.
    .title = Schon erkundet.
    .remedy = Willst du ihn trotzdem setzen, füge „{ $sure }“ an.
refusal-machine-full = { $machine }: { $left ->
        [0] Kein Steckplatz ist
        [one] Nur 1 Steckplatz ist
       *[other] Nur { $left } Steckplätze sind
    } frei.
    .title = Kein freier Steckplatz.
    .remedy = Wähle eine andere Maschine.
refusal-upgrades-too-many = Hier kannst du höchstens { $most } einsetzen.
    .title = Zu viele.
    .remedy = Setze weniger Ausbauten ein.
