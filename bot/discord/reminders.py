"""Sends the reminders that the sessions have decided: by direct message, or in the channel with one mention.

What is to be sent stands in the store, and is marked when it was. Each message has a nonce, with which Discord takes it
once even if the answer to the first try was lost; and a button that says which reminder it is, so that after a restart
one that an earlier process may have sent is looked for before it is sent again. So none is lost and none comes twice.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime

import discord
from discord import ui

from bot.discord.components import Click, action, box, button, has_button, layout, row, say
from bot.discord.deadlines import deadline_of
from bot.discord.desk import Desk, place
from bot.discord.errors import DM_CLOSED, MESSAGE_GONE, NO_ACCESS, incident, is_network
from bot.discord.panel import open_panel
from bot.discord.reply import Reply
from bot.discord.table import Table, table_of
from bot.discord.texts import colour, heading, no_pings, only
from bot.sessions import Refused, SessionView, Status
from bot.sessions.clocks import Reminder
from bot.sessions.people import Prompts

log = logging.getLogger(__name__)

LOOK = 30.0
"""Seconds between two looks for what another process decided and could not send, or what Discord did not take."""

AT_ONCE = 8
"""How many reminders are sent at the same time."""

UNKNOWN = 10013
"""Discord's code for somebody who is gone."""

SEARCHED = 30
"""How many messages are looked through for a reminder that may have been sent already."""


class Reminders:
    """Sends what is to be sent, from the start of the bot on."""

    def __init__(self, desk: Desk, client: discord.Client) -> None:
        self._desk, self._client = desk, client
        self._wake = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._idle = asyncio.Event()
        self._idle.set()

    def start(self) -> None:
        """Send what was decided and not sent before the last end, then each one as it is decided."""
        self._desk.sessions.clocks.on_reminder = self._wake_up
        self._wake_up()
        self._worker = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        """Send no more; what is left is sent after the next start."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until everything that was decided is sent (for tests and measurements)."""
        await self._idle.wait()

    def _wake_up(self) -> None:
        self._idle.clear()
        self._wake.set()

    async def _work(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._send_all()
            except Refused as refused:
                log.warning("reminders cannot be read: %s", refused)
            except Exception as error:
                incident(error, "sending reminders")
            if not self._wake.is_set():
                self._idle.set()
            try:
                await asyncio.wait_for(self._wake.wait(), LOOK)
            except TimeoutError:
                pass

    async def _send_all(self) -> None:
        """Send everything that waits; what Discord does not take now waits for the next look."""
        clocks = self._desk.sessions.clocks
        failed: set[tuple[int, int]] = set()
        gate = asyncio.Semaphore(AT_ONCE)

        async def send(reminder: Reminder) -> None:
            async with gate:
                try:
                    await self._send(reminder, before=reminder.at < clocks.up_since)
                except Exception as error:
                    if is_network(error) or isinstance(error, Refused):
                        failed.add(reminder.key)
                        log.warning("a reminder of session %d is sent later: %s", reminder.session, error)
                        return
                    # A mistake of ours would come again with every look: it is told once, and the reminder dropped.
                    incident(error, f"a reminder of session {reminder.session}")
                try:
                    await clocks.mark_sent(reminder)
                except Refused:
                    failed.add(reminder.key)

        while True:
            waiting = await clocks.unsent()
            fresh = [reminder for reminder in waiting if reminder.key not in failed]
            if not fresh:
                return
            await asyncio.gather(*map(send, fresh))

    async def _send(self, reminder: Reminder, *, before: bool) -> None:
        """Send one, unless nobody needs it any more. `before`: an earlier process may have sent it."""
        session = await self._desk.sessions.get(reminder.session)
        if session.game not in self._desk.games or not is_wanted(session, reminder):
            return
        table = await table_of(self._desk, session, None)
        if not table.asks_of(reminder.seat):
            return
        person = await self._desk.sessions.people.get(reminder.user)
        by_letter = not reminder.in_channel and person.prompts is Prompts.DM
        if by_letter and await self._by_direct_message(table, reminder, before=before):
            return
        await self._in_channel(table, reminder, before=before)

    async def _by_direct_message(self, table: Table, reminder: Reminder, *, before: bool) -> bool:
        """False: their direct messages are closed."""
        try:
            channel = await self._client.create_dm(discord.Object(reminder.user))
            if before and await self._was_sent(channel, reminder):
                return True
            await channel.send(
                view=reminder_view(table, reminder), nonce=nonce_of(reminder), allowed_mentions=no_pings()
            )
        except discord.HTTPException as error:
            if error.code not in (DM_CLOSED, UNKNOWN, *NO_ACCESS):
                raise
            return False
        return True

    async def _in_channel(self, table: Table, reminder: Reminder, *, before: bool) -> None:
        channel = self._client.get_partial_messageable(table.session.channel_id)
        try:
            if before and await self._was_sent(channel, reminder):
                return
            await channel.send(
                view=reminder_view(table, reminder, mention=True),
                nonce=nonce_of(reminder),
                allowed_mentions=only((reminder.user,)),
            )
        except discord.HTTPException as error:
            if error.code not in (*NO_ACCESS, *MESSAGE_GONE):
                raise
            log.warning("nobody can be reminded in the channel of session %d: %s", reminder.session, error)

    async def _was_sent(self, channel: discord.abc.Messageable, reminder: Reminder) -> bool:
        """Whether a reminder stands in a channel already. Where that cannot be read it is not known, and so not."""
        since = datetime.fromtimestamp(reminder.at - 5, UTC)
        mark = click_of(reminder).custom_id
        try:
            async for message in channel.history(limit=SEARCHED, after=since):
                if any(has_button(component, mark) for component in message.components):
                    return True
        except discord.Forbidden:
            pass
        return False


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
        click_of(reminder), speech.words.say_key("button-reminded"), style=discord.ButtonStyle.primary
    )
    return layout(box([say("\n".join(lines)), row(play)], colour(seat)))


def click_of(reminder: Reminder) -> Click:
    """What its button means; it is also what tells a reminder from all others."""
    return Click("reminded", reminder.session, 0, (str(reminder.number),))


def nonce_of(reminder: Reminder) -> str:
    """What Discord knows a reminder by, for some minutes."""
    return f"{reminder.session}.{reminder.number}"[:25]


@action("reminded")
async def _reminded(desk: Desk, reply: Reply, click: Click) -> None:
    await open_panel(desk, reply, await desk.session(reply, click.session))
