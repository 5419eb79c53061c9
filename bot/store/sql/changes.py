"""Which sessions changed since a mark: each change of a session gives it the next number of the whole database.

Writers come one after the other, so the numbers come in the order of the commits.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.store.rows import Changes, Mark, OrderRow, SessionRow, Share
from bot.store.sql.connections import Connections
from bot.store.sql.statements import Database, among, columns, of_share, one

NEXT = "(SELECT coalesce(max(change), 0) + 1 FROM session)"
"""The next number, in a statement that changes a session."""

_TOUCH = f"UPDATE session SET change = {NEXT} WHERE id = ?"
_ORDERS = (
    f"SELECT {columns(OrderRow)} FROM standing_order WHERE session IN"
    " (SELECT id FROM session WHERE change > ? AND change <= ?{}) ORDER BY session, seat, number"
)


def touch(db: Database, session: int) -> None:
    """Mark a session as changed, because data that others cache with it has changed."""
    db.execute(_TOUCH, (session,))


class ChangesPart(Connections):
    """See protocol.SessionStore."""

    async def changes(
        self, since: Mark | None, most: int = 500, share: Share | None = None, also: Collection[int] = ()
    ) -> Changes:
        """The changes of others; see the protocol."""

        def job(db: Database) -> Mark:
            # In this order: what is written between the two belongs to what follows the mark.
            number = one(db, "SELECT coalesce(max(change), 0) FROM session")
            return Mark(number, self.writer.commits_of_others(db))

        mark = await self.writer.look(job)
        if since is None or since.version == mark.version:
            return Changes(mark)
        ours = "" if share is None else f" AND ({of_share(share)} OR id IN {among(also)})"
        asked = f"SELECT {columns(SessionRow)} FROM session WHERE change > ?{ours} ORDER BY change LIMIT ?"
        sessions = await self.rows(SessionRow, asked, (since.number, most))
        if not sessions:
            return Changes(mark, by_others=True)
        last = sessions[-1].change
        orders = await self.rows(OrderRow, _ORDERS.format(ours), (since.number, last))
        if more := len(sessions) == most:
            mark = Mark(last, since.version)
        return Changes(mark, tuple(sessions), tuple(orders), more, by_others=True)
