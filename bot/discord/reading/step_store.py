"""What stepping through games uses again: the newest boards by what they show, and what each moment is called."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bot.discord.core.context import Context
from bot.discord.core.drawing.lanes import Lane, in_lane
from bot.discord.core.text.texts import Speech, plain
from bot.discord.reading.film_store import SENTENCES, teller
from bot.discord.views.story import deeds, in_one
from bot.engine.moves import Seat
from bot.engine.retelling import Moment
from bot.engine.rules import Game
from bot.engine.words import READER, Names, Words
from bot.sessions.people.archive import Retold
from renderers.film import chapter_words
from renderers.look import Look, Picture

KEPT_BOARDS = 32
"""How many boards are kept, each of about 0.3 MB."""
KEPT_GAMES = 8
"""Of so many games it is kept what their moments are called."""
TOLD_LENGTH = 300
AHEAD = 2
"""So many boards are drawn ahead for each person."""

_looks = msgspec.msgpack.Encoder()


class Called(NamedTuple):
    """A moment in plain words: the chapter and whose turn led to it, what happened in that, and all in one `line`.

    What happened leaves out the name that the label ends with.
    """

    label: str
    told: str
    line: str


class Steps:
    """Draws the boards of moments, the likely next ones ahead, and says what moments are called."""

    def __init__(self, context: Context) -> None:
        self._context = context
        context.sessions.mydata.on_forget.subscribe(self.forget)
        self._boards: OrderedDict[tuple[str, bytes, bytes], Picture | None] = OrderedDict()
        self._called: OrderedDict[tuple[int, int, Seat | None, tuple[str, ...], str], tuple[Called, ...]] = (
            OrderedDict()
        )
        self._ahead: dict[int, asyncio.Task[None]] = {}

    def forget(self, user_id: int) -> None:
        """Drop everything, because someone may no longer be named in it."""
        self._boards.clear()
        self._called.clear()

    async def board(self, game: Game[Any], moment: Moment, look: Look) -> Picture | None:
        """The board of a moment; None for a game without pictures, or if drawing failed (which is logged).

        It is known by the very view that it shows, so no one gets one of a view that they may not see.
        """
        key = game.info.slug, moment.view, _looks.encode(look)
        if key not in self._boards:
            drawn = await self._context.studio.draw(game, game.decode(moment.view), look)
            if drawn is None:
                return None
            self._boards[key] = drawn
            if len(self._boards) > KEPT_BOARDS:
                self._boards.popitem(last=False)
        self._boards.move_to_end(key)
        return self._boards[key]

    def draw_ahead(self, user_id: int, game: Game[Any], wanted: Sequence[tuple[Moment, Look]]) -> None:
        """Draw these boards, AHEAD at most, when no one waits for others, instead of what this person had before."""
        self.stop_ahead(user_id)
        if not wanted or self._context.ending:
            return

        async def work() -> None:
            with in_lane(Lane.LEISURE):
                for moment, look in wanted:
                    await self.board(game, moment, look)

        task = self._ahead[user_id] = self._context.later(work, "boards could not be drawn ahead")
        task.add_done_callback(lambda _: self._ahead.get(user_id) is task and self._ahead.pop(user_id))

    def stop_ahead(self, user_id: int) -> None:
        """Draw nothing more ahead for this person: they want something else now."""
        if (task := self._ahead.pop(user_id, None)) is not None:
            task.cancel()

    async def called(self, told: Retold, language: str) -> tuple[Called, ...]:
        """What each moment of a game is called."""
        key = told.session.id, told.seq, told.viewer, tuple(told.session.names), language
        if key not in self._called:
            self._called[key] = await asyncio.to_thread(all_called, told, language)
            if len(self._called) > KEPT_GAMES:
                self._called.popitem(last=False)
        self._called.move_to_end(key)
        return self._called[key]


def all_called(told: Retold, language: str) -> tuple[Called, ...]:
    """What each moment of a game is called, in plain text; while it runs, to the holder of the seat that views it."""
    reader = told.viewer if told.session.status.live else None
    speech = Speech(told.session.game, told.session.names, language, told.sides)
    words, found = speech.words, []
    for number, (names, moment) in enumerate(zip(told.names, told.moments, strict=True)):
        if (speech.holders, speech.sides) != (names, moment.sides):
            speech = speech.then(names, moment.sides)
        named = speech.readers[reader].plain
        label, said = label_of(told, number, words, named), _done(told, number, words, named)
        said = plain(said, TOLD_LENGTH) if said else ""
        line = " · ".join(filter(None, [_without_names(told, number, words, named, said) or label, said]))
        found.append(Called(label, _without_subject(told, number, words, named, said), line))
    return tuple(found)


def _done(told: Retold, number: int, words: Words, names: Names) -> str:
    """What led to a moment in a sentence or two: above all what those did whose turn it was."""
    moment, turn = told.moments[number], told.moments[number - 1].turn if number else ()
    if not turn:
        return teller(words)(moment.events, names)
    events = deeds(words, moment.events, turn, SENTENCES)
    subjects = ["" if event.about is None else _name(names[event.about], words) for event in events]
    subjects = [subject and words.capital(subject) for subject in subjects]
    said = [words.capital(words.tell(event, names)) for event in events]
    return " ".join(in_one(words, [*zip(subjects, said, strict=True)]))


def _without_subject(told: Retold, number: int, words: Words, names: Names, said: str) -> str:
    """What is said of a turn without the name of whose it was, if it begins with that: the label says it."""
    whose = _whose(told.moments[number - 1], words, names) if number and told.moments[number].turn else []
    if len(whose) != 1:
        return said
    done = said.removeprefix(f"{words.capital(whose[0])} ")
    also = words.listed(["", ""]).lstrip()
    return said if done.startswith(also) else words.capital(done)


def _without_names(told: Retold, number: int, words: Words, names: Names, said: str) -> str:
    """The chapter alone, if what is said of a turn begins with whose it was, or names all of several; else ""."""
    if number == 0 or not told.moments[number].turn:
        return ""
    before = told.moments[number - 1]
    whose = _whose(before, words, names)
    if len(whose) == 1:
        is_said = said.startswith(f"{words.capital(whose[0])} ")
    else:
        is_said = all(re.search(rf"(?<!\w){re.escape(each)}(?!\w)", said, re.I) for each in whose)
    return chapter_words(words.say_key, before.chapter) if is_said else ""


def _whose(moment: Moment, words: Words, names: Names) -> list[str]:
    """The names of those whose turn it was."""
    return [_name(names[side], words) for side in dict.fromkeys(moment.turn)]


def _name(name: str, words: Words) -> str:
    """A name as it is said: "you" for the reader."""
    return words.say_key("reader") if name == READER else name


def label_of(told: Retold, number: int, words: Words, names: Names) -> str:
    """Whose turn led to a moment: "Round 3 · Mira"; else "The start", "The end · Mira won", or "Now" if it runs."""
    if number == 0:
        return words.say_key("step-start")
    if not told.moments[number].turn:
        if told.session.status.live:
            return words.say_key("step-now")
        if winners := [names[side] for side, won in enumerate(told.standings.won) if won]:
            return words.say_key("step-won", who=f"={words.listed(winners)}")
        return words.say_key("step-end")
    before = told.moments[number - 1]
    chapter = chapter_words(words.say_key, before.chapter)
    who = words.listed(_whose(before, words, names))
    return words.say_key("step-label", chapter=f"={chapter}", who=f"={who}")
