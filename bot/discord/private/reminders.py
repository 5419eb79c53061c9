"""What a reminder says, whether it is still needed, and what its button does."""

from __future__ import annotations

import discord
from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks, number_at
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, box, button, layout, row, say
from bot.discord.core.text.texts import colour
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel import open_panel
from bot.discord.views.deadlines import deadline_of
from bot.discord.views.table import TableView
from bot.engine.moves import Seat, sides_asked
from bot.sessions import SessionView, Status
from bot.sessions.outbox.notifications import Away, Reminder

clicks = Clicks[PrivateContext]()


def is_wanted(session: SessionView, reminder: Reminder) -> bool:
    """Whether the reminder is still needed: its user holds the seat and has not answered since."""
    if session.status is not Status.PLAYING or session.holders[reminder.seat].user_id != reminder.user:
        return False
    times = session.table_state.times
    return reminder.seat < len(times) and times[reminder.seat].reminded is not None


def reminder_view(table: TableView, reminder: Reminder, *, mention: bool = False) -> ui.LayoutView:
    """The message: who must do what by when, who sent the reminder, and the button to answer."""
    speech, seat = table.speech, reminder.seat
    asks = table.asks_of(seat)
    title = speech.words.say_key("title")
    asked = table.asked_what(asks) if mention else table.asked_of_you(asks)
    lines = [f"**{title}** · **{asked}**{deadline_of(table, asks)}"]
    lines.append(f"-# <@{reminder.user}>" if mention else f"-# {place(table.session)}")
    if reminder.by is not None:
        lines.append(f"-# {speech.say('reminder-by', by=speech.seat(reminder.by))}")
    words = speech.words
    buttons = [
        button(reminder_click(reminder), words.say_key("button-reminded"), style=discord.ButtonStyle.primary),
        button(_snooze_click(reminder, "hours"), words.say_key("button-snooze-hours")),
        button(_snooze_click(reminder, "tomorrow"), words.say_key("button-snooze-tomorrow")),
    ]
    return layout(box([say("\n".join(lines)), row(*buttons)], colour(table.hue(sides_asked(asks)))))


def reminder_click(reminder: Reminder) -> Click:
    """The click of its button, which also distinguishes this reminder from all others."""
    return Click("reminded", reminder.session, 0, (str(reminder.number),))


def _snooze_click(reminder: Reminder, until: str) -> Click:
    return Click("snooze", reminder.session, 0, (str(int(reminder.seat)), str(reminder.number), until))


def away_view(table: TableView, away: Away) -> ui.LayoutView:
    """The news that no window waits for someone any longer, with the button to play again."""
    words = table.speech.words
    lines = [f"**{words.say_key('title')}** · {place(table.session)}", words.say_key("told-away")]
    play = button(away_click(away), words.say_key("button-play"), style=discord.ButtonStyle.primary)
    return layout(box([say("\n".join(lines)), row(play)], colour(None)))


def away_click(away: Away) -> Click:
    """The click of its button."""
    return Click("reminded", away.session, 0, (str(away.number),))


@clicks.on("snooze", words=3)
async def _snooze(context: Context, reply: Reply, click: Click) -> None:
    """Let the reminder come again later; only its reader may."""
    seat, number, long = Seat(number_at(click, 0)), number_at(click, 1), click.path[2] == "tomorrow"
    notifications = context.sessions.notifications
    at = await notifications.snooze(click.session, seat, number, reply.user_id, long=long)
    await reply.text(reply.words.say_key("snoozed", until=f"<t:{int(at)}:f>"))


@clicks.on("reminded")
async def _reminded(context: PrivateContext, reply: Reply, click: Click) -> None:
    await open_panel(context, reply, await context.session(reply, click.session))
