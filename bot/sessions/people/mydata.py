"""My data: everything stored about a person as a file, and its deletion."""

from __future__ import annotations

import asyncio
import gzip
import io
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from bot.sessions.core.breath import breathe
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead, from_row, to_row
from bot.sessions.core.lines import handover_of
from bot.sessions.core.people import People
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.rematch import waiting
from bot.sessions.core.signals import Signal
from bot.sessions.core.stored import note_stored
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, Status, User
from bot.sessions.people.forgetting import NAME, Stranger, head_names, head_without, lines_without, seats_of
from bot.sessions.play.lobby import Lobby
from bot.sessions.play.orders import Orders
from bot.sessions.play.rematches import Rematches
from bot.sessions.seats.seats import Seats
from bot.store import (
    Belongings,
    Conflict,
    LogRow,
    RewriteLines,
    Rewriting,
    SessionRow,
    StoreError,
)

LARGEST = 8_000_000
"""The largest file, in bytes, that is not compressed."""

AT_ONCE = 20
"""How many sessions are read at once, or rewritten in one transaction, so that no move waits long for it."""

_TRIES = 8

TOLD = (
    Kind.NEW.value,
    Kind.JOIN.value,
    Kind.LEAVE.value,
    Kind.COMPUTER.value,
    Kind.OPTION.value,
    Kind.MOVE.value,
    Kind.VOTE.value,
)
"""The kinds of lines whose body is what the person wrote or did."""

_PRESENT = ("seats", "lines", "parts", "offers", "calls", "newcomer", "asked_again")
"""The parts of what is told of a table by which a person was there."""


class DataFile(msgspec.Struct, frozen=True):
    """A file for a person to keep."""

    name: str
    data: bytes


class MyData:
    """Reads and deletes a person's data everywhere in the database."""

    def __init__(
        self,
        tables: Tables,
        lobby: Lobby,
        rematches: Rematches,
        seats: Seats,
        people: People,
        orders: Orders,
    ) -> None:
        self._tables, self._lobby, self._rematches, self._seats = tables, lobby, rematches, seats
        self._people, self._orders = people, orders
        self.on_forget = Signal[int]("the deletion of what was stored about someone")
        """Tells each deleted user, so that caches forget them too."""

    async def export(self, user_id: int) -> DataFile:
        """Everything stored about a person, as JSON; compressed by gzip if very large. Raises Refused("store-…")."""
        store = self._tables.store
        written = _Written()
        try:
            person = await self._people.get(user_id)
            heading = {
                "format": "heliograph-person-2",
                "user": str(user_id),
                "at": self._tables.clock(),
                "preferences": msgspec.to_builtins(person),
            }
            await asyncio.to_thread(written.begin, heading)
            naming = await store.sessions_naming(user_id)
            for batch in _batches(naming):
                rows = await store.sessions(batch)
                logs = [await store.log(row.id) for row in rows]
                await asyncio.to_thread(written.tables, rows, logs, user_id)
            belongings = await store.belongings(user_id)
        except StoreError as error:
            raise refused_by_store(error) from error
        return await asyncio.to_thread(written.file, f"heliograph-{user_id}.json", belongings)

    def running(self, user_id: int) -> int:
        """At how many live tables a person has a seat."""
        return sum(
            table.head.status.live and bool(seats_of(table.head, user_id))
            for table in self._tables.by_id.values()
        )

    async def forget(self, user_id: int, name: str) -> None:
        """Leave every seat, then put a stranger in the person's place everywhere and delete what is only theirs.

        If it fails half-way (the database is in trouble), it can be repeated. Raises Refused.
        """
        stranger = Stranger(user_id, -1 - secrets.randbelow(2**62), frozenset((name,)))
        store = self._tables.store
        try:
            sessions = await store.sessions_naming(user_id)
            for batch in _batches(sessions):
                rows = await store.sessions(batch)
                stranger = stranger.known_by(await asyncio.to_thread(_names, rows, user_id))
            for order in self._orders.of(user_id):
                await self._orders.told(order)
            for session in sessions:
                await self._leave(session, User(user_id, name))
            over = []
            for session in sessions:
                table = await self._tables.table(session)
                if table.head.status.live:
                    await self._tables.change(session, self._rule(stranger), without_rules=True)
                else:
                    over.append(session)
            imported = set(await store.imports_naming(stranger.names)) - set(over)
            over += sorted(imported)
            for batch in _batches(over):
                await self._rewrite(batch, stranger)
            await store.forget(user_id, stranger.id, NAME)
            note_stored()
        except StoreError as error:
            raise refused_by_store(error) from error
        for session in over:
            await self._tables.reread(session)
        self.on_forget(user_id)

    async def _leave(self, session: int, user: User) -> None:
        """Give up every seat of a table, and decline offers; not where the bot does not play by the rules."""
        table = await self._tables.table(session)
        if not self._tables.plays(table.head):
            return
        if table.head.status is Status.LOBBY and table.head.seats_of(user.id):
            await self._lobby.leave(session, user)
        if any(each.user_id == user.id for each in waiting(table.head)):
            await self._rematches.decline(session, user)
        while table.head.status is Status.PLAYING and (mine := seats_of(table.head, user.id)):
            await self._seats.leave(session, user, mine[0])
        while table.head.status is Status.PLAYING and any(
            offer.user_id == user.id for offer in table.head.table_state.offers
        ):
            await self._seats.offers.decline(session, user)

    async def _rewrite(self, sessions: Sequence[int], stranger: Stranger) -> None:
        """Rewrite finished sessions; if another process changes one meanwhile, all are read again."""
        store = self._tables.store
        for _ in range(_TRIES):
            rewritings = []
            for session in sessions:
                row = await store.session(session)
                if row is not None:
                    lines = await store.log(session)
                    rewritings.append(await asyncio.to_thread(_rewriting, row, lines, stranger))
            try:
                await store.rewrite([each for each in rewritings if each.lines or each.after != each.before])
                return
            except Conflict:
                continue
        raise Refused("busy")

    def _rule(self, stranger: Stranger) -> Callable[[LiveTable], Any]:
        """The rule for a live session: the stranger takes the person's place with a line of its own."""

        async def rule(table: LiveTable) -> Change:
            try:
                lines = await self._tables.store.log(table.head.id)
            except StoreError as error:
                raise refused_by_store(error) from error
            head = await asyncio.to_thread(head_without, table.head, lines, stranger)
            changed = RewriteLines(tuple(await asyncio.to_thread(lines_without, lines, stranger)))
            return Change(head=head, kind=Kind.FORGET, extras=(changed,))

        return rule


def _batches(sessions: Sequence[int]) -> Iterator[Sequence[int]]:
    return (sessions[first : first + AT_ONCE] for first in range(0, len(sessions), AT_ONCE))


def _names(rows: Sequence[SessionRow], user_id: int) -> set[str]:
    """The names that some sessions have for a person."""
    return {name for row in rows for name in head_names(from_row(row), user_id)}


def _rewriting(row: SessionRow, lines: Sequence[LogRow], stranger: Stranger) -> Rewriting:
    """The rewriting of a finished session without a person."""
    written = to_row(head_without(from_row(row), lines, stranger))
    after = msgspec.structs.replace(
        row,
        host=written.host,
        holders=written.holders,
        table_state=written.table_state,
        result=written.result,
    )
    return Rewriting(row, after, tuple(lines_without(lines, stranger)))


class _Written:
    """The file of a person while it is written, on threads and in pieces: none holds the interpreter for long."""

    def __init__(self) -> None:
        self._file = io.BytesIO()
        self._first = True

    def begin(self, heading: dict[str, Any]) -> None:
        """Write what comes before the tables."""
        self._file.write(b"{")
        for key, value in heading.items():
            self._field(key, value)
        self._list("tables")

    def tables(self, rows: Sequence[SessionRow], logs: Sequence[list[LogRow]], user_id: int) -> None:
        """Add what some sessions know of the person, if they were there."""
        for number, (row, lines) in enumerate(zip(rows, logs, strict=True)):
            breathe(number)
            table = _table(from_row(row), lines, user_id)
            if any(table[key] for key in _PRESENT):
                self._item(table)

    def file(self, name: str, belongings: Belongings) -> DataFile:
        """The file with the person's belongings at the end; compressed if very large."""
        self._end_list()
        for key, value in _told(belongings).items():
            if not isinstance(value, list):
                self._field(key, value)
                continue
            self._list(key)
            for number, item in enumerate(value):
                breathe(number)
                self._item(item)
            self._end_list()
        self._file.write(b"\n}")
        data = self._file.getvalue()
        if len(data) > LARGEST:
            return DataFile(f"{name}.gz", gzip.compress(data, mtime=0))
        return DataFile(name, data)

    def _field(self, key: str, value: object) -> None:
        self._key(key)
        self._file.write(_json(value, b"\n "))

    def _key(self, key: str) -> None:
        self._file.write((b"\n " if self._first else b",\n ") + _json(key) + b": ")
        self._first = False

    def _list(self, key: str) -> None:
        self._key(key)
        self._file.write(b"[")
        self._first = True

    def _item(self, item: object) -> None:
        self._file.write((b"\n  " if self._first else b",\n  ") + _json(item, b"\n  "))
        self._first = False

    def _end_list(self) -> None:
        self._file.write(b"]" if self._first else b"\n ]")
        self._first = False


def _json(value: object, line: bytes = b"") -> bytes:
    """A value as JSON for people to read, each line beginning so."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1).replace(b"\n", line)


def _table(head: SessionHead, lines: Sequence[LogRow], user_id: int) -> dict[str, Any]:
    """What one session knows of a person: seats, actions, their part in the result; nothing about others."""
    mine: list[dict[str, Any]] = []
    for line in lines:
        if line.user_id != user_id and not _by_order(line, lines, head, user_id):
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
        "channel": None if head.is_aside else str(head.channel_id),
        "guild": None if head.guild_id is None else str(head.guild_id),
        "game": head.game,
        "status": head.status.value,
        "host": head.host_id == user_id,
        "created": head.created_at,
        "started": head.started_at,
        "ended": head.ended_at,
        "imported": head.table_state.imported,
        "deleted": head.due if head.table_state.imported else None,
        "seats": [{"seat": int(seat), "name": head.holders[seat].name} for seat in seats_of(head, user_id)],
        "lines": mine,
        "offers": [
            {"seat": int(offer.seat), "at": offer.at, "asked": offer.asked}
            for offer in head.table_state.offers
            if offer.user_id == user_id
        ],
        "calls": [
            {"at": each.at, "until": each.until, "answer": each.answer}
            for each in head.table_state.calls
            if each.user_id == user_id
        ],
        "newcomer": [
            {"invited": each.invited, "declined": each.declined, "refused": each.refused}
            for each in head.table_state.newcomers
            if each.user_id == user_id
        ],
        "asked_again": (rematch := head.table_state.rematch) is not None and rematch.names(user_id),
        "parts": [
            {"seat": seat, "name": part.name, "share": part.share}
            for seat, each in enumerate(parts)
            for part in each
            if part.user_id == user_id
        ],
    }


def _told(belongings: Belongings) -> dict[str, Any]:
    """The part of a person's belongings that they may know."""
    return {
        "looked": _fields(belongings.looked, "session", "seq"),
        "hand_messages": _fields(
            belongings.hand_messages, "session", "seat", "channel", "message", "question"
        ),
        "notifications": _fields(belongings.notifications, "session", "seat", "number", "kind", "at", "sent"),
        "standing_orders": _fields(belongings.orders, "session", "seat", "number", "body"),
        "drafts": _fields(belongings.drafts, "session", "seat", "body"),
        "notes": _fields(belongings.notes, "session", "seat", "at", "body", "handed"),
        "lessons": _fields(belongings.lessons, "game", "lesson", "beat", "version", "at", "begun"),
        "tickets": _fields(
            belongings.tickets, "game", "guild", "channel", "name", "pace", "hours", "made", "ends"
        ),
        "tables_let_fall": list(belongings.falls),
        "direct_channel": belongings.direct_channel,
        "calls": _fields(belongings.calls, "session", "channel", "message"),
        "host_messages": _fields(belongings.host_messages, "session", "channel", "message"),
        "settings_changed": _fields(belongings.audit, "guild", "number", "at", "name", "body"),
    }


def _fields(rows: Sequence[msgspec.Struct], *names: str) -> list[dict[str, Any]]:
    return [{name: getattr(row, name) for name in names} for row in rows]


def _by_order(line: LogRow, lines: Sequence[LogRow], head: SessionHead, user_id: int) -> bool:
    """Whether the bot played a move by a standing order of this person, who held the seat then."""
    if line.how is None or line.seat is None:
        return False
    holder = head.holders[line.seat].user_id
    for later in reversed(lines):
        found = handover_of(later)
        if later.seq > line.seq and later.seat == line.seat and found is not None:
            holder = found.before.user_id
    return holder == user_id
