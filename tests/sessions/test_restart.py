"""A restart at any point: sessions, windows and computer players go on where they stood."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.engine.moves import CLOCK, Move
from bot.sessions import Kind, Status
from tests.sessions.desk import BO, CHANNEL, CY, MIRA, Clock, Desk, open_desk
from tests.sessions.test_lobby import refusal


async def window_game(desk: Desk, channel: int = CHANNEL) -> int:
    """A game in which the clock is asked."""
    session = await desk.game(MIRA, BO, CY, channel=channel)
    for user in (MIRA, BO, CY):
        await desk.sessions.submit(user.id, session, await desk.any_move(session, user))
    assert CLOCK in (await asked(desk, session))
    return session


async def asked(desk: Desk, session: int) -> list[int]:
    return [int(ask.seat) for ask in (await desk.sessions.position(session)).asks]


async def test_a_window_closes_when_its_time_is_over_and_not_before(desk: Desk) -> None:
    session = await window_game(desk)
    assert (await desk.sessions.position(session)).windows == (desk.clock.now + 60,)
    desk.clock.now += 59
    await desk.sessions.tick()
    assert CLOCK in await asked(desk, session)
    desk.clock.now += 2
    await desk.sessions.tick()
    assert CLOCK not in await asked(desk, session)
    line = (await desk.sessions.log(session, None))[-1]
    assert (line.kind, line.seat) == (Kind.MOVE, CLOCK)
    await desk.proof(session)


async def test_windows_close_by_themselves(tmp_path: Path) -> None:
    async with open_desk(tmp_path / "games.db", window=0.0) as desk:
        heard = asyncio.Event()
        session = await desk.game(MIRA, BO, CY)
        desk.sessions.subscribe(lambda _: heard.set())
        for user in (MIRA, BO, CY):
            await desk.sessions.submit(user.id, session, await desk.any_move(session, user))
        while (await desk.sessions.log(session, None))[-1].seat != CLOCK:
            heard.clear()
            await asyncio.wait_for(heard.wait(), 5)


async def test_an_answer_of_all_closes_the_window_before_the_clock(desk: Desk) -> None:
    session = await window_game(desk)
    for user in (MIRA, BO, CY):
        for move in await desk.sessions.moves(session, user.id):
            if move.verb == "leave":
                await desk.sessions.submit(user.id, session, move)
    assert CLOCK not in await asked(desk, session)
    desk.clock.now += 1000
    await desk.sessions.tick()
    assert all(line.seat != CLOCK for line in await desk.sessions.log(session, None))


async def test_a_restart_goes_on_with_the_time_that_a_window_has_left(tmp_path: Path) -> None:
    clock = Clock()
    async with open_desk(tmp_path / "games.db", clock=clock) as desk:
        session = await window_game(desk)
        until = (await desk.sessions.position(session)).windows
    clock.now += 30
    async with open_desk(tmp_path / "games.db", clock=clock) as desk:
        assert (await desk.sessions.position(session)).windows == until
        clock.now += 29
        await desk.sessions.tick()
        assert CLOCK in await asked(desk, session)
        clock.now += 2
        await desk.sessions.tick()
        assert CLOCK not in await asked(desk, session)


async def test_a_window_that_ran_out_while_the_bot_was_away_gets_a_time_of_grace(tmp_path: Path) -> None:
    clock = Clock()
    async with open_desk(tmp_path / "games.db", clock=clock) as desk:
        session = await window_game(desk)
    clock.now += 10_000
    async with open_desk(tmp_path / "games.db", clock=clock) as desk:
        assert (await desk.sessions.position(session)).windows == (clock.now + 15,)
        await desk.sessions.tick()
        assert CLOCK in await asked(desk, session)
        clock.now += 16
        await desk.sessions.tick()
        assert CLOCK not in await asked(desk, session)


async def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with open_desk(tmp_path / "games.db") as desk:
        session = await desk.game(MIRA, BO)
        await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
        await desk.sessions.shown.mark_announced(session, 3, 555)
        lobby = await desk.lobby(CY, channel=300, rounds="4")
        views = [await desk.sessions.get(id) for id in (session, lobby.id)]
        position = await desk.sessions.position(session)
    async with open_desk(tmp_path / "games.db") as desk:
        assert [await desk.sessions.get(id) for id in (session, lobby.id)] == views
        assert (views[0].announced_seq, views[0].message_id) == (3, 555)
        assert await desk.sessions.position(session) == position
        assert desk.sessions.in_channel(CHANNEL) == views[0]
        assert desk.sessions.of_user(CY.id) == [views[1]]
        assert desk.sessions.shown.unannounced() == [session, lobby.id]
        await desk.play_out(session, MIRA, BO)
        await desk.proof(session)


async def test_an_end_that_was_not_announced_is_found_after_a_restart(tmp_path: Path) -> None:
    async with open_desk(tmp_path / "games.db") as desk:
        session = await desk.game(MIRA, BO)
        view = await desk.sessions.end(session, MIRA, admin=True)
    async with open_desk(tmp_path / "games.db") as desk:
        assert desk.sessions.shown.unannounced() == [session]
        await desk.sessions.shown.mark_announced(session, view.seq, 1)
    async with open_desk(tmp_path / "games.db") as desk:
        assert desk.sessions.shown.unannounced() == []


async def test_one_person_plays_a_whole_game_against_computers(desk: Desk) -> None:
    session = await desk.game(MIRA, computers=3)
    while (await desk.sessions.get(session)).status.live:
        await desk.settle(session)
        moves = await desk.sessions.moves(session, MIRA.id)
        if moves:
            await desk.sessions.submit(MIRA.id, session, moves[0])
    assert (await desk.sessions.get(session)).status is Status.FINISHED
    await desk.proof(session)


async def test_computer_players_that_were_asked_go_on_after_a_restart(tmp_path: Path) -> None:
    async with open_desk(tmp_path / "games.db") as desk:
        desk.pause_computers()
        session = await desk.game(MIRA, computers=2)
    async with open_desk(tmp_path / "games.db") as desk:
        await desk.settle(session)
        assert {
            int(line.seat) for line in await desk.sessions.log(session, None) if line.kind is Kind.MOVE
        } == {1, 2}


async def test_a_game_that_is_not_installed_any_more_is_told_and_disturbs_no_other(tmp_path: Path) -> None:
    async with open_desk(tmp_path / "games.db") as desk:
        desk.pause_computers()
        session = await desk.game(MIRA, computers=1)
        await desk.store.writer.write(lambda db: db.execute("UPDATE session SET game = 'lost'").fetchall())
    async with open_desk(tmp_path / "games.db") as desk:
        assert await refusal(desk.sessions.position(session)) == "no-game"
        assert await refusal(desk.sessions.submit(MIRA.id, session, Move("leave"))) == "no-game"
        await desk.game(MIRA, BO, channel=300)
        assert (await desk.sessions.end(session, MIRA, admin=True)).status is Status.ABANDONED


async def test_a_state_that_cannot_be_read_is_told_and_stays_as_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_desk(tmp_path / "games.db") as desk:
        session = await desk.game(MIRA, BO)
        await desk.store.writer.write(lambda db: db.execute("UPDATE snapshot SET state = x'ff'").fetchall())
    async with open_desk(tmp_path / "games.db") as desk:
        assert await refusal(desk.sessions.submit(MIRA.id, session, Move("leave"))) == "rules-broke"
        assert await desk.state_bytes(session) == b"\xff"
    assert f"session {session}" in caplog.text


async def test_listeners_hear_of_what_computers_and_the_clock_do(desk: Desk) -> None:
    session, heard = await desk.game(MIRA, computers=1), []
    desk.sessions.subscribe(heard.append)
    await desk.settle(session)
    assert heard == [session]
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    await desk.settle(session)
    heard.clear()
    desk.clock.now += 1000
    closed = CLOCK in await asked(desk, session)
    await desk.sessions.tick()
    assert bool(heard) == closed
