title = Embers
tagline = Stake, reveal, douse: three rounds around the last fire.
credits = Made up for the tests.
headline = round { $round } of { $rounds }

preset-first = First game
    .help = No one can douse the pot
preset-full = Full game
    .help = With every rule
verb-stake = Stake a card
    .help = Put a card of your hand into the pot, face down
verb-douse = Douse
    .help = Take a card's worth out of the pot
verb-leave = Let it burn
    .help = Do not answer
verb-keep = Keep a card
    .help = Keep one of the two cards you drew
verb-close = Close the window
    .help = The time for answers is over
group-set = Settings
    .help = How you play
verb-habit = Habit
    .help = How you greet the others
param-card = card
param-word = word
choice-card = card { $value }

option-rounds = Rounds
    .help = How many rounds are played
value-rounds-3 = three
value-rounds-4 = four
option-windows = Dousing
    .help = Whether the others may answer a stake
value-windows-on = on
value-windows-off = off

ask-stake = stakes a card
    .you = Stake a card
    .several = stake a card
ask-douse = may douse the { $pot } that { $winner } won
    .you = You may douse the { $pot } that { $winner } won
ask-keep = keeps one of two cards
    .you = Keep one of two cards
    .several = keep one of two cards

event-round = Round { $round } begins.
event-staked-secretly = You staked a { $card }.
event-shown = { $seat } staked a { $card }.
event-rolled = { $seats } rolled { $rolls }.
event-drew = { $seat } staked lowest and drew two cards.
event-drew-cards = You drew { $cards }.
event-doused = { $seat } doused with a { $card }; { $pot } left.
event-took = { $seat } took { $pot }.
event-kept = You kept the { $card }.
event-discarded = A { $card } was discarded.
event-habit = You are { $word } from now on.
event-over = The fire is out. { CAPITAL($winners) } won.
count-cards = cards
field-discard = Discarded: { $value }.
field-seat-habits = greets { $value ->
    [bold] boldly
   *[calm] calmly
}

refusal-not-in-hand = You do not hold a { $card }.
    .title = Not in your hand.
    .remedy = Your hand: { $hand }.
