"""What the last move left on the map: arrows where ships went, outlines of the sectors that were touched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from bot.engine.moves import Text, Values
from bot.games.novasolis.core.table.hexes import LAYOUTS
from renderers.kit.colours.palette import EMBER, FLASH, INK
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp, layered
from renderers.kit.stamps import lines
from renderers.kit.stamps.marks import mark_mask
from renderers.novasolis.art.geometry import INSIDE, Point, middles, plate_path, scale
from renderers.novasolis.art.glyphs import glyph

if TYPE_CHECKING:
    from bot.engine.moves import Event
    from renderers.kit.picture.canvas import Scene

WALKS = ("moved", "moved-flagship", "entity-moved", "withdrew", "destroyer-hunts", "destroyer-roams")
"""Events of ships that go from a sector to another."""
IDLE = ("direction-die", "destroyer-targets", "destroyer-moves-on")
"""Events that change nothing: where something was rolled for, and what is to come."""
MOST = 8
"""Arrows, and outlines, at most: the latest."""
SHORT = 0.36
"""How much of the way an arrow leaves out at either end."""


ARRIVED = "entity-ships"
RAIDS = {"raid-lost": True, "raid-held": False}
"""Events of raids, and whether the colony was lost."""


class Trace(NamedTuple):
    """Where ships went, as pairs of sectors, and the sectors that were touched otherwise.

    `arrived` are sectors where ships of the Entity came from nowhere, with how many; `raids` are sectors of raids, and
    whether the colony was lost.
    """

    walks: tuple[tuple[int, int], ...] = ()
    sectors: tuple[int, ...] = ()
    arrived: tuple[tuple[int, int], ...] = ()
    raids: tuple[tuple[int, bool], ...] = ()


def trace_of(events: Iterable[Event], empires: int) -> Trace:
    """Read the trace from the events of the last move."""
    called = LAYOUTS[empires].called
    walks: dict[tuple[int, int], None] = {}
    touched: dict[int, None] = {}
    arrived, raids = Counter[int](), dict[int, bool]()
    for event in events:
        if event.key in IDLE:
            continue
        values = _values(event)
        start, goal = (called.get(str(values.get(end))) for end in ("from", "to"))
        if event.key in WALKS:
            if start is not None and goal is not None and start != goal:
                walks[start, goal] = None
        elif (sector := called.get(_place(values).partition("#")[0])) is not None:
            touched[sector] = None
            if event.key in RAIDS:
                raids[sector] = RAIDS[event.key]
            elif event.key == ARRIVED and isinstance(n := event.values.get("n"), int):
                arrived[sector] += n
    ends = {goal for _, goal in walks}
    sectors = tuple(sector for sector in touched if sector not in ends)
    return Trace(tuple(walks)[-MOST:], sectors[-MOST:], tuple(arrived.items()), tuple(raids.items()))


def _values(event: Event) -> Values:
    """The values that say where something happened: those of an event, or of the part that it is joined by."""
    part = event.values.get(event.told.joins)
    return part.values if isinstance(part, Text) else event.values


def _place(values: Values) -> str:
    """The sector or the location where something happened."""
    return str(values.get("sector", values.get("location")))


def put_signs(scene: Scene, empires: int, trace: Trace) -> None:
    """In the right corner of a plate: how many ships of the Entity came, or a raid on its colony."""
    unit = scale(empires)
    style = Type("extrabold", round(23 * unit), halo=3)
    for sector, number in trace.arrived:
        x, y = middles(empires)[sector]
        scene.put(words(f"+{number}", style, FLASH, "middle", "middle"), x + 42 * unit, y - 36 * unit)
    for sector, lost in trace.raids:
        x, y = middles(empires)[sector]
        scene.put(raid(round(15 * unit), lost), x + 42 * unit, y - 36 * unit)


@cached_pixels
def raid(radius: int, lost: bool) -> Stamp:
    """A raid: a burst where the colony was lost, a shield where it held."""
    size = 2 * radius + 8
    stamp = layered(None, [(INK, mark_mask("circle", radius, size))])
    sign = glyph("damage" if lost else "shield", round(radius * 1.5), EMBER if lost else FLASH)
    if isinstance(stamp.source, Image.Image):
        stamp.source.paste(sign.source, (round(stamp.ax - sign.ax), round(stamp.ay - sign.ay)), sign.mask)
    return stamp


@cached_pixels
def sector_outline(empires: int, sector: int) -> Stamp:
    """The outline of a sector."""
    return lines.outline(list(plate_path(empires, sector, INSIDE)))


@cached_pixels
def arrow_stamp(empires: int, start: int, goal: int) -> Stamp:
    """The arrow from a sector to another; it is shorter than the way, so that what stands there is seen."""
    (x0, y0), (x1, y1) = middles(empires)[start], middles(empires)[goal]
    away = hypot(x1 - x0, y1 - y0)
    cut = min(SHORT * away, 46.0 * scale(empires))
    ux, uy = (x1 - x0) / away, (y1 - y0) / away
    path: list[Point] = [(x0 + ux * cut, y0 + uy * cut), (x1 - ux * cut, y1 - uy * cut)]
    return lines.arrow(path, 6.0, 3.0)
