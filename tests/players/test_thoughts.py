"""What computer players are said to think is what they go by."""

from __future__ import annotations

import pytest

from bot.engine.playout import Dice
from bot.players.thoughts import thoughts
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
