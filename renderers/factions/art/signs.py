"""The glyphs of what a player has: masks on a field of 24 units, coloured when asked."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import ImageDraw

from renderers.kit.colours.palette import RGB
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, fine_mask, reduced, solid
from renderers.kit.stamps.icons import icon

Pen = ImageDraw.ImageDraw


def _resource(pen: Pen, u: float) -> None:
    pen.polygon([(x * u, y * u) for x, y in ((12, 1), (22, 6.5), (12, 12), (2, 6.5))], fill=255)
    pen.polygon([(x * u, y * u) for x, y in ((2, 8.6), (11, 13.6), (11, 23), (2, 18))], fill=200)
    pen.polygon([(x * u, y * u) for x, y in ((22, 8.6), (13, 13.6), (13, 23), (22, 18))], fill=150)


def _explorer(pen: Pen, u: float) -> None:
    pen.ellipse((7.4 * u, 1 * u, 16.6 * u, 10.2 * u), fill=255)
    pen.pieslice((3 * u, 12 * u, 21 * u, 34 * u), 180, 360, fill=255)


def _objective(pen: Pen, u: float) -> None:
    pen.rounded_rectangle((4 * u, 1 * u, 20 * u, 23 * u), 2.5 * u, fill=255)
    pen.ellipse((8 * u, 6 * u, 16 * u, 14 * u), fill=0)
    pen.ellipse((10.6 * u, 8.6 * u, 13.4 * u, 11.4 * u), fill=255)
    pen.rectangle((8 * u, 17 * u, 16 * u, 19.4 * u), fill=0)


def _done(pen: Pen, u: float) -> None:
    pen.line([(x * u, y * u) for x, y in ((3, 13), (9.5, 19.5), (21, 5))], fill=255, width=round(4.4 * u))


def _tech(pen: Pen, u: float) -> None:
    for i in range(8):
        a = i * pi / 4
        x, y = 12 + 9.4 * cos(a), 12 + 9.4 * sin(a)
        pen.ellipse(((x - 2.4) * u, (y - 2.4) * u, (x + 2.4) * u, (y + 2.4) * u), fill=255)
    pen.ellipse((3.6 * u, 3.6 * u, 20.4 * u, 20.4 * u), fill=255)
    pen.ellipse((8 * u, 8 * u, 16 * u, 16 * u), fill=0)


def _leader(pen: Pen, u: float) -> None:
    crown = ((2, 20), (2, 6), (8, 12), (12, 3), (16, 12), (22, 6), (22, 20))
    pen.polygon([(x * u, y * u) for x, y in crown], fill=255)


SIGNS: dict[str, Callable[[Pen, float], None]] = {
    "resource": _resource,
    "explorer": _explorer,
    "objective": _objective,
    "done": _done,
    "tech": _tech,
    "leader": _leader,
}


@cached_pixels
def sign(name: str, size: int, colour: RGB) -> Stamp:
    """A glyph in one colour, placed by its middle; those that all games share come from the kit."""
    if name not in SIGNS:
        return icon(name, size, colour)
    mask = fine_mask(size, size)
    SIGNS[name](ImageDraw.Draw(mask), size * FINE / 24)
    return solid(colour, reduced(mask))
