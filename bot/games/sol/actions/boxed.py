"""What only the boxed edition asks of a turn: compulsory rescue and presence on stations (rules 16.1.5, 16.1.6)."""

from __future__ import annotations

from bot.engine.moves import Ask, Move, Seat, Text, term, who
from bot.engine.steps import Step
from bot.games.sol.table.board import Space
from bot.games.sol.table.state import Kind, Table
from bot.games.sol.table.tables import SEATS, sights, tables_of

RESCUED = 2
"""Sundivers that come back for a structure given up."""


def stations_occupied(g: Table, seat: Seat) -> list[Space]:
    """The stations on which a player has a sundiver."""
    own = g.sundivers[seat]
    return [Space(space) for space, station in enumerate(g.stations) if station is not None and own[space]]


def present_at_the_start(g: Table, seat: Seat) -> list[int]:
    """The player's sundivers by space, only on stations where one stood when the turn began."""
    own = g.sundivers[seat]
    present = getattr(g.stack[0], "present", ())
    return [own[space] if space in present else 0 for space in g.layout.spaces]


def structures(g: Table, seat: Seat) -> list[Move]:
    """All own structures, as moves that remove them."""
    board = tables_of(g.board)
    stations = [
        board.deconvert_station[space]
        for space, station in enumerate(g.stations)
        if station is not None and station.seat == seat
    ]
    return stations + [board.deconvert_bridge[edge] for edge, b in g.bridges.items() if b.seat == seat]


def must_give_up_a_structure(g: Table, seat: Seat) -> bool:
    """Whether a player has no sundiver left in pool or on the board, but a structure and a reserve (rules 16.1.5)."""
    player = g.players[seat]
    return bool(not player.pool and player.reserve and not any(g.sundivers[seat]) and structures(g, seat))


class GiveUp(Step, tag="give-up"):
    """Rule 16.1.5: the player removes a structure, sundivers come back, and the turn goes on."""

    seat: Seat

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat] if must_give_up_a_structure(g, self.seat) else ()

    def run(self, g: Table) -> None:
        g.done(self)

    def ask(self, g: Table, seat: Seat) -> Ask:
        moves = self.moves(g, seat)
        return Ask(seat, Text("ask-give-up"), moves[0], marks=sights(g, moves))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return structures(g, seat)

    def do_deconvert(self, g: Table, seat: Seat, at: str) -> None:
        player, layout = g.players[seat], g.layout
        if at in layout.edge_called:
            del g.bridges[layout.edge_called[at]]
            kind = Kind.BRIDGE
        else:
            station = g.stations[layout.number[at]]
            if station is None:
                raise ValueError(f"no station on {at}")
            kind = station.kind
            g.stations[layout.number[at]] = None
        player.pieces[kind] += 1
        number = min(RESCUED, player.reserve)
        player.reserve -= number
        player.pool += number
        g.tell("gave-up", seat=who(seat), piece=term(f"piece-{kind.word}"), at=at, count=number)
