"""Afterglow: a small game with all that Embers has not, in the form of a large one.

Start at `rules`, which lists the modules. `core` knows none of them, and they do not know each other.
"""
