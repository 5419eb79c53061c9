# What cards say: every effect, price, condition and lasting change. Clauses begin small and end without a full stop,
# because others hold them.

lettered = { $letter }: { $said }

# Effects ------------------------------------------------------------------------------------------------------

do-gain = gain { $what }
gain-energy = { $n } energy
gain-resources = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
gain-explorers = { $n ->
    [one] 1 explorer
   *[other] { $n } explorers
}
gain-exoplanet = { $source ->
    [market] an exoplanet of your choice from the market, for free
   *[deck] the top exoplanet of the deck
}
gain-tech = a tech of your choice
gain-research = { $source ->
    [market] a research card of your choice from the market
   *[deck] the top research card of the deck
}
gain-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

do-energy = fill your battery
do-objective = draft an objective (draw 2, keep 1)
do-upgrade = { $n ->
    [one] place 1 upgrade
   *[other] place { $n } upgrades
}
do-orbit = { $planet ->
    [all] move all planets { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } along their rings
   *[any] move any planet { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } along its ring
}
do-teleport-planet = teleport any planet to another place on its ring
do-teleport-ship = { $scope ->
    [here] teleport your ship to its own sector
    [band] teleport your ship to any sector of its band (not in the Asteroid Belt)
    [belt] teleport your ship to any sector of the Asteroid Belt
   *[any] teleport your ship to any sector
}
do-wormholes = { $n ->
    [one] place 1 wormhole
   *[other] place { $n } wormholes
}
do-clear = { $scope ->
    [here] remove all energy from your ship’s sector
    [band] remove all energy from up to { $n } sectors of your ship’s band
    [belt] remove all energy from up to { $n } sectors of the Asteroid Belt
   *[any] { $n ->
        [one] remove all energy from any sector
       *[other] remove all energy from up to { $n } sectors
    }
}
do-siphon = { $scope ->
    [here] remove all energy from your ship’s sector and gain up to { $most } of it
    [band] { $times ->
        [one] remove all energy from a sector of your ship’s band and gain up to { $most } of it
       *[other] from each of { $times } sectors of your ship’s band, remove all energy and gain up to { $most } of it
    }
    [belt] { $times ->
        [one] remove all energy from a sector of the Asteroid Belt and gain up to { $most } of it
       *[other] from each of { $times } sectors of the Asteroid Belt, remove all energy and gain up to { $most } of it
    }
   *[any] { $times ->
        [one] remove all energy from any sector and gain up to { $most } of it
       *[other] from each of { $times } sectors, remove all energy and gain up to { $most } of it
    }
}
do-mine = { $scope ->
    [legal] { $times ->
        [one] mine an asteroid without using your Action
       *[other] mine { $times } asteroids without using your Action
    }
    [adjacent] { $times ->
        [one] mine an asteroid in your sector or next to it
       *[other] mine { $times } asteroids in your sector or next to it
    }
   *[any] { $times ->
        [one] mine any asteroid
       *[other] mine any { $times } asteroids
    }
}
do-peek = { $n ->
    [one] secretly look at a face-down asteroid
   *[other] secretly look at up to { $n } face-down asteroids
}
do-free-move = { $n ->
    [one] move your ship 1 sector for free
   *[other] move your ship up to { $n } sectors for free
}
do-steal = { $n ->
    [one] take a random explorer from another player’s hand
   *[other] take { $n } random explorers from another player’s hand
}
do-leader = claim the Leader token
do-may = you may { $what }
do-pay = burn { $costs }: { $what }
# After "may".
do-pay-to = burn { $costs } to { $what }
do-each-player = each player does this: { $what }
do-each-player-gains = each player gains { $what }
do-each-player-may = each player may { $what }
do-by-leader = the Leader does this: { $what }
do-by-leader-may = the Leader may { $what }

cost-resource = { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
cost-energy = { $n } energy
cost-explorer = { $n ->
    [one] an explorer from your hand
   *[other] { $n } explorers from your hand
}
cost-objective = { $n ->
    [one] an unfinished objective
   *[other] { $n } unfinished objectives
}
cost-exoplanet = { $n ->
    [one] another of your explored exoplanets
   *[other] { $n } others of your explored exoplanets
}

# Conditions, after "if" ---------------------------------------------------------------------------------------

if-asteroid-worth = a single asteroid gives you at least { $n } resources
if-asteroids-mined = you have mined at least { $n } asteroids this round
if-bands-with-energy = you have energy in at least { $n } bands
if-beside-outer-planet = your ship is next to a planet on rings 5 to 8
if-distance-to-others = every other ship is at least { $n } steps away from yours
if-energy-is-energy-cap = your battery is full
if-energy-cap = your energy capacity is at least { $n }
if-energy-left = you have at least { $n } energy on the board
if-explored = { $how ->
    [top] you have explored more exoplanets than any other player
   *[least] you have explored at least { $n } exoplanets
}
if-explored-of-a-type = you have explored at least { $n } exoplanets of one type
if-explored-types = you have explored exoplanets of at least { $n } types
if-first-pass = no one has passed before you this round
if-leader-claimed = you have the Leader token and claimed it this round
if-machine-complete = your { $name } is complete
if-paid-for = { $of ->
    [venus] you pay for at least { $n } explorers
    [mars] you pay for at least { $n } upgrades
   *[other] you pay for at least { $n } there
}
if-planets-used = you have used at least { $n } different planets this round
if-planets-used-each = you have used { $names } this round
if-planets-used-now = you used a planet this turn
if-research-taken = you have taken at least { $n } research cards at Neptune this round
if-sectors-entered = you entered at least { $n } sectors this turn
if-sectors-in-a-band = you have energy in at least { $n } sectors of one band
if-ship-in-band = { $of ->
    [E] your ship is in the Asteroid Belt
   *[other] your ship is in band { $name }
}
if-ships-beside = your ship shares its sector with ships of at least { $n } other players
if-shortcuts = you teleported or went through a wormhole this turn
if-trade-partners = you have traded with at least { $n } different players this round
if-upgrades-at-once = a single use of Mars gives you at least { $n } upgrades
if-vote-won = the option you voted for this round has more votes than the other

# What you have, after "if".
you-have = you have { $what }
held-complete-machines = { $n ->
    [one] a complete machine or level
   *[other] at least { $n } complete machines and levels
}
held-energy = { $how ->
    [none] no energy
    [most] at most { $n } energy
    [top] more energy than any other player
   *[least] at least { $n } energy
}
held-explorers = { $how ->
    [none] no explorers in hand
    [most] at most { $n } explorers in hand
    [top] more explorers in hand than any other player
   *[least] at least { $n } explorers in hand
}
held-resources = { $how ->
    [none] no resources
    [most] at most { $n } resources
    [top] more resources than any other player
   *[least] at least { $n } resources
}
held-techs = { $n ->
    [one] a tech
   *[other] at least { $n } techs
}
held-upgrades = { $how ->
    [top] more upgrades than any other player
   *[least] at least { $n } upgrades
}

# Lasting changes ----------------------------------------------------------------------------------------------

change-if = { $what } if { $when }
change-energy-cap = { $how ->
    [add] your battery can hold { $n } more energy
   *[set] your battery can hold { $n } energy
}
change-resource-cap = { $how ->
    [add] { $n ->
        [one] you can hold 1 more resource
       *[other] you can hold { $n } more resources
    }
   *[set] you can hold { $n } resources
}
change-mercury-bonus = charging at Mercury gives { $n } more energy
change-pass-income = each turn you skip after passing gives you { $n } energy
change-mine-bonus = { $n ->
    [one] each asteroid gives 1 more resource
   *[other] each asteroid gives { $n } more resources
}
change-mine-range = you may also mine asteroids in sectors next to your ship
change-mine-per-turn = { $n ->
    [one] you may mine only 1 asteroid a turn
   *[other] you may mine only { $n } asteroids a turn
}
change-mine-ranged-limit = { $n ->
    [one] if you do, you may mine only 1 asteroid that turn
   *[other] if you do, you may mine only { $n } asteroids that turn
}
change-outer-empty-cost = entering an empty sector of the Outer Ring costs { $n } energy
change-empty-cost = entering any empty sector costs you { $n } energy
change-first-outer-discount = in each Movement, the first sector of the Outer Ring that you enter costs { $n } less, but at least 1
change-half-once = once in each Movement, you may enter a sector with energy in it for half its price, rounded up
change-cost-cap = no sector costs you more than { $n } energy to enter
change-wormhole-entry = going through a wormhole costs { $n } energy, however much is there
change-alcubierre = at the beginning of your Movement, you may teleport your ship to any other sector of its band, except in the Asteroid Belt
change-convert-rate = each resource you convert gives { $n } energy
change-convert-boosted = this applies to the first { $n } in each of your turns
change-jupiter-cost = { $n ->
    [0] an exoplanet at Jupiter costs nothing
    [one] an exoplanet at Jupiter costs 1 resource
   *[other] an exoplanet at Jupiter costs { $n } resources
}
change-jupiter-refresh = when you use Jupiter, you may first refresh the market
change-mars-rebate = { $n ->
    [one] a use of Mars costs 1 resource less
   *[other] a use of Mars costs { $n } resources less
}
change-mars-first-cost = { $n ->
    [one] the first upgrade of each use of Mars costs 1 resource
   *[other] the first upgrade of each use of Mars costs { $n } resources
}
change-saturn-draw = whenever you draft an objective, draw { $n }
change-saturn-keep = whenever you draft an objective, keep { $n }
change-objective-limit = { $how ->
    [add] { $n ->
        [one] you may hold 1 more unfinished objective
       *[other] you may hold { $n } more unfinished objectives
    }
   *[set] you may hold { $n } unfinished objectives
}
change-tech-limit = { $n ->
    [one] you may have 1 tech
   *[other] you may have { $n } techs
}
change-rescue-points = a rescue costs { $less } points
change-beacon = a rescue costs you no points if you return this tech to its deck
change-asteroids-open = all asteroids are face up
change-extra-action = you may once take another Action after your Action
change-resources-per-point = { $n ->
    [one] each resource scores 1 point
   *[other] every { $n } resources score 1 point
}
change-points-per-machine = { $n ->
    [one] each complete machine and each level scores 1 more point
   *[other] each complete machine and each level scores { $n } more points
}
change-points-per-type = { $n ->
    [one] each type of exoplanet you have explored scores 1 more point
   *[other] each type of exoplanet you have explored scores { $n } more points
}
change-points-largest-set = { $n ->
    [one] your largest set of explored exoplanets scores 1 more point
   *[other] your largest set of explored exoplanets scores { $n } more points
}
change-points-per-objective = { $n ->
    [one] each completed objective scores 1 more point
   *[other] each completed objective scores { $n } more points
}

# Abilities of factions ----------------------------------------------------------------------------------------

change-charge-any = when you use Mercury, do not draw a card: gain as much energy as you like
change-charge-anywhere = once a round, as an Action wherever you are, gain as much energy as you like
change-produce-unexplored = your exoplanets produce even while they are unexplored
change-galactic-mapping = as an Action, use one effect of each exoplanet you have explored; each works once a round
change-wormhole-moves = place both wormholes wherever you like during set-up; at the beginning of your Movement, you may pay 4 energy or 1 resource to move a wormhole to any sector, as often as you like
change-extractor = once a round, at the beginning of your Movement, remove all energy from both wormhole sectors and gain it
change-planet-steps = after you use a planet, you may move it 1 step along its ring
change-inverter = once a round, during your turn, swap two planets, but not Mercury
change-starting-tech = begin with a tech of your choice
change-spectroscopy = look at face-down asteroids secretly, whenever you like
change-double-votes = when you vote, gain the reward twice
change-earth-as-other = once a round, you may use Earth as if it were any other planet
change-space-elevators = when you use a planet, you may use the one on the next ring inward or outward instead; you can charge at Mercury that way too
change-twin-ships = at the beginning of your Movement, remove one of your ships if you have two; when the other moves, leave a copy where it started
change-ascendancy = once a round, right after another player uses a planet, use that planet too

# What follows a moment ----------------------------------------------------------------------------------------

on-use = whenever you use { $name }
on-end-move = when your Movement ends
on-turn-end = at the end of your turn
on-round-start = at the beginning of each round
on-gain-upgrade = whenever you place an upgrade on your { $name }
on-pass = when you pass

# Stellar events -----------------------------------------------------------------------------------------------

outcome = If it wins: { $said }.
in-force = { $option } won: in this round, { $what }.
outcome-round = in the next round, { $what }
outcome-final = at the end of the game, { $what }

# Secret objectives --------------------------------------------------------------------------------------------

objective-instant = As soon as { $when }, score { $points } points.
objective-instant-pay = As soon as { $when }, you may burn { $costs } to score { $points } points.
objective-turn-end = At the end of your turn, if { $when }, score { $points } points.
objective-turn-end-pay = At the end of your turn, if { $when }, you may burn { $costs } to score { $points } points.
objective-round-end = At the end of the round, if { $when }, score { $points } points.
objective-round-end-pay = At the end of the round, if { $when }, you may burn { $costs } to score { $points } points.

# Other cards --------------------------------------------------------------------------------------------------

charge-text = Gain energy by your battery level: Alpha { $alpha }, Beta { $beta }, Gamma { $gamma }, Delta { $delta }.
tile-text = Mine it for { $n } resources.
explorer-everywhere = Worth { $n } on every exoplanet.
explorer-by-type = Worth { $said }.
explorer-on = { $n } on { $types }
explorer-elsewhere = { $n } elsewhere
exoplanet-needs = { $type } exoplanet. Needs explorers worth { $need }, then produces { $made } each round.

# The automa ---------------------------------------------------------------------------------------------------

automa-orbits = { $planet } moves 1 step along its ring, and the automa leaves energy in every sector around it.
automa-does-charge = burn the top Mercury card
automa-does-vote = choose the option with fewer votes (A if they are even), vote for it if the automa has not voted this round, and gain the reward of its second space
automa-does-build = gain up to 2 upgrades for 2 resources each
automa-does-objective = gain the top objective (it counts as completed)
automa-does-trash-mercury = leave energy in every sector around Mercury
automa-does-produce = produce with every exoplanet, explored or not
automa-does-wormholes = put the wormholes on the two sectors with the most energy, remove that energy and gain 1 resource for every 3 of it
automa-does-both-rewards = gain the rewards of the second spaces of both options of the event
automa-does-again = carry out the card now on top of the automa’s discard pile again, or else the next card

score-upgrade = { $n ->
    [one] 1 point for each upgrade
   *[other] { $n } points for each upgrade
}
score-three-upgrades = { $n ->
    [one] 1 point for every 3 upgrades
   *[other] { $n } points for every 3 upgrades
}
score-objective = { $n ->
    [one] 1 point for each objective
   *[other] { $n } points for each objective
}
score-explored = { $n ->
    [one] 1 point for each explored exoplanet
   *[other] { $n } points for each explored exoplanet
}
score-sets = points for sets of explored exoplanets, as for players
score-resources = 1 point for every { $n } resources
