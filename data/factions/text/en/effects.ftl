### What cards do: gains, costs, explorers, exoplanets, upgrades, techs and research.

# Questions ----------------------------------------------------------------------------------------------------

ask-for-automa = decides for { $side }
    .you = Decide for { $side }, which { $what }
    .hint = You make every choice of the automa, so choose what helps it least.
ask-may = may use { $source }
    .you = You may use { $source }
move-choose-may = Use { $source }
tip-may = { $does } You may skip it.
ask-victim = chooses whose explorers to take
    .you = Choose whose explorers to take
    .hint = The cards are taken at random. Explorers of Neptune are safe.
ask-pay-explorer = burns { $n ->
        [one] an explorer
       *[other] { $n } explorers
    }
    .you = Burn { $n ->
        [one] an explorer
       *[other] { $n } explorers
    }
    .hint = What you burn is gone. It is the price of what you chose.
ask-pay-objective = burns { $n ->
        [one] an unfinished objective
       *[other] { $n } unfinished objectives
    }
    .you = Burn { $n ->
        [one] an unfinished objective
       *[other] { $n } unfinished objectives
    }
    .hint = What you burn is gone, and everyone sees it. It is the price of what you chose.
ask-pay-exoplanet = burns { $n ->
        [one] an explored exoplanet
       *[other] { $n } explored exoplanets
    } with its explorers
    .you = Burn { $n ->
        [one] an explored exoplanet
       *[other] { $n } explored exoplanets
    } with its explorers
    .hint = What you burn is gone. It is the price of what you chose.
ask-effect = may use an effect of { $card }
    .you = You may use an effect of { $card }
    .hint = Use one of the two now, or neither.
move-choose-effect = Use { $choice } of { $card }
ask-take-exoplanet = takes an exoplanet from the market
    .you = Take an exoplanet from the market
    .hint = You can use one of its effects at once; explored, it produces every round.
move-choose-take-exoplanet = Take { $choice }
ask-galactic-mapping = uses the effects of explored exoplanets
    .you = Use the effects of explored exoplanets
    .hint = Choose the exoplanets one after another. Skip when you have had enough.
ask-take-tech = takes a tech
    .you = Take a tech
    .hint = A tech works as soon as you have it. If you then have too many, you choose which one goes back.
move-choose-take-tech = Take { $choice }
ask-return-tech = returns a tech
    .you = Return a tech
    .hint = You can keep { $limit ->
        [one] one tech
       *[other] { $limit } techs
    }.
move-choose-return-tech = Return { $choice }
ask-take-research = takes a research card
    .you = Take a research card
    .hint = Most take effect at once; explorers, exoplanets and techs among them are yours.
move-choose-take-research = Take { $choice }
ask-build = places { $most ->
        [one] an upgrade
       *[other] { $most } upgrades
    }
    .you = Place { $most ->
        [one] an upgrade
       *[other] { $most } upgrades
    }
    .hint = Machines fill from the left and work once they are complete. Cargo Hold counts slot by slot.
ask-mars = may buy { $most ->
        [one] an upgrade
       *[other] up to { $most } upgrades
    }
    .you = You may buy { $most ->
        [one] an upgrade
       *[other] up to { $most } upgrades
    }
    .hint = Each upgrade is worth a point, and a complete machine more. A machine works once it is complete, so fill one before the next; Cargo Hold counts slot by slot.

choice-machine = { $machine }{ $n ->
        [one] , 1 upgrade
       *[other] , { $n } upgrades
    }
    .help = { $complete ->
        [0] Then { $now } of { $size } slots, +{ $points } when complete
       *[other] Complete: +{ $points }, and +1 for each upgrade
    }. { $does }
brief-battery = Holds 20, 24, then 32 energy
brief-cargo = Each holds 1 more resource
brief-alcubierre = Jump within your band
brief-sails = Empty sectors cost 1
brief-probes = Mine without your Action
brief-nano-excavators = Asteroids give 2 more
brief-artificial-photosynthesis = Charge anywhere
brief-galactic-mapping = Use your exoplanets again
brief-dark-energy-extractor = Take the wormholes’ energy
brief-spacetime-inverter = Swap two planets
brief-advanced-spectroscopy = See asteroids at will
brief-space-elevators = Use the next planet instead
brief-quantum-ascendancy = Use a planet after others
build-whole = Place { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    } on { $places ->
        [1] { $machine }
        [2] { $machine } and { $rest } on { $other }
       *[other] { $places } machines
    }
mars-price = leaves { $left ->
        [0] no resources
        [one] 1 resource
       *[other] { $left } resources
    }

# What happened ------------------------------------------------------------------------------------------------

event-drew-explorers = { $side } recruited { $cards }{ $cost ->
        [0] {""}
        [one] {" "}for 1 resource
       *[other] {" "}for { $cost } resources
    }.
    .hidden = { $side } recruited { $n ->
        [one] an explorer
       *[other] { $n } explorers
    }{ $cost ->
        [0] {""}
        [one] {" "}for 1 resource
       *[other] {" "}for { $cost } resources
    }.
event-explorer-placed = { $side } placed { $card } on { $exoplanet }: { $now } of { $need }.
event-explored = { $side } explored { $exoplanet }.
event-stole = { $side } took { $cards } from { $victim }.
    .hidden = { $side } took { $n ->
        [one] an explorer
       *[other] { $n } explorers
    } from { $victim }.
event-paid-resources = { $side } paid { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }.
event-paid-energy = { $side } paid { $n } energy.
event-burned = { $side } burned { $card }.
event-gained-exoplanet = { $side } took { $card }{ $cost ->
        [0] {""}
        [one] {" "}for 1 resource
       *[other] {" "}for { $cost } resources
    }.
event-used-effect = { $side } used effect { $effect ->
        [a] A
       *[b] B
    } of { $card }.
event-gained-tech = { $side } gained { $card }.
event-returned-tech = { $side } returned { $card }.
event-gained-research = { $side } took { $card }.
    .hidden = { $side } took an explorer from Neptune.
event-upgraded = { $side } added { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    } to { $machine }{ $cost ->
        [0] {""}
        [one] {" "}for 1 resource
       *[other] {" "}for { $cost } resources
    }{ $left ->
        [0] {""}, which is now complete
       *[other] {" "}({ $now } of { $size })
    }.
event-automa-upgraded = { $side } gained { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    } and has { $now }.

# Refusals -----------------------------------------------------------------------------------------------------

refusal-not-in-hand = { $card } is not in your hand.
    .title = Not in hand.
    .remedy = Look at your hand to see what you have.
refusal-not-your-exoplanet = { $card } is not one of your exoplanets.
    .title = Not yours.
    .remedy = Explorers can only go to your own exoplanets.
refusal-explored-already = { $card } is explored already, and explorers never come back.
    .title = Already explored.
    .remedy = To place it all the same, add “{ $sure }”.
refusal-machine-full = { $machine } has { $left ->
        [0] no free slot
        [one] only 1 free slot
       *[other] only { $left } free slots
    }.
    .title = No free slot.
    .remedy = Choose another machine.
refusal-upgrades-too-many = You can place { $most } here.
    .title = Too many.
    .remedy = Place fewer upgrades.
