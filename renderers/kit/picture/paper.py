"""Drawing in true colours, for pictures that are drawn once and belong to no palette of a game."""

from __future__ import annotations

from PIL import Image

from renderers.kit.colours.palette import SPACE
from renderers.kit.picture import png
from renderers.kit.picture.canvas import framed, palette_image, snapped
from renderers.kit.picture.stamp import Stamp


def put(picture: Image.Image, stamp: Stamp, x: float, y: float) -> None:
    """Paste a stamp with its place point at `(x, y)`."""
    picture.paste(stamp.source, (round(x - stamp.ax), round(y - stamp.ay)), stamp.mask)


def file_of(picture: Image.Image) -> bytes:
    """The picture as a PNG file in the 256 colours that it needs most; empty space stays as it is."""
    found = picture.quantize(255, method=Image.Quantize.MAXCOVERAGE).getpalette() or []
    colours = [SPACE, *zip(found[::3], found[1::3], found[2::3], strict=True)]
    palette = palette_image([*colours, *[SPACE] * (256 - len(colours))])
    return png.file_of(framed(snapped(picture, palette)), bytes(palette.getpalette() or ()))
