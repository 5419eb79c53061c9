"""A thing that can be pasted: a colour or picture behind a mask, with the point it is placed by; and its box.

Stamps are made once and cached by the code that makes them. Two places of one stamp are the same drawing, so
stamps are told apart by their serial numbers and frames can tell cheaply what has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from math import ceil
from typing import TypeVar

from PIL import Image, ImageChops, ImageFilter

from renderers.kit.colours.palette import INK, RGB

Box = tuple[int, int, int, int]


def area(box: Box) -> int:
    """Pixels in a box."""
    return (box[2] - box[0]) * (box[3] - box[1])


def overlap(one: Box, other: Box) -> Box | None:
    """The overlap of two boxes, or None."""
    left, top, right, bottom = (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )
    return (left, top, right, bottom) if left < right and top < bottom else None


def inside(box: Box, x: int, y: int) -> Box:
    """A box in coordinates of what lies with its corner at `(x, y)`."""
    return box[0] - x, box[1] - y, box[2] - x, box[3] - y


def grown(box: Box, by: float) -> Box:
    """A box with at least so many pixels more on every side."""
    more = ceil(by)
    return box[0] - more, box[1] - more, box[2] + more, box[3] + more


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of them; there must be one."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def joined(boxes: list[Box]) -> list[Box]:
    """Fewer boxes over the same area that do not overlap: those that touch, or waste little together, become one."""
    todo: list[Box] = list(boxes)
    done: list[Box] = []
    while todo:
        a = todo.pop()
        for i, b in enumerate(done):
            both = (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            if not apart or area(both) <= 1.1 * (area(a) + area(b)):
                del done[i]
                todo.append(both)
                break
        else:
            done.append(a)
    return done


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
