"""What an empire has to spend and room for, in one line of text (rules 7)."""

from __future__ import annotations

from bot.engine.moves import Text
from bot.games.novasolis.core.actions.building import fleet_used
from bot.games.novasolis.core.cards.cards import FLEET, POPULATION, REACTOR, RESOURCES
from bot.games.novasolis.core.cards.phrases import amount
from bot.games.novasolis.core.holdings.counting import levels, resources
from bot.games.novasolis.core.holdings.holdings import colonies
from bot.games.novasolis.core.table.state import Table


def purse(g: Table, side: int) -> Text:
    """Energy, research, colonies and units of an empire, each beside what it can hold, and what its sectors bring."""
    empire, room = g.empires[side], levels(g, side)
    return Text(
        "purse",
        {
            "energy": empire.energy,
            "reactor": room[REACTOR],
            "research": empire.research,
            "colonies": colonies(g, side),
            "population": room[POPULATION],
            "units": fleet_used(g, side),
            "fleet": room[FLEET],
            "resources": [
                amount(word, n) for word, n in zip(RESOURCES, resources(g, side), strict=True) if n
            ],
        },
    )
