"""Names of people: drawn where the fonts can, never as boxes, cut by width."""

import re
from unittest.mock import Mock

import pytest

from renderers.factions.board.strip import _put_doing
from renderers.kit.letters.fonts import CAP_HEIGHT, coverage
from renderers.kit.letters.lettering import (
    NAME,
    Type,
    broken_around,
    fitted,
    fitted_around,
    has_room,
    parted,
    shares,
    width,
    without_asides,
)
from renderers.kit.letters.paragraphs import paragraph, paragraph_around
from renderers.kit.picture.canvas import Scene
from renderers.kit.texts.names import said_name, shown_name
from tests.drawn import noted


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Tomás", "Tomás"),
        ("Владимир", "Владимир"),
        ("Nguyễn", "Nguyễn"),
        ("Zoë 🔥", "Zoë"),
        ("𝓕𝓪𝓷𝓬𝔂", "Fancy"),
        ("李小龙", "Red"),
        ("مرحبا", "Red"),
        ("🚀🚀", "Red"),
        ("Wolfeschlegelsteinhause…", "Wolfeschlegelsteinhause…"),
        ("", "Red"),
        ("\u202eevil", "evil"),
        ("a\n b\t c", "a b c"),
    ],
)
def test_a_name_is_drawn_or_stands_as_the_colour_word(name: str, shown: str) -> None:
    assert shown_name(name, 2) == shown


def test_a_name_in_a_text_keeps_its_script_and_loses_marks_of_control() -> None:
    assert said_name("李小龙", 0) == "李小龙"
    assert said_name("\u202ea\u200bb`c`", 0) == "ab'c'"
    assert said_name("", 3) == "Green"
    assert len(said_name("x" * 500, 0)) == 32


def test_every_character_of_a_shown_name_is_in_the_font() -> None:
    known = coverage("semibold")
    for name in ("Ærøskøbing", "Łódź", "Ωmega", "Ђорђе", "Ştefan ❤ you", "№5 – “q”"):
        assert all(ord(c) in known or c == " " for c in shown_name(name, 1))


@pytest.mark.parametrize("face", CAP_HEIGHT)
def test_every_face_has_the_letters_of_captions(face: str) -> None:
    assert coverage(face) >= set(map(ord, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"))


def test_a_long_name_is_cut_by_width_with_an_ellipsis() -> None:
    assert fitted("Mirela", NAME, 200) == "Mirela"
    for name in ("W" * 40, "i" * 200):
        cut = fitted(name, NAME, 160)
        assert cut.endswith("…")
        assert width(cut, NAME) <= 160


def test_of_a_sentence_with_names_the_names_are_cut_and_the_sentence_stays_whole() -> None:
    said = f"{'W' * 20} may answer {'V' * 20}’s offer"
    names = ["W" * 20, "V" * 20, "Bo"]
    wide = width(said, NAME)
    assert fitted_around(said, names, NAME, wide) == said
    for room in (wide - 1, wide / 2, 460):
        short = fitted_around(said, names, NAME, room)
        assert width(short, NAME) <= room
        assert re.fullmatch(r"W{3,}… may answer V{3,}…’s offer", short), short
    assert fitted_around(said, names, NAME, 200) == fitted(said, NAME, 200), "there is no room for all of it"
    assert fitted_around("Bo may answer", names, NAME, 1000) == "Bo may answer"
    assert fitted_around("may answer it", [], NAME, 60) == fitted("may answer it", NAME, 60)


def test_of_a_sentence_in_two_lines_the_names_are_cut_before_the_lines() -> None:
    said = f"with {'W' * 20} will do 2 damage to {'V' * 20}"
    names = ["W" * 20, "V" * 20]
    first, second = broken_around(said, names, NAME, (420, 420))
    assert "…" not in re.sub(r"[VW]{3,}…", "", f"{first} {second}")
    assert f"{first} {second}".endswith("V…")
    assert max(width(first, NAME), width(second, NAME)) <= 420
    assert broken_around("moves a ship", names, NAME, (420, 420)) == ("moves a ship", "")
    short = broken_around(said, names, NAME, (200, 100))
    assert short[1].endswith("…"), "there is no room for all of it"
    assert width(short[1], NAME) <= 100


def test_a_sentence_has_as_many_lines_as_there_are_rooms() -> None:
    room = width("moves", NAME) + 1
    assert broken_around("moves ships home", (), NAME, (room,) * 3) == ("moves", "ships", "home")
    assert has_room("moves ships home", NAME, (room,) * 3)
    assert not has_room("moves ships home", NAME, (room,) * 2)
    assert has_room("moves", NAME, (room,) * 3)


def test_a_title_is_broken_for_the_first_type_in_which_its_first_line_has_room() -> None:
    large, small = Type("caption", 46), Type("caption", 30)
    title = "FACTIONS OF SOL"
    assert parted(title, width("FACTIONS OF", large), large, small) == ("FACTIONS OF", "SOL")
    assert parted(title, width("FACTIONS", small), large, small) == ("FACTIONS", "OF SOL")
    assert parted(title, 10, large, small) == (title, "")


def test_things_side_by_side_are_alike_unless_one_needs_more() -> None:
    assert shares([50, 100], 100, 206) == [100, 100]
    assert shares([150, 30], 100, 200) == [160, 40]
    assert shares([150, 30], 20, 1000) == [170, 50], "what is left is not theirs alone"
    assert shares([150, 60], 100, 200) == [100, 100], "there is no room for all"
    assert shares([], 100, 200) == []


def test_what_stands_in_brackets_is_the_first_to_go() -> None:
    assert without_asides("may take (1 cube) or pass (Scoria)") == "may take or pass"
    assert without_asides("may take one") == "may take one"
    facts = Mock(players=[])
    with noted() as drawn:
        _put_doing(Scene(), facts, "clears another sector of all of its energy (Street Sweeper)")
    assert drawn.texts == {"clears another sector", "of all of its energy"}


def test_of_a_paragraph_the_names_are_cut_before_the_text() -> None:
    said = f"with {'W' * 20} will do 2 damage to {'V' * 20}’s colony"
    names, box = ["W" * 20, "V" * 20], (218.0, 102.0)
    found = paragraph_around(said, names, "medium", (27, 19), *box)
    assert re.fullmatch(r"with W{3,}… will do 2 damage to V{3,}…’s colony", " ".join(found.lines))
    assert found.pitch * len(found.lines) <= box[1]
    assert paragraph_around("moves a ship", names, "medium", (27, 19), *box).lines == ("moves a ship",)
    assert paragraph_around(said, [], "medium", (27,), *box) == paragraph(said, "medium", (27,), *box)
