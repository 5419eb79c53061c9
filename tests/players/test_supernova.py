"""The greedy player at Super Nova: it bothers nobody for want of anything better."""

from __future__ import annotations

from bot.engine.playout import Dice
from bot.players.greedy import GreedyPlayer
from tests.games.supernova.position import MIRA, RULES, Position


def test_it_passes_rather_than_offering_a_card_that_it_wants_nothing_for() -> None:
    p = Position(3).hand(MIRA, "terra", "cold-climate", "evil-clones")
    p.planet(MIRA, "altair")
    p.phase("action", MIRA)
    view = RULES.view(p.g, MIRA)
    assert {str(GreedyPlayer().choose(RULES, view, MIRA, Dice(n))) for n in range(3)} == {"pass"}
