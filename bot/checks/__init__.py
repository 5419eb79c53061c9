"""Checks a game before anyone plays it; `python -m bot check` prints every fault.

Start at `games`: what prevents a game from being hosted (also by Discord's limits), and what else is wrong with it.
`contract` looks for parts that are missing, `complete` for what newcomers need, `verbs` looks at the handlers, `words`
at the messages, `sources` at the code that names them, and `refusals` at the code that makes refusals.
"""
