# What all games share: common refusals, small words.

# Whose conventions join lists and name places (an id of the Unicode CLDR).
locale = en-GB
sentence = { CAPITAL($said) }
title-refused = Not now.
# Instead of an event whose sentence has changed since it was kept.
told-before = Something happened that only an earlier version of the bot can tell.
# What someone did in a row: $done are the ends of sentences that begin with $subject.
told-in-one = { $subject } { $done }.
seat-number = Seat { $number }
# One of several sides of the same player: $holder is the player, $side what the side is called.
side-of-several = { $holder } ({ $side })
# Who reads what happened, and everyone else.
reader = you
    .whose = your
    .own = yours
someone = { $name }
    .whose = { $name }’s
    .own = { $name }
list-none = nothing
choice-plain = { $value }

refusal-game-over = This game is over.
    .title = Game over.
    .remedy = The board and log stay open. Start a new game with /game new.
refusal-unknown-verb = There is no move called “{ $verb }” in this game.
    .title = Unknown move.
    .remedy = Possible now: { $verbs }.
refusal-not-asked = It is not your turn.
    .title = Not your turn.
    .remedy = { $awaited-count ->
        [0] No player can act right now: the clock moves the game on.
       *[other] Waiting for { $awaited }.
    }
refusal-not-now = “{ $verb }” is not possible right now.
    .title = Not now.
    .remedy = Possible now: { $verbs }.
refusal-wrong-value = “{ $given }” is not possible here as { $param }.
    .title = Not possible.
    .remedy = You can choose { $legal }.
refusal-wrong-number = “{ $given }” is not possible here as { $param }.
    .title = Not possible.
    .remedy = Choose a number from { $least } to { $most }.
refusal-missing-value = This move also needs { $param }.
    .title = Incomplete.
    .remedy = You can choose { $legal }.
refusal-too-many-values = “{ $verb }” takes fewer values than that.
    .title = Too many values.
    .remedy = Leave out the last ones.
refusal-seat-count = { $seats ->
        [one] One player does
       *[other] { $seats } players do
    } not fit this game.
    .title = Wrong number of players.
    .remedy = Play with { $least } to { $most } players.
refusal-rules-version = There is no version { $version } of the rules of this game here.
    .title = Unknown version.
    .remedy = The versions are { $oldest } to { $newest }.
refusal-no-preset = This game has no preset “{ $preset }”.
    .title = Unknown preset.
    .remedy = { $presets-count ->
        [0] Choose its options one by one.
       *[other] Choose from { $presets }.
    }
refusal-preset-off = “{ $preset }” needs { $option }: { $value }. This server does not allow that.
    .title = Not available here.
    .remedy = Choose another way to play. { $option } can be: { $choices }.
refusal-unknown-option = This game has no option “{ $option }”.
    .title = Unknown option.
    .remedy = Its options are { $options }.
refusal-unknown-value = { $option } cannot be “{ $value }”.
    .title = Unknown value.
    .remedy = Choose from { $choices }.
refusal-failed-pair = { $first } “{ $its }” cannot be played with { $option } “{ $value }” for now: it failed in test games.
    .title = Not playable for now.
    .remedy = Change one of the two.
refusal-failed-seats = { $seats } cannot play with { $option } “{ $value }” for now: it failed in test games.
    .title = Not playable for now.
    .remedy = Change the option or the number of players.
refusal-module-needs = { $module } is played only with { $other }.
    .title = Something is missing.
    .remedy = Turn { $other } on too, or turn { $module } off.
refusal-module-excludes = { $module } and { $other } cannot be played together.
    .title = These do not fit.
    .remedy = Turn one of them off.

# Games: refusals of the table and of the database.

refusal-no-session = There is no such game.
    .title = No game here.
    .remedy = Open a table in this channel with /game new.
refusal-no-game = This bot does not have that game.
    .title = Unknown game.
    .remedy = You can play { $games }.
refusal-channel-busy = A game is already open in this channel, and each channel has room for only one.
    .title = Channel in use.
    .remedy = Use another channel or a thread, or ask the players here to end their game with /game end.
refusal-channel-waits = A table of { $game } waits for players in this channel, and each channel has room for only one.
    .title = Channel in use.
    .remedy = Join that table, or open yours in a thread or another channel.
refusal-hosted-full = The host already runs { $most } games on this server, and no one may have more.
    .title = Too many games.
    .remedy = Finish one of them, or end it with /game end. Admins set the limit with /config limits.
refusal-lobbies-full = You have { $most } open tables whose game has not begun, and no one may have more.
    .title = Too many open tables.
    .remedy = Start one of them, or cancel it: { $places }.
refusal-already-joined = You already have a seat at this table.
    .title = Already joined.
    .remedy = Wait until the host starts the game, or give up your seat with /game leave.
refusal-not-joined = You have no seat at this table.
    .title = Not joined.
    .remedy = Take one with /game join.
refusal-table-full = All { $most } seats are taken.
    .title = Table full.
    .remedy = Wait until someone leaves, or ask the host to remove a computer player.
refusal-seats-kept = The free seats are kept for { $people } until <t:{ $until }:f>.
    .title = Seats kept.
    .remedy = If someone says no, or does not answer by then, anyone can join. Meanwhile you can wait for another table, or open one with /game new.
refusal-not-invited = No one waits for your answer at this table.
    .title = Not invited.
    .remedy = If a seat is free, you can take it with /game join.
refusal-rematch-there = This game is played again already.
    .title = Already open.
    .remedy = Press “Play again” once more to see where.
refusal-options-full = { $most ->
        [one] With these options only one person can play.
       *[other] With these options only { $most } can play.
    }
    .title = No more seats.
    .remedy = Ask the host to change the options.
refusal-already-started = The game has started, so its seats and options can no longer change.
    .title = Already started.
    .remedy = Hand over a seat with /game seat, end the game with /game end, or start the next one with /game new.
refusal-already-over = This game is over.
    .title = Game over.
    .remedy = The board and log stay open. Start a new game with /game new.
refusal-not-host = Only the host may do that.
    .title = For the host.
    .remedy = Ask { $host }.
refusal-no-computer = There is no computer player at this table.
    .title = No computer player.
    .remedy = Add one with “Computer player”.
refusal-unknown-computer = There is no computer player of that kind.
    .title = Unknown player.
    .remedy = Choose from { $kinds }.
refusal-too-few = { $seats ->
        [one] One player is
       *[other] { $seats } players are
    } too few for this game.
    .title = Too few players.
    .remedy = You need at least { $least }. Wait for others to join, or add computer players.
refusal-not-playing = You have no seat in this game.
    .title = You are watching.
    .remedy = You can follow the board and the log, and join the next game.
refusal-wrong-seat = That is not your seat.
    .title = Not your seat.
    .remedy = You play for { $seats }.
refusal-stale = { $moves ->
        [0] The game has moved on since you saw it, so that is no longer possible.
        [one] One move was played since you saw the board, so that is no longer possible.
       *[other] { $moves } moves were played since you saw the board, so that is no longer possible.
    }
    .title = The board has changed.
    .remedy = Look at the newest board and choose again.
refusal-terms-changed = What is on offer has changed since you saw it.
    .title = The offers have changed.
    .remedy = Read what is on offer now before you accept.
refusal-draft-changed = This move has changed since, or was played already.
    .title = Not the newest.
    .remedy = Go on from what you see now.
draft-cut = The rest of what you had chosen is no longer possible.
menu-suggested = Suggested
# What a choice changes for the player who makes it. $what is an amount, or the name of what chance changes.
gain-more = +{ $what }
gain-less = −{ $what }
gain-open = { $what } by chance
gain-range = { $least ->
    [0] up to +{ $most }
   *[other] +{ $least } to { $most }
}
gain-fall = −{ $least } to { $most }
# It cannot be taken back.
gain-final = for good
# Asked before a move that costs points.
gain-doubt = This costs you { $what }. Do it?
button-sure = Do it
no-suggestion = No choice here looks worthwhile. Choose one yourself, or go back.
# To who asks for a suggestion and has it before them already, as the button that plays it.
suggestion-same = Nothing better to add: play the move as it is.
# What is suggested to a player, and why. $plan are moves; $why says what they bring.
advice = **Suggested:** { $plan } · { $why }
advice-plan = **Suggested:** { $plan }
# Where a plan was to be played by one press: it differs by now, or was played only in part.
plan-changed = Something changed since that was suggested, so nothing was played.
plan-stopped = Played { $n } of { $most } moves of the plan. Then something came that it did not expect: go on from here.
advice-level = nothing else looks better
advice-offer = an offer that looks worth making
# $other is the next best move; $what are amounts, or what is better.
reason-beside = compared with “{ $other }”: { $what }
# More than after the other move.
reason-ahead = { $what } more
# An average over what chance and hidden things may still decide.
reason-about = about +{ $what }
reason-about-ahead = about { $what } more
reason-likely = { $what } on average
# Below the coach’s first advice in a first game.
coach-first = In your first game, a coach says what it would do. You can turn it off in `/my settings`.
# The coach, after a move: what had been suggested instead, and by what it was better.
coach-missed = Last move: “{ $advised }” was better than “{ $played }”: { $what }
coach-missed-plain = Last move: “{ $advised }” was better than “{ $played }”
reason-standings = a better position
reason-waiting = nothing else looks worth it now
reason-recommended = good for a first game
menu-several = { $what } · choose { $least } to { $most }
menu-either = { $what } · choose { $least } or { $most }
menu-exactly = { $what } · choose { $most }
menu-band = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
menu-bands = Back to all
menu-number = Another number …
menu-number-help = From { $least } to { $most }
form-number = Another number
form-number-label = Number
refusal-double-click = You have already played this.
    .title = Already played.
    .remedy = The newest board shows it. To play it again, choose it there.
refusal-settings-enough = You have changed settings, taken offers back or made other moves out of turn { $most } times in this game. No more can be stored.
    .title = Too many changes.
    .remedy = Your settings stay as they are, and you can still answer whatever you are asked.
refusal-busy = Too many people are changing this game at once.
    .title = Busy.
    .remedy = Try again.
refusal-rules-broke = Something went wrong on our side while playing this move. Nothing was changed or lost.
    .title = Our mistake.
    .remedy = Play something else, and report this to the bot’s owner: game { $session }, line { $line }.
refusal-undo-nothing = There is no move to take back.
    .title = Nothing to undo.
    .remedy = Undo takes back one move at a time, starting with the last.
refusal-undo-not-yours = The last move was not yours.
    .title = Not your move.
    .remedy = Only { $seat } can take it back.
refusal-undo-asks = { $missing } must agree to taking that move back.
    .title = Not at once.
    .remedy = “Undo” takes back one move and asks them.
refusal-undo-waiting = Someone has already asked to take back the last move.
    .title = Already asked.
    .remedy = Waiting for { $missing }.
refusal-undo-not-asked = No one is asking to take back a move.
    .title = Nothing to answer.
    .remedy = Ask for it with /game undo.
refusal-undo-not-concerned = This move can be taken back without your consent.
    .title = Not needed.
    .remedy = Waiting for { $missing }.
refusal-undo-agreed = You have already agreed.
    .title = Already agreed.
    .remedy = Waiting for { $missing }.
refusal-undo-answer = That is not an answer.
    .title = Yes or no?
    .remedy = Answer yes or no.
refusal-store-locked = The move could not be saved: another program has locked the database.
    .title = Not saved.
    .remedy = Nothing was changed. Try again in a moment.
refusal-store-read-only = The move could not be saved: the database is read-only.
    .title = Not saved.
    .remedy = Nothing was changed. The bot’s owner must allow it to write to its database.
refusal-store-full = The move could not be saved: the disk is full.
    .title = Not saved.
    .remedy = Nothing was changed. Try again when the bot’s owner has freed some disk space.
refusal-store-damaged = The move could not be saved: the database is damaged.
    .title = Not saved.
    .remedy = Nothing was changed. The bot’s owner must restore the last backup.
refusal-store-missing = The move could not be saved: the database cannot be opened.
    .title = Not saved.
    .remedy = Nothing was changed. The bot’s owner must check the database folder.
refusal-store-taken = The move could not be saved: another bot has taken over the database.
    .title = Not saved.
    .remedy = Nothing was changed. Try again in a moment.
refusal-store-closed = The move could not be saved: the bot is shutting down.
    .title = Not saved.
    .remedy = Nothing was changed. Try again when the bot is back.
refusal-store-failed = The move could not be saved: the database reported an error.
    .title = Not saved.
    .remedy = Nothing was changed. Try again. The bot’s owner can find the cause in its log.

# Discord: commands, buttons, messages.

command-game = Open a table, see the board, take moves back, end the game
command-new = Open a table for a game in this channel
command-new-game = The game to play
command-new-preset = A way to play that the game recommends
command-new-options = Options to change, such as edition=boxed
command-join = Take a seat at the table in this channel
command-leave = Give up your seat, before or during the game
command-start = Start the game (host only)
command-board = Show the board, only to you
command-board-text = In words instead of a picture
command-log = Show what has happened so far
command-undo = Take back your last move
command-end = Cancel the table, or end the game for everyone
command-file = Look back at a game turn by turn, as a film or a report; save, prove or import it
command-export = Save the game as a file
command-verify = Prove that the game followed its rules and its seed
command-hand = Show what only you may see, and what you can do
command-inspect = Look closely at a card or at what a player has
command-inspect-what = What to look at
command-rules = Search the rules
command-rules-query = Words to look for, or the number of a rule
command-help = What you can play here, and how

button-play = Play
button-board = Board
button-log = Log
button-rules = Rules
button-five-minutes = In five minutes
button-rule-before = ‹ { $number }
button-rule-after = { $number } ›
button-key = Key
    .sought = picture key legend legends icon icons symbol symbols sign signs pictures
button-hand = My hand
button-undo = Undo
# Takes back all moves of the turn.
button-undo-turn = Undo turn
button-settings = Settings
button-refresh = Refresh
button-back = Back
button-draft-back = Back one
button-draft-clear = Clear
button-draft-suggest = Suggest
# Plays what is suggested: $n parts of it, which are all, or the first of them.
button-plan =
    { $n ->
        [1] Play it
       *[other] Play all { $n }
    }
button-plan-part =
    { $n ->
        [1] Play the first
       *[other] Play the first { $n }
    }
button-join = Join
button-leave = Leave
button-computer = Computer player
button-computer-away = Remove computer
button-options = Options
button-start = Start
button-send-away = Send away …
button-cancel = Cancel
button-rematch = Play again
button-wait = Wait
button-rematch-in = I’m in
button-rematch-out = Not this time
button-rematch-change = Change …
button-verify = Verify
button-export = Game file
button-end = End the game
button-in-words = Board in words
button-older = Older
button-newer = Newer
button-share = Show in channel
button-agree = Agree
button-decline = Decline
button-open = Open a table
button-alone = Play the computer
menu-look = Look at …
whole-move = { $verb }: { $values }
# A move of which so much is chosen, above the menu for the rest: "Counter Mira".
begun-move = { $verb } { $values }
menu-next = { CAPITAL($what) }
menu-page = Page { $page } of { $pages }

waiting-for = Waiting for { $seats }
# Whose turn it is: the first words of a message in the channel, which stays there.
turn-of = { $seat }’s turn
window-open = Anyone { $doing }
may-answer-now = No one waits for you, but you { $doing }
waiting-line = Waiting for { $parts }.
away-line = No window waits for { $seats } at the moment.
waiting-part = { $seat } ({ $doing })
waiting-part-open = { $seat } ({ $doing }; play may go on)
# Above the answers to a question in the channel: only this player may press them.
question-for = **For { $seat }** ({ $doing }{ $open ->
        [yes] ; play may go on
       *[no] { "" }
    })
place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
# Before the name of a side that wins or loses for itself, at the end.
side-ended = { $won ->
        [yes] Won:
       *[no] Lost:
    }
ended-together = { $won ->
        [yes] **Everyone won together.**
       *[no] **Everyone lost together.**
    }
ended-alone = { $won ->
        [yes] **{ $seat } won.**
       *[no] **{ $seat } lost.**
    }
was-away = -# I was offline for a while. Nothing was lost; this is where the game stands.
it-is-over = the game is over
# A line about a person at the end ("1st ★ Bo 15 points"), with their best score before and their place in the ranking.
ended-best = { $line } (best so far { $best })
ended-rank = { $line }, { $place } of { $of } here
# To those who have just ended their first game of a kind.
ended-first = { $people }: you know { $game } now. **{ $preset }** · { $help }
it-was-ended = the game was ended early
# A score, or a difference of scores, in few characters. A game may say this in its own words.
figure = { $score }
# What a part of the final points counts, and how much it was.
count = { $what } { $n }
source-others = other
# In the panel of someone who is new to the game.
newcomer-line = **Tip:** { $hint }
# In the story of a turn, what it scored: "Mira scored 2 points (upgrades 2), resources −2."
event-scored = { $side } scored { $score } ({ $parts }){ $rest-count ->
        [0] .
       *[other] , { $rest }.
    }
event-lost-points = { $side } lost { $score } ({ $parts }){ $rest-count ->
        [0] .
       *[other] , { $rest }.
    }
# What the reader has scored so far.
points-own = { $level ->
        [1] You have { $score }: { $parts }
       *[0] Your { $score }: { $parts }
    }
# A game may say this in its own words.
score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# A game may say this in its own words.
measure-score =
    .name = points
# In the channel, when a round is over.
round-scores = After { $unit ->
        [round] round { $number }
       *[turn] turn { $number }
    }: { $scores }
# Where all have one score.
score-together = Together: { $score }
together = Together
seed-shown = -# Seed `{ $seed }`. Its SHA-256 hash is `{ $hash }`: compare all 64 characters with those shown before the game.
seed-promised = This game is dealt from a secret seed and from every click that joins or starts. SHA-256 hash of the seed: `{ $hash }`
seed-promised-whole = This game is dealt from a secret seed, and from every click that joins or starts. The seed is shown at the end. Its SHA-256 hash is `{ $hash }`; write it down to compare.
provably-fair = Provably fair: *Verify*
undone = Move taken back.
turn-undone = You are back at the start of your turn.
turn-undone-so-far = { $moves ->
        [0] Nothing was taken back: for the last move, { $seats } must agree.
        [one] One move was taken back. For the one before, { $seats } must agree.
       *[other] { $moves } moves were taken back. For the one before, { $seats } must agree.
    } “Undo” asks them.
undo-asked = That move revealed something, so { $seats } must agree to undo it. They are asked in the channel.
undo-request = { CAPITAL($seat) } would like to take back the last move. Waiting for { $seats } to agree, because the move revealed:
by-rule = rule { $rule }

lobby-seats = { $least } to { $most } players
lobby-seats-fixed = { $seats ->
        [one] For one player
       *[other] For { $seats } players
    }
lobby-length = { $seats } · about { $range ->
        [yes] { $least } to { $most }
       *[no] { $least }
    } minutes per player
lobby-host = host
lobby-computer = computer
lobby-missing = { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
lobby-too-many = { $most ->
        [one] With these options only one person can play.
       *[other] With these options at most { $most } can play.
    } Change the options, or let someone leave.
lobby-room = Seat { $next } is free for anyone, or for a computer player. The host can also start now.
# A game may say this in its own words.
lobby-alone = Start now to play alone, or wait for others to join. “Computer player” adds an opponent.
# A game may say this in its own words.
alone = You are playing alone.
lobby-direct = In direct messages you play against computer players. To play with people, open the table in a channel.
table-options = { $rated ->
        [yes] Rated
        [usual] Rated, as someone here has finished a game of it
       *[no] Not rated
    } · { $advice ->
        [yes] with advice
       *[no] no advice
    }
table-rated = Rated
    .help = The result counts for this server’s ranking. Games alone and in direct messages never do.
table-advice = Advice
    .help = “Suggest” proposes moves and completes them.
table-on = on
table-off = off
unrated = This game is not rated.
unrated-early = It was ended early, so it is not rated.
unrated-level = The game ended level, so it is not rated.
refusal-advice-off = This table plays without advice.
    .title = No advice here.
    .remedy = Choose your move yourself. The host decided this before the start.
lobby-usual = No options changed.
# How much longer a game is with a module.
module-rounds = about { $n } { $way ->
        [fewer] { $n ->
            [one] round
           *[other] rounds
        } shorter
       *[more] { $n ->
            [one] round
           *[other] rounds
        } longer
    }
module-moves = about { $n } { $n ->
        [one] minute
       *[other] minutes
    } { $way ->
        [fewer] shorter
       *[more] longer
    } per player
module-light = about as long as without it
preset-now = **{ $preset }** · { $help }
preset-new-here = New here? Start with this: **{ $preset }** · { $help }
# What is played is like that preset as far as the server allows.
preset-first-here = { $new ->
        [yes] New here? Start with this: **{ $preset }**
       *[no] **{ $preset }**
    } · as this server plays it
preset-start-here = Start here. { $help }
preset-entry = { $preset } · { $minutes } min
preset-custom = **Custom** · options chosen one by one
preset-menu = Choose how to play
preset-menu-custom = Custom. Choose how to play
preset-unavailable = { $preset } (not available)
preset-why-not = Not on this server: { $option } cannot be “{ $value }”
lobby-cancelled = This table was cancelled. Open another with `/game new`.
lobby-expired = No one did anything here for a long time, so this table was closed. Open another with `/game new`.
lobby-open = Your table is open.
# A game is to be played again by the same people: who is in, who is asked, and who of them plays it at other tables.
rematch-heading = { $game } again?
rematch-in = { $seat } is in
rematch-asked = { $seat } ?
rematch-elsewhere = { $seat } ? (playing it in { $places })
rematch-until = The game starts when everyone is in. Seats are kept for them until { $moment }; then anyone can join.
# They played the last time, and have declined or left.
rematch-without = { $people } { $n ->
        [one] does
       *[other] do
    } not play this time.
# They have not answered until their seats were given free.
rematch-silent = { $people } { $n ->
        [one] has
       *[other] have
    } not answered.
rematch-host-starts = The host says when it starts.
rematch-declined = You do not play { $game } this time. If you change your mind, take a free seat on the card.
# What is not as in the last game, such as "Rounds: four, Pace: Live".
rematch-differs = Not as last time: { $changes }.
rematch-option = { $option }: { $value }
rematch-rated = { $rated ->
        [yes] rated
        [usual] rated, as someone here has finished a game of it
       *[no] not rated
    }
rematch-computers = { $n ->
        [one] one computer player fewer
       *[other] { $n } computer players fewer
    }
# What the host of a table is told by direct message while people join it.
host-joined = { $people } joined: { $seats } of { $most }
host-waits = You wait for more players. This message changes when someone comes or goes.
host-asked = { $people } { $n ->
        [one] was
       *[other] were
    } asked and { $n ->
        [one] has
       *[other] have
    } not answered yet.
host-alone = No one else is at your table now.
host-former = Someone else is the host of this table now.
host-begun = The game has begun.
host-closed = This table was closed.
rematch-there = { $game } is played again in { $place }.
send-away = Who is to leave the table? They cannot come back to it.
sent-away = { $name } has left the table.
computer-which = Which computer player?
computer-easy = Easy: overlooks most of its moves, for a first game
    .name = Easy
computer-greedy = Medium: plans its turn
    .name = Medium
computer-search = Hard: plans into its next turn
    .name = Hard
# No longer offered; tables of earlier versions have it.
computer-random = Random: plays any legal move
    .name = Random
# All computer players of a level, in statistics.
computer-ranked = Computer ({ $level })
options-heading = Options, page { $page } of { $pages }
joined = You have a seat in { $game } in { $place }.
# To someone who wanted to join a game that has begun.
join-late = **{ $game } has begun** in { $place }: [its board]({ $link }). { $can ->
        [play] You have a seat there.
        [take] A seat is free: take it, and play on from here.
       *[watch] All seats are taken, but you can watch.
    }
left = You gave up your seat in { $game }.
# In place of the question “start-without” once they have answered.
start-answered = Everyone has answered. Start the game?
start-without = Start without { $people }? They have been asked, and have not answered yet.
started = { $game } has started in { $place }.
ended = The game has been ended.
first-letter = You have a seat in **{ $game }** in { $place }. Your hand and private questions will arrive here.
words-blocked = **This server’s AutoMod refused the message,** because of a word in it. Nothing else has changed.
dms-resting = **Discord does not let me write to you first right now.** Press “My hand” in the channel: the answer is shown only to you. I try again in an hour.
dms-closed = **Your direct messages are closed,** so I cannot send what only you may see. Allow direct messages in this server’s Privacy Settings, or press “My hand” in the channel: the answer is shown only to you.
picture-coming = The picture will appear here in a moment.
no-hands = Nothing in this game is hidden: everyone sees everything.

# Words that a search in the rules ignores, with what follows an apostrophe.
rules-common =
    a about actually after again all also am an and any anyone anything are aren at bad be been best better but
    by can cannot could couldn did didn do does doesn don else ever everybody for from game games get gets good
    had happen happens has hasn have haven he her him his how i if in into is isn it its just know like many
    may maybe me mean much must my need no not now of on one or our out please possible question really right
    rule rules same she should so someone something still than that the their them then these they thing things
    this to us want was wasn way we what when where which who whom whose why will with won work working works
    would wouldn you your 'd 'll 'm 're 's 't 've
# For languages that SQLite has no stems of: letters that are written in several ways ("ae a / oe o"; accents and umlauts are
# left out anyway), endings that do not tell words apart, and whether compounds are one word:
# yes, with the letters that may stand between their parts ("yes s n"), or no.
rules-folds = { "" }
rules-endings = { "" }
rules-compounds = no
# Words that mean alike to those who ask, between slashes.
rules-alike =
    fight fights fighting battle battles combat attack attacking war beat defeat kill / protect defend defence guard
    / build building construct create make place placed / move moving fly flying go going travel walk
    / far further farther distance range reach / win wins winning won victory winner / point points score scores scoring
    / end ends ended over finish finished final / lose losing lost gone disappeared destroyed dead die died
    / gain gains receive earn obtain take taking / give gives giving trade offer swap exchange
    / buy pay price cost costs expensive / pass passing skip nothing / limit maximum most
    / begin start starting beginning first / people population crew settlers / soldier soldiers troops merc mercs
    / opponent opponents enemy enemies rival rivals other others / alone solo myself / together team coop cooperative
    / wait waiting slow / hidden secret private / steal capture seize / remove demolish scrap
    / near close beside next adjacent / leave leaves left quit / explain meaning means / away absent asleep
rules-contents = All rules
rules-nothing = **No rule answers “{ $query }”.** Try other words, or a number such as 3.4, or begin here:
rules-unsure = **No rule clearly answers “{ $query }”.** These come near; or try other words, or a number such as 3.4.
rules-not-in-play = Not part of the game in this channel.
log-heading = Log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
shared-by = Looked up by { $name }
end-sure = This ends the game for everyone and cannot be undone. The board and log stay open.
exported = The whole game: seed, joins, options and every move. `python -m bot replay` plays it again and checks it.
exported-running = The public part of the game so far, with the hash of the seed and what was mixed into it. The seed and the moves are added when it is over.
verified = **Verified.** { $moves ->
        [one] One move was
       *[other] { $moves } moves were
    } played again by the rules from the promised seed, and every state came out the same. Hash of the seed: `{ $hash }`
verified-mixture = Every join and the start are mixed into the seed as the log has them. Their hash: `{ $hash }`
not-verified = **Not verified.** Playing the log again does not give the states that were saved: { $problem }
incident = **Something went wrong on our side.** Nothing was lost. If it happens again, report this code to the bot’s owner: { $id }
discord-trouble = **Discord is having trouble** and did not accept my answer. Your action was saved. “Play” shows where the game stands.
discord-trouble-nothing = **Discord is having trouble** and did not do what I asked. Nothing was done; try again.

refusal-old-button = This button is out of date.
    .title = Too old.
    .remedy = Use the buttons of the newest message in this channel; “/game board” shows the game.
refusal-old-command = Your Discord app still has an old version of this command.
    .title = Outdated.
    .remedy = Reload Discord (Ctrl+R, or close and reopen the app) and try again.
refusal-not-understood = “{ $value }” is not a valid value here.
    .title = Not understood.
    .remedy = Choose one of the values offered while you type.
refusal-other-game = This channel is playing { $here }, not { $asked }.
    .title = Different game.
    .remedy = Use the commands of { $here } here.
refusal-wrong-channel = No game is being played in this channel.
    .title = Wrong channel.
    .remedy = Your seats are in { $places }.
refusal-which-session = You have a seat at more than one table.
    .title = Which game?
    .remedy = Use the command in the game’s own channel: { $places }.
which-session = **Which game?** You have a seat at more than one table. Choose one.
refusal-nothing-called = Nothing here is called “{ $what }”.
    .title = Not found.
    .remedy = Choose a name offered while you type, such as { $near }.
refusal-game-gone = This bot no longer has the game “{ $game }”.
    .title = Game missing.
    .remedy = The saved game is kept. The bot’s owner can install it again.
refusal-rules-newer = This game follows version { $version } of its rules; this bot knows them up to version { $newest }.
    .title = Newer rules.
    .remedy = The saved game is kept. The bot’s owner can install the newer bot again.
refusal-rules-older = This game follows version { $version } of its rules, which is no longer played.
    .title = Earlier rules.
    .remedy = In its channel you can still read its last board and its log, export it, and end it.
refusal-not-started = The game has not started yet.
    .title = Not yet.
    .remedy = Wait for the host to press “Start”.
refusal-no-table = No game is being played here.
    .title = No game here.
    .remedy = Open a table with “/game new”; “/help” shows what you can play.
refusal-no-seat = You have no seat at this table, which is waiting for { $awaited }.
    .title = Not your table.
    .remedy = Watch with “Board” and “Log”, or open your own table in another channel with /game new.
refusal-not-at-table = You have no seat at this table.
    .title = Not your table.
    .remedy = Watch with “Board” and “Log”.
refusal-finished = This game is over.
    .title = Game over.
    .remedy = “Play again” asks the same people to another game. The board and log stay open.
refusal-not-your-question = This question is for { $seat }.
    .title = Not for you.
    .remedy = “Play” shows what you can do.
refusal-no-such-game = There is no game “{ $game }” here.
    .title = Unknown game.
    .remedy = You can play { $games }.
refusal-no-permission = I need more permissions in this channel: { $missing }.
    .title = Permission missing.
    .remedy = Someone who manages this server can grant them in the channel’s settings.
refusal-not-a-lobby = The game has already started.
    .title = Too late.
    .remedy = “⋯” in the newest message shows what you can do now.
