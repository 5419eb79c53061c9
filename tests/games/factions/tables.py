"""The tables of the rules (14, 16, 17), as the specification has them, in short."""

CHARGES = """\
M01 8 10 12 16 0
M02 9 11 13 17 1
M03 9 11 14 18 3
M04 10 12 15 20 4
M05 10 13 16 20 6
M06 11 14 17 22 7
M07 12 15 18 24 9
M08 14 17 21 28 10
"""

EXPLORERS = """\
X01 3 1 3 1 1 1
X02 4 1 1 1 1 1
X03 3 1 1 3 1 1
X04 3 1 1 1 3 1
X05 3 1 1 1 1 3
X06 3 1 4 0 0 0
X07 3 1 0 4 0 0
X08 3 1 0 0 4 0
X09 3 1 0 0 0 4
X10 3 1 2 2 1 1
X11 3 1 2 1 2 1
X12 3 1 2 1 1 2
X13 3 1 1 2 2 1
X14 3 1 1 2 1 2
X15 3 1 1 1 2 2
X16 2 2 2 2 2 2
N11 1 2 4 4 1 1
N12 1 3 3 3 3 3
N13 1 2 1 1 4 4
"""

EXOPLANETS = """\
J01 swamp 4 4 0 | energy 4 | explorer 1
J02 swamp 2 3 0 | res 1; peek 2 | clear 2 any
J03 swamp 2 1 1 | res 2 | orbit any 1
J04 swamp 3 2 1 | explorer 1 | freemove 2
J05 swamp 3 3 1 | pay(R1): upgrade 1 | energy 5
J06 swamp 4 1 2 | mine adjacent | wormhole 1
J07 swamp 5 2 2 | res 2 | tele_ship any
J08 swamp 4 1 2 * | steal_explorer 1 | res 2
J09 swamp 6 4 2 * | research deck | upgrade 1
J10 ice 2 3 0 | energy 4 | peek 3
J11 ice 2 1 1 | res 2 | clear 2 any
J12 ice 3 4 0 | explorer 1 | wormhole 1
J13 ice 3 2 1 | tele_ship band | res 2
J14 ice 4 3 1 | pay(R1): upgrade 1 | orbit any 2
J15 ice 4 1 2 | energy 5 | mine adjacent
J16 ice 5 6 0 | energy 8 | objective draft
J17 ice 4 3 1 * | clear 3 any | steal_explorer 1
J18 ice 6 2 3 * | tele_planet any | research deck
J19 desert 2 1 1 | res 2 | freemove 2
J20 desert 2 3 0 | tele_ship band | energy 4
J21 desert 3 0 2 | res 2 | orbit any 1
J22 desert 3 2 1 | explorer 1 | peek 3
J23 desert 4 3 1 | siphon any 6 | pay(R1): upgrade 1
J24 desert 4 1 2 | mine adjacent | energy 5
J25 desert 5 0 3 | pay(XO1): upgrade 3 | res 3
J26 desert 4 1 2 * | tele_planet any | explorer 1
J27 desert 6 4 2 * | upgrade 1 | objective draft
J28 lava 2 3 0 | energy 4 | clear 2 any
J29 lava 2 1 1 | res 2 | wormhole 1
J30 lava 3 2 1 | explorer 1 | energy 4
J31 lava 3 0 2 | pay(X1): res 3 | orbit any 1
J32 lava 4 1 2 | pay(R1): upgrade 1 | siphon any 6
J33 lava 4 3 1 | mine adjacent | tele_ship belt
J34 lava 5 2 2 | pay(XO1): upgrade 3 | res 3
J35 lava 4 1 2 * | steal_explorer 1 | res 2
J36 lava 6 2 3 * | upgrade 1 | tech any
N14 wild 4 3 1 | energy 5 | explorer 1
N15 wild 5 2 2 | res 2 | clear 3 any
"""

OBJECTIVES = """\
O01 turn-end 4 | energy = energy-cap, energy-cap >= 20 | -
O02 turn-end 5 | resources >= 8 | -
O03 turn-end 4 | energy <= 0, resources <= 0 | -
O04 round-end 6 | planets-used >= 5 | -
O05 turn-end 4 | sectors-entered >= 8 | -
O06 instant 4 | upgrades-at-once >= 3 | -
O07 round-end 5 | sectors-in-a-band >= 6 | -
O08 round-end 4 | energy-left >= 30 | -
O09 round-end 5 | bands-with-energy >= 7 | -
O10 turn-end 4 | ship-in-band(A) >= 1 | E6
O11 turn-end 4 | ship-in-band(H) >= 1 | -
O12 round-end 5 | explored-types >= 3 | -
O13 round-end 5 | explored-of-a-type >= 3 | -
O14 round-end 6 | complete-machines >= 4 | -
O15 round-end 5 | machine-complete(faction) >= 1 | -
O16 round-end 5 | asteroids-mined >= 3 | -
O17 instant 4 | asteroid-worth >= 5 | -
O18 round-end 4 S | resources most | -
O19 round-end 5 S | upgrades most | -
O20 round-end 5 S | explored most | -
O21 turn-end 4 S | ships-beside >= 2 | -
O22 round-end 4 S | distance-to-others >= 4 | -
O23 round-end 4 * | leader-claimed >= 1 | -
O24 round-end 4 * | vote-won >= 1 | -
O25 turn-end 4 * | techs >= 1, complete-machines >= 1 | -
O26 round-end 6 * | research-taken >= 2 | -
O27 round-end 6 * | planets-used(uranus) >= 1, planets-used(neptune) >= 1 | -
O28 turn-end 4 * | planets-used-now >= 1, shortcuts >= 1 | -
O29 round-end 4 S * | explorers >= 4 most | -
O30 round-end 4 S * | trade-partners >= 2 | -
"""

EVENTS = """\
E01 1 solar-maximum | leader; energy 2 | energy 6 | round: mercury-bonus = 3
E01 1 solar-minimum | leader; energy 2 | res 2 | round: pass-income = 4
E02 1 open-survey | leader; energy 2 | explorer 1 | round: asteroids-open = 1
E02 1 deep-drilling | leader; energy 2 | res 2 | round: mine-bonus + 1
E03 1 subsidised-lanes | leader; energy 2 | energy 4 | round: outer-empty-cost = 1
E03 1 orbital-towing | leader; res 1 | upgrade 1 | now: orbit all 2
E04 1 volunteer-wave | leader; energy 2 | explorer 1 | now: each_player [explorer 2]
E04 1 bounty-on-worlds | leader; energy 2 | exo deck | round: jupiter-cost = 0
E05 1 amnesty | leader; energy 2 | objective draft | round: saturn-keep = 2
E05 1 crackdown | leader; res 1 | res 2 | now: each_player [may[pay(O1): res 3]]
E06 1 rush-orders | leader; energy 2 | upgrade 1 | round: mars-first-cost = 1
E06 1 quality-control | leader; energy 2 | research deck | round: on gain-upgrade(faction): energy 3
E07 2 liquid-assets | leader; energy 2 | res 3 | final: resources-per-point = 1
E07 2 fixed-assets | leader; energy 2 | upgrade 1 | final: points-per-machine + 1
E08 2 settle-wide | leader; energy 2 | exo deck | final: points-per-type + 1
E08 2 settle-deep | leader; energy 2 | explorer 2 | final: points-largest-set + 2
E09 2 declassify | leader; energy 2 | objective draft | final: points-per-objective + 1
E09 2 seal-the-records | leader; energy 2 | research deck | round: saturn-draw = 3; objective-limit + 1
E10 2 open-the-gates | leader; energy 2 | energy 6 | now: by_leader [may[wormhole 2]], round: wormhole-entry = 1
E10 2 street-sweepers | leader; energy 2 | clear 2 any | round: on turn-end: may[clear 1 here]
E11 2 guild-rescue | leader; energy 2 | energy 4 | round: rescue-points = -10
E11 2 fuel-depots | leader; energy 2 | res 2 | round: on end-move if ship-in-band(E) >= 1: energy 2
E12 2 overtime | leader; energy 2 | tech any | round: extra-action = 1
E12 2 early-bells | leader; energy 2 | explorer 2 | round: on pass if first-pass >= 1: vp 3
E00 0 caretakers | energy 4 | explorer 1 |
"""

TECHS = """\
U01 first-outer-discount = 1
U02 half-once = 1
U03 on end-move if beside-outer-planet >= 1: energy 2
U04 convert-rate = 3; convert-boosted = 2
U05 resource-cap + 2
U06 energy-cap + 4
U07 mine-range = 1; mine-ranged-limit = 1
U08 jupiter-refresh = 1; jupiter-cost = 0
U09 on use(venus) if paid-for(venus) >= 2: explorer 1
U10 mars-rebate = 1 if paid-for(mars) >= 2
U11 saturn-draw = 3
U12 beacon = 1
N16 cost-cap = 5
N17 on turn-end: energy 1
"""

RESEARCH = """\
N01 2 | energy full
N02 2 | res 4
N03 3 | upgrade 2
N04 2 | explorer 3
N05 2 | res 2; energy 6
N06 1 | tech any; energy 4
N07 2 | exo deck; explorer 1
N08 1 | wormhole 2; tele_ship any
N09 1 | siphon any 8; siphon any 8
N10 1 | objective draft; res 1
"""

FACTIONS = """\
megacore mercury 4 4 first | mine-range = 1; mine-per-turn = 1; resource-cap + 1
zealots mercury 3 4 first | charge-any = 1
ordinary venus 3 5 first | produce-unexplored = 1
tunnelers mercury 4 4 first | wormhole-moves = 1
einstein earth 3 5 first | planet-steps = 1
deepstate venus 3 5 | starting-tech = 1; tech-limit = 2; objective-limit = 4; on round-start: explorer 1
council earth 5 5 | double-votes = 1; earth-as-other = 1
androids earth 5 4 | twin-ships = 1
"""

FACTION_MACHINES = """\
megacore | mine-bonus + 2
zealots | charge-anywhere = 1
ordinary | galactic-mapping = 1
tunnelers | extractor = 1
einstein | inverter = 1
deepstate | spectroscopy = 1
council | space-elevators = 1
androids | ascendancy = 1
"""

AUTOMA = """\
mercury | energy 6; charge
venus | explorer 2
earth | vote
mars | mine any; build
jupiter | exo market
saturn | objective
uranus | tech any
neptune | research market
megacore | mine any; mine any; res 2
zealots | energy 9; trash-mercury
ordinary | produce
tunnelers | wormholes
einstein | orbit all 1; upgrade 1
deepstate | objective; explorer 1
council | both-rewards
androids | again
"""

SCORING = """\
easy 1 1 0 False 0
medium 1 0 2 True 0
hard 1 1 2 True 6
"""
