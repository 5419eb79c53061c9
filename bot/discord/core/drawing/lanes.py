"""Lanes: who draws next when more pictures are asked for than can be drawn at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from enum import IntEnum


class Lane(IntEnum):
    """What a picture is for, the most urgent first."""

    PERSON = 0
    """Someone clicked, and waits for it."""
    CHANNEL = 1
    """The message of a table in its channel."""
    LETTER = 2
    """Direct messages that nobody has asked for."""
    LEISURE = 3
    """Films, charts and what is drawn ahead."""


_lane: ContextVar[Lane] = ContextVar("lane", default=Lane.PERSON)
current_lane: Callable[[], Lane] = _lane.get
"""The lane in which the present task draws."""


@contextmanager
def in_lane(lane: Lane) -> Iterator[None]:
    """What is drawn in this block, and by tasks begun in it, is drawn in this lane."""
    before = _lane.set(lane)
    try:
        yield
    finally:
        _lane.reset(before)


PASSED_OVER = 2
"""After so many pictures that people asked for, a channel that waits comes first."""

IN_LINE = 3
"""From how many waiting channels on they get the slot that is kept for people who click."""


class Lanes:
    """Gives out slots: to the first lane in which something waits, and there to what came first.

    However much is clicked, channels get some. What no one has asked for never holds all slots, unless there is only
    one, and channels do so only where several wait: else whoever clicks would wait for the board of others.
    """

    def __init__(self, slots: int) -> None:
        self._slots = slots
        self._held: list[Lane] = []
        self._passed_over = 0
        """How many slots people got, one after another, while a channel waited."""
        self._waiting: dict[Lane, deque[asyncio.Future[None]]] = {lane: deque() for lane in Lane}

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Hold a slot, in the lane of the task."""
        lane = _lane.get()
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[lane].append(turn)
        self._give_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(lane)
            raise
        try:
            yield
        finally:
            self._leave(lane)

    def has_line(self, lane: Lane) -> bool:
        """Whether anything waits for a slot in a lane."""
        return any(not turn.done() for turn in self._waiting[lane])

    def _has_room(self, lane: Lane) -> bool:
        unasked = sum(each is not Lane.PERSON for each in self._held)
        many = lane is Lane.CHANNEL and sum(not turn.done() for turn in self._waiting[lane]) >= IN_LINE
        may = lane is Lane.PERSON or many or unasked < max(1, self._slots - 1)
        return may and len(self._held) < self._slots

    def _leave(self, lane: Lane) -> None:
        """Give a slot back."""
        self._held.remove(lane)
        self._give_out()

    def _give_out(self) -> None:
        """Give out slots as far as something may have one."""
        while (following := next(filter(self._has_room, self._in_line()), None)) is not None:
            self._waiting[following].popleft().set_result(None)
            self._held.append(following)
            waits = following is Lane.PERSON and self.has_line(Lane.CHANNEL)
            self._passed_over = self._passed_over + 1 if waits else 0

    def _in_line(self) -> list[Lane]:
        """The lanes in which something waits, in the order in which they get slots."""
        for queue in self._waiting.values():
            while queue and queue[0].done():
                queue.popleft()
        first = Lane.CHANNEL if self._passed_over >= PASSED_OVER else Lane.PERSON
        return sorted(
            (lane for lane, queue in self._waiting.items() if queue), key=lambda lane: lane != first
        )
