"""Lessons: a scripted game by the real rules, in the panel of a real game, for one person alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from discord import ui

from bot.discord.core.answers.caller import user_of
from bot.discord.core.answers.reply import Reader, Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.layout.components import Click, button, fingerprint, word_of
from bot.discord.core.text.errors import Trouble, incident
from bot.discord.core.text.texts import cut
from bot.discord.private.answering import follow, show_drawn
from bot.discord.private.drafting import followed, is_picked, one_back
from bot.discord.private.panel import asked_for_number
from bot.discord.reading.context import ReadingContext
from bot.discord.views.choices import FIRST, Part, part_of
from bot.discord.views.choosing import resolve
from bot.discord.views.drafting import NEW, grown, without_choice
from bot.discord.views.hand_view import NOTHING, Outlook, Sight, outlook_of, sight_in
from bot.discord.views.lesson import (
    LessonTable,
    answer_of,
    lesson_list,
    lesson_page,
    lesson_table,
    marks_of,
    tag_of,
)
from bot.engine.lessons import BadLesson, Course, begins
from bot.engine.moves import Move, Value
from bot.sessions.people.lessons import Progress
from bot.sessions.server import policy

clicks = Clicks[ReadingContext]()

TEXT_BOARD = 1200
"""How many characters of a board in words stand above a beat."""


@dataclass(frozen=True)
class At:
    """A learner at a beat of a lesson, with the table that they see."""

    course: Course
    number: int
    table: LessonTable

    @property
    def beat_key(self) -> str:
        """The key of the beat."""
        return self.course.lesson.beats[self.number].key


Handler = Callable[[ReadingContext, Reply, At, Click], Awaitable[None]]


@clicks.on("lessons", words=1)
async def show_lessons(context: ReadingContext, reply: Reply, click: Click) -> None:
    """Show the lessons of a game, and how far this person is in each."""
    slug = click.path[0]
    courses = context.lessons.of(slug)
    if not courses:
        raise Trouble("old-button")
    progress = await context.sessions.lessons.of(reply.user_id)
    states = []
    for name, course in courses.items():
        last, so_far = course.lesson.beats[-1].key, progress.get((slug, name))
        states.append("new" if so_far is None else "done" if so_far.beat == last else "begun")
    words, server_rules = (
        context.words(slug, reply.language),
        await context.server_rules(reply.interaction.guild_id),
    )
    start = []
    if server_rules.computers and policy.allows_game(server_rules, slug):
        start.append(button(Click("help-alone", path=(slug,)), words.say_key("button-alone")))
    await reply.show(lesson_list(words, slug, [*courses.values()], states, start))


@clicks.on("lesson", words=2)
async def open_lesson(context: ReadingContext, reply: Reply, click: Click) -> None:
    """Open a lesson where this person left it, or at its beginning."""
    course = _course(context, *click.path[:2])
    number, said = await _left_at(context, reply, course)
    await _show(context, reply, await _at(context, reply, course, number), note="", before=said)


async def _left_at(context: ReadingContext, reply: Reply, course: Course) -> tuple[int, str]:
    """The beat at which someone left a lesson (0 for a finished one), and what they must know if it changed since."""
    info = course.game.info
    kept = (await context.sessions.lessons.of(reply.user_id)).get((info.slug, course.name))
    number = None if kept is None else course.number(kept.beat)
    if kept is not None and (number is None or kept.version != info.version):
        if number is not None:
            try:
                await context.lessons.position(course, number)
            except BadLesson:
                number = None
        said = "lesson-changed" if number is not None else "lesson-changed-anew"
        await _keep(context, reply, course, number or 0)
        return number or 0, reply.words.say_key(said)
    if number is None or number + 1 == len(course.lesson.beats):
        await _keep(context, reply, course, 0)
        return 0, ""
    return number, ""


def _course(context: ReadingContext, slug: str, name: str) -> Course:
    course = context.lessons.of(slug).get(name)
    if course is None:
        raise Trouble("old-button")
    return course


async def _keep(
    context: ReadingContext, reply: Reply, course: Course, number: int, begun: Move | None = None
) -> None:
    info = course.game.info
    progress = Progress(info.slug, course.name, course.lesson.beats[number].key, info.version, begun)
    await context.sessions.lessons.keep(reply.user_id, progress)


async def _at(
    context: ReadingContext, reply: Reply, course: Course, number: int, begun: Move | None = None
) -> At:
    """The learner at a beat. Raises Trouble where the rules do not play the lesson."""
    try:
        position = await context.lessons.position(course, number)
    except BadLesson as error:
        raise Trouble(
            "lesson-broken", {"code": incident(error, "a lesson does not fit the rules")}
        ) from error
    reader: Reader = reply.reader or await context.reader(reply.user_id, reply.interaction.guild_id)
    name = user_of(reply.interaction).name
    return At(course, number, lesson_table(course, number, position, name, reader, begun))


def on(action: str, *, words: int = 0) -> Callable[[Handler], Handler]:
    """The decorated function answers this action at the beat that its click names, if the learner is still there.

    It is given the click without that name.
    """

    def register(handler: Handler) -> Handler:
        @clicks.on(f"lesson-{action}", words=words + 1)
        async def handle(context: ReadingContext, reply: Reply, click: Click) -> None:
            slug, name, key = (*click.path[0].split("/"), "", "", "")[:3]
            course = _course(context, slug, name)
            kept = (await context.sessions.lessons.of(reply.user_id)).get((slug, name))
            reply.in_place()
            if kept is None or kept.beat != key or kept.version != course.game.info.version:
                number, said = await _left_at(context, reply, course)
                await _show(context, reply, await _at(context, reply, course, number), before=said)
                return
            here = course.number(key)
            if here is None:
                raise Trouble("old-button")
            at = await _at(context, reply, course, here, kept.begun)
            await handler(context, reply, at, replace(click, path=click.path[1:]))

        return handler

    return register


async def _show(
    context: ReadingContext,
    reply: Reply,
    at: At,
    *,
    path: Sequence[str] = (),
    part: Part = FIRST,
    opening: str = "",
    note: str = "",
    before: str = "",
) -> None:
    """Show a beat; pictures that are not drawn by then follow."""

    async def built(sight: Sight) -> ui.LayoutView:
        return lesson_page(
            at.table,
            at.course,
            at.number,
            path=path,
            part=part,
            opening=opening,
            note=note,
            before=before,
            sight=sight,
        )

    making = _sight(context, at, path, part, opening)
    shown, drawing = await show_drawn(context, reply, at.table, built, making, 1, {})
    if drawing is not None:
        follow(context, reply, at.table.session.id, shown, built, drawing)


async def _sight(context: ReadingContext, at: At, path: Sequence[str], part: Part, opening: str) -> Sight:
    """The pictures of a beat: the whole board where it says so, else what is pointed out or chosen, and the hand."""
    table, beat = at.table, at.course.lesson.beats[at.number]
    fresh = not path and table.begun is None and part == FIRST
    marks = marks_of(beat) if fresh else ()
    if beat.board and fresh:
        look = table.look(marks=marks)
        if table.person.words:
            told = context.studio.renderer(table.game).text_board(table.view, look)
            return Sight(told=cut(told, TEXT_BOARD))
        drawing = await context.drawings.board(table, look)
        return NOTHING if drawing is None else Sight([drawing])
    outlook = outlook_of(context, table, path, part, opening)
    if outlook is None:
        return NOTHING
    marks = marks or outlook.marks
    has_hand = outlook.renderer.hand is not None
    return await sight_in(context, table, Outlook(outlook.renderer, marks, {}, has_hand + bool(marks)))


@on("next")
async def _next(context: ReadingContext, reply: Reply, at: At, click: Click) -> None:
    if at.course.lesson.beats[at.number].move is not None:
        raise Trouble("old-button")
    await _go_on(context, reply, at)


@on("again")
async def _again(context: ReadingContext, reply: Reply, at: At, click: Click) -> None:
    await _keep(context, reply, at.course, 0)
    await _show(context, reply, await _at(context, reply, at.course, 0))


@on("panel")
async def _panel(context: ReadingContext, reply: Reply, at: At, click: Click) -> None:
    await _show(context, reply, at)


@on("verb")
async def _verb(context: ReadingContext, reply: Reply, at: At, click: Click) -> None:
    await _show(context, reply, at, path=_path(at, click))


@on("pick", words=1)
async def _pick(context: ReadingContext, reply: Reply, at: At, click: Click) -> None:
    word = click.picked[0].strip() if click.picked else ""
    if await _asked_for_number(reply, at, click, word):
        return
    path = _path(at, click)
    if (part := part_of(word)) is not None:
        await _show(context, reply, at, path=path, part=part)
        return
    await _take(context, reply, at, (*path, word), ends=False)


@on("do", words=1)
async def _do(context: ReadingContext, reply: Reply, at: At, click: Click) -> None:
    await _take(context, reply, at, _path(at, click), ends=True)


async def _take(context: ReadingContext, reply: Reply, at: At, path: Sequence[str], *, ends: bool) -> None:
    """Show the next menu after what was chosen, or judge the move if it is complete."""
    table = at.table
    assert table.seat is not None
    chosen = resolve(table, table.seat, path)
    if chosen.values is None:
        await _show(context, reply, at)
        return
    values = chosen.values if ends else without_choice(table, table.seat, chosen.verb, chosen.values)
    if not ends and table.offer.choices(chosen.verb, values):
        note = _stray(at, chosen.verb, values)
        await _show(context, reply, at, path=(chosen.verb, *map(word_of, values)), note=note)
        return
    await _judge(context, reply, at, Move(chosen.verb, values))


@on("grow", words=2)
async def _grow(context: ReadingContext, reply: Reply, at: At, click: Click) -> None:
    """Choose the next values of a move that is built up, or the first of a new one."""
    table, picked = at.table, [word.strip() for word in click.picked]
    if picked and await _asked_for_number(reply, at, click, picked[-1]):
        return
    (verb,), number = _path(at, replace(click, path=click.path[:1])), click.path[1]
    parts = {word: part for word in picked if (part := part_of(word)) is not None}
    part = next(iter(parts.values()), FIRST)
    picked = [word for word in picked if word not in parts]
    now = None if number == NEW else table.begun
    if (parts and not picked) or (number != NEW and not _is_newest(at, number)):
        await _show(context, reply, at, part=part, opening=verb)
        return
    assert table.seat is not None
    values = followed(table, verb, now.values if now is not None else (), click.path[2:])
    values, wrong = grown(table, verb, values, picked)
    if wrong or table.offer.spot(verb, values) is None:
        await _show(context, reply, at)
        return
    values = without_choice(table, table.seat, verb, values)
    if is_picked(table, verb, values, new=number == NEW):
        await _judge(context, reply, at, Move(verb, values))
        return
    await _build(context, reply, at, verb, values)


@on("draft", words=2)
async def _draft(context: ReadingContext, reply: Reply, at: At, click: Click) -> None:
    """A button below a move that is built up: go, back, clear."""
    table, (act, number) = at.table, click.path[:2]
    now = table.begun
    if now is None or not _is_newest(at, number):
        await _show(context, reply, at)
        return
    assert table.seat is not None
    verb = now.verb.name
    if act == "go":
        move = Move(verb, followed(table, verb, now.values, click.path[2:]))
        spot = table.offer.spot(verb, move.values)
        if spot is None or not spot.ends:
            await _show(context, reply, at)
            return
        await _judge(context, reply, at, move)
        return
    await _build(
        context, reply, at, verb, () if act == "clear" else one_back(table, table.seat, verb, now.values)
    )


async def _build(context: ReadingContext, reply: Reply, at: At, verb: str, values: tuple[Value, ...]) -> None:
    """Keep how far a move is built up, and show it."""
    begun = Move(verb, values) if values else None
    await _keep(context, reply, at.course, at.number, begun)
    at = await _at(context, reply, at.course, at.number, begun)
    await _show(context, reply, at, note=_stray(at, verb, values) if values else "")


async def _judge(context: ReadingContext, reply: Reply, at: At, move: Move) -> None:
    """Go on where the move is the one of the beat, or as good; else answer it, and let the learner choose again."""
    table, course = at.table, at.course
    assert table.seat is not None
    attribute = course.answer(at.number, move)
    if not attribute:
        beat = course.lesson.beats[at.number]
        as_good = answer_of(table, course, beat, "also") if course.is_as_good(at.number, move) else ""
        await _go_on(context, reply, at, as_good)
        return
    label = table.label(table.seat, move)
    if table.begun is not None:
        await _keep(context, reply, course, at.number)
        at = await _at(context, reply, course, at.number)
    await _show(context, reply, at, note=_answered(at, label, attribute))


async def _go_on(context: ReadingContext, reply: Reply, at: At, said: str = "") -> None:
    """Show the next beat."""
    number = at.number + 1
    then = await _at(context, reply, at.course, number)
    await _keep(context, reply, at.course, number)
    await _show(context, reply, then, before=said)


def _stray(at: At, verb: str, values: tuple[Value, ...]) -> str:
    """What is said of a beginning from which no move goes on; "" of any other."""
    if not at.course.strays(at.number, verb, values):
        return ""
    beat = at.course.lesson.beats[at.number]
    beginning = Move(verb, values)
    told = (name for name, lines in beat.told.items() if any(begins(line, beginning) for line in lines))
    known = at.table.game.info.verb(verb)
    assert known is not None
    return _answered(at, at.table.speech.words.say_key(f"verb-{verb}"), next(told, verb))


def _answered(at: At, label: str, attribute: str) -> str:
    """The answer to a choice, with what was chosen."""
    answer = answer_of(at.table, at.course, at.course.lesson.beats[at.number], attribute)
    return at.table.speech.words.say_key("lesson-answer", chosen=f"={label}", answer=f"={answer}")


def _path(at: At, click: Click) -> tuple[str, ...]:
    """The words of a click; the verb may have been shortened, to make room."""
    verb, *words = click.path
    names = (each.name for each in at.table.game.info.verbs if fingerprint(each.name) == verb)
    return (next(names, verb), *words)


async def _asked_for_number(reply: Reply, at: At, click: Click, word: str) -> bool:
    """Whether the form for another number was opened; it means the same click in this lesson."""
    return await asked_for_number(
        reply, replace(click, path=(tag_of(at.course, at.number), *click.path)), word
    )


def _is_newest(at: At, number: str) -> bool:
    return at.table.draft is not None and number == str(at.table.draft.number)
