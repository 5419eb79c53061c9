"""SOL: Last Days of a Star. `rules` is the door; its rooms, each standing on those before: `cards`, `table`,
`holdings`, `scoring`, `actions`, `round`, `seat`, `thinking`.
"""
