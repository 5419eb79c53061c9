"""The context of what is read at leisure: with the films that are kept and the rules of the games."""

from __future__ import annotations

from bot.discord.core.context import Services
from bot.discord.reading.film_store import Films
from bot.discord.reading.lesson_shelf import LessonShelf
from bot.discord.reading.rule_search import RuleShelf
from bot.discord.table.context import TableContext


class ReadingContext(TableContext):
    """The context with the films, the rules and the lessons of the games; no room adds more to it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.films = Films(self)
        self.lessons = LessonShelf(self.games)
        self.rule_books = RuleShelf(self.games)
