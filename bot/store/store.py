"""Every question put to the database, and every change of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import msgspec

from bot.store.errors import Conflict, closed, explain
from bot.store.rows import LetterRow, LogRow, Receipt, SessionRow, Snapshot
from bot.store.writer import Job, Writer

Row = TypeVar("Row", SessionRow, LogRow)

_SESSION = ", ".join(SessionRow.__struct_fields__)
_LOG = ", ".join(LogRow.__struct_fields__)
# What a line of the log may change in its session; what the channel shows is kept apart and changes by
# itself.
_CHANGING = (
    "status",
    "host",
    "options",
    "holders",
    "seq",
    "moved",
    "asked",
    "windows",
    "undo",
    "seed",
    "started",
    "ended",
    "affairs",
    "due",
    "result",
)
_CREATE = (
    f"INSERT INTO session ({', '.join(SessionRow.__struct_fields__[1:])})"
    f" VALUES ({', '.join('?' * (len(SessionRow.__struct_fields__) - 1))})"
)
_UPDATE = f"UPDATE session SET {', '.join(f'{column} = ?' for column in _CHANGING)} WHERE id = ?"
_LIVE_IN_GUILD = "SELECT count(*) FROM session WHERE guild = ? AND status IN ('lobby', 'playing')"
_APPEND = f"INSERT INTO log ({_LOG}) VALUES ({', '.join('?' * len(LogRow.__struct_fields__))})"
_MEASURES = Receipt.__struct_fields__[2:]
_RECEIPT = (
    f"INSERT INTO receipt ({', '.join(Receipt.__struct_fields__)})"
    f" VALUES ({', '.join('?' * len(Receipt.__struct_fields__))}) ON CONFLICT DO UPDATE SET "
    + ", ".join(f"{column} = coalesce(excluded.{column}, {column})" for column in _MEASURES)
)

_LETTER = ", ".join(LetterRow.__struct_fields__)
_KEEP_LETTER = (
    f"INSERT OR REPLACE INTO letter ({_LETTER}) VALUES ({', '.join('?' * len(LetterRow.__struct_fields__))})"
)


class Store:
    """One database file: a writer with its own thread, and a reading connection that never waits for it.

    Every method raises StoreError when the database is in trouble. `Store.open` is the way to make one.
    """

    def __init__(self, path: str, writer: Writer, reader: aiosqlite.Connection) -> None:
        self.path = path
        self.writer = writer
        self._reader = reader
        self._version: int | None = None

    @classmethod
    async def open(cls, path: str | Path, *, busy_seconds: float = 5.0) -> Store:
        """Open or make the file. `busy_seconds` is how long another program's lock is waited for."""
        file = str(path)
        writer = Writer(file, busy_seconds)
        await writer.open()
        try:
            reader = await aiosqlite.connect(file, isolation_level=None, timeout=busy_seconds)
            await reader.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            await writer.close()
            raise explain(file, error) from error
        return cls(file, writer, reader)

    async def close(self) -> None:
        """Write what is waiting, then close both connections."""
        await self._reader.close()
        await self.writer.close()

    async def create(self, row: SessionRow, first: LogRow, *, most: int = 0) -> int:
        """A new session and the first line of its log; its id. `most` live ones go in its server (0: any number).

        Raises Conflict("channel") or Conflict("guild").
        """

        def job(db: sqlite3.Connection) -> int:
            if most and row.guild is not None:
                live = db.execute(_LIVE_IN_GUILD, (row.guild,)).fetchone()[0]
                if live >= most:
                    raise Conflict("guild")
            try:
                made = db.execute(_CREATE, msgspec.structs.astuple(row)[1:]).lastrowid
            except sqlite3.IntegrityError as error:
                raise Conflict("channel") from error
            assert made is not None
            _append(db, msgspec.structs.replace(first, session=made))
            return made

        return await self.writer.write(job)

    async def append(
        self,
        row: SessionRow,
        line: LogRow,
        snapshot: Snapshot | None = None,
        receipt: Receipt | None = None,
        *,
        also: Sequence[Job] = (),
    ) -> None:
        """One line of a log, the session as it is after it, the state where it changed, and `also`: all or nothing.

        Raises Conflict("seq") or Conflict("interaction"); the primary key of the log is what decides.
        """
        values = (*(getattr(row, column) for column in _CHANGING), row.id)

        def job(db: sqlite3.Connection) -> None:
            _append(db, line)
            db.execute(_UPDATE, values)
            if snapshot is not None:
                db.execute("DELETE FROM snapshot WHERE session = ? AND kept = 0", (row.id,))
                db.execute(
                    "INSERT INTO snapshot VALUES (?, ?, ?, ?)",
                    (row.id, snapshot.seq, snapshot.kept, snapshot.state),
                )
            if receipt is not None:
                db.execute(_RECEIPT, msgspec.structs.astuple(receipt))
            for further in also:
                further(db)

        await self.writer.write(job)

    async def announced(self, session: int, seq: int, message: int | None, retiring: str) -> None:
        """What the channel shows now: never an older line than before. `retiring` as in SessionRow."""

        def job(db: sqlite3.Connection) -> None:
            db.execute(
                "UPDATE session SET announced = ?2, message = ?3, retiring = ?4"
                " WHERE id = ?1 AND announced <= ?2",
                (session, seq, message, retiring),
            )

        await self.writer.write(job)

    async def receipt(self, receipt: Receipt) -> None:
        """Add measures to the receipt of a line; those that are None stay as they are."""
        values = msgspec.structs.astuple(receipt)
        await self.writer.write(lambda db: _run(db, _RECEIPT, values))

    async def letter(self, letter: LetterRow) -> None:
        """Which direct message shows a seat its hand now."""
        values = msgspec.structs.astuple(letter)
        await self.writer.write(lambda db: _run(db, _KEEP_LETTER, values))

    async def changed_elsewhere(self) -> bool:
        """Whether another process has written to the file since the last call. The first call only looks."""

        def job(db: sqlite3.Connection) -> int:
            # Asked on the writing connection, for which only the commits of others count.
            return int(db.execute("PRAGMA data_version").fetchone()[0])

        version, before = await self.writer.write(job), self._version
        self._version = version
        return before is not None and version != before

    async def open_sessions(self) -> list[SessionRow]:
        """Sessions that are live, or whose end the channel has not been told."""
        return await self._rows(
            SessionRow,
            f"SELECT {_SESSION} FROM session WHERE status IN ('lobby', 'playing')"
            " OR announced < seq OR retiring != '[]' ORDER BY id",
        )

    async def open_numbers(self) -> dict[int, int]:
        """Of the same sessions the id and the last number of the log."""
        return dict(
            await self.fetch(
                "SELECT id, seq FROM session WHERE status IN ('lobby', 'playing') OR announced < seq", ()
            )
        )

    async def due(self) -> list[tuple[int, float]]:
        """The running sessions in which something happens by itself, and when, without reading them."""
        return [
            (int(session), float(due))
            for session, due in await self.fetch("SELECT id, due FROM session WHERE due IS NOT NULL", ())
        ]

    async def session(self, session: int) -> SessionRow | None:
        """One session."""
        found = await self._rows(SessionRow, f"SELECT {_SESSION} FROM session WHERE id = ?", (session,))
        return found[0] if found else None

    async def live_in_channel(self, channel: int) -> SessionRow | None:
        """The live session of a channel."""
        found = await self._rows(
            SessionRow,
            f"SELECT {_SESSION} FROM session WHERE channel = ? AND status IN ('lobby', 'playing')",
            (channel,),
        )
        return found[0] if found else None

    async def last_played(self, channel: int) -> SessionRow | None:
        """The newest session of a channel that was started and is over."""
        found = await self._rows(
            SessionRow,
            f"SELECT {_SESSION} FROM session WHERE channel = ? AND started IS NOT NULL"
            " AND status NOT IN ('lobby', 'playing') ORDER BY id DESC LIMIT 1",
            (channel,),
        )
        return found[0] if found else None

    async def current(self, session: int) -> tuple[SessionRow, Snapshot | None] | None:
        """A session and its newest state, read at one moment."""
        columns = ", ".join(f"session.{column}" for column in SessionRow.__struct_fields__)
        rows = await self.fetch(
            f"SELECT {columns}, snapshot.seq, kept, state FROM session"
            " LEFT JOIN snapshot ON snapshot.session = session.id WHERE session.id = ?"
            " ORDER BY snapshot.seq DESC LIMIT 1",
            (session,),
        )
        if not rows:
            return None
        *values, seq, kept, state = rows[0]
        row = SessionRow(**dict(zip(SessionRow.__struct_fields__, values)))
        return row, None if seq is None else Snapshot(seq, bool(kept), state)

    async def log(self, session: int, since: int = 0) -> list[LogRow]:
        """The lines of a log after number `since`, in order."""
        return await self._rows(
            LogRow, f"SELECT {_LOG} FROM log WHERE session = ? AND seq > ? ORDER BY seq", (session, since)
        )

    async def tail(self, session: int, last: int, most: int) -> list[LogRow]:
        """The lines of a log up to number `last`, the newest first, at most so many."""
        return await self._rows(
            LogRow,
            f"SELECT {_LOG} FROM log WHERE session = ? AND seq <= ? ORDER BY seq DESC LIMIT ?",
            (session, last, most),
        )

    async def known(self, session: int, since: int = 0) -> list[str | None]:
        """Who knows of the lines of a log after number `since`, in order."""
        rows = await self.fetch(
            "SELECT known FROM log WHERE session = ? AND seq > ? ORDER BY seq", (session, since)
        )
        return [row[0] for row in rows]

    async def line_of(self, interaction: int) -> LogRow | None:
        """The line that an interaction caused."""
        found = await self._rows(LogRow, f"SELECT {_LOG} FROM log WHERE interaction = ?", (interaction,))
        return found[0] if found else None

    async def snapshot_numbers(self, session: int) -> list[int]:
        """After which lines a state is kept, in order."""
        rows = await self.fetch("SELECT seq FROM snapshot WHERE session = ? ORDER BY seq", (session,))
        return [row[0] for row in rows]

    async def snapshot(self, session: int, seq: int) -> Snapshot | None:
        """The state kept after one line."""
        rows = await self.fetch(
            "SELECT seq, kept, state FROM snapshot WHERE session = ? AND seq = ?", (session, seq)
        )
        return Snapshot(rows[0][0], bool(rows[0][1]), rows[0][2]) if rows else None

    async def snapshots(self, session: int) -> list[Snapshot]:
        """All states kept, in order."""
        rows = await self.fetch(
            "SELECT seq, kept, state FROM snapshot WHERE session = ? ORDER BY seq", (session,)
        )
        return [Snapshot(seq, bool(kept), state) for seq, kept, state in rows]

    async def receipts(self, session: int | None = None, *, limit: int = 10_000) -> list[Receipt]:
        """The receipts of a session (None: of all), the newest first."""
        where, values = ("WHERE session = ?", (session,)) if session is not None else ("", ())
        rows = await self.fetch(
            f"SELECT {', '.join(Receipt.__struct_fields__)} FROM receipt {where}"
            " ORDER BY session DESC, seq DESC LIMIT ?",
            (*values, limit),
        )
        return [Receipt(**dict(zip(Receipt.__struct_fields__, row))) for row in rows]

    async def letters(self, session: int) -> list[LetterRow]:
        """The direct messages of a session, by seat."""
        rows = await self.fetch(f"SELECT {_LETTER} FROM letter WHERE session = ? ORDER BY seat", (session,))
        return [
            LetterRow(**{**dict(zip(LetterRow.__struct_fields__, row)), "told": bool(row[-1])})
            for row in rows
        ]

    async def counts(self) -> dict[str, int]:
        """How many sessions there are by status."""
        return dict(await self.fetch("SELECT status, count(*) FROM session GROUP BY status", ()))

    async def _rows(self, kind: type[Row], sql: str, values: Sequence[Any] = ()) -> list[Row]:
        fields = kind.__struct_fields__
        return [kind(**dict(zip(fields, row))) for row in await self.fetch(sql, values)]

    async def fetch(self, sql: str, values: Sequence[Any] = ()) -> list[Any]:
        """The rows that a question finds; for the other rooms' tables that have a file of their own here."""
        try:
            return list(await self._reader.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise explain(self.path, error) from error
        except ValueError as error:
            raise closed(self.path) from error


def _run(db: sqlite3.Connection, sql: str, values: Sequence[Any]) -> None:
    db.execute(sql, values)


def _append(db: sqlite3.Connection, line: LogRow) -> None:
    try:
        db.execute(_APPEND, msgspec.structs.astuple(line))
    except sqlite3.IntegrityError as error:
        raise Conflict("interaction" if "interaction" in str(error) else "seq") from error
