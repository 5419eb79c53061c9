# Expansion: flagships, and the modules that are installed in them.

option-flagships = Flagships
    .help = Each empire can build one great ship and install a module in it, with 18 new technologies
value-flagships-off = off
value-flagships-on = on

tour-flagships = Each empire can build one **flagship**, for 2 energy in a homeworld sector. It has 2 dice, only two hits in one round destroy it, and it settles sectors without being used up.

    The market brings 12 **modules**, and each race has one of its own. One can be active. It helps where the flagship is: 1 more die in combat, ships built far from home, income, a gate.

# Orders -------------------------------------------------------------------------------------------------------

choice-build-flagship = Flagship in { $sector }
choice-build-settle-flagship = Settle { $sector } with your flagship
    .band = Settle
choice-build-scrap-flagship = Scrap your flagship in { $sector }
    .band = Scrap
orders-flagship = your flagship
orders-settle-flagship = settle { $sectors } with your flagship
orders-scrap-flagship = scrap your flagship
event-built-flagship = { $side } built a flagship in { $sector }.
event-scrapped-flagship = { $side } scrapped the flagship in { $sector }.
event-stars-flagship-settled = { $side } gained { $stars } for settling with the flagship.
event-built-flagship-ahead = Build a flagship in { $sector }.
event-scrapped-flagship-ahead = Scrap the flagship in { $sector }.
event-stars-flagship-settled-ahead = You gain { $stars } for settling with the flagship.

refusal-build-flagship-twice = Your flagship is in { $where }, and an empire has only one.
    .title = One flagship each.
    .remedy = Build something else. You can build it again if it is lost or scrapped.
refusal-build-flagship-elsewhere = { $sector } is not a homeworld sector.
    .title = Not a homeworld.
    .remedy = Build your flagship at your homeworld, or in another homeworld sector you own.
refusal-settle-no-flagship = Your flagship is not in { $sector }.
    .title = No flagship there.
    .remedy = Move your flagship there first. It stays when it settles, for 2 energy.

# Moves --------------------------------------------------------------------------------------------------------

choice-fleet-flagship = Flagship from { $sector }
choice-unsupported-flagship = { goal-sector }{ goal-danger }{ $n ->
    [one] 1 step
   *[other] { $n } steps
}. No support there: you lose the flagship
sent-flagship = flagship → { $to }
event-moved-flagship = { $side } moved the flagship from { $from } to { $to }.
event-unsupported-flagship = { $side } lost the flagship in { $sector }, too far from all colonies.
event-moved-flagship-ahead = Move the flagship from { $from } to { $to }.
event-unsupported-flagship-ahead = You lose the flagship in { $sector }, too far from all colonies.

refusal-move-held = A flagship with a Tractor Web keeps your units in { $sector }.
    .title = Held.
    .remedy = Fight there, or bring more dice than the empire with the web has in that sector.

# Combat -------------------------------------------------------------------------------------------------------

choice-withdraw-flagship = { $sector }: your flagship, and the ships you choose
event-repaired = { $side } rolled { $die } for the Repair Docks: a ship is back in the fight.
event-not-repaired = { $side } rolled { $die } for the Repair Docks; { $least } was needed.
event-boarded = { $side } gained { $n ->
        [one] 1 ship
       *[other] { $n } ships
    } in { $sector } with Boarding Pods.

# Modules ------------------------------------------------------------------------------------------------------

refusal-allocate-modules = Your flagship can have only { $n } module active, common or of your race.
    .title = One module.
    .remedy = Leave out the other module.

on-flagship-settled = whenever you settle a sector with your flagship
do-aboard = { $where-id ->
    [aboard-wonder] with your flagship
   *[other] while your flagship is
} { $where }, { $what }
aboard-own = in a sector you own
aboard-productive = in one of your productive sectors
aboard-wonder = in an uncontested artifact or anomaly sector
do-shield = in combat with your flagship, you have { $add ->
    [one] 1 more shield
   *[other] { $add } more shields
} each round
do-hull = it takes { $add ->
    [one] 1 more hit
   *[other] { $add } more hits
} in one round to destroy your flagship
do-guard = adds { $add } to the defence of your colony where your flagship is
do-repair = after each combat round in which you lost a ship beside your flagship, roll a die: on { $least } or more, one of them is back
do-boarding = after a combat with your flagship, gain a ship there for every { $units } units you destroyed
do-escort = up to { $ships } ships that start and end their move with your flagship do not count against Capacity
do-jump = your flagship, and up to { $ships } ships that start and end their move with it, can move { $range ->
    [one] 1 sector
   *[other] { $range } sectors
} farther; your sectors support them { $support ->
    [one] 1 sector
   *[other] { $support } sectors
} farther away
do-cloak = your flagship can move past enemies if no ship moves with it
do-web = where your flagship is, Entity units stay, and enemies leave only with more dice there than you
do-flagship-yard = you can build ships where your flagship is, if that sector is uncontested and not another empire’s
do-flagship-gate = the sector of your flagship counts as having your warp gate
do-flagship-reveal = in each Survey, you can reveal 1 more tile, of any colour, in the sector of your flagship

card-siege-lance = Siege Lance
card-aegis-projector = Aegis Projector
card-command-bridge = Command Bridge
card-jump-core = Jump Core
card-mobile-shipyard = Mobile Shipyard
card-survey-suite = Survey Suite
card-salvage-bay = Salvage Bay
card-repair-docks = Repair Docks
card-tractor-web = Tractor Web
card-phase-cloak = Phase Cloak
card-stellar-forge = Stellar Forge
card-gate-anchor = Gate Anchor
card-colonization-module = Colonization Module
card-boarding-pods = Boarding Pods
card-treasury-vault = Treasury Vault
card-bio-carrier = Bio-Carrier
card-mobile-laboratory = Mobile Laboratory
card-fortress-core = Fortress Core
