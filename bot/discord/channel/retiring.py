"""Messages that must lose their buttons: those that a table left in another channel, its card, and votes on old boards.

A link to where the table went replaces the buttons. The store remembers which ones still have them. Boards that a newer
one has replaced keep theirs, but for those to vote: they open the panel as it is now. If the bot stopped between
posting a message and noting it, the message is found again in the channel.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import discord

from bot.discord.channel.posting import leave
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, has_button
from bot.discord.core.sending.budget import Need
from bot.discord.core.text.errors import BLOCKED, NO_ACCESS, incident, is_gone, is_network
from bot.discord.core.text.texts import escaped
from bot.engine.words import words_of
from bot.sessions import Posted, Refused, SessionView
from bot.sessions.core.rematch import not_playing
from bot.sessions.core.shards import NotServed

log = logging.getLogger(__name__)

SEARCHED = 50
"""How many messages of a channel are searched for one that was posted and not noted."""

AGAIN = 20.0
"""Seconds until removing buttons is tried again after Discord refused."""


class Retiring:
    """Removes the buttons of such messages, a moment later: a click on its way still finds its button."""

    def __init__(self, context: Context, *, after: float) -> None:
        self._context, self._client, self._after = context, context.client, after
        self._tasks: dict[Posted, asyncio.Task[None]] = {}
        self._closing = asyncio.Event()

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        """The tasks that are running."""
        return list(self._tasks.values())

    async def close(self, patience: float) -> None:
        """Finish waiting work at once, within this many seconds; the rest is done after the next start."""
        self._closing.set()
        if self._tasks:
            await asyncio.wait(self.busy, timeout=patience)

    def take(self, session: SessionView) -> None:
        """Remove the buttons of all messages that still wait for it."""
        if not session.retiring or not self._context.presence.is_in(session.guild_id):
            return
        for posted in session.retiring:
            if posted and posted not in self._tasks:
                task = asyncio.get_running_loop().create_task(self._take(session, posted))
                self._tasks[posted] = task
                task.add_done_callback(partial(self._forget, posted))

    def _forget(self, posted: Posted, _: asyncio.Task[None]) -> None:
        self._tasks.pop(posted, None)

    async def _take(self, session: SessionView, posted: Posted) -> None:
        self._context.unasked(session.guild_id)
        try:
            if isinstance(posted, tuple) and not await self._left(session, *posted):
                return
            await self._context.sessions.shown.mark_retired(session.id, posted)
        except NotServed:
            log.info("message %s of session %d is left to another process", posted, session.id)
        except Refused as refused:
            log.warning("it could not be noted that message %s was left: %s", posted, refused)
        except Exception as error:
            incident(error, f"leave message {posted}")

    async def _left(self, session: SessionView, channel_id: int, message_id: int) -> bool:
        """Remove the buttons of a message; False if that has to be tried after the next start."""
        channel = self._client.get_partial_messageable(channel_id)
        wait = self._after
        note = await self._farewell(session) if channel_id != session.channel_id else ""
        begun = await self._begun(session) if not note and session.started_at is not None else [""]
        while True:
            try:
                await asyncio.wait_for(self._closing.wait(), wait)
            except TimeoutError:
                pass
            try:
                card = (Click("cancel", session.id).custom_id, begun[0])
                await leave(self._context.budget, channel, message_id, note, card)
                return True
            except NotServed:
                raise
            except Exception as error:
                if getattr(error, "code", None) in BLOCKED and begun[1:]:
                    begun = begun[1:]
                    continue
                if not is_network(error) or getattr(error, "code", None) in NO_ACCESS:
                    log.info("message %d keeps its buttons: %s", message_id, error)
                    return True
                if self._closing.is_set():
                    return False
                wait = AGAIN

    async def _begun(self, session: SessionView) -> list[str]:
        """What the card of a game that has begun says: first without whom, if it is played again without someone."""
        words = words_of("house", await self._context.language_at(session))
        absent = not_playing(session, await self._context.sessions.rematches.earlier(session))
        names = words.listed([f"**{escaped(each)}**" for each in absent])
        without = [words.say_key("card-left-without", people=f"={names}")] if absent else []
        return [*without, words.say_key("card-left")]

    async def _farewell(self, session: SessionView) -> str:
        """What the old place of a table says of where it went."""
        words = words_of("house", await self._context.language_at(session))
        if session.table_state.place_lost == "aside":
            return words.say_key("place-freed")
        return words.say_key("place-left", place=place(session))

    async def lost(self, session: SessionView) -> int | None:
        """The newest message of a session that was posted after the last one noted; None if there is none.

        Raises discord.HTTPException if Discord should be asked again.
        """
        channel = self._client.get_partial_messageable(session.channel_id)
        mark = Click("play", session.id, 0).custom_id
        await self._context.budget.turn(Need.EDIT, "GET", channel.id)
        try:
            async for message in channel.history(limit=SEARCHED):
                if message.id <= (session.message_id or 0):
                    break
                if has_button(message, mark):
                    return message.id
        except discord.HTTPException as error:
            if is_network(error) and error.code not in NO_ACCESS:
                raise
            if not is_network(error) and not is_gone(error):
                log.warning("session %d: its channel cannot be looked through: %s", session.id, error)
        return None
