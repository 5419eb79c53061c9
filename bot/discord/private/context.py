"""The context of whatever shows someone what they alone see: with the open panels and the hands."""

from __future__ import annotations

from bot.discord.core.context import Services
from bot.discord.private.hands import Hands
from bot.discord.private.open_panels import OpenPanels
from bot.discord.views.context import ViewContext


class PrivateContext(ViewContext):
    """The context with the open panels, and the direct messages that show hands."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.panels = OpenPanels(self.sessions, self.late)
        self.hands = Hands(self)
