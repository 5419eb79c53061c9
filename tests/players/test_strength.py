"""Each kind of computer player is stronger than the one before; by how much is measured by the bench."""

from __future__ import annotations

import pytest

from bot.engine.playout import Dice
from bot.games.catalogue import games
from bot.players import players
from bot.players.match import play, seating, tally
from bot.players.search import SearchPlayer
from tests.games.sol.position import MIRA, RULES, Position


@pytest.mark.parametrize("number", [0, pytest.param(1, marks=pytest.mark.deep)])
@pytest.mark.parametrize("slug", ["sol", pytest.param("supernova", marks=pytest.mark.deep)])
def test_greedy_beats_random(slug: str, number: int) -> None:
    game, seats = games()[slug], seating(("greedy", "random"), 2, number)
    played = play(game, seats, players(), {}, f"strength/{number}")
    assert tally([played])["greedy"].wins == 1


def test_search_plans_a_whole_turn() -> None:
    """Two flights and two hurls, each move for the sake of the last one."""
    position = Position().put(MIRA, "R2", "R2").bridge(MIRA, "R2-K2").marker(1)
    dice = Dice("turn")
    while position.g.active == MIRA and not position.g.over:
        view = RULES.view(position.g, MIRA)
        move = SearchPlayer(40, None).choose(RULES, view, MIRA, dice)
        RULES.apply(position.g, MIRA, move)
    assert position.player(MIRA).momentum == 4
