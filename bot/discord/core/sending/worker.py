"""A worker beside the answers: it does what there is to do whenever it is woken, for as long as the bot runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Worker:
    """Calls `work` at its start, each time it is woken, and, if given, `every` so many seconds; it must not raise."""

    def __init__(self, work: Callable[[], Awaitable[None]], every: float | None = None) -> None:
        self._work, self._every = work, every
        self._wake, self._idle = asyncio.Event(), asyncio.Event()
        self._idle.set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with a first call at once."""
        self._idle.clear()
        self._task = asyncio.get_running_loop().create_task(self._run())

    def wake(self) -> None:
        """Let it work soon, once more if it is working now."""
        self._idle.clear()
        self._wake.set()

    async def close(self) -> None:
        """Stop at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def settled(self) -> None:
        """Wait until it has nothing to do (for tests and measurements)."""
        if self._task is not None:
            await self._idle.wait()

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            await self._work()
            if not self._wake.is_set():
                self._idle.set()
            try:
                await asyncio.wait_for(self._wake.wait(), self._every)
            except TimeoutError:
                pass
