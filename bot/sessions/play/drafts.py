"""Drafts: moves that people are still building up, value by value. They survive a restart and are no lines of the log.

A draft belongs to a person in a seat. It is gone when the seat moves or changes hands, and when the game ends; what
others do in between may cut it, which shows when it is walked again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.engine.moves import Move, Seat, Value
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.stored import note_stored
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, Status
from bot.store import DraftRow, DropDrafts, StoreError

_STEPS = 1000
"""How many changes are counted for one draft; the rest of its number is the line of the log it began after."""


class Draft(msgspec.Struct, frozen=True):
    """The values chosen so far for a verb; `number` grows with each change at the seat."""

    number: int
    verb: str
    values: tuple[Value, ...]


class Drafts:
    """The drafts of every table. What was read is remembered until the session, or another process, changes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: dict[int, dict[Seat, DraftRow | None]] = {}
        self._dropped: dict[int, tuple[int, set[Seat]]] = {}
        """By session the line that is about to be written, and the seats whose drafts go with it."""

    async def of(self, user_id: int, session: int, seat: Seat) -> Draft | None:
        """What a person is building up at a seat. Raises Refused("store-…")."""
        row = await self._row(session, seat)
        return None if row is None or row.user_id != user_id else _draft(row)

    async def keep(
        self, user_id: int, session: int, seat: Seat, verb: str, values: Sequence[Value], since: int | None
    ) -> Draft:
        """Keep a changed draft; `since` is the number of the one that it changes, None for a new one.

        Raises Refused: "not-playing", "draft-changed" if it is not the newest, "store-…".
        """
        table = await self._tables.table(session)
        head = table.head
        if head.status is not Status.PLAYING or seat not in head.seats_of(user_id):
            raise Refused("not-playing")
        last = await self._row(session, seat)
        if since is not None and (last is None or last.number != since or last.user_id != user_id):
            raise Refused("draft-changed")
        number = max(last.number if last is not None else 0, head.seq * _STEPS) + 1
        row = DraftRow(session, int(seat), user_id, number, str(Move(verb, tuple(values))))
        try:
            self._known.setdefault(session, {}).pop(seat, None)
            if not await self._tables.store.keep_draft(row):
                raise Refused("draft-changed")
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()
        if table.head is head:
            self._remember(session, {seat: row})
        return Draft(number, verb, tuple(values))

    async def drop(self, user_id: int, session: int, seat: Seat) -> None:
        """Forget what a person is building up at a seat. Raises Refused("store-…")."""
        if await self.of(user_id, session, seat) is not None:
            try:
                await self._tables.store.remove_draft(session, int(seat))
                note_stored()
                self._remember(session, {seat: None})
            except StoreError as error:
                raise refused_by_store(error) from error

    def _remember(self, session: int, drafts: Mapping[Seat, DraftRow | None]) -> None:
        """Remember newer drafts; a read in progress, which may return older ones, is not remembered."""
        self._known[session] = {**self._known.get(session, {}), **drafts}

    async def _row(self, session: int, seat: Seat) -> DraftRow | None:
        known = self._known.setdefault(session, {})
        if seat not in known:
            try:
                known[seat] = await self._tables.store.draft(session, int(seat))
            except StoreError as error:
                raise refused_by_store(error) from error
        return known[seat]

    def consider(self, table: LiveTable) -> None:
        """Look at a session that changed: its drafts may be gone, and it may be over."""
        line, seats = self._dropped.pop(table.head.id, (0, set()))
        known = self._known.get(table.head.id)
        if known is None:
            return
        if line != table.head.seq or not table.head.status.live:
            del self._known[table.head.id]
        else:
            self._remember(table.head.id, dict.fromkeys(known.keys() & seats))

    def forget(self, user_id: int | None = None) -> None:
        """Remember nothing: another process has written, or someone's data was deleted."""
        self._known.clear()

    def keep_up(self, before: SessionHead, change: Change) -> Change:
        """Forget the drafts of a seat that moves or changes hands, and of every seat when the game ends."""
        game = self._tables.games.get(before.game)
        if before.status is not Status.PLAYING or game is None or not game.opens:
            return change
        after = change.head
        ended = after.status is not Status.PLAYING
        pairs = enumerate(zip(before.holders, after.holders, strict=True))
        seats = {Seat(seat) for seat, (was, now) in pairs if ended or was.user_id != now.user_id}
        moved = change.kind is Kind.MOVE and change.seat is not None and change.seat >= 0
        if moved and not game.info.is_beside(Move.parse(change.body)):
            seats.add(Seat(change.seat or 0))
        self._dropped[before.id] = change.seq, seats
        if not seats:
            return change
        return replace(change, extras=(*change.extras, DropDrafts(before.id, tuple(sorted(seats)))))


def _draft(row: DraftRow) -> Draft:
    move = Move.parse(row.body)
    return Draft(row.number, move.verb, move.values)
