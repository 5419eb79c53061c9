"""What several games need and the engine does not. Games know these parts, never each other.

`chain.py` builds an open-ended move from single moves. `zones.py` hides hands, decks and face-down cards.
"""
