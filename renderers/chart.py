"""The scores of a game as lines from its first turn to its last, with the turning points marked on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.catalogues import ENGLISH
from bot.engine.retelling import Chapter, Moment
from bot.engine.standings import Goal
from bot.engine.turning import happened_in
from bot.engine.words import words_of
from renderers.film import chapter_words
from renderers.kit.colours.palette import (
    DIM,
    EMBER,
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
from renderers.kit.picture.paints import file_of, put
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
NEEDED = Type("semibold", 22)
DANGER = SeatLook("danger", EMBER, "diamond")
"""How what must not come to its end looks."""
STROKE, KEYLINE = 6.0, 3.0
APART = (54, 64)
"""Pixels between two names: all in one line, or some in two."""
BROKEN = (12, 15)
"""How far above and below its middle the two lines of a long name stand; the score is in the upper one."""
BELOW = (17, 18)
"""The same where the whole name stands below the score."""
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


class Track(NamedTuple):
    """A line of the chart: who or what it is about, how it looks, its height at each moment, and its end in words."""

    name: str
    look: SeatLook
    values: tuple[float, ...]
    said: str
    alt: str


def draw_chart(
    game: str,
    moments: Sequence[Moment],
    names: Sequence[str],
    turning: Sequence[tuple[int, int]],
    language: str = ENGLISH,
) -> Picture:
    """The chart of a game. `names` are by side, as pictures show them; a score that all share has a line of its own.

    Where all have goals, these are its lines. `turning` are the turning points as (moment, side), numbered from 1.
    """
    say = words_of(game, language).say_key

    def figure(score: int) -> str:
        return say("figure", score=score)

    last = moments[-1]
    needed = next((goal.of for goal in last.goals if goal.scored), None)
    every = [score for moment in moments for score in moment.scores] if needed is None else [0, needed]
    every += [goal.reached for moment in moments for goal in moment.goals if goal.scored]
    chart = _Chart(len(moments), every)
    tracks = _goals(say, moments, chart) if last.goals else _sides(say, moments, names)
    picture = Image.new("RGB", SIZE, SPACE)
    put(picture, words(fitted(say("title").upper(), TITLE, SIZE[0] - 80), TITLE, IVORY), 40, 66)
    second = fitted(say("chart-title").upper(), SECOND, SIZE[0] - 80)
    put(picture, words(second, SECOND, TITLE_SECOND), 42, 98)
    marked = sorted({_begin(moments, happened_in(moments, at)) for at, _ in turning})
    _put_axes(
        picture, chart, moments, [chapter_words(say, moment.chapter) for moment in moments], figure, marked
    )
    if needed is not None:
        _put_needed(picture, chart, needed, say("chart-needed", of=as_said(figure(needed))))
    order = sorted(range(len(tracks)), key=lambda track: tracks[track].values[-1])
    for track in order:
        points = [chart.at(i, value) for i, value in enumerate(tracks[track].values)]
        stroke(picture, points, tracks[track].look.colour)
    taken: list[Point] = []
    for at, side in turning:
        point = chart.at(at, tracks[0 if last.goals or last.shared else side].values[at])
        place = _free_place(point, taken)
        taken.append(place)
        if place != point:
            _thread(picture, point, place)
    for number, place in enumerate(taken, 1):
        _ring(picture, *place, number)
    _put_ends(picture, chart, tracks)
    lines = [tracks[track].alt for track in reversed(order)]
    return Picture(file_of(picture), say("chart-alt", lines=as_said("; ".join(lines)))[:LONGEST_ALT])


def _sides(say: Callable[..., str], moments: Sequence[Moment], names: Sequence[str]) -> list[Track]:
    """A line for each side, or the one of all that share their score."""
    last = moments[-1]
    found = []
    for side, name in enumerate((say("together"),) if last.shared else names):
        values = tuple(moment.scores[side] for moment in moments)
        figures = [say("figure", score=score) for score in (values[0], values[-1], max(values))]
        alt = say("chart-line", name=as_said(name), first=figures[0], last=figures[1], most=figures[2])
        found.append(Track(name, side_of(last.hues[side]), values, figures[1], alt))
    return found


def _goals(say: Callable[..., str], moments: Sequence[Moment], chart: _Chart) -> list[Track]:
    """A line for each goal; one that is not counted like scores comes to the upper edge at its end."""
    found = []
    for number, goal in enumerate(moments[-1].goals):
        first, reached = moments[0].goals[number], [moment.goals[number].reached for moment in moments]
        scale = 1.0 if goal.scored else chart.high / max(1, goal.of)
        name, look = say(f"goal-{goal.key}"), side_of(None) if goal.scored else DANGER
        counted = [_counted(say, each, goal) for each in (first.reached, goal.reached, goal.of)]
        alt = say("chart-goal", name=name, first=counted[0], last=counted[1], of=counted[2])
        found.append(Track(name, look, tuple(scale * each for each in reached), goal_said(say, goal), alt))
    return found


def goal_said(say: Callable[..., str], goal: Goal) -> str:
    """How far a goal is reached: "12½ of 39"."""
    counted = [as_said(_counted(say, each, goal)) for each in (goal.reached, goal.of)]
    return say("goal-reached", reached=counted[0], of=counted[1])


def _counted(say: Callable[..., str], number: int, goal: Goal) -> str:
    return say("figure", score=number) if goal.scored else str(number)


def _begin(moments: Sequence[Moment], chapter: Chapter) -> int:
    """The moment at which a chapter begins."""
    return next(i for i, moment in enumerate(moments) if moment.chapter == chapter)


class _Chart:
    """The place of a score at a moment on the canvas, which has room for `every` score."""

    def __init__(self, moments: int, every: Sequence[int]) -> None:
        self.low, self.high, self.step = steps_of(every)
        self.last = max(1, moments - 1)

    def at(self, moment: int, score: float) -> Point:
        """The point."""
        x = LEFT + (RIGHT - LEFT) * moment / self.last
        return x, BOTTOM - (BOTTOM - TOP) * (score - self.low) / (self.high - self.low)


def steps_of(every: Sequence[int], most: int = 6) -> tuple[int, int, int]:
    """The lowest and the highest line of a grid with room for `every` number and 0, and how far its lines are apart.

    That is 1, 2 or 5 times a power of ten, with at most about so many lines.
    """
    span, power = max(every) - min(0, *every), 1
    while not any(step * power * most >= span for step in STEPS):
        power *= 10
    distance = next(step * power for step in STEPS if step * power * most >= span)
    low = min(0, *every) // distance * distance
    return low, max(-(-max(every) // distance) * distance, low + distance), distance


def _put_axes(
    picture: Image.Image,
    chart: _Chart,
    moments: Sequence[Moment],
    chapters: Sequence[str],
    figure: Callable[[int], str],
    marked: Sequence[int],
) -> None:
    """The scores, and the chapters as far as there is room: first those of turning points, moved apart if need be."""
    pen = ImageDraw.Draw(picture)
    for score in range(chart.low, chart.high + 1, chart.step):
        _, y = chart.at(0, score)
        pen.line((LEFT, round(y), RIGHT, round(y)), fill=LINE, width=2)
        put(picture, words(*sized(figure(score), LEFT - 24, *AXES), DIM, "right", "middle"), LEFT - 16, y)
    begins = [i for i, m in enumerate(moments) if i == 0 or m.chapter != moments[i - 1].chapter]
    if len(begins) > 1 and not moments[0].chapter.number and 0 not in marked:
        del begins[0]  # the first turn tells more than the set-up
    labels = dict(
        zip(marked, _apart([chart.at(i, 0)[0] for i in marked], [width(chapters[i], AXIS) for i in marked]))
    )
    for i in begins:
        room = width(chapters[i], AXIS)
        x = max(chart.at(i, 0)[0], LEFT - 44 + room / 2)
        beside = ((at, width(chapters[j], AXIS)) for j, at in labels.items() if j != i)
        free = all(abs(x - at) >= (room + other) / 2 + 48 for at, other in beside)
        if i not in labels and free and x + room / 2 <= RIGHT + 60:
            labels[i] = x
    for i, x in labels.items():
        tick, tone = chart.at(i, 0)[0], GOLD if i in marked else DIM
        pen.line((round(tick), BOTTOM, round(tick), BOTTOM + 8), fill=tone, width=2)
        put(picture, words(chapters[i], AXIS, IVORY if i in marked else DIM, "middle"), x, BOTTOM + 38)


def _apart(places: Sequence[float], rooms: Sequence[float]) -> list[float]:
    """The middles of labels in a row, each as near to its place as the others let it be."""
    found = [max(place, LEFT - 44 + room / 2) for place, room in zip(places, rooms, strict=True)]
    for i in range(1, len(found)):
        found[i] = max(found[i], found[i - 1] + (rooms[i - 1] + rooms[i]) / 2 + 16)
    edge = RIGHT + 60.0
    for i in reversed(range(len(found))):
        found[i] = min(found[i], edge - rooms[i] / 2)
        edge = found[i] - rooms[i] / 2 - 16
    return found


def _put_needed(picture: Image.Image, chart: _Chart, needed: int, said: str) -> None:
    """A broken line at the score that all need together."""
    pen = ImageDraw.Draw(picture)
    y = round(chart.at(0, needed)[1])
    for x in range(LEFT, RIGHT, 24):
        pen.rectangle((x, y - 1, min(x + 12, RIGHT), y + 1), fill=GOLD)
    put(picture, words(said, NEEDED, GOLD), LEFT + 8, y - 12 if y > TOP + 20 else y + 32)


def stroke(picture: Image.Image, points: list[Point], colour: RGB) -> None:
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


def _put_ends(picture: Image.Image, chart: _Chart, tracks: Sequence[Track]) -> None:
    """Mark, name and last score beside the end of each line, moved apart where they would touch.

    What of a name has no room beside the score stands in a second line.
    """
    whole = SIZE[0] - 36 - (RIGHT + 66)
    told = [_broken(track.name, whole - width(track.said, SCORE) - 16) for track in tracks]
    order = sorted(range(len(tracks)), key=lambda track: (-tracks[track].values[-1], track))
    places = [chart.at(0, tracks[track].values[-1])[1] for track in order]
    apart = APART[any(rest for _, rest in told)]
    for i in range(1, len(places)):
        places[i] = max(places[i], places[i - 1] + apart)
    places[-1] = min(places[-1], float(BOTTOM))
    for i in range(len(places) - 2, -1, -1):
        places[i] = min(places[i], places[i + 1] - apart)
    for number, y in zip(order, places, strict=True):
        track = tracks[number]
        put(picture, solid(track.look.colour, mark_mask(track.look.mark, 13.0, 44)), RIGHT + 40, y)
        first, rest = told[number]
        up, down = BELOW if not first else BROKEN if rest else (0, 0)
        put(picture, words(track.said, SCORE, FLASH, "right", "middle"), SIZE[0] - 36, y - up)
        room = whole - width(track.said, SCORE) - 16
        for text, styles, space, middle in (
            (first, FIRSTS if rest else (NAME,), room, y - up),
            (rest, RESTS if first else (NAME, *FIRSTS, *RESTS), whole + 16, y + down),
        ):
            if text:
                put(picture, words(*sized(text, space, *styles), IVORY, "left", "middle"), RIGHT + 66, middle)


def _broken(name: str, room: float) -> tuple[str, str]:
    """What of a name stands beside a score, and what below it."""
    if width(name, NAME) <= room:
        return name, ""
    first, rest = broken(name, FIRSTS[-1], room)
    return (first, rest) if rest else ("", name)
