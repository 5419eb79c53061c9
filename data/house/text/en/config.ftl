# What the admins of a server set: /config.

command-config = Say what goes at the tables of this server
command-config-show = Show all settings, for you alone
command-config-games = Choose the games that may be played, and how many at once
command-config-games-allow = A game to allow, or “all”
command-config-games-forbid = A game to switch off
command-config-games-tables = How many games may go on at once in this server; 0: one in each channel
command-config-options = Choose what tables may change of a game, and what they begin with
command-config-options-game = The game
command-config-options-option = The option
command-config-options-values = The values that tables may choose, such as “on, off”; one: it is fixed; “all”
command-config-options-usual = The value that tables begin with
command-config-channels = Choose the channels in which games are played
command-config-channels-allow = A channel or category to allow; its threads go with it
command-config-channels-forbid = A channel or category to take away
command-config-channels-everywhere = Allow every channel
command-config-people = Choose who opens tables and ends games, and whether computers play
command-config-people-start = Who opens tables and starts games
command-config-people-start-role = A role that may; again: it may not any more
command-config-people-end = Who ends running games
command-config-people-end-role = A role that may; again: it may not any more
command-config-people-computers = Whether computer players may sit at tables
command-config-clocks = Choose the clock that tables begin with, and what they may choose
command-config-clocks-usual = The clock of new tables: none, evening, day, week, or as in “24h + 8h”
command-config-clocks-over = What is done when a time is over
command-config-clocks-reminders = How often somebody is reminded of a question
command-config-clocks-choice = What tables may choose
command-config-clocks-least = The shortest time to begin with, as in “10 min”; 0: any
command-config-clocks-most = The longest time to begin with, as in “7 d”; 0: any
command-config-pictures = Choose the size of the pictures
command-config-pictures-size = Large, or small for slow connections
command-config-audit = Show who changed what and when
command-config-export = Get the settings as a file
command-config-import = Replace the settings by those of a file
command-config-import-file = A file that /config export has made

config-title = Settings of this server
config-intro = -# What goes at its tables. Changes hold at once; games that are running may finish. Only those who may manage the server see this.
config-games = Games
config-options = Options
config-channels = Channels
config-people = People
config-clocks = Clocks
config-pictures = Pictures
config-audit = Changes

config-games-help = Nobody can open or start what is switched off here.
config-options-help = Take values away, and no table can choose them; leave one, and the option is fixed. Tables begin with the usual value.
config-channels-help = A channel brings its threads with it, a category its channels.
config-people-help = Everybody may join and play. Admins may always start and end games.
config-clocks-help = A table begins with the usual clock; its host chooses another one as far as you allow it.
config-pictures-help = Small pictures are the same at two thirds of the width: for slow connections and small phones.
config-audit-help = Every change, the newest first.

config-games-all = Every game can be played.
config-games-some = { $count ->
        [one] Only { $games } can be played.
       *[other] { $games } can be played.
    }
config-games-none = No game can be played.
config-tables-now = { $tables ->
        [0] Each channel can have one at a time.
        [one] One game can go on at a time.
       *[other] { $tables } games can go on at a time.
    }
config-options-now = { $rules ->
        [0] All options are open, as the games have them.
        [one] One option is set by this server.
       *[other] { $rules } options are set by this server.
    }
config-channels-all = Games are played in every channel in which I may write.
config-channels-some = Games are played in { $channels }.
config-channels-gone = { $gone ->
        [one] One more that was allowed does not exist any more.
       *[other] { $gone } more that were allowed do not exist any more.
    }
config-channels-nowhere = Games are played in no channel.
config-channels-none = **None of the channels that were allowed exists any more,** so no game can be opened.
config-starters-everybody-now = Everybody opens tables and starts games.
config-starters-roles-now = Members with { $roles } open tables and start games.
config-starters-admins-now = Only admins open tables and start games.
config-enders-table-now = A running game is ended by a vote of its table.
config-enders-roles-now = A running game is ended by members with { $roles }.
config-enders-admins-now = A running game is ended by admins.
config-computers-on-now = Computer players may play.
config-computers-off-now = Computer players may not play.
config-no-role = a role that is not chosen yet
config-clock-free-now = { $clock ->
        [none] Tables begin without a clock, and may choose one.
       *[other] Tables begin with this clock: { $clock }. They may choose any other, or none.
    }
config-clock-needed-now = Tables begin with this clock: { $clock }. They may choose any other, but not none.
config-clock-fixed-now = { $clock ->
        [none] No table has a clock.
       *[other] Every table has this clock: { $clock }.
    }
config-least-now = The shortest begins with { $duration }.
config-most-now = The longest begins with { $duration }.
config-picture-large-now = Pictures are large.
config-picture-small-now = Pictures are small.
config-audit-now = Who changed what and when.
config-further = { $count } more
config-nothing-yet = Nothing was changed yet.
config-changed = **Changed.** { $edits }
config-same = Nothing was different.
config-overtaken = **Somebody changed the settings meanwhile.** This is how they are now; choose again.
config-all = all
config-none = none
config-on = on
config-off = off
config-games-own = as the game has it
config-by-file = by a file

config-games-menu = Games that may be played
config-tables-menu = How many at once
config-tables-each = One in each channel
config-tables-count = { $tables ->
        [one] One in the server
       *[other] { $tables } in the server
    }
config-option-game = Which game?
config-option-menu = Which option?
config-option-open = open
config-option-fixed = fixed: { $values }
config-option-some = only { $values }
config-option-usual = usually { $value }
config-values-menu = Values that may be chosen
config-usual-menu = What tables begin with
config-channels-menu = Channels in which games are played
config-starters-menu = Who opens tables and starts games
config-starters-everybody = Everybody
config-starters-roles = Members with certain roles
config-starters-admins = Admins alone
config-starter-roles-menu = Roles that may start
config-enders-menu = Who ends running games
config-enders-table = The table, by a vote
config-enders-roles = Members with certain roles
config-enders-admins = Admins alone
config-ender-roles-menu = Roles that may end
config-clock-menu = The clock that tables begin with
config-expiry-menu = When a time is over
config-nudges-menu = Reminders of a question
config-clock_choice-menu = What tables may choose
config-clock_choice-free = Any clock, or none
config-clock_choice-needed = Any clock, but not none
config-clock_choice-fixed = Only the usual one
config-least-menu = The shortest time to begin with
config-least-any = No shortest time
config-least-of = At least { $duration }
config-most-menu = The longest time to begin with
config-most-any = No longest time
config-most-of = At most { $duration }
config-picture-menu = Size of the pictures
config-picture-large = Large
config-picture-small = Small

config-field-games = Games
config-field-channels = Channels
config-field-starters = Who starts
config-field-starter_roles = Roles that may start
config-field-enders = Who ends
config-field-ender_roles = Roles that may end
config-field-computers = Computer players
config-field-tables = Games at once
config-field-clock = Clock of new tables
config-field-clock-expiry = When a time is over
config-field-clock-nudges = Reminders of a question
config-field-clock_choice = Choice of clocks
config-field-least = Shortest time
config-field-most = Longest time
config-field-picture = Pictures
config-field-option-values = may be chosen
config-field-option-usual = usual

button-config-change = Change
button-config-see = Look
button-config-all = Every channel
button-config-computers-on = Let computers play
button-config-computers-off = No computer players
button-config-export = Settings as a file
button-config-import = Read a file
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
        [one] **One game is running that could not be started now.** It is left alone, unless you end it:
       *[other] **{ $count } games are running that could not be started now.** They are left alone, unless you end them:
    }
config-finish = What is running may finish.
config-ended = { $count ->
        [one] One game was ended. Its board and log stay readable.
       *[other] { $count } games were ended. Their boards and logs stay readable.
    }
config-exported = The settings of this server. `/config import` reads the file, here or elsewhere; any editor can change it.
config-import-title = Read settings from a file
config-import-label = The file
config-import-help = It replaces all settings. Every change is listed.
config-imported = **Read.** { $edits ->
        [0] Nothing was different.
        [one] One setting is different now.
       *[other] { $edits } settings are different now.
    }
config-note-elsewhere = The file is from another server: channels, and who starts and ends games, stay as they were here.
config-note-channels = Channels that do not exist any more were left out.
config-note-roles = Roles that do not exist any more were left out.

refusal-not-admin = Only those who may manage this server change what goes in it.
    .title = For admins.
    .remedy = Ask one of them; /help shows what can be played.
refusal-config-direct = Direct messages have no settings of a server.
    .title = Not here.
    .remedy = Use /config in a channel of the server; what you like yourself is behind /me.
refusal-config-game = There is no game “{ $game }” here.
    .title = Unknown game.
    .remedy = There are: { $games }.
refusal-config-option = { $game } has no option “{ $option }”.
    .title = Unknown option.
    .remedy = Choose one that is offered while you type.
refusal-config-value = The option “{ $option }” has no value “{ $value }”.
    .title = Unknown value.
    .remedy = Its values are { $choices }.
refusal-config-usual = Tables cannot begin with “{ $value }” in the option “{ $option }”: they may not choose it.
    .title = Not both.
    .remedy = Allow the value, or choose another usual one.
refusal-config-channels = A server can name { $most } channels at most.
    .title = Too many channels.
    .remedy = Choose a category: all its channels go with it.
refusal-config-everywhere = Every channel is allowed now, so there is no list to take one from.
    .title = Choose first.
    .remedy = Name the channels in which games are played; all others are closed then.
refusal-config-roles = { $most } roles can be chosen at most.
    .title = Too many roles.
    .remedy = Make one role for all who may.
refusal-config-tables = So many games at once cannot be set.
    .title = Out of bounds.
    .remedy = Choose a number from 0 (one in each channel) to { $most }.
refusal-config-id = “{ $id }” is no channel and no role.
    .title = Out of bounds.
    .remedy = Put the ids of channels and roles into the file.
refusal-config-clock = Such a clock cannot be played with.
    .title = Out of bounds.
    .remedy = No time is negative or longer than { $days } days.
refusal-config-no-clock = Tables begin without a clock here, so no time can be over.
    .title = No clock.
    .remedy = Choose the clock that tables begin with, in the same command if you like.
refusal-config-bounds = The shortest time would be longer than the longest.
    .title = Not both.
    .remedy = Change the other bound first.
refusal-config-clock-needed = Tables would begin without a clock, which they may not choose.
    .title = Not both.
    .remedy = Choose the clock that tables begin with first.
refusal-config-usual-clock = The clock that tables begin with would be out of the bounds.
    .title = Not both.
    .remedy = Choose another usual clock, or change the bounds.
refusal-game-unplayable = With these values nobody could start { $game } any more: they do not go together.
    .title = That shuts the game up.
    .remedy = Allow one more value, or switch the game off under Games.
refusal-file-large = That file is too large for settings.
    .title = Not this file.
    .remedy = Choose one that /config export has made; it has { $most } KiB at most.
refusal-file-not-json = That file is damaged, or no text in JSON.
    .title = Not this file.
    .remedy = Choose one that /config export has made; nothing was changed.
refusal-file-foreign = That file is about something else.
    .title = Not this file.
    .remedy = Choose one that /config export has made; nothing was changed.
refusal-file-newer = That file is of version { $found }, and I know { $known }.
    .title = Newer than I am.
    .remedy = Whoever runs this bot can bring it up to date; nothing was changed.
refusal-file-wrong = Something in the file cannot be: { $problem }.
    .title = Not quite right.
    .remedy = Put it right, or export the settings anew; nothing was changed.
refusal-file-gone = The file could not be fetched from Discord.
    .title = Not received.
    .remedy = Send it once more.
