# SOL: Last Days of a Star.

title = SOL
tagline = Ride a dying star: build inside it, fling its energy into your ark, and leave before the nova.
headline = round { $round } · instability { $flares } of 13
headline-over = the Sun went nova

lobby-alone = Started now, it is a solo game against a goal: to play against each other let somebody join, or press “Computer player”.
alone = A solo game: reach the goal before the Sun goes nova.
hint-first = Press Play. First: launch two sundivers and fly one of them a space on, so that a space lies between the two on one ring. Next turn *Convert* builds a node there; then comes a bridge inward.

# Moves --------------------------------------------------------------------------------------------------------

verb-launch = Launch
    .help = 1 point: a sundiver from your pool to a space at your mothership
verb-fly = Fly
    .help = 1 point: a sundiver to a neighbouring space; bridges cross the membranes
verb-hurl = Hurl
    .help = 1 point: a sundiver from the core into the heart of the Sun, 2 momentum
verb-convert = Convert
    .help = Turn a pattern of your sundivers into a bridge, node, foundry or tower
verb-deconvert = Take down
    .help = Take down a structure of yours; its sundivers come back to your pool
verb-activate = Activate
    .help = Use a station on which you have a sundiver; then more of the same type
verb-use = Use your card
    .help = Discard the instability card you hold for its suit's effect
verb-pick = Choose
    .help = Answer what the effect of your card asks
verb-bonus = Bonus
    .help = Take or decline the bonus of a station
verb-flare = Use in the flare
    .help = Use your station in Upper Orbit while the flare lasts
verb-keep = Keep a card
    .help = Keep one of the cards you drew, or the one you hold
verb-hold = Do nothing
    .help = Spend nothing this turn and orbit on
verb-end = End the action
    .help = Finish your action: fees are paid, cards are drawn
verb-pass = Pass
    .help = Let it be
verb-orders = Standing orders
    .help = Answer in advance what you are asked in other players' turns

param-to = the space to go to
param-from = the space to start from
param-space = a space
param-piece = what to build
param-at = where to build it
param-using = the sundivers to use
param-structure = the structure
param-effect = the effect
param-choice = a choice
param-with = whose
param-answer = the answer
param-card = the card
param-how = the way
param-question = the question
param-order = the order

# Options ------------------------------------------------------------------------------------------------------

option-effects = Suit effects
    .help = Which effect cards are dealt to the suits
value-effects-first = those of a first game
value-effects-b21 = at random from 21
value-effects-all = at random from all 31
option-peaceful = Peaceful
    .help = Leave out the effects that hit other players
value-peaceful-off = off
value-peaceful-on = on

# Things -------------------------------------------------------------------------------------------------------

suit-hidden = hidden
suit-explosion = Explosion
suit-refraction = Refraction
suit-reverberation = Reverberation
suit-subduction = Subduction
suit-oscillation = Oscillation
suit-crystallization = Crystallization
suit-expansion = Expansion
suit-trigger = Trigger

piece-bridge = bridge
piece-node = node
piece-foundry = foundry
piece-tower = tower

count-energy = unused energy
count-stations = stations
count-bridges = bridges

order-node = the bonus of own nodes
order-foundry = the bonus of own foundries
order-tower = the bonus of own towers
order-flare-node = own nodes in a flare
order-flare-foundry = own foundries in a flare
order-flare-tower = own towers in a flare
answer-take = take it
answer-ask = ask me
answer-decline = let it go
answer-keep-1 = take it if 1 energy stays
answer-keep-2 = take it if 2 energy stays
answer-keep-3 = take it if 3 energy stays
answer-keep-5 = take it if 5 energy stays
answer-keep-8 = take it if 8 energy stays

# Questions, after the name of who is asked ---------------------------------------------------------------------

ask-choose = chooses an action
ask-move = moves, { $points ->
        [0] with no points left
        [one] with 1 point left
       *[other] with { $points } points left
    }
ask-converted = may use a card
ask-activate = activates stations
ask-draw = may use a card
ask-keep = keeps a card
ask-flare = may use stations in the flare
ask-last-chance = has a last chance
ask-bonus-node = may take the bonus on { $space }: { $amount } energy
ask-bonus-foundry = may take the bonus on { $space }: { $amount ->
        [one] a sundiver
       *[other] { $amount } sundivers
    } for { $amount } energy
ask-bonus-tower = may take the bonus on { $space }: { $amount } momentum for { $amount } energy

ask-cascade = may convert once more
ask-accelerate = names how far all motherships advance
ask-blight = chooses whose mothership to infest, and the sundiver that goes home
ask-chain = chooses a chain
ask-channel = chooses how much energy to turn into momentum
ask-hatch = chooses a space and whom to send home
ask-invade = chooses a station to invade
ask-pillar = names a suit
ask-procreate = chooses a space for a new sundiver
ask-sacrifice = chooses a foundry
ask-squeeze = chooses a station to squeeze
ask-tribute = chooses a station for tribute

# What happened -------------------------------------------------------------------------------------------------

event-begin = The Sun is dying. The turns go round in this order: { $order }.
event-moved = { $seat } ended the move{ $launches ->
        [0] {""}
        [one] {" · "}launched 1 sundiver
       *[other] {" · "}launched { $launches } sundivers
    }{ $flights ->
        [0] {""}
        [one] {" · "}flew 1 space
       *[other] {" · "}flew { $flights } spaces
    }{ $hurls ->
        [0] {""}
        [one] {" · "}hurled 1 into the Sun (+{ $momentum })
       *[other] {" · "}hurled { $hurls } into the Sun (+{ $momentum })
    }.
event-launch = { $seat } launched a sundiver to { $to }.
    .detail = moved
event-launch-guest = { $seat } launched a guest from { $host }’s mothership to { $to }.
    .detail = moved
event-fly = { $count ->
        [one] { $seat } flew a sundiver from { $start } to { $goal }.
       *[other] { $seat } flew { $count } sundivers together from { $start } to { $goal }.
    }
    .detail = moved
event-hurl = { $seat } hurled a sundiver from { $space } into the heart of the Sun (+{ $momentum }).
    .detail = moved
event-fee = { $owner } received 1 energy for the bridges that { $seat } crossed.
    .detail = reward
event-hold = { $seat } let the mothership drift.
event-rescue = { $seat } had no sundiver left and got one back from the reserve.
event-build-bridge = { $seat } built a bridge { $at } out of the sundivers on { $used }.
event-build-node = { $seat } built a node on { $at } out of the sundivers on { $used }.
event-build-foundry = { $seat } built a foundry on { $at } out of the sundivers on { $used }.
event-build-tower = { $seat } built a tower on { $at } out of the sundivers on { $used }.
event-deconvert = { $seat } took down the { $piece } { $at }; { $count ->
        [one] a sundiver
       *[other] { $count } sundivers
    } came back to the pool.
event-activate-node = { $seat } activated { $whose ->
        [own] their own node
        [none] the node
       *[other] { $owner }’s node
    } on { $space } for { $amount } energy.
event-activate-foundry = { $seat } activated { $whose ->
        [own] their own foundry
        [none] the foundry
       *[other] { $owner }’s foundry
    } on { $space } and built { $amount ->
        [one] a sundiver
       *[other] { $amount } sundivers
    }.
event-activate-tower = { $seat } activated { $whose ->
        [own] their own tower
        [none] the tower
       *[other] { $owner }’s tower
    } on { $space } and transmitted (+{ $amount }).
event-bonus-node = { $seat } took the bonus on { $space }: { $amount } energy.
    .detail = reward
event-bonus-foundry = { $seat } took the bonus on { $space }: { $amount ->
        [one] a sundiver
       *[other] { $amount } sundivers
    }.
    .detail = reward
event-bonus-tower = { $seat } took the bonus on { $space } (+{ $amount }).
    .detail = reward
event-bonus-declined = { $seat } declined the bonus on { $space }.
    .detail = reward
event-use = { $seat } discarded { $suit } for { $effect }.
event-draw = { $seat } drew { $suit }.
    .together = suit
event-stall-draw = { $rounds ->
        [0] The Sun turned up { $suit } by itself; nobody keeps it.
       *[other] All has been quiet for { $rounds } rounds: the Sun turned up { $suit }; nobody keeps it.
    }
event-keep = { $has_effect ->
        [yes] { $seat } kept { $suit } ({ $effect }).
       *[no] { $seat } kept { $suit }.
    }
event-pillar = The suit that { $seat } named came up (+{ $momentum }).
event-pillar-named = { $seat } named { $suit }.
event-ceremony = { $seat } gained { $energy } energy for launches into Upper Orbit.
event-fuel = { $seat } burned 1 energy for { $points } movement points.
    .detail = reward
event-hyperdrive = { $seat } paid { $energy } energy for the hyperdrive.
event-juggernaut = { $seat } flew the { $piece } from { $start } to { $goal }.
    .detail = reward
event-hurl-station = { $seat } hurled the { $piece } from { $space } into the heart of the Sun (+{ $momentum }).
    .detail = reward
event-passage-chosen = { $seat } chose a sundiver on { $space } for the passage.
    .detail = moved
event-passage = It crossed { $bridge } for { $seat } (+{ $momentum }).
    .detail = reward
event-puncture = { $seat } broke through a membrane from { $start } and left a bridge { $bridge }.
    .detail = reward
event-teleport = { $seat } teleported a sundiver from { $start } to { $goal }.
    .detail = moved
event-metamorphosis = { $seat } turned the { $old } on { $space } into a { $new }.
event-synchronize = { $seat } activated in step (+{ $momentum }).
event-blight = { $seat } hid { $guests } sundivers in { $host }’s mothership; the one on { $space } went home.
event-invade = { $seat } invaded { $owner }’s { $piece } on { $space }; { $count ->
        [0] no sundiver
        [one] a sundiver
       *[other] { $count } sundivers
    } of the old owner came to the pool.
event-sacrifice = { $count ->
        [one] A sundiver
       *[other] { $count } sundivers
    } of { $seat } went up in the foundry on { $space } (+{ $momentum }).
event-squeeze-destroyed = The explosion destroyed { $seat }’s { $piece } on { $space }.
event-accelerate = { $seat } made all motherships advance { $number ->
        [one] a corner
       *[other] { $number } corners
    }.
event-hatch = { $seat } hatched { $count } sundivers on { $space } and sent one of { $other } home.
event-procreate = { $seat } put a new sundiver on { $spaces }.
event-tribute = { $other } paid { $seat } { $energy } energy in tribute on { $space }.
event-chain = { $seat } closed a chain over { $spaces }: momentum for { $owners }.
event-channel = { $seat } turned { $number } energy into momentum (+{ $number }).
event-flare = A solar flare! { $marker ->
        [0] Instability has run out.
        [one] One more and the Sun goes nova.
       *[other] { $marker } more and the Sun goes nova.
    }
event-flare-loss = { $seat } lost { $count } energy in the flare.
    .detail = reward
event-flare-node = The flare gave { $seat } { $amount } energy on { $space }.
    .detail = reward
event-flare-foundry = In the flare { $seat } built { $amount ->
        [one] a sundiver
       *[other] { $amount } sundivers
    } on { $space }.
    .detail = reward
event-flare-tower = In the flare { $seat } transmitted from { $space } (+{ $amount }).
    .detail = reward
event-nova = The Sun goes nova.
event-over = All that could be saved is on its way.
event-orders = { $seat } set a standing order for { $question }: { $answer }.
    .detail = reward

# Suit effects --------------------------------------------------------------------------------------------------

timing-move = during a Move action
timing-convert = with a Convert action
timing-activate = during an Activate action
timing-any = any time in your turn
timing-draw = when you draw cards

effect-accelerate = Accelerate
    .text = Name a number of corners, at least one and short of a full circle. All motherships advance that many.
effect-augment = Augment
    .text = For one station you activate, the base grows for every further sundiver there, whoever owns it: by 1 in the orbits and the convective layer, by 2 in the radiative layer, by 3 in the core.
effect-blight = Blight
    .text = As your activation, a sundiver of yours beside another player’s mothership returns to your pool, and three from your reserve hide in that mothership. In later Move actions you may launch them from there.
effect-cascade = Cascade
    .text = After converting, convert once more; the sundivers of the second conversion go to your pool. You draw for both.
effect-catapult = Catapult
    .text = Each of your sundivers may cross one bridge for no movement points in this action.
effect-ceremony = Ceremony
    .text = Gain 1 energy for each sundiver you launch into Upper Orbit from your mothership in this action.
effect-chain = Chain
    .text = Choose a chain: a whole group of occupied, joined spaces without a branch or a loop. One sundiver on each of them earns its owner 1 momentum; from the end you choose, the first, third, fifth and so on return to their pools.
effect-channel = Channel
    .text = After drawing, pay up to 1 energy for each card you drew, and gain 1 momentum for each energy paid.
effect-cluster = Cluster
    .text = Twice in this action, 1 movement point flies all your sundivers on a space one step together.
effect-duplicate = Duplicate
    .text = Sundivers you build this turn are doubled; the extra ones are free. Your reserve must hold them all.
effect-festival = Festival
    .text = Activate stations of every type in this action, in any order.
effect-fuel = Fuel
    .text = Up to three times in this action, pay 1 energy for 3 movement points.
effect-hatch = Hatch
    .text = On a space with a sundiver of yours and one of another player, that one returns to its owner’s pool and two of your reserve join yours.
effect-hyperdrive = Hyperdrive
    .text = If you move only one sundiver in this action, your movement points are doubled. Pay 1 energy for every third space it moves.
effect-invade = Invade
    .text = As your conversion, give up two of your sundivers on another player’s station, three on a tower. It becomes one of yours; its owner moves as many sundivers from reserve to pool.
effect-juggernaut = Juggernaut
    .text = One of your stations flies like a sundiver in this action. It may not enter a space with a station. From the core it may be hurled, for 2 momentum.
effect-metamorphosis = Metamorphosis
    .text = Swap a station of yours that you activated in this action for one of another type from your reserve.
effect-motivate = Motivate
    .text = Right after converting a station, activate it without a sundiver; this draws no cards.
effect-passage = Passage
    .text = Choose one of your sundivers. It earns 1 momentum for each different bridge it crosses from now on in this action.
effect-persist = Persist
    .text = Sundivers with which you activate in this action stay on their stations.
effect-pillar = Pillar
    .text = Before drawing, name a suit. Each card of it that you draw earns 3 momentum.
effect-portal = Portal
    .text = In this action you may launch from any mothership, and all spaces around motherships count as neighbours of each other.
effect-procreate = Procreate
    .text = Put one sundiver from your reserve on every space that holds two or more of yours.
effect-pulse = Pulse
    .text = As your activation, activate stations in both orbits, of any type, without sundivers.
effect-puncture = Puncture
    .text = Once in this action, a sundiver of yours crosses a membrane where no bridge is. It goes to your reserve, and a bridge of yours takes its path.
effect-sacrifice = Sacrifice
    .text = As your activation, all sundivers on one foundry leave for the reserves. Each earns its owner 2 momentum.
effect-squeeze = Squeeze
    .text = As your activation, activate one station of your own and draw its cards at once. If an explosion is among them the station is destroyed; if not, take the base again and the bonus twice.
effect-synchronize = Synchronize
    .text = Gain 1 momentum for each station you activate in this action.
effect-teleport = Teleport
    .text = For 3 movement points, move a sundiver to any space that it could reach over bridges, however far.
effect-transcend = Transcend
    .text = In this action your sundivers ignore membranes.
effect-tribute = Tribute
    .text = Choose a station of yours. Each other player pays you 1 energy for each sundiver they have there, as far as they can.

# Choices ------------------------------------------------------------------------------------------------------

choice-space = { $space }{ $count ->
        [0] {""}
        [one] {" · 1 sundiver of yours"}
       *[other] {" · "}{ $count } sundivers of yours
    }
choice-over-own = { $space } over your bridge
choice-over-free = { $space } over the bridge, paid for this turn
choice-over-paid = { $space } over { $owner }’s bridge ({ $owner } gets 1 energy)
choice-hurl = { $space } · +2 momentum
choice-piece-bridge = Bridge · 2 sundivers · { $left } left
choice-piece-node = Node · 2 sundivers · { $left } left
choice-piece-foundry = Foundry · 2 sundivers · { $left } left
choice-piece-tower = Tower · 3 sundivers · { $left } left
choice-site = { $at } · { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
choice-using = with { $using }
choice-structure = { $piece } { $at } · { $count ->
        [one] 1 sundiver
       *[other] { $count } sundivers
    } to the pool
choice-node = { $space } · { $whose } node · +{ $amount } energy · { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
choice-node-of = { $space } · { $whose }’s node · +{ $amount } energy · { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
choice-foundry = { $space } · { $whose } foundry · pay { $amount }, { $built } sundivers · { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
choice-foundry-of = { $space } · { $whose }’s foundry · pay { $amount }, { $built } sundivers · { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
choice-tower = { $space } · { $whose } tower · pay { $amount }, +{ $amount } momentum · { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
choice-tower-of = { $space } · { $whose }’s tower · pay { $amount }, +{ $amount } momentum · { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }
whose-own = your
whose-none = the
choice-take = Take it
choice-decline = Decline
choice-effect = { $effect }
choice-suit = { $suit }
choice-suit-effect = { $suit } · { $effect }
choice-player = { $player }
choice-fuel = 1 energy for 3 points
choice-energy = { $number } energy for { $number } momentum
choice-corners = { $number ->
        [one] 1 corner
       *[other] { $number } corners
    }
choice-all = all of them together
choice-teleport = by teleport, 3 points
choice-puncture = through the membrane, leaving a bridge
choice-chosen = the chosen one
choice-other = another one
choice-augment = with the raised base
choice-station-flies = the { $piece } itself
choice-guest = a guest from { $player }’s mothership
choice-question = { $question }: { $order }
standing-orders = Always { $order }
choice-order = { $answer }

# Refusals -----------------------------------------------------------------------------------------------------

refusal-no-such-space = There is no space “{ $given }” on this board.
    .title = No such space.
    .remedy = The spaces are { $rings }.
refusal-crowded = Five of your sundivers stand on { $space } already, and no more fit.
    .title = Full.
    .remedy = Fly one of them on first: it comes to the same, at the same price.
refusal-no-points = You have no movement points left in this action.
    .title = Out of points.
    .remedy = End the action, or take steps back.
refusal-not-at-mothership = { $space } is not beside your mothership.
    .title = Too far to launch.
    .remedy = You can launch to { $around }.
refusal-empty-pool = Your pool is empty; the { $reserve } sundivers in your reserve are out of play.
    .title = Nobody aboard.
    .remedy = Foundries bring sundivers from the reserve to the pool.
refusal-no-sundiver = You have no sundiver on { $space }.
    .title = Nobody there.
    .remedy = { $spaces-count ->
        [0] You have none on the board; launch some from your mothership first.
       *[other] Your sundivers are on { $spaces }.
    }
refusal-not-neighbours = { $start } and { $goal } do not touch; a sundiver flies one space at a time.
    .title = Not in one step.
    .remedy = From { $start } you can fly to { $legal }.
refusal-membrane = { $start } and { $goal } are parted by a membrane, and no bridge joins them.
    .title = Not from here.
    .remedy = From { $start } you can fly to { $legal }. { $count ->
        [0] No bridge joins these two layers yet.
        [one] The bridge between these layers is { $bridges }.
       *[other] The bridges between these layers are { $bridges }.
    }
refusal-not-in-core = { $space } is not in the core; only from there a sundiver is hurled into the heart of the Sun.
    .title = Not deep enough.
    .remedy = { $ready-count ->
        [0] You have none in the core yet; bridges lead there.
       *[other] You can hurl from { $ready }.
    }
refusal-no-piece = Your reserve has no { $piece } left.
    .title = None left.
    .remedy = Take one down to build it elsewhere.
refusal-no-such-crossing = “{ $at }” is no crossing of a membrane; a bridge joins two touching spaces of different layers.
    .title = No place for a bridge.
    .remedy = { $count ->
        [0] You have no pattern for a bridge now.
       *[other] You can build { $possible }.
    }
refusal-bridge-there = { $owner } has a bridge on { $at } already; one is the most.
    .title = Bridged already.
    .remedy = { $count ->
        [0] You have no pattern for another bridge now.
       *[other] You can build { $possible }.
    }
refusal-tower-in-orbit = A tower cannot be built in the orbits.
    .title = Not in orbit.
    .remedy = Its innermost sundiver must be in the convective layer, the radiative layer or the core.
refusal-station-there = There is a station on { $at } already; one is the most.
    .title = Taken.
    .remedy = { $count ->
        [0] You have no other pattern for a { $piece } now.
       *[other] You can build { $possible }.
    }
refusal-no-pattern-bridge = A bridge { $at } takes your sundivers on its outer space and on the space above that one.
    .title = No pattern.
    .remedy = { $count ->
        [0] You have no pattern for a bridge now.
       *[other] You can build { $possible }.
    }
refusal-no-pattern-node = A node on { $at } takes one of your sundivers on each side of it in the same ring.
    .title = No pattern.
    .remedy = { $count ->
        [0] You have no pattern for a node now.
       *[other] You can build { $possible }.
    }
refusal-no-pattern-foundry = A foundry on { $at } takes a sundiver of yours there and one beside it in the same ring.
    .title = No pattern.
    .remedy = { $count ->
        [0] You have no pattern for a foundry now.
       *[other] You can build { $possible }.
    }
refusal-no-pattern-tower = A tower on { $at } takes a sundiver of yours there and on two touching spaces outward of it.
    .title = No pattern.
    .remedy = { $count ->
        [0] You have no pattern for a tower now.
       *[other] You can build { $possible }.
    }
refusal-no-deconversion = In the boxed edition nothing can be taken down.
    .title = Built to last.
    .remedy = Move, convert or activate.
refusal-not-your-structure = You have nothing to take down on { $at }.
    .title = Not yours.
    .remedy = Name a space with a station of yours, or a bridge of yours.
refusal-short-reserve = It gives back { $needed } sundivers from your reserve, which has { $reserve }.
    .title = Reserve too small.
    .remedy = Convert or hurl sundivers first: they go to the reserve.
refusal-no-station = There is no station on { $space }.
    .title = Nothing to activate.
    .remedy = { $places-count ->
        [0] You have a sundiver on no station yet: fly one to a station first, whoever owns it.
       *[other] Stations on which you have sundivers: { $places }.
    }
refusal-used-already = The { $piece } on { $space } was activated in this action already.
    .title = Once an action.
    .remedy = Activate another one, or end the action.
refusal-other-type = { $space } has a { $piece }, and this action is for the type { $chosen }.
    .title = One type an action.
    .remedy = Activate another { $chosen }, or end the action.
refusal-no-presence = You have no sundiver on the { $piece } on { $space }.
    .title = Nobody there.
    .remedy = { $spaces-count ->
        [0] You have none on the board; launch some from your mothership first.
       *[other] Your sundivers are on { $spaces }.
    }
refusal-short-energy = The { $piece } on { $space } costs { $needed } energy, and you have { $energy }.
    .title = Too little energy.
    .remedy = Nodes give energy; so do the bridges that others cross.
refusal-short-foundry = The foundry on { $space } builds { $needed } sundivers, and your reserve has { $reserve }.
    .title = Reserve too small.
    .remedy = It is all or nothing; convert or hurl sundivers first.
refusal-no-card = You hold no instability card.
    .title = No card.
    .remedy = Draw cards by building and activating inside the Sun, or by hurling; then keep one.
refusal-no-effect = { $suit } has no effect in this game.
    .title = No effect.
    .remedy = Keep a card of another suit when you draw.
refusal-other-effect = The card you hold is { $suit }, and its effect is { $effect }.
    .title = Not your card.
    .remedy = You can use { $effect } { $timing }.
refusal-no-use = { $effect } has nothing to do at this moment.
    .title = Not now.
    .remedy = It is used { $timing }, where it changes something.
refusal-hyperdrive-energy = The next space would cost an energy more than the { $energy } you have.
    .title = Out of fuel.
    .remedy = End the action.
refusal-hyperdrive-one = Hyperdrive moves one sundiver only, the one you moved first.
    .title = One alone.
    .remedy = Move that one on, or end the action.

# Options: what section 16 of the rules adds -------------------------------------------------------------------------

headline-goal = round { $round } · instability { $flares } of 13 · goal { $goal }

verb-recall = Bring back
    .help = 1 point: a sundiver lost in space comes back to the upper orbit
verb-scour = Scour
    .help = Recall a sundiver from a space with a feeder; the feeder goes too
verb-veto = Veto
    .help = Take one effect out of the draft
verb-place = Place
    .help = Place a vestigial bridge or station before the first turn

option-edition = Edition
    .help = The bridge edition of 2015, or the boxed edition of 2017 with its gates
value-edition-bridge = bridge edition
value-edition-boxed = boxed edition
option-draft = Draft
    .help = More effects than needed are shown and each player vetoes one
value-draft-off = off
value-draft-on = on
option-vestigial = Vestigial structures
    .help = Each player places a bridge and a station before the first turn
value-vestigial-off = off
value-vestigial-on = on
option-longer = Longer game
    .help = One suit more in the deck, with its effect
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
    .help = How many are shuffled into the deck of a game with an event
value-flares-1 = one
value-flares-2 = two
value-flares-3 = three
value-flares-4 = four
value-flares-5 = five
option-mode = Mode
    .help = Against each other, or together for the lowest momentum at the table
value-mode-versus = against each other
value-mode-coop = together
option-scenario = Solo scenario
    .help = For one player: the stations, effects and goal of the beginning
value-scenario-none = none
value-scenario-ancient-tower = Ancient Tower
value-scenario-cosmic-unity = Cosmic Unity
value-scenario-solar-inhabitants = Solar Inhabitants
value-scenario-energy-garden = Energy Garden
value-scenario-sunworm = Sunworm
value-scenario-solar-whirlpool = Solar Whirlpool
option-level = Level
    .help = Each level raises the goal of a solo or co-operative game by 3
value-level-0 = plain
value-level-1 = goal + 3
value-level-2 = goal + 6
value-level-3 = goal + 9
value-level-4 = goal + 12
value-level-5 = goal + 15
option-goalcheck = Ties
    .help = Whether equal momentum shares the win or unused energy decides
value-goalcheck-shared = share the win
value-goalcheck-ties-by-energy = unused energy decides
option-deepdraw = Drawing
    .help = Card by card with each flare at once, or all cards first
value-deepdraw-single = card by card
value-deepdraw-batch = all cards first
option-hurl = Hurled sundivers
    .help = Whether they return to the reserve or leave the game
value-hurl-return = return to the reserve
value-hurl-vaporize = leave the game

suit-condensation = Condensation
place-pool = the pool
nobody = nobody
event-card-attrition = Attrition
event-card-implode = Implode
event-card-explode = Explode
event-card-sunworm = Sunworm
event-card-warp = Warp
event-card-singularity = Singularity
event-card-garden = Energy Garden
event-card-feeders = Feeders

ask-attrition = gives up a sundiver
ask-warp-from = chooses a sundiver to warp
ask-warp-to = warps a sundiver from { $place }
ask-singularity = places the sundivers of the pool in the core ({ $number } left)
ask-shift-inward = chooses where a sundiver on { $space } falls
ask-shift-outward = chooses where a sundiver on { $space } is blown
ask-scour = scours feeders
ask-veto = vetoes one of { $effects }
ask-place-either = places a bridge or a station
ask-place-bridge = places a bridge
ask-place-station = places a station
ask-give-up = gives up a structure

event-trigger = A trigger flare: { $event }!
event-attrition = { $seat } gave up a sundiver from { $place }.
event-warp = { $seat } warped a sundiver from { $place } to { $to }.
event-singularity = { $seat } had a sundiver drawn into the core, to { $space }.
    .detail = reward
event-shifted-inward = A sundiver of { $seat } fell from { $place } to { $to }.
    .detail = reward
event-shifted-outward = A sundiver of { $seat } was blown from { $place } to { $to }.
    .detail = reward
event-imploded = { $number ->
        [one] A sundiver of { $seat } fell
       *[other] { $number } sundivers of { $seat } fell
    } from { $space } into the heart of the Sun (+{ $momentum }).
event-lost-in-space = { $number ->
        [one] A sundiver of { $seat } was
       *[other] { $number } sundivers of { $seat } were
    } blown from { $space } and lost in space.
event-no-room = { $number ->
        [one] A sundiver of { $seat } found
       *[other] { $number } sundivers of { $seat } found
    } no room beyond { $space } and returned to the pool.
event-brought-back = { $seat } brought a sundiver lost in space back to { $space }.
    .detail = moved
event-sunworm = The sunworm ate { $number ->
        [one] a sundiver
       *[other] { $number } sundivers
    } of { $seat }.
event-garden = { $number ->
        [0] The garden found no room to grow.
       *[other] Energy grew on { $spaces }.
    }
event-collected = { $seat } took the energy cube on { $space }.
event-feeders = Feeders entered the core on { $spaces }.
event-crawled = Feeders crawled on: { $paths }.
event-eaten = Feeders ate up the { $piece } on { $space }, which belonged to { $owner }.
event-scoured = { $seat } recalled a sundiver from { $space } and removed a feeder.
event-vetoed = { $seat } vetoed { $effect }.
event-token = { $suit } cards now pay for { $effect }.
    .detail = setup
event-placed = { $seat } placed a { $piece } of older days: { $at }.
event-gave-up = { $seat } had no sundiver left and gave up the { $piece } { $at } for { $count ->
        [one] one
       *[other] { $count }
    } from the reserve.
event-hurl-flare = The flare carried the hurled sundiver of { $seat } on (+1).
event-together = { $reached ->
        [yes] The lowest momentum is { $momentum }, and the goal was { $goal }: you made it.
       *[no] The lowest momentum is { $momentum }, and the goal was { $goal }: it was not enough.
    }
event-survived = { $seat } left with { $momentum } momentum: { $band }.

band-0 = the ark never left its dock
band-1 = the hull is scorched and few are left aboard
band-2 = adrift at the edge, with little hope of a landfall
band-3 = away, and safe from the worst of the blast
band-4 = a good start, and stars ahead to choose from
band-5 = far out before the light of the nova caught up
band-6 = a legend that other stars will tell

refusal-no-room-there = Five of your sundivers are on { $space } already.
    .title = No room.
    .remedy = Choose a space with fewer of yours.
refusal-scenario-is-solo = A scenario is played by one, and { $seats } are at the table.
    .title = Only for one.
    .remedy = Leave the scenario out, or play together with mode “coop”.
refusal-scenario-sets-that = The scenario decides this by itself: { $option }.
    .title = Set by the scenario.
    .remedy = Leave that option as it is, or choose no scenario.
refusal-coop-needs-more = One player alone plays solo; playing together takes two or more.
    .title = Alone.
    .remedy = Leave the mode as it is; a solo game has a goal of its own.
refusal-level-needs-goal = Only a solo or co-operative game has a goal to raise.
    .title = No goal.
    .remedy = Set the mode to “coop”, or leave the level at 0.
refusal-draft-needs-effects = A draft needs more effects than those of a first game.
    .title = Nothing to draft.
    .remedy = Choose the effects b21 or all with it.
refusal-no-further-suit = With { $seats } players all suits are in the deck already.
    .title = No further suit.
    .remedy = Leave out the longer game.
refusal-came-too-late = Your sundiver came to the { $piece } on { $space } only in this turn.
    .title = Too late.
    .remedy = In the boxed edition a sundiver must be on the station when the turn begins.
refusal-nothing-lost = None of your sundivers is lost in space.
    .title = Nothing lost.
    .remedy = Launch from your pool instead.
refusal-not-upper-orbit = { $space } is not in the upper orbit.
    .title = Too deep.
    .remedy = Bring it back to any of U1 to { $last }.
refusal-no-feeder-in-reach = None of your sundivers shares a space with a feeder.
    .title = No feeder.
    .remedy = Feeders are on { $feeders }.
refusal-no-feeder = None of your sundivers on { $space } meets a feeder there.
    .title = No feeder.
    .remedy = You can scour { $spaces }.
refusal-other-structure = You have placed your { $piece } of older days already, or one of its kind.
    .title = The other one.
    .remedy = Each player places one bridge and one station.
refusal-bridge-too-deep = A bridge of older days leads from the lower orbit to the convective layer, and “{ $at }” does not.
    .title = Not there.
    .remedy = Name its two spaces, such as L4-C4.
refusal-station-too-deep = { $at } is too deep for a station of older days.
    .title = Too deep.
    .remedy = Choose a free space of the orbits or the convective layer.
refusal-place-taken = There is a structure of that kind on { $at } already.
    .title = Taken.
    .remedy = Choose a free place.
refusal-not-in-draft = “{ $given }” is not in this draft.
    .title = Not shown.
    .remedy = You can veto { $shown }.
