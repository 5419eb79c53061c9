"""What a flagship is worth to computer players, beside what every unit that is no ship counts."""

from __future__ import annotations

from bot.games.novasolis.core.cards.cards import POPULATION
from bot.games.novasolis.core.holdings.counting import level
from bot.games.novasolis.core.holdings.holdings import colonies, present
from bot.games.novasolis.core.table.state import NONE, Table
from bot.games.novasolis.modules.flagships.cards import FITTINGS
from bot.games.novasolis.modules.flagships.fitting import place_of

AFLOAT, FITTED = 20, 25
"""A flagship, and its active module, which does nothing without it."""
SETTLER = 60
"""A flagship where it can settle."""


def worth_of(g: Table, side: int) -> float:
    """A flagship by what it can do where it is."""
    at = place_of(g, side)
    if at == NONE:
        return 0
    found = AFLOAT
    if any(tech.active and tech.card in FITTINGS for tech in g.empires[side].techs):
        found += FITTED
    sector = g.sectors[at]
    if (
        sector.owner == NONE
        and present(g, sector) == [side]
        and colonies(g, side) < level(g, side, POPULATION)
    ):
        found += SETTLER
    return found
