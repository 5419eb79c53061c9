"""The pool: which worker does what next. Everything here happens on the event loop but the waiting for workers."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from functools import partial
from typing import Any, ParamSpec, TypeVar

from bot.workers.process import Gone, Process
from bot.workers.serving import PATIENCE, resident
from bot.workers.watch import Order, Watch

P = ParamSpec("P")
T = TypeVar("T")

MOST = 4
"""More workers draw no faster than one event loop can send."""

THREADS = 2
"""How many threads draw where there are no workers."""

TRIES = 3
"""How many workers may die over one order, and how many may fail to start in a row."""

PLACES = 1000
"""For so many tables it is remembered which worker keeps their last pictures."""

SETTLED = 500
"""After so many orders a worker's memory no longer grows by what every worker needs."""

log = logging.getLogger(__name__)


class Rank(IntEnum):
    """What an order is for, the most urgent first."""

    PICTURE = 0
    THOUGHT = 1
    """It may take long: at least one worker is kept free of them, unless there is only one."""


class Workers:
    """At most so many processes, started when needed. With none, everything is done on threads.

    Each does what `begin` says before anything else. One that holds more than `budget` bytes is replaced (0: never).
    """

    def __init__(
        self,
        most: int,
        begin: Sequence[Callable[[], object]] = (),
        *,
        budget: int = 0,
        threads: int = THREADS,
        watch: Watch | None = None,
    ) -> None:
        self._most, self._begin, self._budget = most, begin, budget
        self.at_once = most or threads
        """How many orders are worked on at the same time."""
        self._failed = 0
        self._all: list[Process] = []
        self._busy: dict[Process, Rank | None] = {}
        """With what a worker is busy; None while it starts."""
        self._kept: OrderedDict[Hashable, Process] = OrderedDict()
        self._waiting: dict[Rank, deque[tuple[asyncio.Future[Process | None], Hashable]]]
        self._waiting = {rank: deque() for rank in Rank}
        self._closed = False
        self.watch = watch or Watch()
        self._lines = ThreadPoolExecutor(most + 1, "worker")
        """Each of its threads waits for one worker."""
        self._threads = ThreadPoolExecutor(threads, "picture", initializer=_give_way)

    @property
    def apart(self) -> bool:
        """Whether there are processes."""
        return self._most > 0 and self._failed < TRIES

    @property
    def pids(self) -> list[int]:
        """The numbers of the processes."""
        return [worker.pid for worker in self._all]

    async def here(self, task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function on a thread of this process."""
        if self._closed:
            raise asyncio.CancelledError
        with self.watch.order(task) as order:
            return await self._on_a_thread(self._threads, order, partial(task, *args, **kwargs))

    async def do(
        self,
        task: Callable[..., T],
        *args: Any,
        rank: Rank = Rank.PICTURE,
        table: Hashable = None,
        about: str = "",
    ) -> T:
        """Call a function of a module in a worker; its arguments and what it returns must be picklable.

        What belongs to one `table` is done by the same worker, unless that is busy. If a worker dies over it or gives
        no sign of life for too long, another does it again. Raises Gone if several do. `about` says in the log what it
        is about, such as a game.
        """
        with self.watch.order(task, about) as order:
            for _ in range(TRIES):
                worker = await self._taken(rank, table)
                if worker is None:
                    threads = self._threads if rank is Rank.PICTURE else None
                    return await self._on_a_thread(threads, order, partial(task, *args))
                order.begin()
                self.watch.begin(worker)
                asked = asyncio.get_running_loop().run_in_executor(self._lines, worker.ask, task, *args)
                asked.add_done_callback(partial(self._answered, worker, order))
                try:
                    found: T = await asyncio.shield(asked)
                    return found
                except Gone:
                    if self._closed:
                        raise asyncio.CancelledError from None
        raise Gone

    async def _on_a_thread(
        self, threads: ThreadPoolExecutor | None, order: Order, call: Callable[[], T]
    ) -> T:
        def begun() -> T:
            order.begin()
            return call()

        return await asyncio.get_running_loop().run_in_executor(threads, begun)

    def close(self) -> None:
        """End all workers, whatever they are at."""
        self._closed = True
        self.watch.close()
        for worker in self._all:
            worker.end()
        for queue in self._waiting.values():
            for turn, _ in queue:
                turn.cancel()
        for threads in (self._lines, self._threads):
            threads.shutdown(wait=True, cancel_futures=True)

    # Who works ---------------------------------------------------------------------------------------------------

    async def _taken(self, rank: Rank, table: Hashable) -> Process | None:
        """A worker for an order, when one is free; None if there are none. After the end, all orders are cancelled."""
        if self._closed:
            raise asyncio.CancelledError
        worker = self._free(rank, table)
        if not self.apart or (worker is None and rank is Rank.PICTURE and self._all_think):
            return None
        if worker is None:
            turn: asyncio.Future[Process | None] = asyncio.get_running_loop().create_future()
            self._waiting[rank].append((turn, table))
            self._grow()
            try:
                return await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled() and (given := turn.result()) is not None:
                    self._release(given)
                raise
        self._take(worker, rank, table)
        return worker

    @property
    def _all_think(self) -> bool:
        return [*self._busy.values()] == [Rank.THOUGHT] * self._most

    def _free(self, rank: Rank, table: Hashable) -> Process | None:
        """The worker that has time for an order: its table's own if possible."""
        for worker in [each for each in self._all if each not in self._busy and not each.alive]:
            self._drop(worker)
        free = [worker for worker in self._all if worker not in self._busy]
        if rank is Rank.THOUGHT:
            thinking = sum(busy is Rank.THOUGHT for busy in self._busy.values())
            return free[-1] if free and thinking < max(1, self._most - 1) else None
        kept = self._kept.get(table)
        return kept if kept in free else next(iter(free), None)

    def _take(self, worker: Process, rank: Rank, table: Hashable) -> None:
        self._busy[worker] = rank
        if table is not None:
            self._kept[table] = worker
            self._kept.move_to_end(table)
            while len(self._kept) > PLACES:
                self._kept.popitem(last=False)

    def _answered(self, worker: Process, order: Order, asked: asyncio.Future[Any]) -> None:
        """A worker is done with an order, or was lost over it. Whoever asked may have gone."""
        if not asked.cancelled() and isinstance(asked.exception(), Gone) and not self._closed:
            log.warning("a worker %s; another takes its place", self.watch.lost(worker, f"over {order.name}"))
        self._release(worker)

    def _release(self, worker: Process) -> None:
        """A worker has time again, unless it is gone or has grown too large."""
        self._busy.pop(worker, None)
        self.watch.end(worker)
        if self._closed:
            return
        if not worker.alive:
            self._drop(worker)
        elif self._budget and worker.done >= SETTLED and worker.resident > self._budget:
            log.info("a worker holds %d MB and is replaced", worker.resident // 1_000_000)
            self._drop(worker)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give the workers that have time to those who wait; start one if that is not enough."""
        for rank, queue in self._waiting.items():
            while queue:
                turn, table = queue[0]
                if turn.done():
                    queue.popleft()
                    continue
                worker = self._free(rank, table) if self.apart else None
                if worker is None and self.apart:
                    break
                queue.popleft()
                if worker is not None:
                    self._take(worker, rank, table)
                turn.set_result(worker)
        if any(self._waiting.values()):
            self._grow()

    def _drop(self, worker: Process) -> None:
        self._lines.submit(worker.end)
        self._all.remove(worker)
        for table in [table for table, kept in self._kept.items() if kept is worker]:
            del self._kept[table]

    def _grow(self) -> None:
        """Start one more worker, one at a time."""
        idle = any(worker not in self._busy for worker in self._all)
        if idle or self._closed or len(self._all) >= self._most or None in self._busy.values():
            return
        try:
            worker = Process()
        except OSError as error:
            log.warning("no worker can be started: %s", error)
            self._failed += 1
            asyncio.get_running_loop().call_soon(self._hand_out)
            return
        self._all.append(worker)
        self._busy[worker] = None
        self.watch.begin(worker)
        starting = asyncio.get_running_loop().run_in_executor(self._lines, _begin, worker, self._begin)
        starting.add_done_callback(partial(self._started, worker))

    def _started(self, worker: Process, starting: asyncio.Future[None]) -> None:
        if starting.cancelled():
            return
        if (error := starting.exception()) is None:
            self._failed = 0
        elif not self._closed:
            self._failed += 1
            worker.end()
            if worker.silent:
                log.warning("a worker %s", self.watch.lost(worker, "as it started"))
            else:
                log.warning("a worker did not start: %r", error)
        self._release(worker)


def _begin(worker: Process, begin: Sequence[Callable[[], object]]) -> None:
    for task in (resident, *begin):
        worker.ask(task)
    worker.done = 0


def _give_way() -> None:
    """Lower the priority of this thread, on Linux only: elsewhere it would apply to the whole bot."""
    if sys.platform == "linux":
        os.nice(PATIENCE)


def usual() -> int:
    """How many workers suit this machine."""
    return min(os.cpu_count() or 1, MOST)
