"""The tables of sessions: what is stored with a line of a log, and the queries about sessions."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from bot.store.commit import Commit, Rewriting
from bot.store.errors import Clash, Conflict
from bot.store.rows import LogRow, SessionRow, Share, Snapshot
from bot.store.sql.changes import NEXT
from bot.store.sql.connections import Connections
from bot.store.sql.extras import rewrite_lines, write_extra
from bot.store.sql.logs import append, keep_receipt, keep_snapshot
from bot.store.sql.removal import remove_sessions
from bot.store.sql.statements import (
    IMPORTED,
    LIVE,
    OVER,
    Database,
    among,
    columns,
    made,
    of_share,
    one,
    values,
)

_SESSION = columns(SessionRow)
_BY_STORE = ("id", "change")
"""Columns that the store itself fills in a new session."""
# What a line of the log may change in its session; what the channel shows changes separately.
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
    "version",
    "seed",
    "started",
    "ended",
    "table_state",
    "due",
    "result",
)
_CREATE = (
    f"INSERT INTO session ({columns(SessionRow, _BY_STORE)}, change)"
    f" VALUES ({', '.join('?' * (len(SessionRow.__struct_fields__) - len(_BY_STORE)))}, {NEXT}) RETURNING id"
)
_UPDATE = (
    f"UPDATE session SET {', '.join(f'{column} = ?' for column in _CHANGING)}, change = {NEXT} WHERE id = ?"
)
_REWRITE = (
    f"UPDATE session SET host = ?, holders = ?, table_state = ?, result = ?, due = ?, change = {NEXT}"
    " WHERE id = ? AND change = ?"
)


class SessionsPart(Connections):
    """See protocol.SessionStore."""

    async def create(
        self,
        row: SessionRow,
        first: LogRow,
        *,
        most: int = 0,
        lobbies: int = 0,
        lease: tuple[int, int] | None = None,
    ) -> int:
        """Store a new session and its first line."""

        def job(db: Database) -> int:
            self.writer.heart.check_lease(db, lease)
            if most and row.guild is not None:
                live = one(
                    db,
                    f"SELECT count(*) FROM session WHERE guild = ? AND {LIVE} AND channel > 0",
                    (row.guild,),
                )
                if live >= most:
                    raise Conflict(Clash.TABLES)
            if one(db, f"SELECT id FROM session WHERE channel = ? AND {LIVE}", (row.channel,)) is not None:
                raise Conflict(Clash.CHANNEL)
            hosted = f"SELECT count(*) FROM session WHERE host = ? AND status = 'lobby' AND {LIVE}"
            if lobbies and one(db, hosted, (row.host,)) >= lobbies:
                raise Conflict(Clash.LOBBIES)
            made = _create(db, row)
            append(db, msgspec.structs.replace(first, session=made))
            return made

        return await self.writer.write(job)

    async def commit(self, commit: Commit) -> None:
        """Store one line and everything that belongs to it."""
        row = commit.session
        given = (*(getattr(row, column) for column in _CHANGING), row.id)

        def job(db: Database) -> None:
            self.writer.heart.check_lease(db, commit.lease)
            append(db, commit.line)
            db.execute(_UPDATE, given)
            if commit.snapshot is not None:
                db.execute("DELETE FROM snapshot WHERE session = ? AND kept = 0", (row.id,))
                keep_snapshot(db, row.id, commit.snapshot)
            if commit.receipt is not None:
                keep_receipt(db, commit.receipt)
            for extra in commit.extras:
                write_extra(db, extra)

        await self.writer.write(job)

    async def import_session(
        self, row: SessionRow, lines: Sequence[LogRow], snapshots: Sequence[Snapshot]
    ) -> int:
        """Store a finished session in one transaction."""

        def job(db: Database) -> int:
            made = _create(db, row)
            for line in lines:
                append(db, msgspec.structs.replace(line, session=made))
            for snapshot in snapshots:
                keep_snapshot(db, made, snapshot)
            return made

        return await self.writer.write(job)

    async def rewrite(self, rewritings: Sequence[Rewriting]) -> None:
        """Rewrite finished sessions."""

        def job(db: Database) -> None:
            for rewriting in rewritings:
                before, after = rewriting.before, rewriting.after
                given = (after.host, after.holders, after.table_state, after.result, after.due)
                if not db.execute(_REWRITE, (*given, before.id, before.change)).rowcount:
                    raise Conflict(Clash.SESSION)
                rewrite_lines(db, rewriting.lines)

        await self.writer.write(job)

    async def remove_ended(self, before: float, most: int) -> list[int]:
        """Delete sessions that ended before a time."""
        return await self._remove("session_ended", "coalesce(ended, created)", before, most)

    async def remove_imports(self, before: float, most: int) -> list[int]:
        """Delete imported sessions that were due before a time."""
        return await self._remove("session_due", "due", before, most, IMPORTED)

    async def _remove(self, index: str, at: str, before: float, most: int, also: str = "true") -> list[int]:
        """Delete sessions that are over and whose time `at`, of an index, is before another."""
        # The newest number of a change stays, so that the next change has a greater one.
        over = f"{OVER} AND {at} < ? AND {also} AND change < (SELECT max(change) FROM session)"

        def job(db: Database) -> list[int]:
            which = f"SELECT id FROM session INDEXED BY {index} WHERE {over}"
            found = db.execute(f"{which} ORDER BY {at}, id LIMIT ?", (before, most))
            sessions = [int(row[0]) for row in found.fetchall()]
            remove_sessions(db, sessions)
            return sessions

        return await self.writer.write(job)

    async def session(self, session: int) -> SessionRow | None:
        """One session."""
        return await self._one("id = ?", session)

    async def sessions(self, numbers: Sequence[int]) -> list[SessionRow]:
        """The sessions with these numbers."""
        return await self.rows(
            SessionRow,
            f"SELECT {_SESSION} FROM session WHERE id IN {among(numbers)} ORDER BY id",
            long=True,
        )

    async def live_in_channel(self, channel: int) -> SessionRow | None:
        """The live session of a channel."""
        return await self._one(f"channel = ? AND {LIVE}", channel)

    async def last_played(self, channel: int) -> SessionRow | None:
        """The newest finished session of a channel that was started."""
        where = "channel = ? AND started IS NOT NULL AND status NOT IN ('lobby', 'playing')"
        return await self._one(f"{where} AND NOT {IMPORTED} ORDER BY id DESC LIMIT 1", channel)

    async def over_with_seed(self, seed: str) -> list[int]:
        """The sessions that were started with this seed and are over."""
        where = "seed = ? AND started IS NOT NULL AND status IN ('finished', 'abandoned') ORDER BY id"
        return [int(row[0]) for row in await self.fetch(f"SELECT id FROM session WHERE {where}", (seed,))]

    async def open_sessions(self, share: Share | None = None) -> list[SessionRow]:
        """Sessions of a share that are live, or whose end was not announced."""
        unshown = f"{OVER} AND (announced < seq OR retiring != '[]')"
        told = f"SELECT id FROM session INDEXED BY session_unshown WHERE {unshown}"
        either = f"SELECT id FROM session WHERE {LIVE} UNION {told}"
        return await self.rows(
            SessionRow,
            f"SELECT {_SESSION} FROM session WHERE id IN ({either}) AND {of_share(share)} ORDER BY id",
        )

    async def live_of(self, users: Collection[int]) -> list[SessionRow]:
        """The live sessions of some people."""
        mine = (
            f"SELECT session FROM named WHERE user_id IN {among(users)}"
            f" UNION SELECT session FROM notification WHERE user_id IN {among(users)} AND kind = 'call'"
        )
        return await self.rows(
            SessionRow, f"SELECT {_SESSION} FROM session WHERE id IN ({mine}) AND {LIVE} ORDER BY id"
        )

    async def begun(self) -> list[int]:
        """The sessions whose game has begun."""
        asked = "SELECT id FROM session WHERE version IS NOT NULL ORDER BY id"
        return [int(row[0]) for row in await self.fetch(asked, long=True)]

    async def due(self, share: Share | None = None) -> list[tuple[int, float]]:
        """The live sessions of a share in which something is due, and when."""
        found = await self.fetch(
            f"SELECT id, due FROM session WHERE due IS NOT NULL AND {LIVE} AND {of_share(share)}"
        )
        return [(int(session), float(due)) for session, due in found]

    async def current(self, session: int) -> tuple[SessionRow, Snapshot | None] | None:
        """A session with its newest state."""
        rows = await self.fetch(
            f"SELECT {columns(SessionRow, of='session')}, snapshot.seq, kept, state FROM session"
            " LEFT JOIN snapshot ON snapshot.session = session.id WHERE session.id = ?"
            " ORDER BY snapshot.seq DESC LIMIT 1",
            (session,),
        )
        if not rows:
            return None
        *found, seq, kept, state = rows[0]
        return made(SessionRow, found), None if seq is None else Snapshot(seq, bool(kept), state)

    async def counts(self) -> dict[str, int]:
        """How many sessions there are by status."""
        return dict(
            await self.fetch("SELECT status, sum(number) FROM tally WHERE number > 0 GROUP BY status")
        )

    async def _one(self, where: str, *given: object) -> SessionRow | None:
        found = await self.rows(SessionRow, f"SELECT {_SESSION} FROM session WHERE {where}", given)
        return found[0] if found else None


def _create(db: Database, row: SessionRow) -> int:
    return int(one(db, _CREATE, values(row, _BY_STORE)))
