"""Each kind of computer player is stronger than the one before; by how much is measured by the bench."""

from __future__ import annotations

import pytest

from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.catalogue import games
from bot.players import players
from bot.players.greedy import GreedyPlayer
from bot.players.match import first_asked, play, seating, tally
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


@pytest.mark.deep
def test_two_mediums_score_for_the_first_time_before_round_twelve_of_sol() -> None:
    """A floor: over 100 games it was round 10.6 on average (10.1 to 11.0)."""
    rounds = [first_scored(f"first {number}") for number in range(12)]
    assert sum(rounds) / len(rounds) < 12


def first_scored(seed: str) -> int:
    """The round in which one of two Mediums scores for the first time."""
    state, player, dice, found = RULES.setup(2, {}, Rng(seed)), GreedyPlayer(), Dice(seed), 0
    while not state.over and not any(each.momentum for each in state.players):
        found, seat = state.round, first_asked(RULES, state, RULES.awaited(state))
        RULES.play(state, seat, player.choose(RULES, RULES.view(state, seat), seat, dice))
    return found


def test_search_plans_a_whole_turn() -> None:
    """Two flights and two hurls, each move for the sake of the last one."""
    position = Position().put(MIRA, "R2", "R2").bridge(MIRA, "R2-K2").marker(1)
    dice = Dice("turn")
    while position.g.active == MIRA and not position.g.over:
        view = RULES.view(position.g, MIRA)
        move = SearchPlayer(40, None).choose(RULES, view, MIRA, dice)
        RULES.apply(position.g, MIRA, move)
    assert position.player(MIRA).momentum == 4
