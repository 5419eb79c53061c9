"""A restart at any point: sessions, windows and computer players go on where they stood."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.engine.moves import CLOCK, Move
from bot.sessions import Kind, Status
from tests.patience import PATIENCE
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, Clock, Venue, open_venue


async def window_game(venue: Venue, channel: int = CHANNEL) -> int:
    """A game in which the clock is asked."""
    session = await venue.game(MIRA, BO, CY, channel=channel)
    for user in (MIRA, BO, CY):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    assert CLOCK in (await asked(venue, session))
    return session


def unannounced(venue: Venue) -> list[int]:
    return [session.id for session in venue.sessions.shown.unannounced()]


async def asked(venue: Venue, session: int) -> list[int]:
    return [int(ask.seat) for ask in (await venue.sessions.position(session)).asks]


async def test_a_window_closes_when_its_time_is_over_and_not_before(venue: Venue) -> None:
    session = await window_game(venue)
    assert (await venue.sessions.position(session)).windows == (venue.clock.now + 60,)
    venue.clock.now += 59
    await venue.sessions.tick()
    assert CLOCK in await asked(venue, session)
    venue.clock.now += 2
    await venue.sessions.tick()
    assert CLOCK not in await asked(venue, session)
    line = (await venue.sessions.log(session, None))[-1]
    assert (line.kind, line.seat) == (Kind.MOVE, CLOCK)
    await venue.proof(session)


async def test_windows_close_by_themselves(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db", window=0.0) as venue:
        heard = asyncio.Event()
        session = await venue.game(MIRA, BO, CY)
        venue.sessions.on_change.subscribe(lambda _: heard.set())
        for user in (MIRA, BO, CY):
            await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
        while (await venue.sessions.log(session, None))[-1].seat != CLOCK:
            heard.clear()
            await asyncio.wait_for(heard.wait(), PATIENCE)


async def test_an_answer_of_all_closes_the_window_before_the_clock(venue: Venue) -> None:
    session = await window_game(venue)
    for user in (MIRA, BO, CY):
        for move in await venue.sessions.moves(session, user.id):
            if move.verb == "leave":
                await venue.sessions.submit(user.id, session, move)
    assert CLOCK not in await asked(venue, session)
    venue.clock.now += 1000
    await venue.sessions.tick()
    assert all(line.seat != CLOCK for line in await venue.sessions.log(session, None))


async def test_a_restart_goes_on_with_the_time_that_a_window_has_left(tmp_path: Path) -> None:
    clock = Clock()
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        session = await window_game(venue)
        until = (await venue.sessions.position(session)).windows
    clock.now += 30
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        assert (await venue.sessions.position(session)).windows == until
        clock.now += 29
        await venue.sessions.tick()
        assert CLOCK in await asked(venue, session)
        clock.now += 2
        await venue.sessions.tick()
        assert CLOCK not in await asked(venue, session)


async def test_a_window_that_ran_out_while_the_bot_was_away_gets_a_time_of_grace(tmp_path: Path) -> None:
    clock = Clock()
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        session = await window_game(venue)
    clock.now += 10_000
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        assert (await venue.sessions.position(session)).windows == (clock.now + 15,)
        await venue.sessions.tick()
        assert CLOCK in await asked(venue, session)
        clock.now += 16
        await venue.sessions.tick()
        assert CLOCK not in await asked(venue, session)


async def test_a_window_stays_open_a_moment_after_the_machine_slept(tmp_path: Path) -> None:
    steady = Clock()
    async with open_venue(tmp_path / "games.db", steady=steady) as venue:
        session = await window_game(venue)
        venue.clock.now += 86_400
        await venue.sessions.tick()
        assert CLOCK in await asked(venue, session)
        assert (await venue.sessions.position(session)).windows == (venue.clock.now + 15,)
        for each in (venue.clock, steady):
            each.now += 16
        await venue.sessions.tick()
        assert CLOCK not in await asked(venue, session)


async def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        session = await venue.game(MIRA, BO)
        await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
        await venue.sessions.shown.mark_announced(session, 3, 555)
        lobby = await venue.lobby(CY, channel=300, rounds="4")
        views = [await venue.sessions.get(id) for id in (session, lobby.id)]
        position = await venue.sessions.position(session)
    async with open_venue(tmp_path / "games.db") as venue:
        assert [await venue.sessions.get(id) for id in (session, lobby.id)] == views
        assert (views[0].announced_seq, views[0].message_id) == (3, 555)
        assert await venue.sessions.position(session) == position
        assert venue.sessions.in_channel(CHANNEL) == views[0]
        assert venue.sessions.of_user(CY.id) == [views[1]]
        assert unannounced(venue) == [session, lobby.id]
        await venue.play_out(session, MIRA, BO)
        await venue.proof(session)


async def test_an_end_that_was_not_announced_is_found_after_a_restart(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        session = await venue.game(MIRA, BO)
        view = await venue.sessions.end(session, MIRA, admin=True)
    async with open_venue(tmp_path / "games.db") as venue:
        assert unannounced(venue) == [session]
        await venue.sessions.shown.mark_announced(session, view.seq, 1)
    async with open_venue(tmp_path / "games.db") as venue:
        assert unannounced(venue) == []


async def test_one_person_plays_a_whole_game_against_computers(venue: Venue) -> None:
    session = await venue.game(MIRA, computers=3)
    while (await venue.sessions.get(session)).status.live:
        await venue.settle(session)
        moves = await venue.sessions.moves(session, MIRA.id)
        if moves:
            await venue.sessions.submit(MIRA.id, session, moves[0])
    assert (await venue.sessions.get(session)).status is Status.FINISHED
    await venue.proof(session)


async def test_computer_players_that_were_asked_go_on_after_a_restart(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        venue.pause_computers()
        session = await venue.game(MIRA, computers=2)
    async with open_venue(tmp_path / "games.db") as venue:
        await venue.settle(session)
        assert {
            int(line.seat) for line in await venue.sessions.log(session, None) if line.kind is Kind.MOVE
        } == {1, 2}


async def test_a_game_that_is_not_installed_any_more_is_told_and_disturbs_no_other(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        venue.pause_computers()
        session = await venue.game(MIRA, computers=1)
        await venue.store.writer.write(lambda db: db.execute("UPDATE session SET game = 'lost'").fetchall())
    async with open_venue(tmp_path / "games.db") as venue:
        assert await refusal(venue.sessions.position(session)) == "game-gone"
        assert await refusal(venue.sessions.submit(MIRA.id, session, Move("leave"))) == "game-gone"
        await venue.game(MIRA, BO, channel=300)
        assert (await venue.sessions.end(session, MIRA, admin=True)).status is Status.ABANDONED


async def test_a_state_that_cannot_be_read_is_told_and_stays_as_it_is(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        session = await venue.game(MIRA, BO)
        await venue.store.writer.write(lambda db: db.execute("UPDATE snapshot SET state = x'ff'").fetchall())
    async with open_venue(tmp_path / "games.db") as venue:
        assert await refusal(venue.sessions.submit(MIRA.id, session, Move("leave"))) == "rules-broke"
        assert await venue.state_bytes(session) == b"\xff"
    assert f"session {session}" in caplog.text


async def test_listeners_hear_of_what_computers_and_the_clock_do(venue: Venue) -> None:
    session, heard = await venue.game(MIRA, BO, computers=1), []
    venue.sessions.on_change.subscribe(lambda changed: heard.append(changed.id))
    await venue.settle(session)
    assert heard == [session]
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await venue.sessions.submit(BO.id, session, await venue.any_move(session, BO))
    await venue.settle(session)
    heard.clear()
    venue.clock.now += 1000
    closed = CLOCK in await asked(venue, session)
    await venue.sessions.tick()
    assert bool(heard) == closed
