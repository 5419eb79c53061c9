# Settings for the admins of a server: /config.

command-config = Set the rules for games on this server
command-config-show = Show all settings, only to you
command-config-games = Choose which games can be played, and how many at once
command-config-games-allow = A game to allow, or “all”
command-config-games-forbid = A game to switch off
command-config-games-tables = How many games can run at once on this server; 0: one per channel
command-config-options = Choose which game options tables can change, and their defaults
command-config-options-game = The game
command-config-options-option = The option
command-config-options-values = The values tables can choose, such as “on, off”; a single value is fixed; “all” for any
command-config-options-usual = The default value
command-config-channels = Choose the channels where games can be played
command-config-channels-allow = A channel or category to allow, including its threads
command-config-channels-forbid = A channel or category to remove
command-config-channels-everywhere = Allow every channel
command-config-channels-threads = Open a thread for each new table
command-config-people = Choose who can open tables and end games, and whether computers can play
command-config-people-start = Who can open tables and start games
command-config-people-start-role = A role that can start games; name it again to remove it
command-config-people-end = Who can end running games
command-config-people-end-role = A role that can end games; name it again to remove it
command-config-people-call-role = A role to mention for tables that wait for players; name it again to remove it
command-config-people-computers = Whether computer players are allowed
command-config-limits = Set how many games a person may host, import and open threads for, and when games are put aside
command-config-limits-hosted = How many running games one person may host; 0: no limit
command-config-limits-free-live = Live: days without a move until a game makes room in its channel; 0: never
command-config-limits-free-days = Days: days without a move until a game makes room in its channel; 0: never
command-config-limits-aside-live = Live: days without a move until a game is put aside; 0: never
command-config-limits-aside-days = Days: days without a move until a game is put aside; 0: never
command-config-limits-imports = How many games one person may import per day; 0: no limit
command-config-limits-own-threads = How many threads I open for one person per hour; 0: no limit
command-config-clocks = Choose the default clock, and which clocks tables can choose
command-config-clocks-usual = The default clock: none, evening, day, week, or your own, such as “24h + 8h”
command-config-clocks-pace = The default pace: that of the clock, live, or over days
command-config-clocks-over = What happens when someone runs out of time
command-config-clocks-reminders = How many reminders a player gets per question
command-config-clocks-choice = Which clocks tables can choose
command-config-clocks-least = The shortest starting time, such as “10 min”; 0: no limit
command-config-clocks-most = The longest starting time, such as “7 d”; 0: no limit
command-config-pictures = Choose the size of pictures
command-config-pictures-size = Large, or small for slow connections
command-config-pictures-board = Boards in portrait, or in landscape if a game has them
command-config-language = Choose the language of games in channels
command-config-language-language = The language, by its own name or code
command-config-audit = Show who changed what, and when
command-config-export = Save the settings as a file
command-config-import = Replace the settings with those from a file
command-config-import-file = A file from /config export

config-title = Server settings
config-intro = -# The rules for games on this server. Changes apply at once, but running games may finish. Only people who can manage this server see this.
config-games = Games
config-options = Options
config-channels = Channels
config-people = People
config-limits = Limits
config-clocks = Pace and clocks
config-pictures = Pictures
config-language = Language
config-audit = Changes

config-games-help = No one can open or start a game that is switched off here.
config-options-help = Tables can only choose the values you allow; if you allow a single value, the option is fixed. New tables start with the default value.
config-channels-help = A channel includes its threads, and a category its channels.
config-people-help = Everyone can join and play. Admins can always start and end games.
config-limits-help = A server above a limit keeps what is running. A game that nobody plays makes room when someone opens a table in its channel, and later by itself; the host or an admin can resume it.
config-clocks-help = New tables start with the default pace and clock. The host can choose another, within the limits you set.
config-pictures-help = Small pictures are two thirds of the width, for slow connections and small phones.
config-language-help = What I write in channels. Everyone reads their own panels and direct messages in their own language.
config-audit-help = Every change, newest first.

config-games-all = Every game can be played.
config-games-some = { $count ->
        [one] Only { $games } can be played.
       *[other] { $games } can be played.
    }
config-games-none = No game can be played.
config-tables-now = { $tables ->
        [0] One game per channel.
        [one] One game at a time.
       *[other] Up to { $tables } games at a time.
    }
config-options-now = { $rules ->
        [0] All options are open.
        [one] One option is set by this server.
       *[other] { $rules } options are set by this server.
    }
config-channels-all = Games can be played in every channel where I can write.
config-channels-some = Games can be played in { $channels }.
config-channels-gone = { $gone ->
        [one] One more allowed channel no longer exists.
       *[other] { $gone } more allowed channels no longer exist.
    }
config-channels-nowhere = Games cannot be played in any channel.
config-channels-none = **None of the allowed channels exist any longer,** so no one can open a game.
config-threads-now = Each new table gets a thread of its own.
config-starters-everybody-now = Everyone can open tables and start games.
config-starters-roles-now = Members with { $roles } can open tables and start games.
config-starters-admins-now = Only admins can open tables and start games.
config-enders-table-now = The players vote on ending a running game.
config-enders-roles-now = Members with { $roles } can end running games.
config-enders-admins-now = Only admins can end running games.
config-computers-on-now = Computer players are allowed.
config-computers-off-now = Computer players are not allowed.
config-no-role = a role you still have to choose
config-limits-hosted-now = { $hosted ->
        [0] Everyone can host as many running games as they like.
        [one] Everyone can host one running game.
       *[other] Everyone can host up to { $hosted } running games.
    }
config-limits-free-now = A game without a move makes room in its channel: Live after { $free_live }, Days after { $free_days }. It is put aside by itself: Live after { $aside_live }, Days after { $aside_days }.
config-limits-own-now = Each person: { $imports }, { $own_threads }.
config-clock-free-now = { $clock ->
        [none] Tables start without a clock and can choose one.
       *[other] Tables start with this clock: { $clock }. They can choose another, or none.
    }
config-clock-needed-now = Tables start with this clock: { $clock }. They can choose another, but must have one.
config-clock-fixed-now = { $clock ->
        [none] Tables have no clock.
       *[other] Every table has this clock: { $clock }.
    }
config-pace-clock-now = A clock of minutes means live play, one of hours or days play over days; without a clock, live.
config-pace-live-now = Tables start at the pace Live.
config-pace-days-now = Tables start at the pace Days.
config-least-now = The shortest starting time is { $duration }.
config-most-now = The longest starting time is { $duration }.
config-picture-large-now = Pictures are large.
config-picture-small-now = Pictures are small.
config-board-now = Boards are in landscape if a game has them.
config-language-now = In channels I write { $language }.
config-language-discord-now = In channels I write the language this server has on Discord: { $language }.
config-audit-now = Who changed what, and when.
config-further = { $count } more
config-nothing-yet = Nothing has been changed yet.
config-changed = **Changed.** { $edits }
config-same = Nothing to change.
config-overtaken = **Someone else changed the settings in the meantime.** Here is how they are now. Choose again.
config-all = all
config-none = none
config-on = on
config-off = off
config-games-own = the game’s default
config-by-file = from a file

config-games-menu = Games that can be played
config-tables-menu = How many at once
config-tables-each = One per channel
config-tables-count = { $tables ->
        [one] One on the server
       *[other] { $tables } on the server
    }
config-option-game = Which game?
config-option-menu = Which option?
config-option-open = open
config-option-fixed = fixed: { $values }
config-module-on = always on, if it goes with the other options
config-option-some = only { $values }
config-option-usual = default { $value }
config-values-menu = Values tables can choose
config-usual-menu = Default value
config-channels-menu = Channels for games
config-starters-menu = Who can open tables and start games
config-starters-everybody = Everyone
config-starters-roles = Members with certain roles
config-starters-admins = Admins only
config-starter-roles-menu = Roles that can start games
config-enders-menu = Who can end running games
config-enders-table = The players, by vote
config-enders-roles = Members with certain roles
config-enders-admins = Admins only
config-ender-roles-menu = Roles that can end games
config-call-roles-menu = Roles to mention for tables that wait for players
config-call-roles-now = For tables that wait for players I mention { $roles }, at most once an hour.
config-limit-menu = Which limit?
config-limit-hosted = { $number ->
        [0] no limit
        [one] one game
       *[other] { $number } games
    }
config-limit-free = { $number ->
        [0] never
        [one] one day
       *[other] { $number } days
    }
config-limit-aside = { $number ->
        [0] never
        [one] one day
       *[other] { $number } days
    }
config-limit-imports = { $number ->
        [0] any number of imports
        [one] one import per day
       *[other] { $number } imports per day
    }
config-limit-own_threads = { $number ->
        [0] any number of threads
        [one] one thread per hour
       *[other] { $number } threads per hour
    }
config-clock-menu = Default clock
config-expiry-menu = When time runs out
config-nudges-menu = Reminders per question
config-pace-menu = Default pace
config-pace-clock = The one that fits the clock
config-pace-live = Live
config-pace-days = Days
config-clock_choice-menu = Which clocks tables can choose
config-clock_choice-free = Any clock, or none
config-clock_choice-needed = Any clock, but not none
config-clock_choice-fixed = Only the default clock
config-least-menu = Shortest starting time
config-least-any = No minimum
config-least-of = At least { $duration }
config-most-menu = Longest starting time
config-most-any = No maximum
config-most-of = At most { $duration }
config-picture-menu = Size of pictures
config-picture-large = Large
config-picture-small = Small
config-board-menu = Form of boards
config-board-portrait = Portrait, for phones
config-board-landscape = Landscape, if a game has it

config-language-menu = Language in channels
config-language-own = The server’s language on Discord

config-field-games = Games
config-field-channels = Channels
config-field-starters = Who can start
config-field-starter_roles = Roles that can start
config-field-enders = Who can end
config-field-ender_roles = Roles that can end
config-field-call_roles = Roles mentioned for open tables
config-field-computers = Computer players
config-field-tables = Games at once
config-field-hosted = Running games per host
config-field-free_live = Live: channel free after
config-field-free_days = Days: channel free after
config-field-aside_live = Live: put aside after
config-field-aside_days = Days: put aside after
config-field-imports = Imports per person
config-field-own_threads = Threads per person
config-field-clock = Default clock
config-field-clock-expiry = When time runs out
config-field-clock-nudges = Reminders per question
config-field-pace = Default pace
config-field-clock_choice = Allowed clocks
config-field-least = Shortest starting time
config-field-most = Longest starting time
config-field-picture = Pictures
config-field-board = Form of boards
config-field-language = Language
config-field-threads = Threads for tables
config-field-option-values = allowed values
config-field-option-usual = default

button-config-change = Change
button-config-see = View
button-config-all = Allow all channels
button-config-threads-on = Thread for each table
button-config-threads-off = Tables in the channel
button-config-computers-on = Allow computers
button-config-computers-off = Forbid computers
button-config-export = Save as a file
button-config-import = Load from a file
button-config-finish = { $count ->
        [one] Let it finish
       *[other] Let them finish
    }
button-config-end = { $count ->
        [one] End it now
       *[other] End them now
    }
config-clock-form = A clock for this server

config-misfits = { $count ->
        [one] **One running game does not fit these settings.** It goes on, unless you end it:
       *[other] **{ $count } running games do not fit these settings.** They go on, unless you end them:
    }
config-finish = Running games may finish.
config-ended = { $count ->
        [one] One game was ended. Its board and log stay open.
       *[other] { $count } games were ended. Their boards and logs stay open.
    }
config-exported = The settings of this server. You can edit the file in any text editor, and load it here or on another server with `/config import`.
config-import-title = Load settings from a file
config-import-label = The file
config-import-help = It replaces all settings. I will list every change.
config-imported = **Loaded.** { $edits ->
        [0] Nothing changed.
        [one] One setting changed.
       *[other] { $edits } settings changed.
    }
config-note-elsewhere = The file is from another server, so the channels, and who can start and end games, stay as they are here.
config-note-channels = Channels that no longer exist were left out.
config-note-roles = Roles that no longer exist were left out.

refusal-not-admin = Only people who can manage this server can change its settings.
    .title = For admins.
    .remedy = Ask one of them. /help shows what you can play.
refusal-config-direct = Direct messages have no server settings.
    .title = Not here.
    .remedy = Use “/config” in a channel of the server. Your own settings are in /my settings.
refusal-config-game = There is no game “{ $game }” here.
    .title = Unknown game.
    .remedy = Choose from { $games }.
refusal-config-option = { $game } has no option “{ $option }”.
    .title = Unknown option.
    .remedy = Choose an option offered while you type.
refusal-config-value = The option “{ $option }” has no value “{ $value }”.
    .title = Unknown value.
    .remedy = Choose from { $choices }.
refusal-config-usual = “{ $value }” cannot be the default for “{ $option }”, because tables are not allowed to choose it.
    .title = Conflicting settings.
    .remedy = Allow the value, or choose another default.
refusal-config-channels = A server can list at most { $most } channels.
    .title = Too many channels.
    .remedy = Choose a category instead: it includes all its channels.
refusal-config-everywhere = Every channel is allowed, so there is no list to remove one from.
    .title = No list yet.
    .remedy = Choose the channels for games first; all others are then closed to games.
refusal-config-roles = You can choose at most { $most } roles.
    .title = Too many roles.
    .remedy = Make one role for everyone you want to allow.
refusal-config-tables = That many games at once is out of bounds.
    .title = Out of bounds.
    .remedy = Choose a number from 0 (one per channel) to { $most }.
refusal-config-limit = “{ $limit }” has no such number.
    .title = Out of bounds.
    .remedy = Choose a number from 0 to { $most }.
refusal-config-id = “{ $id }” is not a channel or role.
    .title = Not an id.
    .remedy = Use the ids of channels and roles in the file.
refusal-config-clock = That clock is out of bounds.
    .title = Out of bounds.
    .remedy = Use times of up to { $days } days, none of them negative.
refusal-config-no-clock = Tables start without a clock here, so no one can run out of time.
    .title = No clock.
    .remedy = Choose a default clock too; you can do it in the same command.
refusal-config-bounds = The shortest starting time would be longer than the longest.
    .title = Conflicting settings.
    .remedy = Change the other limit first.
refusal-config-clock-needed = Tables must have a clock, but the default is none.
    .title = Conflicting settings.
    .remedy = Choose a default clock first.
refusal-config-usual-clock = The default clock would be outside these limits.
    .title = Conflicting settings.
    .remedy = Choose another default clock, or change the limits.
refusal-game-unplayable = No one could start { $game } with only these values: { $n ->
        [0] they do not work together.
        [one] { $options } does not go with the others.
       *[other] { $options } do not go together.
    }
    .title = Game unplayable.
    .remedy = Allow one more value, or switch the game off under Games.
refusal-file-large = That file is too large to be a settings file.
    .title = Wrong file.
    .remedy = Choose a file from /config export, of at most { $most } KiB.
refusal-file-not-json = That file is damaged, or is not JSON.
    .title = Wrong file.
    .remedy = Nothing was changed. Choose a file from /config export.
refusal-file-foreign = That is not a settings file.
    .title = Wrong file.
    .remedy = Nothing was changed. Choose a file from /config export.
refusal-file-newer = The file has version { $found }, and I can only read up to { $known }.
    .title = Too new.
    .remedy = Nothing was changed. Ask the bot’s owner to update it.
refusal-file-wrong = The file has a mistake: { $problem }.
    .title = Mistake in the file.
    .remedy = Nothing was changed. Correct the file, or export the settings again.
refusal-file-unknown = The file has a setting that I do not know: { $key }.
    .title = Unknown setting.
    .remedy = Nothing was changed. Correct or remove it, or export the settings again.
refusal-file-gone = I could not download the file from Discord.
    .title = Not received.
    .remedy = Send it again.
