"""What a computer player remembers: its plans, by the views that it expects, and in which views it made an offer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.rules import Game
from bot.engine.thinking import GamePlan
from bot.players.plan import goes_on, let_windows_pass

MOST_PLANNED = 200
"""How many planned moves are remembered, over all games, and of how many views that it made an offer there."""


class Memory:
    """The rest of plans. Where anything but the expected view comes, nothing is found, and the seat plans anew.

    A seat makes an offer once in the same view, which comes again when the offer was refused.
    """

    def __init__(self) -> None:
        self._planned: dict[tuple[Seat, bytes], Move] = {}
        self._offered: dict[tuple[Seat, bytes], None] = {}
        self._game_plans: dict[tuple[Seat, str], tuple[Any, ...]] = {}

    def recall(self, seat: Seat, view: bytes) -> Move | None:
        """The move planned for this encoded view, once."""
        return self._planned.pop((seat, view), None)

    def game_plan(self, game: Game[Any], view: Any, seat: Seat) -> tuple[Any, ...]:
        """What is left of a plan for a whole game that led to where the seat is."""
        return self._game_plans.get((seat, game.thinking.whereabouts(view, seat)), ())

    def keep(
        self, seat: Seat, expected: Iterable[tuple[bytes, Move]], game_plan: GamePlan | None = None
    ) -> None:
        """Remember the rest of a plan, as `rest_of` tells it, and that of one for a whole game."""
        if game_plan is not None and game_plan.whereabouts:
            if len(self._game_plans) > MOST_PLANNED:
                self._game_plans.clear()
            self._game_plans[seat, game_plan.whereabouts] = game_plan.rest
        if len(self._planned) > MOST_PLANNED:
            self._planned.clear()
        for view, move in expected:
            self._planned[seat, view] = move

    def offer(self, game: Game[Any], view: Any, seat: Seat, encoded: bytes) -> Move | None:
        """The offer that a seat had better make before anything else, once in the same view."""
        if (seat, encoded) in self._offered or (move := game.thinking.proposal(view, seat)) is None:
            return None
        if len(self._offered) == MOST_PLANNED:
            del self._offered[next(iter(self._offered))]
        self._offered[seat, encoded] = None
        return move


def rest_of(game: Game[Any], world: bytes, seat: Seat, moves: Sequence[Move]) -> list[tuple[bytes, Move]]:
    """The moves of a plan after its first, as far as the seat decides again, each with the encoded view before it."""
    state, found = game.decode(world), []
    for move, then in pairwise(moves):
        game.apply(state, seat, move)
        let_windows_pass(game, state)
        if not goes_on(game, state, seat) or game.offer(state, seat).taking(then) is None:
            break
        found.append((game.encode(game.view(state, seat)), then))
    return found
