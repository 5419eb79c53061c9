"""Computer players know what their seat may know: worlds are made from a view alone, and look like it."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.engine.foresight import SCORE
from bot.engine.moves import CLOCK, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.players.reasons import side_of
from tests.games.proofs import Case, cases, every_game, quick_cases

QUICK = [case for game in every_game().values() for case in quick_cases(game)]
PLAIN = [case for case in QUICK if not case.options]
CASES = [pytest.param(case, id=str(case)) for case in QUICK]
CASES += [
    pytest.param(case, id=str(case), marks=pytest.mark.deep)
    for game in every_game().values()
    for case in cases(game)
    if str(case) not in set(map(str, QUICK))
]


@pytest.mark.parametrize("case", CASES)
def test_a_world_made_from_a_view_is_whole_and_looks_like_it(case: Case) -> None:
    game, dice, rng = case.game, Dice(f"views {case}"), Rng(f"views {case}")
    state = case.setup(f"views {case}")
    for number, _ in enumerate(playout(game, state, dice, limit=500)):
        if number > 5 and dice.below(100):
            continue
        seat = Seat(dice.below(case.seats))
        view = game.view(state, seat)
        world = game.resample(view, seat, rng)
        game.check_invariants(world)
        assert world.rng is not None
        assert game.encode(game.view(world, seat)) == game.encode(view)
        if seat in game.awaited(state):
            assert game.moves(world, seat) == game.moves(state, seat)


@pytest.mark.parametrize("case", PLAIN, ids=str)
def test_a_world_made_from_a_view_can_be_played_to_its_end(case: Case) -> None:
    game, state = case.game, case.setup(f"end {case}")
    for _ in playout(game, state, Dice(f"end {case}"), limit=60):
        pass
    world = game.resample(game.view(state, Seat(0)), Seat(0), Rng("end"))
    for _ in playout(game, world, Dice("end")):
        pass
    assert world.over
    game.check_invariants(world)


@pytest.mark.parametrize("case", CASES)
def test_a_view_and_a_world_that_fits_it_are_worth_the_same_and_offer_the_same(case: Case) -> None:
    game, state = case.game, case.setup(f"worth {case}")
    words = words_of(game.info.slug)
    for number, turn in enumerate(playout(game, state, Dice(f"worth {case}"))):
        if number % 149 == 0 or state.over:
            seat = Seat(0) if turn.seat == CLOCK else turn.seat
            view = game.view(state, seat)
            worth = game.thinking.evaluate(view, seat)
            assert worth == game.thinking.evaluate(state, seat)
            known = game.thinking.grounds.keys() | game.thinking.unsaid
            assert game.thinking.terms(view, seat).keys() <= known
            counts = game.thinking.counts(view, side_of(game, view, seat))
            assert counts == game.thinking.counts(state, side_of(game, view, seat))
            assert set(chain(*game.thinking.grounds.values())) <= counts.keys()
            assert all(words.has(f"measure-{key}") for key in counts if key != SCORE)
            world = game.resample(view, seat, Rng(str(number)))
            assert worth == game.thinking.evaluate(world, seat)
            if seat in game.awaited(state):
                thought = game.thinking.candidates(view, seat, Dice(number))
                assert thought == game.thinking.candidates(world, seat, Dice(number))
                assert thought == game.thinking.candidates(state, seat, Dice(number))
