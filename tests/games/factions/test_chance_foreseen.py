"""What chance decides is said from the least to the most, by all that its player knows (rules 10.1, 10.10)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.engine.foresight import Foreseen, Foresight
from bot.engine.moves import Move
from bot.games.factions.actions.exoplanets import UseEffect
from bot.games.factions.actions.mining import WhichAsteroid
from bot.games.factions.cards.cards import CALLED, CHARGE, MERCURY_DECK, TILE
from bot.games.factions.table.board import SLOT_CALLED
from tests.games.factions.position import MIRA
from tests.games.factions.whole import Dealt

SMALLEST = sorted(TILE, key=lambda tile: TILE[tile].value)


def beside_mercury(energy: int, *, gone: int = 0, faction: str = "megacore") -> Dealt:
    """A ship beside Mercury with Batteries of 16, while the `gone` smallest cards are burned."""
    p = Dealt(faction, "ordinary").planet("mercury", 4).ships(0, "A4").purse(0, energy, 0)
    pile, by_size = p.g.piles[MERCURY_DECK], sorted(CHARGE, key=lambda card: CHARGE[card].amounts)
    pile.discard, pile.deck = by_size[:gone], by_size[gone:]
    return p.begin()


def foreseen(p: Dealt, line: str) -> Foreseen:
    return Foresight(p.rules, p.rules.view(p.g, MIRA), MIRA).of(Move.parse(line))


def figures(p: Dealt, line: str) -> tuple[Mapping[str, int], Mapping[str, tuple[int, int]]]:
    found = foreseen(p, line)
    assert found.open == tuple(found.between), "what is open has a least and a most"
    return found.gains, found.between


@pytest.mark.parametrize(
    ("energy", "gone", "gains", "between"),
    [
        (0, 0, {}, {"energy": (8, 14)}),
        (6, 0, {}, {"energy": (8, 10)}),
        (9, 0, {"energy": 7}, {}),
        (8, 0, {"energy": 8}, {}),
        (6, 2, {}, {"energy": (9, 10)}),
        (6, 3, {"energy": 10}, {}),
        (0, 7, {"energy": 14}, {}),
    ],
)
def test_a_charge_brings_what_the_cards_left_bring(
    energy: int, gone: int, gains: dict[str, int], between: dict[str, tuple[int, int]]
) -> None:
    p = beside_mercury(energy, gone=gone)
    assert figures(p, "charge") == (gains, between)
    assert foreseen(p, "charge").chancy
    p.g.piles[MERCURY_DECK].discard, p.g.piles[MERCURY_DECK].deck = p.g.piles[MERCURY_DECK].deck, []
    assert figures(p, "charge") == (gains, between), "the cards that were burned are shuffled"


def test_who_moves_first_has_more_room_and_has_paid() -> None:
    assert figures(beside_mercury(7), "move A5-use-mercury") == ({}, {"energy": (7, 9)})


def test_who_charges_as_much_as_wanted_draws_no_card() -> None:
    p = beside_mercury(6, faction="zealots")
    assert figures(p, "charge") == ({}, {}), "how much is asked next"


def in_the_belt(resources: int) -> Dealt:
    """A ship at an asteroid that is worth most and that no one has seen, with a hold of 5."""
    p = Dealt("megacore", "ordinary").ships(0, "E4").purse(0, 16, resources)
    p.g.tiles[SLOT_CALLED["E4"]] = SMALLEST[-1]
    p.g.bag = SMALLEST[:-1]
    return p.begin()


def test_an_asteroid_brings_from_its_least_to_what_fits() -> None:
    assert figures(in_the_belt(0), "mine E4") == ({}, {"resources": (2, 5)})
    assert figures(in_the_belt(2), "mine E4") == ({}, {"resources": (2, 3)}), "a rare 2 is not forgotten"
    assert figures(in_the_belt(3), "mine E4") == ({"resources": 2}, {})


def test_who_flies_to_an_asteroid_reads_both() -> None:
    p = in_the_belt(2).ships(0, "D4")
    assert figures(p, "move E4-mine-E4") == ({"energy": -2}, {"resources": (2, 3)})


def test_what_was_seen_is_certain() -> None:
    p = in_the_belt(0)
    p.g.peeks[SLOT_CALLED["E4"]] = [MIRA]
    assert figures(p, "mine E4") == ({"resources": 5}, {})
    p.g.peeks[SLOT_CALLED["E4"]], p.g.faces[SLOT_CALLED["E4"]] = [], True
    assert figures(p, "mine E4") == ({"resources": 5}, {})


def test_what_all_have_seen_is_nowhere_else() -> None:
    """Those of 2 were mined before: no asteroid is worth less than 3."""
    p = in_the_belt(2)
    p.g.bag = [*SMALLEST[3:-1], *SMALLEST[:3]]
    for slot, tile in zip(("E1", "E2", "E5", "E7"), SMALLEST[4:8], strict=True):
        p.g.bag.remove(tile)
        p.g.tiles[SLOT_CALLED[slot]] = tile
    assert figures(p, "mine E4") == ({"resources": 3}, {})


def test_a_card_that_mines_brings_as_much() -> None:
    p = in_the_belt(2)
    p.g.stack.clear()
    p.push(UseEffect(0, CALLED["hourglass"]))
    assert figures(p, "choose a") == ({}, {"resources": (2, 3)})
    p.push(WhichAsteroid(0, "adjacent", "Hourglass"))
    assert figures(p, "choose E4") == ({}, {"resources": (2, 3)})
