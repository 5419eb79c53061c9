# The titles of cards, tiles, sectors and races, and what is counted.

# Technologies -------------------------------------------------------------------------------------------------

card-hidden = a hidden technology
card-scanner = Scanner
card-survey-drones = Survey Drones
card-fusion-reactors = Fusion Reactors
card-orbital-habitats = Orbital Habitats
card-research-network = Research Network
card-fleet-command = Fleet Command
card-ion-drives = Ion Drives
card-carrier-doctrine = Carrier Doctrine
card-modular-shipyards = Modular Shipyards
card-terraforming = Terraforming
card-barrier-shields = Barrier Shields
card-rail-drivers = Rail Drivers
card-ion-cannons = Ion Cannons
card-phase-cannons = Phase Cannons
card-antimatter-torpedoes = Antimatter Torpedoes
card-gate-engineering = Gate Engineering
card-planetary-defences = Planetary Defences
card-xeno-archaeology = Xeno-Archaeology
card-salvage-operations = Salvage Operations
card-tactical-computer = Tactical Computer
card-colony-arks = Colony Arks
card-frontier-beacons = Frontier Beacons
card-concord-charter = Concord Charter
card-reaver-batteries = Reaver Batteries
card-war-foundries = War Foundries
card-blood-oath = Blood Oath
card-solar-collectors = Solar Collectors
card-capital-reserves = Capital Reserves
card-golden-fleet = Golden Fleet
card-spore-gardens = Spore Gardens
card-living-hulls = Living Hulls
card-symbiotic-web = Symbiotic Web
card-deep-archives = Deep Archives
card-precognition = Precognition
card-grand-thesis = Grand Thesis
card-modular-hulls = Modular Hulls
card-siege-platforms = Siege Platforms
card-ring-foundry = Ring Foundry
card-ultra-shields = Ultra Shields
card-nova-cannon = Nova Cannon
card-star-forge = Star Forge
card-matter-compiler = Matter Compiler
card-world-seed = World Seed
card-dyson-archive = Dyson Archive
card-gate-of-the-ancients = Gate of the Ancients
card-temporal-drive = Temporal Drive
card-oracle-lattice = Oracle Lattice
card-seal-fragment = Seal Fragment
card-sentinel-swarm = Sentinel Swarm
card-harmonic-disruptor = Harmonic Disruptor

# Location tiles -----------------------------------------------------------------------------------------------

tile-hidden = a hidden tile
tile-observatory = Observatory
tile-academy-world = Academy World
tile-archeolith-field = Archeolith Field
tile-ion-nebula = Ion Nebula
tile-antimatter-storm = Antimatter Storm
tile-omega-rift = Omega Rift
tile-ancient-ruins-blue = Ancient Ruins (blue)
tile-pulsar-array = Pulsar Array
tile-garden-world = Garden World
tile-ocean-world = Ocean World
tile-colony-hub = Colony Hub
tile-boson-mist = Boson Mist
tile-crystal-steppe = Crystal Steppe
tile-ancient-ruins-yellow = Ancient Ruins (yellow)
tile-cultural-wonder = Cultural Wonder
tile-neutronium-mine = Neutronium Mine
tile-pteracnium-vein = Pteracnium Vein
tile-forge-world = Forge World
tile-geothermal-moon = Geothermal Moon
tile-shipbreaker-belt = Shipbreaker Belt
tile-collapsed-core = Collapsed Core
tile-ancient-ruins-red = Ancient Ruins (red)

# Sectors ------------------------------------------------------------------------------------------------------

sector-n01 = Sector N01
sector-n02 = Sector N02
sector-n03 = Sector N03
sector-n04 = Sector N04
sector-n05 = Sector N05
sector-n06 = Sector N06
sector-n07 = Sector N07
sector-n08 = Sector N08
sector-n09 = Sector N09
sector-n10 = Sector N10
sector-n11 = Sector N11
sector-n12 = Sector N12
sector-n13 = Sector N13
sector-n14 = Sector N14
sector-n15 = Sector N15
sector-n16 = Sector N16
sector-n17 = Sector N17
sector-n18 = Sector N18
sector-n19 = Sector N19
sector-n20 = Sector N20
sector-n21 = Sector N21
sector-n22 = Sector N22
sector-n23 = Sector N23
sector-n24 = Sector N24
sector-omega-well = Omega Well
sector-antimatter-fountain = Antimatter Fountain
sector-time-eddy = Time Eddy
sector-dead-fleet = Dead Fleet
sector-crystal-cage = Crystal Cage
sector-whispering-arch = Whispering Arch
sector-omega-spire = Omega Spire
sector-frozen-armada = Frozen Armada
sector-lifebloom = Lifebloom
sector-aurelian-homeworld = Aurelian Homeworld
sector-kharrad-homeworld = Kharrad Homeworld
sector-solmari-homeworld = Solmari Homeworld
sector-verdane-homeworld = Verdane Homeworld
sector-nyxari-homeworld = Nyxari Homeworld
sector-ferrun-homeworld = Ferrun Homeworld
sector-black-hole = Black Hole
sector-galactic-core = Galactic Core

# Races, and what each always does -----------------------------------------------------------------------------

race-aurelian = Aurelian Concord
    .short = Aurelian
    .passive = Pathfinders
race-kharrad = Kharrad Dominion
    .short = Kharrad
    .passive = Shock Assault
race-solmari = Solmari Combine
    .short = Solmari
    .passive = Merchant Banks
race-verdane = Verdane Symbiosis
    .short = Verdane
    .passive = Adaptive Spores
race-nyxari = Nyxari Collegium
    .short = Nyxari
    .passive = Archivists
race-ferrun = Ferrun Assembly
    .short = Ferrun
    .passive = Foundries

# Combat tiles -------------------------------------------------------------------------------------------------

combat-tile-blank = Blank
combat-tile-deflector = Deflector
combat-tile-pulse-laser = Pulse Laser
combat-tile-missile-salvo = Missile Salvo
combat-tile-barrier-shield = Barrier Shield
combat-tile-rail-driver = Rail Driver
combat-tile-ion-cannon = Ion Cannon
combat-tile-phase-cannon = Phase Cannon
combat-tile-antimatter-torpedo = Antimatter Torpedo
combat-tile-reaver-battery = Reaver Battery
combat-tile-living-hull = Living Hull
combat-tile-ultra-shield = Ultra Shield
combat-tile-nova-cannon = Nova Cannon
combat-tile-plasma-beam = Plasma Beam
combat-tile-void-shield = Void Shield
combat-tile-entropy-cannon = Entropy Cannon
combat-tile-phase-armour = Phase Armour
combat-tile-chaos-lance = Chaos Lance
combat-tile-event-horizon-screen = Event Horizon Screen
combat-tile-void-fury = Void Fury
combat-tile-annihilation-pulse = Annihilation Pulse
combat-tile-entropy-lens = Entropy Lens

# Entity cards and their types ---------------------------------------------------------------------------------

entity-hidden = a hidden Entity card
entity-stirring-shadows = Stirring Shadows
entity-probing-raid = Probing Raid
entity-dark-scouts = Dark Scouts
entity-massing-shadows = Massing Shadows
entity-solar-calm = Solar Calm
entity-opening-rift = Opening Rift
entity-dread-whispers = Dread Whispers
entity-power-drain = Power Drain
entity-shadow-column = Shadow Column
entity-swarm = Swarm
entity-advancing-swarm = Advancing Swarm
entity-great-swarm = Great Swarm
entity-ion-storm = Ion Storm
entity-second-rift = Second Rift
entity-hunting-packs = Hunting Packs
entity-hardened-shadows = Hardened Shadows
entity-relentless-advance = Relentless Advance
entity-tide-of-night = Tide of Night
entity-tide-unbroken = Tide Unbroken
entity-final-raiders = Final Raiders
entity-dying-light = Dying Light
entity-cascade = Cascade
entity-doom-chorus = Doom Chorus
entity-supernova = Supernova

entity-type-standard = Standard
entity-type-rift = Rift
entity-type-flux = Flux
entity-type-malice = Malice
entity-type-supernova = Supernova

# Secret objectives --------------------------------------------------------------------------------------------

objective-hidden = a hidden objective
objective-shadow-hunter = Shadow Hunter
objective-gatebreaker = Gatebreaker
objective-relic-keeper = Relic Keeper
objective-sprawling-realm = Sprawling Realm
objective-cartographers = Cartographers
objective-great-library = Great Library
objective-industrial-heart = Industrial Heart
objective-thinking-machines = Thinking Machines
objective-teeming-worlds = Teeming Worlds
objective-grand-armada = Grand Armada
objective-bastions = Bastions
objective-gate-network = Gate Network
objective-prism = Prism
objective-monopoly = Monopoly
objective-exotic-matter = Exotic Matter
objective-heart-of-darkness = Heart of Darkness
objective-ancient-heirs = Ancient Heirs
objective-master-tactician = Master Tactician

# Resources ----------------------------------------------------------------------------------------------------

resource-neutronium = Neutronium
    .whole = Neutronium Ore
resource-pteracnium = Pteracnium
    .whole = Pteracnium Crystal
resource-hadron = Hadron
    .whole = Hadron Archeolith
resource-boson = Boson
    .whole = Boson Condensate
resource-antimatter = Antimatter
    .whole = Antimatter
resource-omega = Omega
    .whole = Omega Particle
resource-any = any basic resource
resource-another = another basic resource

# Levels, stocks and other figures -----------------------------------------------------------------------------

level-energy = Energy level
level-reactor = Reactor
level-population = Population
level-research = Research level
level-fleet = Fleet
stock-energy = energy
stock-research = research

stat-capacity = Move Capacity
stat-range = Move Range
stat-scan = Scan
stat-keep = Keep
stat-reveal = Reveal
stat-hand = hand limit
stat-basics = limit of active basic technologies
stat-support = Support Range
stat-defence = Colony Defence
stat-passing = energy for unused actions
stat-trade = trade tokens

# Colours of star locations -----------------------------------------------------------------------------------

star-blue = blue
star-yellow = yellow
star-red = red

# Units --------------------------------------------------------------------------------------------------------

unit-ship = ship
    .many = ships
unit-station = station
    .many = stations
unit-flagship = flagship
    .many = flagships
unit-destroyer = destroyer
    .many = destroyers
