"""Deletes games that ended long ago, once a day, where the operator has set how long they are kept."""

from __future__ import annotations

import asyncio
import logging

from bot.sessions.core.tables import Tables
from bot.store import StoreError

log = logging.getLogger(__name__)

DAY = 86400.0
LOOK = 3600.0
"""Seconds between two looks at the clock."""

AT_ONCE = 20
"""How many games are deleted in one transaction, so that no move waits long for it."""


class Retention:
    """Deletes games that are over after `Times.kept` seconds. Of several processes, the first one does it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._next = 0.0
        self._watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        if self._tables.times.kept and self._tables.shard.number == 0:
            self._watch = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.tick()
            except StoreError as error:
                log.warning("old games cannot be deleted now: %s", error)
            await asyncio.sleep(LOOK)

    async def tick(self) -> None:
        """Delete what is too old, unless that was done within the last day. Raises StoreError."""
        tables, now = self._tables, self._tables.clock()
        if not tables.times.kept or tables.shard.number or now < self._next:
            return
        removed = 0
        while gone := await tables.store.remove_ended(now - tables.times.kept, AT_ONCE):
            tables.drop(gone)
            removed += len(gone)
        self._next = now + DAY
        if removed:
            log.info("deleted %d games that ended more than %g days ago", removed, tables.times.kept / DAY)
