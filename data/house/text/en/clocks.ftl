# How long a seat may take: the clock, days off, reminders, and what is done when a time is over.

clock-none = No clock
clock-evening = An evening: 10 min + 1 min
clock-day = A day: 24 h + 8 h
clock-week = A week: 72 h + 24 h
clock-custom = Another…
clock-none-help = Everybody takes the time they need.
clock-evening-help = For a game that all play at the same time.
clock-day-help = For a game beside the day’s work: an answer or two every day.
clock-week-help = For a game that may last for months.
clock-custom-help = Write your own, as in “2 d + 12 h”.

clock-line = Clock: { $clock }
clock-explained = A seat spends its time while it is asked, in its player’s waking hours. Each answer gives { $increment } back, in another’s turn { $aside }, never to more than { $reserve }.
clock-explained-short = A seat spends its time while it is asked, in its player’s waking hours, and gets nothing back.
clock-expiry-ask = When a time is over, the others choose.
clock-expiry-skip = When a time is over, the house plays for that seat until its turn is over.
clock-expiry-stand-in = When a time is over, a computer player stands in until its owner is back.
clock-expiry-wait = When a time is over, the table waits.
expiry-ask = Let the table choose
expiry-skip = Skip the turn
expiry-stand-in = A computer stands in
expiry-wait = Wait

clock-heading = Clock
clock-which = Which clock?
clock-when-over = When a time is over
clock-nudges-which = Reminders of a question
clock-nudges = { $nudges ->
        [0] No reminders
        [one] One reminder of a question
       *[other] { $nudges } reminders of a question
    }
clock-seat = { $left } left
clock-seat-none = no clock
clock-seat-holiday = days off until { $until }
clock-seat-bank = { $days ->
        [one] one day off left
       *[other] { $days } days off left
    }

button-clock = Clock
button-remind = Remind
button-reminded = Answer
button-stop-clock = Stop the clock
button-holiday = Days off
button-returned = I am back

clock-form-title = A clock of your own
clock-form-label = Time to begin with + what an answer gives back
clock-form-hint = 24 h + 8 h
holiday-form-title = Days off
holiday-form-label = How many days?
holiday-form-hint = 3

window-until = closes { $until }
awaited-until = time’s up { $until }
awaited-asleep = asleep until { $until }, time’s up { $deadline }
awaited-holiday = has days off until { $until }
awaited-late = the time is over

clock-was-set = **The clock is set.**
clock-was-stopped = **Stopped.** The game goes on without a clock.
holiday-begun = **Have a good time.** Your clock stands until { $until }; playing goes on as you like, and “I am back” ends it early.
holiday-ended = **Welcome back.** Your clock runs again when you are asked.
reminded = **Done.** { $seat } is being reminded.

reminder-by = { $by } asks whether you have seen it.

event-late = { $seat }’s time is over.
event-late-skip = The house plays for { $seat } until the turn is over.
event-late-wait = { $seat } gets more time.
event-clock-set = The game goes on with another clock.
event-clock-stopped = The game goes on without a clock.

vote-late = { $seat }’s time is over. What now?
vote-late-skip = Skip the turn
vote-late-stand-in = Computer stands in
vote-late-wait = More time
vote-clock = { $by } wants to play on without a clock.
vote-clock-yes = Stop the clock
vote-clock-no = Keep it
event-vote-clock = { $by } wants to play on without a clock.
    .notice = open
event-vote-clock-closed = The clock goes on.

command-clock = The clock: how long everybody has, days off
command-clock-show = Show how much time everybody has
command-clock-set = Choose the clock of this table
command-clock-set-clock = none, evening, day, week, or your own: 24h + 8h
command-clock-set-expiry = What is done when a time is over
command-clock-set-reminders = How often somebody is reminded of a question
command-clock-stop = Play on without a clock: by a vote of the table
command-clock-holiday = Take days off: your clock stands meanwhile
command-clock-holiday-days = How many days
command-clock-back = End your days off early
command-remind = Remind who is awaited

refusal-clock-fixed = The clock was agreed on before the game.
    .title = Not in mid-game.
    .remedy = The table can stop it by a vote with /game clock stop; who manages this server can set another.
refusal-clock-bounds = Such a clock cannot be played with.
    .title = Not that clock.
    .remedy = Begin with a minute at least and 60 days at most; an answer cannot give back more than that.
refusal-clock-unreadable = That is not understood as a clock.
    .title = Not a clock.
    .remedy = Write the time to begin with, a plus, and what each answer gives back: “24 h + 8 h” or “10 min + 1 min”.
refusal-no-clock = This game has no clock.
    .title = No clock.
    .remedy = Everybody takes the time they need.
refusal-holiday-days = That many days cannot be taken off.
    .title = Not that long.
    .remedy = Take a quarter of a day at least, and 60 days at most.
refusal-holiday-bank = { $days ->
        [0] You have no whole day off left in this game.
        [one] You have one day off left in this game.
       *[other] You have { $days } days off left in this game.
    }
    .title = Not that many.
    .remedy = Somebody can stand in for you for longer, with /game seat.
refusal-not-away = You have no day off to end.
    .title = You are here.
    .remedy = Your clock runs when you are asked.
refusal-remind-nobody = Nobody else at this table is awaited at this moment.
    .title = Nobody to remind.
    .remedy = The newest message of the channel says whose turn it is.
refusal-remind-asleep = { $seat } is asleep or has a day off, until <t:{ $until }:f>.
    .title = Let them rest.
    .remedy = Their clock stands meanwhile, and the house reminds them in time.
refusal-remind-soon = { $seat } was reminded a short while ago.
    .title = Just done.
    .remedy = Try it again after <t:{ $until }:t>.
refusal-remind-enough = { $most ->
        [0] Nobody is reminded at this table.
       *[other] { $seat } has been reminded of this question as often as goes.
    }
    .title = Enough.
    .remedy = With a clock, the table decides what to do when the time is over; /game seat finds a stand-in.
