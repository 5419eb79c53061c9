# Finding a table: the tables that wait for players, and the people who wait for a table.

command-find = Find a table that waits for players, or be told when one opens

find-title = Open tables
find-count = { $tables ->
        [0] { $mine ->
            [yes] No other table waits for players.
           *[no] No table waits for players at the moment.
        }
        [one] One table waits for players.
       *[other] { $tables } tables wait for players.
    }
find-line = **{ $game }** · { $place } · { $taken } of { $seats } · { $pace } · opened { $opened }
find-tickets = **You are waiting for**
find-ticket = { $game } · { $pace } · { $hours } · until { $until }
# To someone who waits for a table and did not come to one.
find-rest = -# You did not come to a table that you were called to, so I call you to the next one after { $until } at the earliest.
find-no-room = -# You asked in { $place }, where I can open no table now. Press *Tell me when one opens* in a channel where I may write.
find-direct = Open tables are listed on servers. Use `/game find` in a channel where you want to play.
find-hours-any = at any hour
find-hours-within = from { $start } to { $end } ({ $zone })

button-find = Open tables
button-find-ask = Tell me when one opens
button-find-off = { $game }: stop waiting
button-find-new = Open a new table
button-find-join = Join { $game }, { $taken } of { $seats }

find-ask = **Tell me when one opens**
    When someone else wants the same, I open a table and call you both. I also call you to tables that others open. I write to you three times a day at most.
find-ask-zone = -# I may call you at any hour. To choose hours, set your time zone first: press *Waking hours*.
find-game = Game
find-pace = Pace
find-hours = When I can call you
find-until = For how long
find-hours-entry-any = At any hour
find-hours-entry-own = In my waking hours
find-hours-entry-morning = In the morning
find-hours-entry-day = In the afternoon
find-hours-entry-evening = In the evening
find-hours-entry-night = At night
find-until-day = For a day
find-until-days = For three days
find-until-week = For a week
find-until-month = For a month
button-find-wait = Tell me
find-waiting = You are waiting for a table of { $game }. I call you when someone else wants to play.
find-found = **A table of { $game } is open for you in { $place }.** Join it there, or press *I’m in* in my message to you.
find-seated = **You have a seat at { $game } in { $place }.**
find-gone = The table of { $game } in { $place } no longer waits for players.
find-stopped = You no longer wait for a table of { $game }.

called-formed = { $people ->
        [2] **Someone else wants to play { $game } with you.** A table is open in { $place }.
       *[other] **{ $people } people want to play { $game }, you among them.** A table is open in { $place }.
    } The game begins by itself when everyone has come. Your seat is yours until { $until }.
called-open = **A table of { $game } waits for players in { $place }.** A seat is yours until { $until }.
# What a call says once it no longer waits for an answer.
call-taken = **You have a seat at a table of { $game } in { $place }.**
call-missing = { $n ->
        [one] { $people } is not coming.
       *[other] { $people } are not coming.
    }
call-awaits = Still to come: { $people }. Then the game begins.
call-looks = I am looking for someone else.
call-host-starts = The host starts the game.
call-playing = **Your game of { $game } in { $place } has begun.** You no longer wait for a table of it.
call-declined = You did not want to play { $game } in { $place }, and no longer wait for a table of it. To be called again, use `/game find`.
call-late = Your time to come to { $game } in { $place } was over, so your seat was given back.
call-off = Your seat at { $game } in { $place } is no longer kept.
call-begun = The game of { $game } in { $place } has begun without you.
call-closed = **The table of { $game } in { $place } was closed before a game began.**
call-switched-off = The game was switched off on that server.
call-unanswered = The table of { $game } in { $place } was closed before you answered.
call-waits = You still wait for a table of { $game }: I call you when someone else wants to play.
call-rests = You still wait for a table of { $game }. As you did not come, I call you to the next one after { $until } at the earliest.
call-waits-not = You no longer wait for a table of { $game }. To be called again, use `/game find`.
button-come = I’m in
button-not-now = Stop waiting
come-in = **You are in.** { $now ->
        [yes] Everyone has come, so the game begins in { $place } now.
       *[no] The game begins in { $place } when everyone has come.
    }
come-in-open = **You are in.** The host starts the game in { $place }.
come-declined = All right. You no longer wait for a table of { $game }. To be called again, use `/game find`.

lobby-called = Called: { $names }.
lobby-called-name = { $name } (until { $until })
lobby-called-seat = called (until { $until })
lobby-formed = The game begins by itself when everyone who was called has answered.
lobby-switched-off = This game was switched off on this server, so this table was closed.
lobby-not-enough = Too few people came in time, so this table was closed. Those who came wait on, and are called to the next one.

role-call = { $roles } A table of { $game } waits for players.

new-instead = **Join a table that is already open?**

refusal-ticket-direct = Tables are opened on servers, not in direct messages.
    .title = Not here.
    .remedy = Use /game find in a channel of the server where you want to play.
refusal-call-over = That table has begun or was closed.
    .title = Too late.
    .remedy = Use /game find on the server to see which tables are open.
refusal-called-begins = This game begins by itself when everyone who was called has answered.
    .title = A little patience.
    .remedy = The table’s card says who is called, and until when.
