"""Vestigial structures, placed before the first turn (rules 16.1.9)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Seat, Text, term, who
from bot.engine.steps import Step
from bot.games.sol.actions.refusals import refuse_place
from bot.games.sol.table.board import Edge, Space
from bot.games.sol.table.state import KIND_CALLED, SPENT, Bridge, Kind, Station, Table
from bot.games.sol.table.tables import SEATS, sights

STATIONS = (Kind.NODE, Kind.FOUNDRY, Kind.TOWER)


class Vestigial(Step, tag="vestigial"):
    """In turn order each player places a bridge or a station, then everyone the other of the two."""

    left: list[Seat]
    """Who still places, first to last: every seat twice."""

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.left[0]] if self.left else ()

    def run(self, g: Table) -> None:
        g.done(self)

    def ask(self, g: Table, seat: Seat) -> Ask:
        what = "either" if seat in self.left[1:] else ("bridge" if _has_station(g, seat) else "station")
        prompt, marks = Text(f"ask-place-{what}"), sights(g, self.moves(g, seat))
        return Ask(seat, prompt, self._default(g, seat), marks=marks)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        if not _has_bridge(g, seat):
            found += [Move("place", ("bridge", g.layout.edge_names[edge])) for edge in _free_edges(g)]
        if not _has_station(g, seat):
            free = [g.layout.names[space] for space in _free_spaces(g)]
            kinds = [kind for kind in STATIONS if g.players[seat].pieces[kind]]
            found += [Move("place", (kind.word, name)) for kind in kinds for name in free]
        return found

    def _default(self, g: Table, seat: Seat) -> Move:
        """The free place nearest to the player's mothership."""
        layout, corner = g.layout, g.players[seat].corner

        def distance(space: Space) -> int:
            k = int(layout.names[space][1:])
            return min((k - corner) % layout.corners, (corner - k) % layout.corners)

        if not _has_bridge(g, seat):
            edge = min(_free_edges(g), key=lambda edge: distance(layout.edges[edge][0]))
            return Move("place", ("bridge", layout.edge_names[edge]))
        kind = next(kind for kind in STATIONS if g.players[seat].pieces[kind])
        return Move("place", (kind.word, layout.names[min(_free_spaces(g), key=distance)]))

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_place(
            g, seat, move.values, sorted({str(legal.values[0]) for legal in self.moves(g, seat)})
        )

    def do_place(self, g: Table, seat: Seat, piece: str, at: str) -> None:
        kind = KIND_CALLED[piece]
        g.players[seat].pieces[kind] -= 1
        if kind == Kind.BRIDGE:
            g.bridges[g.layout.edge_called[at]] = Bridge(seat, SPENT[kind])
        else:
            g.stations[g.layout.number[at]] = Station(kind, seat, SPENT[kind])
        del self.left[0]
        g.tell("placed", seat=who(seat), piece=term(f"piece-{piece}"), at=at)


def _has_bridge(g: Table, seat: Seat) -> bool:
    return any(bridge.seat == seat for bridge in g.bridges.values())


def _has_station(g: Table, seat: Seat) -> bool:
    return any(station is not None and station.seat == seat for station in g.stations)


def _free_edges(g: Table) -> list[Edge]:
    """Pairs of lower orbit and convective layer without a bridge."""
    layout = g.layout
    return [
        Edge(i)
        for i, (outer, _) in enumerate(layout.edges)
        if layout.layer[outer] == "L" and i not in g.bridges
    ]


def _free_spaces(g: Table) -> list[Space]:
    """Spaces of the orbits and the convective layer without a station."""
    layer = g.layout.layer
    return [Space(i) for i, station in enumerate(g.stations) if station is None and layer[i] in "ULC"]
