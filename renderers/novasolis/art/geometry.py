"""The layout of the board of Nova Solis, in pixels of the large picture (1200 x 1500, or 1500 x 1200).

Sectors are plates with a point up; the map stands in the same place in both forms. Its size follows from its radius.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from bot.games.novasolis.core.table.hexes import LAYOUTS

WIDTH, HEIGHT = 1200, 1500
MANY, TALL = 4, 1800
"""From so many empires on a portrait board is higher: there are two rows of panels."""
WIDE_WIDTH, WIDE_HEIGHT = 1500, 1200
"""The landscape board: the same map in the same place, the panels beside it."""
FULL = 1152
"""How wide the rows below the map are, and those of a hand; a margin is left at both ends."""
SIDE, SIDE_WIDTH = 1182, 294
"""Where the panels of a landscape board begin, and how wide they are."""
CX, CY = 600, 570
SIZES = {2: 124.0, 3: 92.0}
"""By radius of the map, from the middle of a sector to its corner."""
INSIDE = 7.5
"""How far inside its edge a plate is outlined: within the border of its realm."""
GAP = 7.0
"""Half the space between two plates."""
MARKET_TOP, MARKET_HIGH = 1092, 62
RIGHT = 1162
"""Where what stands to the right of the map ends."""

Point = tuple[float, float]


def height_of(empires: int) -> int:
    """How high a portrait board is."""
    return TALL if empires >= MANY else HEIGHT


def size_of(empires: int) -> float:
    """From the middle of a sector to its corner."""
    return SIZES[max(max(abs(q), abs(r), abs(q + r)) for q, r in LAYOUTS[empires].points)]


@lru_cache(8)
def middles(empires: int) -> tuple[Point, ...]:
    """By sector, where its middle is."""
    size = size_of(empires)
    return tuple((CX + size * 3**0.5 * (q + r / 2), CY + size * 1.5 * r) for q, r in LAYOUTS[empires].points)


def corners(size: float) -> list[Point]:
    """The corners of a plate around (0, 0), clockwise from the lower right: side i lies between i and i + 1."""
    return [(size * cos(pi / 6 + pi / 3 * i), size * sin(pi / 6 + pi / 3 * i)) for i in range(6)]


FACES = (5, 4, 3, 2, 1, 0)
"""By face of a die, the side of a plate towards which it points."""


@lru_cache(256)
def plate_path(empires: int, sector: int, off: float) -> tuple[Point, ...]:
    """The line that runs `off` pixels inside the edge of a plate."""
    x, y = middles(empires)[sector]
    return tuple((x + dx, y + dy) for dx, dy in corners(size_of(empires) - GAP - off))


def scale(empires: int) -> float:
    """How much larger everything is on this map than on the map for six."""
    return size_of(empires) / SIZES[3]


def location_spots(count: int, unit: float) -> list[Point]:
    """Where so many locations stand in a plate, from its middle."""
    step = 33 * unit
    return [((at - (count - 1) / 2) * step, 43 * unit) for at in range(count)]
