"""The layout of the board of Factions of Sol, in pixels of the large picture (1200 x 1500, or 1500 x 1200).

Angles are in radians, counter-clockwise from the right. The Prime Axis points up; node 0 of every ring lies on it, and
sector 1 of every band begins there (rules 3).
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from bot.games.factions.table.board import AROUND, BELT, KUIPER
from renderers.kit.picture.stamp import Box

WIDTH, HEIGHT = 1200, 1500
WIDE_WIDTH, WIDE_HEIGHT = 1500, 1200
"""The landscape board: the same system in the same place, its panels and markets beside it."""
SIDE, SIDE_WIDTH = 1182, 294
"""Where what stands beside it begins, and how wide that is."""
CX, CY = 600, 574
SUN = 44
RADII = (SUN, 118, 180, 238, 292, 358, 412, 462, 512)
"""The sun, then the rings: band b lies between the radii b and b + 1, ring r at radius r + 1."""
ICE, RIM = 537, 561
"""Where the asteroids and the numbers of the Kuiper Belt stand, and its outer edge."""
HEAD, CORNERS, FLOOR = 165, 970, CY + RIM + 9
"""The upper corners beside the system, with title and turn, end here; the lower ones, with rules and Leader, reach from
here to there.
"""
STEP = 2 * pi / AROUND
AXIS = pi / 2

Point = tuple[float, float]


def uncut(box: Box) -> Box:
    """A part of the picture; one as wide as the system holds the corners beside it whole or not at all."""
    left, top, right, bottom = box
    if left:
        return box
    return left, 0 if top < HEAD else top, right, max(bottom, FLOOR) if bottom > CORNERS else bottom


def point(radius: float, angle: float) -> Point:
    """Canvas coordinates of a place given from the sun."""
    return CX + radius * cos(angle), CY - radius * sin(angle)


def node_angle(node: int) -> float:
    """The angle of a node."""
    return AXIS + STEP * node


def ring_radius(ring: int) -> int:
    """The radius of a ring."""
    return RADII[ring + 1]


def node_point(ring: int, node: int) -> Point:
    """Where a node of a ring is."""
    return point(ring_radius(ring), node_angle(node))


def span(sector: int) -> tuple[float, float, float, float]:
    """Inner and outer radius of a sector, and the angles where it begins and ends."""
    band, place = divmod(sector, AROUND)
    return RADII[band], RADII[band + 1], node_angle(place), node_angle(place + 1)


def middle(sector: int) -> Point:
    """The middle of a sector."""
    inner, outer, start, end = span(sector)
    return point((inner + outer) / 2, (start + end) / 2)


def slot_angle(slot: int) -> float:
    """The angle at which an asteroid of the Kuiper Belt stands: beside the number of its second sector."""
    return AXIS + pi / 2 * (slot - KUIPER + 0.5) + STEP * 0.27


def slot_point(slot: int) -> Point:
    """Where an asteroid of the Kuiper Belt stands; those of the belt stand in their sector."""
    return point(ICE, slot_angle(slot)) if slot >= KUIPER else middle(BELT * AROUND + slot)


@lru_cache(256)
def sector_path(sector: int, off: float) -> tuple[Point, ...]:
    """The line that runs `off` pixels inside the borders of a sector."""
    inner, outer, start, end = span(sector)
    steps = 16
    path = []
    for radius, a, b in ((outer - off, start, end), (inner + off, end, start)):
        low, high = min(a, b) + off / radius, max(a, b) - off / radius
        first, last = (low, high) if a < b else (high, low)
        path += [point(radius, first + (last - first) * i / steps) for i in range(steps + 1)]
    return tuple(path)
