"""What is kept about people and past games.

Start at `mydata.MyData`: a person's data as a file, and its deletion, for which `forgetting` rewrites sessions.
`archive` retells games and imports them from files; `statistics` sums up a server's results, `ratings` rates players.
"""
