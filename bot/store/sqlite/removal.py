"""Deletes everything of one server from a file that no bot uses."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError, Trouble
from bot.store.sql.removal import Removed, held, remove
from bot.store.sqlite.connection import Connection, connect, transaction
from bot.store.sqlite.errors import explained
from bot.store.sqlite.health import health
from bot.store.sqlite.schema import check_version, is_current


def held_for(database: Path, guild: int) -> Removed:
    """What is stored for a server. Raises StoreError."""
    with explained(str(database)), closing(_opened(database)) as db:
        return held(db, guild)


def remove_server(database: Path, guild: int) -> Removed:
    """Delete everything of a server from a database that no bot uses, and leave no trace of it in the file.

    What people set for themselves stays: it holds on every server. Raises StoreError, also if a bot is alive on the
    database, or if the file is of another version.
    """
    if health(database).alive:
        raise StoreError(Trouble.LOCKED, f"A bot is playing on {database}. Stop it first, then purge.")
    with explained(str(database)), closing(_opened(database)) as db:
        db.execute("PRAGMA secure_delete = ON")
        with transaction(db):
            removed = remove(db, guild)
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return removed


def _opened(database: Path) -> Connection:
    if not database.is_file():
        raise StoreError(Trouble.MISSING, f"{database} is not there.")
    db = connect(database)
    try:
        check_version(db, str(database))
        if not is_current(db):
            raise StoreError(
                Trouble.FAILED,
                f"{database} is of an earlier version. Start the bot on it once, then stop it.",
            )
    except BaseException:
        # Nobody else has the connection yet, so nobody else can close it.
        db.close()
        raise
    return db
