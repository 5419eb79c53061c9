# What is a person’s own: their games, settings and data.

command-my = Your games, settings and data
command-my-games = Your games: where it is your turn, and until when
command-my-data-act = What to do with your data

command-my-settings = Your settings for every table: questions, invitations, colours, language, hours
command-my-prompts = How you get questions that only you may see
command-my-reminders = Whether reminders come one by one, or once a day
command-my-colours = Colours of the seats in pictures shown only to you
command-my-words = Show your boards and hands in words instead of pictures
command-my-invitations = Whether others can offer you a seat in their games
command-my-coach = When each question comes with advice, and with what your last move missed
command-my-language = The language in which I write to you
command-my-zone = Your time zone, such as Europe/Paris; “off” to be available at all hours
command-my-start = When your day begins, such as 08:00
command-my-end = When your day ends, such as 23:00
command-my-weekends = Whether you also play at weekends

button-my = My games
button-my-settings = My settings
button-my-data = My data
button-my-next = Next one that waits for me
button-my-imports = Imported games
my-imports-title = Your imported games
my-imports-none = You have no imported games. `/game file import` brings one in.
my-games-title = Your games
my-games-waiting = { $games ->
        [0] You have no games at the moment. `/game new` opens a table.
       *[other] { $waiting ->
            [0] No game is waiting for you.
            [one] One game is waiting for you.
           *[other] { $waiting } games are waiting for you.
        }
    }
my-games-you = waiting for you
my-games-called = You were called to this table. Your seat is kept until { $until }.
my-games-tickets = You are waiting for a table of { $games }.
button-my-ended = Ended games
my-ended-title = Your ended games
my-ended-none = You have not played a game to its end yet.
my-ended-early = { $names } · ended early
my-games-place-deleted = The channel was deleted. The host or an admin can use `/game move` in another one.
my-games-place-forbidden = I can no longer write in the channel. Someone who manages the server has to let me, or the host or an admin can use `/game move` in another channel.
my-games-place-locked = The thread was locked. Someone has to unlock it, or the host or an admin can use `/game move` in another channel.
my-games-place-archived = The thread was archived. Write in it to open it again, or the host or an admin can use `/game move` in another channel.
my-games-lobby = { $players ->
        [one] Not started yet; one player has joined.
       *[other] Not started yet; { $players } players have joined.
    }
my-games-away = Someone is playing for you, or your seat is skipped, until you come back.
my-games-unknown = This bot cannot show that game at the moment.
my-games-aside = put aside
my-games-resume = Nobody has moved for a long time, so its channel is free for others. Nothing is lost: the host can press “Resume” in the channel where the game goes on.
my-games-link = go there
my-title = Your settings
my-intro = These settings apply at every table. No one else sees them.

my-prompts = Private questions
my-prompts-help = How you get your hand, and questions that the others may not see.
my-prompts-dm = By direct message
my-prompts-dm-help = I send you a message when you need to answer
my-prompts-channel = In the channel
my-prompts-channel-help = No direct messages: press “Play” or “My hand”

my-reminders = Reminders
my-reminders-help = What I send when a table waits for you and your time runs down. None come while you are playing.
my-reminders-each = One by one
my-reminders-each-help = A message for each table, with a button to be reminded later
my-reminders-daily = Once a day
my-reminders-daily-help = At most one message a day, with every table that waits for you

my-vision = Colours
my-vision-help = The colours of your own boards and hands. Every seat also has its own shape. The picture in the channel stays the same.
my-vision-normal = Standard colours
my-vision-normal-help = Six hues that most people can tell apart
my-vision-protan = For weak red (protan)
my-vision-protan-help = Keeps seats apart if red looks dark to you
my-vision-deutan = For weak green (deutan)
my-vision-deutan-help = Keeps seats apart if red and green look alike to you
my-vision-tritan = For weak blue (tritan)
my-vision-tritan-help = Keeps seats apart if blue and green look alike to you

my-words = Boards in words
my-words-on = Your boards and hands are shown in words, without pictures.
my-words-off = Your boards and hands are shown as pictures. “Board in words” shows a board in words.
button-words-on = Always in words
button-words-off = Show pictures

my-language = Language
my-language-help = Your panels, answers, hands and direct messages. A channel has the language of its server.
my-language-own = The language of your Discord app

my-invitations = Invitations
my-invitations-on = Others can offer you a seat in their games, and call you to play one again. You get one message for each game, and none after you say no.
my-invitations-off = No one can offer you a seat in their games, or call you to play one again.
button-invitations-on = Accept invitations
button-invitations-off = No invitations

my-coach = Coach
my-coach-help = Your panel says what to do and why, then what your last move missed. Tables that play without advice have none.
my-coach-first = In first games
my-coach-first-help = Until you have finished a game of that kind on the server
my-coach-always = Always
my-coach-always-help = In every game you play
my-coach-never = Never
my-coach-never-help = Advice comes only when you press “Suggest”

my-waking = Waking hours
my-waking-help = While you sleep, your clocks stop and no one reminds you. Others see that you are asleep, but not where you live.
my-zone = Time zone
my-zones-found = Choose your time zone.
my-start = From
my-end = To
button-waking = Waking hours
button-zone = Find a time zone
button-always = At all hours
button-weekends-on = Weekends too
button-weekends-off = Not at weekends
zone-now = it is { $time } there now
hours-always = You can be asked at all hours.
hours = From { $start } to { $end } ({ $zone }), every day.
hours-weekdays = From { $start } to { $end } ({ $zone }), Monday to Friday.
hours-all-day = All day ({ $zone }), every day.
hours-all-day-weekdays = All day ({ $zone }), Monday to Friday.

form-zone = Find a time zone
form-zone-field = A city or region
form-zone-example = Lisbon

refusal-no-language = I do not speak “{ $language }”.
    .title = Unknown language.
    .remedy = I speak { $languages }.
refusal-waking-zone = I do not know the time zone “{ $zone }”.
    .title = Unknown zone.
    .remedy = Type a large city near you, such as Lisbon or New York, and choose from the list.
refusal-waking-where = To set your hours, I need your time zone.
    .title = Time zone missing.
    .remedy = Choose your time zone under “Waking hours” in /my settings, or give it in the same command.
refusal-waking-time = That is not a time of day.
    .title = Not a time.
    .remedy = Write it like 08:00 or 22:30.
refusal-waking-short = Your day must have at least six waking hours.
    .title = Too short.
    .remedy = Choose a longer day. For a break, take days off, or play at tables without a clock.

command-my-data = Save everything kept about you as a file, or delete it
my-data-title = Your data
my-data-help = What I keep about you: your settings, your seats and moves, standing orders, reminders.
button-data = My data as a file
button-delete = Delete my data
data-file = Everything kept about you, as JSON. You can open it in any text editor.
delete-title = Delete my data
delete-word = delete
delete-sure = { $running ->
        [0] You are not playing in any game at the moment.
        [one] You leave the game you are playing at once; your seat becomes free for others.
       *[other] You leave the { $running } games you are playing at once; your seats become free for others.
    }
    Your settings, standing orders and reminders are deleted. Games you played name you as “Former player”; their boards, logs and proofs stay valid. Messages that I already sent stay as they are. This cannot be undone.
delete-field = Type “{ $word }”
button-delete-sure = Continue
deleted = **Deleted.** Nothing I keep leads to you any longer. Old messages in channels stay, and may still name you. You can delete my direct messages to you yourself.

refusal-delete-word = That was not the right word, so nothing was deleted.
    .title = Not deleted.
    .remedy = To delete your data, type “{ $word }” into the form.
