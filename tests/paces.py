"""Paces for tests: how long windows last, in seconds."""

from __future__ import annotations

from bot.sessions.core.pace import Limits, Paces


def lasting(seconds: float, least: float = 0.0) -> Paces:
    """Windows and offers of both paces stay open for `seconds`, and `least` when no one is left to answer."""
    draw = (least, least)
    limits = Limits(
        seconds, seconds, seconds, seconds, draw, draw_alone=draw, draw_idle=draw, draw_unasked=draw
    )
    return Paces(limits, limits)
