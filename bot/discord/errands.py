"""Sends what the house owes to one person: reminders and invitations, by direct message or in the channel.

What is to be sent stands in the store, and is marked when it was. Each message has a nonce, with which Discord takes it
once even if the answer to the first try was lost; and a button that says which errand it is, so that one that may have
been sent long ago is looked for before it is sent again. So none is lost and none comes twice.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime

import discord
from discord import ui

from bot.discord.components import Click, has_button
from bot.discord.desk import Desk
from bot.discord.errors import DM_CLOSED, MESSAGE_GONE, NO_ACCESS, incident, is_network
from bot.discord.invitations import accept_click, invitation_view
from bot.discord.posting import nonce_of
from bot.discord.reminders import is_wanted, reminder_click, reminder_view
from bot.discord.table import table_of
from bot.discord.texts import no_pings, only
from bot.sessions import Refused, SessionView
from bot.sessions.errands import Errand, Invitation, Reminder
from bot.sessions.people import Prompts

log = logging.getLogger(__name__)

LOOK = 30.0
"""Seconds between two looks for what another process decided and could not send, or what Discord did not take."""

AT_ONCE = 8
"""How many errands are sent at the same time."""

UNKNOWN = 10013
"""Discord's code for somebody who is gone."""

SEARCHED = 30
"""How many messages are looked through for an errand that may have been sent already."""


class Errands:
    """Sends what is to be sent, from the start of the bot on."""

    def __init__(self, desk: Desk, client: discord.Client) -> None:
        self._desk, self._client = desk, client
        self._tried: set[tuple[int, int, int]] = set()
        self._wake = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._idle = asyncio.Event()
        self._idle.set()

    def start(self) -> None:
        """Send what was decided and not sent before the last end, then each one as it is decided."""
        self._desk.sessions.errands.on_due = self.look
        self.look()
        self._worker = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        """Send no more; what is left is sent after the next start."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
            self._worker = None

    async def settled(self) -> None:
        """Wait until everything that was decided is sent, or would be if it were (for tests and measurements)."""
        if self._worker is not None:
            await self._idle.wait()

    def look(self) -> None:
        """Look now for what can be sent."""
        self._idle.clear()
        self._wake.set()

    async def _work(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self._send_all()
            except Refused as refused:
                log.warning("what is to be sent cannot be read: %s", refused)
            except Exception as error:
                incident(error, "sending what is owed")
            if not self._wake.is_set():
                self._idle.set()
            try:
                await asyncio.wait_for(self._wake.wait(), LOOK)
            except TimeoutError:
                pass

    async def _send_all(self) -> None:
        """Send everything that waits; what Discord does not take now waits for the next look."""
        errands = self._desk.sessions.errands
        gate = asyncio.Semaphore(AT_ONCE)

        async def send(errand: Errand) -> None:
            async with gate:
                try:
                    session = await self._desk.sessions.get(errand.session)
                    if not self._desk.presence.is_in(session.guild_id):
                        return
                    await self._send(session, errand)
                except Exception as error:
                    if is_network(error) or isinstance(error, Refused):
                        log.warning("a message of session %d is sent later: %s", errand.session, error)
                        return
                    # A mistake of ours would come again with every look: it is told once, and the errand dropped.
                    incident(error, f"a message of session {errand.session}")
                try:
                    await errands.mark_sent(errand)
                    self._tried.discard(errand.key)
                except Refused as refused:
                    log.warning(
                        "a message of session %d was sent and is not marked: %s", errand.session, refused
                    )

        last: Errand | None = None
        while waiting := await errands.unsent(last):
            await asyncio.gather(*map(send, waiting))
            last = waiting[-1]

    async def _send(self, session: SessionView, errand: Errand) -> None:
        """Send one, unless nobody needs it any more."""
        if session.game not in self._desk.games:
            return
        match errand:
            case Reminder():
                await self._remind(session, errand)
            case Invitation():
                await self._invite(session, errand)

    async def _remind(self, session: SessionView, reminder: Reminder) -> None:
        """By letter or, where that is not wanted or not possible, in the channel with one mention."""
        if not is_wanted(session, reminder):
            return
        table, click = await table_of(self._desk, session, None), reminder_click(reminder)
        if not table.asks_of(reminder.seat):
            return
        letter = reminder_view(table, reminder)
        if reminder.in_channel or not await self._by_letter(reminder, letter, click):
            await self._in_channel(session, reminder, reminder_view(table, reminder, mention=True), click)

    async def _invite(self, session: SessionView, invitation: Invitation) -> None:
        """By letter where that is wanted and possible; the channel says it in any case."""
        view = invitation_view(session, self._desk.speech(session), invitation)
        if view is not None:
            await self._by_letter(invitation, view, accept_click(invitation))

    async def _by_letter(self, errand: Errand, view: ui.LayoutView, click: Click) -> bool:
        """False: they want no direct messages, or have them closed."""
        if (await self._desk.sessions.people.get(errand.user)).prompts is not Prompts.DM:
            return False
        try:
            channel = await self._client.create_dm(discord.Object(errand.user))
            await self._once(channel, errand, view, click, no_pings())
        except discord.HTTPException as error:
            if error.code not in (*DM_CLOSED, UNKNOWN, *NO_ACCESS):
                raise
            return False
        return True

    async def _in_channel(
        self, session: SessionView, errand: Errand, view: ui.LayoutView, click: Click
    ) -> None:
        channel = self._client.get_partial_messageable(session.channel_id)
        try:
            await self._once(channel, errand, view, click, only((errand.user,)))
        except discord.HTTPException as error:
            if error.code not in (*NO_ACCESS, *MESSAGE_GONE):
                raise
            log.warning("nothing can be sent to the channel of session %d: %s", session.id, error)

    async def _once(
        self,
        channel: discord.abc.Messageable,
        errand: Errand,
        view: ui.LayoutView,
        click: Click,
        mentions: discord.AllowedMentions,
    ) -> None:
        """Send it, unless an earlier process or try did so already; `click` is what its button means."""
        is_new = errand.key not in self._tried and not self._desk.sessions.errands.may_be_sent(errand)
        if not is_new and await _stands(channel, errand, click):
            return
        self._tried.add(errand.key)
        await channel.send(view=view, nonce=errand_nonce(errand), allowed_mentions=mentions)


async def _stands(channel: discord.abc.Messageable, errand: Errand, click: Click) -> bool:
    """Whether an errand stands in a channel already. Where that cannot be read it is not known, and so not."""
    since = datetime.fromtimestamp(errand.at - 5, UTC)
    try:
        async for message in channel.history(limit=SEARCHED, after=since):
            if any(has_button(component, click.custom_id) for component in message.components):
                return True
    except discord.Forbidden:
        pass
    return False


def errand_nonce(errand: Errand) -> str:
    """The same with every try, and another for every other errand, also of a database that begins anew."""
    return nonce_of("errand", *errand.key, errand.at)
