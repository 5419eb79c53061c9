"""Removes whole sessions: those that ended long ago, and everything of one server."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec

from bot.store.errors import StoreError, Trouble
from bot.store.sqlite.errors import explained
from bot.store.sqlite.health import health
from bot.store.sqlite.schema import check_version, is_current
from bot.store.sqlite.sql import one, transaction

OF_SESSIONS = (
    "log",
    "snapshot",
    "receipt",
    "hand_message",
    "looked",
    "standing_order",
    "notification",
    "draft",
    "note",
    "call_message",
    "host_message",
    "named",
    "guild_notice",
)
"""The tables whose rows belong to a session."""


class Removed(msgspec.Struct, frozen=True):
    """What a server had: sessions, changes of its settings, and whether it had settings."""

    sessions: int
    changes: int
    settings: bool


def remove_sessions(db: sqlite3.Connection, sessions: Sequence[int]) -> None:
    """Delete sessions with everything that belongs to them."""
    for table in OF_SESSIONS:
        db.executemany(f"DELETE FROM {table} WHERE session = ?", [(session,) for session in sessions])
    db.executemany("DELETE FROM session WHERE id = ?", [(session,) for session in sessions])


def held_for(database: Path, guild: int) -> Removed:
    """What is stored for a server. Raises StoreError."""
    with explained(str(database)), closing(_opened(database)) as db:
        return _held(db, guild)


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
            removed = _held(db, guild)
            found = db.execute("SELECT id FROM session WHERE guild = ?", (guild,))
            remove_sessions(db, [int(row[0]) for row in found.fetchall()])
            db.execute("DELETE FROM guild WHERE guild = ?", (guild,))
            db.execute("DELETE FROM audit WHERE guild = ?", (guild,))
            db.execute("DELETE FROM ticket WHERE guild = ?", (guild,))
            db.execute("DELETE FROM guild_notice WHERE guild = ?", (guild,))
        db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return removed


def _opened(database: Path) -> sqlite3.Connection:
    if not database.is_file():
        raise StoreError(Trouble.MISSING, f"{database} is not there.")
    db = sqlite3.connect(database, isolation_level=None, timeout=5)
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


def _held(db: sqlite3.Connection, guild: int) -> Removed:
    return Removed(
        one(db, "SELECT count(*) FROM session WHERE guild = ?", (guild,)),
        one(db, "SELECT count(*) FROM audit WHERE guild = ?", (guild,)),
        one(db, "SELECT count(*) FROM guild WHERE guild = ?", (guild,)) > 0,
    )
