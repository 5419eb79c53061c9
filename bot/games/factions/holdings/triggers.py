"""What follows a moment of a side: the effects of everything it has that waits for that moment (rules 15)."""

from __future__ import annotations

import msgspec

from bot.engine.moves import Ask, Move, Seat, Text
from bot.engine.steps import Step
from bot.games.factions.cards.language import AnyEffect, Moment
from bot.games.factions.holdings.doing import Cause, do
from bot.games.factions.holdings.modifiers import triggers
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import CHOOSE_NUMBER, DECIDERS, NOBODY, SEATS


class Waiting(msgspec.Struct, frozen=True, array_like=True):
    """Effects of one source that are still to happen, and the value that names it in a text."""

    source: str
    then: tuple[AnyEffect, ...]


def triggered(g: Table, side: int, moment: Moment, of: str = "", x: int = 0) -> None:
    """Let everything happen that follows a moment; where it is several things, the player chooses the order."""
    waiting = [Waiting(name, trigger.then) for name, trigger in triggers(g, side, moment, of, x)]
    if waiting:
        g.push(InOrder(side, waiting, x))


class InOrder(Step, tag="in-order"):
    """Several things happen at the same moment: their owner chooses which is next."""

    side: int
    waiting: list[Waiting]
    x: int = 0

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.side]] if len(self.waiting) > 1 else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, Text("ask-order"), CHOOSE_NUMBER[1])

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_NUMBER[number] for number in range(1, len(self.waiting) + 1)]

    def do_choose(self, g: Table, seat: Seat, number: int) -> None:
        self.happen(g, self.waiting.pop(number - 1))

    def run(self, g: Table) -> None:
        if self.waiting:
            self.happen(g, self.waiting.pop())
        else:
            g.done(self)

    def happen(self, g: Table, next_: Waiting) -> None:
        """Let one of them happen."""
        do(g, next_.then, Cause(self.side, next_.source, x=self.x))
