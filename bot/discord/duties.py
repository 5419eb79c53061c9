"""What the bot does without being asked, for the shards that this process serves: boards, hands, reminders, calls."""

from __future__ import annotations

import asyncio
import logging

from bot.discord.channel.announce import Announcer
from bot.discord.private.host_news import HostNews
from bot.discord.private.notifications import Notifications
from bot.discord.private.table_calls import TableCalls
from bot.discord.reading.context import ReadingContext
from bot.discord.reading.greeting import Greeter
from bot.discord.table.venue import RoleCalls, Venues
from bot.discord.table.vote_calls import VoteCalls

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that what is being sent may take when a shard is let go; what has not been sent by then, is not."""


class Duties:
    """Begins when the first shard is both served and known, and begins anew for each shard that comes later."""

    def __init__(self, context: ReadingContext, *, quiet: float, linger: float) -> None:
        self._context = context
        self.announcer = Announcer(context, quiet=quiet, linger=linger)
        self.notifications = Notifications(context)
        self.host_news = HostNews(context)
        self.table_calls = TableCalls(context)
        self.vote_calls = VoteCalls(context)
        self.greeter = Greeter(context)
        self.venues, self.role_calls = Venues(context), RoleCalls(context)
        self._taken_up = set(context.sessions.shards.terms)
        """The shards whose sessions are up to date here."""
        self.begun = set[int]()
        """The shards for which they are done."""
        self.has_begun = self._is_closed = False
        sessions = context.sessions
        sessions.custody.on_gain.subscribe(self._gained)
        sessions.shards.on_loss.subscribe(self._lost)

    def watches(self, guild_id: int | None) -> bool:
        """Whether what happens in a server is shown by this process."""
        return self._context.sessions.shards.of(guild_id) in self.begun and self._context.presence.watches(
            guild_id
        )

    def heard(self, shard: int) -> None:
        """All servers of a shard are known."""
        self._context.presence.known.add(shard)
        self._begin(shard)

    def left(self, shard: int) -> None:
        """A shard is no longer connected."""
        self._context.presence.known.discard(shard)
        self.begun.discard(shard)

    def look_for_servers(self) -> None:
        """Wake the games of servers that removed the bot and have invited it again."""
        if not self.has_begun:
            return
        for guild_id in self._context.presence.returned():
            self.announcer.came_back(guild_id)
            self.notifications.look()

    async def let_go(self, shard: int) -> None:
        """Begin nothing more for a shard; returns once what was being done has been done, or is not done any more."""
        await self._context.sessions.custody.let_go(shard)
        self.begun.discard(shard)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.announcer.let_go(shard)
                await self.notifications.settled()
                await self.host_news.settled()
        except TimeoutError:
            log.warning("something is still being sent for shard %d", shard)

    async def keep(self, shard: int) -> None:
        """Go on with a shard that could not be handed over."""
        await self._context.sessions.custody.keep(shard)

    async def close(self) -> None:
        """Stop all of it, and begin nothing more."""
        self._is_closed = True
        await self.host_news.close()
        await self.notifications.close()
        await self.announcer.close()

    def _gained(self, shard: int) -> None:
        self._taken_up.add(shard)
        self.begun.discard(shard)
        self._begin(shard)

    def _lost(self, shard: int) -> None:
        self._taken_up.discard(shard)
        self.begun.discard(shard)
        self.announcer.forget(shard)

    def _begin(self, shard: int) -> None:
        context, shards = self._context, self._context.sessions.shards
        may_begin = shard in shards.terms and shard in self._taken_up and shard in context.presence.known
        if not may_begin or shard in self.begun or self._is_closed:
            return
        self.begun.add(shard)
        self._start()
        for session in context.sessions.live():
            if shards.of(session.guild_id) == shard:
                context.presence.is_in(session.guild_id)
        self.look_for_servers()
        self.announcer.take_up(shard)
        self.notifications.look()
        self.host_news.take_up()
        self.announcer.watch.look_for_missing()
        self.greeter.met(each for each in context.client.guilds if shards.of(each.id) == shard)

    def _start(self) -> None:
        if self.has_begun:
            return
        self.has_begun = True
        self.announcer.start()
        self.notifications.start()
        self.host_news.start()
        self.table_calls.start()
        self.vote_calls.start()
        finder = self._context.sessions.finder
        finder.start(self.venues.place)
        finder.on_look.subscribe(self.role_calls.look)
        log.info("ready as %s", self._context.client.user)
