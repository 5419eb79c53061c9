"""Bridges on SOL's board: each lies across the middle of the border that its two spaces share."""

from __future__ import annotations

from functools import lru_cache
from math import degrees
from typing import NamedTuple

from renderers.sol.art.geometry import Disc, Layout, border_angle, point

BRIDGE = 23
"""Half the length of a bridge, in pixels."""


class Crossing(NamedTuple):
    """Where a bridge lies: its middle, its bearing in degrees, and what it keeps free."""

    x: float
    y: float
    bearing: int
    discs: tuple[Disc, ...]


@lru_cache(1024)
def crossing(layout: Layout, outer: str, inner: str) -> Crossing:
    """The place of a bridge between two neighbouring spaces of different rings."""
    angle = border_angle(layout, outer, inner)
    radius = layout.ring(outer[0]).inner
    discs = tuple(
        Disc(*point(radius + off, angle), size) for off, size in ((0, 14.0), (14, 13.0), (-14, 13.0))
    )
    return Crossing(*point(radius, angle), (round(degrees(angle)) - 90) % 360, discs)
