"""The context of what one player alone sees: with the open panels, the hands, and the news of lost channels."""

from __future__ import annotations

from bot.discord.core.answers.reply import Reply
from bot.discord.core.context import Services
from bot.discord.private.coaching import Coach
from bot.discord.private.hands import Hands
from bot.discord.private.open_panels import OpenPanels
from bot.discord.private.place_news import PlaceNews
from bot.discord.views.context import ViewContext
from bot.players.advising import Adviser


class PrivateContext(ViewContext):
    """The context with the open panels, direct messages that show hands, advice, and the news of lost channels."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.panels = OpenPanels(self.sessions, self.late)
        self.adviser = Adviser(services.studio.workers)
        self.coach = Coach(self, self.adviser)
        self.hands = Hands(self, self.coach)
        self.place_news = PlaceNews(self)

    async def add_news(self, reply: Reply) -> None:
        """Add to an answer that the channel of its reader's game is gone, if they could not be told otherwise."""
        await self.place_news.remind(reply)
