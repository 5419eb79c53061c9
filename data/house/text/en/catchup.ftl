# What others did since a player last looked, or moved; what concerns the player comes first.

news-since = { $since ->
        [turn] Since your last turn
        [move] Since your last move
        [start] Before your first turn
       *[looked] Since you last looked: { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }
    }
# How many sentences only the log has.
news-more = { $more } more in the log
