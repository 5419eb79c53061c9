"""The art of cards: the world that a deck belongs to, and what the card is about as medallions on orbits around it."""

from __future__ import annotations

from math import hypot

from PIL import Image, ImageDraw

from bot.games.factions.cards.cards import (
    AUTOMATON,
    DECK,
    DECKS,
    EXOPLANET,
    FACTION_CALLED,
    FACTIONS,
    PLANETS,
    TILE,
)
from renderers.factions.art.emblems import motif
from renderers.factions.art.ground import PAINTS
from renderers.factions.art.pieces import exoworld, world
from renderers.factions.facts.motifs import WORLD, motifs_of
from renderers.kit.colours.palette import BEAD, HAIRLINE, IVORY, PANEL, RGB, SPACE, mix
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, fine_mask, reduced
from renderers.kit.stamps.globes import Skin, bearing_step, globe

LIGHT = bearing_step(-1, -0.6)
SKY = mix(SPACE, PANEL, 0.5)
WORLD_AT, WORLD_SIZE = (0.84, 0.66), 0.72
"""Where the world stands, in parts of width and height, and its radius in heights."""
SPOTS = (((0.55, 0.6),), ((0.46, 0.66), (0.68, 0.5)))
"""Where one medallion stands, or two."""
MEDALLION = 0.27
"""The radius of a medallion, in heights of the picture."""
STARS = ((0.24, 0.5), (0.35, 0.14), (0.52, 0.12), (0.7, 0.08), (0.95, 0.05), (0.62, 0.9), (0.3, 0.9))
ASTEROID = Skin("craters-2", "ochre", 70)


def art(card: int, wide: int, high: int) -> Image.Image:
    """The art of a card."""
    return _art(_subject(card), motifs_of(card), wide, high)


def _subject(card: int) -> str:
    """The world of a card: a planet, a type of exoplanet, or a stone."""
    if card in EXOPLANET:
        return WORLD + EXOPLANET[card].type
    if card in AUTOMATON:
        row = AUTOMATON[card]
        return row.planet or FACTIONS[FACTION_CALLED[row.faction]].planet
    return "asteroid" if card in TILE else DECKS[DECK[card]]


def _ball(subject: str, radius: int) -> Stamp:
    if subject.startswith(WORLD):
        return exoworld(subject.removeprefix(WORLD), radius)
    if subject == "asteroid":
        return PAINTS.stamp_off_seats(globe(ASTEROID, radius, LIGHT))
    return world(PLANETS.index(subject), radius, LIGHT)


@cached_pixels
def _art(subject: str, motifs: tuple[str, ...], wide: int, high: int) -> Image.Image:
    picture = Image.new("RGB", (wide, high), SKY)

    def put(stamp: Stamp, x: float, y: float) -> None:
        picture.paste(stamp.source, (round(x - stamp.ax), round(y - stamp.ay)), stamp.mask)

    for number, (x, y) in enumerate(STARS):
        put(_dot(1.0 + 0.5 * (number % 3), mix(SKY, IVORY, 0.3 + 0.15 * (number % 3))), x * wide, y * high)
    cx, cy = WORLD_AT[0] * wide, WORLD_AT[1] * high
    spots = [(x * wide, y * high) for x, y in SPOTS[len(motifs) - 1]] if motifs else []
    for x, y in spots or [(0.55 * wide, 0.6 * high)]:
        picture.paste(
            HAIRLINE, (0, 0), _orbit(wide, high, round(cx), round(cy), round(hypot(x - cx, y - cy)))
        )
    put(_ball(subject, round(high * WORLD_SIZE)), cx, cy)
    for name, (x, y) in zip(motifs, spots, strict=True):
        radius = high * MEDALLION
        put(_dot(radius + 2.5, BEAD), x, y)
        put(_dot(radius, mix(SPACE, PANEL, 0.25)), x, y)
        if name.startswith(WORLD):
            put(exoworld(name.removeprefix(WORLD), round(radius * 0.72)), x, y)
        else:
            put(motif(name, round(radius * 1.3)), x, y)
    return picture


@cached_pixels
def _orbit(wide: int, high: int, cx: int, cy: int, radius: int) -> Image.Image:
    mask = fine_mask(wide, high)
    box = ((cx - radius) * FINE, (cy - radius) * FINE, (cx + radius) * FINE, (cy + radius) * FINE)
    ImageDraw.Draw(mask).ellipse(box, outline=255, width=2 * FINE)
    return reduced(mask)


@cached_pixels
def _dot(radius: float, tone: RGB) -> Stamp:
    side = 2 * int(radius) + 4
    mask = fine_mask(side, side)
    middle, reach = side * FINE / 2, radius * FINE
    ImageDraw.Draw(mask).ellipse((middle - reach, middle - reach, middle + reach, middle + reach), fill=255)
    return Stamp(tone, reduced(mask), side / 2, side / 2)
