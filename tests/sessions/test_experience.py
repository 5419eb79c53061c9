"""Who is new to a kind of game, and what they have done in it: from the logs of games that run or are over."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.hints import LEARNING
from bot.engine.moves import Move, Seat
from bot.sessions import User
from tests.sessions.venue import BO, CY, MIRA, OTHER_CHANNEL, FragileRules, Venue

HOST, GUEST = Seat(0), Seat(1)


@pytest.fixture(autouse=True)
def many_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats have had more turns than their players: as many as these made moves count."""

    def turns_of(self: FragileRules, state: Any, seat: Seat) -> int:
        return 9

    monkeypatch.setattr(FragileRules, "turns_of", turns_of)


async def awaited(venue: Venue, session: int) -> User:
    """Who can move, of Mira and Bo."""
    return MIRA if await venue.sessions.moves(session, MIRA.id) else BO


async def moved(venue: Venue, session: int, user: User) -> Move:
    """A move of someone who can."""
    move = await venue.any_move(session, user)
    await venue.sessions.submit(user.id, session, move)
    return move


async def test_moves_of_a_person_are_known_until_they_have_had_three_turns(venue: Venue) -> None:
    experience, session = venue.sessions.experience, await venue.game(MIRA, BO)
    assert await experience.of(MIRA.id, session, HOST) == []
    made = list[Move]()
    while len(made) < LEARNING:
        assert await experience.of(MIRA.id, session, HOST) == made
        asked = await awaited(venue, session)
        move = await moved(venue, session, asked)
        made += [move] if asked is MIRA else []
    assert await experience.of(MIRA.id, session, HOST) is None
    assert await experience.of(CY.id, session, HOST) == [], "who made no move is new"


async def test_turns_at_other_tables_count_and_are_those_of_the_person(venue: Venue) -> None:
    first = await venue.game(MIRA, BO)
    await venue.play_out(first, MIRA, BO)
    second = await venue.game(MIRA, CY, channel=OTHER_CHANNEL)
    experience = venue.sessions.experience
    assert await experience.of(MIRA.id, second, HOST) is None
    assert await experience.of(CY.id, second, GUEST) == []


async def test_of_a_turn_with_many_moves_one_is_counted(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FragileRules, "turns_of", lambda self, state, seat: 2)
    first = await venue.game(MIRA, BO)
    await venue.play_out(first, MIRA, BO)
    second = await venue.game(MIRA, CY, channel=OTHER_CHANNEL)
    assert await venue.sessions.experience.of(MIRA.id, second, HOST), "two turns there, the first one here"


async def test_what_was_taken_back_was_not_done(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    asked = await awaited(venue, session)
    seat = (HOST, GUEST)[asked is BO]
    move = await moved(venue, session, asked)
    assert await venue.sessions.experience.of(asked.id, session, seat) == [move]
    await venue.sessions.undo(asked.id, session)
    assert await venue.sessions.experience.of(asked.id, session, seat) == []


async def test_who_deleted_their_data_is_new_again(venue: Venue) -> None:
    first = await venue.game(MIRA, BO)
    await venue.play_out(first, MIRA, BO)
    second, experience = await venue.game(MIRA, CY, channel=OTHER_CHANNEL), venue.sessions.experience
    assert await experience.of(MIRA.id, second, HOST) is None
    await venue.sessions.mydata.forget(MIRA.id, MIRA.name)
    third = await venue.game(MIRA, CY, channel=OTHER_CHANNEL + 1)
    assert await experience.of(MIRA.id, third, HOST) == []
