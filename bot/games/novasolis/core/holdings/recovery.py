"""An empire without colonies and units comes back (rules 9.4)."""

from __future__ import annotations

from bot.games.novasolis.core.cards.cards import NUMBERS, SECTORS
from bot.games.novasolis.core.holdings.holdings import add, enemies_in, owned, units
from bot.games.novasolis.core.table.state import NONE, SHIP, Table
from bot.games.novasolis.core.table.tables import WHO


def recover(g: Table, side: int) -> None:
    """Ships in the homeworld's sector, or else in the nearest one without enemies or another's colony."""
    if units(g, side) or any(owned(g, side)):
        return
    home = next(number for number, sector in enumerate(g.sectors) if sector.home == side)
    if enemies_in(g, g.sectors[home], side):
        distance = g.layout.distances[home]
        free = [
            number
            for number, sector in enumerate(g.sectors)
            if sector.owner == NONE and not SECTORS[sector.tile].closed and not enemies_in(g, sector, side)
        ]
        if not free:
            return
        home = min(free, key=lambda number: (distance[number], number))
    add(g.sectors[home], side, SHIP, NUMBERS.exile_ships)
    g.tell("returned", side=WHO[side], sector=g.layout.words[home], n=NUMBERS.exile_ships)
