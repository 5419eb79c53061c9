"""What runs in a worker: it takes orders from its input, one at a time, and writes what came of each to its output.

When the bot ends for any reason, its end of the input closes, and the worker is gone at once. An empty message is a
sign of life: what takes longer than a second or two calls `show_life` after each piece.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import IO, Any

Order = tuple[Callable[..., Any], tuple[Any, ...]]

PATIENCE = 10
"""The niceness of workers, so that the event loop gets the processor first."""

BEAT = 1.0
"""Seconds between two signs of life, at least."""

HEAD = 8
"""Bytes that say how long a message is."""


def serve() -> None:
    """Work until the bot closes the input."""
    orders, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed must not end up among the answers
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # a stop of all processes at once is the bot's to carry out
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    _Signs.give = partial(put, answers, b"")
    queue: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(orders, queue), daemon=True).start()
    try:
        while True:
            put(answers, _answer(queue.get()))
    except BrokenPipeError:
        os._exit(0)  # the bot is gone


class _Signs:
    """How this process gives signs of life, if it is a worker, and when it gave the last one."""

    give: Callable[[], None] | None = None
    given = 0.0


def show_life() -> None:
    """Show the bot that an order goes on, but not more often than it needs to know. Only workers do."""
    if _Signs.give is not None and (now := time.monotonic()) >= _Signs.given + BEAT:
        _Signs.given = now
        _Signs.give()


def _listen(orders: IO[bytes], queue: SimpleQueue[bytes]) -> None:
    """Take orders while others are carried out; end the worker when no more can come."""
    try:
        while True:
            queue.put(take(orders))
    except (EOFError, OSError):
        # The bot has closed the pipe or is gone: nobody waits for what is at work, so it is not finished.
        os._exit(0)


def _answer(order: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(order)
        return pickle.dumps((True, function(*arguments), resident()), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        # Whatever it is: the bot waits for an answer to each order, and raises the error there.
        return pickle.dumps((False, _sendable(error), resident()))


def _sendable(error: Exception) -> Exception:
    """The error with its traceback as a note; another one that says the same if it cannot be pickled."""
    told = "".join(traceback.format_exception(error))
    try:
        error.add_note(f"in a worker:\n{told}")
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(told)
    return error


def resident() -> int:
    """Bytes of memory in use by this process; 0 where it cannot be told."""
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def put(pipe: IO[bytes], message: bytes) -> None:
    """Write a message."""
    pipe.write(len(message).to_bytes(HEAD, sys.byteorder))
    pipe.write(message)
    pipe.flush()


def take(pipe: IO[bytes]) -> bytes:
    """Read a message. Raises EOFError where the other end is closed."""
    return _exactly(pipe, int.from_bytes(_exactly(pipe, HEAD), sys.byteorder))


def _exactly(pipe: IO[bytes], length: int) -> bytes:
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError
    return data
