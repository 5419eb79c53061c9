"""Work that is done again and again for as long as the sessions are open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store import StoreError

APART = 600.0
"""Seconds before the first time, and between the end of each and the next one."""

log = logging.getLogger(__name__)


class Rounds:
    """Does a piece of work every now and then, whatever it raised before; `name` is what the log calls it."""

    def __init__(self, work: Callable[[], Awaitable[None]], name: str) -> None:
        self._work, self._name = work, name
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task that goes on in rounds."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop, also in the middle of it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(APART)
            try:
                await self._work()
            except StoreError as error:
                log.warning("%s: not possible now: %s", self._name, error)
            except Exception:
                log.exception("%s: failed", self._name)
