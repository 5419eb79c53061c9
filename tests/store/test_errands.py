"""Errands in the file: kept with the line that decided them, until they are marked as sent."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from msgspec.structs import replace

from bot.store import LogRow, Store
from bot.store.errands import ErrandRow, adding, mark_sent, unsent
from bot.store.schema import MIGRATIONS
from tests.store.test_store import create


async def test_an_errand_knows_who_caused_its_line_and_is_due_until_it_is_sent(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.db")
    row = await create(store)
    line = LogRow(session=row.id, seq=2, kind="offer", at=9.0, seat=1, user=42)
    errand = ErrandRow(session=row.id, seat=1, number=2, user=7, at=9.0, kind="invitation")
    await store.append(replace(row, seq=2), line, also=(adding(errand),))
    assert await unsent(store) == [replace(errand, caused=42)]
    await mark_sent(store, row.id, 1, 2)
    assert await unsent(store) == []
    await store.close()


async def test_reminders_of_an_older_file_are_still_sent(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "old.db")
    for statement in (statement for migration in MIGRATIONS[:4] for statement in migration):
        db.execute(statement)
    db.execute("""INSERT INTO reminder VALUES (3, 1, 8, 7, 5.0, '{"by":0}', 0), (3, 1, 6, 7, 4.0, '{}', 1)""")
    db.execute("PRAGMA user_version = 4")
    db.commit()
    db.close()
    store = await Store.open(tmp_path / "old.db")
    assert await unsent(store) == [
        ErrandRow(session=3, seat=1, number=8, user=7, at=5.0, kind="reminder", body='{"by":0}')
    ]
    await store.close()
