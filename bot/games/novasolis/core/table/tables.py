"""Moves and values made once and kept, so that listing moves builds nothing."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.games.novasolis.core.table.hexes import COUNTS

SEATS = tuple((Seat(seat),) for seat in range(max(COUNTS)))
"""`awaits` of a step that asks one seat."""
NOBODY: tuple[Seat, ...] = ()
DECIDERS = tuple(
    tuple(Seat(side if seats > 1 else 0) for side in range(max(COUNTS) + 1))
    for seats in range(max(COUNTS) + 1)
)
"""By the number of seats, and by side, the seat that decides: the only one for all its empires."""
WHO = tuple(f"@{side}" for side in range(max(COUNTS) + 1))
"""`moves.who` by side."""
SIDE_WORD = tuple(f"empire-{side + 1}" for side in range(max(COUNTS)))
"""An empire as the value of a move."""
PASS, DONE = Move("pass"), Move("done")
