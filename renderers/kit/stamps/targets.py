"""How marks are shown, in gold: dashed what may be chosen, solid what would move, filled and numbered what is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.moves import Mark
from renderers.kit.colours.palette import GOLD, INK
from renderers.kit.picture import png
from renderers.kit.picture.canvas import FILTER, Scene, framed, snapped
from renderers.kit.picture.frames import Frame
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Box, Stamp, grown, overlap
from renderers.kit.stamps.cards import number_badge
from renderers.kit.stamps.lines import TWICE, Point, dashes, field_around
from renderers.kit.stamps.marks import ring_of

Path = tuple[Point, ...]
"""A closed line on the picture."""

WIDTH, KEYLINE = 5.0, 2.5
TINT, VEIL = 62, 24
"""How strongly what is chosen is filled, of 255: under pieces, and over pieces and words."""
BADGE = 15
AROUND = 64
"""Pixels around the marks in a picture of them."""
LEAST = (560, 420)
"""The size of the smallest picture of marks: on a phone it is about as large as drawn."""
MOST = 150_000
"""So many bytes may such a picture have: it is private, so it is sent again for each click."""
NEARLY_ALL = 0.85
"""A picture of marks that would be wider than this part of the whole is as wide as that."""
SHAPE = (1.0, 1.6)
"""The least and the greatest width of such a picture for its height."""


class Found(NamedTuple):
    """Where a mark is on the picture, and what it is called there."""

    mark: Mark
    name: str
    path: Path
    badge: Point
    """Where the number of a chosen target is put."""


class Target(NamedTuple):
    """A mark to be drawn. `number` is its place among what is chosen, from 1; 0 for any other."""

    mark: Mark
    name: str
    path: Path
    badge: Point
    number: int

    @property
    def box(self) -> Box:
        """What it covers."""
        xs, ys = [x for x, _ in self.path], [y for _, y in self.path]
        return int(min(xs)), int(min(ys)), int(max(xs)) + 1, int(max(ys)) + 1


def ring(x: float, y: float, radius: float) -> Path:
    """A circle as a line."""
    return tuple((x + dx, y + dy) for dx, dy in ring_of(48, radius))


def frame(box: Box, radius: float = 12.0) -> Path:
    """A rounded rectangle as a line."""
    left, top, right, bottom = box
    middles = (
        (right - radius, top + radius),
        (right - radius, bottom - radius),
        (left + radius, bottom - radius),
        (left + radius, top + radius),
    )
    circle = ring_of(32, radius)
    return tuple(
        (x + circle[(8 * i + step) % 32][0], y + circle[(8 * i + step) % 32][1])
        for i, (x, y) in enumerate(middles)
        for step in range(9)
    )


@cached_pixels
def outline(path: Path, tone: str, free: tuple[Box, ...] = ()) -> Stamp:
    """The gold line of a target, without what would lie in the boxes that are kept `free`; place it at (0, 0)."""
    mask, left, top = field_around(list(path), WIDTH + KEYLINE + 2)
    wide = mask.copy()
    moved = [((x - left) * TWICE, (y - top) * TWICE) for x, y in path]
    parts = dashes([*moved, moved[0]]) if tone == "may" else [[*moved, *moved[:2]]]
    for field, grow in ((wide, KEYLINE), (mask, 0.0)):
        pen = ImageDraw.Draw(field)
        for part in parts:
            pen.line(part, fill=255, width=round((WIDTH + 2 * grow) * TWICE), joint="curve")
        for x0, y0, x1, y1 in free:
            box = ((x0 - left) * TWICE, (y0 - top) * TWICE, (x1 - left) * TWICE, (y1 - top) * TWICE)
            pen.rounded_rectangle(box, 8 * TWICE, fill=0)
    outer = wide.reduce(TWICE)
    picture = Image.new("RGB", outer.size, INK)
    picture.paste(GOLD, (0, 0), mask.reduce(TWICE))
    return Stamp(picture, outer, -left, -top)


@cached_pixels
def tint(path: Path, strength: int) -> Stamp:
    """The gold fill of what is chosen; place it at (0, 0)."""
    mask, left, top = field_around(list(path), 2)
    ImageDraw.Draw(mask).polygon([((x - left) * TWICE, (y - top) * TWICE) for x, y in path], fill=strength)
    return Stamp(GOLD, mask.reduce(TWICE), -left, -top)


def put_targets(
    scene: Scene, targets: Iterable[Target], strength: int = TINT, labels: Sequence[Box] = ()
) -> None:
    """Draw targets, under the pieces where that is possible; their numbers are put by `put_numbers`, above them.

    Lines are broken where one of the `labels` stands.
    """
    for target in targets:
        if target.mark.tone == "chosen":
            scene.put(tint(target.path, strength), 0, 0)
        box = grown(target.box, WIDTH)
        free = tuple(label for label in labels if overlap(label, box))
        scene.put(outline(target.path, target.mark.tone, free), 0, 0)


def put_numbers(scene: Scene, targets: tuple[Target, ...]) -> None:
    """The order of what is chosen."""
    for target in targets:
        if target.number:
            scene.put(number_badge(str(target.number), True, BADGE), *target.badge)


def numbered(found: list[Found]) -> tuple[Target, ...]:
    """Targets in the order of their marks; what is chosen is counted from 1."""
    targets, count = [], 0
    for each in found:
        count += each.mark.tone == "chosen"
        targets.append(Target(*each, count if each.mark.tone == "chosen" else 0))
    return tuple(targets)


def box_around(targets: tuple[Target, ...], width: int, height: int) -> Box:
    """The part of a picture that shows the targets with some room around them, not too narrow and not too flat."""
    boxes = [target.box for target in targets]
    left, top = min(box[0] for box in boxes) - AROUND, min(box[1] for box in boxes) - AROUND
    right, bottom = max(box[2] for box in boxes) + AROUND, max(box[3] for box in boxes) + AROUND
    wide, high = max(right - left, LEAST[0]), max(bottom - top, LEAST[1])
    wide, high = max(wide, round(high * SHAPE[0])), max(high, round(wide / SHAPE[1]))
    wide, high = (width if wide > NEARLY_ALL * width else wide), min(high, height)
    x = min(max((left + right - wide) // 2, 0), width - wide)
    y = min(max((top + bottom - high) // 2, 0), height - high)
    return x, y, x + wide, y + high


def cut_out(whole: Frame, box: Box, widest: int = 0) -> bytes:
    """A part of a finished picture as a PNG file of at most `MOST` bytes, at full size if that is possible.

    It is at most `widest` pixels wide (0: as wide as it comes).
    """
    left, top, right, bottom = box
    part = whole.pixels.crop((left + FILTER, top, right + FILTER, bottom))
    wide = min(part.width, widest or part.width)
    while len(file := _file(part, wide, whole)) > MOST:
        wide = int(wide * 0.98 * sqrt(MOST / len(file)))
    return file


def _file(part: Image.Image, wide: int, whole: Frame) -> bytes:
    if wide < part.width:
        size = wide, round(part.height * wide / part.width)
        part = snapped(part.convert("RGB").resize(size, Image.Resampling.HAMMING), whole.ground.palette)
    return png.small_file_of(framed(part), whole.ground.palette_bytes)
