"""Moves: who may make them, what is refused, what two clicks do, and what a bug in the rules does not do."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice
from bot.sessions import Refused, Status
from tests.sessions.desk import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, Desk, open_desk
from tests.sessions.test_lobby import refusal


async def test_a_game_is_played_to_its_end(desk: Desk) -> None:
    session = await desk.game(MIRA, BO, CY)
    await desk.play_out(session, MIRA, BO, CY)
    view = await desk.sessions.get(session)
    assert view.status is Status.FINISHED
    assert view.seed == "a seed for tests"
    position = await desk.sessions.position(session)
    assert position.over
    assert position.standings.places is not None
    assert desk.sessions.in_channel(CHANNEL) is None
    assert await refusal(desk.sessions.submit(MIRA.id, session, Move("leave"))) == "already-over"
    await desk.proof(session)


async def test_every_seat_and_stranger_is_told_what_is_wrong(desk: Desk) -> None:
    lobby = await desk.lobby(MIRA, channel=OTHER_CHANNEL)
    assert await refusal(desk.sessions.submit(MIRA.id, lobby.id, Move("leave"))) == "not-started"
    assert await refusal(desk.sessions.position(lobby.id)) == "not-started"
    session = await desk.game(MIRA, BO)
    move = await desk.any_move(session, MIRA)
    before = await desk.state_bytes(session)
    assert await refusal(desk.sessions.submit(CY.id, session, move)) == "not-playing"
    assert await refusal(desk.sessions.submit(BO.id, session, move, seat=Seat(0))) == "wrong-seat"
    assert await refusal(desk.sessions.submit(BO.id, session, move, seat=CLOCK)) == "wrong-seat"
    assert await refusal(desk.sessions.moves(session, CY.id)) == "not-playing"
    for hostile in (
        Move("x" * 4000),
        Move("stake", (10**30,)),
        Move("stake", ("@everyone",)),
        Move("stake", (1,) * 50),
    ):
        with pytest.raises(Illegal):
            await desk.sessions.submit(MIRA.id, session, hostile)
    assert await desk.state_bytes(session) == before
    assert (await desk.sessions.get(session)).seq == 3


async def test_a_stale_click_is_played_where_the_move_is_still_legal(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    seen = (await desk.sessions.get(session)).moved
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA), seen_seq=seen)
    outcome = await desk.sessions.submit(BO.id, session, await desk.any_move(session, BO), seen_seq=seen)
    assert outcome.seat == 1


async def test_a_stale_click_on_what_is_gone_is_told_what_happened_since(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    seen = (await desk.sessions.get(session)).moved
    mine = await desk.sessions.moves(session, MIRA.id)
    await desk.sessions.submit(MIRA.id, session, mine[0])
    with pytest.raises(Refused) as caught:
        await desk.sessions.submit(MIRA.id, session, mine[1], seen_seq=seen)
    assert caught.value.key == "stale"
    assert caught.value.values == {"moves": 1}
    assert [event.key for event in caught.value.events] == ["staked-secretly"]


async def test_of_two_clicks_on_one_button_one_is_played(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    seen, move = (await desk.sessions.get(session)).moved, await desk.any_move(session, MIRA)
    clicks = [desk.sessions.submit(MIRA.id, session, move, seen_seq=seen, interaction_id=n) for n in (11, 12)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Outcome", "Refused"]
    assert next(r.key for r in results if isinstance(r, Refused)) == "double-click"
    assert (await desk.sessions.get(session)).seq == 4


async def test_an_interaction_that_arrives_twice_is_played_once_and_answered_twice(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    move = await desk.any_move(session, MIRA)
    first, second = await asyncio.gather(
        *(desk.sessions.submit(MIRA.id, session, move, interaction_id=77) for _ in range(2))
    )
    assert sorted((first.replayed, second.replayed)) == [False, True]
    assert first.seq == second.seq
    assert first.events == second.events
    third = await desk.sessions.submit(MIRA.id, session, move, interaction_id=77)
    assert third.replayed
    assert (await desk.sessions.get(session)).seq == first.seq


async def test_an_interaction_of_somebody_else_does_not_answer(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA), interaction_id=5)
    with pytest.raises(Illegal):
        await desk.sessions.submit(BO.id, session, Move("leave"), interaction_id=5)


async def test_many_tables_play_at_once(desk: Desk) -> None:
    ids = [await desk.game(MIRA, BO, channel=1000 + n) for n in range(12)]
    await asyncio.gather(*(desk.play_out(session, MIRA, BO, dice=Dice(session)) for session in ids))
    for session in ids:
        await desk.proof(session)


async def test_a_bug_in_the_rules_leaves_the_session_as_it_was(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    session, other = await desk.game(MIRA, BO), await desk.game(MIRA, BO, channel=OTHER_CHANNEL)
    move, before = await desk.any_move(session, MIRA), await desk.state_bytes(session)
    seen = await desk.sessions.position(session, Seat(0))
    desk.rules.broken = True
    assert await refusal(desk.sessions.submit(MIRA.id, session, move)) == "rules-broke"
    assert f"session {session}" in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert await desk.state_bytes(session) == before
    assert await desk.sessions.position(session, Seat(0)) == seen
    desk.rules.broken = False
    await desk.sessions.submit(MIRA.id, other, await desk.any_move(other, MIRA))
    await desk.sessions.submit(MIRA.id, session, move)
    await desk.proof(session)


async def test_settings_are_moves_that_may_be_made_without_being_asked(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    assert [verb.name for verb in await desk.sessions.verbs(session, MIRA.id)] == ["habit"]
    assert [choice.value for choice in await desk.sessions.choices(session, MIRA.id, "habit")] == ["bold"]
    outcome = await desk.sessions.submit(MIRA.id, session, Move("habit", ("bold",)))
    assert [event.key for event in outcome.events] == ["habit"]


async def test_states_that_were_let_go_are_read_again(tmp_path: Path) -> None:
    async with open_desk(tmp_path / "games.db", hold=3) as desk:
        ids = [await desk.game(MIRA, BO, channel=1000 + n) for n in range(10)]
        held = [table for table in desk.sessions._house.tables.values() if table.position is not None]
        assert len(held) == 3
        for session in ids:
            await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
            await desk.proof(session)


async def test_finished_sessions_do_not_stay_in_memory(tmp_path: Path) -> None:
    async with open_desk(tmp_path / "games.db", hold=2) as desk:
        for _ in range(5):
            session = await desk.game(MIRA, BO)
            view = await desk.sessions.end(session, MIRA, admin=True)
            await desk.sessions.shown.mark_announced(session, view.seq, 1)
        assert len(desk.sessions._house.tables) == 2
        assert (await desk.sessions.get(1)).status is Status.ABANDONED
