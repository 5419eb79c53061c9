"""The door: what may be asked of a store. Every method raises StoreError when the database is in trouble."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.store.commit import Commit, Rewriting
from bot.store.errors import StoreError
from bot.store.leases import LeaseStore
from bot.store.people import FinderStore, PeopleStore, ServerStore
from bot.store.rows import (
    CallRow,
    Changes,
    DraftRow,
    HandMessageRow,
    HostMessageRow,
    LogRow,
    Mark,
    NotificationRow,
    OrderRow,
    Receipt,
    SessionRow,
    Share,
    Snapshot,
)


class SessionStore(Protocol):
    """Sessions, their logs and states."""

    async def create(
        self,
        row: SessionRow,
        first: LogRow,
        *,
        most: int = 0,
        lobbies: int = 0,
        lease: tuple[int, int] | None = None,
    ) -> int:
        """Store a new session and its log's first line; returns its id.

        The server allows `most` live ones in channels, and a host may have `lobbies` of them open (0: any). With a
        `lease`, as in Commit. Raises Conflict: CHANNEL, TABLES, LOBBIES, LEASE.
        """
        ...

    async def commit(self, commit: Commit) -> None:
        """Store a line of a log with all that belongs to it, or nothing of it. Raises Conflict: NUMBER, INTERACTION,
        LEASE, and that of an extra."""
        ...

    async def import_session(
        self, row: SessionRow, lines: Sequence[LogRow], snapshots: Sequence[Snapshot]
    ) -> int:
        """Store a finished session with its whole log; returns its id. The ids in `row` and `lines` are ignored."""
        ...

    async def rewrite(self, rewritings: Sequence[Rewriting]) -> None:
        """Rewrite finished sessions, all or none. Raises Conflict(SESSION) if one has changed since."""
        ...

    async def remove_ended(self, before: float, most: int) -> list[int]:
        """Delete at most `most` sessions that ended before a time and all that is theirs, oldest first; gives ids.

        The session that was changed last of all stays until another one changes.
        """
        ...

    async def remove_imports(self, before: float, most: int) -> list[int]:
        """Delete the sessions from files that were due before a time, at most `most`; gives their ids."""
        ...

    async def changes(
        self, since: Mark | None, most: int = 500, share: Share | None = None, also: Collection[int] = ()
    ) -> Changes:
        """What other processes have changed since a mark (None: nothing, only the mark of now).

        Of the sessions, only those of a `share` (None: all) and these `also`.

        This process's own changes may be among them; no change of another process is left out. The cost depends on what
        changed, not on how many sessions there are.
        """
        ...

    async def session(self, session: int) -> SessionRow | None:
        """One session."""
        ...

    async def sessions(self, numbers: Sequence[int]) -> list[SessionRow]:
        """The sessions with these numbers, the smallest first; those that are gone are left out."""
        ...

    async def current(self, session: int) -> tuple[SessionRow, Snapshot | None] | None:
        """A session and its newest state, read at one moment."""
        ...

    async def open_sessions(self, share: Share | None = None) -> list[SessionRow]:
        """Sessions of a share (None: all) that are live, or whose end the channel has not shown, oldest first."""
        ...

    async def live_of(self, users: Collection[int]) -> list[SessionRow]:
        """The live sessions in which any of these people acted or was called, oldest first."""
        ...

    async def live_in_channel(self, channel: int) -> SessionRow | None:
        """The live session of a channel."""
        ...

    async def last_played(self, channel: int) -> SessionRow | None:
        """The newest finished session of a channel that was started there, not imported."""
        ...

    async def over_with_seed(self, seed: str) -> list[int]:
        """The sessions that were started with this seed and are over, oldest first."""
        ...

    async def begun(self) -> list[int]:
        """The sessions whose game has begun, over or not, oldest first."""
        ...

    async def due(self, share: Share | None = None) -> list[tuple[int, float]]:
        """The live sessions of a share (None: of all) in which something is due, and when, without reading them."""
        ...

    async def counts(self) -> dict[str, int]:
        """How many sessions there are by status."""
        ...

    async def log(self, session: int, since: int = 0) -> list[LogRow]:
        """The lines of a log after number `since`, in order."""
        ...

    async def tail(self, session: int, last: int, most: int) -> list[LogRow]:
        """The lines of a log up to number `last`, newest first, at most `most`."""
        ...

    async def numbered(self, session: int, numbers: Sequence[int]) -> list[LogRow]:
        """The lines of a log with these numbers, in order."""
        ...

    async def of_kinds(self, session: int, kinds: Sequence[str], since: int = 0) -> list[LogRow]:
        """The lines of some kinds after number `since`, in order."""
        ...

    async def offers_by(self, user_id: int, since: float) -> list[LogRow]:
        """The lines of offers that a person wrote after a time, over all sessions, oldest first."""
        ...

    async def played_by(self, user_id: int, game: str, most: int) -> list[int]:
        """The sessions of a game in which a person has made moves, at most `most`, newest first."""
        ...

    async def imports_by(self, user_id: int, since: float = 0.0) -> list[int]:
        """The games that a person imported after a time, newest first, but for those that were deleted."""
        ...

    async def known(self, session: int, since: int = 0) -> list[str | None]:
        """Who knows of the lines of a log after number `since`, in order."""
        ...

    async def line_of(self, interaction: int) -> LogRow | None:
        """The line that an interaction caused."""
        ...

    async def newest_snapshot(self, session: int, among: Sequence[int]) -> Snapshot | None:
        """The newest state kept after one of some lines."""
        ...

    async def snapshots(self, session: int) -> list[Snapshot]:
        """All states kept, in order."""
        ...


class OutboxStore(Protocol):
    """What was shown and sent, what must be sent, and what that cost."""

    async def announced(
        self,
        session: int,
        seq: int,
        message: int | None,
        retiring: str,
        receipt: Receipt | None = None,
        lease: tuple[int, int] | None = None,
    ) -> None:
        """Note what the channel shows now; never an older line than before. `retiring` as in SessionRow.

        A `receipt` adds measures to that of its line; those that are None stay as they are. With a `lease`, as in
        Commit. Raises Conflict: LEASE.
        """
        ...

    async def hand_messages(self, session: int) -> list[HandMessageRow]:
        """The direct messages that show the seats of a session their hands, by seat."""
        ...

    async def keep_hand_message(self, row: HandMessageRow) -> None:
        """Keep which direct message now shows a seat its hand."""
        ...

    async def call(self, session: int) -> CallRow | None:
        """The message that calls people of a session, if one stands in a channel."""
        ...

    async def keep_call(self, row: CallRow) -> None:
        """Keep which message calls people of a session now."""
        ...

    async def remove_call(self, session: int) -> None:
        """Note that no message calls people of a session any longer."""
        ...

    async def host_messages(self) -> list[HostMessageRow]:
        """The messages that tell hosts of open tables who has joined."""
        ...

    async def keep_host_message(self, row: HostMessageRow) -> None:
        """Keep which message now tells the host of a session what."""
        ...

    async def remove_host_message(self, session: int) -> None:
        """Note that no message tells the host of a session anything any longer."""
        ...

    async def direct_channel(self, user_id: int) -> int | None:
        """The channel of a person's direct messages."""
        ...

    async def keep_direct_channel(self, user_id: int, channel: int) -> None:
        """Keep the channel of a person's direct messages."""
        ...

    async def unsent(
        self, after: tuple[float, int, int] = (0.0, 0, 0), most: int = 100, share: Share | None = None
    ) -> list[NotificationRow]:
        """Notifications of a share (None: of all) that are not marked as sent, oldest first: those after this `at`,
        `session`, `number`."""
        ...

    async def mark_sent(self, session: int, seat: int, number: int) -> None:
        """Mark a notification that was sent or is no longer needed."""
        ...

    async def snooze(self, session: int, seat: int, number: int, user_id: int, at: float) -> bool:
        """Let this notification for a person be sent again, not before `at`. False: there is none."""
        ...

    async def receipts(self, session: int | None = None, *, limit: int = 10_000) -> list[Receipt]:
        """The receipts of a session (None: of all), the newest first."""
        ...


class OrderStore(Protocol):
    """Standing orders."""

    async def orders(self, session: int | None = None, share: Share | None = None) -> list[OrderRow]:
        """The orders of a session, or of all of a share (None: all), as they were given at each seat."""
        ...

    async def order(self, session: int, seat: int, number: int) -> OrderRow | None:
        """One order."""
        ...

    async def add_order(self, session: int, seat: int, user_id: int, body: str) -> OrderRow:
        """Keep a new order under the next number of its seat."""
        ...

    async def change_order(self, row: OrderRow) -> bool:
        """Keep a changed order; False if it no longer exists."""
        ...

    async def remove_order(self, session: int, seat: int, number: int) -> bool:
        """Remove an order; False if it no longer exists."""
        ...

    async def remove_orders(self, session: int) -> None:
        """Remove all orders of a session."""
        ...


class DraftStore(Protocol):
    """Moves that are still being built up, at most one for each seat."""

    async def draft(self, session: int, seat: int) -> DraftRow | None:
        """The draft of a seat."""
        ...

    async def keep_draft(self, row: DraftRow) -> bool:
        """Keep a draft in place of the seat's last one; False, and nothing changed, unless its number is greater."""
        ...

    async def remove_draft(self, session: int, seat: int) -> None:
        """Forget the draft of a seat."""
        ...


class Store(
    SessionStore,
    OutboxStore,
    OrderStore,
    DraftStore,
    ServerStore,
    FinderStore,
    PeopleStore,
    LeaseStore,
    Protocol,
):
    """Everything that must survive the process. When a call returns, its data is durable."""

    async def lost(self) -> StoreError:
        """Wait until nothing more can be stored, though the store was not closed; returns why."""
        ...

    async def close(self) -> None:
        """Store what is waiting, then close the database."""
        ...
