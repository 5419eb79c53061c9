"""Notifications to one person: decided with a line of the log, kept until they are sent.

Each is stored in the transaction of its line and marked once it is sent, so that none is lost or sent twice.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.moves import Seat
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.tables import Tables
from bot.store import Changes, NotificationRow, StoreError

REMINDER, INVITATION = "reminder", "invitation"
"""The kinds of rows."""


class Notification(msgspec.Struct, frozen=True, kw_only=True):
    """A message to `user` about `seat`; `number` is the line of the log that decided it."""

    session: int
    seat: Seat
    number: int
    user: int
    at: float

    @property
    def key(self) -> tuple[int, int, int]:
        """The key that distinguishes it from all others."""
        return self.session, self.seat, self.number


class Reminder(Notification, frozen=True, kw_only=True):
    """A reminder for `user`, who holds `seat` and is awaited.

    `by` is the seat that asked for it (None: the clock, or an admin), `in_channel`: not by direct message.
    """

    by: Seat | None = None
    in_channel: bool = False


class Invitation(Notification, frozen=True, kw_only=True):
    """An invitation for `user`, to whom the person `by` has offered `seat`."""

    by: int | None = None


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a reminder's row and its line of the log say besides who is awaited; see Reminder."""

    by: Seat | None = None
    in_channel: bool = False


_notice = msgspec.json.Decoder(Notice).decode


class Notifications:
    """The notifications to be sent, and which were."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.on_due: Callable[[], None] = lambda: None
        """Called when there is something to send, and when another process may have decided something."""

    async def unsent(self, after: Notification | None = None) -> list[Notification]:
        """Some notifications to be sent, oldest first: those `after` this one. Raises Refused("store-…")."""
        place = (0.0, 0, 0) if after is None else (after.at, after.session, after.number)
        try:
            rows = await self._tables.store.unsent(place)
        except StoreError as error:
            raise refused_by_store(error) from error
        return [_notification(row) for row in rows]

    async def refresh(self, changes: Changes) -> None:
        self.on_due()

    def may_be_sent(self, notification: Notification) -> bool:
        """Whether an earlier process may have sent it and stopped before marking it."""
        return notification.at < self._tables.up_since

    async def mark_sent(self, notification: Notification) -> None:
        """Mark a notification that was sent or is no longer needed. Raises Refused("store-…")."""
        try:
            await self._tables.store.mark_sent(notification.session, notification.seat, notification.number)
        except StoreError as error:
            raise refused_by_store(error) from error


def _notification(row: NotificationRow) -> Notification:
    session, seat, number, user, at = row.session, Seat(row.seat), row.number, row.user_id, row.at
    if row.kind == INVITATION:
        return Invitation(session=session, seat=seat, number=number, user=user, at=at, by=row.caused)
    notice = _notice(row.body)
    return Reminder(
        session=session,
        seat=seat,
        number=number,
        user=user,
        at=at,
        by=notice.by,
        in_channel=notice.in_channel,
    )
