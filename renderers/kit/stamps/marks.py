"""The six marks of the seats, of equal optical size, as masks."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image, ImageDraw

from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, fine_mask, reduced

Point = tuple[float, float]


def ring_of(count: int, radius: float, turn: float = 0.0) -> list[Point]:
    """The corners of a regular polygon around (0, 0), the first one on top."""
    return [
        (radius * sin(turn + 2 * pi * i / count), -radius * cos(turn + 2 * pi * i / count))
        for i in range(count)
    ]


def corners(mark: str, radius: float) -> list[Point]:
    """The outline of a mark with corners; the circle has none."""
    if mark == "triangle":
        return [(x, y + radius * 0.17) for x, y in ring_of(3, radius * 1.28)]
    if mark == "diamond":
        return ring_of(4, radius * 1.20)
    if mark == "square":
        return ring_of(4, radius * 1.24, pi / 4)
    if mark == "hexagon":
        return ring_of(6, radius * 1.06)
    if mark == "star":
        outer, inner = ring_of(5, radius * 1.30), ring_of(5, radius * 0.80, pi / 5)
        return [(x, y + radius * 0.06) for pair in zip(outer, inner, strict=True) for x, y in pair]
    raise KeyError(mark)


def round_polygon(mask: Image.Image, points: list[Point], radius: float) -> None:
    """Fill a polygon grown by `radius` with round corners, in the mask's own pixels."""
    pen = ImageDraw.Draw(mask)
    pen.polygon(points, fill=255)
    if radius > 0.3:
        pen.line([*points, points[0], points[1]], fill=255, width=max(1, round(2 * radius)))
        for x, y in points:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)


def drawn(mark: str, radius: float, size: int, grow: float = 0.0, dy: float = 0.0) -> Image.Image:
    """A fine mask of side `size` pixels with the mark in its middle, `dy` lower, grown by `grow` pixels."""
    mask = fine_mask(size, size)
    cx, cy = size * FINE / 2, (size / 2 + dy) * FINE
    if mark == "circle":
        reach = (radius + grow) * FINE
        ImageDraw.Draw(mask).ellipse((cx - reach, cy - reach, cx + reach, cy + reach), fill=255)
        return mask
    if mark == "none":
        return mask
    corner = radius * 0.14
    points = [(cx + x * FINE, cy + y * FINE) for x, y in corners(mark, radius - corner)]
    round_polygon(mask, points, (corner + grow) * FINE)
    return mask


@cached_pixels
def mark_mask(mark: str, radius: float, size: int, grow: float = 0.0, dy: float = 0.0) -> Image.Image:
    """The mark of a seat as a mask, at its final size in pixels."""
    return reduced(drawn(mark, radius, size, grow, dy))
