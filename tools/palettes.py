"""The palette of a board: designed colours, steps of the ramp of light, and what finished frames need besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from renderers.kit.colours.palette import designed, fire_steps
from renderers.kit.picture.canvas import palette_image, snapped

if TYPE_CHECKING:
    from renderers.kit.colours.palette import RGB

SIZE = 256
MISS = 14
"""A pixel is badly served when its channels are off by more than this, added up."""


def learnt(samples: list[Image.Image], ramp: int = 60) -> list[RGB]:
    """256 colours for frames like the samples (RGB). The first is space; designed ones are exact."""
    fixed = designed()
    rest = [c for c in fire_steps(ramp) if c not in fixed]
    while True:
        colours = [*fixed, *rest]
        extra = _needed(samples, colours, SIZE - len(colours))
        colours = [*colours, *extra]
        colours = list(dict.fromkeys(colours))
        colours += [colours[0]] * (SIZE - len(colours))
        disturbing = _disturbing(fixed, colours)
        if not disturbing:
            return colours
        rest = [c for c in rest if c not in disturbing]
        samples = [_without(sample, disturbing) for sample in samples]


def _needed(samples: list[Image.Image], colours: list[RGB], count: int) -> list[RGB]:
    """Colours learnt by median cut from the pixels that the given ones miss."""
    palette = palette_image([*colours, *[colours[0]] * (SIZE - len(colours))])
    missed = []
    for sample in samples:
        true = np.asarray(sample).reshape(-1, 3)
        got = np.asarray(snapped(sample, palette).convert("RGB")).reshape(-1, 3)
        missed.append(true[np.abs(true.astype(int) - got.astype(int)).sum(1) > MISS])
    pixels = np.concatenate(missed)
    pixels = pixels[: len(pixels) // 64 * 64].reshape(-1, 64, 3)
    image = Image.fromarray(np.ascontiguousarray(pixels))
    flat = image.quantize(
        count, method=Image.Quantize.MEDIANCUT, kmeans=3, dither=Image.Dither.NONE
    ).getpalette()
    flat = (flat or [])[: 3 * count]
    return [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]


def _disturbing(fixed: list[RGB], colours: list[RGB]) -> set[RGB]:
    """Colours to which a designed one would be snapped instead of to itself."""
    strip = Image.new("RGB", (len(fixed), 1))
    strip.putdata(fixed)
    got = snapped(strip, palette_image(colours)).convert("RGB")
    found = {b for a, b in zip(fixed, list(got.getdata()), strict=True) if a != b}
    if found & set(fixed):
        raise ValueError(f"designed colours too near to each other: {found & set(fixed)}")
    return found


def _without(sample: Image.Image, colours: set[RGB]) -> Image.Image:
    """The sample without pixels near the given colours, so that they are not learnt again."""
    pixels = np.asarray(sample).copy()
    for colour in colours:
        near = np.abs(pixels.astype(int) - np.array(colour)).sum(-1) < 10
        pixels[near] = (8, 10, 22)
    return Image.fromarray(pixels)
