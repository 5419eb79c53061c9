"""A planet on the table: its globe lit by the nova with its potential, ships on a thin orbit, M D E, dots for people.

With room to spare its cards follow one a line; with less, their emblems in a row; the zoom on an empire has all.
"""

from __future__ import annotations

from renderers.kit.colours.palette import DIM, EMBER, FLASH, INK, IVORY, PANEL, SEATS, mix
from renderers.kit.letters.lettering import Type, sized, width, words
from renderers.kit.picture.patches import Patch
from renderers.kit.stamps.globes import bearing_step
from renderers.kit.texts.saying import Say
from renderers.supernova.board.signs import dots, home_mark, orbit, put_ships, strengths, strengths_width
from renderers.supernova.board.tiles import (
    LOWEST,
    TINY,
    Scale,
    Tile,
    by_room,
    cards_top,
    name_middle,
    scale_of,
)
from renderers.supernova.facts.faces import Face, picture_of, ship_mark
from renderers.supernova.facts.facts import PlanetFact

NAME_SIZES = (28, 27, 24, 22, 20, 18, 17)
SMALL = Type("medium", 20)
ORBITS = tuple(Type("semibold", size) for size in (27, 25, 23, 21))
COUNTS = tuple(Type("medium", size) for size in (27, 24, 20))
SMALLEST = 28
"""The least size of a potential, as large as the other numbers of a planet."""
ABOVE_LINES = 4
"""How much smaller than the distance of lines are words that stand above these."""
ORBIT_MARK = 32
"""How much room the sign before the strengths of an orbit takes."""


def put_planet(
    patch: Patch, planet: PlanetFact, seat: int, tile: Tile, nova: tuple[float, float], say: Say
) -> None:
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
    if planet.potential is not None:
        style = Type("extrabold", max(SMALLEST, round(tile.radius * 0.5)), halo=3, features=("pnum", "case"))
        patch.put(words(str(planet.potential), style, FLASH, "middle", "middle"), x, y - tile.radius * 0.3)
    if tile.tall:
        _words_below(patch, planet, seat, tile, say)
    else:
        _words_beside(patch, planet, seat, tile, say)


def _name(patch: Patch, planet: PlanetFact, x: float, y: float, room: float, size: int, middle: bool) -> None:
    mark = 24 if planet.status == "homeworld" else 0
    sizes = (size, *(smaller for smaller in NAME_SIZES if smaller < size))
    styles = [Type("semibold", one) for one in sizes]
    text, style = sized(planet.face.name, room - mark, *styles)
    run = width(text, style)
    left = x - (run + mark) / 2 if middle else x
    patch.put(words(text, style, IVORY, "left", "middle"), left, y)
    if mark:
        patch.put(home_mark(22), left + run + 15, y)


def _words_below(patch: Patch, planet: PlanetFact, seat: int, tile: Tile, say: Say) -> None:
    x = tile.globe[0]
    scale = scale_of(tile.radius, tile.height, tile.width - 16)
    y = name_middle(tile, scale)
    _name(patch, planet, x, y, tile.width - 16, scale.name, True)
    y += scale.block * 0.4
    strengths(patch, planet.strength, x - strengths_width(planet.strength, scale) / 2, y, scale)
    y += scale.block * 0.36
    _dots_row(patch, planet, seat, x, y, tile.width - 20, True, say)
    _cards(patch, planet, seat, tile, cards_top(tile, scale), scale)


def _words_beside(patch: Patch, planet: PlanetFact, seat: int, tile: Tile, say: Say) -> None:
    x = tile.globe[0] + tile.radius * 1.42 + 14
    room = tile.x + tile.width - x - 14
    scale = scale_of(tile.radius, tile.height, room)
    if tile.height < LOWEST:
        _in_two_lines(patch, planet, x, tile.y + tile.height / 2, room)
        return
    lines = _lines(planet)
    spare = tile.height - scale.block - 14
    scale = _legible(lines, scale, room, spare)
    named = _all_named(lines, scale, room, spare)
    row = not named and bool(lines) and spare >= scale.emblem + 4
    fliers = lines[len(lines) - len(planet.ships) :]
    flown = row and spare >= scale.emblem + 14 + scale.pitch * len(fliers) and _fit(fliers, scale, room)
    more = scale.pitch * len(lines) if named else scale.emblem + 6 if row else 0
    more += scale.pitch * len(fliers) if flown else 0
    top = tile.y + (tile.height - scale.block - more) / 2
    _name(patch, planet, x, top + scale.block * 0.18, room + 8, scale.name, False)
    strengths(patch, planet.strength, x, top + scale.block * 0.57, scale)
    y = top + scale.block * 0.9
    most = scale.pitch - ABOVE_LINES if named else COUNTS[0].size
    _dots_row(patch, planet, seat, x, y, room, False, say, not named and not row, most)
    if named:
        _named(patch, lines, seat, x, y + scale.pitch, room, scale)
    elif row:
        below = y + scale.emblem / 2 + 16
        if planet.env or planet.civ or planet.pop:
            _emblems(patch, planet, x, below, room, scale.emblem, False)
            below += scale.emblem / 2 + 6
        if flown:
            _named(patch, fliers, seat, x, below + scale.pitch * 0.5, room, scale)


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
    patch: Patch,
    planet: PlanetFact,
    seat: int,
    x: float,
    y: float,
    room: float,
    middle: bool,
    say: Say,
    emblems: bool = False,
    most: int = COUNTS[0].size,
) -> None:
    """Dots, what the ships in orbit have, then what else is to be known of it; in small tiles emblems of its cards.

    Words are set in a size of `most` pixels.
    """
    known = planet.potential if planet.potential is not None else len(planet.pop)
    count = max(len(planet.pop), known)
    unknown = "?" if planet.potential is None else ""
    taken: float = count * 18 + (14 if unknown else 0)
    ships = "" if planet.orbit is None else "/".join(map(str, planet.orbit))
    style = next((one for one in ORBITS if taken + ORBIT_MARK + width(ships, one) <= room), ORBITS[-1])
    counted, flying = f"{len(planet.pop)}/{known}", ORBIT_MARK + width(ships, style)
    numbers = next((one for one in COUNTS if 22 + width(counted, one) + flying <= room), COUNTS[-1])
    if ships and taken + flying > room:
        count, unknown = 1, ""
        taken = 22 + width(counted, numbers)
    else:
        counted = ""
    flown = ORBIT_MARK + width(ships, style) if ships else 0
    taken += flown
    keys = ["picture-new"] if planet.fresh and not emblems else []
    keys = ["picture-closed", "picture-closed-short"] if planet.closed else keys
    left_over = room - taken - 24
    sizes = [one for one in COUNTS if one.size <= most] or COUNTS[-1:]
    fitting = ((word, one) for word in map(say, keys) for one in sizes if width(word, one) <= left_over)
    said, saying = next(fitting, ("", SMALL))
    run = taken + (width(said, saying) + 10 if said else 0)
    left = x - run / 2 if middle else x
    if counted:
        patch.put(dots(1, 1), left, y)
        patch.put(words(counted, numbers, IVORY, "left", "middle"), left + 22, y)
        left += taken - flown
    elif count:
        patch.put(dots(len(planet.pop), known), left, y)
        left += count * 18
    if unknown:
        patch.put(words("?", SMALL, DIM, "left", "middle"), left + 2, y)
        left += 14
    if ships:
        flier = ship_mark(planet.ships[0].face.ship_class, 20, SEATS[seat].colour)
        patch.put(flier, left + 18, y)
        patch.put(words(ships, style, IVORY, "left", "middle"), left + ORBIT_MARK, y)
        left += flown
    if said:
        patch.put(words(said, saying, EMBER if planet.closed else DIM, "left", "middle"), left + 8, y)
        left += width(said, saying) + 10
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


def _legible(lines: tuple[tuple[Face, str], ...], scale: Scale, room: float, high: float) -> Scale:
    """The largest lines in which all cards of a planet have room; the smallest if they have none."""
    *larger, smallest = by_room(scale)
    return next((one for one in larger if _all_named(lines, one, room, high)), smallest)


def _all_named(lines: tuple[tuple[Face, str], ...], scale: Scale, room: float, high: float) -> bool:
    """Whether all cards of a planet have a line each in room so wide and high."""
    return bool(lines) and scale.pitch * len(lines) <= high and _fit(lines, scale, room)


def _cards(patch: Patch, planet: PlanetFact, seat: int, tile: Tile, y: float, scale: Scale) -> None:
    """The cards on a planet, in the room under its dots."""
    lines = _lines(planet)
    foot = tile.y + tile.height - 8
    scale = _legible(lines, scale, tile.width - 24, foot - y)
    if _all_named(lines, scale, tile.width - 24, foot - y):
        room = min(tile.width - 24, max(width(text, scale.line) for _, text in lines) + scale.pitch + 8)
        _named(patch, lines, seat, tile.globe[0] - room / 2, y + scale.pitch * 0.6, room, scale)
    elif lines and y + scale.emblem + 2 <= foot:
        _emblems(patch, planet, tile.globe[0], y + scale.emblem * 0.6, tile.width - 20, scale.emblem, True)
        fliers, top = lines[len(lines) - len(planet.ships) :], y + scale.emblem * 1.1 + 8
        if fliers and top + scale.pitch * len(fliers) <= foot and _fit(fliers, scale, tile.width - 24):
            room = max(width(text, scale.line) for _, text in fliers) + scale.pitch + 8
            _named(patch, fliers, seat, tile.globe[0] - room / 2, top + scale.pitch * 0.5, room, scale)


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
        patch.put(words(*sized(text, room - indent, scale.line), tone, "left", "middle"), x + indent, at)


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
