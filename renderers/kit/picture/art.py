"""Baked art read from the data: palettes and pictures, checked as they are read."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from PIL import Image

from bot.engine.errors import BadData
from bot.engine.files import data_path
from renderers.kit.colours.palette import RGB, SPACE, rgb
from renderers.kit.picture.canvas import palette_image, snapped

COLOUR = re.compile("#[0-9A-F]{6}")

T = TypeVar("T")


def load_palette(file: str) -> Image.Image:
    """The 256 colours of a palette file, `SPACE` first. Raises BadData naming the line that is wrong."""
    path = data_path(*file.split("/"))
    if not path.is_file():
        raise BadData(file, "file", "path", "is missing")
    lines = path.read_text("utf-8").split()
    for number, line in enumerate(lines, 1):
        if not COLOUR.fullmatch(line):
            raise BadData(file, f"line {number}", "colour", f"'{line[:20]}' is not like #FFC861")
    if len(lines) != 256 or rgb(lines[0]) != SPACE:
        raise BadData(file, "file", "lines", f"must be 256 colours, {SPACE} first")
    return settled([rgb(line) for line in lines])


def settled(colours: list[RGB]) -> Image.Image:
    """A palette each of whose colours is snapped to itself.

    Pillow looks colours up by cells of 4 x 4 x 4: of several in one cell it knows one, which takes the others' places.
    """
    while True:
        palette = palette_image(colours)
        each = Image.new("RGB", (len(colours), 1))
        each.putdata(colours)
        kept = [colours[index] for index in snapped(each, palette).tobytes()]
        if kept == colours:
            return palette
        colours = kept


@dataclass(frozen=True, slots=True)
class Art:
    """A baked picture: its file, its mode, its width and height; a `strip` may be lower than that."""

    file: str
    mode: str
    size: tuple[int, int]
    strip: bool = False

    def check(self) -> None:
        """Read the file without unpacking it. Raises BadData where it is missing, broken or of another size."""
        self._opened(lambda image: image.verify())

    def load(self) -> Image.Image:
        """The picture. Raises BadData where it is missing, broken or of another size."""
        return self._opened(lambda image: image.convert(self.mode))

    def _opened(self, use: Callable[[Image.Image], T]) -> T:
        try:
            with Image.open(data_path(*self.file.split("/"))) as image:
                self._measure(image)
                return use(image)
        except FileNotFoundError:
            raise BadData(self.file, "file", "path", "is missing") from None
        except (OSError, SyntaxError) as error:
            raise BadData(self.file, "file", "format", f"is no picture: {error}") from error

    def _measure(self, image: Image.Image) -> None:
        width, most = self.size
        if image.width != width or image.height > most or (image.height < most and not self.strip):
            must = f"{width} wide and at most {most} high" if self.strip else str(self.size)
            raise BadData(self.file, "file", "size", f"is {image.size}, must be {must}")
