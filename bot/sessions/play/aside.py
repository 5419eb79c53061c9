"""Games that nobody plays any longer are put aside, so that their channel is free, and are resumed in any channel.

A game put aside keeps everything: its log, seats and secrets. It has no channel, it asks nobody, and its clocks stand.
Votes and offers of seats that were open end.
"""

from __future__ import annotations

import logging

from msgspec.structs import replace

from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead, left_behind, retiring_text
from bot.sessions.core.idle import idle_for
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import no_channel
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, SessionView, Status
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.sessions.server.rules import ServerRules
from bot.store import MoveSession

log = logging.getLogger(__name__)

_ALLOWED = (Kind.PLACE, Kind.SEAT, Kind.FORGET, Kind.END)
"""What can still happen to a game that was put aside."""


class Aside:
    """Puts games aside whose people have not moved for as long as their server's rules say."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def tick(self) -> None:
        """Put aside every game that was left for so long that it goes without anyone needing its channel."""
        for table in self._tables.own():
            now = self._tables.clock()
            if not _is_shown(table.head) or idle_for(table.head, now) < policy.DAY:
                continue
            try:
                server_rules = await server_rules_of(self._tables.store, table.head.guild_id)
                await self._put(table, policy.put_aside_after(server_rules, table.head.table_state.pace))
            except Refused as refused:
                log.warning("session %d cannot be put aside: %s", table.head.id, refused)
            except Exception:
                # A bug at one table must not keep the others from being put aside.
                log.exception("session %d cannot be put aside", table.head.id)

    async def make_room(self, channel_id: int, server_rules: ServerRules) -> SessionView | None:
        """Put the game of a channel aside if its people have left it; returns it, or None if it stays."""
        found = self._tables.by_channel.get(channel_id)
        if found is None:
            return None
        table = self._tables.by_id[found]
        return await self._put(table, policy.free_after(server_rules, table.head.table_state.pace))

    async def _put(self, table: LiveTable, after: float | None) -> SessionView | None:
        """Put a game aside whose people have not moved for so many seconds (None: never)."""

        async def rule(table: LiveTable) -> Change:
            head = table.head
            if after is None or not _is_shown(head) or idle_for(head, self._tables.clock()) < after:
                raise _Stays
            table_state = replace(head.table_state, place_lost="aside", within=(), votes=(), offers=())
            behind = left_behind(head.channel_id, table.message, table.retiring)
            place = no_channel(head.id)
            head = replace(head, channel_id=place, asked=(), windows=(), table_state=table_state)
            move = MoveSession(head.id, place, retiring_text(behind))
            return Change(head=head, kind=Kind.PLACE, body="aside", extras=(move,))

        try:
            table, _ = await self._tables.change(table.head.id, rule, without_rules=True)
        except _Stays:
            return None
        return table.view()

    async def guard(self, table: LiveTable, change: Change) -> Change:
        """Refuse every change of a game that was put aside, but its end, its seats and its return."""
        if table.head.is_aside and change.head.is_aside and change.kind not in _ALLOWED:
            raise Refused("put-aside")
        return change


class _Stays(Exception):
    """Raised by the rule of a change: the game stays in its channel."""


def _is_shown(head: SessionHead) -> bool:
    return head.status is Status.PLAYING and not head.is_aside
