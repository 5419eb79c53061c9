"""Each kind of computer player is stronger than the one before; by how much is measured by the bench."""

from __future__ import annotations

import pytest

from bot.engine.playout import Dice
from bot.games.catalogue import games
from bot.players import players
from bot.players.match import play, seating, tally
from bot.players.search import SearchPlayer
from tests.games.sol.position import MIRA, RULES, Position


@pytest.mark.parametrize(("slug", "count", "least"), [("sol", 2, 2), ("supernova", 2, 2)])
def test_greedy_beats_random(slug: str, count: int, least: float) -> None:
    game = games()[slug]
    played = [
        play(game, seating(("greedy", "random"), 2, n), players(), {}, f"strength/{n}") for n in range(count)
    ]
    assert tally(played)["greedy"].wins >= least


def test_search_plans_a_whole_turn() -> None:
    """Two flights and two hurls, each move for the sake of the last one."""
    position = Position().put(MIRA, "R2", "R2").bridge(MIRA, "R2-K2").marker(1)
    dice = Dice("turn")
    while position.g.active == MIRA and not position.g.over:
        view = RULES.view(position.g, MIRA)
        move = SearchPlayer(40, None).choose(RULES, view, MIRA, dice)
        RULES.apply(position.g, MIRA, move)
    assert position.player(MIRA).momentum == 4
