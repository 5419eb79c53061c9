"""Dials: 270 degrees, one tick a step, burnt ticks in ember, the number inside."""

from __future__ import annotations

from math import cos, radians, sin

from PIL import Image, ImageDraw

from renderers.kit.colours.palette import EMBER, LINE
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, cropped, fine_mask, reduced


@cached_pixels
def dial(steps: int, left: int, radius: int = 80) -> Stamp:
    """A countdown of `steps` ticks of which `left` are unburnt, placed by the middle of the dial."""
    size = radius * 2 + 20
    burnt, unburnt = fine_mask(size, size), fine_mask(size, size)
    middle = size * FINE / 2
    for i in range(steps):
        angle = radians(225 - i * 270 / max(1, steps - 1))
        pen = ImageDraw.Draw(burnt if i < steps - left else unburnt)
        ends = [
            (middle + r * FINE * cos(angle), middle - r * FINE * sin(angle)) for r in (radius * 0.72, radius)
        ]
        pen.line(ends, fill=255, width=round(radius * 0.125 * FINE))
    lit, dark = reduced(burnt), reduced(unburnt)
    picture = Image.new("RGB", lit.size, EMBER)
    picture.paste(LINE, (0, 0), dark)
    mask = lit.copy()
    mask.paste(255, (0, 0), dark)
    return cropped(Stamp(picture, mask, size / 2, size / 2))
