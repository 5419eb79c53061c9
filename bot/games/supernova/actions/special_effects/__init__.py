"""What each kind of Special does, by what it touches (rules 13.9, 14). Importing this package makes them known.

A rule is registered for a kind of effect of `effects`; what a Special asks while it takes effect is a step of its own.
"""

from __future__ import annotations

from bot.games.supernova.actions.special_effects import battle, cards, space

__all__ = ["battle", "cards", "phases", "space"]
