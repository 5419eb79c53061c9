"""A piece of the ground with stamps on it, kept as one opaque stamp: for what changes rarely and lies on glass."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers.kit.canvas import FILTER, Ground
from renderers.kit.stamp import Stamp


@lru_cache(32)
def _opaque(width: int, height: int) -> Image.Image:
    """A mask of one bit: pasting through it is several times faster than through one of eight."""
    return Image.new("1", (width, height), 1)


class Patch:
    """A piece of a ground being filled, in coordinates of the picture; take it as a stamp for its left upper corner."""

    def __init__(self, ground: Ground, x: int, y: int, width: int, height: int) -> None:
        self.x, self.y, self.width, self.height = x, y, width, height
        self.picture = ground.picture.crop((x + FILTER, y, x + FILTER + width, y + height))

    def put(self, stamp: Stamp, x: float, y: float) -> None:
        """Paste a stamp with its place point at `(x, y)` of the picture."""
        at = (round(x - stamp.ax) - self.x, round(y - stamp.ay) - self.y)
        self.picture.paste(stamp.source, at, stamp.mask)

    def stamp(self) -> Stamp:
        """The finished patch."""
        return Stamp(self.picture, _opaque(self.width, self.height), 0, 0)
