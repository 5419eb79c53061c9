"""What a position of Nova Solis is worth to a seat, for computer players.

100 is a star. Points count in full; what will bring some counts by how near it is: levels, resources and technologies,
ships beside what can be settled or beaten, tiles that fit. It reads nothing that the seat may not know.
"""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.worth import WON
from bot.games.novasolis.core.allocating import worth as active_worth
from bot.games.novasolis.core.cards import (
    ANOMALY,
    COLOUR,
    FLEET,
    LOCATIONS,
    OBJECTIVES,
    POPULATION,
    TECHNOLOGIES,
)
from bot.games.novasolis.core.counting import levels, resources
from bot.games.novasolis.core.ending import points, standings
from bot.games.novasolis.core.holdings import colonies, contested, gates, units, working
from bot.games.novasolis.core.objectives import claimable
from bot.games.novasolis.core.reach import reach_of
from bot.games.novasolis.core.state import EMPTY, NO_RELIC, NONE, SHIP, Sector, Table
from bot.games.novasolis.core.strength import defence_of, dice_of

POINT = 50
"""A half-star."""
LEVEL = (45, 8, 14, 55, 16)
"""A level: energy, reactor, population, research, fleet."""
ROOM = 14
"""Population or Fleet that is free, up to two of each."""
ENERGY, RESEARCH = 12, 16
RESOURCE = 16
SLEEPING = 9
"""A technology that is not active, for each research credit that it costs."""
ACTIVE = 4
"""A technology that is, for each tenth of a level that it is worth."""
SHIPS, STATIONS, GATES = 20, 16, 10
SETTLER = 60
"""A ship where a sector can be settled; of a sector with an artifact more."""
ARTIFACT = 110
FITS, HELD = 26, 8
"""A tile in hand that fits a free location, and one that does not."""
OPEN_LOCATION = 6
OBJECTIVE = 45
"""An objective that is met and not claimed, for each half-star."""
PREY = 26
"""A sector with enemies that are weaker than what is there against them."""
DANGER = 45
"""An own colony that the Entity could raid."""
TRACK = 70
"""A step of the Entity's track, and a gate of it."""
RIVALS = 25
"""In percent: how much the average rival weighs against the seat itself."""


def evaluate(g: Table, seat: Seat) -> int:
    """The worth of a position to a seat: its empires, against their rivals; among allies everyone's together."""
    own = [side for side in range(len(g.empires)) if g.decider(side) == seat]
    if g.over:
        found = standings(g)
        places = found.places or ()
        lead = POINT * sum(found.scores[side] for side in own)
        if g.peaceful:
            return lead + (WON if found.won[seat] else -WON)
        beaten = sum((places[side] < other) - (places[side] > other) for side in own for other in places)
        return lead + WON * beaten
    if any(empire.race == EMPTY for empire in g.empires):
        return 0
    worths = [prospects(g, side, side in own) for side in range(len(g.empires))]
    threat = TRACK * (g.entity.track + len(g.entity.cycle)) if g.survival else 0
    if g.peaceful:
        return sum(worths) - threat
    rest = [worth for side, worth in enumerate(worths) if side not in own]
    return worths[seat] - threat - RIVALS * sum(rest) // (100 * max(1, len(rest)))


def prospects(g: Table, side: int, own: bool) -> int:
    """What an empire has and may soon have, as its own player sees it or as others do."""
    empire = g.empires[side]
    found, had = POINT * points(g, side), levels(g, side)
    found += sum(weight * level for weight, level in zip(LEVEL, had, strict=True))
    found += ROOM * min(2, max(0, had[POPULATION] - colonies(g, side)))
    found += ROOM * min(2, max(0, had[FLEET] - units(g, side)))
    found += ENERGY * empire.energy + RESEARCH * empire.research
    found += RESOURCE * sum(resources(g, side)) + GATES * len(gates(g, side))
    for tech in empire.techs:
        price = TECHNOLOGIES[tech.card].research
        found += ACTIVE * active_worth(tech.card) + SLEEPING * price if tech.active else SLEEPING * price
    if own:
        found += OBJECTIVE * sum(OBJECTIVES[number].half_stars for number in claimable(g, side))
        found += _hand_worth(g, side)
    return found + _map_worth(g, side, had)


def _map_worth(g: Table, side: int, had: tuple[int, ...]) -> int:
    """Where its units stand, what they can settle or beat, what it must defend."""
    found, room = 0, max(0, had[POPULATION] - colonies(g, side))
    supported = reach_of(g, side).supported
    for number, sector in enumerate(g.sectors):
        mine = sector.units[side]
        if any(mine):
            ships = mine[SHIP]
            found += SHIPS * ships + STATIONS * (sum(mine) - ships)
            if contested(g, sector):
                found += _odds(g, sector, side)
            elif ships and sector.owner == NONE and room and number in supported:
                room -= 1
                relics = sum(relic != NO_RELIC for relic in sector.relics)
                found += SETTLER + relics * ARTIFACT // 2 + POINT * sector.prize // 2
        if sector.owner == side:
            found += ARTIFACT * sum(relic != NO_RELIC for relic in sector.relics)
            if not any(mine) and sector.has_forces(g.entity_side):
                found -= DANGER * dice_of(g, sector, g.entity_side) // defence_of(g, sector)
    return found


def _odds(g: Table, sector: Sector, side: int) -> int:
    """What a fight in a sector promises: more with more dice than the enemy."""
    against = sum(dice_of(g, sector, other) for other in range(g.entity_side + 1) if other != side)
    mine = dice_of(g, sector, side)
    return PREY if mine > against else -PREY * (against - mine) // 2


def _hand_worth(g: Table, side: int) -> int:
    """The tiles in hand by whether they fit somewhere, and the free locations."""
    free = list[int]()
    for _, sector in working(g, side):
        free += [
            colour
            for at, colour in enumerate(LOCATIONS[sector.tile])
            if colour != ANOMALY and sector.tiles[at] == EMPTY and not sector.broken[at]
        ]
    found = OPEN_LOCATION * len(free)
    for tile in g.empires[side].hand:
        if tile != EMPTY and COLOUR[tile] in free:
            free.remove(COLOUR[tile])
            found += FITS
        else:
            found += HELD
    return found
