"""A part of a phase that everyone plays at once (rules 5): Draw, own Environments, Discard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Seat
from bot.engine.steps import Step
from bot.games.supernova.cards import HIDDEN
from bot.games.supernova.cleanup import HandDiscard
from bot.games.supernova.discover import Shape
from bot.games.supernova.draw import Draw
from bot.games.supernova.state import Table

Part = Draw | Shape | HandDiscard
VERBS = ("play", "draw", "pass", "discard")


class Together(Step, tag="together"):
    """All are asked side by side, each for a part of their own; what was decided is carried out in turn order."""

    parts: list[Part]

    def part_of(self, seat: Seat) -> Part | None:
        """What a seat still has to play or to carry out."""
        return next((part for part in self.parts if part.seat == seat), None)

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return tuple(seat for part in self.parts for seat in part.awaits(g))

    def may(self, g: Table) -> tuple[Seat, ...]:
        return tuple(seat for part in self.parts for seat in part.may(g))

    def ask(self, g: Table, seat: Seat) -> Ask:
        return self._part(seat).ask(g, seat)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return self._part(seat).moves(g, seat)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return self._part(seat).refuse(g, seat, move)

    def do(self, g: Table, seat: Seat, move: Move) -> None:
        part = self._part(seat)
        self._while_on_the_stack(g, part, partial(part.do, g, seat, move))

    @classmethod
    def handles(cls, verb: str) -> bool:
        return verb in VERBS

    def run(self, g: Table) -> None:
        """Everyone has decided: the parts are carried out, the first in turn order first."""
        if not self.parts:
            g.done(self)
            return
        part = self.parts[0]
        self._while_on_the_stack(g, part, partial(part.run, g))

    def leave(self, g: Table, seat: Seat) -> None:
        """A seat is out of the game. What lies here to be discarded goes to the pile, as the game may end now."""
        for part in self.parts[:]:
            if isinstance(part, HandDiscard) and part.card != HIDDEN:
                self._while_on_the_stack(g, part, partial(part.run, g))
        self.parts = [part for part in self.parts if part.seat != seat]

    def _part(self, seat: Seat) -> Part:
        part = self.part_of(seat)
        if part is None:
            raise ValueError(f"seat {seat} has no part in this")
        return part

    def _while_on_the_stack(self, g: Table, part: Part, act: Callable[[], None]) -> None:
        """Let a part act as if it was the top of the stack; unless it is done, it then waits here again."""
        at = len(g.stack)
        g.push(part)
        act()
        if len(g.stack) > at and g.stack[at] is part:
            del g.stack[at]
        else:
            self.parts = [other for other in self.parts if other is not part]
