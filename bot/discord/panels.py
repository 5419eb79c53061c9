"""Which private panels stand open: a new one takes the place of the old, and one that waits is brought up to date.

Discord lets a private message be changed for fifteen minutes after the click that it answers; what is older stays as it
is, and its buttons answer.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.discord.reply import Reply
from bot.discord.texts import no_pings
from bot.engine.moves import Seat

log = logging.getLogger(__name__)

REMEMBERED = 2000
"""How many open panels are remembered."""


@dataclass(frozen=True)
class OpenPanel:
    """A private message as its newest click can change it.

    `seat` is whose it shows (None: what everybody at the table may see). `questions` are the keys of what its player
    was asked when it was shown; `waits`: it was not their turn then.
    """

    user_id: int
    session_id: int
    interaction: discord.Interaction[Any]
    message_id: int
    followup: bool
    questions: frozenset[str] = frozenset()
    waits: bool = True
    seat: Seat | None = None

    async def show(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Change it. Raises discord.HTTPException."""
        change: dict[str, Any] = {"view": view, "attachments": list(files), "allowed_mentions": no_pings()}
        if self.followup:
            await self.interaction.followup.edit_message(self.message_id, **change)
        else:
            await self.interaction.edit_original_response(**change)

    async def close(self) -> None:
        """Take it away. Raises discord.HTTPException."""
        if self.followup:
            await self.interaction.followup.delete_message(self.message_id)
        else:
            await self.interaction.delete_original_response()


class OpenPanels:
    """The newest private panel of each user at each table."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int], OpenPanel] = OrderedDict()

    async def shown(
        self,
        reply: Reply,
        session_id: int,
        questions: frozenset[str] = frozenset(),
        *,
        waits: bool = True,
        seat: Seat | None = None,
    ) -> None:
        """A reply has shown a panel: the one that stood before is taken away. Direct messages are not kept here."""
        message_id = reply.private_message
        if message_id is None:
            return
        key = (reply.user_id, session_id)
        before = self._open.pop(key, None)
        self._open[key] = OpenPanel(
            *key, reply.interaction, message_id, reply.private_followup, questions, waits, seat
        )
        if len(self._open) > REMEMBERED:
            self._open.popitem(last=False)
        if before is not None and before.message_id != message_id and not before.interaction.is_expired():
            try:
                await before.close()
            except discord.HTTPException as error:
                log.info("an old panel stays: %s", error)

    def at(self, session_id: int) -> list[OpenPanel]:
        """The panels of a session that can still be changed."""
        found = [panel for panel in self._open.values() if panel.session_id == session_id]
        return [panel for panel in found if not panel.interaction.is_expired()]

    def replace(self, panel: OpenPanel, changed: OpenPanel | None) -> None:
        """It was changed, or (None) is gone; nothing where another has taken its place meanwhile."""
        key = (panel.user_id, panel.session_id)
        if self._open.get(key) is panel:
            del self._open[key]
            if changed is not None:
                self._open[key] = changed
