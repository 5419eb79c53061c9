"""What modules cost that are off: the same games of Nova Solis as it is, and with a core that knows of no module.

Nothing of a module that is off runs. What is left are longer lists of verbs and of the steps that a state may hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, ClassVar

from msgspec.structs import replace

from bot.engine.moves import Move, Seat
from bot.engine.options import GameInfo
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.games.novasolis.agenda import (
    CombatSteps,
    EntityStep,
    FrameStep,
    LogisticsSteps,
    MoveStep,
    ScienceSteps,
    SetupStep,
)
from bot.games.novasolis.core.round.setup import deal
from bot.games.novasolis.core.seat.secrets import hide
from bot.games.novasolis.core.table.options import OPTIONS
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.expansions import MODULES
from bot.games.novasolis.rules import VERBS, NovaRules
from bot.games.parts.modules import Hooks
from tests.bench.table import Row, interleaved, sized

SEATS, MOVES = sized((6, 100_000), (2, 60))
SEED = "modules off"
NO_HOOKS = Hooks()
CoreStep = SetupStep | FrameStep | MoveStep | CombatSteps | LogisticsSteps | ScienceSteps | EntityStep


class CoreTable(Table):
    """A game of the core alone."""

    stack: list[CoreStep]
    beside: list[CoreStep]

    @property
    def hooks(self) -> Hooks:
        return NO_HOOKS


class CoreRules(NovaRules):
    """Nova Solis as it would be without any module."""

    info: ClassVar[GameInfo] = replace(
        NovaRules.info,
        verbs=tuple(verb for verb in VERBS if verb not in MODULES.verbs),
        options=OPTIONS,
        presets=(),
    )
    state_type: Any = CoreTable

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Any:
        return deal(CoreTable, seats, options, (), rng, version)

    def hide(self, view: Any, viewer: Seat | None) -> None:
        hide(view, viewer)

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        """None of them is a module's."""


def _replay(game: Game[Any], moves: list[tuple[Seat, Move]]) -> Any:
    """Play a game again as a table does: what can be done is listed, the move is checked, all see what came of it."""
    state = game.setup(SEATS, {}, Rng(SEED))
    for seat, move in moves:
        assert game.offer(state, seat).verbs
        game.play(state, seat, move)
        game.view(state, seat)
    return state


def rows() -> Iterator[Row]:
    """A whole random game of the core, played again by both in turn."""
    game, core = NovaRules(), CoreRules()
    moves = [
        (turn.seat, turn.move)
        for turn in playout(core, core.setup(SEATS, {}, Rng(SEED)), Dice(SEED), limit=MOVES)
    ]
    if _replay(game, moves).empires != _replay(core, moves).empires:
        raise AssertionError("the same moves lead to different games")
    ours, theirs, ratio = interleaved(partial(_replay, game, moves), partial(_replay, core, moves))
    yield Row(
        f"a game of novasolis, {SEATS} seats, modules off",
        f"{ours * 1000:.0f} ms",
        f"a core without any {theirs * 1000:.0f} ms",
        ratio,
        "<= 1.1",
    )
