"""Removes whole sessions: those that ended long ago, and everything of one server."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store.sql.statements import Database, one

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

OF_SERVERS = ("guild", "audit", "ticket", "guild_notice")
"""The tables whose rows belong to a server."""


class Removed(msgspec.Struct, frozen=True):
    """What a server had: sessions, changes of its settings, and whether it had settings."""

    sessions: int
    changes: int
    settings: bool


def remove_sessions(db: Database, sessions: Sequence[int]) -> None:
    """Delete sessions with everything that belongs to them."""
    for table in OF_SESSIONS:
        db.executemany(f"DELETE FROM {table} WHERE session = ?", [(session,) for session in sessions])
    db.executemany("DELETE FROM session WHERE id = ?", [(session,) for session in sessions])


def held(db: Database, guild: int) -> Removed:
    """What is stored for a server."""
    return Removed(
        one(db, "SELECT count(*) FROM session WHERE guild = ?", (guild,)),
        one(db, "SELECT count(*) FROM audit WHERE guild = ?", (guild,)),
        one(db, "SELECT count(*) FROM guild WHERE guild = ?", (guild,)) > 0,
    )


def remove(db: Database, guild: int) -> Removed:
    """Delete everything of a server but what people set for themselves, which holds on every server."""
    removed = held(db, guild)
    found = db.execute("SELECT id FROM session WHERE guild = ?", (guild,))
    remove_sessions(db, [int(row[0]) for row in found.fetchall()])
    for table in OF_SERVERS:
        db.execute(f"DELETE FROM {table} WHERE guild = ?", (guild,))
    return removed
