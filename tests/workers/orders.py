"""Orders for workers that tests can hold: each says that it has begun, and ends when it is told to."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.patience import PATIENCE


def held(port: int, name: str = "", *_: object) -> int:
    """Wait at the gate; the number of the process."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(f"{os.getpid()} {name}\n".encode())
        line.recv(1)
    return os.getpid()


def refused() -> None:
    """Raise an error."""
    raise LookupError("no such card")


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
        self._line.write(b".")


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
