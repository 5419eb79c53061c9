"""How the planets of an empire share its glass: the arrangement, and how large the words in it are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil

from PIL import Image, ImageDraw

from renderers.kit.colours.palette import RGB
from renderers.kit.letters.lettering import Type
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp, cropped

TEXT_ROOM = 168
"""Pixels that name and strengths need beside a globe."""
WORDS_ROOM, EMPTY_COSTS = 260, 0.09
"""Pixels that words beside a globe make use of, and what each further one is worth in radius."""
WIDE, HIGH = 500, 240
"""From this width and height on, words beside a globe are as large as they come."""
LOWEST = 66
"""Tiles lower than this, where nine planets and more share a small panel, have two lines of words."""
NARROWEST = 184
"""The least width of a tile."""
LARGEST = 112
"""The greatest radius of a globe."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How large the words of a tile are; larger where its globe is."""

    name: int
    letter: Type
    number: Type
    step: int
    """Pixels from one of the letters M, D and E to the next."""
    line: Type
    pitch: int
    """Pixels from one line to the next."""
    block: int
    """Height of name, strengths and dots."""
    emblem: int


TINY = Scale(24, Type("medium", 18), Type("semibold", 25), 50, Type("medium", 20), 24, 62, 20)
"""For tiles lower than 78 pixels: eight planets of one of six players."""
SCALES = (
    Scale(27, Type("medium", 22), Type("semibold", 27), 54, Type("medium", 21), 26, 74, 22),
    Scale(28, Type("medium", 24), Type("semibold", 28), 55, Type("medium", 21), 27, 88, 28),
    Scale(32, Type("medium", 27), Type("semibold", 32), 64, Type("medium", 27), 33, 98, 34),
    Scale(36, Type("medium", 30), Type("semibold", 36), 74, Type("medium", 30), 37, 112, 40),
)


def by_room(scale: Scale) -> tuple[Scale, ...]:
    """A scale, and those whose lines need ever less room."""
    smaller = ((27, 31), (24, 29), (22, 28))
    tighter = (replace(scale, line=Type("medium", size), pitch=pitch) for size, pitch in smaller)
    return scale, *(one for one in tighter if one.pitch < scale.pitch)


def scale_of(radius: int, high: float, room: float) -> Scale:
    """The largest scale that suits a globe, the height of its tile and the room for its words."""
    if high < 90:
        return SCALES[0] if high >= 78 else TINY
    if radius >= 88 and room >= 230:
        return SCALES[3]
    return SCALES[2] if radius >= 58 and room >= 200 else SCALES[1]


UNDER = ((156, 57), (172, 87), (190, LARGEST))
"""Pixels that words and a row of emblems need under a globe, and the largest globe with words of that size."""


@dataclass(frozen=True, slots=True)
class Tile:
    """The place of a planet: a box, and whether its words are under the globe or beside it."""

    x: float
    y: float
    width: float
    height: float
    tall: bool
    radius: int

    @property
    def globe(self) -> tuple[float, float]:
        """The middle of the globe."""
        if self.tall:
            return self.x + self.width / 2, self.y + self.radius * 1.06 + 8
        return self.x + self.radius * 1.36 + 10, self.y + self.height / 2


def _radius(wide: float, high: float, tall: bool) -> int:
    if tall:
        fits = max(min((high - words) / 2.12, most) for words, most in UNDER)
        return int(min(fits, (wide - 30) / 2.9, LARGEST))
    roomy = TEXT_ROOM if wide < WIDE or high < HIGH else WORDS_ROOM
    return int(min((high * 0.94 - 6) / 2.12, (wide - roomy - 14) / 2.7, LARGEST))


@lru_cache(256)
def tiles(count: int, x: float, y: float, wide: float, high: float) -> tuple[Tile, ...]:
    """The tiles of `count` planets in a box: the arrangement with the largest globes that leaves little glass empty."""
    if not count:
        return ()
    best: tuple[float, int, int, bool] = (-999.0, 0, 1, False)
    for columns in range(1, min(count, 4) + 1):
        rows = ceil(count / columns)
        if columns > 1 and wide / columns < NARROWEST:  # words would run into each other
            break
        for tall in (False, True):
            radius = _radius(wide / columns, high / rows, tall)
            idle = 0.0 if tall else max(0.0, wide / columns - 2.7 * radius - WORDS_ROOM)
            if radius - EMPTY_COSTS * idle >= best[0]:
                best = (radius - EMPTY_COSTS * idle, radius, columns, tall)
    _, radius, columns, tall = best
    rows = ceil(count / columns)
    w, h = wide / columns, high / rows
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        left = x + column * w
        if row == rows - 1 and count % columns and tall and columns > 1 and rows == 1:
            left += (columns * rows - count) * w / 2
        found.append(Tile(left, y + row * h, w, h, tall, max(18, radius)))
    return tuple(found)


def name_middle(tile: Tile, scale: Scale) -> float:
    """The height at which a name stands under its globe."""
    return tile.globe[1] + tile.radius * 1.06 + 10 + scale.name / 2


def cards_top(tile: Tile, scale: Scale) -> float:
    """Where the cards of a planet begin in a tall tile."""
    return name_middle(tile, scale) + scale.block * 0.76 + 18


@cached_pixels
def tile_outline(wide: int, high: int, colour: RGB, thick: float) -> Stamp:
    """A rounded frame around a tile, placed by its left upper corner."""
    mask = Image.new("L", ((wide + 8) * 2, (high + 8) * 2), 0)
    pen = ImageDraw.Draw(mask)
    pen.rounded_rectangle((8, 8, 2 * wide + 8, 2 * high + 8), 28, outline=255, width=round(2 * thick))
    return cropped(Stamp(colour, mask.reduce(2), 4, 4))
