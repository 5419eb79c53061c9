"""Where pieces lie inside a space: nothing hidden, nothing on a border, the label free.

A space is a wedge between two circles. Its pieces stand in one row along it, in two rows when they are many; rows move
aside for the label, which stays where it is, for bridges on the borders, for motherships at the corners and for the
arrow of the last move. The answer depends on the space's content alone and is remembered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, hypot, inf, sin
from typing import NamedTuple

from renderers.sol.art.geometry import CX, CY, Disc, Layout, Ring, half_width, space_angle, split
from renderers.sol.board.labels import label_discs

Spot = tuple[float, float]


class Size(NamedTuple):
    """One of the three sizes pieces are drawn in: radius of tokens and of structures."""

    token: int
    structure: int


SIZES = (Size(18, 24), Size(16, 20), Size(14, 18))
GAP = 3.0
NEGLIGIBLE = 1.5
"""Overlap in pixels that no one sees: reaches are rounder than pieces."""
SMALLER = 1.0
"""Overlap one rather takes than a smaller size."""


class Places(NamedTuple):
    """The places of a space's pieces, in the order asked, and their size."""

    size: Size
    pieces: tuple[Spot, ...]
    overlap: float
    """How many pixels things overlap by, added up; 0 means that everything is free."""


def reach(kind: str, size: Size) -> float:
    """The radius of the circle a piece needs."""
    if kind == "token":
        return size.token * 1.12 + 2
    if kind == "cube":
        return 14.0
    if kind == "feeder":
        return size.token * 1.15 + 2
    return size.structure * (1.16 if kind == "foundry" else 1.22) + 3


def _rows(count: int, wide: bool) -> list[tuple[int, ...]]:
    """How many pieces stand in each row, outer row first, most wanted first."""
    single = [(count,)]
    half = (count + 1) // 2
    double = [(half, count - half), (count - half, half)] if count > 1 else []
    if count >= 5 or (count >= 4 and not wide):
        return list(dict.fromkeys([*double, *single]))
    return list(dict.fromkeys([*single, *double]))


@lru_cache(8192)
def places(layout: Layout, space: str, kinds: tuple[str, ...], discs: tuple[Disc, ...]) -> Places:
    """Find room for pieces of the given kinds ("token", "cube", "feeder" or a structure) around the discs.

    The first arrangement in which everything is free is taken, else the one that overlaps least.
    """
    ring, middle = _of(layout, space)
    if not kinds:
        return Places(SIZES[0], (), 0.0)
    taken = (*discs, *label_discs(layout, space))
    best: Places | None = None
    score = inf
    first = 0 if len(kinds) <= 3 else 1 if len(kinds) <= 6 else 2
    for smaller, size in enumerate(SIZES[first:]):
        if score <= SMALLER * smaller:
            break
        radii = [reach(kind, size) for kind in kinds]
        for way in _ways(ring, radii):
            limit = score - SMALLER * smaller
            spots, cost = _set(ring, middle, radii, way, taken, limit)
            if cost < limit:
                score = cost + SMALLER * smaller
                best = Places(size, tuple(spots), cost)
                if cost <= NEGLIGIBLE:
                    return best
    assert best is not None
    return best


@lru_cache(256)
def _of(layout: Layout, space: str) -> tuple[Ring, float]:
    layer, number = split(space)
    ring = layout.ring(layer)
    return ring, space_angle(ring, number)


TURNS = (0.0, 0.12, -0.12, 0.24, -0.24, 0.36, -0.36, 0.5, -0.5, 0.64, -0.64)
"""How far a row is moved along its space, in parts of half its length."""


class Way(NamedTuple):
    """A way to set pieces: how many stand in the outer row, the radii of the rows, how far the outer one is moved."""

    outer: int
    heights: tuple[float, float]
    turn: float


def _ways(ring: Ring, radii: Sequence[float]) -> Iterator[Way]:
    """Ways to set the pieces, the most wanted first."""
    for rows in _rows(len(radii), ring.layer in "UL"):
        for heights in _heights(ring, radii[: rows[0]], radii[rows[0] :]):
            for turn in TURNS:
                yield Way(rows[0], heights, turn)


def _set(
    ring: Ring, middle: float, radii: Sequence[float], way: Way, discs: Sequence[Disc], limit: float
) -> tuple[list[Spot], float]:
    """Where the pieces come to stand, and what they overlap by; given up where that reaches the limit."""
    upper, lower = radii[: way.outer], radii[way.outer :]
    spots, cost = _row(ring, middle, upper, way.heights[0], way.turn, discs, limit)
    if not lower or cost >= limit:
        return spots, cost
    taken = (*discs, *(Disc(x, y, r - 1) for (x, y), r in zip(spots, upper, strict=True)))
    best, least = spots, inf
    for turn in TURNS:
        more, worse = _row(ring, middle, lower, way.heights[1], turn, taken, min(least, limit - cost))
        if worse < least:
            best, least = spots + more, worse
        if least <= 0:
            break
    return best, cost + least


def _heights(ring: Ring, upper: Sequence[float], lower: Sequence[float]) -> list[tuple[float, float]]:
    """Radii at which the rows may stand."""
    low, high = ring.inner + 7 + max(lower or upper), ring.outer - 7 - max(upper)
    if not lower:
        wanted = ring.inner + (ring.outer - ring.inner) * (0.52 if ring.layer == "K" else 0.44)
        single = [low + (high - low) * i / 4 for i in range(5)] if high > low else [(low + high) / 2]
        return [(h, 0.0) for h in sorted(single, key=lambda h: abs(h - wanted))]
    apart = max(upper) + max(lower) + 1
    return [
        (high - shift, max(low, high - shift - apart - more))
        for shift, more in ((0, 0), (0, 9), (6, 0), (13, 0))
    ]


def _row(
    ring: Ring,
    middle: float,
    radii: Sequence[float],
    height: float,
    turn: float,
    discs: Sequence[Disc],
    limit: float,
) -> tuple[list[Spot], float]:
    """A row of pieces from left to right along the space; by how much it leaves the space and meets the discs."""
    total, big = 2 * sum(radii) + GAP * (len(radii) - 1), max(radii)
    half = half_width(ring) * height
    way = -1 if sin(middle) >= 0 else 1
    at = turn * half - total / 2
    beyond = (
        3 - at - half,
        at + total + 3 - half,
        ring.inner + big + 3 - height,
        height + big + 3 - ring.outer,
    )
    cost = sum(off for off in beyond if off > 0)
    spots: list[Spot] = []
    for r in radii:
        if cost >= limit:
            break
        angle = middle + way * (at + r) / height
        x, y = CX + height * cos(angle), CY - height * sin(angle)
        for dx, dy, size in discs:
            meet = r + size + 1 - hypot(x - dx, y - dy)
            if meet > 0:
                cost += meet
        spots.append((x, y))
        at += 2 * r + GAP
    return spots, cost
