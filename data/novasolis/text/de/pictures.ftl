### Was die Bilder von Nova Solis, ihre Beschreibungen und der Spielplan in Worten sagen.

picture-title = Nova Solis
picture-round = Runde { $round }
picture-over = Partie vorbei
picture-moves = am Zug
picture-entity = die Entität
picture-entity-won = { $entity } gewinnt
picture-track = { $now } von { $end }
picture-enrages = rasend bei { $at }
picture-enraged = rasend
picture-cards = Karten { $counts }
picture-victory = Sieg
picture-of-stars = von { $needed } Sternen
picture-of-artifacts = { $now } von { $needed }
picture-leader = führt
picture-no-market = Keine Technologien in der Auslage
picture-ancient = uralt
picture-void = Leere
picture-in-force = gilt
picture-everyone = alle
picture-more-offers = { $n ->
    [one] noch 1 Angebot
   *[other] noch { $n } Angebote
}
picture-lasts = { $card } bis Runde { $round }
picture-no-race = Noch kein Volk

board-round = { $title }, Runde { $round }.
board-over = { $title }, Partie vorbei.
board-won = { $players } { $players-count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}.
board-lost = { CAPITAL($entity) } gewinnt.
board-way = { $from } nach { $to }
board-last-ways = Letzte Flüge: { $ways }.
board-last-sectors = Zuletzt verändert: { $sectors }.
board-last-arrived = Neue Schiffe der Entität: { $sectors }.
board-arrived = { $n } in { $sector }
board-last-raids = Überfälle: { $raids }.
board-raid-lost = { $sector } verloren
board-raid-held = { $sector } gehalten
board-lasting = In Kraft: { $cards }.
board-ancients = Uralte Technologien, für Reiche mit einem Artefakt: { $cards }.
board-dark-left = Dunkle Materie übrig: { $n }.
board-voids = Leerentechnologien, für Reiche mit Dunkler Materie: { $cards }.
board-is-charted = kartiert
board-goal = Gemeinsam { $now } von { $needed } Sternen und { $artifacts } von { $wanted } Artefakten.
board-track = Die Entität hat Machtstufe { $power } und { $now } von { $end } auf der Bedrohungsleiste, { $rage }.
board-power = Die Entität hat Machtstufe { $power }.
board-cards = Übrige Karten der Entität je Etappe: { $cards }.
board-standing = Sterne: { $scores }.
board-score = { $player } { $score }
board-contested = Umkämpft: { $sectors }.
board-forces = { CAPITAL($player) }: { $sectors }.
board-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
board-stations = { $count ->
    [one] { $count } Station
   *[other] { $count } Stationen
}
board-stations-short = { $count }S
board-flagship-short = Flaggschiff
board-market = In der Auslage: { $cards }.
board-card = { $card } für { $price } (braucht { FORM($needs-id, part: "den") })
board-none = nichts
board-home = Heimatwelt von { FORM($player-id, part: "dir") }
board-colony = Kolonie von { FORM($player-id, part: "dir") }
board-is-contested = umkämpft
board-gate = Sprungtor von { FORM($player-id, part: "dir") }
board-gate-shared = Sprungtor von { FORM($player-id, part: "dir") }, offen für { FORM($allies-id, part: "dich") }
board-rift = Entitätstor
board-rift-active = aktives Entitätstor
board-units = { $player }: { $units }
board-sector = { $sector } { $title }: { $what }.
board-location = { $place } { $what }
board-location-blue = blauer Standort
board-location-yellow = gelber Standort
board-location-red = roter Standort
board-location-anomaly = Anomalie
board-artifact = Artefakt
board-gives-energy = +1 Energiestufe
board-gives-reactor = +1 Reaktor
board-gives-population = +1 Bevölkerung
board-gives-research = +1 Forschungsstufe
board-gives-fleet = +1 Flotte
board-gives-neutronium = 1 Neutronium
board-gives-pteracnium = 1 Pteracnium
board-gives-hadron = 1 Hadron
board-gives-boson = 1 Boson
board-gives-antimatter = 1 Antimaterie
board-gives-omega = 1 Omega
board-gives-stars = Sterne beim Aufdecken
board-key = { $player }: { $facts }
board-to-act = ist am Zug
board-now-stars = Sterne { $count }, davon { $coop } für alle
board-now-energy = Energie { $count } von { $most } (+{ $income })
board-now-research = Forschung { $count } (+{ $income })
board-now-population = Bevölkerung { $count } von { $most }
board-now-fleet = Flotte { $count } von { $most }
board-now-artifacts = { $count ->
    [one] { $count } Artefakt
   *[other] { $count } Artefakte
}
board-now-hand = { $count } Plättchen auf der Hand
board-now-objectives = { $done } von { $count } Aufträgen eingelöst
board-now-actions = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
board-resource = { $count } { $resource }
board-resources = Rohstoffe: { $resources }.
board-techs = Technologien: { $techs }.
board-tech-active = { $card } (aktiv)

# Erweiterungen ----------------------------------------------------------------------------------------------------

board-flagship = Flaggschiff in { $sector }
board-no-flagship = kein Flaggschiff auf dem Spielplan
board-fitted = aktives Modul: { $card }
board-unfitted = kein aktives Modul
board-allied = verbündet mit { FORM($players-id, part: "dir") }
board-allied-none = Bündnis gegründet, noch keine Verbündeten
board-now-tokens = { $n ->
    [0] keine Diplomatiemarker
   *[other] { $n } Diplomatiemarker (Sterne −{ $stars })
}
board-now-trade = { $n ->
    [one] 1 freier Handelsmarker
   *[other] { $n } freie Handelsmarker
}
board-dark = { $stock } Dunkle Materie im Vorrat{ $laid ->
    [0] {""}
   *[other] , { $laid } auf Technologien
}
board-alliances = Bündnisse: { $alliances }.
board-alliance = { $players } gemeinsam
board-alliance-alone = { $players } noch allein
board-tokens = Diplomatiemarker und die Sterne, die sie kosten: { $players }.
board-tokens-of = { $player } { $n } (−{ $stars })
board-bids = Offene Angebote: { $bids }.
board-own-bids = Deine offenen Angebote: { $bids }.
board-bid = { $maker } bietet { FORM($partner-id, part: "dir") } { $gives } gegen { $gets }
board-everyone = alle
    .dir = allen
board-deals = Verträge: { $deals }.
board-deal = { $giver } gibt { FORM($receiver-id, part: "dir") } { $what }
board-deal-star = 1 Stern in jeder Logistik
board-loan = { $giver } verleiht an { FORM($receiver-id, part: "dich") } { $what }
picture-gives = an { FORM($player-id, part: "dich") }
picture-gets = von { FORM($player-id, part: "dir") }
board-helping = Beistand für { FORM($player-id, part: "dich") }: { $helpers }.
board-helper = { $player } ({ $units })

# Woher Sterne kommen ----------------------------------------------------------------------------------------------

source-colonies = Kolonien
source-charting = Kartieren
source-technologies = Technologien
source-artifacts = Artefakte
source-combat = Kampf
source-gates = Tore
source-seized = Eroberung
source-objectives = Aufträge
source-held = am Ende
source-diplomacy = Diplomatie
source-taken-off = { source-diplomacy }
source-coop = für alle
source-own = eigene
board-sources = { $player } { $score }: { $sources }.
board-sources-together = Woher die Sterne kommen: { $sources }.
board-source = { $source } { $stars }

# Ein Kampf --------------------------------------------------------------------------------------------------------

picture-combat = Kampf in { $sector }
picture-combat-round = Runde { $round } von { $most }
picture-awaits-reroll = neu würfeln?
picture-awaits-put = Würfel setzen
picture-awaits-onward = noch eine Runde?
picture-attacks = greift an
picture-defends = verteidigt
picture-to-put = übrig
picture-hits = { $hits ->
    [0] keine Treffer
   *[other] { $hits } Treffer
}
picture-loses = verliert { $units }
picture-absorbs = fängt { $n } ab
picture-lost = bisher verloren: { $units }
picture-outcome = { $hits }: { $what }
board-combat = Kampf in { $sector }, Runde { $round } von { $most }.
board-combatant = { CAPITAL($player) }, { $units }: Würfel gesetzt { $put }, übrig { $left }; { $damage } Schaden, { $shield ->
    [one] 1 Schild
   *[other] { $shield } Schilde
}{ $armour ->
    [0] {""}
   *[other] , { $armour } Panzerung
}{ $outcome }.
board-in-slot = { $die } auf Kampffeld { $slot }

# Persönliche Bilder -----------------------------------------------------------------------------------------------

picture-hand = deine Hand
picture-hand-count = { $tiles } Plättchen, { $objectives ->
    [one] { $objectives } Auftrag
   *[other] { $objectives } Aufträge
}
picture-holds = Erfüllt
picture-holds-not = Noch nicht erfüllt
picture-claimed = Eingelöst
picture-active = Aktiv
picture-inactive = Nicht aktiv
picture-kind-technology = Technologie
picture-kind-tile = Standortplättchen
picture-kind-objective = Auftrag
picture-kind-entity = Karte der Entität
# Die Völker zur Wahl.
picture-races = Volk wählen
race-passive = { $title }: { $what }
race-cards = Technologien: { $cards }
race-level = { $level } { $n }
race-alt = { $race }{ $first ->
    [0] {""}
   *[1] {" "}(gut für die erste Partie)
}: { $levels }. Die Heimatwelt bringt { $resource }. { $passive } Technologien: { $cards }.
race-alt-short = { $race }{ $first ->
    [0] {""}
   *[1] {" "}(gut für die erste Partie)
}: { $levels }; { $resource }. { $passive }
level-energy-short = Energie
level-reactor-short = Reaktor
level-population-short = Kolonien
level-research-short = Forschung
level-fleet-short = Flotte
picture-sector = Sektor { $sector }
hand-tile = { $count ->
    [one] { $card }.
   *[other] { $count } × { $card }.
} { $what }
hand-objective = { $card } ({ $state }). { $what }
hand-alt = Deine Hand: { $cards }
card-alt = { $card }, { $kind }. { $what }

picture-market = Auslage
picture-ancients = Uralte Technologien
picture-voids = Leerentechnologien
picture-offered = was du kaufen kannst
picture-market-gold = golden: jetzt bezahlbar
picture-from-market = In der Auslage
picture-from-ancients = Braucht ein Artefakt
picture-from-voids = Braucht Dunkle Materie
picture-from-offered = Du kannst kaufen
market-alt = { $state }: { $cards }.
market-card = { $card } für { $price }{ $can ->
    [1] { " " }(jetzt bezahlbar)
   *[other] { "" }
}
picture-on = Aktiviert
picture-open = Aktivierbar
picture-shut = Jetzt nicht aktivierbar
gives-energy = Energie je Logistik
gives-reactor = Energie höchstens
gives-population = Kolonien höchstens
gives-research = Forschung je Logistik
gives-fleet = Einheiten höchstens
allocation-alt = { $player }: { $levels }.
allocation-level = { $level } { $before ->
    [-1] { $after }
   *[other] { $before } auf { $after }
}
allocation-left = Freie Rohstoffe: { $resources }.
allocation-cards = { $state }: { $cards }.

# Die Legende ------------------------------------------------------------------------------------------------------

picture-key = Legende
key-alt = Legende. { $parts }
key-alt-part = { CAPITAL($part) }: { $what }.
key-board = auf dem Spielplan
key-panel = im Tableau eines Reiches
key-combat = im Kampf
key-armour = Panzerung, sie hält den ganzen Kampf
    .brief = Panzerung
key-power-reroll = Diesen Würfel würfelst du neu
    .brief = neu würfeln
key-power-increasing = Jeder Würfel zählt 1 mehr je Würfel hier
    .brief = steigend
key-power-once = Wirkt einmal im Kampf
    .brief = einmalig
key-power-minimum = Kein Würfel der Art zählt weniger als die Zahl der Würfel hier
    .brief = Mindestwert
key-damage = Schaden, den ein Würfel hier macht
    .brief = Schaden
key-shield = Schilde, die ein Würfel hier gibt
    .brief = Schilde
key-die = Ein Würfel
    .brief = Würfel
key-die-chosen = Ein Würfel, den du setzen willst
    .brief = geplanter Würfel
key-die-would = Ein Würfel, den die Entität setzen wird
    .brief = Würfel der Entität
key-home = Eine Heimatwelt; das Zeichen nennt den Besitzer
    .brief = Heimatwelt
key-colony = Eine Kolonie; wem sie gehört, gehört der Sektor
    .brief = Kolonie
key-station = Eine Station
    .brief = Station
key-ships = Schiffe, und wie viele
    .brief = Schiffe
key-flagship = Ein Flaggschiff
    .brief = Flaggschiff
key-shared-gate = Ein Tor, das Verbündete nutzen
    .brief = Tor für Verbündete
key-gate = Das Sprungtor eines Reiches
    .brief = Sprungtor
key-swarm = Schiffe der Entität, und wie viele
    .brief = Schiffe der Entität
key-fortress = Eine Station der Entität
    .brief = Station der Entität
key-rift = Ein Entitätstor
    .brief = Entitätstor
key-rift-active = Das Tor, das die Entität als Nächstes nutzt
    .brief = nächstes Tor
key-contested = Ein umkämpfter Sektor bringt nichts
    .brief = umkämpft
key-charted = Ein kartierter Sektor
    .brief = kartiert
key-raid-lost = Kolonie, die im letzten Überfall fiel
    .brief = Kolonie verloren
key-raid-held = Kolonie, die im letzten Überfall standhielt
    .brief = Kolonie gehalten
key-blue = Ein blauer Standort ohne Plättchen
    .brief = blauer Standort
key-yellow = Ein gelber Standort ohne Plättchen
    .brief = gelber Standort
key-red = Ein roter Standort ohne Plättchen
    .brief = roter Standort
key-tile = Ein Plättchen, in der Farbe seines Standorts, und was es gibt
    .brief = Plättchen
key-anomaly = Eine Anomalie, und was sie gibt
    .brief = Anomalie
key-artifact = Ein Artefakt, das noch niemand hatte
    .brief = neues Artefakt
key-artifact-old = Ein Artefakt, das schon jemand hatte
    .brief = altes Artefakt
key-stars = Sterne: der Stand, wo jedes Reich seine eigenen hat
    .brief = Sterne
key-energy = Energie, und wie viel der Reaktor fasst
    .brief = Energie
key-reactor = Ein höherer Reaktor
    .brief = Reaktor
key-research = Forschung, und was sie bezahlt
    .brief = Forschung
key-population = Kolonien, und wie viele es sein dürfen
    .brief = Kolonien
key-fleet = Einheiten, und wie viele es sein dürfen
    .brief = Einheiten
key-tech = Aktive Technologien, und alle zusammen
    .brief = Technologien
key-relic = Kontrollierte Artefakte
    .brief = Artefakte
key-hand = Standortplättchen auf der Hand
    .brief = Plättchen (Hand)
key-fitted = Das Flaggschiff und sein aktives Modul
    .brief = Modul
key-alliance = Im Bündnis mit
    .brief = Bündnis
key-envoy = Diplomatiemarker, und die Sterne, die sie kosten
    .brief = Diplomatiemarker
key-trade = Freie Handelsmarker
    .brief = Handelsmarker
key-contracts = Verträge und offene Angebote
    .brief = Verträge
key-dark = Dunkle Materie im Vorrat
    .brief = Dunkle Materie
