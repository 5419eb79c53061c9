"""Factions of Sol. `rules` is the door; its rooms, each standing on those before: `cards`, `table`, `holdings`,
`scoring`, `actions`, `alone`, `round`, `seat`, `thinking`.
"""
