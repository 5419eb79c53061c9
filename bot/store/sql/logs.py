"""The tables of lines, states and receipts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.errors import Clash, Conflict
from bot.store.rows import LogRow, Receipt, Snapshot
from bot.store.sql.connections import Connections
from bot.store.sql.statements import Database, columns, insert, one, values
from bot.store.sql.statements import among as numbers

_LOG = columns(LogRow)
_APPEND = insert("log", LogRow)
_RECEIPT = (
    insert("receipt", Receipt)
    + " ON CONFLICT (session, seq) DO UPDATE SET "
    + ", ".join(
        f"{name} = coalesce(excluded.{name}, receipt.{name})" for name in Receipt.__struct_fields__[2:]
    )
)


def append(db: Database, line: LogRow) -> None:
    """Add a line to its log. Raises Conflict: INTERACTION, NUMBER."""
    if not db.insert_once(_APPEND, values(line)):
        taken = one(db, "SELECT 1 FROM log WHERE interaction = ?", (line.interaction,))
        raise Conflict(Clash.INTERACTION if taken else Clash.NUMBER)


def keep_snapshot(db: Database, session: int, snapshot: Snapshot) -> None:
    """Add a state."""
    db.execute(
        "INSERT INTO snapshot (session, seq, kept, state) VALUES (?, ?, ?, ?)",
        (session, snapshot.seq, int(snapshot.kept), snapshot.state),
    )


def keep_receipt(db: Database, receipt: Receipt) -> None:
    """Add measures."""
    db.execute(_RECEIPT, values(receipt))


class LogsPart(Connections):
    """See protocol.SessionStore; receipts are the outbox's."""

    async def log(self, session: int, since: int = 0) -> list[LogRow]:
        """The lines after a number."""
        return await self.rows(
            LogRow, f"SELECT {_LOG} FROM log WHERE session = ? AND seq > ? ORDER BY seq", (session, since)
        )

    async def tail(self, session: int, last: int, most: int) -> list[LogRow]:
        """The lines up to a number, newest first."""
        return await self.rows(
            LogRow,
            f"SELECT {_LOG} FROM log WHERE session = ? AND seq <= ? ORDER BY seq DESC LIMIT ?",
            (session, last, most),
        )

    async def numbered(self, session: int, numbers: Sequence[int]) -> list[LogRow]:
        """The lines with these numbers."""
        return await self._among(session, "seq", numbers)

    async def of_kinds(self, session: int, kinds: Sequence[str], since: int = 0) -> list[LogRow]:
        """The lines of some kinds after a number."""
        return await self._among(session, "kind", kinds, since)

    async def offers_by(self, user_id: int, since: float) -> list[LogRow]:
        """The lines of offers that a person wrote."""
        where = "kind = 'offer' AND user_id = ? AND at > ? ORDER BY at, session, seq"
        return await self.rows(LogRow, f"SELECT {_LOG} FROM log WHERE {where}", (user_id, since))

    async def played_by(self, user_id: int, game: str, most: int) -> list[int]:
        """The sessions of a game in which a person has made moves."""
        asked = (
            "SELECT session.id FROM named JOIN session ON session.id = named.session"
            " WHERE named.user_id = ?1 AND session.game = ?2 AND EXISTS (SELECT 1 FROM log"
            " WHERE log.session = session.id AND log.user_id = ?1 AND kind = 'move')"
            " ORDER BY session.id DESC LIMIT ?3"
        )
        return [int(row[0]) for row in await self.fetch(asked, (user_id, game, most))]

    async def imports_by(self, user_id: int, since: float = 0.0) -> list[int]:
        """The games that a person imported."""
        where = "kind = 'import' AND user_id = ? AND at > ? ORDER BY at DESC, session DESC"
        return [
            int(row[0])
            for row in await self.fetch(f"SELECT session FROM log WHERE {where}", (user_id, since))
        ]

    async def _among(
        self, session: int, column: str, wanted: Sequence[int | str], since: int = 0
    ) -> list[LogRow]:
        marks = ", ".join("?" * len(wanted))
        return await self.rows(
            LogRow,
            f"SELECT {_LOG} FROM log WHERE session = ? AND seq > ? AND {column} IN ({marks}) ORDER BY seq",
            (session, since, *wanted),
        )

    async def known(self, session: int, since: int = 0) -> list[str | None]:
        """Who knows of the lines after a number."""
        rows = await self.fetch(
            "SELECT known FROM log WHERE session = ? AND seq > ? ORDER BY seq", (session, since)
        )
        return [row[0] for row in rows]

    async def line_of(self, interaction: int) -> LogRow | None:
        """The line of an interaction."""
        found = await self.rows(LogRow, f"SELECT {_LOG} FROM log WHERE interaction = ?", (interaction,))
        return found[0] if found else None

    async def newest_snapshot(self, session: int, among: Sequence[int]) -> Snapshot | None:
        """The newest state after one of some lines."""
        rows = await self.fetch(
            f"SELECT seq, kept, state FROM snapshot WHERE session = ? AND seq IN {numbers(among)}"
            " ORDER BY seq DESC LIMIT 1",
            (session,),
        )
        return Snapshot(rows[0][0], bool(rows[0][1]), rows[0][2]) if rows else None

    async def snapshots(self, session: int) -> list[Snapshot]:
        """All states."""
        rows = await self.fetch(
            "SELECT seq, kept, state FROM snapshot WHERE session = ? ORDER BY seq", (session,)
        )
        return [Snapshot(seq, bool(kept), state) for seq, kept, state in rows]

    async def receipts(self, session: int | None = None, *, limit: int = 10_000) -> list[Receipt]:
        """The receipts, newest first."""
        where, given = ("WHERE session = ?", (session,)) if session is not None else ("", ())
        return await self.rows(
            Receipt,
            f"SELECT {columns(Receipt)} FROM receipt {where} ORDER BY session DESC, seq DESC LIMIT ?",
            (*given, limit),
        )
