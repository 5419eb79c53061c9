"""A lesson as its learner sees it: the panel of a real game, under the words of the beat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, ClassVar

import discord
from discord import ui
from discord.ui.select import BaseSelect

from bot.discord.core.answers.reply import Reader
from bot.discord.core.layout.components import Click, box, button, layout, row, rows, say, walked, word_of
from bot.discord.core.text.texts import Speech, colour, cut
from bot.discord.views.choices import FIRST, Part, told_first
from bot.discord.views.choosing import panel
from bot.discord.views.drafting import AT_ONCE, grown, labels_of
from bot.discord.views.hand_view import NOTHING, Sight
from bot.discord.views.story import gist
from bot.discord.views.table import TableView
from bot.engine.lessons import OTHER, Beat, Course, lessons_of
from bot.engine.moves import Ask, Mark, Move, Text, Value, Values, Verb, asks_seen_by, told_to, who
from bot.engine.offer import Offer
from bot.engine.words import Words
from bot.sessions import Holder, Position, SessionView, Status
from bot.sessions.core.table_state import TableState
from bot.sessions.play.drafts import Draft

OTHERS = ("Ada", "Bo", "Cy", "Dee", "Eli")
"""Who plays with a learner."""

HAPPENED = 5
"""How many sentences tell what happened since the beat before."""

ACT = "lesson-"
"""What stands before the actions of a panel in a lesson."""


class _Turn(Offer):
    """What a learner may do: their answers alone, nothing that could be done at any time."""

    @property
    def beside(self) -> list[Move]:
        """Nothing."""
        return []


@dataclass(frozen=True)
class LessonTable(TableView):
    """A lesson at one beat, seen by its learner: a table without a session. Made by `lesson_table`.

    Its clicks say which beat they belong to.
    """

    refreshes: ClassVar[bool] = False
    tag: str = ""

    def click(self, act: str, *path: str) -> Click:
        """A click in this lesson at this beat."""
        return Click(ACT + act, path=(self.tag, *path))

    @property
    def asides(self) -> list[Ask]:
        """None: no answer is given for every time."""
        return []

    def hints(self, asks: Sequence[Ask]) -> list[str]:
        """None: the lesson says what helps."""
        return []


def tag_of(course: Course, number: int) -> str:
    """The word that names a beat in a click."""
    return f"{course.game.info.slug}/{course.name}/{course.lesson.beats[number].key}"


def position_of(course: Course, number: int) -> Position:
    """A lesson at a beat as its learner may know it. Raises BadLesson."""
    game, seat, state = course.game, course.seat, course.state(number)
    view = game.view(state, seat)
    return Position(
        session=_session(course, ""),
        viewer=seat,
        seq=number,
        revision=number,
        view=view,
        offer=_Turn(game, view, seat),
        asks=asks_seen_by(seat, game.asks(state)),
        headline=game.headline(view),
        sides=game.sides(view),
        over=state.over,
    )


def lesson_table(
    course: Course, number: int, position: Position, name: str, reader: Reader, begun: Move | None
) -> LessonTable:
    """The table of a lesson for a learner with this name, who may have begun to build up a move."""
    game, session = course.game, _session(course, name)
    speech = Speech(game.info.slug, session.names, reader.language, position.sides)
    return LessonTable(
        session=session,
        game=game,
        seat=course.seat,
        position=position,
        speech=speech,
        person=reader.person,
        draft=None if begun is None else Draft(len(begun.values) + 1, begun.verb, begun.values),
        tag=tag_of(course, number),
    )


def _session(course: Course, name: str) -> SessionView:
    """The table that a lesson would be, if it were one: the others are played by the script."""
    lesson, others = course.lesson, iter(OTHERS)
    holders = tuple(
        Holder(None, name if seat == lesson.seat else next(others), "greedy") for seat in range(lesson.seats)
    )
    return SessionView(
        id=0,
        channel_id=0,
        guild_id=None,
        game=course.game.info.slug,
        version=course.game.info.version,
        status=Status.PLAYING,
        host_id=0,
        options=course.game.info.complete(lesson.options),
        holders=holders,
        seq=0,
        moved=0,
        seed_hash=None,
        seed=None,
        created_at=0.0,
        started_at=0.0,
        ended_at=None,
        goes_at=None,
        undo=None,
        table_state=TableState(advice=False),
        result=None,
        announced_seq=0,
        message_id=None,
    )


def marks_of(beat: Beat) -> tuple[Mark, ...]:
    """What a beat points out on the picture."""
    return tuple(Mark(what, "may") for what in beat.marks)


def text_of(course: Course, beat: Beat) -> Text:
    """The words of a beat, with the names of the learner and of the first of the others."""
    others = [seat for seat in range(course.lesson.seats) if seat != course.seat]
    values: Values = {"learner": who(course.seat), "rival": who(others[0]) if others else ""}
    return Text(f"lesson-{course.name}-{beat.key}", values)


def answer_of(table: LessonTable, course: Course, beat: Beat, attribute: str) -> str:
    """What answers a choice that does not go on."""
    words, text, names = table.speech.words, text_of(course, beat), table.speech.escaped
    return words.attribute(text, attribute, names) or words.attribute(text, OTHER, names)


def lesson_page(
    table: LessonTable,
    course: Course,
    number: int,
    *,
    path: Sequence[str] = (),
    part: Part = FIRST,
    opening: str = "",
    note: str = "",
    before: str = "",
    sight: Sight = NOTHING,
) -> ui.LayoutView:
    """A beat: its words, what happened before it, and the panel in which the learner chooses.

    `note` answers a choice that did not go on, in place of the words of the beat; `before` is said before them. The
    pictures in `sight` must be sent with it.
    """
    beat, words = course.lesson.beats[number], table.speech.words
    title = words.say_key(f"lesson-{course.name}")
    header = words.say_key("lesson-heading", title=title, number=number + 1, beats=len(course.lesson.beats))
    lines = [f"-# {header}"]
    fresh = not (note or path or table.begun)
    lines += [before] if before else []
    if fresh:
        lines += [f"-# › {said}" for said in _happened(table, course, number)]
    lines.append(note or words.say(text_of(course, beat), table.speech.escaped))
    if beat.move is not None:
        how = " → ".join(map("**{}**".format, steps_of(table, beat.move)))
        lines.append(words.say_key("lesson-how", how=f"={how}"))
    said, shown = "\n".join(lines), replace(sight, names={})
    tail = _tail(table, course, number)
    if beat.move is None:
        return layout(
            box([*shown.gallery(), say(cut(said, 3000)), *tail], colour(table.speech.hue(course.seat)))
        )
    made = panel(table, path, note=said, part=part, opening=opening, sight=shown, undo=0)
    container: Any = made.children[0]
    for item in tail:
        container.add_item(item)
    return made


def steps_of(table: LessonTable, move: Move) -> list[str]:
    """What to choose in the panel for a move, one thing after the other, as the panel calls it."""
    words, verb = table.speech.words, table.game.info.verb(move.verb)
    assert verb is not None
    assert table.seat is not None
    if not verb.open:
        shown_now = _offered(table)
        whole_labels = (table.label(table.seat, move), table.label(table.seat, move, "reply"))
        found = next((label for label in whole_labels if label in shown_now), None)
        if found is not None:
            return [found]
    begun = table.begun
    goes_on = begun is not None and begun.verb == verb and move.values[: len(begun.values)] == begun.values
    values = begun.values if begun is not None and goes_on else ()
    steps = [] if goes_on else [words.say_key(f"verb-{verb.name}")]
    while len(values) < len(move.values):
        labels, values = _step(table, verb, values, move.values)
        steps += labels
    if not steps:
        whole = table.offer.spot(verb.name, values)
        said = None if whole is None else whole.whole
        steps = [words.say_key(f"verb-{verb.name}") if said is None else words.say(said, table.names.plain)]
    return steps


def _step(
    table: LessonTable, verb: Verb, values: tuple[Value, ...], wanted: tuple[Value, ...]
) -> tuple[list[str], tuple[Value, ...]]:
    """What the next menu calls what is wanted after some values, with its band, and the values then."""
    words, names = table.speech.words, table.names.plain
    spot, rest = table.offer.spot(verb.name, values), wanted[len(values) :]
    following = (*values, rest[0])
    if spot is None or (len(spot.next) == 1 and not spot.ends):
        return [], following
    rows = {
        tuple(choice.value for choice in row): words.say(said, names)
        if said is not None
        else " › ".join(words.say(choice.label, names) for choice in row)
        for row, said in zip_longest(spot.straight, spot.said)
    }
    if spot.several is not None:
        rows |= {(choice.value,): words.say(choice.label, names) for choice in spot.next}
        chosen = _rows_in(rest, rows)
        picked = [AT_ONCE.join(map(word_of, row)) for row in chosen]
        if grown(table, verb.name, values, picked) == (wanted, ""):
            return [" + ".join(rows[row] for row in chosen)], wanted
    else:
        fitting = [row for row in rows if rest[: len(row)] == row]
        if fitting:
            row = max(fitting, key=len)
            return [rows[row]], (*values, *row)
    found = [choice for choice in spot.next if choice.value == rest[0]]
    shown = told_first(table, [choice for choice in spot.next if choice.whole is None])
    bands = [words.attribute(choice.label, "band", names) for choice in found if choice not in shown]
    labels = [f"{words.capital(band)} …" for band in bands if band]
    return [*labels, *labels_of(table, verb, following, names)[-1:]], following


def _rows_in(values: tuple[Value, ...], rows: Collection[tuple[Value, ...]]) -> list[tuple[Value, ...]]:
    """The rows of a menu that say these values together; one may begin as the one before it, and is then said once."""
    found: list[tuple[Value, ...]] = []
    firsts = {row[0] for row in rows if len(row) > 1}
    first: tuple[Value, ...] = ()
    for value in values:
        if value in firsts:
            first = (value,)
        elif (row := (*first, value)) in rows or (row := (value,)) in rows:
            found.append(row)
    return found


def _offered(table: LessonTable) -> set[str]:
    """What can be pressed or picked in the panel as it opens."""
    parts = walked(panel(table, undo=0).children)
    options = (
        option for part in parts if isinstance(part, BaseSelect) for option in getattr(part, "options", ())
    )
    return {str(part.label) for part in parts if isinstance(part, ui.Button)} | {
        each.label for each in options
    }


def _happened(table: LessonTable, course: Course, number: int) -> list[str]:
    """What happened since the beat before, in a few sentences."""
    if number == 0 or course.lesson.beats[number - 1].move is None:
        return []
    known = told_to(table.seat, course.at(number).events)
    return table.sentences(gist(table.speech.words, known, HAPPENED))


def _tail(table: LessonTable, course: Course, number: int) -> list[ui.ActionRow[Any]]:
    """The buttons of the lesson itself."""
    words, slug = table.speech.words, course.game.info.slug
    beat, last = course.lesson.beats[number], number + 1 == len(course.lesson.beats)
    made = []
    if beat.move is None and not last:
        made.append(
            button(table.click("next"), words.say_key("button-next"), style=discord.ButtonStyle.primary)
        )
    if last:
        further = [*lessons_of(slug)]
        then = further[further.index(course.name) + 1 :]
        key, click = "button-alone", Click("help-alone", path=(slug,))
        if then:
            key, click = f"lesson-{then[0]}", Click("lesson", path=(slug, then[0]))
        made.append(button(click, words.say_key(key), style=discord.ButtonStyle.primary))
    if number:
        made.append(button(table.click("again"), words.say_key("button-lesson-again")))
    made.append(button(Click("lessons", path=(slug,)), words.say_key("button-lesson-leave")))
    return rows(made)


def lesson_list(
    words: Words, slug: str, courses: Sequence[Course], states: Sequence[str], start: Sequence[ui.Button[Any]]
) -> ui.LayoutView:
    """The lessons of a game with how far someone is in each, and the buttons that begin a real game."""
    lines = [
        f"### {words.say_key('lessons-title', game=words.say_key('title'))}\n{words.say_key('lessons-text')}"
    ]
    items: list[ui.Item[Any]] = []
    for course, state in zip(courses, states, strict=True):
        title = words.say_key(f"lesson-{course.name}")
        told = words.say_key("lesson-state", minutes=course.lesson.minutes, state=state)
        items.append(
            say(f"**{title}** · {told}\n-# {words.attribute(Text(f'lesson-{course.name}'), 'help')}")
        )
        key = {"begun": "button-lesson-on", "done": "button-lesson-again"}.get(state, "button-lesson-begin")
        style = discord.ButtonStyle.secondary if state == "done" else discord.ButtonStyle.primary
        click = Click("lesson", path=(slug, course.name))
        items.append(row(button(click, words.say_key(key), style=style)))
    tail = [*start, button(Click("help"), words.say_key("button-lessons-help"))]
    return layout(box([say("\n".join(lines)), *items, ui.Separator(), *rows(tail)], colour(None)))
