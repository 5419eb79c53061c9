"""The layout of SOL's board, in pixels of the large picture (1200 x 1500).

Angles are in radians, counter-clockwise from the right; number 1 of a ring points up (rules 3.2). A space
`k` of a ring with `n` spaces covers the turns from (k - 1.5)/n to (k - 0.5)/n, plus the ring's shift.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from bot.games.sol.table.board import boards

WIDTH, HEIGHT = 1200, 1500
CX, CY = 600, 622
HEART = 62
LIMB = 368
TRACK = 460
"""Radius of the line between the orbits, on which the motherships stand."""
RIM = 552


class Ring(NamedTuple):
    """One layer: its letter, number of spaces, inner and outer radius, and shift in parts of a space."""

    layer: str
    size: int
    inner: int
    outer: int
    shift: float = 0.0


class Layout(NamedTuple):
    """One side of the board: its name and its rings from the core outwards."""

    name: str
    rings: tuple[Ring, ...]

    def ring(self, layer: str) -> Ring:
        """The ring of a layer letter."""
        return next(ring for ring in self.rings if ring.layer == layer)

    @property
    def corners(self) -> int:
        """On how many corners motherships travel."""
        return self.ring("U").size


class Disc(NamedTuple):
    """Something in the way: a circle on the canvas."""

    x: float
    y: float
    radius: float


RADII = {"K": (HEART, 168), "R": (168, 272), "C": (272, LIMB), "L": (LIMB, TRACK), "U": (TRACK, RIM)}


@lru_cache(8)
def layout_of(board: str) -> Layout:
    """The layout of a board of `data/sol/boards.json` by its key."""
    graph = boards()[board]
    rings = (
        Ring(layer, graph.rings[layer], *RADII[layer], shift=graph.turned.get(layer, 0.0))
        for layer in "KRCLU"
    )
    return Layout(board, tuple(rings))


def point(radius: float, angle: float) -> tuple[float, float]:
    """Canvas coordinates of a place given from the heart."""
    return CX + radius * cos(angle), CY - radius * sin(angle)


def split(space: str) -> tuple[str, int]:
    """`'C13'` as `('C', 13)`."""
    return space[0], int(space[1:])


def space_angle(ring: Ring, number: int) -> float:
    """The angle of a space's middle."""
    return pi / 2 + 2 * pi * (number - 1 + ring.shift) / ring.size


def half_width(ring: Ring) -> float:
    """Half the angle one space of the ring covers."""
    return pi / ring.size


def corner_angle(layout: Layout, corner: int) -> float:
    """The angle of the corner between the numbers `corner` and `corner + 1` (rules 3.6)."""
    ring = layout.ring("U")
    return pi / 2 + 2 * pi * (corner - 0.5 + ring.shift) / ring.size


def turn_between(a: float, b: float) -> float:
    """The signed angle from `a` to `b`, -pi to pi."""
    return (b - a + pi) % (2 * pi) - pi


@lru_cache(1024)
def border_angle(layout: Layout, outer: str, inner: str) -> float:
    """The middle of the border that two neighbouring spaces of different rings share."""
    outer_ring, inner_ring = layout.ring(outer[0]), layout.ring(inner[0])
    a, b = space_angle(outer_ring, split(outer)[1]), space_angle(inner_ring, split(inner)[1])
    b = a + turn_between(a, b)
    low = max(a - half_width(outer_ring), b - half_width(inner_ring))
    high = min(a + half_width(outer_ring), b + half_width(inner_ring))
    return (low + high) / 2


def spaces(layout: Layout) -> list[str]:
    """Every space of a layout, core first."""
    return [f"{ring.layer}{k}" for ring in layout.rings for k in range(1, ring.size + 1)]
