"""Everything about a table except its moves: lobby, options, seats, computers, clocks, standing orders, votes, ending.

Start at `lobby`. The modules named after a thing hold its panel and buttons; `seat_commands`, `clock_commands` and
`order_commands` offer the same as slash commands. `order_news` tells players about dropped orders, and `samples` draws
the example game of the tour; `rematch` plays a game again; `finding` lists open tables and lets people wait for one,
`venue` says where these are opened; `own_threads` counts the threads opened lately; `vote_calls` calls voters.
`context` holds what is kept.
"""
