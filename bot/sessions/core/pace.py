"""The pace of a table: how long response windows and offers stay open, and for how long at least."""

from __future__ import annotations

import enum

import msgspec

HOUR = 3600.0


class TablePace(enum.Enum):
    """Whether everyone is at the table now, or plays over days."""

    LIVE = "live"
    DAYS = "days"


class Limits(msgspec.Struct, frozen=True):
    """How long the windows of a pace last, in seconds.

    `window` and `offer` are what each person has to answer, in their own waking hours; `window_cap` and `offer_cap`
    are after how long they close at the latest. No window closes before the longest of the times drawn for all
    seats, each from `draw` (least, most); where only one person plays, from `draw_alone`. A window that no person
    may answer is open for a time from `draw_idle`, one in which nobody in particular is asked from `draw_unasked`:
    one time for all such windows of a phase.
    """

    window: float
    offer: float
    window_cap: float
    offer_cap: float
    draw: tuple[float, float]
    draw_alone: tuple[float, float] = (1.0, 3.0)
    draw_idle: tuple[float, float] = (3.0, 6.0)
    draw_unasked: tuple[float, float] = (3.0, 6.0)


class Paces(msgspec.Struct, frozen=True):
    """The limits of each pace."""

    live: Limits = Limits(window=45.0, offer=120.0, window_cap=45.0, offer_cap=120.0, draw=(5.0, 20.0))
    days: Limits = Limits(
        window=8 * HOUR,
        offer=24 * HOUR,
        window_cap=24 * HOUR,
        offer_cap=48 * HOUR,
        draw=(600.0, 2400.0),
        draw_unasked=(600.0, 2400.0),
    )

    def of(self, pace: TablePace) -> Limits:
        """The limits of one pace."""
        return self.live if pace is TablePace.LIVE else self.days
