"""Which private panels are open: a new one replaces the old, and those of waiting players are updated.

Discord allows changes to a private message for fifteen minutes after the click that it answers. Older ones stay as they
are, and their buttons still work.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.discord.core.answers.late import Late
from bot.discord.core.answers.reply import Place, Reply
from bot.discord.core.text.texts import no_pings
from bot.engine.moves import Seat
from bot.sessions import Sessions

log = logging.getLogger(__name__)

REMEMBERED = 2000
"""How many open panels are remembered."""


@dataclass(frozen=True)
class OpenPanel:
    """A private message, and the interaction that can still change it.

    `seat` is the seat it shows (None: the public view). `questions` are the keys of what its player was asked when it
    was shown; `waits` says that it was not their turn then. `seq` is the line of the log after which it was shown.
    `midway`: its player has begun to choose, so that it shows more than the game as it is. `note` is what it tells its
    player besides, such as that a move was taken back.
    """

    user_id: int
    session_id: int
    interaction: discord.Interaction[Any]
    message_id: int
    followup: bool
    questions: frozenset[str] = frozenset()
    waits: bool = True
    seat: Seat | None = None
    seq: int = 0
    midway: bool = False
    note: str = ""

    async def show(
        self, view: ui.LayoutView, files: Sequence[discord.File | discord.Attachment] = ()
    ) -> discord.Message:
        """Change the message; returns it as it is then. Raises discord.HTTPException."""
        change: dict[str, Any] = {"view": view, "attachments": list(files), "allowed_mentions": no_pings()}
        if self.followup:
            return await self.interaction.followup.edit_message(self.message_id, **change)
        return await self.interaction.edit_original_response(**change)

    async def below(
        self, view: ui.LayoutView, files: Sequence[discord.File]
    ) -> tuple[OpenPanel, discord.Message]:
        """Show this in a new message, which is the newest of its channel; this one stays until it is closed.

        Raises discord.HTTPException.
        """
        sent = await self.interaction.followup.send(
            view=view, files=list(files), ephemeral=True, wait=True, allowed_mentions=no_pings()
        )
        return replace(self, message_id=sent.id, followup=True), sent

    async def close(self) -> None:
        """Delete the message. Raises discord.HTTPException."""
        if self.followup:
            await self.interaction.followup.delete_message(self.message_id)
        else:
            await self.interaction.delete_original_response()


class OpenPanels:
    """The newest private panel of each user at each table."""

    def __init__(self, sessions: Sessions, late: Late) -> None:
        self._open: OrderedDict[tuple[int, int], OpenPanel] = OrderedDict()
        self._changing = WeakValueDictionary[tuple[int, int], asyncio.Lock]()
        self._late = late
        sessions.mydata.on_forget.subscribe(self.forget)

    async def shown(
        self,
        reply: Reply,
        session_id: int,
        questions: frozenset[str] = frozenset(),
        *,
        waits: bool = True,
        seat: Seat | None = None,
        seq: int = 0,
        midway: bool = False,
        note: str = "",
    ) -> None:
        """Note that a reply showed a panel, and delete the one before it. Direct messages are not tracked here."""
        message_id = reply.private_message
        if message_id is None:
            return
        key = (reply.user_id, session_id)
        before = self._open.pop(key, None)
        self._open[key] = OpenPanel(
            *key,
            reply.interaction,
            message_id,
            reply.private_followup,
            questions,
            waits,
            seat,
            seq,
            midway,
            note,
        )
        if len(self._open) > REMEMBERED:
            self._open.popitem(last=False)
        if before is not None and before.message_id != message_id and not before.interaction.is_expired():
            try:
                await self._late.overtake(before.message_id)
                await before.close()
            except discord.HTTPException as error:
                log.info("an old panel stays: %s", error)

    def moved(self, reply: Reply, session_id: int, place: Place) -> None:
        """Note that the panel of a reply may be another message now."""
        found = self._open.get((reply.user_id, session_id))
        if (
            found is None
            or found.interaction is not reply.interaction
            or found.message_id == place.message_id
        ):
            return
        moved = replace(found, message_id=place.message_id, followup=place.followup)
        self._open[reply.user_id, session_id] = moved

    def forget(self, user_id: int) -> None:
        """Forget the panels of someone who deleted their data."""
        for key in [key for key in self._open if key[0] == user_id]:
            del self._open[key]

    def answers(self, user_id: int, session_id: int, *, waits: bool = False) -> None:
        """Note that a click in a panel is being answered: until that is shown, nothing else changes the panel.

        With `waits` it will not be shown after all.
        """
        if (found := self._open.get((user_id, session_id))) is not None:
            self._open[user_id, session_id] = replace(found, waits=waits)

    def is_newest(self, panel: OpenPanel) -> bool:
        """Whether nothing was noted of a panel since it was looked up."""
        return self._open.get((panel.user_id, panel.session_id)) is panel

    def of(self, user_id: int, session_id: int) -> OpenPanel | None:
        """The panel that someone has open at a table."""
        return self._open.get((user_id, session_id))

    def at(self, session_id: int) -> list[OpenPanel]:
        """The panels of a session that can still be changed."""
        found = [panel for panel in self._open.values() if panel.session_id == session_id]
        return [panel for panel in found if not panel.interaction.is_expired()]

    def changing(self, panel: OpenPanel) -> asyncio.Lock:
        """What is held while a panel is changed without a click: one such change waits for the other."""
        return self._changing.setdefault((panel.user_id, panel.session_id), asyncio.Lock())

    def replace(self, panel: OpenPanel, changed: OpenPanel | None) -> None:
        """Note that a panel was changed, or (None) is gone; do nothing if another has replaced it meanwhile."""
        key = (panel.user_id, panel.session_id)
        if self._open.get(key) is panel:
            del self._open[key]
            if changed is not None:
                self._open[key] = changed
