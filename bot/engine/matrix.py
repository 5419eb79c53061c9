"""What test games said of combinations of options: a pair that failed cannot be chosen.

`make matrix` plays the games and writes `data/GAME/matrix.json`; what it says holds for one version of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from bot.engine.errors import BadOptions
from bot.engine.files import data_path, load_object
from bot.engine.moves import term

SEATS = "seats"
"""Stands for the number of players where the other factors are options."""
Factor = tuple[str, str]
"""An option and its value, or SEATS and how many."""


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """Test games of one combination: the options that are not as usual, and what came of the games.

    Of the games that went to their end: the median numbers of `rounds` and `moves`, and of the points between the first
    and the last. `greedy`: computers played that strive; else moves were random.
    """

    seats: int
    options: dict[str, str]
    games: int
    dead_ends: int = 0
    rounds: int = 0
    moves: int = 0
    spread: int = 0
    greedy: bool = False


class Matrix(msgspec.Struct, frozen=True):
    """All test games of a game under a version of its rules, and the pairs of which none went to its end."""

    version: int
    failed: list[tuple[Factor, Factor]]
    cells: list[Cell]


@cache
def failed_pairs(slug: str, version: int) -> tuple[tuple[Factor, Factor], ...]:
    """The pairs that failed under a version of the rules of a game; none where it was not tested."""
    if not data_path(slug, "matrix.json").exists():
        return ()
    matrix = load_object(Matrix, slug, "matrix.json")
    return tuple(matrix.failed) if matrix.version == version else ()


def check_pairs(slug: str, version: int, seats: int, options: Mapping[str, str]) -> None:
    """Raise BadOptions, naming both, if complete options and a number of players hold a pair that failed."""
    chosen = {SEATS: str(seats), **options}
    for (one, its_value), (other, other_value) in failed_pairs(slug, version):
        if chosen.get(one) != its_value or chosen.get(other) != other_value:
            continue
        values = {"option": term(f"option-{other}"), "value": term(f"value-{other}-{other_value}")}
        if one == SEATS:
            raise BadOptions("", "failed-seats", {**values, "seats": seats})
        both = {"first": term(f"option-{one}"), "its": term(f"value-{one}-{its_value}")}
        raise BadOptions("", "failed-pair", {**both, **values})
