"""The lessons of every game, and the positions of their beats, which are the same for all learners."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from threading import Lock
from typing import Any

from bot.discord.views.lesson import position_of
from bot.engine.lessons import Course, lessons_of
from bot.engine.rules import Game
from bot.sessions import Position


class LessonShelf:
    """The lessons that were opened: each beat is played once."""

    def __init__(self, games: Mapping[str, Game[Any]]) -> None:
        self._games = games
        self._courses: dict[str, dict[str, Course]] = {}
        self._positions: dict[tuple[str, str, int], Position] = {}
        self._playing = Lock()

    def of(self, slug: str) -> dict[str, Course]:
        """The lessons of a game by name; none of a game that is not there."""
        game = self._games.get(slug)
        if slug not in self._courses and game is not None:
            self._courses[slug] = {
                name: Course(game, name, lesson) for name, lesson in lessons_of(slug).items()
            }
        return self._courses.get(slug, {})

    async def position(self, course: Course, number: int) -> Position:
        """A lesson at a beat, as its learner may know it. Raises BadLesson."""
        key = course.game.info.slug, course.name, number
        if key not in self._positions:
            self._positions[key] = await asyncio.to_thread(self._played, course, number)
        return self._positions[key]

    def _played(self, course: Course, number: int) -> Position:
        with self._playing:
            return position_of(course, number)
