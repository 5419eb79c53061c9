"""What the admins of servers have set, and the list of who changed what. Both are JSON that the store does not read."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

import msgspec

from bot.store.errors import Conflict
from bot.store.store import Store
from bot.store.writer import Job


class AuditRow(msgspec.Struct, frozen=True):
    """One change of a server's settings; numbers of a server count from 1."""

    guild: int
    number: int
    at: float
    user: int
    name: str
    body: str


_AUDIT = ", ".join(AuditRow.__struct_fields__)


async def guild_body(store: Store, guild: int) -> tuple[str | None, int]:
    """The settings of a server and how often they were changed; (None, 0) where it has none. Raises StoreError."""
    rows = await store.fetch("SELECT body, edits FROM guild WHERE guild = ?", (guild,))
    return rows[0] if rows else (None, 0)


async def change_guild(
    store: Store,
    guild: int,
    *,
    at: float,
    user: int,
    name: str,
    edit: Callable[[str | None], tuple[str, Sequence[str]]],
) -> int:
    """Change a server's settings and list it, all or nothing; how often they were changed.

    `edit` is given the body as it is (None: there is none) and says the new one and the lines to list; without lines
    nothing is written. It runs on the writer's thread, and what it raises comes back. Raises StoreError.
    """

    def job(db: sqlite3.Connection) -> int:
        found = db.execute("SELECT body, edits FROM guild WHERE guild = ?", (guild,)).fetchone()
        body, edits = found or (None, 0)
        changed, lines = edit(body)
        if not lines:
            return int(edits)
        db.execute(
            "INSERT INTO guild VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body, edits = excluded.edits",
            (guild, changed, edits + 1),
        )
        newest = db.execute(
            "SELECT coalesce(max(number), 0) FROM audit WHERE guild = ?", (guild,)
        ).fetchone()[0]
        db.executemany(
            f"INSERT INTO audit ({_AUDIT}) VALUES (?, ?, ?, ?, ?, ?)",
            [(guild, newest + i, at, user, name, line) for i, line in enumerate(lines, 1)],
        )
        return int(edits) + 1

    return await store.writer.write(job)


def unchanged(guild: int, edits: int) -> Job:
    """Part of another change: a server's settings were changed just so often, or Conflict("guild") is raised."""

    def job(db: sqlite3.Connection) -> None:
        found = db.execute("SELECT edits FROM guild WHERE guild = ?", (guild,)).fetchone()
        if (found[0] if found else 0) != edits:
            raise Conflict("guild")

    return job


async def audit(store: Store, guild: int, *, skip: int, count: int) -> tuple[int, list[AuditRow]]:
    """How many changes there are, and some of them, the newest first. Raises StoreError."""
    total = await store.fetch("SELECT count(*) FROM audit WHERE guild = ?", (guild,))
    rows = await store.fetch(
        f"SELECT {_AUDIT} FROM audit WHERE guild = ? ORDER BY number DESC LIMIT ? OFFSET ?",
        (guild, count, skip),
    )
    return total[0][0], [AuditRow(*row) for row in rows]
