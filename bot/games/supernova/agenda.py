"""The state of a game of Super Nova: the table, and every step its agenda may hold."""

from __future__ import annotations

from bot.games.supernova.action import Action
from bot.games.supernova.attack import Attack
from bot.games.supernova.attack_questions import Defend, Form, Muster, Strike
from bot.games.supernova.build import Build, TerraformPlanet
from bot.games.supernova.cleanup import Cleanup, DropPopulation, DropShip, HandDiscard, KeepRace
from bot.games.supernova.discover import Discover, FurtherDiscovery, Shape
from bot.games.supernova.draw import Draw, HandExchange
from bot.games.supernova.end import TurnEnd
from bot.games.supernova.homeworlds import FirstHomeworld
from bot.games.supernova.landing import Landing
from bot.games.supernova.phases import Phase, PhaseEnd, RepeatedDiscover, Turn
from bot.games.supernova.results import AssetChoice
from bot.games.supernova.shaping import Shaping
from bot.games.supernova.special_effects.space import Burn
from bot.games.supernova.state import Table
from bot.games.supernova.together import Together
from bot.games.supernova.trade import Accept, Bargain, Offer
from bot.games.supernova.transport import Transport
from bot.games.supernova.windows import Resolve, Window

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
TradeStep = Offer | Bargain | Accept
AttackStep = Attack | Muster | Defend | Form | Strike | AssetChoice
AnyStep = FrameStep | SlotStep | AsideStep | TradeStep | AttackStep | Window | Resolve


class SuperNova(Table):
    """A whole game as plain data."""

    stack: list[AnyStep]
    beside: list[AnyStep]
