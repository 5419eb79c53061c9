"""Interactions through which messages can still be changed: for fifteen minutes after a click in them.

Discord counts no such request against the bot.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.discord.core.context import Context
from bot.discord.core.texts import no_pings

log = logging.getLogger(__name__)

SECONDS = 14 * 60.0
"""For how long an interaction is used; Discord takes no more than fifteen minutes."""

REMEMBERED = 2000
"""How many messages are remembered."""


@dataclass(frozen=True)
class Way:
    """An interaction that a click in a message began, or that sent it (`followup`).

    Each method raises discord.HTTPException.
    """

    interaction: discord.Interaction[Any]
    message_id: int
    followup: bool = False

    async def edit(
        self, view: ui.LayoutView, files: Sequence[discord.File | discord.Attachment]
    ) -> discord.Message:
        """Change the message."""
        change: dict[str, Any] = {"view": view, "attachments": list(files), "allowed_mentions": no_pings()}
        if self.followup:
            return await self.interaction.followup.edit_message(self.message_id, **change)
        return await self.interaction.edit_original_response(**change)

    async def delete(self) -> None:
        """Delete the message."""
        if self.followup:
            await self.interaction.followup.delete_message(self.message_id)
        else:
            await self.interaction.delete_original_response()

    async def send(self, view: ui.LayoutView, files: Sequence[discord.File]) -> discord.Message:
        """Send another message to the same channel."""
        return await self.interaction.followup.send(
            view=view, files=list(files), wait=True, allowed_mentions=no_pings()
        )


class Reach:
    """The newest interaction for each message that was clicked lately."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._ways: OrderedDict[int, Way] = OrderedDict()

    def note(self, way: Way) -> None:
        """Note how a message can be changed from now on."""
        self._ways[way.message_id] = way
        self._ways.move_to_end(way.message_id)
        if len(self._ways) > REMEMBERED:
            self._ways.popitem(last=False)

    def of(self, message_id: int | None) -> Way | None:
        """How a message can be changed now without the bot's own token."""
        way = self._ways.get(message_id or 0)
        now = self._context.sessions.now()
        if way is None or now - way.interaction.created_at.timestamp() > SECONDS:
            return None
        return way

    def failed(self, way: Way, error: discord.HTTPException) -> None:
        """Note that Discord does not take an interaction after all."""
        log.info("message %d is not changed by an interaction: %s", way.message_id, error)
        self._ways.pop(way.message_id, None)
