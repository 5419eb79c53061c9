"""Broken art of Super Nova, and of the parts all games share, is named."""

from pathlib import Path

import pytest
from PIL import Image

from bot.engine.errors import BadData
from renderers.kit import art


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(art, "data_path", lambda *parts: tmp_path / parts[-1])
    return tmp_path


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("#080A16\n#12345\n", r"toy/palette\.txt: line 2: colour"),
        ("#080A16\n", r"toy/palette\.txt: file: lines"),
        ("#FFFFFF\n" * 256, r"toy/palette\.txt: file: lines"),
    ],
)
def test_a_wrong_palette_is_named(folder: Path, text: str, named: str) -> None:
    (folder / "palette.txt").write_text(text)
    with pytest.raises(BadData, match=named):
        art.load_palette("toy/palette.txt")


def test_a_missing_palette_is_named(folder: Path) -> None:
    with pytest.raises(BadData, match=r"toy/palette\.txt: file: path: is missing"):
        art.load_palette("toy/palette.txt")


def test_missing_broken_and_foreign_pictures_are_named(folder: Path) -> None:
    with pytest.raises(BadData, match=r"toy/sun\.png: file: path: is missing"):
        art.load_art("toy/sun.png", "RGB", (4, 4))
    (folder / "sun.png").write_bytes(b"no picture")
    with pytest.raises(BadData, match="is no picture"):
        art.load_art("toy/sun.png", "RGB", (4, 4))
    Image.new("L", (10, 10)).save(folder / "sky.png")
    with pytest.raises(BadData, match=r"must be \(4, 4\)"):
        art.load_art("toy/sky.png", "L", (4, 4))
