"""Marks on SOL's board: spaces, borders and the bridges on them, motherships, the heart, suits in the ribbon."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from bot.engine.moves import Mark
from bot.games.sol.table.state import KIND_CALLED, SPENT, Bridge, Kind, Station, Table
from renderers.kit.stamps.targets import Found, Path, Target, frame, numbered, ring
from renderers.sol.art.geometry import (
    CX,
    CY,
    HEART,
    Disc,
    Layout,
    border_angle,
    layout_of,
    point,
)
from renderers.sol.board.labels import NUMBER, number_place
from renderers.sol.board.panels import RIBBON_HEIGHT, RIBBON_TOP, ribbon
from renderers.sol.board.ships import ship_places
from renderers.sol.board.trace import space_path
from renderers.sol.facts.facts import Facts

HEART_WORD = "heart"
AT_BORDER, AT_SHIP = 30.0, 42.0
"""Radii of rings around bridges and motherships."""


def targets_of(view: Table, facts: Facts, marks: Sequence[Mark]) -> tuple[Target, ...]:
    """The marks that are on the board; all others are left out."""
    return numbered([found for mark in marks if (found := _found(view, facts, mark)) is not None])


def _found(view: Table, facts: Facts, mark: Mark) -> Found | None:
    board, layout, what = view.layout, layout_of(view.board), mark.what
    if what in board.number and board.number[what] in board.spaces:
        return Found(mark, what, *_space(layout, what))
    if what in board.edge_called:
        outer, inner = (board.names[space] for space in board.edges[board.edge_called[what]])
        x, y = point(layout.ring(outer[0]).inner, border_angle(layout, outer, inner))
        return Found(mark, what, ring(x, y, AT_BORDER), (x, y + AT_BORDER))
    if what == HEART_WORD:
        return Found(mark, facts.say("picture-heart"), ring(CX, CY, HEART - 4.0), (CX, CY))
    for player, (x, y) in zip(facts.players, ship_places(layout, facts), strict=True):
        if what == f"seat-{player.seat + 1}":
            return Found(mark, player.name, ring(x, y, AT_SHIP), (x, y + AT_SHIP))
    for held, (chip, left) in zip(facts.effects, ribbon(facts.effects, facts.in_use), strict=False):
        if what == held.suit:
            box = (left, RIBBON_TOP, left + chip.width, RIBBON_TOP + RIBBON_HEIGHT)
            return Found(mark, held.title, frame(box), (left + chip.width - 20, RIBBON_TOP))
    return None


@lru_cache(256)
def _space(layout: Layout, space: str) -> tuple[Path, tuple[float, float]]:
    """The line inside a space's borders, and where the number stands."""
    return tuple(space_path(layout, space, 9)), number_place(layout, space)


def drafted(view: Table, marks: Sequence[Mark]) -> Table:
    """A view in which the active player's sundivers, stations and bridges stand where the marks say."""
    number = view.layout.number
    then = {number[mark.what]: mark.count for mark in marks if mark.count is not None}
    moved = {mark.what: mark.piece for mark in marks if mark.piece is not None}
    if not then and not moved:
        return view
    sundivers = [list(own) for own in view.sundivers]
    for space, count in then.items():
        sundivers[view.active][space] = count
    stations, bridges = list(view.stations), dict(view.bridges)
    for what, piece in moved.items():
        if what in view.layout.edge_called:
            bridges[view.layout.edge_called[what]] = Bridge(view.active, SPENT[Kind.BRIDGE])
        elif not piece:
            stations[number[what]] = None
        else:
            kind = KIND_CALLED[piece]
            stations[number[what]] = Station(kind, view.active, SPENT[kind])
    return replace(view, sundivers=sundivers, stations=stations, bridges=bridges)


def discs_of(view: Table, targets: Sequence[Target]) -> dict[int, Disc]:
    """What the numbers of spaces keep free of pieces and labels, by space."""
    number = view.layout.number
    return {
        number[target.mark.what]: Disc(*target.badge, NUMBER)
        for target in targets
        if target.number and target.mark.what in number
    }
