"""The burning ground of SOL: a cracked star in four stages of its last days, as light on the ramp (0 to 1.12)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from renderers.kit.colours.palette import GAMMA, RAMP
from renderers.sol.art.geometry import CX, CY, HEART, HEIGHT, LIMB, RIM, TRACK, WIDTH, Layout, point
from tools import noise

if TYPE_CHECKING:
    from tools.noise import Field, Strand

FOOT = 1182
"""Below this row nothing glows."""


class Stage(NamedTuple):
    """How far the star has come: numbers that grow as the countdown falls."""

    name: str
    heat: float
    """Brightness of the seams, 1 is calm."""
    corona: float
    """Brightness of the light outside the limb, 1 is calm."""
    loops: tuple[tuple[float, float, float], ...]
    """Flares: angle in turns (0 is up, counter-clockwise), half width in degrees, height in pixels."""
    jets: tuple[tuple[float, float, float], ...]
    """Open flares: angle in turns, lean in degrees, height in pixels."""


STAGES: tuple[Stage, ...] = (
    Stage("calm", 1.0, 1.0, ((0.115, 4.2, 26), (0.415, 3.2, 20), (0.635, 5.0, 32), (0.905, 3.4, 22)), ()),
    Stage(
        "restless",
        1.05,
        1.25,
        (
            (0.115, 5.2, 44),
            (0.29, 3.6, 26),
            (0.415, 4.4, 34),
            (0.635, 6.2, 54),
            (0.80, 3.4, 26),
            (0.905, 4.4, 40),
        ),
        ((0.635, -16, 70),),
    ),
    Stage(
        "flaring",
        1.10,
        1.6,
        (
            (0.045, 3.4, 30),
            (0.115, 6.6, 66),
            (0.29, 4.6, 40),
            (0.415, 5.6, 58),
            (0.54, 3.6, 34),
            (0.635, 7.4, 82),
            (0.80, 4.6, 42),
            (0.905, 5.6, 62),
        ),
        ((0.115, 14, 96), (0.635, -18, 118), (0.415, 12, 80), (0.905, -12, 86)),
    ),
    Stage(
        "dying",
        1.16,
        2.1,
        (
            (0.045, 4.6, 48),
            (0.115, 7.6, 94),
            (0.20, 4.0, 44),
            (0.29, 5.6, 64),
            (0.355, 3.6, 36),
            (0.415, 6.8, 84),
            (0.54, 4.8, 54),
            (0.635, 8.6, 116),
            (0.72, 4.0, 46),
            (0.80, 5.6, 66),
            (0.905, 6.8, 92),
            (0.965, 3.8, 40),
        ),
        (
            (0.115, 14, 138),
            (0.635, -18, 164),
            (0.415, 12, 120),
            (0.905, -12, 130),
            (0.29, -10, 96),
            (0.80, 14, 104),
            (0.045, -9, 84),
        ),
    ),
)


def light(stage: Stage) -> Field:
    """The light of one stage without orbit lines, `(HEIGHT, WIDTH)`."""
    grid = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    x, y = grid[1] - CX + 0.5, CY - grid[0] - 0.5
    r, angle = np.hypot(x, y), np.arctan2(y, x)
    broad = noise.soft(HEIGHT, WIDTH, 3, 4, 5) - 0.5
    fine = noise.soft(HEIGHT, WIDTH, 11, 2, 44) - 0.5
    veins = noise.ridges(HEIGHT, WIDTH, 5, 4, 9) - 0.62
    inside = _plates(x, y, r, angle, stage, broad, fine, veins)
    outside = _corona(r, angle, stage, fine) + _flares(r, stage)
    outside = np.maximum(outside - 0.030, 0)
    edge = np.clip((LIMB + 4.5 - r) / 1.6, 0, 1)
    out = inside * edge + outside * (1 - edge)
    return np.asarray(out * np.clip((FOOT - grid[0]) / 26, 0, 1), np.float32)


def _seams(r: Field, angle: Field, wobble_r: Field, wobble_a: Field) -> tuple[Field, Field]:
    """Distance to the nearest membrane and to the nearest radial seam, in pixels; seams waver like cracks."""
    rr = r + wobble_r
    membrane = np.full(r.shape, 999.0, np.float32)
    for radius in (168, 272):
        membrane = np.minimum(membrane, np.abs(rr - radius))
    membrane = np.minimum(membrane, np.abs(r - LIMB))
    radial = np.full(r.shape, 999.0, np.float32)
    for count, inner, outer in ((5, HEART, 168), (8, 168, 272), (13, 272, LIMB)):
        phase = ((angle - pi / 2) / (2 * pi) * count + 0.5) % 1
        off = np.minimum(phase, 1 - phase) * 2 * pi / count * r
        off = np.abs(np.where(phase < 0.5, off, -off) + wobble_a)
        radial = np.where((r >= inner) & (r < outer), off, radial)
    return membrane, radial


def _plates(
    x: Field, y: Field, r: Field, angle: Field, stage: Stage, broad: Field, fine: Field, veins: Field
) -> Field:
    bend = noise.soft(HEIGHT, WIDTH, 21, 3, 34) - 0.5
    bend2 = noise.soft(HEIGHT, WIDTH, 22, 3, 34) - 0.5
    membrane, radial = _seams(r, angle, bend * 7.0, bend2 * 8.0)
    seam = np.minimum(membrane - 3.4 * (1 + 0.5 * fine), radial - 1.5 * (1 + 0.8 * fine))
    heat = np.interp(r, [0, 62, 110, 168, 272, 350, LIMB], [1.12, 0.98, 0.85, 0.76, 0.66, 0.62, 0.68])
    heat = heat * stage.heat * (1 + 0.30 * fine + 0.30 * broad) + 0.14 * veins
    heat = heat.astype(np.float32)
    heat -= 0.06 * np.clip(radial < membrane, 0, 1)
    core = np.clip(1 - (seam + 0.6) / 2.6, 0, 1)
    first, second = noise.cells(x + 14 * bend, y + 14 * bend2, 30.0, 31)
    crack = np.clip(1 - (second - first) / 0.075, 0, 1)
    away = np.maximum(seam, 0)
    branch = crack * np.exp(-away / 15) * (0.55 + 0.9 * np.clip(broad + 0.3, 0, 1))
    grain = 0.55 * broad + 0.4 * fine + 0.4 * veins
    dark = np.interp(r, [62, 84, 110, 168, 272, LIMB], [0.44, 0.27, 0.205, 0.175, 0.15, 0.135]) * (1 + grain)
    dark = dark + 0.018 * (first - 0.4)
    spill = heat * (0.46 * np.exp(-away / 4.2) + 0.20 * np.exp(-away / 13.0))
    plate = dark + spill + 0.30 * heat * np.maximum(branch - 0.10, 0)
    out = heat * core + plate * (1 - core)
    wide = 1 + 3 * (stage.heat - 1)
    out_of_heart = np.maximum(r - HEART, 0)
    halo = 0.72 * np.exp(-out_of_heart / (8 * wide)) + 0.30 * np.exp(-out_of_heart / (30 * wide))
    halo = halo * (1 + 0.25 * broad)
    out = np.maximum(out, halo + 0.05 * fine) + 0.25 * np.minimum(out, halo)
    rim = np.exp(-((r - LIMB) ** 2) / (2 * 2.6**2)) * (0.93 + 0.05 * (stage.corona - 1))
    out = np.maximum(out, rim + 0.06 * fine)
    return np.where(r < HEART, _heart(x, y, r, fine, bend, bend2), out).astype(np.float32)


def _heart(x: Field, y: Field, r: Field, fine: Field, bend: Field, bend2: Field) -> Field:
    """White-hot granules with thin golden lanes, brightest in the middle."""
    first, second = noise.cells(x + 10 * bend, y + 10 * bend2, 11.0, 41)
    lane = np.clip(1 - (second - first) / 0.34, 0, 1)
    depth = (r / HEART) ** 2
    return 1.125 - 0.12 * depth**2 - lane * (0.012 + 0.055 * depth) + 0.04 * fine * depth


def _corona(r: Field, angle: Field, stage: Stage, fine: Field) -> Field:
    rng = np.random.default_rng(2)
    turn = np.linspace(0, 2 * pi, 1440, endpoint=False)
    beams = np.zeros(1440)
    hair = np.zeros(1440)
    for count, weight in ((3, 0.5), (5, 0.5), (8, 0.45), (13, 0.4), (21, 0.3), (34, 0.22)):
        beams += weight * np.sin(turn * count + rng.random() * 7)
    for count, weight in ((89, 0.5), (144, 0.5), (233, 0.45), (377, 0.4)):
        hair += weight * np.sin(turn * count + rng.random() * 7)
    at = (angle / (2 * pi) % 1) * 1440
    beam = np.interp(at, np.arange(1441), np.append(beams, beams[0])).astype(np.float32)
    spike = np.interp(at, np.arange(1441), np.append(hair, hair[0])).astype(np.float32)
    out = np.maximum(r - LIMB - 3, 0)
    k = stage.corona
    near = 0.70 * np.exp(-out / (7.5 + 1.6 * spike + 1.5 * k)) * (1 + 0.5 * fine)
    middle = (
        0.20 * k**0.5 * np.exp(-out / np.maximum(34 + 12 * k + (10 + 4 * k) * beam, 12)) * (1 + 0.22 * beam)
    )
    far = (0.058 + 0.022 * k) * (1 + 0.55 * beam + 0.10 * spike) * np.exp(-out / (70 + 34 * k))
    return np.asarray(near + middle + np.maximum(far, 0), np.float32)


def _flares(r: Field, stage: Stage) -> Field:
    """Loops and jets of strands that stand on the limb."""
    rng = np.random.default_rng(9)
    lines: list[Strand] = []
    for turn, half, height in stage.loops:
        lines += _loop(rng, pi / 2 + 2 * pi * turn, half * pi / 180, height)
    for turn, lean, height in stage.jets:
        lines += _jet(rng, pi / 2 + 2 * pi * turn, lean * pi / 180, height)
    field = noise.strands(HEIGHT, WIDTH, lines)
    out = np.maximum(r - LIMB, 0)
    fade = 0.34 + 0.66 * np.exp(-out / 60)
    thin = np.minimum(noise.glow(field, 0.7), 0.9)
    body = 0.62 * thin + 0.34 * noise.glow(field, 4) + 0.40 * noise.glow(field, 14)
    foot = 1 - 0.45 * np.exp(-out / 12)
    return np.asarray(0.62 * np.tanh(body / 0.62) * fade * foot, np.float32)


def _loop(rng: np.random.Generator, at: float, half: float, height: float) -> list[Strand]:
    """An arch of field lines: both feet on the limb, strands fanned out, some broken."""
    lines: list[Strand] = []
    count = 5 + int(height / 9)
    lean = rng.normal(0, 0.30)
    for _ in range(count):
        share = rng.uniform(0.45, 1.0)
        top = height * share * rng.uniform(0.9, 1.06)
        foot = half * (0.42 + 0.58 * share) * rng.uniform(0.92, 1.08)
        skew = lean + rng.normal(0, 0.05)
        sway = rng.uniform(0, 7)
        points = []
        for step in range(61):
            t = step / 60
            up = sin(pi * t) ** 0.8
            ripple = 0.05 * sin(9 * t + sway) + 0.03 * sin(23 * t + 2 * sway)
            turn = at + 1.35 * foot * (-cos(pi * t)) * (1 + 0.10 * up) + skew * half * up + ripple * half * up
            points.append(point(LIMB - 4 + top * up * (1 + 0.5 * ripple), turn))
        start = int(rng.integers(-60, 25).clip(0))
        stop = int(rng.integers(35, 130).clip(35, 61))
        lines.append((points[start:stop], rng.uniform(0.35, 0.95)))
    return lines


def _jet(rng: np.random.Generator, at: float, lean: float, height: float) -> list[Strand]:
    """A spray of strands that leave the limb and curl over."""
    lines: list[Strand] = []
    for _ in range(8 + int(height / 12)):
        reach = height * rng.uniform(0.45, 1.0)
        start = at + rng.normal(0, 0.018)
        curl = lean * rng.uniform(0.5, 1.15)
        sway = rng.uniform(0, 7)
        points = []
        for step in range(41):
            t = step / 40
            turn = start + curl * t**1.7 + 0.008 * sin(8 * t + sway) * t
            points.append(point(LIMB - 4 + reach * (t - 0.22 * t**3), turn))
        for cut in (41, 31, 22):
            lines.append((points[:cut], rng.uniform(0.14, 0.34)))
    return lines


def colours(light_field: Field, seed: int = 4) -> Field:
    """Light as sRGB 0 to 255 `(HEIGHT, WIDTH, 3)`, with the stars of the night around it."""
    stops = [s for s, _ in RAMP]
    table = (np.array([c for _, c in RAMP], np.float32) / 255) ** GAMMA
    linear = np.stack([np.interp(light_field, stops, table[:, i]) for i in range(3)], -1)
    _stars(linear, seed)
    return (np.clip(linear, 0, 1) ** (1 / GAMMA) * 255).astype(np.float32)


def _stars(linear: Field, seed: int) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(430):
        x, y = int(rng.random() * (WIDTH - 2)) + 1, int(rng.random() * (FOOT - 40)) + 1
        power, tint = rng.random() ** 3, rng.random()
        away = float(np.hypot(x - CX, y - CY))
        if away < LIMB + 60 or (x < 460 and y < 150) or (x > 760 and y < 150):
            continue
        warm = np.array([1, 0.86 + 0.14 * tint, 0.7 + 0.3 * tint])
        colour = warm if tint < 0.6 else np.array([0.78, 0.87, 1.0])
        linear[y, x] += colour * (0.05 + 0.5 * power)
        if power > 0.5:
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                linear[y + dy, x + dx] += colour * 0.2 * power


def orbit_lines(layout: Layout) -> Field:
    """How much hairline lies on each pixel, 0 to 1: two orbits and the borders of their spaces."""
    grid = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    x, y = grid[1] - CX + 0.5, CY - grid[0] - 0.5
    r, angle = np.hypot(x, y), np.arctan2(y, x)
    ring = layout.ring("U")
    phase = ((angle - pi / 2) / (2 * pi) * ring.size + 0.5 - ring.shift) % 1
    off = np.minimum(phase, 1 - phase) * 2 * pi / ring.size * r
    spokes = np.clip(1.5 - off, 0, 1) * ((r > LIMB + 7) & (r < RIM)) * 0.62
    circles = np.maximum(np.clip(1.7 - np.abs(r - TRACK), 0, 1), np.clip(1.7 - np.abs(r - RIM), 0, 1))
    return np.asarray(np.maximum(spokes, circles), np.float32)
