"""The store on a file: trouble with it is said clearly, what it acknowledged is on disk, and it shows its life."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import aiosqlite
import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.store import Commit, SessionRow, Snapshot, StoreError, Trouble
from bot.store.leases import Alone
from bot.store.sqlite import SQLiteStore, health, open_store, soundness
from bot.store.sqlite.schema import MIGRATIONS
from tests.patience import PATIENCE
from tests.store.samples import create, damage_schema, line


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SQLiteStore]:
    store = await open_store(tmp_path / "games.db", busy_seconds=0.2)
    yield store
    await store.close()


def second(row: SessionRow) -> Commit:
    """The second line of a session."""
    return Commit(replace(row, seq=2), line(row.id, 2))


async def trouble(request: object) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await request  # type: ignore[misc]
    return caught.value


async def test_one_bad_job_does_not_take_along_those_committed_with_it(store: SQLiteStore) -> None:
    rows = [await create(store, channel) for channel in range(20)]

    def bug(db: sqlite3.Connection) -> None:
        db.execute("UPDATE session SET game = 'lost'")
        raise ZeroDivisionError

    jobs = [store.commit(second(row)) for row in rows]
    results = await asyncio.gather(*jobs[:10], store.writer.write(bug), *jobs[10:], return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [ZeroDivisionError]
    assert all([len(await store.log(row.id)) == 2 for row in rows])
    assert {row.game for row in await store.open_sessions()} == {"embers"}


async def test_commits_are_on_disk_and_wait_for_it(store: SQLiteStore) -> None:
    assert await store.writer.write(lambda db: db.execute("PRAGMA journal_mode").fetchone()[0]) == "wal"
    assert await store.writer.write(lambda db: db.execute("PRAGMA synchronous").fetchone()[0]) == 2


async def test_a_locked_database_is_told_and_works_again_later(store: SQLiteStore) -> None:
    row = await create(store)
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    error = await trouble(store.commit(second(row)))
    assert error.trouble is Trouble.LOCKED
    assert "locked by another program" in str(error)
    other.execute("ROLLBACK")
    other.close()
    await store.commit(second(row))
    assert len(await store.log(row.id)) == 2


async def test_a_database_that_may_not_be_written_is_told(store: SQLiteStore) -> None:
    row = await create(store)
    await store.writer.write(lambda db: _set(db, "query_only = ON"))
    error = await trouble(store.commit(second(row)))
    assert error.trouble is Trouble.READ_ONLY
    assert len(await store.log(row.id)) == 1


async def test_a_full_disk_is_told_and_what_was_stored_stays(store: SQLiteStore) -> None:
    row = await create(store)
    large = Commit(replace(row, seq=2), line(row.id, 2), Snapshot(2, True, b"x" * 100_000))
    await store.writer.write(lambda db: _set(db, f"max_page_count = {_pages(db)}"))
    error = await trouble(store.commit(large))
    assert error.trouble is Trouble.FULL
    assert "disk is full" in str(error)
    assert len(await store.log(row.id)) == 1
    await store.writer.write(lambda db: _set(db, "max_page_count = 1000000"))
    await store.commit(large)


def _set(db: sqlite3.Connection, pragma: str) -> None:
    db.execute(f"PRAGMA {pragma}")


def _pages(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA page_count").fetchone()[0])


async def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE future (what TEXT)")
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()
    before = path.read_bytes()
    error = await trouble(open_store(path))
    assert error.trouble is Trouble.NEWER
    assert str(path) in str(error)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"this is no database at all, only some text" * 100, b"SQLite format 3\0" + b"\xff" * 4000]
)
async def test_a_damaged_file_is_told_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(content)
    error = await trouble(open_store(path))
    assert error.trouble is Trouble.DAMAGED
    assert path.read_bytes() == content


async def test_names_that_are_no_text_are_told_as_damage(tmp_path: Path) -> None:
    whole = await open_store(tmp_path / "games.db")
    await whole.close()
    damage_schema(tmp_path / "games.db")
    async with asyncio.timeout(PATIENCE):
        assert (await trouble(open_store(tmp_path / "games.db"))).trouble is Trouble.DAMAGED
    reader = await aiosqlite.connect(tmp_path / "games.db")
    torn = SQLiteStore(str(tmp_path / "games.db"), whole.writer, reader, reader)
    assert (await trouble(torn.counts())).trouble is Trouble.DAMAGED
    await torn.close()


async def torn(path: Path) -> None:
    """A file in which a page is lost that is not read when it is opened."""
    store = await open_store(path)
    await create(store)
    await store.close()
    with closing(sqlite3.connect(path)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'session_channel'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with path.open("rb+") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))


async def test_damage_that_no_one_has_met_yet_is_told_at_the_start(tmp_path: Path) -> None:
    await torn(tmp_path / "games.db")
    found = await trouble(open_store(tmp_path / "games.db"))
    assert found.trouble is Trouble.DAMAGED
    assert "restore" in str(found)


async def test_a_large_file_is_checked_while_it_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soundness, "LARGE", 0)
    whole = await open_store(tmp_path / "whole.db")
    await asyncio.to_thread(whole.writer._checking.join, PATIENCE)
    await create(whole)
    await whole.close()
    await torn(tmp_path / "games.db")
    store = await open_store(tmp_path / "games.db")
    async with asyncio.timeout(PATIENCE):
        assert (await store.lost()).trouble is Trouble.DAMAGED
    assert (await trouble(create(store, 2))).trouble is Trouble.DAMAGED
    await store.close()


@pytest.mark.parametrize("replaced", [False, True])
async def test_nothing_is_said_to_be_stored_in_a_file_that_was_deleted(
    store: SQLiteStore, replaced: bool
) -> None:
    row = await create(store)
    Path(store.path).unlink()
    if replaced:
        Path(store.path).touch()
    assert (await trouble(store.commit(second(row)))).trouble is Trouble.MISSING
    async with asyncio.timeout(PATIENCE):
        assert (await store.lost()).trouble is Trouble.MISSING


async def test_whatever_ends_the_writer_fails_all_who_wait(store: SQLiteStore) -> None:
    rows = [await create(store, channel) for channel in range(2)]
    at_work, go_on = threading.Event(), threading.Event()

    def work(db: sqlite3.Connection) -> None:
        at_work.set()
        go_on.wait(PATIENCE)
        raise SystemExit("no thread should ask for that")

    taken = store.writer.write(work)
    assert await asyncio.to_thread(at_work.wait, PATIENCE)
    waiting = [asyncio.ensure_future(store.commit(second(row))) for row in rows]
    await asyncio.sleep(0)
    go_on.set()
    async with asyncio.timeout(PATIENCE):
        for each in (taken, *waiting, store.commit(second(rows[0]))):
            error = await trouble(each)
            assert error.trouble is Trouble.FAILED
            assert "no thread should ask for that" in str(error)
        assert (await store.lost()).trouble is Trouble.FAILED
    assert len(await store.log(rows[0].id)) == 1


async def test_a_start_that_waits_for_the_file_can_be_given_up(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    opening = asyncio.create_task(open_store(tmp_path / "games.db", busy_seconds=PATIENCE))
    await asyncio.sleep(0)
    opening.cancel()
    await asyncio.wait((opening,), timeout=PATIENCE / 2)
    assert opening.cancelled()
    other.close()
    for writer in (thread for thread in threading.enumerate() if thread.name == "store-writer"):
        await asyncio.to_thread(writer.join, PATIENCE)
        assert not writer.is_alive()


async def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    error = await trouble(open_store(tmp_path / "nowhere" / "games.db"))
    assert error.trouble is Trouble.MISSING
    assert "folder" in str(error)


async def test_a_database_locked_at_the_start_is_told(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert (await trouble(open_store(tmp_path / "games.db", busy_seconds=0.1))).trouble is Trouble.LOCKED
    other.close()


async def test_health_tells_a_living_bot_from_a_dead_one(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    assert not health(path).alive
    store = await open_store(path)
    await create(store)
    assert health(path).alive
    await store.close()
    assert not health(path).alive
    assert "no bot" in health(path).why


@pytest.mark.parametrize(("working", "is_stuck"), [(None, False), (59.0, False), (75.0, True)])
async def test_health_tells_a_bot_whose_work_does_not_end(
    tmp_path: Path, working: float | None, is_stuck: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.db"
    store = await open_store(path, claim=Alone(), working=lambda: working)
    found = health(path)
    assert found.alive
    assert found.stuck == is_stuck
    assert main(["health", "--database", str(path)]) == int(is_stuck)
    told = capsys.readouterr()
    assert ("75 s" in told.err) == is_stuck
    await store.close()
    assert not health(path).stuck


WRITING = """
import asyncio, sys
from msgspec.structs import replace
from bot.store import Commit
from bot.store.sqlite import open_store
from tests.store.samples import create, line

async def main():
    store = await open_store(sys.argv[1])
    rows = [await create(store, channel) for channel in range(8)]

    async def play(row):
        for seq in range(2, 10_000):
            await store.commit(Commit(replace(row, seq=seq), line(row.id, seq)))
            print(row.id, seq, flush=True)

    await asyncio.gather(*map(play, rows))

asyncio.run(main())
"""


@pytest.mark.parametrize("told", [1, 20, 150])
async def test_what_was_acknowledged_outlasts_a_kill(tmp_path: Path, told: int) -> None:
    job = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WRITING, str(tmp_path / "games.db"), stdout=subprocess.PIPE
    )
    assert job.stdout is not None
    acknowledged = [await job.stdout.readline() for _ in range(told)]
    job.kill()
    acknowledged += (await job.stdout.read()).splitlines(keepends=True)
    newest = {}
    for said in acknowledged:
        if said.endswith(b"\n"):
            session, seq = map(int, said.split())
            newest[session] = seq
    assert newest
    await job.wait()
    store = await open_store(tmp_path / "games.db")
    for session, seq in newest.items():
        lines = await store.log(session)
        row = await store.session(session)
        assert row is not None
        assert [each.seq for each in lines] == list(range(1, row.seq + 1))
        assert row.seq >= seq
    await store.close()
