"""What newcomers miss in their turn, by what their position lacks.

Where *Suggest* often goes another way, a tip says what a thing is for, not what to do now.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from bot.engine.hints import Hint
from bot.engine.moves import Move, Seat, Side, Values
from bot.games.sol.actions.activate import list_activations
from bot.games.sol.actions.convert import list_conversions
from bot.games.sol.holdings.rewards import bases
from bot.games.sol.round.turn import Choose
from bot.games.sol.scoring.standings import common_goal
from bot.games.sol.table.board import Edge, Space
from bot.games.sol.table.edition import movement_points
from bot.games.sol.table.state import CROWD, Kind, Table
from bot.games.sol.table.tables import tables_of

ORBITS = 1
"""The depth of the inner of the orbits: what is deeper is inside the Sun."""
PATTERN = 2
"""So many sundivers make a bridge (rules 7.2)."""
FAR = 99
"""More movement points than anyone has."""


def _chooses(g: Table, side: Side) -> bool:
    """Whether a player is about to choose what to do in their turn."""
    top = g.stack[-1] if g.stack else None
    return isinstance(top, Choose) and top.seat == Seat(side)


def _station(g: Table, side: Side) -> Values | None:
    """A station to activate: the one that pays most, a tower before others."""
    found: list[Move] = []
    if any(g.sundivers[side]) and _chooses(g, side):
        list_activations(g, Seat(side), found)
    if not found:
        return None
    amounts, number = bases(g), g.layout.number
    ranked = []
    for move in found:
        space = number[str(move.values[0])]
        if (station := g.stations[space]) is not None:
            ranked.append(
                (station.kind is Kind.TOWER, amounts[space], station.kind.word, str(move.values[0]))
            )
    _, n, kind, at = max(ranked)
    return {"piece": f"~piece-{kind}", "at": at, "n": n}


def _conversions(g: Table, side: Side, piece: str) -> list[Move]:
    found: list[Move] = []
    if any(g.sundivers[side]) and _chooses(g, side):
        list_conversions(g, Seat(side), found)
    return [move for move in found if move.values[0] == piece]


def _bridge(g: Table, side: Side) -> Values | None:
    """A bridge that can be built, for whoever has none."""
    if _has_bridge(g, side) or not (found := _conversions(g, side, "bridge")):
        return None
    return {"at": str(found[0].values[1])}


def _node(g: Table, side: Side) -> Values | None:
    """A node that can be built inside the Sun, where it pays, while no bridge can be: that leads further."""
    if _conversions(g, side, "bridge"):
        return None
    found = [str(move.values[1]) for move in _conversions(g, side, "node")]
    inside = [at for at in found if g.layout.depth[g.layout.number[at]] > ORBITS]
    return {"at": inside[0], "n": bases(g)[g.layout.number[inside[0]]]} if inside else None


def _tower(g: Table, side: Side) -> Values | None:
    """The deepest tower that can be built, for whoever has the energy to use it."""
    sites = {g.layout.number[str(move.values[1])] for move in _conversions(g, side, "tower")}
    amounts, energy = bases(g), g.players[side].energy
    usable = [site for site in sites if 0 < amounts[site] <= energy]
    if not usable:
        return None
    best = max(usable, key=lambda site: (amounts[site], -site))
    last = "yes" if best in g.layout.core else "no"
    return {"at": g.layout.names[best], "n": amounts[best], "last": last}


def _has_bridge(g: Table, side: Side) -> bool:
    return any(_is_own(g, side, edge) for edge in map(Edge, g.bridges))


def _second(g: Table, side: Side) -> Values | None:
    """Where a second sundiver makes a pattern for a bridge, for whoever has none and has one sundiver on the board."""
    own = g.sundivers[side]
    if not (any(own) and _chooses(g, side)) or _has_bridge(g, side) or _conversions(g, side, "bridge"):
        return None
    reach = _reached(g, side, _around(g, side), 1) if g.players[side].pool else {}
    places = (
        (reach[beside], beside, Space(at))
        for at, n in enumerate(own)
        if n
        for beside, inner in [
            *((each, each) for each in g.layout.inner[at]),
            *((each, Space(at)) for each in g.layout.outer[at]),
        ]
        if beside in reach and _may_bridge(g, inner)
    )
    if (best := min(places, default=None)) is None:
        return None
    return {"to": g.layout.names[best[1]], "beside": g.layout.names[best[2]]}


def _further(g: Table, side: Side) -> Values | None:
    """The deepest own bridge that can be used now, for whoever has not scored yet.

    It leads into the core, to which a sundiver can be moved over it; or a Move can bring sundivers to its two ends,
    which make the next bridge.
    """
    own = [edge for edge in map(Edge, g.bridges) if _is_own(g, side, edge)]
    if not own or not _chooses(g, side) or g.players[side].momentum or _conversions(g, side, "bridge"):
        return None
    points = movement_points(g, Seat(side))
    for edge in sorted(own, key=lambda edge: (-g.layout.depth[g.layout.edges[edge][1]], edge)):
        outer, inner = g.layout.edges[edge]
        last = inner in g.layout.core
        steps = _steps_over(g, side, outer) if last else _steps_to_both(g, side, outer, inner)
        if steps <= points and (last or _may_bridge(g, inner)):
            at, to = g.layout.names[outer], g.layout.names[inner]
            return {"last": "yes" if last else "no", "bridge": f"{at}-{to}", "outer": at, "inner": to}
    return None


def _steps_over(g: Table, side: Side, outer: Space) -> int:
    """The movement points that bring a sundiver over a bridge; FAR if none comes there this turn."""
    return 1 + min((steps.get(outer, FAR) for steps in _each_reached(g, side)), default=FAR)


def _steps_to_both(g: Table, side: Side, outer: Space, inner: Space) -> int:
    """The movement points that bring one sundiver each to two spaces; FAR if they do not come there this turn."""
    ways = [(steps.get(outer, FAR), steps.get(inner, FAR)) for steps in _each_reached(g, side)]
    return min((one[0] + other[1] for one, other in permutations(ways, 2)), default=FAR)


def _each_reached(g: Table, side: Side) -> list[dict[Space, int]]:
    """For each own sundiver outside the reserve, as many as matter, where it can be moved: see `_reached`."""
    player, own = g.players[side], g.sundivers[side]
    pool = [_reached(g, side, _around(g, side), 1)] * min(player.pool, PATTERN)
    spaces = [(Space(at), n) for at, n in enumerate(own) if n]
    return pool + [each for at, n in spaces for each in [_reached(g, side, [at], 0)] * min(n, PATTERN)]


def _may_bridge(g: Table, inner: Space) -> bool:
    """Whether a bridge could go from the inner space of a pattern to a space further in."""
    edges = [g.layout.edge_number[inner, below] for below in g.layout.inner[inner]]
    return any(g.layout.membrane[edge] and edge not in g.bridges for edge in edges)


def _around(g: Table, side: Side) -> Sequence[Space]:
    """Where sundivers are launched from the pool."""
    return tables_of(g.board).around[g.players[side].corner]


def _reached(g: Table, side: Side, begin: Iterable[Space], price: int) -> dict[Space, int]:
    """The spaces that a sundiver can be moved to in one turn, with the movement points that takes.

    It begins on any of some spaces, for a price, and flies where others of its colour leave room, over own bridges.
    """
    board, own, points = tables_of(g.board), g.sundivers[side], movement_points(g, Seat(side))
    found = {at: price for at in begin if not price or own[at] < CROWD}
    row = [*found]
    for at in row:
        over = [goal for goal, edge, _ in board.crossings[at] if _is_own(g, side, edge)]
        for goal in (*(goal for goal, _ in board.open[at]), *over):
            if goal not in found and own[goal] < CROWD and found[at] < points:
                found[goal] = found[at] + 1
                row.append(goal)
    return found


def _is_own(g: Table, side: Side, edge: Edge) -> bool:
    bridge = g.bridges.get(edge)
    return bridge is not None and bridge.seat == Seat(side)


def _first(g: Table, side: Side) -> Values | None:
    """Two spaces, one behind the other, to launch the first sundivers to."""
    player = g.players[side]
    if not _chooses(g, side) or any(g.sundivers[side]) or player.pool < PATTERN:
        return None
    around = _around(g, side)
    pairs = [(outer, inner) for outer in around for inner in g.layout.inner[outer] if inner in around]
    ahead = player.corner % g.layout.corners + 1
    # Ahead of the mothership, which will be beside them next turn, too.
    pairs.sort(key=lambda pair: g.layout.names[pair[0]][1:] != str(ahead))
    outer, inner = next((pair for pair in pairs if _may_bridge(g, pair[1])), (None, None))
    if outer is None or inner is None:
        return None
    return {"outer": g.layout.names[outer], "inner": g.layout.names[inner]}


def _aim(g: Table, side: Side) -> Values | None:
    """What wins, for whoever has gained nothing yet."""
    if not _chooses(g, side) or g.players[side].momentum:
        return None
    needed = common_goal(g.options, g.seats)
    return {"shared": "yes" if needed else "no", "goal": needed, "seats": g.seats}


HINTS = (
    Hint("activate", _station, ("activate",)),
    Hint("bridge", _bridge, ("convert bridge",)),
    Hint("tower", _tower, ("convert tower",)),
    Hint("node", _node, ("convert node",)),
    Hint("second", _second, ("convert bridge",)),
    Hint("first", _first, ("move launch", "launch")),
    Hint("further", _further, ("move sun", "hurl", "convert tower")),
    Hint("aim", _aim),
)
"""What newcomers miss, the most useful first."""
