"""Nova Solis as the engine sees it: start here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from bot.engine.foresight import SCORE
from bot.engine.moves import CLOCK, Held, InTurn, Move, Param, Seat, Shown, Side, SideInfo, Text, Value, Verb
from bot.engine.options import GameInfo, Options, Preset, Stop
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Goal, Standings, Summary
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.core.cards.cards import RACES
from bot.games.novasolis.core.round.setup import deal
from bot.games.novasolis.core.scoring.ending import breakdown, goals, headline, standings
from bot.games.novasolis.core.seat.held import held
from bot.games.novasolis.core.seat.hints import HINTS
from bot.games.novasolis.core.seat.invariants import check
from bot.games.novasolis.core.seat.labels import LABELS as CORE_LABELS
from bot.games.novasolis.core.seat.labels import plain
from bot.games.novasolis.core.seat.secrets import deal_anew, hide
from bot.games.novasolis.core.seat.settings import Preferences
from bot.games.novasolis.core.table import options as chosen
from bot.games.novasolis.core.table.state import EMPTY
from bot.games.novasolis.core.table.tables import DECIDERS, SIDE_WORD
from bot.games.novasolis.earlier import renewed
from bot.games.novasolis.expansions import LABELS as MODULE_LABELS
from bot.games.novasolis.expansions import MODULES
from bot.games.novasolis.thinking import NovaThinking

TOUR = {
    "destroyers": Stop("location-destroyed", "survival"),
    "diplomacy": Stop("built-ship", "survival", ("ally", "join")),
    "flagships": Stop("built-flagship", "survival"),
    "trade": Stop("contract-signed", "survival", ("offer", "accept")),
    "void": Stop("void-powered", "survival"),
}

VERBS = (
    Verb("race", (Param("race"),)),
    Verb("keep", (Param("cards"),), open=True, shown=Shown(charted=True, whole=True)),
    Verb("logistics"),
    Verb("allocate", (Param("technologies"),), open=True, shown=Shown(charted=True)),
    Verb("pay", shown=Shown(group="spare")),
    Verb("remove", (Param("piece"),), shown=Shown(group="spare")),
    Verb("discard", (Param("cards"),), open=True, shown=Shown(group="spare", charted=True, whole=True)),
    Verb("build", (Param("orders"),), open=True, shown=Shown(charted=True)),
    Verb("move", (Param("fleets"),), open=True, shown=Shown(charted=True)),
    Verb("attack", (Param("sector"), Param("side"))),
    Verb("reroll", (Param("technology"), Param("dice")), open=True, shown=Shown(group="fight")),
    Verb(
        "put",
        (Param("slots", "number", least=1, most=6),),
        open=True,
        shown=Shown(group="fight", charted=True),
    ),
    Verb("auto", shown=Shown(group="fight")),
    Verb("continue", shown=Shown(group="fight")),
    Verb("stop", shown=Shown(group="fight")),
    Verb(
        "withdraw",
        (Param("sector"), Param("ships", "number", least=1)),
        optional=1,
        shown=Shown(group="fight"),
    ),
    Verb("seize", (Param("sector"),), shown=Shown(group="fight")),
    Verb("raze", (Param("sector"),), shown=Shown(group="fight")),
    Verb("survey"),
    Verb("reveal", (Param("tiles"),), open=True, shown=Shown(charted=True)),
    Verb("discover", (Param("technology"),)),
    Verb("convert", (Param("stock"), Param("number", "number")), shown=Shown(group="power")),
    Verb("reset", (Param("technology"),), shown=Shown(group="power")),
    Verb("cancel", shown=Shown(group="power")),
    Verb("let", shown=Shown(group="power")),
    Verb("claim", (Param("objective"),)),
    Verb("done"),
    Verb("pass"),
    Verb("defend", (Param("how"),), shown=Shown(group="set"), turn=InTurn(setting=True)),
    Verb("claims", (Param("how"),), shown=Shown(group="set"), turn=InTurn(setting=True)),
    *MODULES.verbs,
)

EVERYTHING = Preset(
    "everything",
    {"mode": "survival", "variant": "core", **{module.key: "on" for module in MODULES}},
)
LABELS = {**CORE_LABELS, **MODULE_LABELS}


class NovaRules(Game[NovaSolis]):
    """Nova Solis."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="novasolis",
        min_seats=1,
        max_seats=6,
        version=5,
        since=5,
        verbs=VERBS,
        options=(*chosen.OPTIONS, *MODULES.options),
        presets=(*chosen.PRESETS, EVERYTHING),
        tour=TOUR,
    )
    state_type = NovaSolis
    preferences = Preferences()
    thinks = NovaThinking
    hints = HINTS

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> NovaSolis:
        modules = MODULES.keys(options)
        g = deal(NovaSolis, seats, options, modules, rng, version)
        MODULES.on(modules).deal(g, rng)
        return g

    def decode(self, data: bytes) -> NovaSolis:
        try:
            return super().decode(data)
        except msgspec.ValidationError:
            return super().decode(renewed(data))

    def hide(self, view: NovaSolis, viewer: Seat | None) -> None:
        hide(view, viewer)
        MODULES.on(view.modules).hide(view, viewer)

    def deal_anew(self, world: NovaSolis, viewer: Seat | None, rng: Rng) -> None:
        deal_anew(world, viewer, rng)
        MODULES.on(world.modules).deal_anew(world, viewer, rng)

    def check_invariants(self, state: NovaSolis) -> None:
        check(state)
        MODULES.on(state.modules).check(state)

    def seat_counts(self, options: Options) -> range:
        return chosen.seat_counts(self.info.with_defaults(options))

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        chosen.check(options)
        MODULES.check_options(options)

    def secrets(self, options: Options, seats: int) -> bool:
        return True

    def standings(self, state: NovaSolis) -> Standings:
        return standings(state)

    def goals(self, state: NovaSolis) -> tuple[Goal, ...]:
        return goals(state)

    def sides(self, state: NovaSolis) -> tuple[SideInfo, ...]:
        """The empires, each its seat's, or in solo all of the one seat, named by their races; then the Entity."""
        empires = [
            SideInfo(
                DECIDERS[state.seats][side],
                self._race_name(side, empire.race) if state.seats == 1 else None,
                side,
            )
            for side, empire in enumerate(state.empires)
        ]
        if state.haunted:
            empires.append(SideInfo(None, Text("the-entity"), len(empires), scores=False))
        return tuple(empires)

    def _race_name(self, side: int, race: int) -> Text:
        if race == EMPTY:
            return Text("empire", {"n": side + 1})
        return Text("empire-of", {"race": RACES.name[race]})

    def measures(self, state: NovaSolis, side: Side) -> Mapping[str, int]:
        empire = state.empires[side]
        score = standings(state).scores[side]
        return {SCORE: score, "energy": empire.energy, "research": empire.research}

    def breakdown(self, state: NovaSolis, side: Side) -> Mapping[str, int]:
        return breakdown(state, side)

    def uncertain(self, verb: str) -> frozenset[str]:
        """Where a combat goes on, others' settings and the Entity decide more than a sample can show."""
        return frozenset({SCORE, "energy", "research"}) if verb in ("put", "auto", "rescind") else frozenset()

    def turns_of(self, state: NovaSolis, seat: Seat) -> int:
        return state.number

    def headline(self, state: NovaSolis) -> Text:
        return headline(state)

    def turn(self, state: NovaSolis) -> str:
        """The round, and the empire whose turn it is in it."""
        return f"{state.number} {state.active}"

    def labels(
        self, state: NovaSolis, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        label = LABELS.get(verb, plain)
        return [label(state, chosen, value) for value in values]

    def held(self, state: NovaSolis, seat: Seat) -> list[Held]:
        return held(state, seat)

    def parting(self, state: NovaSolis, seat: Seat) -> Move | None:
        word = SIDE_WORD[seat]
        return next((move for move in self.moves(state, CLOCK) if move.values == (word,)), None)

    def summary(self, state: NovaSolis) -> Summary:
        races = tuple(RACES.word[empire.race] for empire in state.empires[: state.seats])
        return Summary(races, state.number, state.result)
