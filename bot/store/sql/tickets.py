"""The tables of the finder: tickets, tables that people let fall, and what servers are told rarely."""

from __future__ import annotations

from bot.store.rows import TicketRow
from bot.store.sql.connections import Connections
from bot.store.sql.statements import Database, columns, insert, values

_TICKETS = f"SELECT {columns(TicketRow)} FROM ticket"
_KEEP = (
    insert("ticket", TicketRow)
    + " ON CONFLICT (user_id, game) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in TicketRow.__struct_fields__[2:])
)
_CALLED = "SELECT user_id, at FROM notification WHERE kind = 'call' AND at > ? ORDER BY at"
_TOLD = (
    "SELECT 1 FROM guild_notice WHERE guild = ?1 AND kind = ?2 AND (at > ?4 - ?5 OR session = ?3 AND ?3 > 0)"
)
_NOTICE = (
    "INSERT INTO guild_notice (guild, kind, session, at) VALUES (?1, ?2, ?3, ?4)"
    " ON CONFLICT (guild, kind, session) DO UPDATE SET at = excluded.at"
)


class TicketsPart(Connections):
    """See people.FinderStore."""

    async def tickets(self, guild: int | None = None) -> list[TicketRow]:
        """The tickets of a server, or of all."""
        if guild is None:
            return await self.rows(TicketRow, f"{_TICKETS} ORDER BY made, user_id, game", ())
        return await self.rows(
            TicketRow, f"{_TICKETS} WHERE guild = ? ORDER BY made, user_id, game", (guild,)
        )

    async def tickets_of(self, user_id: int) -> list[TicketRow]:
        """The tickets of a person."""
        return await self.rows(TicketRow, f"{_TICKETS} WHERE user_id = ? ORDER BY game", (user_id,))

    async def keep_ticket(self, row: TicketRow) -> None:
        """Keep a ticket."""
        await self.run(_KEEP, values(row))

    async def remove_ticket(self, user_id: int, game: str, made: float | None = None) -> bool:
        """Remove a ticket."""
        gone = "DELETE FROM ticket WHERE user_id = ?1 AND game = ?2 AND made = coalesce(?3, made)"
        return await self.run(gone, (user_id, game, made)) > 0

    async def called(self, since: float) -> list[tuple[int, float]]:
        """When people are called."""
        return [(int(user), float(at)) for user, at in await self.fetch(_CALLED, (since,))]

    async def falls(self, since: float) -> list[tuple[int, float]]:
        """Who let tables fall."""
        rows = await self.fetch("SELECT user_id, at FROM fall WHERE at > ? ORDER BY at", (since,))
        return [(int(user), float(at)) for user, at in rows]

    async def claim_notice(self, guild: int, kind: str, session: int, at: float, apart: float) -> bool:
        """Note that a server is told something, if it may be."""

        def job(db: Database) -> bool:
            if db.execute(_TOLD, (guild, kind, session, at, apart)).fetchone() is not None:
                return False
            db.execute(_NOTICE, (guild, kind, session, at))
            return True

        return await self.writer.write(job)

    async def remove_found(self, tickets: float, falls: float, notices: float) -> None:
        """Remove what is old."""

        def job(db: Database) -> None:
            db.execute("DELETE FROM ticket WHERE ends < ?", (tickets,))
            db.execute("DELETE FROM fall WHERE at < ?", (falls,))
            db.execute("DELETE FROM guild_notice WHERE session > 0 AND at < ?", (notices,))

        await self.writer.write(job)
