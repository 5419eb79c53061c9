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

# Why a move is suggested: what is better than after another one.
reason-result = a better end
reason-points = more points
reason-resources = more use for your resources
reason-energy = more use for your energy
reason-machines = more useful machines
reason-exoplanets = better prospects on exoplanets
reason-technologies = more useful techs
reason-objectives = better chances for your objectives
reason-outlook = more within reach of your ships
reason-event = a better vote
reason-rivals = weaker rivals
