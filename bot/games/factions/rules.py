"""Factions of Sol as the engine sees it: start here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.foresight import SCORE
from bot.engine.hints import LEARNING
from bot.engine.moves import Deals, Held, InTurn, Move, Param, Seat, Shown, Side, SideInfo, Text, Value, Verb
from bot.engine.options import GameInfo, Options, Stop
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Standings, Summary
from bot.engine.steps import Step
from bot.games.factions.cards.cards import FACTIONS, NUMBERS
from bot.games.factions.round.agenda import Factions
from bot.games.factions.round.beginning import is_set_up
from bot.games.factions.round.setup import deal
from bot.games.factions.scoring.scoring import points, standings
from bot.games.factions.seat.fates import fates
from bot.games.factions.seat.held import held
from bot.games.factions.seat.hints import HINTS
from bot.games.factions.seat.invariants import check
from bot.games.factions.seat.labels import labels
from bot.games.factions.seat.secrets import deal_anew, hide
from bot.games.factions.seat.settings import AtAnyTime, Preferences
from bot.games.factions.table.options import OPTIONS, PRESETS
from bot.games.factions.table.state import NONE
from bot.games.factions.table.tables import WHO
from bot.games.factions.thinking.thinking import FactionsThinking

VERBS = (
    Verb("move", (Param("path"),), open=True, shown=Shown(charted=True)),
    Verb("use", (Param("planet"), Param("as")), optional=1),
    Verb("mine", (Param("asteroid"),)),
    Verb("act", (Param("ability"),)),
    Verb("charge", (Param("planet"),), optional=1, turn=InTurn(alone=True)),
    Verb("pass", turn=InTurn(alone=True)),
    Verb("end", turn=InTurn(ends=True)),
    Verb("rescue", (Param("sector"), Param("ship"), Param("payment")), optional=2, shown=Shown(rare=True)),
    Verb("swap", (Param("planet"), Param("other")), shown=Shown(group="machine")),
    Verb(
        "offer",
        (Param("player"), Param("terms")),
        open=True,
        shown=Shown(group="trade"),
        deals=Deals(offers=True),
    ),
    Verb(
        "accept",
        (Param("player"), Param("cards")),
        optional=1,
        open=True,
        shown=Shown(group="trade"),
        deals=Deals(heeds=("offered", "countered")),
    ),
    Verb(
        "counter",
        (Param("player"), Param("terms")),
        open=True,
        shown=Shown(group="trade"),
        deals=Deals(offers=True),
    ),
    Verb("decline", (Param("player"),), shown=Shown(group="trade")),
    Verb("withdraw", (Param("player"),), shown=Shown(group="trade")),
    Verb("vote", (Param("space"),)),
    Verb("build", (Param("machines"),), open=True, shown=Shown(group="machine")),
    Verb("refresh"),
    Verb("ride", (Param("sector"),)),
    Verb("stay"),
    Verb("choose", (Param("choice"),), shown=Shown(answers=True)),
    Verb("skip"),
    Verb("ready"),
    Verb("convert", (Param("resources", "number"),), shown=Shown(group="free"), turn=InTurn(free=True)),
    Verb(
        "place",
        (Param("explorer"), Param("exoplanet"), Param("sure")),
        optional=1,
        shown=Shown(group="free", whole=True),
        turn=InTurn(free=True),
    ),
    Verb("riding", (Param("when"),), shown=Shown(group="set"), turn=InTurn(setting=True)),
    Verb("ascending", (Param("when"),), shown=Shown(group="set"), turn=InTurn(setting=True)),
    Verb("finishing", (Param("switch"),), shown=Shown(group="set"), turn=InTurn(setting=True)),
    Verb(
        "finish",
        (Param("objective"), Param("answer")),
        shown=Shown(group="set"),
        turn=InTurn(setting=True, free=True),
    ),
    Verb("look", (Param("asteroid"),), turn=InTurn(setting=True, free=True)),
)


class FactionsRules(Game[Factions]):
    """Factions of Sol."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="factions",
        min_seats=1,
        max_seats=4,
        version=8,
        since=8,
        verbs=VERBS,
        options=OPTIONS,
        presets=PRESETS,
        tour={"moves": Stop(after="moved")},
    )
    state_type = Factions
    tells_points = True
    stocks = frozenset({"resources"})
    thinks = FactionsThinking
    hints = HINTS
    anytime: Step | None = AtAnyTime()
    preferences: Step | None = Preferences()

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Factions:
        return deal(seats, options, rng, version)

    def hide(self, view: Factions, viewer: Seat | None) -> None:
        hide(view, viewer)

    def deal_anew(self, world: Factions, viewer: Seat | None, rng: Rng) -> None:
        deal_anew(world, viewer, rng)

    def secrets(self, options: Options, seats: int) -> bool:
        return True

    def standings(self, state: Factions) -> Standings:
        return standings(state)

    def sides(self, state: Factions) -> tuple[SideInfo, ...]:
        seats = tuple([SideInfo(Seat(side), None, side) for side in range(state.seats)])
        if len(state.players) == state.seats:
            return seats
        return (*seats, SideInfo(None, self._automa_name(state), state.automa))

    def _automa_name(self, state: Factions) -> Text:
        faction = state.players[state.automa].faction
        return Text("automa") if faction == NONE else Text("automa-of", {"faction": FACTIONS[faction].name})

    def measures(self, state: Factions, side: Side) -> Mapping[str, int]:
        player = state.players[side]
        if player.faction == NONE and side != state.automa:
            # Whatever faction is chosen, everyone begins with the same.
            state = state.trial(side)
            player = state.players[side]
            player.faction, player.energy, player.resources = 0, NUMBERS.energy, NUMBERS.resources
        # What resources are worth at the end is no gain beside the resources themselves, and no price of what they buy.
        sources = points(state, side)
        return {
            SCORE: sum(sources.values()) - sources["resources"],
            "energy": player.energy,
            "resources": player.resources,
            "explorers": len(player.explorers) + len(player.shown),
        }

    def breakdown(self, state: Factions, side: Side) -> Mapping[str, int]:
        return points(state, side)

    def fates(self, world: Factions, side: Side, move: Move) -> Sequence[Factions]:
        return fates(world, side, move, self.copy)

    def turns_of(self, state: Factions, seat: Seat) -> int:
        """Those of earlier rounds are at least as many as one is new for."""
        return state.players[seat].round.turns + LEARNING * (state.number - 1)

    def headline(self, state: Factions) -> Text:
        if state.over:
            places = self.standings(state).places or ()
            winners = [WHO[side] for side, place in enumerate(places) if place == 1]
            return Text("headline-over", {"winners": winners})
        if is_set_up(state):
            return Text("headline-set-up", {"round": 0, "rounds": state.rounds})
        if state.seats == 1:
            return Text("headline-alone", {"round": state.number, "rounds": state.rounds})
        passed = sum(player.passed for player in state.players[: state.seats])
        return Text("headline", {"round": state.number, "rounds": state.rounds, "passed": passed})

    def turn(self, state: Factions) -> str:
        """The round, and how many turns were begun in it."""
        return f"{state.number} {sum(player.round.turns for player in state.players)}"

    def labels(
        self, state: Factions, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        return labels(state, seat, verb, chosen, values)

    def held(self, state: Factions, seat: Seat) -> list[Held]:
        return held(state, seat)

    def awaited(self, state: Factions) -> list[Seat]:
        """Whoever answers an offer comes before its maker, whose next move would end it."""
        seats = super().awaited(state)
        return seats[::-1] if state.beside else seats

    def summary(self, state: Factions) -> Summary:
        numbers = [player.faction for player in state.players[: state.seats]]
        return Summary(
            tuple("" if number == NONE else FACTIONS[number].word for number in numbers), state.number
        )

    def check_invariants(self, state: Factions) -> None:
        check(state)
