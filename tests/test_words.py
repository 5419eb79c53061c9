"""The sentences of the house and of every game: each is said somewhere, each that is said exists, none stands twice.

What is wrong with a game's own is told by `tests/test_checks.py`, where each fault is made once.
"""

from __future__ import annotations

import pytest

from bot.checks.words import house_faults, word_faults
from bot.games.catalogue import games
from tests.games.proofs import every_game


def test_the_sentences_of_the_house_are_those_that_it_says() -> None:
    assert house_faults(games()) == []


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_the_sentences_of_a_game_are_those_that_it_says(slug: str) -> None:
    assert word_faults(every_game()[slug], games()) == []
