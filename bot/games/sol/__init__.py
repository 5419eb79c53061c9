"""SOL: Last Days of a Star. `rules` is the door; its rooms, each standing on those before: `table`, `cards`,
`holdings`, `scoring`, `actions`, `round`, `seat`, `thinking`.
"""
