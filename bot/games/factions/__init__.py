"""Factions of Sol. Start at `state`, `board` and `turn`.

`language` is what cards are written in, `cards` reads their rows.
"""
