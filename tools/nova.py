"""The ground of Super Nova's table: an exploding star, its light in the gaps between panels of dark glass."""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING

import numpy as np

from renderers.kit.colours.palette import GAMMA, GOLD, INK, PANEL, RAMP, SPACE, mix
from renderers.supernova.art.geometry import HEIGHT, RADIUS, WIDTH, Layout
from renderers.supernova.art.ground import SUN_SIZE
from tools import noise

if TYPE_CHECKING:
    from tools.noise import Field


def polar(width: int, height: int, cx: float, cy: float) -> tuple[Field, Field]:
    """Distance and angle (counter-clockwise from the right) of every pixel from a point."""
    grid = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = grid[1] - cx + 0.5, cy - grid[0] - 0.5
    return np.hypot(x, y), np.arctan2(y, x)


def explosion(r: Field, angle: Field, size: float, seed: int, reach: float = 1.0) -> Field:
    """Light (0 to 1.12) of a nova whose shell has the radius `size`: heart, torn shells, spikes, a far glow."""
    height, width = r.shape
    dice = np.random.default_rng(seed)
    grain = noise.soft(height, width, seed, 5, 26)
    fine = noise.ridges(height, width, seed + 8, 4, 44)
    turns = np.linspace(-pi, pi, 721)
    lobes = np.zeros_like(turns)
    for k in range(2, 40):
        lobes += dice.normal(0, 1) / k**0.8 * np.cos(k * turns + dice.uniform(0, 2 * pi))
    lobe = np.interp(angle, turns, 0.5 + 0.28 * lobes / np.abs(lobes).std())
    heart = 1.14 * np.exp(-((r / (size * 0.50)) ** 1.6))
    torn = r * (1 + 0.16 * (lobe - 0.5) + 0.10 * (grain - 0.5))
    inner = 0.46 * np.exp(-(((torn - size * 0.92) / (size * 0.09)) ** 2)) * (0.25 + 1.5 * fine**3)
    outer = 0.52 * np.exp(-(((torn - size * 1.34) / (size * 0.13)) ** 2)) * (0.10 + 1.7 * fine**4)
    wisps = (
        0.30 * np.exp(-(((torn - size * 1.9) / (size * 0.36)) ** 2)) * np.clip(fine**5 * 2.2 * lobe, 0, 1.4)
    )
    halo = 0.44 * np.exp(-r / (size * 0.80)) + 0.17 * reach * np.exp(-r / (size * 3.0)) * (0.55 + 0.7 * lobe)
    return np.maximum(
        np.maximum(heart, halo + inner + outer + wisps) + spikes(r, angle, size, dice, reach), 0
    )


def spikes(r: Field, angle: Field, size: float, dice: np.random.Generator, reach: float) -> Field:
    """Needles of light: four long ones along the axes, many short ones between."""
    out = np.zeros_like(r)
    needles = [(i * pi / 2, (3.1 if i % 2 == 0 else 2.6) * reach, 1.7) for i in range(4)]
    needles += [(dice.uniform(0, 2 * pi), dice.uniform(0.25, 0.75) * reach, 1.1) for _ in range(26)]
    for turn, length, thick in needles:
        off = (angle - turn + pi) % (2 * pi) - pi
        across = np.abs(np.sin(off)) * r
        needle = np.exp(-across / (thick * (0.7 + 1.4 * np.exp(-r / size)))) * np.exp(
            -r / (size * length * 0.8)
        )
        out = np.maximum(out, (np.cos(off) > 0) * needle)
    return out * 0.50


def shafts(r: Field, angle: Field, seed: int) -> Field:
    """Broad beams that the heart throws far over the glass, faint."""
    dice = np.random.default_rng(seed + 1)
    turns = np.linspace(-pi, pi, 1441)
    beam = np.zeros_like(turns)
    for _ in range(34):
        off = (turns - dice.uniform(-pi, pi) + pi) % (2 * pi) - pi
        beam += dice.uniform(0.3, 1.0) * np.exp(-((off / dice.uniform(0.012, 0.06)) ** 2))
    return np.asarray(0.30 * np.interp(angle, turns, np.clip(beam, 0, 1.5)) * np.exp(-r / 240), np.float32)


def to_linear(light: Field) -> Field:
    """Light as linear RGB by the ramp."""
    stops = [s for s, _ in RAMP]
    table = (np.array([c for _, c in RAMP], np.float32) / 255) ** GAMMA
    return np.stack([np.interp(light, stops, table[:, i]) for i in range(3)], -1).astype(np.float32)


def to_srgb(linear: Field) -> Field:
    """Linear RGB as 0 to 255."""
    return np.asarray(np.clip(linear, 0, 1) ** (1 / GAMMA) * 255, np.float32)


def grained(field: Field, where: Field, seed: int, strength: float = 3.6) -> Field:
    """Noise of high frequency on a glow, so that the steps of the palette are not seen as rings."""
    height, width, _ = field.shape
    white = np.random.default_rng(seed + 90).uniform(-1, 1, (height, width)).astype(np.float32)
    fine = white - (np.roll(white, 1, 0) + np.roll(white, 1, 1)) / 2
    return np.asarray(field + (fine * where * strength)[..., None], np.float32)


def linear_of(colour: tuple[int, int, int]) -> Field:
    """A colour in linear light."""
    return np.asarray((np.array(colour, np.float32) / 255) ** GAMMA, np.float32)


def stars(linear: Field, seed: int, count: int, keep: Field) -> None:
    """Points of light where `keep` is true, a few of them with arms."""
    dice = np.random.default_rng(seed)
    height, width = keep.shape
    for _ in range(count):
        x, y = int(dice.integers(1, width - 1)), int(dice.integers(1, height - 1))
        power, tint = dice.random() ** 3, dice.random()
        if not keep[y, x]:
            continue
        colour = np.array([1, 0.86 + 0.14 * tint, 0.7 + 0.3 * tint] if tint < 0.6 else [0.78, 0.87, 1.0])
        linear[y, x] += colour * (0.06 + 0.5 * power)
        if power > 0.5:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                linear[y + dy, x + dx] += colour * 0.2 * power


def glass_distance(layout: Layout) -> Field:
    """Signed distance in pixels to the nearest panel's edge, negative inside the glass."""
    grid = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    y, x = grid[0] + 0.5, grid[1] + 0.5
    best = np.full((HEIGHT, WIDTH), 999.0, np.float32)
    for p in layout.panels:
        dx = np.abs(x - p.x - p.width / 2) - p.width / 2 + RADIUS
        dy = np.abs(y - p.y - p.height / 2) - p.height / 2 + RADIUS
        box = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - RADIUS
        best = np.minimum(best, box)
    return np.maximum(best, layout.cut - np.hypot(x - layout.cx, y - layout.cy))


def _written(layout: Layout) -> Field:
    """Where words stand: title, turn, and both sides of the nova."""
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    head = (rows > 22) & (rows < 100) & ((columns < 500) | (columns > 580))
    beside = (np.abs(rows - layout.cy) < layout.band / 2 - 8) & (np.abs(columns - layout.cx) > 150)
    return np.asarray(head | beside & (columns > 36) & (columns < WIDTH - 36))


def table(layout: Layout, seed: int = 3) -> Field:
    """The finished ground, sRGB 0 to 255."""
    r, angle = polar(WIDTH, HEIGHT, layout.cx, layout.cy)
    size = layout.dial * 0.58
    light = explosion(r, angle, size, seed)
    linear = to_linear(np.maximum(light - 0.022, 0))
    edge = glass_distance(layout)
    stars(linear, seed, 420, (edge > 6) & (r > 190) & ~_written(layout))
    glass = np.clip(0.5 - edge, 0, 1)[..., None]
    behind = 0.62 * noise.glow(np.clip(light, 0, 1), 14) * np.exp(-r / 420) + shafts(r, angle, seed)
    frost = to_linear(np.maximum(behind - 0.03, 0)) - linear_of(SPACE)
    night = np.clip(linear - to_linear(np.maximum(light - 0.022, 0)), 0, 1)
    linear = linear * (1 - glass) + glass * (linear_of(PANEL) + 0.8 * frost + 0.30 * night)
    near = np.exp(-r / 210)[..., None]
    rim = (np.exp(-((edge / 1.15) ** 2)) * 0.9)[..., None]
    inside = (np.clip(-edge, 0, 40) > 0) * np.exp(np.minimum(edge, 0) / 9)
    linear += rim * (linear_of((46, 49, 78)) * 0.75 + near * linear_of((255, 150, 60)) * 0.9)
    linear += (inside * np.exp(-r / 150))[..., None] * linear_of((224, 84, 15)) * 0.16
    linear = _dial(linear, layout, r, angle)
    shine = np.maximum(light - 0.022, behind - 0.03) > 0.02
    return grained(to_srgb(linear), shine & (r > layout.dial + 12), seed)


def _dial(linear: Field, layout: Layout, r: Field, angle: Field) -> Field:
    """The six arcs of the phases in dull gold, the first one on top."""
    turn = (pi / 2 - angle + pi / 6) % (pi / 3)
    off = np.minimum(turn, pi / 3 - turn) * r
    band = np.clip(3.6 - np.abs(r - layout.dial), 0, 1) * np.clip(off - 5.5, 0, 1)
    dull = linear_of(mix(INK, GOLD, 0.42))
    return linear * (1 - band[..., None]) + band[..., None] * dull


def night() -> Field:
    """The ground of private pictures: the nova's light falls in from above the upper edge."""
    r, angle = polar(WIDTH, HEIGHT, WIDTH / 2, -96)
    light = explosion(r, angle, 92, 6, 1.4) * 0.72 * np.clip((430 - r) / 260, 0, 1)
    linear = to_linear(np.maximum(light - 0.022, 0))
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    stars(linear, 6, 520, (r > 200) & ((rows > 122) | (np.abs(columns - WIDTH / 2) < 90)))
    return grained(to_srgb(linear), light > 0.022, 6)


def small_sun(seed: int) -> Field:
    """A small sun on space, low on the right, with faint clouds around it."""
    width, height = SUN_SIZE
    dice = np.random.default_rng(40 + seed)
    cx, cy = width * dice.uniform(0.78, 0.86), height * dice.uniform(0.50, 0.66)
    r, angle = polar(width, height, cx, cy)
    cloud = noise.soft(height, width, seed + 70, 5, 4)
    light = 1.12 * np.exp(-((r / 21) ** 2)) + 0.46 * np.exp(-r / 30) + 0.15 * np.exp(-r / 88)
    light += 0.30 * np.clip(cloud - 0.46, 0, 1) * np.exp(-r / 200)
    light = light + spikes(r, angle, 26, dice, 1.0) * 0.8
    linear = to_linear(np.maximum(light - 0.03, 0))
    stars(linear, seed, 160, r > 60)
    return grained(to_srgb(linear), light > 0.03, seed)
