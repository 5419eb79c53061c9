"""The state of a game of SOL: the table, and every step its agenda may hold."""

from __future__ import annotations

from bot.games.sol.actions.activate import Activating
from bot.games.sol.actions.boxed import GiveUp
from bot.games.sol.actions.convert import Converted, Deconverted
from bot.games.sol.actions.drawing import BeforeDraw, Draw, Keep, StallDraw
from bot.games.sol.actions.effects import EffectStep
from bot.games.sol.actions.events import Attrition, Shift, Singularity, Warp
from bot.games.sol.actions.flare import OrbitUse
from bot.games.sol.actions.move import Moving
from bot.games.sol.actions.scour import Scour
from bot.games.sol.holdings.rewards import Bonus
from bot.games.sol.round.drafting import Veto
from bot.games.sol.round.turn import Choose, NextTurn, Orbit
from bot.games.sol.round.vestigial import Vestigial
from bot.games.sol.scoring.ending import Finish, LastChance, Nova
from bot.games.sol.table.state import Table

TurnStep = (
    Choose | Moving | Converted | Deconverted | Activating | BeforeDraw | Draw | StallDraw | Orbit | NextTurn
)
AsideStep = Bonus | Keep | OrbitUse
EndStep = LastChance | Nova | Finish
OptionStep = Veto | Vestigial | GiveUp | Scour | Attrition | Shift | Warp | Singularity
AnyStep = TurnStep | AsideStep | EffectStep | EndStep | OptionStep


class Sol(Table):
    """A whole game as plain data."""

    stack: list[AnyStep]
    beside: list[AnyStep]
