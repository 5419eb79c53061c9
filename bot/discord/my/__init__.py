"""/my: a person's games, settings and data.

Start at `commands`. `games` lists their tables, `ended` those whose game is over, `settings` holds their preferences;
`waking` sets waking hours with the help of `zones`, which finds time zones; `data` sends a person's data as a file, or
deletes it.
"""
