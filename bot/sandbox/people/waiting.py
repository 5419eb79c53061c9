"""Waiting for something to hold, on events instead of sleeping."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

OUTSIDE = 0.02


class Waiters:
    """Those who wait until something holds; they are asked again after every change in the sandbox.

    What changes outside of it (in the bot's own memory) is noticed within `OUTSIDE` seconds.
    """

    def __init__(self) -> None:
        self._waiting: dict[asyncio.Future[Any], Callable[[], Any]] = {}

    async def wait_for(self, predicate: Callable[[], T], timeout: float, what: str = "") -> T:
        """The first truthy value of `predicate`. Raises TimeoutError after `timeout` seconds."""
        value = predicate()
        if value:
            return value
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting[future] = predicate
        try:
            async with asyncio.timeout(timeout):
                while not future.done():
                    await asyncio.wait([future], timeout=OUTSIDE)
                    self.poke()
                return future.result()
        except TimeoutError:
            raise TimeoutError(f"nothing came of it within {timeout} s {what}".strip()) from None
        finally:
            self._waiting.pop(future, None)

    def poke(self) -> None:
        """Ask everyone again."""
        for future, predicate in list(self._waiting.items()):
            if future.done():
                continue
            try:
                value = predicate()
            except Exception as error:
                # It belongs to the one who waits, not to whoever changed something.
                future.set_exception(error)
                continue
            if value:
                future.set_result(value)
