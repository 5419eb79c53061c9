"""Ferries: send ferries from a secret hand around six moons, and bring home the most crates.

The rules are in `data/ferries/rules.md`; each step names the section that it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Choice, Mark, Move, Pace, Param, Seat, Spot, Text, Value, Verb, term, who
from bot.engine.options import GameInfo, Option, Options, Preset
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Standings
from bot.engine.steps import State, Step
from bot.engine.thinking import Thinking
from bot.games.parts.clauses import numbers_of, tag_of
from bot.games.parts.effects import ByKind
from bot.games.parts.zones import HIDDEN, Zone, Zones, deck, hand, open_cards
from tests.games.sample.ferries.cards import Carry, Ferry, Visit, card_of, ferries, ferry_of

MOONS = ("io", "europa", "ganymede", "callisto", "titan", "rhea")
"""They lie in a ring."""
HAND = 2
LONGEST_FLIGHT = 4


class NextTurn(Step, tag="next-turn"):
    """Rule 1: the players take turns, all of them the same number."""

    def run(self, g: Ferries) -> None:
        if g.turn < g.turns:
            g.push(Turn(Seat(g.turn % len(g.hands))))
            g.turn += 1
            return
        g.done(self)
        g.over = True
        best = max(g.scores)
        g.tell("over", winners=[who(side) for side, score in enumerate(g.scores) if score == best])


class Turn(Step, tag="turn"):
    """Rules 2 and 3: a player sends out a ferry, or swaps one."""

    seat: Seat

    def awaits(self, g: Ferries) -> tuple[Seat, ...]:
        return (self.seat,)

    def ask(self, g: Ferries, seat: Seat) -> Ask:
        return Ask(seat, Text("ask-turn"), self.shortest_flight(g), Pace.TURN)

    def shortest_flight(self, g: Ferries) -> Move:
        """What is played for a player who is away."""
        known = [card for card in g.hands[self.seat] if card != HIDDEN]
        return Move("fly", (ferry_of(min(known)).id, MOONS[0])) if known else Move("fly")

    def moves(self, g: Ferries, seat: Seat) -> list[Move]:
        return [Move("swap", (ferry.id,)) for ferry in held(g, seat)] if g.deck else []

    def do_swap(self, g: Ferries, seat: Seat, given: str) -> None:
        g.hands[seat].remove(card_of(given))
        g.deck.append(card_of(given))
        g.chance().shuffle(g.deck)
        drawn = g.deck.pop()
        g.hands[seat].append(drawn)
        values = {"seat": who(seat), "given": term(f"ferry-{given}"), "drawn": ferry_of(drawn).name}
        g.tell_partly("swapped", {"given": (seat,), "drawn": (seat,)}, True, **values)
        g.done(self)

    def spot(self, g: Ferries, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        hold = {ferry.id: ferry for ferry in held(g, seat)}
        if not chosen:
            return Spot(tuple(Choice(ferry.id, ferry_label(ferry), False) for ferry in hold.values()), False)
        ferry, route = hold.get(str(chosen[0])), chosen[1:]
        if ferry is None or len(route) > ferry.reach or not is_route(route):
            return None
        onward = after(route) if len(route) < ferry.reach else ()
        return Spot(
            tuple(Choice(moon, moon_label(g, moon), True) for moon in onward),
            ends=bool(route),
            price=Text("price-crates", {"crates": len(load(g, ferry.hold, route)), "hold": ferry.hold}),
            marks=(*(Mark(str(moon), "chosen") for moon in route), *(Mark(moon, "may") for moon in onward)),
            whole=Text("whole-flight", {"ferry": ferry.name, "moons": names(route)}) if route else None,
        )

    def refuse(self, g: Ferries, seat: Seat, move: Move) -> Illegal | None:
        for ferry in held(g, seat):
            if move.values[:1] == (ferry.id,) and len(move.values) > 1 + ferry.reach:
                return Illegal("2", "too-far", {"ferry": ferry.name, "reach": ferry.reach})
        return None

    def do_fly(self, g: Ferries, seat: Seat, given: str, *route: str) -> None:
        ferry, before = ferry_of(card_of(given)), g.scores[seat]
        for piece in ferry.does:
            DO[type(piece)](g, piece, seat, route)
        g.hands[seat].remove(card_of(given))
        g.discard.append(card_of(given))
        g.tell("flew", seat=who(seat), ferry=ferry.name, moons=names(route), crates=g.scores[seat] - before)
        if g.deck:
            drawn = g.deck.pop()
            g.hands[seat].append(drawn)
            g.tell_partly("drew", {"drawn": (seat,)}, True, seat=who(seat), drawn=ferry_of(drawn).name)
        g.done(self)


def held(g: Ferries, seat: Seat) -> list[Ferry]:
    """The ferries in a hand, as far as they are known."""
    return [ferry_of(card) for card in g.hands[seat] if card != HIDDEN]


def is_route(moons: Sequence[Value]) -> bool:
    """Whether each moon lies beside the one before it."""
    return all(moon in after(moons[:number]) for number, moon in enumerate(moons))


def after(moons: Sequence[Value]) -> tuple[str, ...]:
    """The moons where a route can go on: anywhere at first, then those beside the last."""
    if not moons:
        return MOONS
    at = MOONS.index(str(moons[-1]))
    return MOONS[at - 1], MOONS[(at + 1) % len(MOONS)]


def load(g: Ferries, hold: int, route: Sequence[Value]) -> list[int]:
    """The moons, by number, where a ferry takes a crate: one a visit, while there is one and it has room."""
    left, found = g.crates.copy(), list[int]()
    for moon in (MOONS.index(str(each)) for each in route):
        if left[moon] and len(found) < hold:
            left[moon] -= 1
            found.append(moon)
    return found


def names(moons: Sequence[Value]) -> list[str]:
    """The names of moons, for a text."""
    return [term(f"moon-{moon}") for moon in moons]


def ferry_label(ferry: Ferry) -> Text:
    """A ferry as a choice."""
    return Text("choice-ferry", {"ferry": ferry.name, "does": list(SAY.over(ferry.does))})


def moon_label(g: Ferries, moon: str) -> Text:
    """A moon as a choice."""
    return Text("choice-moon", {"moon": term(f"moon-{moon}"), "crates": g.crates[MOONS.index(moon)]})


def visit(g: Ferries, piece: Visit, seat: Seat, route: Sequence[Value]) -> None:
    """The ferry flies from moon to moon."""
    g.route = [str(moon) for moon in route]


def carry(g: Ferries, piece: Carry, seat: Seat, route: Sequence[Value]) -> None:
    """The ferry brings crates home."""
    for moon in load(g, piece.crates, route):
        g.crates[moon] -= 1
        g.scores[seat] += 1


DO: ByKind[Callable[[Ferries, Any, Seat, Sequence[Value]], None]] = ByKind({Visit: visit, Carry: carry})
"""What happens in a flight, by what a ferry does."""
SAY: ByKind[Callable[[Any], Text]] = ByKind(
    usual=lambda piece: Text(f"does-{tag_of(piece)}", numbers_of(piece))
)
"""What a ferry does, in words."""
WORTH: ByKind[Callable[[Any], int]] = ByKind(
    {Visit: lambda piece: piece.moons, Carry: lambda piece: 3 * piece.crates}
)
"""What a ferry in hand is worth to computer players, in hundredths of a crate."""


class Ferries(State):
    """The table. Cards are numbers; HIDDEN where the viewer does not know them.

    `route` is where the last ferry flew: everyone was told, so everyone can see it.
    """

    stack: list[NextTurn | Turn]
    beside: list[NextTurn | Turn]
    hands: list[list[int]]
    deck: list[int]
    discard: list[int]
    crates: list[int]
    scores: list[int]
    turns: int
    turn: int = 0
    route: list[str] = []


def zones(g: Ferries) -> Iterator[Zone]:
    """Where cards lie, and who knows them."""
    yield deck(g.deck)
    yield open_cards(g.discard)
    for seat, cards in enumerate(g.hands):
        yield hand(cards, Seat(seat))


ZONES = Zones(zones, lambda g: range(1, len(ferries()) + 1))


class FerriesThinking(Thinking[Ferries]):
    """A position is worth its crates; of two that have as many, that with the better ferries in hand."""

    grounds: ClassVar[Mapping[str, tuple[str, ...]]] = {"crates": ("score",), "hand": ()}

    def terms(self, view: Ferries, seat: Seat) -> dict[str, float]:
        pieces = [piece for ferry in held(view, seat) for piece in ferry.does]
        return {"crates": 100 * super().terms(view, seat)["standings"], "hand": WORTH.total(pieces)}


class FerriesRules(Game[Ferries]):
    """The rules of Ferries."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="ferries",
        min_seats=2,
        max_seats=4,
        version=1,
        since=1,
        verbs=(
            Verb("fly", (Param("ferry"), Param("moons")), open=True, most=1 + LONGEST_FLIGHT),
            Verb("swap", (Param("ferry"),)),
        ),
        options=(Option("crates", ("2", "3"), "2"),),
        presets=(Preset("first", {}), Preset("plenty", {"crates": "3"})),
    )
    state_type = Ferries
    thinks = FerriesThinking

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Ferries:
        cards = [number for number, _ in enumerate(ferries(), 1)]
        rng.shuffle(cards)
        hands = [[cards.pop() for _ in range(HAND)] for _ in range(seats)]
        return Ferries(
            version=version,
            rng=rng,
            over=False,
            events=[],
            stack=[NextTurn()],
            beside=[],
            hands=hands,
            deck=cards,
            discard=[],
            crates=[int(options["crates"])] * len(MOONS),
            scores=[0] * seats,
            turns=len(ferries()) // seats * seats,
        )

    def hide(self, view: Ferries, viewer: Seat | None) -> None:
        ZONES.hide(view, viewer)

    def deal_anew(self, world: Ferries, viewer: Seat | None, rng: Rng) -> None:
        ZONES.deal_anew(world, viewer, rng)

    def secrets(self, options: Options, seats: int) -> bool:
        return True

    def standings(self, state: Ferries) -> Standings:
        counts = tuple({"ferries": len(cards)} for cards in state.hands)
        if state.over:
            return Standings.ranked(state.scores, counts)
        return Standings(tuple(state.scores), None, counts)

    def headline(self, state: Ferries) -> Text:
        return Text("headline", {"turn": state.turn, "turns": state.turns})

    def labels(
        self, state: Ferries, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        return [ferry_label(ferry_of(card_of(str(value)))) for value in values]

    def check_invariants(self, state: Ferries) -> None:
        ZONES.check(state)
        assert all(crates >= 0 for crates in state.crates)
