"""The store keeps what it acknowledged, gives one of two rivals the number, and says clearly what is wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store import (
    Conflict,
    LetterRow,
    LogRow,
    Receipt,
    SessionRow,
    Snapshot,
    Store,
    StoreError,
    Trouble,
    health,
)
from bot.store.schema import MIGRATIONS

ROW = SessionRow(
    id=0,
    channel=1,
    guild=None,
    game="embers",
    status="playing",
    host=1,
    options="{}",
    holders="[]",
    seq=1,
    moved=0,
    asked="[]",
    windows="[]",
    undo=None,
    seed="seed",
    created=1.0,
    started=2.0,
    ended=None,
)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "games.db", busy_seconds=0.2)
    yield store
    await store.close()


def line(session: int, seq: int, **more: object) -> LogRow:
    return replace(LogRow(session=session, seq=seq, kind="move", at=1.0, body="stake 3"), **more)


async def create(store: Store, channel: int = 1) -> SessionRow:
    row = replace(ROW, channel=channel)
    return replace(row, id=await store.create(row, line(0, 1, kind="new")))


async def trouble(request: object) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await request  # type: ignore[misc]
    return caught.value


async def test_a_line_its_session_and_its_state_are_stored_together(store: Store) -> None:
    row = await create(store)
    after = replace(row, seq=2, moved=2, status="finished", ended=5.0)
    await store.append(
        after, line(row.id, 2), Snapshot(2, True, b"state"), Receipt(session=row.id, seq=2, validate_ms=1.5)
    )
    assert await store.current(row.id) == (after, Snapshot(2, True, b"state"))
    assert [found.seq for found in await store.log(row.id)] == [1, 2]
    assert (await store.receipts(row.id))[0].validate_ms == 1.5


async def test_a_number_is_given_once_and_the_loser_leaves_no_trace(store: Store) -> None:
    row = await create(store)
    results = await asyncio.gather(
        *(
            store.append(
                replace(row, seq=2, moved=n), line(row.id, 2, body=str(n)), Snapshot(2, True, bytes([n]))
            )
            for n in range(5)
        ),
        return_exceptions=True,
    )
    assert results[0] is None
    assert [error.what for error in results[1:] if isinstance(error, Conflict)] == ["seq"] * 4
    found = await store.current(row.id)
    assert found is not None
    assert (found[0].moved, found[1]) == (0, Snapshot(2, True, bytes([0])))


async def test_an_interaction_is_stored_once_in_all_sessions(store: Store) -> None:
    one, other = await create(store, 1), await create(store, 2)
    await store.append(replace(one, seq=2), line(one.id, 2, interaction=9))
    with pytest.raises(Conflict) as caught:
        await store.append(replace(other, seq=2), line(other.id, 2, interaction=9))
    assert caught.value.what == "interaction"
    assert [found.seq for found in await store.log(other.id)] == [1]
    assert await store.line_of(9) == line(one.id, 2, interaction=9)


async def test_one_bad_job_does_not_take_along_those_committed_with_it(store: Store) -> None:
    rows = [await create(store, channel) for channel in range(20)]

    def bug(db: sqlite3.Connection) -> None:
        db.execute("UPDATE session SET game = 'lost'")
        raise ZeroDivisionError

    jobs = [store.append(replace(row, seq=2), line(row.id, 2)) for row in rows]
    results = await asyncio.gather(*jobs[:10], store.writer.write(bug), *jobs[10:], return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [ZeroDivisionError]
    assert all([len(await store.log(row.id)) == 2 for row in rows])
    assert {row.game for row in await store.open_sessions()} == {"embers"}


async def test_of_states_that_are_not_kept_only_the_newest_stays(store: Store) -> None:
    row = await create(store)
    for seq, kept in ((2, True), (3, False), (4, False), (5, True), (6, False)):
        await store.append(
            replace(row, seq=seq, moved=seq), line(row.id, seq), Snapshot(seq, kept, b"%d" % seq)
        )
    assert await store.snapshot_numbers(row.id) == [2, 5, 6]
    assert await store.snapshot(row.id, 5) == Snapshot(5, True, b"5")
    assert await store.snapshot(row.id, 4) is None


async def test_receipts_grow_and_forget_nothing(store: Store) -> None:
    row = await create(store)
    await store.receipt(Receipt(session=row.id, seq=1, draw_ms=3.0))
    await store.receipt(Receipt(session=row.id, seq=1, sent_bytes=1000))
    assert await store.receipts(row.id) == [Receipt(session=row.id, seq=1, draw_ms=3.0, sent_bytes=1000)]


async def test_what_the_channel_shows_never_goes_back(store: Store) -> None:
    row = await create(store)
    await store.announced(row.id, 1, 50, "[]")
    await store.append(replace(row, seq=2), line(row.id, 2))
    await store.announced(row.id, 0, 40, "[]")
    found = await store.session(row.id)
    assert found is not None
    assert (found.announced, found.message, found.seq) == (1, 50, 2)


async def test_a_channel_holds_one_live_session(store: Store) -> None:
    await create(store)
    with pytest.raises(Conflict) as caught:
        await create(store)
    assert caught.value.what == "channel"


async def test_commits_are_on_disk_and_wait_for_it(store: Store) -> None:
    assert await store.writer.write(lambda db: db.execute("PRAGMA journal_mode").fetchone()[0]) == "wal"
    assert await store.writer.write(lambda db: db.execute("PRAGMA synchronous").fetchone()[0]) == 2


async def test_a_locked_database_is_told_and_works_again_later(store: Store) -> None:
    row = await create(store)
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    error = await trouble(store.append(replace(row, seq=2), line(row.id, 2)))
    assert error.trouble is Trouble.LOCKED
    assert "locked by another program" in str(error)
    other.execute("ROLLBACK")
    other.close()
    await store.append(replace(row, seq=2), line(row.id, 2))
    assert len(await store.log(row.id)) == 2


async def test_a_database_that_may_not_be_written_is_told(store: Store) -> None:
    row = await create(store)
    await store.writer.write(lambda db: _set(db, "query_only = ON"))
    error = await trouble(store.append(replace(row, seq=2), line(row.id, 2)))
    assert error.trouble is Trouble.READ_ONLY
    assert len(await store.log(row.id)) == 1


async def test_a_full_disk_is_told_and_what_was_stored_stays(store: Store) -> None:
    row = await create(store)
    await store.writer.write(lambda db: _set(db, f"max_page_count = {_pages(db)}"))
    error = await trouble(
        store.append(replace(row, seq=2), line(row.id, 2), Snapshot(2, True, b"x" * 100_000))
    )
    assert error.trouble is Trouble.FULL
    assert "disk is full" in str(error)
    assert len(await store.log(row.id)) == 1
    await store.writer.write(lambda db: _set(db, "max_page_count = 1000000"))
    await store.append(replace(row, seq=2), line(row.id, 2), Snapshot(2, True, b"x" * 100_000))


def _set(db: sqlite3.Connection, pragma: str) -> None:
    db.execute(f"PRAGMA {pragma}")


def _pages(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA page_count").fetchone()[0])


async def test_the_last_letter_to_a_seat_is_the_one_that_is_kept(store: Store) -> None:
    row = await create(store)
    refused = LetterRow(session=row.id, seat=1, user=7, question="ask-stake", told=True)
    sent = LetterRow(session=row.id, seat=0, user=5, channel=3, message=2**60, shown="abc")
    for letter in (refused, replace(sent, message=1), sent):
        await store.letter(letter)
    assert await store.letters(row.id) == [sent, refused]
    assert await store.letters(row.id + 1) == []


async def test_a_file_of_the_first_version_gets_the_tables_that_came_later(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "old.db")
    for statement in MIGRATIONS[0]:
        db.execute(statement)
    db.execute("PRAGMA user_version = 1")
    db.close()
    store = await Store.open(tmp_path / "old.db")
    await store.letter(LetterRow(session=1, seat=0, user=5))
    assert len(await store.letters(1)) == 1
    await store.close()


async def test_a_file_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE future (what TEXT)")
    db.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    db.close()
    before = path.read_bytes()
    error = await trouble(Store.open(path))
    assert error.trouble is Trouble.NEWER
    assert str(path) in str(error)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"this is no database at all, only some text" * 100, b"SQLite format 3\0" + b"\xff" * 4000]
)
async def test_a_damaged_file_is_told_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(content)
    error = await trouble(Store.open(path))
    assert error.trouble is Trouble.DAMAGED
    assert path.read_bytes() == content


async def test_a_folder_that_is_missing_is_told(tmp_path: Path) -> None:
    error = await trouble(Store.open(tmp_path / "nowhere" / "games.db"))
    assert error.trouble is Trouble.MISSING
    assert "folder" in str(error)


async def test_a_database_locked_at_the_start_is_told(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert (await trouble(Store.open(tmp_path / "games.db", busy_seconds=0.1))).trouble is Trouble.LOCKED
    other.close()


async def test_requests_after_the_end_are_told(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.db")
    row = await create(store)
    await store.close()
    assert (await trouble(store.append(replace(row, seq=2), line(row.id, 2)))).trouble is Trouble.CLOSED
    assert (await trouble(store.log(row.id))).trouble is Trouble.CLOSED


async def test_what_is_queued_when_the_store_closes_is_written(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "games.db")
    rows = [await create(store, channel) for channel in range(50)]
    waiting = [asyncio.ensure_future(store.append(replace(row, seq=2), line(row.id, 2))) for row in rows]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    store = await Store.open(tmp_path / "games.db")
    assert all([len(await store.log(row.id)) == 2 for row in rows])
    await store.close()


async def test_health_tells_a_living_bot_from_a_dead_one(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    assert not health(path).alive
    store = await Store.open(path)
    await create(store)
    assert health(path).alive
    assert not health(path, within=-1).alive
    await store.close()
    assert not health(path).alive
    assert "no bot" in health(path).why
