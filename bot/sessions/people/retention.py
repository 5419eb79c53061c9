"""Deletes once a day what is old: imported games that no one kept, ended ones if the operator says so, lessons."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.sessions.core.tables import Tables

log = logging.getLogger(__name__)

DAY = 86400.0

LESSONS_KEPT = 365 * DAY
"""For how long it is kept how far someone is in a lesson."""

FALLS_KEPT, NOTICES_KEPT = 7 * DAY, 2 * DAY
"""For how long it is kept who let a table fall, and for which table a server's role was mentioned."""

AT_ONCE = 20
"""How many games are deleted in one transaction, so that no move waits long for it."""


class Retention:
    """Deletes imported games that are due, games that ended `Times.kept` seconds ago, what is kept of old lessons,
    tickets that ended, and what limits how often people are called.

    Of several processes, the one that serves direct messages does it.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._next = 0.0

    async def tick(self) -> None:
        """Delete what is too old, unless that was done within the last day. Raises StoreError."""
        tables, now = self._tables, self._tables.clock()
        if not tables.shards.serves(None) or now < self._next:
            return
        if removed := await self._remove(partial(tables.store.remove_imports, now)):
            log.info("deleted %d imported games that no one kept", removed)
        kept = tables.times.kept
        if kept and (removed := await self._remove(partial(tables.store.remove_ended, now - kept))):
            log.info("deleted %d games that ended more than %g days ago", removed, kept / DAY)
        if forgotten := await tables.store.remove_lessons(now - LESSONS_KEPT):
            log.info("forgot %d lessons in which no one went on for a year", forgotten)
        await tables.store.remove_found(now - DAY, now - FALLS_KEPT, now - NOTICES_KEPT)
        self._next = now + DAY

    async def _remove(self, remove: Callable[[int], Awaitable[list[int]]]) -> int:
        """Delete until nothing is left to delete; returns how many games that were."""
        removed = 0
        while gone := await remove(AT_ONCE):
            self._tables.drop(gone)
            removed += len(gone)
        return removed
