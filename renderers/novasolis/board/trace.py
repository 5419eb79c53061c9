"""What the last move left on the map: arrows where ships went, outlines of the sectors that were touched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import cos, hypot, pi, sin
from typing import NamedTuple

from PIL import Image

from bot.engine.moves import Event, Text, Values
from bot.games.novasolis.core.table.hexes import LAYOUTS
from renderers.kit.colours.palette import EMBER, FLASH, INK
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp, layered
from renderers.kit.stamps import lines
from renderers.kit.stamps.marks import mark_mask
from renderers.novasolis.art.geometry import INSIDE, Point, middles, plate_path, scale
from renderers.novasolis.art.glyphs import glyph

WALKS = ("moved", "moved-flagship", "entity-moved", "withdrew", "destroyer-hunts", "destroyer-roams")
"""Events of ships that go from a sector to another."""
IDLE = ("direction-die", "destroyer-targets", "destroyer-moves-on")
"""Events that change nothing: where something was rolled for, and what is to come."""
MOST = 8
"""Arrows, and outlines, at most: the latest."""
SHORT = 0.36
"""How much of the way an arrow leaves out at either end."""
BELOW = 22.0
"""So far below the middle of a plate an arrow goes from side to side: between its pieces and its locations."""
STAND = ((-44.0, -7.0), (0.0, -7.0), (44.0, -7.0))
"""Where up to three things are in a plate, from its middle, on the map for six."""
BENDS = tuple((64 * cos(turn * pi / 6), 58 * sin(turn * pi / 6)) for turn in range(12))
"""Where an arrow may bend in a plate that it crosses, from its middle."""


ARRIVED = "entity-ships"
RAIDS = {"raid-lost": True, "raid-held": False}
"""Events of raids, and whether the colony was lost."""


class Trace(NamedTuple):
    """Where ships went, as pairs of sectors, and the sectors that were touched otherwise.

    `across` are by walk the sectors that it led through. `arrived` are sectors where ships of the Entity came from
    nowhere, with how many; `raids` are sectors of raids, and whether the colony was lost.
    """

    walks: tuple[tuple[int, int], ...] = ()
    sectors: tuple[int, ...] = ()
    arrived: tuple[tuple[int, int], ...] = ()
    raids: tuple[tuple[int, bool], ...] = ()
    across: tuple[tuple[int, ...], ...] = ()


def trace_of(events: Iterable[Event], empires: int) -> Trace:
    """Read the trace from the events of the last move."""
    called = LAYOUTS[empires].called
    walks: dict[tuple[int, int], tuple[int, ...]] = {}
    touched: dict[int, None] = {}
    arrived, raids = Counter[int](), dict[int, bool]()
    for event in events:
        if event.key in IDLE:
            continue
        values = _values(event)
        start, goal = (called.get(str(values.get(end))) for end in ("from", "to"))
        if event.key in WALKS:
            if start is not None and goal is not None and start != goal:
                walks[start, goal] = _across(values, called)
        elif (sector := called.get(_place(values).partition("#")[0])) is not None:
            touched[sector] = None
            if event.key in RAIDS:
                raids[sector] = RAIDS[event.key]
            elif event.key == ARRIVED and isinstance(n := event.values.get("n"), int):
                arrived[sector] += n
    ends = {goal for _, goal in walks}
    sectors = tuple(sector for sector in touched if sector not in ends)
    shown = tuple(walks)[-MOST:]
    across = tuple(walks[walk] for walk in shown)
    return Trace(shown, sectors[-MOST:], tuple(arrived.items()), tuple(raids.items()), across)


def _across(values: Values, called: Mapping[str, int]) -> tuple[int, ...]:
    """The sectors that a walk led through before its last, as far as that was told."""
    way = values.get("way")
    return (
        tuple(called[str(word)] for word in way[:-1] if str(word) in called) if isinstance(way, list) else ()
    )


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
        scene.put(words(f"+{number}", style, FLASH, "middle", "middle"), x + 44 * unit, y - 36 * unit)
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
def arrow_stamp(empires: int, start: int, goal: int, across: tuple[int, ...] = ()) -> Stamp:
    """The arrow from a sector to another, around what is in the sectors that the way leads `across`."""
    return lines.arrow(arrow_path(empires, start, goal, across), 6.0, 3.0)


def arrow_path(empires: int, start: int, goal: int, across: tuple[int, ...] = ()) -> list[Point]:
    """The points of an arrow; it is shorter than the way, so that what is at its ends is seen."""
    unit, at = scale(empires), middles(empires)
    path = [at[start], at[goal]]
    if not across and abs(path[0][1] - path[1][1]) < 1:
        path = [(x, y + BELOW * unit) for x, y in path]
    for number in across:
        x, y = at[number]
        before, after = path[-2], path[-1]
        bends = [(x + dx * unit, y + dy * unit) for dx, dy in BENDS]
        stand = [(x + dx * unit, y + dy * unit) for dx, dy in STAND]
        best = max(bends, key=lambda bend: min(_clear(before, bend, stand), _clear(bend, after, stand)))
        path.insert(-1, best)
    return [_shorter(path[0], path[1], unit), *path[1:-1], _shorter(path[-1], path[-2], unit)]


def _shorter(end: Point, other: Point, unit: float) -> Point:
    """A point a little before an end of a line."""
    (x0, y0), (x1, y1) = end, other
    away = hypot(x1 - x0, y1 - y0)
    cut = min(SHORT * away, 46.0 * unit)
    return x0 + (x1 - x0) / away * cut, y0 + (y1 - y0) / away * cut


def _clear(start: Point, end: Point, points: Iterable[Point]) -> float:
    """How far a line keeps away from all of some points."""
    (x0, y0), (x1, y1) = start, end
    long = hypot(x1 - x0, y1 - y0) ** 2 or 1.0
    shares = [((x, y), ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / long) for x, y in points]
    near = [
        (point, x0 + min(1.0, max(0.0, share)) * (x1 - x0), y0 + min(1.0, max(0.0, share)) * (y1 - y0))
        for point, share in shares
    ]
    return min(hypot(x - at, y - high) for (x, y), at, high in near)
