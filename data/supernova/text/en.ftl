# Super Nova.

title = Super Nova
tagline = Discover planets, people them, and trade, talk and shoot your way to the greatest empire before the stars burn out.
hint-first = Your hand is in a direct message from me; My hand shows it here too. Each phase everybody plays in turn: first lay down a planet (Discover), then settle and build on it. The gold cards are what may be played now.
headline = turn { $turn } · { $phase } · goal { $goal } potential
headline-over = { $winners } won

# Moves --------------------------------------------------------------------------------------------------------

verb-play = Play a card
    .help = Play a card of your hand: on which planet, ship or card
verb-done = Done
    .help = You have done all you want to do here
verb-pass = Pass
    .help = Let it be
verb-draw = Draw
    .help = Fill your hand from one pile, or take a new one if your first hand has no Planet
verb-attack = Attack
    .help = Attack a planet with ships from one of yours
verb-send = Send
    .help = Send this ship with the attacking Fleet
verb-defend = Defend
    .help = The ships that are still there defend the planet
verb-flee = Flee
    .help = Send this ship into Deep Space
verb-strike = Strike
    .help = Attack in this category, or bypass the ships
verb-withdraw = Withdraw
    .help = Break off the attack and go home
verb-trade = Trade
    .help = Offer a card to a player; to more players one after the other
verb-counter = Offer back
    .help = Add a card or a promise to your answer
verb-accept = Accept
    .help = Accept what this player offers for your card
verb-jettison = Jettison
    .help = Put a card onto the Discard pile, up to three
verb-move = Move
    .help = Move a ship or population; each card once a turn
verb-choose = Choose
    .help = Choose a card or race
verb-discard = Discard
    .help = Discard a card
verb-homeworld = Homeworld
    .help = Name a planet your Homeworld, or declare its race
verb-queue = Play next
    .help = While a card of yours may still be answered: list what you play after it
verb-close = Close the window
    .help = The time to answer is over
verb-ask = When to ask me
    .help = For which cards of others you are asked, and for how long that holds
verb-hold = Ask me for
    .help = Be asked whenever this Special could be played, whether you hold it or not
verb-pledge = Pledge
    .help = Let this Special play itself in your battles when you are behind or it turns the battle
verb-double = Headquarters
    .help = Whether Mercs double their strengths at their Headquarters
verb-resign = Resign
    .help = Leave the game for good: your empire and hand are scrapped

param-card = the card
param-target = what it is played on
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
param-condition = in which case
param-sure = “yes”

# Options ------------------------------------------------------------------------------------------------------

option-goal = Goal
    .help = More or less potential is needed to win
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
    .help = Closed: Civilization and population lie hidden until the planet is attacked
value-stacks-open = open
value-stacks-closed = closed
option-trade = Trade
    .help = Free: any number of trades in your Action phase, beside another action
value-trade-once = one offer a turn
value-trade-free = free
option-decks = Decks
    .help = Everybody draws from one deck, or from a deck of their own
value-decks-shared = one for all
value-decks-own-40 = own decks of 40
value-decks-own-50 = own decks of 50
value-decks-own-60 = own decks of 60
value-decks-own-75 = own decks of 75
option-short = Short game
    .help = Everybody begins with a planet that is a designated Homeworld
value-short-off = off
value-short-on = on
option-annihilation = Annihilation
    .help = Off: Super Nova and Black Hole are left out
value-annihilation-on = on
value-annihilation-off = off
option-windows = Response windows
    .help = They close when all who want to be asked have answered, or always stay open for their full time
value-windows-asked = close with the last answer
value-windows-timed = always take their time

# Things -------------------------------------------------------------------------------------------------------

phase-setup = set-up
phase-draw = Draw
phase-discover = Discover
phase-others = Environments for others
phase-own = own Environments
phase-build = Build
phase-action = Action
phase-transport = Transport
phase-discard = Discard
phase-any = any phase

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
timing-window = in your own part of a phase, or after a card of somebody else
timing-response = after a Special of somebody else
timing-phase-end = when all have finished Discover, Build, Action or Transport

promise-peace = not to attack before the next turn is over
promise-help = help in the next battle
promise-passage = not to play Specials against them this turn
promise-favour = a favour later

ask-never = do not ask me
ask-mine = ask me when it touches me
ask-always = always ask me
scope-phase = for this phase
scope-turn = for this turn
scope-game = for the whole game
pledge-attacking = when I attack
pledge-defending = when I defend
pledge-if-behind = if I am behind in its category
pledge-if-it-turns = if it turns the battle
pledge-off = no more

count-planets = planets
count-ships = ships
count-hand = cards in hand

standing-ask = Let all be { $scope }

# Questions, after the name of who is asked ---------------------------------------------------------------------

ask-exchange = chooses whether to keep the first hand
    .hint = A hand without a Planet may be discarded for ten new cards.
ask-draw = draws { $count ->
        [one] a card
       *[other] { $count } cards
    }
ask-discover = may discover a planet
    .hint = Lay down one Planet of your hand, or pass. Everybody has one a turn.
ask-further-discovery = may discover one more planet
ask-shape = may play Environments on new planets
    .hint = Each planet discovered this turn takes one Environment from each player: good ones for your own, bad ones for those of others.
ask-build = builds
    .hint = Play as much as you like: people and Civilization on planets, ships into their orbits, Ship Modifiers on ships. Then Done.
ask-terraform = may scrap a bad Environment
ask-action = chooses an action
    .hint = One of these: offer a card in trade, jettison up to three cards, attack a planet with ships from one of yours, or pass.
ask-offer = offers a card in trade
    .hint = The same card can be offered to more players; then Done.
ask-bargain = may answer the offer of { $from }
    .hint = Add cards or promises to your answer, then Done; or pass. Promises bind nobody.
ask-bargain-clock = waits for answers to the offer of { $seat }
ask-accept = chooses an answer to the offer
    .hint = Accept one answer, or pass: then there is no deal.
ask-muster = sends ships against { $planet }
    .hint = Send one ship after the other, then Done.
ask-defend = defends { $planet } against { $attacker }, or lets ships flee
    .hint = Send ships away one by one, or Defend with all that are still there.
ask-form = chooses how to attack the ships at { $planet }
ask-strike = strikes { $planet } or withdraws
    .hint = The three numbers are your Fleet and what defends, as they stand now. What the attack wins depends on its category; see Rules.
ask-asset-return = takes one card of what is lost back to hand
ask-asset-keep = keeps one card of what is won
ask-asset-spare = may spare one Civilization
ask-burn = may let ships escape the Super Nova
ask-transport = moves ships and population
    .hint = Each card moves once: ships between your planets, people between a planet and the ships in its orbit. Then Done.
ask-landing = names the rest of the landing party
ask-keep-race = keeps one race on { $planet }
ask-drop-population = discards population above the limit
    .hint = A planet or ship holds as many as its potential.
ask-drop-ship = gives up a ship at { $planet }
    .hint = A planet supports one ship, and one more for each card of population on it.
ask-discard = discards a card
    .hint = One card goes at the end of every turn. Without a card to discard you draw only one next turn.
ask-window-card = may answer { $seat }’s { $card }
    .hint = Play a Special as an answer, or pass.
ask-window-special = may answer { $seat }’s { $card }
    .hint = Play a Special as an answer, or pass.
ask-window-orbit = may play Specials in the battle between ships
    .hint = Play Specials for either side, or pass.
ask-window-planet = may play Specials in the battle for the planet
    .hint = Play Specials for either side, or pass.
ask-window-end = may play a Special at the end of { $phase }

# Choices ------------------------------------------------------------------------------------------------------

choice-card = { $number ->
        [0] { $name }
       *[other] { $number }. { $name }
    } · { $type }{ $marks ->
        [none] {""}
       *[other] {" · "}{ $marks }
    }
choice-special = { $number ->
        [0] { $name }
       *[other] { $number }. { $name }
    } · Special
choice-open-card = { $name }
choice-asset = { $name }{ $marks ->
        [none] {""}
       *[other] {" · "}{ $marks }
    } · on { $at } ({ $owner })
choice-planet = { $name } ({ $owner }) · M/D/E { $strength }
choice-closed-planet = { $name } ({ $owner })
choice-own-planet = { $name } · people { $people }/{ $capacity } · orbit { $ships }/{ $support } · M/D/E { $strength }
choice-ship = { $name } ({ $owner }) at { $at } · M/D/E { $strength } · people { $people }/{ $hold }
choice-ship-deep = { $name } ({ $owner }) in Deep Space · M/D/E { $strength } · people { $people }/{ $hold }
choice-player = { $player }
choice-counter = { $player }: { $cards }; promised: { $promises }
choice-main = Main Deck ({ $count } left)
choice-discard-pile = Discard pile ({ $count }, on top { $top })
choice-new-hand = Take a new hand
choice-keep = Keep this hand
choice-promise = promise: { $promise }
choice-race = { $race }
choice-strike = { $category }: { $ours } against { $theirs } now
choice-bypass = bypass the ships
choice-on = on
choice-off = off
choice-yes = yes, leave for good
choice-done = end my part after that
choice-forget = forget the list

# What happened -------------------------------------------------------------------------------------------------

event-turn = Turn { $turn }. { $seat } opens.
    .detail = phase-end
event-phase = { $phase } phase.
    .detail = phase
event-exchanged = { $seat } had no Planet, discarded { $cards } and took a new hand.
event-drew = { $seat } drew { $count ->
        [one] a card
       *[other] { $count } cards
    } from the Main Deck.
    .detail = turn
event-drew-cards = You drew { $cards }.
event-hold-hint = { $card } is played at the end of a phase: set “Ask me for { $card }” to be asked then.
event-drew-open = { $seat } took { $cards } from the Discard pile.
event-discovered = { $seat } discovered { $planet }.
event-shaped = { $seat } played { $card } on { $planet }.
event-paired = { $card } and { $other } cancel each other: both leave { $planet } for the Scrapyard.
event-designated = { $seat } made { $planet } a Homeworld.
event-declared = { $planet } is now a Homeworld of the { $race } race.
event-built = { $seat } built { $card } { $place ->
        [orbit] at
       *[stack] on
    } { $at }.
    .together = card
event-terraformed = { $seat } scrapped { $card } on { $planet }.
event-passed = { $seat } passed the Action phase.
    .detail = turn
event-offered = { $seat } offered a card to { $to }.
event-offered-card = The card offered is { $card }.
event-promised = { $seat } promised { $to }: { $promise }.
event-countered-cards = { $seat } offers { $cards }.
event-declined = { $seat } declined.
    .detail = no-deal
event-no-deal = { $seat } made no deal.
event-traded = { $seat } and { $other } traded: one card for { $count ->
        [0] a promise
        [one] one card
       *[other] { $count } cards
    }.
event-traded-cards = It was { $card } for { $cards }.
event-jettisoned = { $seat } jettisoned { $card }.
    .together = card
event-attack = { $seat } attacks { $planet } of { $owner } from { $origin } with { $ships }.
event-peek = The Spy Ring reports the Specials of { $seat }: { $cards }.
event-defended = { $seat } defends with { $ships }.
    .detail = battle
event-fled = { $seat }’s { $ship } fled to Deep Space.
    .together = ship
event-bypassed = { $seat } bypasses the ships in orbit with { $ships }.
event-orbit-battle = { $category } battle in orbit: { $attacker } (M/D/E) against { $defender }.
    .detail = attacker-wins
event-planet-battle = { $category } strike at the planet: { $attacker } (M/D/E) against { $defender }.
    .detail = attacker-wins
event-odds = Now it is { $attacker } (M/D/E) for { $seat } against { $defender } for { $owner }.
    .detail = odds
event-attacker-wins = { $seat } wins the { $category } battle, { $attacker } against { $defender }{ $by ->
        [category] {""}
        [ties] {" "}(tied, and Mirelli win ties)
       *[other] {" "}(tied, decided by { $by })
    }.
event-defender-wins = { $owner } wins the { $category } battle, { $defender } against { $attacker }{ $by ->
        [category] {""}
        [ties] {" "}(tied, and Mirelli win ties)
       *[other] {" "}(tied, decided by { $by })
    }.
event-stalemate = Stalemate at { $attacker } (M/D/E) on both sides: { $seat } goes home.
event-withdrew = { $seat } withdrew.
event-destroyed = To the Scrapyard: { $cards }.
    .together = cards
event-ships-taken = { $seat } took { $ships } from { $other }.
event-returned = Back to { $seat }’s hand: { $cards }.
    .together = cards
event-captured = { $seat } captured { $planet } from { $other }.
event-cloaked = { $seat }’s { $ship } vanished behind its Cloaking Device.
event-announced = { $seat } plays { $card }{ $aim ->
        [none] {""}
        [for] {" "}for { $target }
       *[on] {" "}on { $target }
    }.
event-special-fizzled = { $card } has lost its target and does nothing.
event-cancelled = { $card } is cancelled; both cards go to the Scrapyard.
event-super-nova = The star of { $planet } explodes.
event-escaped = { $seat }’s { $ship } escaped to Deep Space.
    .together = ship
event-black-hole = A Black Hole opens at { $planet }. { $count ->
        [0] No ship was there; its orbit
       *[other] Into Deep Space: { $ships }. The orbit
    } is closed for this turn.
event-wormhole = { $seat }’s { $ship } is flung into Deep Space.
event-rift = Time is torn: { $seat } plays this phase once more.
event-cease-fire = Cease-fire: { $seat } goes home.
event-plague = The plague takes { $card }.
event-salvaged = { $seat } salvaged { $card }.
event-exodus = { $seat }’s population moves without ships in this phase.
event-moved-ship = { $seat } moved { $ship } to { $to }.
    .together = ship
event-moved-population = { $seat } moved { $card } to { $to }.
    .together = card
event-given-up = { $seat } had to discard { $cards } from play.
    .together = cards
event-ship-lost = { $seat } lost { $cards }: the ship had no place in an orbit.
    .together = cards
event-discarded = { $seat } discarded { $card }.
event-penalty = { $seat } has no card to discard and draws a single one next turn.
event-tie = { $seats } are tied at { $potential }: another turn is played.
event-reshuffled = The Discard pile of { $count } cards becomes the new Main Deck.
event-exhausted = The decks are exhausted.
event-resigned = { $seat } resigned.
event-over = { $count ->
        [one] { $winners } wins with { $potential } potential.
       *[other] { $winners } share the win with { $potential } potential.
    }
event-asks = From now on: { $ask }, { $scope }.
event-hold-on = You will be asked whenever { $card } could be played.
event-hold-off = You will not be asked for { $card } any more.
event-pledged = Pledge for { $card }, { $side }: { $when }.
event-listed = { $number ->
        [one] Next you play { $card } on { $at }, unless somebody answers.
       *[other] Then you play { $card } on { $at }.
    }
event-listed-done = Then your part of this phase ends.
event-list-answered = Somebody answered, so your list of plays stops here.
event-list-refused = { $card } cannot be played on { $at } as your list had it: it stops here.
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
event-double-on = { $seat }’s Mercs double their strengths at their Headquarters.
event-double-off = { $seat }’s Mercs do not double their strengths any more.

# Refusals -----------------------------------------------------------------------------------------------------

refusal-not-in-hand = { $card } is not in your hand.
    .title = Not in hand.
    .remedy = /hand shows your cards.
refusal-no-such-card = There is no card called “{ $given }”.
    .title = Unknown card.
    .remedy = The cards of your hand are in the menu, and /hand shows them.
refusal-other-phase = { $card } is played in { $phase }, and this is { $now }.
    .title = Another phase.
    .remedy = Keep it until then.
refusal-no-special = { $card } is no Special, and only Specials are played as an answer.
    .title = No Special.
    .remedy = Play a Special, or pass.
refusal-wrong-timing = { $card } is played { $timing }.
    .title = Not at this moment.
    .remedy = Keep it until then.
refusal-own-card-open = Your card may still be answered by the others.
    .title = Your own card.
    .remedy = If somebody plays a Special, you may answer that.
refusal-passed-already = You have passed on this.
    .title = Passed.
    .remedy = You are asked again when another Special is played.
refusal-not-wished = By your own settings you are not asked here.
    .title = Not asked.
    .remedy = Set “ask” to always, for this turn, then play the card: it counts at once, as long as answers are open.
refusal-wrong-target = { $card } cannot be played on that. { $text }
    .title = No such target.
    .remedy = The menu shows every target that is possible now.
refusal-orbit-closed = The orbit of { $at } is closed by a Black Hole for the rest of this turn.
    .title = Orbit closed.
    .remedy = Choose another planet, or wait for the next turn.
refusal-needs-high-g = Only HighG ships can be built at { $at }.
    .title = Crushing gravity.
    .remedy = Build it at another planet.
refusal-too-heavy = Population lands on { $to } only from HighG ships.
    .title = Too much gravity.
    .remedy = Bring it aboard a HighG ship, or put Gravity Compensators on this one.
refusal-natives = The natives of { $to } let nobody land who is weaker than M { $strength } in all.
    .title = Hostile natives.
    .remedy = Bring more Military aboard ships in its orbit.
refusal-environment-later = { $card } is an Environment; those come after everybody had the chance to discover a planet.
    .title = A moment later.
    .remedy = Play a Planet or pass.
refusal-planet-earlier = { $card } is a Planet; the part of Discover for Planets is over.
    .title = Next turn.
    .remedy = Play Environments or pass.
refusal-not-new = { $card } goes only on planets discovered this turn, one on each.
    .title = Not on that.
    .remedy = New planets: { $planets }.
refusal-not-your-ship = { $at } is not a ship of yours.
    .title = Not your ship.
    .remedy = Ship Modifiers go on your own ships.
refusal-not-your-planet = { $at } belongs to { $owner }.
    .title = Not your planet.
    .remedy = { $card } goes on your own planets.
refusal-no-such-planet = { $at } is no planet in play.
    .title = No such planet.
    .remedy = { $card } is built at a planet.
refusal-needs-people = { $card } goes on Homeworlds and Colonies.
    .title = Nobody lives there.
    .remedy = Choose a planet with population.
refusal-no-berth = The orbit of { $at } is full: { $used } of { $support } places are taken.
    .title = No room in orbit.
    .remedy = Population on the planet makes room for more ships.
refusal-uninhabited = { $at } is Uninhabited: its first population must come by ship.
    .title = Uninhabited.
    .remedy = Build on a Homeworld or Colony, or name a Homeworld if you have none.
refusal-no-room = { $at } is full: it holds { $capacity ->
        [one] one population card
       *[other] { $capacity } population cards
    }.
    .title = No room.
    .remedy = Raise its potential or choose another planet.
refusal-other-race = { $card } may not live at { $at }, because of its home race or of those who live there.
    .title = Another race.
    .remedy = Aliens are built on their Homeworld, or on Colonies of Mercs or of their race.
refusal-acted-already = You have had your action in this Action phase.
    .title = One action.
    .remedy = End your Action phase.
refusal-traded-already = You have offered a card this turn.
    .title = One offer.
    .remedy = Choose another action.
refusal-other-on-offer = { $card } is on offer, and one card is offered at a time.
    .title = One offer.
    .remedy = Name another player for it, or Done.
refusal-invited-already = { $player } is invited already, or plays no more.
    .title = Invited.
    .remedy = Name another player, or Done.
refusal-given-already = { $card } is in your answer already.
    .title = Given already.
    .remedy = Add another card or a promise, or Done.
refusal-promised-already = That is promised already.
    .title = Promised.
    .remedy = Add a card or another promise, or Done.
refusal-no-answer-to-accept = { $player } offers nothing for your card.
    .title = No such answer.
    .remedy = The menu shows every answer; Pass makes no deal.
refusal-moved-already = { $card } has moved this turn.
    .title = Moved already.
    .remedy = Each card moves once a turn.
refusal-not-your-card = { $card } is not yours to move.
    .title = Not yours.
    .remedy = Move your own ships and population.
refusal-ship-to-own-planet = Ships move to planets of your own empire.
    .title = Not there.
    .remedy = To reach the planets of others you attack.
refusal-already-there = { $card } is at { $to } already.
    .title = There already.
    .remedy = Choose another place, or leave it where it is.
refusal-no-way = { $card } cannot get to { $to }.
    .title = No way.
    .remedy = Population changes between a planet and the ships in its orbit, and between ships at the same place.
refusal-own-planet = { $planet } is yours.
    .title = Your own planet.
    .remedy = Attack a planet of another player.
refusal-not-your-origin = { $origin } is not yours.
    .title = Not your planet.
    .remedy = A Fleet comes from the orbit of one of your planets.
refusal-no-fleet = No ship of yours is in the orbit of { $origin }.
    .title = No Fleet there.
    .remedy = Build ships there, or attack from another planet.
refusal-all-fled = The ships at { $origin } fled this turn and may not fight.
    .title = They fled.
    .remedy = Attack from another planet, or next turn.
refusal-not-your-homeworld = { $planet } belongs to { $owner }.
    .title = Not your planet.
    .remedy = Name one of your own planets.
refusal-homeworld-already = You own a Homeworld already; another is designated only by who has none.
    .title = One Homeworld.
    .remedy = { $planet } becomes a Colony when population is brought there by ship.
refusal-race-already = { $planet } is a Homeworld of the { $race } race, and that does not change.
    .title = Race declared.
    .remedy = Its race ends with its designation.
refusal-others-live-there = Aliens of another race live on { $planet }.
    .title = Another race.
    .remedy = Declare the race of those who live there.
refusal-list-now = No card of yours waits for an answer.
    .title = Play it at once.
    .remedy = “Play a card” plays it now; the list is for the time while others may answer.
refusal-list-later = Plays are listed while a card that you built, or an Environment of yours, may still be answered.
    .title = Not yet.
    .remedy = Wait for your own part of Build, or of the Environments.
refusal-list-ended = Your list ends with the end of your part.
    .title = The list has ended.
    .remedy = “Forget the list” lets you begin it anew.
refusal-resign-later = Something is going on that must be finished first.
    .title = Not at this moment.
    .remedy = Resign when a phase is being played and no window, trade or attack is open.
