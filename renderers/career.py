"""How a person fares in a game: their points from game to game as a line, how they placed against others as bars."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PIL import Image, ImageDraw

from bot.engine.catalogues import ENGLISH
from bot.engine.words import words_of
from renderers.chart import steps_of, stroke
from renderers.kit.colours.palette import DIM, FLASH, GOLD, IVORY, LINE, SPACE, TITLE_SECOND, mix
from renderers.kit.letters.lettering import Type, fitted, sized, width, words
from renderers.kit.picture.paints import file_of, put
from renderers.kit.texts.saying import LONGEST_ALT, as_said
from renderers.look import Picture

WIDTH, EDGE = 1200, 40
TITLE = Type("caption", 52, 6.0)
SECOND = Type("caption", 32, 2.0)
AXIS = Type("medium", 34)
LAST = Type("extrabold", 64, features=("tnum",))
NAMES = (Type("semibold", 42), Type("semibold", 36), Type("semibold", 32))
FIGURE = Type("extrabold", 42, features=("tnum",))
KEY = Type("medium", 34)
HEAD = 170
"""Pixels for the titles."""

LEFT, RIGHT, BELOW, HEIGHT = 130, 1010, 76, 620
"""The field of the line: its edges, the pixels under it, and the height of the picture."""

ROW, BAR, BAR_LEFT, BAR_RIGHT = 92, 46, 400, 930
"""Pixels from row to row, the height of a bar, and where the longest one lies."""
MOST = 6
"""So many others are shown."""
AHEAD, LEVEL, BEHIND = GOLD, DIM, mix(SPACE, IVORY, 0.28)
"""The colours of the parts of a bar, which differ in lightness alone as well."""


class Against(msgspec.Struct, frozen=True):
    """A bar: someone's name, and in how many games the person was ahead of them, level with them and behind."""

    name: str
    ahead: int
    level: int
    behind: int


def draw_course(game: str, name: str, points: Sequence[int], language: str = ENGLISH) -> Picture:
    """The points of a person after each of their rated games (two or more)."""
    say = words_of(game, language).say_key
    picture = _begun((WIDTH, HEIGHT), say("title"), say("course-title", name=as_said(name)))
    pen = ImageDraw.Draw(picture)
    low, high, step = steps_of([0, *points], 4)
    foot, top = HEIGHT - BELOW, HEAD + 20

    def at(number: float, value: float) -> tuple[float, float]:
        x = LEFT + (RIGHT - LEFT) * number / (len(points) - 1)
        return x, foot - (foot - top) * (value - low) / (high - low)

    for value in range(low, high + 1, step):
        y = at(0, value)[1]
        pen.line((LEFT, round(y), RIGHT, round(y)), fill=LINE, width=3)
        put(picture, words(str(value).replace("-", "−"), AXIS, DIM, "right", "middle"), LEFT - 18, y)
    games = [say("course-game", number=number) for number in (1, len(points))]
    put(picture, words(games[0], AXIS, DIM, "left"), LEFT, HEIGHT - 24)
    put(picture, words(games[1], AXIS, DIM, "right"), RIGHT, HEIGHT - 24)
    stroke(picture, [at(number, value) for number, value in enumerate(points)], GOLD)
    put(
        picture,
        words(str(points[-1]).replace("-", "−"), LAST, FLASH, "left", "middle"),
        RIGHT + 24,
        at(0, points[-1])[1],
    )
    alt = say(
        "course-alt",
        name=as_said(name),
        games=len(points),
        first=points[0],
        last=points[-1],
        most=max(points),
    )
    return Picture(file_of(picture), alt[:LONGEST_ALT])


def draw_duels(game: str, name: str, others: Sequence[Against], language: str = ENGLISH) -> Picture:
    """How a person placed against up to MOST others, in the order given."""
    say, shown = words_of(game, language).say_key, others[:MOST]
    high = HEAD + ROW * len(shown) + 96
    picture = _begun((WIDTH, high), say("title"), say("duels-title", name=as_said(name)))
    pen = ImageDraw.Draw(picture)
    longest = max(other.ahead + other.level + other.behind for other in shown)
    for number, other in enumerate(shown):
        y, left = HEAD + ROW * number + ROW / 2, float(BAR_LEFT)
        put(
            picture, words(*sized(other.name, BAR_LEFT - EDGE - 24, *NAMES), IVORY, "left", "middle"), EDGE, y
        )
        for games, tone in ((other.ahead, AHEAD), (other.level, LEVEL), (other.behind, BEHIND)):
            right = left + (BAR_RIGHT - BAR_LEFT) * games / longest
            if games:
                pen.rectangle((round(left), y - BAR / 2, round(right) - 4, y + BAR / 2), fill=tone)
            left = right
        figure = say("duel-figure", ahead=other.ahead, level=other.level, behind=other.behind)
        put(
            picture,
            words(*sized(figure, WIDTH - EDGE - BAR_RIGHT - 16, FIGURE, *NAMES), FLASH, "right", "middle"),
            WIDTH - EDGE,
            y,
        )
    left = float(EDGE)
    for key, tone in (("duel-ahead", AHEAD), ("duel-level", LEVEL), ("duel-behind", BEHIND)):
        pen.rectangle((left, high - 60, left + 30, high - 30), fill=tone)
        put(picture, words(say(key), KEY, IVORY, "left", "middle"), left + 46, high - 45)
        left += 46 + width(say(key), KEY) + 60
    lines = [
        say("duel-line", name=as_said(other.name), ahead=other.ahead, level=other.level, behind=other.behind)
        for other in shown
    ]
    alt = say("duels-alt", name=as_said(name), lines=as_said("; ".join(lines)))
    return Picture(file_of(picture), alt[:LONGEST_ALT])


def _begun(size: tuple[int, int], title: str, second: str) -> Image.Image:
    """A picture with its two titles."""
    picture = Image.new("RGB", size, SPACE)
    room = WIDTH - 2 * EDGE
    put(picture, words(fitted(title.upper(), TITLE, room), TITLE, IVORY), EDGE, 72)
    put(picture, words(fitted(second.upper(), SECOND, room), SECOND, TITLE_SECOND), EDGE + 2, 124)
    return picture
