"""How games ended, and totals: the data of statistics and metrics."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Sequence
from pathlib import Path

from bot.store.rows import ResultRow, ResultsMark, Tally
from bot.store.sqlite.connections import Connections
from bot.store.sqlite.sql import AMONG_LIVE

_OVER = "guild = ? AND started IS NOT NULL AND (result IS NOT NULL OR status = 'abandoned')"

_RESULTS = f"SELECT id, game, coalesce(ended, 0), holders, result FROM session WHERE {_OVER}"


class FiguresPart(Connections):
    """See protocol.ServerStore."""

    async def results(self, guild: int, since: int = 0) -> list[ResultRow]:
        """The games of a server that are over."""
        asked = f"{_RESULTS} AND change > ? ORDER BY ended, id"
        return await self.rows(ResultRow, asked, (guild, since), long=True)

    async def results_naming(self, guild: int, user_id: int) -> list[ResultRow]:
        """The games of a server that are over and may name a person."""
        asked = f"{_RESULTS} AND id IN (SELECT session FROM named WHERE user_id = ?) ORDER BY ended, id"
        return await self.rows(ResultRow, asked, (guild, user_id), long=True)

    async def results_mark(self, guild: int) -> ResultsMark:
        """How many they are, and the last change of one."""
        asked = f"SELECT count(*), coalesce(max(change), 0) FROM session WHERE {_OVER}"
        return ResultsMark(*(await self.fetch(asked, (guild,), long=True))[0])

    async def has_finished(self, guild: int | None, game: str, users: Sequence[int]) -> bool:
        """Whether any of these people played a game of this kind to its end in a server (None: anywhere)."""
        played = (
            "SELECT 1 FROM named JOIN session ON session.id = named.session"
            " WHERE named.user_id = ?3 AND coalesce(session.guild = ?1, ?1 IS NULL) AND session.game = ?2"
            " AND session.result IS NOT NULL"
            " AND EXISTS (SELECT 1 FROM json_tree(session.result, '$.parts') WHERE key = 'user_id' AND atom = ?3)"
            " LIMIT 1"
        )
        for user in users:
            if await self.fetch(played, (guild, game, user)):
                return True
        return False

    async def tally(self, now: float) -> Tally:
        """Totals over all servers."""
        sessions = await self.fetch("SELECT game, status, number FROM tally WHERE number > 0")
        windows = await self.fetch(
            "SELECT coalesce(sum(json_array_length(windows)), 0) FROM session"
            f" WHERE {AMONG_LIVE} AND status = 'playing'"
        )
        reminders = await self.fetch(
            "SELECT coalesce(sum(at <= ?1), 0), coalesce(sum(at > ?1), 0),"
            " (SELECT coalesce(sum(number), 0) FROM sent_notification WHERE kind = 'reminder')"
            " FROM notification WHERE sent = 0 AND kind = 'reminder'",
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
