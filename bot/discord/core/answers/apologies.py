"""Tells a person privately what went wrong with what they asked for."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.discord.core.answers.reply import Reply
from bot.discord.core.layout.refusal_button import RefusalWithButton
from bot.discord.core.sending.permissions import titles
from bot.discord.core.text.errors import (
    BLOCKED,
    DM_CLOSED,
    NO_ACCESS,
    Trouble,
    describe,
    explain,
    incident,
    is_network,
)
from bot.discord.core.text.texts import Speech
from bot.engine.errors import Illegal
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.sessions import Refused, Sessions, SessionView

log = logging.getLogger(__name__)


class Apologies:
    """Words refusals and errors; `speech` gives the words of the table at which one happened."""

    def __init__(
        self,
        sessions: Sessions,
        games: Mapping[str, Game[Any]],
        speech: Callable[[SessionView, str, Exception], Awaitable[Speech]],
    ) -> None:
        self._sessions, self._games, self._speech = sessions, games, speech

    async def tell(self, reply: Reply, error: Exception) -> None:
        """Answer privately why it did not work. Raises nothing but cancellation."""
        try:
            said = await self._explanation(reply, error)
        # What went wrong may be what the explanation needs, such as the state of the game: then its number is told.
        except Exception as second:
            said = reply.words.say_key(
                "incident", id=incident(second, "explaining " + describe(reply.interaction))
            )
        try:
            if isinstance(error, RefusalWithButton):
                await reply.view(error.view(said, reply.words))
            else:
                await reply.text(said)
        except Exception as unsaid:
            if is_network(unsaid):
                log.warning("an answer could not be given: %s", unsaid)
            else:
                incident(unsaid, "answering " + describe(reply.interaction))

    async def _explanation(self, reply: Reply, error: Exception) -> str:
        """What to tell the user about an error, in the words of the table where it happened."""
        session = reply.session or self._sessions.in_channel(reply.interaction.channel_id or 0)
        words, names = reply.words, tuple[str, ...]()
        if reply.game is not None and reply.game in self._games:
            words = words_of(reply.game, reply.language)
        elif session is not None and session.game in self._games:
            speech = await self._speech(session, reply.language, error)
            words, names = speech.words, speech.escaped
        if (refused := explain(error, words, names)) is not None:
            self._sessions.receipts.measure("refusal", 1, refused_by(error))
            return refused
        if isinstance(error, discord.Forbidden) and error.code in NO_ACCESS:
            missing = Trouble("no-permission", {"missing": titles(("send_messages",))})
            return explain(missing, words) or words.say_key("discord-trouble-nothing")
        if isinstance(error, discord.Forbidden) and error.code in DM_CLOSED:
            return words.say_key("dms-closed")
        if isinstance(error, discord.HTTPException) and error.code in BLOCKED:
            return words.say_key("words-blocked")
        if is_network(error):
            log.warning("Discord could not be reached: %s", error)
            return words.say_key("discord-trouble" if reply.stored.any else "discord-trouble-nothing")
        return words.say_key("incident", id=incident(error, describe(reply.interaction)))


def refused_by(error: Exception) -> str:
    """Who refused, for the statistics: the rules of the game, the table, or the bot's own buttons and commands."""
    if isinstance(error, Illegal):
        return "rules"
    return "table" if isinstance(error, Refused) else "bot"
