"""Conditions: comparisons of measures, numbers that follow from the state (rules 15).

A measure is counted for a side: of what (a planet, a band, a machine; "" for most), with the number announced at a
planet. `counting` has all of them.
"""

from __future__ import annotations

from bot.games.factions.cards.cards import MACHINES, PLANETS
from bot.games.factions.table.board import BANDS
from bot.games.factions.table.state import Table
from bot.games.parts.effects import Measures

MEASURES = Measures[Table, int](
    lambda g: range(g.sides),
    0,
    {
        "machine-complete": MACHINES,
        "paid-for": PLANETS,
        "planets-used": ("", *PLANETS),
        "planets-used-now": ("", *PLANETS),
        "ship-in-band": tuple(BANDS),
    },
)
