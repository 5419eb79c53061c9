"""The state of a game of SOL: the table, and every step its agenda may hold."""

from __future__ import annotations

from bot.games.sol.activate import Activating
from bot.games.sol.boxed import GiveUp
from bot.games.sol.cards import BeforeDraw, Draw, Keep, StallDraw
from bot.games.sol.convert import Converted, Deconverted
from bot.games.sol.draft import Veto
from bot.games.sol.effects import EffectStep
from bot.games.sol.end import Finish, LastChance, Nova
from bot.games.sol.events import Attrition, Shift, Singularity, Warp
from bot.games.sol.flare import OrbitUse
from bot.games.sol.move import Moving
from bot.games.sol.rewards import Bonus
from bot.games.sol.scour import Scour
from bot.games.sol.state import Table
from bot.games.sol.turn import Choose, NextTurn, Orbit
from bot.games.sol.vestigial import Vestigial

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
