# What a server does not allow.

refusal-game-off = { $game } is switched off in this server.
    .title = Not here.
    .remedy = { $games-count ->
        [0] Its admins choose the games with /config.
       *[other] You can play { $games }.
    }
refusal-channel-off = Games are not played in this channel.
    .title = Not in this channel.
    .remedy = { $places-count ->
        [0] Its admins choose the channels with /config.
       *[other] Play in { $places }, or in a thread there.
    }
refusal-starters-admins = In this server only its admins open tables and start games.
    .title = The admins’ choice.
    .remedy = Ask one of them; then join with one click.
refusal-starters-roles = In this server not everybody opens tables and starts games.
    .title = Not yours to start.
    .remedy = { $roles-count ->
        [0] Its admins do: ask one of them, then join with one click.
       *[other] Members with { $roles } do: ask one of them, then join with one click.
    }
refusal-enders-admins = In this server only its admins end running games.
    .title = The admins’ choice.
    .remedy = Ask one of them.
refusal-enders-roles = In this server not everybody ends running games.
    .title = Not yours to end.
    .remedy = { $roles-count ->
        [0] Ask an admin.
       *[other] Ask somebody with { $roles }, or an admin.
    }
refusal-computers-off = Computer players are switched off in this server.
    .title = People only.
    .remedy = Invite somebody: the seats are open to everybody here.
refusal-tables-full = { $most ->
        [one] One game is
       *[other] { $most } games are
    } going on in this server, and that is as many as it wants at once.
    .title = No table free.
    .remedy = Wait until one ends; its admins can allow more with /config.
refusal-option-fixed = { $option } is fixed in this server: { $choices }.
    .title = Fixed here.
    .remedy = Leave this option as it is.
refusal-option-off = { $option } cannot be { $value } in this server.
    .title = Not here.
    .remedy = You can choose { $choices }.
refusal-charter-changed = What this server allows has changed since the table was opened: { $changes }.
    .title = Settings changed.
    .remedy = Put it right with “Options” and the other buttons of the table, or open it anew; then start.
refusal-server-clock-fixed = The clock is fixed in this server.
    .title = Fixed here.
    .remedy = Play with the server’s clock.
refusal-server-clock-needed = In this server every table has a clock.
    .title = A clock, please.
    .remedy = Choose one.
refusal-server-clock-short = The time is too short for this server.
    .title = Too short.
    .remedy = Choose at least { $duration }.
refusal-server-clock-long = The time is too long for this server.
    .title = Too long.
    .remedy = Choose at most { $duration }.

clock-locked = 🔒 The clock is fixed by this server’s admins.

misfit-game = the game is switched off
misfit-channel = the channel is closed to games
misfit-computers = computer players are switched off
misfit-clock = the clock

option-locked = 🔒 { $value } (fixed by this server’s admins)
button-fit = Use the server’s options
fitted = **Put right.** The options go with what this server allows now; the host can start.
rematch-changed = -# Some options are different from the last game: this server has changed what it allows.
