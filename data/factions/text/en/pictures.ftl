### What the pictures of Factions of Sol, their alt texts and its text board say.

picture-round = round { $round } of { $rounds }
picture-over = game over
picture-moves = moves
    .several = move
picture-event = event
picture-no-event = First game: no stellar event
picture-no-market = No cards on offer
picture-leader = leader
picture-ruling = in force

board-round = { $title }, round { $round } of { $rounds }.
board-over = { $title }, game over.
board-won = { $players } { $players-count ->
    [one] wins
   *[other] share the win
}.
board-last-path = Last move: { $from } to { $path }.
board-last-way = Last move: { $from } to { $to }.
board-last-sectors = Last move at { $sectors }.
board-event = Event { $event }: { $motions }.
board-motion = { $letter } { $title }
board-motion-votes = { $letter } { $title } ({ $votes } for it)
board-ruling = In force: { $rules }.
board-leader = Leader: { $player }.
board-standing = Points: { $scores }.
board-score = { $player } { $score }
board-score-sources = { $player } { $score } ({ $sources })
board-source = { $source } { $count }
board-ships = Ships: { $ships }.
board-at = { $player } { $places }
board-planets = Planets: { $planets }.
board-wormholes = Wormholes: { $sectors }.
board-none = none
board-jupiter = Jupiter offers { $cards }.
board-neptune = Neptune offers { $cards }.
board-exoplanet = { $card } ({ $type }, needs { $need })
board-energy = Energy left behind: { $sectors }.
board-planet = { $planet }: ring { $ring }, node { $node }, touches { $sectors }
board-band = Band { $band }: { $sectors }
board-empty = empty
board-no-one = no one’s { $count }
board-belt = Asteroids: { $tiles }
board-tile-hidden = { $slot } face down
board-tile-open = { $slot } worth { $worth }
board-tile-known = { $slot } worth { $worth }, which only you know
board-key = { $letter } = { $player } ({ $facts })
board-look = { $colour } { $mark }
board-to-act = to act now
board-passed = passed
board-leads = Leader
board-now-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-now-energy = energy { $count } of { $most }
board-now-resources = resources { $count } of { $most }
board-now-explorers = { $count ->
    [one] { $count } explorer
   *[other] { $count } explorers
}
board-now-objectives = { $count ->
    [one] { $count } secret objective
   *[other] { $count } secret objectives
}
board-now-done = { $count ->
    [one] { $count } done
   *[other] { $count } done
}
board-now-ships = { $count ->
    [one] ship in { $places }
   *[other] ships in { $places }
}
board-machines = Machines: { $machines }
board-machine = { $machine } { $have } of { $most }
board-machine-complete = { $machine } complete
board-techs = Techs: { $techs }
board-worlds = Exoplanets: { $worlds }
board-world = { $card } ({ $type }, { $worth } of { $need })
board-world-explored = { $card } ({ $type }, explored)

picture-hand = your hand
picture-hand-count = { $explorers ->
    [one] { $explorers } explorer
   *[other] { $explorers } explorers
}, { $objectives ->
    [one] { $objectives } secret objective
   *[other] { $objectives } secret objectives
}
picture-holds = Met now
picture-holds-not = Not met yet
picture-kind-explorer = explorer
picture-kind-exoplanet = exoplanet
picture-kind-objective = objective
picture-kind-event = stellar event
picture-kind-tech = tech
picture-kind-charge = charge
picture-kind-asteroid = asteroid
picture-kind-research = research
picture-kind-automa = automa
picture-holds-battery = Holds { $count } energy{ $levels-count ->
    [0] {""}
    [one] ; the next level { $levels }
   *[other] ; further levels { $levels }
}.
picture-holds-cargo = Holds { $count ->
    [one] 1 resource
   *[other] { $count } resources
}; each upgrade adds 1.
picture-machine-points = +{ $count ->
    [one] 1 point
   *[other] { $count } points
}
sheet-thing = { $title }: { $what }
sheet-own-machine = { $machine }, { $slots } slots, +{ $points } points: { $does }
sheet-machine = { $machine }: { $does }.
picture-always = always
picture-owned = owned
picture-nothing-owned = No techs, exoplanets or completed objectives yet.
hand-explorer = { $card } ({ $what })
hand-explorers = { $count } × { $card } ({ $what })
hand-objective = { $card }: { $what } { $state }.
hand-alt = Your hand: { $cards }
card-alt = { $card }, { $kind }. { $what }
mat-alt = { $player } plays { $faction } with { $count ->
    [one] { $count } point
   *[other] { $count } points
}. { $what }

# The picture key ------------------------------------------------------------------------------------------------

picture-key = picture key
key-alt = Picture key. { $parts }
key-alt-part = { $part }: { $what }.
key-board = on the board
key-panel = in a player’s panel
key-card = what cards are about
key-ship = A ship and its wake
key-turn = The ship of the player to move
key-energy = Energy a player left behind, and how much
key-stray = Energy that belongs to no one
key-wormhole = A wormhole
key-rock = An asteroid, face down
key-rock-open = An open asteroid and its worth
key-rock-peeked = An asteroid only you have looked at
key-rock-ice = An asteroid of the Kuiper Belt
key-price = What entering a sector costs you now
key-price-all = What it costs if that takes all you have
key-paid = What the last move paid to enter a sector
key-points = Points everyone can see
key-stock = Energy, and how much the Batteries can hold
key-resources = Resources, and how many fit in the Cargo Hold
key-explorers = Explorers in hand
key-objectives = Secret objectives in hand
key-done = Objectives completed
key-techs = Techs
key-passed = Has passed, and is out this round
key-leader = The Leader
key-world = Explored exoplanets: { $type }
key-unexplored = Exoplanets not explored yet
key-machine = A machine; upgrades fill it from below
key-machine-complete = A complete machine
motif-energy = Energy
motif-resource = Resources
motif-explorer = Explorers
motif-exoplanet = Exoplanets
motif-objective = Secret objectives
motif-tech = Techs
motif-research = Research
motif-upgrade = Upgrades
motif-orbit = Planets move on
motif-teleport = Ships teleport
motif-wormhole = Wormholes
motif-clear = Energy is removed
motif-siphon = Energy is drained
motif-mine = Mining
motif-peek = Asteroids are seen
motif-flight = Ships move
motif-steal = Explorers are stolen
motif-leader = The Leader
motif-points = Points
motif-bands = Energy on the board
motif-planet = Planets
motif-rest = Passing
motif-trade = Trading
motif-ballot = Votes
motif-beacon = Rescue
motif-again = Once more
motif-machine = Machines

# Sectors that can be entered and are more than one step away.
picture-farther = { $n ->
    [one] 1 more sector is further away.
   *[other] { $n } more sectors are further away.
}
