"""Each kind of computer player is stronger than the one before; by how much is measured by the bench."""

from __future__ import annotations

import pytest

from bot.engine.playout import Dice
from bot.games.catalogue import games
from bot.players import players
from bot.players.greedy import GreedyPlayer
from bot.players.match import play, seating, tally
from bot.players.search import SearchPlayer
from tests.balance.plan import PLAN
from tests.balance.playing import played
from tests.games.sol.position import MIRA, RULES, Position


def test_greedy_beats_random() -> None:
    """Two of three games at least: one who draws cards at random may bring the nova before anyone scores."""
    one = [play(games()["sol"], ("greedy", "random"), players(), {}, f"strength/{n}") for n in range(3)]
    assert tally(one)["greedy"].wins >= 2


@pytest.mark.deep
@pytest.mark.parametrize("slug", sorted(PLAN))
def test_greedy_wins_three_of_the_first_four_games_that_are_kept_against_easy(slug: str) -> None:
    """A floor: `make balance` plays more of them."""
    cell = next(cell for cell in PLAN[slug] if (cell.player, cell.rivals) == ("greedy", "easy"))
    assert tally([played(slug, cell, number) for number in range(4)])["greedy"].wins >= 3


@pytest.mark.deep
@pytest.mark.parametrize("slug", ["factions", "sol", "supernova"])
def test_search_loses_no_more_than_half_of_a_few_games_to_greedy(slug: str) -> None:
    """A floor: `make balance` keeps by how much it is stronger, over 40 games and more."""
    game = games()[slug]
    games_played = []
    for number in range(4):
        kinds = {"search": SearchPlayer(seconds=None), "greedy": GreedyPlayer()}
        seats = seating(("search", "greedy"), 2, number)
        games_played.append(play(game, seats, kinds, {}, f"floor/{number // 2}"))
    assert tally(games_played)["search"].wins >= 2


def test_search_plans_a_whole_turn() -> None:
    """Two flights and two hurls, each move for the sake of the last one."""
    position = Position().put(MIRA, "R2", "R2").bridge(MIRA, "R2-K2").marker(1)
    dice = Dice("turn")
    while position.g.active == MIRA and not position.g.over:
        view = RULES.view(position.g, MIRA)
        move = SearchPlayer(40, None).choose(RULES, view, MIRA, dice)
        RULES.apply(position.g, MIRA, move)
    assert position.player(MIRA).momentum == 4
