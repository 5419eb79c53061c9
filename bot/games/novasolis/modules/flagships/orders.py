"""Building flagships, settling with them, and what is built where they are (rules 10.2, 22)."""

from __future__ import annotations

from bot.engine.errors import Objection
from bot.games.novasolis.core.actions.building import (
    Order,
    against_scrapping,
    against_settling,
    no_room,
    not_yours,
    unit_built,
    unit_scrapped,
)
from bot.games.novasolis.core.holdings.holdings import contested, on_map
from bot.games.novasolis.core.holdings.settling import settle
from bot.games.novasolis.core.holdings.triggers import CHANGE
from bot.games.novasolis.core.table.state import NONE, Sector, Table
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP, NUMBERS
from bot.games.novasolis.modules.flagships.fitting import fitted, place_of
from bot.games.novasolis.modules.flagships.language import FlagshipYard, Settler

SETTLED = "flagship-settled"
"""What points are for that settling with the flagship brings."""


def _against_flagship(g: Table, side: int, sector: Sector) -> Objection | None:
    if on_map(g, side, FLAGSHIP):
        return Objection("build-flagship-twice", {"where": g.layout.words[place_of(g, side)]})
    if reason := not_yours(g, side, sector):
        return reason
    return Objection("build-flagship-elsewhere", {}) if sector.home == NONE else None


def _settle(g: Table, side: int, number: int) -> None:
    """The flagship stays (R22.4)."""
    settle(g, number, side)
    if piece := fitted(g, side, Settler):
        for effect in piece.then:
            CHANGE[type(effect)](g, side, effect, SETTLED)


ORDERS = (
    Order(
        "flagship",
        NUMBERS.cost,
        ("any-order",),
        _against_flagship,
        unit_built(FLAGSHIP),
        no_room(FLAGSHIP),
    ),
    Order(
        "settle-flagship",
        NUMBERS.settling,
        ("any-order",),
        against_settling(FLAGSHIP, Objection("settle-no-flagship", {})),
        _settle,
    ),
    Order("scrap-flagship", 0, (), against_scrapping(FLAGSHIP), unit_scrapped(FLAGSHIP)),
)
WISHES = (
    ("flagship", "settle", "ship"),
    ("settle-flagship", "settle", "ship"),
    ("flagship",),
    ("settle-flagship",),
)
"""Lists of orders to propose; see `building.WISHES`."""


def is_yard(g: Table, side: int, sector: Sector) -> bool:
    """Whether a flagship lets ships be built in a sector (FM05)."""
    if not sector.units[side][FLAGSHIP] or sector.owner not in (NONE, side) or contested(g, sector):
        return False
    return fitted(g, side, FlagshipYard) is not None
