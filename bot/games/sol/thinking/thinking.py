"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.thinking import Thinking
from bot.games.sol.round.agenda import Sol
from bot.games.sol.thinking.evaluation import terms


class SolThinking(Thinking[Sol]):
    """How computer players see the game."""

    def terms(self, view: Sol, seat: Seat) -> dict[str, float]:
        return terms(view, seat)
