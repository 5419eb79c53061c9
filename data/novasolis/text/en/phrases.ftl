# What cards say: every effect, condition and lasting change. Clauses begin small and end without a full stop, because
# others hold them. What a card does by itself has the card as its subject: "adds 2 to your Population".

# Amounts ------------------------------------------------------------------------------------------------------

# $half is 1 for a half-star.
stars = { $half ->
    [0] { $n }★
   *[1] { $n ->
        [0] ½★
       *[other] { $n }½★
    }
}
stars-below = −{ $stars }
stars-own = { $half ->
    [0] { $n }☆
   *[1] { $n ->
        [0] ½☆
       *[other] { $n }½☆
    }
}
amount-energy = { $n } energy
amount-research = { $n } research
amount-neutronium = { $n } Neutronium
amount-pteracnium = { $n } Pteracnium
amount-hadron = { $n } Hadron
amount-boson = { $n } Boson
amount-antimatter = { $n } Antimatter
amount-omega = { $n } Omega
amount-dark-matter = { $n } Dark Matter
amount-ship = { $n ->
    [one] 1 ship
   *[other] { $n } ships
}
amount-station = { $n ->
    [one] 1 station
   *[other] { $n } stations
}
amount-flagship = { $n ->
    [one] 1 flagship
   *[other] { $n } flagships
}
amount-destroyer = { $n ->
    [one] 1 destroyer
   *[other] { $n } destroyers
}
strength-damage = { $n } damage
strength-shield = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
strength-armour = { $n } armour for the rest of the combat
# What dice on a combat tile do, by the tile’s power.
combat-tile-does-each = { $what } per die
combat-tile-does-reroll = { $what } per die, which is then rolled again and put once more
combat-tile-does-increasing = { $what } per die, and 1 more for every die on it
combat-tile-does-once = { $what }, but only the first time in a combat
combat-tile-does-minimum = each die raises the minimum of your other tiles by { $what }

# What lasts ---------------------------------------------------------------------------------------------------

do-levels = adds { $what }
# For each so many colonies, if $colonies is not 0.
more-level = { $colonies ->
    [0] { $n } to your { $name }
   *[other] { $n } to your { $name } for every { $colonies } sectors you own
}
# The same where there is room for a few words.
brief-level = +{ $n } { $name }
brief-artifact = { $n ->
    [one] an artifact
   *[other] { $n } artifacts
}
do-survey = in each Survey, { $what }
more-scan = { $n ->
    [one] scan 1 more tile
   *[other] scan { $n } more tiles
}
more-keep = { $n ->
    [one] keep 1 more tile
   *[other] keep { $n } more tiles
}
more-reveal = { $n ->
    [one] reveal 1 more tile
   *[other] reveal { $n } more tiles
}
more-capacity = { $n ->
    [one] you can move 1 more ship in each Move
   *[other] you can move { $n } more ships in each Move
}
more-range = { $n ->
    [one] your ships can move 1 sector farther
   *[other] your ships can move { $n } sectors farther
}
more-hand = { $n ->
    [one] you can hold 1 more tile
   *[other] you can hold { $n } more tiles
}
more-basics = { $n ->
    [one] you can have 1 more basic technology active
   *[other] you can have { $n } more basic technologies active
}
more-support = { $n ->
    [one] your sectors support ships 1 sector farther away
   *[other] your sectors support ships { $n } sectors farther away
}
more-defence = adds { $n } to the defence of your colonies
more-passing = when you pass, gain { $n } more energy for each unused action
more-trade = { $n ->
    [one] you have 1 more trade token
   *[other] you have { $n } more trade tokens
}
do-grid = covers slot { $slot } of your combat grid with { $tile }: { $effect }
# In a menu, where the technology stands beside it.
do-grid-short = slot { $slot } of your combat grid: { $effect }

do-price = { $item } { $price }
every-ship = ships cost
every-station = stations cost
every-gate = warp gates cost
every-settle = settling costs
every-unit = ships and stations cost
every-any-order = every Build order costs
every-technology = technologies cost
every-ancient = ancient technologies cost
first-ship = the first ship of each Build costs
first-station = the first station of each Build costs
first-gate = the first warp gate of each Build costs
first-settle = the first sector you settle in each Build costs
first-unit = the first ship or station of each Build costs
first-any-order = the first order of each Build costs
first-technology = the first technology of each Discover costs
first-ancient = the first ancient technology of each Discover costs
price-nothing = nothing
price-less = { $amount } less
price-less-but = { $amount } less, but at least { $least }

do-dice = in combat, roll { $dice }
do-dice-if = in combat, roll { $dice } if { $when }
more-dice = { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}
more-dice-each = { $dice } for each { $unit } you have there
dice-attacker = you attacked
dice-first-round = it is the first round
dice-own-sector = you own the sector and have units there

do-ships-anywhere = you can build ships in any uncontested sector you own
do-gate-steps = { $cost ->
    [0] moving from one of your warp gates to another uses no range
    [one] moving from one of your warp gates to another uses 1 range
   *[other] moving from one of your warp gates to another uses { $cost } range
}
do-outside-fleet = your { $units } do not count against your Fleet
# Beyond the Reactor, if $over is not 0.
do-income = { $over ->
    [0] gain { $amount } in each Logistics
   *[other] gain { $amount } in each Logistics; up to { $over } more than your Reactor
}
do-artifact-gates = sectors where you control an artifact count as having your warp gate
do-entity-die = in your combats, Entity dice that show { $shown } count as { $counts }

# Abilities ----------------------------------------------------------------------------------------------------

do-ability = ability, { $at }: { $what }
do-ability-so-often = { $n ->
    [one] ability, { $at }: { $what } (once a game)
   *[other] ability, { $at }: { $what } ({ $n } times a game)
}
at-reveal = when you reveal tiles in a Survey
at-roll = after a combat roll
at-turn = on your turn
at-entity-card = when an Entity card is drawn
# Another colour of these: where there are three, any.
power-recolour = { $n ->
    [one] { $colours-count ->
        [3] place 1 tile in a location of any colour
       *[other] treat { $colours } as one colour for 1 tile you reveal
    }
   *[other] { $colours-count ->
        [3] place { $n } tiles in locations of any colour
       *[other] treat { $colours } as one colour for { $n } tiles you reveal
    }
}
power-reroll = { $whose ->
    [enemy] { $most ->
        [0] roll any of the enemy’s dice again, once
        [one] roll 1 of the enemy’s dice again
       *[other] roll up to { $most } of the enemy’s dice again
    }
   *[own] { $most ->
        [0] roll any of your dice again, once
        [one] roll 1 of your dice again
       *[other] roll up to { $most } of your dice again
    }
}
power-convert = turn up to { $first } into research, or up to { $second } into energy
power-reset = { $n ->
    [one] make another of your used abilities ready again
   *[other] make { $n } of your other used abilities ready again
}
power-cancel = cancel it if it is a { $types } card

# What productive sectors give ---------------------------------------------------------------------------------

do-resources = provides { $what }
do-artifact = has an ancient artifact

# What follows a moment ----------------------------------------------------------------------------------------

at-most-each-turn = { $said } (once a turn)
at-most-each-round = { $said } (once a round)
do-gain = gain { $what }
on-artifact = whenever you are the first to control an artifact
on-combat-end = after a combat
on-reveal = when you reveal it
on-settle = whenever you settle a sector

# Conditions, after "if" or "once" -----------------------------------------------------------------------------

if-you-have = you have { $what }
if-resource = { $how ->
    [most] at most { $most } { $name }
    [either] { $n } or { $most } { $name }
    [between] { $n } to { $most } { $name }
   *[least] at least { $n } { $name }
}
if-active-ancients = { $n ->
    [one] one of your ancient technologies is active
   *[other] at least { $n } of your ancient technologies are active
}
if-artifacts = { $n ->
    [one] you control an artifact
   *[other] you control at least { $n } artifacts
}
if-attacks-won = { $n ->
    [one] you have wiped out the enemy in a combat that you started
   *[other] you have wiped out the enemy in at least { $n } combats that you started
}
if-basic-of-a-type = you have at least { $n } of one basic resource
if-charted = { $n ->
    [one] you own a charted sector
   *[other] you own at least { $n } charted sectors
}
if-entity-units-in-combat = { $how ->
    [most] you destroyed at most { $most } Entity units
    [either] you destroyed { $n } or { $most } Entity units
    [between] you destroyed { $n } to { $most } Entity units
   *[least] { $n ->
        [one] you destroyed an Entity unit
       *[other] you destroyed at least { $n } Entity units
    }
}
if-gate-distance = two of your warp gates are at least { $n } sectors apart
if-gates-closed = { $n ->
    [one] you have closed an Entity gate
   *[other] you have closed at least { $n } Entity gates
}
if-level = your { $name } is at least { $n }
if-near-centre = { $n ->
    [one] you own the centre or a sector next to it
   *[other] you own at least { $n } of the centre and the sectors next to it
}
if-sectors = { $n ->
    [one] you own a sector
   *[other] you own at least { $n } sectors
}
if-slain = you have destroyed at least { $n } Entity { $name }
if-survivors = { $n ->
    [one] your { $name } took part
   *[other] at least { $n } of your { FORM($name-id, part: "many") } took part
}
if-technologies = { $n ->
    [one] you own a technology
   *[other] you own at least { $n } technologies
}
if-tiles-of-every-colour = { $n ->
    [one] your productive sectors have at least 1 revealed tile of each colour
   *[other] your productive sectors have at least { $n } revealed tiles of each colour
}
if-units = you have at least { $n } { $name } on the map
if-units-in-combat = { $how ->
    [most] you destroyed at most { $most } enemy units
    [either] you destroyed { $n } or { $most } enemy units
    [between] you destroyed { $n } to { $most } enemy units
   *[least] { $n ->
        [one] you destroyed a unit
       *[other] you destroyed at least { $n } enemy units
    }
}

# The Entity’s cards -------------------------------------------------------------------------------------------

entity-does-deploy = { $icons ->
    [one] Entity ships arrive (1 ship icon)
   *[other] Entity ships arrive ({ $icons } ship icons)
}
entity-does-open-gate = { $icons ->
    [one] an Entity gate opens in a random anomaly sector, with a station and ships (1 ship icon)
   *[other] an Entity gate opens in a random anomaly sector, with a station and ships ({ $icons } ship icons)
}
entity-does-deploy-at-gates = { $icons ->
    [one] Entity ships arrive at every open Entity gate (1 ship icon each)
   *[other] Entity ships arrive at every open Entity gate ({ $icons } ship icons each)
}
entity-does-fortify = every Entity gate without an Entity station gets one
entity-does-hunt = half of each unopposed group of Entity ships, rounded up, moves 1 sector toward the nearest colony
entity-does-no-movement = the Entity does not move this phase
entity-does-power-up = the Entity’s power rises by { $n } for the rest of the game
entity-does-supernova = the star explodes and the game ends
entity-each-empire = every empire { $what }
empire-gains = gains { $amount }
empire-lose = loses up to { $n } { $name }
empire-lose-half = loses half of its { $name }, rounded up
entity-next-round = until the end of the next round, { $what }
all-higher = every empire’s { $name } is { $n } higher
all-lower = { $least ->
    [0] every empire’s { $name } is { $n } lower
   *[other] every empire’s { $name } is { $n } lower, but at least { $least }
}
entity-advances = The Entity moves this phase.
entity-idle = Does nothing with { $counts } empires.

# Whole cards --------------------------------------------------------------------------------------------------

technology-needs = Costs { $price }. To be active, it needs { $needs }.
technology-active = To be active, it needs { $needs }.
technology-costs = Costs { $price }.
technology-permanent = It is active from its discovery on, for good.
technology-stars = Gain { $stars } when you discover it.
technology-stars-active = Gain { $stars } when it is first active.
tile-text = Goes in a { $colour } location.
sector-closed = No one can enter it.
sector-stars = Star locations: { $colours }.
stars-of-colour = { $n } { $colour }
sector-guarded = The Entity starts with { $guards } here.
sector-prize = The first to settle it gains { $stars }.
combat-tile-text = { $slot ->
    [0] Any slot: { $effect }.
   *[other] Slot { $slot }: { $effect }.
}
combat-tile-nothing = { $slot ->
    [0] Any slot: nothing.
   *[other] Slot { $slot }: nothing.
}
objective-text = Claim { $stars } once { $when }.
objective-needs-entity = Out of play without the Entity.
