"""What a move is said to bring: it comes true, follows from one's view, and has no figure where chance decides."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.engine.foresight import SCORE, Foreseen, Foresight
from bot.engine.moves import Move, Seat, Side
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from tests.games.proofs import Case, prove_foreseen
from tests.games.sample.ferries.cards import card_of
from tests.games.sample.ferries.rules import Ferries, FerriesRules

MIRA = Seat(0)


class Counted(FerriesRules):
    """Ferries in which the numbers of cards in hand are counted, and added up."""

    def measures(self, state: Ferries, side: Side) -> Mapping[str, int]:
        return {**super().measures(state, side), "worth": sum(state.hands[side])}


class Vague(Counted):
    """The same, and nothing is foretold of the cards."""

    def uncertain(self, verb: str) -> frozenset[str]:
        return frozenset({"worth"})


class Fated(Counted):
    """It names each card that may be drawn next."""

    def fates(self, world: Ferries, side: Side, move: Move) -> list[Ferries]:
        found = []
        for place in range(len(world.deck)):
            fate = self.copy(world)
            fate.deck[place], fate.deck[-1] = fate.deck[-1], fate.deck[place]
            found.append(fate)
        return found


class Careless(FerriesRules):
    """It counts what only the truth tells."""

    def measures(self, state: Ferries, side: Side) -> Mapping[str, int]:
        return {**super().measures(state, side), "cards": sum(state.deck)}


def begun(rules: FerriesRules) -> Ferries:
    g = rules.setup(2, {}, Rng("ferries"))
    g.events.clear()
    g.hands[0] = [card_of("curlew"), card_of("gull")]
    return g


def foreseen(rules: FerriesRules, g: Ferries, line: str) -> Foreseen:
    return Foresight(rules, rules.view(g, MIRA), MIRA).of(Move.parse(line))


def test_what_follows_from_the_view_has_a_figure() -> None:
    rules = FerriesRules()
    g = begun(rules)
    g.deck.clear()
    assert foreseen(rules, g, "fly curlew io europa io") == Foreseen({SCORE: 2})
    g.crates[0] = 0
    assert foreseen(rules, g, "fly curlew io") == Foreseen()


def test_what_is_drawn_has_none_and_cannot_be_taken_back() -> None:
    rules = Counted()
    assert foreseen(rules, begun(rules), "fly curlew io") == Foreseen({SCORE: 1}, ("worth",), chancy=True)
    assert foreseen(Vague(), begun(rules), "fly curlew io") == Foreseen({SCORE: 1}, (), chancy=True)


def test_what_can_be_drawn_has_a_least_and_a_most() -> None:
    """However rare a card is: each is tried, not only those of a few worlds."""
    rules = Fated()
    g = begun(rules)
    g.deck = sorted({*g.deck, *g.hands[1], *range(2, 11)} - {*g.hands[0]})
    g.hands[1].clear()
    found = foreseen(rules, g, "fly curlew io")
    flown = card_of("curlew")
    assert found.between == {"worth": (g.deck[0] - flown, g.deck[-1] - flown)}
    assert (found.gains, found.open, found.chancy) == ({SCORE: 1}, ("worth",), True)


def test_the_same_view_says_the_same() -> None:
    rules = Counted()
    g = begun(rules)
    world = rules.resample(g, MIRA, Rng("another"))
    assert world.deck != g.deck
    assert foreseen(rules, g, "swap gull") == foreseen(rules, world, "swap gull")


def test_points_that_are_lost_for_certain_are_named() -> None:
    assert Foreseen({SCORE: -4}).lost_score == 4
    for free in (
        Foreseen({SCORE: 2}),
        Foreseen({"energy": -2}, (SCORE,)),
        Foreseen({SCORE: -1, "energy": 1}),
    ):
        assert free.lost_score == 0


def test_the_proof_finds_an_amount_that_its_player_does_not_know() -> None:
    case, state = Case(Careless(), 2, {}), begun(Careless())
    with pytest.raises(AssertionError, match="needs more than its player knows"):
        prove_foreseen(case, state, Dice("careless"))


def test_the_proof_finds_what_does_not_come_true(monkeypatch: pytest.MonkeyPatch) -> None:
    case, state = Case(FerriesRules(), 2, {}), begun(FerriesRules())
    prove_foreseen(case, state, Dice("seed"))
    monkeypatch.setattr(Foresight, "of", lambda *_: Foreseen({SCORE: 9}, (), chancy=True))
    with pytest.raises(AssertionError, match="gains"):
        prove_foreseen(case, state, Dice("seed"))
    monkeypatch.setattr(Foresight, "of", lambda *_: Foreseen({}, (SCORE,)))
    with pytest.raises(AssertionError, match="cannot be taken back"):
        prove_foreseen(case, state, Dice("seed"))


def test_what_goes_on_from_a_move_brings_the_rest() -> None:
    begun, whole = Foreseen({SCORE: 2, "energy": -1}), Foreseen({SCORE: 2, "energy": -3}, (), chancy=True)
    assert whole.beyond(begun) == Foreseen({"energy": -2}, (), chancy=True)
    assert whole.beyond(whole) == Foreseen({}, (), chancy=True)
    assert Foreseen().beyond(begun) == Foreseen({SCORE: -2, "energy": 1}), "what it would undo"
    assert whole.beyond(Foreseen()) == whole
    vague = Foreseen({"energy": -1}, (SCORE,))
    assert whole.beyond(vague) == Foreseen({"energy": -2}, (SCORE,), chancy=True), "no one knows the rest"
    assert vague.beyond(begun) == Foreseen({}, (SCORE,))
    ranged = Foreseen({}, (SCORE, "energy"), {SCORE: (1, 3), "energy": (-2, 0)})
    assert ranged.beyond(begun) == Foreseen({}, (SCORE, "energy"), {SCORE: (-1, 1), "energy": (-1, 1)})
    assert ranged.beyond(vague).between == {"energy": (-1, 1)}, "no one knows how much of it was there"
