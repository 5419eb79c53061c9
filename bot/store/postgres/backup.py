"""Copies of a PostgreSQL database as a file: taken while a bot plays, put back while none does."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.addresses import shown
from bot.store.postgres.connecting import connect
from bot.store.postgres.copying import PostgresEnd, all_or_nothing, one_moment
from bot.store.postgres.errors import explained
from bot.store.postgres.schema import check_current, migrate
from bot.store.sql.copying import Progress, copy_checked
from bot.store.sql.statements import one
from bot.store.sqlite.backup import check_free
from bot.store.sqlite.copying import filled, read, shape


@contextmanager
def reading(address: str) -> Iterator[PostgresEnd]:
    """A database as it is at one moment. Raises StoreError."""
    with explained(shown(address)), closing(connect(address, reads=True)) as db:
        check_current(db, shown(address))
        with one_moment(db) as end:
            yield end


@contextmanager
def writing(address: str) -> Iterator[PostgresEnd]:
    """A database to be filled in the block, all or nothing. Raises StoreError."""
    with explained(shown(address)), closing(connect(address)) as db:
        migrate(db, shown(address))
        with all_or_nothing(db) as end:
            yield end


def is_empty(address: str) -> bool:
    """Whether a database has no row of any table, or no tables. Raises StoreError."""
    with explained(shown(address)), closing(connect(address)) as db:
        migrate(db, shown(address))
        return not any(one(db, f"SELECT 1 FROM {table} LIMIT 1") for table in shape())


def backup(address: str, target: Path, progress: Progress) -> int:
    """Copy a database, live or not, into a new file; returns its size in bytes. Raises StoreError.

    The copy is one moment of the database, compared with it before it takes its name.
    """
    check_free(target)
    with filled(target) as there, reading(address) as here:
        copy_checked(here, there, shape(), progress)
    return target.stat().st_size


def restore(source: Path, address: str, progress: Progress) -> Path | None:
    """Put a copy in the place of what is in a database; what was there is kept in a file, and its path returned.

    The database has either all of the one or all of the other. Raises StoreError; the caller sees to it that no bot
    plays on the database.
    """
    with read(source) as here:
        kept = None
        if not is_empty(address):
            kept = Path(f"heliograph.before-{time.strftime('%Y%m%d-%H%M%S')}.db")
            backup(address, kept, progress)
        with writing(address) as there:
            copy_checked(here, there, shape(), progress)
    return kept
