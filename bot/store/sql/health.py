"""Is a bot alive on a database, and does its work go on? Answered from outside, for a container's health check."""

from __future__ import annotations

import msgspec

from bot.store.sql.heartbeat import STALE
from bot.store.sql.statements import Database, one

STUCK = 60.0
"""Seconds after which a picture or a thought of a computer player is no longer merely slow."""


class Health(msgspec.Struct, frozen=True):
    """`alive` and, in words, why or why not; it is `stuck` if it beats, but some of its work does not end."""

    alive: bool
    why: str
    stuck: bool = False


def health_of(db: Database, now: float, within: float = STALE) -> Health:
    """Whether some process has beaten within the last `within` seconds; `now` is the time of the database."""
    found = one(db, "SELECT max(beat) FROM heartbeat")
    if found is None:
        return Health(False, "no bot has used this database")
    working = one(db, "SELECT max(working) FROM heartbeat WHERE beat >= ?", (now - within,))
    age = now - found
    if age <= within and working is not None and working > STUCK:
        return Health(True, f"a piece of its work has been under way for {working:.0f} s", True)
    return Health(age <= within, f"the last sign of life is {age:.0f} s old")
