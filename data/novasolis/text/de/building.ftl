# Bauen: Bauschritte, und was ihnen im Weg steht.

choice-build-ship = Schiff in { $sector }
    .band = Schiffe
choice-build-station = Station in { $sector }
    .band = Stationen
choice-build-gate = Sprungtor in { $sector }
    .band = Sprungtore
choice-build-settle = { $sector } besiedeln
    .band = Besiedeln
choice-build-scrap-ship = Schiff in { $sector } abrüsten
    .band = Abrüsten
choice-build-scrap-station = Station in { $sector } abrüsten
    .band = Abrüsten
choice-build-scrap-gate = Sprungtor in { $sector } abrüsten
    .band = Abrüsten
# Was ein Bauschritt nach sich zieht, neben seinem Preis.
order-gives-up = Bringt nichts zurück
order-opens = { $ship ->
        [0] Dein Flaggschiff bleibt
       *[other] Verbraucht das Schiff
    }{ $locations-count ->
        [0] {""}
       *[other] ; Standorte: { $locations }
    }{ $beside ->
        [0] {""}
        [one] ; daneben 1 Schiff der Entität
       *[other] ; daneben { $beside } Schiffe der Entität
    }
free-blue = { $n ->
    [one] 1 blauer
   *[other] { $n } blaue
}
free-yellow = { $n ->
    [one] 1 gelber
   *[other] { $n } gelbe
}
free-red = { $n ->
    [one] 1 roter
   *[other] { $n } rote
}
order-joins = { $n ->
        [0] Dein erstes: Erst ein zweites verbindet sich mit ihm
        [one] Verbunden mit deinem anderen Tor
       *[other] Verbunden mit deinen { $n } Toren
    }
order-fleet = Einheit { $n } von { $most } in deiner Flotte
asked-order = Noch etwas bauen?
# Bauschritte, die zusammen angeboten werden.
build-list = { $settled-count ->
    [0] { list-ships }
   *[other] { $settled } besiedeln{ $n ->
        [0] {""}
       *[other] , dann { list-ships }
    }
}
list-ships = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
} in { $sectors }
choice-cost = { $cost ->
    [0] Kostenlos
   *[other] { $cost } Energie
}
unit-gate = Sprungtor
    .many = Sprungtore
    .kein = kein Sprungtor
    .dein = dein Sprungtor
unit-colony = Kolonie
    .many = Kolonien
    .kein = keine Kolonie
    .dein = deine Kolonie
price-build = noch { $left } Energie
build-whole = Bauen: { $orders }{ $spent ->
        [0] {""}
       *[other] {" "}({ $spent } Energie)
    }
build-many = Bauen: { $n } Bauschritte{ $spent ->
        [0] {""}
       *[other] {" "}({ $spent } Energie)
    }
build-one = { $spent ->
    [0] Bauen: { $order }
   *[other] Bauen: { $order } ({ $spent } Energie)
}
orders-settle = { $sectors-count ->
    [1] Kolonie
   *[other] Kolonien
} in { $sectors }
orders-ship = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
}
orders-station = { $n ->
    [one] 1 Station
   *[other] { $n } Stationen
}
orders-gate = { $n ->
    [one] 1 Sprungtor
   *[other] { $n } Sprungtore
}
orders-scrap-ship = { orders-ship } (abrüsten)
orders-scrap-station = { orders-station } (abrüsten)
orders-scrap-gate = { orders-gate } (abrüsten)

event-built-ship = { $times ->
        [one] { $side } { AGREE($side-id, "baut", "baust") } ein Schiff in { $sector }.
       *[other] { $side } { AGREE($side-id, "baut", "baust") } { $times } Schiffe in { $sector }.
    }
event-built-station = { $side } { AGREE($side-id, "baut", "baust") } eine Station in { $sector }.
event-built-gate = { $side } { AGREE($side-id, "baut", "baust") } ein Sprungtor in { $sector }.
event-scrapped-ship = { $times ->
        [one] { $side } { AGREE($side-id, "rüstet", "rüstest") } ein Schiff in { $sector } ab.
       *[other] { $side } { AGREE($side-id, "rüstet", "rüstest") } { $times } Schiffe in { $sector } ab.
    }
event-scrapped-station = { $side } { AGREE($side-id, "rüstet", "rüstest") } die Station in { $sector } ab.
event-scrapped-gate = { $side } { AGREE($side-id, "rüstet", "rüstest") } das Sprungtor in { $sector } ab.
event-settled = { $side } { AGREE($side-id, "besiedelt", "besiedelst") } { $sector }.
event-stars-settled = { $times ->
        [one] { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } als erstes Reich, das dort siedelt.
       *[other] { $side } { AGREE($side-id, "erhält", "erhältst") } für { $times } Sektoren je { $stars } als erstes Reich, das dort siedelt.
    }
event-stars-prize = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für den Galaktischen Kern.
event-stars-settle = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } mehr für das Besiedeln.
# Was ein Bauschritt bewirkt, bevor er feststeht.
event-built-ship-ahead = { $times ->
        [one] Ein Schiff in { $sector } bauen.
       *[other] { $times } Schiffe in { $sector } bauen.
    }
event-built-station-ahead = Eine Station in { $sector } bauen.
event-built-gate-ahead = Ein Sprungtor in { $sector } bauen.
event-scrapped-ship-ahead = { $times ->
        [one] Ein Schiff in { $sector } abrüsten.
       *[other] { $times } Schiffe in { $sector } abrüsten.
    }
event-scrapped-station-ahead = Die Station in { $sector } abrüsten.
event-scrapped-gate-ahead = Das Sprungtor in { $sector } abrüsten.
event-settled-ahead = { $sector } besiedeln.
event-stars-settled-ahead = { $times ->
        [one] Du erhältst { $stars } als erstes Reich, das dort siedelt.
       *[other] Du erhältst für { $times } Sektoren je { $stars } als erstes Reich, das dort siedelt.
    }
event-stars-prize-ahead = Du erhältst { $stars } für den Galaktischen Kern.
event-stars-settle-ahead = Du erhältst { $stars } mehr für das Besiedeln.
event-artifact-ahead = Du findest das uralte Artefakt in { $sector }.
event-stars-artifact-ahead = Du erhältst { $stars } für das Artefakt.

refusal-build-not-owned = { $sector } ist nicht dein Sektor.
    .title = Nicht dein Sektor.
    .remedy = Baue, wo du eine Kolonie hast, oder besiedle den Sektor zuerst.
refusal-build-contested = { $sector } ist umkämpft: Dort sind Feinde.
    .title = Umkämpft.
    .remedy = Vertreib sie erst mit Bewegen, oder baue anderswo.
refusal-build-no-reserve = Alle deine { FORM($what-id, part: "many") } sind auf dem Spielplan.
    .title = Nichts mehr übrig.
    .remedy = Rüste etwas davon ab, oder baue etwas anderes.
refusal-build-fleet-full = Deine Flotte erlaubt { $most } Einheiten, und alle sind auf dem Spielplan.
    .title = Flotte voll.
    .remedy = Heb deine Flotte mit Plättchen oder Technologien, oder rüste eine Einheit ab.
refusal-build-no-yard = In { $sector } hast du weder deine Heimatwelt noch eine Station.
    .title = Keine Werft.
    .remedy = Baue Schiffe bei deiner Heimatwelt oder einer Station.
refusal-build-station-there = In { $sector } steht schon eine Station.
    .title = Nur eine je Sektor.
    .remedy = Baue die Station in einem anderen deiner Sektoren.
refusal-build-gate-there = In { $sector } steht schon ein Tor.
    .title = Nur eins je Sektor.
    .remedy = Baue das Sprungtor in einem anderen deiner Sektoren.
refusal-build-too-dear = Das kostet { $cost } Energie, und du hast noch { $energy }.
    .title = Zu wenig Energie.
    .remedy = Lass einen anderen Bauschritt weg, oder hol dir erst mit Logistik Energie.
refusal-settle-black-hole = Das Schwarze Loch in { $sector } kann niemand besiedeln.
    .title = Schwarzes Loch.
    .remedy = Besiedle einen anderen Sektor.
refusal-settle-colony-there = In { $sector } ist eine Kolonie von { FORM($owner-id, part: "dir") }.
    .title = Schon besiedelt.
    .remedy = Besiedle einen Sektor ohne Kolonie.
refusal-settle-no-ship = Du hast kein Schiff in { $sector }.
    .title = Kein Schiff dort.
    .remedy = Schick erst eins hin; es wird zur Kolonie.
refusal-settle-no-population = Du kannst keine weitere Kolonie haben, und { $sector } wäre eine.
    .title = Bevölkerung voll.
    .remedy = Heb deine Bevölkerung mit Plättchen oder Technologien; mehr als 8 Kolonien neben der Heimatwelt hast du nie.
refusal-scrap-nothing = Du hast nichts dergleichen in { $sector }.
    .title = Nichts dort.
    .remedy = Rüste etwas ab, wo du es hast.
