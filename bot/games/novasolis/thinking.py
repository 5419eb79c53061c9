"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move, Seat
from bot.engine.steps import Chooser
from bot.engine.thinking import Thinking
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.core.conflict.allocation import AUTO, PutDice
from bot.games.novasolis.core.round.drafting import RACE, ChooseRaces
from bot.games.novasolis.core.thinking.evaluation import ADVICE, evaluate, good_races


class NovaThinking(Thinking[NovaSolis]):
    """How computer players see the game."""

    certain: ClassVar[frozenset[str]] = frozenset(
        {"logistics", "allocate", "pay", "remove", "build", "move", "claim", "convert", "reset"}
    )

    def evaluate(self, view: NovaSolis, seat: Seat) -> int:
        return evaluate(view, seat)

    def candidates(self, state: NovaSolis, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """See Thinking.candidates. Dice go where they are put by themselves: other ways are not worth the time.

        The race is drawn among good ones, so that computer players show all of them. Modules have a say in all others.
        """
        step = state.stack[-1] if state.stack else None
        if isinstance(step, PutDice):
            return [AUTO]
        if isinstance(step, ChooseRaces):
            good = good_races(state, step.left[0], step.free(state))
            return [RACE[good[dice.below(len(good))]]]
        found = super().candidates(state, seat, dice, most)
        for advise in state.hooks[ADVICE]:
            found = advise(state, found)
        return found
