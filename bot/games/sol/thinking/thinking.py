"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.thinking import Thinking
from bot.games.sol.round.agenda import Sol
from bot.games.sol.thinking.evaluation import evaluate


class SolThinking(Thinking[Sol]):
    """How computer players see the game."""

    def evaluate(self, view: Sol, seat: Seat) -> int:
        return evaluate(view, seat)
