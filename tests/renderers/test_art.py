"""Broken art stops the start and is named; the committed art is whole."""

from pathlib import Path

import pytest
from PIL import Image

from bot.engine.errors import BadData
from renderers.catalogue import RENDERERS
from renderers.kit import art
from renderers.kit.canvas import snapped
from renderers.sol import ground as sol
from renderers.supernova import ground as supernova


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(art, "data_path", lambda *parts: tmp_path / parts[-1])
    return tmp_path


def test_the_committed_art_is_whole() -> None:
    for renderer in RENDERERS.values():
        renderer.prepare()


@pytest.mark.parametrize("palette", [sol.palette(), supernova.palette()], ids=["sol", "supernova"])
def test_each_colour_of_a_palette_is_snapped_to_itself(palette: Image.Image) -> None:
    colours = Image.frombytes("RGB", (256, 1), bytes(palette.getpalette() or ()))
    assert snapped(colours, palette).convert("RGB").tobytes() == colours.tobytes()


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
    with pytest.raises(BadData, match="must be 10 wide and at most 4 high"):
        art.load_strip("toy/sky.png", "L", 10, 4)
