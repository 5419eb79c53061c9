"""The empires as they lie in space: their planets in two arcs around the nova, ships in orbit, and no word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from renderers.kit.colours.palette import PANEL, SEATS, SPACE, mix
from renderers.kit.picture.canvas import Ground, Scene, ground_of
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.stamps.globes import bearing_step
from renderers.kit.stamps.pieces import token
from renderers.supernova.art.geometry import layout_of
from renderers.supernova.art.ground import PAINTS, TABLES
from renderers.supernova.board.signs import orbit, ship_places
from renderers.supernova.facts.faces import picture_of, ship_mark
from renderers.supernova.facts.facts import Empire, PlanetFact

SIZE = 1120
MIDDLE = SIZE / 2
ARCS = (310.0, 462.0)
"""How far from the nova planets stand."""
RADII = (90, 84, 78, 72, 66, 60, 54, 48, 42, 36, 30)
"""Of a planet, the largest first."""
APART = 2.75
"""Radii from planet to planet."""
SHARE = 0.9
"""The part of its share of an arc that an empire may fill."""
GROWN = 2.0
"""How much larger the nova is than on the table."""
COUNT = 2
"""The table whose nova is taken: nothing lies near it."""


@cached_pixels
def sky() -> Ground:
    """The nova in the middle of empty space. Raises BadData."""
    layout = layout_of(COUNT)
    reach = layout.band // 2
    box = (layout.cx - reach, layout.cy - reach, layout.cx + reach, layout.cy + reach)
    nova = TABLES[COUNT].load().crop(box)
    size = round(2 * reach * GROWN)
    nova = nova.resize((size, size), Image.Resampling.LANCZOS)
    fade = Image.new("L", nova.size, 0)
    edge = size // 12
    ImageDraw.Draw(fade).ellipse((edge, edge, size - edge, size - edge), fill=255)
    picture = Image.new("RGB", (SIZE, SIZE), SPACE)
    at = round(MIDDLE - size / 2)
    picture.paste(nova, (at, at), fade.filter(ImageFilter.GaussianBlur(edge / 2)))
    return ground_of(picture, PAINTS.palette)


def put_empires(scene: Scene, empires: Sequence[Empire]) -> None:
    """Every empire in its part of the sky, in the order of the seats, clockwise from above."""
    if not empires:
        return
    most = max(len(empire.planets) for empire in empires)
    turn = 2 * pi / len(empires)
    radius = next((each for each in RADII if sum(_rooms(each, turn)) >= most), RADII[-1])
    for number, empire in enumerate(empires):
        places = _places(len(empire.planets), radius, turn, turn * number - pi / 2)
        for planet, (x, y) in zip(empire.planets, places, strict=True):
            _put_planet(scene, planet, empire.seat, x, y, radius)


def _rooms(radius: int, turn: float) -> list[int]:
    """How many planets have room on each arc."""
    return [max(1, int(arc * turn * SHARE / (radius * APART))) for arc in ARCS]


def _places(count: int, radius: int, turn: float, middle: float) -> Iterator[tuple[float, float]]:
    """Where the planets of an empire stand, around the bearing of its `middle`."""
    rooms = _rooms(radius, turn)
    near = min(rooms[0], max(count - rooms[1], round(count * ARCS[0] / sum(ARCS))))
    for arc, many in zip(ARCS, (near, count - near), strict=True):
        step = min(turn * SHARE / max(1, many), radius * APART * 1.5 / arc)
        for at in range(many):
            angle = middle + (at - (many - 1) / 2) * step
            yield MIDDLE + arc * cos(angle), MIDDLE + arc * sin(angle)


def _put_planet(scene: Scene, planet: PlanetFact, seat: int, x: float, y: float, radius: int) -> None:
    colour = mix(PANEL, SEATS[seat].colour, 0.8)
    scene.put(orbit(radius, colour, False), x, y)
    scene.put(picture_of(planet.face, 2 * radius, bearing_step(MIDDLE - x, MIDDLE - y)), x, y)
    scene.put(orbit(radius, colour, True), x, y)
    size, places = ship_places(len(planet.ships), x, y, radius)
    for ship, place in zip(planet.ships, places, strict=False):
        scene.put(ship_mark(ship.face.ship_class, size, SEATS[seat].colour), *place)
    scene.put(token(seat, round(radius * 0.36)), x + radius * 0.72, y + radius * 0.72)
