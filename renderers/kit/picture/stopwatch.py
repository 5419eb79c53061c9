"""How much of the time of drawing goes into packing files, on each thread by itself."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")


class _Spent(threading.local):
    seconds = 0.0


_spent = _Spent()


@contextmanager
def packing() -> Iterator[None]:
    """Count what is done in the block as packing."""
    start = time.perf_counter()
    try:
        yield
    finally:
        _spent.seconds += time.perf_counter() - start


def with_packing(draw: Callable[[], T]) -> tuple[T, float]:
    """The result of drawing, and the seconds spent on packing."""
    before = _spent.seconds
    return draw(), _spent.seconds - before
