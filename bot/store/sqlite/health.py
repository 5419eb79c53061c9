"""Is a bot alive on this file, and does its work go on? Answered from outside, for a container's health check."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import msgspec

from bot.store.sql.heartbeat import STALE
from bot.store.sqlite.errors import DATABASE_ERRORS

STUCK = 60.0
"""Seconds after which a picture or a thought of a computer player is no longer merely slow."""


class Health(msgspec.Struct, frozen=True):
    """`alive` and, in words, why or why not; it is `stuck` if it beats, but some of its work does not end."""

    alive: bool
    why: str
    stuck: bool = False


def health(path: str | Path, *, within: float = STALE) -> Health:
    """Whether some process has beaten within the last `within` seconds. Never writes, never raises."""
    try:
        db = sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True, timeout=2)
        try:
            found = db.execute("SELECT max(beat) FROM heartbeat").fetchone()[0]
            oldest = "SELECT max(working) FROM heartbeat WHERE beat >= ?"
            working = db.execute(oldest, (time.time() - within,)).fetchone()[0]
        finally:
            db.close()
    except DATABASE_ERRORS as error:
        return Health(False, f"{path} cannot be read: {error}")
    if found is None:
        return Health(False, "no bot has used this database")
    age = time.time() - found
    if age <= within and working is not None and working > STUCK:
        return Health(True, f"a piece of its work has been under way for {working:.0f} s", True)
    return Health(age <= within, f"the last sign of life is {age:.0f} s old")
