"""Eager players: they use more of a game than others, and say where no one can go on."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.playout import DeadEnd, Dice, playout
from tests.games.eager import eager
from tests.games.proofs import Case, every_game

GAME = every_game()["factions"]


def test_eager_players_use_more_of_a_game() -> None:
    used: list[Counter[str]] = []
    for play in (playout, eager):
        state = Case(GAME, 2, {}).setup("eager")
        used.append(Counter(turn.move.verb for turn in play(GAME, state, Dice("eager"), limit=400)))
    assert used[0].keys() < used[1].keys() >= {"move", "offer", "accept", "use", "convert"}


def test_where_no_one_can_go_on_is_a_dead_end() -> None:
    state = Case(GAME, 2, {}).setup("stuck")
    state.stack.clear()
    with pytest.raises(DeadEnd):
        next(eager(GAME, state, Dice("stuck")))
