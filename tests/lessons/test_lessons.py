"""Every lesson is played by the rules as they are, and every other choice that its panel offers is answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from discord import ui

from bot.discord.core.answers.reply import Reader
from bot.discord.views.choosing import panel
from bot.discord.views.lesson import (
    LessonTable,
    answer_of,
    lesson_page,
    lesson_table,
    position_of,
    steps_of,
    text_of,
)
from bot.engine.lessons import Course, lessons_of
from bot.engine.moves import Move
from bot.engine.playout import Dice
from bot.games.catalogue import games
from bot.sessions.core.people import USUAL

GAMES = ("factions", "novasolis", "sol", "supernova")
NAMES = ("turn", "points")
BEATS = {"turn": 9, "points": 15}
"""The most beats that a lesson has."""
LONGEST = 420
"""Characters of a beat that can be read on a phone without scrolling."""
SENTENCES = 5
MANY = 6
"""Of so many choices or more, not all can be right."""

BEGINNERS = ("in a hurry", "curious", "careless")
"""Three who choose what is wrong, each in their own way."""


class Beat(NamedTuple):
    """A beat of a lesson, with the table that its learner sees."""

    course: Course
    number: int
    table: LessonTable


def courses(slug: str) -> list[Course]:
    return [Course(games()[slug], name, lesson) for name, lesson in lessons_of(slug).items()]


def beats(slug: str) -> Iterator[Beat]:
    for course in courses(slug):
        for number in range(len(course.lesson.beats)):
            position = position_of(course, number)
            table = lesson_table(course, number, position, "Mira", Reader(USUAL, "en"), None)
            yield Beat(course, number, table)


def shown_by(view: ui.LayoutView) -> str:
    """All that a message says: texts, buttons, menus and what is in these."""
    assert view.total_children_count <= 40
    said = list[str]()

    def walk(parts: list[Any]) -> None:
        for part in parts:
            said.extend(str(part[key]) for key in ("content", "label", "placeholder") if part.get(key))
            walk([*part.get("components", ()), *part.get("options", ())])

    components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
    walk(components)
    return "\n".join(said)


def offered(beat: Beat, seed: str, walks: int) -> set[Move]:
    """Legal moves: all closed ones, and some that are built up."""
    dice, offer = Dice(seed), beat.table.offer
    built = {
        move
        for verb in offer.open_verbs
        for _ in range(walks)
        if (move := offer.stroll(verb.name, dice)) is not None
    }
    return {*offer.moves, *built}


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_two_lessons_that_the_rules_play_to_their_end(slug: str) -> None:
    assert tuple(lessons_of(slug)) == NAMES
    for course in courses(slug):
        most = BEATS[course.name]
        assert 5 <= len(course.lesson.beats) <= most
        for number, beat in enumerate(course.lesson.beats):
            state = course.state(number)
            assert not state.over
            if beat.score is not None:
                assert course.game.standings(state).scores[course.seat] == beat.score, (course.name, beat.key)
            if beat.move is not None:
                assert course.seat in course.game.awaited(state), beat.key
                assert course.answer(number, beat.move) == ""
                assert course.at(number + 1).events, f"nothing is seen to happen after {beat.key}"


@pytest.mark.parametrize("slug", GAMES)
def test_the_first_points_are_scored_in_the_lesson_that_promises_them(slug: str) -> None:
    course = next(each for each in courses(slug) if each.name == "points")
    scores = [course.lesson.beats[at].score for at in (0, -1)]
    assert scores[0] is not None
    assert scores[1] is not None
    assert scores[1] > scores[0]


@pytest.mark.parametrize("slug", GAMES)
def test_each_beat_is_short_and_says_what_to_choose_as_the_panel_calls_it(slug: str) -> None:
    for course, number, table in beats(slug):
        beat, words = course.lesson.beats[number], table.speech.words
        said = words.say(text_of(course, beat), table.speech.escaped)
        assert len(said) <= LONGEST, (course.name, beat.key, len(said))
        assert len(re.findall(r"[.!?](?:\s|$)", said)) <= SENTENCES, (course.name, beat.key)
        assert said in shown_by(lesson_page(table, course, number))
        if beat.move is not None:
            assert words.has(f"lesson-{course.name}-{beat.key}", "other"), beat.key
            steps = steps_of(table, beat.move)
            for said in (steps[0], *" + ".join(steps[1:2]).split(" + ")):
                assert said in shown_by(panel(table)), (course.name, beat.key, said)


@pytest.mark.parametrize("beginner", BEGINNERS)
@pytest.mark.parametrize("slug", GAMES)
def test_who_chooses_anything_else_is_answered_and_stays_where_they_are(slug: str, beginner: str) -> None:
    for beat in beats(slug):
        course, number, table = beat
        scripted = course.lesson.beats[number]
        if scripted.move is None:
            continue
        wrong, every = 0, sorted(offered(beat, f"{beginner} {number}", 4), key=str)
        for move in every:
            attribute = course.answer(number, move)
            if attribute:
                wrong += 1
                answer = answer_of(table, course, scripted, attribute)
                assert 10 < len(answer) <= LONGEST, (course.name, scripted.key, str(move))
            elif move != scripted.move:
                state = course.state(number)
                course.game.play(state, course.seat, move)
        assert wrong or len(every) < MANY, (course.name, scripted.key)


@pytest.mark.parametrize("slug", GAMES)
def test_no_answer_is_written_that_no_choice_gets(slug: str) -> None:
    known = {verb.name for verb in games()[slug].info.verbs} | {"other", "also", "help"}
    for course in courses(slug):
        for beat in course.lesson.beats:
            text = f"lesson-{course.name}-{beat.key}"
            table = lesson_table(course, 0, position_of(course, 0), "Mira", Reader(USUAL, "en"), None)
            for attribute in beat.told:
                assert table.speech.words.has(text, attribute), (text, attribute)
            verbs = {line.split()[0] for lines in beat.told.values() for line in lines}
            assert verbs <= known


@pytest.mark.parametrize("slug", GAMES)
def test_moves_that_are_as_good_are_legal(slug: str) -> None:
    for course in courses(slug):
        for number, beat in enumerate(course.lesson.beats):
            for line in beat.also:
                move = Move.parse(line)
                assert course.answer(number, move) == ""
                if "*" not in move.values and "..." not in move.values:
                    course.game.play(course.state(number), course.seat, move)
            assert beat.move is None or not course.is_as_good(number, beat.move)


def test_another_way_to_the_same_position_needs_no_explanation() -> None:
    course = next(each for each in courses("sol") if each.name == "turn")
    number = course.number("move")
    assert number is not None
    assert not course.is_as_good(number, Move.parse("move launch-L2 L3 launch-L1"))
    assert course.goes_on(number, Move.parse("move launch-L2 launch-L1 from-L2-L3"))
    assert not course.goes_on(number, Move.parse("move launch-L2 launch-L1"))
    other = next(each for each in courses("sol") if each.name == "points")
    card = other.number("card")
    assert card is not None
    assert other.is_as_good(card, Move.parse("keep explosion"))
