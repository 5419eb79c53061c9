"""The solar system behind Factions of Sol: a sun, eight orbits, the belt as gravel, the ice outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageDraw

from renderers.factions.art.geometry import AXIS, CX, CY, HEIGHT, ICE, RADII, RIM, STEP, SUN, WIDTH
from renderers.kit.colours.palette import GAMMA, RAMP
from tools import noise

if TYPE_CHECKING:
    from tools.noise import Field

FOOT = 1150
"""Below this row nothing glows."""
INNER_BELT = 4
GOLD_LINE = np.array([0.23, 0.165, 0.095], np.float32)
ROCKS = np.array([0.21, 0.135, 0.08], np.float32)
ICES = np.array([0.12, 0.18, 0.30], np.float32)
NIGHT_BLUE = np.array([0.0030, 0.0042, 0.0125], np.float32)


def light(*, quiet: bool = False) -> Field:
    """The light of the sun on the ramp (0 to 1.12), `(HEIGHT, WIDTH)`; `quiet`, it falls evenly to all sides."""
    r, angle = _polar()
    broad, fine = noise.soft(HEIGHT, WIDTH, 21, 5, 6), noise.soft(HEIGHT, WIDTH, 22, 4, 44)
    veins = noise.ridges(HEIGHT, WIDTH, 25, 5, 14)
    beams = _beams(angle)
    if quiet:
        broad, beams = np.full_like(broad, 0.5), np.zeros_like(beams)
    out = np.maximum(r - SUN + 3, 0)
    corona = 0.80 * np.exp(-out / 8) + 0.27 * np.exp(-out / (26 + 6 * beams))
    corona += 0.13 * (1 + 0.14 * beams) * np.exp(-out / 118)
    heart = 1.11 - 0.18 * (r / SUN) ** 2.6 + 0.13 * (fine - 0.5) + 0.09 * (veins - 0.6)
    plain = (r > SUN) & (r < RADII[-1])
    field = np.where(r < SUN - 2, heart, corona)
    field += plain * (0.075 * np.exp(-out / 100) + 0.040 * np.exp(-r / 320) * (0.6 + 0.8 * broad))
    return np.asarray(np.maximum(field - 0.014, 0), np.float32)


def _polar() -> tuple[Field, Field]:
    grid = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    x, y = grid[1] - CX + 0.5, CY - grid[0] - 0.5
    return np.hypot(x, y), np.arctan2(y, x)


def _beams(angle: Field) -> Field:
    """How strongly the corona streams in each direction."""
    dice = np.random.default_rng(4)
    turn = np.linspace(0, 2 * np.pi, 721)[:-1]
    strength = np.zeros(720)
    for count, weight in ((5, 0.5), (9, 0.6), (14, 0.5), (27, 0.35), (43, 0.25)):
        strength += weight * np.sin(turn * count + dice.random() * 7)
    wrapped = np.append(strength, strength[:1])
    return np.asarray(np.interp((angle / (2 * np.pi) % 1) * 720, np.arange(721), wrapped), np.float32)


def _gravel(seed: int, count: int, radius: float, spread: float, edge: float, size: float) -> Field:
    """Stones scattered along a ring, 0 to 1."""
    dice = np.random.default_rng(seed)
    mask = Image.new("L", (WIDTH * 2, HEIGHT * 2), 0)
    pen = ImageDraw.Draw(mask)
    for _ in range(count):
        away = dice.normal(radius, spread)
        turn, side, shade = dice.random() * 2 * np.pi, 0.9 + size * dice.random() ** 3, dice.random()
        if abs(away - radius) > edge:
            continue
        x, y = CX + away * np.cos(turn), CY - away * np.sin(turn)
        box = (2 * (x - side), 2 * (y - side * 0.8), 2 * (x + side), 2 * (y + side * 0.8))
        pen.ellipse(box, fill=int(64 + 24 * round(6 * shade)))
    return np.asarray(mask.reduce(2), np.float32) / 255


def _hairlines(r: Field, angle: Field) -> Field:
    """How much of a dull golden line lies on each pixel: eight orbits, twelve spokes, the Prime Axis stronger."""
    phase = ((angle - AXIS) / STEP) % 1
    off = np.minimum(phase, 1 - phase) * STEP * r
    inside = (r > RADII[0] + 6) & (r < RADII[-1])
    spokes = np.clip(1.3 - off, 0, 1) * inside * 0.30
    half = ((angle - AXIS) / (6 * STEP)) % 1
    upright = np.minimum(half, 1 - half) * 6 * STEP * r
    lines = np.maximum(spokes, np.clip(1.9 - upright, 0, 1) * inside * 0.62)
    for ring in range(1, len(RADII)):
        belt = ring in (INNER_BELT, INNER_BELT + 1)
        lines = np.maximum(
            lines, np.clip((2.0 if belt else 1.7) - np.abs(r - RADII[ring]), 0, 1) * (0.95 if belt else 0.75)
        )
    return np.asarray(lines, np.float32)


def solar_system(*, quiet: bool = False) -> Image.Image:
    """The ground in true colour, without beads and letters; `quiet`, also without gravel, ice and stars."""
    r, angle = _polar()
    stops = [s for s, _ in RAMP]
    table = (np.array([c for _, c in RAMP], np.float32) / 255) ** GAMMA
    field = light(quiet=quiet)
    colour = np.stack([np.interp(field, stops, table[:, i]) for i in range(3)], -1)
    plain = (r > RADII[0]) & (r < RIM)
    depth = np.clip(r / RIM, 0, 1)
    colour += (plain * (1 - 0.55 * depth))[..., None] * NIGHT_BLUE
    middle = (RADII[INNER_BELT] + RADII[INNER_BELT + 1]) / 2
    if not quiet:
        colour += _gravel(4, 1100, middle, 14, 27, 2.4)[..., None] ** 1.5 * ROCKS
        colour += _gravel(7, 420, ICE, 8, 19, 1.9)[..., None] ** 1.5 * ICES
    lines = _hairlines(r, angle) * (0.35 + 0.65 * np.exp(-r / 520))
    colour += lines[..., None] * GOLD_LINE
    quarter = ((angle - AXIS) / (3 * STEP)) % 1
    gap = np.minimum(quarter, 1 - quarter) * 3 * STEP * r
    shore = np.clip(1.6 - np.abs(r - RIM), 0, 1) * (gap > 9)
    colour += shore[..., None] * ICES * 0.8
    colour[int(FOOT) :] = table[0]
    if not quiet:
        _stars(colour)
    return Image.fromarray((np.clip(colour, 0, 1) ** (1 / GAMMA) * 255).round().astype(np.uint8))


def _stars(colour: Field) -> None:
    dice = np.random.default_rng(6)
    for _ in range(300):
        x, y = int(dice.random() * (WIDTH - 4)) + 2, int(dice.random() * (FOOT - 8)) + 2
        power, tint = dice.random() ** 3, dice.random()
        if np.hypot(x - CX, y - CY) < RIM + 12 or (y < 150 and abs(x - CX) > 220):
            continue
        warm = np.array([1, 0.86 + 0.14 * tint, 0.7 + 0.3 * tint])
        colour[y, x] += warm * (0.05 + 0.4 * power)
