"""How games ended, and totals: the data of statistics and metrics."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from bot.store.rows import ResultRow, Tally
from bot.store.sqlite.connections import Connections

_OVER = "guild = ? AND started IS NOT NULL AND (result IS NOT NULL OR status = 'abandoned')"


class FiguresPart(Connections):
    """See protocol.ServerStore."""

    async def results(self, guild: int) -> list[ResultRow]:
        """The games of a server that are over."""
        return await self.rows(
            ResultRow,
            "SELECT id, game, coalesce(ended, 0), holders, result FROM session"
            f" WHERE {_OVER} ORDER BY ended, id",
            (guild,),
        )

    async def results_print(self, guild: int) -> tuple[int, ...]:
        """Numbers that differ whenever the results do."""
        rows = await self.fetch(
            "SELECT count(*), coalesce(max(id), 0), coalesce(sum(length(result)), 0),"
            f" coalesce(sum(length(holders)), 0) FROM session WHERE {_OVER}",
            (guild,),
        )
        return tuple(rows[0])

    async def tally(self, now: float) -> Tally:
        """Totals over all servers."""
        sessions = await self.fetch("SELECT game, status, count(*) FROM session GROUP BY game, status")
        windows = await self.fetch(
            "SELECT coalesce(sum(json_array_length(windows)), 0) FROM session WHERE status = 'playing'"
        )
        reminders = await self.fetch(
            "SELECT coalesce(sum(sent = 0 AND at <= ?1), 0), coalesce(sum(sent = 0 AND at > ?1), 0),"
            " coalesce(sum(sent != 0), 0) FROM notification WHERE kind = 'reminder'",
            (now,),
        )
        pages = await self.fetch("SELECT page_count, page_size FROM pragma_page_count, pragma_page_size")
        disk = await asyncio.to_thread(shutil.disk_usage, Path(self.path).absolute().parent)
        (count, size), (due, waiting, sent) = pages[0], reminders[0]
        return Tally(
            {(game, status): number for game, status, number in sessions},
            windows[0][0],
            due,
            waiting,
            sent,
            count * size,
            disk.free,
        )
