"""Requests that take seconds: in a lane one at a time for each person, few at once for all; equal ones are shared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeVar

from bot.discord.core.text.errors import Trouble

T = TypeVar("T")

MOST = 8
"""How many different requests may be waiting or at work in a lane."""


class Heavy:
    """A lane for heavy requests, `at_once` of which are at work; the others wait in the order in which they came."""

    def __init__(self, at_once: int) -> None:
        self._room = asyncio.Semaphore(at_once)
        self._wanted: dict[Hashable, asyncio.Task[Any]] = {}
        self._people: set[int] = set()
        """The ids of the people who wait for something in this lane."""

    async def do(self, user_id: int, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result of the work; requests with the same key get the same one.

        Raises Trouble: "one-at-a-time" if this person waits for another request here, "queue-full".
        """
        task: asyncio.Task[T] | None = self._wanted.get(key)
        if task is None:
            if user_id in self._people:
                raise Trouble("one-at-a-time")
            if len(self._wanted) >= MOST:
                raise Trouble("queue-full")
            task = asyncio.create_task(self._work(user_id, key, work))
            self._wanted[key] = task
            self._people.add(user_id)
        return await asyncio.shield(task)

    async def _work(self, user_id: int, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        try:
            async with self._room:
                return await work()
        finally:
            del self._wanted[key]
            self._people.discard(user_id)
