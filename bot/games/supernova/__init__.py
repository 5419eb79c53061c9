"""Super Nova. `rules` is the door; its rooms, each standing on those before: `cards`, `table`, `holdings`, `answers`,
`conflict` and `scoring`, `actions`, `round`, `seat`, `thinking`.
"""
