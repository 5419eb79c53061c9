"""The contract every game keeps, and what all games share.

Start at `rules.Game` (what a game offers) and `steps.Step` (how a rule that is still to be carried out is written
down). `moves` has the words they are spoken in, `rng` is the only chance there is, `words` turns keys into sentences,
`record` replays a game from its log, `playout` plays at random. Nothing here knows Discord, a clock or a database.
"""
