"""Is a bot alive on this file? Answered without writing to it."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path

from bot.store.sql.health import Health, health_before, health_of
from bot.store.sql.statements import one
from bot.store.sqlite.connection import connect_to_read
from bot.store.sqlite.errors import DATABASE_ERRORS


def health(path: str | Path) -> Health:
    """Whether some process has given a sign of life lately. Never writes, never raises."""
    try:
        with closing(connect_to_read(path, timeout=2)) as db:
            before = one(db, "SELECT 1 FROM sqlite_master WHERE name = 'heartbeat'")
            return health_before(db, time.time()) if before else health_of(db, time.time())
    except DATABASE_ERRORS as error:
        return Health(False, f"{path} cannot be read: {error}")
