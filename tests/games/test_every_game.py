"""Every registered game, and the sample game, passes every proof at every seat count and option.

`make test` plays every seat count, every value of each option and every preset; `make proof` and `make fuzz` play
all of them together, and mixtures.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import bot.games
from bot.engine.playout import Dice
from bot.games.catalogue import GAMES, games
from tests.games.proofs import (
    Case,
    cases,
    every_game,
    mixed_options,
    older_cases,
    preset_cases,
    prove_open_moves_are_compared,
    prove_plays_to_the_end,
    prove_presets,
    prove_seat_counts,
    prove_secrets_declared,
    quick_cases,
    quick_presets,
    random_case,
    single_options,
)

QUICK = {str(case): case for game in every_game().values() for case in quick_cases(game)}
CASES = [pytest.param(case, id=name) for name, case in QUICK.items()]
CASES += [
    pytest.param(case, id=str(case), marks=pytest.mark.deep)
    for game in every_game().values()
    for case in (*cases(game), *older_cases(game))
    if str(case) not in QUICK
]
TABLES = {
    str(Case(game, counts[len(counts) // 2], {}))
    for game in every_game().values()
    for counts in [game.seat_counts({})]
}
PLAIN = [
    pytest.param(case, id=str(case), marks=() if str(case) in TABLES else pytest.mark.deep)
    for game in every_game().values()
    for case in (*cases(game), *older_cases(game))
]
"""The quick form: the usual options with the usual number of seats. Others have nearly the same verbs."""
OFTEN, QUICKLY = 40, 120
"""One position in so many of a random game is looked at thoroughly, and of a quick one."""
MIXTURES = 100
"""So many mixtures of options are tried with every number of seats."""
MIXED = [(slug, seed) for slug in every_game() for seed in range(12)]
QUICK_PRESETS = {str(case) for game in every_game().values() for case in quick_presets(game)}
PRESETS = [
    pytest.param(case, id=str(case), marks=() if str(case) in QUICK_PRESETS else pytest.mark.deep)
    for game in every_game().values()
    for case in preset_cases(game)
]


def test_no_game_is_missing_from_the_harness() -> None:
    packages = {path.parent.name for path in Path(bot.games.__file__).parent.glob("*/rules.py")}
    assert packages == set(GAMES)
    assert set(games()) > packages, "no game from elsewhere is played"
    assert set(games()) <= set(every_game())


@pytest.mark.parametrize("case", CASES)
def test_random_games_pass_every_proof(case: Case) -> None:
    quick = str(case) in QUICK
    moves = prove_plays_to_the_end(
        case,
        f"proof of {case}",
        thorough_first=1 if quick else 3,
        thorough_every=QUICKLY if quick else OFTEN,
        thorough_pictures=not quick,
    )
    assert moves > 0


@pytest.mark.parametrize("case", CASES)
def test_every_game_says_whether_it_has_secrets(case: Case) -> None:
    declared = case.game.secrets(case.game.info.complete(case.options), case.seats)
    quick = str(case) in QUICK and not declared
    prove_secrets_declared(case, f"secrets of {case}", games=(1 if case.options else 3) if quick else 12)


@pytest.mark.parametrize("case", PLAIN)
def test_what_is_told_of_open_moves_is_compared(case: Case) -> None:
    prove_open_moves_are_compared(case, f"open moves of {case}")


@pytest.mark.deep
@pytest.mark.parametrize(("slug", "seed"), MIXED)
def test_mixed_options_pass_every_proof(slug: str, seed: int) -> None:
    case = random_case(every_game()[slug], Dice(seed))
    assert prove_plays_to_the_end(case, f"mixture {slug} {seed}", thorough_every=120) > 0


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_seats_fit_the_options(slug: str) -> None:
    game, dice = every_game()[slug], Dice(slug)
    for options in [*single_options(game), *(mixed_options(game, dice) for _ in range(MIXTURES))]:
        prove_seat_counts(game, options)


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_every_preset_can_be_played(slug: str) -> None:
    prove_presets(every_game()[slug])


@pytest.mark.parametrize("case", PRESETS)
def test_presets_are_played_to_the_end(case: Case) -> None:
    first = 1 if str(case) in QUICK_PRESETS else 3
    assert prove_plays_to_the_end(case, f"preset {case}", thorough_first=first, thorough_every=200) > 0


def test_the_quick_form_plays_every_seat_count_and_every_value_of_each_option() -> None:
    run = [param.values[0] for param in CASES if not param.marks]
    for game in every_game().values():
        quick, every = [case for case in run if case.game is game], list(cases(game))
        assert {case.seats for case in quick} == {case.seats for case in every}
        assert {item for case in quick for item in case.options.items()} == {
            item for case in every for item in case.options.items()
        }
        assert all(case.is_legal for case in quick)
        assert {case.version for case in quick} == {None, *game.info.versions[:-1]}
        played = [game.info.complete(case.options) for case in (*quick, *quick_presets(game))]
        assert all(game.info.complete(preset.options) in played for preset in game.info.presets)
