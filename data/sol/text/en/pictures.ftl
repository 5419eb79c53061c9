### What the pictures of SOL, their alt texts and its text board say.

layer-core = Core
layer-radiative = Radiative
layer-convective = Convective
layer-lower = Lower orbit
layer-upper = Upper orbit

subtitle = Last days of a star
picture-round = round { $round }
picture-over = nova
picture-last-chance = last chance
picture-moves = moves
    .several = move
picture-reached = { $count ->
    [one] reaches the goal
   *[other] reach the goal
}
picture-missed = The goal is missed
picture-to-nova = to nova
picture-deck = deck
picture-goal = goal
picture-event = event
picture-track = momentum
picture-heart = the heart
picture-momentum = momentum
picture-energy = energy
picture-ready = ready
picture-points = moves
picture-reserve = spare
picture-bridges = bridges
picture-nodes = nodes
picture-foundries = foundries
picture-towers = towers

board-round = { $title }, round { $round }.
board-last-round = { $title }, round { $round }. Last chances before the nova.
board-over = { $title }, after the nova.
board-goal-missed = The goal of { $goal } was not reached.
board-goal-reached = { $players } reached the goal of { $goal }.
board-won = { $players } { $players-count ->
    [one] wins
   *[other] share the win
}.
board-last-hurl = Last move: from { $from } into the heart.
board-last-flight = Last move: { $from } to { $to }.
board-last-launch = Last move: launch to { $to }.
board-last-spaces = Last move at { $spaces }.
board-threat = { $flares ->
    [one] { $flares } flare
   *[other] { $flares } flares
} to nova, { $facts }.
board-facts = { $facts }.
board-cards = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
}
board-goal = goal { $goal }
board-event = event { $event }
board-in-use = { $effect } in use
board-standing = Momentum: { $scores }.
board-score = { $player } { $score }
board-stock = { $player }: { $facts }.
board-energy = { $count } energy
board-ready = { $count ->
    [one] { $count } sundiver ready
   *[other] { $count } sundivers ready
}
board-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
board-holds = has { $suit }
board-holds-effect = has { $suit } ({ $effect })
board-lost = { $count } lost in space
board-position = On the board, { $pieces }
board-owner = { $owner }: { $pieces }.
board-things = { $things } on { $places }
board-several = { $place } ({ $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
})
board-no-one = no one
board-sundivers = sundivers
board-towers = towers
board-foundries = foundries
board-nodes = nodes
board-bridges = bridges
board-cubes = energy cubes
board-feeders = feeders

board-suit = { $suit }: { $effect }
board-no-effect = no effect
board-layer = { $layer }: { $spaces }
board-empty = empty
board-code-node = node:{ $letter }
board-code-foundry = foundry:{ $letter }
board-code-tower = tower:{ $letter }
board-code-cube = cube
board-code-feeders = feeders:{ $count }
board-neutral = neutral
board-all-bridges = Bridges: { $bridges }
board-none = none
board-ships = Motherships at corners: { $ships }
board-order = Turn order: { $letters }
board-key = { $letter } = { $player } ({ $facts })
board-look = { $colour } { $mark }
board-to-act = to act now
board-now-momentum = momentum { $count }
board-now-energy = energy { $count }
board-now-pool = pool { $count }
board-now-movement = movement { $count }
board-now-corner = mothership at corner { $corner }
board-now-guests = guests { $guests }
board-now-lost = lost in space { $count }
board-now-gone = out of the game { $count }
board-reserve = reserve: { $pieces }
board-count-sundiver = { $count ->
    [one] { $count } sundiver
   *[other] { $count } sundivers
}
board-count-bridge = { $count ->
    [one] { $count } bridge
   *[other] { $count } bridges
}
board-count-node = { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}
board-count-foundry = { $count ->
    [one] { $count } foundry
   *[other] { $count } foundries
}
board-count-tower = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
