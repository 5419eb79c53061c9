"""What the last move left on the board: the path of a ship with its prices, and the sectors that were touched."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

from PIL import ImageDraw

from bot.engine.moves import Event
from bot.games.factions.table.board import SECTOR_CALLED
from renderers.factions.art.geometry import CX, CY, RADII, Point, middle, sector_path
from renderers.kit.colours.palette import FLASH
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps import lines

PRICED = re.compile(r"([A-H]\d{1,2})(?: \((\d+)\))?")
WALKS = ("moved", "moved-free", "rode", "teleported", "jumped")
"""Events of ships that go from a sector to others."""
TOUCHED = (
    "cleared",
    "siphoned",
    "wormhole-placed",
    "wormhole-taken",
    "rescued",
    "rescued-free",
    "rescued-by-beacon",
)
MOST = 10
"""Sectors outlined at most."""
LIT = 46
"""How strongly sectors that were entered are lit, of 255."""
HEAD = 46.0
"""Pixels of a path that are straight at its end, so that the head of the arrow has room."""


class Trace(NamedTuple):
    """The sectors of a path from its beginning, what each step cost, and the sectors that were touched otherwise."""

    path: tuple[int, ...] = ()
    prices: tuple[tuple[int, int], ...] = ()
    sectors: tuple[int, ...] = ()


def trace_of(events: Iterable[Event]) -> Trace:
    """Read the trace from the events of the last move; the last walk draws the line."""
    path: tuple[int, ...] = ()
    prices: tuple[tuple[int, int], ...] = ()
    touched: dict[int, None] = {}
    for event in events:
        values = event.values
        if event.key in WALKS:
            start = _sectors([values.get("from")])
            if event.key == "moved":
                found = [PRICED.fullmatch(str(step)) for step in _listed(values.get("path"))]
                # The price of a single step is the sum.
                steps = [
                    (SECTOR_CALLED[m[1]], int(m[2] or str(values.get("spent", 0))))
                    for m in found
                    if m and m[1] in SECTOR_CALLED
                ]
                path, prices = (*start, *(sector for sector, _ in steps)), tuple(steps)
            else:
                path, prices = (*start, *_sectors([values.get("to")])), ()
            if len(path) < 2:
                touched |= dict.fromkeys(path)
                path = ()
        elif event.key in TOUCHED:
            touched |= dict.fromkeys(_sectors([values.get("place"), values.get("to")]))
    return Trace(path, prices, tuple(touched)[-MOST:])


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def _sectors(words: Iterable[object]) -> tuple[int, ...]:
    return tuple(SECTOR_CALLED[word] for word in words if isinstance(word, str) and word in SECTOR_CALLED)


@cached_pixels
def sector_outline(sector: int) -> Stamp:
    """The outline of a sector, inside its borders."""
    return lines.outline(list(sector_path(sector, 6)))


@cached_pixels
def corridor(sectors: tuple[int, ...]) -> Stamp:
    """The sectors that a path entered, lit together."""
    paths = [sector_path(sector, 1.5) for sector in sectors]
    mask, left, top = lines.field_around([spot for path in paths for spot in path], 2)
    pen = ImageDraw.Draw(mask)
    for path in paths:
        pen.polygon([((x - left) * lines.TWICE, (y - top) * lines.TWICE) for x, y in path], fill=LIT)
    return Stamp(FLASH, mask.reduce(lines.TWICE), -left, -top)


@lru_cache(512)
def way(path: tuple[int, ...]) -> tuple[Point, ...]:
    """The line of a path through the middles of its sectors, round the sun and not across it."""
    spots = [middle(path[0])]
    for a, b in pairwise(path):
        spots += _between(middle(a), middle(b))
    return tuple(spots)


def _between(a: Point, b: Point) -> list[Point]:
    """Points from one middle to another: along an arc where they are far apart around the sun."""
    first, last = (atan2(CY - y, x - CX) for x, y in (a, b))
    near, far = (hypot(x - CX, y - CY) for x, y in (a, b))
    turn = (last - first + pi) % (2 * pi) - pi
    steps = max(2, round(abs(turn) / 0.12))
    if hypot(b[0] - a[0], b[1] - a[1]) > 220:
        return [b]
    if max(near, far) < RADII[1] and abs(turn) > 2:
        return [b]
    return [
        (CX + r * cos(t), CY - r * sin(t))
        for i in range(1, steps + 1)
        for r, t in [(near + (far - near) * i / steps, first + turn * i / steps)]
    ]


@cached_pixels
def arrow_stamp(path: tuple[Point, ...]) -> Stamp:
    """The arrow along a path; it ends short of the middle of the last sector, where the ship stands."""
    x1, y1 = path[-1]
    most = hypot(x1 - path[0][0], y1 - path[0][1]) * 0.6
    body = [path[0], *(spot for spot in path[1:-1] if hypot(x1 - spot[0], y1 - spot[1]) > min(HEAD, most))]
    x0, y0 = body[-1]
    away = hypot(x1 - x0, y1 - y0)
    cut = min(18.0, away * 0.4)
    end = (x1 - (x1 - x0) * cut / away, y1 - (y1 - y0) * cut / away) if away else (x1, y1)
    return lines.arrow([*body, end], 6.0, 3.0)
