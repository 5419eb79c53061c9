"""What a reminder says, whether it is still needed, and what its button does."""

from __future__ import annotations

import discord
from discord import ui

from bot.discord.components import Click, action, box, button, layout, row, say
from bot.discord.deadlines import deadline_of
from bot.discord.desk import Desk, place
from bot.discord.panel import open_panel
from bot.discord.reply import Reply
from bot.discord.table import Table
from bot.discord.texts import colour, heading
from bot.sessions import SessionView, Status
from bot.sessions.errands import Reminder


def is_wanted(session: SessionView, reminder: Reminder) -> bool:
    """Whether somebody is still to be reminded: they hold the seat and have not answered since."""
    if session.status is not Status.PLAYING or session.holders[reminder.seat].user_id != reminder.user:
        return False
    times = session.affairs.times
    reminded = times[reminder.seat].reminded if reminder.seat < len(times) else None
    return reminded is not None and reminded >= reminder.at


def reminder_view(table: Table, reminder: Reminder, *, mention: bool = False) -> ui.LayoutView:
    """The message: who is awaited for what until when, who wants to know, and the button to answer."""
    speech, seat = table.speech, reminder.seat
    asks = table.asks_of(seat)
    doing = "; ".join(table.doing(ask) for ask in asks)
    title = speech.words.say_key("title")
    lines = [f"**{title}** · **{speech.seat(seat)} {doing}**{deadline_of(table, asks)}"]
    lines.append(f"-# <@{reminder.user}>" if mention else f"-# {place(table.session)}")
    if reminder.by is not None:
        lines.append(f"-# {heading(speech.say('reminder-by', by=speech.seat(reminder.by)))}")
    play = button(
        reminder_click(reminder), speech.words.say_key("button-reminded"), style=discord.ButtonStyle.primary
    )
    return layout(box([say("\n".join(lines)), row(play)], colour(seat)))


def reminder_click(reminder: Reminder) -> Click:
    """What its button means; it is also what tells a reminder from all others."""
    return Click("reminded", reminder.session, 0, (str(reminder.number),))


@action("reminded")
async def _reminded(desk: Desk, reply: Reply, click: Click) -> None:
    await open_panel(desk, reply, await desk.session(reply, click.session))
