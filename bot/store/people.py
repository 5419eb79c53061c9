"""The table of people's preferences."""

from __future__ import annotations

import sqlite3

from bot.store.store import Store

_KEEP = "INSERT INTO person VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body"


async def read_person(store: Store, user: int) -> str | None:
    """What is kept of a person, as JSON; None for somebody unknown. Raises StoreError."""
    rows = await store.fetch("SELECT body FROM person WHERE user = ?", (user,))
    return rows[0][0] if rows else None


async def write_person(store: Store, user: int, body: str) -> None:
    """Keep what a person likes. Raises StoreError."""

    def job(db: sqlite3.Connection) -> None:
        db.execute(_KEEP, (user, body))

    await store.writer.write(job)
