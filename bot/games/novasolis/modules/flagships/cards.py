"""The figures and technologies of this module (rules 16.1, 16.2, 22)."""

from __future__ import annotations

import msgspec

from bot.engine.errors import BadData
from bot.engine.files import load_object
from bot.games.novasolis.core.cards.cards import KIND_CALLED, RACES, TECHNOLOGIES
from bot.games.novasolis.core.cards.rows import ROOM

KEY = "flagships"
"""This module, among others and in rows."""
FLAGSHIP = KIND_CALLED["flagship"]
"""The kind of unit."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a flagship costs in energy, and settling with it; how many of its technologies can be active at a time.

    So many of them are basic ones, and each race has so many of its own.
    """

    cost: int
    settling: int
    active: int
    modules: int
    race_modules: int


NUMBERS = load_object(Numbers, ROOM, "flagships.json")
FITTINGS = frozenset(number for number, row in TECHNOLOGIES.items() if row.module == KEY)
"""The technologies that work through a flagship: what the rules call its modules."""


def check_fittings(fittings: frozenset[int], numbers: Numbers) -> None:
    """Raise BadData unless there are as many of each kind as the box has."""
    rows = [TECHNOLOGIES[number] for number in fittings]
    found = [sum(row.kind == "basic" for row in rows)]
    found += [sum(row.race == race.id for row in rows) for race in RACES.values()]
    wanted = [numbers.modules, *[numbers.race_modules] * len(RACES)]
    if found != wanted or sum(found) != len(rows):
        raise BadData(f"{ROOM}/technologies.json", "file", "module", f"has {found} modules, not {wanted}")


check_fittings(FITTINGS, NUMBERS)
