"""The picture of a game's end: large type, nothing cut but names, a board without words."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.engine.moves import Seat
from bot.games.catalogue import games
from renderers import ending as ending_module
from renderers.catalogue import RENDERERS
from renderers.ending import SIZE, Ending, Line, called, draw_ending, has_room
from renderers.kit.colours.palette import SEATS, SPACE
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture import vista
from renderers.kit.picture.canvas import Scene, ground_of, palette_image
from renderers.kit.picture.patches import slab_of
from renderers.kit.picture.stamp import Letters
from renderers.kit.stamps.pieces import token
from renderers.look import Look
from tests.drawn import noted
from tests.players.questions import question

WIDE = "W" * 32
SENTENCES = (
    "Late in the game, in round 11, {0} came within 24 momentum of {1}.",
    "{0} only passed {1} at the very end.",
    "In round 21, {0} took the lead for good, 11–7 against {1}.",
    "The Entity’s track reached its end in round 9.",
    "",
)


def board() -> bytes:
    file = BytesIO()
    Image.new("RGB", (1120, 1120), SPACE).save(file, "PNG")
    return file.getvalue()


def made(sides: int, name: str, won: str, why: str) -> Ending:
    lines = tuple(Line(hue, name, f"{100 - hue} momentum", hue == 0) for hue in range(sides))
    said = why.format(called(name), called(name))
    return Ending("Factions of Sol", won, said, lines, "Played on Heliograph", "alt")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The words that are drawn on pictures of endings, with their sizes; no file is made of them."""
    found: list[tuple[str, int]] = []

    def noting(text: str, style: Type, *given: Any) -> Any:
        found.append((text, style.size))
        return words(text, style, *given)

    monkeypatch.setattr(ending_module, "words", noting)
    monkeypatch.setattr(ending_module, "file_of", lambda picture: b"")
    return found


@pytest.mark.parametrize("sides", [1, 2, 6, 7, 8])
@pytest.mark.parametrize("name", ["Bo", WIDE])
def test_only_names_are_cut_and_all_type_can_be_read_on_a_phone(
    sides: int, name: str, said: list[tuple[str, int]]
) -> None:
    for why in SENTENCES:
        for file in (board(), None):
            for won in (f"{name} won", "6 players share the win", "We survived"):
                said.clear()
                draw_ending(made(sides, name, won, why), file)
                texts = [text for text, _ in said]
                cut = [word for text in texts for word in text.split() if "…" in word]
                assert all(word.strip(".").startswith("W") and "……" not in word for word in cut), cut
                told = " ".join(texts).split()
                assert {*why.replace("{0}", "").replace("{1}", "").split()} - {"."} <= {*told}, why
                assert {*won.split()} - {WIDE} <= {*told}
                assert {f"{100 - hue} momentum" for hue in range(sides)} <= {*texts}
                assert min(size for _, size in said) >= 27


def test_nothing_lies_on_each_other_where_there_is_least_room() -> None:
    with noted() as drawn:
        draw_ending(made(8, WIDE, f"{WIDE} won", SENTENCES[0]), board())
    assert "PLAYED ON HELIOGRAPH" in drawn.texts
    assert drawn.collisions() == []


def test_space_stays_space_and_sides_have_their_colours() -> None:
    picture = draw_ending(made(6, "Bo", "Bo won", ""), board())
    with Image.open(BytesIO(picture.png)) as drawn:
        assert drawn.size == SIZE
        flat = drawn.convert("RGB")
    assert flat.getpixel((5, 5)) == flat.getpixel((700, 620)) == SPACE
    found = {colour for _, colour in flat.getcolors(100_000) or []}
    for seat in SEATS:
        assert min(sum(abs(a - b) for a, b in zip(seat.colour, each, strict=True)) for each in found) < 12


def test_too_many_winners_for_the_picture_are_counted() -> None:
    assert has_room("Mira and Bo share the win")
    assert not has_room(f"{called(WIDE)}, {called(WIDE)} and {called(WIDE)} share the win")


def test_a_vista_shows_pieces_and_neither_words_nor_panels() -> None:
    picture = Image.new("RGB", (200, 100), SPACE)
    ground = ground_of(picture, palette_image([SPACE, *[seat.colour for seat in SEATS], *[(9, 9, 9)] * 249]))
    with_words, without = Scene(), Scene()
    for scene in (with_words, without):
        scene.put(token(0, 17, "3"), 50, 50)
    with_words.put(words("K3", Type("semibold", 27)), 120, 50)
    with_words.lay(slab_of(ground, token(1, 17, "2"), 150, 60), 150, 60)
    box = (10, 10, 190, 90)
    assert vista.wordless(ground, with_words, box) == vista.wordless(ground, without, box)
    with Image.open(BytesIO(vista.wordless(ground, without, box))) as drawn:
        assert drawn.size == (180, 80)


@pytest.mark.parametrize("slug", [slug for slug in sorted(games()) if RENDERERS[slug].uses_kit])
def test_every_game_shows_its_board_without_words(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Scene] = []
    draw = vista.drawn_whole

    def noting(ground: Any, scene: Scene) -> Any:
        shown.append(scene)
        return draw(ground, scene)

    monkeypatch.setattr(vista, "drawn_whole", noting)
    game = games()[slug]
    state, _ = question(game, after=40)
    view = game.view(state, None)
    look = Look(("Mira", "Bo", "Cy", "Dee")[: len(game.sides(view))])
    drawn = RENDERERS[slug].vista
    assert drawn is not None
    picture = drawn(view, look)
    (scene,) = shown
    assert len(scene.placed) > 5
    assert not [each for each in scene.placed if isinstance(each.stamp, Letters)]
    assert not scene.laid
    with Image.open(BytesIO(picture.png)) as file:
        assert min(file.size) >= 2 * SIZE[1] * 0.8
    other = drawn(game.view(state, None), Look(tuple("WXYZ"[: len(look.names)])))
    assert other.png == picture.png, "names are no part of it"
    assert drawn(game.view(game.view(state, None), Seat(0)), look).png == picture.png
