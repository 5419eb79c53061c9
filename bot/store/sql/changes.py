"""Which sessions changed since a mark: each change of a session gives it the next number of the whole database.

Writers come one after the other, so the numbers come in the order of the commits.
"""

from __future__ import annotations

from bot.store.rows import Changes, Mark, OrderRow, SessionRow
from bot.store.sql.connections import Connections
from bot.store.sql.statements import Database, columns, one

NEXT = "(SELECT coalesce(max(change), 0) + 1 FROM session)"
"""The next number, in a statement that changes a session."""

_TOUCH = f"UPDATE session SET change = {NEXT} WHERE id = ?"
_SINCE = f"SELECT {columns(SessionRow)} FROM session WHERE change > ? ORDER BY change LIMIT ?"
_ORDERS = (
    f"SELECT {columns(OrderRow)} FROM standing_order WHERE session IN"
    " (SELECT id FROM session WHERE change > ? AND change <= ?) ORDER BY session, seat, number"
)


def touch(db: Database, session: int) -> None:
    """Mark a session as changed, because data that others cache with it has changed."""
    db.execute(_TOUCH, (session,))


class ChangesPart(Connections):
    """See protocol.SessionStore."""

    async def changes(self, since: Mark | None, most: int = 500) -> Changes:
        """The changes of others; see the protocol."""

        def job(db: Database) -> Mark:
            version = self.writer.commits_of_others(db)
            return Mark(one(db, "SELECT coalesce(max(change), 0) FROM session"), version)

        mark = await self.writer.look(job)
        if since is None or since.version == mark.version:
            return Changes(mark)
        sessions = await self.rows(SessionRow, _SINCE, (since.number, most))
        if not sessions:
            return Changes(mark, by_others=True)
        last = sessions[-1].change
        orders = await self.rows(OrderRow, _ORDERS, (since.number, last))
        if more := len(sessions) == most:
            mark = Mark(last, since.version)
        return Changes(mark, tuple(sessions), tuple(orders), more, by_others=True)
