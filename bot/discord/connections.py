"""The shards of Discord to which this process is connected, each by itself: they come and go while the bot runs.

discord.py connects all shards at its start and none later; what is used of its inner parts for that is used only here.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import discord
from discord.gateway import DiscordWebSocket

from bot.sessions.core.signals import Signal

log = logging.getLogger(__name__)

LINGER = 1.0
"""Seconds for which a shard that is no longer wanted stays connected: who takes it over may not know yet."""

LOOK = 0.05
"""Seconds between two looks at whether all servers of a shard are known."""


class Connections:
    """Keeps connected what is wanted, and nothing else.

    `patience` is how many seconds Discord may take to tell of one more server after it has named all of a shard.
    `on_heard` tells a shard that is connected and whose servers are known; `on_left` one that was given up.
    """

    def __init__(self, client: discord.AutoShardedClient, patience: float) -> None:
        self._client, self._patience = client, patience
        self.together = 1
        """How many shards may identify together."""
        self.heard = set[int]()
        self.on_heard, self.on_left = Signal[int]("hearing shard {}"), Signal[int]("leaving shard {}")
        self.wanted = frozenset[int]()
        """The shards that are to be connected."""
        self._given_up = set[int]()
        self._is_closed = False
        self._keepers: dict[int, asyncio.Task[None]] = {}
        self._listeners: dict[int, asyncio.Task[None]] = {}
        self._changed: dict[int, asyncio.Event] = {}
        self._turns: dict[int, asyncio.Lock] = {}

    @property
    def ready(self) -> frozenset[int]:
        """The shards that are connected now, and whose servers are known."""
        return frozenset(each for each in self.heard if self._is_open(each))

    @property
    def latency(self) -> float:
        """Seconds of a heartbeat to Discord and back, over all open connections; not a number if there is none."""
        found = [each.latency for number, each in self._client.shards.items() if self._is_open(number)]
        return sum(found) / len(found) if found else float("nan")

    def want(self, shards: frozenset[int]) -> None:
        """Connect these shards, and leave the others in a moment."""
        if self._is_closed:
            return
        loop = asyncio.get_running_loop()
        for shard in self.wanted - shards:
            loop.call_later(LINGER, self._give_up, shard)
        self.wanted = shards
        for shard in sorted(shards):
            self._given_up.discard(shard)
            if shard not in self._keepers:
                self._changed[shard] = asyncio.Event()
                self._keepers[shard] = task = loop.create_task(self._keep(shard))
                task.add_done_callback(partial(self._kept, shard))

    def connected(self, shard: int) -> None:
        """Discord has named the servers of a shard, and tells of each of them now."""
        if not self._is_back(shard):
            return
        if (earlier := self._listeners.get(shard)) is not None:
            earlier.cancel()
        self._listeners[shard] = asyncio.get_running_loop().create_task(self._listen(shard))

    def resumed(self, shard: int) -> None:
        """The connection of a shard goes on."""
        self._is_back(shard)

    def _is_back(self, shard: int) -> bool:
        """Whether a shard that is connected is kept; one that discord.py connected while it was given up is left."""
        if shard in self._keepers:
            self._changed[shard].set()
            return True
        self._listeners[shard] = asyncio.get_running_loop().create_task(self._leave(shard))
        return False

    def told(self, shard: int) -> None:
        """Discord has told of all servers of a shard."""
        if shard in self._keepers and shard not in self.heard:
            self.heard.add(shard)
            self.on_heard(shard)

    async def left(self) -> None:
        """Wait until what is no longer wanted is no longer connected."""
        tasks = [task for shard, task in self._keepers.items() if shard not in self.wanted]
        if tasks:
            await asyncio.wait(tasks, timeout=LINGER + 0.3)

    async def close(self) -> None:
        """Keep nothing any longer; what is connected is left to the client to close."""
        self._is_closed, self.wanted = True, frozenset()
        while tasks := {
            each for each in (*self._keepers.values(), *self._listeners.values()) if not each.done()
        }:
            for task in tasks:
                task.cancel()
            # asyncio.wait_for, in discord.py, may lose a cancellation.
            await asyncio.wait(tasks, timeout=LOOK)

    def _give_up(self, shard: int) -> None:
        if shard not in self.wanted and shard in self._keepers:
            self._given_up.add(shard)
            self._changed[shard].set()

    def _kept(self, shard: int, _: asyncio.Task[None]) -> None:
        del self._keepers[shard]
        self._given_up.discard(shard)
        if shard in self.wanted:
            self.want(self.wanted)

    def _is_open(self, shard: int) -> bool:
        info = self._client.get_shard(shard)
        return info is not None and not info.is_closed()

    async def _keep(self, shard: int) -> None:
        """Connect a shard, and leave it when it is given up; in between, discord.py connects it again by itself."""
        changed = self._changed[shard]
        async with self._turns.setdefault(shard % self.together, asyncio.Lock()):
            if shard in self._given_up:
                return
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        while shard not in self._given_up or not self._is_open(shard):
            changed.clear()
            await changed.wait()
        await self._leave(shard)

    async def _listen(self, shard: int) -> None:
        """Wait until Discord has told of each server that it named; of one that is down it does not tell."""
        until = asyncio.get_running_loop().time() + self._patience
        while asyncio.get_running_loop().time() < until and any(
            each.unavailable for each in self._servers(shard)
        ):
            await asyncio.sleep(LOOK)
        self.told(shard)

    async def _leave(self, shard: int) -> None:
        info = self._client.get_shard(shard)
        assert info is not None
        self.heard.discard(shard)
        await info.disconnect()
        for server in self._servers(shard):
            self._client._connection._remove_guild(server)
        log.info("left shard %d", shard)
        self.on_left(shard)

    def _servers(self, shard: int) -> list[discord.Guild]:
        return [each for each in self._client.guilds if each.shard_id == shard]
