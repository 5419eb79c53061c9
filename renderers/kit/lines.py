"""What the last move leaves: outlines of spaces and one arrow. Drawn at 2x, reduced, cropped to their box."""

from __future__ import annotations

from math import atan2, ceil, cos, floor, hypot, sin

from PIL import Image, ImageDraw

from renderers.kit.palette import FLASH, INK, RGB
from renderers.kit.stamp import Stamp

TWICE = 2
Point = tuple[float, float]


def _field(points: list[Point], margin: float) -> tuple[Image.Image, int, int]:
    """An empty 2x mask around the points and its place on the canvas."""
    left, top = floor(min(x for x, _ in points) - margin), floor(min(y for _, y in points) - margin)
    right, bottom = ceil(max(x for x, _ in points) + margin), ceil(max(y for _, y in points) + margin)
    return Image.new("L", ((right - left) * TWICE, (bottom - top) * TWICE), 0), left, top


def outline(points: list[Point], width: float = 4.5, colour: RGB = FLASH) -> Stamp:
    """A closed line through canvas points; place the stamp at (0, 0)."""
    mask, left, top = _field(points, width + 2)
    shifted = [((x - left) * TWICE, (y - top) * TWICE) for x, y in points]
    ImageDraw.Draw(mask).line([*shifted, *shifted[:2]], fill=255, width=round(width * TWICE), joint="curve")
    return Stamp(colour, mask.reduce(TWICE), -left, -top)


def arrow(path: list[Point], shaft: float = 8.0, keyline: float = 4.0) -> Stamp:
    """An arrow along canvas points whose tip is the last of them; place the stamp at (0, 0)."""
    mask, left, top = _field(path, 30)
    inner = mask.copy()
    (x0, y0), (x1, y1) = path[-2], path[-1]
    angle = atan2(y1 - y0, x1 - x0)
    head = min(26.0, hypot(x1 - x0, y1 - y0) * 0.8)
    ux, uy = cos(angle), sin(angle)
    body = [*path[:-1], (x1 - ux * head * 0.8, y1 - uy * head * 0.8)]
    for field, grow in ((mask, keyline), (inner, 0.0)):
        pen = ImageDraw.Draw(field)
        line = [((x - left) * TWICE, (y - top) * TWICE) for x, y in body]
        pen.line(line, fill=255, width=round((shaft + 2 * grow) * TWICE), joint="curve")
        r = (shaft / 2 + grow) * TWICE
        pen.ellipse((line[0][0] - r, line[0][1] - r, line[0][0] + r, line[0][1] + r), fill=255)
        half, back, front = head * 0.62 + grow * 1.5, head + grow * 0.9, grow * 1.7
        corners = [
            (x1 + ux * front, y1 + uy * front),
            (x1 - ux * back - uy * half, y1 - uy * back + ux * half),
            (x1 - ux * back + uy * half, y1 - uy * back - ux * half),
        ]
        pen.polygon([((x - left) * TWICE, (y - top) * TWICE) for x, y in corners], fill=255)
    outer = mask.reduce(TWICE)
    picture = Image.new("RGB", outer.size, INK)
    picture.paste(FLASH, (0, 0), inner.reduce(TWICE))
    return Stamp(picture, outer, -left, -top)
