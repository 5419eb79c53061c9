"""What the last move left on the board: the spaces it touched and one arrow."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import NamedTuple

from bot.engine.moves import Event, Seat
from bot.games.sol.round.turn import Orbit
from bot.games.sol.table.state import Table
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps import lines
from renderers.sol.art.geometry import (
    HEART,
    TRACK,
    Disc,
    Layout,
    border_angle,
    corner_angle,
    half_width,
    point,
    space_angle,
    split,
    turn_between,
)

SPACE_NAME = re.compile(r"[ULCRK]\d{1,2}")
HEART_SPACE = "H"
MOST_SPACES = 6
HURLS = ("hurl", "last-hurl", "hurl-station")
LAUNCHES = {"launch": "seat", "launch-guest": "host"}
"""Events of launches, and which of their values is the seat whose mothership it was."""
ADVANCE = "accelerate"
"""The event by which all motherships go on by so many corners."""
FLIGHTS = ("fly", "juggernaut", "teleport", "puncture")
ASIDE = (
    "flare",
    "bonus",
    "fee",
    "travelled",
    "tokens",
    "feeders",
    "crawled",
    "garden",
    "imploded",
    "shifted",
    "sunworm",
    "passage",
)
"""Beginnings of events that are no move of the player: they are not outlined."""
ARROW = 31.0
"""Half the length of an arrow over a border, in pixels."""


class Trace(NamedTuple):
    """Spaces touched, in order, and the arrow's start and end: spaces, "H" for the heart, "" for a mothership."""

    spaces: tuple[str, ...] = ()
    start: str = ""
    end: str = ""
    corner: int = 0
    """The corner of the mothership of a launch, otherwise 0."""


def trace_of(view: Table, layout: Layout, events: Iterable[Event]) -> Trace:
    """Read the trace from the events of the move that led to a view.

    Events name spaces by their names; the last one that moved a piece draws the arrow.
    """
    spaces: dict[str, None] = {}
    start = end = ""
    corner = 0
    told = tuple(events)
    for at, event in enumerate(told):
        if event.key.startswith(ASIDE):
            continue
        named = _spaces_named(layout, event)
        for space in named:
            spaces.pop(space, None)
            spaces[space] = None
        if not named:
            continue
        if event.key in HURLS:
            start, end, corner = named[-1], HEART_SPACE, 0
        elif event.key in LAUNCHES:
            who = str(event.values.get(LAUNCHES[event.key], ""))[1:]
            start, end = "", named[-1]
            known = who.isdigit() and int(who) < len(view.players)
            corner = launched_from(view, Seat(int(who)), end, told[at:]) if known else 0
        elif event.key in FLIGHTS and len(named) > 1:
            start, end, corner = named[0], named[1], 0
    return Trace(tuple(spaces)[-MOST_SPACES:], start, end, corner)


def launched_from(view: Table, seat: Seat, space: str, later: Sequence[Event]) -> int:
    """The corner where a mothership was when it launched to a space, before what happened `later`; 0 if unknown.

    At the end of its player's turn it has gone on by one; while the turn goes on, the turn's end is on the agenda.
    """
    turn_over = bool(view.stack) and not any(
        isinstance(step, Orbit) and step.seat == seat for step in view.stack
    )
    further = sum(int(str(event.values["number"])) for event in later if event.key == ADVANCE)
    for back in (1, 0) if turn_over else (0, 1):
        before = (view.players[seat].corner - 1 - further - back) % view.layout.corners + 1
        if view.layout.number[space] in view.layout.around(before):
            return before
    return 0


def _spaces_named(layout: Layout, event: Event) -> list[str]:
    found: list[str] = []
    for value in event.values.values():
        parts = (
            value
            if isinstance(value, list)
            else re.split(r"[+\-,>]", value)
            if isinstance(value, str)
            else []
        )
        for part in parts:
            name = part.strip()
            if SPACE_NAME.fullmatch(name) and 1 <= split(name)[1] <= layout.ring(name[0]).size:
                found.append(name)
    return list(dict.fromkeys(found))


@cached_pixels
def space_outline(layout: Layout, space: str) -> Stamp:
    """The outline of a space, inside its borders."""
    return lines.outline(space_path(layout, space, 6))


def space_path(layout: Layout, space: str, off: float) -> list[tuple[float, float]]:
    """The line that runs `off` pixels inside the borders of a space."""
    ring = layout.ring(space[0])
    middle, half = space_angle(ring, split(space)[1]), half_width(ring)
    inner, outer = ring.inner + off, ring.outer - off
    steps = 36
    path = []
    for radius, way in ((outer, 1), (inner, -1)):
        reach = half - off / radius
        path += [point(radius, middle + way * (-reach + 2 * reach * i / steps)) for i in range(steps + 1)]
    return path


@lru_cache(512)
def arrow_path(layout: Layout, trace: Trace, bridged: bool) -> tuple[tuple[float, float], ...]:
    """Where the arrow runs: over the border between its two spaces, beside a bridge that lies there."""
    if trace.end == HEART_SPACE:
        angle = space_angle(layout.ring("K"), split(trace.start)[1])
        return point(HEART + 26, angle), point(HEART - 16, angle)
    if not trace.start:
        if not trace.corner:
            return ()
        ring = layout.ring(trace.end[0])
        at = corner_angle(layout, trace.corner)
        goal = space_angle(ring, split(trace.end)[1])
        side = 1 if turn_between(at, goal) > 0 else -1
        out = 1 if trace.end[0] == "U" else -1
        return (
            point(TRACK + out * 24, at + side * 26 / TRACK),
            point(TRACK + out * 56, at + side * 60 / TRACK),
        )
    if trace.start[0] == trace.end[0]:
        return _sideways(layout, trace)
    return _across(layout, trace, bridged)


def _sideways(layout: Layout, trace: Trace) -> tuple[tuple[float, float], ...]:
    ring = layout.ring(trace.start[0])
    a, b = (space_angle(ring, split(s)[1]) for s in (trace.start, trace.end))
    turn = turn_between(a, b)
    side = 1 if turn > 0 else -1
    border = b - side * half_width(ring)
    radius = (ring.inner + ring.outer) / 2 + 4
    return tuple(point(radius, border + side * way * ARROW / radius) for way in (-1, 0, 1))


def _across(layout: Layout, trace: Trace, bridged: bool) -> tuple[tuple[float, float], ...]:
    order = "ULCRK"
    inward = order.index(trace.start[0]) < order.index(trace.end[0])
    outer, inner = (trace.start, trace.end) if inward else (trace.end, trace.start)
    if order.index(inner[0]) - order.index(outer[0]) != 1:
        a, b = (_middle(layout, s) for s in (trace.start, trace.end))
        length = max(hypot(b[0] - a[0], b[1] - a[1]), 1.0)
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        return (b[0] - ux * 64, b[1] - uy * 64), (b[0] - ux * 8, b[1] - uy * 8)
    radius = layout.ring(outer[0]).inner
    angle = border_angle(layout, outer, inner)
    if bridged:
        goal = space_angle(layout.ring(trace.end[0]), split(trace.end)[1])
        angle += (26 if turn_between(angle, goal) > 0 else -26) / radius
    way = -1 if inward else 1
    return point(radius - way * ARROW, angle), point(radius + way * ARROW, angle)


def _middle(layout: Layout, space: str) -> tuple[float, float]:
    ring = layout.ring(space[0])
    return point((ring.inner + ring.outer) / 2, space_angle(ring, split(space)[1]))


@cached_pixels
def arrow_stamp(path: tuple[tuple[float, float], ...]) -> Stamp:
    """The arrow along a path."""
    return lines.arrow(list(path))


def arrow_discs(path: tuple[tuple[float, float], ...]) -> tuple[Disc, ...]:
    """What the arrow keeps free of pieces and labels."""
    if not path:
        return ()
    (x0, y0), (x1, y1) = path[0], path[-1]
    return tuple(
        Disc(round(x0 + (x1 - x0) * t, 1), round(y0 + (y1 - y0) * t, 1), 12.0) for t in (0.1, 0.5, 0.9)
    )


def heading(layout: Layout, corner: int) -> tuple[float, float]:
    """The way motherships travel at a corner, as a direction on the canvas."""
    angle = corner_angle(layout, corner) + pi / 2
    return cos(angle), -sin(angle)
