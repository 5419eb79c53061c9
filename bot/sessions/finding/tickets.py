"""The tickets of people who wait for a table, as they are stored, and what they did about earlier calls."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.sessions.core.calendar import Waking
from bot.sessions.core.pace import TablePace
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.signals import Signal
from bot.sessions.core.stored import note_stored
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import User
from bot.sessions.finding import matching
from bot.sessions.finding.matching import DAY, WEEK, Past, Ticket
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.store import StoreError, TicketRow

_hours = msgspec.json.Decoder(Waking).decode
_encode = msgspec.json.Encoder().encode


class Tickets:
    """Who waits for which game, and until when someone is left in peace."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.on_filed: Signal[[]] = Signal("tickets for a table")
        """Tells when someone has begun to wait."""

    async def file(
        self,
        user: User,
        guild_id: int | None,
        channel_id: int,
        game: str,
        pace: TablePace,
        hours: Waking | None,
        until: float,
    ) -> Ticket:
        """Let someone wait for a table, in place of what they asked for this game before.

        Refused: no-game, ticket-direct, and what `policy` refuses.
        """
        if game not in self._tables.games:
            raise Refused("no-game", games=sorted(self._tables.games))
        if guild_id is None:
            raise Refused("ticket-direct")
        server_rules = await server_rules_of(self._tables.store, guild_id)
        policy.check_game(server_rules, game, self._tables.games)
        policy.check_starter(server_rules, user)
        ticket = Ticket(
            user_id=user.id,
            name=user.name,
            guild_id=guild_id,
            channel_id=channel_id,
            game=game,
            pace=pace,
            hours=hours,
            made=self._tables.clock(),
            until=until,
        )
        try:
            await self._tables.store.keep_ticket(_row(ticket))
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()
        self.on_filed()
        return ticket

    async def withdraw(self, user_id: int, game: str) -> bool:
        """Let someone wait for a game no longer; False if they did not. Raises Refused("store-…")."""
        try:
            gone = await self._tables.store.remove_ticket(user_id, game)
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()
        return gone

    async def of(self, user_id: int) -> list[Ticket]:
        """For what someone waits, by game. Raises Refused("store-…")."""
        try:
            return [_ticket(row) for row in await self._tables.store.tickets_of(user_id)]
        except StoreError as error:
            raise refused_by_store(error) from error

    async def rests_until(self, user_id: int) -> float:
        """Until when someone is not called because they let tables fall. Raises Refused("store-…")."""
        now = self._tables.clock()
        try:
            fell = [at for user, at in await self._tables.store.falls(now - WEEK) if user == user_id]
        except StoreError as error:
            raise refused_by_store(error) from error
        return matching.rests_until(now, fell)

    async def waiting(self) -> list[Ticket]:
        """Everyone who waits in the servers of this process. Raises StoreError."""
        rows = await self._tables.store.tickets()
        return [_ticket(row) for row in rows if self._tables.shards.serves(row.guild)]

    async def past(self, now: float) -> Past:
        """When people were called, and when they let tables fall. Raises StoreError."""
        called = _by_user(await self._tables.store.called(now - DAY))
        return Past(called, _by_user(await self._tables.store.falls(now - WEEK)))


def _by_user(found: Iterable[tuple[int, float]]) -> dict[int, list[float]]:
    by_user: dict[int, list[float]] = {}
    for user, at in found:
        by_user.setdefault(user, []).append(at)
    return by_user


def _row(ticket: Ticket) -> TicketRow:
    return TicketRow(
        ticket.user_id,
        ticket.game,
        ticket.guild_id,
        ticket.channel_id,
        ticket.name,
        ticket.pace.value,
        "" if ticket.hours is None else _encode(ticket.hours).decode(),
        ticket.made,
        ticket.until,
    )


def _ticket(row: TicketRow) -> Ticket:
    return Ticket(
        user_id=row.user_id,
        name=row.name,
        guild_id=row.guild,
        channel_id=row.channel,
        game=row.game,
        pace=TablePace(row.pace),
        hours=_hours(row.hours) if row.hours else None,
        made=row.made,
        until=row.ends,
    )
