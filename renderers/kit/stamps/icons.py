"""Glyphs that repeat across games: stocks, structures, suits. Masks on a field of 24 units, coloured when asked."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image, ImageDraw
from PIL.ImageDraw import ImageDraw as Pen

from renderers.kit.colours.palette import RGB, SUITS
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, fine_mask, reduced, solid


def _points(unit: float, *flat: float) -> list[tuple[float, float]]:
    return [(flat[i] * unit, flat[i + 1] * unit) for i in range(0, len(flat), 2)]


def _stroke(pen: Pen, unit: float, width: float, *flat: float) -> None:
    points = _points(unit, *flat)
    pen.line(points, fill=255, width=max(1, round(width * unit)), joint="curve")
    r = width * unit / 2
    for x, y in (points[0], points[-1]):
        pen.ellipse((x - r, y - r, x + r, y + r), fill=255)


def _disc(pen: Pen, unit: float, x: float, y: float, r: float, fill: int = 255) -> None:
    pen.ellipse(((x - r) * unit, (y - r) * unit, (x + r) * unit, (y + r) * unit), fill=fill)


def _energy(pen: Pen, u: float) -> None:
    pen.polygon(_points(u, 13.8, 0.5, 3.8, 13.8, 10.9, 13.8, 9.2, 23.5, 20.4, 9.2, 12.9, 9.2), fill=255)


def _sundiver(pen: Pen, u: float) -> None:
    pen.polygon(_points(u, 12, 1, 20, 11.5, 15.2, 11.5, 15.2, 22.5, 8.8, 22.5, 8.8, 11.5, 4, 11.5), fill=255)


def _move(pen: Pen, u: float) -> None:
    for x in (2.5, 11):
        _stroke(pen, u, 3.2, x, 4.5, x + 8, 12, x, 19.5)


def _bridge(pen: Pen, u: float) -> None:
    pen.rounded_rectangle((3 * u, 3.5 * u, 21 * u, 7.5 * u), 1.6 * u, fill=255)
    pen.rounded_rectangle((3 * u, 16.5 * u, 21 * u, 20.5 * u), 1.6 * u, fill=255)
    pen.rectangle((8.6 * u, 6 * u, 15.4 * u, 18 * u), fill=255)


def _node(pen: Pen, u: float) -> None:
    _disc(pen, u, 12, 12, 7.6)
    for x in (5, 19):
        for y in (5, 19):
            _disc(pen, u, x, y, 3)


def _foundry(pen: Pen, u: float) -> None:
    pen.polygon(_points(u, 3, 21.5, 3, 9.5, 12, 1.5, 21, 9.5, 21, 21.5), fill=255)


def _tower(pen: Pen, u: float) -> None:
    pen.polygon(_points(u, 4, 23, 8.2, 12.5, 9.6, 7.5, 12, 0, 14.4, 7.5, 15.8, 12.5, 20, 23), fill=255)


def _ark(pen: Pen, u: float) -> None:
    _disc(pen, u, 12, 14.5, 7.2)
    pen.polygon(_points(u, 5.4, 11.2, 12, 0.5, 18.6, 11.2), fill=255)


def _explosion(pen: Pen, u: float) -> None:
    reach = [(11.4 if i % 2 == 0 else 5.4, pi * i / 8) for i in range(16)]
    pen.polygon([((12 + r * sin(a)) * u, (12 - r * cos(a)) * u) for r, a in reach], fill=255)


def _refraction(pen: Pen, u: float) -> None:
    pen.polygon(_points(u, 12, 1.5, 23, 20.5, 1, 20.5), fill=255)
    pen.polygon(_points(u, 12, 9, 16.6, 17, 7.4, 17), fill=0)


def _reverberation(pen: Pen, u: float) -> None:
    for r, fill in ((11, 255), (8.7, 0), (6.8, 255), (4.5, 0), (2.6, 255)):
        _disc(pen, u, 12, 12, r, fill)


def _subduction(pen: Pen, u: float) -> None:
    for y in (3, 10, 17):
        _stroke(pen, u, 3.1, 3.5, y, 12, y + 5, 20.5, y)


def _oscillation(pen: Pen, u: float) -> None:
    wave = [v for i in range(61) for v in (2.2 + 19.6 * i / 60, 12 - 7.2 * sin(2 * pi * i / 60))]
    _stroke(pen, u, 3.7, *wave)


def _crystallization(pen: Pen, u: float) -> None:
    pen.polygon(_points(u, 12, 0.5, 19.6, 7, 16.4, 23, 7.6, 23, 4.4, 7), fill=255)
    for line in ((4, 7.6, 20, 7.6), (12, 7.6, 12, 24)):
        pen.line(_points(u, *line), fill=0, width=round(1.7 * u))


def _expansion(pen: Pen, u: float) -> None:
    for i in range(4):
        a = i * pi / 2
        tip = [(11.6, a), (6.2, a + 0.62), (6.2, a - 0.62)]
        pen.polygon([((12 + r * cos(t)) * u, (12 + r * sin(t)) * u) for r, t in tip], fill=255)
    _disc(pen, u, 12, 12, 3)


def _condensation(pen: Pen, u: float) -> None:
    _disc(pen, u, 12, 15, 7.8)
    pen.polygon(_points(u, 5, 11.6, 12, 0, 19, 11.6), fill=255)
    _disc(pen, u, 12, 15, 4.2, 0)


def _trigger(pen: Pen, u: float) -> None:
    _explosion(pen, u)
    _disc(pen, u, 12, 12, 3.4, 0)


def _lost(pen: Pen, u: float) -> None:
    _disc(pen, u, 12, 12, 10.5)
    _disc(pen, u, 12, 12, 7.6, 0)
    pen.line(_points(u, 5, 19, 19, 5), fill=255, width=round(2.8 * u))


ICONS: dict[str, Callable[[Pen, float], None]] = {
    "energy": _energy,
    "sundiver": _sundiver,
    "move": _move,
    "bridge": _bridge,
    "node": _node,
    "foundry": _foundry,
    "tower": _tower,
    "ark": _ark,
    "lost": _lost,
    "explosion": _explosion,
    "refraction": _refraction,
    "reverberation": _reverberation,
    "subduction": _subduction,
    "oscillation": _oscillation,
    "crystallization": _crystallization,
    "expansion": _expansion,
    "condensation": _condensation,
    "trigger": _trigger,
}


@cached_pixels
def icon_mask(name: str, size: int) -> Image.Image:
    """The mask of an icon, `size` pixels square."""
    mask = fine_mask(size, size)
    ICONS[name](ImageDraw.Draw(mask), size * FINE / 24)
    return reduced(mask)


@cached_pixels
def icon(name: str, size: int, colour: RGB) -> Stamp:
    """An icon in one colour, placed by its middle."""
    return solid(colour, icon_mask(name, size))


def suit_icon(suit: str, size: int) -> Stamp:
    """The glyph of a suit in the suit's own tint."""
    return icon(suit, size, SUITS[suit])
