"""Where ships can go, and where they are supported (rules 10.3)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from bot.games.novasolis.core.cards.cards import RANGE, SECTORS, SUPPORT
from bot.games.novasolis.core.cards.language import ArtifactGates, GateSteps
from bot.games.novasolis.core.holdings.counting import lasting, stat
from bot.games.novasolis.core.holdings.holdings import allies, contested, hostile, present, relics
from bot.games.novasolis.core.table.state import Table
from bot.games.parts.modules import Hook

HELD: Hook[Callable[[Table, int, int], bool]] = Hook()
"""Whether the units of a side, the Entity's too, cannot leave a sector."""


class Reach(NamedTuple):
    """What decides where the ships of an empire can go in a Move: it does not change while they go.

    By sector, `shut` is where they cannot go, `halts` where they must stop, `supported` where they are in support.
    `gates`, those of allies too, are joined, at a cost of `gate_step` of the `range`.
    """

    range: int
    gate_step: int
    gates: frozenset[int]
    shut: frozenset[int]
    halts: frozenset[int]
    supported: frozenset[int]


def is_held(g: Table, number: int, side: int) -> bool:
    """Whether something keeps the units of a side from leaving a sector."""
    holds = g.hooks[HELD]
    return bool(holds) and any(held(g, number, side) for held in holds)


def reach_of(g: Table, side: int) -> Reach:
    """What decides where the ships of an empire can go now."""
    pieces = lasting(g, side)
    distance = stat(g, side, RANGE)
    within = distance + stat(g, side, SUPPORT)
    supported, gates, shut, halts = set[int](), set[int](), set[int](), set[int]()
    friends, layout, peaceful = (side, *allies(g, side)), g.layout, g.peaceful
    enemies = {other for other in range(g.entity_side + 1) if hostile(g, side, other)}
    for number, sector in enumerate(g.sectors):
        there, owner = present(g, sector), sector.owner
        if owner in friends:
            supported.update(layout.around(number, within))
        if sector.gate in friends:
            gates.add(number)
        if SECTORS[sector.tile].closed or (peaceful and there and _is_taken(g, side, there)):
            shut.add(number)
        # Units that enter go no further where enemies are, or what is theirs (R10.3d).
        if owner in enemies or not enemies.isdisjoint(there):
            halts.add(number)
    if any(isinstance(piece, ArtifactGates) for piece in pieces):
        gates.update(number for number, _ in relics(g, side))
    step = min((piece.cost for piece in pieces if isinstance(piece, GateSteps)), default=1)
    return Reach(
        distance,
        step,
        frozenset(number for number in gates if not contested(g, g.sectors[number])),
        frozenset(shut),
        frozenset(halts),
        frozenset(supported),
    )


def _is_taken(g: Table, side: int, there: list[int]) -> bool:
    """Whether another empire has forces, by the sides that have: in co-operative games that shuts a sector (20.1)."""
    return any(other not in (side, g.entity_side) for other in there)


def ways_from(g: Table, reach: Reach, start: int) -> dict[int, tuple[int, ...]]:
    """By sector that ships can reach from one, the shortest way there, without the start (R10.3c to R10.3e)."""
    cost, way = {start: 0}, dict[int, tuple[int, ...]]({start: ()})
    queue = deque([start])
    while queue:
        at = queue.popleft()
        if at != start and at in reach.halts:
            continue
        steps = [(other, 1) for other in g.layout.neighbours[at]]
        if at in reach.gates:
            steps += [(other, reach.gate_step) for other in sorted(reach.gates) if other != at]
        for other, price in steps:
            total = cost[at] + price
            if other in reach.shut or total > reach.range or total >= cost.get(other, reach.range + 1):
                continue
            cost[other], way[other] = total, (*way[at], other)
            (queue.append if price else queue.appendleft)(other)
    del way[start]
    return dict(sorted(way.items()))


def goals(g: Table, reach: Reach, start: int) -> dict[int, tuple[int, ...]]:
    """The sectors that ships can go to: in support, unless they start outside of it themselves (R10.3f)."""
    ways = ways_from(g, reach, start)
    if start not in reach.supported:
        return ways
    return {number: path for number, path in ways.items() if number in reach.supported}
