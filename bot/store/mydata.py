"""Everything that the tables know of one person: to be read, and to be given to nobody."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from bot.store.rows import LogRow, SessionRow
from bot.store.store import Store

_SESSION = ", ".join(SessionRow.__struct_fields__)
_LOG = ", ".join(LogRow.__struct_fields__)

OWN = {
    "looked": ("session", "seq"),
    "letter": ("session", "seat", "channel", "message", "question"),
    "errand": ("session", "seat", "number", "kind", "at", "sent"),
    "standing": ("session", "seat", "number", "body"),
    "audit": ("guild", "number", "at", "name", "body"),
}
"""The tables whose rows belong to a person by their column `user`, and what of them is theirs to know."""

Rewrite = Callable[[SessionRow, Sequence[LogRow]], tuple[SessionRow, Sequence[LogRow]]]
"""A session and its log without somebody: the row, and the lines that changed."""


async def tables_of(store: Store, user: int) -> list[int]:
    """The sessions in whose rows or logs a person may be named, the oldest first. Raises StoreError."""
    held = "instr(holders, ?1) OR instr(affairs, ?1) OR instr(coalesce(result, ''), ?1)"
    rows = await store.fetch(
        f"SELECT id FROM session WHERE host = ?2 OR {held}"
        " UNION SELECT session FROM log WHERE user = ?2 ORDER BY 1",
        (str(user), user),
    )
    return [int(row[0]) for row in rows]


async def rows_of(store: Store, user: int) -> dict[str, list[dict[str, Any]]]:
    """What belongs to a person in the tables of `OWN`, as dictionaries. Raises StoreError."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table, columns in OWN.items():
        rows = await store.fetch(f"SELECT {', '.join(columns)} FROM {table} WHERE user = ?", (user,))
        found[table] = [dict(zip(columns, row, strict=True)) for row in rows]
    return found


def changing(lines: Sequence[LogRow]) -> Callable[[sqlite3.Connection], None]:
    """The statements that rewrite who did what in some lines of a log; moves and states stay as they are."""
    values = [(line.user, line.body, line.events, line.session, line.seq) for line in lines]

    def job(db: sqlite3.Connection) -> None:
        db.executemany("UPDATE log SET user = ?, body = ?, events = ? WHERE session = ? AND seq = ?", values)

    return job


AT_ONCE = 20
"""Sessions that are rewritten in one transaction, so that nobody's move waits long for it."""


async def forget(
    store: Store, user: int, stranger: int, name: str, sessions: Sequence[int], rewrite: Rewrite
) -> None:
    """Put a stranger in a person's place: in sessions that are over, in their logs, in audit lines.

    Then what else belongs to the person is deleted. `rewrite` runs on the writer's thread. Where it fails half-way it
    can be done again. Raises StoreError.
    """
    for first in range(0, len(sessions), AT_ONCE):
        await _rewritten(store, sessions[first : first + AT_ONCE], rewrite)

    def job(db: sqlite3.Connection) -> None:
        db.execute("UPDATE audit SET user = ?, name = ? WHERE user = ?", (stranger, name, user))
        for table in ("person", "looked", "letter", "errand", "standing"):
            db.execute(f"DELETE FROM {table} WHERE user = ?", (user,))

    await store.writer.write(job)


async def _rewritten(store: Store, sessions: Sequence[int], rewrite: Rewrite) -> None:

    def job(db: sqlite3.Connection) -> None:
        for session in sessions:
            found = db.execute(f"SELECT {_SESSION} FROM session WHERE id = ?", (session,)).fetchone()
            if found is None:
                continue
            row = SessionRow(**dict(zip(SessionRow.__struct_fields__, found, strict=True)))
            lines = [
                LogRow(**dict(zip(LogRow.__struct_fields__, line, strict=True)))
                for line in db.execute(f"SELECT {_LOG} FROM log WHERE session = ? ORDER BY seq", (session,))
            ]
            after, changed = rewrite(row, lines)
            if after != row:
                db.execute(
                    "UPDATE session SET host = ?, holders = ?, affairs = ?, result = ? WHERE id = ?",
                    (after.host, after.holders, after.affairs, after.result, session),
                )
            changing(changed)(db)

    await store.writer.write(job)
