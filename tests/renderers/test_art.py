"""Broken art stops the start and is named; the committed art is whole."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from bot.engine.errors import BadData
from bot.engine.files import data_path
from renderers.catalogue import RENDERERS
from renderers.kit.picture import art
from renderers.kit.picture.canvas import snapped
from tests.drawn import forget
from tests.renderers.drawn_games import KIT

SUN = art.Art("toy/sun.png", "L", (4, 4))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(art, "data_path", lambda *parts: tmp_path / parts[-1])
    return tmp_path


@pytest.mark.parametrize("slug", KIT)
def test_each_colour_of_a_palette_is_snapped_to_itself(slug: str) -> None:
    load = RENDERERS[slug].palette
    assert load is not None
    palette = load()
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


@pytest.mark.parametrize("look", [art.Art.check, art.Art.load])
def test_missing_broken_and_foreign_pictures_are_named(
    folder: Path, look: Callable[[art.Art], object]
) -> None:
    with pytest.raises(BadData, match=r"toy/sun\.png: file: path: is missing"):
        look(SUN)
    (folder / "sun.png").write_bytes(b"no picture")
    with pytest.raises(BadData, match="is no picture"):
        look(SUN)
    Image.effect_noise((4, 4), 90).save(folder / "sun.png")
    look(SUN)
    (folder / "sun.png").write_bytes((folder / "sun.png").read_bytes()[:50])
    with pytest.raises(BadData, match="is no picture"):
        look(SUN)
    Image.new("L", (10, 3)).save(folder / "sky.png")
    look(art.Art("toy/sky.png", "L", (10, 4), strip=True))
    with pytest.raises(BadData, match=r"must be \(10, 4\)"):
        look(art.Art("toy/sky.png", "L", (10, 4)))
    with pytest.raises(BadData, match="must be 10 wide and at most 2 high"):
        look(art.Art("toy/sky.png", "L", (10, 2), strip=True))


@pytest.mark.parametrize("slug", KIT)
def test_the_committed_art_is_whole_and_each_file_is_looked_at_when_the_bot_starts(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    used: list[str] = []

    def noted(*parts: str) -> Path:
        used.append("/".join(parts))
        return data_path(*parts)

    monkeypatch.setattr(art, "data_path", noted)
    forget()
    RENDERERS[slug].check()
    looked_at = set(used)
    used.clear()
    forget()
    RENDERERS[slug].prepare()
    assert used
    assert set(used) <= looked_at
