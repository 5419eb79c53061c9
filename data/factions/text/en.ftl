# Factions of Sol.

title = Factions of Sol
tagline = Race around the Sun, leave your energy in everyone’s way, and build the finest ship in three rounds.
credits = Designed by Elam Blackwell and his team, published by Mark IV Games (2022). This bot is unofficial and not affiliated with them.

# Places -------------------------------------------------------------------------------------------------------

planet-mercury = Mercury
planet-venus = Venus
planet-earth = Earth
planet-mars = Mars
planet-jupiter = Jupiter
planet-saturn = Saturn
planet-uranus = Uranus
planet-neptune = Neptune

# Exoplanets ---------------------------------------------------------------------------------------------------

type-swamp = Swamp
type-ice = Ice
type-desert = Desert
type-lava = Lava
type-wild = Wild

# Machines -----------------------------------------------------------------------------------------------------

machine-battery = Batteries
machine-cargo = Cargo Hold
machine-alcubierre = Alcubierre Drive
machine-sails = Solar Sails
machine-probes = Von Neumann Probes
machine-faction = faction machine
machine-nano-excavators = NanoExcavators
machine-artificial-photosynthesis = Artificial Photosynthesis
machine-galactic-mapping = Galactic Mapping
machine-dark-energy-extractor = Dark Energy Extractor
machine-spacetime-inverter = Spacetime Inverter
machine-advanced-spectroscopy = Advanced Spectroscopy
machine-space-elevators = Space Elevators
machine-quantum-ascendancy = Quantum Ascendancy

# Factions -----------------------------------------------------------------------------------------------------

faction-megacore = MegaCore
    .motto = If it orbits, it has an owner.
faction-zealots = Zealots of Sol
    .motto = The light provides. Do not ask how much.
faction-ordinary = Standard Ordinary People
    .motto = Nice place. We’ll take it.
faction-tunnelers = Quantum Tunnelers
    .motto = We have already left.
faction-einstein = Daughters of Einstein
    .motto = Everything is relative, so move it.
faction-deepstate = Deep State
    .motto = You did not read this.
faction-council = Interplanetary Council
    .motto = All in favour? Twice.
faction-androids = Android Resistance
    .motto = Whatever you can do, we can copy.

# What makes a faction worth choosing, in one line of a menu: at most 100 characters -------------------------------

pitch-megacore = Mine from the next sector, once a turn. Hold 5 resources. Starts at Mercury.
pitch-zealots = At Mercury, charge to full: no card draw. Starts at Mercury.
pitch-ordinary = Your exoplanets produce before they’re explored. Starts at Venus.
pitch-tunnelers = Place both wormholes, and move them for 4 energy or a resource. Starts at Mercury.
pitch-einstein = After using a planet, you may move it one step. Starts at Earth.
pitch-deepstate = Begin with a tech, hold 2, and gain an explorer each round. Starts at Venus.
pitch-council = Gain the rewards of your votes twice; once a round, use Earth as any planet. Starts at Earth.
pitch-androids = Leave a copy of your ship where you started; both can act. Starts at Earth.

# What choices cost and bring.
measure-energy = { $count } energy
    .name = energy
measure-resources = { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
    .name = resources
measure-explorers = { $count ->
        [one] 1 explorer
       *[other] { $count } explorers
    }
    .name = explorers
measure-upgrades = { $count ->
        [one] 1 upgrade
       *[other] { $count } upgrades
    }
measure-explored = { $count ->
        [one] 1 explored exoplanet
       *[other] { $count } explored exoplanets
    }
measure-techs = { $count ->
        [one] 1 tech
       *[other] { $count } techs
    }

measure-complete = { $count ->
        [one] 1 complete machine
       *[other] { $count } complete machines
    }
measure-exoplanets = { $count ->
        [one] 1 exoplanet
       *[other] { $count } exoplanets
    }
measure-secrets = { $count ->
        [one] 1 secret objective
       *[other] { $count } secret objectives
    }
measure-near-mars = { $count } energy nearer to Mars
measure-near-mercury = { $count } energy nearer to Mercury
measure-near-jupiter = { $count } energy nearer to Jupiter
measure-near-venus = { $count } energy nearer to Venus
measure-spare-rescue = your free rescue

# Why a move is suggested: what is better than after another one.
reason-result = a better end
reason-points = more points, not counting resources
reason-resources = room in your hold
reason-energy = more energy left
reason-machines = upgrades in a better machine
reason-exoplanets = explorers on a better exoplanet
reason-technologies = a better tech
reason-objectives = nearer to one of your objectives
reason-berth = a better start
reason-rescue = your free rescue kept
# It is so many energy less to a planet, or what is kept.
ahead-near-mars = Mars is { $n } energy nearer
ahead-near-mercury = Mercury is { $n } energy nearer
ahead-near-jupiter = Jupiter is { $n } energy nearer
ahead-near-venus = Venus is { $n } energy nearer
ahead-spare-rescue = keeps your free rescue
