"""Every registered game, and the sample game, passes every proof at every seat count and option."""

from __future__ import annotations

from pathlib import Path

import pytest

import bot.games
from bot.engine.playout import Dice
from bot.games.catalogue import games
from tests.games.proofs import Case, cases, every_game, prove_plays_to_the_end, random_case

CASES = [case for game in every_game().values() for case in cases(game)]
MIXED = [random_case(game, Dice(seed)) for game in every_game().values() for seed in range(12)]


def test_no_game_is_missing_from_the_harness() -> None:
    packages = {path.parent.name for path in Path(bot.games.__file__).parent.glob("*/rules.py")}
    assert packages == set(games())
    assert set(games()) <= set(every_game())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_pass_every_proof(case: Case) -> None:
    moves = prove_plays_to_the_end(case, f"proof of {case}")
    assert moves > 0


@pytest.mark.parametrize("number", range(len(MIXED)))
def test_mixed_options_pass_every_proof(number: int) -> None:
    case = MIXED[number]
    assert prove_plays_to_the_end(case, f"mixture {number}", thorough_every=120) > 0
