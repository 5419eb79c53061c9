"""The one message of a session in its channel: posted, edited, and bereft of its buttons when the next one comes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from dataclasses import dataclass

import discord
from discord import ui

from bot.discord.epilogue import chart_file
from bot.discord.errors import MESSAGE_GONE
from bot.discord.living import PICTURE, file_of
from bot.discord.texts import no_pings, only
from renderers.look import Picture

log = logging.getLogger(__name__)

RETRIES = (1.0, 3.0)
"""Seconds to wait before a message is sent again that Discord could not take."""


@dataclass
class Post:
    """The message that shows a session now. After a restart only its id is known."""

    id: int | None = None
    message: discord.Message | None = None

    async def show(
        self,
        channel: discord.PartialMessageable,
        view: ui.LayoutView,
        picture: Picture | None,
        mention: tuple[int, ...],
        *,
        new: bool,
        state: str,
        chart: Picture | None = None,
    ) -> Post | None:
        """Edit the message, or post a new one (also where the old one was deleted); a `chart` is a second picture.

        `state` names what is shown: a message that follows the same one with the same state is posted once. What is to
        be retired is returned. Raises discord.HTTPException.
        """
        nonce = nonce_of(state, self.id)
        if self.id is not None and not new:
            try:
                await self._edit(channel, view, picture, chart)
            except discord.NotFound as error:
                if error.code not in MESSAGE_GONE:
                    raise
                self.id = self.message = None
            else:
                return None
        sent = await _send(channel, view, picture, mention, chart, nonce)
        old = Post(self.id, self.message) if self.id is not None else None
        self.id, self.message = sent.id, sent
        return old

    async def _edit(
        self,
        channel: discord.PartialMessageable,
        view: ui.LayoutView,
        picture: Picture | None,
        chart: Picture | None,
    ) -> None:
        assert self.id is not None
        files = _files(picture, chart)
        message = channel.get_partial_message(self.id)
        self.message = await message.edit(view=view, attachments=files, allowed_mentions=no_pings())


def nonce_of(*what: object) -> str:
    """What Discord knows a message by, for some minutes: sent again with the same one, it is there only once."""
    return hashlib.sha256(" ".join(map(str, what)).encode()).hexdigest()[:24]


async def _send(
    channel: discord.PartialMessageable,
    view: ui.LayoutView,
    picture: Picture | None,
    mention: tuple[int, ...],
    chart: Picture | None,
    nonce: str,
) -> discord.Message:
    for wait in (*RETRIES, None):
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


async def retire(channel: discord.PartialMessageable, old: Post) -> None:
    """Take the buttons off an old message; its picture stays. Raises discord.HTTPException."""
    message = old.message or await channel.fetch_message(old.id or 0)
    view = without_buttons(message)
    if view is not None:
        await message.edit(view=view, attachments=message.attachments, allowed_mentions=no_pings())


def without_buttons(message: discord.Message) -> ui.LayoutView | None:
    """The same message without anything to click; None where nothing would be left."""
    view = ui.LayoutView.from_message(message, timeout=None)
    names = {attachment.url.split("?")[0]: attachment.filename for attachment in message.attachments}
    for item in list(view.walk_children()):
        if isinstance(item, ui.ActionRow):
            parent = item.parent if isinstance(item.parent, ui.Container) else view
            parent.remove_item(item)
        elif isinstance(item, ui.MediaGallery):
            for shown in item.items:
                name = names.get(shown.media.url.split("?")[0], PICTURE if message.attachments else "")
                if name:
                    shown.media = discord.UnfurledMediaItem(f"attachment://{name}")
    return view if view.children else None
