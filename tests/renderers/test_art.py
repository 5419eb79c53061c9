"""Broken art stops the start and is named; the committed art is whole."""

from pathlib import Path

import pytest
from PIL import Image

from bot.engine.errors import BadData
from renderers.catalogue import RENDERERS
from renderers.sol import ground


@pytest.fixture
def art(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ground, "data_path", lambda *parts: tmp_path / parts[-1])
    monkeypatch.setattr(ground, "palette", ground.palette.__wrapped__)
    return tmp_path


def test_the_committed_art_is_whole() -> None:
    for renderer in RENDERERS.values():
        renderer.prepare()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("#080A16\n#12345\n", r"palette\.txt: line 2: colour"),
        ("#080A16\n", r"palette\.txt: file: lines"),
        ("#FFFFFF\n" * 256, r"palette\.txt: file: lines"),
    ],
)
def test_a_wrong_palette_is_named(art: Path, text: str, named: str) -> None:
    (art / "palette.txt").write_text(text)
    with pytest.raises(BadData, match=named):
        ground.palette()


def test_a_missing_palette_is_named(art: Path) -> None:
    with pytest.raises(BadData, match=r"palette\.txt: file: path: is missing"):
        ground.palette()


def test_missing_broken_and_foreign_pictures_are_named(art: Path) -> None:
    with pytest.raises(BadData, match=r"star-calm\.png: file: path: is missing"):
        ground._art("star-calm.png", "RGB")
    (art / "star-calm.png").write_bytes(b"no picture")
    with pytest.raises(BadData, match="is no picture"):
        ground._art("star-calm.png", "RGB")
    Image.new("L", (10, 10)).save(art / "orbits-five.png")
    with pytest.raises(BadData, match="must be 1200 wide"):
        ground._art("orbits-five.png", "L")
