### What the pictures of Factions of Sol, their alt texts and its text board say.

picture-round = Runde { $round } von { $rounds }
picture-over = Partie zu Ende
picture-moves = am Zug
    .several = am Zug
picture-event = Ereignis
picture-no-event = Erste Partie: kein Sternereignis
picture-no-market = Nichts in der Auslage
picture-leader = Vorsitz
picture-ruling = in Kraft

board-round = { $title }, Runde { $round } von { $rounds }.
board-over = { $title }, Partie zu Ende.
board-won = { $players } { $players-count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}.
board-last-path = Letzter Spielzug: { $from } nach { $path }.
board-last-way = Letzter Spielzug: { $from } nach { $to }.
board-last-sectors = Letzter Spielzug in { $sectors }.
board-event = Ereignis { $event }: { $motions }.
board-motion = { $letter } { $title }
board-motion-votes = { $letter } { $title } ({ $votes } dafür)
board-ruling = In Kraft: { $rules }.
board-leader = Vorsitz: { $player }.
board-standing = Punkte: { $scores }.
board-score = { $player } { $score }
board-score-sources = { $player } { $score } ({ $sources })
board-source = { $source } { $count }
board-ships = Schiffe: { $ships }.
board-at = { $player } { $places }
board-planets = Planeten: { $planets }.
board-wormholes = Wurmlöcher: { $sectors }.
board-none = keine
board-jupiter = Auslage am Jupiter: { $cards }.
board-neptune = Auslage am Neptun: { $cards }.
board-exoplanet = { $card } ({ $type }, braucht { $need })
board-energy = Zurückgelassene Energie: { $sectors }.
board-planet = { $planet }: Ring { $ring }, Standplatz { $node }, grenzt an { $sectors }
board-band = Band { $band }: { $sectors }
board-empty = leer
board-no-one = herrenlos { $count }
board-belt = Asteroiden: { $tiles }
board-tile-hidden = { $slot } verdeckt
board-tile-open = { $slot } Wert { $worth }
board-tile-known = { $slot } Wert { $worth }, den nur du kennst
board-key = { $letter } = { $player } ({ $facts })
board-look = { $colour } { $mark }
board-to-act = jetzt am Zug
board-passed = hat gepasst
board-leads = Vorsitz
board-now-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-now-energy = Energie { $count } von { $most }
board-now-resources = Rohstoffe { $count } von { $most }
board-now-explorers = { $count } Kundschafter
board-now-objectives = { $count ->
    [one] { $count } geheimer Auftrag
   *[other] { $count } geheime Aufträge
}
board-now-done = { $count } erfüllt
board-now-ships = { $count ->
    [one] Schiff in { $places }
   *[other] Schiffe in { $places }
}
board-machines = Maschinen: { $machines }
board-machine = { $machine } { $have } von { $most }
board-machine-complete = { $machine } fertig
board-techs = Technologien: { $techs }
board-worlds = Exoplaneten: { $worlds }
board-world = { $card } ({ $type }, { $worth } von { $need })
board-world-explored = { $card } ({ $type }, erkundet)

picture-hand = deine Hand
picture-hand-count = { $explorers } Kundschafter, { $objectives ->
    [one] { $objectives } geheimer Auftrag
   *[other] { $objectives } geheime Aufträge
}
picture-holds = Jetzt erfüllt
picture-holds-not = Noch nicht erfüllt
picture-kind-explorer = Kundschafter
picture-kind-exoplanet = Exoplanet
picture-kind-objective = Auftrag
picture-kind-event = Sternereignis
picture-kind-tech = Technologie
picture-kind-charge = Ladung
picture-kind-asteroid = Asteroid
picture-kind-research = Forschung
picture-kind-automa = Automa
picture-holds-battery = Fasst { $count } Energie{ $levels-count ->
    [0] {""}
    [one] ; die nächste Stufe { $levels }
   *[other] ; weitere Stufen { $levels }
}.
picture-holds-cargo = Fasst { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
}; jeder Ausbau 1 mehr.
picture-machine-points = +{ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
sheet-thing = { $title }: { $what }
sheet-own-machine = { $machine }, { $slots } Steckplätze, +{ $points } Punkte: { $does }
sheet-machine = { $machine }: { $does }.
picture-always = immer
picture-owned = im Besitz
picture-nothing-owned = Noch keine Technologien, Exoplaneten oder erfüllten Aufträge.
hand-explorer = { $card } ({ $what })
hand-explorers = { $count } × { $card } ({ $what })
hand-objective = { $card }: { $what } { $state }.
hand-alt = Deine Hand: { $cards }
card-alt = { $card }, { $kind }. { $what }
mat-alt = { $player } spielt { $faction } mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}. { $what }

# The picture key ------------------------------------------------------------------------------------------------

picture-key = Legende
key-alt = Legende. { $parts }
key-alt-part = { $part }: { $what }.
key-board = auf dem Spielplan
key-panel = im Spielertableau
key-card = worum es auf Karten geht
key-ship = Ein Schiff und seine Spur
key-turn = Das Schiff am Zug
key-energy = Zurückgelassene Energie, und wie viel
key-stray = Energie, die niemandem gehört
key-wormhole = Ein Wurmloch
key-rock = Ein Asteroid, verdeckt
key-rock-open = Ein offener Asteroid und sein Wert
key-rock-peeked = Ein Asteroid, den nur du gesehen hast
key-rock-ice = Ein Asteroid des Kuipergürtels
key-price = Was dich ein Sektor jetzt kostet
key-price-all = Der Preis, wenn er alles kostet, was du hast
key-paid = Was die letzte Bewegung für einen Sektor gezahlt hat
key-points = Punkte, die alle sehen
key-stock = Energie, und wie viel die Batterien fassen
key-resources = Rohstoffe, und wie viele in den Frachtraum passen
key-explorers = Kundschafter auf der Hand
key-objectives = Geheime Aufträge auf der Hand
key-done = Erfüllte Aufträge
key-techs = Technologien
key-passed = Hat gepasst und ist in dieser Runde fertig
key-leader = Der Vorsitz
key-world = Erkundete Exoplaneten: { $type }
key-unexplored = Noch nicht erkundete Exoplaneten
key-machine = Eine Maschine; Ausbauten füllen sie von unten
key-machine-complete = Eine fertige Maschine
motif-energy = Energie
motif-resource = Rohstoffe
motif-explorer = Kundschafter
motif-exoplanet = Exoplaneten
motif-objective = Geheime Aufträge
motif-tech = Technologie
motif-research = Forschung
motif-upgrade = Ausbauten
motif-orbit = Planeten ziehen weiter
motif-teleport = Schiffe teleportieren
motif-wormhole = Wurmlöcher
motif-clear = Energie verschwindet
motif-siphon = Energie wird abgesaugt
motif-mine = Abbau
motif-peek = Asteroiden ansehen
motif-flight = Schiffe fliegen
motif-steal = Kundschafter wechseln die Seite
motif-leader = Der Vorsitz
motif-points = Punkte
motif-bands = Energie auf dem Spielplan
motif-planet = Planeten
motif-rest = Passen
motif-trade = Handel
motif-ballot = Stimmen
motif-beacon = Rettung
motif-again = Noch einmal
motif-machine = Maschinen

# Sectors that can be entered and are more than one step away.
picture-farther = Weiter weg { $n ->
    [one] liegt noch 1 Sektor
   *[other] liegen noch { $n } Sektoren
}.
