"""A table moves to another channel of its server."""

from __future__ import annotations

from msgspec.structs import replace

from bot.sessions.core.change import Change, Table
from bot.sessions.core.head import left_behind, retiring_text
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import PlaceLost
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, SessionView, Status, User
from bot.sessions.play.lobby_checks import check_host, check_live
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.store import Clash, Conflict, MoveSession


class Moving:
    """Moves sessions: seats, clocks, drafts and the game stay as they are."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def check(self, session: int, user: User) -> SessionView:
        """Refuse who may not move a session, before a place for it is made. Refused: already-over, not-host."""
        table = await self._tables.table(session)
        check_live(table.head)
        check_host(table.head, user, policy.is_admin(user))
        return table.view()

    async def move(self, session: int, user: User, channel_id: int) -> SessionView:
        """Move a session to a channel, which those of `policy.within(user)` contain. Only its host and admins may.

        Refused: already-over, not-host, place-direct, place-same, channel-off, channel-busy.
        """

        async def rule(table: Table) -> Change:
            await self.check(session, user)
            head = table.head
            if head.guild_id is None:
                raise Refused("place-direct")
            if head.channel_id == channel_id:
                raise Refused("place-same")
            server_rules = await server_rules_of(self._tables.store, head.guild_id)
            within = policy.within(user)
            policy.check_channel(server_rules, channel_id, within)
            table_state = replace(head.table_state, within=within, place_lost="")
            after = replace(head, channel_id=channel_id, table_state=table_state)
            behind = left_behind(head.channel_id, table.message, table.retiring)
            move = MoveSession(head.id, channel_id, retiring_text(behind))
            return Change(head=after, kind=Kind.PLACE, user=user.id, body=str(channel_id), extras=(move,))

        try:
            table, _ = await self._tables.change(session, rule, without_rules=True)
        except Conflict as conflict:
            if conflict.clash is not Clash.CHANNEL:
                raise
            raise Refused("channel-busy") from conflict
        return table.view()

    async def note(self, session: int, lost: PlaceLost) -> bool:
        """Note that the channel of a running game no longer shows it, or that it does again. False: it was known."""

        async def rule(table: Table) -> Change:
            head = table.head
            if head.status is not Status.PLAYING or head.table_state.place_lost == lost:
                raise _Known
            after = replace(head, table_state=replace(head.table_state, place_lost=lost))
            return Change(head=after, kind=Kind.PLACE, body=lost, known=())

        try:
            await self._tables.change(session, rule, without_rules=True)
        except _Known:
            return False
        return True


class _Known(Exception):
    """What a change would note is noted already."""
