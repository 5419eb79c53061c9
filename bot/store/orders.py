"""The table of standing orders: answers that people gave in advance, a row each."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.store import Store


class OrderRow(msgspec.Struct, frozen=True):
    """A standing order; `body` is JSON and belongs to who stores it."""

    session: int
    seat: int
    number: int
    user: int
    body: str


async def read_orders(store: Store) -> list[OrderRow]:
    """All of them, in the order in which they were given at each seat. Raises StoreError."""
    return _rows(await store.fetch("SELECT * FROM standing ORDER BY session, seat, number", ()))


async def read_order(store: Store, session: int, seat: int, number: int) -> OrderRow | None:
    """One of them. Raises StoreError."""
    where = "SELECT * FROM standing WHERE session = ? AND seat = ? AND number = ?"
    found = _rows(await store.fetch(where, (session, seat, number)))
    return found[0] if found else None


async def add_order(store: Store, session: int, seat: int, user: int, body: str) -> OrderRow:
    """Keep a new one under the next number of its seat. Raises StoreError."""

    def job(db: sqlite3.Connection) -> OrderRow:
        last = "SELECT coalesce(max(number), 0) + 1 FROM standing WHERE session = ? AND seat = ?"
        number = int(db.execute(last, (session, seat)).fetchone()[0])
        row = OrderRow(session, seat, number, user, body)
        db.execute("INSERT INTO standing VALUES (?, ?, ?, ?, ?)", msgspec.structs.astuple(row))
        return row

    return await store.writer.write(job)


async def change_order(store: Store, row: OrderRow) -> bool:
    """Keep what one of them says now; False where it is gone. Raises StoreError."""

    def job(db: sqlite3.Connection) -> bool:
        key = (row.body, row.session, row.seat, row.number)
        return db.execute(f"UPDATE standing SET body = ? WHERE {_KEY}", key).rowcount > 0

    return await store.writer.write(job)


async def remove_order(store: Store, session: int, seat: int, number: int) -> bool:
    """Take one of them out; False where it was gone. Raises StoreError."""

    def job(db: sqlite3.Connection) -> bool:
        return db.execute(f"DELETE FROM standing WHERE {_KEY}", (session, seat, number)).rowcount > 0

    return await store.writer.write(job)


async def remove_orders(store: Store, session: int) -> None:
    """Take out all of a session. Raises StoreError."""

    def job(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM standing WHERE session = ?", (session,))

    await store.writer.write(job)


_KEY = "session = ? AND seat = ? AND number = ?"


def _rows(found: Sequence[Any]) -> list[OrderRow]:
    return [OrderRow(*values) for values in found]
