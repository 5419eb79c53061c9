# Super Nova.

title = Super Nova
tagline = Settle planets, trade, talk and shoot your way to the greatest empire before the stars die.
credits = Designed by John Montrie, rules edited by Bruce Mount (1995). This bot is unofficial and not affiliated with them.
hint-first = I have sent you your hand in a direct message; *My hand* shows it here too. Players take turns in each phase: first lay down a planet (Discover), then settle it and build on it (Build). What you can play now has a gold frame; at first you only look at your hand.
tour-goal = { tagline }

    At the end of a turn, a player whose empire has enough **potential** wins: 13, 15 or 17, by the number of players. It is the large number beside each name.
tour-points = Potential is the **P** on your planets, with their Environments and their Civilization. Ships and people count nothing, but they defend what you have and take what others have.

    You discover at most one planet a turn. Good Environments go on your own planets, and bad ones on other people’s.
tour-score = **What counts as potential**
    - **1 to 4** · a planet
    - **−1 to +1** · an Environment on it
    - **0 to +2** · a Civilization on it
    - **0** · people and ships

    The goal is **17** with two players, **15** with three, **13** with more.
tour-usual = In a first game, the computer *Medium* needs about { $turns } turns. The winner then has { $best }, and the average is { $score }.
tour-moves = Everyone plays a phase before the next one begins: **Draw**, **Discover** a planet, **Build** people, ships and Civilization, one **Action**, **Transport**, **Discard**.

    The Action is yours to choose: trade a card, attack a planet, throw cards away, or wait. Specials can be played in between, and nobody knows who has them.

headline = turn { $turn } · { $phase } · goal { $goal } potential
headline-over = { $winners } won

# Moves --------------------------------------------------------------------------------------------------------

group-battle = Battle
    .help = Send, defend, flee, strike and withdraw in an attack
group-deal = Trade
    .help = Offer cards to other players, and answer their offers
group-empire = Your empire
    .help = Make a Homeworld, declare its race, or resign
group-set = Settings
    .help = Choose when you are asked, and what plays itself
verb-play = Play a card
    .help = Play a card from your hand on a planet, ship or card
move-play-without-target = { $card-kind ->
        [planet] Discover
       *[other] Play
    } { $card-name }
move-play-without-after = { $card-kind ->
        [special] Play { $card-name } { $target-kind ->
            [side] for
           *[other] on
        }
        [ship] Build { $card-name } at
       *[other] Lay { $card-name } on
    } { $target-kind ->
        [asset] { $target-name } on { $target-at } ({ FORM($target-owner-id, part: "own") })
        [planet] { $card-kind ->
            [special] { $target }
           *[other] { $target-owner-id ->
                [reader] { $target-name }
               *[other] { $target-name } ({ FORM($target-owner-id, part: "own") })
            }
        }
       *[other] { $target }
    }
verb-lay = Lay cards
    .help = Play several cards in a row: first a place, then all that goes there; type “at-altair scout”
    .next = Lay more cards?
verb-done = Done
    .help = Finish what you are doing here
verb-pass = Pass
    .help = Do nothing here
verb-draw = Draw
    .help = Fill your hand from one pile, or replace a first hand that has no Planet
move-draw-exchange = { $pile }
move-draw = Draw from the { $pile }
verb-attack = Attack
    .help = Attack a planet with ships from one of your planets
move-move = Move { $card-name } to { $to-name }
move-trade = Offer { $card-name } to { $player }
move-attack = Attack { $planet } from { $from }
verb-muster = Attack with a Fleet
    .help = Choose a planet to attack and the ships that go; type “freya”, or “freya scout battleship”
    .next = Who else attacks?
verb-send = Send
    .help = Send this ship with the attacking Fleet
verb-defend = Defend
    .help = Defend the planet with the ships still there
verb-flee = Flee
    .help = Send this ship into Deep Space
move-strike = { $category-kind ->
        [bypass] Bypass the ships
       *[other] Strike with { $category-category } strength, { $category-ours } against { $category-theirs }
    }
move-choose = { $choice }
move-flee = { $ship } flees
verb-strike = Strike
    .help = Attack in this category, or bypass the ships
verb-withdraw = Withdraw
    .help = Break off the attack and go home
verb-bargain = Make a deal
    .help = Offer a card to one or more players, or answer an offer with several cards and promises
    .next = What else do you give or get?
verb-trade = Trade
    .help = Offer a card to a player; you can offer it to several, one after another
verb-counter = Offer back
    .help = Add a card or a promise to your answer
verb-promise = Promise in words
    .help = Add a promise in your own words to your answer; it is not binding
    .next = What else do you promise?
verb-accept = Accept
    .help = Accept this player’s answer to your offer
verb-dump = Jettison cards
    .help = Discard up to three cards at once, in the order of your hand
    .next = Jettison another card?
verb-jettison = Jettison
    .help = Discard a card to the Discard pile, up to three
verb-move = Move
    .help = Move a ship or population; each card once a turn
verb-transport = Transport
    .help = Move several ships and people: first a place, then all that goes there; type “at-vega scout”
    .next = Move anything else?
verb-choose = Choose
    .help = Choose a card or race
verb-discard = Discard
    .help = Discard a card
move-discard-drop-ship = Give up { $card-name }
move-discard-drop-population = Give up { $card-name }
move-discard-discard = Discard { $card-name }
verb-homeworld = Homeworld
    .help = Make a planet your Homeworld, or declare its race
move-homeworld-without-race = Make { $planet-name } your Homeworld
move-homeworld = Make { $planet-name } a Homeworld of the { $race-race } race
verb-queue = Play next
    .help = While others may still answer your card, list what you play after it
verb-close = Close the window
    .help = The time to answer is over
verb-ask = When to ask me
    .help = Choose what you are asked about and hear of, and for how long
verb-hold = Ask me for
    .help = Be asked whenever you could play this Special, even if you do not have it
verb-pledge = Pledge
    .help = Let this Special play itself in your battles when you are behind or it turns the battle
verb-autopass = Pass for me
    .help = Pass for you when no Special in your hand fits; no one can tell
verb-attend = Ask me in every window
    .help = Be asked in every window, even if only others would be; everyone is told, and they wait for you
verb-double = Headquarters
    .help = Choose whether Mercs double their strengths at their Headquarters
verb-resign = Resign
    .help = Leave the game for good: your empire and hand are scrapped

param-card = the card
param-cards = the cards
param-after = the earlier card it follows
param-target = what to play it on
param-pile = the pile
param-planet = the planet
param-from = the planet your ships come from
param-ship = the ship
param-category = the category
param-player = the player
param-to = where to
param-choice = your choice
param-race = the home race
param-when = when to ask you
param-scope = for how long
param-answer = on or off
param-side = attacking or defending
param-condition = when
param-sure = “yes”
param-fleet = the planet to attack, then ships
param-words = your promise
param-terms = a card, then players; or cards and promises in answer
param-row = a place, then what goes there, then the next place

# Options ------------------------------------------------------------------------------------------------------

preset-first = First game
    .help = Everyone begins with a Homeworld, and no card destroys a planet
preset-full = Full game
    .help = Every card and rule as printed: find your own Homeworld
preset-market = Open market
    .help = Trade as often as you like in your Action phase
preset-hidden = Hidden stacks
    .help = What lives on a planet stays hidden until someone attacks it
preset-decks = Own decks
    .help = Each player draws from a deck of their own, of 60 cards
option-goal = Goal
    .help = Raise or lower the potential needed to win
value-goal-minus-4 = 4 less
value-goal-minus-3 = 3 less
value-goal-minus-2 = 2 less
value-goal-minus-1 = 1 less
value-goal-0 = as printed
value-goal-plus-1 = 1 more
value-goal-plus-2 = 2 more
value-goal-plus-3 = 3 more
value-goal-plus-4 = 4 more
value-goal-plus-5 = 5 more
value-goal-plus-6 = 6 more
option-stacks = Stacks
    .help = Closed: Civilization and population stay hidden until the planet is attacked
value-stacks-open = open
value-stacks-closed = closed
option-trade = Trade
    .help = Free: trade as often as you like in your Action phase, besides another action
value-trade-once = one offer per turn
value-trade-free = free
option-decks = Decks
    .help = Everyone draws from one shared deck, or each player from their own
value-decks-shared = one shared deck
value-decks-own-40 = own decks of 40
value-decks-own-50 = own decks of 50
value-decks-own-60 = own decks of 60
value-decks-own-75 = own decks of 75
option-short = Short game
    .help = Everyone starts with a planet that is already a Homeworld
value-short-off = off
value-short-on = on
option-annihilation = Annihilation
    .help = Off: leave out Super Nova and Black Hole
value-annihilation-on = on
value-annihilation-off = off
option-haven = Safe start
    .help = On: in turns 1 and 2, nobody’s only planet can be attacked
value-haven-off = off
value-haven-on = on
option-leakless = Hidden answers
    .help = On: nobody can tell from the time an answer takes whether someone had one
value-leakless-off = off
value-leakless-on = on
option-parallel = Everyone at once
    .help = On: everyone plays Discover, Build and Transport at the same time, which suits games over days; only Action goes round the table
value-parallel-off = off
value-parallel-on = on
option-attend = Who is asked
    .help = Everyone: every window asks and waits for all players who have not switched that off for themselves, which suits games over days
value-attend-off = whom it concerns
value-attend-on = everyone

# Things -------------------------------------------------------------------------------------------------------

phase-setup = set-up
phase-draw = Draw
phase-discover = Discover
phase-others = Environments for others
phase-own = own Environments
phase-environments = Environments
phase-build = Build
phase-action = Action
phase-transport = Transport
phase-discard = Discard
phase-any = any phase
held-phase = You play it in { $phase }.

type-planet = Planet
type-environment = Environment
type-civilization = Civilization
type-alien = Alien
type-merc = Merc
type-ship = Ship
type-modifier = Ship Modifier
type-special = Special

race-koolian = Koolian
race-antarian = Antarian
race-tlisk = Tlisk
race-terran = Terran
race-vorrud = Vorrud
race-mirelli = Mirelli

category-military = Military
category-diplomatic = Diplomatic
category-economic = Economic
side-attacker = the attacker
side-defender = the defender
card-hidden = a hidden card

timing-own-action = in your own Action phase, outside battles
timing-battle = in a battle
timing-battle-o = in a battle between ships
timing-own-transport = in your own Transport phase
timing-window = in your own part of a phase, or after another player’s card
timing-response = after another player’s Special
timing-phase-end = when everyone has finished Discover, Build, Action or Transport

vow = { $kind ->
        [peace] no attack on
        [help] help in battle for
        [passage] no Specials against
       *[favour] a favour to
    } { $target } { $term }
term-turn = until the end of this turn
term-next = until the end of next turn
term-game = until the end of the game
promise-whole = Promise “{ $promise }”
promise-peace = no attack until the end of next turn
promise-help = help in the next battle
promise-passage = no Specials against them this turn
    .you = no Specials against you this turn
promise-favour = a favour later

asking-never = never ask me
asking-mine = ask me when it affects me
asking-always = always ask me
scope-phase = for this phase
scope-turn = for this turn
scope-game = for the whole game
pledge-attacking = when I attack
pledge-defending = when I defend
pledge-if-behind = if I am behind in its category
pledge-if-it-turns = if it turns the battle
pledge-off = not at all

count-planets = planets
count-ships = ships
count-hand = cards in hand
# Tips for newcomers, by what their position lacks.
newcomer-planet = Lay down { $card }: its P of { $p } is your potential, and how many people can live there. With { $goal } potential at the end of a turn you win.
newcomer-environment = { $card } adds { $p } potential to { $planet }: good Environments go on your own planets.
newcomer-spoil = { $card } would take { $p } potential from { $planet }: bad Environments go on other players’ planets.
newcomer-civilization = { $card } adds { $p } potential to { $planet }.
newcomer-homeworld = Make { $planet } your Homeworld: then you can put people on it at once.
newcomer-people = Put { $card } on { $planet }: people defend a planet, and each lets one more ship orbit it.
newcomer-ship = { $planet } has no ship: { $card } in its orbit defends it, and can attack later.
newcomer-attack = Your ships at { $origin } are stronger than { $planet } ({ $owner }): { $categories }. Attack it: if no Special stops you, its { $p } potential is yours.
newcomer-jettison = You have no world for { $cards }. If you attack no one, jettison them, and next turn you draw up to ten cards again.
newcomer-window = All this asks is whether you answer with a Special. If no Special in your hand helps you now, pass.
# What gives potential.
source-worlds = planets
source-environments = Environments
source-civilization = Civilization

standing-ask = Pass on everything { $scope }

# Questions, after the name of who is asked ---------------------------------------------------------------------

ask-exchange = looks at the first hand
    .you = Look at your first hand
    .several = look at their first hands
hint-exchange-new = You have no Planet, so you may discard all ten cards and draw ten new ones.
hint-exchange-keep = You have a Planet, so you keep this hand.
ask-draw = draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
    .you = Draw { $count ->
        [one] a card
       *[other] { $count } cards
    } from which pile?
    .hint = You draw when everyone has chosen. What is missing in one pile comes from the other.
    .several = draw cards
ask-draw-again = chooses a pile again
    .you = Draw from which pile? The Discard pile has changed
    .several = choose a pile again
    .hint = Someone before you took a card that you would have drawn.
ask-discover = may discover a planet
    .you = You may discover a planet
    .hint = Lay down one Planet from your hand, or pass: one a turn. Its P is your potential, and how many people it can hold.
ask-homeworld = may make the first planet a Homeworld
    .you = You may make your first planet a Homeworld
    .hint = A Homeworld needs no people to be built on: Mercs at once, Aliens of its race. You have one at a time; its race can wait, but is then for good.
ask-further-discovery = may discover one more planet
    .you = You may discover one more planet
ask-shape = may play Environments on new planets
    .you = You may play Environments on new planets
ask-shape-own = may answer Environments on their planets with one of their own
    .you = You may answer with an Environment on your new planet
hint-shape = New: { $planets }. One Environment on each: good ones on your own planets, bad ones on other players’. All are laid when everyone has chosen.
hint-shape-own = Others played { $cards } on { $planets }. { $wished-count ->
        [0] You may add one Environment there, or pass.
       *[other] You planned { $wished }, which is played if you do not answer. You may play another, or pass.
    }
ask-build = builds
    .you = Build
    .several = build
    .hint = Play as many cards as you like: people and Civilization on planets, ships into orbit, Ship Modifiers on ships. Only potential wins; people and ships defend it.
ask-terraform = may scrap a bad Environment
    .you = You may scrap a bad Environment
ask-action = chooses an action
    .you = Choose an action
    .several = choose an action
    .hint = One of these, or pass. If an attack fails, you lose the ships that went.
hint-action-jettison = Jettison more cards, or press Done.
hint-action-peaceful = One of these, or pass. You have no ships that could attack.
ask-action-more = may still play Specials in their Action phase
    .you = Anything else before your Action ends?
    .several = may still play Specials in their Action phase
    .hint = Press Done, or play a Special first.
ask-offer = offers a card in trade
    .you = Offer a card in trade
    .several = offer a card in trade
    .hint = You can offer the same card to several players. Then press Done.
ask-bargain = may answer { FORM($from-id, part: "whose") } offer
    .you = You may answer { FORM($from-id, part: "whose") } offer
    .several = may answer the offer
hint-bargain = For you: { $card }{ $written ->
        [yes] {" · "}{ $text }
       *[no] .
    } Answer with cards and promises of your choice, or pass. Promises are not binding.
ask-bargain-clock = waits for answers to { FORM($seat-id, part: "whose") } offer
    .you = Wait for answers to { FORM($seat-id, part: "whose") } offer
    .several = wait for answers to { FORM($seat-id, part: "whose") } offer
ask-accept = chooses which offer to accept
    .you = Choose which offer to accept
    .several = choose which offer to accept
    .hint = Accept one, or pass to make no deal.
ask-muster = sends ships against { $planet }
    .you = Send ships against { $planet }
    .several = send ships against { $planet }
    .hint = Send ships one after another, then press Done.
ask-defend = defends { $planet } with ships { $ships } (M/D/E) against { FORM($attacker-id, part: "whose") } Fleet { $fleet }, or lets ships flee
    .you = { FORM($attacker-id, part: "whose") } Fleet attacks { $planet }: { $fleet } against your ships’ { $ships } (M/D/E). Defend it, or let ships flee
    .several = defend { $planet } with ships { $ships } (M/D/E) against { FORM($attacker-id, part: "whose") } Fleet { $fleet }, or let ships flee
    .hint = Ships that flee go to Deep Space; move them to another planet in Transport, or they are lost. Ships that lose are lost as the attacker chooses: see Rules, 8.5.
ask-form = chooses how to attack the ships at { $planet }
    .you = Choose how to attack the ships at { $planet }
    .several = choose how to attack the ships at { $planet }
ask-strike = strikes { $planet } or withdraws
    .you = Strike { $planet } or withdraw
    .several = strike { $planet } or withdraw
    .hint = Your Fleet against the planet, as it is. Others may still play Specials. To withdraw costs nothing.
ask-asset-return = takes one of the lost cards back to hand
    .you = Take one card back to your hand; you lose the others
    .several = take one of the lost cards back to hand
ask-asset-keep = keeps one of the cards won
    .you = Keep one of the cards won; the others go back to their owner
    .several = keep one of the cards won
ask-asset-spare = may spare one Civilization
    .you = You may keep one Civilization; the others are scrapped
ask-burn = may let ships escape the Super Nova
    .you = You may let ships escape the Super Nova; the others are destroyed
ask-transport = moves ships and population
    .you = Move ships and population
    .several = move ships and population
    .hint = Choose what goes where, one after the other or several at once. Each card moves once: ships to your other planets, people between a planet and the ships in its orbit.
hint-transport-risk = You lose ships at the end of this turn unless you move some: { ships-at-risk }
ships-at-risk = { $crowded-count ->
        [0] {""}
       *[other] no room for all in orbit around { $crowded }
    }{ $adrift-count ->
        [0] .
       *[other] { $crowded-count ->
            [0] {""}
           *[other] ;{" "}
        }{ $adrift } in Deep Space.
    }
ask-landing = chooses the rest of the landing party
    .you = Choose the rest of the landing party
    .several = choose the rest of the landing party
ask-keep-race = keeps one race on { $planet }
    .you = Keep one race on { $planet }
    .several = keep one race on { $planet }
ask-drop-population = discards population above the limit
    .you = Discard population above the limit
    .several = discard population above the limit
    .hint = A planet or ship can hold as much population as its potential.
ask-drop-ship = gives up a ship at { $planet }
    .you = Give up a ship at { $planet }
    .several = give up a ship at { $planet }
    .hint = A planet supports one ship, plus one for each population card on it.
ask-discard = discards a card
    .you = Discard a card
    .several = discard a card
    .hint = It is gone for good, unless someone takes it from the Discard pile. Next turn you fill your hand to ten.
ask-window-card = may answer { FORM($seat-id, part: "whose") } { $card }
    .you = You may answer { FORM($seat-id, part: "whose") } { $card }
    .hint = Answer with a Special, or pass.
ask-window-cards = may answer { FORM($seat-id, part: "whose") } cards: { $cards }
    .you = You may answer { FORM($seat-id, part: "whose") } cards: { $cards }
    .hint = Answer any of them with a Special, or pass.
ask-window-laid = may answer the cards just played: { $cards }
    .you = You may answer the cards just played: { $cards }
    .hint = Answer any of them with a Special, or pass.
ask-window-special = may answer { FORM($seat-id, part: "whose") } { $card }
    .you = You may answer { FORM($seat-id, part: "whose") } { $card }
    .hint = Answer with a Special, or pass.
ask-window-orbit = may play Specials in the battle between ships: { $attacker } against { $defender }
    .you = You may play Specials in the battle between ships: attacker { $attacker }, defender { $defender }
    .hint = Play Specials for either side, or pass.
ask-window-planet = may play Specials in the battle for the planet: { $attacker } against { $defender }
    .you = You may play Specials in the battle for the planet: attacker { $attacker }, defender { $defender }
    .hint = Play Specials for either side, or pass.
ask-window-ending = may answer the cards just played at the end of { $phase }: { $cards }
    .you = You may answer the cards just played at the end of { $phase }: { $cards }
    .hint = Answer any of them with a Special, play Temporal Rift to have the phase again, or pass.
ask-window-end = may play a Special at the end of { $phase }
    .you = You may play a Special at the end of { $phase }
    .hint = Play Temporal Rift to have the phase again, or another Special, or pass.

# Choices ------------------------------------------------------------------------------------------------------

choice-after = right after { $card }
choice-card = { $number ->
        [0] { $name }
       *[other] { $number }. { $name }
    } · { $type }{ $marks ->
        [none] {""}
       *[other] {" · "}{ $marks }
    }
    .help = { $text }
choice-planet-card = { $number ->
        [0] { $name }
       *[other] { $number }. { $name }
    } · { $marks }
    .help = potential { $potential }, room for { $potential ->
        [one] one person
       *[other] { $potential } people
    }{ $written ->
        [yes] {" · "}{ $text }
       *[no] {""}
    }
choice-special = { $number ->
        [0] { $name }
       *[other] { $number }. { $name }
    } · Special
    .help = { $text }
choice-open-card = { $name }
choice-asset = { $name }{ $marks ->
        [none] {""}
       *[other] {" · "}{ $marks }
    } · on { $at } ({ FORM($owner-id, part: "own") })
    .band = { $owner }
    .help = { $text }
choice-planet = { $name } ({ FORM($owner-id, part: "own") })
    .band = { $owner }
    .help = potential { $potential } · M/D/E { $strength }
choice-closed-planet = { $name } ({ FORM($owner-id, part: "own") })
    .band = { $owner }
choice-attacked = { $name } ({ FORM($owner-id, part: "own") })
    .band = { $owner }
    .help = { $strength ->
        [none] {""}
       *[other] M/D/E { $strength } ·{" "}
    }{ $count ->
        [0] no ships in orbit
        [one] one ship in orbit: { $fleet }
       *[other] { $count } ships in orbit: { $fleet }
    }
choice-origin = { $name }
    .help = { $count ->
        [one] one ship in orbit
       *[other] { $count } ships in orbit
    }: M/D/E { $fleet }
choice-own-planet = { $name }
    .band = { $owner }
    .help = { room-for-people } and { $berths ->
        [0] no ships
        [one] one ship
       *[other] { $berths } ships
    } · potential { $potential } · M/D/E { $strength }
choice-ship = { $name } ({ FORM($owner-id, part: "own") }) at { $at }
    .band = { $owner }
    .help = M/D/E { $strength } · { room-for-people }
choice-ship-deep = { $name } ({ FORM($owner-id, part: "own") }) in Deep Space
    .band = { $owner }
    .help = M/D/E { $strength } · { room-for-people }
choice-own-ship = { $name } at { $at }
    .band = { $owner }
    .help = M/D/E { $strength } · { room-for-people }
choice-own-ship-deep = { $name } in Deep Space
    .band = { $owner }
    .help = M/D/E { $strength } · { room-for-people }
room-for-people = room for { $room ->
        [0] no people
        [one] one person
       *[other] { $room } people
    }
choice-lost-ship = { $name } at { $at }
    .band = { $owner }
    .help = M/D/E { $strength } · with { $aboard } aboard
choice-lost-ship-deep = { $name } in Deep Space
    .band = { $owner }
    .help = M/D/E { $strength } · with { $aboard } aboard
choice-lost = { $name }{ $marks ->
        [none] {""}
       *[other] {" · "}{ $marks }
    } · on { $at }
    .help = { $changes }
choice-keep-race = { $race }
    .help = you discard { $cards }
choice-to = to { $name }
    .help = can take { $cards }
row-to = { row-card } to { $name }
row-aboard = { row-card } aboard { $name }
row-card = { $card } from { $from ->
        [deep] Deep Space
       *[other] { $from }
    }
choice-aboard = aboard { $name }
    .help = can take { $cards }
changed = { $what ->
        [p] potential
        [orbit] orbit
        [hold] hold
        [m] M
        [d] D
       *[e] E
    } { $before } → { $after }
changed-pair = cancels { $card }
changed-nothing = changes nothing here
detail-laid = { $changes }
detail-laid-written = { $changes } · { $text }
choice-side = { $side } ({ FORM($owner-id, part: "own") })
choice-target = { $name } ({ FORM($owner-id, part: "own") })
    .band = { $owner }
    .help = { $count ->
        [0] no ships defend
        [one] one ship defends with { $ships }
       *[other] { $count } ships defend with { $ships }
    }{ $planet ->
        [none] {""}
       *[other] , planet { $planet }
    } (M/D/E) · { $outlook }
choice-sent = { $name } at { $at }
    .help = your Fleet { $fleet } (M/D/E) · { $outlook }
outlook-won = wins: { $categories }, +{ $gain } potential or more
outlook-short = wins in no category
outlook-lost = loses to the ships
outlook-forms = loses to the ships in Military, but not by: { $forms }
outlook-ships = beats the ships; what defends the planet is hidden
choice-player = { $player }
choice-counter = { $count ->
        [0] { $promised ->
            [one] a promise
           *[other] { $promised } promises
        } from { $player }
        [one] { $cards } from { $player }{ counter-promises }
        [2] { $cards } from { $player }{ counter-promises }
       *[other] { $count } cards from { $player }{ counter-promises }
    }
    .help = { $count ->
        [0] {""}
        [one] {""}
        [2] {""}
       *[other] { $cards }{ $promised ->
            [0] {""}
           *[other] {" · "}
        }
    }{ $promised ->
        [0] {""}
       *[other] { $promises }
    }
counter-promises = { $promised ->
        [0] {""}
        [one] , with a promise
       *[other] , with { $promised } promises
    }
choice-main = Main Deck
    .help = { $count ->
        [one] one card
       *[other] { $count } cards
    } left
choice-discard-pile = Discard pile
    .help = on top now: { $cards }
choice-new-hand = Discard it and draw ten new cards
choice-keep = Keep this hand
choice-promise = promise: { $promise }
choice-vow = promise: { vow }
    .band = promises: { $kind ->
        [peace] no attack
        [help] help in battle
        [passage] no Specials
       *[favour] a favour
    }
choice-race = { $race }
choice-home-race = { $race } · { race-held }
    .help = { $first ->
        [0] { $text }
       *[1] First game: { $text }
    }
race-first = Good for a first game
race-held = { $held ->
    [0] none
    [one] one
   *[other] { $held }
} in your hand
race-alt = { $race }{ $first ->
    [0] {""}
   *[1] {" "}(good for a first game)
}, { race-held }: { $text }
choice-strike-won = { $category }: { $ours } against { $theirs }, you’d win
    .help = { $where ->
        [orbit] { $kind ->
            [military] their ships are scrapped with all aboard
            [diplomatic] their ships join your Fleet; { $owner } takes one card aboard back
           *[economic] their ships join your Fleet with one card aboard; { $owner } takes the others back
        }
       *[planet] { $kind ->
            [military] { $planet } is yours, +{ $gain } potential: all that was built there is scrapped
            [diplomatic] { $planet } is yours (+{ $gain } or more) with all on it but one card, which { $owner } takes back
           *[economic] { $planet } is yours (+{ $gain } or more) with one card; { $owner } takes the others back
        }
    }
choice-strike-drawn = { $category }: { $ours } against { $theirs }, a draw
    .help = you go home
choice-strike-lost = { $category }: { $ours } against { $theirs }, you’d lose
    .help = { $kind ->
        [military] your ships are scrapped with all aboard
        [diplomatic] your ships go over to { $owner }; you take one card aboard back
       *[economic] your ships go over to { $owner } with one card aboard; you take the others back
    }
choice-bypass = bypass the ships
choice-on = on
choice-off = off
choice-yes = yes, leave for good
choice-done = then pass
choice-go-on = then do more
dump-whole = Jettison { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
choice-forget = clear the list
choice-all-ships = all { $count } ships at { $at }
    .help = your Fleet { $fleet } (M/D/E) · { $outlook }
choice-everyone = everyone ({ $count } players)

price-planet = { $name }: people { $people }/{ $capacity }, orbit { $ships }/{ $support }
price-ship = { $name }: people { $people }/{ $hold }
price-muster = { $count ->
        [0] {""}
       *[other] your Fleet { $ours }{" "}
    }against { $ships ->
        [none] no ships
       *[other] ships { $ships }
    }{ $planet ->
        [none] {""}
       *[other] {" and planet "}{ $planet }
    } (M/D/E){ $count ->
        [0] {""}
       *[other] {" · "}{ $outlook }
    }
muster-whole = Attack { $planet } with { $count ->
        [one] one ship
       *[other] { $count } ships
    }{ $category ->
        [none] {""}
       *[other] : { $category } strike
    }
bargain-whole-offer = { $to-count ->
    [one] Offer { $card } to { $to }
   *[other] Offer { $card } to these { $to-count }
}
bargain-whole-answer = Answer with { $cards ->
        [0] { whole-promises }
        [one] one card{ whole-and-promises }
       *[other] { $cards } cards{ whole-and-promises }
    }
whole-and-promises = { $promises ->
        [0] {""}
       *[other] {" "}and { whole-promises }
    }
whole-promises = { $promises ->
        [one] a promise
       *[other] { $promises } promises
    }
lay-whole = Play { $count ->
        [one] it
       *[other] { $count } cards
    }{ whole-end }
lay-whole-special = Play { $card }{ $on ->
        [none] {""}
       *[other] {" "}on { $on }
    }
transport-whole = Move { $count ->
        [one] it
       *[other] { $count } cards
    }{ whole-end }
whole-end = { $ends ->
        [yes] {" "}and end { $phase }
       *[no] {""}
    }

# What happened -------------------------------------------------------------------------------------------------

event-will-lay = { $place ->
        [orbit] build { $card } at
       *[stack] lay { $card } on
    } { $at }
event-will-move = move { $card } to { $to }
event-will-lose = Ships are then lost at the end of this turn: { ships-at-risk }
event-will-attack = attack { $owner-id ->
        [reader] your { $planet }
       *[other] { $planet } ({ $owner })
    } from { $origin } with { $ships }
event-will-jettison = jettison { $card }
event-will-offer = offer { $card } to { $to }
event-draws-again = Someone took from the Discard pile { $seat-id ->
        [reader] before you: choose again.
       *[other] before { $seat }, who chooses again.
    }
event-draws-from = You will draw from the { $pile }.
pile-main = Main Deck
pile-discard = Discard pile
event-seated = Seats, in order: { IN_ORDER($seats-id) }.
event-turn = Turn { $turn }. { AGREE($seat-id, $seat, "You") } { AGREE($seat-id, "goes", "go") } first.
event-phase = { $phase } phase.
event-exchanged = { $seat } had no Planet and took a new hand.
event-put-back = { $seat } discarded { $cards } for it.
event-drew = { $seat } drew { $count ->
        [one] a card
       *[other] { $count } cards
    } from the Main Deck.
event-drew-cards = You drew { $cards }.
event-hold-hint = { $card } can only be played at the end of a phase. To be asked then, set “Ask me for { $card }”.
event-drew-open = { $seat } took { $cards } from the Discard pile.
event-discovered = { $seat } discovered { $planet }.
event-shape-planned = You will play { $card } on { $planet }.
event-shaped = { $seat } played { $card } on { $planet }.
event-paired = { $card } and { $other } cancel each other out: both leave { $planet } for the Scrapyard.
event-designated = { $seat } made { $planet } a Homeworld.
event-declared = { $planet } is now a Homeworld of the { $race } race.
event-built = { $seat } built { $card } { $place ->
        [orbit] at
       *[stack] on
    } { $at }.
event-terraformed = { $seat } scrapped { $card } on { $planet }.
event-passed = { $seat } took no action.
event-offered = { $seat } offered a card to { $to }.
event-offered-card = On offer: { $card }.
event-promised = { $seat } promised { $to }: { $to-id ->
        [reader] { FORM($promise-id, part: "you") }
       *[other] { $promise }
    }.
event-countered-cards = { $seat } { AGREE($seat-id, "offers", "offer") } { $cards }.
event-declined = { $seat } declined.
event-no-deal = { $seat } made no deal.
event-traded = { $seat } and { $other } traded: one card for { $count ->
        [0] a promise
        [one] one card
       *[other] { $count } cards
    }.
event-traded-cards = You gave { $gave-count ->
        [0] a promise
       *[other] { $gave }
    } and got { $got-count ->
        [0] a promise
       *[other] { $got }
    }.
event-jettisoned = { $seat } jettisoned { $card }.
event-attack = { $seat } { AGREE($seat-id, "attacks", "attack") } { $owner-id ->
        [reader] your { $planet }
       *[other] { $planet } ({ $owner })
    } from { $origin } with { $ships }.
event-peek = The Spy Ring reveals { $seat-id ->
        [reader] your Specials
       *[other] the Specials of { $seat }
    }: { $cards }.
event-defended = { $seat } { AGREE($seat-id, "defends", "defend") } with { $ships }.
event-fled = { FORM($seat-id, part: "whose") } { $ship } fled to Deep Space.
event-bypassed = { $seat } { AGREE($seat-id, "bypasses", "bypass") } the ships in orbit with { $ships }.
event-orbit-battle = { FORM($seat-id, part: "whose") } Fleet fights the ships at { $planet }, { $category }: { $attacker } (M/D/E) against { $defender }.
event-planet-battle = { $seat } { AGREE($seat-id, "strikes", "strike") } { $planet }, { $category }: { $attacker } (M/D/E) against { $defender }.
event-odds = It is now { $attacker } (M/D/E) for { $seat } against { $defender } for { $owner }.
event-attacker-wins = { $seat } { AGREE($seat-id, "wins", "win") } the { $category } battle at { $planet }, { $attacker } against { $defender }{ $by ->
        [category] {""}
        [ties] {" "}(tied, and Mirelli win ties)
       *[other] {" "}(tied, decided by { $by })
    }.
event-defender-wins = { $owner } { AGREE($owner-id, "wins", "win") } the { $category } battle at { $planet }, { $defender } against { $attacker }{ $by ->
        [category] {""}
        [ties] {" "}(tied, and Mirelli win ties)
       *[other] {" "}(tied, decided by { $by })
    }.
event-stalemate = Stalemate at { $planet }, { $attacker } (M/D/E) on both sides: { $seat } { AGREE($seat-id, "goes", "go") } home.
event-withdrew = { $seat } withdrew from { $planet }.
event-destroyed = To the Scrapyard: { $cards }.
event-ships-taken = { $seat } took { $ships } from { $other }.
event-returned = Back to { FORM($seat-id, part: "whose") } hand: { $cards }.
event-captured = { $seat } captured { $planet } from { $other }.
event-cloaked = { FORM($seat-id, part: "whose") } { $ship } vanished behind its Cloaking Device.
event-announced = { $seat } { AGREE($seat-id, "plays", "play") } { $card }{ $aim ->
        [none] {""}
        [for] {" "}for { $target }
       *[on] {" "}on { $target }
    }.
event-announced-after = { $seat } { AGREE($seat-id, "plays", "play") } { $card } on { $target }, right after { $after }.
event-went-back = What { $seat } laid later goes back to the hand: { $cards }. { AGREE($seat-id, $seat, "You") } { AGREE($seat-id, "goes", "go") } on.
event-special-fizzled = { $card } has lost its target and has no effect.
event-cancelled = { $card } is cancelled; both cards go to the Scrapyard.
event-super-nova = The star of { $planet } explodes.
event-escaped = { FORM($seat-id, part: "whose") } { $ship } escaped to Deep Space.
event-black-hole = A Black Hole opens at { $planet }. { $count ->
        [0] No ship was there; its orbit
       *[other] Into Deep Space: { $ships }. The orbit
    } is closed for this turn.
event-wormhole = { FORM($owner-id, part: "whose") } { $ship } is flung into Deep Space.
event-rift = Time is torn: { $seat } { AGREE($seat-id, "plays", "play") } this phase again.
event-cease-fire = Cease-fire: { $seat } { AGREE($seat-id, "goes", "go") } home.
event-plague = The plague takes { $card }.
event-salvaged = { $seat } salvaged { $card }.
event-exodus = { FORM($seat-id, part: "whose") } population moves without ships in this phase.
event-moved-ship = { $seat } moved { $ship } to { $to }.
event-moved-population = { $seat } moved { $card } to { $to }.
event-given-up = { $seat } had to discard { $cards } from play.
event-ship-lost = { $seat } lost { $cards }{ $why ->
        [orbit] : there was no room in orbit
       *[deep] {" "}in Deep Space
    }.
event-discarded = { $seat } discarded { $card }.
event-penalty = { $seat } { AGREE($seat-id, "has", "have") } no card to discard and { AGREE($seat-id, "draws", "draw") } only one next turn.
event-tie = { $seats } are tied at { $potential }, so another turn is played.
event-reshuffled = The { $count } cards of the Discard pile become the new Main Deck.
event-exhausted = The decks are exhausted.
event-resigned = { $seat } resigned.
event-over = { $count ->
        [one] { $winners } { AGREE($winners-id, "wins", "win") } with { $potential } potential.
       *[other] { $winners } share the win with { $potential } potential.
    }
event-asks = From now on, { $scope }: { $ask }.
event-hold-on = You will be asked whenever { $card } could be played.
event-hold-off = You will no longer be asked about { $card }.
event-pledged = Pledge for { $card }, { $side }: { $when }.
event-listed = { $number ->
        [one] Next, you play { $card } on { $at }, unless someone answers.
       *[other] Then you play { $card } on { $at }.
    }
event-listed-done = Then your part of this phase ends.
event-list-answered = Someone answered, so your list stops here.
event-list-refused = Your list stops here: { $card } cannot be played on { $at }.
event-list-dropped = Still in your hand: { $cards }.
event-because-needs-high-g = { refusal-needs-high-g }
event-because-needs-people = { refusal-needs-people }
event-because-no-berth = { refusal-no-berth }
event-because-no-room = { refusal-no-room }
event-because-no-such-planet = { refusal-no-such-planet }
event-because-not-in-hand = { refusal-not-in-hand }
event-because-not-new = { refusal-not-new }
event-because-not-your-planet = { refusal-not-your-planet }
event-because-not-your-ship = { refusal-not-your-ship }
event-because-orbit-closed = { refusal-orbit-closed }
event-because-other-race = { refusal-other-race }
event-because-uninhabited = { refusal-uninhabited }
event-autopass-on = From now on, the bot passes for you when no Special in your hand fits.
event-autopass-off = From now on, you are asked even when no Special in your hand fits.
event-away = { $seat } let two windows in a row run out. No window waits for { $seat } any longer, until { AGREE($seat-id, "they", "you") } play again.
event-back = { $seat } { AGREE($seat-id, "is", "are") } back: windows wait for { $seat } again.
event-may-answer = You are not asked, but you can play a Special now.
event-may-turn = You are not asked, but you can turn this battle: attacker { $attacker }, defender { $defender }.
event-may-play-aside = You have nothing to move, but you can play a Special while others move.
event-attend-on = { $seat } { AGREE($seat-id, "wants", "want") } to be asked in every window from now on.
event-attend-off = { $seat } { AGREE($seat-id, "is", "are") } asked from now on only in windows that concern { AGREE($seat-id, "them", "you") }.
event-double-on = { FORM($seat-id, part: "whose") } Mercs double their strengths at their Headquarters.
event-double-off = { FORM($seat-id, part: "whose") } Mercs no longer double their strengths.

# Refusals -----------------------------------------------------------------------------------------------------

refusal-not-in-hand = { $card } is not in your hand.
    .title = Not in hand.
    .remedy = See your cards with /hand.
refusal-no-such-card = There is no card called “{ $given }”.
    .title = Unknown card.
    .remedy = Choose from the menu, or see your cards with /hand.
refusal-other-phase = { $card } can only be played in { $phase }, and this is { $now }.
    .title = Wrong phase.
    .remedy = Keep it until then.
refusal-no-special = Only Specials can be played as an answer, and { $card } is not one.
    .title = Not a Special.
    .remedy = Play a Special, or pass.
refusal-wrong-timing = { $card } can only be played { $timing }.
    .title = Not now.
    .remedy = Keep it until then.
refusal-own-card-open = The others may still answer your card.
    .title = Your own card.
    .remedy = If someone plays a Special, you may answer that.
refusal-nothing-to-pass = No one waits for your answer here.
    .title = Nothing to pass on.
    .remedy = As long as answers are open, you can still play a Special.
refusal-wrong-target = { $card } cannot be played on that. { $text }
    .title = Wrong target.
    .remedy = The menu shows every possible target.
refusal-orbit-closed = A Black Hole closes the orbit of { $at } for the rest of this turn.
    .title = Orbit closed.
    .remedy = Choose another planet, or wait for the next turn.
refusal-needs-high-g = Only HighG ships can be built at { $at }.
    .title = Too much gravity.
    .remedy = Build it at another planet.
refusal-too-heavy = Population can only land on { $to } from HighG ships.
    .title = Too much gravity.
    .remedy = Move it on a HighG ship, or put Gravity Compensators on this one.
refusal-natives = The natives of { $to } only let people land with a total of at least M { $strength }, and those aboard ships there have M { $there }.
    .title = Hostile natives.
    .remedy = Bring more Military strength aboard ships in its orbit.
refusal-environment-later = { $card } is an Environment; they are played after everyone has had the chance to discover a planet.
    .title = Too early.
    .remedy = Play a Planet, or pass.
refusal-planet-earlier = { $card } is a Planet, and the time for Planets is over this turn.
    .title = Too late.
    .remedy = Play Environments, or pass.
refusal-not-new = { $card } can only be played on a planet discovered this turn, one on each.
    .title = Wrong target.
    .remedy = New planets: { $planets }.
refusal-not-your-ship = { $at } is not one of your ships.
    .title = Not your ship.
    .remedy = Play Ship Modifiers on your own ships.
refusal-not-your-planet = { $at } belongs to { $owner }.
    .title = Not your planet.
    .remedy = Play { $card } on one of your own planets.
refusal-no-such-planet = { $at } is not a planet in play.
    .title = No such planet.
    .remedy = Choose a planet for { $card }.
refusal-needs-people = { $card } can only be played on Homeworlds and Colonies.
    .title = No one lives there.
    .remedy = Choose a planet with population.
refusal-no-berth = The orbit of { $at } is full: { $used } of { $support } places are taken.
    .title = No room in orbit.
    .remedy = Population on the planet makes room for more ships.
refusal-uninhabited = { $at } is Uninhabited: its first population must arrive by ship.
    .title = Uninhabited.
    .remedy = Build on a Homeworld or Colony. If you have no Homeworld, make a planet your Homeworld first.
refusal-no-room = { $at } is full: it has room for { $capacity ->
        [one] one population card
       *[other] { $capacity } population cards
    }.
    .title = No room.
    .remedy = Raise its potential, or choose another planet.
refusal-other-race = { $card } cannot live on { $at }, because of its home race or of those who live there.
    .title = Wrong race.
    .remedy = Build Aliens on their Homeworld, or on Colonies of Mercs or of their own race.
refusal-acted-already = You have already taken an action in this Action phase.
    .title = One action only.
    .remedy = End your Action phase.
refusal-traded-already = You have already offered a card this turn.
    .title = One offer only.
    .remedy = Choose another action.
refusal-other-on-offer = { $card } is already on offer, and you can only offer one card at a time.
    .title = One offer only.
    .remedy = Offer it to another player, or press Done.
refusal-invited-already = You have already asked { $player }, or they are no longer playing.
    .title = Already asked.
    .remedy = Name another player, or press Done.
refusal-given-already = { $card } is already in your answer.
    .title = Already added.
    .remedy = Add another card or a promise, or press Done.
refusal-promised-enough = An answer has at most { $most } promises.
    .title = Enough promises.
    .remedy = Press Done, or pass and answer anew.
refusal-promise-words = That cannot be promised.
    .title = Not a promise.
    .remedy = Type up to { $longest } letters, without signs such as braces, at a time when you may answer an offer.
refusal-promised-already = You have already promised that.
    .title = Already promised.
    .remedy = Add a card or another promise, or press Done.
refusal-no-answer-to-accept = { $player } offers nothing for your card.
    .title = No offer.
    .remedy = The menu shows every answer. Pass to make no deal.
refusal-moved-already = { $card } has already moved this turn.
    .title = Already moved.
    .remedy = Each card moves once a turn.
refusal-not-your-card = { $card } is not yours to move.
    .title = Not yours.
    .remedy = Move your own ships and population.
refusal-ship-to-own-planet = Ships can only move to your own planets.
    .title = Not there.
    .remedy = To reach another player’s planet, attack it.
refusal-already-there = { $card } is already at { $to }.
    .title = Already there.
    .remedy = Choose another place, or leave it where it is.
refusal-no-way = { $card } cannot get to { $to }.
    .title = No way.
    .remedy = Population moves between a planet and the ships in its orbit, and between ships in the same place.
refusal-only-planet = { $planet } is the only planet of { $owner }, and safe until turn { $turns } is over.
    .title = Only planet.
    .remedy = Attack a player with more planets, or wait.
refusal-own-planet = { $planet } is your own planet.
    .title = Your own planet.
    .remedy = Attack another player’s planet.
refusal-not-your-origin = { $origin } is not yours.
    .title = Not your planet.
    .remedy = Choose one of your own planets: a Fleet starts from its orbit.
refusal-no-fleet = You have no ships in the orbit of { $origin }.
    .title = No ships there.
    .remedy = Build ships there, or attack from another planet.
refusal-all-fled = The ships at { $origin } fled this turn and cannot fight.
    .title = They fled.
    .remedy = Attack from another planet, or wait for the next turn.
refusal-other-orbit = { $card } is not ready in the orbit of { $origin }.
    .title = Another orbit.
    .remedy = All ships of a Fleet start from the same orbit, and ships that fled this turn cannot attack.
refusal-not-your-homeworld = { $planet } belongs to { $owner }.
    .title = Not your planet.
    .remedy = Name one of your own planets.
refusal-homeworld-already = You already own a Homeworld; only players without one can designate another.
    .title = One Homeworld only.
    .remedy = Bring population to { $planet } by ship to make it a Colony.
refusal-race-already = { $planet } is a Homeworld of the { $race } race, and that cannot change.
    .title = Already declared.
    .remedy = It keeps its race for as long as it is a Homeworld.
refusal-others-live-there = Aliens of another race live on { $planet }.
    .title = Wrong race.
    .remedy = Declare the race that lives there.
refusal-list-now = None of your cards is waiting for an answer.
    .title = Play it at once.
    .remedy = Use “Play a card”. The list is only for the time while others may answer.
refusal-list-later = You can only list cards while others may still answer a card you built, or an Environment you played.
    .title = Not yet.
    .remedy = Wait for your own part of Build, or of the Environments.
refusal-list-ended = Your list ends when your part does.
    .title = List ended.
    .remedy = Choose “clear the list” to start again.
refusal-resign-later = You can only resign between other things, and something is still going on.
    .title = Not now.
    .remedy = Resign during a phase, when no window, trade or attack is open.

# What choices cost and bring.
measure-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
    .name = cards
measure-planets = { $count ->
        [one] 1 planet
       *[other] { $count } planets
    }
measure-population = { $count } population
measure-strength = { $count } strength on your planets
measure-fleet = { $count } strength in your ships
measure-safe = { $count ->
        [one] 1 planet out of the reach of rival ships
       *[other] { $count } planets out of the reach of rival ships
    }
measure-prey = { $count ->
        [one] 1 planet that your ships could take
       *[other] { $count } planets that your ships could take
    }
measure-behind = { $count } potential less for the best of your rivals
measure-ships = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }

# Why a move is suggested: what is better than after another one.
reason-result = the better end
reason-potential = you get closer to the goal
reason-planets = your planets are better defended
reason-ships = your ships are stronger or safer
reason-hand = more useful cards in your hand
reason-idle = rids you of people that you can put nowhere
reason-hope = your next attack has better odds
reason-fear = the next attack on you has worse odds
reason-battle = better odds in this battle
reason-trade = the better trade
reason-risk = a Special is less likely to stop it
reason-rivals = it sets your strongest rival back
reason-unless = unless a Special stops it
ahead-behind = the best score of your rivals is { $n } lower
score = { $score } potential
measure-score =
    .name = potential
