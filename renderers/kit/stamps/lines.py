"""What the last move leaves: outlines of spaces and one arrow. Drawn at 2x, reduced, cropped to their box."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, ceil, cos, floor, hypot, sin

from PIL import Image, ImageDraw

from renderers.kit.colours.palette import FLASH, INK, RGB
from renderers.kit.picture.stamp import Stamp

TWICE = 2
Point = tuple[float, float]


def field_around(points: list[Point], margin: float) -> tuple[Image.Image, int, int]:
    """An empty 2x mask around the points and its place on the canvas."""
    left, top = floor(min(x for x, _ in points) - margin), floor(min(y for _, y in points) - margin)
    right, bottom = ceil(max(x for x, _ in points) + margin), ceil(max(y for _, y in points) + margin)
    return Image.new("L", ((right - left) * TWICE, (bottom - top) * TWICE), 0), left, top


def outline(points: list[Point], width: float = 4.5, colour: RGB = FLASH) -> Stamp:
    """A closed line through canvas points; place the stamp at (0, 0)."""
    mask, left, top = field_around(points, width + 2)
    shifted = [((x - left) * TWICE, (y - top) * TWICE) for x, y in points]
    ImageDraw.Draw(mask).line([*shifted, *shifted[:2]], fill=255, width=round(width * TWICE), joint="curve")
    return Stamp(colour, mask.reduce(TWICE), -left, -top)


def dashes(path: list[Point], dash: float = 36.0, gap: float = 24.0) -> list[list[Point]]:
    """A line cut into equal dashes, about as long as asked; one that is closed has no seam."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
    total = sum(lengths)
    step = total / max(1, round(total / (dash + gap)))
    dash *= step / (dash + gap)
    found: list[list[Point]] = []
    walked, before = 0.0, -1
    for (a, b), length in zip(pairwise(path), lengths, strict=True):
        pieces = max(1, ceil(length / 3))
        for piece in range(pieces):
            at = walked + length * piece / pieces
            number, inside = divmod(at, step)
            if inside <= dash:
                part = piece / pieces
                if int(number) != before:
                    found.append([])
                    before = int(number)
                found[-1].append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
        walked += length
    return [part for part in found if len(part) > 1]


def arrow(path: list[Point], shaft: float = 8.0, keyline: float = 4.0) -> Stamp:
    """An arrow along canvas points whose tip is the last of them; place the stamp at (0, 0)."""
    mask, left, top = field_around(path, 30)
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
