"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.moves import Move, Seat, Side, Value
from bot.engine.steps import Chooser
from bot.engine.thinking import Thinking
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.core.actions.surveying import KeepScanned
from bot.games.novasolis.core.conflict.allocation import AUTO, PutDice
from bot.games.novasolis.core.round.drafting import RACE, ChooseRaces
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.thinking import dealing
from bot.games.novasolis.core.thinking.counts import OF_LEVELS, OF_RESOURCES, counts
from bot.games.novasolis.core.thinking.evaluation import advised, terms
from bot.games.novasolis.core.thinking.last_round import is_last_turn, usual_gain


class NovaThinking(Thinking[NovaSolis]):
    """How computer players see the game."""

    plans_alone: ClassVar[bool] = True
    certain: ClassVar[frozenset[str]] = frozenset(
        {"logistics", "allocate", "pay", "remove", "build", "move", "claim", "convert", "reset"}
    )

    grounds: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "result": ("score",),
        "stars": ("score",),
        "levels": OF_LEVELS,
        "energy and research": ("energy", "research"),
        "resources": OF_RESOURCES,
        "colonies": ("colonies",),
        "fleet": ("ships", "stations"),
        "technologies": ("active", "technologies"),
        "objectives": (),
        "artifacts": ("artifacts",),
        "the Core": (),
        "settlers": ("settlers",),
        "fights": ("beaten", "safe"),
        "hand": ("tiles",),
        "modules": (),
        "gates": (),
    }
    unsaid: ClassVar[frozenset[str]] = frozenset(
        {
            "room",
            "actions left",
            "others",
            "artifacts of all",
            "stars beyond need",
            "the Entity's track",
            "ships of the Entity",
        }
    )

    def terms(self, view: NovaSolis, seat: Seat) -> dict[str, float]:
        return terms(view, seat)

    def counts(self, view: NovaSolis, side: Side) -> Mapping[str, int]:
        return {**self.game.measures(view, side), **counts(view, side)}

    def candidates(self, state: NovaSolis, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """See Thinking.candidates. Dice go where they are put by themselves: other ways are not worth the time.

        The race is drawn: they are about as strong (`tests/balance`), which no figure of a position tells beforehand.
        Of tiles that were drawn as many are kept as can be: it costs nothing. Nothing is scrapped.
        Modules have a say in all others.
        """
        if (reply := dealing.answer(state, seat)) is not None:
            return [reply]
        step = state.stack[-1] if state.stack else None
        if isinstance(step, PutDice):
            return [AUTO]
        if isinstance(step, ChooseRaces):
            free = step.free(state)
            return [RACE[free[dice.below(len(free))]]]
        moves = super().candidates(state, seat, dice, most)
        if isinstance(step, KeepScanned):
            return [move for move in moves if len(move.values) == step.most(state)]
        return advised(state, [move for move in moves if not _scraps(move)])

    def turn_again(self, state: NovaSolis, seat: Seat) -> bool:
        """What is left of a turn and the turns of others are passed over; then the Entity acts, as chance wills.

        In Survival the others score meanwhile as they did so far, so that its end is foreseen.
        """
        before = state.number, state.active
        while not state.over:
            has_turn = isinstance(state.stack[-1], TurnStep) and (state.number, state.active) != before
            asked = self.game.briefs(state)[0]
            if has_turn and asked.seat == seat:
                return True
            if has_turn and state.survival:
                state.empires[state.active].coop += usual_gain(state, state.active)
            self.game.apply(state, asked.seat, asked.default)
        return False

    def ends_soon(self, state: NovaSolis, seat: Seat) -> bool:
        return is_last_turn(state, seat)

    def bargain(self, state: NovaSolis, seat: Seat, verb: str, begin: Sequence[Value]) -> Move | None:
        return dealing.bargain(state, seat, verb, begin)

    def proposal(self, state: NovaSolis, seat: Seat) -> Move | None:
        return dealing.proposal(state, seat)

    def waits(self, state: NovaSolis, seat: Seat) -> bool:
        return dealing.is_pending(state, seat)


def _scraps(move: Move) -> bool:
    """Whether a Build takes something off the map."""
    return move.verb == "build" and any(str(order).startswith("scrap-") for order in move.values)
