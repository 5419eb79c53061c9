### What the pictures of SOL, their alt texts and its text board say.

layer-core = Kern
layer-radiative = Strahlungszone
layer-convective = Konvektionszone
layer-lower = Innerer Orbit
layer-upper = Äußerer Orbit

subtitle = Die letzten Tage eines Sterns
picture-round = Runde { $round }
picture-over = Nova
picture-last-chance = letzte Chance
picture-moves = am Zug
    .several = am Zug
picture-reached = { $count ->
    [one] erreicht das Ziel
   *[other] erreichen das Ziel
}
picture-missed = Ziel verfehlt
picture-to-nova = bis Nova
picture-deck = Stapel
picture-goal = Ziel
picture-event = Ereignis
picture-track = Schub
picture-heart = das Herz
picture-momentum = Schub
picture-energy = Energie
picture-ready = bereit
picture-points = Punkte
picture-reserve = Reserve
picture-bridges = Brücken
picture-nodes = Knoten
picture-foundries = Schmieden
picture-towers = Türme

board-round = { $title }, Runde { $round }.
board-last-round = { $title }, Runde { $round }. Letzte Chancen vor der Nova.
board-over = { $title }, nach der Nova.
board-goal-missed = Das Ziel von { $goal } wurde verfehlt.
board-goal-reached = { $players } { $players-count ->
    [one] hat
   *[other] haben
} das Ziel von { $goal } erreicht.
board-won = { $players } { $players-count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}.
board-last-hurl = Letzter Spielzug: von { $from } ins Herz.
board-last-flight = Letzter Spielzug: { $from } nach { $to }.
board-last-launch = Letzter Spielzug: Start nach { $to }.
board-last-spaces = Letzter Spielzug auf { $spaces }.
board-threat = { $flares ->
    [one] Noch { $flares } Eruption
   *[other] Noch { $flares } Eruptionen
} bis zur Nova, { $facts }.
board-facts = { $facts }.
board-cards = { $cards ->
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
board-goal = Ziel { $goal }
board-event = Ereignis { $event }
board-in-use = { $effect } im Einsatz
board-standing = Schub: { $scores }.
board-score = { $player } { $score }
board-stock = { $player }: { $facts }.
board-energy = { $count } Energie
board-ready = { $count } Sonnentaucher bereit
board-moves = { $count ->
    [one] { $count } Bewegungspunkt
   *[other] { $count } Bewegungspunkte
}
board-holds = hat { $suit }
board-holds-effect = hat { $suit } ({ $effect })
board-lost = { $count } im All verloren
board-position = Auf dem Spielplan: { $pieces }
board-owner = { $owner }: { $pieces }.
board-things = { $things } auf { $places }
board-several = { $place } ({ $count ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
})
board-no-one = niemand
board-sundivers = Sonnentaucher
board-towers = Sendetürme
board-foundries = Schmieden
board-nodes = Knoten
board-bridges = Brücken
board-cubes = Energiewürfel
board-feeders = Zehrer

board-suit = { $suit }: { $effect }
board-no-effect = kein Effekt
board-layer = { $layer }: { $spaces }
board-empty = leer
board-code-node = Knoten:{ $letter }
board-code-foundry = Schmiede:{ $letter }
board-code-tower = Turm:{ $letter }
board-code-cube = Würfel
board-code-feeders = Zehrer:{ $count }
board-neutral = neutral
board-all-bridges = Brücken: { $bridges }
board-none = keine
board-ships = Ecken der Mutterschiffe: { $ships }
board-order = Zugreihenfolge: { $letters }
board-key = { $letter } = { $player } ({ $facts })
board-look = { $colour } { $mark }
board-to-act = jetzt am Zug
board-now-momentum = Schub { $count }
board-now-energy = Energie { $count }
board-now-pool = Hangar { $count }
board-now-movement = Bewegung { $count }
board-now-corner = Mutterschiff an Ecke { $corner }
board-now-guests = Gäste { $guests }
board-now-lost = im All verloren { $count }
board-now-gone = aus der Partie { $count }
board-reserve = Reserve: { $pieces }
board-count-sundiver = { $count } Sonnentaucher
board-count-bridge = { $count ->
    [one] { $count } Brücke
   *[other] { $count } Brücken
}
board-count-node = { $count } Knoten
board-count-foundry = { $count ->
    [one] { $count } Schmiede
   *[other] { $count } Schmieden
}
board-count-tower = { $count ->
    [one] { $count } Sendeturm
   *[other] { $count } Sendetürme
}
