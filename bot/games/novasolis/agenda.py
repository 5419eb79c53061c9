"""The state of a game of Nova Solis: the table, every step its agenda may hold, every part modules may add."""

from __future__ import annotations

from bot.games.novasolis.core.aftermath import Aftermath
from bot.games.novasolis.core.drafting import ChooseRaces, KeepObjectives, KeepTiles
from bot.games.novasolis.core.rounds import PlayerPhase, RoundStep
from bot.games.novasolis.core.seizing import Seizing
from bot.games.novasolis.core.state import Table
from bot.games.novasolis.core.turn import TurnStep

SetupStep = ChooseRaces | KeepObjectives | KeepTiles
FrameStep = RoundStep | PlayerPhase | TurnStep
MoveStep = Aftermath | Seizing
AnyStep = SetupStep | FrameStep | MoveStep


class NovaSolis(Table):
    """A whole game as plain data."""

    stack: list[AnyStep]
    beside: list[AnyStep]
