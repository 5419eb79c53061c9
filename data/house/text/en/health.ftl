# The health of the bot, for those who manage a server.

command-health = Whether this bot is well, for those who manage the server

health-well = **All is well.** Version { $version }, running for { $hours ->
        [0] less than an hour
        [one] one hour
       *[other] { $hours } hours
    }.
health-look = **Something needs a look.** Version { $version }, running for { $hours ->
        [0] less than an hour
        [one] one hour
       *[other] { $hours } hours
    }.
health-errors = - { $errors ->
        [one] One error was logged in the last day; whoever runs the bot finds it in its log.
       *[other] { $errors } errors were logged in the last day; whoever runs the bot finds them in its log.
    }
health-slow = - The bot answers late: one time in a hundred { $ms } ms.
health-gateway = - The connection to Discord is slow: { $ms } ms for a heartbeat and back.
health-offline = - The connection to Discord is broken; it is tried again by itself.
health-unshown = - { $sessions ->
        [one] One channel does
       *[other] { $sessions } channels do
    } not show the newest state of the game.
health-late = - { $reminders ->
        [one] One reminder is
       *[other] { $reminders } reminders are
    } overdue.
health-full = - The disk is nearly full: { $megabytes } MB are free.
health-store = - The database does not answer: { $why }
health-games = Games: { $live } running, { $lobbies } waiting to start, { $over } over. { $windows ->
        [0] No response window is open.
        [one] One response window is open.
       *[other] { $windows } response windows are open.
    }
health-reminders = Reminders: { $waiting } planned, { $sent } sent.
health-database = Database: { $megabytes } MB.
health-table = Of the last { $count } lines, in milliseconds (half of them, 99 of 100):
health-table-new = In milliseconds (half of all, 99 of 100):
health-row-validate_ms = move
health-row-store_ms = disk
health-row-draw_ms = picture
health-row-encode_ms = packing
health-row-deliver_ms = Discord
health-row-lag = loop
health-row-gateway = heartbeat
health-about = The figures are of the whole bot, over all its servers.

refusal-health-admins = How the bot is doing is shown to those who manage the server.
    .title = For admins.
    .remedy = Ask somebody with the right “Manage Server”.
