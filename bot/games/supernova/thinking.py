"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.thinking import Thinking
from bot.games.supernova.agenda import SuperNova
from bot.games.supernova.evaluation import evaluate


class SuperNovaThinking(Thinking[SuperNova]):
    """How computer players see the game."""

    def evaluate(self, view: SuperNova, seat: Seat) -> int:
        return evaluate(view, seat)
