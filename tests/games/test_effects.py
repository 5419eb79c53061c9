"""Pieces of which cards are made: kinds, functions by kind, conditions over measures, and what follows a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from bot.engine.errors import BadData
from bot.engine.moves import Text
from bot.games.parts.clauses import follows, sentences
from bot.games.parts.effects import ByKind, Condition, Measures, Piece, any_kind, inside, kinds_of, those


class Deed(Piece, frozen=True):
    """What the cards of these tests do."""


class Gain(Deed, frozen=True, tag="gain"):
    n: int = 1


class Nested(Deed, frozen=True):
    """Deeds in which there are others."""


class Twice(Nested, frozen=True, tag="twice"):
    then: tuple[AnyDeed, ...]


class Watch(Deed, frozen=True, tag="watch"):
    on: str
    when: tuple[Condition, ...] = ()


if TYPE_CHECKING:
    AnyDeed = Deed
else:
    AnyDeed = any_kind(Deed)


class Card(msgspec.Struct):
    id: str
    does: tuple[AnyDeed, ...]


def card(*does: dict[str, Any]) -> Card:
    return msgspec.convert({"id": "C7", "does": does}, Card)


Purses = list[int]
MEASURES = Measures[Purses, int](
    lambda g: range(len(g)),
    5,
    {"coins": ("", "gold")},
    {
        "coins": lambda g, side, of, at: 10 * g[side] if of else g[side],
        "asked": lambda g, side, of, at: at,
    },
)


def test_kinds_are_those_from_which_no_other_derives() -> None:
    assert kinds_of(Deed) == [Gain, Twice, Watch]
    assert kinds_of(Gain) == [Gain]


def test_a_field_takes_every_kind_and_no_other() -> None:
    gain = {"do": "gain", "n": 3}
    assert card(gain, {"do": "twice", "then": [gain]}).does == (Gain(3), Twice((Gain(3),)))
    for wrong in ({"do": "lose"}, {"do": "Nested"}, {"do": "gain", "of": 1}):
        with pytest.raises(msgspec.ValidationError):
            card(wrong)


def test_a_function_for_each_kind() -> None:
    worth: ByKind[Callable[[Any], int]] = ByKind({Gain: lambda piece: piece.n})
    with pytest.raises(LookupError, match="nothing for Twice"):
        worth[Twice]
    worth.usual = lambda piece: 9
    assert list(worth.over([Gain(2), Twice(()), Gain(4)])) == [2, 9, 4]
    assert set(worth) == {Gain}
    assert worth.total([Gain(2), Twice(()), Gain(4)]) == 15

    @worth.of(Twice, Watch)
    def _one(piece: Twice | Watch) -> int:
        return 1

    assert list(worth.over([Gain(2), Twice(()), Watch("dusk")])) == [2, 1, 1]


def test_those_of_a_kind() -> None:
    assert those(Gain, [Gain(2), Watch("dusk"), Gain(1)]) == [Gain(2), Gain(1)]


def test_what_is_inside_a_row_is_found_with_its_field() -> None:
    row = card(
        {
            "do": "twice",
            "then": [{"do": "gain"}, {"do": "watch", "on": "dusk", "when": [{"measure": "coins"}]}],
        }
    )
    assert list(inside(row)) == [
        ("", row),
        ("does[0]", row.does[0]),
        ("does[0].then[0]", Gain()),
        ("does[0].then[1]", Watch("dusk", (Condition("coins"),))),
        ("does[0].then[1].when[0]", Condition("coins")),
    ]


@pytest.mark.parametrize(
    ("condition", "held"),
    [
        (Condition("coins", least=3), True),
        (Condition("coins", least=4), False),
        (Condition("coins", most=3), True),
        (Condition("coins", most=2), False),
        (Condition("coins", least=2, most=4), True),
        (Condition("coins", "gold", least=30), True),
        (Condition("coins", "gold", least=31), False),
        (Condition("asked", least=5, most=5), True),
        (Condition("coins", equals="asked"), False),
        (Condition("coins", most_of_all=True), False),
    ],
)
def test_a_condition_compares_a_measure(condition: Condition, held: bool) -> None:
    assert MEASURES.holds([3, 3, 1], 0, condition) is held


def test_a_condition_may_compare_with_a_measure_and_with_the_others() -> None:
    assert MEASURES.holds([3, 2], 0, Condition("coins", equals="asked"), at=3)
    assert MEASURES.holds([3, 2], 0, Condition("coins", most_of_all=True))
    assert not MEASURES.holds([0, 2], 0, Condition("asked", least=1), at=0), "0 is a moment as well"
    assert MEASURES.all_hold([3], 0, [Condition("coins", least=3), Condition("coins", most=3)])
    assert not MEASURES.all_hold([3], 0, [Condition("coins", least=3), Condition("coins", most=2)])


def test_what_follows_a_moment_is_asked_when_its_turn_has_come() -> None:
    rich = (Condition("coins", least=2),)
    first, second, other = Watch("dusk"), Watch("dusk", rich), Watch("dawn")
    purses, found = [1], list[Watch]()
    for trigger in MEASURES.triggered(purses, 0, [first, other, second], "dusk"):
        found.append(trigger)
        purses[0] += 1
    assert found == [first, second]
    assert list(MEASURES.triggered([1], 0, [first, second], "dusk")) == [first]
    asks = Watch("dusk", (Condition("asked", least=7),))
    assert [*MEASURES.triggered([1], 0, [asks], "dusk")] == []
    assert [*MEASURES.triggered([1], 0, [asks], "dusk", 7)] == [asks]


@pytest.mark.parametrize(
    ("condition", "field", "what"),
    [
        ({"measure": "luck", "least": 1}, "measure", "no one counts 'luck'"),
        ({"measure": "", "least": 1}, "measure", "no one counts ''"),
        ({"measure": "coins", "equals": "luck"}, "equals", "no one counts 'luck'"),
        ({"measure": "coins", "of": "brass"}, "of", "coins is not counted of 'brass'"),
        ({"measure": "asked", "of": "gold"}, "of", "asked is not counted of 'gold'"),
    ],
)
def test_a_wrong_condition_is_named_with_its_file_row_and_field(
    condition: dict[str, Any], field: str, what: str
) -> None:
    good = card(
        {"do": "watch", "on": "dusk", "when": [{"measure": "coins", "of": "gold", "equals": "asked"}]}
    )
    MEASURES.check({"sample/cards.json": [good]})
    bad = card({"do": "gain"}, {"do": "watch", "on": "dusk", "when": [condition]})
    with pytest.raises(BadData) as raised:
        MEASURES.check({"sample/cards.json": [good, bad]})
    found = raised.value
    assert (found.file, found.row, found.what) == ("sample/cards.json", "row 2 (C7)", what)
    assert found.field == f"does[1].when[0].{field}"


@pytest.mark.parametrize(("field", "value"), [("equals", "asked"), ("most_of_all", True)])
def test_a_game_whose_texts_know_bounds_alone_refuses_other_comparisons(field: str, value: object) -> None:
    row = card({"do": "watch", "on": "dusk", "when": [{"measure": "coins", field: value}]})
    MEASURES.check({"cards.json": [row]})
    with pytest.raises(
        BadData, match=rf"cards.json: row 1 \(C7\): does\[0\].when\[0\].{field}: no text says it"
    ):
        MEASURES.check({"cards.json": [row]}, bounds_only=True)
    bound = card({"do": "watch", "on": "dusk", "when": [{"measure": "coins", "least": 1, "most": 2}]})
    MEASURES.check({"cards.json": [bound]}, bounds_only=True)


def test_what_follows_is_said_with_what_it_hangs_on() -> None:
    dusk, gain, rich = Text("on-dusk"), Text("do-gain"), Text("if-rich")
    assert follows(dusk, gain, None) == Text("follows", {"moment": dusk, "what": gain})
    assert follows(dusk, gain, rich) == Text("follows-if", {"moment": dusk, "what": gain, "when": rich})


def test_sentences_follow_each_other_in_their_order() -> None:
    one, two, three = Text("one"), Text("two"), Text("three")
    assert sentences([one]) == one
    rest = Text("two-sentences", {"first": two, "rest": three})
    assert sentences([one, two, three]) == Text("two-sentences", {"first": one, "rest": rest})
