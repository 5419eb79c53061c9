"""A line between a bot and PostgreSQL that can be cut, held up, and made slow."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

PIECE = 1 << 16


class Proxy:
    """Listens on a port of this machine, and passes everything on to a server's socket and back.

    `flowing` is cleared to hold everything up, in both directions; an answer comes `late` by so many seconds. `lines`
    counts the connections there ever were.
    """

    def __init__(self, server: Path) -> None:
        self._server = server
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.late = 0.0
        self.lines = self.port = 0
        self._open: set[asyncio.StreamWriter] = set()

    def cut(self) -> int:
        """Break every connection without a word; gives how many there were."""
        broken = [writer for writer in self._open if not writer.is_closing()]
        for writer in broken:
            writer.transport.abort()
        return len(broken) // 2

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines += 1
        try:
            there, back = await asyncio.open_unix_connection(str(self._server))
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, back}
        ways = (
            asyncio.create_task(self._pass(reader, back, answers=False)),
            asyncio.create_task(self._pass(there, writer, answers=True)),
        )
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for end in (writer, back):
                self._open.discard(end)
                end.transport.abort()

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool
    ) -> None:
        while piece := await reader.read(PIECE):
            if answers and self.late:
                # How late it is, is what is tried.
                await asyncio.sleep(self.late)
            await self.flowing.wait()
            writer.write(piece)
            await writer.drain()


@asynccontextmanager
async def proxied(server: Path) -> AsyncIterator[Proxy]:
    """A proxy for the server with this socket."""
    proxy = Proxy(server)
    listening = await asyncio.start_server(proxy._serve, "127.0.0.1", 0)
    proxy.port = int(listening.sockets[0].getsockname()[1])
    try:
        yield proxy
    finally:
        listening.close()
        proxy.cut()
