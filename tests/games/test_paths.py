"""Priced paths: what a spot offers, the cheapest ways, and why a path does not walk or cannot be paid."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import pairwise

import pytest

from bot.engine.moves import Mark, Move, Seat, Spot, Text, Value
from bot.engine.playout import Dice
from bot.engine.words import words_of
from bot.games.parts.paths import Hop, Way
from tests.games.rings import BESIDE, SECTORS, Flights, Rings, StepByStep, rings

MIRA = Seat(0)


class Watched(Flights):
    """Every question is about the seat that was asked."""

    def start(self, g: Rings, seat: Seat) -> Way:
        assert seat == MIRA
        return super().start(g, seat)

    def hops(self, g: Rings, seat: Seat, way: Way) -> Iterator[Hop]:
        assert seat == MIRA
        return super().hops(g, seat, way)


class WatchedStepByStep(Watched, StepByStep):
    """The same, step by step."""


FAR, NEAR = Watched(), WatchedStepByStep()


def board(place: str, energy: int, **tokens: int) -> Rings:
    """A board without tokens but those given."""
    g = rings(Dice("empty"), energy, most=0)
    g.place, g.tokens = place, {**g.tokens, **tokens}
    return g


def offered(spot: Spot | None) -> dict[object, tuple[object, object]]:
    """By value what it costs and what it leaves."""
    assert spot is not None
    details = {choice.value: choice.detail for choice in spot.next}
    return {value: (each.values["price"], each.values["left"]) for value, each in details.items() if each}


def why(paths: Flights, g: Rings, *values: str) -> tuple[str, str, dict[str, object]]:
    refused = paths.refuse(g, MIRA, Move("fly", values))
    assert refused is not None
    words_of("house").refuse(refused, [])
    return refused.rule, refused.why.key, dict(refused.why.values)


def test_a_spot_offers_the_steps_that_can_be_paid_with_price_and_rest() -> None:
    g = board("C1", 4, B1=3, C2=4, D1=1)
    assert offered(NEAR.spot(g, MIRA, ())) == {"C12": (1, 3), "B1": (4, 0), "D1": (2, 2)}
    spot = NEAR.spot(g, MIRA, ("D1",))
    assert offered(spot) == {"D12": (1, 1), "D2": (1, 1), "C1": (1, 1), "E1": (2, 0)}
    assert spot is not None
    assert spot.ends
    assert (spot.price, spot.whole) == (
        Text("price-path", {"spent": 2, "left": 2}),
        Text("path-whole", {"place": "D1", "spent": 2, "steps": 1}),
    )
    marks = {(mark.what, mark.tone) for mark in spot.marks}
    assert marks == {
        ("C1", "own"),
        ("D1", "chosen"),
        *((sector, "may") for sector in ("D12", "D2", "C1", "E1")),
    }
    further = NEAR.spot(g, MIRA, ("D1", "C1", "C12"))
    assert further is not None
    assert [mark.what for mark in further.marks if mark.tone == "chosen"] == ["D1", "C1", "C12"]


@pytest.mark.parametrize("paths", [FAR, NEAR])
@pytest.mark.parametrize("number", range(6))
def test_what_is_offered_is_what_walks_with_the_price_it_then_has(paths: Flights, number: int) -> None:
    g, dice, chosen = rings(Dice(number), 9, gate=True), Dice(f"walk {number}"), tuple[Value, ...]()
    words = [*SECTORS, *(f"gate-{sector}" for sector in SECTORS)]
    while (spot := paths.spot(g, MIRA, chosen)) is not None and spot.next:
        way = paths.walk(g, MIRA, chosen)
        assert way is not None
        after = {word: there for word in words if (there := paths.walk(g, MIRA, (*chosen, word)))}
        assert after.keys() == {choice.value for choice in spot.next}
        assert len(after) == len(spot.next)
        for choice in spot.next:
            there = after[str(choice.value)]
            paid, steps = there.spent - way.spent, there.steps - way.steps
            assert choice.label == Text("choice-path", {"place": choice.value})
            assert choice.detail == Text(
                "choice-path-price", {"price": paid, "left": there.left, "steps": steps}
            )
            assert choice.last
            assert Mark(str(there.place), "may", choice.detail) in spot.marks
        assert (spot.ends, spot.preview) == (bool(chosen), ())
        assert spot.price == Text("price-path", {"spent": way.spent, "left": way.left})
        chosen = (*chosen, spot.next[dice.below(len(spot.next))].value)


def test_an_empty_path_does_not_end_and_without_a_step_there_is_none() -> None:
    spot = NEAR.spot(board("A1", 1), MIRA, ())
    assert spot is not None
    assert not spot.ends
    assert spot.next[0].label == Text("choice-path", {"place": "A12"})
    assert spot.next[0].detail == Text("choice-path-price", {"price": 1, "left": 0, "steps": 1})
    assert NEAR.spot(board("A1", 0), MIRA, ()) is None
    assert NEAR.sample(board("A1", 0), MIRA, Dice(1)) is None


def test_no_place_is_entered_twice_but_where_the_path_began_may_be_entered_once() -> None:
    g = board("A1", 16)
    assert NEAR.walk(g, MIRA, ("A2", "A1")) is not None
    assert NEAR.walk(g, MIRA, ("A2", "A1", "A2")) is None
    assert "A2" not in offered(NEAR.spot(g, MIRA, ("A2", "A1")))
    assert "A2" not in offered(FAR.spot(g, MIRA, ("A2", "A1", "A12")))


def test_a_gate_is_a_word_of_its_own_costs_nothing_and_enters_nothing() -> None:
    g = board("A1", 2)
    g.gate = True
    way = FAR.walk(g, MIRA, ("gate-A7", "A6", "A7"))
    assert way is not None
    assert (way.place, way.spent, way.words) == ("A7", 2, ("gate-A7", "A6", "A7"))
    assert NEAR.walk(g, MIRA, ("A2", "gate-A7")) is None, "only before the first step"
    (proposed,) = FAR.proposals(g, MIRA, "fly", ("B7",))
    assert proposed == Move("fly", ("gate-A7", "B7"))


def brute(g: Rings, most: int) -> dict[str, int]:
    """The cheapest price of every sector, by Bellman and Ford."""
    price = dict.fromkeys(SECTORS, 10**6)
    price[g.place] = 0
    way = Way(g.place, g.energy)
    costs = {
        (at, str(hop.place)): hop.price
        for at in SECTORS
        for hop in FAR.hops(g, MIRA, Way(at, way.left, steps=1))
    }
    for _ in SECTORS:
        for (at, to), cost in costs.items():
            price[to] = min(price[to], price[at] + cost)
    return {sector: cost for sector, cost in price.items() if cost <= most and sector != g.place}


@pytest.mark.parametrize("number", range(12))
def test_the_cheapest_way_to_every_place_is_found_and_walks_step_by_step(number: int) -> None:
    g = rings(Dice(number), 16)
    ways = FAR.reach(g, MIRA, FAR.start(g, MIRA))
    assert {place: way.spent for place, way in ways.items()} == brute(g, 16)
    assert [way.spent for way in ways.values()] == sorted(way.spent for way in ways.values())
    for place, way in ways.items():
        words = [g.place, *map(str, way.words)]
        assert all(after in BESIDE[at] for at, after in pairwise(words))
        walked = NEAR.walk(g, MIRA, way.words)
        assert walked is not None
        assert (walked.place, walked.left, len(set(words))) == (place, 16 - way.spent, len(words))
    assert offered(FAR.spot(g, MIRA, ())) == {
        place: (way.spent, 16 - way.spent) for place, way in ways.items()
    }
    assert list(FAR.proposals(g, MIRA, "fly", ())) == [Move("fly", way.words) for way in ways.values()]


def test_where_paths_go_far_a_goal_stands_for_the_cheapest_way_there() -> None:
    g = board("A1", 16, A2=9)
    far, near = FAR.walk(g, MIRA, ("A3", "A5")), NEAR.walk(g, MIRA, ("A3",))
    assert far is not None
    assert far.words == ("B1", "B2", "B3", "A3", "A4", "A5")
    assert near is None
    (proposed,) = NEAR.proposals(g, MIRA, "fly", ("A3", "A5"))
    assert proposed.values == far.words
    assert list(NEAR.proposals(g, MIRA, "fly", ("Z9",))) == []


def test_memo_lets_a_price_depend_on_the_way() -> None:
    class Discount(Flights):
        """The first outer sector of a path costs nothing."""

        def hops(self, g: Rings, seat: Seat, way: Way) -> Iterator[Hop]:
            for hop in super().hops(g, seat, way):
                outer = str(hop.place)[0] in "EFGH"
                price = 0 if outer and way.memo is not True else hop.price
                yield Hop(hop.word, hop.place, price, way.memo is True or outer)

    g = board("D1", 3)
    ways = Discount().reach(g, MIRA, Discount().start(g, MIRA))
    assert (ways["E1"].spent, ways["E2"].spent, ways["F1"].spent) == (0, 1, 2)
    assert ways["E2"].words == ("D2", "E2"), "the dearer first step saves the discount for the second"


def test_what_cannot_be_paid_is_refused_with_the_cheapest_price_and_what_is_missing() -> None:
    g = board("A1", 2, A2=9, A12=9, B1=5)
    assert why(FAR, g, "A4") == (
        "8",
        "refusal-path-too-dear",
        {"place": "A4", "price": 10, "left": 2, "missing": 8},
    )
    assert why(NEAR, g, "B1")[2] == {"place": "B1", "price": 6, "left": 2, "missing": 4}
    g.energy = 7
    assert why(FAR, g, "B1", "B4")[2] == {"place": "B4", "price": 3, "left": 1, "missing": 2}


def test_what_does_not_walk_is_refused_with_the_reason() -> None:
    g = board("A1", 16)
    assert why(FAR, g, "A1")[1] == "refusal-path-here"
    assert why(FAR, g, "A2", "B2", "A2")[1:] == ("refusal-path-again", {"place": "A2"})
    assert FAR.refuse(g, MIRA, Move("fly", ("Z9",))) is None, (
        "no place at all: the engine says what may stand there"
    )
    assert FAR.refuse(g, MIRA, Move("fly", ("Z9", "A2"))) is None
    assert FAR.refuse(g, MIRA, Move("burn", ("A1",))) is None, "another verb"
    assert list(FAR.proposals(g, MIRA, "burn", ())) == []


@pytest.mark.parametrize("number", range(20))
def test_a_random_path_walks(number: int) -> None:
    g = rings(Dice(number), 16, gate=True)
    move = FAR.sample(g, MIRA, Dice(f"path {number}"))
    assert move is not None
    assert move.verb == "fly"
    assert NEAR.walk(g, MIRA, move.values) is not None


def test_random_paths_are_short_and_long_and_spend_the_last_of_the_budget() -> None:
    dice = Dice("lengths")
    moves = [FAR.sample(board("A1", 3), MIRA, dice) for _ in range(200)]
    assert {len(move.values) for move in moves if move is not None} == {1, 2, 3}


def test_a_way_to_a_goal_is_looked_for_no_further_than_that() -> None:
    g = board("A1", 16)
    ways = FAR.reach(g, MIRA, FAR.start(g, MIRA), "A3")
    assert list(ways)[-1] == "A3"
    assert max(way.spent for way in ways.values()) == 2


def test_what_a_better_way_does_as_cheaply_is_looked_at_once() -> None:
    class Discount(Flights):
        """The first outer sector of a path costs nothing."""

        looked = 0
        prunes = False

        def hops(self, g: Rings, seat: Seat, way: Way) -> Iterator[Hop]:
            self.looked += 1
            for hop in super().hops(g, seat, way):
                outer = str(hop.place)[0] in "EFGH"
                price = 0 if outer and way.memo is not True else hop.price
                yield Hop(hop.word, hop.place, price, way.memo is True or outer)

        def better(self, memo: Hashable) -> Hashable:
            return False if self.prunes and memo is True else None

    for number in range(6):
        g, plain, pruned = rings(Dice(number), 16), Discount(), Discount()
        pruned.prunes, start = True, Way(g.place, 16, memo=False)
        prices = [
            {place: way.spent for place, way in paths.reach(g, MIRA, start).items() if place != g.place}
            for paths in (plain, pruned)
        ]
        assert prices[0] == prices[1]
        assert pruned.looked < plain.looked
