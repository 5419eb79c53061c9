"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine.moves import Seat
from bot.engine.thinking import Course, Thinking
from bot.games.sol.round.agenda import Sol
from bot.games.sol.thinking.course import course, whereabouts
from bot.games.sol.thinking.evaluation import terms


class SolThinking(Thinking[Sol]):
    """How computer players see the game."""

    def terms(self, view: Sol, seat: Seat) -> dict[str, float]:
        return terms(view, seat)

    def course(
        self,
        world: Sol,
        seat: Seat,
        breadth: int,
        known: Sequence[Any] = (),
        hurried: Callable[[], bool] = lambda: False,
    ) -> Course | None:
        return course(world, seat, breadth, known, self.game, hurried)

    def whereabouts(self, view: Sol, seat: Seat) -> str:
        return whereabouts(view, seat)
