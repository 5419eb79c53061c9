"""The combinations to play: all of some options, or few that hold every pair of values that can be chosen together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from bot.engine.errors import BadOptions
from bot.engine.matrix import SEATS, Factor
from bot.engine.playout import Dice
from bot.engine.rules import Game

Pair = frozenset[Factor]
Combination = dict[str, str]
"""All options and the number of players, by their keys."""
TRIES = 24
"""So often a row is completed at random before its beginning counts as one that cannot be chosen."""


def factors_of(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """By key, what can be chosen of a game: the number of players, and each option."""
    seats = tuple(str(n) for n in range(game.info.min_seats, game.info.max_seats + 1))
    return {SEATS: seats, **{option.key: option.values for option in game.info.options}}


def is_allowed(game: Game[Any], cell: Combination) -> bool:
    """Whether the rules let a game begin with a combination, whatever came of test games before."""
    options = {key: value for key, value in cell.items() if key != SEATS}
    try:
        game.check_setup(int(cell[SEATS]), options)
    except BadOptions:
        return False
    return True


def usual(game: Game[Any]) -> Combination:
    """Everything as usual, with the fewest players."""
    return {SEATS: str(game.info.min_seats), **game.info.with_defaults({})}


def all_of(game: Game[Any], keys: tuple[str, ...]) -> list[Combination]:
    """Every combination of some factors that can be chosen, the rest as usual."""
    values = factors_of(game)
    found = (
        usual(game) | dict(zip(keys, chosen, strict=True)) for chosen in product(*(values[k] for k in keys))
    )
    return [cell for cell in found if is_allowed(game, cell)]


def pairs_of(cell: Combination) -> Iterator[Pair]:
    """Every two values of a combination."""
    return (frozenset(pair) for pair in combinations(cell.items(), 2))


def pairwise(game: Game[Any], seed: str) -> list[Combination]:
    """Combinations that together hold every pair of values that can be chosen together.

    Each row is built greedily (as AETG does): it begins with a pair that is still missing; the other factors follow in
    a random order, each with the value that brings most missing pairs, as long as the whole can still be chosen.
    """
    factors, dice = factors_of(game), Dice(seed)
    missing = {
        frozenset(((one, a), (other, b)))
        for one, other in combinations(factors, 2)
        for a, b in product(factors[one], factors[other])
    }
    rows = list[Combination]()
    for pair in sorted(missing, key=sorted):
        if pair not in missing:
            continue
        row = _row(game, factors, pair, missing, dice)
        if row is not None:
            rows.append(row)
            missing.difference_update(pairs_of(row))
        missing.discard(pair)
    return rows


def _row(
    game: Game[Any], factors: dict[str, tuple[str, ...]], pair: Pair, missing: set[Pair], dice: Dice
) -> Combination | None:
    """A combination with a pair and as many missing ones as come along; None if the pair cannot be chosen."""
    start = _begun(game, factors, dict(pair), dice)
    if start is None:
        return None
    row, fixed = start, dict(pair)
    keys = [key for key in factors if key not in fixed]
    while keys:
        key = keys.pop(dice.below(len(keys)))
        found = [row | {key: value} for value in factors[key]]
        held = {**fixed}

        def gain(cell: Combination, key: str = key, held: Combination = held) -> int:
            return sum(frozenset(((key, cell[key]), each)) in missing for each in held.items())

        row = max((cell for cell in found if cell == row or is_allowed(game, cell)), key=gain)
        fixed[key] = row[key]
    return row


def _begun(
    game: Game[Any], factors: dict[str, tuple[str, ...]], fixed: Combination, dice: Dice
) -> Combination | None:
    """A combination with some values that can be chosen: as few as possible of the others are not as usual."""
    rest = [key for key in factors if key not in fixed]
    plain = usual(game) | fixed
    if is_allowed(game, plain):
        return plain
    for count in (1, 2):
        for keys in combinations(rest, count):
            for values in product(*(factors[key] for key in keys)):
                cell = plain | dict(zip(keys, values, strict=True))
                if is_allowed(game, cell):
                    return cell
    for _ in range(TRIES):
        cell = plain | {key: factors[key][dice.below(len(factors[key]))] for key in rest}
        if is_allowed(game, cell):
            return cell
    return None
