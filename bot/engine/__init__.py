"""The contract that every game keeps, and what all games share.

Start at `rules.Game` (the fifteen methods of a game) and `steps.Step` (how rules that are still to be carried out are
stored). `offer` says what a seat may do, `thinking` what computer players know beyond the rules. `moves` has the types
they use, `told` says how an event is told, `rng` is the only source of chance, `words` turns keys into sentences,
`record` replays a game from its log, `playout` plays at random. Nothing here uses Discord, a clock or a database.
"""
