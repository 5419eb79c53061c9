"""Whether the bot keeps up: how late its loop is, and how many errors it has logged."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque

from bot.sessions.core.signals import Signal

BEAT = 0.25
"""Seconds between two measurements of the loop."""
KEPT = 1200
"""Measurements that are kept: five minutes of them."""


class Pulse(logging.Handler):
    """Measures the delay of the event loop, and counts warnings and errors in the log.

    `lags` are the last delays in seconds, the oldest first; `since` is when it began (UTC seconds). `on_lag` tells each
    delay, `on_line` the level of each logged line.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lags: deque[float] = deque(maxlen=KEPT)
        self._errors: deque[float] = deque(maxlen=KEPT)
        self.since = time.time()
        self.on_lag = Signal[float]("a delay of {} s")
        self.on_line = Signal[str]("a line of the log")
        self._task: asyncio.Task[None] | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            self._errors.append(record.created)
        self.on_line(record.levelname.lower())

    def errors_since(self, when: float) -> int:
        """How many errors were logged since a moment (UTC seconds)."""
        return sum(at >= when for at in self._errors)

    def start(self) -> None:
        """Begin to measure and to count."""
        logging.getLogger().addHandler(self)
        self._task = asyncio.get_running_loop().create_task(self._look())

    async def stop(self) -> None:
        """Stop measuring how late the loop is."""
        logging.getLogger().removeHandler(self)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def lag(self, share: float) -> float | None:
        """The delay in seconds that this share of the measurements did not exceed; None before the first."""
        if not self.lags:
            return None
        ordered = sorted(self.lags)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            late = max(0.0, loop.time() - wanted)
            self.lags.append(late)
            self.on_lag(late)
