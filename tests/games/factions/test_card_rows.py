"""The rows of the cards against the tables of the rules (2, 14, 16, 17)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.factions import cards


@pytest.mark.parametrize(
    ("deck", "count"),
    [
        (cards.MERCURY_DECK, 8),
        (cards.VENUS_DECK, 48),
        (cards.EARTH_DECK, 13),
        (cards.JUPITER_DECK, 36),
        (cards.SATURN_DECK, 30),
        (cards.URANUS_DECK, 12),
        (cards.NEPTUNE_DECK, 24),
        (cards.ASTEROIDS, 18),
        (cards.AUTOMA, 16),
    ],
)
def test_every_deck_has_the_cards_of_the_table(deck: int, count: int) -> None:
    assert len(cards.OF_DECK[deck]) == count


def test_events_come_in_two_phases_of_six_and_one_on_the_board() -> None:
    assert Counter(row.phase for row in cards.EVENT.values()) == {1: 6, 2: 6, 0: 1}


def test_the_event_on_the_board_does_not_count_for_the_numbers_printed_on_cards() -> None:
    earth = cards.OF_DECK[cards.EARTH_DECK]
    assert [cards.steps_of(card) for card in earth if cards.EVENT[card].phase] == list(range(12))


def test_objectives_by_who_may_hold_them() -> None:
    kinds = Counter((row.star, row.advanced) for row in cards.OBJECTIVE.values())
    assert kinds == {(False, False): 17, (True, False): 5, (False, True): 6, (True, True): 2}
