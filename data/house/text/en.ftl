# What all games share: refusals of the house, small words.

refusal-title = Not now.
seat-number = Seat { $number }
list-none = nothing
list-join = { $items } and { $last }
choice-plain = { $value }

refusal-game-over = This game is over.
    .title = It is over.
    .remedy = Its board and log stay readable; a new game starts with /game new.
refusal-unknown-verb = There is no move called “{ $verb }” in this game.
    .title = Unknown move.
    .remedy = You can: { $verbs }.
refusal-not-asked = You are not asked anything at the moment.
    .title = Not your turn.
    .remedy = { $awaited-count ->
        [0] Some moments are for others, or for the clock.
       *[other] Waiting for { $awaited }.
    }
refusal-not-now = “{ $verb }” is not possible at this moment.
    .title = Not now.
    .remedy = You can: { $verbs }.
refusal-wrong-value = “{ $given }” does not go for { $param } here.
    .title = Not that.
    .remedy = You can choose { $legal }.
refusal-missing-value = This move also needs { $param }.
    .title = Not complete.
    .remedy = You can choose { $legal }.
refusal-too-many-values = “{ $verb }” takes fewer values than that.
    .title = Too much.
    .remedy = Leave out the last ones.
refusal-seat-count = { $seats ->
        [one] One player does
       *[other] { $seats } players do
    } not fit this game.
    .title = Wrong number of players.
    .remedy = It takes { $least } to { $most }.
refusal-unknown-option = This game has no option “{ $option }”.
    .title = Unknown option.
    .remedy = Its options are { $options }.
refusal-unknown-value = { $option } cannot be “{ $value }”.
    .title = Unknown value.
    .remedy = Its values are { $choices }.

# Sessions: refusals of the table and of the store.

refusal-no-session = There is no such game.
    .title = No game here.
    .remedy = /game new opens one in this channel.
refusal-no-game = That game is not played here.
    .title = Unknown game.
    .remedy = You can play { $games }.
refusal-channel-busy = This channel has a game already, and it holds only one at a time.
    .title = Channel taken.
    .remedy = Play in another channel or a thread, or let those who play end this one with /game end.
refusal-already-joined = You have a seat at this table already.
    .title = You are in.
    .remedy = Start when everybody is here, or give the seat back with /game leave.
refusal-not-joined = You have no seat at this table.
    .title = You are not in.
    .remedy = Take one with /game join.
refusal-table-full = All { $most } seats are taken.
    .title = Table full.
    .remedy = Somebody must leave first, or a computer player must go.
refusal-already-started = The game has started, and its seats and options stay as they are.
    .title = It has begun.
    .remedy = A seat is handed over with /game seat, the game ended with /game end; the next one starts with /game new.
refusal-already-over = This game is over.
    .title = It is over.
    .remedy = Its board and log stay readable; a new game starts with /game new.
refusal-not-host = Only the host may do that.
    .title = The host’s choice.
    .remedy = Ask { $host }.
refusal-no-computer = No computer player sits at this table.
    .title = Nobody to send away.
    .remedy = The button “Computer player” seats one.
refusal-unknown-computer = There is no computer player of that kind.
    .title = Unknown player.
    .remedy = There are: { $kinds }.
refusal-too-few = { $seats ->
        [one] One player is
       *[other] { $seats } players are
    } too few for this game.
    .title = Too few players.
    .remedy = It needs { $least }: others can join, or computer players fill the seats.
refusal-not-playing = You have no seat in this game.
    .title = You are watching.
    .remedy = The board and the log are open to you; the next game may have a seat.
refusal-wrong-seat = That is not your seat.
    .title = Not your seat.
    .remedy = You play for { $seats }.
refusal-stale = { $moves ->
        [0] The position has changed since you saw it, and that is not possible any more.
        [one] A move was played since you saw the board, and that is not possible any more.
       *[other] { $moves } moves were played since you saw the board, and that is not possible any more.
    }
    .title = The board has changed.
    .remedy = Look at the newest board and choose again.
refusal-double-click = You have played this already.
    .title = Already played.
    .remedy = The newest board shows it; to play it once more, choose it there.
refusal-busy = Too many people are changing this game at the same moment.
    .title = One at a time.
    .remedy = Try it again.
refusal-rules-broke = A mistake in the rules’ program stopped this move. Nothing was changed and nothing is lost.
    .title = Our mistake.
    .remedy = Play something else, and tell who runs this bot: game { $session }, line { $line }.
refusal-undo-nothing = No move has been played that could be taken back.
    .title = Nothing to undo.
    .remedy = Undo takes back the last move, one at a time.
refusal-undo-not-yours = The last move was not yours.
    .title = Not your move.
    .remedy = Only { $seat } can take it back.
refusal-undo-waiting = It has been asked already whether the last move may be taken back.
    .title = Already asked.
    .remedy = Waiting for { $missing }.
refusal-undo-not-asked = Nobody wants to take a move back at the moment.
    .title = No question open.
    .remedy = /game undo asks for it.
refusal-undo-not-concerned = Your consent is not needed to take this move back.
    .title = Not your say.
    .remedy = Waiting for { $missing }.
refusal-undo-agreed = You have agreed already.
    .title = You have agreed.
    .remedy = Waiting for { $missing }.
refusal-undo-answer = That is no answer.
    .title = Yes or no?
    .remedy = Answer with yes or no.
refusal-store-locked = The move could not be stored: another program holds the database.
    .title = Not stored.
    .remedy = Nothing was changed. Try it again in a moment.
refusal-store-read-only = The move could not be stored: the database may not be written.
    .title = Not stored.
    .remedy = Nothing was changed. Whoever runs this bot must give it the right to write its database.
refusal-store-full = The move could not be stored: the disk is full.
    .title = Not stored.
    .remedy = Nothing was changed. Whoever runs this bot must free some space; then try it again.
refusal-store-damaged = The move could not be stored: the database is damaged.
    .title = Not stored.
    .remedy = Nothing was changed. Whoever runs this bot must restore the last backup.
refusal-store-newer = The database belongs to a newer version of this bot.
    .title = Not stored.
    .remedy = Nothing was changed. Whoever runs this bot must start the newer version.
refusal-store-missing = The database cannot be opened.
    .title = Not stored.
    .remedy = Nothing was changed. Whoever runs this bot must look at its folder.
refusal-store-closed = The bot is stopping.
    .title = Not stored.
    .remedy = Nothing was changed. Try it again when it is back.
refusal-store-failed = The move could not be stored: the database does not answer as it should.
    .title = Not stored.
    .remedy = Nothing was changed. Try it again; whoever runs this bot finds the reason in its log.

# discord: what the Discord side says.

command-game = Open a table, look at it, take moves back, end it
command-new = Open a table for a game in this channel
command-new-game = Which game
command-new-options = Options that differ from the usual, such as edition=boxed
command-join = Take a seat at the table in this channel
command-leave = Give your seat up, before the game or in it
command-start = Start the game (for whoever opened the table)
command-board = Show the board, for you alone
command-board-text = In words instead of a picture
command-log = Show what happened so far
command-undo = Take your last move back
command-end = Cancel the table, or end the game for everybody
command-export = Get the game as a file
command-verify = Prove that the game was played by the rules and the seed
command-hand = Show what only you may know, and what you can do
command-inspect = Look at a card or a player’s things closely, with all that is printed on them
command-inspect-what = What to look at
command-rules = Search in the rules
command-rules-query = Words to look for, or the number of a rule
command-help = What can be played here, and how

button-play = Play
button-board = Board
button-log = Log
button-rules = Rules
button-hand = My hand
button-undo = Undo
button-settings = Settings
button-refresh = Refresh
button-back = Back
button-enough = That is all
button-join = Join
button-leave = Leave
button-computer = Computer player
button-computer-away = Computer leaves
button-options = Options
button-start = Start
button-cancel = Cancel
button-rematch = Rematch
button-verify = Verify
button-export = Game file
button-end = End the game
button-in-words = Board in words
button-older = Older
button-newer = Newer
button-share = Show to the channel
button-agree = Agree
button-decline = Decline
button-open = Open a table
button-alone = Against the computer
menu-look = Look at …
menu-page = Page { $page } of { $pages }

waiting-for = Waiting for { $seats }
window-open = The table { $doing }
waiting-line = Waiting for { $parts }.
waiting-part = { $seat } ({ $doing })
waiting-part-open = { $seat } ({ $doing }; play goes on)
play-goes-on = play goes on
place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
was-away = -# I was away for a while. Nothing is lost; this is where the game stands.
it-is-over = the game is over
it-was-ended = the game was ended early
score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
seed-shown = -# Seed `{ $seed }`; its SHA-256 begins with the `{ $hash }` that was shown at the start.
seed-hash = The hash of the seed begins with `{ $hash }`; /game verify shows all of it.
undone = Taken back.
undo-asked = Somebody learned something by that move, so { $seats } must agree. The question stands in the channel.
undo-request = { $seat } would like to take the last move back. Waiting for { $seats } to agree. What became known by it:
by-rule = rule { $rule }

lobby-length = { $least } to { $most } players · about { $minutes } minutes for each player
lobby-host = host
lobby-computer = computer
lobby-missing = { $missing ->
        [one] One more player is needed.
       *[other] { $missing } more players are needed.
    }
lobby-room = Seat { $next } is still free, for anybody or a computer player; the host can start without.
lobby-alone = Started now, it is a game for one. For company let somebody join, or press “Computer player”.
alone = You play alone.
lobby-direct = Nobody else is here: the other seats are for computer players. To play with people open the table in a channel.
lobby-usual = The usual game: no option is changed.
lobby-cancelled = This table was cancelled. `/game new` opens another.
lobby-open = Your table is open.
computer-which = Which computer player?
computer-random = Drifter: does anything that is legal
computer-greedy = Striver: takes what looks best at once
computer-search = Thinker: looks ahead
options-heading = Options, page { $page } of { $pages }
joined = You have a seat at { $game } in { $place }.
left = You gave up your seat at { $game }.
started = { $game } has started in { $place }.
ended = It is ended.
first-letter = You have a seat at **{ $game }** in { $place }. What only you may know, and questions to you alone, will come here.
dms-closed = **Your direct messages are closed.** What only you may know cannot be sent to you. Open them under this server’s Privacy Settings, or use “My hand” in the channel: it shows the same to you alone.
no-hands = Nothing is hidden from the others in this game.

log-heading = Log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
shared-by = Looked up by { $name }
end-sure = This ends the game for everybody; it cannot be taken back. Its board and log stay readable.
exported = The whole game: seed, options and every move. `python -m bot replay` plays it again and checks it.
exported-running = The game as far as it may be shown: seed and moves are added when it is over.
verified = **Verified.** { $moves ->
        [one] One move was
       *[other] { $moves } moves were
    } played again by the rules from the same seed, and every state came out the same. Hash of the seed: `{ $hash }`
not-verified = **Not verified.** The log does not give the states that were kept: { $problem }
incident = **Something went wrong.** The mistake is ours; nothing is lost. If it happens again, tell whoever runs this bot: { $id }
discord-trouble = **Discord is in trouble.** It did not take my answer. What you did is kept; “Play” shows where the game stands.

refusal-old-button = This button is from another time.
    .title = Too old.
    .remedy = The newest message of this channel has buttons that work; “/game board” shows the game.
refusal-old-command = This command has changed since your Discord learned it.
    .title = Outdated.
    .remedy = Reload Discord (Ctrl+R, or close and open the app) and try again.
refusal-not-understood = I cannot read “{ $value }” here.
    .title = Not understood.
    .remedy = Choose one of the values that are offered while you type.
refusal-other-game = { $here } is played in this channel, not { $asked }.
    .title = Another game.
    .remedy = Use the commands of { $here } here.
refusal-wrong-channel = Nothing is being played in this channel.
    .title = Wrong channel.
    .remedy = You have a seat in { $places }.
refusal-which-session = You have a seat at several tables.
    .title = Which game?
    .remedy = Say it in the channel of the one you mean: { $places }.
which-session = **Which game?** You have a seat at several tables; choose one.
refusal-nothing-called = Nothing here is called “{ $what }”.
    .title = Not found.
    .remedy = Choose a name that is offered while you type, such as { $near }.
refusal-game-gone = This bot does not have the game “{ $game }” any more.
    .title = Game missing.
    .remedy = Whoever runs the bot can install it again; the session is kept.
refusal-not-started = The game has not started yet.
    .title = Not yet.
    .remedy = Whoever opened the table presses “Start” when all are seated.
refusal-no-table = Nothing is being played here.
    .title = No game here.
    .remedy = “/game new” opens a table; “/help” shows what can be played.
refusal-no-seat = You have no seat at this table; it waits for { $awaited }.
    .title = Not your table.
    .remedy = You can watch with “Board” and “Log”, or open a table of your own in another channel with /game new.
refusal-not-at-table = You have no seat at this table.
    .title = Not your table.
    .remedy = You can watch with “Board” and “Log”.
refusal-finished = This game is over.
    .title = It is over.
    .remedy = “Rematch” opens a new table with the same options; board and log stay readable.
refusal-not-your-question = This question is for { $seat }.
    .title = Not for you.
    .remedy = “Play” shows what you can do.
refusal-no-such-game = There is no game “{ $game }” here.
    .title = Unknown game.
    .remedy = You can play { $games }.
refusal-no-permission = I may not do enough in this channel: { $missing } is missing.
    .title = I am not allowed to.
    .remedy = Somebody who manages this server can grant it in the channel’s settings.
refusal-not-a-lobby = The game has started already.
    .title = Too late.
    .remedy = “⋯” in the newest message has what can be done now.
refusal-no-rule = Nothing in the rules fits “{ $query }”.
    .title = Not found.
    .remedy = Try a word of the rulebook, a number such as 3.4, or one of { $near }.
