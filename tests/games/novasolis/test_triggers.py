"""What follows a moment of an empire's own (rules 7.2)."""

from __future__ import annotations

from typing import Literal

import pytest

from bot.games.novasolis.core.cards.language import Gain, Trigger
from bot.games.novasolis.core.holdings.triggers import carry_out
from tests.games.novasolis.play import Board


@pytest.mark.parametrize(("limit", "gains"), [("", (3, 6)), ("turn", (3, 5)), ("round", (3, 5))])
def test_a_trigger_that_has_reached_its_limit_does_not_stop_the_others(
    limit: Literal["", "turn", "round"], gains: tuple[int, int]
) -> None:
    board = Board()
    board.empire.research = 0
    one = Trigger("settle", (Gain("research", 1),), limit=limit)
    pieces = (one, Trigger("settle", (Gain("research", 2),)), Trigger("reveal", (Gain("research", 4),)))
    for gained in gains:
        carry_out(board.g, board.me, "settle", pieces)
        assert board.empire.research == gained
    assert bool(board.empire.turn.spent) is (limit == "turn")
    assert bool(board.empire.spent) is (limit == "round")
