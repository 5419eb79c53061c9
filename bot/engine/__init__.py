"""The contract that every game keeps, and what all games share.

Start at `rules.Game` (what a game offers) and `steps.Step` (how rules that are still to be carried out are
stored). `moves` has the types they use, `rng` is the only source of chance, `words` turns keys into sentences,
`record` replays a game from its log, `playout` plays at random. Nothing here uses Discord, a clock or a database.
"""
