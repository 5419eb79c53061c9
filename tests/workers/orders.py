"""Orders for workers that tests can hold: each says that it has begun, and ends when it is told to."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.workers import serving
from tests.patience import PATIENCE


def held(port: int, name: str = "", *_: object) -> int:
    """Wait at the gate; the number of the process."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(f"{os.getpid()} {name}\n".encode())
        line.recv(1)
    return os.getpid()


def held_then_drawn(port: int, *what: Any) -> Any:
    """Wait at the gate, and draw. Only workers that draw import what that takes."""
    from renderers.drawing import drawn_there

    held(port)
    return drawn_there(*what)


def held_then_thought(port: int, *order: Any) -> Any:
    """Wait at the gate, and think as Hard does."""
    from bot.players.search import _think_there

    held(port, "thought")
    return _think_there(*order)


def refused() -> None:
    """Raise an error."""
    raise LookupError("no such card")


def dies(*_: object) -> None:
    """End the process."""
    os._exit(1)


def living(port: int) -> int:
    """Wait at the gate, and give a sign of life whenever told to; the number of the process."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(f"{os.getpid()} living\n".encode())
        while line.recv(1) == b"+":
            serving._Signs.given = 0.0
            serving.show_life()
    return os.getpid()


def stop() -> None:
    """Hang."""
    os.kill(os.getpid(), signal.SIGSTOP)


def lost(mark: Path, sign: signal.Signals, *_: object) -> str:
    """End or hang, but only the first time."""
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return "done"
    os.kill(os.getpid(), sign)
    return "done"


def half_answered(mark: Path, sign: signal.Signals) -> str:
    """End or hang in the midst of an answer, but only the first time."""
    if not mark.exists():
        assert serving._Signs.give is not None
        (pipe, _), head = serving._Signs.give.args, (1000).to_bytes(serving.HEAD, sys.byteorder)  # type: ignore[attr-defined]
        pipe.write(head + b"half of it")
        pipe.flush()
    return lost(mark, sign)


class Fatal:
    """Ends or hangs the process that unpickles it, but only the first time."""

    def __init__(self, mark: Path, sign: signal.Signals) -> None:
        self.given = mark, sign

    def __reduce__(self) -> tuple[Any, ...]:
        return lost, self.given


class FatalAnswer:
    """Ends or hangs the process that pickles it, but only the first time."""

    def __init__(self, mark: Path, sign: signal.Signals) -> None:
        self.given = mark, sign

    def __reduce__(self) -> tuple[Any, ...]:
        return str, (lost(*self.given),)


def reading(mark: Path, sign: signal.Signals) -> tuple[Any, ...]:
    """Lost while it reads an order of a megabyte."""
    return returned, Fatal(mark, sign), bytes(1_000_000)


def carrying_out(mark: Path, sign: signal.Signals) -> tuple[Any, ...]:
    """Lost in its midst."""
    return lost, mark, sign


def packing(mark: Path, sign: signal.Signals) -> tuple[Any, ...]:
    """Lost when all is done but the answer is not packed."""
    return FatalAnswer, mark, sign


def answering(mark: Path, sign: signal.Signals) -> tuple[Any, ...]:
    """Lost when half of the answer is sent."""
    return half_answered, mark, sign


def returned(what: Any, *_: object) -> Any:
    """The same."""
    return what


STEPS = (reading, carrying_out, packing, answering)
"""By step of an order: a function and its arguments that lose a worker there, the first time."""


class Odd(Exception):
    """An error that cannot be sent to another process."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other}")


def refused_oddly() -> None:
    """Raise an error that cannot be sent."""
    raise Odd("a sun", "a moon")


class Held:
    """An order that waits at the gate."""

    def __init__(self, told: str, line: asyncio.StreamWriter) -> None:
        number, _, self.name = told.strip().partition(" ")
        self.pid, self._line = int(number), line

    def go_on(self) -> None:
        """Let it end."""
        self.tell(b".")

    def tell(self, word: bytes) -> None:
        """Say something to it."""
        self._line.write(word)


class Gate:
    """Where orders wait."""

    def __init__(self) -> None:
        self._arrived: asyncio.Queue[Held] = asyncio.Queue()
        self.port = 0

    async def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """An order has begun."""
        self._arrived.put_nowait(Held((await reader.readline()).decode(), writer))
        await reader.read()
        writer.close()

    async def next(self) -> Held:
        """The next order that begins."""
        async with asyncio.timeout(PATIENCE):
            return await self._arrived.get()


@asynccontextmanager
async def gate() -> AsyncIterator[Gate]:
    """A gate on a free port of this machine."""
    made = Gate()
    server = await asyncio.start_server(made.come, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()
