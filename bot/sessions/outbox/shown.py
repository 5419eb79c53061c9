"""What Discord shows of the sessions: the message in each channel, and the direct messages with hands."""

from __future__ import annotations

import logging
from typing import Any

from msgspec.structs import replace

from bot.sessions.core.change import LiveTable
from bot.sessions.core.head import retiring_text
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.tables import Tables
from bot.sessions.core.turns import is_news
from bot.sessions.core.types import POSTING, Posted, SessionView, Status
from bot.store import CallRow, Conflict, HandMessageRow, HostMessageRow, Receipt, StoreError

log = logging.getLogger(__name__)

Noted = tuple[int, int | None, tuple[Posted, ...]]
"""The line that a channel shows, the message in which, and those that must still lose their buttons."""


class Shown:
    """Notes what was shown, so that a restart repeats nothing and forgets nothing. Raises Refused("store-…").

    What notes something about a session returns it as it is then.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def mark_announced(
        self, session: int, seq: int, message_id: int | None, receipt: Receipt | None = None
    ) -> SessionView:
        """Note that the channel shows line `seq` in this message, and what that cost (`receipt`)."""
        table = await self._tables.table(session)
        if receipt is not None:
            receipt = self._measured(table, receipt)
        if seq < table.announced:
            return table.view()
        before = table.announced, table.message, table.retiring
        table.announced, table.message = seq, message_id
        table.retiring = tuple([each for each in table.retiring if each != POSTING])
        return await self._keep_shown(table, receipt, before)

    def _measured(self, table: LiveTable, receipt: Receipt) -> Receipt:
        """Pass on what announcing a line cost; the receipt with the time that storing the line took."""
        timed = {"draw": receipt.draw_ms, "encode": receipt.encode_ms, "deliver": receipt.deliver_ms}
        for what, took in timed.items():
            if took is not None:
                self._tables.measure(what, took / 1000, table.head.game)
        if receipt.sent_bytes is not None:
            self._tables.measure("sent", receipt.sent_bytes, table.head.game)
        stored = table.store_ms
        known = stored is not None and stored[0] == receipt.seq
        return replace(receipt, store_ms=stored[1]) if stored is not None and known else receipt

    async def mark_posting(self, session: int) -> SessionView:
        """Note that a new message is about to be posted: until it is announced, it may exist with an unknown id."""
        table = await self._tables.table(session)
        table.retiring = tuple(dict.fromkeys((*table.retiring, POSTING)))
        return await self._keep_shown(table)

    async def mark_left(self, session: int, message: Posted) -> SessionView:
        """Note a message that a session has left behind in another channel, with its buttons."""
        table = await self._tables.table(session)
        if message in table.retiring:
            return table.view()
        table.retiring = (*table.retiring, message)
        return await self._keep_shown(table)

    def unretired(self) -> list[SessionView]:
        """The sessions that left messages with buttons behind, or may have posted one that is not noted."""
        return [table.view() for table in self._tables.own() if table.retiring]

    async def mark_retired(self, session: int, message: Posted) -> None:
        """Note that a message left behind no longer has buttons, or cannot be reached."""
        table = await self._tables.table(session)
        table.retiring = tuple(each for each in table.retiring if each != message)
        await self._keep_shown(table)

    async def _keep_shown(
        self, table: LiveTable, receipt: Receipt | None = None, before: Noted | None = None
    ) -> SessionView:
        """Store what is noted; where that is refused, what was noted `before` holds again, so that it is shown anew."""
        retiring, noted = retiring_text(table.retiring), (table.announced, table.message, table.retiring)
        try:
            await self._tables.store.announced(
                table.head.id,
                table.announced,
                table.message,
                retiring,
                receipt,
                lease=self._tables.shards.held(table.head.guild_id),
            )
        except (Conflict, StoreError) as error:
            if before is not None and (table.announced, table.message, table.retiring) == noted:
                table.announced, table.message, table.retiring = before
            if isinstance(error, StoreError):
                raise refused_by_store(error) from error
            self._tables.shards.doubt(table.head.guild_id)
            await self._tables.reload(table)
            log.info("another process shows session %d now", table.head.id)
            raise Refused("store-taken") from error
        return table.view()

    async def show_again(self, session: int) -> None:
        """Have the session shown again, although nothing in it has changed."""
        self._tables.tell(await self._tables.table(session))

    def unannounced(self) -> list[SessionView]:
        """The sessions whose channel does not show the newest line, the oldest first."""
        behind = (table.view() for table in self._tables.own() if table.announced < table.head.seq)
        return sorted(behind, key=lambda session: session.id)

    def overdue(self) -> list[int]:
        """The sessions whose channel lacks what must be shown at once: a turn or phase that began, a lobby, the end."""
        waiting = [table.view() for table in self._tables.own() if table.announced < table.head.seq]
        return sorted(
            each.id
            for each in waiting
            if each.status is not Status.PLAYING or is_news(each, each.announced_seq)
        )

    async def hand_messages(self, session: int) -> list[HandMessageRow]:
        """The direct messages that show the seats of a session their hands, as last stored."""
        try:
            return await self._tables.store.hand_messages(session)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def keep_hand_message(self, row: HandMessageRow) -> None:
        """Remember the direct message of a seat, so that it is edited and not repeated after a restart."""
        try:
            await self._tables.store.keep_hand_message(row)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def call(self, session: int) -> CallRow | None:
        """The message that calls people of a session with closed direct messages, as last stored."""
        try:
            return await self._tables.store.call(session)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def keep_call(self, row: CallRow) -> None:
        """Remember which message calls people of a session, so that no one is called twice after a restart."""
        try:
            await self._tables.store.keep_call(row)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def remove_call(self, session: int) -> None:
        """Note that no message calls people of a session any longer."""
        try:
            await self._tables.store.remove_call(session)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def host_messages(self) -> list[HostMessageRow]:
        """The direct messages that tell hosts who has joined, as last stored."""
        try:
            return await self._tables.store.host_messages()
        except StoreError as error:
            raise refused_by_store(error) from error

    async def keep_host_message(self, row: HostMessageRow) -> None:
        """Remember the direct message of a host, so that it is edited and not repeated after a restart."""
        try:
            await self._tables.store.keep_host_message(row)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def remove_host_message(self, session: int) -> None:
        """Note that a host's direct message is done with."""
        try:
            await self._tables.store.remove_host_message(session)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def direct_channel(self, user_id: int) -> int | None:
        """The channel of a person's direct messages, if they were written to before."""
        try:
            return await self._tables.store.direct_channel(user_id)
        except StoreError as error:
            raise refused_by_store(error) from error

    async def keep_direct_channel(self, user_id: int, channel: int) -> None:
        """Remember the channel of a person's direct messages, so that it is never opened again."""
        try:
            await self._tables.store.keep_direct_channel(user_id, channel)
        except StoreError as error:
            raise refused_by_store(error) from error


class Receipts:
    """Reads what was stored of each line of a log, and passes figures on. Raises Refused("store-…")."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.measure = tables.measure
        """Passes a figure on, to whoever has subscribed (see `measures`)."""

    async def stats(self, session: int | None = None) -> dict[str, Any]:
        """Sessions by status, and for each measure its count, median and 99th percentile over the newest receipts."""
        try:
            receipts = await self._tables.store.receipts(session)
            counts = await self._tables.store.counts()
        except StoreError as error:
            raise refused_by_store(error) from error
        measures: dict[str, dict[str, float]] = {}
        for name in ("validate_ms", "store_ms", "draw_ms", "encode_ms", "deliver_ms", "sent_bytes"):
            values = sorted(value for receipt in receipts if (value := getattr(receipt, name)) is not None)
            if values:
                p50, p99 = values[len(values) // 2], values[min(len(values) - 1, len(values) * 99 // 100)]
                measures[name] = {"count": len(values), "p50": p50, "p99": p99}
        return {"sessions": counts, "measures": measures}
