"""The files of databases hold what players keep secret: only their owner may read them, and what is deleted is gone."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.store.sqlite.errors import explained

log = logging.getLogger(__name__)

_TRIES, _PAUSE = 50, 0.1
"""How often it is tried to empty a log that someone reads, and seconds between two tries."""


def made_private(path: str | Path) -> None:
    """Make an empty file that only its owner can read, unless there is one; SQLite fills it, and says what is wrong."""
    with suppress(OSError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


async def emptied_log(path: str) -> None:
    """Move what is in SQLite's log into the database and cut the log off, as it still has what was replaced since.

    Waits until no one reads it; if that takes too long, SQLite overwrites the log by and by. Raises StoreError.
    """
    for _ in range(_TRIES):
        if await asyncio.to_thread(_emptied, path):
            return
        await asyncio.sleep(_PAUSE)
    log.warning("the log of %s cannot be emptied now: something reads it", path)


def _emptied(path: str) -> bool:
    with explained(path), closing(sqlite3.connect(path, isolation_level=None, timeout=_PAUSE)) as db:
        try:
            busy, _, _ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                return False
            raise
        return not busy
