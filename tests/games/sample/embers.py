"""Embers, a game of three rounds with a hidden hand of cards from 1 to 9, two for each round.

Each round everybody stakes a card in secret, at the same time (rule 2). The stakes are shown; equal ones at the top
roll a die (rule 3). Before the winner takes the pot, each other seat may douse it with a card: a window that
the clock closes (rule 4). Whoever staked lowest draws two cards and keeps one, while the next round goes on (rule 5).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import (
    CLOCK,
    Ask,
    InTurn,
    Move,
    Pace,
    Param,
    Seat,
    Shown,
    Text,
    Value,
    Verb,
    literal,
    who,
)
from bot.engine.options import GameInfo, Option, Options, Preset, flag
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Standings
from bot.engine.steps import State, Step
from bot.games.parts.zones import HIDDEN, Zone, Zones, deck, face_down, hand, open_cards
from tests.games.text import text

DECK = [value for value in range(1, 10) for _ in range(6)]
PASS = Move("leave")


class Round(Step, tag="round"):
    """Rule 1: a round begins, or the game is over."""

    def run(self, g: Embers) -> None:
        g.done(self)
        if g.round == g.rounds:
            g.push(LastEmbers())
            return
        g.round += 1
        g.tell("round", round=g.round)
        g.push(self)
        g.push(Stake([HIDDEN] * len(g.hands), [False] * len(g.hands)))


class LastEmbers(Step, tag="last-embers"):
    """Rule 5: who still draws must choose before the game ends."""

    def run(self, g: Embers) -> None:
        if g.beside:
            late = g.beside.pop(0)
            g.push(late)
            return
        g.done(self)
        g.over = True
        g.tell(
            "over", winners=[who(s) for s in map(Seat, range(len(g.scores))) if g.scores[s] == max(g.scores)]
        )


class Stake(Step, tag="stake"):
    """Rule 2: everybody stakes a card in secret, at the same time. In views the stakes of others are HIDDEN."""

    stakes: list[int]
    made: list[bool]

    def awaits(self, g: Embers) -> tuple[Seat, ...]:
        return tuple(Seat(s) for s, made in enumerate(self.made) if not made)

    def ask(self, g: Embers, seat: Seat) -> Ask:
        hand = [card for card in g.hands[seat] if card != HIDDEN]
        return Ask(seat, text("ask-stake"), Move("stake", (min(hand, default=HIDDEN),)))

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        return [Move("stake", (card,)) for card in dict.fromkeys(g.hands[seat])]

    def refuse(self, g: Embers, seat: Seat, move: Move) -> Illegal | None:
        if move.values and move.values[0] not in g.hands[seat]:
            return Illegal(
                "2", "not-in-hand", {"card": literal(move.values[0]), "hand": list(map(str, g.hands[seat]))}
            )
        return None

    def do_stake(self, g: Embers, seat: Seat, card: int) -> None:
        g.hands[seat].remove(card)
        self.stakes[seat], self.made[seat] = card, True
        g.tell("staked-secretly", (seat,), card=card)

    def run(self, g: Embers) -> None:
        g.done(self)
        for seat, card in enumerate(self.stakes):
            g.tell("shown", seat=who(Seat(seat)), card=card)
        best = [Seat(s) for s, card in enumerate(self.stakes) if card == max(self.stakes)]
        while len(best) > 1:
            rolls = [g.chance().below(6) + 1 for _ in best]
            g.tell_chance("rolled", seats=[who(s) for s in best], rolls=list(map(str, rolls)))
            best = [s for s, roll in zip(best, rolls, strict=True) if roll == max(rolls)]
        lowest = [Seat(s) for s, card in enumerate(self.stakes) if card == min(self.stakes)]
        g.discard.extend(self.stakes)
        g.push(Douse(best[0], sum(self.stakes), [s == best[0] or not hand for s, hand in enumerate(g.hands)]))
        if len(lowest) == 1 and len(g.deck) >= 2:
            drawn = [g.deck.pop(), g.deck.pop()]
            g.tell_chance("drew", seat=who(lowest[0]))
            g.tell_chance("drew-cards", (lowest[0],), cards=list(map(str, drawn)))
            g.beside.append(KeepOne(lowest[0], drawn))


class Douse(Step, tag="douse"):
    """Rule 4: a window in which the others may douse the pot, in any order. The clock may close it."""

    winner: Seat
    pot: int
    answered: list[bool]
    closed: bool = False

    def awaits(self, g: Embers) -> tuple[Seat, ...]:
        if self.closed or not g.windows or all(self.answered):
            return ()
        return (*(Seat(s) for s, done in enumerate(self.answered) if not done), CLOCK)

    def ask(self, g: Embers, seat: Seat) -> Ask:
        default = Move("close") if seat == CLOCK else PASS
        return Ask(seat, text("ask-douse", winner=who(self.winner), pot=self.pot), default, Pace.WINDOW)

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        if seat == CLOCK:
            return [Move("close")]
        return [PASS, *(Move("douse", (card,)) for card in dict.fromkeys(g.hands[seat]))]

    def do_leave(self, g: Embers, seat: Seat) -> None:
        self.answered[seat] = True

    def do_close(self, g: Embers, seat: Seat) -> None:
        self.closed = True

    def do_douse(self, g: Embers, seat: Seat, card: int) -> None:
        g.hands[seat].remove(card)
        g.discard.append(card)
        self.answered[seat] = True
        self.pot = max(0, self.pot - card)
        g.tell("doused", seat=who(seat), card=card, pot=self.pot)

    def run(self, g: Embers) -> None:
        g.done(self)
        g.scores[self.winner] += self.pot
        g.tell("took", seat=who(self.winner), pot=self.pot)


class KeepOne(Step, tag="keep-one"):
    """Rule 5: keep one of two cards drawn, while the others play on. In views of others both are HIDDEN."""

    seat: Seat
    drawn: list[int]

    def awaits(self, g: Embers) -> tuple[Seat, ...]:
        return (self.seat,)

    def ask(self, g: Embers, seat: Seat) -> Ask:
        default = Move("keep", (max(self.drawn),))
        return Ask(
            seat, text("ask-keep"), default, Pace.ASIDE, blocking=bool(g.stack and g.stack[-1] is self)
        )

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        return [Move("keep", (card,)) for card in dict.fromkeys(self.drawn)]

    def do_keep(self, g: Embers, seat: Seat, card: int) -> None:
        self.drawn.remove(card)
        g.hands[seat].append(card)
        g.discard.extend(self.drawn)
        g.tell("kept", (seat,), card=card)
        g.tell("discarded", card=self.drawn[0])
        g.done(self)


class Habits(Step, tag="habits"):
    """The settings: each seat's greeting."""

    def moves(self, g: Embers, seat: Seat) -> list[Move]:
        return [Move("habit", (word,)) for word in ("calm", "bold") if word != g.habits[seat]]

    def do_habit(self, g: Embers, seat: Seat, word: str) -> None:
        g.habits[seat] = word
        g.tell("habit", (seat,), word=word)


EmbersStep = Round | LastEmbers | Stake | Douse | KeepOne


class Embers(State):
    """The table. Cards are numbers; HIDDEN where the viewer does not know them. `habits` are known to their owner."""

    stack: list[EmbersStep]
    beside: list[EmbersStep]
    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    scores: list[int]
    habits: list[str]
    rounds: int
    windows: bool
    round: int = 0


def zones(g: Embers) -> Iterator[Zone]:
    """Where cards lie, and who knows them."""
    yield deck(g.deck)
    yield open_cards(g.discard)
    for seat, cards in enumerate(g.hands):
        yield hand(cards, Seat(seat))
    for step in (*g.stack, *g.beside):
        if isinstance(step, Stake):
            for seat, made in enumerate(step.made):
                if made:
                    yield face_down(step.stakes, seat, Seat(seat))
        if isinstance(step, KeepOne):
            yield hand(step.drawn, step.seat)


ZONES = Zones(zones, lambda g: DECK)


class EmbersRules(Game[Embers]):
    """The rules of Embers."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="embers",
        min_seats=2,
        max_seats=4,
        version=1,
        since=1,
        verbs=(
            Verb("stake", (Param("card", "number"),)),
            Verb("douse", (Param("card", "number"),)),
            Verb("leave"),
            Verb("keep", (Param("card", "number"),)),
            Verb("close", turn=InTurn(clock=True)),
            Verb("habit", (Param("word"),), shown=Shown(group="set"), turn=InTurn(setting=True)),
        ),
        options=(Option("rounds", ("3", "4"), "3"), flag("windows", default="on")),
        presets=(Preset("first", {"windows": "off"}), Preset("full", {"rounds": "3", "windows": "on"})),
    )
    state_type = Embers
    preferences = Habits()

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Embers:
        deck = DECK.copy()
        rng.shuffle(deck)
        enough_to_stake_and_douse = 2 * int(options["rounds"])
        hands = [[deck.pop() for _ in range(enough_to_stake_and_douse)] for _ in range(seats)]
        return Embers(
            version=version,
            rng=rng,
            over=False,
            events=[],
            stack=[Round()],
            beside=[],
            hands=hands,
            deck=deck,
            discard=[],
            scores=[0] * seats,
            habits=["calm"] * seats,
            rounds=int(options["rounds"]),
            windows=options["windows"] == "on",
        )

    def hide(self, view: Embers, viewer: Seat | None) -> None:
        ZONES.hide(view, viewer)
        for seat in range(len(view.hands)):
            if seat != viewer:
                view.habits[seat] = ""

    def deal_anew(self, world: Embers, viewer: Seat | None, rng: Rng) -> None:
        ZONES.deal_anew(world, viewer, rng)
        for seat in range(len(world.hands)):
            if seat != viewer:
                world.habits[seat] = rng.pick(["calm", "bold"])

    def secrets(self, options: Options, seats: int) -> bool:
        return True

    def standings(self, state: Embers) -> Standings:
        counts = tuple({"cards": len(hand)} for hand in state.hands)
        return (
            Standings.ranked(state.scores, counts)
            if state.over
            else Standings(tuple(state.scores), None, counts)
        )

    def headline(self, state: Embers) -> Text:
        return text("headline", round=state.round, rounds=state.rounds)

    def labels(
        self, state: Embers, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        if verb in ("stake", "douse", "keep"):
            return [text("choice-card", value=str(value)) for value in values]
        return super().labels(state, seat, verb, chosen, values)

    def check_invariants(self, state: Embers) -> None:
        ZONES.check(state)
        assert all(score >= 0 for score in state.scores)
