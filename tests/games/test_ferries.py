"""The rules of Ferries, each by its number."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from bot.engine import files
from bot.engine.errors import BadData, Illegal
from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from tests.games.sample.ferries.cards import FILE, Carry, Visit, card_of, ferries, ferry_of
from tests.games.sample.ferries.rules import DO, MOONS, WORTH, Ferries, FerriesRules, ferry_label

RULES = FerriesRules()
MIRA, BO = Seat(0), Seat(1)


def table(*hand: str) -> Ferries:
    """A game of two in which Mira has the turn and these ferries."""
    g = RULES.setup(2, {}, Rng("ferries"))
    g.events.clear()
    others = [card for card in range(1, len(ferries()) + 1) if card not in map(card_of, hand)]
    g.hands = [[card_of(ferry) for ferry in hand], others[:2]]
    g.deck = others[2:]
    return g


def test_rule_2_a_ferry_takes_a_crate_at_each_moon_while_it_has_room() -> None:
    g = table("curlew", "gull")
    RULES.play(g, MIRA, Move("fly", ("curlew", "io", "europa", "io")))
    assert g.scores == [2, 0], "it holds two crates"
    assert g.crates == [1, 1, 2, 2, 2, 2]


def test_rule_2_a_moon_without_crates_gives_none() -> None:
    g = table("skua", "gull")
    g.crates[0] = 1
    RULES.play(g, MIRA, Move("fly", ("skua", "io", "europa", "io", "europa")))
    assert g.scores == [3, 0]
    assert g.crates == [0, 0, 2, 2, 2, 2]


def test_rule_2_the_ring_of_moons_closes() -> None:
    g = table("heron", "gull")
    assert [choice.value for choice in RULES.offer(g, MIRA).choices("fly", ("heron",))] == [*MOONS]
    assert [choice.value for choice in RULES.offer(g, MIRA).choices("fly", ("heron", "io"))] == [
        "rhea",
        "europa",
    ]
    assert [choice.value for choice in RULES.offer(g, MIRA).choices("fly", ("heron", "rhea"))] == [
        "titan",
        "io",
    ]
    assert not RULES.offer(g, MIRA).allows(Move("fly", ("heron", "io", "ganymede")))


def test_rule_2_no_ferry_goes_further_than_it_can() -> None:
    g = table("eider", "gull")
    with pytest.raises(Illegal) as refused:
        RULES.play(g, MIRA, Move("fly", ("eider", "io", "europa")))
    assert (refused.value.rule, refused.value.why.key) == ("2", "refusal-too-far")
    assert refused.value.why.values["reach"] == 1


def test_rule_2_a_ferry_is_discarded_and_another_drawn_while_there_is_one() -> None:
    g = table("eider", "gull")
    drawn = g.deck[-1]
    RULES.play(g, MIRA, Move("fly", ("eider", "io")))
    assert g.discard == [card_of("eider")]
    assert g.hands[MIRA] == [card_of("gull"), drawn]
    assert g.route == ["io"]
    g.deck.clear()
    held = g.hands[BO].copy()
    RULES.play(g, BO, RULES.asks(g)[0].default)
    assert Counter(held) - Counter(g.hands[BO]) == Counter(g.discard[-1:])


def test_rule_3_a_ferry_is_swapped_for_one_of_the_deck() -> None:
    g = table("eider", "gull")
    before = {card_of("eider"), *g.deck}
    RULES.play(g, MIRA, Move("swap", ("eider",)))
    assert g.hands[MIRA][0] == card_of("gull")
    assert {g.hands[MIRA][1], *g.deck} == before
    assert g.discard == []


def test_rule_3_no_ferry_is_swapped_without_a_deck() -> None:
    g = table("eider", "gull")
    assert {move.verb for move in RULES.moves(g, MIRA)} == {"swap"}
    g.deck.clear()
    assert RULES.moves(g, MIRA) == []


@pytest.mark.parametrize(("seats", "turns"), [(2, 10), (3, 9), (4, 8)])
def test_rule_1_all_have_the_same_number_of_turns(seats: int, turns: int) -> None:
    g = RULES.setup(seats, {}, Rng("turns"))
    mine = Counter(turn.seat for turn in playout(RULES, g, Dice("turns")))
    assert set(mine.values()) == {turns // seats}
    assert g.over


def test_rule_1_the_most_crates_win() -> None:
    g = table("eider", "gull")
    g.scores, g.turn = [4, 3], g.turns
    events = RULES.play(g, MIRA, Move("fly", ("eider", "io")))
    assert RULES.standings(g).places == (1, 2)
    assert events[-1].values["winners"] == ["@0"]


def test_each_moon_begins_with_as_many_crates_as_the_option_says() -> None:
    assert RULES.setup(2, {"crates": "3"}, Rng("crates")).crates == [3] * 6


@pytest.mark.parametrize(
    ("row", "named"),
    [
        ({"id": "Gull", "does": []}, r"row 2 \(Gull\): id"),
        ({"id": "tern", "does": [{"do": "visit", "moons": 9}]}, r"row 2 \(tern\): does\[0\].moons"),
        (
            {"id": "tern", "does": [{"do": "carry", "crates": 1}, {"do": "dive"}]},
            r"row 2 \(tern\): does\[1\].do",
        ),
        ({"id": "tern", "does": [], "speed": 3}, r"row 2 \(tern\): row"),
        ({"id": "gull", "does": []}, "row 1: id: gull stands there twice"),
    ],
)
def test_a_wrong_row_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, row: dict[str, object], named: str
) -> None:
    monkeypatch.setattr(files, "_roots", [tmp_path, *files._roots])
    (tmp_path / "ferries").mkdir()
    (tmp_path / "ferries" / FILE).write_text(json.dumps([{"id": "gull", "does": []}, row]))
    with pytest.raises(BadData, match=f"ferries/{FILE}: {named}"):
        ferries.__wrapped__()


def test_no_move_is_made_after_the_end() -> None:
    g = table("curlew", "gull")
    g.over = True
    with pytest.raises(Illegal) as refused:
        RULES.play(g, MIRA, Move("swap", ("gull",)))
    assert (refused.value.rule, refused.value.why.key) == ("1", "refusal-game-over")


def test_every_piece_is_done_said_and_worth_something() -> None:
    kinds = {type(piece) for ferry in ferries() for piece in ferry.does}
    assert kinds == {Visit, Carry} == set(DO) == set(WORTH)
    words = words_of("ferries", "en")
    label = words.attribute(ferry_label(ferry_of(card_of("dunlin"))), "help")
    assert label == "Can visit 2 moons and carry 2 crates"


def test_computer_players_keep_the_better_of_two_ferries() -> None:
    g = table("skua", "eider")
    thinking = RULES.thinking
    both = thinking.evaluate(g, MIRA)
    g.hands[MIRA].remove(card_of("eider"))
    without_eider = thinking.evaluate(g, MIRA)
    g.hands[MIRA] = [card_of("eider")]
    assert both > without_eider > thinking.evaluate(g, MIRA)
    g.hands[MIRA], g.scores[MIRA] = [], 1
    assert thinking.evaluate(g, MIRA) > both, "a crate counts for more than any hand"
