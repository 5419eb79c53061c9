"""Interactions through which messages can still be sent and changed: for fifteen minutes after each.

Discord counts no such request against the bot. A message sent by one shows whose it was.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.discord.core.text.texts import no_pings
from bot.engine.moves import Seat
from bot.sessions import Position, Sessions, SessionView


def nonce_of(*what: object) -> str:
    """A nonce made from `what`: for some minutes, Discord posts messages with the same nonce only once."""
    return hashlib.sha256(" ".join(map(str, what)).encode()).hexdigest()[:24]


log = logging.getLogger(__name__)

SECONDS = 14 * 60.0
"""For how long an interaction is used; Discord takes no more than fifteen minutes."""

RECENT = 8
"""Among how many lines the last move by a click or command is looked for."""

REMEMBERED = 2000
"""How many messages are remembered, and how many moves."""


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
        return await send_after(self.interaction, view, files, no_pings())


async def send_after(
    interaction: discord.Interaction[Any],
    view: ui.LayoutView,
    files: Sequence[discord.File],
    mentions: discord.AllowedMentions,
) -> discord.Message:
    """Send a message to the channel of an interaction that was answered. Raises discord.HTTPException."""
    return await interaction.followup.send(view=view, files=list(files), wait=True, allowed_mentions=mentions)


class Reach:
    """The newest interaction for each message that was clicked lately, and those of the moves made in channels."""

    def __init__(self, sessions: Sessions, *, boards: bool = False) -> None:
        self._sessions = sessions
        self._ways: OrderedDict[int, Way] = OrderedDict()
        self._moves: OrderedDict[int, tuple[discord.Interaction[Any], asyncio.Event]] = OrderedDict()
        self.boards = boards
        """Whether boards, too, are sent by the interaction of the last move."""

    @asynccontextmanager
    async def moving(
        self, interaction: discord.Interaction[Any], position: Position, seats: Collection[Seat]
    ) -> AsyncIterator[None]:
        """While an interaction in the channel of a session is answered by a move of one of these seats.

        Only that of a seat which everyone sees asked is kept for `after_move`: whoever else moves may do so in secret.
        """
        asked = {ask.seat for ask in position.asks if ask.known_to(None)}
        if interaction.channel_id != position.session.channel_id or asked.isdisjoint(seats):
            yield
            return
        answered = asyncio.Event()
        self._moves[interaction.id] = interaction, answered
        if len(self._moves) > REMEMBERED:
            self._moves.popitem(last=False)
        try:
            yield
        finally:
            answered.set()

    async def after_move(
        self, interaction_ids: Iterable[int], channel_id: int
    ) -> discord.Interaction[Any] | None:
        """The first of these interactions that is kept, once it is answered; None if it can send nothing here."""
        known = (self._moves[each] for each in interaction_ids if each in self._moves)
        interaction, answered = next(known, (None, None))
        if interaction is None or answered is None or interaction.channel_id != channel_id:
            return None
        await answered.wait()
        return interaction if self._is_valid(interaction) and interaction.response.is_done() else None

    async def of_last_move(self, session: SessionView) -> discord.Interaction[Any] | None:
        """The interaction of the last move that everyone knows of, once it is answered; None if it can send nothing."""
        lines = await self._sessions.newest(session.id, None, RECENT)
        moves = [line.interaction for line in reversed(lines) if line.interaction is not None]
        return await self.after_move(moves, session.channel_id)

    def unusable(self, interaction: discord.Interaction[Any]) -> None:
        """Note that no message can be sent by the interaction of a move after all."""
        self._moves.pop(interaction.id, None)

    def _is_valid(self, interaction: discord.Interaction[Any]) -> bool:
        return self._sessions.now() - interaction.created_at.timestamp() <= SECONDS

    def note(self, way: Way) -> None:
        """Note how a message can be changed from now on."""
        self._ways[way.message_id] = way
        self._ways.move_to_end(way.message_id)
        if len(self._ways) > REMEMBERED:
            self._ways.popitem(last=False)

    def of(self, message_id: int | None) -> Way | None:
        """How a message can be changed now without the bot's own token."""
        way = self._ways.get(message_id or 0)
        return way if way is not None and self._is_valid(way.interaction) else None

    def failed(self, way: Way, error: discord.HTTPException) -> None:
        """Note that Discord does not take an interaction after all."""
        log.info("message %d is not changed by an interaction: %s", way.message_id, error)
        self._ways.pop(way.message_id, None)
