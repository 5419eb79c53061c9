"""The table of who last looked at which board."""

from __future__ import annotations

import sqlite3

from bot.store.store import Store

_KEEP = "INSERT INTO looked VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET seq = max(seq, excluded.seq)"


async def read_looked(store: Store, session: int, user: int) -> int | None:
    """The newest line of a log that somebody has seen; None: they never looked. Raises StoreError."""
    rows = await store.fetch("SELECT seq FROM looked WHERE session = ? AND user = ?", (session, user))
    return rows[0][0] if rows else None


async def write_looked(store: Store, session: int, user: int, seq: int) -> None:
    """Somebody has seen the board after a line. Raises StoreError."""

    def job(db: sqlite3.Connection) -> None:
        db.execute(_KEEP, (session, user, seq))

    await store.writer.write(job)
