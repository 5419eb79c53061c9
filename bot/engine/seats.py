"""Who decides and who has a score: seats and sides, as numbers."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in turn order."""

CLOCK = Seat(-1)
"""Stands for the clock where a window has to be closed: the session answers when the window's time is over."""

Side = NewType("Side", int)
"""Who has a score and a place, counted from 0: side i is seat i's own, and further ones come after these."""
