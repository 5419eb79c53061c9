"""Small parts of a planet on the table: orbit and ships on it, dots for population, M D E, the sign of a Homeworld."""

from __future__ import annotations

from math import cos, pi, radians, sin

from PIL import Image, ImageDraw

from renderers.kit.colours.palette import DIM, EMBER, FAINT, IVORY, RGB, SEATS
from renderers.kit.letters.lettering import Type, width, words
from renderers.kit.picture.patches import Patch
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, fine_mask, reduced, solid
from renderers.kit.stamps.brush import LIGHT, Brush, emblem
from renderers.kit.stamps.globes import tilted
from renderers.kit.stamps.pieces import token
from renderers.supernova.art.vessels import CLASSES
from renderers.supernova.board.tiles import SCALES, TINY, Scale, Tile
from renderers.supernova.facts.faces import every_face, ship_mark
from renderers.supernova.facts.facts import ShipFact

TILT = -14
"""How orbits are turned, in degrees clockwise."""


@cached_pixels
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


@cached_pixels
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


@cached_pixels
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
    size, places = ship_places(len(ships), x, y, radius)
    shown = ships if len(ships) == len(places) else ships[: len(places) - 1]
    for ship, place in zip(shown, places, strict=False):
        patch.put(ship_mark(ship.face.ship_class, size, SEATS[seat].colour), *place)
    if len(ships) > len(shown):
        rest = Type("semibold", 22, halo=3)
        patch.put(words(f"+{len(ships) - len(shown)}", rest, IVORY, "middle", "middle"), *places[-1])


def ship_places(count: int, x: float, y: float, radius: int) -> tuple[int, list[tuple[float, float]]]:
    """The size of ships around a globe, and where they stand; the last place is for all that have none."""
    size = int(min(44, max(24, radius * 0.56)))
    places = min(count, max(2, int(radius * 2.7 / (size * 0.86))))
    turns = [pi * (0.93 - 0.86 * (i + 0.5) / max(places, 3)) for i in range(places)]
    return size, [(x + dx, y + dy) for dx, dy in (on_orbit(radius, turn) for turn in turns)]


def put_fleet(patch: Patch, fleet: tuple[ShipFact, ...], seat: int, tile: Tile) -> None:
    """An attacking Fleet before its target: the attacker's mark and the ships, beside the words or above the globe."""
    x, y = tile.globe
    size = int(min(44, max(24, tile.radius * 0.56)))
    shown = fleet[:4]
    rest = len(fleet) - len(shown)
    run = 30 + len(shown) * size * 0.9
    left, at = max(tile.x + 14, x - run / 2), max(y - tile.radius * 0.92, tile.y + size / 2 + 12)
    beside = tile.x + tile.width - run - (58 if rest else 26)
    if not tile.tall and beside > x + tile.radius * 1.36 + 230:
        left, at = beside, y
    patch.put(token(seat, 12), left + 12, at)
    for index, ship in enumerate(shown):
        mark = ship_mark(ship.face.ship_class, size, SEATS[seat].colour)
        patch.put(mark, left + 30 + (index + 0.5) * size * 0.9, at)
    if rest:
        patch.put(words(f"+{rest}", Type("semibold", 22, halo=3), IVORY, "left", "middle"), left + run, at)


def prepare() -> None:
    """Make the marks, numbers and names that tables are full of."""
    for scale in (TINY, *SCALES):
        for number in range(13):
            words(str(number), scale.number, IVORY if number else FAINT, "left", "middle")
        for letter in "MDE":
            words(letter, scale.letter, DIM, "left", "middle")
    for face in every_face():
        if face.type == "planet":
            for size in (27, 28):
                words(face.name, Type("semibold", size), IVORY, "left", "middle")
    for seat in SEATS:
        for ship_class in CLASSES:
            ship_mark(ship_class, 24, seat.colour)
    for used in range(4):
        for room in range(5):
            dots(used, max(room, 1))
    home_mark(22)
