"""Playing on from a moment of a game that is over: a new table, with what one seat did not know dealt anew.

It never counts for ratings. The host plays that seat; computer players have the others until people take them.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode

import msgspec
from msgspec.structs import replace

from bot.engine.moves import Seat
from bot.sessions.core.computer_names import name_for
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import host_first
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import Origin
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Holder, SessionView, User
from bot.sessions.play.history import History, replayed
from bot.sessions.play.lobby import Elsewhere, Lobby
from bot.sessions.server.rules import ServerRules

OPPONENT = "greedy"
"""The kind of computer player that has the other seats at first."""


class Beginning(msgspec.Struct, frozen=True):
    """A moment of a game: the newest line of its log then, and its chapter."""

    line: int
    unit: str
    number: int


class FromHere:
    """Opens tables that go on from a moment of an earlier game."""

    def __init__(self, tables: Tables, history: History, lobby: Lobby) -> None:
        self._tables, self._history, self._lobby = tables, history, lobby

    async def open(
        self,
        session: int,
        moment: Beginning,
        seat: Seat,
        channel_id: int,
        guild_id: int | None,
        host: User,
        interaction: int | None = None,
        elsewhere: Elsewhere | None = None,
    ) -> SessionView:
        """Open a table whose game begins at a moment of another one; the host has this seat.

        Raises as `Lobby.new` does, and Refused("from-here-running") while that game runs, "from-here-old" if it was
        played by other rules, "no-such-seat".
        """
        table = await self._tables.table(session)
        head = table.head
        game = self._tables.game(head)
        if head.status.live:
            raise Refused("from-here-running")
        if head.version != game.info.version:
            raise Refused("from-here-old")
        if not 0 <= seat < len(head.holders):
            raise Refused("no-such-seat", seats=len(head.holders))
        past = (await self._history.past(table)).beyond(moment.line)
        kept = await self._history.kept_before(head.id, past)
        state = await asyncio.to_thread(replayed, game, head, kept, past.moves[:-1])
        origin = Origin(
            of=session,
            seat=seat,
            seats=len(head.holders),
            unit=moment.unit,
            number=moment.number,
            state=b64encode(state).decode(),
        )
        return await self._lobby.new(
            channel_id,
            guild_id,
            host,
            head.game,
            head.options,
            "",
            interaction,
            elsewhere,
            dress=lambda rules, opened: self._dressed(rules, opened, origin),
        )

    def _dressed(self, server_rules: ServerRules, head: SessionHead, origin: Origin) -> SessionHead:
        """The table with its origin, and with computer players in the other seats if the server allows any."""
        holders = list(head.holders)
        if server_rules.computers and OPPONENT in self._tables.players:
            while len(holders) < origin.seats:
                name = name_for(origin.of, {holder.name for holder in holders})
                holders.append(Holder(None, name, OPPONENT))
        state = replace(head.table_state, origin=origin)
        return replace(head, holders=host_first(holders, head.host_id, origin.seat), table_state=state)
