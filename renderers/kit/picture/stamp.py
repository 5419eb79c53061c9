"""A thing that can be pasted: a colour or picture behind a mask, with the point it is placed by.

Stamps are made once and cached by the code that makes them. Two places of one stamp are the same drawing, so
stamps are told apart by their serial numbers and frames can tell cheaply what has changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, TypeVar

from PIL import Image, ImageChops, ImageFilter

from renderers.kit.colours.palette import INK, RGB

if TYPE_CHECKING:
    from collections.abc import Sequence

FINE = 4
"""Masks are drawn this many times larger and reduced."""
SERIALS = count()
"""Numbers for stamps and slabs; each is given once in a process."""


@dataclass(frozen=True, slots=True, eq=False)
class Stamp:
    """`source` (a colour, or an RGB image of the mask's size) shown through `mask`; `(ax, ay)` is its place point."""

    source: RGB | Image.Image
    mask: Image.Image
    ax: float
    ay: float
    width: int = field(init=False)
    height: int = field(init=False)
    serial: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "width", self.mask.width)
        object.__setattr__(self, "height", self.mask.height)
        object.__setattr__(self, "serial", next(SERIALS))


@dataclass(frozen=True, slots=True, eq=False)
class Letters(Stamp):
    """Words as a stamp: what is left out where a board is shown without them."""


Kind = TypeVar("Kind", bound=Stamp)


def fine_mask(width: int, height: int) -> Image.Image:
    """An empty mask to draw on at `FINE` times the given size in pixels."""
    return Image.new("L", (width * FINE, height * FINE), 0)


def reduced(mask: Image.Image) -> Image.Image:
    """A fine mask at its final size."""
    return mask.reduce(FINE)


def shadow(mask: Image.Image, radius: float, strength: float) -> Image.Image:
    """The soft shadow of a reduced mask."""
    return mask.filter(ImageFilter.GaussianBlur(radius)).point(
        [min(255, int(v * strength)) for v in range(256)]
    )


def layered(shade: Image.Image | None, layers: Sequence[tuple[RGB, Image.Image]]) -> Stamp:
    """Enamel from nested masks, the widest first; the first layer and `shade` are ink. Placed by its middle."""
    size = layers[0][1].size
    picture = Image.new("RGB", size, INK)
    alpha = layers[0][1] if shade is None else ImageChops.lighter(shade, layers[0][1])
    for colour, mask in layers:
        if colour != INK or mask is not layers[0][1]:
            picture.paste(colour, (0, 0), mask)
    return cropped(Stamp(picture, alpha, size[0] / 2, size[1] / 2))


def cropped(stamp: Kind) -> Kind:
    """A stamp of the same kind without its empty margin."""
    box = stamp.mask.getbbox() or (0, 0, 1, 1)
    source = stamp.source.crop(box) if isinstance(stamp.source, Image.Image) else stamp.source
    return type(stamp)(source, stamp.mask.crop(box), stamp.ax - box[0], stamp.ay - box[1])


def solid(colour: RGB, mask: Image.Image, ax: float | None = None, ay: float | None = None) -> Stamp:
    """One colour through a mask, placed by its middle unless told."""
    return cropped(
        Stamp(colour, mask, mask.width / 2 if ax is None else ax, mask.height / 2 if ay is None else ay)
    )
