"""The action of scouring feeders (rules 16.3.8)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Seat
from bot.engine.steps import Step, text
from bot.games.sol.feeders import scour_moves, scour_one
from bot.games.sol.refusals import refuse_scour
from bot.games.sol.state import Table
from bot.games.sol.tables import END, SEATS


class Scour(Step, tag="scour"):
    """Rule 16.3.8: the action goes on until the player ends it or no sundiver shares a space with a
    feeder.
    """

    seat: Seat

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat] if scour_moves(g, self.seat) else ()

    def run(self, g: Table) -> None:
        g.done(self)

    def ask(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, text("ask-scour"), END)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*scour_moves(g, seat), END]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_scour(g, seat, move.values)

    def do_scour(self, g: Table, seat: Seat, value: str) -> None:
        scour_one(g, seat, g.layout.number[value])

    def do_end(self, g: Table, seat: Seat) -> None:
        g.done(self)
