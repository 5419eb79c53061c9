# SOL: Last Days of a Star.

title = SOL
tagline = Ride a dying star: build inside it, send its energy to your ark, and leave before the nova.
credits = Designed by Ryan and Sean Spangler with Jodi Sweetman, published by Elephant Laboratories. This bot is unofficial and not affiliated with them.
headline = round { $round } · { $marker ->
        [one] 1 flare to nova
       *[other] { $marker } flares to nova
    }
headline-over = the Sun went nova

lobby-alone = Start now to play solo against a goal, or wait for others to join. “Computer player” adds an opponent.
alone = A solo game: reach the goal before the Sun goes nova.
hint-first = Press *Play*. To begin, launch two sundivers: one into the upper orbit, and one into the lower orbit, just inside it; then press the button that ends your Move. Next turn, *Convert* makes a bridge of the two, your way inward. More bridges lead further in: towers there, and sundivers hurled into the heart of the Sun, bring momentum, and the most momentum wins.

tour-goal = { tagline }

    The star in the middle is dying. Thirteen flares end it, and with it the game. Have the most **momentum** on your ark by then: the large number in your corner.
tour-points = Momentum comes from deep inside. A **tower** sends your energy to the ark, and a sundiver that you hurl into the heart of the Sun is worth 2 at once.

    Towers need energy, and **nodes** make it. The closer a station is to the heart, the more it pays; but work down there draws cards, and solar flares are among them.
tour-score = **What scores momentum**
    - **1 to 5** · a tower that you use, for as much energy: 1 in the orbits, then 2, 3, and 5 in the core
    - **1 to 3** · the bonus of your own tower, also when someone else uses it
    - **2** · a sundiver hurled into the heart
    - **1** · your tower in Upper Orbit, for 1 energy at each flare
tour-usual = In a first game, the computer *Medium* makes { $score } on average, and the winner { $best }, in about { $turns } turns each. The first points come late: build the way inward early.
tour-moves = On your turn you do one thing, and then your mothership glides on by a corner.

    You **move** to launch sundivers and fly them, **convert** a pattern of them into a station or a bridge to the next layer, or **activate** stations where your sundivers are, no matter whose they are. The arrow shows what was done last.

# Moves --------------------------------------------------------------------------------------------------------

verb-move = Move
    .help = Launch, fly and hurl in one go, then end your Move
    .draft = Go on, or press the button that names your Move.
    .next = Launch or fly on?
verb-launch = Launch
    .help = 1 point: launch a sundiver from your pool to a space beside your mothership
verb-fly = Fly
    .help = 1 point: fly a sundiver to a neighbouring space; crossing a membrane takes a bridge
verb-hurl = Hurl
    .help = 1 point: hurl a sundiver from the core into the heart of the Sun for 2 momentum
verb-convert = Convert
    .help = Turn a pattern of your sundivers into a bridge, node, foundry or tower
verb-deconvert = Take down
    .help = Take down one of your structures; its sundivers return to your pool
group-structures = Take down
    .help = Take down your stations and bridges
verb-activate = Activate
    .help = Use a station where you have a sundiver, then more of the same type
verb-use = Use your card
    .help = Discard your instability card for the effect of its suit
verb-pick = Choose
    .help = Choose for the effect of your card
verb-bonus = Bonus
    .help = Take or decline the bonus of a station
verb-flare = Use in the flare
    .help = Use your station in Upper Orbit during the flare
verb-keep = Keep a card
    .help = Keep one of the cards you drew, or the one you already have
verb-hold = Do nothing
    .hint = uses up your turn; only your mothership advances
    .help = Take no action: only your mothership advances
verb-end = End the action
    .help = Finish your action: bridge fees are paid and cards are drawn
verb-pass = Pass
    .help = Do nothing more here
verb-orders = Standing orders
    .help = Answer in advance what you are asked during other players’ turns

param-to = the space to go to
param-from = the space to start from
param-space = the space
param-piece = what to build
param-at = where to build it
param-using = the sundivers to use
param-structure = the structure
param-effect = the effect
param-choice = your choice
param-with = the owner
param-answer = your answer
param-card = the card
param-how = how to move
param-way = what moves, and where
param-question = the question
param-order = the order

# Options ------------------------------------------------------------------------------------------------------

preset-first = First game
    .help = The effects that the rules suggest for learning, and nothing else
preset-full = Full game
    .help = New effects every time: drawn from 21, and each player vetoes one
preset-storm = Solar storm
    .help = All 31 effects with vetoes, and trigger flares that pull every sundiver inward
preset-boxed = Boxed edition
    .help = The edition of 2017: gates, 30 effects, and structures on the board from the start
preset-together = Together
    .help = For two to five: everyone at the table must reach the goal before the nova
preset-solo = Solo
    .help = For one player: the scenario Ancient Tower, with a goal of 17 momentum
option-effects = Suit effects
    .help = Which effect each suit has
value-effects-first = first-game set
value-effects-b21 = random from 21
value-effects-all = random from all 31
option-peaceful = Peaceful
    .help = Leave out the effects that hurt other players
value-peaceful-off = off
value-peaceful-on = on

# Things -------------------------------------------------------------------------------------------------------

suit-hidden = hidden
suit-explosion = Solar Flare
suit-refraction = Refraction
suit-reverberation = Reverberation
suit-subduction = Subduction
suit-oscillation = Oscillation
suit-crystallization = Crystallization
suit-expansion = Expansion
suit-trigger = Trigger

piece-sundiver = sundiver
piece-bridge = bridge
piece-node = node
piece-foundry = foundry
piece-tower = tower

count-energy = unused energy
count-stations = stations
count-bridges = bridges

order-node = the bonus of your own nodes
order-foundry = the bonus of your own foundries
order-tower = the bonus of your own towers
order-flare-node = your own nodes in a flare
order-flare-foundry = your own foundries in a flare
order-flare-tower = your own towers in a flare
answer-take = take it
answer-ask = ask me
answer-decline = decline it
answer-keep-1 = take it if 1 energy is left over
answer-keep-2 = take it if 2 energy is left over
answer-keep-3 = take it if 3 energy is left over
answer-keep-5 = take it if 5 energy is left over
answer-keep-8 = take it if 8 energy is left over

# Questions, after the name of who is asked ---------------------------------------------------------------------

ask-choose = chooses an action
    .you = Your turn: move, convert or activate
    .several = choose an action
ask-move = moves, { $points ->
        [0] with no points left
        [one] with 1 point left
       *[other] with { $points } points left
    }
    .you = Go on with your Move
    .several = move, { $points ->
            [0] with no points left
            [one] with 1 point left
           *[other] with { $points } points left
        }
move-pick-move = { $choice }
ask-converted = may use a card
    .you = You may use a card
ask-activate = activates stations
    .you = Activate stations, or end the action
    .several = activate stations
ask-draw = may use a card
    .you = You may use a card
ask-keep = keeps a card
    .you = Keep one card for a later turn
    .several = keep a card
ask-flare = may use stations in the flare
    .you = You may use stations in the flare
ask-last-chance = has one last chance
    .you = You have one last chance
    .several = have one last chance
ask-bonus-node = may take the bonus on { $space }: { $amount } energy
    .you = You may take the bonus on { $space }: { $amount } energy
ask-bonus-foundry = may take the bonus on { $space }: { $amount ->
        [one] a sundiver
       *[other] { $amount } sundivers
    } for { $amount } energy
    .you = You may take the bonus on { $space }: { $amount ->
        [one] a sundiver
       *[other] { $amount } sundivers
    } for { $amount } energy
ask-bonus-tower = may take the bonus on { $space }: { $amount } momentum for { $amount } energy
    .you = You may take the bonus on { $space }: { $amount } momentum for { $amount } energy

bonus-left = You have { $energy } energy.{ $cards ->
        [0] {""}
        [one] {" "}At the end of the action you draw 1 card.
       *[other] {" "}At the end of the action you draw { $cards } cards.
    }{ $burdened ->
        [yes] {" "}From 13 energy on, a flare takes half of it.
       *[no] {""}
    }
ask-cascade = may convert once more
    .you = You may convert once more
ask-accelerate = chooses how far all motherships advance
    .you = Choose how far all motherships advance
    .several = choose how far all motherships advance
ask-blight = chooses a mothership to infest, and the sundiver to give up
    .you = Choose a mothership to infest, and the sundiver to give up
    .several = choose a mothership to infest, and the sundiver to give up
ask-chain = chooses a chain
    .you = Choose a chain
    .several = choose a chain
ask-chain-owner = chooses whose sundiver counts on { $space }
    .you = Choose whose sundiver counts on { $space }
    .several = choose whose sundiver counts on { $space }
ask-channel = chooses how much energy to turn into momentum
    .you = Choose how much energy to turn into momentum
    .several = choose how much energy to turn into momentum
ask-hatch = chooses a space, and a sundiver there to send home
    .you = Choose a space, and a sundiver there to send home
    .several = choose a space, and a sundiver there to send home
ask-invade = chooses a station to invade
    .you = Choose a station to invade
    .several = choose a station to invade
ask-pillar = names a suit
    .you = Name a suit
    .several = name a suit
ask-procreate = chooses a space for a new sundiver
    .you = Choose a space for a new sundiver
    .several = choose a space for a new sundiver
ask-sacrifice = chooses a foundry
    .you = Choose a foundry
    .several = choose a foundry
ask-squeeze = chooses a station to squeeze
    .you = Choose a station to squeeze
    .several = choose a station to squeeze
ask-tribute = chooses a station for tribute
    .you = Choose a station for tribute
    .several = choose a station for tribute

# What a mark says beside its space
mark-neighbours = { $inward-count ->
        [0] {""}
       *[other] inward { $inward }
    }{ $inward-count ->
        [0] {""}
       *[other] { $outward-count ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ $outward-count ->
        [0] {""}
       *[other] outward { $outward }
    }

mark-card = { $effect }
mark-then-station = { $gone ->
        [yes] your { $piece } leaves
       *[no] then with your { $piece }
    }, { mark-then }
mark-then-bridge = then with your bridge
mark-then = { $count ->
        [0] none of your sundivers left
        [one] then one of your sundivers
       *[other] then { $count } of your sundivers
    }

# What you have, below the question ------------------------------------------------------------------------------

purse = { purse-still } · { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }
purse-still = { $goal ->
        [0] { $momentum } momentum
       *[other] { $momentum } of { $goal } momentum
    } · { $energy } energy · { $pool ->
        [one] 1 sundiver
       *[other] { $pool } sundivers
    } in your pool, { $reserve } in reserve{ $held ->
        [yes] {" "}· card: { $card }
       *[no] {""}
    }
purse-and-aim = { $purse }
    { $aim }
# Tips for newcomers, by what their position lacks.
newcomer-activate = { $piece-id ->
        [piece-tower] Your sundiver on { $at } can use the tower there: *Activate* turns { $n } energy into { $n } momentum.
        [piece-foundry] Your sundiver on { $at } can use the foundry there: *Activate* brings sundivers to your pool, 1 for each energy.
       *[piece-node] Your sundiver on { $at } can use the node there: *Activate* brings { $n } energy.
    }
newcomer-bridge = You have no bridge yet, and can build { $at } now: *Convert*. It is your way inward, and makes each of your Moves longer by 1.
newcomer-tower = *Convert* can build a tower on { $at }. Activated, it turns { $n } energy into { $n } momentum{ $last ->
        [yes] {""}
       *[no] ; a tower further in, more
    }.
newcomer-node = *Convert* can build a node on { $at }. It brings { $n } energy each time you activate it with a sundiver there.
newcomer-second = You have no bridge yet: bring a sundiver to { $to }, next to yours on { $beside }, and *Convert* them next turn. The bridge is your way inward.
newcomer-first = *Move*: launch a sundiver to { $outer } and one to { $inner }. Next turn, *Convert* makes a bridge of them, your way inward.
newcomer-further = { $last ->
        [yes] Your bridge { $bridge } leads into the core: each sundiver that you hurl into the Sun from there brings 2 momentum.
       *[no] Your bridge { $bridge } leads inward: with one sundiver on { $outer } and another on { $inner }, *Convert* makes the next bridge.
    }
newcomer-aim = { $shared ->
        [yes] { $seats ->
            [one] To win, reach { $goal } momentum before the nova.
           *[other] To win together, each of you must reach { $goal } momentum before the nova.
        }
       *[no] The player with the most momentum at the nova wins.
    } You gain it with towers inside the Sun, which turn energy into momentum, and by hurling sundivers into the Sun.
aim-grounded = You have no sundiver left to move: take down a structure to get its sundivers back. Foundries bring more from your reserve.
aim-burdened = The next flare takes { $loss } of your { $energy } energy, as it halves 13 or more: use some first.
aim-quiet = No card was drawn for { $rounds } rounds: until someone’s action draws one, each turn ends with a card.
purse-drawing = { purse-still } · at the end you draw { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }

# What happened -------------------------------------------------------------------------------------------------

event-begin = The Sun is dying. Turn order: { IN_ORDER($order-id) }.
event-travelled = { $seat } { $parts-count ->
        [0] ended the Move
       *[other] { $parts }
    }.
event-travelled-ahead = { $parts }
event-prepared-ahead = next turn you can build { $builds }
# $seat is given too.
travelled-launch = launched { $trips }
# $seat is given too.
travelled-fly = flew { $trips }
# $seat is given too.
travelled-hurl = hurled { $trips } into the Sun (+{ $momentum } momentum)
travel-launch = launch { $trips }
travel-fly = fly { $trips }
travel-hurl = hurl { $trips } into the Sun
travel-next = { $before }, { $part }
travel-last = { $before }, and { $part }
trip-times = { $trip } { $times ->
        [2] twice
       *[other] { $times } times
    }
trip-launch = { $count } to { $goal }
trip-fly = { $count ->
        [one] {""}
       *[other] { $count } together from {""}
    }{ $start } to { $goal }{ $owners-count ->
        [0] {""}
        [one] {" "}over { FORM($owners-id, part: "whose") } bridge ({ $owners } +1 energy)
       *[other] {" "}over the bridges of { $owners } (+1 energy each)
    }
trip-hurl = { $count } from { $start }
event-launch = { $seat } launched a sundiver to { $to }.
event-launch-guest = { $seat } launched a guest from { FORM($host-id, part: "whose") } mothership to { $to }.
event-launch-guest-ahead = launch a guest from { FORM($host-id, part: "whose") } mothership to { $to }
event-fly = { $count ->
        [one] { $seat } flew a sundiver from { $start } to { $goal }.
       *[other] { $seat } flew { $count } sundivers together from { $start } to { $goal }.
    }
event-hurl = { $seat } hurled a sundiver from { $space } into the heart of the Sun (+{ $momentum } momentum).
event-last-hurl = { $seat } hurled a sundiver from { $space } into the heart of the Sun (+{ $momentum } momentum).
event-fee = { $owner } received 1 energy because { $seat } crossed { AGREE($owner-id, "their", "your") } bridges.
event-hold = { $seat } took no action.
event-rescue = { $seat } had no sundivers left and got one back from the reserve.
event-build-bridge = { $seat } built a bridge { $at } from the sundivers on { $used }.
event-build-node = { $seat } built a node on { $at } from the sundivers on { $used }.
event-build-foundry = { $seat } built a foundry on { $at } from the sundivers on { $used }.
event-build-tower = { $seat } built a tower on { $at } from the sundivers on { $used }.
event-deconvert = { $seat } took down the { $piece } { $piece-id ->
        [piece-bridge] { $at }
       *[other] on { $at }
    }; { $count ->
        [one] a sundiver
       *[other] { $count } sundivers
    } returned to the pool.
event-activate-node = { $seat } activated { $whose ->
        [own] { AGREE($seat-id, "their", "your") } own node
        [none] the node
       *[other] { FORM($owner-id, part: "whose") } node
    } on { $space } for { $amount } energy.
event-activate-foundry = { $seat } activated { $whose ->
        [own] { AGREE($seat-id, "their", "your") } own foundry
        [none] the foundry
       *[other] { FORM($owner-id, part: "whose") } foundry
    } on { $space } and built { $amount ->
        [one] a sundiver
       *[other] { $amount } sundivers
    }.
event-activate-tower = { $seat } activated { $whose ->
        [own] { AGREE($seat-id, "their", "your") } own tower
        [none] the tower
       *[other] { FORM($owner-id, part: "whose") } tower
    } on { $space } and transmitted (+{ $amount } momentum).
event-bonus-node = { $seat } took the bonus on { $space }: { $amount } energy.
event-bonus-foundry = { $seat } took the bonus on { $space }: { $amount ->
        [one] a sundiver
       *[other] { $amount } sundivers
    }.
event-bonus-tower = { $seat } took the bonus on { $space } (+{ $amount } momentum).
event-bonus-declined = { $seat } declined the bonus on { $space }.
event-use = { $seat } used { $effect }, discarding { $suit }.
event-draw = { $seat } drew { $suit }.
event-stall-draw = { $rounds ->
        [0] The Sun revealed { $suit }.
       *[other] After { $rounds } rounds without a card, the Sun revealed { $suit }.
    }
event-keep = { $has_effect ->
        [yes] { $seat } kept { $suit } ({ $effect }).
       *[no] { $seat } kept { $suit }.
    }
event-pillar = { $seat } had named this suit (+{ $momentum } momentum).
event-pillar-named = { $seat } named { $suit }.
event-ceremony = { $seat } gained { $times } energy for launching into Upper Orbit.
event-ceremony-ahead = gain { $times } energy for launching into Upper Orbit
event-fuel = { $seat } spent 1 energy for { $points } movement points.
event-fuel-ahead = spend 1 energy for { $points } movement points
event-hyperdrive-gained = { $seat } gained { $energy } energy for Hyperdrive.
event-hyperdrive = { $seat } paid { $energy } energy for Hyperdrive.
event-juggernaut = { $seat } flew the { $piece } from { $start } to { $goal }.
event-juggernaut-ahead = fly the { $piece } from { $start } to { $goal }
event-hurl-station = { $seat } hurled the { $piece } from { $space } into the heart of the Sun (+{ $momentum } momentum).
event-hurl-station-ahead = hurl the { $piece } from { $space } into the Sun (+{ $momentum } momentum)
event-passage-chosen = { $seat } chose a sundiver on { $space } for Passage.
event-passage = { FORM($seat-id, part: "whose") } chosen sundiver crossed { $bridge } (+{ $momentum } momentum).
event-passage-ahead = your chosen sundiver crosses { $bridge } (+{ $momentum } momentum)
event-puncture = { $seat } broke through a membrane from { $start }, leaving a bridge { $bridge }.
event-puncture-ahead = break through a membrane from { $start } and leave a bridge { $bridge }
event-teleport = { $seat } teleported a sundiver from { $start } to { $goal }.
event-metamorphosis = { $seat } turned the { $old } on { $space } into a { $new }.
event-synchronize = { $seat } activated a station with Synchronize (+{ $momentum } momentum).
event-blight = { $seat } hid { $guests } sundivers in { FORM($host-id, part: "whose") } mothership and returned the one on { $space } to the pool.
event-invade = { $seat } invaded { FORM($owner-id, part: "whose") } { $piece } on { $space }; { $count ->
        [0] no sundivers
        [one] a sundiver
       *[other] { $count } sundivers
    } moved to { FORM($owner-id, part: "whose") } pool.
event-sacrifice = { $seat } lost { $count ->
        [one] a sundiver
       *[other] { $count } sundivers
    } in the foundry on { $space } (+{ $momentum } momentum).
event-squeeze-destroyed = The flare destroyed { FORM($seat-id, part: "whose") } { $piece } on { $space }.
event-accelerate = { $seat } advanced all motherships by { $number ->
        [one] one corner
       *[other] { $number } corners
    }.
event-hatch = { $seat } hatched { $count } sundivers on { $space } and sent { $other-id ->
        [reader] one of your sundivers
       *[other] one of { FORM($other-id, part: "whose") }
    } home.
event-procreate = { $seat } put a new sundiver on { $spaces }.
event-tribute = { $other } paid { $seat } { $energy } energy as tribute on { $space }.
event-chain = { $seat } closed a chain along { $spaces }: momentum for { $owners }.
event-channel = { $seat } turned { $number } energy into { $number } momentum.
event-flare = { $marker ->
        [0] The thirteenth solar flare!
        [one] A solar flare! 1 flare to nova.
       *[other] A solar flare! { $marker } flares to nova.
    }
event-flare-loss = { $seat } lost { $count } energy in the flare.
event-flare-node = The flare gave { $seat } { $amount } energy on { $space }.
event-flare-foundry = In the flare { $seat } built { $amount ->
        [one] a sundiver
       *[other] { $amount } sundivers
    } on { $space }.
event-flare-tower = In the flare { $seat } transmitted from { $space } (+{ $amount } momentum).
event-nova = The Sun bursts: nova!
event-orders = { $seat } set a standing order for { $question }: { $answer }.

# Suit effects --------------------------------------------------------------------------------------------------

timing-move = during a Move action
timing-convert = with a Convert action
timing-activate = during an Activate action
timing-any = at any time in your turn
timing-draw = when you draw cards
held-when = You can use it { $timing }.

effect-accelerate = Accelerate
    .text = Name a number of corners, at least one and less than a full circle. All motherships advance that many.
effect-augment = Augment
    .text = For one station you activate, the base increases for each further sundiver there, of any colour. It increases by 1 in the orbits and the convective layer, by 2 in the radiative layer, by 3 in the core.
effect-blight = Blight
    .text = As your activation, return one of your sundivers beside another player’s mothership to your pool. Three sundivers from your reserve hide in that mothership; you can launch them from there in later Move actions.
effect-cascade = Cascade
    .text = After converting, convert once more. The sundivers of the second conversion go to your pool. You draw cards for both.
effect-catapult = Catapult
    .text = Each of your sundivers can cross one bridge for no movement points in this action.
effect-ceremony = Ceremony
    .text = Gain 1 energy for each sundiver you launch into Upper Orbit from your mothership in this action.
effect-chain = Chain
    .text = Choose a chain: a whole group of connected, occupied spaces without a branch or a loop. One sundiver on each space earns its owner 1 momentum. From the end you choose, the first, third, fifth and so on return to their pools.
effect-channel = Channel
    .text = After drawing, pay up to 1 energy for each card you drew. Gain 1 momentum for each energy paid.
effect-cluster = Cluster
    .text = Twice in this action, 1 movement point flies all your sundivers on a space one step together.
effect-duplicate = Duplicate
    .text = Sundivers you build this turn are doubled, and the extra ones are free. Your reserve must hold them all.
effect-festival = Festival
    .text = Activate stations of every type in this action, in any order.
effect-fuel = Fuel
    .text = Up to three times in this action, pay 1 energy for 3 movement points.
effect-hatch = Hatch
    .text = On a space with your and another player’s sundiver, send theirs to its pool. Two from your reserve join yours.
effect-hyperdrive = Hyperdrive
    .text = If you move only one sundiver in this action, your movement points are doubled. Gain 1 energy for every third space it moves.
effect-invade = Invade
    .text = As your conversion, give up two of your sundivers on another player’s station (three on a tower). The station becomes yours. Its old owner moves as many sundivers from reserve to pool.
effect-juggernaut = Juggernaut
    .text = One of your stations can fly like a sundiver in this action. It cannot enter a space with a station. From the core you can hurl it for 2 momentum.
effect-metamorphosis = Metamorphosis
    .text = Swap one of your stations activated in this action for one of another type from your reserve.
effect-motivate = Motivate
    .text = Right after converting a station, activate it without a sundiver. This draws no cards.
effect-passage = Passage
    .text = Choose one of your sundivers. It earns 1 momentum for each different bridge it crosses from now on in this action.
effect-persist = Persist
    .text = Sundivers you activate with in this action stay on their stations.
effect-pillar = Pillar
    .text = Before drawing, name a suit. Each card of that suit you draw earns 3 momentum.
effect-portal = Portal
    .text = In this action you can launch from any mothership. All spaces around motherships are neighbours of each other.
effect-procreate = Procreate
    .text = Add one sundiver from your reserve to every space where you have two or more.
effect-pulse = Pulse
    .text = As your activation, activate stations in both orbits, of any type, without sundivers.
effect-puncture = Puncture
    .text = Once in this action, one of your sundivers can cross a membrane where there is no bridge. The sundiver goes to your reserve, and one of your bridges takes its place.
effect-sacrifice = Sacrifice
    .text = As your activation, return all sundivers on one foundry to their reserves. Each earns its owner 2 momentum.
effect-squeeze = Squeeze
    .text = As your activation, activate one station of your own and draw its cards at once. If one of them is a flare, the station is destroyed. If not, take the base again and the bonus twice.
effect-synchronize = Synchronize
    .text = Gain 1 momentum for each station you activate in this action.
effect-teleport = Teleport
    .text = For 3 movement points, move a sundiver to any space it could reach over bridges, however far.
effect-transcend = Transcend
    .text = In this action your sundivers ignore membranes.
effect-tribute = Tribute
    .text = Choose one of your stations. Each other player pays you 1 energy for each sundiver they have there, as far as they can.

# Choices ------------------------------------------------------------------------------------------------------

choice-space = { $space }
    .help = { $count ->
        [0] {""}
        [one] one of your sundivers is there
       *[other] { $count } of your sundivers are there
    }
choice-over-own = { $space }
    .help = over your own bridge
choice-over-free = { $space }
    .help = over a bridge that pays no one now
choice-over-paid = { $space }
    .help = over { FORM($owner-id, part: "whose") } bridge: { $owner } { AGREE($owner-id, "gets", "get") } 1 energy
choice-start-launch = Launch { $count } to { $space }{ ends-move }
    .help = { $ring ->
        [U] Upper Orbit
       *[L] Lower Orbit
    } · leaves { $left } in your pool{ station-there }{ way-builds }
    .band = { $count ->
        [one] {""}
       *[other] Launch several
    }
choice-start-back = Bring one lost in space back to { $space }{ ends-move }
choice-start-guest = Launch a guest from { $player }’s mothership to { $space }{ ends-move }
choice-start = From { $space }
choice-sun = Hurl { $piece-id ->
        [piece-sundiver] {""}
       *[other] the { $piece }{" "}
    }{ $space } into the Sun
choice-sun-help = 1 point{ $cards ->
        [0] {""}
        [one] {" "}· draws 1 card
       *[other] {" "}· draws { $cards } cards
    }
choice-flight-from = Fly { $start } to { $space }{ ends-move }
    .band = { $first ->
        [yes] {""}
       *[no] Fly from { $start } elsewhere
    }
choice-flight-all = Fly all from { $start } to { $space }
    .band = { $first ->
        [yes] {""}
       *[no] Fly all from { $start } elsewhere
    }
choice-flight-teleport = Teleport { $start } to { $space }
    .band = { $first ->
        [yes] {""}
       *[no] Teleport from { $start } elsewhere
    }
choice-flight-puncture = Break through from { $start } to { $space }
    .band = { $first ->
        [yes] {""}
       *[no] Break through from { $start } elsewhere
    }
choice-flight-chosen = Fly the chosen one to { $space }
    .band = { $first ->
        [yes] {""}
       *[no] Fly the chosen one elsewhere
    }
choice-flight-other = Fly another from { $start } to { $space }
    .band = { $first ->
        [yes] {""}
       *[no] Fly another from { $start } elsewhere
    }
choice-flight-station = Fly your { $piece } { $start } to { $space }
    .band = { $first ->
        [yes] {""}
       *[no] Fly your { $piece } from { $start } elsewhere
    }
choice-way = Fly on to { $space }{ ends-move }
    .band = { $first ->
        [yes] {""}
       *[no] Fly on, farther
    }
choice-way-help = { way-points }{ station-there }{ way-builds }
station-there = { $whose ->
        [no] {""}
        [own] {" "}· your { $piece } is there
        [none] {" "}· a { $piece } is there
       *[other] {" "}· { $owner }’s { $piece } is there
    }
way-builds = { $builds-count ->
        [0] {""}
       *[other] {" "}· prepares { $builds }
    }
prepared-bridge = a bridge { $at }
prepared-node = a node on { $at }
prepared-foundry = a foundry on { $at }
prepared-tower = a tower on { $at }
way-points = { $points ->
        [0] free
        [one] 1 point
       *[other] { $points } points
    }{ $owners-count ->
        [0] {""}
        [one] {" "}· over { $owners }’s bridge: { $owners } gets 1 energy
       *[other] {" "}· over the bridges of { $owners }: each gets 1 energy
    }
move-whole = { $launches ->
        [0] { $flights ->
            [0] Hurl { $hurls }
           *[other] { $hurls ->
                [0] { whole-fly }
               *[other] { whole-fly }, hurl { $hurls }
            }
        }
       *[other] { $flights ->
            [0] { $hurls ->
                [0] Launch { $launches }
               *[other] Launch { $launches }, hurl { $hurls }
            }
           *[other] { $hurls ->
                [0] Launch { $launches }, fly { whole-spaces }
               *[other] Launch { $launches }, fly { whole-spaces }, hurl { $hurls }
            }
        }
    } and end the Move
whole-fly = Fly { whole-spaces }
whole-spaces = { $flights ->
        [one] 1 space
       *[other] { $flights } spaces
    }
price-move = { $points ->
        [0] no points left
        [one] 1 point left
       *[other] { $points } points left
    }
ends-move = { $ends ->
        [yes] {" "}and end the Move
       *[no] {""}
    }
choice-hurl = { $space }
choice-piece-bridge = Bridge · 2 sundivers
    .help = A way into the next layer, and 1 more movement point · { $left } left
choice-piece-node = Node · 2 sundivers
    .help = Pays energy each time it is activated · { $left } left
choice-piece-foundry = Foundry · 2 sundivers
    .help = Builds sundivers for energy each time it is activated · { $left } left
choice-piece-tower = Tower · 3 sundivers
    .help = Turns energy into momentum each time it is activated · { $left } left
choice-site-bridge = { $at }
    .help = a way inward, +1 movement point a turn · { site-uses } · { draws-cards }
choice-site-node = { $at }
    .help = +{ $base } energy each time{ site-bonus } · { site-uses } · { draws-cards }
choice-site-foundry = { $at }
    .help = { $base ->
        [one] 1 sundiver for 1 energy
       *[other] { $base } sundivers for { $base } energy
    } each time{ site-bonus } · { site-uses } · { draws-cards }
choice-site-tower = { $at }
    .help = +{ $base } momentum for { $base } energy each time{ site-bonus } · { site-uses } · { draws-cards }
site-uses = uses up { $left ->
        [0] your last { $spent } sundivers
       *[other] { $spent } sundivers
    }
site-bonus = { $bonus ->
        [0] {""}
       *[other] , bonus { $bonus }
    }
draws-cards = { $cards ->
        [0] draws no card
        [one] draws 1 card
       *[other] draws { $cards } cards
    }
choice-using = Using { $using }
choice-structure = Your { $piece } { $piece-id ->
        [piece-bridge] { $at }
       *[other] on { $at }
    }
    .help = { $piece-id ->
        [piece-bridge] −1 movement point a turn
       *[other] {""}
    }
move-convert = Build a { $piece-piece } { $piece-piece-id ->
        [piece-bridge] { $at } from
       *[other] on { $at } from
    } { $using-using }
move-convert-without-using = Build a { $piece-piece } on { $at }
move-deconvert = Take down your { $structure-piece } { $structure-piece-id ->
        [piece-bridge] { $structure-at }
       *[other] on { $structure-at }
    }
choice-station = { $space }, { $whose } { $piece }
    .help = { $bonus ->
        [0] {""}
       *[other] { $taken ->
            [yes] with its bonus of { $bonus }
           *[no] bonus: { $bonus } more{ $piece-id ->
                [piece-node] {""}
               *[other] {" "}for { $bonus } energy
            }
        } ·{" "}
    }{ draws-cards }{ ends-action }
choice-station-of = { $space }, { $whose }’s { $piece }
    .help = { $bonus ->
        [0] {""}
       *[other] { $owner ->
            [may] { $whose } may take a bonus of { $bonus }
            [poor] { $whose } cannot pay for the bonus of { $bonus }{ bonus-left-to-you }
           *[short] { $whose } has too few sundivers in reserve for the bonus of { $bonus }{ bonus-left-to-you }
        } ·{" "}
    }{ draws-cards }{ ends-action }
bonus-left-to-you = { $then ->
        [yes] , so you may take it
       *[no] {""}
    }
ends-action = { $ends ->
        [yes] {""} · ends the action
       *[no] {""}
    }
choice-owned = { $space }, your { $piece }
whose-own = your
whose-none = the
choice-take = Take it
choice-decline = Decline
choice-take-left = Take what { $player } leaves
choice-decline-left = Decline, too
choice-decline-for = Decline
    .help = { $player } may take it instead
choice-effect = { $effect }
    .help = { $text }
choice-suit = { $suit }
choice-keep-random = One of them at random
choice-suit-effect = { $suit } · { $effect }{ $had ->
        [yes] {" "}(kept so far)
       *[no] {""}
    }
    .help = { $text }
choice-player = { $player }
choice-fuel = Buy 3 points for 1 energy
choice-energy = { $number } energy into momentum
choice-corners = { $number ->
        [one] 1 corner
       *[other] { $number } corners
    }
choice-all = all of them together
choice-teleport = by teleport (3 points)
choice-puncture = through the membrane, leaving a bridge
choice-chosen = the chosen sundiver
choice-other = another sundiver
choice-augment = with the increased base
choice-station-flies = the { $piece } itself
choice-guest = a guest from { $player }’s mothership
choice-question = { $question }: { $order }
standing-orders = Always { $order }
choice-order = { $answer }

# Refusals -----------------------------------------------------------------------------------------------------

refusal-no-such-space = This board has no space “{ $given }”.
    .title = No such space.
    .remedy = The spaces are { $rings }.
refusal-crowded = You already have five sundivers on { $space }, the maximum.
    .title = Full.
    .remedy = Fly one of them on first; the total cost is the same.
refusal-no-points = You have no movement points left in this action.
    .title = Out of points.
    .remedy = End the action, or undo some steps.
refusal-not-at-mothership = { $space } is not beside your mothership.
    .title = Too far to launch.
    .remedy = You can launch to { $around }.
refusal-empty-pool = Your pool is empty; the { $reserve } sundivers in your reserve are out of play.
    .title = No sundivers.
    .remedy = Activate a foundry to move sundivers from the reserve to the pool.
refusal-no-sundiver = You have no sundiver on { $space }.
    .title = No sundiver there.
    .remedy = { $spaces-count ->
        [0] You have none on the board. Launch some from your mothership first.
       *[other] Your sundivers are on { $spaces }.
    }
refusal-not-neighbours = { $start } and { $goal } are not neighbours; a sundiver flies one space at a time.
    .title = Too far.
    .remedy = From { $start } you can fly to { $legal }.
refusal-too-far = From { $start } to { $goal } takes { $needed } points, and you have { $points } left.
    .title = Too far.
    .remedy = { $short ->
        [one] You are 1 point short: fly part of the way now.
       *[other] You are { $short } points short: fly part of the way now.
    }
refusal-membrane = A membrane separates { $start } from { $goal }, and no bridge crosses it there.
    .title = Blocked.
    .remedy = From { $start } you can fly to { $legal }. { $count ->
        [0] There is no bridge between these two layers yet.
        [one] The bridge between these layers is { $bridges }.
       *[other] The bridges between these layers are { $bridges }.
    }
refusal-not-in-core = { $space } is not in the core; you can only hurl sundivers from there.
    .title = Not deep enough.
    .remedy = { $ready-count ->
        [0] You have none in the core yet. Cross bridges to get there.
       *[other] You can hurl from { $ready }.
    }
refusal-no-piece = You have no { $piece } left in your reserve.
    .title = None left.
    .remedy = Take one down first to build it elsewhere.
refusal-no-such-crossing = “{ $at }” is not a place for a bridge: a bridge joins two neighbouring spaces across a membrane.
    .title = No place for a bridge.
    .remedy = { $count ->
        [0] You have no pattern for a bridge now.
       *[other] You can build { $possible }.
    }
refusal-bridge-there = { $owner } already has a bridge on { $at }, and there is room for only one.
    .title = Already bridged.
    .remedy = { $count ->
        [0] You have no pattern for another bridge now.
       *[other] You can build { $possible }.
    }
refusal-tower-in-orbit = You cannot build a tower in the orbits.
    .title = Not in orbit.
    .remedy = Its innermost sundiver must be in the convective layer, the radiative layer or the core.
refusal-station-there = There is already a station on { $at }, and each space has room for only one.
    .title = Taken.
    .remedy = { $count ->
        [0] You have no other pattern for a { $piece } now.
       *[other] You can build { $possible }.
    }
refusal-nothing-to-fly = You have no sundiver on the board.
    .title = Nothing to fly.
    .remedy = Launch some from your mothership first.
refusal-nothing-to-hurl = None of your sundivers is in the core, and you can only hurl from there.
    .title = Not deep enough.
    .remedy = Cross bridges to get there.
refusal-no-pattern = You have no pattern for a structure yet.
    .title = No pattern.
    .remedy = In one ring, two sundivers side by side make a foundry, two with one space between them a node. Two below each other make a bridge, three a tower.
refusal-nothing-built = You have built nothing yet.
    .title = Nothing to take down.
    .remedy = Convert sundivers into a bridge or a station first.
refusal-no-crew = None of your sundivers is on a station.
    .title = No station.
    .remedy = Fly one to any station, no matter who owns it.
refusal-no-pattern-bridge = A bridge { $at } needs one of your sundivers on its outer space and one on the space outward of that.
    .title = No pattern.
    .remedy = { $count ->
        [0] You have no pattern for a bridge now.
       *[other] You can build { $possible }.
    }
refusal-no-pattern-node = A node on { $at } needs one of your sundivers on each side of it in the same ring.
    .title = No pattern.
    .remedy = { $count ->
        [0] You have no pattern for a node now.
       *[other] You can build { $possible }.
    }
refusal-no-pattern-foundry = A foundry on { $at } needs one of your sundivers there and one beside it in the same ring.
    .title = No pattern.
    .remedy = { $count ->
        [0] You have no pattern for a foundry now.
       *[other] You can build { $possible }.
    }
refusal-no-pattern-tower = A tower on { $at } needs one of your sundivers there and on each of the two neighbouring spaces outward of it.
    .title = No pattern.
    .remedy = { $count ->
        [0] You have no pattern for a tower now.
       *[other] You can build { $possible }.
    }
refusal-no-deconversion = In the boxed edition you cannot take structures down.
    .title = Not possible.
    .remedy = Choose Move, Convert or Activate.
refusal-not-your-structure = You have nothing to take down on { $at }.
    .title = Not yours.
    .remedy = Name one of your bridges, or a space with one of your stations.
refusal-short-reserve = Taking it down returns { $needed } sundivers from your reserve, which has only { $reserve }.
    .title = Reserve too small.
    .remedy = Convert or hurl sundivers first; that sends them to the reserve.
refusal-no-station = There is no station on { $space }.
    .title = No station.
    .remedy = { $places-count ->
        [0] None of your sundivers is on a station yet. Fly one to any station, no matter who owns it.
       *[other] You have sundivers on these stations: { $places }.
    }
refusal-used-already = You have already activated the { $piece } on { $space } in this action.
    .title = Already activated.
    .remedy = Activate another one, or end the action.
refusal-other-type = There is a { $piece } on { $space }, but you have started with the type { $chosen } in this action.
    .title = One type per action.
    .remedy = Activate another { $chosen }, or end the action.
refusal-no-presence = You have no sundiver on the { $piece } on { $space }.
    .title = No sundiver there.
    .remedy = { $spaces-count ->
        [0] You have none on the board. Launch some from your mothership first.
       *[other] Your sundivers are on { $spaces }.
    }
refusal-short-energy = The { $piece } on { $space } costs { $needed } energy, and you have { $energy }.
    .title = Not enough energy.
    .remedy = Get energy from nodes, or when others cross your bridges.
refusal-short-foundry = The foundry on { $space } builds { $needed } sundivers, and your reserve has only { $reserve }.
    .title = Reserve too small.
    .remedy = It builds all of them or none. Convert or hurl sundivers first; that sends them to the reserve.
refusal-no-card = You have no instability card.
    .title = No card.
    .remedy = Draw cards by building or activating inside the Sun, or by hurling sundivers; then keep one.
refusal-no-effect = { $suit } has no effect in this game.
    .title = No effect.
    .remedy = Next time you draw, keep a card of another suit.
refusal-other-effect = Your card is { $suit }, and its effect is { $effect }.
    .title = Not your card.
    .remedy = You can use { $effect } { $timing }.
refusal-no-use = { $effect } would do nothing right now.
    .title = Not now.
    .remedy = Use it { $timing }, when it changes something.
refusal-hyperdrive-one = With Hyperdrive you can only move one sundiver: the one you moved first.
    .title = One sundiver only.
    .remedy = Move that one on, or end the action.

# Options: section 16 of the rules ------------------------------------------------------------------------------------

goal-momentum = Momentum
goal-least-momentum = Lowest momentum
headline-goal = round { $round } · { $marker ->
        [one] 1 flare to nova
       *[other] { $marker } flares to nova
    } · goal { $goal } momentum

verb-recall = Bring back
    .help = 1 point: bring a sundiver lost in space back to Upper Orbit
verb-scour = Scour
    .help = Return a sundiver from a space with a feeder to your pool, and remove the feeder
verb-veto = Veto
    .help = Remove one effect from the draft
verb-place = Place
    .help = Place a vestigial bridge or station before the first turn

option-edition = Edition
    .help = The bridge edition of 2015, or the boxed edition of 2017 with its gates
value-edition-bridge = bridge edition
value-edition-boxed = boxed edition
option-draft = Draft
    .help = Show more effects than needed; each player vetoes one
value-draft-off = off
value-draft-on = on
option-vestigial = Vestigial structures
    .help = Each player places a bridge and a station before the first turn
value-vestigial-off = off
value-vestigial-on = on
option-longer = Longer game
    .help = Add one more suit, with its effect, to the deck
value-longer-off = off
value-longer-on = on
option-event = Trigger event
    .help = What happens when a trigger flare is drawn
value-event-none = none
value-event-attrition = Attrition
value-event-implode = Implode
value-event-explode = Explode
value-event-sunworm = Sunworm
value-event-warp = Warp
value-event-singularity = Singularity
value-event-garden = Energy Garden
value-event-feeders = Feeders
option-flares = Trigger flares
    .help = How many trigger flares are shuffled into the deck in a game with an event
value-flares-1 = one
value-flares-2 = two
value-flares-3 = three
value-flares-4 = four
value-flares-5 = five
option-mode = Mode
    .help = Play against each other, or together to raise the lowest momentum at the table
value-mode-versus = against each other
value-mode-coop = together
option-scenario = Solo scenario
    .help = For one player: sets the stations, the effects and the goal
value-scenario-none = none
value-scenario-ancient-tower = Ancient Tower
value-scenario-cosmic-unity = Cosmic Unity
value-scenario-solar-inhabitants = Solar Inhabitants
value-scenario-energy-garden = Energy Garden
value-scenario-sunworm = Sunworm
value-scenario-solar-whirlpool = Solar Whirlpool
option-level = Level
    .help = Each level adds 3 to the goal of a solo or co-operative game
value-level-0 = normal
value-level-1 = goal + 3
value-level-2 = goal + 6
value-level-3 = goal + 9
value-level-4 = goal + 12
value-level-5 = goal + 15
option-goalcheck = Ties
    .help = Whether players with equal momentum share the win, or unused energy decides
value-goalcheck-shared = share the win
value-goalcheck-ties-by-energy = unused energy decides
option-deepdraw = Card drawing
    .help = Draw one card at a time and resolve each flare at once, or draw all cards first
value-deepdraw-single = card by card
value-deepdraw-batch = all cards first
option-hurl = Hurled sundivers
    .help = Whether they return to the reserve or leave the game
value-hurl-return = return to the reserve
value-hurl-vaporize = leave the game

suit-condensation = Condensation
place-pool = the pool
nobody = no one
trigger-card-attrition = Attrition
trigger-card-implode = Implode
trigger-card-explode = Explode
trigger-card-sunworm = Sunworm
trigger-card-warp = Warp
trigger-card-singularity = Singularity
trigger-card-garden = Energy Garden
trigger-card-feeders = Feeders

ask-attrition = gives up a sundiver
    .you = Give up a sundiver
    .several = give up a sundiver
ask-warp-from = chooses a sundiver to warp
    .you = Choose a sundiver to warp
    .several = choose a sundiver to warp
ask-warp-to = warps a sundiver from { $place }
    .you = Warp a sundiver from { $place }
    .several = warp a sundiver from { $place }
ask-singularity = places sundivers from the pool in the core ({ $number } left)
    .you = Place sundivers from the pool in the core ({ $number } left)
    .several = place sundivers from the pool in the core ({ $number } left)
ask-shift-inward = chooses where a sundiver on { $space } falls
    .you = Choose where a sundiver on { $space } falls
    .several = choose where a sundiver on { $space } falls
ask-shift-outward = chooses where a sundiver on { $space } is blown
    .you = Choose where a sundiver on { $space } is blown
    .several = choose where a sundiver on { $space } is blown
ask-scour = scours feeders
    .you = Scour feeders
    .several = scour feeders
ask-veto = vetoes one of { $effects }
    .you = Veto one of { $effects }
    .several = veto one of { $effects }
ask-place-either = places a bridge or a station
    .you = Place a bridge or a station
    .several = place a bridge or a station
ask-place-bridge = places a bridge
    .you = Place a bridge
    .several = place a bridge
ask-place-station = places a station
    .you = Place a station
    .several = place a station
ask-give-up = gives up a structure
    .you = Give up a structure
    .several = give up a structure

event-trigger = A trigger flare: { $event }!
event-attrition = { $seat } gave up a sundiver from { $place }.
event-warp = { $seat } warped a sundiver from { $place } to { $to }.
sundiver-of = { $seat-id ->
    [reader] one of your sundivers
   *[other] a sundiver of { $seat }
}
sundivers-of = { $seat-id ->
    [reader] { $number } of your sundivers
   *[other] { $number } sundivers of { $seat }
}
event-singularity = { CAPITAL(sundiver-of) } was pulled into the core, to { $space }.
event-shifted-inward = { CAPITAL(sundiver-of) } fell inward from { $place } to { $to }.
event-shifted-outward = { CAPITAL(sundiver-of) } was blown outward from { $place } to { $to }.
event-imploded = { $number ->
        [one] { CAPITAL(sundiver-of) } fell
       *[other] { sundivers-of } fell
    } from { $space } into the heart of the Sun (+{ $momentum } momentum).
event-lost-in-space = { $number ->
        [one] { CAPITAL(sundiver-of) } was
       *[other] { sundivers-of } were
    } blown from { $space } and lost in space.
event-no-room = { $number ->
        [one] { CAPITAL(sundiver-of) } had
       *[other] { sundivers-of } had
    } no room to move on from { $space } and returned to the pool.
event-brought-back = { $seat } brought a sundiver lost in space back to { $space }.
event-brought-back-ahead = bring a sundiver lost in space back to { $space }
# $seat is given too.
event-sunworm = The sunworm ate { $number ->
        [one] { sundiver-of }
       *[other] { sundivers-of }
    }.
event-garden = { $number ->
        [0] The energy garden had no room to grow.
       *[other] Energy appeared on { $spaces }.
    }
event-collected = { $seat } took the energy cube on { $space }.
event-collected-ahead = take the energy cube on { $space }
event-feeders = Feeders entered the core on { $spaces }.
event-crawled = Feeders crawled: { $paths }.
event-eaten = { $owner-id ->
        [reader] Feeders destroyed your { $piece } on { $space }.
       *[other] Feeders destroyed the { $piece } on { $space } ({ $owner }).
    }
event-scoured = { $seat } returned a sundiver from { $space } and removed a feeder.
event-vetoed = { $seat } vetoed { $effect }.
event-tokens = The cards of this game: { $pairs }.
token = { $suit } for { $effect }
event-placed = { $seat } placed a vestigial { $piece }: { $at }.
event-gave-up = { $seat } had no sundivers left, gave up the { $piece } { $at } and got { $count ->
        [one] one
       *[other] { $count }
    } back from the reserve.
event-hurl-flare = The flare gave { $seat } 1 more momentum for hurling.
event-together = { $reached ->
        [yes] The lowest momentum is { $momentum } and the goal was { $goal }: you won.
       *[no] The lowest momentum is { $momentum } and the goal was { $goal }: you lost.
    }
event-survived = { $seat } escaped with { $momentum } momentum: { $band }.

band-0 = the ark never left its dock
band-1 = the hull is scorched, and few are left aboard
band-2 = adrift at the edge of the system, with little hope of landfall
band-3 = away, and safe from the worst of the blast
band-4 = a good start, with a choice of stars ahead
band-5 = far out before the light of the nova caught up
band-6 = a legend for other stars to tell

refusal-no-room-there = You already have five sundivers on { $space }, the maximum.
    .title = No room.
    .remedy = Choose a space with fewer of your sundivers.
refusal-scenario-is-solo = A scenario is for one player, and there are { $seats } at the table.
    .title = Solo only.
    .remedy = Choose no scenario, or play together with mode “coop”.
refusal-scenario-sets-that = The scenario sets this option itself: { $option }.
    .title = Set by the scenario.
    .remedy = Leave that option unchanged, or choose no scenario.
refusal-coop-needs-more = Playing together takes two or more players.
    .title = Too few players.
    .remedy = Leave the mode unchanged; a solo game has its own goal.
refusal-level-needs-goal = Only a solo or co-operative game has a goal that can be raised.
    .title = No goal.
    .remedy = Set the mode to “coop”, or leave the level at 0.
refusal-draft-needs-effects = A draft needs more effects than the first-game set has.
    .title = Nothing to draft.
    .remedy = Set the effects to “b21” or “all” as well.
refusal-no-further-suit = With { $seats } players, all suits are already in the deck.
    .title = No more suits.
    .remedy = Switch off the longer game.
refusal-came-too-late = Your sundiver only reached the { $piece } on { $space } this turn.
    .title = Too late.
    .remedy = In the boxed edition, a sundiver must be on the station when your turn begins. Activate it next turn.
refusal-nothing-lost = None of your sundivers are lost in space.
    .title = Nothing lost.
    .remedy = Launch from your pool instead.
refusal-not-upper-orbit = { $space } is not in Upper Orbit.
    .title = Too deep.
    .remedy = Choose a space from U1 to { $last }.
refusal-no-feeder-in-reach = None of your sundivers shares a space with a feeder.
    .title = No feeder.
    .remedy = Fly a sundiver to a feeder first. Feeders are on { $feeders }.
refusal-no-feeder = There is no feeder with one of your sundivers on { $space }.
    .title = No feeder.
    .remedy = You can scour { $spaces }.
refusal-other-structure = You have already placed your { $piece }, or one of its kind.
    .title = Already placed.
    .remedy = Each player places one bridge and one station.
refusal-bridge-too-deep = A vestigial bridge must lead from Lower Orbit to the convective layer, and “{ $at }” does not.
    .title = Not there.
    .remedy = Name its two spaces, such as L4-C4.
refusal-station-too-deep = { $at } is too deep for a vestigial station.
    .title = Too deep.
    .remedy = Choose a free space in the orbits or the convective layer.
refusal-place-taken = There is already a structure of that kind on { $at }.
    .title = Taken.
    .remedy = Choose a free place.
refusal-not-in-draft = “{ $given }” is not in this draft.
    .title = Not in the draft.
    .remedy = You can veto { $shown }.

# What choices cost and bring.
score = { $score } momentum
measure-score =
    .name = momentum
measure-energy = { $count } energy
    .name = energy
measure-sundivers = { $count ->
        [one] 1 sundiver
       *[other] { $count } sundivers
    }
    .name = sundivers
measure-stations = { $count ->
        [one] 1 station
       *[other] { $count } stations
    }
measure-inside = { $count ->
        [one] 1 sundiver
       *[other] { $count } sundivers
    } inside the Sun
measure-bridges = { $count ->
        [one] 1 bridge
       *[other] { $count } bridges
    }
measure-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

# Parts of a Move, where each is said by itself.
move-launch-without-how = { $to }
move-fly-without-how = Fly { $from } to { $to }
move-hurl-without-how = Hurl { $space } into the Sun

# Why a move is suggested: what is better than after another one.
reason-result = a better chance to win
reason-momentum = a bigger lead
reason-energy = energy that is of more use
reason-sundivers = sundivers nearer to the core or a station
reason-conversion = something to build next turn
reason-structures = more to come from what you have built
reason-way-in = a shorter way into the core
reason-engine = more momentum to come from stations
reason-card = a more useful card to keep
reason-behind = a better score for the player in last place
