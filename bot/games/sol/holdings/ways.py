"""Flights of one sundiver over several spaces (rules 6.2, 6.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.moves import Move, Seat
from bot.games.sol.table.board import Space
from bot.games.sol.table.state import CROWD, Table
from bot.games.sol.table.tables import tables_of


class Way(NamedTuple):
    """A flight of one sundiver over several spaces: its steps, and the owners of bridges that it will pay."""

    steps: tuple[Move, ...]
    paid: tuple[Seat, ...]


def ways(g: Table, seat: Seat, start: str, points: int, fees: Sequence[Seat]) -> dict[str, Way]:
    """Where a sundiver can fly with so many points, each by a way that takes the fewest points, then the fewest fees.

    The nearest come first. It flies where others of its colour leave room, and over bridges (rules 3.5, 6.2, 6.3).
    """
    board, own, names = tables_of(g.board), g.sundivers[seat], g.layout.names
    found: dict[Space, Way] = {Space(g.layout.number[start]): Way((), ())}
    rim = list(found)
    for _ in range(points):
        reached: dict[Space, Way] = {}
        for space in rim:
            way = found[space]
            for goal, move in board.open[space]:
                _consider(reached, found, goal, Way((*way.steps, move), way.paid))
            for goal, crossing, move in board.crossings[space]:
                if (bridge := g.bridges.get(crossing)) is not None:
                    pays = bridge.seat >= 0 and bridge.seat not in (seat, *fees, *way.paid)
                    paid = (*way.paid, bridge.seat) if pays else way.paid
                    _consider(reached, found, goal, Way((*way.steps, move), paid))
        reached = {goal: way for goal, way in reached.items() if own[goal] < CROWD}
        found.update(reached)
        rim = list(reached)
    return {names[space]: way for space, way in found.items() if way.steps}


def _consider(reached: dict[Space, Way], found: dict[Space, Way], goal: Space, way: Way) -> None:
    if goal not in found and (goal not in reached or len(way.paid) < len(reached[goal].paid)):
        reached[goal] = way
