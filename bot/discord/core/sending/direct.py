"""Direct messages: their channels are opened once, one after the other, and known across restarts.

Discord stops a bot that opens many at a time (40003), and quarantines one that it takes for a spammer (20026). Then
nobody is written to for the first time for an hour; those who were written to before still are.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.discord.core.sending.budget import Budget, Need
from bot.discord.core.text.errors import DM_CLOSED, NO_ACCESS
from bot.discord.core.text.texts import no_pings
from bot.sessions import Refused, Sessions

log = logging.getLogger(__name__)

APART = 1.0
"""Seconds between two openings, at least."""

CLOSED_FOR = 3600.0
"""Seconds for which someone who refused is not written to, and no one for the first time after Discord refused that."""

TOO_FAST = (40003, 20026)
"""Discord's codes for a bot that opens direct messages too fast, and for one that is quarantined."""

UNKNOWN_USER = 10013
ANOTHER_CHANNEL = (10003, 50001)
"""Discord's codes for a channel that the bot cannot see: it was opened by another application."""


class Unreachable(Exception):
    """The bot cannot write to a person now: they do not want it, or Discord does not."""


class DirectMessages:
    """Writes to people on their own."""

    def __init__(self, sessions: Sessions, client: discord.Client, budget: Budget) -> None:
        self._sessions, self._client, self._budget = sessions, client, budget
        self._channels: dict[int, int] = {}
        self._written: set[int] = set()
        self._opening = asyncio.Lock()
        self._opened_at = float("-inf")
        self._closed_until = float("-inf")
        self._refusing: dict[int, float] = {}
        sessions.mydata.on_forget.subscribe(self._forget)
        sessions.people.on_change.subscribe(self.try_again)

    @property
    def resting(self) -> bool:
        """Whether Discord refused to let the bot write to someone new, less than an hour ago."""
        return self._sessions.now() < self._closed_until

    def try_again(self, user_id: int) -> None:
        """Someone who refused direct messages may take them now."""
        self._refusing.pop(user_id, None)

    async def channel(self, user_id: int) -> discord.PartialMessageable:
        """The channel of a person. Raises Unreachable, discord.HTTPException, and Refused("store-…")."""
        if self._sessions.now() < self._refusing.get(user_id, 0.0):
            raise Unreachable
        if user_id not in self._channels:
            known = await self._sessions.shown.direct_channel(user_id)
            if known is not None:
                self._channels[user_id] = known
                self._written.add(user_id)
        if self.resting and user_id not in self._written:
            raise Unreachable
        if user_id not in self._channels:
            await self._open(user_id)
        return self._client.get_partial_messageable(self._channels[user_id])

    async def send(self, user_id: int, **message: Any) -> discord.Message:
        """Send a message, as `Messageable.send` takes it. Raises as `channel` does."""
        for last in (False, True):
            channel = await self.channel(user_id)
            await self._budget.turn(Need.HAND, "POST", channel.id)
            for file in message.get("files", ()):
                file.reset()
            try:
                sent = await channel.send(**message, allowed_mentions=no_pings())
            except discord.HTTPException as error:
                if last or error.code not in ANOTHER_CHANNEL:
                    raise self._explained(error, user_id) from error
                self._forget(user_id)
                await self._open(user_id)
            else:
                await self._keep(user_id, channel.id)
                return sent
        raise AssertionError("the last try returns or raises")

    async def _open(self, user_id: int) -> None:
        loop = asyncio.get_running_loop()
        async with self._opening:
            if user_id in self._channels:
                return
            await asyncio.sleep(max(0.0, self._opened_at + APART - loop.time()))
            await self._budget.turn(Need.HAND, "POST", 0)
            if self.resting:
                raise Unreachable
            try:
                channel = await self._client.create_dm(discord.Object(user_id))
            except discord.HTTPException as error:
                raise self._explained(error, user_id) from error
            finally:
                self._opened_at = loop.time()
            self._channels[user_id] = channel.id

    def _explained(self, error: discord.HTTPException, user_id: int) -> Exception:
        """What a refusal of Discord's means for the sender; the next try may have to wait."""
        if error.code in DM_CLOSED:
            self._refusing[user_id] = self._sessions.now() + CLOSED_FOR
        if error.code in TOO_FAST:
            if not self.resting:
                log.warning("no new direct messages for an hour: %s", error)
            self._closed_until = self._sessions.now() + CLOSED_FOR
        refused = (*TOO_FAST, *DM_CLOSED, *NO_ACCESS, UNKNOWN_USER)
        return Unreachable() if error.code in refused else error

    async def _keep(self, user_id: int, channel_id: int) -> None:
        """Note that someone was written to."""
        if user_id in self._written:
            return
        self._written.add(user_id)
        try:
            await self._sessions.shown.keep_direct_channel(user_id, channel_id)
        except Refused as refused:
            log.warning("a channel of direct messages was not stored: %s", refused)

    def _forget(self, user_id: int) -> None:
        self._refusing.pop(user_id, None)
        self._channels.pop(user_id, None)
        self._written.discard(user_id)
