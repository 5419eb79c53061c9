"""Who is where, and whose a sector is: contest, production, reserves, artifacts (rules 11, 19.4)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.novasolis.core.cards import KINDS, NUMBERS
from bot.games.novasolis.core.state import NO_RELIC, NONE, SHIP, Sector, Table

NOTHING = {sides: [[0] * len(KINDS)] * sides for sides in range(1, 8)}
"""The units of so many sides where there are none."""


def hostile(g: Table, side: int, other: int) -> bool:
    """Whether two sides are enemies: the Entity is everyone's; empires are, but for co-operative games (20)."""
    return side != other and (not g.peaceful or g.entity_side in (side, other))


def present(g: Table, sector: Sector) -> list[int]:
    """The sides with units in a sector, the Entity last."""
    if sector.units == NOTHING[len(sector.units)]:
        return []
    return [side for side, units in enumerate(sector.units) if any(units)]


def enemies_in(g: Table, sector: Sector, side: int) -> list[int]:
    """The sides with units in a sector that are enemies of a side."""
    return [other for other in present(g, sector) if hostile(g, side, other)]


def contested(g: Table, sector: Sector) -> bool:
    """Whether enemies meet in a sector, or stand in one that is someone else's (2)."""
    return clash(g, present(g, sector), sector.owner)


def clash(g: Table, there: list[int], owner: int) -> bool:
    """Whether sides that have units in a sector of an owner (NONE: nobody's) are enemies of each other or of it."""
    if owner == NONE or owner in there:
        return len(there) > 1 and (not g.peaceful or g.entity_side in there)
    return bool(there) and (not g.peaceful or g.entity_side in there)


def productive(g: Table, sector: Sector) -> bool:
    """Whether a sector works for its owner (2)."""
    return sector.owner != NONE and not contested(g, sector)


def owned(g: Table, side: int) -> Iterator[tuple[int, Sector]]:
    """The sectors of an empire, ascending."""
    return ((number, sector) for number, sector in enumerate(g.sectors) if sector.owner == side)


def working(g: Table, side: int) -> Iterator[tuple[int, Sector]]:
    """The productive sectors of an empire, ascending."""
    return ((number, sector) for number, sector in owned(g, side) if not contested(g, sector))


def colonies(g: Table, side: int) -> int:
    """The colonies of an empire that use Population: all but its own homeworld's (7)."""
    return sum(not (sector.capital and sector.home == side) for _, sector in owned(g, side))


def on_map(g: Table, side: int, kind: int) -> int:
    """How many units of a kind a side has on the map."""
    return sum(sector.units[side][kind] for sector in g.sectors)


def units(g: Table, side: int) -> int:
    """How many units of an empire are on the map."""
    return sum(sum(sector.units[side]) for sector in g.sectors)


def in_reserve(g: Table, side: int, kind: int) -> int:
    """How many units of a kind an empire could still build (3)."""
    return KINDS[kind].supply - on_map(g, side, kind)


def gates(g: Table, side: int) -> list[int]:
    """The sectors with a warp gate of an empire."""
    return [number for number, sector in enumerate(g.sectors) if sector.gate == side]


def free_gates(g: Table, side: int) -> int:
    """How many warp gates an empire has in reserve (3)."""
    return NUMBERS.gates - len(gates(g, side))


def free_colonies(g: Table, side: int) -> int:
    """How many colonies an empire has in reserve, beside the one for its homeworld (3)."""
    return NUMBERS.colonies - colonies(g, side)


def relics(g: Table, side: int) -> list[tuple[int, int]]:
    """The artifacts that an empire controls, as sector and location (R19.4)."""
    return [
        (number, at)
        for number, sector in working(g, side)
        for at, relic in enumerate(sector.relics)
        if relic != NO_RELIC
    ]


def is_alone(g: Table, sector: Sector, side: int) -> bool:
    """Whether no other side has units in a sector where this one has some."""
    return present(g, sector) == [side]


def add(sector: Sector, side: int, kind: int = SHIP, count: int = 1) -> None:
    """Put units into a sector."""
    sector.units[side][kind] += count


def take(sector: Sector, side: int, kind: int = SHIP, count: int = 1) -> None:
    """Take units out of a sector."""
    assert sector.units[side][kind] >= count
    sector.units[side][kind] -= count
