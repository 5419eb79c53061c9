"""The simplest opponent: plays any legal move that is not rare, all equally likely."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game


class RandomPlayer:
    """Plays legal moves at random, but a rare one, such as a rescue for points, only where there is no other."""

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """One of the seat's legal moves."""
        move = game.offer(view, seat).sample(dice, rare=False)
        assert move is not None, "a seat that is asked has a move"
        return move
