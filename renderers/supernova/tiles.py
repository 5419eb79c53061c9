"""A planet on the table: its globe lit by the nova, ships on a thin orbit, M D E, dots for population and room.

With room to spare its cards follow one a line; with less, their emblems in a row; the zoom on an empire has all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil, cos, pi, radians, sin

from PIL import Image, ImageDraw

from renderers.kit.brush import LIGHT, Brush, emblem
from renderers.kit.globes import bearing_step, tilted
from renderers.kit.lettering import Type, fitted, width, words
from renderers.kit.marks import mark_mask
from renderers.kit.palette import DIM, EMBER, FAINT, INK, IVORY, PANEL, RGB, SEATS, mix
from renderers.kit.patches import Patch
from renderers.kit.pieces import token
from renderers.kit.stamp import FINE, Stamp, cropped, fine_mask, reduced, solid
from renderers.supernova.faces import Face, every_face, picture_of, ship_mark
from renderers.supernova.facts import PlanetFact, ShipFact
from renderers.supernova.vessels import CLASSES

NAME_SIZES = (28, 26, 24, 22)
SMALL = Type("medium", 20)
TEXT_ROOM = 168
"""Pixels that name and strengths need beside a globe."""
WORDS_ROOM, EMPTY_COSTS = 260, 0.09
"""Pixels that words beside a globe make use of, and what each further one is worth in radius."""
LOWEST = 66
"""Tiles lower than this, where nine planets and more share a small panel, have two lines of words."""
NARROWEST = 184
"""The least width of a tile."""
TILT = -14
LARGEST = 112


@dataclass(frozen=True, slots=True)
class Scale:
    """How large the words of a tile are; larger where its globe is."""

    name: int
    letter: Type
    number: Type
    step: int
    """Between M, D and E."""
    line: Type
    pitch: int
    """Between lines."""
    block: int
    """Height of name, strengths and dots."""
    emblem: int


TINY = Scale(24, Type("medium", 18), Type("semibold", 25), 50, Type("medium", 20), 24, 62, 20)
"""For tiles lower than 78 pixels: eight planets of one of six players."""
SCALES = (
    Scale(26, Type("medium", 20), Type("semibold", 27), 54, Type("medium", 21), 26, 74, 22),
    Scale(28, Type("medium", 20), Type("semibold", 28), 55, Type("medium", 21), 27, 88, 28),
    Scale(32, Type("medium", 22), Type("semibold", 32), 64, Type("medium", 22), 30, 98, 34),
    Scale(36, Type("medium", 24), Type("semibold", 36), 74, Type("medium", 24), 33, 112, 40),
)


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
    """Where a planet lies: a box, and whether its words stand under the globe or beside it."""

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
    return int(min((high - 6) / 2.12, (wide - TEXT_ROOM - 14) / 2.7, LARGEST))


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


@lru_cache(256)
def orbit(radius: int, colour: RGB, front: bool) -> Stamp:
    """Half of the thin orbit around a globe, placed by the globe's middle."""
    rx, ry = radius * 1.34, radius * 0.46
    size = int(rx * 2) + 12
    mask = fine_mask(size, size)
    middle = size * FINE / 2
    start, end = (0.0, 180.0) if front else (180.0, 360.0)
    path = [(middle + x * FINE, middle + y * FINE) for x, y in tilted(rx, ry, TILT, start, end)]
    ImageDraw.Draw(mask).line(path, fill=255, width=round(1.8 * FINE), joint="curve")
    return solid(colour, reduced(mask), size / 2, size / 2)


def on_orbit(radius: float, turn: float) -> tuple[float, float]:
    """The point of the orbit at `turn` radians, clockwise from the right, from the globe's middle."""
    x, y = radius * 1.34 * cos(turn), radius * 0.46 * sin(turn)
    tilt = radians(TILT)
    return x * cos(tilt) - y * sin(tilt), x * sin(tilt) + y * cos(tilt)


@lru_cache(64)
def dots(used: int, room: int) -> Stamp:
    """Population (filled) and room (hollow), placed by their left middle; what is too much is ember."""
    count = max(used, room)
    mask = fine_mask(count * 18 + 2, 18)
    over = mask.copy()
    for i in range(count):
        pen = ImageDraw.Draw(over if used > room and i >= room else mask)
        box = ((2 + i * 18) * FINE, 2 * FINE, (16 + i * 18) * FINE, 16 * FINE)
        if i < used:
            pen.ellipse(box, fill=255)
        else:
            pen.ellipse(box, outline=255, width=round(2.3 * FINE))
    fine, hot = reduced(mask), reduced(over)
    picture = Image.new("RGB", fine.size, IVORY)
    picture.paste(EMBER, (0, 0), hot)
    fine.paste(255, (0, 0), hot)
    return Stamp(picture, fine, 0, 9)


def _home(b: Brush) -> None:
    b.star(0, 0, 4, 22, 7.5, LIGHT)


@lru_cache(4)
def home_mark(size: int) -> Stamp:
    """The sign of a Homeworld."""
    return emblem(_home, size, IVORY, 1.0)


def strengths(
    patch: Patch, values: tuple[int, int, int] | None, x: float, y: float, scale: Scale = SCALES[1]
) -> None:
    """M D E, always in this order; "?" where they cannot be known."""
    at = x
    for index, letter in enumerate("MDE"):
        value = values[index] if values is not None else None
        shown = "?" if value is None else str(value)
        at = max(x + index * scale.step, at)
        patch.put(words(letter, scale.letter, DIM, "left", "middle"), at, y)
        at += width(letter, scale.letter) + 4
        patch.put(words(shown, scale.number, FAINT if value == 0 else IVORY, "left", "middle"), at, y)
        at += width(shown, scale.number) + 8


def strengths_width(values: tuple[int, int, int] | None, scale: Scale) -> float:
    """How far `strengths` runs."""
    at = 0.0
    for index, letter in enumerate("MDE"):
        at = max(index * scale.step, at) + width(letter, scale.letter) + 12
        at += width("?" if values is None else str(values[index]), scale.number)
    return at - 8


def put_ships(patch: Patch, ships: tuple[ShipFact, ...], seat: int, x: float, y: float, radius: int) -> None:
    """Ships on the near half of the orbit, from the left."""
    size = int(min(44, max(24, radius * 0.56)))
    most = max(2, int(radius * 2.7 / (size * 0.86)))
    shown = ships if len(ships) <= most else ships[: most - 1]
    count = len(shown) + (len(ships) > len(shown))
    turns = [pi * (0.93 - 0.86 * (i + 0.5) / max(count, 3)) for i in range(count)]
    for ship, turn in zip(shown, turns, strict=False):
        dx, dy = on_orbit(radius, turn)
        patch.put(ship_mark(ship.face.ship_class, size, SEATS[seat].colour), x + dx, y + dy)
    if len(ships) > len(shown):
        dx, dy = on_orbit(radius, turns[-1])
        rest = Type("semibold", 22, halo=3)
        patch.put(words(f"+{len(ships) - len(shown)}", rest, IVORY, "middle", "middle"), x + dx, y + dy)


def prepare() -> None:
    """Make the marks, numbers and names that tables are full of."""
    for scale in (TINY, *SCALES):
        for number in range(13):
            words(str(number), scale.number, IVORY if number else FAINT, "left", "middle")
        for letter in "MDE":
            words(letter, scale.letter, DIM, "left", "middle")
    for face in every_face():
        if face.type == "planet":
            for size in (26, 28):
                words(face.name, Type("semibold", size), IVORY, "left", "middle")
    for seat in SEATS:
        for ship_class in CLASSES:
            ship_mark(ship_class, 24, seat.colour)
    for used in range(4):
        for room in range(5):
            dots(used, max(room, 1))
    home_mark(22)


def put_planet(patch: Patch, planet: PlanetFact, seat: int, tile: Tile, nova: tuple[float, float]) -> None:
    """Draw a planet into its tile."""
    x, y = tile.globe
    step = bearing_step(nova[0] - x, nova[1] - y)
    colour = mix(PANEL, SEATS[seat].colour, 0.62)
    if planet.ships:
        patch.put(orbit(tile.radius, colour, False), x, y)
    patch.put(picture_of(planet.face, 2 * tile.radius, step), x, y)
    if planet.ships:
        patch.put(orbit(tile.radius, colour, True), x, y)
        put_ships(patch, planet.ships, seat, x, y, tile.radius)
    if tile.tall:
        _words_below(patch, planet, seat, tile)
    else:
        _words_beside(patch, planet, seat, tile)


def _name(patch: Patch, planet: PlanetFact, x: float, y: float, room: float, size: int, middle: bool) -> None:
    mark = 24 if planet.status == "Homeworld" else 0
    sizes = (size, *(smaller for smaller in NAME_SIZES if smaller < size))
    styles = [Type("semibold", one) for one in sizes]
    style = next((t for t in styles if width(planet.face.name, t) <= room - mark), styles[-1])
    text = fitted(planet.face.name, style, room - mark)
    run = width(text, style)
    left = x - (run + mark) / 2 if middle else x
    patch.put(words(text, style, IVORY, "left", "middle"), left, y)
    if mark:
        patch.put(home_mark(22), left + run + 15, y)


def _name_middle(tile: Tile, scale: Scale) -> float:
    return tile.globe[1] + tile.radius * 1.06 + 10 + scale.name / 2


def cards_top(tile: Tile, scale: Scale) -> float:
    """Where the cards of a planet begin in a tall tile."""
    return _name_middle(tile, scale) + scale.block * 0.76 + 18


def _words_below(patch: Patch, planet: PlanetFact, seat: int, tile: Tile) -> None:
    x = tile.globe[0]
    scale = scale_of(tile.radius, tile.height, tile.width - 16)
    y = _name_middle(tile, scale)
    _name(patch, planet, x, y, tile.width - 16, scale.name, True)
    y += scale.block * 0.4
    strengths(patch, planet.strength, x - strengths_width(planet.strength, scale) / 2, y, scale)
    y += scale.block * 0.36
    _dots_row(patch, planet, x, y, tile.width - 20, True)
    _cards(patch, planet, seat, tile, cards_top(tile, scale), scale)


def _words_beside(patch: Patch, planet: PlanetFact, seat: int, tile: Tile) -> None:
    x = tile.globe[0] + tile.radius * 1.36 + 14
    room = tile.x + tile.width - x - 4
    scale = scale_of(tile.radius, tile.height, room)
    if tile.height < LOWEST:
        _in_two_lines(patch, planet, x, tile.y + tile.height / 2, room)
        return
    lines = _lines(planet)
    spare = tile.height - scale.block - 14
    named = bool(lines) and spare >= scale.pitch * len(lines) and _fit(lines, scale, room)
    row = not named and bool(lines) and spare >= scale.emblem + 4
    more = scale.pitch * len(lines) if named else scale.emblem + 6 if row else 0
    top = tile.y + (tile.height - scale.block - more) / 2
    _name(patch, planet, x, top + scale.block * 0.18, room, scale.name, False)
    strengths(patch, planet.strength, x, top + scale.block * 0.57, scale)
    y = top + scale.block * 0.9
    _dots_row(patch, planet, x, y, room, False, emblems=not named and not row)
    if named:
        _named(patch, lines, seat, x, y + scale.pitch, room, scale)
    elif row:
        _emblems(patch, planet, x, y + scale.emblem / 2 + 16, room, scale.emblem, False)


def _in_two_lines(patch: Patch, planet: PlanetFact, x: float, y: float, room: float) -> None:
    """Name, population of room, and strengths where there is no height for more."""
    known = "?" if planet.potential is None else str(planet.potential)
    said = f"{len(planet.pop)}/{known}"
    patch.put(words(said, SMALL, IVORY, "right", "middle"), x + room, y - 14)
    taken = width(said, SMALL) + 20
    patch.put(dots(1, 1), x + room - taken - 1, y - 14)
    _name(patch, planet, x, y - 14, room - taken - 8, 23, False)
    strengths(patch, planet.strength, x, y + 12, TINY)


def _dots_row(
    patch: Patch, planet: PlanetFact, x: float, y: float, room: float, middle: bool, emblems: bool = False
) -> None:
    """Dots, then what else is to be known of the orbit; in small tiles the emblems of its cards."""
    known = planet.potential if planet.potential is not None else len(planet.pop)
    count = max(len(planet.pop), known)
    said = "orbit closed" if planet.closed else "new" if planet.fresh and not emblems else ""
    unknown = "?" if planet.potential is None else ""
    run = count * 18 + (14 if unknown else 0) + (width(said, SMALL) + 10 if said else 0)
    left = x - run / 2 if middle else x
    if count:
        patch.put(dots(len(planet.pop), known), left, y)
    left += count * 18
    if unknown:
        patch.put(words("?", SMALL, DIM, "left", "middle"), left + 2, y)
        left += 14
    if said:
        patch.put(words(said, SMALL, EMBER if planet.closed else DIM, "left", "middle"), left + 8, y)
        left += width(said, SMALL) + 10
    if emblems:
        _emblems(patch, planet, left + 6, y, x + room - left - 6, 22, False)


def _lines(planet: PlanetFact) -> tuple[tuple[Face, str], ...]:
    """The cards of a planet one a line; ships with how many cards are on them."""
    found = [(face, face.name) for face in (*planet.env, *planet.civ, *planet.pop)]
    for ship in planet.ships:
        more = len(ship.mods) + len(ship.crew)
        found.append((ship.face, ship.face.name + (f" +{more}" if more else "")))
    return tuple(found)


def _fit(lines: tuple[tuple[Face, str], ...], scale: Scale, room: float) -> bool:
    """Whether names can be written out; emblems say more than names cut short."""
    return all(width(text, scale.line) <= room - scale.pitch - 3 for _, text in lines)


def _cards(patch: Patch, planet: PlanetFact, seat: int, tile: Tile, y: float, scale: Scale) -> None:
    """What lies on a planet, in the room under its dots."""
    lines = _lines(planet)
    foot = tile.y + tile.height - 8
    if lines and y + scale.pitch * len(lines) <= foot and _fit(lines, scale, tile.width - 24):
        room = min(tile.width - 24, max(width(text, scale.line) for _, text in lines) + scale.pitch + 8)
        _named(patch, lines, seat, tile.globe[0] - room / 2, y + scale.pitch * 0.6, room, scale)
    elif lines and y + scale.emblem + 2 <= foot:
        _emblems(patch, planet, tile.globe[0], y + scale.emblem * 0.6, tile.width - 20, scale.emblem, True)


def _named(
    patch: Patch,
    lines: tuple[tuple[Face, str], ...],
    seat: int,
    x: float,
    y: float,
    room: float,
    scale: Scale,
) -> None:
    indent = scale.pitch + 3
    for index, (face, text) in enumerate(lines):
        at = y + index * scale.pitch
        if face.type == "ship":
            patch.put(ship_mark(face.ship_class, scale.pitch - 6, SEATS[seat].colour), x + 11, at)
        elif face.type == "hidden":
            patch.put(words("?", scale.line, DIM, "middle", "middle"), x + 11, at)
        else:
            patch.put(picture_of(face, scale.pitch - 3, 3, 0.8), x + 11, at)
        tone = mix(INK, IVORY, 0.82)
        patch.put(
            words(fitted(text, scale.line, room - indent), scale.line, tone, "left", "middle"), x + indent, at
        )


def _emblems(
    patch: Patch, planet: PlanetFact, x: float, y: float, room: float, size: int, middle: bool
) -> None:
    """The emblems of environments, civilization and population in a row; how many do not fit."""
    faces = (*planet.env, *planet.civ, *planet.pop)
    each = size + 5
    most = max(0, int(room // each))
    shown = faces if len(faces) <= most else faces[: max(0, int((room - 28) // each))]
    rest = len(faces) - len(shown)
    run = len(shown) * each + (28 if rest else 0)
    left = x - run / 2 if middle else x
    for index, face in enumerate(shown):
        at = left + (index + 0.5) * each
        if face.type == "hidden":
            patch.put(words("?", SMALL, DIM, "middle", "middle"), at, y)
        else:
            patch.put(picture_of(face, size, 3, 0.9), at, y)
    if rest and room >= 26:
        patch.put(words(f"+{rest}", SMALL, DIM, "left", "middle"), left + len(shown) * each + 2, y)


def put_fleet(patch: Patch, fleet: tuple[ShipFact, ...], seat: int, tile: Tile) -> None:
    """An attacking Fleet before its target: the attacker's mark and the ships, beside the words or above the globe."""
    x, y = tile.globe
    size = int(min(44, max(24, tile.radius * 0.56)))
    shown = fleet[:4]
    rest = len(fleet) - len(shown)
    run = 30 + len(shown) * size * 0.9
    left, at = max(tile.x + 14, x - run / 2), max(y - tile.radius * 0.92, tile.y + 24)
    beside = tile.x + tile.width - run - (58 if rest else 26)
    if not tile.tall and beside > x + tile.radius * 1.36 + 230:
        left, at = beside, y
    patch.put(token(seat, 12), left + 12, at)
    for index, ship in enumerate(shown):
        mark = ship_mark(ship.face.ship_class, size, SEATS[seat].colour)
        patch.put(mark, left + 30 + (index + 0.5) * size * 0.9, at)
    if rest:
        patch.put(words(f"+{rest}", Type("semibold", 22, halo=3), IVORY, "left", "middle"), left + run, at)


@lru_cache(32)
def tile_outline(wide: int, high: int, colour: RGB, thick: float) -> Stamp:
    """A rounded frame around a tile, placed by its left upper corner."""
    mask = Image.new("L", ((wide + 8) * 2, (high + 8) * 2), 0)
    pen = ImageDraw.Draw(mask)
    pen.rounded_rectangle((8, 8, 2 * wide + 8, 2 * high + 8), 28, outline=255, width=round(2 * thick))
    return cropped(Stamp(colour, mask.reduce(2), 4, 4))


@lru_cache(8)
def mark_dot(seat: int, radius: int) -> Stamp:
    """A small flat mark of a seat."""
    return solid(SEATS[seat].colour, mark_mask(SEATS[seat].mark, radius, radius * 3 + 4))
