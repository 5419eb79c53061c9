"""What only Factions of Sol has on its board: its eight planets, asteroids, wormholes, wakes, energy of no one."""

from __future__ import annotations

from math import atan2, cos, hypot, log, pi, radians, sin
from typing import Literal

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.factions.art.ground import PAINTS
from renderers.kit.colours.palette import BONE, FLASH, GOLD, INK, IVORY, RGB, mix, rgb, seat_of
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, cropped, fine_mask, layered, reduced, shadow, solid
from renderers.kit.stamps.globes import Skin, bearing_step, globe
from renderers.kit.stamps.marks import mark_mask, round_polygon

WHITE = (255, 255, 255)
STONE, STONE_DARK = rgb("#94826C"), rgb("#51463A")
ICE, ICE_DARK = rgb("#93ABC2"), rgb("#4B6078")
UNKNOWN = rgb("#3B342C")
COLD: tuple[tuple[float, RGB], ...] = (
    (0.0, rgb("#06081A")),
    (0.35, rgb("#1C2A58")),
    (0.7, rgb("#86A8E2")),
    (1.0, rgb("#F4F8FF")),
)

SKINS: tuple[tuple[Skin, int], ...] = (
    (Skin("craters-1", "slate"), 16),
    (Skin("bands-2", "olive", 24), 19),
    (Skin("lands-1", "gaia"), 20),
    (Skin("craters-2", "rust", 40), 18),
    (Skin("bands-1", "ochre", -12), 33),
    (Skin("bands-3", "ochre", -18, ring=True), 30),
    (Skin("ices-1", "ice", 60), 24),
    (Skin("bands-2", "navy", -50), 25),
)
"""How the eight planets look, and their radii on the board."""


@cached_pixels
def world(planet: int, radius: int, step: int) -> Stamp:
    """A planet of the Sun, lit from a bearing."""
    return PAINTS.stamp_off_seats(globe(SKINS[planet][0], radius, step))


def lit_world(planet: int, dx: float, dy: float) -> Stamp:
    """A planet of the board to which the sun lies at `(dx, dy)`."""
    return world(planet, SKINS[planet][1], bearing_step(dx, dy))


def globe_reach(planet: int) -> float:
    """The radius of the circle that a planet of the board needs."""
    skin, radius = SKINS[planet]
    return radius * (1.15 if skin.ring else 1.0) + 3


@cached_pixels
def rock(shape: int, digit: str = "", ice: bool = False, peeked: bool = False) -> Stamp:
    """An asteroid of one of four shapes: its worth, or a question; peeked at, its worth in gold on dark stone."""
    size = 54
    body, dark = (ICE, ICE_DARK) if ice else (STONE, STONE_DARK)
    corners = [
        (16.5 + ((shape * 7 + i * 5) % 9) * 0.35, i * pi / 4.5 + 0.09 * ((shape + i) % 3)) for i in range(9)
    ]

    def outline(grow: float) -> Image.Image:
        mask = fine_mask(size, size)
        middle = size * FINE / 2
        points = [(middle + r * FINE * cos(a), middle + r * FINE * sin(a)) for r, a in corners]
        round_polygon(mask, points, max(0.0, 1 + grow) * FINE)
        return reduced(mask)

    outer, full = outline(2.8), outline(0)
    face = ImageChops.darker(full, ImageChops.offset(full, -3, -3))
    if peeked:
        body, dark = mix(dark, INK, 0.35), dark
    stamp = layered(shadow(outer, 2, 0.8), [(INK, outer), (dark, full), (body, face)])
    said, tone = (digit, GOLD if peeked else INK) if digit else ("?", mix(body, INK, 0.62))
    number = words(said, Type("extrabold", 23), tone, "middle", "middle")
    if isinstance(stamp.source, Image.Image):
        stamp.source.paste(tone, (round(stamp.ax - number.ax), round(stamp.ay - number.ay)), number.mask)
    return stamp


@cached_pixels
def wormhole(radius: int = 25) -> Stamp:
    """A cold spiral."""
    side = (radius + 3) * 2
    picture = Image.new("RGB", (side, side))
    mask = Image.new("L", (side, side))
    colours, covers = [], []
    for row in range(side):
        for column in range(side):
            x, y = column + 0.5 - side / 2, row + 0.5 - side / 2
            away = hypot(x, y)
            swirl = 0.5 + 0.5 * sin(2 * atan2(y, x) + log(max(away, 1)) * 5.2)
            light = (0.22 + 0.78 * swirl) * min(1.0, away / (radius * 0.72)) ** 0.7
            light *= min(1.0, max(0.0, (radius + 2 - away) / 7))
            colours.append(_cold(light))
            covers.append(round(255 * min(1.0, max(0.0, (radius + 1 - away) / 3))))
    picture.putdata(colours)
    mask.putdata(covers)
    return PAINTS.stamp_off_seats(cropped(Stamp(picture, mask, side / 2, side / 2)))


def _cold(light: float) -> RGB:
    low, dark = COLD[0]
    for high, bright in COLD[1:]:
        if light <= high:
            return mix(dark, bright, (light - low) / (high - low))
        low, dark = high, bright
    return dark


@cached_pixels
def wake(hue: int, bearing: int, radius: int) -> Stamp:
    """The light that a ship leaves behind it; placed by the middle of the ship."""
    size = radius * 9
    mask = fine_mask(size, size)
    pen = ImageDraw.Draw(mask)
    middle, turn = size * FINE / 2, radians(bearing)

    def at(back: float, side: float) -> tuple[float, float]:
        x, y = side * radius, back * radius
        return (
            middle + (x * cos(turn) + y * sin(turn)) * FINE,
            middle + (y * cos(turn) - x * sin(turn)) * FINE,
        )

    for reach, wide, light in ((4.2, 0.34, 96), (3.3, 0.62, 132), (2.3, 0.86, 176)):
        pen.polygon([at(0, -wide), at(reach, 0), at(0, wide)], fill=light)
    return solid(seat_of(hue).colour, reduced(mask).filter(ImageFilter.GaussianBlur(1.4)), size / 2, size / 2)


@cached_pixels
def stray(radius: float, digit: str) -> Stamp:
    """Energy of no one: a hexagon of bone with a count."""
    size = int(radius * 3.1) + 8
    outer = mark_mask("hexagon", radius, size, max(2.2, radius * 0.14))
    full = mark_mask("hexagon", radius, size)
    stamp = layered(shadow(outer, 2.2, 0.9), [(INK, outer), (mix(BONE, INK, 0.3), full)])
    number = words(digit, Type("extrabold", round(radius * 1.34)), INK, "middle", "middle")
    if isinstance(stamp.source, Image.Image):
        stamp.source.paste(INK, (round(stamp.ax - number.ax), round(stamp.ay - number.ay)), number.mask)
    return stamp


PriceState = Literal["may", "all", "paid"]
PRICES: dict[PriceState, RGB] = {"may": GOLD, "all": mix(INK, GOLD, 0.6), "paid": FLASH}


@cached_pixels
def price(text: str, state: PriceState) -> Stamp:
    """What a sector costs: gold, dimmer if it takes all there is, white where it was paid; placed by its middle.

    A name in its place is smaller: only a few are named, in a part that is drawn large.
    """
    tone, size = PRICES[state], 27 if text.isdecimal() else 20
    number = words(text, Type("extrabold", size), tone, "middle", "middle")
    wide, high = number.width + 12, size + 4
    mask = fine_mask(wide, high)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, wide * FINE - 1, high * FINE - 1), 9 * FINE, fill=255)
    plate = reduced(mask)
    picture = Image.new("RGB", plate.size, INK)
    picture.paste(tone, (round(wide / 2 - number.ax), round(high / 2 - number.ay)), number.mask)
    return Stamp(picture, plate, wide / 2, high / 2)


TINTS: dict[str, RGB] = {
    "swamp": rgb("#8D985A"),
    "ice": rgb("#9FB8CC"),
    "desert": rgb("#D8A45C"),
    "lava": rgb("#C4623A"),
    "wild": IVORY,
}
TYPE_SKINS = {
    "swamp": Skin("lands-2", "olive"),
    "ice": Skin("ices-2", "ice"),
    "desert": Skin("bands-3", "ochre", 30),
    "lava": Skin("lavas-1", "rust"),
    "wild": Skin("lands-3", "slate"),
}


@cached_pixels
def exoworld(type_: str, radius: int) -> Stamp:
    """An exoplanet of a type, lit from the upper left."""
    return PAINTS.stamp_off_seats(globe(TYPE_SKINS[type_], radius, bearing_step(-1, -0.7)))
