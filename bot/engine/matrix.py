"""What test games said of combinations of options: a pair that failed cannot be chosen.

`make matrix` plays the games and writes `data/GAME/matrix.json`; what it says holds for one version of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from statistics import median

import msgspec

from bot.engine.errors import BadOptions
from bot.engine.files import data_path, load_object
from bot.engine.moves import term
from bot.engine.options import GameInfo, Options

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


class Added(msgspec.Struct, frozen=True):
    """What a module adds to a game: so many rounds, and so many moves in percent. Both can be below 0."""

    rounds: int
    moves: int


@cache
def kept(slug: str, version: int) -> Matrix | None:
    """What is kept of test games under a version of the rules of a game; None where it was not tested."""
    if not data_path(slug, "matrix.json").exists():
        return None
    matrix = load_object(Matrix, slug, "matrix.json")
    return matrix if matrix.version == version else None


def failed_pairs(slug: str, version: int) -> tuple[tuple[Factor, Factor], ...]:
    """The pairs that failed under a version of the rules of a game."""
    matrix = kept(slug, version)
    return () if matrix is None else tuple(matrix.failed)


def added(info: GameInfo, options: Options, key: str) -> Added | None:
    """What a module adds by the test games that differ in nothing else: the medians of these pairs.

    They are those of tables with the same options but for modules and for options that were not varied, with any number
    of players; None if there are none.
    """
    modules = frozenset(option.key for option in info.options if option.module)
    chosen = frozenset(
        (option.key, options[option.key])
        for option in info.options
        if option.key not in modules and options.get(option.key, option.default) != option.default
    )
    return _added(info.slug, info.version, modules, chosen, key)


@cache
def _added(
    slug: str, version: int, modules: frozenset[str], chosen: frozenset[Factor], key: str
) -> Added | None:
    matrix = kept(slug, version)
    if matrix is None:
        return None
    cells = [cell for cell in matrix.cells if not cell.greedy and cell.moves]
    varied = {each for cell in cells for each in cell.options}
    wanted = {factor for factor in chosen if factor[0] in varied}
    found = {(cell.seats, frozenset(cell.options.items())): cell for cell in cells}
    rounds, moves = list[int](), list[float]()
    for (seats, options), cell in found.items():
        without = found.get((seats, options - {(key, "on")}))
        alike = {factor for factor in options if factor[0] not in modules} == wanted
        if alike and (key, "on") in options and without is not None:
            rounds.append(cell.rounds - without.rounds)
            moves.append(cell.moves / without.moves)
    return Added(round(median(rounds)), round(100 * median(moves)) - 100) if rounds else None


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
