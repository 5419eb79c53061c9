"""Keeps the last frames drawn, so that the next picture of a table draws and packs only what has changed.

The result never depends on what is remembered: a frame made from an earlier one has the same pixels as one drawn
whole, and the same bytes. A frame remembers where its pieces lay, and keeps none of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from time import thread_time
from typing import NamedTuple

from PIL import Image

from renderers.kit.picture import png
from renderers.kit.picture.canvas import (
    FILTER,
    Ground,
    Scene,
    drawn_parts,
    drawn_whole,
    framed,
    snapped,
)
from renderers.kit.picture.pixels import PIXELS
from renderers.kit.picture.stamp import Box, area, joined, overlap
from renderers.kit.picture.stopwatch import packing
from renderers.look import Size

SMALL = 2 / 3
"""The size of a small picture."""
MOST_CHANGED = 0.6
"""Above this part of the picture a whole drawing is faster."""


class Piece(NamedTuple):
    """Where a stamp or slab lay on a picture, and which one it was: two with one serial number are the same drawing."""

    serial: int
    box: Box


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A finished picture: its ground, where the pieces of its scene lay, its pixels and its packed bands."""

    ground: Ground
    pieces: list[Piece]
    pixels: Image.Image
    bands: list[png.Band]
    seconds: float
    """How long it takes to draw such a one whole."""

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
    """The last frames of one kind of picture by key, in `PIXELS`; safe to use from several threads."""

    def draw(self, key: Hashable, ground: Ground, scene: Scene) -> Frame:
        """The frame of a scene, made from the frame kept under the key if that saves work."""
        frame = _drawn(PIXELS.get((self, key)), ground, scene)
        PIXELS.put((self, key), frame, frame.seconds, (frame.pixels, frame.bands))
        return frame

    def forget(self) -> None:
        """Forget all frames: the next pictures are drawn whole."""
        PIXELS.forget(lambda key: isinstance(key, tuple) and key[0] is self)


def _drawn(before: Frame | None, ground: Ground, scene: Scene) -> Frame:
    parts, pieces = None, pieces_of(scene)
    if before is not None and before.ground is ground:
        parts = changed(before.pieces, pieces, ground.width, ground.height)
    if before is None or parts is None:
        began = thread_time()
        pixels = drawn_whole(ground, scene)
        with packing():
            bands = png.bands_of(pixels)
        return Frame(ground, pieces, pixels, bands, thread_time() - began)
    if not parts:
        return before
    pixels = before.pixels.copy()
    drawn_parts(ground, scene, parts, pixels)
    touched = {i for _, top, _, bottom in parts for i in range(top // png.BAND, (bottom - 1) // png.BAND + 1)}
    bands = list(before.bands)
    for i, band in zip(touched, _packed(pixels, touched), strict=True):
        bands[i] = band
    # It is worth keeping for what drawing it whole took: that is what forgetting it would cost.
    return Frame(ground, pieces, pixels, bands, before.seconds)


def _packed(pixels: Image.Image, numbers: Iterable[int]) -> list[png.Band]:
    with packing():
        return [png.band(png.rows(pixels, i), i) for i in numbers]


def pieces_of(scene: Scene) -> list[Piece]:
    """What a frame remembers of a scene, lowest first."""
    return [
        *(Piece(laid.slab.serial, laid.box) for laid in scene.laid),
        *(Piece(placed.stamp.serial, placed.box) for placed in scene.placed),
    ]


def changed(before: list[Piece], after: list[Piece], width: int, height: int) -> list[Box] | None:
    """Which boxes differ between two scenes on one ground; None where it is better to draw all.

    What is in both scenes must lie in the same order, each once.
    """
    if before == after:
        return []
    old, new = set(before), set(after)
    # Two pieces that are equal count once in a set, so nothing would show that one of them is gone.
    if len(old) < len(before) or len(new) < len(after):
        return None
    # Pieces that changed places above each other look different although none of them is new.
    if [piece for piece in before if piece in new] != [piece for piece in after if piece in old]:
        return None
    boxes = [piece.box for piece in before if piece not in new] + [
        piece.box for piece in after if piece not in old
    ]
    whole = (0, 0, width, height)
    merged = joined([part for box in boxes if (part := overlap(box, whole))])
    if sum(map(area, merged)) > MOST_CHANGED * area(whole):
        return None
    return merged
