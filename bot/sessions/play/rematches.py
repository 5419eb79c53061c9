"""Playing a game again: a table like that of an earlier one, at which its people are asked and the seats rotate."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.refusals import Refused
from bot.sessions.core.rematch import all_are_in, fewer, players_again, seated, waiting
from bot.sessions.core.table_state import Asked, Rematch
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import NAME_LENGTH, Kind, SessionView, User
from bot.sessions.play.lobby import Elsewhere, Lobby
from bot.sessions.play.lobby_checks import check_lobby
from bot.sessions.play.starting import Starting
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.sessions.server.rules import ServerRules

log = logging.getLogger(__name__)


class Rematches:
    """Opens tables that play a game again, hears who is in, and starts those at which everyone is."""

    def __init__(self, tables: Tables, lobby: Lobby, starting: Starting) -> None:
        self._tables, self._lobby, self._starting = tables, lobby, starting
        self._opening: dict[int, asyncio.Lock] = {}

    def of(self, session: int) -> SessionView | None:
        """The live table at which the game of a session is played again, or is to be."""
        for table in self._tables.by_id.values():
            rematch = table.head.table_state.rematch
            if rematch is not None and rematch.of == session and table.head.status.live:
                return table.view()
        return None

    async def earlier(self, session: SessionView) -> SessionView | None:
        """The game that is to be played again at a table; None if there is none, or if it is no longer stored."""
        rematch = session.table_state.rematch
        try:
            return None if rematch is None else (await self._tables.table(rematch.of)).view()
        except Refused as refused:
            if refused.key != "no-session":
                raise
            return None

    async def open(
        self,
        session: int,
        channel_id: int,
        guild_id: int | None,
        host: User,
        *,
        interaction: int | None = None,
        elsewhere: Elsewhere | None = None,
        gone: Collection[int] = (),
    ) -> SessionView:
        """Open a table like that of an earlier game, as far as the server allows; its other people are asked.

        No one is asked who is `gone`, nor if the host did not play it or it was not played on this server. Raises as
        `Lobby.new` does, and Refused("rematch-there") if there is a table already at which that game is played again.
        """
        before = (await self._tables.table(session)).head
        info = self._tables.game(before).info
        lock = self._opening.setdefault(session, asyncio.Lock())
        try:
            async with lock:
                if self.of(session) is not None:
                    raise Refused("rematch-there")
                server_rules = await server_rules_of(self._tables.store, guild_id)
                return await self._lobby.new(
                    channel_id,
                    guild_id,
                    host,
                    before.game,
                    policy.fitted(server_rules, info, before.options),
                    "",
                    interaction,
                    elsewhere,
                    dress=lambda rules, head: self._like(before, rules, head, host, gone),
                )
        finally:
            if not lock.locked():
                self._opening.pop(session, None)

    def _like(
        self,
        before: SessionHead,
        server_rules: ServerRules,
        head: SessionHead,
        host: User,
        gone: Collection[int],
    ) -> SessionHead:
        """A new table with the computer players, clock, pace and options of an earlier one, as far as allowed."""
        state, order = before.table_state, players_again(before.holders)
        played = any(each.user_id == host.id for each in order)
        asks = (
            played and not state.imported and head.guild_id is not None and head.guild_id == before.guild_id
        )
        asked = tuple(
            Asked(each.user_id, each.name)
            for each in order
            if asks
            and each.user_id is not None
            and each.user_id > 0  # not one whose data was deleted
            and each.user_id not in (host.id, *gone)
        )
        computers = [each for each in order if each.computer is not None and server_rules.computers]
        clock = state.clock if policy.allows_clock(server_rules, state.clock) else head.table_state.clock
        table_state = replace(
            head.table_state, clock=clock, chosen_rated=state.chosen_rated, advice=state.advice
        )
        if state.pace is not table_state.pace:
            table_state = replace(table_state, chosen_pace=state.pace)
        until = head.created_at + self._tables.times.rematch
        rematch = Rematch(before.id, until if asked else 0.0, asked, short=not asked)
        return replace(
            head,
            holders=seated((*head.holders, *computers), order if asks else ()),
            table_state=replace(table_state, rematch=rematch),
            due=until if asked else head.due,
        )

    async def decline(self, session: int, user: User, interaction: int | None = None) -> SessionView:
        """Note that someone does not play again, whether they were asked or had said yes.

        Refused: not-invited, already-started, already-over.
        """
        table = await self._tables.table(session)
        if table.head.seats_of(user.id):
            return await self._lobby.leave(session, user, interaction)

        async def rule(table: LiveTable) -> Change:
            check_lobby(table.head)
            if user.id not in [each.user_id for each in waiting(table.head)]:
                raise Refused("not-invited")
            return Change(
                head=fewer(table.head, user.id),
                kind=Kind.LEAVE,
                user=user.id,
                interaction=interaction,
                body=user.name[:NAME_LENGTH],
            )

        table, _ = await self._tables.change(session, rule)
        return table.view()

    def consider(self, table: LiveTable) -> None:
        """Start a game again as soon as everyone is in; after a start of the bot, too."""
        if all_are_in(table.head) and self._tables.shards.serves(table.head.guild_id):
            self._tables.spawn(self._start(table.head))

    async def _start(self, head: SessionHead) -> None:
        host = next((each for each in head.holders if each.user_id == head.host_id), None)
        try:
            await self._starting.start(
                head.id, User(head.host_id, "" if host is None else host.name), admin=False, agreed=True
            )
        except (Refused, Illegal) as refused:
            # What the server no longer allows stands on the card; the host may change it, and start.
            log.info("session %d is not played again by itself: %s", head.id, refused)
