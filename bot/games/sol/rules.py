"""SOL as the engine sees it: start here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.foresight import SCORE
from bot.engine.moves import Held, InTurn, Param, Seat, Shown, Side, SideInfo, Text, Value, Verb, one_each
from bot.engine.options import GameInfo, Options
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Goal, Standings, Summary
from bot.engine.steps import Step
from bot.games.sol.actions import effects as effects
from bot.games.sol.round.agenda import Sol
from bot.games.sol.round.options import OPTIONS, PRESETS, check_options, seat_counts
from bot.games.sol.round.setup import deal
from bot.games.sol.scoring.standings import goal, goals_of, is_shared, standings_of
from bot.games.sol.seat.held import held
from bot.games.sol.seat.hints import HINTS
from bot.games.sol.seat.invariants import check
from bot.games.sol.seat.labels import labels
from bot.games.sol.seat.secrets import guess_orders, hide_orders, unseen
from bot.games.sol.seat.settings import Orders
from bot.games.sol.table.state import SUNDIVERS, Suit
from bot.games.sol.thinking.thinking import SolThinking

_SPACE, _CHOICE, _HOW = Param("space", "space"), Param("choice"), Param("how")

VERBS = (
    Verb("move", (Param("way"),), open=True, shown=Shown(covers=("launch", "fly", "hurl", "recall"))),
    Verb("launch", (Param("to", "space"), _HOW), optional=1),
    Verb("fly", (Param("from", "space"), Param("to", "space"), _HOW), optional=1),
    Verb("hurl", (_SPACE, _HOW), optional=1),
    Verb(
        "convert",
        (Param("piece"), Param("at", "space"), Param("using")),
        optional=1,
        shown=Shown(whole=True),
    ),
    Verb("deconvert", (Param("structure", "space"),), shown=Shown(group="structures", apart=True)),
    Verb("activate", (_SPACE, _HOW), optional=1),
    Verb("use", (Param("effect"),)),
    Verb("pick", (_CHOICE, Param("with")), optional=1, shown=Shown(answers=True)),
    Verb("bonus", (Param("answer"),)),
    Verb("flare", (_SPACE,)),
    Verb("keep", (Param("card"),)),
    Verb("recall", (Param("to", "space"),)),
    Verb("scour", (_SPACE,)),
    Verb("veto", (Param("effect"),)),
    Verb("place", (Param("piece"), Param("at", "space"))),
    Verb("hold"),
    Verb("end"),
    Verb("pass"),
    Verb("orders", (Param("question"), Param("order")), turn=InTurn(setting=True)),
)


class SolRules(Game[Sol]):
    """SOL: Last Days of a Star."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="sol",
        min_seats=1,
        max_seats=5,
        version=5,
        since=5,
        verbs=VERBS,
        options=OPTIONS,
        presets=PRESETS,
    )
    state_type = Sol
    thinks = SolThinking
    hints = HINTS
    preferences: Step | None = Orders()

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Sol:
        return deal(seats, options, rng, version)

    def hide(self, view: Sol, viewer: Seat | None) -> None:
        """Only the order of the deck and other players' standing orders are secret."""
        view.deck = [Suit.HIDDEN] * len(view.deck)
        hide_orders(view, viewer)

    def deal_anew(self, world: Sol, viewer: Seat | None, rng: Rng) -> None:
        if Suit.HIDDEN in world.deck:
            world.deck = unseen(world, rng)
        rng.shuffle(world.deck)
        guess_orders(world, viewer, rng)

    def secrets(self, options: Options, seats: int) -> bool:
        return False

    def standings(self, state: Sol) -> Standings:
        counts = tuple(
            {
                "energy": player.energy,
                "stations": sum(s is not None and s.seat == seat for s in state.stations),
                "bridges": sum(bridge.seat == seat for bridge in state.bridges.values()),
            }
            for seat, player in enumerate(state.players)
        )
        return standings_of(state, counts)

    def goals(self, state: Sol) -> tuple[Goal, ...]:
        return goals_of(state)

    def sides(self, state: Sol) -> tuple[SideInfo, ...]:
        return one_each(state.seats)

    def summary(self, state: Sol) -> Summary:
        return Summary(rounds=state.round)

    def measures(self, state: Sol, side: Side) -> Mapping[str, int]:
        player = state.players[side]
        away = player.reserve + player.gone
        return {SCORE: player.momentum, "energy": player.energy, "sundivers": SUNDIVERS - away}

    def uncertain(self, verb: str) -> frozenset[str]:
        """In a flare that seldom comes, stations in Upper Orbit pay, and energy is lost: of verbs that draw cards."""
        return frozenset({"energy", "sundivers"}) if verb in ("convert", "end", "move") else frozenset()

    def turns_of(self, state: Sol, seat: Seat) -> int:
        return state.round - (state.order.index(seat) > state.turn)

    def headline(self, state: Sol) -> Text:
        if state.over:
            return Text("headline-over")
        if is_shared(state.options, state.seats):
            needed = goal(state.options, state.seats)
            return Text("headline-goal", {"round": state.round, "marker": state.marker, "goal": needed})
        return Text("headline", {"round": state.round, "marker": state.marker})

    def turn(self, state: Sol) -> str:
        """The round, and the place of the active player in it."""
        return f"{state.round} {state.turn}"

    def labels(
        self, state: Sol, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        return labels(state, seat, verb, chosen, values)

    def held(self, state: Sol, seat: Seat) -> list[Held]:
        return held(state, seat)

    def seat_counts(self, options: Options) -> range:
        return seat_counts(self.info.with_defaults(options))

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        check_options(seats, options)

    def check_invariants(self, state: Sol) -> None:
        check(state)
