"""Closes the calls to tables: once a call is answered or over, its message says so, without buttons.

The message is found by its buttons, so that nothing of it is stored and a restart loses none.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from functools import partial

import discord

from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import box, clicks_in, components_of, layout, say
from bot.discord.core.sending.budget import Need
from bot.discord.core.sending.direct import Unreachable
from bot.discord.core.text.texts import no_pings
from bot.engine.words import words_of
from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.people import Prompts
from bot.sessions.core.table_state import Called

log = logging.getLogger(__name__)

SEARCHED = 30
"""How many messages are searched for a call."""


def outcome_of(session: SessionView, call: Called) -> str:
    """The message that says what became of a call that no longer waits for an answer."""
    if session.seats_of(call.user_id):
        return "call-taken"
    if session.status is not Status.LOBBY:
        return "call-closed" if session.started_at is None else "call-begun"
    answer = next((each.answer for each in session.table_state.calls if each.user_id == call.user_id), "")
    return {"no": "call-declined", "late": "call-late"}.get(answer, "call-off")


class TableCalls:
    """Follows the calls of all open tables, for as long as the bot runs."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._waiting: dict[int, dict[int, Called]] = {}
        """The calls that wait for an answer, by table and by their number there."""

    def start(self) -> None:
        """Follow the tables that are open now, and each change from now on."""
        self._context.sessions.on_change.subscribe(self._note)
        for session in self._context.sessions.live():
            self._note(session)

    def _note(self, session: SessionView) -> None:
        calls = session.table_state.calls if session.status is Status.LOBBY else ()
        now = {number: each for number, each in enumerate(calls) if not each.answer}
        before = self._waiting.pop(session.id, {})
        if now:
            self._waiting[session.id] = now
        for number, call in before.items():
            if number not in now and call.at <= self._context.sessions.now():
                self._context.later(
                    partial(self._close, session, number, call), f"closing a call of session {session.id}"
                )

    async def _close(self, session: SessionView, number: int, call: Called) -> None:
        """Let the message of a call say what became of it; one in the channel is removed."""
        context = self._context
        if not context.presence.is_in(session.guild_id):
            return
        try:
            person, language = await context.reader(call.user_id, session.guild_id)
            if person.prompts is Prompts.DM and (message := await self._direct(session, number, call)):
                words = words_of(session.game, language)
                key = outcome_of(session, call)
                said = words.say_key(key, game=words.say_key("title"), place=place(session))
                await context.budget.turn(Need.HAND, "PATCH", message.channel.id, message.id)
                await message.edit(view=layout(box([say(said)])), allowed_mentions=no_pings())
                return
            channel = context.client.get_partial_messageable(session.channel_id)
            if message := await self._found(channel, session, number, call):
                await context.budget.turn(Need.RETIRE, "DELETE", channel.id)
                await message.delete()
        except (discord.HTTPException, Refused) as error:
            log.warning("a call of session %d stays as it is: %s", session.id, error)

    async def _direct(self, session: SessionView, number: int, call: Called) -> discord.Message | None:
        try:
            return await self._found(await self._context.direct.channel(call.user_id), session, number, call)
        except Unreachable:
            return None

    async def _found(
        self, channel: discord.PartialMessageable, session: SessionView, number: int, call: Called
    ) -> discord.Message | None:
        """The message of a call in a channel; None if it is not there."""
        await self._context.budget.turn(Need.HAND, "GET", channel.id)
        since = datetime.fromtimestamp(call.at - 5, UTC)
        async for message in channel.history(limit=SEARCHED, after=since):
            for each in clicks_in(components_of(message)):
                if (each.action, each.session, each.path[:1]) == ("come", session.id, (str(number),)):
                    return message
        return None
