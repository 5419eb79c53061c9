# The health of the bot, for those who manage a server.

command-health = Show how well the bot is running (for people who manage the server)

health-well = **All is well.** Version { $version }, running for { $hours ->
        [0] less than an hour
        [one] one hour
       *[other] { $hours } hours
    }.
health-look = **Something needs attention.** Version { $version }, running for { $hours ->
        [0] less than an hour
        [one] one hour
       *[other] { $hours } hours
    }.
health-errors = - { $errors ->
        [one] One error was logged in the last day; the bot’s owner can find it in the bot’s log.
       *[other] { $errors } errors were logged in the last day; the bot’s owner can find them in the bot’s log.
    }
health-rival = - Another bot uses this bot’s token with another database: players see sometimes one, sometimes the other. Stop one of them.
health-slow = - The bot answers late: one answer in a hundred by { $ms } ms or more.
health-gateway = - The connection to Discord is slow: a heartbeat takes { $ms } ms.
health-offline = - The connection to Discord is lost; the bot is reconnecting.
health-unshown = - { $sessions ->
        [one] One channel does
       *[other] { $sessions } channels do
    } not show the newest state of the game.
health-late = - { $reminders ->
        [one] One reminder is
       *[other] { $reminders } reminders are
    } overdue.
health-full = - The disk is nearly full: { $megabytes } MB left.
health-store = - The database is not responding: { $why }
health-games = Games: { $live } running, { $lobbies } waiting to start, { $over } over. { $windows ->
        [0] No response window is open.
        [one] One response window is open.
       *[other] { $windows } response windows are open.
    }
health-reminders = Reminders: { $waiting } scheduled, { $sent } sent.
health-database = Database: { $megabytes } MB.
health-processes = { $processes } processes serve { $shards ->
        [one] one shard
       *[other] { $shards } shards
    }, each a part of the servers:
health-process = - process { $pid }: { $count ->
        [0] no shard
        [one] shard { $shards }
       *[other] shards { $shards }
    }; last sign of life { $seconds } s ago{ $leaving ->
        [yes] ; it is stopping
       *[no] { "" }
    }
health-unserved = - { $count ->
        [one] No process serves shard { $shards }: the games on its servers are waiting.
       *[other] No process serves shards { $shards }: the games on their servers are waiting.
    }
health-table = The last { $count } measurements, in milliseconds (median, 99th percentile):
health-table-new = In milliseconds (median, 99th percentile):
health-row-validate_ms = move
health-row-store_ms = disk
health-row-draw_ms = picture
health-row-encode_ms = packing
health-row-deliver_ms = Discord
health-row-lag = loop
health-row-gateway = heartbeat
health-about = These figures cover the whole bot, across all its servers.

refusal-health-admins = Only people who can manage the server can see how the bot is doing.
    .title = For admins.
    .remedy = Ask someone with the “Manage Server” permission.
