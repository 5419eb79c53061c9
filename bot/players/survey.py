"""A question as a planner sees it: its moves, worlds that it imagines for it, and the plans that it finds in these.

Every kind that plans begins here, and so do suggestions and what players are said to think.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.plan import (
    MORE_WORLDS,
    WORLDS,
    Breadth,
    Plan,
    best_plans,
    carry_out,
    expectations,
    goes_on,
    plans_ahead,
)
from bot.players.worlds import Worlds

OPEN_MOVES = 12
"""How many moves of open verbs are tried, beside all that are listed."""


JUDGED = 5
"""In so many worlds it is looked whether a plan wastes its turn."""


Judge = Callable[[Any, Any, Seat, Sequence[Move]], bool]
"""Judges moves of a seat by the view before them and the position after them."""


class Survey:
    """What a seat that is asked can do. Plans begin with one of `moves`, by default with all that are worth a thought.

    Worlds are drawn when they are first needed, behind whatever the moves were drawn with.
    """

    def __init__(
        self, game: Game[Any], view: Any, seat: Seat, dice: Dice, moves: Sequence[Move] | None = None
    ) -> None:
        self.game, self.seat = game, seat
        self._view, self._dice = view, dice
        self.moves = game.thinking.candidates(view, seat, dice, OPEN_MOVES) if moves is None else moves

    @cached_property
    def worlds(self) -> Worlds:
        """Worlds that fit the view, the same for everything that is compared."""
        return Worlds(self.game, self._view, self.seat, self._dice, WORLDS + MORE_WORLDS)

    def plans(self) -> list[Plan]:
        """The best plans for the turn, best first; where none seems better than what there is, with the next turn.

        Those before the first that does not waste its turn (`Thinking.wastes`) come last, if it leads to hardly less;
        those before the first that does not even lose by it, in any case.
        """
        found = plans_ahead(self.game, self.worlds, self.seat, self.moves)
        lost = list(takewhile(self.loses, found))
        found = found[len(lost) :] + lost
        near = [plan for plan in found if self.is_hardly_less(plan, found[0])]
        wasted = list(takewhile(self.wastes, near))
        return found[len(wasted) :] + wasted if wasted != near else found

    def is_hardly_less(self, plan: Plan, best: Plan) -> bool:
        """Whether a plan leads to so little less than the best that it is rather made than that one wasted."""
        return plan.worth >= best.worth - self.game.thinking.spared

    def wastes(self, plan: Plan) -> bool:
        """Whether the turn with which a plan begins brings nothing in most of a few worlds: luck hides no waste."""
        return self._is_in_most(self.game.thinking.wastes, plan)

    def loses(self, plan: Plan) -> bool:
        """Whether the turn with which a plan begins even costs what it is made for, in most of a few worlds."""
        return self._is_in_most(self.game.thinking.loses, plan)

    def _is_in_most(self, judge: Judge, plan: Plan) -> bool:
        judged = self.worlds[:JUDGED]
        return 2 * sum(self._is_in(world, judge, plan) for world in judged) > len(judged)

    def _is_in(self, world: bytes, judge: Judge, plan: Plan) -> bool:
        game, state = self.game, self.game.decode(world)
        turn, moves = game.turn(state), list[Move]()
        for move in plan.moves:
            if moves and not (goes_on(game, state, self.seat) and game.offer(state, self.seat).allows(move)):
                break
            carry_out(game, state, self.seat, (move,))
            moves.append(move)
            if game.turn(state) != turn:
                break
        return judge(self._view, state, self.seat, moves)

    def broad_plans(self, breadth: Breadth, last: int) -> list[Plan]:
        """The best plans found by looking so far, best first, of which `last` are compared in all worlds."""
        return best_plans(self.game, self.worlds, self.seat, self.moves, breadth, last)

    def worths(self) -> list[float]:
        """What the position is worth after each of the moves alone, on average."""
        return expectations(self.game, self.worlds, self.seat, [(move,) for move in self.moves])
