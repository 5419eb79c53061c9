"""Flat enamel pieces: tokens, structures, links, hulls, neutral pieces, and dials.

The silhouette shows the kind, colour and mark the owner, and the digit the number. All are cached stamps placed by
their middle; `seat` is an index into `palette.SEATS`, None is neutral (bone, no mark).
"""

from __future__ import annotations

from math import acos, atan2, cos, degrees, pi, radians, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderers.kit.colours.palette import BONE, BONE_GROUND, EMBER, FLASH, GOLD, INK, LINE, mix, seat_of
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, cropped, fine_mask, layered, reduced, shadow, solid
from renderers.kit.stamps.marks import drawn, mark_mask, ring_of, round_polygon


@cached_pixels
def dial(steps: int, left: int, radius: int = 80) -> Stamp:
    """A countdown of `steps` ticks of which `left` are unburnt, placed by the middle of the dial."""
    size = radius * 2 + 20
    burnt, unburnt = fine_mask(size, size), fine_mask(size, size)
    middle = size * FINE / 2
    for i in range(steps):
        angle = radians(225 - i * 270 / max(1, steps - 1))
        pen = ImageDraw.Draw(burnt if i < steps - left else unburnt)
        ends = [
            (middle + r * FINE * cos(angle), middle - r * FINE * sin(angle)) for r in (radius * 0.72, radius)
        ]
        pen.line(ends, fill=255, width=round(radius * 0.125 * FINE))
    lit, dark = reduced(burnt), reduced(unburnt)
    picture = Image.new("RGB", lit.size, EMBER)
    picture.paste(LINE, (0, 0), dark)
    mask = lit.copy()
    mask.paste(255, (0, 0), dark)
    return cropped(Stamp(picture, mask, size / 2, size / 2))


WHITE = (255, 255, 255)
DIGIT = {"triangle": 1.18, "star": 1.18}
DIGIT_DROP = {"triangle": 0.16, "star": 0.06}


@cached_pixels
def token(seat: int, radius: float, digit: str = "") -> Stamp:
    """A unit: the seat's mark, filled, with a count. `radius` 17 to 19 on boards, 12 to 15 beside names."""
    look = seat_of(seat)
    size = int(radius * 3.1) + 8
    key = max(2.2, radius * 0.14)
    outer = mark_mask(look.mark, radius, size, key)
    full = mark_mask(look.mark, radius, size)
    face = mark_mask(look.mark, radius, size, -max(1.1, radius * 0.07), 0.9)
    light = mix(look.colour, WHITE, 0.5)
    stamp = layered(
        shadow(outer, 2.2, 0.9), [(INK, outer), (light, full), (look.colour, ImageChops.darker(full, face))]
    )
    if digit and isinstance(stamp.source, Image.Image):
        style = Type("extrabold", round(radius * DIGIT.get(look.mark, 1.34)))
        number = words(digit, style, INK, "middle", "middle")
        x = round(stamp.ax - number.ax)
        y = round(stamp.ay + radius * DIGIT_DROP.get(look.mark, 0) - number.ay)
        stamp.source.paste(INK, (x, y), number.mask)
    return stamp


def _structure_outline(kind: str, radius: float, grow: float, size: int) -> Image.Image:
    """The silhouette of a structure as a fine mask, grown by `grow` pixels."""
    mask = fine_mask(size, size)
    pen = ImageDraw.Draw(mask)
    middle = size * FINE / 2
    if kind == "node":
        arm, knob = radius * 1.13, radius * 0.28
        reach = (radius * 0.94 + grow) * FINE
        pen.ellipse((middle - reach, middle - reach, middle + reach, middle + reach), fill=255)
        for i in range(4):
            x = middle + cos(pi / 4 + i * pi / 2) * arm * FINE
            y = middle + sin(pi / 4 + i * pi / 2) * arm * FINE
            q = (knob + grow) * FINE
            pen.ellipse((x - q, y - q, x + q, y + q), fill=255)
        return mask
    r = radius - 2
    shapes = {
        "foundry": [(-0.98, 0.90), (-0.98, -0.28), (0, -1.10), (0.98, -0.28), (0.98, 0.90)],
        "tower": [
            (-0.90, 1.16),
            (-0.46, 0.20),
            (-0.26, -0.42),
            (0, -1.30),
            (0.26, -0.42),
            (0.46, 0.20),
            (0.90, 1.16),
        ],
    }
    points = [(middle + x * r * FINE, middle + y * r * FINE) for x, y in shapes[kind]]
    round_polygon(mask, points, max(0.0, 2 + grow) * FINE)
    if grow < -2:
        mask = mask.filter(ImageFilter.MinFilter(2 * round(-(grow + 2) * FINE / 2) + 1))
    return mask


STRUCTURE_DROP = {"node": 0.0, "foundry": 0.08, "tower": 0.56}
STRUCTURE_MARK = {"node": 0.46, "foundry": 0.46, "tower": 0.37}


@cached_pixels
def structure(kind: str, seat: int | None, radius: float = 24) -> Stamp:
    """A `node`, `foundry` or `tower`: the silhouette with an ivory inner line and the owner's mark in ink."""
    look = seat_of(seat)
    size = int(radius * 3.7)
    rings = [reduced(_structure_outline(kind, radius, grow, size)) for grow in (4.4, 2.4, 0.3, -1.1)]
    layers = [(INK, rings[0]), (FLASH, rings[1]), (INK, rings[2]), (look.colour, rings[3])]
    drop = radius * STRUCTURE_DROP[kind]
    layers.append((INK, mark_mask(look.mark, radius * STRUCTURE_MARK[kind], size, 0.0, drop)))
    return layered(shadow(rings[0], 2.6, 0.9), layers)


@cached_pixels
def link(seat: int, bearing: int, length: int = 24) -> Stamp:
    """A bridge of `2 * length` pixels: two end plates, a bar, the owner's mark on an ink disc.

    `bearing` is the direction of the border's normal in whole degrees, counter-clockwise from up.
    """
    look = seat_of(seat)
    size = 2 * length + 24
    middle = size * FINE / 2
    across, along = cos(radians(bearing)), sin(radians(bearing))

    def bar(grow: float) -> Image.Image:
        mask = fine_mask(size, size)
        reach = length - 3.0
        for half, low, high in ((6.5, -reach, reach), (11.5, -reach, 7 - reach), (11.5, reach - 7, reach)):
            half, low, high = half - 2, low + 2, high - 2
            corners = [(-half, low), (half, low), (half, high), (-half, high)]
            turned = [
                (middle + (x * across + y * along) * FINE, middle + (y * across - x * along) * FINE)
                for x, y in corners
            ]
            round_polygon(mask, turned, (2 + grow) * FINE)
        return reduced(mask)

    outer, body, face = bar(3.0), bar(0.0), bar(-1.2)
    light = mix(look.colour, WHITE, 0.5)
    return layered(
        shadow(outer, 2, 0.85),
        [
            (INK, outer),
            (light, body),
            (look.colour, ImageChops.darker(body, ImageChops.offset(face, 0, 1))),
            (INK, mark_mask("circle", 12.5, size)),
            (look.colour, mark_mask(look.mark, 7.8, size)),
        ],
    )


def _hull_outline(radius: float, bearing: float, grow: float, size: int) -> Image.Image:
    mask = fine_mask(size, size)
    pen = ImageDraw.Draw(mask)
    middle = size * FINE / 2
    r, tip = (radius + grow) * FINE, (radius * 1.74 + grow * 1.9) * FINE
    turn = acos(min(1.0, r / tip))
    angle = radians(bearing)

    def at(distance: float, off: float) -> tuple[float, float]:
        return middle - distance * sin(angle + off), middle - distance * cos(angle + off)

    pen.ellipse((middle - r, middle - r, middle + r, middle + r), fill=255)
    pen.polygon([at(tip, 0), at(r, turn), (middle, middle), at(r, -turn)], fill=255)
    return mask


@cached_pixels
def hull_masks(bearing: int, radius: float) -> tuple[Image.Image, ...]:
    """What hulls of all seats share: the shadow and the four outlines, the widest first."""
    size = int(radius * 4.4)
    rings = [reduced(_hull_outline(radius, bearing, grow, size)) for grow in (4.6, 2.6, 0.6, -0.9)]
    return shadow(rings[0], 3, 0.9), *rings


@cached_pixels
def hull(seat: int, bearing: int, radius: float = 24) -> Stamp:
    """The thing you fly: a drop whose prow points `bearing` degrees counter-clockwise from up."""
    look = seat_of(seat)
    size = int(radius * 4.4)
    shade, *rings = hull_masks(bearing, radius)
    return layered(
        shade,
        [
            (INK, rings[0]),
            (FLASH, rings[1]),
            (INK, rings[2]),
            (look.colour, rings[3]),
            (INK, mark_mask("circle", radius * 0.72, size)),
            (look.colour, mark_mask(look.mark, radius * 0.48, size)),
        ],
    )


@cached_pixels
def hull_glow(bearing: int, radius: float = 24) -> Stamp:
    """The gold light around the hull of a seat that is asked."""
    size = int(radius * 5.6)
    body = reduced(_hull_outline(radius, bearing, 8, size))
    soft = body.filter(ImageFilter.GaussianBlur(5)).point([min(255, int(v * 1.15)) for v in range(256)])
    return solid(GOLD, soft)


@cached_pixels
def enemy(radius: float, digit: str = "", spikes: int = 10) -> Stamp:
    """A thing of no seat that does harm: spiked, bone on dark, with a count in bone."""
    size = int(radius * 3.4) + 8

    def burst(grow: float) -> Image.Image:
        mask = fine_mask(size, size)
        outer, inner = (
            ring_of(spikes, radius * 1.3 + grow * 1.6),
            ring_of(spikes, radius * 0.86 + grow, pi / spikes),
        )
        middle = size * FINE / 2
        points = [
            (middle + x * FINE, middle + y * FINE) for pair in zip(outer, inner, strict=True) for x, y in pair
        ]
        round_polygon(mask, points, 0.6 * FINE)
        return reduced(mask)

    outer = burst(2.4)
    stamp = layered(shadow(outer, 2.2, 0.9), [(INK, outer), (BONE, burst(0)), (BONE_GROUND, burst(-2.3))])
    if digit and isinstance(stamp.source, Image.Image):
        number = words(digit, Type("extrabold", round(radius * 1.1)), BONE, "middle", "middle")
        stamp.source.paste(BONE, (round(stamp.ax - number.ax), round(stamp.ay - number.ay)), number.mask)
    return stamp


@cached_pixels
def cube(radius: float = 9) -> Stamp:
    """A piece of energy on the board: a small golden cube seen from a corner."""
    size = int(radius * 3.2) + 8
    middle = size * FINE / 2

    def faces(points: list[tuple[float, float]], grow: float) -> Image.Image:
        mask = fine_mask(size, size)
        round_polygon(mask, [(middle + x * FINE, middle + y * FINE) for x, y in points], grow * FINE)
        return reduced(mask)

    rim = ring_of(6, radius * 1.1)
    top = [rim[5], rim[0], rim[1], (0.0, 0.0)]
    left = [rim[5], (0.0, 0.0), rim[3], rim[4]]
    outer = faces(rim, 2.4)
    return layered(
        shadow(outer, 2, 0.9),
        [
            (INK, outer),
            (mix(INK, GOLD, 0.6), faces(rim, 0)),
            (mix(INK, GOLD, 0.8), faces(left, 0)),
            (GOLD, faces(top, 0)),
        ],
    )


@cached_pixels
def bead(radius: float, share: float = 0.58) -> Stamp:
    """A point of dull gold where lines meet."""
    size = int(radius * 2) + 6
    return solid(mix(INK, GOLD, share), reduced(drawn("circle", radius, size)))


def bearing_of(dx: float, dy: float) -> int:
    """Whole degrees counter-clockwise from up of a direction on the canvas (y grows downwards)."""
    return round(degrees(atan2(-dx, -dy))) % 360
