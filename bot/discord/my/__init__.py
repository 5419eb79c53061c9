"""/me: a person's preferences and data.

Start at `me`. `waking` sets waking hours with the help of `zones`, which finds time zones; `data` sends a person's data
as a file, or deletes it.
"""
