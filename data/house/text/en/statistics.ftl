# Statistics and ratings of a server.

command-stats = What you, or somebody else, played in this server
command-stats-member = Whose statistics (yours, if left out)
command-stats-game = In one game only
command-ranking = Who is how strong at a game in this server
command-ranking-game = Which game (the one played most, if left out)

button-stats = Statistics
button-ranking = Ranking
button-my-stats = My statistics

stats-heading = { $name } in this server
stats-none = { $name } has finished no game in this server yet.
stats-total = { $games ->
        [one] One game
       *[other] { $games } games
    } to the end{ $early ->
        [0] {""}
        [one] , one ended early
       *[other] , { $early } ended early
    }.
stats-favourite = Most often { $game }.
stats-together = Most often with { $people }.
stats-partner = { $name } ({ $games })
stats-game = **{ $game }**: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [0] none won
        [one] one won
       *[other] { $wins } won
    }
stats-average = on average in place { $place } of { $of }
stats-best = best score { $score }
stats-early = { $early ->
        [one] one ended early
       *[other] { $early } ended early
    }
stats-points = { $points } points, { $sure }

ranking-heading = { $game }: the ranking of this server
ranking-line = { $place }. **{ $name }** · { $points } points · { $wins } of { $games ->
        [one] one game
       *[other] { $games } games
    } won · { $sure }
ranking-new = { $name } ({ $games } of { $least } games)
ranking-waiting = Not ranked yet: { $people }.
ranking-none = No game of { $game } that was played against each other has ended here yet. After { $least } such games somebody is ranked.
ranking-explained = Points say how strong somebody is at the least, with hardly any doubt. Everybody starts at 0; good places against strong players raise them, and so does every game that makes it surer. Games alone or all together do not count.
ranking-more = { $more ->
        [one] and one more
       *[other] and { $more } more
    }
sure-very = well known
sure-fairly = fairly sure
sure-hardly = still a guess

refusal-only-in-server = Statistics belong to a server, and this is a direct message.
    .title = Not here.
    .remedy = Ask in a channel of the server.
