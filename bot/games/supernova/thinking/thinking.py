"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.engine.steps import Chooser
from bot.engine.thinking import Thinking
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.thinking.evaluation import is_fair_answer, terms


class SuperNovaThinking(Thinking[SuperNova]):
    """How computer players see the game."""

    def terms(self, view: SuperNova, seat: Seat) -> dict[str, float]:
        return terms(view, seat)

    def candidates(self, state: SuperNova, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """No bargain in which the seat gives more than it gets."""
        found = super().candidates(state, seat, dice, most)
        return [move for move in found if is_fair_answer(state, seat, move)]
