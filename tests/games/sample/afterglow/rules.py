"""The whole of Afterglow: its modules in the order in which they are called, and what the game says of itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.engine.moves import Param, Seat, SideInfo, Text, Value, Verb, one_each, who
from bot.engine.options import GameInfo, Option, Options, Preset, flag
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Standings
from bot.games.parts.modules import Hooks, Modules
from tests.games.sample.afterglow.core.flight import Night, Turn
from tests.games.sample.afterglow.core.rounds import Flare, Hunch, Poll, Round
from tests.games.sample.afterglow.core.state import (
    BANDS,
    CARDS,
    FUEL,
    GLOW,
    HELD,
    HIDDEN_BAND,
    NIGHT_START,
    ROUNDS,
    STARTS,
    ZONES,
    Board,
)
from tests.games.sample.afterglow.core.trade import Counter, TradeOffer
from tests.games.sample.afterglow.modules.mirrors import Mirrors, MirrorsModule, Setup
from tests.games.sample.afterglow.modules.storms import Storms, StormsModule
from tests.games.text import text

MODULES = Modules(MirrorsModule(), StormsModule())

AfterglowStep = Round | Hunch | Turn | Night | TradeOffer | Counter | Poll | Flare | Setup


class Afterglow(Board):
    """The table with every module's steps and parts."""

    stack: list[AfterglowStep]
    beside: list[AfterglowStep]
    parts: list[Mirrors | Storms]

    @property
    def hooks(self) -> Hooks:
        return MODULES.on(tuple(self.modules)).hooks


class AfterglowRules(Game[Afterglow]):
    """The rules of Afterglow."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="afterglow",
        min_seats=1,
        max_seats=4,
        version=1,
        since=1,
        verbs=(
            Verb("hunch", (Param("band"),)),
            Verb("fly", (Param("to"),), open=True, most=12),
            Verb("stay"),
            Verb("offer", (Param("card", "number"), Param("side"))),
            Verb("counter", (Param("card", "number"),)),
            Verb("accept"),
            Verb("decline"),
            Verb("vote", (Param("vote"),)),
            *MODULES.verbs,
        ),
        options=(
            flag("solo"),
            flag("night", default="on"),
            Option("ending", ("ranked", "together"), "ranked"),
            *MODULES.options,
        ),
        presets=(
            Preset("first", {"night": "off"}),
            Preset("full", {"mirrors": "on", "storms": "on"}),
            Preset("alone", {"solo": "on", "ending": "together"}),
        ),
    )
    state_type = Afterglow

    def seat_counts(self, options: Options) -> range:
        return range(1, 2) if options.get("solo") == "on" else range(2, 5)

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        MODULES.check_options(options)

    def secrets(self, options: Options, seats: int) -> bool:
        return True

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Afterglow:
        owners = [0, 0] if options["solo"] == "on" else list(range(seats))
        people, cards = len(owners), CARDS.copy()
        rng.shuffle(cards)
        night = options["night"] == "on"
        g = Afterglow(
            version=version,
            rng=rng,
            over=False,
            events=[],
            stack=[Round()],
            beside=[],
            owners=[*owners, -1] if night else owners,
            hands=[[cards.pop() for _ in range(HELD)] for _ in owners],
            deck=cards,
            places=[*STARTS[:people], NIGHT_START] if night else list(STARTS[:people]),
            fuel=[FUEL] * people,
            light=[0] * (people + night),
            lit=[],
            ash=[],
            hunches=[""] * people,
            modules=list(MODULES.keys(options)),
            parts=[],
            together=options["ending"] == "together",
        )
        MODULES.on(tuple(g.modules)).deal(g, rng)
        return g

    def sides(self, state: Afterglow) -> tuple[SideInfo, ...]:
        people = len(state.hands)
        if len(set(state.owners[:people])) == people:
            found = one_each(people)
        else:
            found = (SideInfo(Seat(0), text("side-dawn"), 0), SideInfo(Seat(0), text("side-dusk"), 1))
        night = SideInfo(None, text("side-night"), people)
        return (*found, night) if len(state.owners) > people else found

    def hide(self, view: Afterglow, viewer: Seat | None) -> None:
        ZONES.hide(view, viewer)
        for side in view.people:
            if view.owner(side) != viewer and view.hunches[side]:
                view.hunches[side] = HIDDEN_BAND
        MODULES.on(tuple(view.modules)).hide(view, viewer)

    def deal_anew(self, world: Afterglow, viewer: Seat | None, rng: Rng) -> None:
        ZONES.deal_anew(world, viewer, rng)
        for side in world.people:
            if world.owner(side) != viewer and world.hunches[side]:
                world.hunches[side] = rng.pick(BANDS)
        MODULES.on(tuple(world.modules)).deal_anew(world, viewer, rng)

    def standings(self, state: Afterglow) -> Standings:
        people = len(state.hands)
        counts = tuple(
            {"cards": len(state.hands[side]), "fuel": state.fuel[side]} if side < people else {}
            for side in range(len(state.owners))
        )
        if state.together:
            won = sum(state.light[:people]) >= GLOW * people if state.over else None
            return Standings.together(state.light, won, counts)
        if state.over:
            return Standings.ranked(state.light, counts)
        return Standings(tuple(state.light), None, counts)

    def headline(self, state: Afterglow) -> Text:
        return text("headline", round=state.round, rounds=ROUNDS)

    def labels(
        self, state: Afterglow, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        match verb:
            case "offer" if chosen:
                sides = [int(str(value).removeprefix("side-")) - 1 for value in values]
                return [text("choice-side", side=who(side)) for side in sides]
            case "offer" | "counter":
                return [text("choice-card", card=value) for value in values]
            case "hunch":
                return [text("choice-band", band=value) for value in values]
        return [text(f"choice-{verb}-{value}") for value in values]

    def check_invariants(self, state: Afterglow) -> None:
        ZONES.check(state)
        MODULES.on(tuple(state.modules)).check(state)
        assert all(0 <= fuel <= FUEL for fuel in state.fuel)
