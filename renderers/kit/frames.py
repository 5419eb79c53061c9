"""Keeps the last frames drawn, so that the next picture of a table draws and packs only what has changed.

The result never depends on what is remembered: a frame made from an earlier one has the same pixels as one drawn
whole, and the same bytes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING

from PIL import Image

from renderers.kit import png
from renderers.kit.boxes import Box, area, joined, overlap
from renderers.kit.canvas import (
    FILTER,
    Ground,
    Laid,
    Placed,
    Scene,
    drawn_parts,
    drawn_whole,
    framed,
    snapped,
)
from renderers.kit.stopwatch import packing

if TYPE_CHECKING:
    from renderers.look import Size

KEPT = 24
"""Frames remembered: about 2.3 MB each at 1200 x 1500."""
SMALL = 2 / 3
"""The size of a small picture."""
MOST_CHANGED = 0.6
"""Above this part of the picture a whole drawing is faster."""


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A finished picture: its ground, its scene, its pixels and its packed bands."""

    ground: Ground
    pieces: list[Placed | Laid]
    pixels: Image.Image
    bands: list[png.Band]

    def file(self, size: Size = "large") -> bytes:
        """The picture as a PNG file; "small" is the same drawing at two thirds."""
        if size == "small":
            return self._reduced()
        with packing():
            return png.assemble(self.ground.width, self.ground.height, self.ground.palette_bytes, self.bands)

    def _reduced(self) -> bytes:
        whole = self.pixels.crop((FILTER, 0, self.pixels.width, self.pixels.height)).convert("RGB")
        smaller = (round(self.ground.width * SMALL), round(self.ground.height * SMALL))
        reduced = snapped(whole.resize(smaller, Image.Resampling.HAMMING), self.ground.palette)
        with packing():
            return png.file_of(framed(reduced), self.ground.palette_bytes)


class Frames:
    """A bounded memory of frames by key; safe to use from several threads."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._frames: OrderedDict[Hashable, Frame] = OrderedDict()
        self._lock = Lock()

    def draw(self, key: Hashable, ground: Ground, scene: Scene) -> Frame:
        """The frame of a scene, made from the frame kept under the key if that saves work."""
        with self._lock:
            before = self._frames.get(key)
        frame = _drawn(before, ground, scene)
        with self._lock:
            self._frames[key] = frame
            self._frames.move_to_end(key)
            while len(self._frames) > self._kept:
                self._frames.popitem(last=False)
        return frame

    def forget(self) -> None:
        """Forget all frames: the next pictures are drawn whole."""
        with self._lock:
            self._frames.clear()


def _drawn(before: Frame | None, ground: Ground, scene: Scene) -> Frame:
    parts = None
    if before is not None and before.ground is ground:
        parts = changed(before.pieces, scene.pieces, ground.width, ground.height)
    if before is None or parts is None:
        pixels = drawn_whole(ground, scene)
        with packing():
            bands = png.bands_of(pixels)
        return Frame(ground, scene.pieces, pixels, bands)
    if not parts:
        return before
    pixels = before.pixels.copy()
    drawn_parts(ground, scene, parts, pixels)
    touched = {i for _, top, _, bottom in parts for i in range(top // png.BAND, (bottom - 1) // png.BAND + 1)}
    bands = list(before.bands)
    for i, band in zip(touched, _packed(pixels, touched), strict=True):
        bands[i] = band
    return Frame(ground, scene.pieces, pixels, bands)


def _packed(pixels: Image.Image, numbers: Iterable[int]) -> list[png.Band]:
    with packing():
        return [png.band(png.rows(pixels, i), i) for i in numbers]


def changed(
    before: list[Placed | Laid], after: list[Placed | Laid], width: int, height: int
) -> list[Box] | None:
    """Which boxes differ between two scenes on one ground; None where it is better to draw all.

    Stamps and slabs are the same drawing if they are the same object; those in both scenes must lie in the same order,
    each once.
    """
    old = [(id(piece), x, y) for piece, x, y in before]
    new = [(id(piece), x, y) for piece, x, y in after]
    if old == new:
        return []
    old_set, new_set = set(old), set(new)
    if len(old_set) < len(old) or len(new_set) < len(new):
        return None
    if [key for key in old if key in new_set] != [key for key in new if key in old_set]:
        return None
    boxes = [p.box for p, key in zip(before, old, strict=True) if key not in new_set]
    boxes += [p.box for p, key in zip(after, new, strict=True) if key not in old_set]
    whole = (0, 0, width, height)
    merged = joined([part for box in boxes if (part := overlap(box, whole))])
    if sum(map(area, merged)) > MOST_CHANGED * area(whole):
        return None
    return merged
