"""Tells the players, once, that the channel of their game is gone or closed to the bot; later, that nothing is wrong.

By direct message where those are open; everyone else is told with their next command or click.
"""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.discord.core.answers.reply import Reply
from bot.discord.core.context import Context, place
from bot.discord.core.sending import permissions
from bot.discord.core.sending.direct import Unreachable
from bot.discord.core.text.errors import incident
from bot.engine.words import words_of
from bot.sessions import SessionView
from bot.sessions.core.people import Prompts
from bot.sessions.core.table_state import PlaceLost

log = logging.getLogger(__name__)


class PlaceNews:
    """What the players of a table must know of its channel."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._told: set[tuple[int, int]] = set()
        self.busy: set[asyncio.Task[None]] = set()

    async def note(self, session: SessionView, lost: PlaceLost) -> SessionView:
        """Note that a channel no longer shows its game, or (without a reason) that it does again; tell the players.

        Returns the session as it is then.
        """
        if session.table_state.place_lost == lost:
            return session
        if (noted := await self._context.sessions.moving.note(session.id, lost)) is None:
            return session
        self._told = {known for known in self._told if known[0] != session.id}
        if lost:
            self.tell(noted)
        return noted

    def tell(self, session: SessionView) -> None:
        """Tell the players of a table why no channel shows it; of an archived thread only those who are asked."""
        archived = session.table_state.place_lost == "archived"
        for user_id in dict.fromkeys(each.user_id for each in session.holders):
            if user_id is not None and (not archived or self._context.sessions.awaits(session.id, user_id)):
                task = asyncio.get_running_loop().create_task(self._tell(session, user_id))
                self.busy.add(task)
                task.add_done_callback(self.busy.discard)

    async def remind(self, reply: Reply) -> None:
        """After an answer, tell someone who could not be told by direct message."""
        for session in self._context.sessions.out_of_place(reply.user_id):
            key = session.id, reply.user_id
            if session.guild_id is not None and key not in self._told:
                self._told.add(key)
                await reply.text(self._said(session, reply.language))

    async def _tell(self, session: SessionView, user_id: int) -> None:
        context = self._context
        try:
            if (await context.sessions.people.get(user_id)).prompts is Prompts.CHANNEL:
                return
            said = self._said(session, await context.language_of(user_id, session.guild_id))
            await context.direct.send(user_id, content=said)
            self._told.add((session.id, user_id))
        except Unreachable:
            return
        except (discord.HTTPException, discord.RateLimited) as error:
            log.warning("what became of the channel of session %d could not be told: %s", session.id, error)
        except Exception as error:
            incident(error, f"the channel of session {session.id}")

    def _said(self, session: SessionView, language: str) -> str:
        words, game = words_of("house", language), self._context.title(session.game, language)
        guild = self._context.client.get_guild(session.guild_id or 0)
        where = f"={guild.name}" if guild is not None else ""
        if session.is_aside:
            return words.say_key("place-aside", game=game)
        if session.table_state.place_lost == "deleted":
            return words.say_key("place-deleted", game=game, server=where)
        if session.table_state.place_lost in ("locked", "archived"):
            return words.say_key(f"place-{session.table_state.place_lost}", game=game, place=place(session))
        missing = permissions.known_lacking(self._context.client, session.channel_id, permissions.TO_WRITE)
        missing = missing or permissions.titles(permissions.TO_WRITE)
        return words.say_key("place-forbidden", game=game, place=place(session), missing=missing)
