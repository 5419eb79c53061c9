"""Pictures for eyes that are short of one kind of colour: the same drawing with another palette.

Only the colours of seats change, with all their shades and their blends into what lies under them. Grounds, words, the
light of the star and the signals stay as they are. A finished file is turned into another by its palette alone, so
nothing is drawn twice, and what is cached serves everyone. Where a board has scenery in many colours (planets) its
renderer keeps that off the shades of seats, and names the colours of the palette that are scenery's.
"""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache
from itertools import pairwise
from math import dist

from renderers.kit.colours.palette import (
    BONE,
    DIM,
    EMBER,
    FAINT,
    FLASH,
    GOLD,
    INK,
    IVORY,
    PANEL,
    PANEL_ACTIVE,
    RAMP,
    RGB,
    SEATS,
    SEATS_FOR,
    SPACE,
    SUITS,
    designed,
    mix,
    shades,
)

WHITE = (255, 255, 255)
UNDER = (INK, PANEL, PANEL_ACTIVE, SPACE, WHITE, IVORY)
"""What the colour of a seat blends into."""
OTHERS = (IVORY, DIM, FAINT, GOLD, EMBER, FLASH, BONE, *SUITS.values())
"""What else blends into ink."""
NEAR = 12.0
"""How far (in RGB) a colour may lie from the blends of a seat's colour to be one of them."""
LEAST = 0.12
"""A blend with less of a seat's colour stays as it is."""


def for_eyes(
    png: bytes, vision: str, seats: int = len(SEATS), scenery: frozenset[RGB] = frozenset()
) -> bytes:
    """A picture with a palette as `vision` (a key of `SEATS_FOR`) tells its seats apart; any other stays as it is.

    Only the first `seats` are on it. The colours of `scenery` stay too, even where a seat's colour could blend into
    them.
    """
    if vision not in SEATS_FOR:
        return png
    start = png.find(b"PLTE")
    if start < 0:
        return png
    length = struct.unpack(">I", png[start - 4 : start])[0]
    palette = png[start + 4 : start + 4 + length]
    # The pixels are places in the palette, so it alone is replaced, and its checksum with it.
    changed = b"PLTE" + _palette(palette, vision, seats, scenery)
    checked = changed + struct.pack(">I", zlib.crc32(changed))
    return png[:start] + checked + png[start + len(checked) :]


@lru_cache(maxsize=64)
def _palette(palette: bytes, vision: str, seats: int, scenery: frozenset[RGB]) -> bytes:
    colours = [(palette[i], palette[i + 1], palette[i + 2]) for i in range(0, len(palette), 3)]
    changed = [colour if colour in scenery else seen_anew(colour, vision, seats) for colour in colours]
    return bytes(channel for colour in changed for channel in colour)


@lru_cache(maxsize=4096)
def seen_anew(colour: RGB, vision: str, seats: int = len(SEATS)) -> RGB:
    """The colour in the palette of `vision` that replaces a colour of the usual one."""
    played, anew = SEATS[:seats], SEATS_FOR[vision][:seats]
    for seat, other in zip(played, anew, strict=True):
        for usual, changed in zip(shades(seat.colour), shades(other), strict=True):
            if colour == usual:
                return changed
    if colour in _kept():
        return colour
    blends = (
        (*_share(colour, ground, seat.colour), ground, other)
        for seat, other in zip(played, anew, strict=True)
        for ground in UNDER
    )
    far, share, ground, other = min(blends)
    strange = min(_share(colour, INK, tone)[0] for tone in OTHERS)
    light = min(_share(colour, low, high)[0] for (_, low), (_, high) in pairwise(RAMP))
    if far > NEAR or share < LEAST or far > min(strange, light):
        return colour
    return mix(ground, other, share)


@lru_cache(maxsize=1)
def _kept() -> frozenset[RGB]:
    """The designed colours that are no seat's."""
    return frozenset(designed())


def _share(colour: RGB, ground: RGB, tone: RGB) -> tuple[float, float]:
    """How far a colour lies from the blends of two others, and how much of the second is in the nearest one."""
    way = [t - g for t, g in zip(tone, ground, strict=True)]
    walked = sum((c - g) * w for c, g, w in zip(colour, ground, way, strict=True))
    share = min(max(walked / sum(w * w for w in way), 0.0), 1.0)
    return dist(colour, [g + w * share for g, w in zip(ground, way, strict=True)]), share
