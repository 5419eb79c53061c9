"""The state of a game of Factions of Sol: the table, and every step its agenda may hold."""

from __future__ import annotations

from bot.games.factions.beginning import ChooseFactions, FirstThings, PlaceGates, PlaceShips
from bot.games.factions.doing import Do
from bot.games.factions.effects import Choice, Victim
from bot.games.factions.exoplanets import Mapping, TakeExoplanet, UseEffect
from bot.games.factions.mining import WhichAsteroid
from bot.games.factions.objectives import Draft, Finish, OverLimit
from bot.games.factions.orbiting import Orbiting, Rides, WhichNode, WhichPlanet
from bot.games.factions.paying import Paying
from bot.games.factions.places import (
    ClearSectors,
    FreeShip,
    FreeSteps,
    LookAt,
    PlaceWormholes,
    SiphonSector,
    Teleport,
    TeleportingShip,
)
from bot.games.factions.planets import Announce, BuildAtMars, ChooseAmount, Market, Vote
from bot.games.factions.research import ReturnTech, TakeResearch, TakeTech
from bot.games.factions.rounds import MainPhase, RoundStep
from bot.games.factions.solo import Around, AutomaTurn, GateTheFullest
from bot.games.factions.state import Table
from bot.games.factions.trading import Offer
from bot.games.factions.triggers import InOrder
from bot.games.factions.turn import TurnEnd, TurnStep
from bot.games.factions.upgrades import Build
from bot.games.factions.upkeep import BreakTie, GetReady
from bot.games.factions.using import Ascend, PushOn, Use

SetupStep = ChooseFactions | PlaceShips | FirstThings | PlaceGates
FrameStep = RoundStep | MainPhase | TurnStep | TurnEnd | GetReady | BreakTie | Offer
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
