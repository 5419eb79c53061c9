# What a person likes at every table.

command-me = What you like at every table: questions, colours, hours; your data
command-me-prompts = Where questions go that only you may see
command-me-colours = Colours of the seats in pictures that you alone see
command-me-words = Your boards and hands in words instead of pictures
command-me-zone = The time zone in which you are awake, such as Europe/Paris; “off” for all hours
command-me-start = When your day begins there, such as 08:00
command-me-end = When it ends, such as 23:00
command-me-weekends = Whether you play at weekends too

button-me = You
me-title = You
me-intro = This holds at every table, and nobody else sees it.

me-prompts = Questions to you alone
me-prompts-help = Your hands, and questions that the others may not see.
me-prompts-dm = By direct message
me-prompts-dm-help = A message when an answer is needed
me-prompts-channel = Behind the channel’s button
me-prompts-channel-help = No direct messages: “Play” and “My hand” show them

me-vision = Colours
me-vision-help = How your own boards and hands are coloured. Every seat has a shape as well; the channel’s picture stays as it is.
me-vision-normal = The usual colours
me-vision-normal-help = Six hues that most people can tell apart
me-vision-protan = For weak red (protan)
me-vision-protan-help = Seats further apart where red looks dark
me-vision-deutan = For weak green (deutan)
me-vision-deutan-help = Seats further apart where red and green look alike
me-vision-tritan = For weak blue (tritan)
me-vision-tritan-help = Seats further apart where blue and green look alike

me-words = Boards in words
me-words-on = Your boards and hands are told in words, without pictures.
me-words-off = Your boards and hands are pictures; “Board in words” tells them.
button-words-on = Always in words
button-words-off = Pictures again

me-waking = Waking hours
me-waking-help = Clocks stand still and nobody reminds you while you sleep. The others see that you sleep, not where.
me-zone = Time zone
me-zones-found = These zones fit; choose one.
me-start = From
me-end = To
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

refusal-waking-zone = I know no time zone “{ $zone }”.
    .title = Unknown zone.
    .remedy = Type a large city near you, such as Lisbon or New York, and choose from what is offered.
refusal-waking-where = Hours need a time zone, and I know none for you yet.
    .title = Zone missing.
    .remedy = Choose your zone with “Waking hours” in /me, or give it in the same command.
refusal-waking-time = That is no time of day.
    .title = Not a time.
    .remedy = Write it as 08:00 or 22:30.
refusal-waking-short = A day has at least six waking hours here.
    .title = Too short a day.
    .remedy = Choose a longer day; for days off there are holidays, and tables without a clock.

command-me-data = Get all that is kept about you as a file, or delete it
me-data-help = What is kept about you: your likings, your seats and what you did at them, standing orders, reminders.
button-data = My data as a file
button-delete = Delete my data
data-file = Everything that is kept about you. It is JSON; any editor opens it.
delete-title = Delete my data
delete-word = delete
delete-sure = { $running ->
        [0] You play at no table at the moment.
        [one] You leave the table at which you play, at once; your seat there is free for others.
       *[other] You leave the { $running } tables at which you play, at once; your seats there are free for others.
    }
    Your likings, standing orders and reminders are deleted. In games that were played a “Former player” stands in your place; their boards, logs and proofs stay true. Nobody can undo this.
delete-field = Type “{ $word }”
button-delete-sure = Go on
deleted = **Deleted.** Nothing that I keep leads to you any more. What I wrote to you by direct message is yours: delete it there if you like.

refusal-delete-word = That was not the word, and nothing was deleted.
    .title = Not deleted.
    .remedy = To delete your data type “{ $word }” into the form.
