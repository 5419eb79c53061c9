"""The digest of a day: every table that waits for a person, in one direct message."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import ui

from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import box, button, layout, row, say
from bot.discord.core.text.texts import colour
from bot.discord.private.reminders import reminder_click
from bot.discord.views.deadlines import deadline_of
from bot.discord.views.table import table_of
from bot.engine.words import words_of
from bot.sessions import Status
from bot.sessions.outbox.notifications import Reminder

MOST = 10
"""How many tables it names."""


async def digest_view(context: Context, reminder: Reminder) -> ui.LayoutView:
    """The message: who waits where and until when, with a button to the table of the reminder that is due."""
    language = await context.language_of(reminder.user, None)
    words = words_of("house", language)
    lines = []
    for session in context.sessions.of_user(reminder.user):
        seats = session.seats_of(reminder.user)
        if session.status is not Status.PLAYING or not context.sessions.awaits(session.id, reminder.user):
            continue
        table = await table_of(context, session, None)
        own = {seat: asks for seat in seats if (asks := table.asks_of(seat))}
        if own:
            title, asks = (
                context.title(session.game, language),
                [ask for each in own.values() for ask in each],
            )
            told = ". ".join([replace(table, seat=seat).asked_of_you(each) for seat, each in own.items()])
            lines.append(f"**{title}** · {place(session)} · {told}{deadline_of(table, asks)}")
    more = len(lines) - MOST
    if more > 0:
        lines = [*lines[:MOST], f"-# {words.say_key('digest-more', more=more)}"]
    play = button(
        reminder_click(reminder), words.say_key("button-reminded"), style=discord.ButtonStyle.primary
    )
    title = f"**{words.say_key('digest-title')}**"
    return layout(box([say("\n".join([title, *lines])), row(play)], colour(None)))
