"""The interface of computer players, which answer in a person's place."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game


class Answerer(Protocol):
    """A computer player. It gets what its seat may see, never the state itself."""

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """The move that `seat` plays when it is asked: one of `game.moves(view, seat)`.

        It runs on a worker thread, so it may take some time and must not keep state of its own.
        """


@runtime_checkable
class Thinker(Protocol):
    """A computer player that thinks for long, in a process of its own. It is awaited instead."""

    async def answer(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """The move that `choose` would play, found without blocking the event loop or its threads."""
