"""What a fight would come to, for computer players: no dice are rolled (rules 12).

The hits of a round are spread about what they are on average, so that a fight that is even may go either way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import erf, sqrt
from statistics import fmean, pvariance
from typing import NamedTuple

from bot.games.novasolis.core.cards.cards import KINDS, POWER
from bot.games.novasolis.core.conflict.grid import Grid, come_to, comes_back, grid_of, usual_slots
from bot.games.novasolis.core.holdings.strength import dice_of, plain_dice
from bot.games.novasolis.core.table.state import SHIP, STATION, Sector, Table

FACES = range(1, 7)
RARE = 0.002
"""What is less likely is left out."""

Units = tuple[int, ...]


class Edge(NamedTuple):
    """What a die of a side does on average, and the variance of each."""

    damage: float
    shield: float
    swing: float = 0.0
    sway: float = 0.0


class Force(NamedTuple):
    """A side of a fight: its units by kind, dice beside those of units, and what a die does.

    Kinds at the end of which it has none may be left out.
    """

    units: Units
    extra: int
    edge: Edge


class Outcome(NamedTuple):
    """What each side loses on average, ships and other units, and how likely it is that only the first is left."""

    lost_ships: float
    lost_others: float
    beaten_ships: float
    beaten_others: float
    cleared: float


def edge_of(g: Table, side: int) -> Edge:
    """What a die of a side does on average where nobody chooses."""
    return _edge_of_entity(g.entity.power) if side == g.entity_side else _edge(grid_of(g, side))


@cache
def _edge_of_entity(power: int) -> Edge:
    row = POWER[power]
    return Edge(fmean(row.damage), fmean(row.shield), pvariance(row.damage), pvariance(row.shield))


@cache
def _edge(grid: Grid) -> Edge:
    """One die of each number is put; some are rolled again and add as much as the others; armour is a shield."""
    slots = usual_slots(grid, reversed(FACES))
    again = sum(comes_back(grid[slot - 1], 0) for slot in slots)
    found, dice = come_to(grid, slots), len(FACES) - min(again, len(FACES) - 1)
    alone = [come_to(grid, (slot,)) for slot in slots]
    return Edge(
        found.damage / dice,
        (found.shield + found.armour) / dice,
        pvariance([each.damage for each in alone]),
        pvariance([each.shield + each.armour for each in alone]),
    )


def force_in(g: Table, sector: Sector, side: int, edge: Edge, *, attacks: bool) -> Force:
    """The units of a side in a sector, as they would fight there."""
    units = tuple(sector.units[side])
    if side == g.entity_side:
        return Force(units, 0, edge)
    return Force(units, dice_of(g, sector, side, attacks=attacks, round_=1) - plain_dice(units), edge)


@lru_cache(maxsize=1 << 14)
def fight(mine: Force, theirs: Force, rounds: int) -> Outcome:
    """What comes of so many rounds on average."""
    odds = {(mine.units, theirs.units): 1.0}
    for _ in range(rounds):
        after = dict[tuple[Units, Units], float]()
        for (here, there), likely in odds.items():
            if not any(here) or not any(there):
                after[here, there] = after.get((here, there), 0.0) + likely
                continue
            dice, against = _dice(here, mine), _dice(there, theirs)
            suffered = list(_hits(against, theirs.edge, dice, mine.edge, here))
            for hits, of_hits in _hits(dice, mine.edge, against, theirs.edge, there):
                left = _struck(there, hits)
                for more, of_more in suffered:
                    if (chance := likely * of_hits * of_more) >= RARE:
                        ends = _struck(here, more), left
                        after[ends] = after.get(ends, 0.0) + chance
        whole = sum(after.values())
        odds = {ends: likely / whole for ends, likely in after.items()}
    ships, others, beaten, more_beaten = (
        sum([likely * sum(force.units[part]) - likely * sum(ends[of][part]) for ends, likely in odds.items()])
        for of, force in enumerate((mine, theirs))
        for part in (slice(SHIP, STATION), slice(STATION, None))
    )
    return Outcome(
        ships,
        others,
        beaten,
        more_beaten,
        sum([n for (own, other), n in odds.items() if any(own) and not any(other)]),
    )


def _dice(units: Units, force: Force) -> int:
    return sum([n * row.dice for n, row in zip(units, KINDS, strict=False)]) + force.extra


def _hits(dice: int, edge: Edge, against: int, other: Edge, units: Units) -> Iterator[tuple[int, float]]:
    """How many hits dice make on units behind shields, each with how likely it is; more than can strike are one."""
    most = sum([n * row.hits for n, row in zip(units, KINDS, strict=False)])
    mean = dice * edge.damage - against * other.shield
    return zip(range(most + 1), _spread(mean, dice * edge.swing + against * other.sway, most), strict=True)


@lru_cache(maxsize=1 << 14)
def _spread(mean: float, variance: float, most: int) -> Sequence[float]:
    """How likely each number up to the most is, around a mean: as in a normal distribution."""
    if not variance:
        mean = min(max(mean, 0.0), float(most))
        return tuple([max(0.0, 1 - abs(mean - k)) for k in range(most + 1)])
    width = sqrt(2 * variance)
    below = [0.0, *((1 + erf((k + 0.5 - mean) / width)) / 2 for k in range(most)), 1.0]
    return tuple([high - low for low, high in pairwise(below)])


@lru_cache(maxsize=1 << 14)
def _struck(units: Units, hits: int) -> Units:
    """Hits destroy one kind after the other; where they do not suffice for a unit, they are lost."""
    left = []
    for n, row in zip(units, KINDS, strict=False):
        gone = min(n, hits // row.hits)
        left.append(n - gone)
        hits = hits - gone * row.hits if gone == n else 0
    return tuple(left)
