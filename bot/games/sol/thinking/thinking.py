"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.moves import Move, Seat, Side
from bot.engine.steps import Chooser
from bot.engine.thinking import GamePlan, Thinking
from bot.games.sol.actions.drawing import Draw, Keep
from bot.games.sol.round.agenda import Sol
from bot.games.sol.scoring.standings import is_shared
from bot.games.sol.table.state import Suit
from bot.games.sol.thinking.evaluation import earned, terms
from bot.games.sol.thinking.game_plan import game_plan, whereabouts

ORBITS = 1
"""The depth of the inner of the orbits: what is deeper is inside the Sun."""
PAIR = 2
"""With so many sundivers at hand there is something to do, and it costs more turns to build again than it gains."""


class SolThinking(Thinking[Sol]):
    """How computer players see the game."""

    grounds: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "result": ("score",),
        "momentum": ("score",),
        "energy": ("energy",),
        "sundivers": ("sundivers", "inside"),
        "structures": ("stations", "bridges", "cards"),
        "way_in": ("bridges", "cards"),
        "conversion": (),
        "engine": ("stations", "bridges"),
        "card": ("cards",),
        "behind": (),
    }

    unsaid: ClassVar[frozenset[str]] = frozenset({"cards drawn"})
    last_resorts: ClassVar[frozenset[str]] = frozenset({"deconvert", "hold"})
    tacit: ClassVar[frozenset[str]] = frozenset({"conversion", "sundivers", "structures", "way_in", "energy"})

    def candidates(self, state: Sol, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """All moves; among rivals, who has two sundivers at hand thinks of taking nothing down."""
        found = super().candidates(state, seat, dice, most)
        if is_shared(state.options, state.seats):
            return found
        at_hand = state.players[seat].pool + sum(state.sundivers[seat])
        return [move for move in found if move.verb != "deconvert"] if at_hand >= PAIR else found

    def terms(self, view: Sol, seat: Seat) -> dict[str, float]:
        return terms(view, seat)

    def game_plan(
        self,
        world: Sol,
        seat: Seat,
        breadth: int,
        known: Sequence[Any] = (),
        hurried: Callable[[], bool] = lambda: False,
    ) -> GamePlan | None:
        return game_plan(world, seat, breadth, known, self.game, hurried)

    def whereabouts(self, view: Sol, seat: Seat) -> str:
        return whereabouts(view, seat)

    def counts(self, view: Sol, side: Side) -> Mapping[str, int]:
        return {
            **self.game.measures(view, side),
            "stations": sum(station is not None and station.seat == Seat(side) for station in view.stations),
            "bridges": sum(bridge.seat == Seat(side) for bridge in view.bridges.values()),
            "cards": int(_keeps(view, Seat(side))),
            "inside": sum(n for n, depth in zip(view.sundivers[side], view.layout.depth) if depth > ORBITS),
        }


def _keeps(view: Sol, seat: Seat) -> bool:
    """Whether a seat keeps a card once the action under way is over: of all that it holds and draws, it is one."""
    if view.players[seat].held is not Suit.HIDDEN or earned(view, seat):
        return True
    return any(
        isinstance(step, Draw | Keep) and step.seat == seat and step.drawn
        for step in (*view.stack, *view.beside)
    )
