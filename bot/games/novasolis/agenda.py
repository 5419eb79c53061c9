"""The state of a game of Nova Solis: the table, every step its agenda may hold, every part modules may add."""

from __future__ import annotations

from functools import cache

from bot.games.novasolis.agreements import Pouch
from bot.games.novasolis.core.actions.aftermath import Aftermath
from bot.games.novasolis.core.actions.allocating import Allocate
from bot.games.novasolis.core.actions.hands import HandLimit
from bot.games.novasolis.core.actions.logistics import LogisticsStep
from bot.games.novasolis.core.actions.seizing import Seizing
from bot.games.novasolis.core.actions.surveying import KeepScanned, Reveal
from bot.games.novasolis.core.actions.upkeep import Upkeep
from bot.games.novasolis.core.alone.entity import DrawCards, EntityPhase
from bot.games.novasolis.core.alone.entity_cards import DrawnCard
from bot.games.novasolis.core.alone.roaming import Attacks
from bot.games.novasolis.core.conflict.abilities import AfterRoll
from bot.games.novasolis.core.conflict.allocation import PutDice
from bot.games.novasolis.core.conflict.combat import Combat, Onward
from bot.games.novasolis.core.conflict.fighting import Fighting
from bot.games.novasolis.core.round.drafting import ChooseRaces, KeepObjectives, KeepTiles
from bot.games.novasolis.core.round.rounds import PlayerPhase, RoundStep
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.expansions import MODULES
from bot.games.novasolis.modules.destroyers.locations import Ravages
from bot.games.novasolis.modules.diplomacy.envoys import Ballot, Envoys
from bot.games.novasolis.modules.diplomacy.members import Alliances
from bot.games.novasolis.modules.diplomacy.support import CallAllies
from bot.games.novasolis.modules.trade.choosing import Mine, ReturnToken
from bot.games.novasolis.modules.trade.contracts import Leaving, Trade
from bot.games.novasolis.modules.trade.offers import Call, TradeOffer
from bot.games.novasolis.modules.trade.window import Bargaining, Retorts
from bot.games.novasolis.modules.void.covering import Cover
from bot.games.novasolis.modules.void.matter import Void
from bot.games.parts.modules import Hooks

SetupStep = ChooseRaces | KeepObjectives | KeepTiles
FrameStep = RoundStep | PlayerPhase | TurnStep
MoveStep = Aftermath | Seizing
LogisticsSteps = LogisticsStep | Allocate | HandLimit | Upkeep
CombatSteps = Fighting | Combat | AfterRoll | PutDice | Onward
ScienceSteps = KeepScanned | Reveal
EntityStep = EntityPhase | DrawCards | DrawnCard | Attacks
TradeStep = Bargaining | TradeOffer | Call | Leaving | Retorts | ReturnToken | Mine
ModuleStep = Cover | Envoys | Ballot | CallAllies | TradeStep
AnyStep = (
    SetupStep | FrameStep | MoveStep | CombatSteps | LogisticsSteps | ScienceSteps | EntityStep | ModuleStep
)
Part = Pouch | Ravages | Alliances | Trade | Void
"""What modules add to the table."""


class NovaSolis(Table):
    """A whole game as plain data."""

    stack: list[AnyStep]
    beside: list[AnyStep]
    parts: list[Part] = []

    @property
    def hooks(self) -> Hooks:
        return _hooks(self.modules)


@cache
def _hooks(modules: tuple[str, ...]) -> Hooks:
    return MODULES.on(modules).hooks
