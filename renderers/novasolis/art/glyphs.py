"""Small signs of Nova Solis: levels and stocks, and strategic resources, each with a shape of its own."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image, ImageDraw

from renderers.kit.colours.palette import DIM, GOLD, INK, IVORY, RGB, rgb
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, fine_mask, layered, reduced, solid
from renderers.kit.stamps.icons import icon_mask
from renderers.kit.stamps.marks import mark_mask, ring_of

TINTS: dict[str, RGB] = {
    "neutronium": rgb("#B9BCC8"),
    "pteracnium": rgb("#E0A3B4"),
    "hadron": rgb("#C9A36D"),
    "boson": rgb("#9FB8CC"),
    "antimatter": rgb("#E8E4DA"),
    "omega": rgb("#FFD873"),
    "any": DIM,
}
LETTERS = {
    "neutronium": "N",
    "pteracnium": "P",
    "hadron": "H",
    "boson": "B",
    "antimatter": "A",
    "omega": "O",
    "any": "?",
}
SHAPES = {
    "neutronium": "hexagon",
    "pteracnium": "diamond",
    "hadron": "square",
    "boson": "circle",
    "antimatter": "star",
    "omega": "triangle",
    "any": "circle",
}


def star_points(points: int, outer: float, inner: float, middle: float) -> list[tuple[float, float]]:
    """The corners of a star around `(middle, middle)`."""
    return [
        (
            middle + (outer if i % 2 == 0 else inner) * sin(pi * i / points),
            middle - (outer if i % 2 == 0 else inner) * cos(pi * i / points),
        )
        for i in range(2 * points)
    ]


def _glyph_population(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.ellipse((7.4 * u, 1 * u, 16.6 * u, 10.2 * u), fill=255)
    pen.pieslice((3 * u, 12 * u, 21 * u, 34 * u), 180, 360, fill=255)


def _glyph_research(pen: ImageDraw.ImageDraw, u: float) -> None:
    for turn in range(3):
        flat = [
            (
                (12 + 11 * cos(a) * cos(turn * pi / 3) - 4.2 * sin(a) * sin(turn * pi / 3)) * u,
                (12 + 11 * cos(a) * sin(turn * pi / 3) + 4.2 * sin(a) * cos(turn * pi / 3)) * u,
            )
            for a in (2 * pi * i / 48 for i in range(49))
        ]
        pen.line(flat, fill=255, width=round(2.1 * u))
    pen.ellipse((9 * u, 9 * u, 15 * u, 15 * u), fill=255)


def _glyph_fleet(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.polygon([(x * u, y * u) for x, y in ((12, 0), (22, 23), (12, 17.5), (2, 23))], fill=255)


def _glyph_reactor(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.ellipse((1 * u, 1 * u, 23 * u, 23 * u), fill=255)
    pen.ellipse((4.4 * u, 4.4 * u, 19.6 * u, 19.6 * u), fill=0)
    bolt = ((13, 4.5), (7, 13), (11.2, 13), (10.4, 19.5), (17, 10.4), (12.6, 10.4))
    pen.polygon([(x * u, y * u) for x, y in bolt], fill=255)


def _glyph_tech(pen: ImageDraw.ImageDraw, u: float) -> None:
    for i in range(8):
        x, y = 12 + 9.4 * cos(i * pi / 4), 12 + 9.4 * sin(i * pi / 4)
        pen.ellipse(((x - 2.4) * u, (y - 2.4) * u, (x + 2.4) * u, (y + 2.4) * u), fill=255)
    pen.ellipse((3.6 * u, 3.6 * u, 20.4 * u, 20.4 * u), fill=255)
    pen.ellipse((8 * u, 8 * u, 16 * u, 16 * u), fill=0)


def _glyph_hand(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.polygon([((12 + x) * u, (12 + y) * u) for x, y in ring_of(6, 11.5)], fill=255)
    pen.polygon([((12 + x) * u, (12 + y) * u) for x, y in ring_of(6, 7.5)], fill=0)
    pen.ellipse((9.4 * u, 9.4 * u, 14.6 * u, 14.6 * u), fill=255)


def _glyph_relic(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.polygon([(x * u, y * u) for x, y in ((12, 0), (22, 9), (12, 24), (2, 9))], fill=255)
    pen.polygon([(x * u, y * u) for x, y in ((12, 5), (16.6, 9.3), (12, 16.5), (7.4, 9.3))], fill=0)
    pen.ellipse((10 * u, 8 * u, 14 * u, 12 * u), fill=255)


def _glyph_stars(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.polygon(star_points(5, 12 * u, 5.2 * u, 12 * u), fill=255)


def _glyph_damage(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.polygon(star_points(9, 12 * u, 5.6 * u, 12 * u), fill=255)


def _glyph_shield(pen: ImageDraw.ImageDraw, u: float) -> None:
    outline = ((12, 0), (22, 3.6), (21, 12.5), (17, 19.4), (12, 24), (7, 19.4), (3, 12.5), (2, 3.6))
    pen.polygon([(x * u, y * u) for x, y in outline], fill=255)
    pen.polygon([((12 + (x - 12) * 0.56) * u, (11.6 + (y - 12) * 0.56) * u) for x, y in outline], fill=0)


def _glyph_armour(pen: ImageDraw.ImageDraw, u: float) -> None:
    outline = ((12, 0), (22, 3.6), (21, 12.5), (17, 19.4), (12, 24), (7, 19.4), (3, 12.5), (2, 3.6))
    pen.polygon([(x * u, y * u) for x, y in outline], fill=255)
    for x, y in ((7, 7), (17, 7), (12, 16.5)):
        pen.ellipse(((x - 1.9) * u, (y - 1.9) * u, (x + 1.9) * u, (y + 1.9) * u), fill=0)


def _glyph_reroll(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.arc((2 * u, 2 * u, 22 * u, 22 * u), -30, 250, fill=255, width=round(4.2 * u))
    pen.polygon([(x * u, y * u) for x, y in ((13.5, -1), (24, 3.4), (17.4, 12.4))], fill=255)


def _glyph_colony(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.polygon([(x * u, y * u) for x, y in ((12, 0), (23, 10), (23, 23), (1, 23), (1, 10))], fill=255)
    pen.rectangle((9 * u, 13 * u, 15 * u, 23 * u), fill=0)


def _glyph_gate(pen: ImageDraw.ImageDraw, u: float) -> None:
    for reach, fill in ((11.6, 255), (8.2, 0), (4.2, 255)):
        pen.ellipse(((12 - reach) * u, (12 - reach) * u, (12 + reach) * u, (12 + reach) * u), fill=fill)


def _glyph_station(pen: ImageDraw.ImageDraw, u: float) -> None:
    for x, y in ((4.5, 4.5), (19.5, 4.5), (4.5, 19.5), (19.5, 19.5)):
        pen.ellipse(((x - 4) * u, (y - 4) * u, (x + 4) * u, (y + 4) * u), fill=255)
    pen.ellipse((3.4 * u, 3.4 * u, 20.6 * u, 20.6 * u), fill=255)
    pen.ellipse((8.6 * u, 8.6 * u, 15.4 * u, 15.4 * u), fill=0)


def _glyph_flag(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.rectangle((3 * u, 0, 6.2 * u, 24 * u), fill=255)
    pen.polygon([(x * u, y * u) for x, y in ((6, 1), (22, 7.5), (6, 14))], fill=255)


def _glyph_goal(pen: ImageDraw.ImageDraw, u: float) -> None:
    tick = ((1, 12.5), (5.2, 8.2), (10, 13), (19, 3), (23, 7), (10, 21))
    pen.polygon([(x * u, y * u) for x, y in tick], fill=255)


def _glyph_crown(pen: ImageDraw.ImageDraw, u: float) -> None:
    outline = ((1, 5), (7, 12), (12, 2), (17, 12), (23, 5), (21, 21), (3, 21))
    pen.polygon([(x * u, y * u) for x, y in outline], fill=255)


def _glyph_own(pen: ImageDraw.ImageDraw, u: float) -> None:
    _glyph_stars(pen, u)
    inner = star_points(5, 6.6 * u, 2.8 * u, 12 * u)
    pen.polygon(inner, fill=0)


def _glyph_flagship(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.ellipse((4.4 * u, 8.6 * u, 19.6 * u, 23.8 * u), fill=255)
    pen.polygon([(x * u, y * u) for x, y in ((12, -0.6), (18.6, 12.6), (5.4, 12.6))], fill=255)
    pen.ellipse((8.6 * u, 12.8 * u, 15.4 * u, 19.6 * u), fill=0)


def _glyph_alliance(pen: ImageDraw.ImageDraw, u: float) -> None:
    for x in (8, 16):
        pen.ellipse(((x - 7.6) * u, 4.4 * u, (x + 7.6) * u, 19.6 * u), outline=255, width=round(3 * u))


def _glyph_envoy(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.ellipse((0.6 * u, 0.6 * u, 23.4 * u, 23.4 * u), fill=255)
    pen.polygon(star_points(5, 8.6 * u, 3.7 * u, 12 * u), fill=0)
    pen.rectangle((2 * u, 10.6 * u, 22 * u, 13.4 * u), fill=255)


def _glyph_trade(pen: ImageDraw.ImageDraw, u: float) -> None:
    for turn in (1, -1):
        arrow = ((-11, -3), (3, -3), (3, -9), (11.6, -1.6), (-11, -1.6))
        pen.polygon([((12 + turn * x) * u, (12 + turn * (y - 1.4)) * u) for x, y in arrow], fill=255)


def _glyph_dark(pen: ImageDraw.ImageDraw, u: float) -> None:
    pen.ellipse((0.4 * u, 0.4 * u, 23.6 * u, 23.6 * u), outline=255, width=round(2.2 * u))
    pen.ellipse((5.6 * u, 5.6 * u, 18.4 * u, 18.4 * u), fill=255)
    pen.ellipse((7.6 * u, 5.2 * u, 18.9 * u, 16.5 * u), fill=0)


GLYPHS = {
    "population": _glyph_population,
    "research": _glyph_research,
    "fleet": _glyph_fleet,
    "reactor": _glyph_reactor,
    "tech": _glyph_tech,
    "hand": _glyph_hand,
    "relic": _glyph_relic,
    "stars": _glyph_stars,
    "own": _glyph_own,
    "colony": _glyph_colony,
    "gate": _glyph_gate,
    "station": _glyph_station,
    "flag": _glyph_flag,
    "goal": _glyph_goal,
    "crown": _glyph_crown,
    "damage": _glyph_damage,
    "shield": _glyph_shield,
    "armour": _glyph_armour,
    "reroll": _glyph_reroll,
    "flagship": _glyph_flagship,
    "alliance": _glyph_alliance,
    "envoy": _glyph_envoy,
    "trade": _glyph_trade,
    "dark": _glyph_dark,
}


@cached_pixels
def _glyph_mask(name: str, size: int) -> Image.Image:
    if name == "energy":
        return icon_mask(name, size)
    mask = fine_mask(size, size)
    GLYPHS[name](ImageDraw.Draw(mask), size * FINE / 24)
    return reduced(mask)


@cached_pixels
def glyph(name: str, size: int, colour: RGB = IVORY) -> Stamp:
    """A level, stock or count in one colour, placed by its middle."""
    return solid(colour, _glyph_mask(name, size))


@cached_pixels
def resource(name: str, radius: float) -> Stamp:
    """A strategic resource: its own shape with its letter."""
    size = int(radius * 3) + 6
    shape = SHAPES[name]
    reach = radius * (1.1 if shape == "triangle" else 1.0)
    full = mark_mask(shape, reach, size)
    stamp = layered(None, [(INK, mark_mask(shape, reach, size, 1.4)), (TINTS[name], full)])
    letter = words(LETTERS[name], Type("extrabold", round(radius * 1.42)), INK, "middle", "middle")
    drop = radius * (0.22 if shape == "triangle" else 0.06 if shape == "star" else 0)
    if isinstance(stamp.source, Image.Image):
        at = (round(stamp.ax - letter.ax), round(stamp.ay + drop - letter.ay))
        stamp.source.paste(INK, at, letter.mask)
    return stamp


def given(name: str, radius: float) -> Stamp:
    """What a tile gives: a resource, or the glyph of a level."""
    if name in LETTERS:
        return resource(name, radius)
    return glyph(name, round(radius * 1.9), GOLD if name in ("energy", "reactor") else IVORY)
