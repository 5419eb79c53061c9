"""The races to choose from, side by side: levels, home resource, what each always does, and its technologies."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text
from bot.engine.words import Words, words_of
from bot.games.novasolis.core.cards.cards import LEVELS, RACES, TECHNOLOGIES, archive
from bot.games.novasolis.core.cards.phrases import text_of
from bot.games.novasolis.core.table.state import Table
from renderers.kit.colours.palette import DIM, GOLD, IVORY
from renderers.kit.letters.lettering import CAPTION_SMALL, Type, sized, words
from renderers.kit.letters.paragraphs import wrapped
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import CardPlate
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Look, Picture
from renderers.novasolis.art.geometry import FULL
from renderers.novasolis.art.glyphs import glyph, resource
from renderers.novasolis.art.ground import lay_plates, night_ground
from renderers.novasolis.cards.cards import title_of
from renderers.novasolis.facts.facts import GAME
from renderers.novasolis.private.hand import TITLE

FRAMES = Frames()
EDGE, GAP, TOP, SIDE = 24, 12, 96, 20
NAMES = tuple(Type("semibold", size) for size in (36, 33, 30))
NUMBER = Type("extrabold", 36)
FIGURE = tuple(Type("medium", size) for size in (21, 20, 19))
SAID, PITCH = Type("medium", 27), 34
HINT = Type("caption", 27, 1.5)
HEAD = 176
"""How high the part of a sheet is that has its name and its figures."""


def choosing(look: Look) -> list[int]:
    """The races that the marks of a picture are about."""
    return [RACES.called[mark.what] for mark in look.marks if mark.what in RACES.called]


def render_races(view: Table, look: Look, races: Sequence[int]) -> Picture:
    """Sheets of races in two columns; one alone is as wide as the picture."""
    speech = words_of(GAME, look.language)
    columns = min(2, len(races))
    wide = (FULL - GAP * (columns - 1)) // columns
    scene, plates, y = Scene(), Scene(), TOP if len(races) > 1 else EDGE
    if len(races) > 1:
        scene.put(words(*sized(speech.say_key("picture-races").upper(), FULL, TITLE), IVORY), 40, 62)
    for start in range(0, len(races), columns):
        row = races[start : start + columns]
        high = max(_high(speech, view.modules, race, wide) for race in row)
        for at, race in enumerate(row):
            plates.put(_sheet(speech, view.modules, race, wide, high), EDGE + at * (wide + GAP), y)
        y += high + GAP
    ground = night_ground(y + EDGE - GAP)
    lay_plates(ground, plates, scene)
    frame = FRAMES.draw(("races", look.language), ground, scene)
    return Picture(frame.file(look.size), races_told(view, look, races))


def races_told(view: Table, look: Look, races: Sequence[int]) -> str:
    """The same in words."""
    speech = words_of(GAME, look.language)
    return shortened(" ".join(_told(speech, view.modules, race, alone=len(races) == 1) for race in races))


def _told(speech: Words, modules: tuple[str, ...], race: int, *, alone: bool) -> str:
    row = RACES[race]
    levels = [
        speech.say_key("race-level", level=f"~level-{name}", n=row.levels[name])
        for name in LEVELS
        if name in row.levels
    ]
    return speech.say_key(
        "race-alt" if alone else "race-alt-short",
        race=row.name,
        first=int(row.first),
        levels=as_said(speech.in_a_row(levels)),
        resource=f"~resource-{row.resource}",
        passive=as_said(_passive(speech, race)),
        cards=as_said(_cards(speech, modules, race)),
    )


def _passive(speech: Words, race: int) -> str:
    return " ".join(speech.capital(speech.say(part)) for part in text_of(RACES[race]))


def _cards(speech: Words, modules: tuple[str, ...], race: int) -> str:
    return speech.in_a_row([title_of(speech, TECHNOLOGIES[card]) for card in archive(race, modules)])


def _lines(speech: Words, modules: tuple[str, ...], race: int, wide: int) -> tuple[list[str], list[str]]:
    """What it always does and what its technologies are called, in lines."""
    title = speech.attribute(Text(f"race-{RACES[race].word}"), "passive")
    passive = speech.say_key("race-passive", title=as_said(title), what=as_said(_passive(speech, race)))
    cards = speech.say_key("race-cards", cards=as_said(_cards(speech, modules, race)))
    return [*wrapped(passive, SAID, wide - 2 * SIDE)], [*wrapped(cards, SAID, wide - 2 * SIDE)]


def _high(speech: Words, modules: tuple[str, ...], race: int, wide: int) -> int:
    passive, cards = _lines(speech, modules, race, wide)
    return HEAD + (len(passive) + len(cards)) * PITCH + 26


@cached_pixels
def _sheet(speech: Words, modules: tuple[str, ...], race: int, wide: int, high: int) -> Stamp:
    """A race; in gold where it is good for a first game."""
    row = RACES[race]
    plate = CardPlate(wide, high, None, lit=row.first)
    plate.put(resource(row.resource, 17), wide - SIDE - 16, 34)
    name = speech.say_key(row.name.removeprefix("~"))
    plate.put(words(*sized(name, wide - 2 * SIDE - 50, *NAMES), IVORY, "left", "middle"), SIDE, 34)
    home = speech.say_key(f"resource-{row.resource}")
    plate.put(words(home, SAID, DIM, "right", "middle"), wide - SIDE, 74)
    if row.first:
        hint = sized(speech.say_key("race-first").upper(), wide - 2 * SIDE - 160, HINT, CAPTION_SMALL)
        plate.put(words(*hint, GOLD, "left", "middle"), SIDE, 74)
    step = (wide - 2 * SIDE) / len(LEVELS)
    for at, level in enumerate(LEVELS):
        x = SIDE + at * step
        tone = GOLD if level in ("energy", "reactor") else IVORY
        plate.put(glyph(level, 28, tone), x + 16, 116)
        plate.put(words(str(row.levels.get(level, 0)), NUMBER, IVORY, "left", "middle"), x + 38, 116)
        said = speech.say_key(f"level-{level}-short")
        plate.put(words(*sized(said, step - 6, *FIGURE), DIM, "left", "middle"), x, 152)
    y = HEAD + 14
    for tone, lines in zip((IVORY, DIM), _lines(speech, modules, race, wide), strict=True):
        for line in lines:
            plate.put(words(line, SAID, tone, "left", "middle"), SIDE, y)
            y += PITCH
        y += 6
    return plate.stamp()
