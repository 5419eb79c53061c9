"""Plans its turn in a few imagined worlds, and plays the first move of the plan that looks best."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.memory import Memory, rest_of
from bot.players.survey import Survey


class GreedyPlayer:
    """Plays towards the position that is worth most at the end of its turn.

    It remembers how its plan goes on, by the view that it expects, and plans anew whenever anything else comes.
    """

    def __init__(self) -> None:
        self._memory = Memory()

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """The first move of the best plan, of equally good ones of a shortest; ties are broken at random."""
        if (free := free_move(game, view, seat, dice)) is not None:
            return free
        encoded = game.encode(view)
        if (offer := self._memory.offer(game, view, seat, encoded)) is not None:
            return offer
        if (planned := self._memory.recall(seat, encoded)) is not None:
            return planned
        survey = Survey(game, view, seat, dice)
        if len(survey.moves) == 1:
            return survey.moves[0]
        plans = survey.plans()
        best = plans[0].worth, len(plans[0].moves)
        equals = {plan.moves[0]: plan for plan in reversed(plans) if (plan.worth, len(plan.moves)) == best}
        chosen = list(equals.values())[dice.below(len(equals))]
        self._memory.keep(seat, rest_of(game, survey.worlds[0], seat, chosen.moves))
        return chosen.moves[0]


def free_move(game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move | None:
    """The `free` move that makes the position worth most, if it is then worth more than now.

    Each one is an improvement, so they come to an end.
    """
    free = game.thinking.free_candidates(view, seat)
    asked = {move.verb for move in game.moves(view, seat)} if free else ()
    moves = [move for move in free if move.verb not in asked and game.info.is_beside(move)]
    if not moves:
        return None
    worths = Survey(game, view, seat, dice, moves).worths()
    best = max(worths)
    return moves[worths.index(best)] if best > game.thinking.evaluate(view, seat) else None
