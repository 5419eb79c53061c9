"""What a use of Mercury is said to bring: a figure only where no card that may be drawn brings another (rule 10.1)."""

from __future__ import annotations

import pytest

from bot.engine.foresight import Foreseen, Foresight
from bot.engine.moves import Move, Side
from bot.games.factions.cards.cards import CHARGE, MERCURY_DECK
from tests.games.factions.position import MIRA
from tests.games.factions.whole import Dealt

CHANCE = frozenset({"energy"})


def beside_mercury(energy: int, *, gone: int = 0, faction: str = "megacore") -> Dealt:
    """A ship beside Mercury with Batteries of 16, while the `gone` smallest cards are burned."""
    p = Dealt(faction, "ordinary").planet("mercury", 4).ships(0, "A4").purse(0, energy, 0)
    pile, by_size = p.g.piles[MERCURY_DECK], sorted(CHARGE, key=lambda card: CHARGE[card].amounts)
    pile.discard, pile.deck = by_size[:gone], by_size[gone:]
    return p.begin()


def by_chance(p: Dealt, line: str) -> frozenset[str]:
    return p.rules.by_chance(p.g, Side(0), Move.parse(line))


@pytest.mark.parametrize(
    ("energy", "gone", "gains"),
    [
        (6, 0, {}),
        (9, 0, {"energy": 7}),
        (8, 0, {"energy": 8}),
        (6, 3, {"energy": 10}),
        (0, 7, {"energy": 14}),
    ],
)
def test_a_charge_has_a_figure_where_every_card_left_brings_it(
    energy: int, gone: int, gains: dict[str, int]
) -> None:
    p = beside_mercury(energy, gone=gone)
    found = Foresight(p.rules, p.rules.view(p.g, MIRA), MIRA).of(Move("charge"))
    assert found == Foreseen(gains, () if gains else ("energy",), chancy=True)


def test_a_rare_card_is_not_forgotten() -> None:
    p = beside_mercury(6, gone=2)
    assert by_chance(p, "charge") == CHANCE, "only one card of six brings 9 instead of 10"
    assert by_chance(p, "use mercury") == CHANCE
    assert by_chance(p, "use mars") == frozenset()
    p.g.piles[MERCURY_DECK].deck.clear()
    assert by_chance(p, "charge") == CHANCE, "all are shuffled"


def test_who_moves_first_has_more_room() -> None:
    p = beside_mercury(9)
    assert by_chance(p, "use mercury") == frozenset()
    assert by_chance(p, "move A5-use-mercury") == CHANCE


def test_who_charges_as_much_as_wanted_draws_no_card() -> None:
    assert by_chance(beside_mercury(6), "charge") == CHANCE
    assert by_chance(beside_mercury(6, faction="zealots"), "charge") == frozenset()
