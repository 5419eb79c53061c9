"""The state of a game of Factions of Sol: the table, and every step its agenda may hold."""

from __future__ import annotations

from bot.games.factions.actions.effects import Choice, Victim
from bot.games.factions.actions.exoplanets import Mapping, TakeExoplanet, UseEffect
from bot.games.factions.actions.mining import WhichAsteroid
from bot.games.factions.actions.objectives import Draft, Finish, OverLimit
from bot.games.factions.actions.paying import Paying
from bot.games.factions.actions.places import (
    ClearSectors,
    FreeShip,
    FreeSteps,
    LookAt,
    PlaceWormholes,
    SiphonSector,
    Teleport,
    TeleportingShip,
)
from bot.games.factions.actions.planets import Announce, BuildAtMars, ChooseAmount, Market, Vote
from bot.games.factions.actions.research import ReturnTech, TakeResearch, TakeTech
from bot.games.factions.actions.trading import TradeOffer
from bot.games.factions.actions.using import Ascend, PushOn, Use
from bot.games.factions.alone.solo import Around, AutomaTurn, GateTheFullest
from bot.games.factions.holdings.asking import Do, InOrder
from bot.games.factions.holdings.orbiting import Orbiting, Rides, WhichNode, WhichPlanet
from bot.games.factions.holdings.upgrades import Build
from bot.games.factions.round.beginning import ChooseFactions, FirstThings, PlaceGates, PlaceShips
from bot.games.factions.round.rounds import MainPhase, RoundStep
from bot.games.factions.round.turn import Landing, TurnEnd, TurnStep
from bot.games.factions.round.upkeep import BreakTie, GetReady
from bot.games.factions.table.state import Table

SetupStep = ChooseFactions | PlaceShips | FirstThings | PlaceGates
FrameStep = RoundStep | MainPhase | TurnStep | Landing | TurnEnd | GetReady | BreakTie | TradeOffer
VisitStep = Use | PushOn | Ascend | ChooseAmount | Announce | Vote | BuildAtMars | Market
GainStep = UseEffect | TakeExoplanet | Mapping | TakeTech | ReturnTech | TakeResearch | Build
EffectStep = Do | InOrder | Choice | Victim | Paying | WhichAsteroid | Draft | Finish | OverLimit
SectorStep = (
    TeleportingShip | Teleport | FreeShip | FreeSteps | PlaceWormholes | ClearSectors | SiphonSector | LookAt
)
PlanetStep = Orbiting | Rides | WhichPlanet | WhichNode
AutomaStep = AutomaTurn | Around | GateTheFullest
AnyStep = SetupStep | FrameStep | VisitStep | GainStep | EffectStep | SectorStep | PlanetStep | AutomaStep


class Factions(Table):
    """A whole game as plain data."""

    stack: list[AnyStep]
    beside: list[AnyStep]
