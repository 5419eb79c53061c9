"""A picture as a list of placed stamps over a ground, and how any part of it is drawn.

A pixel of the finished frame depends only on the ground and on the stamps that cover it, in their order; colours are
snapped to the palette one by one, without dither. So a part drawn alone equals the same part of the whole.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image

from renderers.kit.palette import SPACE

if TYPE_CHECKING:
    from renderers.kit.stamp import Stamp

Box = tuple[int, int, int, int]

FILTER = 1
"""Frames have one column more than the picture, on the left: the filter byte of each PNG row, always 0."""


class Placed(NamedTuple):
    """A stamp with its upper left corner on the picture."""

    stamp: Stamp
    x: int
    y: int

    @property
    def box(self) -> Box:
        """What it may touch: left, top, right, bottom."""
        return self.x, self.y, self.x + self.stamp.width, self.y + self.stamp.height


@dataclass(slots=True)
class Scene:
    """What lies on a ground, lowest first."""

    placed: list[Placed] = field(default_factory=list)

    def put(self, stamp: Stamp, x: float, y: float) -> None:
        """Place a stamp with its place point at `(x, y)`."""
        self.placed.append(Placed(stamp, round(x - stamp.ax), round(y - stamp.ay)))


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """A baked picture without pieces: in true colour, with the filter column, and the palette all frames on it use."""

    picture: Image.Image
    palette: Image.Image
    width: int
    height: int

    @property
    def palette_bytes(self) -> bytes:
        """The 256 colours as 768 bytes."""
        return bytes(self.palette.getpalette() or ())


def palette_image(colours: list[tuple[int, int, int]]) -> Image.Image:
    """256 colours in the form that quantising needs."""
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in colours for channel in colour])
    return image


def ground_of(picture: Image.Image, palette: Image.Image) -> Ground:
    """A ground from an RGB picture."""
    wide = Image.new("RGB", (picture.width + FILTER, picture.height), SPACE)
    wide.paste(picture, (FILTER, 0))
    return Ground(wide, palette, picture.width, picture.height)


def snapped(picture: Image.Image, palette: Image.Image) -> Image.Image:
    """The picture in the palette's nearest colours, without dither."""
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def drawn_whole(ground: Ground, scene: Scene) -> Image.Image:
    """The finished frame ("P", with the filter column)."""
    picture = ground.picture.copy()
    paste = picture.paste
    for stamp, x, y in scene.placed:
        paste(stamp.source, (x + FILTER, y), stamp.mask)
    frame = snapped(picture, ground.palette)
    frame.paste(0, (0, 0, FILTER, frame.height))
    return frame


def drawn_parts(ground: Ground, scene: Scene, parts: list[Box], frame: Image.Image) -> None:
    """Draw the given boxes of the scene anew into a finished frame of another scene on the same ground.

    The boxes must lie on the picture.
    """
    spread = [(stamp, x, y, x + stamp.width, y + stamp.height) for stamp, x, y in scene.placed]
    for left, top, right, bottom in parts:
        part = ground.picture.crop((left + FILTER, top, right + FILTER, bottom))
        for stamp, x, y, end, foot in spread:
            if x < right and y < bottom and end > left and foot > top:
                part.paste(stamp.source, (x - left, y - top), stamp.mask)
        frame.paste(snapped(part, ground.palette), (left + FILTER, top))
