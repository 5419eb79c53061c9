"""What is being done and for how long, and which worker has given no sign of life for too long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from bot.workers.process import Process

SILENCE = 20.0
"""Seconds without a sign of life after which a worker is killed."""

LOOKS = 4
"""So many looks at a worker are in that time. Only they count, so that none is killed because the bot itself slept.
One does not count if the worker spent most of the time before it in line for a processor."""


class Order:
    """Something that was asked for: the name of its function, and what that works on, such as a game."""

    def __init__(self, task: Callable[..., Any], about: str) -> None:
        name = getattr(getattr(task, "func", task), "__name__", type(task).__name__)
        self.name = f"{name} of {about}" if about else name
        self.since: float | None = None
        """When it was begun, in seconds of `time.monotonic`; None while it waits."""

    def begin(self) -> None:
        """Note the time at which it is no longer waiting."""
        if self.since is None:
            self.since = time.monotonic()


class Seen(NamedTuple):
    """What a look found: the worker's signs of life and its time in line, when, and how many looks in a row no sign."""

    signs: int
    waited: float
    at: float
    silent: int = 0


class Watch:
    """Knows the orders, and looks at the workers that are at one until each is done or has been silent too long."""

    def __init__(self, silence: float = SILENCE) -> None:
        self.silence = silence
        self.ended = self.silent = 0
        """How many workers ended over an order by themselves, and how many were killed because they were silent."""
        self._orders: set[Order] = set()
        self._seen: dict[Process, Seen] = {}
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many orders have not been begun."""
        return sum(order.since is None for order in [*self._orders])

    @property
    def under_way(self) -> int:
        """How many orders have been begun."""
        return len(self._orders) - self.waiting

    def oldest(self) -> float | None:
        """For how many seconds the oldest order has been under way; None if none is. Any thread may ask."""
        began = [order.since for order in [*self._orders] if order.since is not None]
        return time.monotonic() - min(began) if began else None

    @contextmanager
    def order(self, task: Callable[..., Any], about: str = "") -> Iterator[Order]:
        """Something is asked for while the block lasts."""
        order = Order(task, about)
        self._orders.add(order)
        try:
            yield order
        finally:
            self._orders.discard(order)

    def begin(self, worker: Process) -> None:
        """Look at a worker from now on."""
        self._seen[worker] = Seen(worker.signs, worker.waited, time.monotonic())
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.silence / LOOKS, self._look_again)

    def end(self, worker: Process) -> None:
        """The worker is done."""
        self._seen.pop(worker, None)

    def lost(self, worker: Process, when: str) -> str:
        """Count a worker that was lost; what became of it, in words."""
        if not worker.silent:
            self.ended += 1
            return f"ended before its time {when}"
        self.silent += 1
        return f"gave no sign of life for {self.silence:.0f} s {when} and was killed"

    def close(self) -> None:
        """Stop watching for workers that hang."""
        self._seen.clear()
        if self._timer is not None:
            self._timer.cancel()

    def look(self) -> None:
        """Kill the workers that have been silent for too many looks."""
        for worker, before in [*self._seen.items()]:
            now = Seen(worker.signs, worker.waited, time.monotonic(), before.silent)
            if now.signs != before.signs:
                now = now._replace(silent=0)
            elif now.waited - before.waited <= (now.at - before.at) / 2:
                now = now._replace(silent=before.silent + 1)
            self._seen[worker] = now
            if now.silent > LOOKS:
                del self._seen[worker]
                worker.silent = True
                worker.kill()

    def _look_again(self) -> None:
        self._timer = None
        self.look()
        if self._seen:
            self._timer = asyncio.get_running_loop().call_later(self.silence / LOOKS, self._look_again)
