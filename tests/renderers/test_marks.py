"""Marks of a look: in gold on the picture, in words in its alt text, and by themselves large enough for a phone."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.engine.moves import Mark, Text
from renderers.kit.palette import GOLD
from renderers.kit.targets import LEAST, SHAPE, box_around
from renderers.look import Look
from renderers.sol import RENDERER as SOL
from renderers.sol.facts import facts_of
from renderers.sol.marks import targets_of
from tests.drawn import noted
from tests.pseudo import plain_words
from tools import positions

WORDS = ("K4", "R5", "U13", "R2-K2", "seat-2", "heart", "oscillation")


def sol() -> tuple[Any, Look]:
    view = positions.position(3, seed=3)
    return view, positions.look_at(view)


def rgb(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def gold(picture: Image.Image) -> int:
    return dict((colour, count) for count, colour in picture.getcolors(1 << 20) or []).get(GOLD, 0)


@pytest.mark.parametrize("tone", ["may", "own", "chosen"])
@pytest.mark.parametrize("word", WORDS)
def test_a_mark_is_gold_where_its_thing_is_and_is_told(word: str, tone: Any) -> None:
    view, look = sol()
    marked = replace(look, marks=(Mark(word, tone),))
    assert SOL.render is not None
    assert SOL.focus is not None
    plain, shown = SOL.render(view, look), SOL.render(view, marked)
    changed = ImageChops.difference(rgb(plain.png), rgb(shown.png)).getbbox()
    assert changed is not None
    part = rgb(shown.png).crop(changed)
    assert gold(part) - gold(rgb(plain.png).crop(changed)) > 100
    assert shown.alt != plain.alt
    focus = SOL.focus(view, marked)
    assert focus is not None
    assert gold(rgb(focus.png)) >= gold(part)


def test_what_is_chosen_is_numbered_in_order_and_hides_no_piece() -> None:
    view, look = sol()
    marks = tuple(Mark(space, "chosen") for space in ("R8", "C8", "K2"))
    with noted() as drawn:
        assert SOL.render is not None
        SOL.render(view, replace(look, marks=marks))
    assert {"1", "2", "3"} <= drawn.texts
    assert drawn.collisions() == []


def test_a_mark_that_is_not_on_the_picture_changes_nothing() -> None:
    view, look = sol()
    elsewhere = replace(look, marks=(Mark("Z9", "may"), Mark("seat-5", "chosen"), Mark("", "own")))
    assert SOL.render is not None
    assert SOL.focus is not None
    assert SOL.render(view, elsewhere) == SOL.render(view, look)
    assert SOL.focus(view, elsewhere) is None


@pytest.mark.parametrize("words", [("K4",), ("U1", "U7"), ("U13",), ("L3", "K1"), ("oscillation",), WORDS])
def test_the_picture_of_the_marks_is_a_part_of_the_board_that_a_phone_shows_large(
    words: tuple[str, ...],
) -> None:
    view, look = sol()
    marked = replace(look, marks=tuple(Mark(word, "may") for word in words))
    assert SOL.render is not None
    assert SOL.focus is not None
    focus = SOL.focus(view, marked)
    assert focus is not None
    part = rgb(focus.png)
    assert part.width >= LEAST[0]
    assert part.height >= LEAST[1]
    assert SHAPE[0] * 0.8 <= part.width / part.height <= SHAPE[1] * 1.01
    whole = rgb(SOL.render(view, marked).png)
    left, top, right, bottom = box_around(targets_of(view, facts_of(view, look), marked.marks), *whole.size)
    assert whole.crop((left, top, right, bottom)).tobytes() == part.tobytes()
    assert gold(part) == gold(whole) - gold(rgb(SOL.render(view, look).png)) + gold(
        rgb(SOL.render(view, look).png).crop((left, top, right, bottom))
    )


def test_marks_are_told_with_their_notes_in_the_language_of_the_look(pseudo_language: str) -> None:
    view, look = sol()
    look = replace(look, marks=(Mark("K4", "may", Text("board-energy", {"count": 2})), Mark("R5", "own")))
    assert SOL.focus is not None
    focus = SOL.focus(view, look)
    assert focus is not None
    assert focus.alt == "You can choose K4 (2 energy). It starts from R5."
    other = SOL.focus(view, replace(look, language=pseudo_language))
    assert other is not None
    assert plain_words(other.alt, ("K4", "R5")) == []
