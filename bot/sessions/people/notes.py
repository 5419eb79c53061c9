"""Notes: what people write down for themselves at a seat. The next holder reads one only if its writer wishes."""

from __future__ import annotations

import msgspec

from bot.engine.moves import Seat
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.stored import note_stored
from bot.sessions.core.tables import Tables
from bot.store import NoteRow, StoreError

LENGTH = 1000


class Note(msgspec.Struct, frozen=True):
    """A person's own note at a seat, whether it goes with the seat, and what was handed over to them there."""

    own: str = ""
    handed: bool = False
    inherited: str = ""


class Notes:
    """The notes at all tables. Nothing is remembered here: the store knows."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def of(self, user_id: int, session: int, seat: Seat) -> Note:
        """What the holder of a seat has there. Raises Refused("not-playing", "store-…")."""
        await self._check(user_id, session, seat)
        rows = await self._rows(session, seat)
        own = next((row for row in rows if row.user_id == user_id), None)
        before = next((row.body for row in rows if row.user_id != user_id and row.handed), "")
        return Note("", False, before) if own is None else Note(own.body, own.handed, before)

    async def keep(
        self, user_id: int, session: int, seat: Seat, text: str, *, handed: bool | None = None
    ) -> None:
        """Keep the note of a seat's holder, or forget an empty one; `handed` None: that stays as it was.

        Raises Refused("not-playing", "note-too-long", "store-…").
        """
        await self._check(user_id, session, seat)
        body = text.strip()
        if len(body) > LENGTH:
            raise Refused("note-too-long", most=LENGTH)
        if handed is None:
            handed = any(row.handed for row in await self._rows(session, seat) if row.user_id == user_id)
        row = NoteRow(session, seat, user_id, body, self._tables.clock(), handed)
        try:
            await self._tables.store.keep_note(row)
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()

    async def _check(self, user_id: int, session: int, seat: Seat) -> None:
        if seat not in (await self._tables.table(session)).head.seats_of(user_id):
            raise Refused("not-playing")

    async def _rows(self, session: int, seat: Seat) -> list[NoteRow]:
        try:
            return await self._tables.store.notes(session, seat)
        except StoreError as error:
            raise refused_by_store(error) from error
