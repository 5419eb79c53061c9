"""The 256 colours of a game's pictures, and which of them no seat's shades are; and drawing in true colours.

What is drawn once, and so belongs to no palette of a game, is drawn in true colours.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from PIL import Image

from renderers.kit.colours.palette import RGB, SEATS, SPACE, shades
from renderers.kit.picture import png
from renderers.kit.picture.art import load_palette
from renderers.kit.picture.canvas import framed, palette_image, snapped
from renderers.kit.picture.stamp import Stamp


class Paints:
    """The colours of a palette file, read when they are first needed. What reads them raises BadData."""

    def __init__(self, file: str) -> None:
        self._file = file

    @cached_property
    def palette(self) -> Image.Image:
        """All colours of the pictures; the first one is `SPACE`."""
        return load_palette(self._file)

    @cached_property
    def scenery(self) -> frozenset[RGB]:
        """The colours that are no shade of a seat's: the same for all eyes."""
        flat = self.palette.getpalette() or []
        every = {(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)}
        return frozenset(every.difference(*(shades(seat.colour) for seat in SEATS)))

    @cached_property
    def _scenery_palette(self) -> Image.Image:
        colours = sorted(self.scenery)
        return palette_image([*colours, *[colours[0]] * (256 - len(colours))])

    def off_seats(self, picture: Image.Image) -> Image.Image:
        """An RGB picture in the colours of scenery alone, so that it stays when seats have others for some eyes."""
        return snapped(picture, self._scenery_palette).convert("RGB")

    def stamp_off_seats(self, stamp: Stamp) -> Stamp:
        """A stamp in the colours of scenery alone; one of a single colour stays as it is."""
        if isinstance(stamp.source, tuple):
            return stamp
        return replace(stamp, source=self.off_seats(stamp.source))

    def check(self) -> None:
        """Look at the file."""
        load_palette(self._file)

    def forget(self) -> None:
        """Read the file again when it is next needed."""
        for name in ("palette", "scenery", "_scenery_palette"):
            self.__dict__.pop(name, None)


def put(picture: Image.Image, stamp: Stamp, x: float, y: float) -> None:
    """Paste a stamp with its place point at `(x, y)`."""
    picture.paste(stamp.source, (round(x - stamp.ax), round(y - stamp.ay)), stamp.mask)


def file_of(picture: Image.Image) -> bytes:
    """The picture as a PNG file in the 256 colours that it needs most; empty space stays as it is."""
    found = picture.quantize(255, method=Image.Quantize.MAXCOVERAGE).getpalette() or []
    colours = [SPACE, *zip(found[::3], found[1::3], found[2::3], strict=True)]
    palette = palette_image([*colours, *[SPACE] * (256 - len(colours))])
    return png.file_of(framed(snapped(picture, palette)), bytes(palette.getpalette() or ()))
