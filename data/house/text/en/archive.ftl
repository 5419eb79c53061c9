# Games told again: film, report, chart, turning points; games that come as files.

command-film = Watch the game again as a short film
command-film-seat = As which player saw it (the table, if left out)
command-film-speed = How fast it runs
command-report = Read the game again: what happened in every round, scores, turning points
command-report-seat = As which player saw it (the table, if left out)
command-import = Keep a finished game from a game file in this channel
command-import-file = The file that /game export made, with the seed in it

button-film = Film
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
    } { $seat } took the lead for good, { $score } to { $than } before { $other }.
turning-always = { $seat } led from { $unit ->
        [round] round { $number }
       *[turn] turn { $number }
    } on and was never caught.
turning-last = { $seat } passed { $other } only at the very end.
turning-behind = { $unit ->
        [round] In round { $number }
       *[turn] In turn { $number }
    } { $seat } was still { $by } behind { $other }.
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
turning-level = Nobody was ahead alone at the end; { $seat } won by more than the score.
turning-despite = { $other } had the highest score at the end, but { $seat } won.
turning-half = Half of the { $score } was made { $unit ->
        [round] by round { $number }
       *[turn] by turn { $number }
    }, with { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } still to come.
turning-gain = The biggest step was { $seat }’s: { $gain } in one turn, { $unit ->
        [round] in round { $number }
       *[turn] in turn { $number }
    }.

chart-title = Scores
chart-alt = Scores by turn. { $lines }.
chart-line = { $name }: from { $first } to { $last }, at most { $most }
film-alt = The game as a film in { $frames } pictures, from the first turn to the last.
film-progress = The film is being drawn: { $done } of { $frames } pictures.
film-ready = **{ $title }, the film.** { $frames } pictures, { $seconds } seconds; { $viewer }.

seen-by-table = as the table saw it
seen-by-seat = as { $seat } saw it

report-heading = { $title }: a game of { $names }
report-ended = Played to the end on { $day }, in { $moves } moves.
report-abandoned = Ended early on { $day }, after { $moves } moves.
report-running = Still being played.
report-imported = Told from a game file on { $day }.
report-turning = Turning points
report-scores = Scores
report-score-head = after
report-score-line = Scores: { $scores }.
report-held = held by { $people }
report-part = { $name } ({ $share } %)
report-viewer = Told { $viewer }.
report-page = page { $page } of { $pages }
report-proof = Seed { $seed }, as promised by its SHA-256 { $hash }.
report-proof-running = The seed’s SHA-256 is { $hash }; the seed is shown at the end.

imported = **Kept: { $title }, a game of { $names }.** Every move was played again and is legal, and the seed is the one that was promised. It is the last game of this channel now: /game film, /game report, /game log and /game verify are about it until the next one starts.

refusal-no-such-seat = This game has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
    .title = No such seat.
    .remedy = Choose one of its players, or leave it out to see what the table saw.
refusal-not-your-view = What others know stays theirs while the game runs.
    .title = Not your seat.
    .remedy = Watch it as the table sees it, or as yourself; after the end every seat is open.
refusal-replay-broken = This game was played by earlier rules and cannot be told again by those of today.
    .title = Too old.
    .remedy = Its last board and its log are kept.
refusal-import-too-big = The file is larger than any game: at most { $most } kB are read.
    .title = Too big.
    .remedy = Take the file that /game export made, as it is.
refusal-import-busy = Another file is being checked at this moment.
    .title = One at a time.
    .remedy = Try it again in a few seconds.
refusal-import-broken = The file does not hold: { $problem }.
    .title = Not a true game.
    .remedy = Take the file that /game export made once the game was over, unchanged.
refusal-import-no-game = The file is of a game that is not played here, “{ $game }”.
    .title = Unknown game.
    .remedy = Here one plays { $games }.
refusal-film-too-short = Nothing has happened yet that could be shown.
    .title = Too early.
    .remedy = Play a turn first.
refusal-no-film = { $game } has no pictures here, and so no film.
    .title = No film.
    .remedy = The report tells it in words.
refusal-not-over = While a game runs the channel shows it anyway.
    .title = Not over.
    .remedy = Look at the newest board.
