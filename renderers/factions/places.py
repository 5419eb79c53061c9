"""Where things lie inside a sector: nothing hidden, nothing on a border where there is room.

Things are placed one after the other, each at the first spot that is free; several orders of spots are tried, then a
smaller size. The answer depends on what is in the sector and around it alone, and is remembered.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, hypot, inf, pi, sin
from typing import NamedTuple

from renderers.factions.geometry import CX, CY, Point, middle, span

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
    """The same moved to the middle of the sector, as far as that is no worse."""
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


def _outside(sector: int, x: float, y: float, radius: float) -> float:
    """How far a circle lies outside a sector."""
    inner, outer, start, end = span(sector)
    away = hypot(x - CX, y - CY)
    turn = (atan2(CY - y, x - CX) - start + pi) % (2 * pi) - pi + start
    sides = (away * sin(turn - start), away * sin(end - turn), away - inner, outer - away)
    return sum(max(0.0, radius + 1 - side) for side in sides)


def _set(
    sector: int, radii: list[float], discs: tuple[Disc, ...], order: int, limit: float
) -> tuple[tuple[Point, ...], float]:
    standing = list(discs)
    found: list[Point] = []
    total = 0.0
    for radius in radii:
        spot, cost = (0.0, 0.0), inf
        for x, y, outside in _spots(sector, round(radius), order):
            worse = outside
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


ORDERS = ("middle", "outer", "inner", "start", "end")


@lru_cache(4096)
def _spots(sector: int, radius: int, order: int) -> tuple[tuple[float, float, float], ...]:
    """Spots for a circle in a sector, in one of the orders, with how far it would lie outside."""
    inner, outer, start, end = span(sector)
    cx, cy = middle(sector)
    found = []
    for i in range(DEEP):
        away = inner + (outer - inner) * (i + 0.5) / DEEP
        for k in range(ACROSS):
            turn = start + (end - start) * (k + 0.5) / ACROSS
            x, y = CX + away * cos(turn), CY - away * sin(turn)
            outside = _outside(sector, x, y, radius)
            far = {
                "middle": hypot(x - cx, y - cy),
                "outer": -away + 0.02 * hypot(x - cx, y - cy),
                "inner": away + 0.02 * hypot(x - cx, y - cy),
                "start": turn * 100 - 0.01 * away,
                "end": -turn * 100 - 0.01 * away,
            }[ORDERS[order]]
            found.append((far, x, y, outside))
    found.sort()
    return tuple((round(x, 1), round(y, 1), outside) for _, x, y, outside in found)
