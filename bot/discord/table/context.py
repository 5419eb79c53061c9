"""The context of what changes or explains a table: its threads, the sample games and the questions before a start."""

from __future__ import annotations

from bot.discord.core.context import Services
from bot.discord.private.context import PrivateContext
from bot.discord.table.own_threads import OwnThreads
from bot.discord.table.samples import Samples
from bot.discord.table.start_questions import StartQuestions


class TableContext(PrivateContext):
    """The context with the threads that the bot opened lately, the sample games, and the questions before a start."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.own_threads = OwnThreads(self.sessions)
        self.samples = Samples(self.studio)
        self.start_questions = StartQuestions(self)
