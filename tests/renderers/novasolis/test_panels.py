"""The names of technologies in panels, as large as a phone can show, and what is done where there are many."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from bot.engine.words import words_of
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.stamp import Stamp
from renderers.look import Look
from renderers.novasolis import pictures
from renderers.novasolis.board import panels
from renderers.novasolis.board.panels import in_lines
from tests.drawn import forget_words, noted
from tests.games.novasolis.play import GAME, Board
from tools.novasolis_positions import NAMES

EVERYTHING = dict.fromkeys(("flagships", "void", "destroyers", "trade", "diplomacy"), "on")
CARDS = [card for card in TECHNOLOGIES if TECHNOLOGIES[card].kind == "basic"][:12]


def drawn(seats: int, count: int, options: dict[str, str]) -> dict[str, int]:
    """The sizes of all words in panels where I have so many technologies, and no one else has one."""
    board, sizes = Board(seats, **options), dict[str, int]()
    for empire in board.g.empires:
        empire.techs.clear()
    for card in CARDS[:count]:
        board.tech(TECHNOLOGIES[card].id)

    def spied(text: str, style: Type, *rest: Any) -> Stamp:
        sizes[text] = style.size
        return words(text, style, *rest)

    forget_words()
    with patch.object(panels, "words", spied), noted() as found:
        pictures.render(GAME.view(board.g, None), Look((*NAMES[:seats], "the Entity")))
    assert found.collisions() == []
    return sizes


@pytest.mark.parametrize("options", [{}, EVERYTHING])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_panels_name_technologies_in_type_for_a_phone(seats: int, options: dict[str, str]) -> None:
    sizes = drawn(seats, 4, options)
    titles = [words_of("novasolis").say_key(f"card-{TECHNOLOGIES[card].word}") for card in CARDS[:4]]
    assert {title: sizes.get(title) for title in titles} == dict.fromkeys(titles, 24)


def test_of_many_technologies_the_last_are_counted() -> None:
    sizes = drawn(6, 12, EVERYTHING)
    titles = {words_of("novasolis").say_key(f"card-{TECHNOLOGIES[card].word}") for card in CARDS}
    left = len(titles - set(sizes))
    assert 0 < left < 8
    assert f"+{left}" in sizes


def test_things_stand_in_the_first_line_with_room() -> None:
    assert in_lines([50, 60, 30, 200, 40], 100, 2) == [(0, 0), (1, 0), (0, 62), (-1, 0), (-1, 0)]
    assert in_lines([50, 60, 30], 100, 2, 20) == [(0, 0), (1, 0), (0, 62)]
    assert in_lines([50, 90], 100, 2, 20) == [(0, 0), (-1, 0)]
