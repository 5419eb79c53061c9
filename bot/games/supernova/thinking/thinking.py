"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.engine.steps import Chooser
from bot.engine.thinking import Thinking
from bot.games.supernova.conflict.attack_questions import Muster
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.table.tables import DONE
from bot.games.supernova.thinking.evaluation import is_fair_answer, terms
from bot.games.supernova.thinking.reach import is_half_hearted


class SuperNovaThinking(Thinking[SuperNova]):
    """How computer players see the game."""

    def terms(self, view: SuperNova, seat: Seat) -> dict[str, float]:
        return terms(view, seat)

    def candidates(self, state: SuperNova, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """No bargain in which the seat gives more than it gets, and no ship stays that would decide an attack."""
        found = super().candidates(state, seat, dice, most)
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Muster) and DONE in found and is_half_hearted(state, top.attack(state)):
            found.remove(DONE)
        return [move for move in found if is_fair_answer(state, seat, move)]
