"""How heavy and how wide private pictures of Nova Solis are at real positions, and how large their marks are set."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any
from unittest.mock import patch

import pytest
from PIL import Image

from bot.engine.moves import Seat
from bot.engine.playout import Dice, eager_move
from bot.engine.rng import Rng
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.rules import NovaRules
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.stamp import Stamp
from renderers.look import Look, Picture
from renderers.novasolis import RENDERER, pictures
from renderers.novasolis.board import strip
from renderers.novasolis.private.private import inspect, inspectable
from tests.drawn import forget_words

RULES = NovaRules()
NAMES = ("Wilhelmina", "Bo", "Cy", "Dee", "Eli", "Fay")
EVERYTHING = dict.fromkeys(("flagships", "void", "destroyers", "trade", "diplomacy"), "on")
HEAVY = 150_000
"""No private picture has more bytes."""


def games(
    seats: int, options: dict[str, str], seed: str, moves: int, step: int
) -> Iterator[tuple[str, Picture]]:
    """What whoever is asked is shown first, and can look at, at every so manieth move of a random game."""
    g, dice = RULES.setup(seats, options, Rng(seed)), Dice(seed)
    names = (*NAMES[:seats], "the Entity")
    for number in range(moves):
        asks = RULES.asks(g)
        if not asks:
            return
        seat = asks[0].seat
        if seat >= 0 and number % step == 0:
            view = RULES.view(g, seat)
            offer = RULES.offer(view, seat)
            spots = [offer.spot(verb.name) for verb in offer.open_verbs if verb.shown.charted]
            marks = tuple(mark for spot in spots if spot is not None for mark in spot.marks) or asks[0].marks
            look = Look(names, awaited=(seat,), marks=marks)
            yield from shown(f"{seed} {number}", view, look, seat)
        RULES.play(g, seat, eager_move(RULES, g, seat, dice))


def shown(where: str, view: object, look: Look, seat: Seat) -> Iterator[tuple[str, Picture]]:
    """The first pictures of a question, and some of what can be looked at."""
    assert RENDERER.focus is not None
    assert RENDERER.hand is not None
    for kind, picture in (("focus", RENDERER.focus(view, look)), ("hand", RENDERER.hand(view, look, seat))):
        if picture is not None:
            yield f"{kind} at {where}", picture
    for name in [*inspectable(view)][:: 7 + seat]:
        picture = inspect(view, look, name)
        assert picture is not None
        yield f"{name} at {where}", picture


CASES = [
    (2, {}, "two 0", 40, 13),
    (6, EVERYTHING, "six", 200, 66),
    *(
        pytest.param(seats, options, f"deep {seats} {seed}", 700, 14, marks=pytest.mark.deep)
        for seed in range(4)
        for seats, options in (
            (1, {"variant": "solo", "empires": "3"}),
            (2, {}),
            (4, EVERYTHING),
            (6, EVERYTHING),
        )
    ),
]


@pytest.mark.parametrize(("seats", "options", "seed", "moves", "step"), CASES)
def test_private_pictures_are_light(
    seats: int, options: dict[str, str], seed: str, moves: int, step: int
) -> None:
    """On a phone with a slow line, too; and none is wider or higher than a message shows."""
    found = list(games(seats, options, seed, moves, step))
    assert len(found) > 10
    heavy = {where: len(picture.png) for where, picture in found if len(picture.png) > HEAVY}
    assert heavy == {}
    for where, picture in found:
        wide, high = Image.open(BytesIO(picture.png)).size
        assert wide <= 1200, where
        assert high <= 1500, where


@pytest.mark.parametrize("moment", ["may take up to 3 actions", "chooses which technologies are active"])
def test_what_is_awaited_and_prices_can_be_read_on_a_phone(moment: str) -> None:
    """27 of 1,200 pixels are 9 of 400."""
    sizes = dict[str, int]()

    def spied(text: str, style: Type, *rest: Any) -> Stamp:
        sizes[text] = style.size
        return words(text, style, *rest)

    g = RULES.setup(6, {**EVERYTHING, "races": "random"}, Rng("sizes"))
    view = RULES.view(g, None)
    forget_words()
    with patch.object(strip, "words", spied):
        pictures.render(view, Look((*NAMES, "the Entity"), awaited=(0,), moment=moment))
    lines = [text for text in sizes if text in moment and not text.isdecimal()]
    assert " ".join(lines) == moment
    prices = [str(TECHNOLOGIES[card].research) for card in view.market]
    assert {text: sizes[text] for text in (*lines, *prices) if sizes[text] < 27} == {}
