"""Every colour of every picture: words, signals, seats, suits and the ramp of light.

Colours are `(r, g, b)` in sRGB, 0 to 255. The ramp is interpolated in linear light (gamma 2.2), so that a
glow fades evenly and ends exactly in `SPACE`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

RGB = tuple[int, int, int]

GAMMA = 2.2


def rgb(text: str) -> RGB:
    """`'#F3EAD6'` as three numbers."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(a: RGB, b: RGB, share: float) -> RGB:
    """`a` with `share` (0 to 1) of `b` in it."""
    return (
        round(a[0] * (1 - share) + b[0] * share),
        round(a[1] * (1 - share) + b[1] * share),
        round(a[2] * (1 - share) + b[2] * share),
    )


SPACE = rgb("#080A16")
INK = rgb("#0A0C18")
PANEL = rgb("#11142A")
PANEL_ACTIVE = rgb("#191D38")
LINE = rgb("#2B2E48")
IVORY = rgb("#F3EAD6")
DIM = rgb("#A9A6B4")
FAINT = rgb("#7F7F97")
GOLD = rgb("#FFC861")
EMBER = rgb("#FF6A3D")
FLASH = rgb("#FFFBEA")
BONE = rgb("#EDE9E0")
BONE_GROUND = rgb("#171A2C")

CAPTION = mix(INK, IVORY, 0.66)
TITLE_SECOND = mix(INK, GOLD, 0.75)
HAIRLINE = mix(INK, GOLD, 0.38)
BEAD = mix(INK, GOLD, 0.58)
LABEL_ON_SPACE = mix(INK, IVORY, 0.72)
LABEL_ON_FIRE = rgb("#E6C6A0")
FIRE_GROUND = rgb("#3A1206")


class SeatLook(NamedTuple):
    """How one seat looks: its colour word, its colour and the name of its mark."""

    name: str
    colour: RGB
    mark: str


SEATS: tuple[SeatLook, ...] = (
    SeatLook("blue", rgb("#2A7BE4"), "circle"),
    SeatLook("yellow", rgb("#FEFC74"), "star"),
    SeatLook("red", rgb("#DE3A6B"), "square"),
    SeatLook("green", rgb("#6FDFC1"), "triangle"),
    SeatLook("violet", rgb("#D3B1F7"), "diamond"),
    SeatLook("orange", rgb("#DA994A"), "hexagon"),
)
NEUTRAL = SeatLook("neutral", BONE, "none")
BEYOND = SeatLook("white", BONE, "circle")
"""The look of a side for which the seats have no colour left, and of all sides together."""

SEATS_FOR: dict[str, tuple[RGB, ...]] = {
    "protan": tuple(map(rgb, ("#7E69FD", "#FFFF04", "#F81E71", "#0DB296", "#CACEF9", "#ED2500"))),
    "deutan": tuple(map(rgb, ("#795FFF", "#FFFFBF", "#F16B96", "#C1FFFF", "#A294B9", "#8A7931"))),
    "tritan": tuple(map(rgb, ("#007AEB", "#BFE43D", "#F50000", "#16FFE8", "#C704FF", "#808101"))),
}
"""The colours of the seats for who is short of the long, middle or short waves: found by a search that kept each within
32 degrees of its hue, readable under ink, and as far from the others and from the signals as such eyes can tell.
"""


def seat_of(index: int | None) -> SeatLook:
    """The look of seat `index`; neutral pieces are bone."""
    return NEUTRAL if index is None else SEATS[index]


def side_of(hue: int | None) -> SeatLook:
    """The look of a side by the number of its colour; None for what all sides share."""
    return BEYOND if hue is None or hue >= len(SEATS) else SEATS[hue]


SUITS: dict[str, RGB] = {
    "explosion": rgb("#FF7A4A"),
    "refraction": rgb("#7FD08A"),
    "reverberation": rgb("#B79CE6"),
    "subduction": rgb("#E8A55A"),
    "oscillation": rgb("#79B4F2"),
    "crystallization": rgb("#EFE08A"),
    "expansion": rgb("#E8E4DA"),
    "condensation": rgb("#9FB8CC"),
    "trigger": rgb("#FF9E7A"),
}

RAMP: tuple[tuple[float, RGB], ...] = (
    (0.00, SPACE),
    (0.05, rgb("#110A14")),
    (0.12, rgb("#200A10")),
    (0.20, rgb("#350A0A")),
    (0.32, rgb("#5F1205")),
    (0.46, rgb("#A02A06")),
    (0.60, rgb("#E0540F")),
    (0.74, rgb("#FF8F2A")),
    (0.88, rgb("#FFC763")),
    (1.00, rgb("#FFF0C4")),
    (1.12, rgb("#FFFDF2")),
)


def fire(light: float) -> RGB:
    """The colour of fire at `light` (0 is space, 1 is the heart, 1.12 its white)."""
    light = min(max(light, RAMP[0][0]), RAMP[-1][0])
    for (low, dark), (high, bright) in pairwise(RAMP):
        if light <= high:
            share = (light - low) / (high - low)
            return _between(dark, bright, share)
    return RAMP[-1][1]


def _between(dark: RGB, bright: RGB, share: float) -> RGB:
    def channel(a: int, b: int) -> int:
        linear = float((a / 255) ** GAMMA * (1 - share) + (b / 255) ** GAMMA * share)
        return round(255 * float(linear ** (1 / GAMMA)))

    return channel(dark[0], bright[0]), channel(dark[1], bright[1]), channel(dark[2], bright[2])


def fire_steps(count: int) -> list[RGB]:
    """`count` colours of the ramp, equally far from each other in sRGB."""
    fine = [fire(RAMP[-1][0] * i / 4000) for i in range(4001)]
    walked = [0.0]
    for a, b in pairwise(fine):
        walked.append(walked[-1] + sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5)
    steps: list[RGB] = []
    at = 0
    for i in range(count):
        goal = walked[-1] * i / (count - 1)
        while walked[at] < goal - 1e-9:
            at += 1
        steps.append(fine[at])
    return steps


def shades(colour: RGB) -> list[RGB]:
    """A piece's colour and the blends its edges and its light upper edge need."""
    white = (255, 255, 255)
    return [colour, *(mix(colour, INK, t) for t in (0.35, 0.6, 0.82)), mix(colour, white, 0.5)]


def designed() -> list[RGB]:
    """The colours every board's palette of 256 holds exactly, most important first, without doubles."""
    words = [SPACE, INK, PANEL, PANEL_ACTIVE, LINE, IVORY, DIM, FAINT, GOLD, EMBER, FLASH]
    named = [TITLE_SECOND, HAIRLINE, BEAD, LABEL_ON_SPACE, LABEL_ON_FIRE, CAPTION, BONE, BONE_GROUND]
    seats = [shade for seat in SEATS for shade in shades(seat.colour)]
    blends = [mix(INK, tone, t) for t in (0.2, 0.4, 0.6, 0.8) for tone in (IVORY, GOLD)]
    return list(dict.fromkeys([*words, *named, *SUITS.values(), *seats, *blends]))
