"""Games that came from elsewhere, written at once with their whole log; and how to find one that is here already."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.store.rows import LogRow, SessionRow, Snapshot
from bot.store.store import Store

_COLUMNS = SessionRow.__struct_fields__[1:]
_CREATE = f"INSERT INTO session ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"
_LINE = (
    f"INSERT INTO log ({', '.join(LogRow.__struct_fields__)})"
    f" VALUES ({', '.join('?' * len(LogRow.__struct_fields__))})"
)


async def keep(store: Store, row: SessionRow, lines: Sequence[LogRow], snapshots: Sequence[Snapshot]) -> int:
    """Write a session that is over, all of it in one transaction; its id. The ids in `row` and `lines` are ignored."""

    def job(db: sqlite3.Connection) -> int:
        made = db.execute(_CREATE, msgspec.structs.astuple(row)[1:]).lastrowid
        assert made is not None
        db.executemany(
            _LINE, (msgspec.structs.astuple(msgspec.structs.replace(line, session=made)) for line in lines)
        )
        db.executemany(
            "INSERT INTO snapshot VALUES (?, ?, ?, ?)",
            ((made, snapshot.seq, snapshot.kept, snapshot.state) for snapshot in snapshots),
        )
        return made

    return await store.writer.write(job)


async def with_seed(store: Store, channel: int, seed: str) -> int | None:
    """The newest session of a channel that is over and had this seed."""
    rows = await store.fetch(
        "SELECT id FROM session WHERE channel = ? AND seed = ? AND status IN ('finished', 'abandoned')"
        " ORDER BY id DESC LIMIT 1",
        (channel, seed),
    )
    return rows[0][0] if rows else None
