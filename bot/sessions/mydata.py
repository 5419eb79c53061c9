"""My data: all that is kept about a person as a file, and the end of it."""

from __future__ import annotations

import gzip
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.sessions.change import Change, Table
from bot.sessions.forgetting import NAME, Stranger, head_without, lines_without, seats_of
from bot.sessions.head import Head, from_row, to_row
from bot.sessions.house import House
from bot.sessions.lines import handover_of
from bot.sessions.lobby import Lobby
from bot.sessions.orders import Orders
from bot.sessions.people import People
from bot.sessions.refusals import refused_by_store
from bot.sessions.seats import Seats
from bot.sessions.types import Kind, Status, User
from bot.store import LogRow, SessionRow, StoreError
from bot.store.mydata import changing, forget, rows_of, tables_of

LARGEST = 8_000_000
"""Bytes of a file that is not packed."""

TOLD = (
    Kind.NEW.value,
    Kind.JOIN.value,
    Kind.LEAVE.value,
    Kind.COMPUTER.value,
    Kind.OPTION.value,
    Kind.MOVE.value,
    Kind.VOTE.value,
)
"""The kinds of lines whose body is what the person themself wrote or did."""


class DataFile(msgspec.Struct, frozen=True):
    """A file for somebody to take away."""

    name: str
    data: bytes


class MyData:
    """Reads and forgets people, wherever the database knows them."""

    def __init__(self, house: House, lobby: Lobby, seats: Seats, people: People, orders: Orders) -> None:
        self._house, self._lobby, self._seats = house, lobby, seats
        self._people, self._orders = people, orders
        self.on_forget: list[Callable[[int], None]] = []
        """Told of whoever was forgotten, so that memory forgets too."""

    async def export(self, user_id: int) -> DataFile:
        """Everything kept about a person, as JSON; packed by gzip where it is very large. Raises Refused("store-…")."""
        store = self._house.store
        try:
            rows = await rows_of(store, user_id)
            tables = []
            for session in await tables_of(store, user_id):
                row = await store.session(session)
                if row is not None:
                    tables.append(_table(from_row(row), await store.log(session), user_id))
        except StoreError as error:
            raise refused_by_store(error) from error
        person = await self._people.get(user_id)
        told = {
            "format": "heliograph-person-1",
            "user": str(user_id),
            "at": self._house.clock(),
            "preferences": msgspec.to_builtins(person),
            "tables": [table for table in tables if table["seats"] or table["lines"] or table["parts"]],
            **{f"{name}s" if name != "audit" else "settings_changed": found for name, found in rows.items()},
        }
        data = msgspec.json.format(msgspec.json.encode(told), indent=1)
        name = f"heliograph-{user_id}.json"
        if len(data) > LARGEST:
            return DataFile(f"{name}.gz", gzip.compress(data, mtime=0))
        return DataFile(name, data)

    def running(self, user_id: int) -> int:
        """At how many tables that are not over a person has a seat."""
        return sum(
            table.head.status.live and bool(seats_of(table.head, user_id))
            for table in self._house.tables.values()
        )

    async def forget(self, user_id: int, name: str) -> None:
        """Leave every seat, then put a stranger in the person's place everywhere and delete what is theirs alone.

        What was begun and fails (the database is in trouble) can be done again. Raises Refused.
        """
        stranger = Stranger(user_id, -1 - secrets.randbelow(2**62), name)
        try:
            sessions = await tables_of(self._house.store, user_id)
            for order in self._orders.of(user_id):
                await self._orders.told(order)
            for session in sessions:
                await self._leave(session, User(user_id, name))
            over = []
            for session in sessions:
                table = await self._house.table(session)
                if table.head.status.live:
                    await self._house.change(session, self._rule(stranger))
                else:
                    over.append(session)
            await forget(self._house.store, user_id, stranger.id, NAME, over, _rewrite(stranger))
        except StoreError as error:
            raise refused_by_store(error) from error
        for session in over:
            await self._house.reread(session)
        for listener in self.on_forget:
            listener(user_id)

    async def _leave(self, session: int, user: User) -> None:
        """Give up every seat of a table, and say no to what was offered."""
        table = await self._house.table(session)
        if table.head.status is Status.LOBBY and table.head.seats_of(user.id):
            await self._lobby.leave(session, user)
        while table.head.status is Status.PLAYING and (mine := seats_of(table.head, user.id)):
            await self._seats.leave(session, user, mine[0])
        while table.head.status is Status.PLAYING and any(
            offer.user_id == user.id for offer in table.head.affairs.offers
        ):
            await self._seats.decline(session, user)

    def _rule(self, stranger: Stranger) -> Callable[[Table], Any]:
        """A session that goes on: the stranger takes the person's place with a line of its own."""

        async def rule(table: Table) -> Change:
            try:
                lines = await self._house.store.log(table.head.id)
            except StoreError as error:
                raise refused_by_store(error) from error
            head = head_without(table.head, lines, stranger)
            return Change(head=head, kind=Kind.FORGET, also=(changing(lines_without(lines, stranger)),))

        return rule


def _rewrite(
    stranger: Stranger,
) -> Callable[[SessionRow, Sequence[LogRow]], tuple[SessionRow, Sequence[LogRow]]]:
    def rewrite(row: SessionRow, lines: Sequence[LogRow]) -> tuple[SessionRow, Sequence[LogRow]]:
        before = from_row(row)
        if row.status in (Status.LOBBY.value, Status.PLAYING.value):
            return row, ()
        head = head_without(before, lines, stranger)
        written = to_row(head)
        after = msgspec.structs.replace(
            row,
            host=written.host,
            holders=written.holders,
            affairs=written.affairs,
            result=written.result,
        )
        return (row if head == before else after), lines_without(lines, stranger)

    return rewrite


def _table(head: Head, lines: Sequence[LogRow], user_id: int) -> dict[str, Any]:
    """What one session knows of a person: seats, what they did, their part in the result. Nothing about others."""
    mine: list[dict[str, Any]] = []
    for line in lines:
        if line.user != user_id and not _by_order(line, lines, head, user_id):
            continue
        told: dict[str, Any] = {"line": line.seq, "at": line.at, "kind": line.kind, "seat": line.seat}
        handover = handover_of(line)
        if line.kind in TOLD:
            told["body"] = line.body
        elif handover is not None:
            told["body"] = handover.how.value
        if line.how is not None:
            told["how"] = line.how
        mine.append(told)
    parts = head.result.parts if head.result is not None else ()
    return {
        "session": head.id,
        "channel": str(head.channel_id),
        "guild": None if head.guild_id is None else str(head.guild_id),
        "game": head.game,
        "status": head.status.value,
        "host": head.host_id == user_id,
        "created": head.created_at,
        "started": head.started_at,
        "ended": head.ended_at,
        "seats": [{"seat": int(seat), "name": head.holders[seat].name} for seat in seats_of(head, user_id)],
        "lines": mine,
        "parts": [
            {"seat": seat, "name": part.name, "share": part.share}
            for seat, each in enumerate(parts)
            for part in each
            if part.user_id == user_id
        ],
    }


def _by_order(line: LogRow, lines: Sequence[LogRow], head: Head, user_id: int) -> bool:
    """Whether the house played a move by an order of this person, who held the seat then."""
    if line.how is None or line.seat is None:
        return False
    holder = head.holders[line.seat].user_id
    for later in reversed(lines):
        found = handover_of(later)
        if later.seq > line.seq and later.seat == line.seat and found is not None:
            holder = found.before.user_id
    return holder == user_id
