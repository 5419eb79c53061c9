# The frame of the game: set-up, rounds, turns, Upkeep, the end.

headline = round { $round } of { $rounds } · { $passed ->
        [0] no one has passed
        [one] one has passed
       *[other] { $passed } have passed
    }
headline-set-up = before the first of { $rounds } rounds
headline-alone = round { $round } of { $rounds }
headline-over = { $winners } won
automa = Automa
automa-of = Automa ({ $faction })
hint-first = On your turn, first move: every sector costs energy, and the energy you pay stays there, so the next player pays more. Then use a planet beside you, or mine. You begin with much in your hold: buy something at Mars, Venus or Jupiter before you mine much. When your energy runs low, end beside Mercury and charge.

tour-goal = { tagline }

    Planets circle the Sun, and each is good for something. There are three rounds; the player with the most **points** after the last one wins. Your score is the large number beside your name.
tour-points = Every upgrade of your ship is worth a point, and a machine that is complete is worth more: **Mars** has them. Exoplanets come from **Jupiter**, and explorers from **Venus** make them yours. **Saturn** has secret objectives.

    All of it is bought with resources. You begin with a full hold of them, and mine more from asteroids.
tour-score = **What scores points**
    - **1** · an upgrade of your ship
    - **1 to 5** more · a machine that is complete
    - **4 to 6** · a secret objective that you meet
    - **1, 3, 7, 12, 18, 25** · one to six explored exoplanets of a type
    - **1** · every 2 resources left at the end
    - **−20** · a rescue
tour-usual = In a first game, the computer *Medium* makes { $score } on average, and the winner { $best }, in about { $turns } turns each.
tour-moves = In your turn you fly, and then use a planet beside you or mine. Entering a sector costs 1 plus the energy already there, and what you pay stays there: the next player through pays more. The line shows a flight and its prices.

    Keep enough energy for the way back to **Mercury**, where you charge. When nothing is worth its price, pass until the next round.

tour-secrets = Only you see your explorers and your secret objectives: I send them in a direct message. You begin with none; explorers come from Venus, objectives from Saturn.

    If your direct messages are closed, press *My hand* in the channel. Only you see the answer; not even admins can.

# Moves --------------------------------------------------------------------------------------------------------

group-trade = Trade
    .help = Offer a trade at the start of your turn, and answer the offers of others
verb-use = Use a planet
    .help = Use a planet your ship touches, if you left energy beside it this turn
verb-mine = Mine
    .help = Mine the asteroid in your sector
verb-act = Faction action
    .help = Use an ability of your faction that takes your Action
verb-charge = Charge
    .help = Give up your Movement and your Action to use Mercury, which you touch
    .hint = Stay here and do nothing else this turn, to gain energy.
verb-pass = Pass
    .help = Take no more turns this round, and gain energy whenever your turn would come
    .hint = You are out of this round, and gain 2 energy for each turn you skip while others play on.
verb-end = End turn
    .help = Finish your turn
verb-swap = Swap planets
    .help = Exchange two planets with your Spacetime Inverter, once a round
verb-offer = Offer
    .help = Offer a trade to a player: what you give, then what you get
    .draft = Choose what you give and what you get, then press the button that says it. The other player can accept, decline or make another offer.
    .next = What else do you give or get?
verb-accept = Accept
    .help = Accept an offer, and choose the cards it leaves to you
    .next = What do you give?
verb-counter = Counter
    .help = Answer an offer with one of your own
    .draft = Choose what you would give and get instead, then press the button that says it. Your offer replaces theirs.
    .next = What else do you give or get?
verb-decline = Decline
    .help = Turn an offer down
verb-withdraw = Withdraw
    .help = Take an offer back
verb-vote = Vote
    .help = Put your vote on a space of the stellar event and take its reward
verb-build = Build
    .help = Place your upgrades; type the machines, “cargo cargo battery”
    .next = Place more upgrades?
verb-refresh = Refresh the market
    .help = Burn the cards on Jupiter’s market and draw three new ones
verb-convert = Convert
    .help = Turn resources into energy
    .hint = Turn resources into energy, 1 for 1 unless a card says otherwise, whenever you like.
verb-place = Place an explorer
    .help = Send an explorer from your hand to one of your exoplanets, for good
held-explorer = Place it on an exoplanet once you have one; it pays for recruits and other effects, too.
verb-look = Look at an asteroid
    .help = See what a face-down asteroid is worth; no one else learns of it
standing-riding = { $when } ride along after this
standing-ascending = { $when } use it after this
group-machine = Machines
    .help = Place upgrades, and swap planets with the Spacetime Inverter
group-free = Free actions
    .help = Convert resources and place explorers, in anyone’s turn
group-set = Settings
    .help = Decide now what happens when you are not there
verb-riding = Riding along
    .help = Choose whether your ship rides along when its planet orbits
verb-ascending = Quantum Ascendancy
    .help = Choose whether you use planets after others have used them
verb-finishing = Completing objectives
    .help = Choose whether objectives that cost nothing are completed by themselves
verb-finish = Complete an objective
    .help = Choose whether this objective is completed as soon as it can be
verb-choose = Choose
    .help = Answer the open question
verb-skip = Skip
    .help = Decline it
choice-rest = Place the rest for me
verb-ready = Ready
    .help = Go on to Upkeep; explorers in hand stay there

param-planet = the planet
param-as = the planet it stands in for
param-other = the planet it changes places with
param-asteroid = the asteroid
param-ability = the ability
param-ship = which of your ships
param-player = the player
param-terms = what you give and what you get
param-cards = the cards you choose
param-choice = your choice
param-answer = yes or no
param-exoplanet = the exoplanet
param-explorer = the explorer
param-machines = the machines
param-objective = the objective
param-payment = “beacon”, to return it in place of points
param-resources = how many resources
param-space = the space
param-sure = “sure”, for one that is explored already
param-switch = on or off
param-when = ask, always or never

# Options ------------------------------------------------------------------------------------------------------

preset-first = First game
    .help = Six planets, five factions, no events, and one free rescue
preset-full = Full game
    .help = Every planet, card and faction
preset-solo = Solo
    .help = For one player: the full game against the automa, at its easiest
option-first = First game
    .help = Leaves out Uranus, Neptune, the stellar events and the harder cards and factions
option-difficulty = Automa
    .help = How strong your opponent is when you play alone
value-first-off = off
value-first-on = on
value-difficulty-easy = easy
value-difficulty-medium = medium
value-difficulty-hard = hard

# Set-up -------------------------------------------------------------------------------------------------------

ask-faction = chooses a faction
    .you = Choose a faction
    .several = choose factions
    .hint = Each faction has an ability of its own and a machine no one else can build; /rules 14 tells all about them.
move-choose-faction = Play { $choice }
ask-automa-faction = chooses a faction for the automa
    .you = Choose a faction for the automa
    .hint = Its faction adds one card to the automa’s deck.
move-choose-automa-faction = Let the automa play { $choice }
ask-ship = places a ship beside { $planet }
    .you = Place a ship beside { $planet }
    .hint = Each of these sectors touches { $planet }; beside each is the energy to the planets nearest to it. Ships may share a sector.
ask-first-wormhole = places wormhole { $n } of 2
    .you = Place wormhole { $n } of 2
    .hint = The two sectors count as adjacent, for everyone. One near Mercury and one far out make a short way back to charge.
move-choose-first-wormhole = Place the wormhole in { $choice }

event-seated = Around the table: { IN_ORDER($seats-id) }. { AGREE($leader-id, $leader, "You") } { AGREE($leader-id, "is", "are") } the Leader and { AGREE($leader-id, "goes", "go") } first.
event-planet-begins = { $planet } begins { $node ->
        [0] on the Prime Axis
        [one] one step from the Prime Axis
       *[other] { $node } steps from the Prime Axis
    }.
event-chose-faction = { $side } { AGREE($side-id, "plays", "play") } { $faction }.
event-ship-begins = { $side } { AGREE($side-id, "begins", "begin") } in { $sector }.

refusal-faction-taken = { $side } already plays { $faction }.
    .title = Already taken.
    .remedy = Choose a faction no one has.
refusal-faction-not-first = { $faction } is not for a first game.
    .title = Not in a first game.
    .remedy = Choose one of the five offered.

# Turns --------------------------------------------------------------------------------------------------------

ask-turn = moves, then acts
    .you = Your turn: move, then use a planet or mine
    .hint = { purse } Move first, then act: use a planet or mine. Before you move, you may trade.
purse = You have { $energy }/{ $battery } energy{ $rescue ->
        [0] {" "}and { $resources }/{ $hold } resources
       *[other] , { $resources }/{ $hold } resources and one free rescue
    }.
# Tips for newcomers, by what their position lacks.
newcomer-charge = You have only { $energy } energy left. { $touches ->
        [0] Before it runs out, end beside Mercury and use it there, to charge. If the way is too dear, pass.
       *[1] You touch Mercury: *Charge* fills your battery, and ends your turn.
    }
newcomer-mars-beside = Mars is beside you: use it to buy { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    } for { $cost } resources. Each is a point, and complete machines score more.
newcomer-mars = Fly first; the numbers on the map are energy. { $price ->
        [0] Move to another sector that touches Mars
       *[other] Mars is { $price } energy away: end beside it
    } to buy { $n ->
        [one] 1 upgrade
       *[other] { $n } upgrades
    } for { $cost } resources, a point each, now or with a fuller hold.
newcomer-place = You have the explorers that { $exoplanet } needs, such as { $explorer }: *Place an explorer*. Explored, an exoplanet scores and produces every round.
newcomer-venus = { $exoplanet } is not explored yet: when you are beside Venus, recruit explorers for it, 1 resource each.
newcomer-mine = You have hardly any resources: fly to an asteroid in band E, and mine it.
newcomer-jupiter = Jupiter has exoplanets. Explored by explorers from Venus, 1, 2, 3 or 4 of one type score 1, 3, 7 or 12 points.
tip-turn = { purse } { $alone ->
    [1] Move first, then act: use a planet or mine. After each of your turns, the automa takes one.
   *[0] Move first, then act: use a planet or mine. Before you move, you may trade.
}{ $ruled-count ->
    [0] {""}
   *[other] {" "}{ $ruled }
}{ $room ->
    [-1] {""}
    [0] {" "}Your battery is full: you’d gain nothing by charging now.
   *[other] {" "}Your battery has room for { $room } energy: if you charge now, the rest is lost.
}{ $left ->
    [0] {""}
    [one] {" "}{ $most ->
        [0] Everyone else has passed, and this
       *[other] No one takes more than { $most } turns in a round: this
    } is your last turn of the { $final ->
        [0] round
       *[other] game
    }.
   *[other] {" "}{ $most ->
        [0] Everyone else has passed
       *[other] No one takes more than { $most } turns in a round
    }: you have { $left } turns left this round, this one included.
}{ $comes-count ->
    [0] {""}
   *[other] {" "}When the round ends, your exoplanets bring { $comes }{ $over ->
        [0] {""}
       *[other] , more than you have room for: spend some before
    }.
}
ask-turn-offers = moves, then acts; { $n ->
        [one] an offer to { $to } is open
       *[other] offers to { $to } are open
    }
    .you = Your turn: move, then use a planet or mine; { $n ->
        [one] an offer to { $to } is open
       *[other] offers to { $to } are open
    }
    .hint = Your offers end when you move, act or pass.
ask-action = acts
    .you = Use a planet, mine, or end your turn
    .hint = { purse } Expected another option? /game why explains.
tip-no-action = { purse } Nothing can be used or mined here, so end your turn. Expected another option? /game why explains.
ask-end = finishes the turn
    .you = End your turn
    .hint = Your Movement and your Action are done.
ask-order = chooses what happens first
    .you = Choose what happens first
    .hint = These happen at the same time; you choose the order.

event-will-ride = { $answer ->
        [always] From the next planet that moves, your ship will ride along and keep its side of the planet.
        [never] From the next planet that moves, your ship will stay where it is.
       *[ask] You will be asked whether your ship rides along.
    }
event-will-ascend = { $answer ->
        [always] You will use the next planet that someone else uses.
        [never] You will not use planets after others.
       *[ask] You will be asked whether you use a planet after others.
    }
event-finishes = { $answer ->
        [on] Objectives that cost nothing are completed by themselves.
       *[off] You decide yourself which objectives are completed.
    }
event-round = Round { $number } of { $rounds } begins. { AGREE($side-id, $side, "You") } { AGREE($side-id, "is", "are") } the Leader.
event-passed = { $side } passed.
event-must-pass = { $side } must pass: { $alone ->
        [0] no one takes more than { $turns } turns in a round
       *[other] when everyone else has passed, { $alone } more turns are the most
    }.
event-gained-energy = { $side } gained { $n ->
        [0] no
       *[other] { $n }
    } energy{ $how-count ->
        [0] {""}
       *[other] {" "}{ $how }
    }{ $lost ->
        [0] {""}
       *[other] {" "}(battery full: { $lost } lost)
    }.
event-skipped-turn = { $side } gained { $n } energy for { $times ->
        [one] a skipped turn
       *[other] each of { $times } skipped turns
    }{ $lost ->
        [0] {""}
       *[other] {" "}(battery full: { $lost } lost)
    }.
event-gained-resources = { $side } gained { $n ->
        [0] no resources
        [one] 1 resource
       *[other] { $n } resources
    }{ $how-count ->
        [0] {""}
       *[other] {" "}{ $how }
    }{ $lost ->
        [0] {""}
       *[other] {" "}(hold full: { $lost } lost)
    }.
gained-by-mining = from the asteroid in { $slot }
gained-by-charging = at Mercury with { $card }
gained-by-producing = from { $exoplanets }
event-noted-points = { $side } { $n ->
        [one] scored a point
       *[other] scored { $n } points
    }.
event-trimmed = { $side } lost what no longer fits: { $energy } energy, { $resources ->
        [one] 1 resource
       *[other] { $resources } resources
    }.

# Upkeep -------------------------------------------------------------------------------------------------------

ask-ready = may place explorers before Upkeep
    .you = Place explorers before Upkeep, if you like
    .several = may place explorers before Upkeep
    .hint = Explored exoplanets produce in Upkeep. Place explorers, then press Ready.
ask-ready-last = may place the last explorers
    .you = You may place the last explorers
    .several = may place the last explorers
    .hint = This is the last Upkeep: explorers in hand score nothing. Place them yourself, or have them placed so that you score most, objectives included. Ready leaves the rest in your hand.
move-choose-ready-last = { $choice }
ask-tie = breaks the tie between { $first } and { $second }
    .you = Break the tie between { $first } and { $second }
    .hint = Both have the same number of votes, so the Leader decides.
move-choose-tie = Decide for { $choice }
choice-motion = { $option }
choice-motion-does = { $option }
    .help = { $said }

event-event-decided = { $option } won { $even ->
        [0] by { $votes } to { $against }
       *[other] the tie
    }.
event-event-revealed = The next stellar event: { $event }.
event-energy-cleared = All energy left in the sectors is gone.
event-asteroid-open = The asteroid in { $slot } is face up: { $value }.
event-leader-passes = No one claimed the Leader token; it goes to { $side }.
event-explorers-placed = { $side } sent { $explorers } to { $exoplanet }{ $explored ->
        [1] , which is now explored
       *[other] {""}
    }.

# The end ------------------------------------------------------------------------------------------------------

event-hand-shown = { $side } still held { $cards }.
event-final-points = { $side } { AGREE($side-id, "has", "have") } { $points ->
        [one] one point
       *[other] { $points } points
    }: { $upgrades } for upgrades, { $machines } for machines, { $objectives } for objectives, { $exoplanets } for exoplanets, { $resources } for resources, { $noted } from cards and rescues.
event-game-over = { $winners } won with { $points ->
        [one] one point
       *[other] { $points } points
    }.
count-upgrades = upgrades
count-machines = machines
count-objectives = objectives
count-exoplanets = exoplanets
count-resources = resources
count-noted = other
# Where points come from, while the game goes on.
source-upgrades = { count-upgrades }
source-machines = { count-machines }
source-objectives = { count-objectives }
source-exoplanets = { count-exoplanets }
source-resources = { count-resources }
source-noted = { count-noted }

# Choices ------------------------------------------------------------------------------------------------------

choice-number = { $n }
choice-convert = { $n ->
        [one] 1 resource
       *[other] { $n } resources
    } for { $energy } energy
choice-ask = Ask me
choice-always = Always
choice-never = Never
choice-on = On
choice-off = Off
choice-no = No
choice-beacon = Return the Emergency Beacon instead of losing points
choice-sure = Place it all the same
choice-planet = { $planet }
choice-use-mercury = Mercury
    .help = { $room ->
        [0] Your battery is full: you would gain nothing
        [-1] Draw a card and gain the energy it shows for your battery level
       *[other] Draw a card and gain the energy it shows; your battery has room for { $room }
    }
choice-use-venus = Venus
    .help = Recruit up to { $most }, for 1 resource each
choice-use-earth = Earth
    .help = { $first ->
        [0] { $voted ->
            [0] Vote on the stellar event, and gain the reward of the space you choose
           *[other] You have voted this round: you would gain nothing
        }
       *[other] { $claimed ->
            [0] Take the Leader token: you begin the next round
           *[other] The Leader token is taken this round: you would gain nothing
        }
    }
choice-use-mars = Mars
    .help = { $most ->
        [one] Buy 1 upgrade
       *[other] Buy up to { $most } upgrades
    } for { $cost ->
        [one] 1 resource
       *[other] { $cost } resources
    }
choice-use-jupiter = Jupiter
    .help = { $can ->
        [0] You have no resources: all you can do is refresh the market
       *[other] Take an exoplanet for { $cost ->
            [0] free
            [one] 1 resource
           *[other] { $cost } resources
        } and use one of its effects, or refresh the market
    }
choice-use-saturn = Saturn
    .help = Draw two secret objectives and keep one
choice-use-uranus = Uranus
    .help = Take any tech
choice-use-neptune = Neptune
    .help = Take a research card from the market
choice-ability = { $machine }
    .help = { $said }
choice-rescue = { $points ->
        [0] { $sector } (your only free rescue)
       *[other] { $sector }, losing { $points } points
    }
choice-sector = { $sector }{ $energy ->
        [0] {""}
       *[other] {" "}({ $energy } energy)
    }
    .help = { $beside ->
        [0] { $asteroid ->
            [0] {""}
           *[other] Asteroid
        }
       *[other] Beside { $planets }{ $asteroid ->
            [0] {""}
           *[other] , asteroid
        }
    }
    .band = { $beside ->
        [0] Band { $band }{ $band ->
            [E] {" "}(Asteroid Belt)
           *[other] {""}
        }
       *[other] Beside { $planets }
    }
choice-asteroid = asteroid { $slot }
    .help = { $full ->
        [0] { $worth ->
            [0] Worth { $least } to { $most }
           *[other] Worth { $worth }
        }{ $room ->
            [0] {""}
           *[other] ; your hold has room for { $room }
        }
       *[other] Your hold is full: nothing fits
    }
move-mine = Mine { $asteroid-slot }{ $asteroid-full ->
    [0] {""}
   *[other] {" "}(hold full: nothing fits)
}
choice-player = { $player }
choice-faction = { $faction }
    .help = { $easy ->
        [0] { $said }
       *[1] { faction-easy }: { $said }
    }
faction-easy = Good for a first game
choice-card = { $card }
    .help = { $said }
choice-objective = { $card } ({ $points ->
        [one] one point
       *[other] { $points } points
    })
    .help = { $said }
choice-exoplanet = { $card } (needs { $need })
    .help = { $said }
choice-berth = { $sector }
    .help = { $near } energy away
berth-near = { $planet } { $n }
choice-post = { $card }
    .help = { $stage ->
        [before] Explored already: it gains nothing
        [useless] Worth nothing there
       *[on] { $now } of { $need }{ $explores ->
            [0] {""}
           *[other] : explored, { $energy ->
                [0] {""}
               *[other] { $energy } energy{ $resources ->
                    [0] {""}
                   *[other] {" "}and{" "}
                }
            }{ $resources ->
                [0] {""}
                [one] 1 resource
               *[other] { $resources } resources
            } each round
        }
    }
move-choose-amount = Gain { $choice-n } energy
move-choose-announce = { $choice-n ->
    [one] Recruit 1 explorer
   *[other] Recruit { $choice-n } explorers
}
move-choose-ship = Place your ship in { $choice-sector }
move-place = { $explorer } on { $exoplanet }
move-place-without-sure = { $explorer } on { $exoplanet }
choice-space = { $option }, { $which ->
        [0] first space
       *[other] second space
    }
    .help = { $said }
choice-effect = Effect { $letter }
    .help = { $said }
