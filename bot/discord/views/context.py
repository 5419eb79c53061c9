"""The context of what shows a table: with what each seat remembers, and the private pictures drawn last."""

from __future__ import annotations

from bot.discord.core.context import Context, Services
from bot.discord.views.drawings import Drawings
from bot.discord.views.memory import Memories


class ViewContext(Context):
    """The context with the memories of every seat, and the private pictures drawn last."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.memories = Memories(self.sessions)
        self.drawings = Drawings(self.studio)
