"""The logs of the sessions in memory: their newest lines, and who knows of which; read from the store where needed."""

from __future__ import annotations

import asyncio

from bot.engine.moves import Seat
from bot.sessions.core.change import LiveTable, Recent, Teller
from bot.sessions.core.lines import Knowers, Tell, read, remembering, told_line
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.visibility import Visibility
from bot.store import LogRow, Store, StoreError

RECENT = 96
"""How many of the newest lines of a log are kept in memory."""

_TRIES = 8


class Logs:
    """Reads the logs of sessions, and keeps of each what was read or written last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._epoch = 0

    async def visibility(self, table: LiveTable) -> Visibility:
        """Who knows of the lines of a log; what is missing is read from the store. Raises Refused("store-…")."""
        for _ in range(_TRIES):
            visibility = table.visibility
            noted = visibility.lines
            if noted >= table.head.seq:
                return visibility
            try:
                found = await self._store.known(table.head.id, noted)
            except StoreError as error:
                raise refused_by_store(error) from error
            known = _read(found) if len(found) <= RECENT else await asyncio.to_thread(_read, found)
            if visibility.lines == noted:
                visibility.extend(known)
        return table.visibility

    async def lines(self, table: LiveTable, since: int = 0) -> list[LogRow]:
        """The lines of a log after number `since`, in order. Raises Refused("store-…")."""
        newest = table.head.seq
        if since >= newest:
            return []
        recent = self._recent(table)
        if recent and recent[0].seq <= since + 1 and recent[-1].seq >= newest:
            return recent[since + 1 - recent[0].seq :]
        epoch = self._epoch
        try:
            found = await self._store.log(table.head.id, since)
        except StoreError as error:
            raise refused_by_store(error) from error
        if found and found[-1].seq == table.head.seq and len(found) >= len(self._recent(table)):
            table.recent = Recent(found[-RECENT:], epoch)
        return found

    async def newest(self, table: LiveTable, viewer: Seat | None, most: int, since: int) -> list[LogRow]:
        """The lines after number `since`, of those that a viewer knows at most the newest so many; others between."""
        visibility = await self.visibility(table)
        first = visibility.before(viewer, [(table.head.seq, most)])
        return await self.lines(table, max(since, first))

    async def tail(self, table: LiveTable, last: int, most: int) -> list[LogRow]:
        """The lines of a log up to number `last`, the newest first, at most so many. Raises Refused("store-…")."""
        recent, first = self._recent(table), max(1, last - most + 1)
        if recent and recent[0].seq <= first and last <= recent[-1].seq:
            begin = recent[0].seq
            return recent[first - begin : last + 1 - begin][::-1]
        try:
            return await self._store.tail(table.head.id, last, most)
        except StoreError as error:
            raise refused_by_store(error) from error

    def tell(self, table: LiveTable) -> Tell:
        """What tells the lines of a log: of a game that runs, it keeps those told last until they were rewritten."""
        if not table.head.status.live:
            return told_line
        teller = table.teller
        if teller is None or teller.epoch != self._epoch:
            teller = table.teller = Teller(remembering(), self._epoch)
        return teller.tell

    def add(self, table: LiveTable, line: LogRow, known: Knowers) -> None:
        """Take in a line that was just written; where some before it are missing they are read later."""
        recent = self._recent(table)
        if recent and recent[-1].seq == line.seq - 1:
            table.recent = Recent([*recent[1 - RECENT :], line], self._epoch)
        if table.visibility.lines == line.seq - 1:
            table.visibility.extend((known,))

    def let_go(self, table: LiveTable) -> None:
        """Free what is kept of one session."""
        table.recent, table.teller, table.visibility = None, None, Visibility()

    def forget(self) -> None:
        """Lines were rewritten, perhaps by another process: read them again when they are next asked for."""
        self._epoch += 1

    def _recent(self, table: LiveTable) -> list[LogRow]:
        recent = table.recent
        return [] if recent is None or recent.epoch != self._epoch else recent.lines


def _read(known: list[str | None]) -> list[Knowers]:
    return [read(each) for each in known]
