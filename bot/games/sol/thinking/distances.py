"""How far it is over the bridges of SOL, for computer players."""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heappop, heappush

from bot.games.sol.table.board import Space, boards

MEMBRANE = 4
"""How many movement points a membrane without a bridge counts."""
Targets = tuple[tuple[int, int], ...]
"""(space, what a sundiver there is worth)."""


@lru_cache(maxsize=8192)
def worth_by_space(
    board: str, bridges: tuple[int, ...], targets: Targets, nearer: int, *, builds: bool = True
) -> list[int]:
    """By space: what a sundiver there is worth, the more the nearer it is to a target over these bridges.

    One movement point further it is worth `nearer` percent of that. Who `builds` may cross membranes without a bridge.
    """
    ways, share = _steps(board, bridges), _shares(nearer)
    worth = [0] * len(ways)
    queue: list[tuple[int, int]] = []
    for space, value in targets:
        if value > worth[space]:
            worth[space] = value
            heappush(queue, (-value, space))
    while queue:
        value, space = heappop(queue)
        if -value < worth[space]:
            continue
        for onward, points in ways[space]:
            if points == MEMBRANE and not builds:
                continue
            there = -value * share[points] // 100
            if there > worth[onward]:
                worth[onward] = there
                heappush(queue, (-there, onward))
    return worth


@cache
def _shares(nearer: int) -> list[int]:
    """In percent, by movement points: what is left of the worth of a sundiver so much further away."""
    return [100 * nearer**points // 100**points for points in range(MEMBRANE + 1)]


@lru_cache(maxsize=4096)
def way_in(board: str, bridges: tuple[int, ...]) -> int:
    """The average distance from Lower Orbit to the core, in tenths of movement points."""
    layout, ways = boards()[board], _steps(board, bridges)
    far = [99] * len(ways)
    queue: list[tuple[int, int]] = []
    for core in layout.core:
        far[core] = 0
        queue.append((0, int(core)))
    while queue:
        steps, space = heappop(queue)
        if steps > far[space]:
            continue
        for onward, points in ways[space]:
            if steps + points < far[onward]:
                far[onward] = steps + points
                heappush(queue, (steps + points, onward))
    lower = [steps for steps, layer in zip(far, layout.layer) if layer == "L"]
    return 10 * sum(lower) // len(lower)


@lru_cache(maxsize=4096)
def _steps(board: str, bridges: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """By space: (neighbour, movement points to it)."""
    layout, crossed = boards()[board], set(bridges)
    found: list[list[tuple[int, int]]] = []
    for number in layout.spaces:
        space, ways = Space(number), []
        for onward in (*layout.side[space], *layout.outer[space], *layout.inner[space]):
            edge = layout.edge_number.get((space, onward))
            shut = edge is not None and layout.membrane[edge] and edge not in crossed
            ways.append((int(onward), MEMBRANE if shut else 1))
        found.append(ways)
    return found
