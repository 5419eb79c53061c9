"""The 256 colours of a game's pictures, and which of them no seat's shades are."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from renderers.kit.colours.palette import RGB, SEATS, shades
from renderers.kit.picture.art import load_palette
from renderers.kit.picture.canvas import palette_image, snapped

if TYPE_CHECKING:
    from PIL import Image

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
