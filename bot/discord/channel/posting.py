"""The one message of a session in its channel: posted and edited, and stripped of its buttons when its table leaves."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.discord.core.layout.components import box, clicks_in, components_of, has_button, layout, say
from bot.discord.core.layout.kept_files import name_of
from bot.discord.core.sending.budget import Budget, Need
from bot.discord.core.sending.reach import nonce_of, send_after
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


def is_old(message: int, now: float) -> bool:
    """Whether to post a new message rather than edit this one; `now` is in UTC seconds."""
    return now - discord.utils.snowflake_time(message).timestamp() > YOUNG


@dataclass(frozen=True)
class Letter:
    """What the message of a session shows: its layout, the pictures in it, and whom a new one mentions.

    `state` names it: a message with the same state and the same predecessor is posted only once. `board` is the
    position in words, if it has no picture.
    """

    view: ui.LayoutView
    picture: Picture | None
    chart: Picture | None
    mention: tuple[int, ...]
    state: str
    board: str = ""

    @property
    def files(self) -> list[discord.File]:
        """The pictures, to be sent once."""
        picture = [file_of(self.picture)] if self.picture else []
        return [*picture, *([chart_file(self.chart)] if self.chart else [])]


async def edit(budget: Budget, channel: discord.PartialMessageable, message: int, letter: Letter) -> bool:
    """Let a message show this; False if it was deleted. Raises discord.HTTPException."""
    await budget.turn(Need.EDIT, "PATCH", channel.id, message)
    files = letter.files
    try:
        await channel.get_partial_message(message).edit(
            view=letter.view, attachments=files, allowed_mentions=no_pings()
        )
    except discord.HTTPException as error:
        if error.code not in MESSAGE_GONE:
            raise
        return False
    return True


async def post(
    budget: Budget,
    channel: discord.PartialMessageable,
    before: int | None,
    letter: Letter,
    by: discord.Interaction[Any] | None,
) -> int:
    """Post a message after the one `before`, if possible `by` an interaction; returns its id.

    Raises discord.HTTPException.
    """
    if by is not None:
        try:
            return (await send_after(by, letter.view, letter.files, only(letter.mention))).id
        except discord.HTTPException as error:
            log.info("a board is not sent by an interaction: %s", error)
    nonce = nonce_of(letter.state, before)
    for wait in (*RETRIES, None):
        await budget.turn(Need.POST, "POST", channel.id)
        try:
            sent = await channel.send(
                view=letter.view, files=letter.files, allowed_mentions=only(letter.mention), nonce=nonce
            )
            return sent.id
        except discord.DiscordServerError:
            if wait is None:
                raise
            await asyncio.sleep(wait)
    raise AssertionError("the last try returns or raises")


async def leave(
    budget: Budget, channel: discord.PartialMessageable, message_id: int, note: str, card: tuple[str, str]
) -> None:
    """Replace the buttons of a message by a `note`, or by nothing; its picture stays. Raises discord.HTTPException.

    A `card` is known by one of its buttons: all of it is replaced by its own note, if that says anything. A board in
    the channel of its table, where no note is needed, only loses what it asks the table to vote on.
    """
    mark, instead = card
    await budget.turn(Need.RETIRE, "GET", channel.id)
    message = await channel.fetch_message(message_id)
    is_card = has_button(message, mark)
    if instead and is_card:
        view: ui.LayoutView | None = layout(box([say(instead)]))
    else:
        view = without_buttons(message) if note or is_card else without_votes(message)
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
    view = _kept(message)
    for item in list(view.walk_children()):
        if isinstance(item, ui.ActionRow):
            _parent(view, item).remove_item(item)
    return view if view.children else None


def without_votes(message: discord.Message) -> ui.LayoutView | None:
    """The same message without its buttons to vote and the text above them; None if it has none."""
    view, text, found = _kept(message), None, False
    for item in list(view.walk_children()):
        if isinstance(item, ui.TextDisplay):
            text = item
        elif isinstance(item, ui.ActionRow) and _votes(item):
            found = True
            _parent(view, item).remove_item(item)
            if text is not None:
                _parent(view, text).remove_item(text)
            text = None
    return view if found else None


def _kept(message: discord.Message) -> ui.LayoutView:
    """A message as it is, with the pictures that it has."""
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            for shown in item.items:
                shown.media = discord.UnfurledMediaItem(f"attachment://{name_of(shown.media)}")
    return view


def _parent(view: ui.LayoutView, item: ui.Item[Any]) -> ui.LayoutView | ui.Container[Any]:
    """What holds an item of a message."""
    return item.parent if isinstance(item.parent, ui.Container) else view


def _votes(row: ui.ActionRow[Any]) -> bool:
    """Whether a row has buttons to vote."""
    return any(click.action == "vote" for click in clicks_in(row.children))
