"""Bake the skins of planets into `data/globes/`: `python -m tools.globes`. Greys, lit and coloured when drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from bot.engine.files import DATA
from renderers.kit.stamps.globes import SIDE, SKINS
from tools import noise

if TYPE_CHECKING:
    from tools.noise import Field


def _disc() -> tuple[Field, Field, Field]:
    """Coordinates on the visible half of a ball: x and y over the radius, and how far it bulges."""
    grid = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32)
    x, y = (grid[1] + 0.5) / SIDE * 2 - 1, (grid[0] + 0.5) / SIDE * 2 - 1
    return x, y, np.sqrt(np.clip(1 - x * x - y * y, 0.02, 1))


def _wrapped(field: Field) -> Field:
    """A flat texture pulled over the ball: finer towards the limb."""
    x, y, z = _disc()
    far = np.arccos(np.clip(z, 0, 1)) / np.maximum(np.hypot(x, y), 1e-3) / (np.pi / 2)
    side = field.shape[0]
    u = np.clip((x * far * 0.5 + 0.5) * (side - 1), 0, side - 1).astype(int)
    v = np.clip((y * far * 0.5 + 0.5) * (side - 1), 0, side - 1).astype(int)
    return field[v, u]


def _stretched(field: Field) -> Field:
    low, high = np.percentile(field, 2), np.percentile(field, 98)
    return np.clip((field - low) / (high - low), 0, 1)


def lands(seed: int) -> Field:
    """Continents with coasts, and clouds over them."""
    size = SIDE * 3 // 2
    soil = _stretched(noise.soft(size, size, seed, 6, 4))
    coast = 1 / (1 + np.exp(-(soil - 0.52) * 34))
    cloud = np.clip(_stretched(noise.ridges(size, size, seed + 50, 5, 5)) * 1.7 - 1.05, 0, 1)
    detail = noise.soft(size, size, seed + 9, 4, 30)
    return _wrapped(np.clip(0.16 + 0.16 * detail + coast * (0.26 + 0.3 * (soil - 0.5)) + 0.5 * cloud, 0, 1))


def bands(seed: int) -> Field:
    """Belts and zones of a gas giant, stirred at their borders, and one storm."""
    x, y, _ = _disc()
    dice = np.random.default_rng(seed)
    stir = noise.soft(SIDE, SIDE, seed, 5, 5) - 0.5
    fine = noise.soft(SIDE, SIDE, seed + 3, 4, 16) - 0.5
    height = np.arcsin(np.clip(y, -1, 1)) + 0.13 * stir + 0.03 * fine
    belt = np.zeros_like(y)
    for k in range(2, 13):
        belt += dice.normal(0, 1) / k**0.5 * np.sin(k * 1.45 * height + dice.uniform(0, 6.3))
    sx, sy = dice.uniform(-0.3, 0.3), dice.choice((-1, 1)) * dice.uniform(0.25, 0.4)
    storm = np.exp(-((((x - sx) / 0.20) ** 2 + ((y - sy) / 0.10) ** 2) ** 2))
    return np.clip(_stretched(belt) * 0.62 + 0.24 + 0.16 * fine + 0.30 * storm, 0, 1)


def craters(seed: int) -> Field:
    """A dry ball: dark plains and the rings of old blows, each with a lit and a dark side."""
    dice = np.random.default_rng(seed)
    x, y, _ = _disc()
    plain = _wrapped(_stretched(noise.soft(SIDE * 3 // 2, SIDE * 3 // 2, seed, 6, 5)))
    out = 0.30 + 0.42 * plain
    for _ in range(46):
        size = 0.02 + 0.13 * dice.random() ** 3
        turn, far = dice.uniform(0, 2 * np.pi), dice.random() ** 0.6 * 0.95
        cx, cy = far * np.cos(turn), far * np.sin(turn)
        flat = np.sqrt(max(0.12, 1 - far * far))
        along = (x - cx) * np.cos(turn) + (y - cy) * np.sin(turn)
        across = -(x - cx) * np.sin(turn) + (y - cy) * np.cos(turn)
        d = np.hypot(along / flat, across) / size
        out += 0.20 * np.exp(-(((d - 1) / 0.16) ** 2)) - 0.17 * np.exp(-((d / 0.8) ** 4))
    return np.clip(out, 0, 1)


def ices(seed: int) -> Field:
    """A bright crust with long cracks."""
    size = SIDE * 3 // 2
    grid = np.mgrid[0:size, 0:size].astype(np.float32)
    warp = noise.soft(size, size, seed + 2, 4, 6) * 60
    near, second = noise.cells(grid[1] + warp, grid[0] + warp, size / 5, seed)
    crack = np.exp(-(second - near) / 0.035)
    crust = _stretched(noise.soft(size, size, seed, 6, 5))
    return _wrapped(np.clip(0.50 + 0.40 * crust - 0.38 * crack, 0, 1))


def lavas(seed: int) -> Field:
    """Dark plates with bright seams."""
    size = SIDE * 3 // 2
    grid = np.mgrid[0:size, 0:size].astype(np.float32)
    warp = noise.soft(size, size, seed + 2, 4, 9) * 50
    near, second = noise.cells(grid[1] + warp, grid[0] - warp, size / 7, seed)
    seam = np.exp(-(second - near) / 0.05)
    crust = _stretched(noise.soft(size, size, seed, 6, 7))
    return _wrapped(np.clip(0.14 + 0.34 * crust + 0.62 * seam * crust, 0, 1))


MAKERS = {"lands": lands, "bands": bands, "craters": craters, "ices": ices, "lavas": lavas}


def main() -> None:
    """Bake every skin."""
    folder = DATA / "globes"
    folder.mkdir(parents=True, exist_ok=True)
    for index, name in enumerate(SKINS):
        kind, _, _ = name.partition("-")
        field = MAKERS[kind](20 + index)
        grain = np.random.default_rng(index).normal(0, 0.018, field.shape)
        grey = (np.clip(field + grain, 0, 1) * 63).round().astype(np.uint8) * 4
        x, y, _ = _disc()
        grey[np.hypot(x, y) > 1.02] = 0
        Image.fromarray(grey).save(folder / f"{name}.png", compress_level=9)


if __name__ == "__main__":
    main()
