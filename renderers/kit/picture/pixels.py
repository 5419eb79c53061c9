"""The one memory of what renderers have drawn: bounded in bytes.

A function that draws says so with `cached_pixels`; its arguments are the key. When there is no room, that goes first
which was not used for long and is quickly drawn again for its bytes (Cao and Irani, "Cost-Aware WWW Proxy Caching
Algorithms", 1997: GreedyDual-Size): each use lifts a thing above the last one that went, by the seconds a byte of it
saves. What is forgotten is drawn again with the same pixels, so a small budget costs time and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, wraps
from heapq import heapify, heappop, heappush
from itertools import count
from threading import Lock
from time import thread_time
from typing import Any, NamedTuple, ParamSpec, TypeVar, cast

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

BUDGET = 96 * 2**20
"""Bytes of pixels that a process keeps unless it is told otherwise."""
ENTRY = 500
"""Bytes that remembering a thing costs besides its pixels."""
LEAST_WORTH = 1e-5
"""Seconds that drawing anything takes."""
DEPTH = {"1": 1, "L": 1, "P": 1}
"""Bytes of a pixel by the mode of its image; the others take four, true colours too."""


class PixelFigures(NamedTuple):
    """How much is kept, and what that was good for since the process began."""

    held: int
    budget: int
    entries: int
    hits: int
    misses: int
    evicted: int


@dataclass(slots=True, eq=False)
class _Entry:
    key: Hashable
    value: Any
    size: int
    worth: float
    rank: tuple[float, int]
    """The entry of the least one goes first; the number is that of its last use."""


class PixelCache:
    """A memory of drawn things by key, safe to use from several threads."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._entries: dict[Hashable, _Entry] = {}
        self._queue: list[tuple[tuple[float, int], _Entry]] = []
        self._uses = count()
        self._floor = 0.0
        self._lock = Lock()
        self._held = self._hits = self._misses = self._evicted = 0

    @property
    def figures(self) -> PixelFigures:
        """How much is kept, and how often that was of use."""
        with self._lock:
            counts = (len(self._entries), self._hits, self._misses, self._evicted)
            return PixelFigures(self._held, self._budget, *counts)

    def get(self, key: Hashable) -> Any:
        """What is kept under a key; None if there is nothing."""
        with self._lock:
            found = self._entries.get(key)
            if found is None:
                self._misses += 1
                return None
            self._hits += 1
            found.rank = self._rank(found.worth)
            return found.value

    def put(self, key: Hashable, value: object, seconds: float, own: object = None) -> None:
        """Keep a thing that it took some time to draw, in the place of what was kept under the key.

        What counts is its `own` part, where that is not all of it.
        """
        size = ENTRY + bytes_of(value if own is None else own)
        worth = max(seconds, LEAST_WORTH) / size
        with self._lock:
            rank = self._rank(worth)
            if (entry := self._entries.get(key)) is not None:
                self._held -= entry.size
                entry.value, entry.size, entry.worth, entry.rank = value, size, worth, rank
            else:
                entry = self._entries[key] = _Entry(key, value, size, worth, rank)
                heappush(self._queue, (rank, entry))
            self._held += size
            self._shrink()

    def allow(self, budget: int) -> None:
        """Keep at most so many bytes from now on."""
        with self._lock:
            self._budget = budget
            self._shrink()

    def forget(self, which: Callable[[Hashable], bool] = lambda key: True) -> None:
        """Forget everything, or what is kept under keys of a kind."""
        with self._lock:
            for key in [key for key in self._entries if which(key)]:
                self._held -= self._entries.pop(key).size
            self._queue = [each for each in self._queue if each[1].key in self._entries]
            heapify(self._queue)

    def _rank(self, worth: float) -> tuple[float, int]:
        return self._floor + worth, next(self._uses)

    def _shrink(self) -> None:
        while self._held > self._budget:
            rank, entry = heappop(self._queue)
            # It was used since it was queued: its place in the queue is out of date, and is put right only now.
            if entry.rank != rank:
                heappush(self._queue, (entry.rank, entry))
                continue
            del self._entries[entry.key]
            # Whatever is used from now on ranks above what had to go: nothing stays only because it was slow once.
            self._floor = max(self._floor, rank[0])
            self._held -= entry.size
            self._evicted += 1


PIXELS = PixelCache(BUDGET)
"""What this process has drawn."""


def cached_pixels(draw: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function draws in `PIXELS` under its arguments; it must never give None."""

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (draw, args, tuple(kwargs.items())) if kwargs else (draw, args)
        if (found := PIXELS.get(key)) is None:
            began = thread_time()
            found = draw(*args, **kwargs)
            PIXELS.put(key, found, thread_time() - began)
        return cast(T, found)

    return drawn


def bytes_of(value: object) -> int:
    """How many bytes of pixels and other bytes a thing holds."""
    if isinstance(value, Image.Image):
        return value.width * value.height * DEPTH.get(value.mode, 4)
    if isinstance(value, bytes):
        return len(value)
    if isinstance(value, tuple | list):
        return sum(map(bytes_of, value))
    return sum(map(bytes_of, _parts(value)))


def _parts(value: Any) -> list[object]:
    """What the fields of a dataclass hold; nothing else has any."""
    kind: Any = type(value)
    return [getattr(value, name) for name in _fields(kind)]


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
