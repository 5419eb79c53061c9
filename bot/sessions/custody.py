"""What follows for the sessions of a shard when this process is to have it, gains it, lets it go or has lost it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.sessions.core.change import LiveTable
from bot.sessions.core.refusals import Refused
from bot.sessions.core.signals import Signal
from bot.sessions.core.tables import Tables
from bot.sessions.finding.finder import Finder
from bot.sessions.play.autoplay import Autoplay
from bot.sessions.play.orders import Orders
from bot.sessions.time.alarms import Alarms
from bot.store import Share, StoreError

AGAIN = 1.0
"""Seconds until sessions that could not be read are read again."""

KNOWN = 30.0
"""Seconds for which the sessions of a shard stay in memory after its loss: clicks that are under way still come."""

log = logging.getLogger(__name__)


class Custody:
    """Takes up the sessions of shards that this process gains, and leaves those that it loses."""

    def __init__(
        self, tables: Tables, autoplay: Autoplay, alarms: Alarms, orders: Orders, finder: Finder
    ) -> None:
        self._tables, self._shards = tables, tables.shards
        self._autoplay, self._alarms, self._orders, self._finder = autoplay, alarms, orders, finder
        self.on_gain = Signal[int]("the sessions of shard {}")
        """Tells a shard whose sessions go on here from now on."""
        self.following = set[asyncio.Task[None]]()
        self._loading: dict[int, asyncio.Task[None]] = {}
        self._leaving = set[int]()
        self._shards.on_heir.subscribe(self._prepare)
        self._shards.on_gain.subscribe(self._gained)
        self._shards.on_standing.subscribe(self._stands)

    async def close(self) -> None:
        """Follow no longer."""
        for task in self.following:
            task.cancel()
        await asyncio.gather(*self.following, return_exceptions=True)

    async def let_go(self, shard: int) -> None:
        """Do nothing for a shard any longer that nobody asks for; returns once what was under way is stored."""
        self._shards.let_go(shard)
        mine = self._of_shard(shard)
        await self._autoplay.let_go(mine)
        await self._orders.let_go(table.head.id for table in mine)
        await self._alarms.settled()
        await self._finder.settled()
        for table in mine:
            async with table.lock:
                pass

    async def keep(self, shard: int) -> None:
        """Go on with a shard that was let go and yet not handed over."""
        self._shards.keep(shard)
        await self._take_up(shard, handed=True)

    def _prepare(self, shard: int) -> asyncio.Task[None]:
        self._loading[shard] = task = self._follow(self._load(shard))
        return task

    def _gained(self, shard: int) -> None:
        handed = shard in self._shards.handed
        if not handed or shard not in self._loading:
            self._prepare(shard)
        self._follow(self._take_up(shard, handed=handed))

    def _stands(self, _: object) -> None:
        for shard in self._shards.left - self._leaving:
            self._leaving.add(shard)
            self._loading.pop(shard, None)
            self._follow(self._forget(shard))

    def _follow(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.following.add(task)
        task.add_done_callback(self.following.discard)
        return task

    async def _take_up(self, shard: int, *, handed: bool) -> None:
        """Go on with the sessions of a shard that another process served until now, or nobody."""
        if (loading := self._loading.pop(shard, None)) is not None:
            await loading
        while not await self._is_up_to_date(shard):
            await asyncio.sleep(AGAIN)
        self._tables.gained[shard] = self._tables.clock()
        mine = self._of_shard(shard)
        for table in mine:
            for consider in self._tables.pipeline.watchers:
                consider(table)
        if not handed:
            self._autoplay.give_grace(table.head.id for table in mine)
        self._finder.look()
        self.on_gain(shard)

    async def _load(self, shard: int) -> None:
        """Take the sessions of a shard into memory, and what is ordered there."""
        share = Share(self._shards.count, (shard,))
        while True:
            try:
                tables = await self._tables.load(share)
                await self._orders.load([table.head.id for table in tables], share)
                return
            except StoreError as error:
                log.warning("the sessions of shard %d cannot be read yet: %s", shard, error)
                await asyncio.sleep(AGAIN)

    async def _is_up_to_date(self, shard: int) -> bool:
        try:
            await self._tables.refresh()
        except (StoreError, Refused) as error:
            log.warning("the sessions of shard %d cannot be read yet: %s", shard, error)
            return False
        return True

    async def _forget(self, shard: int) -> None:
        """Let go of what was known of a shard, once nobody can ask this process about it any longer."""
        await asyncio.sleep(KNOWN)
        self._leaving.discard(shard)
        if self._shards.forget(shard):
            gone = self._tables.unload(shard)
            self._autoplay.forget(gone)
            self._alarms.forget(gone)
            self._orders.forget(gone)

    def _of_shard(self, shard: int) -> list[LiveTable]:
        tables = self._tables.by_id.values()
        return [table for table in tables if self._shards.of(table.head.guild_id) == shard]
