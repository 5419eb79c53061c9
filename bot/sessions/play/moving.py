"""A table moves to another channel of its server."""

from __future__ import annotations

from msgspec.structs import replace

from bot.sessions.core.agenda import agenda
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead, left_behind, retiring_text
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import PlaceLost
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, SessionView, Status, User
from bot.sessions.play.aside import Aside
from bot.sessions.play.lobby_checks import check_host, check_live, over_limits, within_limits
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.store import Clash, Conflict, MoveSession, WithinLimits


class Moving:
    """Moves sessions: seats, clocks, drafts and the game stay as they are."""

    def __init__(self, tables: Tables, aside: Aside) -> None:
        self._tables, self._aside = tables, aside

    async def check(self, session: int, user: User) -> SessionView:
        """Refuse who may not move a session, before a place for it is made. Refused: already-over, not-host."""
        table = await self._tables.table(session)
        check_live(table.head)
        check_host(table.head, user, policy.is_admin(user))
        return table.view()

    async def move(self, session: int, user: User, channel_id: int) -> SessionView:
        """Move a session to a channel, which those of `policy.within(user)` contain. Only its host and admins may.

        One that was put aside goes on there; so it may be one in direct messages. Refused: already-over, not-host,
        place-direct, place-same, channel-off, channel-busy, tables-full, hosted-full.
        """
        before = (await self.check(session, user)).guild_id
        server_rules = await server_rules_of(self._tables.store, before)
        await self._aside.make_room(channel_id, server_rules)

        async def rule(table: LiveTable) -> Change:
            nonlocal server_rules
            await self.check(session, user)
            head, limits = table.head, tuple[WithinLimits, ...]()
            if head.guild_id is None and not head.is_aside:
                raise Refused("place-direct")
            if head.channel_id == channel_id:
                raise Refused("place-same")
            server_rules = await server_rules_of(self._tables.store, head.guild_id)
            within = policy.within(user)
            policy.check_channel(server_rules, channel_id, within)
            table_state = replace(head.table_state, within=within, place_lost="")
            after = replace(head, channel_id=channel_id, table_state=table_state)
            if head.is_aside:
                after = await self._asking(table, after)
                limits = within_limits(head, server_rules, tables=server_rules.tables)
            behind = left_behind(head.channel_id, table.message, table.retiring)
            move = MoveSession(head.id, channel_id, retiring_text(behind))
            return Change(
                head=after, kind=Kind.PLACE, user=user.id, body=str(channel_id), extras=(move, *limits)
            )

        try:
            table, _ = await self._tables.change(session, rule, without_rules=True)
        except Conflict as conflict:
            if conflict.clash is Clash.CHANNEL:
                raise Refused("channel-busy") from conflict
            raise over_limits(conflict, server_rules) from conflict
        return table.view()

    async def _asking(self, table: LiveTable, head: SessionHead) -> SessionHead:
        """A session that goes on after it was put aside: it asks again what it asked before."""
        if not self._tables.plays(head):
            return head
        saved = await self._tables.position(table)
        asked, windows = agenda(self._tables.game(head), saved.state)
        return replace(head, asked=asked, windows=windows)

    async def note(self, session: int, lost: PlaceLost) -> SessionView | None:
        """Note that the channel of a running game no longer shows it, or that it does again. None: it was known."""

        async def rule(table: LiveTable) -> Change:
            head = table.head
            if head.status is not Status.PLAYING or head.is_aside or head.table_state.place_lost == lost:
                raise _Known
            after = replace(head, table_state=replace(head.table_state, place_lost=lost))
            return Change(head=after, kind=Kind.PLACE, body=lost, known=())

        try:
            table, _ = await self._tables.change(session, rule, without_rules=True)
        except _Known:
            return None
        return table.view()

    async def may_reopen(self, session: int) -> bool:
        """Whether the archived thread of a running game may be opened again; noted, as that is done once a position."""

        async def rule(table: LiveTable) -> Change:
            head = table.head
            if head.status is not Status.PLAYING or head.table_state.reopened == head.moved:
                raise _Known
            after = replace(head, table_state=replace(head.table_state, reopened=head.moved))
            return Change(head=after, kind=Kind.PLACE, body="reopened", known=())

        try:
            await self._tables.change(session, rule, without_rules=True)
        except _Known:
            return False
        return True


class _Known(Exception):
    """What a change would note is noted already."""
