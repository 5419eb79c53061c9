"""The Convert action: sundivers in patterns become bridges, nodes, foundries, towers, or back (rules 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.games.sol.actions.acting import Acting, uses
from bot.games.sol.actions.drawing import draw
from bot.games.sol.actions.refusals import refuse_use
from bot.games.sol.table.board import Edge, Space
from bot.games.sol.table.edition import is_boxed
from bot.games.sol.table.state import KIND_CALLED, SPENT, Bridge, Kind, Station, Table
from bot.games.sol.table.tables import END, SEATS, WHO, tables_of

BUILD_EVENTS = ("build-bridge", "build-node", "build-foundry", "build-tower")


def list_conversions(g: Table, seat: Seat, found: list[Move], own: Sequence[int] | None = None) -> None:
    """Every conversion whose pattern is on the board, whose piece is in the reserve and whose place is
    free.

    `own` are the sundivers by space, where they are not those on the board.
    """
    own = g.sundivers[seat] if own is None else own
    board, stations, bridges = tables_of(g.board), g.stations, g.bridges
    bridge_left, node_left, foundry_left, tower_left = g.players[seat].pieces
    for a, n in enumerate(own):
        if not n:
            continue
        if node_left:
            far, middle, move = board.nodes[a]
            if own[far] and stations[middle] is None:
                found.append(move)
        if foundry_left:
            after, here, there = board.foundries[a]
            if own[after]:
                if stations[a] is None:
                    found.append(here)
                if stations[after] is None:
                    found.append(there)
        for b, bridge_moves, tower_moves in board.radial[a]:
            if own[b]:
                if bridge_left:
                    for edge, move in bridge_moves:
                        if edge not in bridges:
                            found.append(move)
                if tower_left:
                    for c, move in tower_moves:
                        if own[c] and stations[c] is None:
                            found.append(move)


def conversions(g: Table, seat: Seat, owns: Iterable[Sequence[int]]) -> list[list[Move]]:
    """What could be converted if a seat's sundivers by space were these, for each of them."""
    found = []
    for own in owns:
        moves: list[Move] = []
        list_conversions(g, seat, moves, own)
        found.append(moves)
    return found


def list_deconversions(g: Table, seat: Seat) -> list[Move]:
    """Own structures whose sundivers are all in the reserve; none in the boxed edition (rules 7.6, 16.1.5)."""
    board, reserve = tables_of(g.board), g.players[seat].reserve
    if not reserve or is_boxed(g.options):
        return []
    found = [
        board.deconvert_station[space]
        for space, station in enumerate(g.stations)
        if station is not None and station.seat == seat and station.spent <= reserve
    ]
    for edge, bridge in g.bridges.items():
        if bridge.seat == seat and bridge.spent <= reserve:
            found.append(board.deconvert_bridge[edge])
    return found


def build(g: Table, seat: Seat, piece: str, at: str, using: str) -> tuple[Kind, int, Space, list[Space]]:
    """Convert a pattern; its sundivers leave the board, and the caller puts them somewhere.

    Returns the kind built, the cards it draws, where it is (a bridge: its inner space), and the spaces used.
    """
    layout, kind = g.layout, KIND_CALLED[piece]
    g.players[seat].pieces[kind] -= 1
    if kind is Kind.BRIDGE:
        edge = layout.edge_called[at]
        g.bridges[edge] = Bridge(seat, SPENT[kind])
        space = layout.edges[edge][1]
    else:
        space = layout.number[at]
        g.stations[space] = Station(kind, seat, SPENT[kind])
    used = _pattern(g, kind, space, using)
    own = g.sundivers[seat]
    for one in used:
        own[one] -= 1
    g.tell(BUILD_EVENTS[kind], seat=WHO[seat], at=at, used=[layout.names[one] for one in used])
    return kind, layout.cards[space], space, used


def _pattern(g: Table, kind: Kind, space: Space, using: str) -> list[Space]:
    """The spaces whose sundivers a conversion takes."""
    if kind is Kind.NODE:
        return list(g.layout.side[space])
    used = [g.layout.number[name] for name in using.split("+")]
    return [*used, space] if kind is Kind.TOWER else used


def convert(g: Table, seat: Seat, piece: str, at: str, using: str) -> None:
    """A conversion as the action: the sundivers used go to the reserve (rules 7.1)."""
    kind, cards, space, used = build(g, seat, piece, at, using)
    g.players[seat].reserve += len(used)
    converted = Converted(seat, cards, kind, space)
    if uses(g, converted):
        g.push(converted)
    else:
        draw(g, seat, cards)


def deconvert(g: Table, seat: Seat, at: str) -> None:
    """Take an own structure down: its sundivers go from the reserve to the pool, no cards (rules 7.6).

    Then a card may be used.
    """
    if at in g.layout.edge_called:
        edge: Edge = g.layout.edge_called[at]
        spent, kind = g.bridges.pop(edge).spent, Kind.BRIDGE
    else:
        space = g.layout.number[at]
        station = g.stations[space]
        if station is None:
            raise ValueError(f"no station on {at}")
        spent, kind = station.spent, station.kind
        g.stations[space] = None
    player = g.players[seat]
    player.pieces[kind] += 1
    player.reserve -= spent
    player.pool += spent
    g.tell("deconvert", seat=WHO[seat], piece=f"~piece-{kind.word}", at=at, count=spent)
    g.push(Deconverted(seat))


class AfterConverting(Acting):
    """The last moment of a Convert action for a held card, before cards are drawn (rules 5 T3, 12.1)."""

    moment: ClassVar[str] = "convert"
    prompt: ClassVar[str] = "converted"
    default: ClassVar[Move] = END

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat] if uses(g, self) else ()

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [END, *uses(g, self)]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_use(g, seat, self.moment, move.values) if move.verb == "use" else None

    def run(self, g: Table) -> None:
        self.do_end(g, self.seat)

    def do_end(self, g: Table, seat: Seat) -> None:
        g.done(self)


class Converted(AfterConverting, tag="converted"):
    """After a conversion. `cards` are still to be drawn; `kind` and `space` say what was built and where."""

    cards: int
    kind: Kind
    space: Space

    def do_end(self, g: Table, seat: Seat) -> None:
        super().do_end(g, seat)
        draw(g, seat, self.cards)


class Deconverted(AfterConverting, tag="deconverted"):
    """After a structure was taken down."""
