"""The bot's own budget of requests: what Discord would refuse waits here, and what is needed more goes first.

So no request sleeps inside discord.py, where it would keep a worker from showing something newer. Answers to
interactions have no part in it: Discord does not count them. What Discord allows in each channel is read from its
answers (`trace`); only the limit on edits of old messages has to be known, because no answer tells it.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import re
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from types import SimpleNamespace
from typing import TypeVar

import aiohttp
import discord

from bot.sessions.core.measures import Measure
from bot.sessions.core.shards import NotServed

OLD, OLD_EDITS, OLD_SECONDS = 3500.0, 3, 6.0
"""Of messages older than this (an hour, for Discord), a channel takes so many edits within so many seconds."""

PLENTY = 45
"""How much of a limit is left where Discord does not say."""

KEPT_BACK = 1
"""Requests of a channel's limit that are not used: after the last one, discord.py sleeps until the limit is reset."""

WINDOWS = 2000
"""How many channels' limits are kept before those that are over are forgotten."""

PROMPT = 5.0
"""Seconds that a request may be held back for which someone waits (`Budget.promptly`)."""

NEW_THREAD, CHANGE_CHANNEL = "POST threads", "PATCH channel"
"""What stands for the method of requests about a channel itself, whose limits may take minutes to reset."""

_LIMITED = re.compile(r"/channels/(\d+)(?:/(?:messages(?:/\d+)?|(threads)))?$")

Sent = TypeVar("Sent")


class Busy(Exception):
    """Discord takes no such request for this many `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"not for {seconds:.0f} s")
        self.seconds = seconds


class Need(IntEnum):
    """What a request is for, the most needed first."""

    POST = 0
    EDIT = 1
    HAND = 2
    RETIRE = 3
    LOOK = 4


YIELDS = {Need.POST: 0.0, Need.EDIT: 0.5, Need.HAND: 3.0, Need.RETIRE: 10.0, Need.LOOK: 20.0}
"""For so many seconds a request lets those go first that are needed more; so nothing waits without end."""

Key = tuple[str, int]
"""A method and a channel."""

MAY_GO: ContextVar[Callable[[], bool] | None] = ContextVar("MAY_GO", default=None)
"""Whether what the present task sends may still go when its turn comes; None: someone has asked for it."""


@dataclass(slots=True)
class Allowance:
    """How many requests are left until a time (of the event loop)."""

    left: int
    until: float


@dataclass(slots=True, order=True)
class Waiting:
    """A request that waits; `old` says that it edits an old message. The first that is `due`, goes first."""

    due: float
    number: int
    key: Key = field(compare=False)
    old: bool = field(compare=False)
    may_go: asyncio.Future[None] = field(compare=False)


class Budget:
    """All requests with the bot's token. `now` tells UTC seconds; `measure` hears of the figures (see `Measure`).

    `a_second` are the requests that this process may send in a second.
    """

    def __init__(self, now: Callable[[], float], measure: Measure, a_second: float) -> None:
        self._now, self._measure = now, measure
        self.a_second = a_second
        self._queue: list[Waiting] = []
        self._numbers = itertools.count()
        self._sent: deque[float] = deque()
        self._windows: dict[Key, Allowance] = {}
        self._old: dict[int, deque[float]] = {}
        self._prompt: dict[Key, list[asyncio.Future[float]]] = {}
        self._closed_until = 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def turn(self, need: Need, method: str, channel: int, message: int = 0) -> None:
        """Wait until this request may be sent; `message` is the one that is edited. Raises NotServed (see MAY_GO)."""
        loop = asyncio.get_running_loop()
        age = self._now() - discord.utils.snowflake_time(message).timestamp() if message else 0.0
        old = method == "PATCH" and age > OLD
        since = loop.time()
        due = since + YIELDS[need]
        waiting = Waiting(due, next(self._numbers), (method, channel), old, loop.create_future())
        heapq.heappush(self._queue, waiting)
        self._let_go()
        await waiting.may_go
        if (may_go := MAY_GO.get()) is not None and not may_go():
            raise NotServed
        self._measure("held", loop.time() - since, need.name.lower())

    async def promptly(
        self, need: Need, method: str, channel: int, send: Callable[[], Awaitable[Sent]]
    ) -> Sent:
        """Send a request for which someone waits. Raises Busy where Discord would take it only much later."""
        loop, key = asyncio.get_running_loop(), (method, channel)
        if (wait := self._until_reset(key, loop.time())) > PROMPT:
            raise Busy(wait)
        try:
            await asyncio.wait_for(self.turn(need, method, channel), PROMPT)
        except TimeoutError:
            raise Busy(self._until_reset(key, loop.time())) from None
        refused = loop.create_future()
        self._prompt.setdefault(key, []).append(refused)
        sending = asyncio.ensure_future(send())
        try:
            await asyncio.wait((sending, refused), return_when=asyncio.FIRST_COMPLETED)
            if not sending.done():
                raise Busy(refused.result())  # discord.py would sleep for so long
            return sending.result()
        finally:
            sending.cancel()
            self._prompt[key].remove(refused)
            if not self._prompt[key]:
                del self._prompt[key]

    @property
    def waiting(self) -> int:
        """How many requests wait for their turn."""
        return len(self._queue)

    def allow(self, a_second: int) -> None:
        """Send at most so many requests a second from now on."""
        more, self.a_second = a_second > self.a_second, a_second
        if more and self._queue:
            self._let_go()

    def trace(self) -> aiohttp.TraceConfig:
        """What discord.Client takes as `http_trace`, to learn from every answer."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._answered)
        return trace

    async def _answered(
        self, session: aiohttp.ClientSession, _: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        self.learn(params.method, params.url.path, params.response.status, params.response.headers)

    def learn(self, method: str, path: str, status: int, headers: Mapping[str, str]) -> None:
        """Take note of an answer of Discord's."""
        by_token = "/webhooks/" not in path and "/interactions/" not in path
        self._measure("request", 1, ("bot" if by_token else "interaction") if status != 429 else "refused")
        now = asyncio.get_running_loop().time()
        wait = float(headers.get("Retry-After", 0)) if status == 429 else 0.0
        if "X-RateLimit-Global" in headers:
            self._closed_until = now + wait
        elif found := _LIMITED.search(path):
            left = 0 if status == 429 else int(headers.get("X-RateLimit-Remaining", PLENTY))
            key = _method(method, found), int(found[1])
            self._note(key, left, now + max(wait, _reset_after(headers)))
            for refused in self._prompt.get(key, ()):
                if wait > PROMPT and not refused.done():
                    refused.set_result(wait)

    def _note(self, key: Key, left: int, until: float) -> None:
        now = asyncio.get_running_loop().time()
        before = self._windows.get(key)
        if before is not None and before.until > now:
            left = min(left, before.left)
        self._windows[key] = Allowance(left, until)
        if len(self._windows) > WINDOWS:
            self._windows = {key: each for key, each in self._windows.items() if each.until > now}
            self._old = {channel: each for channel, each in self._old.items() if each[-1] > now - OLD_SECONDS}

    def _let_go(self) -> None:
        """Let those go that may, the most needed first, and look again when the next one may."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        held: list[Waiting] = []
        soonest = float("inf")
        while self._queue and (wait := self._wait(now)) <= 0:
            waiting = heapq.heappop(self._queue)
            if waiting.may_go.done():
                continue
            if (own := self._wait_in_channel(waiting, now)) > 0:
                held.append(waiting)
                soonest = min(soonest, own)
                continue
            self._spend(waiting, now)
            waiting.may_go.set_result(None)
        if self._queue:
            soonest = min(soonest, wait)
        for waiting in held:
            heapq.heappush(self._queue, waiting)
        if self._timer is not None:
            self._timer.cancel()
        self._timer = loop.call_later(soonest, self._let_go) if self._queue else None

    def _wait(self, now: float) -> float:
        """Seconds until the bot as a whole may send a request."""
        while self._sent and self._sent[0] <= now - 1.0:
            self._sent.popleft()
        full = self._sent[0] + 1.0 - now if len(self._sent) >= self.a_second else 0.0
        return max(full, self._closed_until - now)

    def _wait_in_channel(self, waiting: Waiting, now: float) -> float:
        """Seconds until a request may be sent in its channel."""
        wait = self._until_reset(waiting.key, now)
        edits = self._old.get(waiting.key[1])
        if waiting.old and edits is not None and len(edits) == OLD_EDITS:
            wait = max(wait, edits[0] + OLD_SECONDS - now)
        return wait

    def _until_reset(self, key: Key, now: float) -> float:
        """Seconds until a limit of which nothing is left is reset."""
        window = self._windows.get(key)
        return window.until - now if window is not None and window.left <= KEPT_BACK else 0.0

    def _spend(self, waiting: Waiting, now: float) -> None:
        self._sent.append(now)
        window = self._windows.get(waiting.key)
        if window is not None and window.until > now:
            window.left -= 1
        if waiting.old:
            self._old.setdefault(waiting.key[1], deque(maxlen=OLD_EDITS)).append(now)


def _method(method: str, found: re.Match[str]) -> str:
    """What stands for the method in a key: several routes of a channel have limits of their own."""
    if "/messages" in found[0]:
        return method
    return f"{method} {found[2] or 'channel'}"


def _reset_after(headers: Mapping[str, str]) -> float:
    return float(headers.get("X-RateLimit-Reset-After", 0))
