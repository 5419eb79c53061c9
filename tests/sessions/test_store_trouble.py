"""When the database is in trouble a move is refused with what to do, the session is as before, and nothing is lost."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.engine.moves import Move, Seat
from bot.sessions import Refused
from bot.sessions.core.refusals import refused_by_store
from bot.store import Clash, Commit, Conflict, StoreError, Trouble
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, MIRA, Venue, open_venue


async def pragma(venue: Venue, words: str) -> None:
    await venue.store.writer.write(lambda db: db.execute(f"PRAGMA {words}").fetchall())


async def test_a_move_that_finds_the_database_locked_was_not_played(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db", busy_seconds=0.1) as venue:
        session = await venue.game(MIRA, BO)
        before, move = await venue.sessions.position(session, Seat(0)), await venue.any_move(session, MIRA)
        other = sqlite3.connect(venue.store.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await refusal(venue.sessions.submit(MIRA.id, session, move)) == "store-locked"
        assert await venue.sessions.position(session, Seat(0)) == before
        other.execute("ROLLBACK")
        other.close()
        await venue.sessions.submit(MIRA.id, session, move)
        await venue.proof(session)


async def test_a_move_that_finds_the_database_read_only_was_not_played(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        session = await venue.game(MIRA, BO)
        before, move = await venue.sessions.position(session, Seat(0)), await venue.any_move(session, MIRA)
        await pragma(venue, "query_only = 1")
        assert await refusal(venue.sessions.submit(MIRA.id, session, move)) == "store-read-only"
        assert await refusal(venue.sessions.end(session, MIRA, admin=True)) == "store-read-only"
        assert await refusal(venue.lobby(MIRA, channel=300)) == "store-read-only"
        assert await venue.sessions.position(session, Seat(0)) == before
    async with open_venue(tmp_path / "games.db") as venue:
        await venue.sessions.submit(MIRA.id, session, move)
        await venue.proof(session)


async def test_a_move_that_finds_the_disk_full_was_not_played(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    await pragma(venue, "max_page_count = 1")
    before, refused = b"", ""
    for turn in range(1000):
        before = await venue.state_bytes(session)
        move = Move("habit", (("bold", "calm")[turn % 2],))
        try:
            await venue.sessions.submit(MIRA.id, session, move)
        except Refused as refusal:
            refused = refusal.key
            break
    assert refused == "store-full"
    assert await venue.state_bytes(session) == before
    await pragma(venue, "max_page_count = 1000000")
    await venue.sessions.submit(MIRA.id, session, move)
    await venue.proof(session)


@pytest.mark.parametrize("trouble", [Trouble.DAMAGED, Trouble.MISSING, Trouble.TAKEN, Trouble.FAILED])
async def test_a_move_that_finds_the_database_lost_was_not_played(venue: Venue, trouble: Trouble) -> None:
    session = await venue.game(MIRA, BO)
    before, move = await venue.state_bytes(session), await venue.any_move(session, MIRA)
    venue.store.writer._failure = StoreError(trouble, "it is lost")
    assert await refusal(venue.sessions.submit(MIRA.id, session, move)) == f"store-{trouble.value}"
    venue.store.writer._failure = None
    assert await venue.state_bytes(session) == before
    await venue.sessions.submit(MIRA.id, session, move)
    await venue.proof(session)


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_has_a_refusal(trouble: Trouble, caplog: pytest.LogCaptureFixture) -> None:
    assert refused_by_store(StoreError(trouble, "what the log says")).is_passing
    assert caplog.messages == ["what the log says"] * (trouble is not Trouble.CLOSED)


async def test_a_change_that_others_are_always_faster_than_is_given_up(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await venue.game(MIRA, BO)
    before, move = await venue.state_bytes(session), await venue.any_move(session, MIRA)
    asked: list[Commit] = []

    async def commit(change: Commit) -> None:
        asked.append(change)
        raise Conflict(Clash.NUMBER)

    with monkeypatch.context() as patch:
        patch.setattr(venue.sessions._tables.store, "commit", commit)
        assert await refusal(venue.sessions.submit(MIRA.id, session, move)) == "busy"
    assert len(asked) > 1
    assert await venue.state_bytes(session) == before
    await venue.sessions.submit(MIRA.id, session, move)


async def test_reading_in_memory_goes_on_without_the_database(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    position = await venue.sessions.position(session)
    await venue.store.close()
    assert await venue.sessions.position(session) == position
    assert (
        await refusal(venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA)))
        == "store-closed"
    )
    assert await refusal(venue.sessions.get(999)) == "store-closed"
