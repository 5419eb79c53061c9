"""What a fight would come to on average, for computer players: no dice are rolled (rules 12)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from bot.games.novasolis.core.cards.cards import KINDS, POWER
from bot.games.novasolis.core.conflict.grid import Grid, come_to, comes_back, grid_of, usual_slots
from bot.games.novasolis.core.holdings.strength import dice_of, plain_dice
from bot.games.novasolis.core.table.state import SHIP, STATION, Sector, Table

FACES = range(1, 7)
SPENT = 0.3
"""With fewer units than this on average, a side is gone."""


class Edge(NamedTuple):
    """What a die of a side does on average."""

    damage: float
    shield: float


class Force(NamedTuple):
    """A side of a fight: its units by kind, dice beside those of units, and what a die does.

    Kinds at the end of which it has none may be left out.
    """

    units: tuple[int, ...]
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
    if side == g.entity_side:
        row = POWER[g.entity.power]
        return Edge(sum(row.damage) / len(FACES), sum(row.shield) / len(FACES))
    return _edge(grid_of(g, side))


@cache
def _edge(grid: Grid) -> Edge:
    """One die of each number is put; some are rolled again and add as much as the others; armour is a shield."""
    slots = usual_slots(grid, reversed(FACES))
    again = sum(comes_back(grid[slot - 1], 0) for slot in slots)
    found, dice = come_to(grid, slots), len(FACES) - min(again, len(FACES) - 1)
    return Edge(found.damage / dice, (found.shield + found.armour) / dice)


def force_in(g: Table, sector: Sector, side: int, edge: Edge, *, attacks: bool) -> Force:
    """The units of a side in a sector, as they would fight there."""
    units = tuple(sector.units[side])
    if side == g.entity_side:
        return Force(units, 0, edge)
    return Force(units, dice_of(g, sector, side, attacks=attacks, round_=1) - plain_dice(units), edge)


@lru_cache(maxsize=1 << 14)
def fight(mine: Force, theirs: Force, rounds: int) -> Outcome:
    """What comes of so many rounds on average."""
    here, there = [*map(float, mine.units)], [*map(float, theirs.units)]
    for _ in range(rounds):
        dice, against = _dice(here, mine), _dice(there, theirs)
        hits = max(0.0, dice * mine.edge.damage - against * theirs.edge.shield)
        suffered = max(0.0, against * theirs.edge.damage - dice * mine.edge.shield)
        _strike(there, hits)
        _strike(here, suffered)
        if sum(here) < SPENT or sum(there) < SPENT:
            break
    all_ = sum(theirs.units)
    beaten = 1 - sum(there) / all_ if all_ else 1.0
    standing = min(1.0, sum(here))
    return Outcome(
        mine.units[SHIP] - here[SHIP],
        sum(mine.units[STATION:]) - sum(here[STATION:]),
        theirs.units[SHIP] - there[SHIP],
        sum(theirs.units[STATION:]) - sum(there[STATION:]),
        standing * max(0.0, 2 * beaten - 1),
    )


def _dice(units: list[float], force: Force) -> float:
    return sum(n * row.dice for n, row in zip(units, KINDS, strict=False)) + force.extra


def _strike(units: list[float], hits: float) -> None:
    """Hits destroy one kind after the other; where a unit takes several, some are wasted on one that is left."""
    for kind, n in enumerate(units):
        each = KINDS[kind].hits
        units[kind] = n - min(n, max(0.0, hits - (each - 1) / 2) / each)
        hits = max(0.0, hits - n * each)
