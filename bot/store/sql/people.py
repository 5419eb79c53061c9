"""The tables of people: their settings, their other data, and its deletion."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection
from typing import Any

from bot.store.rows import (
    AuditRow,
    Belongings,
    CallRow,
    DraftRow,
    HostMessageRow,
    LessonRow,
    LookedRow,
    NoteRow,
    OrderRow,
)
from bot.store.sql.changes import touch
from bot.store.sql.outbox import CALLS_NAMING, HOST_MESSAGE, NOTIFICATION, OutboxPart
from bot.store.sql.statements import AMONG_LIVE, IMPORTED, Database, columns, made, values
from bot.store.sql.tickets import TicketsPart

_OWN = (
    "person",
    "looked",
    "hand_message",
    "host_message",
    "notification",
    "standing_order",
    "draft",
    "direct_channel",
    "named",
    "lesson",
    "ticket",
    "fall",
    "note",
)
"""The tables whose rows are deleted with a person."""

_OTHERS_CALLED = "UPDATE call_message SET people = ? WHERE session = ?"

_NOTES = f"SELECT {columns(NoteRow)} FROM note WHERE session = ? AND seat = ? ORDER BY at DESC"
_KEEP_NOTE = (
    f"INSERT INTO note ({columns(NoteRow)}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (session, seat, user_id)"
    " DO UPDATE SET body = excluded.body, at = excluded.at, handed = excluded.handed"
)
_FORGET_NOTE = "DELETE FROM note WHERE session = ? AND seat = ? AND user_id = ?"
_LESSONS = f"SELECT {columns(LessonRow)} FROM lesson WHERE user_id = ? ORDER BY game, lesson"
_KEEP_LESSON = (
    f"INSERT INTO lesson ({columns(LessonRow)}) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (user_id, game, lesson) DO UPDATE SET"
    " beat = excluded.beat, version = excluded.version, at = excluded.at, begun = excluded.begun"
)


class PeoplePart(OutboxPart, TicketsPart):
    """See people.PeopleStore."""

    async def person(self, user_id: int) -> str | None:
        """The settings of a person."""
        rows = await self.fetch("SELECT body FROM person WHERE user_id = ?", (user_id,))
        return rows[0][0] if rows else None

    async def keep_person(self, user_id: int, body: str) -> None:
        """Keep new settings."""
        await self.run(
            "INSERT INTO person (user_id, body) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET body = excluded.body",
            (user_id, body),
        )

    async def looked(self, session: int, user_id: int) -> int | None:
        """The newest line that a person has seen."""
        rows = await self.fetch(
            "SELECT seq FROM looked WHERE session = ? AND user_id = ?", (session, user_id)
        )
        return rows[0][0] if rows else None

    async def look(self, session: int, user_id: int, seq: int) -> None:
        """Note that a person has seen a line."""
        await self.run(
            "INSERT INTO looked (session, user_id, seq) VALUES (?, ?, ?)"
            " ON CONFLICT (session, user_id) DO UPDATE SET seq = excluded.seq WHERE excluded.seq > looked.seq",
            (session, user_id, seq),
        )

    async def notes(self, session: int, seat: int) -> list[NoteRow]:
        """The notes at a seat."""
        return await self.rows(NoteRow, _NOTES, (session, seat))

    async def keep_note(self, row: NoteRow) -> None:
        """Keep or forget a note."""
        if row.body:
            await self.run(_KEEP_NOTE, values(row))
        else:
            await self.run(_FORGET_NOTE, (row.session, row.seat, row.user_id))

    async def lessons(self, user_id: int) -> list[LessonRow]:
        """How far a person is in each lesson."""
        return await self.rows(LessonRow, _LESSONS, (user_id,))

    async def keep_lesson(self, row: LessonRow) -> None:
        """Keep how far a person is."""
        await self.run(_KEEP_LESSON, values(row))

    async def remove_lessons(self, before: float) -> int:
        """Forget old lessons."""

        def job(db: Database) -> int:
            return db.execute("DELETE FROM lesson WHERE at < ?", (before,)).rowcount

        return await self.writer.write(job)

    async def sessions_naming(self, user_id: int) -> list[int]:
        """The sessions that may name a person."""
        held = "holders LIKE ?1 OR table_state LIKE ?1 OR coalesce(result, '') LIKE ?1"
        rows = await self.fetch(
            "SELECT session FROM named WHERE user_id = ?2"
            f" UNION SELECT id FROM session WHERE {AMONG_LIVE} AND (host = ?2 OR {held}) ORDER BY 1",
            (f"%{user_id}%", user_id),
            long=True,
        )
        return [int(row[0]) for row in rows]

    async def imports_naming(self, names: Collection[str]) -> list[int]:
        """The games from files in which a seat has one of these names."""
        rows = await self.fetch(f"SELECT id, holders FROM session WHERE {IMPORTED} ORDER BY id", long=True)
        return await asyncio.to_thread(_held_by, rows, frozenset(names))

    async def belongings(self, user_id: int) -> Belongings:
        """What else is stored about a person."""
        own, given = "WHERE user_id = ?", (user_id,)
        return Belongings(
            tuple(await self.rows(LookedRow, f"SELECT {columns(LookedRow)} FROM looked {own}", given)),
            tuple(await self._hand_messages("user_id = ?", user_id)),
            tuple(await self._notifications(f"{NOTIFICATION} WHERE notification.user_id = ?", user_id)),
            tuple(await self.rows(OrderRow, f"SELECT {columns(OrderRow)} FROM standing_order {own}", given)),
            tuple(await self.rows(AuditRow, f"SELECT {columns(AuditRow)} FROM audit {own}", given)),
            tuple(await self.rows(DraftRow, f"SELECT {columns(DraftRow)} FROM draft {own}", given)),
            await self.direct_channel(user_id),
            tuple(await self._calls(user_id)),
            tuple(await self.lessons(user_id)),
            tuple(await self.rows(HostMessageRow, f"SELECT {HOST_MESSAGE} FROM host_message {own}", given)),
            tuple(await self.tickets_of(user_id)),
            tuple(row[0] for row in await self.fetch(f"SELECT at FROM fall {own}", given)),
            tuple(await self.rows(NoteRow, f"SELECT {columns(NoteRow)} FROM note {own}", given)),
        )

    async def forget(self, user_id: int, stranger: int, name: str) -> None:
        """Delete everything that is theirs."""

        def job(db: Database) -> None:
            ordered = "SELECT DISTINCT session FROM standing_order WHERE user_id = ?"
            for (session,) in db.execute(ordered, (user_id,)).fetchall():
                touch(db, session)
            db.execute("UPDATE audit SET user_id = ?, name = ? WHERE user_id = ?", (stranger, name, user_id))
            for row in _naming(db.execute(CALLS_NAMING, (f"%{user_id}%",)).fetchall(), user_id):
                others = [each for each in json.loads(row.people) if each != user_id]
                db.execute(_OTHERS_CALLED, (json.dumps(others, separators=(",", ":")), row.session))
            for table in _OWN:
                db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))

        await self.writer.write(job)
        await self.forgotten((*_OWN, "audit", "call_message", "session", "log"))

    async def _calls(self, user_id: int) -> list[CallRow]:
        return _naming(await self.fetch(CALLS_NAMING, (f"%{user_id}%",)), user_id)


def _naming(found: list[Any], user_id: int) -> list[CallRow]:
    """The calls, of some rows, that name a person."""
    calls = (made(CallRow, row) for row in found)
    return [call for call in calls if user_id in json.loads(call.people)]


def _held_by(found: list[Any], names: frozenset[str]) -> list[int]:
    """The sessions, of rows with their holders, in which a seat without a user has one of these names."""
    return [
        int(session)
        for session, holders in found
        if any(
            isinstance(seat, dict) and seat.get("user_id") is None and seat.get("name") in names
            for seat in json.loads(holders)
        )
    ]
