"""Finds out that the place of a table was deleted, archived or locked: from Discord's events, or by asking.

Nobody can use commands or buttons in an archived thread, and writing in it opens it. One that time archived is opened
again once for each position of its game; one that a person archived stays as it is. Who archived it is not told: a
thread that was quiet for as long as it stays open was archived by time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from datetime import datetime
from functools import partial
from typing import Any

import discord

from bot.discord.channel.lost import lost_by
from bot.discord.core.sending.budget import CHANGE_CHANNEL, Busy, Need
from bot.discord.core.sending.permissions import may_manage
from bot.discord.private.context import PrivateContext
from bot.sessions import SessionView

log = logging.getLogger(__name__)

APART = 0.5
"""Seconds between two questions for places that may be gone."""

EARLY = 300.0
"""Seconds by which a thread may be archived before its time and still count as archived by it."""

Spawn = Callable[[Callable[[], Coroutine[Any, Any, object]], str], object]


class PlaceWatch:
    """Notes at each table what became of its place.

    `spawn` runs work in the background; `back` hears of a server in which a place may show its table again.
    """

    def __init__(self, context: PrivateContext, spawn: Spawn, back: Callable[[int], None]) -> None:
        self._context, self._spawn, self._back = context, spawn, back
        self._news = context.place_news
        self._asking: set[int] = set()
        self._next = 0.0
        """From when on the next question may be asked, in seconds of the event loop."""

    def deleted(self, guild_id: int, channel_id: int) -> None:
        """A channel or thread was deleted, with its threads."""
        for session in self._context.sessions.guilds.live(guild_id):
            if channel_id in (session.channel_id, *session.table_state.within):
                self._spawn(partial(self._news.note, session, "deleted"), f"channel of {session.id}")

    def thread_changed(self, before: discord.Thread | None, after: discord.Thread) -> None:
        """A thread was archived, opened, locked or unlocked; `before` is None if it was not known."""
        session = self._context.sessions.in_channel(after.id)
        if session is not None and after.archived:
            opened = before.archive_timestamp if before is not None and not before.archived else None
            self._spawn(lambda: self._archived(session, after, opened), f"thread of {session.id}")
        self._back(after.guild.id)

    async def _archived(self, session: SessionView, thread: discord.Thread, opened: datetime | None) -> None:
        """Open a thread that time archived; note of any other that the game waits. `opened` is when it last was."""
        if (await self._context.sessions.get(session.id)).table_state.place_lost == "deleted":
            return
        if thread.locked and not may_manage(thread):
            await self._news.note(session, "locked")
        elif not (is_by_time(thread, opened) and await self._opened(session, thread)):
            await self._news.note(session, "archived")

    async def _opened(self, session: SessionView, thread: discord.Thread) -> bool:
        """Open a thread again; False if its game does not go on, it was done for this position, or Discord refuses."""
        context = self._context
        if not await context.sessions.moving.may_reopen(session.id):
            return False
        try:
            await context.budget.promptly(
                Need.EDIT, CHANGE_CHANNEL, thread.id, lambda: thread.edit(archived=False)
            )
        except (discord.HTTPException, Busy) as error:
            log.warning("the thread of session %d could not be opened again: %s", session.id, error)
            return False
        return True

    def look_for_missing(self, guild_id: int | None = None) -> None:
        """Ask for each place that should be known and is not, in one server or (None) in all.

        What was deleted or archived while the bot was away is told by no event.
        """
        lost = [each for each in self._live(guild_id) if self._is_missing(each)]
        if lost:
            self._asking.update(each.id for each in lost)
            self._spawn(lambda: self._look(lost), "looking for places")
        for guild in {each.guild_id for each in self._live(guild_id) if each.table_state.place_lost}:
            self._back(guild or 0)

    def _live(self, guild_id: int | None) -> Iterable[SessionView]:
        sessions = self._context.sessions
        live = sessions.live() if guild_id is None else sessions.guilds.live(guild_id)
        served = (
            each for each in live if each.guild_id is not None and sessions.shards.serves(each.guild_id)
        )
        return [each for each in served if not each.is_aside]

    def _is_missing(self, session: SessionView) -> bool:
        guild = self._context.client.get_guild(session.guild_id or 0)
        if guild is None or guild.unavailable or session.table_state.place_lost == "deleted":
            return False
        return guild.get_channel_or_thread(session.channel_id) is None and session.id not in self._asking

    async def _look(self, lost: list[SessionView]) -> None:
        for session in lost:
            try:
                now = asyncio.get_running_loop().time()
                at = max(now, self._next)
                self._next = at + APART
                await asyncio.sleep(at - now)
                await self.look(session)
            finally:
                self._asking.discard(session.id)

    async def look(self, session: SessionView) -> None:
        """Ask Discord what became of the place of a session."""
        context = self._context
        await context.budget.turn(Need.LOOK, "GET", session.channel_id)
        try:
            found = await context.client.fetch_channel(session.channel_id)
        except (discord.HTTPException, OSError) as error:
            if lost := lost_by(error):
                await self._news.note(session, lost)
            else:
                log.warning("the place of session %d could not be looked for: %s", session.id, error)
            return
        if isinstance(found, discord.Thread) and found.archived:
            await self._archived(session, found, None)
        else:
            await self._news.note(session, "")


def is_by_time(thread: discord.Thread, opened: datetime | None = None) -> bool:
    """Whether an archived thread had been quiet for as long as it stays open; `opened` is when it last was opened."""
    last = discord.utils.snowflake_time(thread.last_message_id or thread.id)
    quiet = thread.archive_timestamp - max(last, opened or last)
    return quiet.total_seconds() >= thread.auto_archive_duration * 60 - EARLY
