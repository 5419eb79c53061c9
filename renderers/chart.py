"""The scores of a game as lines from its first turn to its last, with the turning points marked on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot

from PIL import Image, ImageDraw

from bot.engine.languages import ENGLISH
from bot.engine.retelling import Moment
from bot.engine.words import words_of
from renderers.film import chapter_words
from renderers.kit.colours.palette import (
    DIM,
    FLASH,
    GOLD,
    INK,
    IVORY,
    LINE,
    RGB,
    SPACE,
    TITLE_SECOND,
    SeatLook,
    side_of,
)
from renderers.kit.letters.lettering import Type, broken, fitted, sized, width, words
from renderers.kit.picture.paper import file_of, put
from renderers.kit.picture.stamp import FINE, solid
from renderers.kit.stamps.marks import mark_mask
from renderers.kit.texts.saying import LONGEST_ALT, as_said
from renderers.look import Picture

SIZE = (1200, 720)
LEFT, TOP, RIGHT, BOTTOM = 84, 118, 820, 640
"""The field of the lines; to its right stand the names and the last scores."""
TITLE = Type("caption", 44, 7.0)
SECOND = Type("caption", 22, 2.4)
AXIS = Type("medium", 22)
AXES = (AXIS, Type("medium", 19), Type("medium", 16))
NAME = Type("semibold", 28)
FIRSTS = (Type("semibold", 23), Type("semibold", 19))
RESTS = (Type("medium", 20), Type("medium", 18), Type("medium", 17))
SCORE = Type("extrabold", 34, features=("tnum",))
NUMBER = Type("extrabold", 20)
STROKE, KEYLINE = 6.0, 3.0
APART = (54, 64)
"""Pixels between two names: all in one line, or some in two."""
BROKEN = (12, 15)
"""How far above and below its middle the two lines of a long name stand; the score is in the upper one."""
DISC = 40
"""Pixels that a numbered turning point takes."""
AROUND = (
    (0, 0),
    (-0.8, -0.9),
    (0.8, 0.9),
    (0, -1.3),
    (0, 1.3),
    (-1.3, 0),
    (1.3, 0),
    (-1.2, -1.8),
    (1.2, 1.8),
)
"""The first free place around its point, in units of its own size."""
STEPS = (1, 2, 5)

Point = tuple[float, float]


def draw_chart(
    game: str,
    moments: Sequence[Moment],
    names: Sequence[str],
    turning: Sequence[tuple[int, int]],
    language: str = ENGLISH,
) -> Picture:
    """The chart of a game. `names` are by side, as pictures show them; a score that all share has a line of its own.

    `turning` are the turning points as (moment, side); they are numbered from 1.
    """
    say = words_of(game, language).say_key

    def figure(score: int) -> str:
        return say("figure", score=score)

    chart = _Chart(moments)
    picture = Image.new("RGB", SIZE, SPACE)
    put(picture, words(fitted(say("title").upper(), TITLE, SIZE[0] - 80), TITLE, IVORY), 40, 66)
    second = fitted(say("chart-title").upper(), SECOND, SIZE[0] - 80)
    put(picture, words(second, SECOND, TITLE_SECOND), 42, 98)
    _put_axes(picture, chart, moments, [chapter_words(say, moment.chapter) for moment in moments], figure)
    last = moments[-1]
    if last.shared:
        names = (say("together"),)
    order = sorted(range(len(last.scores)), key=lambda side: last.scores[side])
    for side in order:
        points = [chart.at(i, moment.scores[side]) for i, moment in enumerate(moments)]
        _stroke(picture, points, _look(last, side).colour)
    taken: list[Point] = []
    for at, side in turning:
        point = chart.at(at, moments[at].scores[side])
        place = _free_place(point, taken)
        taken.append(place)
        if place != point:
            _thread(picture, point, place)
    for number, place in enumerate(taken, 1):
        _ring(picture, *place, number)
    _put_ends(picture, chart, last, names, figure)
    lines = [
        say(
            "chart-line",
            name=as_said(names[side]),
            first=figure(moments[0].scores[side]),
            last=figure(last.scores[side]),
            most=figure(max(moment.scores[side] for moment in moments)),
        )
        for side in reversed(order)
    ]
    return Picture(file_of(picture), say("chart-alt", lines=as_said("; ".join(lines)))[:LONGEST_ALT])


class _Chart:
    """The place of a score at a moment on the canvas."""

    def __init__(self, moments: Sequence[Moment]) -> None:
        every = [score for moment in moments for score in moment.scores]
        self.step = _step(max(every) - min(0, *every))
        self.low = min(0, *every) // self.step * self.step
        self.high = max(-(-max(every) // self.step) * self.step, self.low + self.step)
        self.last = max(1, len(moments) - 1)

    def at(self, moment: int, score: float) -> Point:
        """The point."""
        x = LEFT + (RIGHT - LEFT) * moment / self.last
        return x, BOTTOM - (BOTTOM - TOP) * (score - self.low) / (self.high - self.low)


def _step(span: int) -> int:
    """The distance of the lines of the grid: 1, 2 or 5 times a power of ten, at most six lines."""
    power = 1
    while True:
        for step in STEPS:
            if step * power * 6 >= span:
                return step * power
        power *= 10


def _put_axes(
    picture: Image.Image,
    chart: _Chart,
    moments: Sequence[Moment],
    chapters: Sequence[str],
    figure: Callable[[int], str],
) -> None:
    pen = ImageDraw.Draw(picture)
    for score in range(chart.low, chart.high + 1, chart.step):
        _, y = chart.at(0, score)
        pen.line((LEFT, round(y), RIGHT, round(y)), fill=LINE, width=2)
        put(picture, words(*sized(figure(score), LEFT - 24, *AXES), DIM, "right", "middle"), LEFT - 16, y)
    begins = [i for i, m in enumerate(moments) if i == 0 or m.chapter != moments[i - 1].chapter]
    if len(begins) > 1 and not moments[0].chapter.number:
        del begins[0]  # the first turn tells more than the set-up
    free = float("-inf")
    for i in begins:
        x, _ = chart.at(i, 0)
        room = width(chapters[i], AXIS)
        if x - room / 2 > free and x + room / 2 <= RIGHT + 60:
            pen.line((round(x), BOTTOM, round(x), BOTTOM + 8), fill=DIM, width=2)
            put(picture, words(chapters[i], AXIS, DIM, "middle"), max(x, LEFT - 44 + room / 2), BOTTOM + 38)
            free = x + room / 2 + 48


def _stroke(picture: Image.Image, points: list[Point], colour: RGB) -> None:
    """A line with round bends and a dark keyline, drawn finely."""
    reach = STROKE + KEYLINE + 2
    left, top = int(min(x for x, _ in points) - reach), int(min(y for _, y in points) - reach)
    right, bottom = int(max(x for x, _ in points) + reach), int(max(y for _, y in points) + reach)
    for grow, fill in ((KEYLINE, INK), (0.0, colour)):
        mask = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE), 0)
        pen = ImageDraw.Draw(mask)
        path = [((x - left) * FINE, (y - top) * FINE) for x, y in points]
        pen.line(path, fill=255, width=round((STROKE + 2 * grow) * FINE), joint="curve")
        r = (STROKE / 2 + grow) * FINE
        for x, y in (path[0], path[-1]):
            pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
        picture.paste(fill, (left, top), mask.reduce(FINE))


def _free_place(point: Point, taken: Sequence[Point]) -> Point:
    """A place for a disc that touches no other: on its point if possible, otherwise close to it."""
    x, y = point
    places = [(x + DISC * dx, y + DISC * dy) for dx, dy in AROUND]
    free = [
        place
        for place in places
        if TOP - DISC <= place[1] <= BOTTOM
        and LEFT <= place[0] <= RIGHT + DISC / 2
        and all(hypot(place[0] - other, place[1] - beside) >= DISC for other, beside in taken)
    ]
    return next(iter([*free, point]))


def _ring(picture: Image.Image, x: float, y: float, number: int) -> None:
    """A turning point: a numbered disc on its line, or beside it at the end of a thread."""
    for radius, fill in ((19.0, INK), (16.0, FLASH), (13.0, INK)):
        put(picture, solid(fill, mark_mask("circle", radius, 44)), x, y)
    put(picture, words(str(number), NUMBER, GOLD, "middle", "middle"), x, y)


def _thread(picture: Image.Image, point: Point, place: Point) -> None:
    """A thin line from a disc to the point that it is about, with a bead on it."""
    left, top = int(min(point[0], place[0]) - 12), int(min(point[1], place[1]) - 12)
    size = int(abs(point[0] - place[0]) + 24), int(abs(point[1] - place[1]) + 24)
    mask = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
    pen = ImageDraw.Draw(mask)
    ends = [((x - left) * FINE, (y - top) * FINE) for x, y in (point, place)]
    pen.line(ends, fill=255, width=2 * FINE)
    (x, y), r = ends[0], 5 * FINE
    pen.ellipse((x - r, y - r, x + r, y + r), fill=255)
    picture.paste(FLASH, (left, top), mask.reduce(FINE))


def _put_ends(
    picture: Image.Image, chart: _Chart, last: Moment, names: Sequence[str], figure: Callable[[int], str]
) -> None:
    """Mark, name and last score beside the end of each line, moved apart where they would touch.

    What of a name has no room beside the score stands in a second line.
    """
    said = [figure(score) for score in last.scores]
    whole = SIZE[0] - 36 - (RIGHT + 66)
    told = [_broken(name, whole - width(each, SCORE) - 16) for name, each in zip(names, said, strict=True)]
    order = sorted(range(len(said)), key=lambda side: (-last.scores[side], side))
    places = [chart.at(0, last.scores[side])[1] for side in order]
    apart = APART[any(rest for _, rest in told)]
    for i in range(1, len(places)):
        places[i] = max(places[i], places[i - 1] + apart)
    places[-1] = min(places[-1], float(BOTTOM))
    for i in range(len(places) - 2, -1, -1):
        places[i] = min(places[i], places[i + 1] - apart)
    for side, y in zip(order, places, strict=True):
        look = _look(last, side)
        put(picture, solid(look.colour, mark_mask(look.mark, 13.0, 44)), RIGHT + 40, y)
        first, rest = told[side]
        up, down = BROKEN if rest else (0, 0)
        put(picture, words(said[side], SCORE, FLASH, "right", "middle"), SIZE[0] - 36, y - up)
        room = whole - width(said[side], SCORE) - 16
        for text, styles, space, middle in (
            (first, FIRSTS if rest else (NAME,), room, y - up),
            (rest, RESTS, whole + 16, y + down),
        ):
            if text:
                put(picture, words(*sized(text, space, *styles), IVORY, "left", "middle"), RIGHT + 66, middle)


def _broken(name: str, room: float) -> tuple[str, str]:
    """What of a name stands beside a score, and what below it."""
    if width(name, NAME) <= room:
        return name, ""
    first, rest = broken(name, FIRSTS[-1], room)
    return (first, rest) if rest else ("", name)


def _look(moment: Moment, side: int) -> SeatLook:
    """The colour and mark of a line."""
    return side_of(moment.hues[side])
