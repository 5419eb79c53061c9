# The titles of the cards.

card-hidden = a hidden card

# Mercury: energy ---------------------------------------------------------------------------------------------

card-pale-corona = Pale Corona
card-quiet-sun = Quiet Sun
card-solar-breeze = Solar Breeze
card-bright-limb = Bright Limb
card-sunspot-chain = Sunspot Chain
card-plasma-arch = Plasma Arch
card-full-flare = Full Flare
card-coronal-storm = Coronal Storm

# Venus: explorers --------------------------------------------------------------------------------------------

card-swamp-things = Swamp Things
card-geriatric-explorers = Geriatric Explorers
card-yeti-cousins = Yeti Cousins
card-dune-nomads = Dune Nomads
card-magma-moles = Magma Moles
card-carnivorous-orchids = Carnivorous Orchids
card-penguin-brigade = Penguin Brigade
card-hydrophobic-camels = Hydrophobic Camels
card-brimstone-bishops = Brimstone Bishops
card-amphibious-accountants = Amphibious Accountants
card-mud-wallabies = Mud Wallabies
card-fungal-choir = Fungal Choir
card-glass-beetles = Glass Beetles
card-frostfire-foxes = Frostfire Foxes
card-thermal-tortoises = Thermal Tortoises
card-retired-test-pilots = Retired Test Pilots

# Earth: stellar events and their options ---------------------------------------------------------------------

card-solar-forecast = Solar Forecast
card-prospecting-rights = Prospecting Rights
card-transport-bill = Transport Bill
card-call-for-settlers = Call for Settlers
card-security-review = Security Review
card-shipyard-policy = Shipyard Policy
card-wealth-debate = Wealth Debate
card-settlement-charter = Settlement Charter
card-secrets-act = Secrets Act
card-wormhole-accord = Wormhole Accord
card-safety-report = Safety Report
card-working-hours = Working Hours
card-caretaker-assembly = Caretaker Assembly

motion-solar-maximum = Solar Maximum
motion-solar-minimum = Solar Minimum
motion-open-survey = Open Survey
motion-deep-drilling = Deep Drilling
motion-subsidised-lanes = Subsidised Lanes
motion-orbital-towing = Orbital Towing
motion-volunteer-wave = Volunteer Wave
motion-bounty-on-worlds = Bounty on Worlds
motion-amnesty = Amnesty
motion-crackdown = Crackdown
motion-rush-orders = Rush Orders
motion-quality-control = Quality Control
motion-liquid-assets = Liquid Assets
motion-fixed-assets = Fixed Assets
motion-settle-wide = Settle Wide
motion-settle-deep = Settle Deep
motion-declassify = Declassify
motion-seal-the-records = Seal the Records
motion-open-the-gates = Open the Gates
motion-street-sweepers = Street Sweepers
motion-guild-rescue = Guild Rescue
motion-fuel-depots = Fuel Depots
motion-overtime = Overtime
motion-early-bells = Early Bells
motion-caretakers = Caretakers

# Jupiter: exoplanets -----------------------------------------------------------------------------------------

card-yvaga = Yvaga
card-mirewood = Mirewood
card-bogthane = Bogthane
card-lilypad-nine = Lilypad Nine
card-sumpters-rest = Sumpter’s Rest
card-gloom-delta = Gloom Delta
card-peats-landing = Peat’s Landing
card-wetwork = Wetwork
card-mangrove-prime = Mangrove Prime
card-hoarfall = Hoarfall
card-slush = Slush
card-cold-comfort = Cold Comfort
card-snowblind = Snowblind
card-permafrost-six = Permafrost Six
card-glacia-minor = Glacia Minor
card-aurora-shelf = Aurora Shelf
card-icebreaker = Icebreaker
card-polar-opposite = Polar Opposite
card-saltpan = Saltpan
card-mirage = Mirage
card-thirst = Thirst
card-ochre = Ochre
card-sirocco = Sirocco
card-hourglass = Hourglass
card-dunehome = Dunehome
card-false-oasis = False Oasis
card-red-ledger = Red Ledger
card-cinder = Cinder
card-scoria = Scoria
card-emberlyn = Emberlyn
card-magma-carta = Magma Carta
card-forgeheart = Forgeheart
card-brimstone-bay = Brimstone Bay
card-old-smoky = Old Smoky
card-pyroclast = Pyroclast
card-kiln = Kiln

# Saturn: secret objectives -----------------------------------------------------------------------------------

card-full-tank = Full Tank
card-bottomless-hold = Bottomless Hold
card-running-on-fumes = Running on Fumes
card-grand-tour = Grand Tour
card-long-haul = Long Haul
card-big-spender = Big Spender
card-ringmaster = Ringmaster
card-litterbug = Litterbug
card-footprints = Footprints
card-burnt-offering = Burnt Offering
card-edge-of-everything = Edge of Everything
card-collector = Collector
card-specialist = Specialist
card-machinist = Machinist
card-founders-pride = Founders’ Pride
card-prospector = Prospector
card-motherlode = Motherlode
card-richest-rival = Richest Rival
card-top-of-the-charts = Top of the Charts
card-overachiever = Overachiever
card-crowded-dock = Crowded Dock
card-keep-away = Keep Away
card-kingmaker = Kingmaker
card-ballot-stuffing = Ballot Stuffing
card-gadgeteer = Gadgeteer
card-published-author = Published Author
card-ice-giants = Ice Giants
card-shortcut = Shortcut
card-talent-hoarder = Talent Hoarder
card-solar-diplomat = Solar Diplomat

# Uranus: tech ------------------------------------------------------------------------------------------------

card-ion-afterburners = Ion Afterburners
card-trash-compactor = Trash Compactor
card-gravity-slingshot = Gravity Slingshot
card-ore-burner = Ore Burner
card-towed-barge = Towed Barge
card-auxiliary-cells = Auxiliary Cells
card-tractor-scoop = Tractor Scoop
card-survey-network = Survey Network
card-recruiting-office = Recruiting Office
card-assembly-line = Assembly Line
card-blackmail-archive = Blackmail Archive
card-emergency-beacon = Emergency Beacon

# Neptune: research -------------------------------------------------------------------------------------------

card-overcharge-theory = Overcharge Theory
card-ore-futures = Ore Futures
card-modular-plans = Modular Plans
card-open-call = Open Call
card-grant-money = Grant Money
card-stolen-blueprints = Stolen Blueprints
card-star-charts = Star Charts
card-bent-space = Bent Space
card-vacuum-sweep = Vacuum Sweep
card-insider-file = Insider File
card-neptunian-divers = Neptunian Divers
card-cloned-xenobiologists = Cloned Xenobiologists
card-diamond-rain-miners = Diamond-Rain Miners
card-proteus-annex = Proteus Annex
card-tritons-twin = Triton’s Twin
card-phase-skimmer = Phase Skimmer
card-perpetual-motion-patent = Perpetual Motion Patent

# Asteroids ---------------------------------------------------------------------------------------------------

card-asteroid-2 = Asteroid worth 2
card-asteroid-3 = Asteroid worth 3
card-asteroid-4 = Asteroid worth 4
card-asteroid-5 = Asteroid worth 5
card-asteroid-6 = Asteroid worth 6

# The automa --------------------------------------------------------------------------------------------------

card-automa-mercury = Mercury
card-automa-venus = Venus
card-automa-earth = Earth
card-automa-mars = Mars
card-automa-jupiter = Jupiter
card-automa-saturn = Saturn
card-automa-uranus = Uranus
card-automa-neptune = Neptune
card-automa-megacore = MegaCore
card-automa-zealots = Zealots of Sol
card-automa-ordinary = Standard Ordinary People
card-automa-tunnelers = Quantum Tunnelers
card-automa-einstein = Daughters of Einstein
card-automa-deepstate = Deep State
card-automa-council = Interplanetary Council
card-automa-androids = Android Resistance
