"""When the database is in trouble a move is refused with what to do, the session is as before, and nothing is lost."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.engine.moves import Move, Seat
from bot.sessions import Refused
from tests.sessions.desk import BO, MIRA, Desk, open_desk
from tests.sessions.test_lobby import refusal


async def pragma(desk: Desk, words: str) -> None:
    await desk.store.writer.write(lambda db: db.execute(f"PRAGMA {words}").fetchall())


async def test_a_move_that_finds_the_database_locked_was_not_played(tmp_path: Path) -> None:
    async with open_desk(tmp_path / "games.db", busy_seconds=0.1) as desk:
        session = await desk.game(MIRA, BO)
        before, move = await desk.sessions.position(session, Seat(0)), await desk.any_move(session, MIRA)
        other = sqlite3.connect(desk.store.path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert await refusal(desk.sessions.submit(MIRA.id, session, move)) == "store-locked"
        assert await desk.sessions.position(session, Seat(0)) == before
        other.execute("ROLLBACK")
        other.close()
        await desk.sessions.submit(MIRA.id, session, move)
        await desk.proof(session)


async def test_a_move_that_finds_the_database_read_only_was_not_played(tmp_path: Path) -> None:
    async with open_desk(tmp_path / "games.db") as desk:
        session = await desk.game(MIRA, BO)
        before, move = await desk.sessions.position(session, Seat(0)), await desk.any_move(session, MIRA)
        await pragma(desk, "query_only = 1")
        assert await refusal(desk.sessions.submit(MIRA.id, session, move)) == "store-read-only"
        assert await refusal(desk.sessions.end(session, MIRA, admin=True)) == "store-read-only"
        assert await refusal(desk.lobby(MIRA, channel=300)) == "store-read-only"
        assert await desk.sessions.position(session, Seat(0)) == before
    async with open_desk(tmp_path / "games.db") as desk:
        await desk.sessions.submit(MIRA.id, session, move)
        await desk.proof(session)


async def test_a_move_that_finds_the_disk_full_was_not_played(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    await pragma(desk, "max_page_count = 1")
    before, refused = b"", ""
    for turn in range(1000):
        before = await desk.state_bytes(session)
        move = Move("habit", (("bold", "calm")[turn % 2],))
        try:
            await desk.sessions.submit(MIRA.id, session, move)
        except Refused as refusal:
            refused = refusal.key
            break
    assert refused == "store-full"
    assert await desk.state_bytes(session) == before
    await pragma(desk, "max_page_count = 1000000")
    await desk.sessions.submit(MIRA.id, session, move)
    await desk.proof(session)


async def test_reading_in_memory_goes_on_without_the_database(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    position = await desk.sessions.position(session)
    await desk.store.close()
    assert await desk.sessions.position(session) == position
    assert (
        await refusal(desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA)))
        == "store-closed"
    )
    assert await refusal(desk.sessions.get(999)) == "store-closed"
