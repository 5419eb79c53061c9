# Statistics and ratings of a server.

command-stats = Show what you, or someone else, played on this server
command-stats-member = Whose statistics (yours if left out)
command-stats-game = In one game only
command-ranking = Show the ranking for a game on this server
command-ranking-game = Which game (the most played if left out)

button-stats = Statistics
button-ranking = Ranking
button-my-stats = My statistics

stats-heading = { $name } on this server
stats-none = { $name } has not finished a game on this server yet.
stats-total = { $games ->
        [0] No games
        [one] One game
       *[other] { $games } games
    } finished{ $early ->
        [0] {""}
        [one] , one ended early
       *[other] , { $early } ended early
    }.
stats-favourite = Plays { $game } most often.
stats-together = Plays most often with { $people }.
stats-partner = { $name } ({ $games })
stats-game = **{ $game }**: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [0] none won
        [one] one won
       *[other] { $wins } won
    }
stats-game-none = **{ $game }**: no games finished
stats-average = average place { $place } of { $of }
stats-best = best score { $score }
stats-early = { $early ->
        [one] one ended early
       *[other] { $early } ended early
    }
stats-points = { $points } points, { $sure }

# A picture: someone's points in a game, from their first rated game to the last.
course-title = { $name }’s points
course-game = game { $number }
course-alt = { $name }’s points over { $games } rated games: from { $first } to { $last }, at most { $most }.
# A picture: how someone placed against others, with bars.
duels-title = { $name } against others
duel-ahead = ahead
duel-level = level
duel-behind = behind
# Games ahead, level and behind, such as "5–1–2".
duel-figure = { $ahead }–{ $level }–{ $behind }
duel-line = { $name }: { $ahead } ahead, { $level } level, { $behind } behind
duels-alt = { $name } against others. { $lines }.

button-season-all = All time
button-season-now = This season
button-season-last = Last season
ranking-since = Games that ended from { $since } on; a season lasts three months.
ranking-between = Games that ended from { $since } to { $until }.
ranking-heading = { $game }: ranking on this server
ranking-line = { $place }. **{ $name }** · { $points } points · { $wins } of { $games ->
        [one] one game
       *[other] { $games } games
    } won · { $sure }
ranking-new = { $name } ({ $games } of { $least } games)
ranking-waiting = Not ranked yet: { $people }.
ranking-none = No rated game of { $game } has been finished here yet. The ranking includes players with at least { $least } of them.
ranking-explained = Points are a careful estimate: a player is almost certainly at least this strong. Everyone starts at 0. Good places against strong players raise the points, and so does playing more games. Solo and co-operative games, games that ended level, and tables that are not rated do not count.
ranking-more = { $more ->
        [one] and one more
       *[other] and { $more } more
    }
sure-very = well known
sure-fairly = fairly sure
sure-hardly = still a guess

refusal-only-in-server = Statistics belong to a server, so they are not available in direct messages.
    .title = Not here.
    .remedy = Ask in a channel of the server.
