"""What an empire can do in its turn, as objects that the turn lists in one row (rules 9, 10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Spot, Value
from bot.engine.steps import Chooser
from bot.games.novasolis.core.cards.cards import NUMBERS
from bot.games.novasolis.core.table.state import Table

BUILD = "build"


def actions_left(g: Table, side: int) -> int:
    """How many actions an empire still has this turn."""
    return NUMBERS.actions - len(g.empires[side].turn.actions)


class Action:
    """One of the four actions, or, if `free`, something that can be done beside them at any point of a turn.

    A turn has each action once, by its `word`; what is free has none. It has ways to begin, by `verbs`: those listed,
    and open ones walked by `spot`. If `secret`, others do not know whether it can be done: no turn waits for that.
    """

    word: ClassVar[str]
    verbs: ClassVar[tuple[str, ...]]
    free: ClassVar[bool] = False
    secret: ClassVar[bool] = False

    def is_open(self, g: Table, side: int) -> bool:
        """Whether it has been begun and may go on, until another action is begun."""
        return False

    def moves(self, g: Table, side: int) -> list[Move]:
        """The listed moves that begin it now, or go on with it."""
        return []

    def spot(self, g: Table, side: int, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        """See Step.spot."""
        return None

    def is_whole(self, g: Table, side: int, move: Move) -> bool:
        """See Step.is_whole."""
        spot = self.spot(g, side, move.verb, move.values)
        return spot is not None and spot.ends

    def sample(self, g: Table, side: int, verb: str, dice: Chooser) -> Move | None:
        """See Step.sample."""
        return None

    def proposals(self, g: Table, side: int, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        """See Step.proposals."""
        return iter(())

    def refuse(self, g: Table, side: int, move: Move) -> Illegal | None:
        """Why a move of one of its verbs is not legal, as far as the rules can say."""
        return None

    def begin(self, g: Table, side: int, move: Move) -> None:
        """Carry out such a move, or push what it asks."""
        raise TypeError(f"{type(self).__name__} does not begin")

    def follow(self, g: Table, side: int, move: Move) -> Sequence[str]:
        """The orders of a Build that the move also gives: they follow as an action of their own."""
        return ()
