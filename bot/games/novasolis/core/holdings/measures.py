"""The numbers that conditions look at: objectives, and what triggers (rules 19.3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.novasolis.core.cards import cards
from bot.games.novasolis.core.holdings.counting import level
from bot.games.novasolis.core.holdings.holdings import NONE_AT_ALL, gates, on_map, owned, relics, working
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import EMPTY, Table
from bot.games.parts.effects import Measures


class Tally:
    """What an empire destroyed in one combat: units of the Entity, and all; and what came out of it, by kind."""

    def __init__(self, entity: int = 0, units: int = 0, left: Sequence[int] = NONE_AT_ALL) -> None:
        self.entity, self.units, self.left = entity, units, left


def _near_centre(g: Table, side: int) -> int:
    around = (*g.layout.neighbours[CENTRE], CENTRE)
    return sum(
        number in around and not cards.SECTORS[sector.tile].closed for number, sector in owned(g, side)
    )


def _gate_distance(g: Table, side: int) -> int:
    standing = gates(g, side)
    return max((g.layout.distances[a][b] for a in standing for b in standing), default=0)


def _every_colour(g: Table, side: int) -> int:
    found = [0] * len(cards.COLOURS)
    for _, sector in working(g, side):
        for tile in sector.tiles:
            if tile != EMPTY:
                found[cards.COLOUR[tile]] += 1
    return min(found)


def _active_ancients(g: Table, side: int) -> int:
    return sum(
        tech.active and cards.TECHNOLOGIES[tech.card].kind == "ancient" for tech in g.empires[side].techs
    )


def _counted(g: Table, side: int) -> Sequence[int]:
    return g.empires[side].resources or [0] * len(cards.RESOURCES)


NO_COMBAT = Tally()
MEASURES = Measures[Table, Tally](
    lambda g: range(len(g.empires)),
    NO_COMBAT,
    {
        "level": cards.LEVELS,
        "resource": cards.RESOURCES,
        "slain": cards.KIND_WORDS,
        "survivors": cards.KIND_WORDS,
        "units": cards.KIND_WORDS,
    },
    {
        "active-ancients": lambda g, side, of, tally: _active_ancients(g, side),
        "artifacts": lambda g, side, of, tally: len(relics(g, side)),
        "attacks-won": lambda g, side, of, tally: g.empires[side].routs,
        "basic-of-a-type": lambda g, side, of, tally: max(_counted(g, side)[type_] for type_ in cards.BASIC),
        "charted": lambda g, side, of, tally: sum(sector.charted for _, sector in owned(g, side)),
        "entity-units-in-combat": lambda g, side, of, tally: tally.entity,
        "gate-distance": lambda g, side, of, tally: _gate_distance(g, side),
        "gates-closed": lambda g, side, of, tally: g.empires[side].gates,
        "level": lambda g, side, of, tally: level(g, side, cards.LEVEL_CALLED[of]),
        "near-centre": lambda g, side, of, tally: _near_centre(g, side),
        "resource": lambda g, side, of, tally: _counted(g, side)[cards.RESOURCE_CALLED[of]],
        "sectors": lambda g, side, of, tally: len(owned(g, side)),
        "slain": lambda g, side, of, tally: g.empires[side].slain[cards.KIND_CALLED[of]],
        "survivors": lambda g, side, of, tally: tally.left[cards.KIND_CALLED[of]],
        "technologies": lambda g, side, of, tally: len(g.empires[side].techs),
        "tiles-of-every-colour": lambda g, side, of, tally: _every_colour(g, side),
        "units": lambda g, side, of, tally: on_map(g, side, cards.KIND_CALLED[of]),
        "units-in-combat": lambda g, side, of, tally: tally.units,
    },
)
"""By measure, the number for an empire; combats have a tally."""
MEASURES.check(
    {
        rows.file: rows.values()
        for rows in (cards.SECTORS, cards.TILES, cards.RACES, cards.TECHNOLOGIES, cards.OBJECTIVES)
    },
    bounds_only=True,
)
