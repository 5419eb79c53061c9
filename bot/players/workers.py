"""Worker processes for players that think for long. They start when first needed, and end with the bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

_lock = threading.Lock()
_pool: ProcessPoolExecutor | None = None


async def in_a_worker(task: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function of a module in a worker; its arguments and what it returns must be picklable.

    If the workers die meanwhile, it is called once more in new ones.
    """
    pool = _workers()
    try:
        return await asyncio.wrap_future(pool.submit(task, *args, **kwargs))
    except BrokenProcessPool:
        log.warning("a worker of the computer players died; new ones are started")
        _forget(pool)
        return await asyncio.wrap_future(_workers().submit(task, *args, **kwargs))


def stop_workers() -> None:
    """End the workers when they have finished their tasks; the next task starts new ones."""
    if _pool is not None:
        _forget(_pool)


def _forget(pool: ProcessPoolExecutor) -> None:
    global _pool
    with _lock:
        if _pool is pool:
            _pool = None
    pool.shutdown(wait=False)


def _workers() -> ProcessPoolExecutor:
    global _pool
    with _lock:
        if _pool is None:
            # Spawned, since a fork would take along the threads' locks and the open database.
            _pool = ProcessPoolExecutor(
                max(1, (os.cpu_count() or 2) // 2),
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
            )
        return _pool


def _begin() -> None:
    """Let a worker ignore Ctrl+C, yield to the bot, and end when the bot is gone for any reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
