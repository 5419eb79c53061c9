"""How late an event loop is, and whose fault that is: its own, or that of a machine with more to do than processors."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection

from tests.bench.apart import started
from tests.bench.table import quantile

TICK = 0.002


class Lag:
    """How late a ticker comes while the block lasts, in seconds.

    `late` is all of it; `own` what is left of each without the time in which the loop's thread could have run and had
    no processor: its own work, other threads with the interpreter's lock, searches for garbage.
    """

    def __init__(self, tick: float = TICK) -> None:
        self.late: list[float] = []
        self.own: list[float] = []
        self._tick = tick

    async def _ticking(self) -> None:
        statistics = f"/proc/self/task/{threading.get_native_id()}/schedstat"
        file = os.open(statistics, os.O_RDONLY)
        try:
            while True:
                waited, start = _waited(file), time.perf_counter()
                await asyncio.sleep(self._tick)
                late = max(0.0, time.perf_counter() - start - self._tick)
                self.late.append(late)
                self.own.append(max(0.0, late - (_waited(file) - waited)))
        finally:
            os.close(file)

    async def __aenter__(self) -> Lag:
        self._task = asyncio.create_task(self._ticking())
        return self

    async def __aexit__(self, *_: object) -> None:
        while not self.late and not self._task.done():
            await asyncio.sleep(self._tick)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


def _waited(file: int) -> float:
    """Seconds that a thread has stood in line for a processor (Linux: the second number of its schedstat)."""
    return int(os.pread(file, 64, 0).split()[1]) / 1e9


@asynccontextmanager
async def elsewhere() -> AsyncIterator[list[float]]:
    """The same lags of a loop that does nothing else, in a process of its own; they are there after the block."""
    here, there = multiprocessing.Pipe()
    process = started(_bare, there)
    await asyncio.to_thread(here.recv)
    found: list[float] = []
    try:
        yield found
    finally:
        here.send(None)
        found += await asyncio.to_thread(here.recv)
        await asyncio.to_thread(process.join)


def _bare(pipe: Connection) -> None:
    async def tick() -> list[float]:
        async with Lag() as lag:
            pipe.send(None)
            await asyncio.to_thread(pipe.recv)
        return lag.late

    pipe.send(asyncio.run(tick()))


def spread(values: list[float]) -> str:
    """Median and 99th percentile of times in seconds, for a row."""
    return f"{quantile(values, 0.5) * 1000:.1f} / {quantile(values, 0.99) * 1000:.1f} ms"
