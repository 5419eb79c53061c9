"""Locations that destroyers destroy, in which order, and what becomes of their tiles (rules 23.2, 23.7)."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from bot.engine.files import load_object
from bot.engine.moves import term
from bot.engine.told import DETAIL
from bot.games.novasolis.core.cards.cards import ANOMALY, COLOURS, KIND_CALLED, LOCATIONS, TILES
from bot.games.novasolis.core.cards.language import Artifact
from bot.games.novasolis.core.cards.rows import ROOM
from bot.games.novasolis.core.holdings.placing import location_word
from bot.games.novasolis.core.table.state import EMPTY, NEW_RELIC, NO_RELIC, Sector, Table


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the expansion: how many locations can be destroyed in a game."""

    destroyed: int


NUMBERS = load_object(Numbers, ROOM, "destroyers.json")
DESTROYER = KIND_CALLED["destroyer"]
"""The kind of unit."""
USED = {TILES.number[row.was]: number for number, row in TILES.items() if row.was}
"""By tile, what it is once it has left the map after its use."""
FRESH = {used: tile for tile, used in USED.items()}


class Ravages(msgspec.Struct, array_like=True, tag="ravages"):
    """The tiles among those in play that were on the map before and brought what they bring only once."""

    used: list[int] = []


def all_tiles(g: Table, tiles: list[int]) -> None:
    """Put used tiles in the place of those that they were."""
    for used in g.part(Ravages).used:
        tiles[tiles.index(FRESH[used])] = used


def left(g: Table) -> int:
    """How many locations can still be destroyed: the tiles that mark them (X2.4.1)."""
    return NUMBERS.destroyed - sum(sum(sector.broken) for sector in g.sectors)


def destroyable(sector: Sector) -> list[int]:
    """The locations of a sector that destroyers could destroy: stars of any colour (R23.2)."""
    return [
        at for at, colour in enumerate(LOCATIONS[sector.tile]) if colour != ANOMALY and not sector.broken[at]
    ]


def targets(sector: Sector) -> list[list[int]]:
    """What can be destroyed in the order in which it goes, equals together: blue, yellow, red, empty before filled."""
    found = dict[tuple[int, bool], list[int]]()
    for at in destroyable(sector):
        found.setdefault((LOCATIONS[sector.tile][at], sector.tiles[at] != EMPTY), []).append(at)
    return [found[rank] for rank in sorted(found)]


class Strike(NamedTuple):
    """What destroyers in a sector do next unless someone stands there: locations that go, and others that may."""

    certain: list[int]
    possible: list[int]


def next_strike(g: Table, sector: Sector) -> Strike:
    """What is to come in a sector, as far as anyone knows."""
    certain, count = list[int](), min(sector.units[g.entity_side][DESTROYER], left(g))
    for equals in targets(sector):
        if len(equals) > count:
            return Strike(sorted(certain), equals if count else [])
        certain += equals
        count -= len(equals)
    return Strike(sorted(certain), [])


def ravage(g: Table, number: int) -> None:
    """Each destroyer in a sector destroys a location, while there are tiles to mark it (X2.4)."""
    sector = g.sectors[number]
    for _ in range(min(sector.units[g.entity_side][DESTROYER], left(g))):
        if not (order := targets(sector)):
            return
        equals = order[0]
        at = equals[0] if len(equals) == 1 else g.chance().pick(equals)
        if len(equals) > 1:
            words = [location_word(g, number, each) for each in equals]
            g.tell_chance("target-die", told=DETAIL, locations=words, location=location_word(g, number, at))
        destroy(g, number, at)


def destroy(g: Table, number: int, at: int) -> None:
    """Destroy a location for good: its tile goes back to the bag, its artifact leaves the map (R23.7)."""
    sector, where = g.sectors[number], location_word(g, number, at)
    tile, relic = sector.tiles[at], sector.relics[at]
    sector.broken[at], sector.tiles[at], sector.relics[at] = True, EMPTY, NO_RELIC
    colour = COLOURS[LOCATIONS[sector.tile][at]]
    values: dict[str, Any] = {
        "location": where,
        "colour": term(f"star-{colour}"),
        "why": term(f"why-destroyed-{colour}"),
    }
    if tile == EMPTY:
        g.tell("location-destroyed", **values, left=left(g))
    else:
        g.tell("tile-destroyed", **values, left=left(g), card=TILES.name[tile])
        g.bag.append(_returned(g, tile, relic))
    if relic != NO_RELIC:
        g.tell("artifact-lost", location=where)
    if not left(g):
        g.tell("destruction-complete")


def _returned(g: Table, tile: int, relic: int) -> int:
    """The tile that goes back to the bag: a used one, but for ruins whose artifact no one ever controlled."""
    has_relic = any(isinstance(bonus, Artifact) for bonus in TILES[tile].bonus)
    if tile not in USED or (has_relic and relic == NEW_RELIC):
        return tile
    g.part(Ravages).used.append(USED[tile])
    return USED[tile]
