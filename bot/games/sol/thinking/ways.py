"""How far it is in SOL from the pool, or from where sundivers are, to a space, a layer or a pattern."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from bot.games.sol.table.board import Space, boards
from bot.games.sol.table.state import Kind
from bot.games.sol.table.tables import tables_of

INNER = "CRK"
"""The layers behind a membrane, from outside."""
FAR = {"U": 1.2, "L": 1.5, "C": 3.0, "R": 4.5, "K": 6.0}
"""Movement points from the pool to a layer; to one behind membranes, once bridges lead there."""
FARTHEST = 99
MOST_STEPS = 12
"""A pattern counts as no farther away than this."""

Steps = tuple[int, ...]
"""By space: the movement points to it."""
Source = tuple[Steps, int]
"""From where so many sundivers come."""


@lru_cache(maxsize=4096)
def roads(board: str, bridges: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By space: where a sundiver flies from there for a movement point over these bridges, inward first."""
    layout, crossed = boards()[board], set(bridges)
    found = []
    for here in map(Space, layout.spaces):
        ways = [(there, layout.edge_number.get((here, there))) for there in _neighbours(board, here)]
        is_open = [edge is None or not layout.membrane[edge] or edge in crossed for _, edge in ways]
        found.append(tuple([there for (there, _), free in zip(ways, is_open) if free]))
    return tuple(found)


def _neighbours(board: str, space: Space) -> tuple[Space, ...]:
    layout = boards()[board]
    return *layout.inner[space], *layout.side[space], *layout.outer[space]


@lru_cache(maxsize=16384)
def steps_from(board: str, bridges: tuple[int, ...], space: int) -> Steps:
    """The movement points from a space over these bridges."""
    onward = roads(board, bridges)
    far = [FARTHEST] * len(onward)
    far[space] = steps = 0
    rim = [space]
    while rim:
        steps += 1
        beyond: list[int] = []
        for here in rim:
            for there in onward[here]:
                if steps < far[there]:
                    far[there] = steps
                    beyond.append(there)
        rim = beyond
    return tuple(far)


@lru_cache(maxsize=8192)
def steps_from_pool(board: str, bridges: tuple[int, ...], corner: int) -> Steps:
    """The movement points for a sundiver that is launched at a corner."""
    each = [steps_from(board, bridges, space) for space in tables_of(board).around[corner]]
    return tuple([1 + min(steps) for steps in zip(*each)])


@lru_cache(maxsize=16384)
def way_to(board: str, bridges: tuple[int, ...], spaces: tuple[int, ...]) -> float:
    """The movement points from the pool to the nearest of some spaces: the mean over the nearer half of the corners.

    A mothership comes around, so sundivers are launched where it is near.
    """
    corners = range(1, boards()[board].corners + 1)
    steps = [steps_from_pool(board, bridges, corner) for corner in corners]
    far = sorted([min([each[space] for space in spaces]) for each in steps])
    half = far[: (len(far) + 1) // 2]
    return sum(half) / len(half)


@lru_cache(maxsize=4096)
def reach(board: str, bridges: tuple[int, ...]) -> tuple[str, dict[str, float]]:
    """The layers behind membranes to which bridges lead, and the movement points from the pool to each layer."""
    layout = boards()[board]
    crossed = {layout.layer[layout.edges[edge][1]] for edge in bridges}
    inside, ways = "", dict(FAR)
    for layer in INNER:
        if layer not in crossed:
            break
        inside += layer
        ways[layer] = way_to(board, bridges, _ring(board, layer))
    return inside, ways


@cache
def _ring(board: str, layer: str) -> tuple[int, ...]:
    layout = boards()[board]
    return tuple([space for space in layout.spaces if layout.layer[space] == layer])


@cache
def patterns(board: str, kind: Kind, layer: str) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Where a kind of piece can be built in a layer: the edge or space, and the spaces of its pattern (rules 7.2)."""
    layout = boards()[board]
    found: list[tuple[int, tuple[int, ...]]] = []
    if kind is Kind.BRIDGE:
        for edge, (outer, inner) in enumerate(layout.edges):
            if layout.layer[inner] == layer:
                found += [(edge, (outer, beyond)) for beyond in layout.outer[outer]]
        return tuple(found)
    for space in _ring(board, layer):
        before, after = layout.side[space]
        if kind is Kind.NODE:
            found.append((space, (before, after)))
        elif kind is Kind.FOUNDRY:
            found += [(space, (space, before)), (space, (space, after))]
        else:
            lines = [(middle, outer) for middle in layout.outer[space] for outer in layout.outer[middle]]
            found += [(space, (space, *line)) for line in lines]
    return tuple(found)


def way_to_pattern(
    board: str, kind: Kind, layer: str, taken: frozenset[int], sources: Sequence[Source]
) -> int:
    """The fewest movement points until sundivers stand in a pattern, but for places that are taken."""
    best = MOST_STEPS
    for at, spaces in patterns(board, kind, layer):
        if at in taken:
            continue
        total, used = 0, [0] * len(sources)
        for space in spaces:
            nearest, which = FARTHEST, -1
            for number, (steps, count) in enumerate(sources):
                if steps[space] < nearest and used[number] < count:
                    nearest, which = steps[space], number
            total += nearest
            if which < 0 or total >= best:
                total = FARTHEST
                break
            used[which] += 1
        best = min(best, total)
    return best
