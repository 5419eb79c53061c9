"""The tables of the rules (4, 5, 13 to 19), as the specification has them, in short."""

LAYOUTS = """\
2 | 2 | 2.0, 2.6 | 1.1, 1.4, 2.3, 2.9
3 | 2 | 2.0, 2.4, 2.8 | 2.2, 2.6, 2.10
4 | 3 | 3.0, 3.3, 3.9, 3.12 | 2.1, 2.3, 2.5, 2.7, 2.9, 2.11
5 | 3 | 3.0, 3.3, 3.6, 3.9, 3.12 | 2.1, 2.3, 2.5, 2.7, 2.9, 2.11
6 | 3 | 3.0, 3.3, 3.6, 3.9, 3.12, 3.15 | 2.1, 2.3, 2.5, 2.7, 2.9, 2.11
"""

SECTORS = """\
N01 B,Y,R
N02 B,Y,R
N03 B,Y,R
N04 B,Y,R
N05 Y,Y,R
N06 Y,R,R
N07 B,B,Y
N08 B,Y,Y
N09 B,R,R
N10 B,B,R
N11 Y,R
N12 B,R
N13 B,Y
N14 R,R
N15 Y,Y
N16 B,B
N17 B,Y,R
N18 Y,Y,R
N19 R,R,Y
N20 B,B,Y,R
N21 B,Y,Y,R
N22 B,Y,R,R
N23 B,R
N24 Y,R
A1 Omega Well | B,R | O 1 | 2 1
A2 Antimatter Fountain | Y,R | A 1 | 2 0
A3 Time Eddy | B,Y | Res +1 | 3 0
A4 Dead Fleet | Y,R | Fl +2 | 2 1
A5 Crystal Cage | B,R | H 1; P 1 | 2 1
A6 Whispering Arch | B,Y | B 1; A 1 | 2 1
A7 Omega Spire | B,B | O 1 | 3 0
A8 Frozen Armada | R,R | N 1; Fl +1 | 3 0
A9 Lifebloom | Y,Y | Pop +2 | 2 0
"""

HOMEWORLDS = """\
blue B,Y,R
red B,Y,R
yellow B,Y,R
green B,Y,R
purple B,Y,R
orange B,Y,R
"""

CENTRES = """\
survival Black Hole | - | 0 0 0 | closed
exploration Galactic Core | B,B,Y | 5 2 10★ | open
"""

LOCATION_TILES = """\
LB1 Observatory | blue 4 | Res +1
LB2 Academy World | blue 3 | Res +1; Pop +1
LB3 Archeolith Field | blue 5 | H 1
LB4 Ion Nebula | blue 4 | B 1
LB5 Antimatter Storm | blue 3 | A 1
LB6 Omega Rift | blue 2 | O 1
LB7 Ancient Ruins (blue) | blue 2 | artifact
LB8 Pulsar Array | blue 1 | Res +2
LY1 Garden World | yellow 5 | Pop +2
LY2 Ocean World | yellow 4 | Pop +1; En +1
LY3 Colony Hub | yellow 3 | Pop +1; Res +1
LY4 Boson Mist | yellow 4 | B 1
LY5 Crystal Steppe | yellow 4 | P 1
LY6 Ancient Ruins (yellow) | yellow 2 | artifact
LY7 Cultural Wonder | yellow 2 | Pop +1; on reveal: 2★
LR1 Neutronium Mine | red 5 | N 1
LR2 Pteracnium Vein | red 4 | P 1
LR3 Forge World | red 4 | Fl +2
LR4 Geothermal Moon | red 4 | En +1; Rx +1
LR5 Shipbreaker Belt | red 3 | Fl +1; En +1
LR6 Collapsed Core | red 2 | A 1
LR7 Ancient Ruins (red) | red 2 | artifact
"""

COMBAT_TILES = """\
T00 Blank | 0 | 0 0
T01 Deflector | 3 | 0 1
T02 Pulse Laser | 4 | 1 0
T03 Missile Salvo | 6 | 2 0
T04 Barrier Shield | 2 | 0 1
T05 Rail Driver | 3 | 1 0
T06 Ion Cannon | 5 | 1 1
T07 Phase Cannon | 5 | 2 0
T08 Antimatter Torpedo | 6 | 3 0
T09 Reaver Battery | 2 | 1 0
T10 Living Hull | 1 | 0 1
T11 Ultra Shield | 5 | 0 3
T12 Nova Cannon | 6 | 4 0
"""
"""Slot (0: any), damage, shield."""

BASICS = """\
BT01 Scanner | 2 | B | 0 | scan +2; keep +1
BT02 Survey Drones | 2 | N | 0 | reveal +1
BT03 Fusion Reactors | 3 | P | 0 | En +1; Rx +2
BT04 Orbital Habitats | 3 | N | 0 | Pop +2
BT05 Research Network | 4 | H | 1★ | Res +2
BT06 Fleet Command | 3 | N | 0 | Fl +2
BT07 Ion Drives | 3 | B | 0 | range +1
BT08 Carrier Doctrine | 3 | P | 0 | capacity +2
BT09 Modular Shipyards | 3 | N | 0 | ships-anywhere; cost first ship = 0
BT10 Terraforming | 3 | * | 0 | ability reveal: recolour 1 blue-yellow-red
BT11 Barrier Shields | 3 | N | 0 | tile 2 T04
BT12 Rail Drivers | 3 | P | 0 | tile 3 T05
BT13 Ion Cannons | 4 | P,B | 1★ | tile 5 T06
BT14 Phase Cannons | 5 | P,A | 1★ | tile 5 T07
BT15 Antimatter Torpedoes | 5 | A,N | 1★ | tile 6 T08
BT16 Gate Engineering | 4 | B,P | 1★ | cost gate -2 min 1; gate-steps 0
BT17 Planetary Defences | 3 | N | 0 | defence +1; die +1 own-sector
BT18 Xeno-Archaeology | 4 | H | 1★ | cost ancient -1 min 0; on artifact: 1★
BT19 Salvage Operations | 3 | * | 0 | on combat-end if entity-units-in-combat 1-2: energy 1; \
on combat-end if entity-units-in-combat 3+: energy 2
BT20 Tactical Computer | 4 | H,B | 1★ | ability roll: reroll own any
"""
"""Research, needs, VP, effect."""

RACE_TECHNOLOGIES = """\
RB1 blue Colony Arks | 3 | N | 0 | Pop +2
RB2 blue Frontier Beacons | 4 | B | 0 | support +1; range +1
RB3 blue Concord Charter | 5 | B,* | 1★ | on settle: 1★ a turn
RR1 red Reaver Batteries | 4 | P | 0 | tile 2 T09
RR2 red War Foundries | 3 | N | 0 | Fl +1; cost first ship = 0
RR3 red Blood Oath | 5 | P,A | 1★ | on combat-end if units-in-combat 2+: 1★ a round
RY1 yellow Solar Collectors | 3 | P | 0 | En +1; Rx +2
RY2 yellow Capital Reserves | 4 | * | 0 | ability turn: convert 3
RY3 yellow Golden Fleet | 5 | B,A | 1★ | capacity +2; cost gate -2 min 1
RG1 green Spore Gardens | 3 | N | 0 | Pop +3
RG2 green Living Hulls | 4 | N | 0 | tile 1 T10
RG3 green Symbiotic Web | 5 | H,* | 1★ | Res +1 per 3 colonies; En +1 per 4 colonies
RP1 purple Deep Archives | 3 | H | 0 | Res +1; hand +1
RP2 purple Precognition | 4 | B | 0 | ability roll: reroll enemy 2
RP3 purple Grand Thesis | 5 | H,A | 2★ | basics +2; ability turn: reset 1
RO1 orange Modular Hulls | 3 | N | 0 | outside-fleet station
RO2 orange Siege Platforms | 4 | P | 0 | die +1 per station
RO3 orange Ring Foundry | 5 | N,A | 1★ | Fl +2; ships-anywhere
"""

ANCIENTS = """\
AT1a Ultra Shields | 6 | H,A | 2★ | tile 5 T11
AT1b Nova Cannon | 6 | A,O | 2★ | tile 6 T12
AT2a Star Forge | 6 | P,O | 2★ | En +3; Rx +4
AT2b Matter Compiler | 6 | N,A | 2★ | cost any-order -1 min 1
AT3a World Seed | 5 | N,H | 2★ | Pop +4
AT3b Dyson Archive | 5 | H,O | 2★ | Res +3
AT4a Gate of the Ancients | 5 | B,O | 2★ | artifact-gates
AT4b Temporal Drive | 5 | B,A | 2★ | range +2; capacity +2
AT5a Oracle Lattice | 7 | H,B | 2★ | scan +4; keep +2; reveal +2; hand +3
AT5b Seal Fragment | 7 | O,H | 2★ | ability entity-card: cancel standard-rift-flux-malice (3 a game)
AT6a Sentinel Swarm | 6 | N,A | 2★ | defence +2; die +1 own-sector
AT6b Harmonic Disruptor | 6 | O | 2★ | entity-die 6 as 5
"""

RACES = """\
blue Aurelian Concord | 3 6 4 2 4 | 3 2 | 3/2/2 | B | 2
red Kharrad Dominion | 3 6 3 1 5 | 3 2 | 3/2/2 | P | 2
yellow Solmari Combine | 4 8 4 2 5 | 3 2 | 3/2/2 | P | 3
green Verdane Symbiosis | 3 6 5 1 5 | 3 2 | 4/2/2 | N | 2
purple Nyxari Collegium | 3 6 3 3 4 | 3 2 | 4/2/2 | H | 2
orange Ferrun Assembly | 3 7 4 2 5 | 3 2 | 3/2/2 | N | 2
"""
"""En, Rx, Pop, Res, Fl; capacity and range; scan, keep and reveal; home resource; ships."""

PASSIVES = """\
blue Pathfinders | cost first settle = 0
red Shock Assault | die +1 attacker first-round
yellow Merchant Banks | passing +1
green Adaptive Spores | recolour 1 yellow-red
purple Archivists | cost first technology -1 min 1
orange Foundries | cost station = 1
"""

ENTITY_CARDS = """\
E01 1 Stirring Shadows | standard | - | yellow | all | deploy 1
E02 1 Probing Raid | standard | yes | yellow | all | deploy 1
E03 1 Dark Scouts | standard | yes | purple | all | deploy 1
E04 1 Massing Shadows | standard | - | purple | all | deploy 2
E05 1 Solar Calm | flux | - | yellow | all | each [energy 1]; no-movement
E06 1 Opening Rift | rift | - | purple | all | open-gate 1
E07 1 Dread Whispers | malice | - | purple | 3,4,5,6 | next-round [basics -1]; each [lose research 2]
E08 1 Power Drain | malice | - | purple | 2,5,6 | each [lose-half energy]
E09 2 Shadow Column | standard | yes | yellow | all | deploy 1
E10 2 Swarm | standard | - | yellow | all | deploy 2
E11 2 Advancing Swarm | standard | yes | yellow | all | deploy 2
E12 2 Great Swarm | standard | - | purple | all | deploy 3
E13 2 Ion Storm | flux | - | yellow | all | next-round [range -1 min 1]
E14 2 Second Rift | rift | - | purple | all | open-gate 1
E15 2 Hunting Packs | malice | - | purple | all | hunt
E16 2 Hardened Shadows | malice | - | purple | 4,5,6 | fortify
E17 3 Relentless Advance | standard | yes | yellow | all | deploy 2
E18 3 Tide of Night | standard | yes | purple | all | deploy 3
E19 3 Tide Unbroken | standard | - | purple | all | deploy 3
E20 3 Final Raiders | standard | yes | yellow | all | deploy 1
E21 3 Dying Light | flux | - | yellow | all | each [research 2; lose energy 2]
E22 3 Cascade | malice | - | purple | 3,5,6 | deploy-at-gates 1
E23 3 Doom Chorus | malice | - | purple | 2,4,6 | power-up 1
E24 3 Supernova | supernova | - | yellow | all | supernova
"""
"""Stage and title, type, advance, ribbon, active for, effect."""

POWER_LEVELS = """\
I | - - - - 1d 1d
II | - - - 1d 1d 1d
III | - - - 1d 1d 2d
IV | - - 1s 1d 1d 2d
V | - 1s 1d 1d 1d 2d
VI | - 1s 1d 1d 2d 2d
"""

DEPLOYMENTS = """\
1 | 1 2 2 3 3
2 | 2 3 4 5 6
3 | 3 4 6 7 9
"""

TRACKS = """\
2 | 62 | 3 | 1 | 8 | 4 | 4 | 20
3 | 78 | 4 | 2 | 10 | 5 | 4 | 28
4 | 98 | 6 | 2 | 12 | 6 | 6 | 36
5 | 114 | 6 | 3 | 14 | 7 | 7 | 44
6 | 126 | 6 | 3 | 16 | 8 | 8 | 52
"""
"""Stars, artifacts, gates, end of the track, enrage mark, limit of a sector, ships."""

OBJECTIVES = """\
O01 Shadow Hunter | slain(ship) 6+ | 3★ without the Entity out
O02 Gatebreaker | gates-closed 1+ or slain(station) 2+ | 3★ without the Entity out
O03 Relic Keeper | artifacts 2+ | 3★
O04 Sprawling Realm | sectors 6+ | 3★
O05 Cartographers | charted 3+ | 3★
O06 Great Library | technologies 7+ | 3★
O07 Industrial Heart | level(energy) 7+ | 2★
O08 Thinking Machines | level(research) 5+ | 2★
O09 Teeming Worlds | level(population) 9+ | 2★
O10 Grand Armada | units(ship) 7+ | 3★
O11 Bastions | units(station) 3+ | 2★
O12 Gate Network | gate-distance 4+ | 2★
O13 Prism | tiles-of-every-colour 2+ | 2★
O14 Monopoly | basic-of-a-type 3+ | 3★
O15 Exotic Matter | resource(antimatter) 1+ and resource(omega) 1+ | 3★
O16 Heart of Darkness | near-centre 1+ | 2★
O17 Ancient Heirs | active-ancients 1+ | 3★
O18 Master Tactician | attacks-won 4+ | 3★
"""

KINDS = """\
ship | 1 die | 1 hit | moves | 10 and 0 | ½☆ | ½★
station | 2 dice | 1 hit | stays | 4 and 12 | 1☆ | 1★
flagship | 2 dice | 2 hits | moves | 1 and 0 | 1★ | -
destroyer | 2 dice | 2 hits | moves | 0 and 5 | - | 1★
"""
"""Dice, hits, whether it moves, supply of an empire and of the Entity, reward for an empire's and for the Entity's."""

MODULES = """\
FM01 Siege Lance | 3 | P | 0 | die +1 per flagship
FM02 Aegis Projector | 3 | N | 0 | shield 1
FM03 Command Bridge | 3 | B | 0 | escort 2
FM04 Jump Core | 3 | B | 0 | jump 2 ships range +1 support +1
FM05 Mobile Shipyard | 4 | N | 1★ | flagship-yard
FM06 Survey Suite | 2 | H | 0 | flagship-reveal
FM07 Salvage Bay | 2 | * | 0 | on combat-end if survivors(flagship) 1+ and units-in-combat 1+: energy 1; research 1
FM08 Repair Docks | 3 | N | 0 | repair 4
FM09 Tractor Web | 3 | P | 0 | web
FM10 Phase Cloak | 3 | B | 0 | cloak
FM11 Stellar Forge | 3 | H | 0 | aboard productive [En +1; Rx +1]
FM12 Gate Anchor | 4 | B,P | 1★ | flagship-gate
"""

RACE_MODULES = """\
RB4 blue Colonization Module | 3 | B | 0 | on flagship-settled: 1★
RR4 red Boarding Pods | 3 | P | 0 | boarding 2
RY4 yellow Treasury Vault | 3 | * | 0 | aboard productive [income energy 2 over 2]
RG4 green Bio-Carrier | 3 | N | 0 | guard +2; aboard own [Pop +1]
RP4 purple Mobile Laboratory | 3 | H | 0 | aboard wonder [income research 2]
RO4 orange Fortress Core | 3 | N | 0 | hull +1
"""

TRADE = """\
TB1 Commodity Exchange | 3 | * | 0 | trade +2
TB2 Free Ports | 3 | B | 0 | income energy per 1 received max 3
TB3 Diplomatic Corps | 3 | H | 0 | diplomats
TB4 Advanced Mining | 4 | N | 1★ | mining 1
TB5 Commerce Network | 4 | P | 1★ | trade +3; income research per 2 tokens
RB5 Settlers’ Guild | 4 | B | 1★ | trade +2; guild 1
RR5 Tribute Demands | 4 | P | 1★ | tribute 2
RY5 Merchant Princes | 4 | * | 1★ | trade +3; income energy per 1 contracts max 3
RG5 Gene Exchange | 4 | N | 1★ | newcomers +1
RP5 Shared Academies | 4 | H | 1★ | teaching 1★; income research per 1 lent
RO5 Contract Foundries | 4 | N | 1★ | supplier [cost first unit -1 min 0]
"""
