"""The parts of an open sandbox, as the page and those who drive it from tests use them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from bot.sandbox.api.faults import Faults
from bot.sandbox.api.gateway import Gateway
from bot.sandbox.api.rest import Rest
from bot.sandbox.people.acts import Acts
from bot.sandbox.people.waiting import Waiters
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.world import World

T = TypeVar("T")


@dataclass(frozen=True)
class Parts:
    """The world, how it is served, what people do in it, and the faults in force."""

    clock: Clock
    world: World
    faults: Faults
    gateway: Gateway
    rest: Rest
    acts: Acts
    waiters: Waiters
    patience: float

    async def wait_for(self, predicate: Callable[[], T], timeout: float | None = None) -> T:
        """The first truthy value of `predicate`, asked again after every change in the world or at the gateway.

        Raises TimeoutError after `timeout` seconds (None: `patience`).
        """
        return await self.waiters.wait_for(predicate, self.patience if timeout is None else timeout)

    def skip(self, seconds: float) -> None:
        """Let time pass at once."""
        self.clock.advance(seconds)
        self.world.remember_skew()
