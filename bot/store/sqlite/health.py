"""Is a bot alive on this file? Answered from outside the process, for a container's health check."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import msgspec

from bot.store.sqlite.errors import DATABASE_ERRORS
from bot.store.sqlite.heartbeat import STALE


class Health(msgspec.Struct, frozen=True):
    """`alive` and, in words, why or why not."""

    alive: bool
    why: str


def health(path: str | Path, *, within: float = STALE) -> Health:
    """Whether some process has beaten within the last `within` seconds. Never writes, never raises."""
    try:
        db = sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True, timeout=2)
        try:
            found = db.execute("SELECT max(beat) FROM heartbeat").fetchone()[0]
        finally:
            db.close()
    except DATABASE_ERRORS as error:
        return Health(False, f"{path} cannot be read: {error}")
    if found is None:
        return Health(False, "no bot has used this database")
    age = time.time() - found
    return Health(age <= within, f"the last sign of life is {age:.0f} s old")
