"""Seasons of the rankings: the quarters of a year, in UTC."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

MONTHS = 3


class Season(msgspec.Struct, frozen=True):
    """Games count that ended from `since` on and before `until` (UTC seconds)."""

    since: float
    until: float

    def includes(self, ended: float) -> bool:
        """Whether a game that ended then counts."""
        return self.since <= ended < self.until


def season(now: float, back: int = 0) -> Season:
    """The season of a moment, or the one so many before it."""
    today = datetime.fromtimestamp(now, UTC)
    quarter = (today.year * 12 + today.month - 1) // MONTHS - back
    return Season(_begin(quarter), _begin(quarter + 1))


def _begin(quarter: int) -> float:
    year, month = divmod(quarter * MONTHS, 12)
    return datetime(year, month + 1, 1, tzinfo=UTC).timestamp()
