"""An opponent for a first game: it looks at a few of its moves, and plays the one that looks best at once."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.plan import Breadth, beam
from bot.players.worlds import Worlds

SEEN = 3
"""How many of its moves it looks at; the others it overlooks."""
SHORT = Breadth(1, 12)


class EasyPlayer:
    """Plans a few moves ahead as others do, but overlooks most of what it could begin with.

    It makes no offers, and nothing rare, such as a rescue for points, where there is anything else.
    """

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """One of the seat's legal moves."""
        offer = game.offer(view, seat)
        moves = [
            move for move in game.thinking.candidates(view, seat, dice, 0) if move.verb not in offer.rare
        ]
        if len(moves) < 2:
            move = moves[0] if moves else offer.sample(dice, rare=False)
            assert move is not None, "a seat that is asked has a move"
            return move
        for place in range(min(SEEN, len(moves) - 1)):
            other = place + dice.below(len(moves) - place)
            moves[place], moves[other] = moves[other], moves[place]
        return beam(game, Worlds(game, view, seat, dice, 1), seat, moves[:SEEN], SHORT)[0].moves[0]
