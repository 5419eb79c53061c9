"""The state of a game of SOL: the table, and every step its agenda may hold."""

from __future__ import annotations

from bot.games.sol.activate import Activating
from bot.games.sol.cards import BeforeDraw, Draw, Keep, StallDraw
from bot.games.sol.convert import Converted
from bot.games.sol.end import Finish, LastChance
from bot.games.sol.flare import OrbitUse
from bot.games.sol.move import Moving
from bot.games.sol.rewards import Bonus
from bot.games.sol.state import Table
from bot.games.sol.turn import Choose, NextTurn, Orbit

TurnStep = Choose | Moving | Converted | Activating | BeforeDraw | Draw | StallDraw | Orbit | NextTurn
AsideStep = Bonus | Keep | OrbitUse
EndStep = LastChance | Finish
AnyStep = TurnStep | AsideStep | EndStep


class Sol(Table):
    """A whole game as plain data."""

    stack: list[AnyStep]
    beside: list[AnyStep]
