"""Ferries, the game that `docs/games.md` builds up: ten cards, a hidden hand, an open verb and a plain picture.

Start at `rules`. `cards` reads the rows of `ferries.json`, and `pictures` draws.
"""
