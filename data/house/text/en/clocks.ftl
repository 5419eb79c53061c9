# How long a player may take: the pace, the clock, days off, reminders, and what happens when time runs out.

clock-none = No clock
clock-evening = An evening: 10 min + 1 min
clock-day = A day: 24 h + 8 h
clock-week = A week: 72 h + 24 h
clock-custom = Another…
clock-none-help = Everyone takes the time they need.
clock-evening-help = For a game that everyone plays in one sitting.
clock-day-help = For a game with a turn or two every day.
clock-week-help = For a game that may last for months.
clock-custom-help = Write your own, such as “2 d + 12 h”.

pace-live = Live
pace-days = Days
pace-live-help = Everyone is here: 45 s to answer others’ moves, 2 min for an offer. Only a clock limits turns.
pace-days-help = Played over days: 8 waking hours to answer others’ moves, 24 for an offer.
pace-entry = Pace: { $pace }
pace-heading = Pace
pace-which = Which pace?
pace-live-now = **You now play live.** { $clock ->
        [none] There is no clock.
       *[other] The clock: { $clock }.
    }
pace-days-now = **You now play over days.** { $clock ->
        [none] There is no clock.
       *[other] The clock: { $clock }.
    }
button-pace-live = Play live
button-pace-days = Play over days

duration = { $unit ->
        [days] { $count } d
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }

clock-line = Clock: { $clock }
clock-explained = Your time runs while the game waits for you, in your waking hours. Each answer gives back { $increment } ({ $aside } in another player’s turn), up to { $reserve } in total.
clock-explained-short = Your time runs while the game waits for you, in your waking hours. Answers give no time back.
clock-expiry-ask = If someone runs out of time, the table decides.
clock-expiry-skip = If someone runs out of time, the rest of their turn is skipped.
clock-expiry-stand-in = If someone runs out of time, a computer player stands in until they are back.
clock-expiry-wait = If someone runs out of time, the game waits.
expiry-ask = Let the table decide
expiry-skip = Skip the turn
expiry-stand-in = A computer stands in
expiry-wait = Wait

clock-heading = Clock
clock-which = Which clock?
clock-when-over = When time runs out
clock-nudges-which = Reminders per question
clock-nudges = { $nudges ->
        [0] No reminders
        [one] One reminder per question
       *[other] { $nudges } reminders per question
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
button-snooze-hours = In 3 hours
button-snooze-tomorrow = Tomorrow
snoozed = **Later, then.** If the game still waits for you, I remind you again { $until }.
digest-title = These games wait for you
digest-more = … and { $more } more: /my games
told-away = Two times in a row you let the time for an answer run out, so the others no longer wait for you there. You can still answer while there is time, and as soon as you play, they wait for you again.
button-stop-clock = Stop the clock
button-holiday = Days off
button-returned = I am back

clock-form-title = Your own clock
clock-form-label = Starting time + time back per answer
clock-form-hint = 24 h + 8 h
holiday-form-title = Days off
holiday-form-label = How many days?
holiday-form-hint = 3

window-until = closes { $until }
awaited-until = time runs out { $until }
awaited-asleep = asleep until { $until }, time runs out { $deadline }
awaited-holiday = on days off until { $until }
awaited-late = out of time

clock-was-set = **The clock is set.**
clock-was-stopped = **Stopped.** The game goes on without a clock.
holiday-begun = **Enjoy your days off.** Your clock is stopped until { $until }. You can still play, and “I am back” ends your days off early.
holiday-ended = **Welcome back.** Your clock runs again when the game waits for you.
reminded = **Done.** { $seat } gets a reminder.

reminder-by = { $by } asks whether you have seen this.

event-late = { $seat } ran out of time.
event-late-skip = The rest of { FORM($seat-id, part: "whose") } turn is skipped.
event-late-wait = { $seat } { AGREE($seat-id, "gets", "get") } more time.
event-pace-live = You now play live: 45 seconds to answer others’ moves.
event-pace-days = You now play over days: everyone has 8 of their waking hours to answer others’ moves.
event-clock-set = The clock was changed.
event-clock-stopped = The game goes on without a clock.

vote-late = { CAPITAL($seat) } ran out of time. What now?
vote-late-skip = Skip the turn
vote-late-stand-in = Computer stands in
vote-late-wait = More time
vote-clock = { CAPITAL($by) } { AGREE($by-id, "wants", "want") } to stop the clock.
    .asked = { CAPITAL($by) } asked to stop the clock.
vote-clock-yes = Stop the clock
vote-clock-no = Keep it
event-vote-clock = { $by } { AGREE($by-id, "wants", "want") } to stop the clock.
event-vote-clock-closed = The clock keeps running.

vote-live = { CAPITAL($by) } { AGREE($by-id, "wants", "want") } to play live, with 45 seconds to answer others’ moves.
    .asked = { CAPITAL($by) } asked to play live.
vote-live-yes = Play live
vote-live-no = Play over days
event-vote-live = { $by } { AGREE($by-id, "wants", "want") } to play live.
event-vote-live-closed = You still play over days.
vote-days = { CAPITAL($by) } { AGREE($by-id, "wants", "want") } to play over days, with 8 waking hours to answer others’ moves.
    .asked = { CAPITAL($by) } asked to play over days.
vote-days-yes = Play over days
vote-days-no = Play live
event-vote-days = { $by } { AGREE($by-id, "wants", "want") } to play over days.
event-vote-days-closed = You still play live.

command-clock = See or set the clock, take days off
command-clock-show = Show how much time everyone has
command-clock-set = Choose the clock for this table
command-clock-set-clock = none, evening, day, week, or your own: 24h + 8h
command-clock-set-expiry = What happens when someone runs out of time
command-clock-set-reminders = How many reminders a player gets per question
command-clock-pace = Play live or over days; during a game the table votes
command-clock-pace-pace = Live: 45 seconds to answer others’ moves. Days: 8 waking hours
command-clock-stop = Ask the table to play on without a clock
command-clock-holiday = Take days off, with your clock stopped
command-clock-holiday-days = How many days
command-clock-back = End your days off early
command-remind = Remind the player the game is waiting for

refusal-clock-fixed = The clock was agreed before the game started.
    .title = Not during a game.
    .remedy = The table can vote to stop it with /game clock stop. Someone who manages this server can set another clock.
refusal-snooze-gone = That reminder is not for you, or no longer needed.
    .title = Nothing to put off.
    .remedy = /my games shows the tables that wait for you.
refusal-pace-same = This table already plays at that pace.
    .title = Nothing to change.
    .remedy = /game clock show tells the pace and the clock.
refusal-clock-bounds = That clock is out of bounds.
    .title = Not that clock.
    .remedy = Start with 1 minute to 60 days. An answer can give back at most the starting time.
refusal-clock-unreadable = I cannot read that as a clock.
    .title = Not a clock.
    .remedy = Write the starting time, a plus, and the time each answer gives back: “24 h + 8 h” or “10 min + 1 min”.
refusal-no-clock = This game has no clock.
    .title = No clock.
    .remedy = Everyone takes the time they need.
refusal-holiday-days = You cannot take that many days off.
    .title = Out of bounds.
    .remedy = Take between a quarter of a day and 60 days.
refusal-holiday-bank = { $days ->
        [0] You have no whole day off left in this game.
        [one] You have one day off left in this game.
       *[other] You have { $days } days off left in this game.
    }
    .title = Not that many.
    .remedy = For a longer break, ask someone to stand in for you with /game seat.
refusal-not-away = You are not on days off.
    .title = You are here.
    .remedy = Your clock runs while the game waits for you.
refusal-remind-nobody = The game is not waiting for anyone else right now.
    .title = No one to remind.
    .remedy = The newest message in the channel says whose turn it is.
refusal-remind-asleep = { $seat } is asleep or on days off until <t:{ $until }:f>.
    .title = Let them rest.
    .remedy = Their clock is stopped until then, and I will remind them in time.
refusal-remind-soon = { $seat } was reminded a short while ago.
    .title = Too soon.
    .remedy = Try again after <t:{ $until }:t>.
refusal-remind-enough = { $most ->
        [0] This table has reminders switched off.
       *[other] { $seat } has already had every reminder for this question.
    }
    .title = No more reminders.
    .remedy = With a clock, the table decides what happens when time runs out. To find a stand-in, use /game seat.
