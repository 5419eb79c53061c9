"""The table of standing orders: answers that people gave in advance, a row each."""

from __future__ import annotations

from bot.store.rows import OrderRow, Share
from bot.store.sql.changes import touch
from bot.store.sql.connections import Connections
from bot.store.sql.statements import Database, columns, insert, of_share, one, values

_ADD = insert("standing_order", OrderRow)
_SELECT = f"SELECT {columns(OrderRow)} FROM standing_order"
_KEY = "session = ? AND seat = ? AND number = ?"


class OrdersPart(Connections):
    """See protocol.OrderStore."""

    async def orders(self, session: int | None = None, share: Share | None = None) -> list[OrderRow]:
        """The orders of a session, or of all of a share."""
        given = () if session is None else (session,)
        where = "true" if session is None else "session = ?"
        if share is not None:
            where += (
                f" AND EXISTS (SELECT 1 FROM session WHERE id = standing_order.session AND {of_share(share)})"
            )
        return await self.rows(OrderRow, f"{_SELECT} WHERE {where} ORDER BY session, seat, number", given)

    async def order(self, session: int, seat: int, number: int) -> OrderRow | None:
        """One order."""
        found = await self.rows(OrderRow, f"{_SELECT} WHERE {_KEY}", (session, seat, number))
        return found[0] if found else None

    async def add_order(self, session: int, seat: int, user_id: int, body: str) -> OrderRow:
        """Add an order."""

        def job(db: Database) -> OrderRow:
            last = "SELECT coalesce(max(number), 0) FROM standing_order WHERE session = ? AND seat = ?"
            row = OrderRow(session, seat, one(db, last, (session, seat)) + 1, user_id, body)
            db.execute(_ADD, values(row))
            touch(db, session)
            return row

        return await self.writer.write(job)

    async def change_order(self, row: OrderRow) -> bool:
        """Change an order."""
        given = (row.body, row.session, row.seat, row.number)
        return await self._changed(row.session, f"UPDATE standing_order SET body = ? WHERE {_KEY}", *given)

    async def remove_order(self, session: int, seat: int, number: int) -> bool:
        """Remove an order."""
        return await self._changed(session, f"DELETE FROM standing_order WHERE {_KEY}", session, seat, number)

    async def remove_orders(self, session: int) -> None:
        """Remove all orders of a session."""
        await self._changed(session, "DELETE FROM standing_order WHERE session = ?", session)

    async def _changed(self, session: int, sql: str, *given: object) -> bool:

        def job(db: Database) -> bool:
            if not db.execute(sql, given).rowcount:
                return False
            touch(db, session)
            return True

        return await self.writer.write(job)
