"""Figures of what playing and announcing cost, and statistics of them."""

from __future__ import annotations

from typing import Any

from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.tables import Tables
from bot.store import StoreError


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
