"""The one message of a session in its channel: posted and edited, and stripped of its buttons when its table leaves."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.discord.core.layout.components import components_of, say
from bot.discord.core.layout.kept_files import name_of
from bot.discord.core.sending.budget import Budget, Need
from bot.discord.core.sending.nonces import nonce_of
from bot.discord.core.sending.reach import send_after
from bot.discord.core.text.errors import MESSAGE_GONE
from bot.discord.core.text.texts import no_pings, only
from bot.discord.views.epilogue import chart_file
from bot.discord.views.living import file_of
from renderers.look import Picture

log = logging.getLogger(__name__)

RETRIES = (1.0, 3.0)
"""Seconds to wait before a message that Discord could not accept is sent again."""

YOUNG = 50 * 60.0
"""Seconds for which a message is edited; of those older than an hour, Discord lets few edits pass (code 30046)."""


@dataclass
class Post:
    """The message that currently shows a session."""

    id: int | None = None

    def is_old(self, now: float) -> bool:
        """Whether to post a new message rather than edit this one; `now` is in UTC seconds."""
        return self.id is not None and now - discord.utils.snowflake_time(self.id).timestamp() > YOUNG

    async def show(
        self,
        budget: Budget,
        channel: discord.PartialMessageable,
        view: ui.LayoutView,
        picture: Picture | None,
        mention: tuple[int, ...],
        *,
        new: bool,
        state: str,
        chart: Picture | None = None,
        by: discord.Interaction[Any] | None = None,
    ) -> None:
        """Edit the message, or post a new one, if possible `by` an interaction; a `chart` is a second picture.

        A new one is also posted if the old one was deleted.

        `state` names what is shown: a message with the same state and the same predecessor is posted only once. Raises
        discord.HTTPException.
        """
        nonce = nonce_of(state, self.id)
        if self.id is not None and not new:
            try:
                await self._edit(budget, channel, view, picture, chart)
            except discord.HTTPException as error:
                if error.code not in MESSAGE_GONE:
                    raise
                self.id = None
            else:
                return
        if by is not None:
            try:
                self.id = (await send_after(by, view, _files(picture, chart), only(mention))).id
                return
            except discord.HTTPException as error:
                log.info("a board is not sent by an interaction: %s", error)
        self.id = (await _send(budget, channel, view, picture, mention, chart, nonce)).id

    async def _edit(
        self,
        budget: Budget,
        channel: discord.PartialMessageable,
        view: ui.LayoutView,
        picture: Picture | None,
        chart: Picture | None,
    ) -> None:
        assert self.id is not None
        await budget.turn(Need.EDIT, "PATCH", channel.id, self.id)
        files = _files(picture, chart)
        message = channel.get_partial_message(self.id)
        await message.edit(view=view, attachments=files, allowed_mentions=no_pings())


async def _send(
    budget: Budget,
    channel: discord.PartialMessageable,
    view: ui.LayoutView,
    picture: Picture | None,
    mention: tuple[int, ...],
    chart: Picture | None,
    nonce: str,
) -> discord.Message:
    for wait in (*RETRIES, None):
        await budget.turn(Need.POST, "POST", channel.id)
        try:
            files = _files(picture, chart)
            return await channel.send(view=view, files=files, allowed_mentions=only(mention), nonce=nonce)
        except discord.DiscordServerError:
            if wait is None:
                raise
            await asyncio.sleep(wait)
    raise AssertionError("the last try returns or raises")


def _files(picture: Picture | None, chart: Picture | None) -> list[discord.File]:
    return [*([file_of(picture)] if picture else []), *([chart_file(chart)] if chart else [])]


async def leave(budget: Budget, channel: discord.PartialMessageable, message_id: int, note: str) -> None:
    """Replace the buttons of a message by a `note`, or by nothing; its picture stays. Raises discord.HTTPException."""
    await budget.turn(Need.RETIRE, "GET", channel.id)
    message = await channel.fetch_message(message_id)
    view = without_buttons(message)
    if note:
        view = view or ui.LayoutView(timeout=None)
        view.add_item(say(note))
    if view is not None:
        await budget.turn(Need.RETIRE, "PATCH", channel.id, message.id)
        await message.edit(view=view, allowed_mentions=no_pings())


def without_buttons(message: discord.Message) -> ui.LayoutView | None:
    """The same message without anything to click; None if nothing would be left."""
    if not components_of(message):
        return None
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in list(view.walk_children()):
        if isinstance(item, ui.ActionRow):
            parent = item.parent if isinstance(item.parent, ui.Container) else view
            parent.remove_item(item)
        elif isinstance(item, ui.MediaGallery):
            for shown in item.items:
                shown.media = discord.UnfurledMediaItem(f"attachment://{name_of(shown.media)}")
    return view if view.children else None
