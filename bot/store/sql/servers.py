"""The tables of the rules that admins set for servers, and of who changed what."""

from __future__ import annotations

from bot.store.commit import ServerChange
from bot.store.rows import AuditRow, ServerRow
from bot.store.sql.connections import Connections
from bot.store.sql.extras import check_rules
from bot.store.sql.statements import Database, columns, insert, one, values

_SELECT = f"SELECT {columns(AuditRow)} FROM audit"
_KEEP = (
    "INSERT INTO guild (guild, body, edits) VALUES (?, ?, ?)"
    " ON CONFLICT (guild) DO UPDATE SET body = excluded.body, edits = excluded.edits"
)


class ServersPart(Connections):
    """See people.ServerStore."""

    async def server(self, guild: int) -> ServerRow:
        """The rules of a server."""
        found = await self.rows(ServerRow, "SELECT body, edits FROM guild WHERE guild = ?", (guild,))
        return found[0] if found else ServerRow(None, 0)

    async def change_server(self, change: ServerChange) -> int:
        """Store new rules, with the list of what changed."""

        def job(db: Database) -> int:
            check_rules(db, change.guild, change.edits)
            edits = change.edits + 1
            db.execute(_KEEP, (change.guild, change.body, edits))
            newest = "SELECT coalesce(max(number), 0) FROM audit WHERE guild = ?"
            first = one(db, newest, (change.guild,)) + 1
            for number, line in enumerate(change.lines, first):
                row = AuditRow(change.guild, number, change.at, change.user_id, change.name, line)
                db.execute(insert("audit", AuditRow), values(row))
            return edits

        return await self.writer.write(job)

    async def audit(self, guild: int, *, skip: int, count: int) -> tuple[int, list[AuditRow]]:
        """Some changes, newest first, and how many there are."""
        total = await self.fetch("SELECT count(*) FROM audit WHERE guild = ?", (guild,))
        where = "WHERE guild = ? ORDER BY number DESC LIMIT ? OFFSET ?"
        return total[0][0], await self.rows(AuditRow, f"{_SELECT} {where}", (guild, count, skip))
