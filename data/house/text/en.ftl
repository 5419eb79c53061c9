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
    .remedy = Waiting for { $awaited }.
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
    .remedy = It can be { $choices }.

# Sessions: refusals of the table and of the store.

refusal-no-session = There is no such game.
    .title = No game here.
    .remedy = /game new opens one in this channel.
refusal-no-game = That game is not played here.
    .title = Unknown game.
    .remedy = You can play { $games }.
refusal-channel-busy = This channel has a game already, and it holds only one at a time.
    .title = Channel taken.
    .remedy = Play in another channel or a thread, or let the host finish this one with /game end.
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
    .remedy = The next one starts with /game new; the host can stop this one with /game end.
refusal-not-started = The game has not started.
    .title = Not yet.
    .remedy = The host starts it with /game start.
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
