"""Copies of a whole database: taken while a bot plays, put back while none does."""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from bot.store.errors import StoreError, Trouble
from bot.store.sqlite.errors import explained
from bot.store.sqlite.files import made_private
from bot.store.sqlite.health import health
from bot.store.sqlite.schema import check_version

log = logging.getLogger(__name__)

_PARTS = ("-shm", "-wal", "")
"""How the names of a database's files end; the file itself is last, as SQLite deletes a log that has no file."""


OF_PROCESSES = ("heartbeat", "process", "lease", "taken")
"""The tables of what processes agree on, now and in earlier versions: a copy goes without."""


def backup(database: Path, target: Path) -> int:
    """Copy a database, live or not, into a new file; returns its size in bytes. Raises StoreError.

    The copy is one moment of the database, checked before it takes its name: a file of that name is always whole.
    """
    check_free(target)
    _copy(database, target)
    return target.stat().st_size


def check_free(target: Path) -> None:
    """Raise StoreError if there is a file of that name."""
    if target.exists():
        raise StoreError(
            Trouble.FAILED, f"{target} is there already. Name another file, or move it away first."
        )


def restore(source: Path, database: Path) -> Path | None:
    """Put a copy in the place of the database; the old file is set aside unread, and its new path returned.

    So a database that is damaged or of a newer version is replaced as well. Raises StoreError if the copy is damaged
    or of a newer version, or if a bot is alive on the database.
    """
    if not source.is_file():
        raise StoreError(Trouble.MISSING, f"{source} is not there.")
    if database.exists() and health(database).alive:
        raise StoreError(Trouble.LOCKED, f"A bot is playing on {database}. Stop it first, then restore.")
    fresh = database.with_name(database.name + ".restoring")
    fresh.unlink(missing_ok=True)
    _copy(source, fresh)
    kept = _set_aside(database)
    os.replace(fresh, database)
    return kept


def keep_before(database: Path, version: int) -> Path:
    """Copy a database beside itself before it is migrated from a version; returns the copy. Raises StoreError."""
    kept = _free(f"{database.name}.schema-{version}", database)
    _copy(database, kept)
    log.info("copied the database to %s before the update", kept)
    return kept


def _free(name: str, database: Path) -> Path:
    """A path beside the database that is not taken: this name, or with a number."""
    names = (database.with_name(name + more) for more in ("", *(f"-{number}" for number in range(2, 100))))
    return next(path for path in names if not path.exists())


def _set_aside(database: Path) -> Path | None:
    """Rename a database, sound or not, with the files that SQLite keeps beside it; returns its new path."""
    ends = [end for end in _PARTS if database.with_name(database.name + end).exists()]
    if not ends:
        return None
    kept = _free(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}", database)
    try:
        for end in ends:
            database.with_name(database.name + end).rename(kept.with_name(kept.name + end))
    except OSError as error:
        raise StoreError(Trouble.FAILED, f"{database} cannot be renamed: {error.strerror}") from error
    return kept


def check_integrity(database: Path) -> None:
    """Raise StoreError for a file that is damaged, of a newer version, or not a database of Heliograph."""
    with explained(str(database)), closing(_reading(database)) as db:
        check_version(db, str(database))
        found = [row[0] for row in db.execute("PRAGMA integrity_check(3)")]
        db.execute("SELECT count(*) FROM session").fetchone()
    if found != ["ok"]:
        raise StoreError(Trouble.DAMAGED, f"{database} is damaged: {'; '.join(map(str, found))}")


class Contents(msgspec.Struct, frozen=True):
    """What a database holds: sessions by status, and lines of logs."""

    sessions: dict[str, int]
    lines: int


def contents(database: Path) -> Contents:
    """Count what is in a database that is whole. Raises StoreError."""
    with explained(str(database)), closing(_reading(database)) as db:
        counts = db.execute("SELECT status, count(*) FROM session GROUP BY status ORDER BY status")
        sessions = {str(status): int(number) for status, number in counts}
        lines = int(db.execute("SELECT count(*) FROM log").fetchone()[0])
    return Contents(sessions, lines)


def _copy(source: Path, target: Path) -> None:
    with (
        made_whole(target) as part,
        explained(str(source)),
        closing(_reading(source)) as here,
        closing(sqlite3.connect(part)) as there,
    ):
        check_version(here, str(source))
        here.backup(there)
        there.execute("PRAGMA journal_mode = DELETE")
        names = there.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for table in OF_PROCESSES:
            if (table,) in names:
                there.execute(f"DELETE FROM {table}")
        there.commit()


@contextmanager
def made_whole(target: Path) -> Iterator[Path]:
    """A file to be filled in the block, which takes the name `target` only once it is whole and on disk."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    made_private(part)
    try:
        yield part
        check_integrity(part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, target)
    except OSError as error:
        raise StoreError(Trouble.FAILED, f"{target} cannot be written: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)


def _reading(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise StoreError(Trouble.MISSING, f"{path} is not there.")
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=5)
