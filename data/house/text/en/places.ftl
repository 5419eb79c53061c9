# Where a table is played: threads, moving to another channel, permissions.

button-thread = Open in a thread
thread-name = { $game } · { $host }
thread-opened = Your table is open in { $place }.

# What Discord calls permissions in its settings.
permission-view-channel = View Channel
permission-connect = Connect
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files

# In place of the card on which a table waited for players, when its board has come in a new message.
card-left = The game has begun. Its board is further down.
# The same where a game is played again and not everyone who was asked is in; anyone can watch.
card-left-without = The game has begun without { $people }. Its board is further down, for everyone to watch.
place-left = **This table has moved.** It goes on in { $place }.
place-moved = The table moves to { $place }. Seats, clocks and the game stay as they are.
place-deleted = **The channel of your game of { $game } on { $server } was deleted.** Nothing of the game is lost. The host or an admin can bring it to another channel: use `/game move` there. Or end it with `/game end`.
place-forbidden = **I can no longer write in { $place },** where you are playing { $game }. Someone who manages the server has to grant me: { $missing }. Then the game goes on there; the host or an admin can also bring it to another channel with `/game move`.
place-without-names = -# This server’s AutoMod refuses a word in someone’s name, so I show colour marks instead of names.
place-locked = **{ $place } was locked,** where you are playing { $game }, so I cannot write there. The game goes on there when someone unlocks it; the host or an admin can also bring it to another channel with `/game move`.
place-archived = **{ $place } was archived,** where you are playing { $game }. Write in it to open it again; then the game goes on there. The host or an admin can also bring it to another channel with `/game move`.
place-without-files = -# I show the board in words, because I lack a permission in this channel: { $missing }.
place-freed = **This game was put aside,** because its players have not moved for a long time. Nothing of it is lost: the host finds *Resume* in `/my games`.
place-aside = **Your game of { $game } was put aside,** because nobody has moved for a long time, so its channel is free again. Nothing of it is lost: the host or an admin can use `/game move` in any channel to resume it. You find it in `/my games`.
channel-freed = **The game of { $game } that { $names } were playing here was put aside,** because nobody has moved for a long time. Nothing of it is lost: its host or an admin can resume it in another channel with `/game move`.
resumed = { $game } goes on in { $place }, as it was.
button-resume = Resume
refusal-put-aside = This game was put aside, because its players have not moved for a long time.
    .title = Put aside.
    .remedy = The host or an admin can resume it in any channel with /game move, or from /my games.
refusal-not-aside = This game goes on in { $place }.
    .title = Not put aside.
    .remedy = Play there.
refusal-resume-elsewhere = A game goes on where it began: on its server, or in direct messages.
    .title = Not here.
    .remedy = Use /my games there and press “Resume”.
call-hand = Your direct messages are closed: press “My hand”. Only you see the answer.

command-move = Move the game to another channel or thread
command-move-channel = Where to go on

refusal-thread-busy = { $waits ->
        [yes] A table of { $game } waits for players in this thread
       *[no] { $game } is being played in this thread
    }, and a thread has room for one game.
    .title = Thread in use.
    .remedy = { $waits ->
        [yes] Join that table with /game join, or start
       *[no] Start
    } another thread in { $places } and use /game new there.
refusal-thread-nowhere = Threads can be opened only in text channels, not in other threads.
    .title = No threads here.
    .remedy = Use a text channel, or open the table in this channel itself with /game new.
refusal-thread-forbidden = You are not allowed to open threads in this channel.
    .title = Not allowed.
    .remedy = Ask someone who may, or open the table in a channel without a game with /game new.
refusal-threads-full = This server has as many open threads as Discord allows.
    .title = Too many threads.
    .remedy = Close an old thread first, or open the table in a channel without a game.
refusal-threads-later = { $minutes ->
        [one] Discord opens no more threads in this channel for a minute.
       *[other] Discord opens no more threads in this channel for { $minutes } minutes.
    }
    .title = Too many new threads.
    .remedy = Try again later, or open the table in a channel without a game.
refusal-threads-many = I have opened { $most ->
        [one] a thread
       *[other] { $most } threads
    } for you within the last hour.
    .title = Too many threads.
    .remedy = Wait { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }, or open the table in a channel without a game.
refusal-place-direct = A game in direct messages cannot move.
    .title = Not here.
    .remedy = Open a table in a channel of a server instead.
refusal-place-same = The game is already in this channel.
    .title = Already here.
    .remedy = Choose another channel or thread.
refusal-write-forbidden = You cannot write in this channel, so I do not post here for you.
    .title = Not allowed.
    .remedy = Use a channel or thread in which you can write.
refusal-place-forbidden = You cannot write in that channel.
    .title = Not allowed.
    .remedy = Choose a channel or thread in which you can write.
refusal-elsewhere-group = I cannot play in messages among several people.
    .title = Not here.
    .remedy = Open a table in a server that has me, or write to me directly to play against the computer.
refusal-elsewhere-server = I am not a member of this server, so I cannot post a board here.
    .title = Not on this server.
    .remedy = Ask its admins to add me, or open a table in a server that has me.
