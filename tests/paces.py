"""Paces for tests: how long windows last, in seconds."""

from __future__ import annotations

from bot.sessions.core.pace import Limits, Paces


def lasting(seconds: float, least: float = 0.0) -> Paces:
    """Windows and offers of both paces stay open for `seconds`, and `least` when no one is left to answer."""
    limits = Limits(seconds, seconds, seconds, seconds, draw=(least, least), draw_alone=(least, least))
    return Paces(limits, limits)
