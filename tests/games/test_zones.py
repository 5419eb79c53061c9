"""Hidden zones: what a view hides, how hidden cards are dealt anew, and that no card is lost or made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.engine.steps import State
from bot.games.parts.zones import HIDDEN, Zone, Zones, deck, face_down, hand, open_cards

MIRA, BO = Seat(0), Seat(1)
CARDS = [1, 2, 3, 4, 5, 6, 11, 12, 13]
RED = -10


class Cupboard(State):
    """Cards in every kind of zone; those from 11 on have red backs."""

    pile: list[int]
    hands: list[list[int]]
    slots: list[int]
    shown: list[int]


def places(g: Cupboard) -> Iterator[Zone]:
    yield deck(g.pile)
    for seat, cards in enumerate(g.hands):
        yield hand(cards, Seat(seat))
    yield face_down(g.slots, 0, MIRA, BO)
    yield face_down(g.slots, 2)
    yield open_cards(g.shown)


ZONES = Zones(places, lambda g: CARDS[g.version - 1 :], {card: RED for card in CARDS if card > 10})


def cupboard() -> Cupboard:
    return Cupboard(1, None, False, [], [], [], [3, 12], [[13, 1], [11, 6]], [2, 99, 4], [5])


def test_a_view_shows_what_the_viewer_knows_and_the_backs_of_the_rest() -> None:
    seen = {}
    for viewer in (None, MIRA, BO):
        view = cupboard()
        ZONES.hide(view, viewer)
        seen[viewer] = view.pile, view.hands, view.slots, view.shown
    assert seen[None] == ([0, RED], [[RED, 0], [RED, 0]], [0, 99, 0], [5])
    assert seen[MIRA] == ([0, RED], [[13, 1], [RED, 0]], [2, 99, 0], [5])
    assert seen[BO] == ([0, RED], [[RED, 0], [11, 6]], [2, 99, 0], [5])


def test_the_order_of_a_hidden_hand_tells_nothing() -> None:
    view = cupboard()
    view.hands[BO] = [6, 11]
    ZONES.hide(view, MIRA)
    assert view.hands[BO] == [RED, 0]


@pytest.mark.parametrize("from_view", [False, True])
def test_another_world_keeps_what_is_known_and_may_have_any_other_card_of_the_same_back(
    from_view: bool,
) -> None:
    found = set()
    for number in range(200):
        world = cupboard()
        if from_view:
            ZONES.hide(world, MIRA)
        ZONES.deal_anew(world, MIRA, Rng(f"world {number}"))
        ZONES.check(world)
        assert (world.hands[MIRA], world.slots[:2], world.shown) == ([13, 1], [2, 99], [5])
        assert world.pile[0] < 10 < world.pile[1]
        found.add((world.pile[0], world.pile[1], tuple(sorted(world.hands[BO])), world.slots[2]))
    assert len(found) == 3 * 2 * 2, "three cards of one back in three places, two of the other in two"


def test_without_backs_every_hidden_card_looks_the_same() -> None:
    view = cupboard()
    Zones(places, lambda g: CARDS).hide(view, None)
    assert (view.pile, view.hands[MIRA]) == ([HIDDEN, HIDDEN], [HIDDEN, HIDDEN])


def test_a_card_lost_or_made_is_named() -> None:
    ZONES.check(cupboard())
    g = cupboard()
    g.pile.pop()
    with pytest.raises(AssertionError, match=r"cards lost: \[12\], made: \[\]"):
        ZONES.check(g)
    g = cupboard()
    g.shown.append(6)
    with pytest.raises(AssertionError, match=r"cards lost: \[\], made: \[6\]"):
        ZONES.check(g)
