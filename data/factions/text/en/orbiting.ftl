# Planets that move, rides, and the effects of cards on places.

verb-ride = Ride along
    .help = Go with the planet to a sector that it touches now, for nothing
verb-stay = Stay
    .help = Do not ride along

ask-ride = may ride along with { $planet } from { $place }
    .you = You may ride along with { $planet } from { $place }
    .hint = The planet moves on. You can go with it, for free, to a sector that it touches now.
tip-ride = The planet moves on. You can go with it, for free, to a sector that it touches now. It still touches { $place }, too.
ask-orbit = chooses a planet to move { $n ->
    [one] one step
   *[other] { $n } steps
} ({ $source })
    .you = Choose a planet to move { $n ->
        [one] one step
       *[other] { $n } steps
    } ({ $source })
    .hint = It moves counterclockwise along its ring; ships beside it may ride along.
ask-teleport-planet = chooses a planet to move anywhere on its ring ({ $source })
    .you = Choose a planet to move anywhere on its ring ({ $source })
    .hint = Ships beside it do not ride along.
ask-node = chooses where { $planet } goes: just before the sector chosen, counterclockwise
    .you = Choose where { $planet } goes: just before the sector chosen, counterclockwise
ask-which-ship = chooses the ship that teleports ({ $source })
    .you = Choose the ship that teleports ({ $source })
ask-free-ship = chooses the ship that moves ({ $source })
    .you = Choose the ship that moves ({ $source })
ask-teleport-ship = chooses where the ship in { $place } teleports ({ $source })
    .you = Choose where the ship in { $place } teleports ({ $source })
    .hint = It costs no energy, and leaves none.
ask-take-wormhole = chooses the wormhole to move ({ $source })
    .you = Choose the wormhole to move ({ $source })
    .hint = Both are on the board, so one has to move.
ask-place-wormhole = chooses a sector for the wormhole ({ $source })
    .you = Choose a sector for the wormhole ({ $source })
    .hint = Sectors with wormholes count as adjacent, for everyone.
ask-clear = may clear { $n ->
    [one] one more sector
   *[other] up to { $n } sectors
} of energy ({ $source })
    .you = You may clear { $n ->
        [one] one more sector
       *[other] up to { $n } sectors
    } of energy ({ $source })
    .hint = Everyone’s energy there goes away, so that the sector is cheap again.
move-choose-clear = Clear { $choice }
ask-siphon = chooses a sector to empty ({ $source })
    .you = Choose a sector to empty for up to { $most } energy ({ $source })
    .hint = All energy there goes away; you gain what fits in your battery.
ask-free-move = may move the ship in { $place } up to { $n ->
    [one] one step
   *[other] { $n } steps
} without energy ({ $source })
    .you = You may move the ship in { $place } up to { $n ->
        [one] one step
       *[other] { $n } steps
    } without energy ({ $source })
    .hint = You pay no energy and leave none. It does not count as a Movement.
ask-peek = may look at { $n ->
    [one] one more asteroid
   *[other] up to { $n } asteroids
} ({ $source })
    .you = You may look at { $n ->
        [one] one more asteroid
       *[other] up to { $n } asteroids
    } ({ $source })
    .hint = Only you learn what they are worth.

event-orbited = { $planet } moved on and now touches { $sectors }.
event-rode = { $side } rode along with { $planet } from { $from } to { $to }.
event-swapped = { $planet } and { $other } changed places.
event-planet-teleported = { $planet } teleported and now touches { $sectors }.
event-teleported = { $side } teleported from { $from } to { $to }.
event-wormhole-placed = { $side } placed a wormhole in { $to }.
event-wormhole-taken = { $side } moved the wormhole from { $from } to { $to }.
event-cleared = { $side } cleared { $n } energy from { $place }.
event-siphoned = { $side } emptied { $place } of { $n } energy.
event-moved-free = { $side } moved from { $from } to { $to } without energy.
event-peeked = The asteroid in { $slot } is worth { $worth ->
    [one] 1 resource
   *[other] { $worth } resources
}.
refusal-looked-already = You know the asteroid in { $slot }: it is worth { $worth ->
    [one] 1 resource
   *[other] { $worth } resources
}.
    .title = Seen already.
    .remedy = Look at another one.
event-looked = { $side } looked at { $n ->
    [0] no asteroid
    [one] one asteroid
   *[other] { $n } asteroids
}.

refusal-ride-here = Your ship is in { $place } already.
    .title = Already there.
    .remedy = Choose another sector, or stay.
refusal-ride-elsewhere = { $place } does not touch the planet now.
    .title = Not next to it.
    .remedy = Choose one of { $places }, or stay.
