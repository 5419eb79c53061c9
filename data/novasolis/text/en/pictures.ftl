### What the pictures of Nova Solis, their alt texts and its text board say.

picture-title = Nova Solis
picture-round = round { $round }
picture-over = game over
picture-moves = moves
picture-entity = the Entity
picture-entity-won = { $entity } wins
picture-track = { $now } of { $end }
picture-enrages = enraged at { $at }
picture-enraged = enraged
picture-cards = cards { $counts }
picture-victory = victory
picture-of-stars = of { $needed } stars
picture-of-artifacts = { $now } of { $needed }
picture-leader = leader
picture-no-market = No technologies for sale
picture-ancient = ancient
picture-void = void
picture-in-force = in force
picture-everyone = anyone
picture-more-offers = { $n ->
    [one] 1 more offer
   *[other] { $n } more offers
}
picture-lasts = { $card } to round { $round }
picture-no-race = No race yet

board-round = { $title }, round { $round }.
board-over = { $title }, game over.
board-won = { $players } { $players-count ->
    [one] wins
   *[other] share the win
}.
board-lost = { $entity } wins.
board-way = { $from } to { $to }
board-last-ways = Last moves: { $ways }.
board-last-sectors = Last changes at { $sectors }.
board-last-arrived = Entity ships came: { $sectors }.
board-arrived = { $n } to { $sector }
board-last-raids = Raids: { $raids }.
board-raid-lost = { $sector } was lost
board-raid-held = { $sector } held
board-lasting = In force: { $cards }.
board-ancients = Ancient technologies, for empires that control an artifact: { $cards }.
board-dark-left = Dark Matter left: { $n }.
board-voids = Void technologies, for empires with Dark Matter: { $cards }.
board-is-charted = charted
board-goal = Together { $now } of { $needed } stars and { $artifacts } of { $wanted } artifacts.
board-track = The Entity has power { $power } and { $now } of { $end } on its track, { $rage }.
board-power = The Entity has power { $power }.
board-cards = Entity cards left by stage: { $cards }.
board-standing = Stars: { $scores }.
board-score = { $player } { $score }
board-contested = Contested: { $sectors }.
board-forces = { $player }: { $sectors }.
board-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
board-stations = { $count ->
    [one] { $count } station
   *[other] { $count } stations
}
board-stations-short = { $count }S
board-flagship-short = flagship
board-market = For sale: { $cards }.
board-card = { $card } for { $price } (needs { $needs })
board-none = nothing
board-home = homeworld of { $player }
board-colony = colony of { $player }
board-is-contested = contested
board-gate = warp gate of { $player }
board-gate-shared = warp gate of { $player }, open to { $allies }
board-rift = Entity gate
board-rift-active = active Entity gate
board-units = { $player } { $units }
board-sector = { $sector } { $title }: { $what }.
board-location = { $place } { $what }
board-location-blue = blue star
board-location-yellow = yellow star
board-location-red = red star
board-location-anomaly = anomaly
board-artifact = artifact
board-gives-energy = +1 energy level
board-gives-reactor = +1 reactor
board-gives-population = +1 population
board-gives-research = +1 research level
board-gives-fleet = +1 fleet
board-gives-neutronium = 1 Neutronium
board-gives-pteracnium = 1 Pteracnium
board-gives-hadron = 1 Hadron
board-gives-boson = 1 Boson
board-gives-antimatter = 1 Antimatter
board-gives-omega = 1 Omega
board-gives-stars = stars when revealed
board-key = { $player }: { $facts }
board-to-act = to act now
board-now-stars = stars { $count }, { $coop } of them for all
board-now-energy = energy { $count } of { $most } (+{ $income })
board-now-research = research { $count } (+{ $income })
board-now-population = population { $count } of { $most }
board-now-fleet = fleet { $count } of { $most }
board-now-artifacts = { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
}
board-now-hand = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
board-now-objectives = { $done } of { $count } objectives claimed
board-now-actions = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
board-resource = { $count } { $resource }
board-resources = Resources: { $resources }.
board-techs = Technologies: { $techs }.
board-tech-active = { $card } (active)

# Expansions -----------------------------------------------------------------------------------------------------

board-flagship = flagship in { $sector }
board-no-flagship = no flagship on the map
board-fitted = its active module is { $card }
board-unfitted = no module active
board-allied = allied with { $players }
board-allied-none = created an alliance, no allies yet
board-now-tokens = { $n ->
    [0] no diplomacy tokens
    [one] 1 diplomacy token (stars −{ $stars })
   *[other] { $n } diplomacy tokens (stars −{ $stars })
}
board-now-trade = { $n ->
    [one] 1 free trade token
   *[other] { $n } free trade tokens
}
board-dark = { $stock } Dark Matter in stock{ $laid ->
    [0] {""}
   *[other] , { $laid } on technologies
}
board-alliances = Alliances: { $alliances }.
board-alliance = { $players } together
board-alliance-alone = { $players } alone so far
board-tokens = Diplomacy tokens and the stars they cost: { $players }.
board-tokens-of = { $player } { $n } (−{ $stars })
board-bids = Open offers: { $bids }.
board-own-bids = Your open offers: { $bids }.
board-bid = { $maker } offers { $partner } { $gives } for { $gets }
board-everyone = everyone
board-deals = Contracts: { $deals }.
board-deal = { $giver } gives { $receiver } { $what }
board-deal-star = 1 star in each Logistics
board-loan = { $giver } lends { $receiver } { $what }
picture-gives = to { $player }
picture-gets = from { $player }
board-helping = Helping { $player }: { $helpers }.
board-helper = { $player } with { $units }

# Where stars come from ------------------------------------------------------------------------------------------

source-colonies = colonies
source-charting = charting
source-technologies = technologies
source-artifacts = artifacts
source-combat = combat
source-gates = gates
source-seized = seized
source-objectives = objectives
source-held = at the end
source-diplomacy = diplomacy
source-taken-off = { source-diplomacy }
source-coop = for all
source-own = own
board-sources = { $player } { $score }: { $sources }.
board-sources-together = The stars come from: { $sources }.
board-source = { $source } { $stars }

# A combat -------------------------------------------------------------------------------------------------------

picture-combat = combat in { $sector }
picture-combat-round = round { $round } of { $most }
picture-awaits-reroll = dice may be rolled again
picture-awaits-put = dice are placed
picture-awaits-onward = another round?
picture-attacks = attacks
picture-defends = defends
picture-to-put = to place
picture-hits = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}
picture-loses = loses { $units }
picture-absorbs = absorbs { $n }
picture-lost = lost { $units } so far
picture-outcome = { $hits }: { $what }
board-combat = Combat in { $sector }, round { $round } of { $most }.
board-combatant = { $player } with { $units }: dice placed { $put }, to place { $left }; { $damage } damage, { $shield ->
    [one] 1 shield
   *[other] { $shield } shields
}{ $armour ->
    [0] {""}
   *[other] , { $armour } armour
}{ $outcome }.
board-in-slot = { $die } in slot { $slot }

# Private pictures -----------------------------------------------------------------------------------------------

picture-hand = your hand
picture-hand-count = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $objectives ->
    [one] { $objectives } objective
   *[other] { $objectives } objectives
}
picture-holds = Met now
picture-holds-not = Not met yet
picture-claimed = Claimed
picture-active = Active
picture-inactive = Not active
picture-kind-technology = technology
picture-kind-tile = location tile
picture-kind-objective = objective
picture-kind-entity = Entity card
# The races to choose from.
picture-races = choose a race
race-passive = { $title }: { $what }
race-cards = Its technologies: { $cards }
race-level = { $level } { $n }
race-alt = { $race }{ $first ->
    [0] {""}
   *[1] {" "}(good for a first game)
}: { $levels }. Its homeworld brings { $resource }. { $passive } Its technologies are { $cards }.
race-alt-short = { $race }{ $first ->
    [0] {""}
   *[1] {" "}(good for a first game)
}: { $levels }; { $resource }. { $passive }
level-energy-short = Energy
level-reactor-short = Reactor
level-population-short = Colonies
level-research-short = Research
level-fleet-short = Fleet
picture-sector = Sector { $sector }
hand-tile = { $count ->
    [one] { $card }.
   *[other] { $count } × { $card }.
} { $what }
hand-objective = { $card } ({ $state }). { $what }
hand-alt = Your hand: { $cards }
card-alt = { $card }, { $kind }. { $what }

picture-market = technologies for sale
picture-ancients = ancient technologies
picture-voids = void technologies
picture-offered = what you can buy
picture-market-gold = in gold: what can be paid for now
picture-from-market = For sale
picture-from-ancients = Needs an artifact
picture-from-voids = Needs Dark Matter
picture-from-offered = You can buy
market-alt = { $state }: { $cards }.
market-card = { $card } for { $price }{ $can ->
    [1] { " " }(can be paid for now)
   *[other] { "" }
}
picture-on = Activated
picture-open = Can be activated
picture-shut = Cannot be activated now
gives-energy = energy per Logistics
gives-reactor = energy it can hold
gives-population = colonies besides home
gives-research = research per Logistics
gives-fleet = units at most
allocation-alt = { $player }: { $levels }.
allocation-level = { $level } { $before ->
    [-1] { $after }
   *[other] { $before } to { $after }
}
allocation-left = Resources left: { $resources }.
allocation-cards = { $state }: { $cards }.

# The picture key ------------------------------------------------------------------------------------------------

picture-key = picture key
key-alt = Picture key. { $parts }
key-alt-part = { CAPITAL($part) }: { $what }.
key-board = on the map
key-panel = in an empire’s panel
key-combat = in a combat
key-armour = Armour, which stays for the whole combat
    .brief = armour
key-power-reroll = This die is rolled again
    .brief = die rolled again
key-power-increasing = Each die counts one more for every die here
    .brief = increasing die
key-power-once = Works once in a combat
    .brief = one-time
key-power-minimum = No die of its kind counts less than the dice here
    .brief = minimum
key-damage = Damage that a die does here
    .brief = damage
key-shield = Shields that a die gives here
    .brief = shields
key-die = A die
    .brief = die
key-die-chosen = A die that you plan to place
    .brief = die you plan
key-die-would = A die the Entity will put
    .brief = die of the Entity
key-home = A homeworld; the mark says who owns it
    .brief = homeworld
key-colony = A colony, which owns its sector
    .brief = colony
key-station = A station
    .brief = station
key-ships = Ships, and how many
    .brief = ships
key-flagship = A flagship
    .brief = flagship
key-shared-gate = A gate that allies can use
    .brief = gate for allies
key-gate = An empire’s warp gate
    .brief = warp gate
key-swarm = Ships of the Entity, and how many
    .brief = Entity ships
key-fortress = A station of the Entity
    .brief = Entity station
key-rift = A gate of the Entity
    .brief = Entity gate
key-rift-active = The gate the Entity uses next
    .brief = next Entity gate
key-contested = A contested sector gives nothing
    .brief = contested sector
key-charted = A charted sector
    .brief = charted sector
key-raid-lost = A colony lost in the last raid
    .brief = colony lost
key-raid-held = A colony held in the last raid
    .brief = colony held
key-blue = A blue star without a tile
    .brief = blue star
key-yellow = A yellow star without a tile
    .brief = yellow star
key-red = A red star without a tile
    .brief = red star
key-tile = A tile, framed like its star, and what it gives
    .brief = tile
key-anomaly = An anomaly and what it gives
    .brief = anomaly
key-artifact = An artifact no one has held yet
    .brief = new artifact
key-artifact-old = An artifact someone has held
    .brief = artifact held before
key-stars = Stars: the score so far, where each empire has its own
    .brief = stars
key-energy = Energy, and how much the reactor can hold
    .brief = energy
key-reactor = A higher reactor
    .brief = reactor
key-research = Research credits, and what they pay for
    .brief = research
key-population = Colonies, and how many there can be
    .brief = colonies
key-fleet = Units on the map, and how many there can be
    .brief = units
key-tech = Active technologies, and how many are owned
    .brief = technologies
key-relic = Artifacts controlled
    .brief = artifacts
key-hand = Location tiles in hand
    .brief = tiles in hand
key-fitted = The flagship, and its active module
    .brief = flagship module
key-alliance = In an alliance with
    .brief = alliance
key-envoy = Diplomacy tokens, and the stars they cost
    .brief = diplomacy tokens
key-trade = Trade tokens that are free
    .brief = trade tokens
key-contracts = Contracts, and open offers
    .brief = contracts
key-dark = Dark Matter in stock
    .brief = Dark Matter
