"""The direct messages that show hands: sends, changes, replaces and deletes them. `hands` decides what is shown."""

from __future__ import annotations

import logging

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.core.context import Context
from bot.discord.core.layout.components import clicks_in, components_of
from bot.discord.core.sending.budget import Need
from bot.discord.core.sending.direct import Unreachable
from bot.discord.core.sending.reach import Way, nonce_of
from bot.discord.core.text.errors import DM_CLOSED, INVALID_FORM, MESSAGE_GONE, NO_ACCESS
from bot.discord.core.text.texts import no_pings
from bot.discord.views.hand_steps import Sheet
from bot.sessions import HandMessageRow

log = logging.getLogger(__name__)

OUT_OF_REACH = (*MESSAGE_GONE, *NO_ACCESS, *DM_CLOSED)
"""Discord's codes for a message that can no longer be changed."""

SEARCHED = 30
"""How many messages are searched for hands that no row knows of."""

OF_HANDS = ("panel", "draft")
"""Each message that shows a hand has a button with one of these actions, and no other message has."""


class HandMessages:
    """Each method takes the row that says what a seat was sent; those that change it return the row to keep.

    What they raise (discord.HTTPException) should be tried again.
    """

    def __init__(self, context: Context) -> None:
        self._client, self._budget = context.client, context.budget
        self._direct = context.direct
        self._files = context.files
        self._reach = context.reach

    async def sent(self, row: HandMessageRow, sheet: Sheet, view: ui.LayoutView) -> HandMessageRow:
        """The row of a seat after a new message was sent; if direct messages are closed, the row says so.

        Store it once the old message is gone, not sooner: if something fails in between, all is done
        again, and its nonce keeps the new message from being posted twice.
        """
        try:
            nonce = nonce_of("hand", row.session, row.seat, row.user_id, row.message, sheet.shown)
            sent = await self._direct.send(row.user_id, view=view, files=sheet.sight.fresh, nonce=nonce)
            self._files.note(sent)
            row = replace(row, channel=sent.channel.id, message=sent.id, told=False)
        except Unreachable:
            row = replace(row, channel=None, message=None)
        return replace(row, question=sheet.question, shown=sheet.shown)

    async def replaced(self, row: HandMessageRow, sheet: Sheet, view: ui.LayoutView) -> HandMessageRow | None:
        """Replace a message that was clicked lately through that click; None if that cannot be done.

        The old one goes first, as Discord would show the new one as a reply to it.
        """
        if (way := self._reach.of(row.message)) is None:
            return None
        try:
            await way.delete()
            sent = await way.send(view, sheet.sight.fresh)
        except discord.HTTPException as error:
            self._reach.failed(way, error)
            return None
        self._files.note(sent)
        self._reach.note(Way(way.interaction, sent.id, followup=True))
        return replace(row, message=sent.id, told=False, question=sheet.question, shown=sheet.shown)

    async def edited(self, row: HandMessageRow, sheet: Sheet, view: ui.LayoutView) -> HandMessageRow:
        """The row of a seat after its message was edited, or sent anew where it is gone."""
        assert row.channel is not None
        assert row.message is not None
        after = replace(row, question=sheet.question, shown=sheet.shown)
        message = self._message(row.channel, row.message)
        try:
            self._files.note(await self._change(message, sheet, view))
        except discord.NotFound as error:
            if error.code not in MESSAGE_GONE:
                raise
            after = replace(after, message=None, question="")
            if sheet.question:
                after = await self.sent(after, sheet, view)
        return after

    async def _change(
        self, message: discord.PartialMessage, sheet: Sheet, view: ui.LayoutView
    ) -> discord.Message:
        """Edit a message; it keeps the pictures that it shows already, unless a click has just replaced them."""
        kept = self._files.of(message.id)
        if (way := self._reach.of(message.id)) is not None:
            try:
                return await way.edit(view, sheet.sight.files(kept))
            except discord.HTTPException as error:
                self._reach.failed(way, error)
        await self._turn("PATCH", message.channel.id, message.id)
        try:
            return await message.edit(
                view=view, attachments=sheet.sight.files(kept), allowed_mentions=no_pings()
            )
        except discord.HTTPException as error:
            if not kept or error.code != INVALID_FORM:
                raise
            return await message.edit(view=view, attachments=sheet.sight.files(), allowed_mentions=no_pings())

    async def emptied(self, row: HandMessageRow, view: ui.LayoutView) -> None:
        """Let a message show this instead of a hand, if it can still be changed."""
        if row.message is None or row.channel is None:
            return
        await self._turn("PATCH", row.channel, row.message)
        try:
            message = self._message(row.channel, row.message)
            await message.edit(view=view, attachments=[], allowed_mentions=no_pings())
        except discord.HTTPException as error:
            if error.code not in OUT_OF_REACH:
                raise

    async def remove(self, row: HandMessageRow) -> None:
        """Delete a message that shows a hand. Raises discord.HTTPException if that should be tried again."""
        if row.message is None or row.channel is None:
            return
        if (way := self._reach.of(row.message)) is not None:
            try:
                return await way.delete()
            except discord.HTTPException as error:
                self._reach.failed(way, error)
        await self._turn("DELETE", row.channel, row.message)
        try:
            await self._message(row.channel, row.message).delete()
        except discord.HTTPException as error:
            if error.code not in OUT_OF_REACH:
                raise
            log.info("an old direct message stays: %s", error)

    async def remove_others(self, row: HandMessageRow, kept: int | None) -> None:
        """Delete what shows the hand of a seat and is newer than the message of its row, but not the message `kept`.

        A process that ended before it could note that has sent it. Without a message of the row, also those go that
        newer ones have followed. Raises discord.HTTPException.
        """
        if row.channel is None:
            return
        await self._turn("GET", row.channel)
        after = discord.Object(row.message) if row.message is not None else None
        place = self._client.get_partial_messageable(row.channel)
        async for message in place.history(limit=SEARCHED, after=after):
            if message.id != kept and _shows_hand(message, row.session):
                await self._turn("DELETE", row.channel, message.id)
                await message.delete()

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    async def _turn(self, method: str, channel: int, message: int = 0) -> None:
        await self._budget.turn(Need.HAND, method, channel, message)


def _shows_hand(message: discord.Message, session: int) -> bool:
    """Whether a message has the buttons of someone's hand at a table."""
    clicks = clicks_in(components_of(message))
    return any(click.session == session and click.action in OF_HANDS for click in clicks)
