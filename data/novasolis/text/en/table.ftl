# The table: ways to play, options, the verbs of a turn, the names of sides, the line at the top, the tour.

hint-first = You have three actions, in any order. **Survey** reveals tiles at home: each one raises a level or brings a resource. **Move** takes ships to a sector beside your homeworld, and **Build** settles it with one of them. **Logistics** brings your income, for when your energy is spent.

tour-goal = { tagline }

    In **Survival** all empires win or lose together: gather enough **stars** and ancient **artifacts** before the Entity overruns you or the star explodes. Among the winners, the most stars come first. In **Exploration** everyone plays alone for the most stars.
tour-points = You score ★ when you settle a new sector, fill the last star location of a sector, destroy Entity ships and stations, close an Entity gate, find an artifact or discover a great technology. Your **objectives** are worth 2★ or 3★ each: secret among rivals, open to all where you win or lose together.

    ★ counts for you and for the group. ☆ counts for you alone: colonies taken from others, and what you have at the end.
tour-score = **What scores stars**
    - **1★** · the first to settle a sector; filling its last star location
    - **½★** · an Entity ship destroyed; **1★** a station; **2★** a gate closed
    - **2★** · the first to control an artifact; a great technology; a Cultural Wonder
    - **1★** · many other technologies
    - **2★** or **3★** · each objective you meet
    - **2☆** · at the end, each artifact and your homeworld

    The goal in Survival, all together: **62★** for two, **78★** for three, **98★** for four. That is 25★ to 31★ each.
tour-usual = In a first game you score together. Games among the computers *Medium* take about { $turns } turns each, and reach the goal { $won ->
        [100] every time
       *[other] { $won } times in 100
    }.
tour-moves = On your turn, take up to three different actions:

    With **Logistics** you gain energy and research, and activate technologies. **Build** adds ships, stations, gates and colonies. **Move** sends ships, and starts combats. **Science** finds tiles for your sectors, or technologies.

    When everyone has had a turn, the Entity draws its cards, moves and attacks.

# Ways to play -------------------------------------------------------------------------------------------------

preset-first = First game
    .help = All against a weak Entity, no fights among you, and races dealt at random
preset-survival = Survival
    .help = Survive the Entity together, and have the most stars when you do
preset-coop = Co-op
    .help = All against the Entity: you win or lose together, and never fight each other
preset-solo = Solo
    .help = You lead two to six empires against the Entity alone
preset-exploration = Exploration
    .help = Everyone for themselves: the most stars win when the star explodes
preset-everything = Everything
    .help = Survival with all five expansions, for people who know the game

option-mode = Mode
    .help = Survival is played against the Entity, Exploration for the most stars
value-mode-survival = Survival
    .help = Reach the goals of the group before the Entity wins
value-mode-exploration = Exploration
    .help = No common goal; the game ends when the star explodes
option-variant = Variant
    .help = Who plays with whom
value-variant-core = rivals
    .help = Everyone scores for themselves, and empires may fight each other
value-variant-coop = co-op
    .help = Everyone wins or loses together; empires never fight each other
value-variant-solo = solo
    .help = One player leads all empires
option-empires = Empires in solo
    .help = How many empires you lead when you play alone
value-empires-2 = 2
value-empires-3 = 3
value-empires-4 = 4
value-empires-5 = 5
value-empires-6 = 6
option-entity = The Entity
    .help = Exploration can be played without it
value-entity-off = off
value-entity-on = on
option-power = Entity power
    .help = How strong the Entity’s dice are at the start; usual is II in Survival, I in Exploration
value-power-usual = usual
value-power-1 = I
value-power-2 = II
value-power-3 = III
value-power-4 = IV
option-races = Races
    .help = Whether you choose your race or are dealt one
value-races-draft = choose
value-races-random = at random
option-roaming = Roaming Entity
    .help = In Exploration, Entity ships can move too
value-roaming-off = off
value-roaming-on = on

refusal-options-clash = { $option }: { $value } does not go with { $other }: { $chosen }.
    .title = These do not fit.
    .remedy = Change one of the two.

# Sides --------------------------------------------------------------------------------------------------------

the-entity = the Entity
empire = empire { $n }
empire-of = { $race }

headline-survival = round { $round } of at most { $last } · { $stars } of { $needed } · { $artifacts } of { $wanted ->
        [one] 1 artifact
       *[other] { $wanted } artifacts
    } · Entity’s track { $track } of { $end }
# The star explodes with one of the last Entity cards.
headline-exploration = round { $round } of at most { $last }{ $late ->
        [0] {""}
       *[other] {" "}· the star may explode after it
    }
headline-saved = the empires survived
headline-scored = the star exploded
headline-overwhelmed = the Entity overran everything
headline-burnt = the star exploded too soon
headline-homeless = the last homeworld fell
goal-stars = Together
goal-track = The Entity’s track
own-ending-together = { $won ->
    [yes] We survived
   *[no] We lost
}
own-ending-alone = { $won ->
    [yes] { $name } survived
   *[no] { $name } lost
}

figure = { HALVES($score) }
score = { $score ->
    [-2] −1 star
    [-1] −½ star
    [0] no stars
    [1] ½ star
    [2] 1 star
   *[other] { HALVES($score) } stars
}
count-artifacts = artifacts
count-colonies = colonies
count-energy = energy
count-track = track

# What one can do ----------------------------------------------------------------------------------------------

group-fight = Combat
    .help = Put dice, fight on, withdraw, seize colonies
group-power = Abilities
    .help = Use abilities of your technologies
group-spare = Give up
    .help = Pay for what is over your levels, or give it up
verb-race = Choose a race
    .help = Take a race that no one has
verb-keep = Keep
    .help = Keep these and put the others back
verb-logistics = Logistics
    .help = Gain energy and research, then choose which technologies are active
verb-allocate = Activate
    .help = Choose which technologies your resources activate until your next Logistics
verb-pay = Pay
    .help = Pay for everything over your Fleet and Population
verb-remove = Give up
    .help = Give up a unit or a colony instead of paying for it
verb-discard = Discard
    .help = Put tiles back into the bag
verb-build = Build
    .help = Build and settle as much as you can pay for, such as “ship-2.0 settle-1.1”
verb-move = Move
    .help = Send ships: “2x2.0 1.1” sends two from 2.0 to 1.1. Combats and conquests follow
verb-seize = Seize
    .help = Take this colony and make it yours
verb-raze = Raze
    .help = Destroy this colony and leave the sector without one
verb-survey = Survey
    .help = Draw location tiles, keep some, and reveal some in your sectors
verb-reveal = Reveal
    .help = Put tiles from your hand into your sectors; each fits locations of its colour
held-tile = Reveal it in a Survey.
verb-discover = Discover
    .help = Buy a technology with research; you can activate it in your next Logistics
verb-convert = Convert
    .help = Turn energy into research, or research into energy
verb-reset = Make ready
    .help = Make an ability that you have used ready again
verb-cancel = Cancel the card
    .help = Use your ability: the Entity card does nothing
verb-let = Let it happen
    .help = Keep your ability for another card
verb-claim = Claim
    .help = Show an objective that you meet, and take its stars
verb-claims = Claiming
    .help = Choose whether objectives are claimed for you as soon as they are met
verb-done = Done
    .help = Finish this and go on
verb-pass = End turn
    .help = Take no more actions; each unused action brings 1 energy

param-race = the race
param-cards = the cards
param-technologies = the technologies, in the order in which they cover your combat grid
param-piece = what you give up, such as “ship-2.0” or “colony-1.1”
param-orders = what you build and where, such as “station-1.1”
param-fleets = ships and where they go, such as “2x2.0 1.1”
param-sector = the sector
param-tiles = each tile and its location, such as “garden-world 2.3#1”
param-stock = what you give: “energy” or “research”
param-number = how much
param-objective = the objective

# What choices cost and bring.
measure-energy = { $count } energy
    .name = energy
measure-research = { $count } research
    .name = research
measure-score =
    .name = stars
measure-colonies = { $count ->
        [one] 1 colony
       *[other] { $count } colonies
    }
measure-ships = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
measure-technologies = { $count ->
        [one] 1 technology
       *[other] { $count } technologies
    }
measure-artifacts = { $count ->
        [one] 1 artifact
       *[other] { $count } artifacts
    }

measure-stations = { $count ->
        [one] 1 station
       *[other] { $count } stations
    }
# Levels: what they bring in each turn, or room for.
measure-level-energy = { $count } energy a turn
measure-level-reactor = { $count } Reactor (energy you can store)
measure-level-population = { $count } Population (room for { $count ->
        [one] a colony
       *[other] { $count } colonies
    })
measure-level-research = { $count } research a turn
measure-level-fleet = { $count } Fleet (room for { $count ->
        [one] a unit
       *[other] { $count } units
    })
measure-resource-neutronium = { $count } Neutronium
measure-resource-pteracnium = { $count } Pteracnium
measure-resource-hadron = { $count } Hadron
measure-resource-boson = { $count } Boson
measure-resource-antimatter = { $count } Antimatter
measure-resource-omega = { $count } Omega
measure-active = { $count ->
        [one] 1 active technology
       *[other] { $count } active technologies
    }
measure-settlers = { $count ->
        [one] 1 site to settle
       *[other] { $count } sites to settle
    }
measure-tiles = { $count ->
        [one] 1 tile in hand
       *[other] { $count } tiles in hand
    }
measure-beaten = { $count ->
        [one] 1 enemy unit destroyed on average
       *[other] { $count } enemy units destroyed on average
    }
measure-safe = { $count ->
        [one] 1 unit kept safe from the Entity
       *[other] { $count } units kept safe from the Entity
    }

# Why a move is suggested: what is better than after another one.
reason-result = a better end
reason-stars = more stars
reason-levels = better levels
reason-energy-and-research = more use for your energy and research
reason-resources = better resources
reason-colonies = better colonies
reason-fleet = a better fleet
reason-technologies = technologies that bring more
reason-objectives = closer to an objective
reason-artifacts = better artifacts
reason-the-core = more ships within reach of the Galactic Core
reason-settlers = sectors worth more to settle
reason-fights = fights that bring more for what they cost
reason-hand = tiles that bring more in your sectors
reason-modules = more from your other pieces and deals
reason-gates = fewer gates of the Entity
