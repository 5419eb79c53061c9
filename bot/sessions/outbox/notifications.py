"""Notifications to one person: decided with a line of the log, kept until they are sent.

Each is stored in the transaction of its line and marked once it is sent, so that none is lost or sent twice.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bot.engine.moves import Seat, who
from bot.sessions.core.calendar import tomorrow
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.people import People, Person, ReminderWay
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.signals import Signal
from bot.sessions.core.stored import note_stored
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind
from bot.store import AddNotification, Changes, NotificationRow, StoreError

REMINDER, INVITATION, AWAY, CALL = "reminder", "invitation", "away", "call"
"""The kinds of rows."""

PLAYING = 300.0
"""For so many seconds after a move at any table, its player is not reminded of others."""

SNOOZE = 3 * 3600.0
"""How many seconds a reminder that is snoozed shortly waits."""

DAY = 86400.0

AWAY_EVENT = "away"
"""The event by which a game says that no window waits any longer for its `seat`."""


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


class Away(Notification, frozen=True, kw_only=True):
    """The news for `user` that no window waits for them any longer, since they let too many run out."""


class TableCall(Notification, frozen=True, kw_only=True):
    """The call for `user`, who waited for a table, to come to this one; `seat` is its place among the calls."""


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a reminder's row and its line of the log say besides who is awaited; see Reminder."""

    by: Seat | None = None
    in_channel: bool = False


_notice = msgspec.json.Decoder(Notice).decode


def held_until(reminder: Reminder, person: Person, acted: float | None) -> float:
    """Before when a reminder is not sent: it was snoozed, its reader plays, or has had the digest of the day.

    `acted` is when its reader last played a move.
    """
    playing = 0.0 if acted is None else acted + PLAYING
    told = 0.0 if person.reminders is ReminderWay.EACH or person.digest_at is None else person.digest_at + DAY
    return max(reminder.at, playing, told)


class Notifications:
    """The notifications to be sent, and which were."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables, self._people = tables, people
        self._acted: dict[int, float] = {}
        self._added = False
        self.on_due: Signal[[]] = Signal("notifications that are due")
        """Tells when there is something to send, and when another process may have decided something."""

    async def unsent(self, after: Notification | None = None) -> list[Notification]:
        """Some notifications to be sent, oldest first: those `after` this one. Raises Refused("store-…")."""
        place = (0.0, 0, 0) if after is None else (after.at, after.session, after.number)
        try:
            rows = await self._tables.store.unsent(place, share=self._tables.shards.share)
        except StoreError as error:
            raise refused_by_store(error) from error
        return [_notification(row) for row in rows]

    async def refresh(self, changes: Changes) -> None:
        self.on_due()

    def keep(self, before: SessionHead, change: Change) -> Change:
        """Note who plays, and write to those for whom no window waits any longer."""
        now = change.at
        if change.kind is Kind.MOVE and change.user is not None:
            self._acted[change.user] = now
            self._acted = {user: at for user, at in self._acted.items() if now < at + PLAYING}
        away = [event.values["seat"] for event in change.events if event.key == AWAY_EVENT]
        rows = tuple(
            AddNotification(
                NotificationRow(
                    session=before.id,
                    seat=seat,
                    number=change.seq,
                    user_id=user,
                    at=now,
                    kind=AWAY,
                    body="{}",
                )
            )
            for seat in range(len(change.head.holders))
            if who(Seat(seat)) in away and (user := change.head.holders[seat].user_id) is not None
        )
        self._added = self._added or bool(rows)
        return replace(change, extras=(*change.extras, *rows)) if rows else change

    def consider(self, table: LiveTable) -> None:
        """Have sent what the change of a session has just added."""
        if self._added:
            self._added = False
            self.on_due()

    async def held_until(self, reminder: Reminder) -> float:
        """Before when a reminder is not sent. Raises Refused("store-…")."""
        return held_until(reminder, await self._people.get(reminder.user), self._acted.get(reminder.user))

    async def wants_digest(self, user_id: int) -> bool:
        """Whether someone gets all their reminders of a day at once. Raises Refused("store-…")."""
        return (await self._people.get(user_id)).reminders is ReminderWay.DAILY

    async def digest_sent(self, user_id: int) -> None:
        """Note that someone got the digest of the day. Raises Refused("store-…")."""
        person = await self._people.get(user_id)
        await self._people.keep(user_id, replace(person, digest_at=self._tables.clock()), quietly=True)

    async def snooze(self, session: int, seat: Seat, number: int, user_id: int, *, long: bool) -> float:
        """Let a reminder come again in some hours, or (`long`) when its reader's next day begins; returns when.

        Raises Refused("snooze-gone") unless it is this person's.
        """
        now, person = self._tables.clock(), await self._people.get(user_id)
        at = tomorrow(now, person.waking) if long else now + SNOOZE
        try:
            found = await self._tables.store.snooze(session, seat, number, user_id, at)
        except StoreError as error:
            raise refused_by_store(error) from error
        if not found:
            raise Refused("snooze-gone")
        note_stored()
        return at

    def may_be_sent(self, notification: Notification) -> bool:
        """Whether an earlier process may have sent it and stopped before marking it."""
        return notification.at < self._tables.served_since(notification.session)

    async def mark_sent(self, notification: Notification) -> None:
        """Mark a notification that was sent or is no longer needed. Raises Refused("store-…")."""
        try:
            await self._tables.store.mark_sent(notification.session, notification.seat, notification.number)
        except StoreError as error:
            raise refused_by_store(error) from error


def _notification(row: NotificationRow) -> Notification:
    session, seat, number, user, at = row.session, Seat(row.seat), row.number, row.user_id, row.at
    if row.kind == AWAY:
        return Away(session=session, seat=seat, number=number, user=user, at=at)
    if row.kind == CALL:
        return TableCall(session=session, seat=seat, number=number, user=user, at=at)
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
