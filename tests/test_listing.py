"""The texts and pictures for Discord's App Directory: they fit, and the pictures are those of `make listing`."""

from __future__ import annotations

import re

import pytest
from PIL import Image, ImageChops

from bot.engine.words import words_of
from tools.listing import AVATAR, BANNER, LISTING, ROOT, avatar, banner

TEXT = (ROOT / "docs" / "listing.md").read_text(encoding="utf-8")
GAMES = ("sol", "supernova", "factions", "novasolis")
SHORT, LEAST, LONG = 200, 300, 2000
"""How many characters the short text may have, and the long one at least and at most."""


def quoted(title: str) -> str:
    """The text below a heading."""
    part = TEXT.partition(f"## {title}\n")[2].partition("\n## ")[0]
    return "\n".join(line.removeprefix(">").strip() for line in part.splitlines() if line.startswith(">"))


@pytest.mark.parametrize("language", ["", " in German"])
def test_the_texts_fit_and_name_every_game(language: str) -> None:
    short, long = quoted(f"Short text{language}"), quoted(f"Long text{language}")
    assert 50 < len(short) <= SHORT
    assert LEAST < len(long) <= LONG
    for slug in GAMES:
        assert words_of(slug).say_key("title") in long


def test_every_picture_and_paper_is_there() -> None:
    named = re.findall(r"\]\(([^)]+)\)", TEXT)
    assert len(named) == 9
    assert [each for each in named if not (ROOT / "docs" / each).is_file()] == []


@pytest.mark.parametrize(
    ("name", "drawn", "size"),
    [("avatar", avatar, (AVATAR, AVATAR)), ("banner", banner, BANNER)],
)
def test_the_pictures_are_drawn_from_the_art(name: str, drawn: object, size: tuple[int, int]) -> None:
    kept = Image.open(LISTING / f"{name}.png").convert("RGB")
    assert kept.size == size
    assert callable(drawn)
    assert ImageChops.difference(kept, drawn()).getbbox() is None
