"""What several games need and the engine does not. Games know these parts, never each other.

`effects.py` is the language of cards made of pieces: what each kind does and is worth, conditions, triggers;
`clauses.py` says them. `chain.py` builds an open-ended move from single moves. `paths.py` is one along a graph of
places, with prices and a budget. `zones.py` hides hands, decks and face-down cards. `modules.py` holds the expansions
that options turn on.
"""
