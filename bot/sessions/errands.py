"""Messages that the house owes to one person: decided with a line of the log, kept until they are sent.

Each is written in the transaction of its line and marked once it was sent, so that none is lost and none comes twice.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.moves import Seat
from bot.sessions.house import House
from bot.sessions.refusals import refused_by_store
from bot.store import StoreError
from bot.store.errands import ErrandRow, mark_sent, unsent

REMINDER, INVITATION = "reminder", "invitation"
"""The kinds of rows."""


class Errand(msgspec.Struct, frozen=True, kw_only=True):
    """A message that is to be sent to `user` about `seat`; `number` is the line of the log that decided it."""

    session: int
    seat: Seat
    number: int
    user: int
    at: float

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells it from all others."""
        return self.session, self.seat, self.number


class Reminder(Errand, frozen=True, kw_only=True):
    """To `user`, who holds `seat` and is awaited.

    `by` is the seat that asked for it (None: the clock, or an admin), `in_channel`: not by direct message.
    """

    by: Seat | None = None
    in_channel: bool = False


class Invitation(Errand, frozen=True, kw_only=True):
    """To `user`, to whom the person `by` has offered `seat`."""

    by: int | None = None


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the row of a reminder, and its line of the log, say beside who is awaited: see Reminder."""

    by: Seat | None = None
    in_channel: bool = False


_notice = msgspec.json.Decoder(Notice).decode


class Errands:
    """What is to be sent, and what was."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.on_due: Callable[[], None] = lambda: None
        """Called when there is something to send, and when another process may have decided something."""
        house.refreshers.append(self._look)

    async def unsent(self, after: Errand | None = None) -> list[Errand]:
        """What is to be sent, the oldest first, not all at once: those `after` one. Raises Refused("store-…")."""
        place = (0.0, 0, 0) if after is None else (after.at, after.session, after.number)
        try:
            rows = await unsent(self._house.store, place)
        except StoreError as error:
            raise refused_by_store(error) from error
        return [_errand(row) for row in rows]

    async def _look(self) -> None:
        self.on_due()

    def may_be_sent(self, errand: Errand) -> bool:
        """Whether an earlier process may have sent it and not lived to mark it."""
        return errand.at < self._house.up_since

    async def mark_sent(self, errand: Errand) -> None:
        """It was sent, or nobody needs it any more. Raises Refused("store-…")."""
        try:
            await mark_sent(self._house.store, errand.session, errand.seat, errand.number)
        except StoreError as error:
            raise refused_by_store(error) from error


def _errand(row: ErrandRow) -> Errand:
    session, seat, number, user, at = row.session, Seat(row.seat), row.number, row.user, row.at
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
