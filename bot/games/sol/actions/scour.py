"""The action of scouring feeders (rules 16.3.8)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.games.sol.actions.acting import Acting, uses
from bot.games.sol.actions.refusals import refuse_scour, refuse_use
from bot.games.sol.holdings.rewards import scour_moves, scour_one
from bot.games.sol.table.state import Table
from bot.games.sol.table.tables import END, SEATS


class Scour(Acting, tag="scour"):
    """Rule 16.3.8: the action goes on until the player ends it, or no sundiver shares a space with a feeder and no card
    can be used.
    """

    moment: ClassVar[str] = "scour"
    prompt: ClassVar[str] = "scour"
    default: ClassVar[Move] = END

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat] if scour_moves(g, self.seat) or uses(g, self) else ()

    def run(self, g: Table) -> None:
        g.done(self)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*scour_moves(g, seat), END, *uses(g, self)]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "use":
            return refuse_use(g, seat, self.moment, move.values)
        return refuse_scour(g, seat, move.values)

    def do_scour(self, g: Table, seat: Seat, value: str) -> None:
        scour_one(g, seat, g.layout.number[value])

    def do_end(self, g: Table, seat: Seat) -> None:
        g.done(self)
