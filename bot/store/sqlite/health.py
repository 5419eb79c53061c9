"""Is a bot alive on this file? Answered without writing to it."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path

from bot.store.sql.health import Health, health_of
from bot.store.sql.heartbeat import STALE
from bot.store.sqlite.connection import connect_to_read
from bot.store.sqlite.errors import DATABASE_ERRORS


def health(path: str | Path, *, within: float = STALE) -> Health:
    """Whether some process has beaten within the last `within` seconds. Never writes, never raises."""
    try:
        with closing(connect_to_read(path, timeout=2)) as db:
            return health_of(db, time.time(), within)
    except DATABASE_ERRORS as error:
        return Health(False, f"{path} cannot be read: {error}")
