"""Is a bot alive on this database? Answered without writing to it."""

from __future__ import annotations

from contextlib import closing

import psycopg

from bot.store.addresses import shown
from bot.store.errors import StoreError
from bot.store.postgres.connecting import connect
from bot.store.postgres.schema import check_version
from bot.store.postgres.writer import clock
from bot.store.sql.health import Health, health_before, health_of
from bot.store.sql.statements import one


def health(address: str) -> Health:
    """Whether some process has given a sign of life lately. Never writes, never raises."""
    try:
        with closing(connect(address, reads=True)) as db:
            if not check_version(db, shown(address)):
                return Health(False, "no bot has used this database")
            before = one(db, "SELECT to_regclass('heartbeat') IS NOT NULL")
            return health_before(db, clock(db)) if before else health_of(db, clock(db))
    except (psycopg.Error, StoreError) as error:
        return Health(False, str(error))
