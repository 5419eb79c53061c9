"""How many settings and free moves a seat may make in one game: the same for a live game and for one from a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.steps import is_asked

MOST_BESIDE = 500
"""Moves of one seat that answer nothing it is asked: settings, free moves, offers taken back. Whole games have a few
dozen; without a limit, one person could fill the database, as each is stored."""


def counted(before: Sequence[int], seats: int, state: Any, seat: Seat, move: Move) -> tuple[int, ...] | None:
    """By seat how many such moves were made, with one that is about to be played in `state`; None if it is too many.

    What is taken back still counts, so the moves that are left in a file are never more.
    """
    if seat == CLOCK or is_asked(state, seat, move.verb):
        return tuple(before)
    made = [*before, *(0 for _ in range(seats - len(before)))]
    if made[seat] >= MOST_BESIDE:
        return None
    made[seat] += 1
    return tuple(made)
