"""The context of what is read at leisure: with the films and boards that are kept and the rules of the games."""

from __future__ import annotations

from bot.discord.core.answers.heavy import Heavy
from bot.discord.core.context import Services
from bot.discord.reading.film_store import Films
from bot.discord.reading.lesson_shelf import LessonShelf
from bot.discord.reading.rule_search import RuleShelf
from bot.discord.reading.step_store import Steps
from bot.discord.table.context import TableContext


class ReadingContext(TableContext):
    """The context with films, boards of earlier moments, and the rules and lessons of the games; no room adds more."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.films, self.steps = Films(self), Steps(self)
        self.stepping = Heavy(2)
        """The lane of games that are replayed to be stepped through."""
        self.lessons = LessonShelf(self.games)
        self.rule_books = RuleShelf(self.games)
