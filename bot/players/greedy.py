"""Plans its turn in a few imagined worlds, and plays the first move of the plan that looks best."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.plan import MORE_WORLDS, WORLDS, expectations, plans_ahead
from bot.players.worlds import Worlds

OPEN_MOVES = 12
"""How many moves of open verbs are tried, beside all that are listed."""


class GreedyPlayer:
    """Plays towards the position that is worth most at the end of its turn."""

    name = "Striver"

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """The first move of the best plan, of equally good ones of a shortest; ties are broken at random."""
        if (free := free_move(game, view, seat, dice)) is not None:
            return free
        moves = game.candidates(view, seat, dice, OPEN_MOVES)
        if len(moves) == 1:
            return moves[0]
        worlds = Worlds(game, view, seat, dice, WORLDS + MORE_WORLDS)
        plans = plans_ahead(game, worlds, seat, moves)
        best = plans[0].worth, len(plans[0].moves)
        equals = list(dict.fromkeys(p.moves[0] for p in plans if (p.worth, len(p.moves)) == best))
        return equals[dice.below(len(equals))]


def free_move(game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move | None:
    """The `free` move that makes the position worth most, if it is then worth more than now.

    Each one is an improvement, so they come to an end.
    """
    asked = {move.verb for move in game.moves(view, seat)}
    free = game.free_moves(view, seat)
    moves = [move for move in free if move.verb not in asked and game.info.is_beside(move)]
    if not moves:
        return None
    worlds = Worlds(game, view, seat, dice, WORLDS + MORE_WORLDS)
    worths = expectations(game, worlds, seat, [(move,) for move in moves])
    best = max(worths)
    return moves[worths.index(best)] if best > game.evaluate(view, seat) else None
