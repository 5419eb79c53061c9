"""What this process does about the shards that it has, that it is to have, and that others are to have."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Protocol

from bot.cluster.shares import A_SECOND, Share
from bot.sessions.core.shards import Shards
from bot.sessions.core.signals import Signal
from bot.store import StoreError
from bot.store.leases import Claim, Fixed, LeaseStore, Shared, Standing, Topic

log = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds until what the database refused is tried again."""

LOOK = 0.5
"""Seconds between two looks at whether anyone is still there to take a shard."""


class Connections(Protocol):
    """Connects shards to Discord."""

    heard: set[int]
    """Those that are connected and whose servers are all known."""

    def want(self, shards: frozenset[int]) -> None:
        """Connect these shards, and leave all others in a moment."""
        ...


class Duties(Protocol):
    """Does what nobody asks for."""

    async def let_go(self, shard: int) -> None:
        """Do nothing unasked for a shard any longer; returns once what was under way has ended."""
        ...

    async def keep(self, shard: int) -> None:
        """Go on with a shard that was let go and could not be handed over."""
        ...


class Cluster:
    """This process among all on its database: with its fair share, shards pass from one to another at any time."""

    def __init__(self, leases: LeaseStore, shards: Shards, claim: Claim) -> None:
        self._leases, self._shards, self._shared = leases, shards, isinstance(claim, Shared)
        self._parts: tuple[Connections, Duties] | None = None
        self._share = Share()
        self._handing: dict[int, asyncio.Task[None]] = {}
        self._tasks = set[asyncio.Task[None]]()
        self._changed = asyncio.Event()
        self.is_leaving = False
        """Whether it was told to end, and hands over what it has."""
        self.a_second = _least(claim)
        """How many requests to Discord it may send in a second."""
        self.on_share = Signal[int]("a share of {} requests a second")
        shards.on_standing.subscribe(self._stands)

    async def agree(self, wanted: int) -> int:
        """How many shards there are for all; `wanted` is for the first process to decide. Raises StoreError."""
        count = await self._leases.count_shards(wanted)
        self._shards.stands(await self._leases.beat())
        return count

    def serve(self, connections: Connections, duties: Duties) -> None:
        """Connect the shards of this process, and do what is to be done for them, from now on."""
        self._parts = connections, duties
        if self._shared:
            self._spawn(self._listen(), "news of shards")
        self._connect()

    async def identify(self, group: int) -> None:
        """Wait until a shard of this group may identify, so that those of all processes keep to Discord's limit."""
        await self._leases.identify(group)

    def heard(self, shard: int) -> None:
        """A shard is connected, and all its servers are known: if it is another's, it can be taken over."""
        if shard in self._shards.heir_of:
            self._spawn(self._report(shard), f"the wait for shard {shard}")

    async def leave(self, patience: float) -> None:
        """Hand over all shards, as long as anyone is there to take them, for at most so many seconds."""
        self.is_leaving = True
        if not self._shared:
            return
        try:
            async with asyncio.timeout(patience):
                self._shards.stands(await self._leases.beat(leaving=True))
                while self._shards.terms and self._has_heirs():
                    self._changed.clear()
                    try:
                        await asyncio.wait_for(self._changed.wait(), LOOK)
                    except TimeoutError:
                        pass
        except TimeoutError:
            log.warning("not all shards could be handed over in time: %s", sorted(self._shards.terms))
        except StoreError as error:
            log.warning("no shard can be handed over: %s", error)

    async def close(self) -> None:
        """Stop: what others do from now on changes nothing here."""
        self._parts = None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _has_heirs(self) -> bool:
        standing = self._shards.standing
        return standing is not None and any(
            each.name != standing.process and not each.leaving for each in standing.processes
        )

    def _stands(self, standing: Standing) -> None:
        self._changed.set()
        if self._shared:
            self.a_second = self._share.stands(standing)
            self.on_share(self.a_second)
        self._connect()
        for lease in standing.leases:
            if lease.heir == standing.process and not lease.ready and self._parts is not None:
                if lease.shard in self._parts[0].heard:
                    self.heard(lease.shard)
            elif lease.process == standing.process and lease.heir and lease.ready:
                self._hand_over(lease.shard)

    def _connect(self) -> None:
        if self._parts is not None:
            self._parts[0].want(frozenset(self._shards.terms) | self._shards.heir_of)

    async def _listen(self) -> None:
        while True:
            try:
                await self._leases.news(Topic.LEASES)
                self._shards.stands(await self._leases.beat(leaving=self.is_leaving))
            except StoreError as error:
                log.warning("what other processes do cannot be read: %s", error)
                await asyncio.sleep(PAUSE)

    async def _report(self, shard: int) -> None:
        await self._leases.shard_ready(shard)

    def _hand_over(self, shard: int) -> None:
        if self._parts is not None and shard not in self._handing:
            task = self._spawn(self._handed(shard, self._parts[1]), f"handing over shard {shard}")
            self._handing[shard] = task
            task.add_done_callback(lambda _: self._handing.pop(shard, None))

    async def _handed(self, shard: int, duties: Duties) -> None:
        try:
            await duties.let_go(shard)
            if await self._leases.hand_over(shard):
                log.info("handed over shard %d", shard)
                self._shards.stands(await self._leases.beat(leaving=self.is_leaving))
                return
        except StoreError as error:
            log.warning("shard %d is not handed over: %s", shard, error)
        await duties.keep(shard)

    def _spawn(self, work: Coroutine[Any, Any, None], what: str) -> asyncio.Task[None]:
        async def guarded() -> None:
            try:
                await work
            except StoreError as error:
                log.warning("%s: not now: %s", what, error)
            except Exception:
                log.exception("%s failed", what)

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _least(claim: Claim) -> int:
    """The requests that a process may send in a second in any case: others know of it by its claim alone."""
    match claim:
        case Fixed(count=count):
            return max(1, A_SECOND // count)
        case Shared():
            return 1
        case _:
            return A_SECOND
