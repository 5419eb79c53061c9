"""Advice at tables: thought out once, gone on with as planned, and offers not repeated."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.catalogue import games
from bot.players import advising
from bot.players.advising import Adviser, Place, planned_in
from bot.players.match import first_asked
from bot.players.suggest import Suggestion
from bot.workers.pool import Workers

GAME = games()["factions"]


@pytest.fixture
def workers() -> Iterator[Workers]:
    found = Workers(0)
    yield found
    found.close()


async def test_a_plan_is_gone_on_with_as_long_as_what_was_expected_comes(workers: Workers) -> None:
    adviser, state = Adviser(workers), GAME.setup(2, {}, Rng("advising"))
    plans, kept = dict[Seat, Suggestion](), 0
    for number in range(24):
        seat = first_asked(GAME, state, GAME.awaited(state))
        view = GAME.view(state, seat)
        found = await adviser.suggestion(Place(1, seat), number, GAME, view)
        assert found is not None
        if planned := planned_in(plans.get(seat), GAME.encode(view)):
            kept += 1
            assert found.moves == planned[: len(found.moves)]
        plans[seat] = found
        GAME.play(state, seat, found.moves[0])
    assert kept > 5


def test_of_a_plan_what_is_left_from_a_view_on_is_played() -> None:
    rest = ((b"one", Move("a")), (b"two", Move("b")), (b"three", Move("c")))
    plan = Suggestion((Move("first"),), (b"zero",), rest=rest)
    assert planned_in(plan, b"two") == (Move("b"), Move("c"))
    assert planned_in(plan, b"zero") == planned_in(None, b"one") == ()


async def test_many_questions_about_one_position_are_one_thought(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, asked = GAME.setup(2, {}, Rng("once")), list[tuple[Any, ...]]()

    def there(*order: Any) -> Suggestion:
        asked.append(order)
        if len(asked) == 1:
            raise ValueError("once")
        return Suggestion((Move("end"),), (order[1],), offer=True)

    monkeypatch.setattr(advising, "advise_there", there)
    adviser, view = Adviser(workers), GAME.view(state, Seat(0))
    place = Place(1, Seat(0))
    failed = await asyncio.gather(
        *(adviser.suggestion(place, 1, GAME, view) for _ in range(5)), return_exceptions=True
    )
    assert [type(each) for each in failed] == [ValueError] * 5
    again = await asyncio.gather(*(adviser.suggestion(place, 1, GAME, view) for _ in range(5)))
    assert len(asked) == 2, "what failed is thought out anew, and then once"
    assert len(set(map(id, again))) == 1
    assert asked[-1][-1], "offers may be made"
    await adviser.suggestion(place, 2, GAME, view)
    assert not asked[-1][-1], "an offer that changed nothing is not made again"
    await adviser.suggestion(Place(2, Seat(0)), 2, GAME, view)
    assert asked[-1][-1], "but it may be at another table"


async def test_only_so_much_is_remembered(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "REMEMBERED", 2)
    monkeypatch.setattr(advising, "advise_there", lambda *order: Suggestion((Move("end"),), (order[1],)))
    adviser, view = Adviser(workers), GAME.view(GAME.setup(2, {}, Rng("much")), Seat(0))
    for table in range(4):
        await adviser.suggestion(Place(table, Seat(0)), 0, GAME, view)
    assert len(adviser._thoughts) == len(adviser._plans) == 2


def test_dice_go_by_the_view_alone() -> None:
    assert [advising.dice_for(b"view").below(1000) for _ in range(2)] == [
        advising.dice_for(b"view").below(1000)
    ] * 2
    assert advising.dice_for(b"view").below(1 << 40) != advising.dice_for(b"other").below(1 << 40)
    assert isinstance(advising.dice_for(b""), Dice)
