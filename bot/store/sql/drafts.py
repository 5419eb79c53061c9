"""The table of drafts: moves that are still being built up, at most one for each seat."""

from __future__ import annotations

from bot.store.rows import DraftRow
from bot.store.sql.connections import Connections
from bot.store.sql.statements import Database, columns, values

_SELECT = f"SELECT {columns(DraftRow)} FROM draft"
_KEEP = (
    f"INSERT INTO draft ({columns(DraftRow)}) VALUES (?, ?, ?, ?, ?)"
    " ON CONFLICT (session, seat) DO UPDATE SET"
    " user_id = excluded.user_id, number = excluded.number, body = excluded.body"
    " WHERE excluded.number > draft.number"
)


class DraftsPart(Connections):
    """See protocol.DraftStore."""

    async def draft(self, session: int, seat: int) -> DraftRow | None:
        """The draft of a seat."""
        found = await self.rows(DraftRow, f"{_SELECT} WHERE session = ? AND seat = ?", (session, seat))
        return found[0] if found else None

    async def keep_draft(self, row: DraftRow) -> bool:
        """Keep a newer draft."""

        def job(db: Database) -> bool:
            return db.execute(_KEEP, values(row)).rowcount > 0

        return await self.writer.write(job)

    async def remove_draft(self, session: int, seat: int) -> None:
        """Forget a draft."""
        await self.run("DELETE FROM draft WHERE session = ? AND seat = ?", (session, seat))
