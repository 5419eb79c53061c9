"""What the last move left on the map: arrows where ships went, outlines of the sectors that were touched."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from bot.games.novasolis.core.hexes import LAYOUTS
from renderers.kit import lines
from renderers.novasolis.geometry import INSIDE, Point, middles, plate_path, scale

if TYPE_CHECKING:
    from bot.engine.moves import Event
    from renderers.kit.stamp import Stamp

WALKS = ("moved", "entity-moved")
"""Events of ships that go from a sector to another."""
DICE = ("direction-die",)
"""Events that only say where something was rolled for."""
MOST = 8
"""Arrows, and outlines, at most: the latest."""
SHORT = 0.36
"""How much of the way an arrow leaves out at either end."""


class Trace(NamedTuple):
    """Where ships went, as pairs of sectors, and the sectors that were touched otherwise."""

    walks: tuple[tuple[int, int], ...] = ()
    sectors: tuple[int, ...] = ()


def trace_of(events: Iterable[Event], empires: int) -> Trace:
    """Read the trace from the events of the last move."""
    called = LAYOUTS[empires].called
    walks: dict[tuple[int, int], None] = {}
    touched: dict[int, None] = {}
    for event in events:
        if event.key in DICE:
            continue
        start, goal = (called.get(str(event.values.get(end))) for end in ("from", "to"))
        if event.key in WALKS:
            if start is not None and goal is not None and start != goal:
                walks[start, goal] = None
        elif (sector := called.get(str(event.values.get("sector")).partition("#")[0])) is not None:
            touched[sector] = None
    ends = {goal for _, goal in walks}
    return Trace(tuple(walks)[-MOST:], tuple(sector for sector in touched if sector not in ends)[-MOST:])


@lru_cache(96)
def sector_outline(empires: int, sector: int) -> Stamp:
    """The outline of a sector."""
    return lines.outline(list(plate_path(empires, sector, INSIDE)))


@lru_cache(128)
def arrow_stamp(empires: int, start: int, goal: int) -> Stamp:
    """The arrow from a sector to another; it is shorter than the way, so that what stands there is seen."""
    (x0, y0), (x1, y1) = middles(empires)[start], middles(empires)[goal]
    away = hypot(x1 - x0, y1 - y0)
    cut = min(SHORT * away, 46.0 * scale(empires))
    ux, uy = (x1 - x0) / away, (y1 - y0) / away
    path: list[Point] = [(x0 + ux * cut, y0 + uy * cut), (x1 - ux * cut, y1 - uy * cut)]
    return lines.arrow(path, 6.0, 3.0)
