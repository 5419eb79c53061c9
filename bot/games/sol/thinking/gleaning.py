"""How a sundiver collects cubes in Energy Garden (rules 16.3.7), in a game of SOL that is planned."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.sol.thinking.gathering import Gathering
from bot.games.sol.thinking.lines import Line, Spare, Turn, without
from bot.games.sol.thinking.ways import roads, steps_from

THIRD = 3
"""A sundiver with Hyperdrive gains an energy for so many spaces (rules 12.3.14)."""


class Tour(NamedTuple):
    """How much energy a sundiver gains on its way from a `start`, to which it may come from the pool."""

    gain: int
    start: int
    launched: bool
    way: tuple[int, ...]


class Gleaning(Gathering):
    """The Moves of lines in which one sundiver collects cubes."""

    def gleaned(self, line: Line, end: int, *, hyper: bool) -> Line | None:
        """The line after a Move in which the sundiver that gains most collects cubes, at last at `end` (-1: anywhere).

        `hyper`: with Hyperdrive, so twice as far. None if there is nothing to gain.
        """
        tours = self._tours(line, end, hyper=hyper)
        best = max(tours, key=lambda tour: (tour.gain, -len(tour.way), -tour.start), default=None)
        if best is None or not best.gain:
            return None
        new, here = line.go_on(), best.start
        steps = list[tuple[int, ...]]([(here,)] if best.launched else [])
        for onward in best.way:
            steps.append((here, onward))
            here = onward
        others = line.divers if best.launched else without(line.divers, (best.start,))
        new.pool -= best.launched
        new.divers = tuple(sorted((*others, here)))
        new.cubes = tuple([space for space in line.cubes if space not in best.way])
        new.energy += best.gain
        new.spare = None
        if hyper:
            new.held = ""
        elif len(steps) < line.points:
            new.spare = Spare(line.points - len(steps), line.corner, new.pool, line.bridges)
        new.turns = (Turn("move", tuple(steps), effect="hyperdrive" if hyper else ""),)
        self.end_turn(new, 0)
        return new

    def _tours(self, line: Line, end: int, *, hyper: bool) -> list[Tour]:
        """What each sundiver would gain, and one that is launched."""
        points = line.points * (1 + hyper)
        starts = [(space, False) for space in dict.fromkeys(line.divers)]
        if line.pool:
            starts += [(int(space), True) for space in self.around[line.corner]]
        found = list[Tour]()
        for start, launched in starts:
            left = points - launched
            way = way_by_cubes(self.prospects.board, line.bridges, start, line.cubes, left, end)
            if way is not None:
                gain = len({*way} & {*line.cubes})
                if hyper:
                    way = (*way, *self._to_and_fro(line, (start, *way)[-1], left - len(way)))
                    gain += (len(way) + launched) // THIRD
                found.append(Tour(gain, start, launched, way))
        return found

    def _to_and_fro(self, line: Line, here: int, left: int) -> tuple[int, ...]:
        """Spaces that are moved to the end of the points, to come back."""
        beside = roads(self.prospects.board, line.bridges)[here][0]
        return (beside, here) * (left // 2)


@lru_cache(maxsize=65536)
def way_by_cubes(
    board: str, bridges: tuple[int, ...], start: int, cubes: tuple[int, ...], left: int, end: int
) -> tuple[int, ...] | None:
    """The spaces of a way of so many steps at most, from cube to cube, each the nearest, to `end` (-1: anywhere).

    None if the end is too far.
    """
    home = steps_from(board, bridges, end) if end >= 0 else (0,) * len(roads(board, bridges))
    if home[start] > left:
        return None
    way, here, todo = list[int](), start, set(cubes)
    while True:
        field = steps_from(board, bridges, here)
        near = [(field[cube], home[cube], cube) for cube in todo if field[cube] + home[cube] <= left]
        if not near:
            break
        steps, _, cube = min(near)
        way += _shortest(board, bridges, here, cube)
        here, left = cube, left - steps
        todo.difference_update(way)
    if end >= 0:
        way += _shortest(board, bridges, here, end)
    return tuple(way)


def _shortest(board: str, bridges: tuple[int, ...], here: int, there: int) -> list[int]:
    """The spaces of a shortest way."""
    ways, field, way = roads(board, bridges), steps_from(board, bridges, there), list[int]()
    while here != there:
        here = next(space for space in ways[here] if field[space] < field[here])
        way.append(here)
    return way
