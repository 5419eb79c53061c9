"""The races that a Homeworld can be declared for, side by side: what their Aliens can do, and how many one holds."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.words import Words, words_of
from bot.games.supernova.cards.cards import HIDDEN, RACE, RACE_CALLED, RACE_ROWS, RACES
from bot.games.supernova.table.state import Table
from renderers.kit.colours.palette import DIM, GOLD, IVORY
from renderers.kit.letters.lettering import CAPTION_SMALL, Type, sized, words
from renderers.kit.letters.paragraphs import Paragraph, paragraph
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.brush import emblem
from renderers.kit.stamps.cards import Plate
from renderers.kit.texts.saying import shortened
from renderers.look import Look, Picture
from renderers.supernova.art.ground import night_ground
from renderers.supernova.art.peoples import alien
from renderers.supernova.facts.faces import TINTS

FRAMES = Frames()
GAME = "supernova"
EDGE, GAP, WIDE, TOP = 20, 16, 572, 116
"""The width of a sheet, two of which stand side by side, and where its words begin."""
LEFT = 112
"""Where its name begins, beside its head."""
SIZE = 28
NAMES = tuple(Type("semibold", size) for size in (36, 33, 30))
HINT = Type("caption", 27, 1.5)


def choosing(look: Look) -> list[int]:
    """The races that the marks of a picture are about."""
    return [RACE_CALLED[mark.what] for mark in look.marks if mark.what in RACE_CALLED]


def render_races(view: Table, look: Look, races: Sequence[int]) -> Picture:
    """Sheets of races in two columns."""
    speech, scene = words_of(GAME, look.language), Scene()
    high = max(_high(speech, race) for race in races)
    for at, race in enumerate(races):
        x, y = EDGE + at % 2 * (WIDE + GAP), EDGE + at // 2 * (high + GAP)
        scene.put(_sheet(speech, race, _held(view, race), high), x, y)
    rows = -(-len(races) // 2)
    ground = night_ground(2 * EDGE + rows * (high + GAP) - GAP)
    frame = FRAMES.draw(("races", look.language), ground, scene)
    return Picture(frame.file(look.size), races_told(view, look, races))


def races_told(view: Table, look: Look, races: Sequence[int]) -> str:
    """The same in words."""
    speech = words_of(GAME, look.language)
    told = (
        speech.say_key(
            "race-alt",
            race=f"~race-{RACES[race]}",
            first=int(RACE_ROWS[race].first),
            text=f"~race-text-{RACES[race]}",
            held=_held(view, race),
        )
        for race in races
    )
    return shortened(" ".join(told))


def _held(view: Table, race: int) -> int:
    """How many Aliens of a race the viewer holds: other hands show none."""
    hands = (card for player in view.players for card in player.hand)
    return sum(card != HIDDEN and RACE[card] == race for card in hands)


def _lines(speech: Words, race: int) -> Paragraph:
    return paragraph(speech.say_key(f"race-text-{RACES[race]}"), "medium", (SIZE,), WIDE - 40, 2000)


def _high(speech: Words, race: int) -> int:
    said = _lines(speech, race)
    return TOP + len(said.lines) * said.pitch + 56


@cached_pixels
def _sheet(speech: Words, race: int, held: int, high: int) -> Stamp:
    """A race: its head, its name, whether it is good for a first game, what its Aliens can do."""
    row = RACE_ROWS[race]
    plate = Plate(WIDE, high, 16, asked=row.first)
    plate.put(emblem(alien(row.id, 0, 0, 0), 76, TINTS["alien"]), 56, 58)
    name = sized(speech.say_key(f"race-{row.id}"), WIDE - 130, *NAMES)
    plate.put(words(*name, IVORY, "left", "middle"), LEFT, 42 if row.first else 56)
    if row.first:
        hint = sized(speech.say_key("race-first").upper(), WIDE - LEFT - 20, HINT, CAPTION_SMALL)
        plate.put(words(*hint, GOLD, "left", "middle"), LEFT, 82)
    said = _lines(speech, race)
    y = TOP + said.pitch / 2
    for line in said.lines:
        plate.put(words(line, said.style, IVORY, "left", "middle"), 20, y)
        y += said.pitch
    count = speech.capital(speech.say_key("race-held", held=held))
    plate.put(words(count, Type("medium", SIZE), DIM, "left", "middle"), 20, high - 32)
    return plate.stamp()
