# The Movement, and rescues.

verb-move = Move
    .help = Move your ship: type “C4 C5 D5”, or just “C5” or “mars” for the cheapest way
    .next = Move on, use a planet or mine?
verb-rescue = Rescue
    .help = Teleport to Mercury; costs you 20 points
    .hint = Teleport to Mercury. It costs you 20 points, unless you still have a free one.

# The second line of a word of the path --------------------------------------------------------------------------------

choice-step = { $place }{ $asteroid ->
    [0] {""}
   *[other] , asteroid
}{ $beside ->
    [0] {""}
   *[other] , beside { $planets }
}
    .band = Anywhere in band { $band }{ $band ->
        [E] {" "}(Asteroid Belt)
       *[other] {""}
    }
choice-half = { $place } at half price
    .band = At half price
choice-jump = Jump to { $place }
    .band = Jumps
choice-from = Move the ship in { $place }
choice-rescued = the ship in { $place }
choice-to = To { $place }
    .band = Band { $band }
choice-gate-energy = Move the wormhole in { $place } for { $energy } energy
    .band = Wormholes
choice-gate-resource = Move the wormhole in { $place } for a resource
    .band = Wormholes
choice-gate-new-energy = Place a wormhole for { $energy } energy
    .band = Wormholes
choice-gate-new-resource = Place a wormhole for a resource
    .band = Wormholes
choice-extract = Use the Dark Energy Extractor
# What it costs is said beside it where a path may end.
choice-step-price = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}{ $two ->
    [0] {""}
   *[other] {" "}from { $flown } ({ $gone } goes)
}, leaves { $energy } energy{ $converted ->
    [0] {""}
    [one] {" "}(converts 1 resource)
   *[other] {" "}(converts { $converted } resources)
}
mark-step = { $price } energy, leaves { $energy }
choice-jump-free = Free, before your first step
choice-from-there = The other one is removed
choice-gate-left = Leaves { $energy } energy and { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
# Where an Action follows, what it costs or gives there stands before the way.
choice-goal-way = { $does }; { choice-step-price }{ $home ->
    [0] {""}
   *[other] , too little for Mercury
}
choice-extract-gain = Gains { $price } energy

# Destinations -------------------------------------------------------------------------------------------------------

goal-mercury = Mercury, charge
goal-venus = Venus, recruit explorers
goal-earth = Earth, vote
goal-leader = Earth, take the Leader token
goal-mars = Mars, buy upgrades
goal-jupiter = Jupiter, take an exoplanet
goal-saturn = Saturn, draw objectives
goal-uranus = Uranus, take a tech
goal-neptune = Neptune, take research
goal-mine = Mine { $here ->
    [0] asteroid { $slot }
   *[other] the asteroid
}{ $worth ->
    [0] {""}
   *[other] {" "}worth { $worth }
}
goal-asteroid = { $here ->
    [0] asteroid { $slot }
   *[other] an asteroid
}{ $worth ->
    [0] {""}
   *[other] {" "}worth { $worth }
}
does-mercury = up to full
does-venus = { $most ->
    [one] 1 explorer
   *[other] 1 to { $most } explorers
}
does-earth = a reward
does-leader = begin the next round
does-mars = { $most ->
    [one] 1 upgrade
   *[other] 1 to { $most } upgrades
}
does-jupiter = { $cost ->
    [0] free
    [one] for 1 resource
   *[other] for { $cost } resources
}
does-saturn = keep { $keep } of { $draw }
does-uranus = any tech
does-neptune = 1 of { $n } cards
nothing-room = { $room ->
    [0] your battery is full
   *[other] your battery has room for { $room }
}
nothing-explorers = no explorers are left
nothing-leader = it is taken
nothing-voted = you have voted
nothing-slots = all slots are full
nothing-market = none is on offer
nothing-resources = { $have ->
    [0] you have no resources
    [one] you have 1 resource
   *[other] you have { $have } resources
}
nothing-hold = your hold is full
goal-several = { $things }
goal-or-mine = { $use }, or mine { $rocks }
choice-goal = { $what } ({ $place }{ $others ->
    [0] {""}
   *[other] , also beside { $also }
})
choice-goal-nothing = { $what } ({ $place }{ $others ->
    [0] {""}
   *[other] , also beside { $also }
}): { $why }

choice-goal-here = { $what } (here)

# The whole path -------------------------------------------------------------------------------------------------------

price-movement = leaves { $energy } energy and { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}
movement-whole = Move to { $place }{ $beside ->
    [0] {""}
   *[other] , beside { $planets }
}

movement-and-act = { $act ->
    [use] Move to { $place } and use { $what }
   *[mine] Move to { $place } and mine { $what }
}

# What happened --------------------------------------------------------------------------------------------------------

event-moved = { $side } moved from { $from } to { LAST($sectors-id) } for { $spent } energy.
event-jumped = { $side } jumped from { $from } to { $to } with the Alcubierre Drive.
event-converted = { $side } converted { $n ->
    [one] 1 resource
   *[other] { $n } resources
} to energy on the way.
event-wormhole-moved-for-energy = { $side } moved the wormhole from { $from } to { $to } for { $energy } energy.
event-wormhole-moved-for-resource = { $side } moved the wormhole from { $from } to { $to } for a resource.
event-wormhole-brought-for-energy = { $side } placed a wormhole in { $to } for { $energy } energy.
event-wormhole-brought-for-resource = { $side } placed a wormhole in { $to } for a resource.
event-extracted = { $side } emptied the wormholes’ sectors and gained { $n } energy.
event-moved-ahead = Move from { $from } to { LAST($sectors-id) } for { $spent } energy.
# What a move does that ends with an Action.
event-landing-ahead = { $act ->
    [use] Use { $what }
   *[mine] Mine { $what }
}.
event-jumped-ahead = Jump from { $from } to { $to } with the Alcubierre Drive.
event-converted-ahead = Convert { $n ->
    [one] 1 resource
   *[other] { $n } resources
} to energy on the way.
event-wormhole-moved-for-energy-ahead = Move the wormhole from { $from } to { $to } for { $energy } energy.
event-wormhole-moved-for-resource-ahead = Move the wormhole from { $from } to { $to } for a resource.
event-wormhole-brought-for-energy-ahead = Place a wormhole in { $to } for { $energy } energy.
event-wormhole-brought-for-resource-ahead = Place a wormhole in { $to } for a resource.
event-extracted-ahead = Empty the wormholes’ sectors: +{ $n } energy.
event-ship-removed = { $side } removed the ship in { $place }.
event-ship-removed-ahead = Your ship in { $place } is removed.
event-rescued = { $side } { AGREE($side-id, "was", "were") } rescued to { $place } and lost { $points } points.
event-rescued-free = { $side } { AGREE($side-id, "was", "were") } rescued to { $place }; the first rescue is free.
event-rescued-by-beacon = { $side } returned { $card } and { AGREE($side-id, "was", "were") } rescued to { $place }.

# Refusals -------------------------------------------------------------------------------------------------------------

refusal-path-too-dear = The cheapest way to { $place } costs { $price } energy, and you have { $left }, resources included.
    .title = Too expensive.
    .remedy = You need { $missing } more: charge at Mercury, or choose sectors with less energy in them.
refusal-path-over-capacity = Entering { $place } costs { $price } energy at once, and your Batteries hold { $capacity }.
    .title = Too much at once.
    .remedy = Choose a sector with less energy in it.
refusal-path-here = Your ship is in { $place } already.
    .title = Already there.
    .remedy = Choose another sector.
refusal-path-again = You have already entered { $place } in this Movement.
    .title = Not twice.
    .remedy = Choose a sector that you have not entered yet.
refusal-path-unknown = “{ $given }” is not a sector.
    .title = No such sector.
    .remedy = Sectors are written like “C4”: a band from A to H and a number from 1 to 12. You can also name a planet.
refusal-path-planet = You cannot reach a sector beside { $planet } from there.
    .title = Too far.
    .remedy = Charge at Mercury, or choose something nearer.
refusal-path-blocked = No way leads to { $place } without entering a sector twice.
    .title = No way there.
    .remedy = Go another way from the beginning.
refusal-kuiper = Ships cannot enter the Kuiper Belt, where { $place } is.
    .title = No ships there.
    .remedy = Go to band H: asteroids of the Kuiper Belt are mined from the sectors that touch them.
refusal-moved-already = A turn has one Movement, before the Action.
    .title = No more moves.
    .remedy = Take an Action or end your turn.
refusal-not-before-steps = You can do this only at the beginning of a Movement, before the first step.
    .title = Too late.
    .remedy = Clear the path and begin with it.
refusal-no-drive = Your Alcubierre Drive is not complete.
    .title = No drive.
    .remedy = Place upgrades on all of its slots at Mars first.
refusal-jumped-already = The Alcubierre Drive jumps once in a Movement.
    .title = Not twice.
    .remedy = Go on with steps.
refusal-jump-in-belt = The Alcubierre Drive does not work in the Asteroid Belt, and your ship is in { $place }.
    .title = Not from the belt.
    .remedy = Leave band E with steps.
refusal-jump-other-band = The Alcubierre Drive stays in band { $band }, and { $place } is in another one.
    .title = Another band.
    .remedy = Jump to a sector of band { $band }, then take steps.
refusal-no-other-ship = You have no other ship there.
    .title = No such ship.
    .remedy = The ship in { $place } moves.
refusal-ship-elsewhere = Your other ship is elsewhere; the one in { $place } moves if you choose none.
    .title = No such ship.
    .remedy = Choose one of the ships on offer.
refusal-ship-first = You choose which ship moves before everything else.
    .title = Too late.
    .remedy = Clear the path and begin with the ship.
refusal-no-tunnels = Only the Quantum Tunnelers can move wormholes in their Movement.
    .title = Not your ability.
    .remedy = Go on with steps.
refusal-gate-not-now = That wormhole cannot be moved now: you could not pay for a step afterwards, or there is none.
    .title = Not now.
    .remedy = Choose a wormhole on offer, or go on with steps.
refusal-gate-unpaid = First choose the wormhole that you move, and what you pay with.
    .title = Which wormhole?
    .remedy = Type “gate-B6-energy to-E5”, or “gate-B6-resource to-E5”.
refusal-wormhole-first = The wormhole that you paid for has no sector yet.
    .title = Where to?
    .remedy = Choose its sector, such as “to-E5”.
refusal-wormhole-there = A wormhole is in { $place } already.
    .title = Taken.
    .remedy = Choose another sector.
refusal-extract-empty = There is no energy in the wormholes’ sectors, or you could not move afterwards.
    .title = Nothing to gain.
    .remedy = Move a wormhole to a sector with energy first, or go on with steps.
refusal-extract-not-now = You need a complete Dark Energy Extractor, which works once a round.
    .title = Not now.
    .remedy = Go on with steps.
refusal-no-half = Only the Trash Compactor halves a price.
    .title = Full price.
    .remedy = Choose the sector at its full price.
refusal-halved-already = You have already entered a sector at half price in this Movement.
    .title = Not twice.
    .remedy = Choose the sector at its full price.
refusal-half-not-adjacent = { $place } does not touch { $at }.
    .title = Too far.
    .remedy = Go next to it first.
refusal-half-helps-not = Entering { $place } costs { $price } energy at most, and half the price is not less.
    .title = Nothing saved.
    .remedy = Choose the sector at its full price.
refusal-rescue-elsewhere = A rescue ends next to Mercury, and { $place } does not touch it.
    .title = Not next to Mercury.
    .remedy = Choose one of { $places }.
refusal-rescue-here = Your ship is in { $place } already.
    .title = Already there.
    .remedy = Choose another sector next to Mercury.
refusal-no-beacon = You have no Emergency Beacon to return.
    .title = No Beacon.
    .remedy = Leave out “beacon” and pay with points.

# Parameters -----------------------------------------------------------------------------------------------------------

param-path = path
param-sector = sector
