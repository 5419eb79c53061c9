"""Which cards a game is played with (rules 2, 5)."""

from __future__ import annotations

from bot.games.factions.cards.cards import (
    AUTOMA,
    AUTOMATON,
    EARTH_DECK,
    EVENT,
    NEPTUNE_DECK,
    OBJECTIVE,
    OF_DECK,
    URANUS_DECK,
    Card,
    row_of,
)

STARLESS = 2
"""Up to so many players, objectives with a star are left out."""


def in_play(deck: int, seats: int, first: bool) -> list[Card]:
    """The cards of a deck that a game is played with, in the order of the tables.

    The event that is printed on the board is none of them. The automa's faction card joins its deck when its faction
    is chosen.
    """
    if first and deck in (EARTH_DECK, URANUS_DECK, NEPTUNE_DECK):
        return []
    if deck == AUTOMA:
        return [] if seats > 1 else automa_cards(first)
    return [
        card
        for card in OF_DECK[deck]
        if not (first and row_of(card).advanced)
        and not (card in EVENT and EVENT[card].phase == 0)
        and not (seats <= STARLESS and card in OBJECTIVE and OBJECTIVE[card].star)
    ]


def automa_cards(first: bool) -> list[Card]:
    """The planets' cards of the automa; in a first game without those of planets that are not there."""
    absent = ("uranus", "neptune") if first else ()
    return [card for card in OF_DECK[AUTOMA] if AUTOMATON[card].planet not in ("", *absent)]
