"""The table of reminders: each row is written together with the line of the log that decided it, and sent later."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import msgspec

from bot.store.store import Store


class ReminderRow(msgspec.Struct, frozen=True, kw_only=True):
    """One reminder to `user`, who holds `seat`; `number` is the line of the log that decided it. `body` is JSON."""

    session: int
    seat: int
    number: int
    user: int
    at: float
    body: str
    sent: bool = False


_COLUMNS = ", ".join(ReminderRow.__struct_fields__)


def adding(row: ReminderRow) -> Callable[[sqlite3.Connection], None]:
    """The statement that keeps a new reminder, for the transaction of its line."""

    def job(db: sqlite3.Connection) -> None:
        db.execute(
            f"INSERT OR REPLACE INTO reminder ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            msgspec.structs.astuple(row),
        )

    return job


async def unsent(store: Store, most: int = 100, after: float = 0.0) -> list[ReminderRow]:
    """Reminders that were decided after a moment and are not marked as sent, the oldest first. Raises StoreError."""
    rows = await store.fetch(
        f"SELECT {_COLUMNS} FROM reminder WHERE sent = 0 AND at > ? ORDER BY at, session, number LIMIT ?",
        (after, most),
    )
    return [
        ReminderRow(**{**dict(zip(ReminderRow.__struct_fields__, row)), "sent": bool(row[-1])})
        for row in rows
    ]


async def mark_sent(store: Store, session: int, seat: int, number: int) -> None:
    """Note that a reminder was sent, or that nobody needs it any more. Raises StoreError."""

    def job(db: sqlite3.Connection) -> None:
        db.execute(
            "UPDATE reminder SET sent = 1 WHERE session = ? AND seat = ? AND number = ?",
            (session, seat, number),
        )

    await store.writer.write(job)


async def due_sessions(store: Store) -> list[tuple[int, float]]:
    """The running sessions in which something happens by itself, and when, without reading them. Raises StoreError."""
    found = await store.fetch("SELECT id, due FROM session WHERE due IS NOT NULL", ())
    return [(int(session), float(due)) for session, due in found]
