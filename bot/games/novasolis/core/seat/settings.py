"""Standing answers, which nobody else is told (rules 27)."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.engine.steps import Step
from bot.games.novasolis.core.conflict.allocation import DEFEND
from bot.games.novasolis.core.table.state import Empire, Table
from bot.games.novasolis.core.table.tables import DECIDERS


class Preferences(Step):
    """How a seat's empires defend."""

    def empires(self, g: Table, seat: Seat) -> list[Empire]:
        """Those for which a seat decides."""
        return [empire for side, empire in enumerate(g.empires) if DECIDERS[g.seats][side] == seat]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        now = {empire.wishes.dice for empire in self.empires(g, seat)}
        return [move for move in DEFEND if now != {move.values[0]}]

    def do_defend(self, g: Table, seat: Seat, word: str) -> None:
        for empire in self.empires(g, seat):
            empire.wishes.dice = word
        g.tell("will-defend", (seat,), answer=word)
