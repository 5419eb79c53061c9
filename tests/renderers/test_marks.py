"""Marks of a look: in gold on the picture, in words in its alt text, and by themselves large enough for a phone."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.engine.moves import Mark, Text
from bot.engine.words import words_of
from bot.games.supernova.cards.cards import TITLE, WORD
from bot.games.supernova.cards.cards import WORDS as WORDS_OF_CARDS
from renderers.kit.colours.palette import GOLD
from renderers.kit.stamps.targets import LEAST, SHAPE, Target, box_around
from renderers.kit.texts.saying import LONGEST_ALT, said_marks
from renderers.look import Look
from renderers.renderer import Renderer
from renderers.sol import RENDERER as SOL
from renderers.sol import pictures
from renderers.sol.art.geometry import layout_of
from renderers.sol.board.labels import label_box
from renderers.sol.board.marks import targets_of
from renderers.sol.facts.facts import facts_of
from renderers.supernova import RENDERER as SUPERNOVA
from tests.drawn import noted
from tests.pseudo import plain_words
from tests.renderers.counted import count
from tools import positions, supernova_positions

WORDS = ("K4", "R5", "U13", "R2-K2", "seat-2", "heart", "oscillation")


def sol() -> tuple[Any, Look]:
    view = positions.position(3, seed=3)
    return view, positions.look_at(view)


def supernova() -> tuple[Any, Look]:
    view = supernova_positions.position(3, seed=3)
    return view, supernova_positions.look_at(view)


def words_on_the_table() -> list[str]:
    """A planet, a card on it, a ship, a card aboard, a seat and a pile of the same position."""
    view, _ = supernova()
    planet = next(planet for planet in view.planets.values() if planet.orbit and planet.pop)
    ship = next(ship for ship in view.ships.values() if ship.mods or ship.pop)
    aboard = [*ship.mods, *ship.pop][0]
    return [*(WORD[card] for card in (planet.card, planet.pop[0], ship.card, aboard)), "seat-2", "discard"]


CASES = [
    *((SOL, sol, word) for word in WORDS),
    *((SUPERNOVA, supernova, word) for word in words_on_the_table()),
]


TONES = [
    pytest.param(
        *case, tone, marks=() if number % 3 == place or case[2] in ("K4", "seat-2") else pytest.mark.deep
    )
    for number, case in enumerate(CASES)
    for place, tone in enumerate(("may", "own", "chosen"))
]
"""Each in another tone; a space of the board and a seat, and in the deep form everything, in all three."""


def rgb(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def gold(picture: Image.Image) -> int:
    return count(picture, GOLD)


@pytest.mark.parametrize(("renderer", "table", "word", "tone"), TONES)
def test_a_mark_is_gold_where_its_thing_is_and_is_told(
    renderer: Renderer, table: Callable[[], tuple[Any, Look]], word: str, tone: Any
) -> None:
    view, look = table()
    marked = replace(look, marks=(Mark(word, tone),))
    assert renderer.render is not None
    assert renderer.focus is not None
    plain, shown = renderer.render(view, look), renderer.render(view, marked)
    changed = ImageChops.difference(rgb(plain.png), rgb(shown.png)).getbbox()
    assert changed is not None
    part = rgb(shown.png).crop(changed)
    added = gold(part) - gold(rgb(plain.png).crop(changed))
    assert added > 100
    assert shown.alt != plain.alt
    focus = renderer.focus(view, marked)
    assert focus is not None
    # Fewer colours are kept of a smaller picture, which may shift one at the edge of the mark.
    assert gold(rgb(focus.png)) > 0.98 * added


def test_cards_of_a_hand_are_marked_and_told() -> None:
    view, look = supernova()
    hand = view.players[0].hand
    first, second = (WORDS_OF_CARDS[TITLE[card]] for card in hand[:2])
    assert SUPERNOVA.hand is not None
    plain = SUPERNOVA.hand(view, look, 0)
    marks = (Mark(f"hand-{first}", "may"), Mark(f"hand-{second}", "chosen"), Mark(first, "may"))
    shown = SUPERNOVA.hand(view, replace(look, marks=marks), 0)
    assert gold(rgb(shown.png)) - gold(rgb(plain.png)) > 500
    names = [words_of("supernova").say_key(f"card-{word}") for word in (first, second)]
    assert shown.alt.startswith(f"You can choose {names[0]}. Chosen: {names[1]}. Your hand")
    assert f"May be chosen now: 1 {names[0]} (" in shown.alt
    elsewhere = SUPERNOVA.hand(view, replace(look, marks=(Mark(first, "may"),)), 0)
    assert elsewhere == plain, "a card in play may have the same word"


def test_what_is_chosen_is_numbered_in_order_and_hides_no_piece() -> None:
    view, look = sol()
    marks = tuple(Mark(space, "chosen") for space in ("R8", "C8", "K2"))
    with noted() as drawn:
        assert SOL.render is not None
        SOL.render(view, replace(look, marks=marks))
    assert {"1", "2", "3"} <= drawn.texts
    assert drawn.collisions() == []


@pytest.mark.parametrize(("renderer", "table"), [(SOL, sol), (SUPERNOVA, supernova)])
def test_a_mark_that_is_not_on_the_picture_changes_nothing(
    renderer: Renderer, table: Callable[[], tuple[Any, Look]]
) -> None:
    view, look = table()
    elsewhere = replace(look, marks=(Mark("Z9", "may"), Mark("seat-5", "chosen"), Mark("", "own")))
    assert renderer.render is not None
    assert renderer.focus is not None
    assert renderer.render(view, elsewhere) == renderer.render(view, look)
    assert renderer.focus(view, elsewhere) is None


@pytest.mark.parametrize(
    "words", [("K4",), ("U1", "U7"), ("U13",), ("L3", "K1"), ("oscillation", "U7"), WORDS]
)
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
    plain, whole = rgb(SOL.render(view, look).png), rgb(SOL.render(view, marked).png)
    box = box_around(targets_of(view, facts_of(view, look), marked.marks), *whole.size)
    assert 0.85 * min(box[2] - box[0], pictures.WIDEST) <= part.width <= pictures.WIDEST
    if part.width == box[2] - box[0]:
        before, after = plain.crop(box).getdata(), whole.crop(box).getdata()
        turned = [at for at, pair in enumerate(zip(before, after, strict=True)) if pair[0] != GOLD == pair[1]]
        there = part.getdata()
        assert sum(there[at] == GOLD for at in turned) > 0.9 * len(turned) > 0


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


def test_the_line_around_a_space_leaves_its_name_free() -> None:
    view, look = sol()
    names = [view.layout.names[space] for space in view.layout.spaces]
    marked = replace(look, marks=tuple(Mark(name, "may") for name in names))
    assert SOL.render is not None
    picture = rgb(SOL.render(view, marked).png)
    for name in names:
        left, top, right, bottom = label_box(layout_of(view.board), name)
        edges = [picture.crop((left + 8, y, right - 8, y + 1)) for y in (top + 1, bottom - 2)]
        edges += [picture.crop((x, top + 8, x + 1, bottom - 8)) for x in (left + 1, right - 2)]
        assert [gold(edge) for edge in edges] == [0, 0, 0, 0], name


def test_many_marks_are_told_without_their_notes_and_as_far_as_there_is_room() -> None:
    words = words_of("factions")
    note = Text("mark-step", {"price": 1, "converted": 0, "energy": 15, "resources": 4, "steps": 1})
    marks = [Target(Mark(f"C{n}", "may", note), f"C{n}", (), (0, 0), 0) for n in range(96)]
    (told,) = said_marks(words, marks, ())
    assert told == f"You can choose {', '.join(f'C{n}' for n in range(95))} and C95."
    (short,) = said_marks(words, [target._replace(name=target.name * 10) for target in marks], ())
    assert len(short) < LONGEST_ALT
    assert short.endswith("more.")
