"""Reproducible textures as float arrays: soft noise, cells, cracks and strands of light."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    Field = NDArray[Any]


def soft(height: int, width: int, seed: int, octaves: int = 5, cells: int = 6) -> Field:
    """Fractal value noise, about 0 to 1; `cells` across the width in the coarsest octave."""
    rng = np.random.default_rng(seed)
    out = np.zeros((height, width), np.float32)
    weight, total = 1.0, 0.0
    for octave in range(octaves):
        across = cells * 2**octave
        grid = rng.random((across * height // width + 3, across + 3)).astype(np.float32)
        image = Image.fromarray(grid).resize((width, height), Image.Resampling.BICUBIC)
        out += weight * np.asarray(image)
        total += weight
        weight *= 0.55
    return np.asarray(out / total, np.float32)


def ridges(height: int, width: int, seed: int, octaves: int = 5, cells: int = 9) -> Field:
    """Noise with bright crests, 0 to 1."""
    return 1 - np.abs(2 * soft(height, width, seed, octaves, cells) - 1)


def cells(x: Field, y: Field, size: float, seed: int) -> tuple[Field, Field]:
    """Distance to the nearest and to the second nearest of a jittered grid of points, in units of `size`."""
    rng = np.random.default_rng(seed)
    gx, gy = x / size, y / size
    ix, iy = np.floor(gx).astype(np.int32), np.floor(gy).astype(np.int32)
    side = 256
    jitter = rng.random((side, side, 2)).astype(np.float32)
    nearest = np.full(x.shape, 9.0, np.float32)
    second = np.full(x.shape, 9.0, np.float32)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            cx, cy = ix + dx, iy + dy
            offset = jitter[cy % side, cx % side]
            distance = np.hypot(cx + offset[..., 0] - gx, cy + offset[..., 1] - gy).astype(np.float32)
            second = np.minimum(second, np.maximum(nearest, distance))
            nearest = np.minimum(nearest, distance)
    return nearest, second


def blurred(field: Field, radius: float) -> Field:
    """Gaussian blur of a float field whose values lie within 0 to 4."""
    wide = np.pad(field, int(radius * 3) + 1, mode="edge")
    kernel_range = np.arange(-int(radius * 3), int(radius * 3) + 1)
    kernel = np.exp(-(kernel_range**2) / (2 * radius * radius)).astype(np.float32)
    kernel /= kernel.sum()
    wide = np.apply_along_axis(np.convolve, 0, wide, kernel, "same")
    wide = np.apply_along_axis(np.convolve, 1, wide, kernel, "same")
    cut = int(radius * 3) + 1
    return wide[cut:-cut, cut:-cut].astype(np.float32)


Strand = tuple["Sequence[tuple[float, float]]", float]


def strands(height: int, width: int, lines: Iterable[Strand]) -> Field:
    """Thin lines of light: each a polyline and its brightness (0 to 1); drawn at 2x, added where they cross."""
    out = np.zeros((height, width), np.float32)
    image = Image.new("L", (width * 2, height * 2), 0)
    pen = ImageDraw.Draw(image)
    for index, (points, light) in enumerate(lines):
        pen.line([(2 * x, 2 * y) for x, y in points], fill=int(255 * light), width=3, joint="curve")
        if index % 6 == 5:
            out += np.asarray(image.reduce(2), np.float32) / 255
            image.paste(0, (0, 0, width * 2, height * 2))
    out += np.asarray(image.reduce(2), np.float32) / 255
    return out


def glow(field: Field, radius: float) -> Field:
    """A cheap wide blur for 0 to 1 fields, in 8 bits."""
    image = Image.fromarray((np.clip(field, 0, 1) * 255).astype(np.uint8))
    return np.asarray(image.filter(ImageFilter.GaussianBlur(radius)), np.float32) / 255
