"""An opponent for a first game: it looks at a few of its moves, and plays the one that looks best at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.plan import Breadth, Plan, beam
from bot.players.worlds import Worlds

MOST_SEEN = 4
"""How many of its moves it looks at: from one to so many, which is drawn each time. The others it overlooks."""
SHORT = Breadth(1, 12)


class EasyPlayer:
    """Plans a few moves ahead as others do, but overlooks most of what it could begin with.

    It makes no offers, and nothing rare, such as a rescue for points, where there is anything else.
    """

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """One of the seat's legal moves."""
        moves = seen(game, view, seat, dice)
        return moves[0] if len(moves) == 1 else short_plans(game, view, seat, dice, moves)[0].moves[0]


def seen(game: Game[Any], view: Any, seat: Seat, dice: Dice) -> list[Move]:
    """The moves that are not overlooked, at least one."""
    offer = game.offer(view, seat)
    moves = [move for move in game.thinking.candidates(view, seat, dice, 0) if move.verb not in offer.rare]
    if not moves:
        move = offer.sample(dice, rare=False)
        assert move is not None, "a seat that is asked has a move"
        return [move]
    count = min(1 + dice.below(MOST_SEEN), len(moves))
    for place in range(count):
        other = place + dice.below(len(moves) - place)
        moves[place], moves[other] = moves[other], moves[place]
    return moves[:count]


def short_plans(game: Game[Any], view: Any, seat: Seat, dice: Dice, moves: Sequence[Move]) -> list[Plan]:
    """The plans that begin with one of the moves, best first."""
    return beam(game, Worlds(game, view, seat, dice, 1), seat, moves, SHORT)
