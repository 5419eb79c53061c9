"""The table of errands: messages to one person, written with the line of the log that decided them, and sent later."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import msgspec

from bot.store.store import Store


class ErrandRow(msgspec.Struct, frozen=True, kw_only=True):
    """One message to `user` about `seat`; `number` is the line of the log that decided it. `body` is JSON.

    `kind` says what it is: "reminder" or "invitation". `caused` is the user of its line, and read from there.
    """

    session: int
    seat: int
    number: int
    user: int
    at: float
    kind: str
    body: str = "{}"
    caused: int | None = None


_COLUMNS = ErrandRow.__struct_fields__[:-1]
_ADD = f"INSERT OR REPLACE INTO errand ({', '.join(_COLUMNS)}, sent) VALUES (?, ?, ?, ?, ?, ?, ?, 0)"
_UNSENT = (
    f"SELECT {', '.join(f'errand.{column}' for column in _COLUMNS)}, log.user FROM errand"
    " LEFT JOIN log ON log.session = errand.session AND log.seq = errand.number"
    " WHERE errand.sent = 0 AND (errand.at, errand.session, errand.number) > (?, ?, ?)"
    " ORDER BY errand.at, errand.session, errand.number LIMIT ?"
)


def adding(row: ErrandRow) -> Callable[[sqlite3.Connection], None]:
    """The statement that keeps a new errand, for the transaction of its line."""
    values = [getattr(row, column) for column in _COLUMNS]

    def job(db: sqlite3.Connection) -> None:
        db.execute(_ADD, values)

    return job


async def unsent(
    store: Store, after: tuple[float, int, int] = (0.0, 0, 0), most: int = 100
) -> list[ErrandRow]:
    """Errands that are not marked as sent, the oldest first, `after` one with these `at`, `session` and `number`.

    Raises StoreError.
    """
    rows = await store.fetch(_UNSENT, (*after, most))
    return [ErrandRow(**dict(zip(ErrandRow.__struct_fields__, row, strict=True))) for row in rows]


async def mark_sent(store: Store, session: int, seat: int, number: int) -> None:
    """Note that an errand was sent, or that nobody needs it any more. Raises StoreError."""

    def job(db: sqlite3.Connection) -> None:
        db.execute(
            "UPDATE errand SET sent = 1 WHERE session = ? AND seat = ? AND number = ?",
            (session, seat, number),
        )

    await store.writer.write(job)
