"""Planets: balls lit from the star's side, with a thin cold rim at night, of a skin and a muted kind of colour.

Skins are grey pictures (`data/globes/`, made by `tools.globes`); light and colour are put on when a globe is drawn, so
that one planet looks the same wherever its star stands.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import atan2, cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.kit.colours.palette import INK, RGB, mix, rgb
from renderers.kit.picture.art import Art
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, cropped, fine_mask, reduced

SKINS = (
    "lands-1", "lands-2", "lands-3", "bands-1", "bands-2", "bands-3",
    "craters-1", "craters-2", "ices-1", "ices-2", "lavas-1",
)  # fmt: skip

KINDS: dict[str, tuple[RGB, ...]] = {
    "ochre": (rgb("#2A160C"), rgb("#8A5A2C"), rgb("#D8A45C"), rgb("#F6DFAE")),
    "teal": (rgb("#061A20"), rgb("#1F5560"), rgb("#4F9A9A"), rgb("#C3E0CF")),
    "slate": (rgb("#10131F"), rgb("#39415C"), rgb("#7B86A2"), rgb("#D5DAE2")),
    "rust": (rgb("#230B08"), rgb("#74301C"), rgb("#B8623A"), rgb("#EEBC90")),
    "olive": (rgb("#12170B"), rgb("#48552A"), rgb("#8D985A"), rgb("#DFE0B4")),
    "gaia": (rgb("#071022"), rgb("#1C4270"), rgb("#5C8F72"), rgb("#EEF2EA")),
    "navy": (rgb("#080F26"), rgb("#1F3470"), rgb("#5878B4"), rgb("#C4D3EA")),
    "ice": (rgb("#131A2A"), rgb("#4C6484"), rgb("#9FB8CC"), rgb("#F2F6F4")),
}
STOPS = (0.10, 0.42, 0.70, 1.0)
NIGHT = rgb("#07080F")
RIM = rgb("#2C3A5E")
RING = rgb("#D9C39A")
RING_FLAT, RING_TILT = 0.27, -18.0
SIDE = 288
"""Pixels across a skin."""
BEARINGS = 24
"""How many directions of light there are."""


@dataclass(frozen=True, slots=True)
class Skin:
    """How one planet looks: texture, colours, how far its axis is turned in degrees, and whether it has a ring."""

    texture: str
    kind: str
    turn: int = 0
    ring: bool = False


TEXTURES = {name: Art(f"globes/{name}.png", "L", (SIDE, SIDE)) for name in SKINS}


@cached_pixels
def _texture(name: str) -> Image.Image:
    return TEXTURES[name].load()


@lru_cache(8)
def _tables(kind: str) -> list[int]:
    """For each channel the 256 colours from night to the brightest of a kind."""
    stops = [(0.0, NIGHT), *zip(STOPS, KINDS[kind], strict=True)]
    colours: list[RGB] = []
    for i in range(256):
        value = i / 255
        low = max(k for k in range(len(stops) - 1) if stops[k][0] <= value)
        (a, dark), (b, light) = stops[low], stops[low + 1]
        colours.append(mix(dark, light, (value - a) / (b - a)))
    return [colour[channel] for channel in range(3) for colour in colours]


LIGHT_SIDE, LIGHT_MARGIN = 128, 28
"""Across the ball on a map of light, and the room around it, so that the light can be turned."""


@cached_pixels
def _light_from_right() -> Image.Image:
    """How much light falls on each point of a ball, 0 to 255, from the right and a little from before it."""
    side = LIGHT_SIDE + 2 * LIGHT_MARGIN
    length = (1 + 0.55**2) ** 0.5
    lx, lz = 1 / length, 0.55 / length
    values = bytearray()
    for row in range(side):
        y = (row + 0.5 - side / 2) / (LIGHT_SIDE / 2)
        for column in range(side):
            x = (column + 0.5 - side / 2) / (LIGHT_SIDE / 2)
            far = x * x + y * y
            height = (1 - far) ** 0.5 if far < 1 else 0.0
            edge = x if far <= 1 else x / far**0.5
            values.append(round(255 * max(0.0, edge * lx + height * lz) ** 0.8))
    return Image.frombytes("L", (side, side), bytes(values))


@cached_pixels
def _light(step: int) -> Image.Image:
    """How brightly a ball is lit from one of the bearings, counter-clockwise from the right."""
    turned = _light_from_right().rotate(360 * step / BEARINGS, Image.Resampling.BICUBIC)
    end = LIGHT_MARGIN + LIGHT_SIDE
    return turned.crop((LIGHT_MARGIN, LIGHT_MARGIN, end, end))


def bearing_step(dx: float, dy: float) -> int:
    """The step of light that comes from `(dx, dy)` on the canvas (y downwards)."""

    return round(atan2(-dy, dx) / (2 * pi) * BEARINGS) % BEARINGS


SHADE = [min(255, round((0.36 + 0.78 * v / 255) * 255)) for v in range(256)]
"""How much light a grey of a skin throws back: the darkest a third of it, so that its marks do not look like holes."""
NIGHT_SIDE = [max(0, 255 - 3 * v) for v in range(256)]
"""How much of the cold rim shows in so much light: all of it in none, nothing from a third on."""


@cached_pixels
def _turned(texture: str, turn: int) -> Image.Image:
    """A skin turned, as it takes the light."""
    return _texture(texture).rotate(turn, Image.Resampling.BICUBIC).point(SHADE)


def _ball(skin: Skin, side: int, step: int) -> Image.Image:
    shade = _turned(skin.texture, skin.turn).resize((side, side), Image.Resampling.LANCZOS)
    light = _light(step).resize((side, side), Image.Resampling.BICUBIC)
    value = ImageChops.multiply(light, shade)
    return Image.merge("RGB", (value, value, value)).point(_tables(skin.kind))


@cached_pixels
def _disc(size: int, radius: float) -> Image.Image:
    mask = fine_mask(size, size)
    middle = size * FINE / 2
    reach = radius * FINE
    ImageDraw.Draw(mask).ellipse((middle - reach, middle - reach, middle + reach, middle + reach), fill=255)
    return reduced(mask)


@cached_pixels
def _rim(size: int, ball: int) -> Image.Image:
    """The edge of a ball."""
    rim = ImageChops.subtract(_disc(size, ball), _disc(size, ball - max(1.2, ball * 0.03)))
    return rim.filter(ImageFilter.GaussianBlur(max(0.6, ball * 0.012)))


@cached_pixels
def _halo(size: int, ball: int) -> Image.Image:
    """A ball with its soft dark edge."""
    return _disc(size, ball + max(2.0, ball * 0.035)).filter(ImageFilter.GaussianBlur(1.0))


def tilted(
    rx: float, ry: float, tilt: float, start: float = 0.0, end: float = 360.0
) -> list[tuple[float, float]]:
    """Points of an ellipse around (0, 0) turned by `tilt` degrees clockwise, from `start` to `end` degrees."""
    across, down = cos(tilt * pi / 180), sin(tilt * pi / 180)
    steps = 72
    found = []
    for i in range(steps + 1):
        turn = (start + (end - start) * i / steps) * pi / 180
        x, y = rx * cos(turn), ry * sin(turn)
        found.append((x * across - y * down, x * down + y * across))
    return found


@cached_pixels
def _ring(size: int, radius: float, front: bool) -> Image.Image:
    """The half of a planet's ring before (below) or behind (above) the ball, tilted."""
    mask = fine_mask(size, size)
    pen = ImageDraw.Draw(mask)
    middle, unit = size * FINE / 2, radius * FINE
    start, end = (0.0, 180.0) if front else (180.0, 360.0)
    for outer, inner, fill in ((1.86, 1.62, 200), (1.57, 1.30, 255)):
        rim = tilted(outer * unit, outer * unit * RING_FLAT, RING_TILT, start, end)
        hole = tilted(inner * unit, inner * unit * RING_FLAT, RING_TILT, end, start)
        pen.polygon([(middle + x, middle + y) for x, y in (*rim, *hole)], fill=fill)
    return reduced(mask)


def globe(skin: Skin, radius: int, step: int) -> Stamp:
    """A planet of `radius` pixels, lit from bearing `step`; placed by its middle. A ringed ball is a little smaller."""
    ball = round(radius * 0.80) if skin.ring else radius
    size = 2 * (round(ball * 1.9) if skin.ring else ball) + 16
    picture = Image.new("RGB", (size, size), INK)
    alpha = _halo(size, ball)
    corner = size // 2 - ball
    if skin.ring:
        back = _ring(size, ball, False)
        alpha = ImageChops.lighter(alpha, back)
        picture.paste(mix(RING, INK, 0.55), (0, 0), back)
        picture.paste(INK, (0, 0), _disc(size, ball + 2))
    disc = _disc(size, ball)
    lit = Image.new("RGB", (size, size), NIGHT)
    lit.paste(_ball(skin, 2 * ball, step), (corner, corner))
    picture.paste(lit, (0, 0), disc)
    night = _light(step).resize((2 * ball, 2 * ball)).point(NIGHT_SIDE)
    dark = Image.new("L", (size, size), 0)
    dark.paste(night, (corner, corner))
    picture.paste(RIM, (0, 0), ImageChops.multiply(ImageChops.multiply(_rim(size, ball), dark), disc))
    if skin.ring:
        front = _ring(size, ball, True)
        shade = ImageChops.lighter(alpha, front.filter(ImageFilter.GaussianBlur(1.2)))
        picture.paste(RING, (0, 0), front)
        alpha = shade
    return cropped(Stamp(picture, alpha, size / 2, size / 2))


def check() -> None:
    """Look at the files of all skins. Raises BadData."""
    for texture in TEXTURES.values():
        texture.check()


def prepare(skins: Iterable[Skin]) -> None:
    """Turn the skins and the light once, so that a globe of any size is quickly made."""
    for skin in skins:
        _turned(skin.texture, skin.turn)
    for step in range(BEARINGS):
        _light(step)


def skin_of(seed: int) -> Skin:
    """Some skin for a planet that has none of its own: always the same for the same number."""
    names = list(KINDS)
    turn = round(360 * (seed * 0.61803 % 1) - 180)
    return Skin(SKINS[seed % len(SKINS)], names[(seed * 7 + seed // 3) % 6], turn, seed % 7 == 3)
