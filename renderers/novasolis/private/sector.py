"""A sector seen closely: its plate as large as there is room, and beside it all that stands there in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.games.novasolis.core.table.state import NO_RELIC, NONE, Table
from renderers.kit.colours.palette import CAPTION as CAPTION_TONE
from renderers.kit.colours.palette import DIM, EMBER, IVORY, LINE, RGB
from renderers.kit.letters.lettering import CAPTION, Type, sized, words
from renderers.kit.letters.paragraphs import paragraph
from renderers.kit.picture.canvas import Scene, Slab
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.patches import Patch
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp, cropped
from renderers.kit.stamps.lines import TWICE
from renderers.kit.stamps.pieces import enemy, structure, token
from renderers.kit.texts.saying import shortened
from renderers.look import Look, Picture
from renderers.novasolis.art.geometry import GAP, corners
from renderers.novasolis.art.glyphs import glyph
from renderers.novasolis.art.ground import CORE, GLASS, HOLE_SIDE, HOLES, lay_plates, night_ground
from renderers.novasolis.art.pieces import clash, flagship, gate, realm, ruin, star, tile
from renderers.novasolis.board.plates import put_inside, stage_of
from renderers.novasolis.facts.facts import Facts, Location, Place, facts_of
from renderers.novasolis.words.paragraphs import fate_of, gate_text, sector_text, units_of

FRAMES = Frames()
SIZE, UNIT = 320.0, 3.1
"""From the middle of the plate to its corner, and how much larger things are than on the map for six."""
MIDDLE = (316, 340)
BASE = (20, 14, 592, 652)
"""The box (left, top, width, height) of the plate."""
HIGH, LEFT, ROOM = 690, 640, 530
TITLES = (Type("semibold", 38), Type("semibold", 32), Type("semibold", 26))
LINE_TYPES = (Type("semibold", 25), Type("semibold", 22), Type("medium", 20))
GIVES = (22, 20, 18)


class Line(NamedTuple):
    """A line of the list: a sign, a text, and a second one below it ("" for none)."""

    sign: Stamp
    text: str
    more: str = ""
    tone: RGB = IVORY


def render_sector(view: Table, look: Look, number: int) -> Picture:
    """The picture of a sector and all that stands in it."""
    facts = facts_of(view, look)
    place = facts.places[number]
    scene, listed = Scene(), Scene()
    stage = stage_of(facts) if facts.hole else None
    heart = _heart(stage) if number == 0 else None
    scene.lay(_base(heart, NONE if place.owner == NONE else facts.hues[place.owner]), *BASE[:2])
    if not (number == 0 and facts.hole):
        put_inside(scene, facts, place, *MIDDLE, UNIT)
    listed.put(words(*sized(place.title, ROOM, *TITLES), IVORY, "left", "middle"), LEFT, 60)
    caption = facts.say("picture-sector", sector=place.word).upper()
    listed.put(words(*sized(caption, ROOM, CAPTION), CAPTION_TONE, "left", "middle"), LEFT, 102)
    lines = list(_lines(facts, place))
    step = min(66.0, (HIGH - 160) / max(1, len(lines)))
    for at, line in enumerate(lines):
        _put_line(listed, line, 156 + at * step)
    lay_plates(night_ground(HIGH), listed, scene)
    frame = FRAMES.draw(("sector", look.names, look.language), night_ground(HIGH), scene)
    return Picture(frame.file(look.size), shortened(sector_text(facts, look, number)))


def _put_line(scene: Scene, line: Line, y: float) -> None:
    scene.put(line.sign, LEFT + 26, y)
    up = 13 if line.more else 0
    scene.put(
        words(*sized(line.text, ROOM - 66, *LINE_TYPES), line.tone, "left", "middle"), LEFT + 66, y - up
    )
    if line.more:
        body = paragraph(line.more, "medium", GIVES, ROOM - 66, 26)
        scene.put(words(body.lines[0], body.style, DIM, "left", "middle"), LEFT + 66, y + 16)


def _lines(facts: Facts, place: Place) -> Iterator[Line]:
    """Who owns it, what else is the matter, who is there, and each location."""
    say = facts.say
    if place.owner != NONE:
        key = "board-home" if place.capital else "board-colony"
        said = facts.words.capital(say(key, player=_name(facts, place.owner)))
        yield Line(structure("foundry", facts.hues[place.owner], 20), said)
    if place.contested:
        yield Line(clash(17), facts.words.capital(say("board-is-contested")), tone=EMBER)
    if place.charted:
        yield Line(glyph("flag", 28, CAPTION_TONE), facts.words.capital(say("board-is-charted")))
    if place.gate != NONE:
        names = [_name(facts, side) for side in range(len(facts.players))]
        said = facts.words.capital(gate_text(facts, place.gate, names))
        friends = tuple(ally.hue for ally in facts.players[place.gate].more.allies)
        yield Line(gate(facts.hues[place.gate], 17, friends=friends), said)
    if place.rift:
        said = say("board-rift-active" if place.awake else "board-rift")
        yield Line(gate(None, 17, place.awake), facts.words.capital(said))
    for side in range(len(place.ships)):
        if said := units_of(facts, place, side):
            sign = token(facts.hues[side], 17) if side < len(facts.players) else enemy(15)
            if place.flagships[side]:
                sign = flagship(facts.hues[side], 19)
            yield Line(sign, _plain(facts, side), said)
    for at, location in enumerate(place.locations):
        yield _location(facts, at, location)


def _location(facts: Facts, at: int, location: Location) -> Line:
    say, known = facts.say, location.title or location.colour == "anomaly"
    sign = tile(location.colour, location.gives, 24.0) if known else star(location.colour, 42)
    if location.broken:
        sign = ruin(location.colour, 42)
    kind = say(f"board-location-{location.colour}")
    title = location.title or facts.words.capital(kind)
    told = [kind] * bool(location.title) + [say(f"board-gives-{name}") for name in location.gives]
    told += [say("board-artifact")] * (location.relic != NO_RELIC)
    told += fate_of(facts, location)
    return Line(sign, f"#{at} {title}", facts.words.in_a_row(told) if told else "")


def _plain(facts: Facts, side: int) -> str:
    return facts.players[side].name if side < len(facts.players) else facts.words.capital(facts.entity)


def _name(facts: Facts, side: int) -> str:
    return f"={_plain(facts, side)}"


def _mask() -> Image.Image:
    side = round(SIZE * 2 * TWICE)
    mask = Image.new("L", (side, side), 0)
    path = [((x + SIZE) * TWICE, (y + SIZE) * TWICE) for x, y in corners(SIZE - GAP)]
    ImageDraw.Draw(mask).polygon(path, fill=255)
    return mask.reduce(TWICE)


@cached_pixels
def _plate() -> Stamp:
    """The empty plate, placed by its middle."""
    mask = _mask()
    picture = Image.new("RGB", mask.size, GLASS)
    path = [((x + SIZE), (y + SIZE)) for x, y in corners(SIZE - GAP - 2)]
    ImageDraw.Draw(picture).line([*path, path[0], path[1]], fill=LINE, width=3)
    return cropped(Stamp(picture, mask, mask.width / 2, mask.height / 2))


@cached_pixels
def _base(middle: Stamp | None, hue: int) -> Slab:
    """What never moves: the plate, the middle of the map if this is it, the colour of a realm (NONE: nobody's)."""
    patch = Patch(night_ground(HIGH), *BASE)
    for stamp in (_plate(), middle, None if hue == NONE else realm(hue, (), SIZE)):
        if stamp is not None:
            patch.put(stamp, *MIDDLE)
    return patch.slab()


@cached_pixels
def _heart(stage: int | None) -> Stamp:
    """The black hole in one of its sizes, or the core (None), as large as the plate."""
    art = (CORE if stage is None else HOLES[stage]).load()
    mask = _mask()
    whole = Image.new("RGB", mask.size, GLASS)
    wide = round(HOLE_SIDE * UNIT * 1.06)
    large = art.resize((wide, wide), Image.Resampling.BICUBIC)
    whole.paste(large, ((mask.width - wide) // 2, (mask.height - wide) // 2))
    return cropped(Stamp(whole, mask, mask.width / 2, mask.height / 2))
