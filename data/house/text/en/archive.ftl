# Finished games: film, report, chart, turning points; games imported from files.

command-film = Watch the game again as a short film
command-film-seat = Whose view to show (leave out for everyone’s)
command-film-speed = How fast it plays
command-step = Look at a game turn by turn
command-step-seat = Whose view to show (leave out for yours, or everyone’s once it is over)
command-step-turn = A step by its number, or words that tell what happened
command-report = Read the story of the game: every round, the scores, the turning points
command-report-seat = Whose view to tell (leave out for everyone’s)
command-import = Import a finished game from a file into this channel
command-import-file = A file from /game file export, made after the game was over

button-film = Film
button-step = Step through
button-report = Report
button-next = Next
button-last = The end
button-read = Read

speed-slow = slow
speed-normal = normal
speed-fast = fast

chapter = { $number ->
    [0] Set-up
   *[other] { $unit ->
        [round] Round { $number }
       *[turn] Turn { $number }
    }
}

turning-lead = { $unit ->
        [round] In round { $number }
       *[turn] In turn { $number }
    }, { $seat } took the lead for good, { $score }–{ $than } against { $other }.
turning-always = { $seat } led from { $unit ->
        [round] round { $number }
       *[turn] turn { $number }
    } to the end.
turning-last = { $seat } only passed { $other } at the very end.
turning-behind = { $unit ->
        [round] In round { $number }
       *[turn] In turn { $number }
    }, { $seat } was still { $by } behind { $other }.
turning-close = Late in the game, { $unit ->
        [round] in round { $number }
       *[turn] in turn { $number }
    }, { $seat } came within { $by } of { $other }.
turning-changes = The lead changed hands { $times ->
        [2] twice
       *[other] { $times } times
    }, the last time { $unit ->
        [round] in round { $number }
       *[turn] in turn { $number }
    }, to { $seat }.
turning-level = No one was alone in the lead at the end; { $seat } won on a tiebreak.
turning-despite = { $other } had the highest score at the end, but { $seat } won.
turning-half = Half of the { $score } had been scored { $unit ->
        [round] by round { $number }
       *[turn] by turn { $number }
    }, with { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } still to play.
turning-gain-together = The biggest gain, { $gain } in one turn, came { $unit ->
        [round] in round { $number }
       *[turn] in turn { $number }
    }.
turning-gain = { $seat } made the biggest gain, { $gain } in one turn, { $unit ->
        [round] in round { $number }
       *[turn] in turn { $number }
    }.

# The end of a game as a picture to share; a game may say in its own words who won or lost together (own-ending-together, own-ending-alone).
ending-won = { $names } won
ending-won-count = { $n } players won
ending-shared = { $names } share the win
ending-shared-count = { $n } players share the win
ending-no-one = No one won
ending-together = { $won ->
    [yes] We won
   *[no] We lost
}
ending-alone = { $won ->
    [yes] { $name } won
   *[no] { $name } lost
}
ending-early = Ended early
ending-by = { $seat } won with { $by } more than { $other }.
ending-level = They are level at { $score }.
ending-more = and { $n } more
ending-credit = Played on Heliograph
ending-alt = { $title }. { $won }. { $why } { $lines }. { $credit }.
button-share-end = Share
button-share-report = Show the report in the channel
share-note = -# Save the picture to post it anywhere.

# What all have reached together of what is needed, or a danger of its end.
goal-reached = { $reached } of { $of }
goal-line = { $name }: { $reached }
chart-needed = Needed: { $of }
chart-goal = { $name }: from { $first } to { $last } of { $of }
chart-title = Scores
chart-alt = Scores by turn. { $lines }.
chart-line = { $name }: from { $first } to { $last }, at most { $most }
film-alt = The game as a film in { $frames } pictures, from the first turn to the last.
film-progress = Drawing the film: { $done } of { $frames } pictures.
film-ready = **{ $title }, the film.** { $frames } pictures, { $seconds } seconds; { $viewer }.
film-ready-import = **{ $title }, the film of a game imported from a file.** { $frames } pictures, { $seconds } seconds; { $viewer }.

seen-by-table = as everyone saw it
seen-by-seat = as { $seat } saw it

# One moment of a game, looked at privately.
step-heading = **{ $title }** · { $moment }
step-shown = { $by } looks back at this moment.
step-posted = Posted as everyone may see it, without what only this view shows.
step-label = { $chapter } · { $who }
step-start = The start
step-end = The end
step-won = The end · { $who } won
step-now = Now
step-nothing = Nothing to tell of this turn.
step-turning = **Turning point.** { $said }
step-next = { $new ->
    [yes] Next, { $chapter }: { $who } { $doing }.
   *[no] Next: { $who } { $doing }.
}
step-place = { $number } of { $count }, { $viewer }
step-menu = Go to a turn
step-earlier = Earlier turns …
step-later = Later turns …
step-views = Whose view
button-step-first = « First
button-step-back = ‹ Back
button-step-on = Next ›
button-step-last = Last »
button-step-own = { $whose ->
    [you] My turns only
   *[other] { $whose } only
}
button-step-all = All turns
# What people write down for themselves at a seat.
button-note = Note
button-note-write = Write …
button-note-hand = { $handed ->
    [yes] Leave it to the next player at this seat
   *[no] Keep it to myself
}
note-title = **Your note** · { $seat }
note-empty = Nothing yet. Write down a plan, or what to look out for.
note-inherited = > From the player before you: { $text }
note-private = -# { $handed ->
    [yes] Only you can read it, and the next player at this seat.
   *[no] Only you can read it. If someone takes your seat, they do not see it.
}
note-label = Your note
note-help = Only you can read it. Leave it empty to delete it.
refusal-note-too-long = A note can have { $most } characters.
    .title = Too long.
    .remedy = Shorten it.

# Going back to an earlier turn.
command-ruling = Take this game back to an earlier turn, if everyone agrees
command-ruling-turn = The turn to take back, with all after it: its number, or words of what happened
# Named by whose turn it is at the moment shown, which the question that follows takes back.
button-step-ruling = { $several ->
    [no] Go back to { FORM($seat-id, part: "whose") } turn …
   *[yes] Go back to here …
}
button-ruling = { $alone ->
    [yes] Go back
   *[no] Ask the table
}
ruling-sure = **{ $several ->
        [no] Take back { FORM($seat-id, part: "whose") } turn ({ $chapter }) and all after it?
       *[yes] Take the game back to { $chapter }?
    }** This takes back { $taken }, with everything chosen since. { $alone ->
        [yes] { "" }
       *[no] Everyone must agree; anyone who says nothing for { $pace ->
            [live] 10 minutes
           *[days] 24 waking hours
        } agrees, and anyone who makes a move declines.{ " " }
    }{ $rated ->
        [yes] The game will no longer be rated.
       *[no] { "" }
    }
# What is taken back, in a list: "2 of your turns and one of Mira’s turns".
turns-taken-of = { $turns ->
        [one] one
       *[other] { $turns }
    } of { FORM($seat-id, part: "whose") } turns
turns-taken = { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
ruling-seen = Seen since, and not forgotten: { $said }{ $more ->
        [0] { "" }
       *[other] { " " }And { $more } more.
    }
ruling-done = The game went back.
event-ruling = The game went back to { $chapter }{ $several ->
        [no] , { FORM($seat-id, part: "whose") } turn
       *[yes] { "" }
    }.{ $rated ->
        [yes] { " " }It is no longer rated.
       *[no] { "" }
    }
verified-rulings = { $times ->
        [one] Once, the table agreed to go back to an earlier turn;
       *[other] { $times } times, the table agreed to go back to an earlier turn;
    } what was taken back is in the log.
button-step-play = Play on from here as { $seat }
lobby-from-here = **Goes on from an earlier game: { $chapter }.** The host plays the seat whose view was chosen, and all that this seat could not see is dealt anew. It has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } and is not rated.
event-from-here = The game goes on from { $chapter } of an earlier one. What { $seat } could not see is dealt anew.
refusal-from-here-end = The game was over at that moment.
    .title = Nothing left to play.
    .remedy = Step back to an earlier turn.
refusal-from-here-running = Someone could learn from it what they may not know.
    .title = That game is still running.
    .remedy = Wait until it is over.
refusal-from-here-old = That game was played by earlier rules.
    .title = The rules have changed.
    .remedy = Open a new game instead.
refusal-from-here-options = This game goes on from an earlier one, so it keeps its options.
    .title = Already under way.
    .remedy = Open a new table to play with others.
refusal-import-from-here = The file begins in the middle of another game, so no one can check how it came there.
    .title = Not a whole game.
    .remedy = Import the game that it goes on from.
refusal-ruling-open = The table is already deciding whether to go back.
    .title = Already asked.
    .remedy = Vote in the channel.
refusal-ruling-nothing = The game cannot go back to that moment.
    .title = Not an earlier turn.
    .remedy = Pick an earlier turn of a running game.

refusal-no-such-turn = No turn of this game has “{ $typed }” in its story.
    .title = Not found.
    .remedy = Type a step’s number, or a word such as a player’s name or a place; or step through the game and pick a turn from the menu.

report-heading = { $title }: a game of { $names }
report-ended = Finished on { $day }, after { $moves } moves.
report-abandoned = Ended early on { $day }, after { $moves } moves.
report-running = Still in progress.
report-imported = Imported from a game file on { $day }.
report-turning = Turning points
report-scores = Scores
report-score-head = after
report-led = { $new ->
    [yes] { $seat } takes the lead.
   *[no] { $seat } leads.
}
report-score-line = Scores: { $scores }.
report-score-line-together = Score: { $score }.
report-held = played by { $people }
report-part = { $name } ({ $share } %)
report-viewer = Told { $viewer }.
report-page = page { $page } of { $pages }
report-proof = Seed { $seed }, matching the SHA-256 hash shown at the start: { $hash }.
report-proof-import = Imported from a file, with the seed { $seed } (SHA-256 { $hash }). Nothing shows who played this game, when, or whether its seed was chosen fairly.
report-proof-running = The SHA-256 hash of the seed is { $hash }; the seed is shown at the end.

imported = **Imported: { $title }, a game of { $names }.** Every move was played again and is legal. A file cannot show who played a game, when, or whether its seed was chosen fairly. The buttons below show it; the commands of this channel stay with the last game played here.
imported-before = **{ $title }, a game of { $names },** was imported before, in { $place }. The file has the same game, move by move.
imported-line = **{ $title }, a game of { $names },** imported in { $place }.
imported-goes = It will be deleted after { $day }, unless it is kept.
imported-kept = It is kept.
button-keep-import = Keep
button-open-import = Open
imported-played = **{ $title }, a game of { $names },** was played here, in { $place }. The file has the same game, move by move.
from-a-file = imported from a file
from-a-file-note = -# Imported from a file: nothing shows who played this game, when, or whether its seed was chosen fairly.
seed-from-a-file = -# Seed `{ $seed }`, with the SHA-256 hash `{ $hash }`, as the file says. Nothing shows that it was chosen before the game.
verified-import = **The moves are legal.** { $moves ->
        [one] One move was
       *[other] { $moves } moves were
    } played again by the rules from the seed in the file. This game was imported: nothing shows who played it, when, or whether its seed was chosen fairly. Hash of the seed: `{ $hash }`

refusal-no-such-seat = This game has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
    .title = No such seat.
    .remedy = Choose one of its players, or leave it out for everyone’s view.
refusal-not-your-view = While the game runs, you cannot see what other players know.
    .title = Not your seat.
    .remedy = Choose your own view or everyone’s. When the game is over, you can choose any seat.
refusal-replay-broken = Some moves of this game do not follow the rules as this bot knows them.
    .title = Cannot be played back.
    .remedy = Its last board and its log are kept.
refusal-import-too-big = The file is too large for a game: the limit is { $most } kB.
    .title = Too big.
    .remedy = Use a file from /game file export, unchanged.
refusal-import-busy = Many other files are being checked right now.
    .title = Too many files.
    .remedy = Try again in a minute.
refusal-not-imported = This game was played here, not imported, so it is kept anyway.
    .title = Not imported.
    .remedy = Only games imported from a file can be kept.
refusal-import-enough = { $most ->
        [one] You have imported a game within the last day, and no one may import more.
       *[other] You have imported { $most } games within the last day, and no one may import more.
    }
    .title = Too many imports.
    .remedy = Try again tomorrow. Admins set the limit with /config limits.
refusal-import-broken = The file cannot be verified: { $problem }.
    .title = Not a valid game.
    .remedy = Use a file that /game file export made after the game was over, unchanged.
refusal-import-differs = This file has the seed of a game that was played here, in { $place }, but { $what ->
        [move] it differs from move { $move } on
        [names] it names other players
        [joins] other joins are mixed into the seed
       *[rules] it has other options or rules
    }.
    .title = Not the game that was played.
    .remedy = The game that was played stays as it is; see it with /game log in that channel.
refusal-import-no-game = This bot does not have the game in the file, “{ $game }”.
    .title = Unknown game.
    .remedy = You can play { $games }.
refusal-one-at-a-time = Your last request is still running.
    .title = Still at work.
    .remedy = Try this one in a moment.
refusal-queue-full = Too many people are waiting for the same kind of thing.
    .title = Very busy.
    .remedy = Try again in a minute.
refusal-stopping = The bot is restarting and cannot finish this.
    .title = Restarting.
    .remedy = Try again in a minute.
refusal-stopping-saved = Your action was saved, but the bot is restarting and cannot show what came of it.
    .title = Saved.
    .remedy = In a minute, “Play” shows where the game stands.
refusal-film-too-short = There is nothing to show yet.
    .title = Too early.
    .remedy = Play a turn first.
refusal-no-film = { $game } has no pictures here, so there is no film.
    .title = No film.
    .remedy = Read the report instead.
refusal-not-over = The game is still running, so the channel already shows it.
    .title = Not over yet.
    .remedy = Look at the newest board.
