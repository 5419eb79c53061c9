"""The notes that other tests read: all words of a picture, also those that were drawn before."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.rng import Rng
from bot.games.catalogue import games
from renderers.catalogue import RENDERERS
from renderers.look import Look
from tests.drawn import Drawn, forget, noted
from tests.games.proofs import NAMES, seats_near
from tests.renderers.drawn_games import KIT


@pytest.mark.parametrize("slug", KIT)
def test_words_that_were_drawn_before_are_noted_again(slug: str) -> None:
    game, render = games()[slug], RENDERERS[slug].render
    assert render is not None
    view = game.view(game.setup(seats_near(game, 3), {}, Rng("noted")), None)
    look = Look(tuple(NAMES[: len(game.sides(view))]), (0,), "moves")
    forget()
    with noted() as first:
        png = render(view, look).png
    with noted() as again:
        assert render(view, look).png == png
    assert any("Mira" in text for text in first.texts)
    assert again.texts == first.texts
    assert all_boxes(again) == all_boxes(first)


def all_boxes(drawn: Drawn) -> list[tuple[Any, str]]:
    """Every text with its box, whatever it was put on."""
    return sorted(each for _, boxes in drawn._boxes.values() for each in boxes)
