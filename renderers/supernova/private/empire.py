"""One empire by itself: every planet with its stack, laid out as in play: slightly offset, bottom edges readable.

A stack is read like a sum: its first card on top, below it the lower edge of each further card with P M D E, at the
foot what they come to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.supernova.table.state import Table
from renderers.kit.colours.palette import (
    CAPTION,
    DIM,
    EMBER,
    FAINT,
    FLASH,
    GOLD,
    INK,
    IVORY,
    LINE,
    PANEL,
    PANEL_ACTIVE,
    RGB,
    SEATS,
    mix,
)
from renderers.kit.letters.lettering import Type, fitted, fitting, sized, smaller, width, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate
from renderers.kit.stamps.globes import bearing_step
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import Say
from renderers.look import Look, Picture
from renderers.supernova.art.ground import night_ground
from renderers.supernova.board.panels import hand_icon
from renderers.supernova.board.signs import dots, home_mark
from renderers.supernova.cards.card import signed
from renderers.supernova.facts.faces import TINTS, Face, is_ringed, picture_of, ship_mark
from renderers.supernova.facts.facts import Empire, PlanetFact, ShipFact, Strength, facts_of
from renderers.supernova.words.texts import empire_text

LEFT, TOP, FULL, MOST = 24, 118, 1152, 1500
GAP = 12
LARGE = 1.42
"""How much larger all but the globes is in two columns than in three: what one decides by is then 27 pixels and more.

Globes are what weighs most: their grain compresses badly.
"""
HEAD = 117
"""Height of a planet's head in its block."""
PITCHES = ((37, 0), (33, 0), (30, 0), (27, 0), (30, 1), (27, 1), (33, 2), (27, 2))
"""Heights of a row, and how much is told in brief: 1 a ship in one row, 2 a planet's stack too."""
CELL = 34
"""Width of each of P, M, D, E."""
EDGE = 14
BESIDE = 39
"""From the edge of a card to its name, with the emblem between."""
LIGHT_FROM = bearing_step(0.5, -1)
"""Where the nova stands in this picture."""
FRAMES = Frames()


class Cut(NamedTuple):
    """How a block is drawn: its width, the height of a row, how much is told in brief, and how large all of it is."""

    wide: int
    pitch: int
    brief: int
    scale: float = 1.0

    def of(self, size: int) -> int:
        """A size in this scale."""
        return round(self.scale * size)

    def cell(self, index: int) -> int:
        """Where one of P, M, D, E ends."""
        return self.wide - self.of(19) - (3 - index) * self.of(CELL)

    @property
    def small(self) -> Type:
        """How what stands beside a planet is set."""
        return Type("medium", self.of(19))

    @property
    def captions(self) -> tuple[Type, ...]:
        """How status and race of a planet are set, by how much room they need."""
        return tuple(Type("caption", self.of(size), by) for size, by in ((19, 1.2), (19, 0.4), (18, 0.0)))


class Row(NamedTuple):
    """The lower edge of a card, or the foot of a stack: what it is called and its P M D E."""

    face: Face | None
    name: str
    values: tuple[str, str, str, str]
    depth: int
    """How far it is offset: 0 for the first card of its stack."""
    quiet: bool = False
    """Whether the name only says that the card is as printed."""


def _values(face: Face) -> tuple[str, str, str, str]:
    if face.type == "hidden":
        return "?", "?", "?", "?"
    p, m, d, e = (signed(face, value) if value else "0" for value in (face.p, *face.strengths))
    return p, m, d, e


def _total(p: int | None, strength: Strength | None) -> tuple[str, str, str, str]:
    m, d, e = ("?",) * 3 if strength is None else tuple(map(str, strength))
    return "?" if p is None else str(p), m, d, e


def rows_of(planet: PlanetFact, say: Say, brief: int = 0) -> list[Row]:
    """The stack of a planet, then each ship in its orbit with its own; in brief only what they come to."""
    if brief > 1:
        cards = len(planet.env) + len(planet.civ) + len(planet.pop)
        told = say("picture-with", count=cards) if cards else say("picture-as-printed")
        rows = [Row(planet.face, told, _total(planet.potential, planet.strength), 0, not cards)]
        return rows + [row for ship in planet.ships for row in ship_rows(ship, say, brief)]
    rows = [Row(planet.face, say("picture-as-printed"), _values(planet.face), 0, True)]
    rows += [
        Row(face, face.name, _values(face), depth)
        for depth, face in enumerate((*planet.env, *planet.civ, *planet.pop), 1)
    ]
    if len(rows) > 1:
        rows.append(Row(None, say("picture-together"), _total(planet.potential, planet.strength), 0))
    for ship in planet.ships:
        rows += ship_rows(ship, say, brief)
    return rows


def ship_rows(ship: ShipFact, say: Say, brief: int = 0) -> list[Row]:
    """The stack of a ship."""
    if brief:
        more = len(ship.mods) + len(ship.crew)
        name = ship.face.name + (f" +{more}" if more else "")
        return [Row(ship.face, name, _total(ship.hold, ship.strength), 0)]
    name = say("picture-fled", ship=ship.face.name) if ship.fled else ship.face.name
    rows = [Row(ship.face, name, _values(ship.face), 0)]
    rows += [
        Row(face, face.name, _values(face), depth) for depth, face in enumerate((*ship.mods, *ship.crew), 1)
    ]
    if len(rows) > 1:
        rows.append(Row(None, say("picture-together"), _total(ship.hold, ship.strength), 0))
    return rows


@cached_pixels
def planet_block(planet: PlanetFact, seat: int, cut: Cut, say: Say) -> Stamp:
    """A planet with its stack and its ships, placed by its left upper corner."""
    of, wide = cut.of, cut.wide
    rows = rows_of(planet, say, cut.brief)
    plate = Plate(wide, of(HEAD) + len(rows) * cut.pitch + EDGE, 16, fill=PANEL)
    globe = round(cut.scale**0.25 * (66 if is_ringed(planet.face) else 76))
    plate.put(picture_of(planet.face, globe, LIGHT_FROM), of(56), of(54))
    styles = (Type("semibold", of(size)) for size in (31, 27, 24, 22))
    name = sized(planet.face.name, wide - of(160), *styles)
    left = of(108)
    plate.put(words(*name, IVORY, "left", "middle"), left, of(30))
    if planet.status == "homeworld":
        plate.put(home_mark(of(24)), left + width(*name) + of(18), of(30))
    said = say(f"picture-{planet.status}").upper() + (f" · {planet.race.upper()}" if planet.race else "")
    caption = sized(said, wide - left - 12, *cut.captions)
    plate.put(words(*caption, CAPTION, "left", "middle"), left, of(62))
    end = _dots(plate, planet, left, of(85), wide - left - 18, cut, say)
    if planet.closed:
        closed, style = say("picture-closed"), cut.small
        beside = fitting(closed, wide - 18 - end - 14, style, *smaller(style))
        if beside is not None:
            plate.put(words(closed, beside, EMBER, "right", "middle"), wide - 18, of(85))
        else:
            below = sized(closed, cut.cell(0) - of(24) - 20, style)
            plate.put(words(*below, EMBER, "left", "middle"), 20, of(HEAD - 10))
    _rows(plate, rows, seat, cut, of(HEAD))
    return plate.stamp()


def _dots(plate: Plate, planet: PlanetFact, x: float, y: float, most: float, cut: Cut, say: Say) -> float:
    """Population and room in dots, then the orbit in words; returns where they end."""
    room = planet.potential if planet.potential is not None else len(planet.pop)
    if room or planet.pop:
        plate.put(dots(len(planet.pop), room), x, y)
    said = say("picture-orbit", used=planet.used, support="?" if planet.support is None else planet.support)
    dotted = max(room, len(planet.pop)) * 18 + 10
    orbit = sized(said, most - dotted, cut.small)
    plate.put(words(*orbit, DIM, "left", "middle"), x + dotted, y)
    return x + dotted + width(*orbit)


@cached_pixels
def deep_block(ships: tuple[ShipFact, ...], seat: int, cut: Cut, say: Say) -> Stamp:
    """The ships in Deep Space."""
    rows = [row for ship in ships for row in ship_rows(ship, say, cut.brief)]
    top = cut.of(52)
    plate = Plate(cut.wide, top + len(rows) * cut.pitch + EDGE, 16, fill=PANEL)
    styles = (Type("caption", cut.of(24), 2.2), *cut.captions)
    title = sized(say("picture-deep-space").upper(), cut.wide - cut.of(170), *styles)
    plate.put(words(*title, IVORY, "left", "middle"), 20, cut.of(28))
    _rows(plate, rows, seat, cut, top)
    return plate.stamp()


def _rows(plate: Plate, rows: list[Row], seat: int, cut: Cut, top: int) -> None:
    of, wide, pitch = cut.of, cut.wide, cut.pitch
    size = of(22 if pitch > of(30) else 20)
    caption = Type("medium", of(18))
    for index, letter in enumerate("PMDE"):
        plate.put(words(letter, caption, DIM, "right", "middle"), cut.cell(index), top - of(10))
    for index, row in enumerate(rows):
        y = top + index * pitch
        middle = y + pitch / 2
        inset = 12 + min(3 * row.depth, 12)
        emblem = inset + of(21)
        if row.face is None:
            plate.put(_bar(wide - 24, 2, LINE), 12, y)
        else:
            plate.put(_edge(wide - 12 - inset, pitch - 3, TINTS.get(row.face.type, DIM)), inset, y + 1)
            if row.face.type == "ship":
                mark = ship_mark(row.face.ship_class, pitch - of(11), SEATS[seat].colour)
                plate.put(mark, emblem, middle)
            elif row.face.type == "hidden":
                plate.put(words("?", caption, DIM, "middle", "middle"), emblem, middle)
            else:
                plate.put(picture_of(row.face, pitch - of(8), 3, 0.8), emblem, middle)
        strong = row.face is None
        first = 0 if row.values[0] != "0" or strong else 1
        large = size + (3 if strong else 1)
        taken = width(row.values[first], _number(row.values[first], large, cut))
        beside = inset + of(BESIDE)
        room = cut.cell(first) - taken - 3 - beside
        tone: RGB = DIM if strong or row.quiet else mix(INK, IVORY, 0.88)
        sizes = (size, size - 1, size - 2, size - 3, of(18))
        styles = [*(Type("medium", one) for one in sizes), Type("medium", of(18), -0.65)]
        plate.put(words(*sized(row.name, room, *styles), tone, "left", "middle"), beside, middle)
        for cell, value in enumerate(row.values):
            if value == "0" and cell == 0 and not strong:
                continue
            if value == "0" and row.depth:
                value = "·"
            colour: RGB = FAINT if value in ("0", "·") else FLASH if strong else IVORY
            style = _number(value, large, cut)
            plate.put(words(value, style, colour, "right", "middle"), cut.cell(cell), middle)


def _number(value: str, large: int, cut: Cut) -> Type:
    """How a number is set: as large as leaves a gap to the number before it."""
    styles = [Type("semibold", large - less, features=("pnum", "case")) for less in range(5)]
    return next((style for style in styles if width(value, style) <= cut.of(CELL) - 8), styles[-1])


@cached_pixels
def _edge(wide: int, high: int, tint: RGB) -> Stamp:
    """The lower edge of a card: a plate with the tint of its type at the left."""
    plate = Plate(wide, high, 7, fill=PANEL_ACTIVE)
    plate.picture.paste(mix(tint, INK, 0.25), (0, 0, 5, high))
    return plate.stamp()


@cached_pixels
def _bar(wide: int, high: int, colour: RGB) -> Stamp:
    return Plate(wide, high, 1, fill=colour).stamp()


def _blocks(empire: Empire, cut: Cut, say: Say) -> list[Stamp]:
    found = [planet_block(planet, empire.seat, cut, say) for planet in empire.planets]
    if empire.deep:
        found.append(deep_block(empire.deep, empire.seat, cut, say))
    return found


def cuts(count: int) -> Iterator[Cut]:
    """How so many blocks may be drawn, the best to read first: in two columns while that has room, then in three."""
    wide = (FULL - GAP) // 2
    yield from (Cut(wide, round(LARGE * pitch), brief, LARGE) for pitch, brief in PITCHES[:3])
    wide = wide if count <= 2 else (FULL - 2 * GAP) // 3
    yield from (Cut(wide, pitch, brief) for pitch, brief in PITCHES)


def arranged(empire: Empire, say: Say) -> tuple[list[tuple[Stamp, int, int]], int]:
    """Blocks with their corners, in columns as even as can be, and where they end; the largest rows that fit."""
    placed: list[tuple[Stamp, int, int]] = []
    end = TOP
    for cut in cuts(len(empire.planets) + bool(empire.deep)):
        feet = [TOP] * (FULL // cut.wide)
        placed = []
        for block in _blocks(empire, cut, say):
            column = feet.index(min(feet))
            placed.append((block, LEFT + column * (cut.wide + GAP), feet[column]))
            feet[column] += block.height + GAP
        end = max(feet)
        if end <= MOST - 8:
            break
    return placed, end


def render_empire(view: Table, look: Look, seat: int) -> Picture:
    """The empire of a seat with every card of its stacks."""
    facts = facts_of(view, look)
    empire = facts.empires[seat]
    scene = Scene()
    scene.put(token(seat, 22), 62, 62)
    said = f"{empire.potential}{'' if empire.sure else '+'}"
    scene.put(words(f"/{facts.goal}", Type("semibold", 32), DIM, "right"), 1156, 84)
    hero = Type("extrabold", 68, features=("pnum", "case"))
    right = 1156 - width(f"/{facts.goal}", Type("semibold", 32)) - 4
    scene.put(words(said, hero, GOLD if empire.potential >= facts.goal else FLASH, "right"), right, 84)
    right -= width(said, hero) + 40
    scene.put(words(str(empire.hand), Type("semibold", 32), IVORY, "right", "middle"), right, 62)
    scene.put(hand_icon(34), right - width(str(empire.hand), Type("semibold", 32)) - 24, 62)
    name = Type("semibold", 44)
    scene.put(words(fitted(empire.name, name, 600), name, IVORY, "left", "middle"), 100, 62)
    placed, end = arranged(empire, facts.say)
    for block, x, y in placed:
        scene.put(block, x, y)
    if not placed:
        none = facts.say("picture-no-planet")
        scene.put(words(none, Type("medium", 28), FAINT, "middle", "middle"), 600, TOP + 60)
        end = TOP + 130
    height = min(MOST, max(end, 260))
    frame = FRAMES.draw(("empire", seat, look.names, look.language), night_ground(height), scene)
    return Picture(frame.file(), empire_text(facts, look, seat))
