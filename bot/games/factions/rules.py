"""Factions of Sol as the engine sees it: start here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.engine.moves import Move, Param, Seat, Side, Standings, Text, Value, Verb
from bot.engine.options import GameInfo, Options, Stop
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.steps import Chooser, Step
from bot.games.factions.agenda import Factions
from bot.games.factions.bargains import bargain
from bot.games.factions.beginning import ChooseFactions
from bot.games.factions.candidates import likely_moves, placements
from bot.games.factions.cards import FACTIONS
from bot.games.factions.dealing import deal
from bot.games.factions.evaluation import evaluate
from bot.games.factions.invariants import check
from bot.games.factions.labels import labels
from bot.games.factions.options import OPTIONS, PRESETS
from bot.games.factions.rounds import turn_again
from bot.games.factions.scoring import standings
from bot.games.factions.secrets import deal_anew, hide
from bot.games.factions.settings import AtAnyTime, Preferences
from bot.games.factions.state import NONE
from bot.games.factions.tables import WHO

VERBS = (
    Verb("move", (Param("path"),), open=True, charted=True),
    Verb("use", (Param("planet"), Param("as")), optional=1),
    Verb("mine", (Param("asteroid"),)),
    Verb("act", (Param("ability"),)),
    Verb("charge", (Param("planet"),), optional=1, alone=True),
    Verb("pass", alone=True),
    Verb("end", ends=True),
    Verb("rescue", (Param("sector"), Param("ship"), Param("payment")), optional=2, rare=True),
    Verb("swap", (Param("planet"), Param("other")), group="machine"),
    Verb("offer", (Param("player"), Param("terms")), open=True, group="trade", deal=True),
    Verb(
        "accept",
        (Param("player"), Param("cards")),
        optional=1,
        open=True,
        group="trade",
        heeds=("offered", "countered"),
    ),
    Verb("counter", (Param("player"), Param("terms")), open=True, group="trade", deal=True),
    Verb("decline", (Param("player"),), group="trade"),
    Verb("withdraw", (Param("player"),), group="trade"),
    Verb("vote", (Param("space"),)),
    Verb("build", (Param("machines"),), open=True, group="machine"),
    Verb("refresh"),
    Verb("ride", (Param("sector"),)),
    Verb("stay"),
    Verb("choose", (Param("choice"),)),
    Verb("skip"),
    Verb("ready"),
    Verb("convert", (Param("resources", "number"),), free=True, group="free"),
    Verb(
        "place", (Param("explorer"), Param("exoplanet"), Param("sure")), optional=1, free=True, group="free"
    ),
    Verb("riding", (Param("when"),), setting=True, group="set"),
    Verb("ascending", (Param("when"),), setting=True, group="set"),
    Verb("finishing", (Param("switch"),), setting=True, group="set"),
    Verb("finish", (Param("objective"), Param("answer")), setting=True, free=True, group="set"),
    Verb("look", (Param("asteroid"),), setting=True, free=True),
)


class FactionsRules(Game[Factions]):
    """Factions of Sol."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="factions",
        min_seats=1,
        max_seats=4,
        minutes=30,
        version=4,
        since=4,
        verbs=VERBS,
        options=OPTIONS,
        presets=PRESETS,
        tour={"moves": Stop(after="moved")},
    )
    state_type = Factions
    sees_ahead: ClassVar[bool] = True
    certain: ClassVar[frozenset[str]] = frozenset(
        ("move", "use", "vote", "build", "convert", "place", "offer", "swap", "act", "charge", "refresh")
    ) | frozenset(("ride", "stay", "skip", "end", "pass"))
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

    def sides(self, state: Factions) -> tuple[Side, ...]:
        seats = tuple([Side(Seat(side), None, side) for side in range(state.seats)])
        if len(state.players) == state.seats:
            return seats
        return (*seats, Side(None, self._automa_name(state), state.automa))

    def _automa_name(self, state: Factions) -> Text:
        faction = state.players[state.automa].faction
        return Text("automa") if faction == NONE else Text("automa-of", {"faction": FACTIONS[faction].name})

    def headline(self, state: Factions) -> Text:
        if state.over:
            places = self.standings(state).places or ()
            winners = [WHO[side] for side, place in enumerate(places) if place == 1]
            return Text("headline-over", {"winners": winners})
        if state.seats == 1:
            return Text("headline-alone", {"round": state.number, "rounds": state.rounds})
        passed = sum(player.passed for player in state.players[: state.seats])
        return Text("headline", {"round": state.number, "rounds": state.rounds, "passed": passed})

    def labels(
        self, state: Factions, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        return labels(state, seat, verb, chosen, values)

    def awaited(self, state: Factions) -> list[Seat]:
        """Whoever answers an offer comes before its maker, whose next move would end it."""
        seats = super().awaited(state)
        return seats[::-1] if state.beside else seats

    def evaluate(self, view: Factions, seat: Seat) -> int:
        return evaluate(view, seat)

    def candidates(self, state: Factions, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """What is worth a thought; the faction is drawn, so that computer players show all of them."""
        if state.stack and isinstance(state.stack[-1], ChooseFactions):
            menu = self.moves(state, seat)
            return menu and [menu[dice.below(len(menu))]]
        found = likely_moves(state, seat)
        return super().candidates(state, seat, dice, most) if found is None else found

    def bargain(self, state: Factions, seat: Seat, verb: str, begin: Sequence[Value]) -> Move | None:
        return bargain(state, seat, verb, begin)

    def free_candidates(self, state: Factions, seat: Seat) -> list[Move]:
        return placements(state, seat)

    def turn_again(self, state: Factions, seat: Seat) -> bool:
        return turn_again(state, seat)

    def faction(self, state: Factions, seat: Seat) -> str:
        number = state.players[seat].faction
        return "" if number == NONE else FACTIONS[number].word

    def rounds_played(self, state: Factions) -> int:
        return state.number

    def check_invariants(self, state: Factions) -> None:
        check(state)
