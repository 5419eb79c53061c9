"""Marks on the board: sectors and locations, by their words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.novasolis.core.hexes import LAYOUTS
from renderers.kit.targets import Found, Target, numbered, ring
from renderers.novasolis.geometry import INSIDE, location_spots, middles, plate_path, scale

if TYPE_CHECKING:
    from bot.engine.moves import Mark
    from renderers.novasolis.facts import Facts

PLACE = re.compile(r"(?:^|[-x])(\d\.\d{1,2})(?:#(\d))?$")
"""The sector at the end of a word, with a location: `2.3`, `2.3#1`, `3x2.0`, `ship-2.3`."""


def targets_of(facts: Facts, marks: Sequence[Mark]) -> tuple[Target, ...]:
    """The marks that are on the board, each place once for a tone; all others are left out."""
    found: dict[tuple[str, str], Found] = {}
    for mark in marks:
        each = _found(facts, mark)
        if each is not None:
            found.setdefault((each.name, mark.tone), each)
    return numbered(list(found.values()))


def _found(facts: Facts, mark: Mark) -> Found | None:
    match = PLACE.search(mark.what)
    empires = len(facts.players)
    layout = LAYOUTS[empires]
    if match is None or match[1] not in layout.called:
        return None
    sector = layout.called[match[1]]
    x, y = middles(empires)[sector]
    unit = scale(empires)
    if match[2] is None:
        path = plate_path(empires, sector, INSIDE)
        return Found(mark, match[1], path, (x + 52 * unit, y - 46 * unit))
    spots = location_spots(len(facts.places[sector].locations), unit)
    at = int(match[2])
    if at >= len(spots):
        return None
    dx, dy = spots[at]
    return Found(mark, f"{match[1]}#{at}", ring(x + dx, y + dy, 18 * unit), (x + dx, y + dy + 19 * unit))
