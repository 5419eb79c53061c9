"""Where the names of spaces stand: each in one place on every picture, whatever else is there.

A name takes the first place in its space that is clear of every bridge, mothership and number of a mark that may ever
come there. Pieces make way for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, hypot, sin

from bot.games.sol.table.board import boards
from renderers.kit.letters.lettering import Type, width
from renderers.kit.picture.stamp import Box
from renderers.sol.art.geometry import Disc, Layout, Ring, half_width, point, space_angle, split
from renderers.sol.board.ships import crossing, ship_discs

LARGE_LABEL = Type("semibold", 27, halo=3)
"""The name of a space that is marked, and of all in a private picture: to be read on a phone."""
CLEAR = 5.0
"""Pixels between a name and anything else."""
CAP = 0.727 * LARGE_LABEL.size
"""Height of its capitals where it is large."""
NUMBER = 17.0
"""The radius that the number of a mark keeps free."""


def number_place(layout: Layout, space: str) -> tuple[float, float]:
    """Where the number of a mark stands."""
    ring = layout.ring(space[0])
    radius = ring.outer - 27
    return point(radius, space_angle(ring, split(space)[1]) - half_width(ring) + 30 / radius)


@lru_cache(256)
def label_of(layout: Layout, space: str) -> tuple[float, float]:
    """The middle of a space's name."""
    ring, half = layout.ring(space[0]), width(space, LARGE_LABEL) / 2
    spots = _spots(ring, space_angle(ring, split(space)[1]), half)
    near = list(_may_stand_there(layout, space))
    room = [min(_gap(spot, half, disc) for disc in near) for spot in spots]
    free = next((spot for spot, gap in zip(spots, room, strict=True) if gap >= CLEAR), None)
    return spots[room.index(max(room))] if free is None else free


@lru_cache(256)
def label_discs(layout: Layout, space: str) -> tuple[Disc, ...]:
    """What a space's name keeps free."""
    (x, y), radius = label_of(layout, space), CAP / 2 + 1
    aside = max(width(space, LARGE_LABEL) / 2 + 1 - radius, 0.0)
    return tuple(Disc(x + off, y, radius) for off in (-aside, 0.0, aside))


def label_box(layout: Layout, space: str) -> Box:
    """What a space's name covers where it is large, with some room around."""
    x, y = label_of(layout, space)
    wide, high = width(space, LARGE_LABEL) / 2 + 5, LARGE_LABEL.size / 2 + 1
    return round(x - wide), round(y - high), round(x + wide), round(y + high)


def _may_stand_there(layout: Layout, space: str) -> Iterator[Disc]:
    """What may ever stand on the borders of a space, and the number of its mark."""
    graph = boards()[layout.name]
    number = graph.number[space]
    yield Disc(*number_place(layout, space), NUMBER)
    for edge, pair in enumerate(graph.edges):
        if number in pair and graph.membrane[edge]:
            yield from crossing(layout, *(graph.names[each] for each in pair)).discs
    for corner in range(1, layout.corners + 1):
        if number in graph.around(corner):
            yield from ship_discs(layout, corner)


def _gap(spot: tuple[float, float], half: float, disc: Disc) -> float:
    """Pixels between a name that is `2 * half` wide and a disc."""
    aside, above = abs(spot[0] - disc.x) - half, abs(spot[1] - disc.y) - CAP / 2
    return hypot(max(aside, 0.0), max(above, 0.0)) - disc.radius


def _spots(ring: Ring, middle: float, half: float) -> tuple[tuple[float, float], ...]:
    """The places of a name `2 * half` wide, best first: outer corners, inner corners, then along the edges."""
    across = half * abs(sin(middle)) + CAP / 2 * abs(cos(middle))
    along = half * abs(cos(middle)) + CAP / 2 * abs(sin(middle))
    outer = ring.outer - along - (12 if ring.layer == "C" else 9)
    inner = ring.inner + along + (15 if ring.layer in "LK" else 10)
    corner_out = 1 - (across + 9) / (half_width(ring) * outer)
    corner_in = max(0.0, 1 - (across + 9) / (half_width(ring) * inner))
    wanted = [(outer, f * corner_out) for f in (1, -1)] + [(inner, f * corner_in) for f in (1, -1)]
    wanted += [(outer, f * corner_out) for f in (0.9, -0.9, 0.8, -0.8, 0.7, -0.7, 0.42, -0.42, 0)]
    wanted += [(inner, f * corner_in) for f in (0.8, -0.8, 0.5, -0.5, 0)]
    wanted += [
        (inner + (outer - inner) * part, f * (corner_in + (corner_out - corner_in) * part))
        for part in (0.9, 0.1, 0.8, 0.2)
        for f in (1, -1, 0.8, -0.8, 0.6, -0.6)
    ]
    return tuple(point(r, middle + f * half_width(ring)) for r, f in wanted)
