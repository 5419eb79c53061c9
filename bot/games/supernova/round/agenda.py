"""The state of a game of Super Nova: the table, and every step its agenda may hold."""

from __future__ import annotations

from bot.games.supernova.actions.action import Action
from bot.games.supernova.actions.build import Build, TerraformPlanet
from bot.games.supernova.actions.cleanup import Cleanup, DropPopulation, DropShip, HandDiscard, KeepRace
from bot.games.supernova.actions.discover import Discover, FurtherDiscovery, Shape
from bot.games.supernova.actions.draw import Draw, HandExchange
from bot.games.supernova.actions.homeworlds import FirstHomeworld
from bot.games.supernova.actions.landing import Landing
from bot.games.supernova.actions.special_effects.space import Burn
from bot.games.supernova.actions.together import Together
from bot.games.supernova.actions.trade import Accept, Bargain, TradeOffer
from bot.games.supernova.actions.transport import Transport
from bot.games.supernova.answers.windows import AnswerWindow, Resolve
from bot.games.supernova.conflict.attack import Attack
from bot.games.supernova.conflict.attack_questions import Defend, Form, Muster, Strike
from bot.games.supernova.conflict.results import AssetChoice
from bot.games.supernova.round.ending import TurnEnd
from bot.games.supernova.round.phases import Phase, PhaseEnd, RepeatedDiscover, Turn
from bot.games.supernova.round.shaping import Shaping
from bot.games.supernova.table.state import Table

FrameStep = Turn | Phase | PhaseEnd | RepeatedDiscover | TurnEnd | Cleanup | Together | Shaping
SlotStep = HandExchange | Draw | Discover | Shape | Build | Action | Transport | HandDiscard
AsideStep = (
    FurtherDiscovery
    | FirstHomeworld
    | TerraformPlanet
    | Landing
    | Burn
    | KeepRace
    | DropPopulation
    | DropShip
)
TradeStep = TradeOffer | Bargain | Accept
AttackStep = Attack | Muster | Defend | Form | Strike | AssetChoice
AnyStep = FrameStep | SlotStep | AsideStep | TradeStep | AttackStep | AnswerWindow | Resolve


class SuperNova(Table):
    """A whole game as plain data."""

    stack: list[AnyStep]
    beside: list[AnyStep]
