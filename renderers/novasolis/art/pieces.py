"""What only Nova Solis has on its board: worlds, stars, tiles, artifacts, gates, the Entity's stations."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.kit.colours.palette import (
    BONE,
    BONE_GROUND,
    EMBER,
    FLASH,
    INK,
    IVORY,
    RGB,
    SPACE,
    mix,
    rgb,
    seat_of,
)
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, cropped, fine_mask, layered, reduced, shadow, solid
from renderers.kit.stamps.globes import Skin, globe
from renderers.kit.stamps.lines import TWICE
from renderers.kit.stamps.marks import drawn, mark_mask, ring_of, round_polygon
from renderers.kit.stamps.pieces import hull
from renderers.novasolis.art.geometry import GAP, corners
from renderers.novasolis.art.glyphs import given, star_points
from renderers.novasolis.art.ground import PAINTS

HOMES = {
    "aurelian": Skin("lands-1", "gaia"),
    "kharrad": Skin("lavas-1", "rust"),
    "solmari": Skin("bands-1", "ochre", -12),
    "verdane": Skin("lands-2", "olive"),
    "nyxari": Skin("ices-1", "ice", 60),
    "ferrun": Skin("craters-1", "slate"),
}
"""How the home worlds look."""
STARS: dict[str, RGB] = {
    "blue": rgb("#9CC8FF"),
    "yellow": rgb("#FFD873"),
    "red": rgb("#FF7D52"),
    "anomaly": rgb("#9FB8CC"),
}
SIDES = {"blue": 8, "yellow": 4, "red": 0, "anomaly": 6}
"""How many corners the frame of a tile has, which are those of its star; 0: it is round."""


@cached_pixels
def home_world(race: str, radius: int, step: int) -> Stamp:
    """A home world, lit from a bearing."""
    return PAINTS.stamp_off_seats(globe(HOMES[race], radius, step))


@cached_pixels
def star(colour: str, size: int) -> Stamp:
    """An empty star location: blue has eight points, yellow four, red is a disc; an anomaly is a hollow hexagon."""
    mask = fine_mask(size, size)
    pen = ImageDraw.Draw(mask)
    half = size * FINE / 2
    if colour == "red":
        pen.ellipse((half * 0.46, half * 0.46, half * 1.54, half * 1.54), fill=255)
    elif colour == "anomaly":
        pen.polygon([(half + x, half + y) for x, y in ring_of(6, half * 0.86)], fill=255)
        pen.polygon([(half + x, half + y) for x, y in ring_of(6, half * 0.56)], fill=0)
    else:
        points, inner = (8, 0.50) if colour == "blue" else (4, 0.34)
        pen.polygon(star_points(points, half * 0.98, half * inner, half), fill=255)
    return solid(STARS[colour], reduced(mask))


@cached_pixels
def tile(colour: str, gives: tuple[str, ...], radius: float) -> Stamp:
    """A revealed tile, or an anomaly: a frame with the corners of its star around what it gives."""
    size = int(radius * 2.6) + 8
    middle = size * FINE / 2

    def outline(reach: float) -> Image.Image:
        mask = fine_mask(size, size)
        pen = ImageDraw.Draw(mask)
        r = reach * FINE
        if not SIDES[colour]:
            pen.ellipse((middle - r, middle - r, middle + r, middle + r), fill=255)
        else:
            turn = pi / 8 if SIDES[colour] == 8 else 0.0
            stretch = {4: 1.22, 6: 1.08, 8: 1.05}[SIDES[colour]]
            points = ring_of(SIDES[colour], r * stretch, turn)
            round_polygon(mask, [(middle + x, middle + y) for x, y in points], 0.6 * FINE)
        return reduced(mask)

    thick = max(2.0, radius * 0.15)
    ground = mix(SPACE, STARS[colour], 0.10)
    layers = [
        (INK, outline(radius + 1.6)),
        (STARS[colour], outline(radius)),
        (ground, outline(radius - thick)),
    ]
    stamp = layered(None, layers)
    if not isinstance(stamp.source, Image.Image):
        return stamp
    shown = gives[:3]
    reach = radius * {0: 0.0, 1: 0.56, 2: 0.42, 3: 0.34}[len(shown)]
    for i, name in enumerate(shown):
        each = given(name, reach)
        x = stamp.ax + (i - (len(shown) - 1) / 2) * reach * (2.05 if len(shown) > 1 else 0)
        stamp.source.paste(each.source, (round(x - each.ax), round(stamp.ay - each.ay)), each.mask)
    return stamp


@cached_pixels
def relic(size: int, fresh: bool) -> Stamp:
    """An artifact; one that no one ever controlled has a light behind it."""
    field = size + 12
    mask = fine_mask(field, field)
    u = size * FINE / 24
    shift = (field - size) * FINE / 2
    body = [(shift + x * u, shift + y * u) for x, y in ((12, 0), (22, 9), (12, 24), (2, 9))]
    outer = mask.copy()
    round_polygon(outer, body, 2.2 * FINE)
    round_polygon(mask, body, 0.3 * FINE)
    heart = fine_mask(field, field)
    ImageDraw.Draw(heart).polygon(
        [(shift + x * u, shift + y * u) for x, y in ((12, 6), (16.6, 9.6), (12, 17.5), (7.4, 9.6))], fill=255
    )
    tone = FLASH if fresh else mix(BONE, INK, 0.25)
    return layered(None, [(INK, reduced(outer)), (tone, reduced(mask)), (INK, reduced(heart))])


@cached_pixels
def gate(hue: int | None, radius: float, awake: bool = False, friends: tuple[int, ...] = ()) -> Stamp:
    """A warp gate: a ring with six knobs, the owner's mark in it; the Entity's is bone, and ember while active.

    `friends` may use it too: the knobs are theirs and the owner's in turn.
    """
    size = int(radius * 4.2)
    tone = seat_of(hue).colour if hue is not None else EMBER if awake else BONE

    def ring(low: float, high: float, knob: float) -> Image.Image:
        mask = fine_mask(size, size)
        pen = ImageDraw.Draw(mask)
        middle = size * FINE / 2
        for i in range(6):
            x, y = middle + radius * FINE * cos(pi / 3 * i), middle + radius * FINE * sin(pi / 3 * i)
            pen.ellipse((x - knob * FINE, y - knob * FINE, x + knob * FINE, y + knob * FINE), fill=255)
        pen.ellipse(
            (middle - high * FINE, middle - high * FINE, middle + high * FINE, middle + high * FINE), fill=255
        )
        pen.ellipse(
            (middle - low * FINE, middle - low * FINE, middle + low * FINE, middle + low * FINE), fill=0
        )
        return reduced(mask)

    def knobs(first: int, step: int, grow: float = 0) -> Image.Image:
        mask = fine_mask(size, size)
        middle, knob = size * FINE / 2, (radius * 0.3 + grow) * FINE
        for i in range(first, 6, step):
            angle = pi / 3 * i
            x, y = middle + radius * FINE * cos(angle), middle + radius * FINE * sin(angle)
            ImageDraw.Draw(mask).ellipse((x - knob, y - knob, x + knob, y + knob), fill=255)
        return reduced(mask)

    outer = ring(0, radius + 3.4, radius * (0.3 if friends else 0.26) + 2.4)
    shade = shadow(outer, 2.2, 0.9)
    if awake:
        shade = outer.filter(ImageFilter.GaussianBlur(radius * 0.32)).point(
            [min(255, v * 2) for v in range(256)]
        )
    body = ring(radius * 0.68, radius, radius * 0.26)
    layers = [(INK, outer), (tone, body)]
    members = (hue, *friends) if friends else ()
    layers += [(INK, knobs(0, 1, 1.6))] * bool(friends)
    layers += [(seat_of(each).colour, knobs(at, len(members))) for at, each in enumerate(members)]
    if hue is not None:
        layers.append((tone, mark_mask(seat_of(hue).mark, radius * 0.4, size)))
    else:
        layers.append((tone, mark_mask("circle", radius * 0.3, size)))
    stamp = layered(shade, layers)
    if awake and isinstance(stamp.source, Image.Image):
        glow = Image.new("RGB", stamp.source.size, EMBER)
        glow.paste(stamp.source, (0, 0), outer.crop(shade.getbbox()))
        return Stamp(glow, stamp.mask, stamp.ax, stamp.ay)
    return stamp


@cached_pixels
def fortress(radius: float, digit: str = "") -> Stamp:
    """A station of the Entity: bone, a diamond on a bar; with a count where there are several."""
    size = int(radius * 3.2) + 6

    def body(grow: float) -> Image.Image:
        mask = drawn("diamond", radius, size, grow)
        middle = size * FINE / 2
        wide, high = (radius * 1.2 + grow) * FINE, (radius * 0.26 + grow) * FINE
        ImageDraw.Draw(mask).rectangle((middle - wide, middle - high, middle + wide, middle + high), fill=255)
        return reduced(mask)

    inner = mark_mask("diamond", radius * 0.66, size)
    outer = body(2.4)
    stamp = layered(shadow(outer, 2.2, 0.9), [(INK, outer), (BONE, body(0)), (BONE_GROUND, inner)])
    if isinstance(stamp.source, Image.Image):
        number = words(digit, Type("extrabold", round(radius)), BONE, "middle", "middle")
        if digit:
            at = (round(stamp.ax - number.ax), round(stamp.ay - number.ay))
            stamp.source.paste(BONE, at, number.mask)
    return stamp


@cached_pixels
def destroyer(radius: float, digit: str = "") -> Stamp:
    """A destroyer of the Entity: bone, a broad blade with swept wings and an eye in ember; with a count of several."""
    size = int(radius * 3.2) + 6
    middle = size * FINE / 2
    outline = ((0, 1.34), (0.34, 0.5), (1.26, -0.1), (1.02, -0.94), (0.44, -0.5), (0, -1.16))
    hull = [*outline, *((-x, y) for x, y in outline[-2:0:-1])]

    def body(grow: float) -> Image.Image:
        mask = fine_mask(size, size)
        points = [(middle + x * radius * FINE, middle + y * radius * FINE) for x, y in hull]
        round_polygon(mask, points, (0.5 + grow) * FINE)
        return reduced(mask)

    outer = body(2.4)
    stamp = layered(
        shadow(outer, 2.2, 0.9),
        [(INK, outer), (BONE, body(0)), (INK, mark_mask("circle", radius * (0.58 if digit else 0.36), size))],
    )
    if isinstance(stamp.source, Image.Image):
        tone = IVORY if digit else EMBER
        eye = solid(tone, mark_mask("circle", radius * 0.2, size))
        if digit:
            eye = words(digit, Type("extrabold", round(radius * 0.92)), tone, "middle", "middle")
        stamp.source.paste(tone, (round(stamp.ax - eye.ax), round(stamp.ay - eye.ay)), eye.mask)
    return stamp


@cached_pixels
def flagship(hue: int, radius: float) -> Stamp:
    """A flagship: the hull that is flown, prow up, as high as tokens are around its middle."""
    drawn_up = hull(hue, 0, radius * 0.76)
    return replace(drawn_up, ay=drawn_up.ay - radius * 0.3)


@cached_pixels
def ruin(colour: str, size: int) -> Stamp:
    """A destroyed location: its star burnt out, under a cross of bone."""
    field = size + 8

    def cross(grow: float) -> Image.Image:
        mask = fine_mask(field, field)
        low, high = (4 + size * 0.1 - grow) * FINE, (field - 4 - size * 0.1 + grow) * FINE
        for ends in ((low, low, high, high), (low, high, high, low)):
            ImageDraw.Draw(mask).line(ends, fill=255, width=round((size * 0.13 + 2 * grow) * FINE))
        return reduced(mask)

    gone, burnt = star(colour, size), Image.new("L", (field, field), 0)
    burnt.paste(gone.mask, (round(field / 2 - gone.ax), round(field / 2 - gone.ay)))
    outer = ImageChops.lighter(cross(1.2), burnt)
    return layered(
        None, [(INK, outer), (mix(SPACE, STARS[colour], 0.45), burnt), (INK, cross(1.2)), (BONE, cross(0))]
    )


@cached_pixels
def aim(radius: float) -> Stamp:
    """A ring with four ticks in ember around what may be destroyed next."""
    size = int(radius * 2.4) + 6
    mask = fine_mask(size, size)
    pen, middle = ImageDraw.Draw(mask), size * FINE / 2
    for reach, fill in ((radius, 255), (radius * 0.86, 0)):
        r = reach * FINE
        pen.ellipse((middle - r, middle - r, middle + r, middle + r), fill=fill)
    for x, y in ring_of(4, 1.0):
        ends = [middle + end * radius * FINE * along for end in (0.66, 1.06) for along in (x, y)]
        pen.line(ends, fill=255, width=round(radius * 0.2 * FINE))
    return solid(EMBER, reduced(mask))


@cached_pixels
def clash(radius: int) -> Stamp:
    """Two crossed blades in ember on ink: the sector is contested."""
    size = radius * 2 + 8
    disc = mark_mask("circle", radius, size)
    blades = fine_mask(size, size)
    pen, middle, reach = ImageDraw.Draw(blades), size * FINE / 2, radius * 0.62 * FINE
    for side in (1, -1):
        ends = (middle - side * reach, middle - reach, middle + side * reach, middle + reach)
        pen.line(ends, fill=255, width=round(radius * 0.36 * FINE))
    return layered(
        None, [(INK, disc), (EMBER, mark_mask("circle", radius - 1.5, size)), (INK, reduced(blades))]
    )


@cached_pixels
def warning(size: float) -> Stamp:
    """The broken ember line inside a contested plate, placed by the middle of the plate."""
    side = int(size * 2)
    mask = Image.new("L", (side * TWICE, side * TWICE), 0)
    pen = ImageDraw.Draw(mask)
    points = [((x + side / 2) * TWICE, (y + side / 2) * TWICE) for x, y in corners(size - GAP - 15)]
    for i in range(6):
        (x0, y0), (x1, y1) = points[i], points[(i + 1) % 6]
        for part in range(4):
            a, b = part / 4 + 0.03, part / 4 + 0.17
            ends = (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a, x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)
            pen.line(ends, fill=255, width=7)
    return solid(EMBER, mask.reduce(TWICE))


REALM_TINT, REALM_INNER = 30, 84
"""How strongly a realm tints its plates, and the lines between two of them, of 255."""


@cached_pixels
def realm(hue: int, inner: tuple[int, ...], size: float, shared: tuple[int, ...] = ()) -> Stamp:
    """A plate of a realm, placed by its middle: strong on the outer edges of the realm, faint on its `inner` ones.

    Edges that are `shared` with an ally's realm are open: only their ends are drawn.
    """
    side = int(size * 2)
    mask = Image.new("L", (side * TWICE, side * TWICE), 0)
    pen = ImageDraw.Draw(mask)
    points = [((x + side / 2) * TWICE, (y + side / 2) * TWICE) for x, y in corners(size - GAP - 1)]
    pen.polygon(points, fill=REALM_TINT)
    for faint in (True, False):
        for i in range(6):
            if (i in inner) is faint:
                ends = (*points[i], *points[(i + 1) % 6])
                for part in _thirds(*ends) if i in shared else (ends,):
                    pen.line(part, fill=REALM_INNER if faint else 255, width=4 if faint else 10)
                if not faint:
                    for x, y in (points[i], points[(i + 1) % 6]):
                        pen.ellipse((x - 5, y - 5, x + 5, y + 5), fill=255)
    return cropped(Stamp(seat_of(hue).colour, mask.reduce(TWICE), side / 2, side / 2))


def _thirds(x0: float, y0: float, x1: float, y1: float) -> tuple[tuple[float, float, float, float], ...]:
    """The first and the last part of a line, and a short one in its middle."""
    parts = ((0.0, 0.22), (0.42, 0.58), (0.78, 1.0))
    return tuple(
        (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a, x0 + (x1 - x0) * b, y0 + (y1 - y0) * b) for a, b in parts
    )


@cached_pixels
def count_badge(digit: str, radius: float) -> Stamp:
    """How many there are of a structure: an ivory digit on ink."""
    size = int(radius * 2.6) + 6
    stamp = layered(
        None, [(INK, mark_mask("circle", radius, size)), (INK, mark_mask("circle", radius - 1, size))]
    )
    number = words(digit, Type("extrabold", round(radius * 1.5)), IVORY, "middle", "middle")
    if isinstance(stamp.source, Image.Image):
        stamp.source.paste(IVORY, (round(stamp.ax - number.ax), round(stamp.ay - number.ay)), number.mask)
    return stamp
