"""Super Nova as the engine sees it: start here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.engine.foresight import SCORE
from bot.engine.moves import (
    Event,
    Held,
    InTurn,
    Move,
    Param,
    Seat,
    Shown,
    Side,
    SideInfo,
    Text,
    Value,
    Verb,
    one_each,
)
from bot.engine.options import GameInfo, Options
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Standings, Summary
from bot.engine.steps import Step
from bot.games.supernova.actions import special_effects as special_effects
from bot.games.supernova.actions.action import JETTISONED
from bot.games.supernova.answers.windows import AnswerWindow
from bot.games.supernova.cards.cards import TIMING, TITLE_CALLED
from bot.games.supernova.holdings.things import keep_numbers
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.round.setup import deal
from bot.games.supernova.round.shaping import Shaping
from bot.games.supernova.scoring.standings import sources, standings
from bot.games.supernova.seat.held import held
from bot.games.supernova.seat.hints import HINTS
from bot.games.supernova.seat.invariants import check
from bot.games.supernova.seat.labels import labels
from bot.games.supernova.seat.secrets import answer_anew, hide, number_anew, shuffle_unknown, wish_anew
from bot.games.supernova.seat.settings import AtAnyTime, Wishes
from bot.games.supernova.table.options import OPTIONS, PRESETS
from bot.games.supernova.table.state import DISCOVER, OTHERS, OWN, PHASES
from bot.games.supernova.table.tables import WHO
from bot.games.supernova.thinking.thinking import SuperNovaThinking

FROM_HAND = ("lay", "dump", "jettison", "discard", "queue")
"""Verbs that take the cards they name out of the hand."""

_CARD, _PLANET, _SHIP = Param("card"), Param("planet"), Param("ship")

VERBS = (
    Verb("play", (_CARD, Param("target"), Param("after")), optional=2),
    Verb("lay", (Param("row"),), open=True, shown=Shown(covers=("play",), charted=True)),
    Verb("done"),
    Verb("pass"),
    Verb("draw", (Param("pile"),)),
    Verb("attack", (_PLANET, Param("from"))),
    Verb("muster", (Param("fleet"),), open=True, shown=Shown(covers=("attack", "send"), charted=True)),
    Verb("send", (_SHIP,), shown=Shown(group="battle")),
    Verb("defend", shown=Shown(group="battle")),
    Verb("flee", (_SHIP,), shown=Shown(group="battle")),
    Verb("strike", (Param("category"),), shown=Shown(group="battle")),
    Verb("withdraw", shown=Shown(group="battle")),
    Verb("bargain", (Param("terms"),), open=True, shown=Shown(covers=("trade", "counter"), group="deal")),
    Verb("trade", (_CARD, Param("player")), shown=Shown(group="deal")),
    Verb("counter", (_CARD,), shown=Shown(group="deal")),
    Verb("promise", (Param("words"),), open=True, shown=Shown(group="deal")),
    Verb("accept", (Param("player"),), shown=Shown(group="deal")),
    Verb("dump", (Param("cards"),), open=True, most=JETTISONED, shown=Shown(covers=("jettison",))),
    Verb("jettison", (_CARD,)),
    Verb("move", (_CARD, Param("to"))),
    Verb("transport", (Param("row"),), open=True, shown=Shown(covers=("move",), charted=True)),
    Verb("choose", (Param("choice"),), shown=Shown(answers=True)),
    Verb("discard", (_CARD,)),
    Verb(
        "homeworld", (_PLANET, Param("race")), optional=1, shown=Shown(group="empire"), turn=InTurn(free=True)
    ),
    Verb(
        "queue", (_CARD, Param("target")), optional=1, shown=Shown(meanwhile=True), turn=InTurn(setting=True)
    ),
    Verb("close", turn=InTurn(clock=True)),
    Verb("ask", (Param("when"), Param("scope")), shown=Shown(group="set"), turn=InTurn(setting=True)),
    Verb("hold", (_CARD, Param("answer")), shown=Shown(group="set"), turn=InTurn(setting=True)),
    Verb(
        "pledge",
        (Param("side"), _CARD, Param("condition")),
        shown=Shown(group="set"),
        turn=InTurn(setting=True),
    ),
    Verb("autopass", (Param("answer"),), shown=Shown(group="set"), turn=InTurn(setting=True)),
    Verb("attend", (Param("answer"),), shown=Shown(group="set"), turn=InTurn(setting=True)),
    Verb("double", (Param("answer"),), shown=Shown(group="set"), turn=InTurn(setting=True)),
    Verb("resign", (Param("sure"),), shown=Shown(group="empire")),
)


class SuperNovaRules(Game[SuperNova]):
    """Super Nova."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="supernova",
        min_seats=2,
        max_seats=6,
        version=10,
        since=10,
        verbs=VERBS,
        options=OPTIONS,
        presets=PRESETS,
    )
    state_type = SuperNova
    tells_points = True
    thinks = SuperNovaThinking
    hints = HINTS
    anytime: Step | None = AtAnyTime()
    preferences: Step | None = Wishes()

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> SuperNova:
        g = deal(seats, options, rng, version)
        for player in g.players:
            keep_numbers(player)
        return g

    def hide(self, view: SuperNova, viewer: Seat | None) -> None:
        hide(view, viewer)

    def deal_anew(self, world: SuperNova, viewer: Seat | None, rng: Rng) -> None:
        shuffle_unknown(world, viewer, rng)
        answer_anew(world, viewer, rng)
        wish_anew(world, viewer, rng)
        number_anew(world, viewer)

    def secrets(self, options: Options, seats: int) -> bool:
        return True

    def away(self, state: SuperNova) -> list[Seat]:
        return [Seat(seat) for seat, player in enumerate(state.players) if player.away]

    def standings(self, state: SuperNova) -> Standings:
        return standings(state)

    def sides(self, state: SuperNova) -> tuple[SideInfo, ...]:
        return one_each(state.seats)

    def summary(self, state: SuperNova) -> Summary:
        return Summary(rounds=state.turn)

    def measures(self, state: SuperNova, side: Side) -> Mapping[str, int]:
        return {SCORE: standings(state).scores[side], "cards": len(state.players[side].hand)}

    def breakdown(self, state: SuperNova, side: Side) -> Mapping[str, int]:
        return sources(state, Seat(side))

    def uncertain(self, verb: str) -> frozenset[str]:
        """What others have answered in advance is carried out at once; that a card leaves the hand says itself."""
        if verb in ("play", "pass"):
            return frozenset({SCORE, "cards"})
        return frozenset({"cards"}) if verb in FROM_HAND else frozenset()

    def turns_of(self, state: SuperNova, seat: Seat) -> int:
        return state.turn

    def headline(self, state: SuperNova) -> Text:
        if state.over:
            return Text("headline-over", {"winners": [WHO[seat] for seat in state.winners]})
        phase = PHASES[state.phase]
        if state.phase == OTHERS:
            phase = "environments"
        return Text("headline", {"turn": state.turn, "phase": f"~phase-{phase}", "goal": state.goal})

    def phase(self, state: SuperNova) -> str:
        """One of the six phases of a turn; the three parts of Discover are one."""
        shown = DISCOVER if state.phase in (OTHERS, OWN) else state.phase
        return f"{state.turn} {PHASES[shown]}"

    def labels(
        self, state: SuperNova, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        return labels(state, seat, verb, chosen, values)

    def held(self, state: SuperNova, seat: Seat) -> list[Held]:
        return held(state, seat)

    def check_invariants(self, state: SuperNova) -> None:
        check(state)

    def apply(self, state: SuperNova, seat: Seat, move: Move, step: Step | None = None) -> list[Event]:
        """Carry out a listed move. A player who moves is awake again: missed windows are forgotten (10.7).

        That a player is back is told when they do something that everyone sees, or when the open window is closed.
        """
        if seat >= 0:
            player = state.players[seat]
            if player.wishes.missed:
                player.wishes.missed = 0
            if player.away and not self._is_private(state, move):
                player.away = False
                state.tell("back", seat=WHO[seat])
        hands = [player.hand[:] for player in state.players]
        events = super().apply(state, seat, move, step)
        for player, before in zip(state.players, hands, strict=True):
            if player.hand != before or len(player.hand) > len(player.numbered):
                keep_numbers(player)
        return events

    def _is_private(self, state: SuperNova, move: Move) -> bool:
        """Whether nobody but its player sees a move: a setting, to pass in a window, an Environment that is planned."""
        verb, top = self._verbs[move.verb], state.stack[-1] if state.stack else None
        if isinstance(top, Shaping) and move.verb in ("pass", "play", "lay"):
            return all(
                TIMING[TITLE_CALLED[word]] < 0 for word in map(str, move.values) if word in TITLE_CALLED
            )
        return verb.turn.setting or (move.verb == "pass" and isinstance(top, AnswerWindow))
