"""Baked art read from the data: palettes and pictures, checked as they are read."""

from __future__ import annotations

import re

from PIL import Image

from bot.engine.errors import BadData
from bot.engine.files import data_path
from renderers.kit.canvas import palette_image, snapped
from renderers.kit.palette import RGB, SPACE, rgb

COLOUR = re.compile("#[0-9A-F]{6}")


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
    palette = palette_image(colours)
    each = Image.new("RGB", (len(colours), 1))
    each.putdata(colours)
    return palette_image([colours[index] for index in snapped(each, palette).tobytes()])


def load_art(file: str, mode: str, size: tuple[int, int]) -> Image.Image:
    """A baked picture. Raises BadData where it is missing, broken or of another size."""
    picture = _opened(file, mode)
    if picture.size != size:
        raise BadData(file, "file", "size", f"is {picture.size}, must be {size}")
    return picture


def load_strip(file: str, mode: str, width: int, most: int) -> Image.Image:
    """A baked picture of one width and at most so high. Raises BadData."""
    picture = _opened(file, mode)
    if picture.width != width or picture.height > most:
        raise BadData(
            file, "file", "size", f"is {picture.size}, must be {width} wide and at most {most} high"
        )
    return picture


def _opened(file: str, mode: str) -> Image.Image:
    try:
        with Image.open(data_path(*file.split("/"))) as image:
            return image.convert(mode)
    except FileNotFoundError:
        raise BadData(file, "file", "path", "is missing") from None
    except OSError as error:
        raise BadData(file, "file", "format", f"is no picture: {error}") from error
