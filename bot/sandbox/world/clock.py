"""The sandbox's time: the machine's clock plus a skew that tests and the page can push forward.

Everything that Discord measures in time (three seconds to answer, fifteen minutes of a token, rate-limit windows,
the time inside an id) reads this clock, so "an hour later" is one call and no waiting.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400.0
"""Seconds from the Unix epoch to the first second of 2015, from which ids count."""


class Timer:
    """One pending call; `cancel` forgets it."""

    __slots__ = ("_callback", "_clock", "_handle", "deadline")

    def __init__(self, clock: Clock, deadline: float, callback: Callable[[], None]) -> None:
        self._clock = clock
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None
        self.deadline = deadline
        self.aim()

    def aim(self) -> None:
        """Set the event loop's timer to what is left of the waiting."""
        if self._handle is not None:
            self._handle.cancel()
        left = max(0.0, self.deadline - self._clock.now())
        if left and self._clock.stands:
            return
        self._handle = asyncio.get_running_loop().call_later(left, self._fire)

    def _fire(self) -> None:
        self._clock.timers.discard(self)
        self._callback()

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._clock.timers.discard(self)


class Clock:
    """Seconds since the Unix epoch, shifted by `skew` seconds."""

    def __init__(self, skew: float = 0.0) -> None:
        self.skew = skew
        self.timers: set[Timer] = set()
        self._stands_at: float | None = None

    def now(self) -> float:
        return (time.time() if self._stands_at is None else self._stands_at) + self.skew

    def steady(self) -> float:
        """Seconds from some moment on, shifted alike, that do not count while the machine sleeps."""
        return (time.monotonic() if self._stands_at is None else self._stands_at) + self.skew

    def age(self, snowflake: str) -> float:
        """Seconds since the time inside an id."""
        return self.now() - (int(snowflake) >> 22) / 1000 - DISCORD_EPOCH

    @property
    def stands(self) -> bool:
        """Whether time passes only by `advance`."""
        return self._stands_at is not None

    def stand(self) -> None:
        """From now on time passes only by `advance`: nothing is late because the machine is busy."""
        self._stands_at = time.time()
        for timer in list(self.timers):
            timer.aim()

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once; what falls due runs in the next round of the event loop."""
        if seconds < 0:
            raise ValueError("time only goes forward")
        self.skew += seconds
        for timer in list(self.timers):
            timer.aim()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        timer = Timer(self, self.now() + seconds, callback)
        self.timers.add(timer)
        return timer

    def cancel_all(self) -> None:
        for timer in list(self.timers):
            timer.cancel()

    def stamp(self) -> str:
        """Now, as Discord writes it: ISO 8601 with microseconds and +00:00."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Discord's ids: milliseconds since 2015 above 22 bits that tell ids of one millisecond apart."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self._last = last

    @property
    def newest(self) -> int:
        """The newest id."""
        return self._last

    def next(self) -> str:
        """A new id, larger than all before it."""
        fresh = int((self._clock.now() - DISCORD_EPOCH) * 1000) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)

    def next_on(self, shard: int, count: int) -> str:
        """A new id of a server that belongs to one of so many shards; of a moment less than `count` ms from now."""
        fresh = int(self.next())
        self._last = fresh + ((shard - (fresh >> 22)) % count << 22)
        return str(self._last)

    def at(self, moment: float) -> int:
        """The number below all ids made at a moment or later."""
        return max(0, int((moment - DISCORD_EPOCH) * 1000)) << 22

    def at_least(self, used: str) -> None:
        """Take note of an id that is already in use."""
        self._last = max(self._last, int(used))
