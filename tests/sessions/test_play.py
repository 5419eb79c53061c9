"""Moves: who may make them, what is refused, what two clicks do, and what a bug in the rules does not do."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import ClassVar

import pytest
from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Deals, Event, Move, Seat, Text, Values
from bot.engine.options import GameInfo
from bot.engine.playout import Dice
from bot.engine.steps import Step
from bot.sessions import Refused, Status
from tests.games.sample.embers import Embers
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, FragileRules, Venue, open_venue


class HeedingRules(FragileRules):
    """Embers in which whoever stakes heeds what habits call out."""

    info: ClassVar[GameInfo] = replace(
        FragileRules.info,
        verbs=tuple(
            replace(verb, deals=Deals(heeds=("called",))) if verb.name == "stake" else verb
            for verb in FragileRules.info.verbs
        ),
    )
    called: Values = {}

    def apply(self, state: Embers, seat: Seat, move: Move, step: Step | None = None) -> list[Event]:
        events = super().apply(state, seat, move, step)
        return [*events, Event("called", self.called)] if move.verb == "habit" else events


async def test_a_game_is_played_to_its_end(venue: Venue) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.play_out(session, MIRA, BO, CY)
    view = await venue.sessions.get(session)
    assert view.status is Status.FINISHED
    assert view.seed == "a seed for tests"
    position = await venue.sessions.position(session)
    assert position.over
    assert venue.rules.standings(position.view).places is not None
    assert venue.sessions.in_channel(CHANNEL) is None
    assert await refusal(venue.sessions.submit(MIRA.id, session, Move("leave"))) == "already-over"
    await venue.proof(session)


async def test_every_seat_and_stranger_is_told_what_is_wrong(venue: Venue) -> None:
    lobby = await venue.lobby(MIRA, channel=OTHER_CHANNEL)
    assert await refusal(venue.sessions.submit(MIRA.id, lobby.id, Move("leave"))) == "not-started"
    assert await refusal(venue.sessions.position(lobby.id)) == "not-started"
    session = await venue.game(MIRA, BO)
    move = await venue.any_move(session, MIRA)
    before = await venue.state_bytes(session)
    assert await refusal(venue.sessions.submit(CY.id, session, move)) == "not-playing"
    assert await refusal(venue.sessions.submit(BO.id, session, move, seat=Seat(0))) == "wrong-seat"
    assert await refusal(venue.sessions.submit(BO.id, session, move, seat=CLOCK)) == "wrong-seat"
    assert await refusal(venue.sessions.moves(session, CY.id)) == "not-playing"
    for hostile in (
        Move("x" * 4000),
        Move("stake", (10**30,)),
        Move("stake", ("@everyone",)),
        Move("stake", (1,) * 50),
    ):
        with pytest.raises(Illegal):
            await venue.sessions.submit(MIRA.id, session, hostile)
    assert await venue.state_bytes(session) == before
    assert (await venue.sessions.get(session)).seq == 3


async def test_a_stale_click_is_played_where_the_move_is_still_legal(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    seen = (await venue.sessions.get(session)).moved
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA), seen_seq=seen)
    outcome = await venue.sessions.submit(BO.id, session, await venue.any_move(session, BO), seen_seq=seen)
    assert outcome.seat == 1


async def test_a_stale_click_on_what_is_gone_is_told_what_happened_since(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    seen = (await venue.sessions.get(session)).moved
    mine = await venue.sessions.moves(session, MIRA.id)
    await venue.sessions.submit(MIRA.id, session, mine[0])
    with pytest.raises(Refused) as caught:
        await venue.sessions.submit(MIRA.id, session, mine[1], seen_seq=seen)
    assert caught.value.key == "stale"
    assert caught.value.values == {"moves": 1}
    assert [event.key for event in caught.value.events] == ["staked-secretly"]


@pytest.mark.parametrize(
    ("called", "heeded"),
    [
        ({}, True),
        ({"side": "@0"}, True),
        ({"side": "@0", "other": "@1", "gives": ["=@2"]}, True),
        ({"side": "@0", "other": "@2"}, False),
        ({"side": "@0", "gives": [Text("card", {"whose": "@2"})]}, False),
    ],
)
async def test_a_stale_click_heeds_what_is_for_all_or_between_the_two(
    tmp_path: Path, called: Values, heeded: bool
) -> None:
    rules = HeedingRules()
    rules.called = called
    async with open_venue(tmp_path / "games.db", rules=rules) as venue:
        session = await venue.game(MIRA, BO, CY)
        seen = (await venue.sessions.get(session)).moved
        await venue.sessions.submit(MIRA.id, session, Move("habit", ("bold",)))
        stake = await venue.any_move(session, BO)
        clicked = venue.sessions.submit(BO.id, session, stake, seen_seq=seen)
        if not heeded:
            assert (await clicked).seat == 1
            return
        with pytest.raises(Refused, match="terms-changed") as caught:
            await clicked
        assert caught.value.events == [Event("called", called)]
        now = (await venue.sessions.get(session)).moved
        assert (await venue.sessions.submit(BO.id, session, stake, seen_seq=now)).seat == 1


@pytest.mark.parametrize(
    ("move", "seen_before", "heeded"),
    [("habit", False, True), ("habit", True, False), ("stake", False, False)],
)
async def test_a_stale_click_heeds_what_it_saw_and_was_undone(
    tmp_path: Path, move: str, seen_before: bool, heeded: bool
) -> None:
    async with open_venue(tmp_path / "games.db", rules=HeedingRules()) as venue:
        session = await venue.game(MIRA, BO)
        before = (await venue.sessions.get(session)).moved
        undone = Move("habit", ("bold",)) if move == "habit" else await venue.any_move(session, MIRA)
        after = (await venue.sessions.submit(MIRA.id, session, undone)).seq
        await venue.sessions.undo(MIRA.id, session)
        seen, stake = before if seen_before else after, await venue.any_move(session, BO)
        clicked = venue.sessions.submit(BO.id, session, stake, seen_seq=seen)
        if heeded:
            with pytest.raises(Refused, match="terms-changed") as caught:
                await clicked
            assert caught.value.events == []
        else:
            assert (await clicked).seat == 1


async def test_of_two_clicks_on_one_button_one_is_played(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    seen, move = (await venue.sessions.get(session)).moved, await venue.any_move(session, MIRA)
    clicks = [
        venue.sessions.submit(MIRA.id, session, move, seen_seq=seen, interaction_id=n) for n in (11, 12)
    ]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Outcome", "Refused"]
    assert next(r.key for r in results if isinstance(r, Refused)) == "double-click"
    assert (await venue.sessions.get(session)).seq == 4


async def test_an_interaction_that_arrives_twice_is_played_once_and_answered_twice(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    move = await venue.any_move(session, MIRA)
    first, second = await asyncio.gather(
        *(venue.sessions.submit(MIRA.id, session, move, interaction_id=77) for _ in range(2))
    )
    assert sorted((first.replayed, second.replayed)) == [False, True]
    assert first.seq == second.seq
    assert first.events == second.events
    third = await venue.sessions.submit(MIRA.id, session, move, interaction_id=77)
    assert third.replayed
    assert (await venue.sessions.get(session)).seq == first.seq


async def test_an_interaction_of_somebody_else_does_not_answer(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA), interaction_id=5)
    with pytest.raises(Illegal):
        await venue.sessions.submit(BO.id, session, Move("leave"), interaction_id=5)


async def test_many_tables_play_at_once(venue: Venue) -> None:
    ids = [await venue.game(MIRA, BO, channel=1000 + n) for n in range(12)]
    await asyncio.gather(*(venue.play_out(session, MIRA, BO, dice=Dice(session)) for session in ids))
    for session in ids:
        await venue.proof(session)


async def test_a_bug_in_the_rules_leaves_the_session_as_it_was(
    venue: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    session, other = await venue.game(MIRA, BO), await venue.game(MIRA, BO, channel=OTHER_CHANNEL)
    move, before = await venue.any_move(session, MIRA), await venue.state_bytes(session)
    seen = await venue.sessions.position(session, Seat(0))
    venue.rules.broken = True
    assert await refusal(venue.sessions.submit(MIRA.id, session, move)) == "rules-broke"
    assert f"session {session}" in caplog.text
    assert "ZeroDivisionError" in caplog.text
    assert await venue.state_bytes(session) == before
    assert await venue.sessions.position(session, Seat(0)) == seen
    venue.rules.broken = False
    await venue.sessions.submit(MIRA.id, other, await venue.any_move(other, MIRA))
    await venue.sessions.submit(MIRA.id, session, move)
    await venue.proof(session)


async def test_settings_are_moves_that_may_be_made_without_being_asked(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    offer = (await venue.sessions.position(session, Seat(0))).offer
    assert offer is not None
    assert [verb.name for verb in offer.verbs] == ["habit"]
    assert [choice.value for choice in offer.choices("habit")] == ["bold"]
    assert (await venue.sessions.position(session)).offer is None
    outcome = await venue.sessions.submit(MIRA.id, session, Move("habit", ("bold",)))
    assert [event.key for event in outcome.events] == ["habit"]


async def test_states_that_were_let_go_are_read_again(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db", hold=3) as venue:
        ids = [await venue.game(MIRA, BO, channel=1000 + n) for n in range(10)]
        held = [table for table in venue.sessions._tables.by_id.values() if table.position is not None]
        assert len(held) == 3
        for session in ids:
            await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
            await venue.proof(session)


async def test_finished_sessions_do_not_stay_in_memory(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db", hold=2) as venue:
        for _ in range(5):
            session = await venue.game(MIRA, BO)
            view = await venue.sessions.end(session, MIRA, admin=True)
            await venue.sessions.shown.mark_announced(session, view.seq, 1)
        assert len(venue.sessions._tables.by_id) == 2
        assert (await venue.sessions.get(1)).status is Status.ABANDONED
