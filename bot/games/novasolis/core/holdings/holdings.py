"""Who is where, and whose a sector is: contest, production, reserves, artifacts (rules 11, 19.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.games.novasolis.core.cards.cards import KINDS, NUMBERS
from bot.games.novasolis.core.table.state import NO_RELIC, NONE, SHIP, Sector, Table
from bot.games.parts.modules import Hook

ALLIES: Hook[Callable[[Table, int], Iterable[int]]] = Hook()
"""The other empires that are no enemies of an empire, ascending; each of them is an ally of all the others."""

NONE_AT_ALL = [0] * len(KINDS)
"""The units of a side where it has none."""
NOTHING = {sides: [NONE_AT_ALL] * sides for sides in range(1, 8)}
"""The units of so many sides where there are none."""


def hostile(g: Table, side: int, other: int) -> bool:
    """Whether two sides are enemies: the Entity is everyone's; empires are, but for allies (20)."""
    return may_fight(g, side, other) and not allied(g, side, other)


def may_fight(g: Table, side: int, other: int) -> bool:
    """Whether a side may begin a combat with another: among empires not in co-operative games (20)."""
    return side != other and (not g.peaceful or g.entity_side in (side, other))


def allied(g: Table, side: int, other: int) -> bool:
    """Whether two sides are empires that a module makes allies."""
    return g.entity_side not in (side, other) and other in allies(g, side)


def allies(g: Table, side: int) -> list[int]:
    """The other empires that modules make allies of an empire, ascending."""
    return [other for also in g.hooks[ALLIES] for other in also(g, side)]


def present(g: Table, sector: Sector) -> list[int]:
    """The sides with units in a sector, the Entity last."""
    if sector.units == NOTHING[len(sector.units)]:
        return []
    return [side for side, units in enumerate(sector.units) if units != NONE_AT_ALL]


def enemies_in(g: Table, sector: Sector, side: int) -> list[int]:
    """The sides with units in a sector that are enemies of a side."""
    return [other for other in present(g, sector) if hostile(g, side, other)]


def contested(g: Table, sector: Sector) -> bool:
    """Whether enemies meet in a sector, or stand in one that is someone else's (2)."""
    return clash(g, present(g, sector), sector.owner)


def clash(g: Table, there: list[int], owner: int) -> bool:
    """Whether sides that have units in a sector of an owner (NONE: nobody's) are enemies of each other or of it."""
    if not there or (len(there) == 1 and owner in (NONE, there[0])):
        return False
    if g.entity_side in there:
        return True
    return not g.peaceful and _are_rivals(g, there if owner == NONE else [owner, *there])


def _are_rivals(g: Table, sides: list[int]) -> bool:
    """Whether some of these empires are no allies."""
    friends = (sides[0], *allies(g, sides[0]))
    return any(side not in friends for side in sides[1:])


def productive(g: Table, sector: Sector) -> bool:
    """Whether a sector works for its owner (2)."""
    return sector.owner != NONE and not contested(g, sector)


def owned(g: Table, side: int) -> list[tuple[int, Sector]]:
    """The sectors of an empire, ascending."""
    return [(number, sector) for number, sector in enumerate(g.sectors) if sector.owner == side]


def working(g: Table, side: int) -> list[tuple[int, Sector]]:
    """The productive sectors of an empire, ascending."""
    return [
        (number, sector)
        for number, sector in enumerate(g.sectors)
        if sector.owner == side and not contested(g, sector)
    ]


def colonies(g: Table, side: int) -> int:
    """The colonies of an empire that use Population: all but its own homeworld's (7)."""
    return sum(not (sector.capital and sector.home == side) for _, sector in owned(g, side))


def on_map(g: Table, side: int, kind: int) -> int:
    """How many units of a kind a side has on the map."""
    return sum([sector.units[side][kind] for sector in g.sectors])


def entity_beside(g: Table, number: int) -> int:
    """The Entity's ships in the sectors beside one: what may come there next."""
    if not g.haunted:
        return 0
    return sum([g.sectors[near].units[g.entity_side][SHIP] for near in g.layout.neighbours[number]])


def units(g: Table, side: int) -> int:
    """How many units of an empire are on the map."""
    return sum([sum(sector.units[side]) for sector in g.sectors])


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
        for number, sector in owned(g, side)
        if any(sector.relics) and not contested(g, sector)
        for at, relic in enumerate(sector.relics)
        if relic != NO_RELIC
    ]


def artifacts_held(g: Table) -> int:
    """The artifacts that all empires control together."""
    return sum(len(relics(g, side)) for side in range(len(g.empires)))


def is_unopposed(g: Table, sector: Sector, side: int) -> bool:
    """Whether a side has units in a sector, and no other has but its allies."""
    there = present(g, sector)
    return side in there and not any(hostile(g, side, other) for other in there)


def add(sector: Sector, side: int, kind: int = SHIP, count: int = 1) -> None:
    """Put units into a sector."""
    sector.units[side][kind] += count


def take(sector: Sector, side: int, kind: int = SHIP, count: int = 1) -> None:
    """Take units out of a sector."""
    assert sector.units[side][kind] >= count
    sector.units[side][kind] -= count
