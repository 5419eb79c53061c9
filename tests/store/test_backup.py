"""Copies of a database: whole at every moment, and never in the way of one that is there."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.store.sqlite import SQLiteStore, open_store
from bot.store.sqlite.backup import backup, check_integrity, restore
from bot.store.sqlite.schema import MIGRATIONS
from tests.store.samples import create, damage_schema


async def _filled(path: Path, count: int) -> SQLiteStore:
    store = await open_store(path)
    for channel in range(count):
        await create(store, channel)
    return store


def _sessions(path: Path) -> int:
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute("SELECT count(*) FROM session").fetchone()[0])


async def test_a_copy_is_taken_while_the_bot_writes(tmp_path: Path) -> None:
    store = await _filled(tmp_path / "games.db", 50)
    await store.count_shards(2)
    size = await asyncio.to_thread(backup, tmp_path / "games.db", tmp_path / "copy.db")
    await create(store, 99)
    await store.close()
    assert size == (tmp_path / "copy.db").stat().st_size
    check_integrity(tmp_path / "copy.db")
    assert _sessions(tmp_path / "copy.db") == 50
    with closing(sqlite3.connect(tmp_path / "copy.db")) as db:
        for table in ("process", "lease", "taken"):
            assert db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


async def test_a_restored_copy_is_what_it_was_and_the_other_is_kept(tmp_path: Path) -> None:
    store = await _filled(tmp_path / "games.db", 3)
    backup(tmp_path / "games.db", tmp_path / "copy.db")
    await create(store, 99)
    await store.close()
    kept = restore(tmp_path / "copy.db", tmp_path / "games.db")
    assert _sessions(tmp_path / "games.db") == 3
    assert kept is not None
    assert _sessions(kept) == 4
    again = await open_store(tmp_path / "games.db")
    await again.close()


@pytest.mark.parametrize("live", ["damaged", "newer"])
async def test_a_copy_replaces_a_file_that_cannot_be_read(tmp_path: Path, live: str) -> None:
    games, copy = tmp_path / "games.db", tmp_path / "copy.db"
    store = await _filled(games, 3)
    await store.close()
    backup(games, copy)
    if live == "damaged":
        damage_schema(games)
    else:
        with closing(sqlite3.connect(games)) as db:
            db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    (tmp_path / "games.db-wal").write_bytes(b"its log")
    before = games.read_bytes()
    with pytest.raises(StoreError):
        check_integrity(games)
    kept = restore(copy, games)
    assert kept is not None
    assert kept.read_bytes() == before
    assert kept.with_name(kept.name + "-wal").read_bytes() == b"its log"
    assert _sessions(games) == 3
    again = restore(copy, games)
    assert again not in (None, kept)
    assert kept.read_bytes() == before


async def test_what_is_set_aside_keeps_what_only_its_log_has(tmp_path: Path) -> None:
    store = await _filled(tmp_path / "games.db", 1)
    backup(tmp_path / "games.db", tmp_path / "copy.db")
    await create(store, 99)
    for end in ("", "-wal"):  # as a bot leaves them that was killed
        (tmp_path / f"killed.db{end}").write_bytes((tmp_path / f"games.db{end}").read_bytes())
    await store.close()
    with closing(sqlite3.connect(tmp_path / "killed.db")) as db:
        db.execute("DELETE FROM process")
        db.commit()
        for end in ("", "-wal"):
            (tmp_path / f"dead.db{end}").write_bytes((tmp_path / f"killed.db{end}").read_bytes())
    kept = restore(tmp_path / "copy.db", tmp_path / "dead.db")
    assert kept is not None
    assert _sessions(kept) == 2
    (tmp_path / "dead.db").rename(tmp_path / "gone.db")
    (tmp_path / "dead.db-wal").write_bytes(b"left over")
    restore(tmp_path / "copy.db", tmp_path / "dead.db")
    assert _sessions(tmp_path / "dead.db") == 1


async def test_nothing_is_restored_under_a_living_bot(tmp_path: Path) -> None:
    store = await _filled(tmp_path / "games.db", 1)
    backup(tmp_path / "games.db", tmp_path / "copy.db")
    with pytest.raises(StoreError, match="Stop it first"):
        restore(tmp_path / "copy.db", tmp_path / "games.db")
    await store.close()


async def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    store = await _filled(tmp_path / "games.db", 1)
    await store.close()
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(StoreError, match="there already"):
        backup(tmp_path / "games.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"


@pytest.mark.parametrize("content", [b"", b"no database at all", b"SQLite format 3\x00" + b"\xff" * 5000])
async def test_a_broken_copy_changes_nothing(tmp_path: Path, content: bytes) -> None:
    store = await _filled(tmp_path / "games.db", 2)
    await store.close()
    (tmp_path / "copy.db").write_bytes(content)
    with pytest.raises(StoreError):
        restore(tmp_path / "copy.db", tmp_path / "games.db")
    assert _sessions(tmp_path / "games.db") == 2
    assert {path.name for path in tmp_path.iterdir()} <= {
        "games.db",
        "copy.db",
        "games.db-wal",
        "games.db-shm",
    }


BACKING_UP = """
import sys
from pathlib import Path
from bot.store.sqlite.backup import backup
for number in range(1000):
    backup(Path(sys.argv[1]), Path(sys.argv[2]) / f"copy-{number}.db")
    print(number, flush=True)
"""


@pytest.mark.parametrize("copies", [0, 1, 3])
async def test_a_copy_that_is_killed_half_way_leaves_only_whole_files(tmp_path: Path, copies: int) -> None:
    store = await _filled(tmp_path / "games.db", 30)
    folder = tmp_path / "copies"
    folder.mkdir()
    job = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BACKING_UP, str(tmp_path / "games.db"), str(folder), stdout=subprocess.PIPE
    )
    assert job.stdout is not None
    for channel in range(copies):
        await job.stdout.readline()
        await create(store, 1000 + channel)
    job.kill()
    await job.wait()
    for copy in folder.glob("*.db"):
        check_integrity(copy)
        assert _sessions(copy) >= 30
    await create(store, 9999)
    backup(tmp_path / "games.db", folder / "after.db")
    assert _sessions(folder / "after.db") == 31 + copies
    await store.close()
