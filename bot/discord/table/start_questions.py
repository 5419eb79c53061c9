"""Keeps the question whether to start without some people true: it no longer names who has come or declined."""

from __future__ import annotations

import logging
from functools import partial

import discord
from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, box, button, layout, row, say
from bot.discord.core.text.errors import is_network
from bot.discord.core.text.texts import escaped
from bot.discord.private.open_panels import OpenPanel
from bot.sessions import SessionView, Status
from bot.sessions.core.holding import seat_counts
from bot.sessions.core.rematch import waiting

log = logging.getLogger(__name__)


def missing(session: SessionView) -> tuple[str, ...]:
    """The names of people who are asked to play again, or called, and have not answered."""
    called = (each.name for each in session.table_state.called.values())
    return (*(each.name for each in waiting(session)), *called)


def start_question(context: Context, session: SessionView, language: str) -> ui.LayoutView:
    """Whether to start without who has not answered; once all have, or there is nothing to start, that."""
    words = context.speech(session, language).words
    if session.status is not Status.LOBBY:
        begun = words.say_key("started", game=words.say_key("title"), place=place(session))
        return layout(box([say(words.say_key("host-closed") if session.started_at is None else begun)]))
    names = [f"**{escaped(name)}**" for name in missing(session)]
    said = words.say_key("start-answered")
    if names:
        said = words.say_key("start-without", people=f"={words.listed(names)}")
    fits = len(session.holders) in seat_counts(context.game(session), session)
    style = discord.ButtonStyle.primary
    go = button(Click("start-now", session.id), words.say_key("button-start"), style=style, disabled=not fits)
    return layout(box([say(said), row(go)]))


class StartQuestions:
    """The questions that stand in private messages, changed with their tables for as long as Discord allows."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._open: dict[tuple[int, int], tuple[OpenPanel, str, tuple[str, ...]]] = {}
        """By table and person, the message, its language, and who was missing."""
        context.sessions.on_change.subscribe(self._note)
        context.sessions.mydata.on_forget.subscribe(self._forget)

    async def ask(self, reply: Reply, session: SessionView) -> None:
        """Ask whether to start without the people who are missing."""
        await reply.show(start_question(self._context, session, reply.language))
        if (message := reply.private_message) is not None:
            panel = OpenPanel(reply.user_id, session.id, reply.interaction, message, reply.private_followup)
            self._open[session.id, reply.user_id] = panel, reply.language, missing(session)
            self._note(await self._context.sessions.get(session.id))

    def answered(self, user_id: int, session_id: int) -> None:
        """Note that someone has answered the question: what it says then is the answer's."""
        self._open.pop((session_id, user_id), None)

    def _forget(self, user_id: int) -> None:
        for key in [key for key in self._open if key[1] == user_id]:
            del self._open[key]

    def _note(self, session: SessionView) -> None:
        for key in [key for key in self._open if key[0] == session.id]:
            panel, language, before = self._open[key]
            expired, is_last = panel.interaction.is_expired(), session.status is not Status.LOBBY
            self._open[key] = panel, language, missing(session)
            if expired or is_last:
                del self._open[key]
            if not expired and (is_last or missing(session) != before):
                self._context.later(partial(self._change, panel, language), f"a question of session {key[0]}")

    async def _change(self, panel: OpenPanel, language: str) -> None:
        """Let a question say what is so by now."""
        session = await self._context.sessions.get(panel.session_id)
        try:
            await panel.show(start_question(self._context, session, language))
        except Exception as error:
            if not (is_network(error) or isinstance(error, discord.HTTPException)):
                raise
            log.info("a question stays as it is: %s", error)
