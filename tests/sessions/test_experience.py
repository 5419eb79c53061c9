"""Who is new to a kind of game, and what they have done in it: from the logs of games that run or are over."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.hints import FIRST_GAMES, LEARNING
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


async def done(venue: Venue, user: User, session: int, seat: Seat) -> list[Move] | None:
    """The moves by which it is known what someone has done; None if they are no newcomer."""
    practice = await venue.sessions.experience.of(user.id, session, seat)
    return None if practice is None else [*practice.moves]


async def played(venue: Venue, number: int) -> None:
    """A game of Mira and Bo from its beginning to its end."""
    session = await venue.game(MIRA, BO, channel=1000 + number)
    await venue.play_out(session, MIRA, BO)


async def test_moves_of_a_person_are_known_all_through_their_first_games(venue: Venue) -> None:
    made = list[Move]()
    for number in range(FIRST_GAMES):
        session = await venue.game(MIRA, BO, channel=1000 + number)
        before, made = made, list[Move]()
        while (await venue.sessions.get(session)).status.live:
            assert await done(venue, MIRA, session, HOST) == made + before
            asked = await awaited(venue, session)
            move = await moved(venue, session, asked)
            made += [move] if asked is MIRA else []
        assert made
    third = await venue.game(MIRA, CY)
    assert await done(venue, MIRA, third, HOST) is None
    assert await done(venue, CY, third, GUEST) == [], "who made no move is new"


async def test_turns_at_other_tables_count_and_are_those_of_the_person(venue: Venue) -> None:
    for number in range(FIRST_GAMES):
        await played(venue, number)
    third = await venue.game(MIRA, CY)
    assert await done(venue, MIRA, third, HOST) is None
    assert await done(venue, CY, third, GUEST) == []


async def test_who_had_few_turns_in_their_first_games_is_still_new(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FragileRules, "turns_of", lambda self, state, seat: 1)
    for number in range(FIRST_GAMES):
        await played(venue, number)
    session = await venue.game(MIRA, CY)
    practice = await venue.sessions.experience.of(MIRA.id, session, HOST)
    assert practice is not None
    assert practice.turns == LEARNING == FIRST_GAMES + 1
    assert practice.moves


async def test_of_a_turn_with_many_moves_one_is_counted(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FragileRules, "turns_of", lambda self, state, seat: 2)
    first = await venue.game(MIRA, BO)
    await venue.play_out(first, MIRA, BO)
    second = await venue.game(MIRA, CY, channel=OTHER_CHANNEL)
    practice = await venue.sessions.experience.of(MIRA.id, second, HOST)
    assert practice is not None
    assert practice.turns == 3, "two turns there, the first one here"


async def test_what_was_taken_back_was_not_done(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    asked = await awaited(venue, session)
    seat = (HOST, GUEST)[asked is BO]
    move = await moved(venue, session, asked)
    assert await done(venue, asked, session, seat) == [move]
    await venue.sessions.undo(asked.id, session)
    assert await done(venue, asked, session, seat) == []


async def test_who_deleted_their_data_is_new_again(venue: Venue) -> None:
    for number in range(FIRST_GAMES):
        await played(venue, number)
    session = await venue.game(MIRA, CY, channel=OTHER_CHANNEL)
    assert await done(venue, MIRA, session, HOST) is None
    await venue.sessions.mydata.forget(MIRA.id, MIRA.name)
    another = await venue.game(MIRA, CY, channel=OTHER_CHANNEL + 1)
    assert await done(venue, MIRA, another, HOST) == []
