"""Where things lie inside a sector: nothing hidden, nothing on a border where there is room.

Things are placed one after the other, each at the first spot that is free; several orders of spots are tried, then a
smaller size. The answer depends on what is in the sector and around it alone, and is remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import atan2, cos, hypot, inf, pi, sin
from typing import NamedTuple

from renderers.factions.art.geometry import CX, CY, Point, middle, span

SIZES = (17.0, 15.0, 13.5, 12.0, 10.5)
"""Radii of tokens of energy, the most wanted first."""
REACH = {"rock": 21.0, "gate": 24.0}
"""The circles that other things need."""
TOUCH = 0.6
"""Overlap in pixels that no one sees."""
SMALLER = 3.0
"""Overlap one rather takes than a smaller size."""
ACROSS, DEEP = 9, 9
"""How many spots are looked at along a sector and through it."""


class Disc(NamedTuple):
    """Something in the way: a circle on the canvas."""

    x: float
    y: float
    radius: float


class Places(NamedTuple):
    """The radius of tokens, and where each thing stands, in the order asked."""

    size: float
    spots: tuple[Point, ...]


def reach(kind: str, size: float) -> float:
    """The radius of the circle a thing needs."""
    return REACH.get(kind, size * 1.06 + 3.0 if kind == "ship" else size * 1.13 + 1.6)


@lru_cache(4096)
def places(sector: int, kinds: tuple[str, ...], discs: tuple[Disc, ...]) -> Places:
    """Find room for things of the given kinds ("token", "rock", "gate", "ship") around the discs."""
    best, least = Places(SIZES[-1], ()), inf
    for smaller, size in enumerate(SIZES):
        radii = [reach(kind, size) for kind in kinds]
        worse = SMALLER * smaller
        if least <= worse:
            break
        for order in range(len(ORDERS)):
            spots, cost = _set(sector, radii, discs, order, least - worse)
            if cost + worse < least:
                best, least = Places(size, _centred(sector, radii, discs, spots, cost)), cost + worse
            if cost <= TOUCH:
                return best
    return best


def _centred(
    sector: int, radii: list[float], discs: tuple[Disc, ...], spots: tuple[Point, ...], cost: float
) -> tuple[Point, ...]:
    """The places moved towards the middle of the sector, as far as that is no worse."""
    cx, cy = middle(sector)
    dx = cx - sum(x for x, _ in spots) / len(spots)
    dy = cy - sum(y for _, y in spots) / len(spots)
    for share in (1.0, 0.66, 0.33):
        moved = tuple((round(x + dx * share, 1), round(y + dy * share, 1)) for x, y in spots)
        worse = 0.0
        for (x, y), radius in zip(moved, radii, strict=True):
            worse += _outside(sector, x, y, radius)
            worse += sum(max(0.0, radius + r - hypot(x - ox, y - oy)) for ox, oy, r in discs)
        if worse <= max(cost, TOUCH):
            return moved
    return spots


@lru_cache(8192)
def _outside(sector: int, x: float, y: float, radius: float) -> float:
    """How far a circle lies outside a sector."""
    inner, outer, start, end = span(sector)
    away = hypot(x - CX, y - CY)
    turn = (atan2(CY - y, x - CX) - start + pi) % (2 * pi) - pi + start
    total = 0.0
    for side in (away * sin(turn - start), away * sin(end - turn), away - inner, outer - away):
        if (missing := radius + 1 - side) > 0:
            total += missing
    return total


def _set(
    sector: int, radii: list[float], discs: tuple[Disc, ...], order: int, limit: float
) -> tuple[tuple[Point, ...], float]:
    standing = list(discs)
    found: list[Point] = []
    total = 0.0
    for radius in radii:
        spot, cost, whole = (0.0, 0.0), inf, round(radius)
        for exact in _spots(sector, order):
            worse = _outside(sector, *exact, whole)
            x, y = round(exact[0], 1), round(exact[1], 1)
            for other in standing:
                apart = radius + other.radius - hypot(x - other.x, y - other.y)
                if apart > 0:
                    worse += apart
            if worse < cost:
                spot, cost = (x, y), worse
                if cost <= 0:
                    break
        total += cost
        if total >= limit:
            return (), inf
        found.append(spot)
        standing.append(Disc(*spot, radius))
    return tuple(found), total


@lru_cache(1024)
def _spots(sector: int, order: int) -> tuple[Point, ...]:
    """Spots in a sector, in one of the orders."""
    inner, outer, start, end = span(sector)
    cx, cy = middle(sector)
    wanted = ORDERS[order]
    found = []
    for i in range(DEEP):
        away = inner + (outer - inner) * (i + 0.5) / DEEP
        for k in range(ACROSS):
            turn = start + (end - start) * (k + 0.5) / ACROSS
            x, y = CX + away * cos(turn), CY - away * sin(turn)
            found.append((wanted(away, turn, hypot(x - cx, y - cy)), x, y))
    found.sort()
    return tuple((x, y) for _, x, y in found)


ORDERS: tuple[Callable[[float, float, float], float], ...] = (
    lambda away, turn, off: off,
    lambda away, turn, off: -away + 0.02 * off,
    lambda away, turn, off: away + 0.02 * off,
    lambda away, turn, off: turn * 100 - 0.01 * away,
    lambda away, turn, off: -turn * 100 - 0.01 * away,
)
"""Which spots come first, by how far they are from the sun, around it, and from the middle of the sector: those in the
middle, outside, inside, where the sector begins, where it ends."""
