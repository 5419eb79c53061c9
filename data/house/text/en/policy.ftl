# What a server does not allow.

refusal-game-off = { $game } is switched off on this server.
    .title = Not here.
    .remedy = { $games-count ->
        [0] Its admins choose the games with /config.
       *[other] You can play { $games }.
    }
refusal-channel-off = Games cannot be played in this channel.
    .title = Not in this channel.
    .remedy = { $places-count ->
        [0] Its admins choose the channels with /config.
       *[other] Play in { $places }, or in a thread there.
    }
refusal-starters-admins = On this server, only admins can open tables and start games.
    .title = For admins.
    .remedy = Ask an admin to open a table, then join it.
refusal-starters-roles = On this server, only some members can open tables and start games.
    .title = Not allowed.
    .remedy = { $roles-count ->
        [0] Ask an admin to open a table, then join it.
       *[other] Ask a member with { $roles } to open a table, then join it.
    }
refusal-enders-admins = On this server, only admins can end running games.
    .title = For admins.
    .remedy = Ask an admin.
refusal-enders-roles = On this server, only some members can end running games.
    .title = Not allowed.
    .remedy = { $roles-count ->
        [0] Ask an admin.
       *[other] Ask someone with { $roles }, or an admin.
    }
refusal-computers-off = Computer players are switched off on this server.
    .title = People only.
    .remedy = Invite someone: anyone here can take a seat.
refusal-tables-full = { $most ->
        [one] One game is
       *[other] { $most } games are
    } already running on this server, the most it allows at once.
    .title = No table free.
    .remedy = Wait until a game ends, or ask an admin to allow more with /config.
refusal-option-fixed = On this server, { $option } is always { $choices }.
    .title = Fixed here.
    .remedy = Leave this option as it is.
refusal-option-off = On this server, { $option } cannot be { $value }.
    .title = Not allowed.
    .remedy = You can choose { $choices }.
refusal-charter-changed = The settings of this server have changed since the table was opened: { $changes }.
    .title = Settings changed.
    .remedy = Change the table to match with “Options” and its other buttons, or open a new one. Then start.
refusal-server-clock-fixed = The clock is fixed on this server.
    .title = Fixed here.
    .remedy = Play with the server’s clock.
refusal-server-clock-needed = On this server, every table must have a clock.
    .title = Clock needed.
    .remedy = Choose a clock.
refusal-server-clock-short = That starting time is too short for this server.
    .title = Too short.
    .remedy = Choose at least { duration }.
refusal-server-clock-long = That starting time is too long for this server.
    .title = Too long.
    .remedy = Choose at most { duration }.

clock-locked = 🔒 The clock is fixed by this server’s admins.

misfit-game = the game is switched off
misfit-channel = the channel is closed to games
misfit-computers = computer players are switched off
misfit-clock = the clock

lobby-misfits = This server’s settings no longer allow: { $changes }.
option-locked = 🔒 { $value } (fixed by this server’s admins)
option-kept-off = 🔒 { $value } (always on here, but not with these other options)
button-fit = Use allowed options
fitted = **Done.** The options now match this server’s settings. The host can start.
