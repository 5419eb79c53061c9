"""What a reminder says, whether it is still needed, and what its button does."""

from __future__ import annotations

import discord
from discord import ui

from bot.discord.core.clicks import Clicks
from bot.discord.core.components import Click, box, button, layout, row, say
from bot.discord.core.context import Context, place
from bot.discord.core.reply import Reply
from bot.discord.core.texts import colour
from bot.discord.private.panel import open_panel
from bot.discord.views.deadlines import deadline_of
from bot.discord.views.table import TableView
from bot.sessions import SessionView, Status
from bot.sessions.outbox.notifications import Reminder

clicks = Clicks()


def is_wanted(session: SessionView, reminder: Reminder) -> bool:
    """Whether the reminder is still needed: its user holds the seat and has not answered since."""
    if session.status is not Status.PLAYING or session.holders[reminder.seat].user_id != reminder.user:
        return False
    times = session.table_state.times
    reminded = times[reminder.seat].reminded if reminder.seat < len(times) else None
    return reminded is not None and reminded >= reminder.at


def reminder_view(table: TableView, reminder: Reminder, *, mention: bool = False) -> ui.LayoutView:
    """The message: who must do what by when, who sent the reminder, and the button to answer."""
    speech, seat = table.speech, reminder.seat
    asks = table.asks_of(seat)
    title = speech.words.say_key("title")
    lines = [f"**{title}** · **{table.asked_what(asks)}**{deadline_of(table, asks)}"]
    lines.append(f"-# <@{reminder.user}>" if mention else f"-# {place(table.session)}")
    if reminder.by is not None:
        lines.append(f"-# {speech.say('reminder-by', by=speech.seat(reminder.by))}")
    play = button(
        reminder_click(reminder), speech.words.say_key("button-reminded"), style=discord.ButtonStyle.primary
    )
    return layout(box([say("\n".join(lines)), row(play)], colour(table.hue(asks))))


def reminder_click(reminder: Reminder) -> Click:
    """The click of its button, which also distinguishes this reminder from all others."""
    return Click("reminded", reminder.session, 0, (str(reminder.number),))


@clicks.on("reminded")
async def _reminded(context: Context, reply: Reply, click: Click) -> None:
    await open_panel(context, reply, await context.session(reply, click.session))
