"""Results of games with more sides than seats, and of those without places: who won, and what is rated."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.engine.moves import Ask, Move, Seat, Text, one_each
from bot.engine.rng import Rng
from bot.engine.standings import Outcome, Standings
from bot.engine.steps import Step
from bot.sessions import Status
from bot.sessions.core import visibility
from bot.sessions.core.table_state import Part, Result
from bot.sessions.core.types import Saved
from bot.sessions.people.ratings import Rating, Who, rate
from bot.sessions.play.orders import Order, questions
from bot.sessions.time.timing import question_of
from tests.games.sample.embers import Embers, EmbersRules, Stake
from tests.games.sample.sided import SidedRules
from tests.sessions.venue import BO, CHANNEL, MIRA, OTHER_CHANNEL, FragileRules, Venue, open_venue

GUILD = 7
PARTS = tuple((Part(seat, f"P{seat}", None, 1.0),) for seat in range(3))
OWN = (Seat(0), Seat(1), Seat(2))


class Sided(SidedRules, FragileRules):
    """Embers with sides, for a venue."""


@pytest.fixture
async def sided(tmp_path: Path) -> AsyncIterator[Venue]:
    async with open_venue(tmp_path / "games.db", rules=Sided("together", goal=1)) as venue:
        yield venue


def rated(result: Result) -> dict[Who, Rating]:
    ratings: dict[Who, Rating] = {}
    rate(ratings, result)
    return ratings


def test_a_side_without_a_seat_is_no_opponent_in_ratings() -> None:
    plain = rated(Result((9, 5, 3), (1, 2, 3), PARTS))
    first = rated(Result((9, 5, 3, 4), (1, 2, 4, 3), PARTS, "ranked", (*OWN, None)))
    beaten = rated(Result((9, 5, 3, 10), (2, 3, 4, 1), PARTS, "ranked", (*OWN, None)))
    assert {who: rating.mu for who, rating in first.items()} == {who: r.mu for who, r in plain.items()}
    assert {who: rating.mu for who, rating in beaten.items()} == {who: r.mu for who, r in plain.items()}
    assert (first[Who(0, None)].wins, beaten[Who(0, None)].wins) == (1, 0)


def test_only_ranked_games_with_one_side_a_seat_are_rated() -> None:
    assert not rated(Result((9, 5, 3, 4), (1, 2, 4, 3), PARTS, "ranked", (*OWN, Seat(2))))
    assert not rated(Result((9, 5, 3), (1, 2, 2), PARTS, "some"))
    assert not rated(Result((9, 5, 3), (2, 2, 2), PARTS, "together"))
    assert not rated(Result((9, 9, 9, 4), (1, 1, 1, 4), PARTS, "ranked", (*OWN, None)))


def test_a_seat_stands_as_its_best_side() -> None:
    result = Result((9, 5, 3, 6, 12), (2, 4, 5, 3, 1), PARTS, "ranked", (*OWN, Seat(1), None))
    assert [result.of_seat(seat) for seat in range(3)] == [(2, 9), (3, 6), (5, 3)]
    level = Result((4, 7), (1, 1), PARTS[:1], "together", (Seat(0), Seat(0)))
    assert level.of_seat(0) == (1, 7)


def test_a_result_says_of_whom_sides_are_only_where_that_is_not_plain() -> None:
    result = Result.of(Standings.ranked((4, 7, 7)), one_each(3), PARTS)
    assert (result.places, result.outcome, result.sides) == ((3, 1, 1), "ranked", ())
    assert b"sides" not in msgspec.json.encode(result)
    older = b'{"scores":[4,7,7],"places":[3,1,1],"parts":[]}'
    assert msgspec.structs.replace(msgspec.json.decode(older, type=Result), parts=PARTS) == result


def test_a_result_says_that_a_score_is_shared() -> None:
    result = Result.of(Standings.sharing(9, True, ({}, {}, {})), one_each(3), PARTS)
    assert (result.scores, result.outcome, result.shared) == ((9, 9, 9), "together", True)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result
    assert b"shared" not in msgspec.json.encode(Result.of(Standings.ranked((4, 7, 7)), one_each(3), PARTS))


async def played(venue: Venue, *, channel: int = CHANNEL) -> int:
    view = await venue.sessions.new(channel, GUILD, MIRA, "embers", {})
    await venue.sessions.join(view.id, BO)
    await venue.sessions.start(view.id, MIRA)
    await venue.play_out(view.id, MIRA, BO)
    venue.clock.now += 100
    return view.id


async def test_a_game_won_together_counts_as_won_and_is_not_rated(sided: Venue) -> None:
    session = await played(sided)
    result = (await sided.sessions.get(session)).result
    assert result is not None
    assert (result.outcome, result.sides) == ("together", (Seat(0), Seat(1), Seat(0), None))
    for user in (MIRA, BO):
        figures = (await sided.sessions.figures.of(GUILD, user.id)).games[0]
        assert (figures.finished, figures.wins, figures.places, figures.rating) == (1, 1, (), None)
    assert (await sided.sessions.figures.ranking(GUILD, "embers")).lines == ()


@pytest.mark.parametrize("outcome", ["together", "some"])
async def test_a_game_that_was_lost_counts_for_no_one(tmp_path: Path, outcome: Outcome) -> None:
    async with open_venue(tmp_path / "games.db", rules=Sided(outcome, goal=9999)) as venue:
        await played(venue)
        figures = (await venue.sessions.figures.of(GUILD, MIRA.id)).games[0]
        assert (figures.finished, figures.wins, figures.places) == (1, 0, ())


async def test_a_place_among_sides_counts_all_of_them(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db", rules=Sided("ranked")) as venue:
        session = await played(venue)
        result = (await venue.sessions.get(session)).result
        assert result is not None
        figures = (await venue.sessions.figures.of(GUILD, BO.id)).games[0]
        assert figures.places == ((result.places[1], 4),)
        assert figures.best == result.scores[1]


async def test_a_game_with_sides_is_told_kept_and_verified(sided: Venue) -> None:
    session = await played(sided)
    await sided.proof(session)
    told = await sided.sessions.archive.retold(session)
    position = await sided.sessions.position(session)
    assert told.sides == position.sides == told.moments[-1].sides
    assert [side.seat for side in position.sides] == [0, 1, 0, None]
    assert told.standings == sided.rules.standings(position.view)
    assert {point.text.key for point in told.points} <= {"turning-half", "turning-gain"}
    file = await sided.sessions.export(session)
    again = (await sided.sessions.archive.import_game(OTHER_CHANNEL, GUILD + 1, MIRA, file)).session
    assert again.status is Status.FINISHED
    copied = (await sided.sessions.position(again.id)).view
    assert sided.rules.standings(copied) == told.standings


async def test_forgetting_who_played_keeps_how_the_game_ended(sided: Venue) -> None:
    session = await played(sided)
    before = (await sided.sessions.get(session)).result
    await sided.sessions.mydata.forget(BO.id, "Bo")
    after = (await sided.sessions.get(session)).result
    assert before is not None
    assert after is not None
    assert msgspec.structs.replace(after, parts=before.parts) == before
    assert after.parts[1][0].user_id != BO.id


def test_an_order_answers_for_the_side_that_it_was_given_for() -> None:
    ask = Ask(Seat(0), Text("ask-stake"), Move("stake", (1,)))
    order = Order(
        prompt=ask.prompt,
        every=True,
        move=ask.default,
        labels=(),
        at=0.0,
        session=1,
        seat=Seat(0),
        number=1,
        user_id=1,
    )
    cinder = msgspec.structs.replace(order, side=2)
    for every in (True, False):
        plain, sided = (msgspec.structs.replace(each, every=every) for each in (order, cinder))
        for side, fitting in ((None, plain), (2, sided)):
            asked = msgspec.structs.replace(ask, side=side)
            assert [each.fits(asked) for each in (plain, sided)] == [
                each is fitting for each in (plain, sided)
            ]


async def test_an_order_keeps_for_which_side_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = Stake.ask

    def for_cinder(step: Stake, g: Embers, seat: Seat) -> Ask:
        return msgspec.structs.replace(ask(step, g, seat), side=2 if seat == 0 else None)

    monkeypatch.setattr(Stake, "ask", for_cinder)
    async with open_venue(tmp_path / "games.db", rules=Sided()) as venue:
        session = await venue.game(MIRA, BO, windows="off")
        card = (await venue.sessions.position(session, Seat(0))).view.hands[0][0]
        order = await venue.sessions.orders.arm(
            MIRA.id, session, Seat(0), "ask-stake", Move("stake", (card,)), every=True
        )
        assert order.side == 2
    async with open_venue(tmp_path / "games.db", rules=Sided()) as venue:
        assert [each.side for each in venue.sessions.orders.of(MIRA.id, session)] == [2]


class Bystander(Step, tag="bystander"):
    """A step that a seat may answer; it asks no one."""

    def may(self, g: Embers) -> tuple[Seat, ...]:
        return (Seat(0),)

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        return [Move("leave")]


def test_what_a_seat_may_do_is_no_question_to_order_an_answer_for() -> None:
    game = Sided()
    state = game.setup(2, {}, Rng("orders"))
    step: Any = Bystander()
    state.beside.append(step)
    assert [question.name for question in questions(game, state, Seat(0))] == ["ask-stake"]


def test_a_question_for_another_side_is_another_question() -> None:
    ask = Ask(Seat(0), Text("ask-stake"), Move("stake", (1,)))
    for_cinder = msgspec.structs.replace(ask, side=2)
    assert (question_of(ask), question_of(for_cinder)) == ("turn ask-stake", "turn ask-stake@2")


class Switching(Sided):
    """After each move it is another side that the first player is asked for, as everyone hears."""

    def asks(self, state: Embers, viewer: Seat | None = None) -> list[Ask]:
        side = 2 if len(state.hands[1]) % 2 else None
        return [
            msgspec.structs.replace(ask, side=side if ask.seat == 0 else None)
            for ask in EmbersRules.asks(self, state, viewer)
        ]


def test_who_sees_for_which_side_another_is_asked_knows_when_that_changes() -> None:
    game = Switching()
    before = game.setup(2, {}, Rng("known"))
    after = game.copy(before)
    after.hands[1] = [*before.hands[1][:-1]]
    shown = [visibility._shown(game, Saved.of(game, each, 0), None)[1] for each in (before, after)]
    assert shown[0] != shown[1]
