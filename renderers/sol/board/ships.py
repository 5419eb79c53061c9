"""Motherships and bridges on SOL's board.

Ships are on the line between the orbits, prow counter-clockwise, several on one corner abreast. A bridge lies across
the middle of the border that its two spaces share.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, degrees, sin
from typing import NamedTuple

from renderers.kit.picture.canvas import Scene
from renderers.kit.stamps.pieces import bearing_of, hull, hull_glow
from renderers.sol.art.geometry import TRACK, Disc, Layout, border_angle, corner_angle, point
from renderers.sol.board.trace import heading
from renderers.sol.facts.facts import Facts

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


SHIP = 23
"""Radius of a mothership, in pixels."""
ABREAST = 46
"""Pixels between two on one corner."""


@lru_cache(64)
def ship_discs(layout: Layout, corner: int) -> tuple[Disc, ...]:
    """What a mothership keeps free."""
    x, y = point(TRACK, corner_angle(layout, corner))
    dx, dy = heading(layout, corner)
    return Disc(x, y, SHIP + 4.0), Disc(x + dx * 28, y + dy * 28, 13.0)


def ship_places(layout: Layout, facts: Facts) -> list[tuple[float, float]]:
    """Where the mothership of each seat stands."""
    corners = [player.corner for player in facts.players]
    found = []
    for seat, corner in enumerate(corners):
        row = corners[:seat].count(corner)
        off = (row - (corners.count(corner) - 1) / 2) * ABREAST
        found.append(point(TRACK + off, corner_angle(layout, corner)))
    return found


def put_ships(scene: Scene, layout: Layout, facts: Facts) -> None:
    """All of them; those of seats that are asked glow."""
    for player, (x, y) in zip(facts.players, ship_places(layout, facts), strict=True):
        angle = corner_angle(layout, player.corner)
        bearing = bearing_of(-sin(angle), -cos(angle))
        if player.asked:
            scene.put(hull_glow(bearing, SHIP), x, y)
        scene.put(hull(player.seat, bearing, SHIP), x, y)
