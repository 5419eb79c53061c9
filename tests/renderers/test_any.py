"""What is asked of any renderer (`renderers.renderer.Renderer`), with the drawing kit or without."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from itertools import islice
from typing import Any

import pytest
from PIL import Image

from bot.engine.moves import CLOCK, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.catalogue import games
from renderers.catalogue import RENDERERS, renderer_of
from renderers.look import Look, Picture
from tests.games.proofs import NAMES, every_game, seats_near
from tests.renderers.drawn_games import DRAWN

pytestmark = pytest.mark.pictures

MOMENTS, APART = 3, 7
LONGEST_ALT = 1024


@cache
def moments(slug: str) -> tuple[tuple[Any, Seat, Look], ...]:
    """What a seat sees at some moments of a random game, from its beginning, and its last one."""
    return tuple(_moments(slug))


def _moments(slug: str) -> Iterator[tuple[Any, Seat, Look]]:
    game = every_game()[slug]
    state = game.setup(seats_near(game, 3), {}, Rng("any"))
    names = words_of(slug).side_names(game.sides(state), NAMES)
    for turn in range(MOMENTS):
        asked = [ask for ask in game.asks(state) if ask.seat != CLOCK]
        seat = asked[0].seat if asked else Seat(0)
        yield game.view(state, seat), seat, Look(names, tuple(ask.whose for ask in asked))
        for _ in islice(playout(game, state, Dice(f"any {turn}")), APART):
            pass
    for _ in playout(game, state, Dice("any")):
        pass
    yield game.view(state, Seat(0)), Seat(0), Look(names)


def shape(picture: Picture) -> tuple[int, int]:
    with Image.open(BytesIO(picture.png)) as drawn:
        drawn.load()
        assert drawn.format == "PNG"
        return drawn.size


@pytest.mark.parametrize("slug", DRAWN)
def test_a_board_is_a_picture_four_wide_and_five_high_with_its_alt_text(slug: str) -> None:
    renderer = RENDERERS[slug]
    assert renderer.render is not None
    for view, _, look in moments(slug):
        picture = renderer.render(view, look)
        width, height = shape(picture)
        assert 5 * width == 4 * height
        assert 0 < len(picture.alt) <= LONGEST_ALT
        if renderer.landscape:
            width, height = shape(renderer.render(view, Look(look.names, look.awaited, form="landscape")))
            assert width > height


@pytest.mark.parametrize("slug", DRAWN)
def test_a_drawing_changes_no_view_and_depends_on_nothing_else(slug: str) -> None:
    game, renderer = games()[slug], RENDERERS[slug]
    draws = [draw for draw in (renderer.render, renderer.text_board, renderer.focus) if draw is not None]
    with ThreadPoolExecutor(1) as thread:
        for view, seat, look in moments(slug):
            seen = game.encode(view)
            for draw in draws:
                assert draw(view, look) == thread.submit(draw, view, look).result()
            if renderer.hand is not None:
                held = renderer.hand(view, look, int(seat))
                assert held == thread.submit(renderer.hand, view, look, int(seat)).result()
                assert held is None or 0 < len(held.alt) <= LONGEST_ALT
            assert game.encode(view) == seen


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_the_last_board_says_who_has_won(slug: str) -> None:
    game, renderer = every_game()[slug], renderer_of(every_game()[slug])
    *_, (view, _, look) = moments(slug)
    standings = game.standings(view)
    won = sum(standings.won)
    assert won or standings.outcome != "ranked"
    said = words_of("house").say_key("picture-won", count=won) if won else ""
    assert said in renderer.text_board(view, look)
    assert renderer.render is None or said in renderer.render(view, look).alt


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_boards_in_words_and_alt_texts_name_the_sides(slug: str) -> None:
    renderer = renderer_of(every_game()[slug])
    for view, _, look in moments(slug):
        said = [renderer.text_board(view, look)]
        said += [renderer.render(view, look).alt] if renderer.render is not None else []
        for text in said:
            assert [name for name in look.names if name.casefold() not in text.casefold()] == []
