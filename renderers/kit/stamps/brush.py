"""A brush for emblems: flat shapes in three tones of one tint on a field of 48 units, with a dark keyline.

The middle of the field is (0, 0), x to the right, y down, 24 to each side. An emblem is a function that paints with a
`Brush`; it can be drawn at any size.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from renderers.kit.colours.palette import INK, RGB, mix
from renderers.kit.picture.stamp import FINE, Stamp, cropped

WHITE = (255, 255, 255)
FIELD = 48
MAIN, LIGHT, DARK, CUT = "main", "light", "dark", "cut"


class Brush:
    """Paints flat shapes; every shape takes a tone: main, light, dark, or cut (down to ink)."""

    def __init__(self, size: int, tint: RGB) -> None:
        side = (size + 8) * FINE
        self._unit = size * FINE / FIELD
        self._middle = side / 2
        self._tones = {MAIN: tint, LIGHT: mix(tint, WHITE, 0.55), DARK: mix(tint, INK, 0.45), CUT: INK}
        self.picture = Image.new("RGB", (side, side), INK)
        self.alpha = Image.new("L", (side, side), 0)
        self._pens = ImageDraw.Draw(self.picture), ImageDraw.Draw(self.alpha)

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self._middle + x * self._unit, self._middle + y * self._unit

    def _fills(self, tone: str) -> list[tuple[ImageDraw.ImageDraw, RGB | int]]:
        picture, alpha = self._pens
        fills: list[tuple[ImageDraw.ImageDraw, RGB | int]] = [(picture, self._tones[tone])]
        return fills if tone == CUT else [*fills, (alpha, 255)]

    def oval(self, x: float, y: float, rx: float, ry: float, tone: str = MAIN) -> None:
        """A filled ellipse."""
        box = (*self._at(x - rx, y - ry), *self._at(x + rx, y + ry))
        for pen, fill in self._fills(tone):
            pen.ellipse(box, fill=fill)

    def disc(self, x: float, y: float, r: float, tone: str = MAIN) -> None:
        """A filled circle."""
        self.oval(x, y, r, r, tone)

    def ring(self, x: float, y: float, r: float, width: float, tone: str = MAIN, flat: float = 1.0) -> None:
        """A circle's line of a width, its outer radius `r`; `flat` squeezes it to an ellipse."""
        box = (*self._at(x - r, y - r * flat), *self._at(x + r, y + r * flat))
        for pen, fill in self._fills(tone):
            pen.ellipse(box, outline=fill, width=max(1, round(width * self._unit)))

    def arc(
        self, x: float, y: float, r: float, width: float, start: float, end: float, tone: str = MAIN
    ) -> None:
        """A part of a circle's line, degrees clockwise from the right."""
        box = (*self._at(x - r, y - r), *self._at(x + r, y + r))
        for pen, fill in self._fills(tone):
            pen.arc(box, start, end, fill=fill, width=max(1, round(width * self._unit)))

    def wedge(self, x: float, y: float, r: float, start: float, end: float, tone: str = MAIN) -> None:
        """A slice of a disc, degrees clockwise from the right."""
        box = (*self._at(x - r, y - r), *self._at(x + r, y + r))
        for pen, fill in self._fills(tone):
            pen.pieslice(box, start, end, fill=fill)

    def shape(self, *flat: float, tone: str = MAIN, mirror: bool = False) -> None:
        """A polygon through x, y, x, y ...; with `mirror` also its reflection to the other side."""
        for side in (1, -1) if mirror else (1,):
            points = [self._at(side * flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]
            for pen, fill in self._fills(tone):
                pen.polygon(points, fill=fill)

    def line(self, width: float, *flat: float, tone: str = MAIN, mirror: bool = False) -> None:
        """A line with round ends and bends through x, y, x, y ..."""
        r = width * self._unit / 2
        for side in (1, -1) if mirror else (1,):
            points = [self._at(side * flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]
            for pen, fill in self._fills(tone):
                pen.line(points, fill=fill, width=max(1, round(2 * r)), joint="curve")
                for x, y in (points[0], points[-1]):
                    pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def box(self, x0: float, y0: float, x1: float, y1: float, r: float = 0, tone: str = MAIN) -> None:
        """A rectangle with round corners."""
        for pen, fill in self._fills(tone):
            pen.rounded_rectangle((*self._at(x0, y0), *self._at(x1, y1)), r * self._unit, fill=fill)

    def star(
        self, x: float, y: float, points: int, outer: float, inner: float, tone: str = MAIN, turn: float = 0.0
    ) -> None:
        """A star, its first point up; `turn` in turns."""
        flat: list[float] = []
        for i in range(2 * points):
            r = outer if i % 2 == 0 else inner
            angle = 2 * pi * turn + pi * i / points
            flat += [x + r * sin(angle), y - r * cos(angle)]
        self.shape(*flat, tone=tone)

    def stamp(self, keyline: float) -> Stamp:
        """What was painted, at its size, with a keyline of ink."""
        picture, alpha = self.picture.reduce(FINE), self.alpha.reduce(FINE)
        if keyline:
            wide = alpha.filter(ImageFilter.GaussianBlur(keyline)).point(_KEYLINE)
            alpha = wide
        return cropped(Stamp(picture, alpha, picture.width / 2, picture.height / 2))


_KEYLINE = [min(255, v * 4) for v in range(256)]
"""How dark a keyline is for how much of a soft mask."""

Emblem = Callable[[Brush], None]


def emblem(paint: Emblem, size: int, tint: RGB, keyline: float = 1.4) -> Stamp:
    """An emblem `size` pixels square, placed by its middle."""
    brush = Brush(size, tint)
    paint(brush)
    return brush.stamp(keyline)
