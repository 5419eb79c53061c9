"""Interactions that someone else has acknowledged: another process that hears the same shard, or another bot.

While a shard changes hands, two processes hear it, and the first to take an interaction, in the database, answers it;
the other may at most have acknowledged it. Of any other shard only one process hears: whoever else acknowledges there
uses the token, too, as a bot with another database does. An answer that Discord took although it failed here, and that
was sent again, is one's own.
"""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import yarl

from bot.sessions.core.measures import Measure
from bot.sessions.core.shards import Shards

log = logging.getLogger(__name__)

RIVALS, WITHIN = 3, 600.0
"""So many within so many seconds mean another bot."""

REMEMBERED = 1000
"""How many interactions are remembered whose answer failed."""

_ANSWER = re.compile(r"/interactions/(\d+)/")


class Doubles:
    """Counts them. `now` tells UTC seconds."""

    def __init__(self, shards: Shards, measure: Measure, now: Callable[[], float]) -> None:
        self._shards, self._measure, self._now = shards, measure, now
        self._seen = deque[float](maxlen=RIVALS)
        self._told = False
        self._failed = deque[int](maxlen=REMEMBERED)

    def listen(self, trace: aiohttp.TraceConfig) -> None:
        """Hear from this trace of all requests which answers failed: Discord may have taken them all the same."""
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._broke)

    async def _ended(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        if params.response.status >= 500:
            self._fail(params.url)

    async def _broke(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._fail(params.url)

    def _fail(self, url: yarl.URL) -> None:
        if found := _ANSWER.search(url.path):
            self._failed.append(int(found[1]))

    @property
    def has_rival(self) -> bool:
        """Whether another bot with another database has used the token lately."""
        return len(self._seen) == RIVALS and self._now() - self._seen[0] <= WITHIN

    def leave(self) -> None:
        """Note that an interaction is left to another process, which has taken it."""
        self._measure("elsewhere", 1, "")

    def note(self, interaction: int, guild_id: int | None) -> None:
        """Discord has said that an interaction in a server, or in direct messages (None), is acknowledged already."""
        if interaction in self._failed:
            return
        if self._shards.is_contested(guild_id):
            self.leave()
            return
        self._measure("rival", 1, "")
        self._seen.append(self._now())
        if self.has_rival and not self._told:
            self._told = True
            log.error(
                "Another bot answers with the same token (DISCORD_TOKEN), but keeps its games in another database. Stop"
                " one of them, or give both the same HELIOGRAPH_DATABASE; until then players see now the one and now"
                " the other."
            )
