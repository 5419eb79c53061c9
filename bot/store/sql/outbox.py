"""The tables of what is shown and sent: messages in channels, hand messages, notifications."""

from __future__ import annotations

from msgspec.structs import replace

from bot.store.rows import CallRow, HandMessageRow, HostMessageRow, NotificationRow, Receipt, Share
from bot.store.sql.changes import NEXT
from bot.store.sql.connections import Connections
from bot.store.sql.extras import BY_STORE
from bot.store.sql.logs import keep_receipt
from bot.store.sql.statements import Database, columns, insert, of_share, values

_ANNOUNCED = (
    f"UPDATE session SET announced = ?2, message = ?3, retiring = ?4, change = {NEXT}"
    " WHERE id = ?1 AND announced <= ?2"
)
HAND_MESSAGE = columns(HandMessageRow)
_KEEP = (
    insert("hand_message", HandMessageRow)
    + " ON CONFLICT (session, seat) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in HandMessageRow.__struct_fields__[2:])
)
_CALL = columns(CallRow)
_KEEP_CALL = (
    insert("call_message", CallRow)
    + " ON CONFLICT (session) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in CallRow.__struct_fields__[1:])
)
HOST_MESSAGE = columns(HostMessageRow)
_KEEP_HOST_MESSAGE = (
    insert("host_message", HostMessageRow)
    + " ON CONFLICT (session) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in HostMessageRow.__struct_fields__[1:])
)
CALLS_NAMING = f"SELECT {_CALL} FROM call_message WHERE people LIKE ?"
"""The query for the calls in whose people a text stands."""
NOTIFICATION = (
    f"SELECT {columns(NotificationRow, BY_STORE, 'notification')}, log.user_id, sent FROM notification"
    " LEFT JOIN log ON log.session = notification.session AND log.seq = notification.number"
)
"""The query for the columns of a NotificationRow."""
_UNSENT = (
    f"{NOTIFICATION} WHERE notification.sent = 0"
    " AND (notification.at, notification.session, notification.number) > (?, ?, ?)"
    " AND {}"
    " ORDER BY notification.at, notification.session, notification.number LIMIT ?"
)


class OutboxPart(Connections):
    """See protocol.OutboxStore."""

    async def announced(
        self,
        session: int,
        seq: int,
        message: int | None,
        retiring: str,
        receipt: Receipt | None = None,
        lease: tuple[int, int] | None = None,
    ) -> None:
        """Note what the channel shows now, and what that cost."""

        def job(db: Database) -> None:
            self.writer.heart.check_lease(db, lease)
            db.execute(_ANNOUNCED, (session, seq, message, retiring))
            if receipt is not None:
                keep_receipt(db, receipt)

        await self.writer.write(job)

    async def hand_messages(self, session: int) -> list[HandMessageRow]:
        """The hand messages of a session."""
        return await self._hand_messages("session = ? ORDER BY seat", session)

    async def keep_hand_message(self, row: HandMessageRow) -> None:
        """Keep the newest hand message of a seat."""
        await self.run(_KEEP, values(row))

    async def call(self, session: int) -> CallRow | None:
        """The call of a session."""
        found = await self.rows(CallRow, f"SELECT {_CALL} FROM call_message WHERE session = ?", (session,))
        return found[0] if found else None

    async def keep_call(self, row: CallRow) -> None:
        """Keep the newest call of a session."""
        await self.run(_KEEP_CALL, values(row))

    async def remove_call(self, session: int) -> None:
        """Forget the call of a session."""
        await self.run("DELETE FROM call_message WHERE session = ?", (session,))

    async def host_messages(self) -> list[HostMessageRow]:
        """The messages of hosts."""
        return await self.rows(HostMessageRow, f"SELECT {HOST_MESSAGE} FROM host_message", ())

    async def keep_host_message(self, row: HostMessageRow) -> None:
        """Keep the newest message of a session's host."""
        await self.run(_KEEP_HOST_MESSAGE, values(row))

    async def remove_host_message(self, session: int) -> None:
        """Forget the message of a session's host."""
        await self.run("DELETE FROM host_message WHERE session = ?", (session,))

    async def direct_channel(self, user_id: int) -> int | None:
        """The channel of a person's direct messages."""
        rows = await self.fetch("SELECT channel FROM direct_channel WHERE user_id = ?", (user_id,))
        return rows[0][0] if rows else None

    async def keep_direct_channel(self, user_id: int, channel: int) -> None:
        """Keep the channel of a person's direct messages."""
        await self.run(
            "INSERT INTO direct_channel (user_id, channel) VALUES (?, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET channel = excluded.channel",
            (user_id, channel),
        )

    async def unsent(
        self, after: tuple[float, int, int] = (0.0, 0, 0), most: int = 100, share: Share | None = None
    ) -> list[NotificationRow]:
        """Notifications that must be sent."""
        ours = f"EXISTS (SELECT 1 FROM session WHERE id = notification.session AND {of_share(share)})"
        return await self._notifications(_UNSENT.format("true" if share is None else ours), *after, most)

    async def mark_sent(self, session: int, seat: int, number: int) -> None:
        """Mark a notification that is done with."""
        await self.run(
            "UPDATE notification SET sent = 1 WHERE session = ? AND seat = ? AND number = ?",
            (session, seat, number),
        )

    async def snooze(self, session: int, seat: int, number: int, user_id: int, at: float) -> bool:
        """Let a notification be sent again later."""
        changed = await self.run(
            "UPDATE notification SET sent = 0, at = ?"
            " WHERE session = ? AND seat = ? AND number = ? AND user_id = ?",
            (at, session, seat, number, user_id),
        )
        return changed > 0

    async def _notifications(self, sql: str, *given: object) -> list[NotificationRow]:
        rows = await self.rows(NotificationRow, sql, given)
        return [replace(row, sent=bool(row.sent)) for row in rows]

    async def _hand_messages(self, where: str, given: int) -> list[HandMessageRow]:
        rows = await self.fetch(f"SELECT {HAND_MESSAGE} FROM hand_message WHERE {where}", (given,))
        return [HandMessageRow(**{**dict(zip(_FIELDS, row)), "told": bool(row[-1])}) for row in rows]


_FIELDS = HandMessageRow.__struct_fields__
