"""Questions that go round: one empire after the other is asked."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.steps import Step
from bot.games.novasolis.core.table.state import Table


class InTurn(Step):
    """The first of `waiting` is asked, then the next. Who has nothing to choose is passed over."""

    waiting: list[int]

    def do_done(self, g: Table, seat: Seat) -> None:
        self.waiting.pop(0)

    def run(self, g: Table) -> None:
        if self.waiting:
            self.waiting.pop(0)
        else:
            g.done(self)
