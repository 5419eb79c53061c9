"""Why a move is not legal, as precisely as the rules can say, with the nearest legal move.

Each function looks at the values of a move that was not listed and returns the refusal, or None if it knows no more
than the general one. Values come from people, so they can be anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Value, Values, literal
from bot.games.sol.actions.boxed import present_at_the_start
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.holdings.rewards import base, cost, sundivers_built
from bot.games.sol.holdings.ways import ways
from bot.games.sol.table.board import LAYERS, Space
from bot.games.sol.table.edition import is_boxed
from bot.games.sol.table.state import CROWD, KIND_CALLED, Kind, Suit, Table
from bot.games.sol.table.tables import WHO, tables_of

_NO_PATTERN = {
    Kind.BRIDGE: "no-pattern-bridge",
    Kind.NODE: "no-pattern-node",
    Kind.FOUNDRY: "no-pattern-foundry",
    Kind.TOWER: "no-pattern-tower",
}


def no_such_space(g: Table, name: Value) -> Illegal | None:
    """The value is not a space of this board (3.2)."""
    if name in g.layout.number:
        return None
    rings = [f"{layer}1–{layer}{g.layout.rings[layer]}" for layer in LAYERS]
    return Illegal("3.2", "no-such-space", {"given": literal(name), "rings": rings})


def whereabouts(g: Table, seat: Seat) -> list[str]:
    """The spaces on which a player has sundivers."""
    return [g.layout.names[space] for space, n in enumerate(g.sundivers[seat]) if n]


def crowded(g: Table, seat: Seat, space: Space) -> Illegal | None:
    """Five of a colour fill a space for that colour (3.5)."""
    if g.sundivers[seat][space] < CROWD:
        return None
    return Illegal("3.5", "crowded", {"space": g.layout.names[space]})


def no_points(points: int) -> Illegal | None:
    """No movement points are left (6)."""
    return None if points > 0 else Illegal("6", "no-points")


def refuse_launch(g: Table, seat: Seat, points: int, values: Sequence[Value]) -> Illegal | None:
    """6.1: from the pool, to the four spaces at the own mothership."""
    if refusal := no_points(points):
        return refusal
    player = g.players[seat]
    if not values:
        return None if player.pool else Illegal("6.1", "empty-pool", {"reserve": player.reserve})
    if refusal := no_such_space(g, values[0]):
        return refusal
    space = g.layout.number[str(values[0])]
    around = tables_of(g.board).around[player.corner]
    spaces = [g.layout.names[one] for one in around]
    if len(values) > 1:
        return None
    if space not in around:
        return Illegal("6.1", "not-at-mothership", {"space": values[0], "around": spaces})
    if not player.pool:
        return Illegal("6.1", "empty-pool", {"reserve": player.reserve})
    return crowded(g, seat, space)


def refuse_fly(g: Table, seat: Seat, points: int, values: Sequence[Value]) -> Illegal | None:
    """6.2, 3.3, 3.4: one step to a neighbouring space, over a bridge where a membrane parts them."""
    if not values and not any(g.sundivers[seat]):
        return Illegal("6.2", "nothing-to-fly")
    if len(values) != 2:
        return None
    if refusal := no_points(points) or no_such_space(g, values[0]) or no_such_space(g, values[1]):
        return refusal
    start, goal = (str(value) for value in values)
    a, b = g.layout.number[start], g.layout.number[goal]
    if not g.sundivers[seat][a]:
        return Illegal("6.2", "no-sundiver", {"space": start, "spaces": whereabouts(g, seat)})
    board = tables_of(g.board)
    beside = [to for to, _ in board.open[a]]
    over = [to for to, edge, _ in board.crossings[a] if edge in g.bridges]
    legal: Values = {
        "start": start,
        "goal": goal,
        "legal": [g.layout.names[to] for to in (*beside, *over) if g.sundivers[seat][to] < CROWD],
    }
    if b in beside or b in over:
        return crowded(g, seat, b)
    if b not in [to for to, _, _ in board.crossings[a]]:
        return _too_far(g, seat, points, start, goal) or Illegal("3.3", "not-neighbours", legal)
    layers = {g.layout.layer[a], g.layout.layer[b]}
    bridges = [
        g.layout.edge_names[edge]
        for edge in sorted(g.bridges)
        if {g.layout.layer[end] for end in g.layout.edges[edge]} == layers
    ]
    legal["bridges"] = bridges
    legal["count"] = len(bridges)
    return Illegal("3.4", "membrane", legal)


def _too_far(g: Table, seat: Seat, points: int, start: str, goal: str) -> Illegal | None:
    """6.2: there is a way, and it takes more points than are left."""
    way = ways(g, seat, start, len(g.layout.names), ()).get(goal)
    if way is None or len(way.steps) <= points:
        return None
    needed = len(way.steps)
    return Illegal(
        "6.2",
        "too-far",
        {"start": start, "goal": goal, "needed": needed, "points": points, "short": needed - points},
    )


def refuse_hurl(g: Table, seat: Seat, points: int, values: Sequence[Value]) -> Illegal | None:
    """6.4: own sundivers in the core."""
    ready = [g.layout.names[one] for one in g.layout.core if g.sundivers[seat][one]]
    if not values and not ready:
        return Illegal("6.4", "nothing-to-hurl")
    if len(values) != 1:
        return None
    if refusal := no_points(points) or no_such_space(g, values[0]):
        return refusal
    space = g.layout.number[str(values[0])]
    if g.layout.layer[space] != "K":
        return Illegal("6.4", "not-in-core", {"space": values[0], "ready": ready})
    if not g.sundivers[seat][space]:
        return Illegal("6.4", "no-sundiver", {"space": values[0], "spaces": whereabouts(g, seat)})
    return None


def refuse_convert(g: Table, seat: Seat, legal: list[Move], values: Sequence[Value]) -> Illegal | None:
    """7.1, 7.2: a piece in the reserve, a free place, and the pattern on the board. `legal` are all conversions."""
    if not values:
        return None if legal else Illegal("7.2", "no-pattern")
    if values[0] not in KIND_CALLED:
        return None
    piece = str(values[0])
    kind = KIND_CALLED[piece]
    possible = [" ".join(map(str, move.values[1:])) for move in legal if move.values[0] == piece]
    about: Values = {"piece": f"~piece-{piece}", "possible": possible[:10], "count": len(possible)}
    if not g.players[seat].pieces[kind]:
        return Illegal("7.1", "no-piece", about)
    if len(values) < 2:
        return None
    about["at"] = literal(values[1])
    if kind is Kind.BRIDGE:
        edge = g.layout.edge_called.get(str(values[1]))
        if edge is None or not g.layout.membrane[edge]:
            return Illegal("3.4", "no-such-crossing", about)
        if edge in g.bridges:
            return Illegal("3.4", "bridge-there", {**about, "owner": WHO[g.bridges[edge].seat]})
    else:
        if refusal := no_such_space(g, values[1]):
            return refusal
        space = g.layout.number[str(values[1])]
        if kind is Kind.TOWER and g.layout.layer[space] in "UL":
            return Illegal("7.5", "tower-in-orbit", about)
        if g.stations[space] is not None:
            return Illegal("3.5", "station-there", about)
    return Illegal("7.2", _NO_PATTERN[kind], about)


def refuse_deconvert(g: Table, seat: Seat, values: Sequence[Value]) -> Illegal | None:
    """7.6: an own structure, whose sundivers are all in the reserve."""
    if is_boxed(g.options):
        return Illegal("7.6", "no-deconversion")
    if not values:
        return _nothing_to_take_down(g, seat)
    if len(values) != 1:
        return None
    name = str(values[0])
    edge = g.layout.edge_called.get(name)
    if edge is None and (refusal := no_such_space(g, name)):
        return refusal
    built = g.bridges.get(edge) if edge is not None else g.stations[g.layout.number[name]]
    if built is None or built.seat != seat:
        return Illegal("7.6", "not-your-structure", {"at": name})
    reserve = g.players[seat].reserve
    if built.spent > reserve:
        return Illegal("7.6", "short-reserve", {"needed": built.spent, "reserve": reserve})
    return None


def _nothing_to_take_down(g: Table, seat: Seat) -> Illegal | None:
    """7.6: nothing is built, or the reserve is too small for the sundivers of whatever is."""
    stations = [station.spent for station in g.stations if station is not None and station.seat == seat]
    spent = [*stations, *(bridge.spent for bridge in g.bridges.values() if bridge.seat == seat)]
    reserve = g.players[seat].reserve
    if not spent:
        return Illegal("7.6", "nothing-built")
    if min(spent) > reserve:
        return Illegal("7.6", "short-reserve", {"needed": min(spent), "reserve": reserve})
    return None


def refuse_activate(
    g: Table, seat: Seat, kind: Kind, done: Sequence[Space], values: Sequence[Value]
) -> Illegal | None:
    """8.1, 8.2: a station of the type chosen (BRIDGE: none yet), with an own sundiver, that can be paid in full."""
    if not values:
        crewed = [s for s, one in enumerate(g.stations) if one is not None and g.sundivers[seat][s]]
        if not crewed:
            return Illegal("8.1", "no-crew")
        refusals = [refuse_activate(g, seat, kind, done, (g.layout.names[s],)) for s in crewed]
        return None if None in refusals else refusals[0]
    if len(values) != 1:
        return None
    if refusal := no_such_space(g, values[0]):
        return refusal
    name = str(values[0])
    space = g.layout.number[name]
    station = g.stations[space]
    if station is None:
        places = [g.layout.names[s] for s, one in enumerate(g.stations) if one and g.sundivers[seat][s]]
        return Illegal("8.1", "no-station", {"space": name, "places": places})
    about: Values = {"space": name, "piece": f"~piece-{station.kind.word}"}
    if space in done:
        return Illegal("8.1", "used-already", about)
    if kind is not Kind.BRIDGE and station.kind is not kind:
        return Illegal("8.1", "other-type", {**about, "chosen": f"~piece-{kind.word}"})
    if not g.sundivers[seat][space]:
        return Illegal("8.1", "no-presence", {**about, "spaces": whereabouts(g, seat)})
    if is_boxed(g.options) and not present_at_the_start(g, seat)[space]:
        return Illegal("16.1.6", "came-too-late", about)
    amount, player = base(g, space), g.players[seat]
    if player.energy < cost(station.kind, amount):
        return Illegal("8.2", "short-energy", {**about, "needed": amount, "energy": player.energy})
    built = sundivers_built(g, seat, amount)
    if station.kind is Kind.FOUNDRY and player.reserve < built:
        return Illegal("8.2", "short-foundry", {**about, "needed": built, "reserve": player.reserve})
    return None


def refuse_recall(g: Table, seat: Seat, points: int, values: Sequence[Value]) -> Illegal | None:
    """16.3.3: a sundiver lost in space comes back to upper orbit."""
    if not g.players[seat].lost:
        return Illegal("16.3.3", "nothing-lost")
    if refusal := no_points(points):
        return refusal
    if len(values) != 1:
        return None
    if refusal := no_such_space(g, values[0]):
        return refusal
    space = g.layout.number[str(values[0])]
    if space not in g.layout.upper:
        return Illegal(
            "16.3.3", "not-upper-orbit", {"space": values[0], "last": g.layout.names[g.layout.upper[-1]]}
        )
    return crowded(g, seat, space)


def refuse_scour(g: Table, seat: Seat, values: Sequence[Value]) -> Illegal | None:
    """16.3.8: a sundiver is recalled from a space that it shares with a feeder."""
    shared = [g.layout.names[s] for s in dict.fromkeys(g.feeders) if g.sundivers[seat][s]]
    if not shared:
        return Illegal(
            "16.3.8", "no-feeder-in-reach", {"feeders": sorted({g.layout.names[s] for s in g.feeders})}
        )
    if len(values) != 1:
        return None
    return no_such_space(g, values[0]) or Illegal(
        "16.3.8", "no-feeder", {"space": values[0], "spaces": shared}
    )


def refuse_place(g: Table, seat: Seat, values: Sequence[Value], open_kinds: Sequence[str]) -> Illegal | None:
    """16.1.9: a bridge below lower orbit, or a station on a free space not deeper than the convective layer."""
    if len(values) != 2 or values[0] not in KIND_CALLED:
        return None
    piece, at = str(values[0]), values[1]
    if piece not in open_kinds:
        return Illegal("16.1.9", "other-structure", {"piece": f"~piece-{piece}"})
    if piece == "bridge":
        edge = g.layout.edge_called.get(str(at))
        if edge is None or str(at)[0] != "L":
            return Illegal("16.1.9", "bridge-too-deep", {"at": literal(at)})
        return Illegal("16.1.9", "place-taken", {"at": at, "piece": "~piece-bridge"})
    if refusal := no_such_space(g, at):
        return refusal
    if str(at)[0] in "RK":
        return Illegal("16.1.9", "station-too-deep", {"at": at})
    return Illegal("16.1.9", "place-taken", {"at": at, "piece": f"~piece-{piece}"})


def refuse_use(g: Table, seat: Seat, moment: str, values: Sequence[Value]) -> Illegal | None:
    """12.1: the card held, at a moment of its timing, where it does something."""
    held = g.players[seat].held
    if held is Suit.HIDDEN:
        return Illegal("12.1", "no-card")
    key = g.effects.get(held)
    about: Values = {"suit": f"~suit-{held.word}"}
    if key is None:
        return Illegal("12.1", "no-effect", about)
    about["effect"] = f"~effect-{key}"
    about["timing"] = f"~timing-{ROWS[key].timing}"
    if values and values[0] != key:
        return Illegal("12.1", "other-effect", about)
    return Illegal("12.1", "no-use", about)
