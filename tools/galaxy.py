"""The galaxy behind Nova Solis: two arms of light that wind into a black hole, which grows, or into a core of stars."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from renderers.novasolis.art.geometry import CX, CY, WIDTH
from renderers.novasolis.art.ground import FOOT, HOLE_SIDE, STAGES
from tools import noise, nova

if TYPE_CHECKING:
    from tools.noise import Field

TILT = -0.34
"""How the disc around the hole is turned, in radians."""
SMALLEST, LARGEST = 20.0, 44.0
"""Radii of the hole at the first and at the last stage."""
CORE_LIGHT = 0.42
"""How much of its light the core keeps, since things stand on it."""
DUST = np.array([0.010, 0.016, 0.042], np.float32)


def arms() -> Field:
    """The light of the arms on the ramp, `(FOOT, WIDTH)`, without what lies in their middle."""
    r, angle = nova.polar(WIDTH, FOOT, CX, CY)
    cloud = noise.soft(FOOT, WIDTH, 31, 5, 6)
    fine = noise.ridges(FOOT, WIDTH, 33, 4, 22)
    turn = 0.5 + 0.5 * np.cos(2 * (angle + 2.1 * np.log(np.maximum(r, 20) / 60)) + 3.2 * (cloud - 0.5))
    near = 0.52 * np.exp(-np.maximum(r - 74, 0) / 62) * (0.35 + 0.9 * turn)
    far = 0.40 * np.exp(-r / 330) * (0.10 + 1.25 * turn**2.2) * (0.25 + 1.1 * cloud + 0.45 * fine)
    return np.asarray(np.maximum(near + far - 0.035, 0), np.float32)


def _fade() -> Field:
    """How much of the light is left near the foot and the sides, where the picture goes on without it."""
    rows, columns = np.mgrid[0:FOOT, 0:WIDTH].astype(np.float32)
    near = np.minimum((FOOT - 10 - rows) / 70, np.minimum(columns, WIDTH - 1 - columns) / 110)
    return np.asarray(np.clip(near, 0, 1), np.float32)


def galaxy() -> Image.Image:
    """Arms, dust and stars in true colour."""
    field = arms() * _fade()
    linear = nova.to_linear(field)
    r, _ = nova.polar(WIDTH, FOOT, CX, CY)
    dust = noise.soft(FOOT, WIDTH, 41, 5, 5)
    cold = np.clip(dust - 0.52, 0, 1) * 3.0 * np.exp(-(((r - 420) / 260) ** 2)) * _fade()
    linear = linear + np.maximum(cold - 0.06, 0)[..., None] * DUST
    nova.stars(linear, 8, 900, r > 130)
    return Image.fromarray(nova.to_srgb(linear).round().astype(np.uint8))


def _middle() -> tuple[Field, Field, Field, Field]:
    """The light of the arms in the middle; x, y from it, and how far away."""
    half = HOLE_SIDE // 2
    part = arms()[CY - half : CY + half, CX - half : CX + half]
    grid = np.mgrid[0:HOLE_SIDE, 0:HOLE_SIDE].astype(np.float32)
    x, y = grid[1] - half + 0.5, grid[0] - half + 0.5
    return part, x, y, np.hypot(x, y)


def _picture(field: Field) -> Image.Image:
    return Image.fromarray(nova.to_srgb(nova.to_linear(field)).round().astype(np.uint8))


def hole(stage: int) -> Image.Image:
    """The black hole at one of its stages, 0 the smallest, as it lies on the arms."""
    light, x, y, r = _middle()
    size = SMALLEST + (LARGEST - SMALLEST) * stage / (STAGES - 1)
    along, across = x * np.cos(TILT) - y * np.sin(TILT), x * np.sin(TILT) + y * np.cos(TILT)
    disc_r = np.hypot(along, across / 0.34)
    beamed = 1 - 0.42 * along / np.maximum(disc_r, 1)
    grain = 0.75 + 0.6 * (noise.soft(HOLE_SIDE, HOLE_SIDE, 35, 4, 14) - 0.5) + 0.22 * np.sin(disc_r * 0.55)
    reach = size * 2.15
    disc = 1.2 * np.clip((disc_r - size) / 6, 0, 1) * np.exp(-(disc_r - size) / (size * 0.8)) * beamed * grain
    disc *= np.clip((reach - disc_r) / (size * 0.7), 0, 1)
    ring = np.exp(-(((r - size - 2) / 2.0) ** 2)) + 0.32 * np.exp(-np.abs(r - size - 2) / (size * 0.22))
    lensed = 0.66 * np.exp(-(((r - size - 8) / 5.0) ** 2)) * np.clip(-across / 30 + 0.35, 0, 1)
    dark = r < size
    glow = np.maximum(light * np.clip((r - size) / 26, 0, 1), np.maximum(ring, lensed))
    field = np.where(dark, 0.0, glow)
    front = np.where((across > 0) | ~dark, disc, 0.0)
    return _picture(np.asarray(np.maximum(field, front), np.float32))


def core() -> Image.Image:
    """The heart of the galaxy where nothing devours it: a ball of old stars."""
    light, _, _, r = _middle()
    grain = noise.ridges(HOLE_SIDE, HOLE_SIDE, 51, 4, 16)
    ball = 1.02 * np.exp(-((r / 30) ** 1.25)) + 0.34 * np.exp(-r / 42) * (0.5 + 0.9 * grain)
    field = CORE_LIGHT * np.maximum(light, ball)
    linear = nova.to_linear(np.asarray(field, np.float32))
    dice = np.random.default_rng(9)
    for _ in range(420):
        away, turn = abs(dice.normal(0, 44)), dice.random() * 2 * np.pi
        column, row = int(HOLE_SIDE / 2 + away * np.cos(turn)), int(HOLE_SIDE / 2 + away * np.sin(turn))
        if 2 < column < HOLE_SIDE - 2 and 2 < row < HOLE_SIDE - 2:
            linear[row, column] += np.array([1.0, 0.85, 0.6]) * (0.08 + 0.5 * dice.random() ** 3)
    return Image.fromarray(nova.to_srgb(linear).round().astype(np.uint8))
