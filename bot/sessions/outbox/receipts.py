"""What it cost to play and announce each line of a log, and statistics of that."""

from __future__ import annotations

from typing import Any

from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.tables import Tables
from bot.store import Receipt, StoreError


class Receipts:
    """Stores measures and passes them on (see `measures`). Raises Refused("store-…")."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.measure = tables.measure
        """Passes a figure on, to whoever has subscribed (see `measures`)."""

    async def add(
        self,
        session: int,
        seq: int,
        *,
        draw_ms: float | None = None,
        encode_ms: float | None = None,
        deliver_ms: float | None = None,
        sent_bytes: int | None = None,
        view_hash: str | None = None,
    ) -> None:
        """Note what announcing a line cost, and how long storing it took."""
        table = await self._tables.table(session)
        timed = {"draw": draw_ms, "encode": encode_ms, "deliver": deliver_ms}
        for what, took in timed.items():
            if took is not None:
                self._tables.measure(what, took / 1000, table.head.game)
        if sent_bytes is not None:
            self._tables.measure("sent", sent_bytes, table.head.game)
        stored = table.store_ms
        receipt = Receipt(
            session=session,
            seq=seq,
            store_ms=stored[1] if stored is not None and stored[0] == seq else None,
            draw_ms=draw_ms,
            encode_ms=encode_ms,
            deliver_ms=deliver_ms,
            sent_bytes=sent_bytes,
            view_hash=view_hash,
        )
        try:
            await self._tables.store.receipt(receipt)
        except StoreError as error:
            raise refused_by_store(error) from error

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
