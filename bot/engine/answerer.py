"""Whoever answers in a person's place: what a computer player looks like to the house."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game


class Answerer(Protocol):
    """A computer player. It is given what its seat may see, never the state itself."""

    @property
    def name(self) -> str:
        """What it is called at the table; a number is added where several sit there."""

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """The move that `seat`, which is asked, plays; it must be one of `game.moves(view, seat)`.

        It runs on a worker thread, so it may take its time and must not keep a state of its own.
        """


@runtime_checkable
class Thinker(Protocol):
    """A computer player that thinks long and elsewhere, in a process of its own: it is awaited instead."""

    async def answer(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """The move that `choose` would play; the event loop and its threads are free meanwhile."""
