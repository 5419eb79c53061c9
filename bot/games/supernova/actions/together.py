"""A part of a phase that everyone plays at once (rules 5): every phase but Action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Seat, Spot, Value
from bot.engine.steps import Chooser, Step
from bot.games.supernova.actions.build import Build
from bot.games.supernova.actions.cleanup import HandDiscard
from bot.games.supernova.actions.discover import Discover, Shape
from bot.games.supernova.actions.draw import Draw
from bot.games.supernova.actions.transport import Transport
from bot.games.supernova.answers.part_ends import end_parts
from bot.games.supernova.answers.slots import QueueSlot
from bot.games.supernova.cards.cards import HIDDEN
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import NOBODY

Part = Draw | Discover | Shape | Build | Transport | HandDiscard


class Together(Step, tag="together"):
    """All are asked side by side, each for a part of their own.

    Cards are laid as they are played, and a list without a break; piles are drawn from, and what is discarded goes to
    its pile, in turn order when all have decided.
    """

    parts: list[Part]

    def part_of(self, seat: Seat) -> Part | None:
        """What a seat still has to play or to carry out."""
        return next((part for part in self.parts if part.seat == seat), None)

    def _lists(self, g: Table) -> Part | None:
        """The part whose list is being played."""
        return next(
            (
                part
                for part in self.parts
                if isinstance(part, QueueSlot) and g.players[part.seat].wishes.queue
            ),
            None,
        )

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        players, seats = g.players, list[Seat]()
        for part in self.parts:
            if isinstance(part, QueueSlot) and players[part.seat].wishes.queue:
                return NOBODY
            seats += part.awaits(g)
        return tuple(seats)

    def may(self, g: Table) -> tuple[Seat, ...]:
        return tuple(seat for part in self.parts for seat in part.may(g))

    def ask(self, g: Table, seat: Seat) -> Ask:
        return self._part(seat).ask(g, seat)

    def brief(self, g: Table, seat: Seat) -> Ask:
        return self._part(seat).brief(g, seat)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return self._part(seat).moves(g, seat)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        part = self.part_of(seat)
        return None if part is None else part.refuse(_on_top(g, part), seat, move)

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        part = self.part_of(seat)
        return None if part is None else part.spot(_on_top(g, part), seat, verb, chosen)

    def is_whole(self, g: Table, seat: Seat, move: Move) -> bool:
        part = self.part_of(seat)
        return False if part is None else part.is_whole(_on_top(g, part), seat, move)

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        part = self.part_of(seat)
        return None if part is None else part.sample(_on_top(g, part), seat, verb, dice)

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        part = self.part_of(seat)
        return iter(()) if part is None else part.proposals(_on_top(g, part), seat, verb, given)

    def composed(self, g: Table, seat: Seat, verb: str, moves: Sequence[Move]) -> tuple[Move, int] | None:
        part = self.part_of(seat)
        return None if part is None else part.composed(_on_top(g, part), seat, verb, moves)

    def disguises(self, g: Table, seat: Seat, move: Move, viewer: Seat | None) -> Iterator[Move]:
        part = self.part_of(seat)
        return iter(()) if part is None else part.disguises(_on_top(g, part), seat, move, viewer)

    def do(self, g: Table, seat: Seat, move: Move) -> None:
        part = self._part(seat)
        self._while_on_the_stack(g, part, partial(part.do, g, seat, move))

    @classmethod
    def handles(cls, verb: str) -> bool:
        return _has_part_for(verb)

    def run(self, g: Table) -> None:
        """A list is played on. Once everyone has decided, the parts are carried out, the first in turn order first."""
        if not self.parts:
            g.done(self)
            if g.at_once:
                end_parts(g)
            return
        part = self._lists(g) or self.parts[0]
        self._while_on_the_stack(g, part, partial(part.run, g))

    def leave(self, g: Table, seat: Seat) -> None:
        """A seat is out of the game. What lies here to be discarded goes to the pile, as the game may end now."""
        for part in self.parts[:]:
            if isinstance(part, HandDiscard) and part.card != HIDDEN:
                self._while_on_the_stack(g, part, partial(part.run, g))
        self.parts = [part for part in self.parts if part.seat != seat]
        g.laid = [card for card in g.laid if card not in g.scrapyard]

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


@cache
def _has_part_for(verb: str) -> bool:
    """Whether some part handles a verb. A Homeworld is designated at any time, not only in Build."""
    parts = (Draw, Discover, Shape, Build, Transport, HandDiscard)
    return verb != "homeworld" and any(part.handles(verb) for part in parts)


def _on_top(g: Table, part: Part) -> Table:
    """The table with a part on top of the stack, to be looked at only."""
    return replace(g, stack=[*g.stack, part])
