"""Lessons: scripted games by the real rules for one learner, and what their choices are told.

A lesson is a data file of a game, `data/GAME/lessons/NAME.json`. It deals a game from a seed, plays it up to where the
lesson begins, and goes on beat by beat. The words of a beat are the message `lesson-NAME-BEAT` of the game's catalogue;
what a choice that does not go on is told is an attribute of it. The position follows from the beat alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from bot.engine.errors import BadData, Illegal
from bot.engine.files import data_files, load_object
from bot.engine.moves import Event, Move, Seat, Value
from bot.engine.rng import Rng
from bot.engine.rules import Game

OTHER = "other"
"""The attribute that answers every choice that has no answer of its own."""

DEFAULTS = "..."
"""The line of a script for which everyone else, the clock too, plays the default until the learner is asked."""

MOST_DEFAULTS = 200
"""After a learner's move, others play at most so many moves that the script does not name."""


class Beat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One beat: text, and the move that goes on; one without a move is only read.

    `do` is the learner's move as a line. `also` are patterns of moves that are as good: `do` is played for them, and
    their answer is the attribute `.also`. `told` are patterns of other moves by the attribute that answers them; else
    that is the one with the name of the verb, or `.other`. In a pattern "*" stands for any value, and a last "..." for
    all further ones. `then` is what others answer, each a line "SEAT VERB VALUE ..."; after that whoever else is asked
    plays the default, as for a line "..." before. `marks` are pointed out on the picture, which is the whole `board`
    where the beat says so. `score` is that of the learner there, where the words rely on it.
    """

    key: str
    do: str = ""
    also: tuple[str, ...] = ()
    told: dict[str, tuple[str, ...]] = {}
    then: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    board: bool = False
    score: int | None = None

    @property
    def move(self) -> Move | None:
        """The move that goes on; None if the beat is only read."""
        return Move.parse(self.do) if self.do else None


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson as its file has it. `before` are the moves made before the first beat, `minutes` what it takes."""

    minutes: int
    seats: int
    seed: str
    beats: tuple[Beat, ...]
    seat: int = 0
    options: dict[str, str] = {}
    before: tuple[str, ...] = ()


class BadLesson(Exception):
    """A script that the rules, as they are now, do not play. `state` is the position at which it fails, if there is."""

    def __init__(self, what: str, state: Any = None) -> None:
        super().__init__(what)
        self.state = state


class Scene(NamedTuple):
    """Where a lesson stands at a beat: the true position as bytes, and what happened since the beat before."""

    state: bytes
    events: tuple[Event, ...]


def lessons_of(slug: str) -> dict[str, Lesson]:
    """The lessons of a game by name, the shortest first. Raises BadData for a file that is wrong."""
    return dict(_lessons_of(slug))


@lru_cache(maxsize=64)
def _lessons_of(slug: str) -> tuple[tuple[str, Lesson], ...]:
    names = dict.fromkeys(path.stem for path in data_files(slug, "lessons", "*.json"))
    found = [(name, load_object(Lesson, slug, "lessons", f"{name}.json")) for name in names]
    for name, lesson in found:
        file, keys = f"{slug}/lessons/{name}.json", [beat.key for beat in lesson.beats]
        if not keys or len(set(keys)) < len(keys):
            raise BadData(file, "file", "beats", "must have keys that differ")
        if lesson.beats[-1].do:
            raise BadData(file, keys[-1], "do", "must be empty: the last beat is only read")
    return tuple(sorted(found, key=lambda each: each[1].minutes))


class Course:
    """A lesson played by the rules of its game. What was played is kept, so that a beat is played once."""

    def __init__(self, game: Game[Any], name: str, lesson: Lesson) -> None:
        self.game, self.name, self.lesson = game, name, lesson
        self.seat = Seat(lesson.seat)
        self._scenes: list[Scene] = []

    def number(self, key: str) -> int | None:
        """The place of the beat with this key; None if the lesson has no such beat."""
        return next((n for n, beat in enumerate(self.lesson.beats) if beat.key == key), None)

    def at(self, number: int) -> Scene:
        """Where the lesson stands at a beat. Raises BadLesson where the rules do not play the script."""
        while len(self._scenes) <= number:
            self._scenes.append(self._next())
        return self._scenes[number]

    def state(self, number: int) -> Any:
        """A copy of the true position at a beat. Raises BadLesson."""
        return self.game.decode(self.at(number).state)

    def answer(self, number: int, move: Move) -> str:
        """The attribute that answers a legal move of the learner; "" if the lesson goes on. Raises BadLesson."""
        beat = self.lesson.beats[number]
        if self.goes_on(number, move):
            return ""
        named = (name for name, lines in beat.told.items() for line in lines if fits(line, move))
        return next(named, move.verb)

    def goes_on(self, number: int, move: Move) -> bool:
        """Whether a legal move is the one of the beat, as good, or another way to the same position."""
        beat = self.lesson.beats[number]
        if beat.move is None:
            return False
        if move == beat.move or any(fits(line, move) for line in beat.also):
            return True
        return move.verb == beat.move.verb and self._is_same(number, move, beat.move)

    def is_as_good(self, number: int, move: Move) -> bool:
        """Whether a move that goes on leads to another position than that of the beat, which is played for it."""
        wanted = self.lesson.beats[number].move
        return wanted is not None and move != wanted and not self._is_same(number, move, wanted)

    def strays(self, number: int, verb: str, values: tuple[Value, ...]) -> bool:
        """Whether a beginning of a move cannot become one that goes on, as the script has it."""
        beat = self.lesson.beats[number]
        return bool(values) and not any(
            begins(line, Move(verb, values)) for line in (beat.do, *beat.also) if line
        )

    def _is_same(self, number: int, move: Move, other: Move) -> bool:
        return self._after(number, move) == self._after(number, other)

    def _after(self, number: int, move: Move) -> bytes:
        state = self.state(number)
        self.game.play(state, self.seat, move)
        return self.game.encode(state)

    def _next(self) -> Scene:
        """Play on to the next beat."""
        game, lesson, number = self.game, self.lesson, len(self._scenes)
        if number == 0:
            try:
                state = game.setup(lesson.seats, lesson.options, Rng(lesson.seed))
            except Illegal as error:
                raise BadLesson(self._where(f"the set-up is refused: {error}")) from error
            state.events.clear()
            events = [event for line in lesson.before for event in self._play(state, line)]
            return Scene(game.encode(state), tuple(events))
        beat, state = lesson.beats[number - 1], game.decode(self._scenes[-1].state)
        lines = (f"{lesson.seat} {beat.do}", *beat.then, DEFAULTS) if beat.do else beat.then
        events = [event for line in lines for event in self._play(state, line)]
        return Scene(game.encode(state), tuple(events))

    def _play(self, state: Any, line: str) -> list[Event]:
        if line == DEFAULTS:
            return self._play_defaults(state)
        seat, _, rest = line.partition(" ")
        try:
            return self.game.play(state, Seat(int(seat)), Move.parse(rest))
        except (Illegal, ValueError) as error:
            raise BadLesson(self._where(f"'{line}' is refused: {error}"), state) from error

    def _where(self, what: str) -> str:
        """What is wrong, with the beat before which it is."""
        return f"{self.game.info.slug}/{self.name}, before {self.lesson.beats[len(self._scenes)].key}: {what}"

    def _play_defaults(self, state: Any) -> list[Event]:
        """Play the defaults of everyone else, the clock too, until the learner is asked."""
        events: list[Event] = []
        for _ in range(MOST_DEFAULTS):
            asks = [] if state.over else self.game.asks(state)
            if not asks or any(ask.seat == self.seat for ask in asks):
                break
            events += self.game.play(state, asks[0].seat, asks[0].default)
        return events


def fits(pattern: str, move: Move) -> bool:
    """Whether a move is as a pattern says."""
    return _fits(pattern.split(), str(move).split(), whole=True)


def begins(pattern: str, move: Move) -> bool:
    """Whether a move is the beginning of one that is as a pattern says, or that move."""
    return _fits(pattern.split(), str(move).split(), whole=False)


def _fits(pattern: list[str], words: list[str], *, whole: bool) -> bool:
    if pattern[-1:] == ["..."]:
        pattern = [*pattern[:-1], *["*"] * (len(words) - len(pattern) + 1)]
    if len(words) > len(pattern) or (whole and len(words) < len(pattern)):
        return False
    return all(wanted in ("*", word) for wanted, word in zip(pattern, words, strict=False))
