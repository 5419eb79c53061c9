"""A question that the effect of a card asks the player who used it."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from bot.engine.moves import UNSAID, Ask, Move, Seat, Text
from bot.games.sol.actions.acting import Acting
from bot.games.sol.table.state import Table


class Asking(Acting):
    """A step of one effect; by default, its first move is played for a player who is away."""

    key: ClassVar[str]

    def choices(self, g: Table) -> list[Move]:
        """The answers."""
        raise TypeError(f"{self.key} offers nothing")

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return self.choices(g)

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = Text(f"ask-{self.key}")
        return replace(self.brief(g, seat), prompt=prompt, marks=self.sights(g))

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, self.choices(g)[0])
