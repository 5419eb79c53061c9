"""The end of a game as a picture to share: the board without words, who won, how, and all scores.

It has the size of the pictures that links are shown with (Open Graph), and is drawn from words and a picture of the
board alone: a game that has nothing of its own for it is shown with its whole board, or without one.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import msgspec
from PIL import Image, ImageDraw

from renderers.kit.colours.palette import DIM, FLASH, IVORY, LINE, RGB, SPACE, TITLE_SECOND, side_of
from renderers.kit.letters.lettering import Type, fitted, fitting, sized, width, words
from renderers.kit.letters.paragraphs import Paragraph, paragraph, uncut, wrapped
from renderers.kit.picture.paints import file_of, put
from renderers.kit.picture.stamp import solid
from renderers.kit.stamps.marks import mark_mask
from renderers.kit.texts.saying import shortened
from renderers.look import Picture

SIZE = (1200, 630)
NARROW = 480
"""Pixels for words beside a board that is as wide as high."""
FAR, GAP = 48, 36
"""From the words to the edges of the picture, and from the board to the words."""
TITLES = (Type("caption", 38, 6.0), Type("caption", 32, 4.0), Type("caption", 27, 2.0))
CREDIT = Type("caption", 27, 4.0)
WON = (76, 66, 58, 52, 46, 40, 36)
WHY = (34, 32, 30, 28, 27)
NAMES = (Type("semibold", 32), Type("semibold", 29), Type("semibold", 27))
SCORE = Type("extrabold", 32, features=("tnum",))
SMALL_SCORE = Type("extrabold", 27, features=("tnum",))
ROWS = (54, 50, 46, 42, 38, 32)
"""Pixels from name to name, the most wanted first."""
PART = 0.37
"""The part of the height that names may take."""
CALLED = 200
"""How wide a name may be in a sentence."""


class Line(msgspec.Struct, frozen=True):
    """A line of the picture: a side with its colour, or what all share (without one); and what it scored."""

    hue: int | None
    name: str
    score: str
    won: bool = False


class Ending(msgspec.Struct, frozen=True):
    """What the picture says: the game's title, who won, how, the lines, and where it was played."""

    title: str
    won: str
    why: str
    lines: tuple[Line, ...]
    credit: str
    alt: str


def called(name: str) -> str:
    """A name as sentences of the picture have room for it."""
    return fitted(name, Type("medium", WHY[-1]), CALLED)


def has_room(won: str) -> bool:
    """Whether there is room to say in the picture who won like this, whatever else it shows."""
    return len(wrapped(won, Type("semibold", WON[-1]), NARROW)) <= 2


def draw_ending(ending: Ending, board: bytes | None) -> Picture:
    """The picture of an ending, with the PNG file of its board."""
    picture = Image.new("RGB", SIZE, SPACE)
    left = FAR if board is None else _put_board(picture, board) + GAP
    room = SIZE[0] - FAR - left
    title = sized(ending.title.upper(), room, *TITLES)
    put(picture, words(*title, TITLE_SECOND), left, 60)
    put(picture, words(*sized(ending.credit.upper(), room, CREDIT), DIM), left, SIZE[1] - 32)
    foot = _put_lines(picture, ending.lines, left, room, SIZE[1] - 74)
    _put_story(picture, ending, left, room, 80, foot)
    return Picture(file_of(picture), shortened(ending.alt))


def _put_board(picture: Image.Image, board: bytes) -> int:
    """The board, as large as it can be at the left edge; where it ends."""
    with Image.open(BytesIO(board)) as drawn:
        whole = drawn.convert("RGB")
    size = SIZE[1]
    scale = min(size / whole.width, size / whole.height)
    whole = whole.resize((round(whole.width * scale), round(whole.height * scale)), Image.Resampling.LANCZOS)
    picture.paste(whole, (0, (size - whole.height) // 2))
    return whole.width


def _put_lines(picture: Image.Image, lines: Sequence[Line], left: int, room: int, foot: int) -> int:
    """The names with their scores, the last one at the foot; where they begin."""
    if not lines:
        return foot
    pitch = next((each for each in ROWS if each * len(lines) <= SIZE[1] * PART), ROWS[-1])
    top = foot - pitch * len(lines)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((left, top - 1, left + room, top), fill=LINE)
    score, small = (SCORE, 0) if pitch >= 42 else (SMALL_SCORE, 2)
    for number, line in enumerate(lines):
        y = top + pitch * (number + 0.5) + 2
        look = side_of(line.hue)
        tone = FLASH if line.won else IVORY
        start, end = left, room
        if line.hue is not None:
            put(picture, solid(look.colour, mark_mask(look.mark, 13.0, 44)), left + 16, y)
            start, end = left + 46, room - 46
        if line.score:
            put(picture, words(line.score, score, tone, "right", "middle"), left + room, y)
            end -= round(width(line.score, score)) + 20
        style = fitting(line.name, end, *NAMES[small:]) or NAMES[-1]
        put(picture, words(fitted(line.name, style, end), style, tone, "left", "middle"), start, y)
    return top


def _put_story(picture: Image.Image, ending: Ending, left: int, room: int, top: int, foot: int) -> None:
    """Who won, as large as there is room, and how."""
    high = foot - top - 30
    why = paragraph(ending.why, "medium", WHY, room, high * 0.55, shrinks=False)
    rest = high - len(why.lines) * why.pitch
    won = paragraph(
        ending.won, "semibold", uncut(ending.won, "semibold", WON, room), room, rest, shrinks=False
    )
    y = top + (high - len(won.lines) * won.pitch - len(why.lines) * why.pitch) * 0.4
    y = _put_paragraph(picture, won, FLASH, left, y)
    _put_paragraph(picture, why, IVORY, left, y + 14)


def _put_paragraph(picture: Image.Image, told: Paragraph, tone: RGB, left: int, top: float) -> float:
    """The lines of a text; where they end."""
    for number, line in enumerate(told.lines):
        put(picture, words(line, told.style, tone), left, top + told.pitch * number + told.style.size * 0.92)
    return top + told.pitch * len(told.lines)
