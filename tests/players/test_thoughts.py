"""What computer players are said to think is what they go by."""

from __future__ import annotations

import pytest

from bot.engine.playout import Dice
from bot.players import players
from bot.players.search import SearchPlayer
from bot.players.thoughts import THINKERS, thoughts
from tests.games.sol.position import MIRA, RULES, Position


def test_a_plan_is_told_whole_with_what_it_brings() -> None:
    """Two flights and two hurls: four momentum, for two sundivers that are then in the reserve."""
    position = Position().put(MIRA, "R2", "R2").bridge(MIRA, "R2-K2").marker(1)
    view = RULES.view(position.g, MIRA)
    best, *rest = thoughts(RULES, view, MIRA, Dice(1), 4)
    assert sorted(move.verb for move in best.moves if move.verb != "end") == ["fly", "fly", "hurl", "hurl"]
    momentum, sundivers = best.terms["momentum"], best.terms["sundivers"]
    assert momentum > 0 > sundivers
    assert [each.worth for each in (best, *rest)] == sorted(
        (each.worth for each in (best, *rest)), reverse=True
    )
    assert len({each.moves[0] for each in (best, *rest)}) == 1 + len(rest) > 1


def test_the_terms_add_up_to_what_a_plan_is_worth() -> None:
    position = Position().put(MIRA, "R2", "R2").bridge(MIRA, "R2-K2")
    now = RULES.thinking.evaluate(position.g, MIRA)
    best, *_ = thoughts(RULES, RULES.view(position.g, MIRA), MIRA, Dice(1), 4)
    assert now + sum(best.terms.values()) == pytest.approx(best.worth)
    assert 0 not in best.terms.values()


@pytest.mark.parametrize("kind", THINKERS)
def test_the_best_plan_is_what_each_kind_plays(kind: str) -> None:
    position = Position().put(MIRA, "R2", "R2").bridge(MIRA, "R2-K2").marker(1)
    view = RULES.view(position.g, MIRA)
    kinds = {**players(), "search": SearchPlayer(seconds=None)}
    plays = {kinds[kind].choose(RULES, view, MIRA, Dice(seed)) for seed in range(3)}
    thought = {thoughts(RULES, view, MIRA, Dice(seed), 1, kind)[0].moves[0] for seed in range(3)}
    assert thought == plays


def test_of_who_follows_its_plans_it_tells_how_far_and_what_they_lead_to() -> None:
    position = Position().put(MIRA, "R2", "R2").bridge(MIRA, "R2-K2").marker(1)
    view = RULES.view(position.g, MIRA)
    found = thoughts(RULES, view, MIRA, Dice(1), 100, "search")
    followed = [each.worlds for each in found]
    assert followed == sorted(followed, reverse=True)
    assert followed[0] > followed[-1] >= 1, "some drop out"
    assert all(each.later is not None and each.later != each.worth for each in found)
    assert len({each.moves for each in found}) == len(found)
    planned = thoughts(RULES, view, MIRA, Dice(1), 100)
    assert {(each.later, each.worlds) for each in planned} == {(None, 0)}
