"""How games ended, and totals: the data of statistics and metrics."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.store.rows import ResultRow, ResultsMark, Tally
from bot.store.sql.connections import Connections
from bot.store.sql.statements import AMONG_LIVE

_OVER = "guild = ? AND started IS NOT NULL AND (result IS NOT NULL OR status = 'abandoned')"

_RESULTS = f"SELECT id, game, coalesce(ended, 0), holders, result FROM session WHERE {_OVER}"


class FiguresPart(Connections):
    """See people.ServerStore."""

    async def results(self, guild: int, since: int = 0) -> list[ResultRow]:
        """The games of a server that are over."""
        asked = f"{_RESULTS} AND change > ? ORDER BY coalesce(ended, 0), id"
        return await self.rows(ResultRow, asked, (guild, since), long=True)

    async def results_naming(self, guild: int, user_id: int) -> list[ResultRow]:
        """The games of a server that are over and may name a person."""
        asked = f"{_RESULTS} AND id IN (SELECT session FROM named WHERE user_id = ?) ORDER BY coalesce(ended, 0), id"
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
            " AND (session.result LIKE ?4 OR session.result LIKE ?5) LIMIT 1"
        )
        for user in users:
            # Only its parts have user ids; a text with one in it has its quotes escaped.
            part = f'%"user_id":{user}'
            if await self.fetch(played, (guild, game, user, f"{part},%", f"{part}}}%")):
                return True
        return False

    async def tally(self, now: float) -> Tally:
        """Totals over all servers."""
        sessions = await self.fetch("SELECT game, status, number FROM tally WHERE number > 0")
        windows = await self.fetch(
            f"SELECT windows FROM session WHERE {AMONG_LIVE} AND status = 'playing' AND windows != '[]'"
        )
        reminders = await self.fetch(
            "SELECT coalesce(sum(CASE WHEN at <= ?1 THEN 1 ELSE 0 END), 0), count(*),"
            " (SELECT coalesce(sum(number), 0) FROM sent_notification WHERE kind = 'reminder')"
            " FROM notification WHERE sent = 0 AND kind = 'reminder'",
            (now,),
        )
        (due, unsent, sent), (size, free) = reminders[0], await self.room()
        return Tally(
            {(game, status): number for game, status, number in sessions},
            sum(len(json.loads(row[0])) for row in windows),
            due,
            unsent - due,
            sent,
            size,
            free,
        )
