"""One bot for a file and shard: a second is kept out while the first lives, and a file that is gone is noticed."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StoreError, Trouble
from bot.store.leases import Alone, Claim, Fixed
from bot.store.sqlite import SQLiteStore, health, open_store
from bot.store.sqlite.backup import backup, restore
from bot.store.sqlite.schema import MIGRATIONS
from bot.store.sqlite.writer import PACE
from tests.patience import PATIENCE
from tests.store.samples import create

ALONE, STALE = Alone(), PACE.lasting


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """New files are for everyone unless someone says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


async def refused(path: Path, claim: Claim = ALONE) -> str:
    with pytest.raises(StoreError) as caught:
        await open_store(path, claim=claim)
    assert caught.value.trouble is Trouble.TAKEN
    return str(caught.value)


async def lost(store: SQLiteStore) -> Trouble:
    """Why the store ends at its next sign of life."""
    with pytest.raises(StoreError):
        await store.beat()
    async with asyncio.timeout(PATIENCE):
        error = await store.lost()
    with pytest.raises(StoreError) as caught:
        await create(store)
    assert caught.value is error
    await store.close()
    return error.trouble


def aged(path: Path, seconds: float) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE process SET beat = beat - ?1, until = until - ?1", (seconds,))
        db.commit()


async def test_a_second_bot_on_a_shard_is_refused_until_the_first_has_ended(path: Path) -> None:
    first = await open_store(path, claim=ALONE)
    said = await refused(path)
    assert str(path) in said
    assert f"process {os.getpid()}" in said
    assert "HELIOGRAPH_SHARD" in said
    looking = await open_store(path)
    await looking.close()
    await first.close()
    second = await open_store(path, claim=ALONE)
    await second.close()


async def test_shards_stand_beside_each_other_if_they_are_counted_alike(path: Path) -> None:
    first, second = await open_store(path, claim=Fixed(0, 2)), await open_store(path, claim=Fixed(1, 2))
    await refused(path, Fixed(1, 2))
    await refused(path, Fixed(2, 3))
    await second.close()
    again = await open_store(path, claim=Fixed(1, 2))
    for store in (first, again):
        await store.close()


@pytest.mark.parametrize("age", [STALE + 1, -STALE - 60])
async def test_who_does_not_beat_is_taken_for_dead_and_gives_way(path: Path, age: float) -> None:
    first = await open_store(path, claim=ALONE)
    aged(path, STALE - 5)
    assert "in 5 s" in await refused(path)
    aged(path, age - STALE + 5)
    second = await open_store(path, claim=ALONE)
    assert await lost(first) is Trouble.TAKEN
    await create(second)
    await second.close()


async def test_a_claim_that_is_lost_without_a_rival_is_made_again(path: Path) -> None:
    store = await open_store(path, claim=ALONE)
    with closing(sqlite3.connect(path)) as db:
        db.execute("DELETE FROM process")
        db.commit()
    await store.beat()
    await refused(path)
    await store.close()


PLAYING = """
import asyncio, sys
from bot.store.leases import Alone
from bot.store.sqlite import open_store

async def main():
    await open_store(sys.argv[1], claim=Alone())
    print("playing", flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


async def test_a_bot_that_was_killed_here_is_known_to_be_dead_at_once(path: Path) -> None:
    job = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PLAYING, str(path), stdout=subprocess.PIPE
    )
    assert job.stdout is not None
    assert await job.stdout.readline() == b"playing\n"
    assert f"process {job.pid}" in await refused(path)
    job.kill()
    await job.wait()
    store = await open_store(path, claim=ALONE)
    await store.close()


async def test_a_file_of_an_earlier_version_is_not_migrated_under_a_living_bot(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        for statement in (each for migration in MIGRATIONS[:6] for each in migration):
            db.execute(statement)
        db.execute("PRAGMA user_version = 6")
        db.execute("INSERT INTO heartbeat VALUES ('old', 1, 1.0, ?)", (time.time(),))
        db.commit()
    before = path.read_bytes()
    await refused(path)
    assert path.read_bytes() == before
    assert health(path).alive
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE heartbeat SET beat = beat - 61")
        db.commit()
    assert not health(path).alive
    store = await open_store(path, claim=ALONE)
    await store.close()


async def test_a_file_that_is_deleted_is_noticed_at_the_next_beat(path: Path) -> None:
    store = await open_store(path, claim=ALONE)
    path.unlink()
    assert await lost(store) is Trouble.MISSING
    assert not path.exists()


async def test_a_file_that_is_replaced_is_noticed_at_the_next_beat(path: Path) -> None:
    store = await open_store(path, claim=ALONE)
    backup(path, path.with_name("copy.db"))
    path.with_name("copy.db").replace(path)
    assert await lost(store) is Trouble.MISSING
    again = await open_store(path, claim=ALONE)
    await again.close()


async def test_only_their_owner_can_read_the_files(path: Path, open_to_all: None) -> None:
    store = await open_store(path, claim=ALONE)
    await create(store)
    copy = path.with_name("copy.db")
    backup(path, copy)
    files = [path, copy, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))]
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 4
    await store.close()
    restore(copy, path)
    assert path.stat().st_mode & 0o777 == 0o600
