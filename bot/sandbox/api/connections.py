"""What a client of the gateway has: a session, and the connection on which it hears of it."""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

REPLAY = 2000
"""Events kept for one session to be replayed after a resume."""


@dataclass(slots=True)
class Session:
    """One identified client: it outlives its socket so that it can be resumed."""

    id: str
    intents: int
    shard: tuple[int, int]
    seq: int = 0
    replay: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=REPLAY))
    link: Link | None = None

    def serves(self, guild_id: str | None) -> bool:
        """Whether events of this guild (None: direct messages) go to this session's shard."""
        number, count = self.shard
        return number == ((int(guild_id) >> 22) % count if guild_id is not None else 0)


@dataclass(slots=True, eq=False)
class Link:
    """One open socket with its queue of outgoing frames."""

    socket: web.WebSocketResponse
    request: web.Request
    queue: asyncio.Queue[bytes | None]
    deflate: Any = None
    session: Session | None = None

    def send(self, frame: bytes) -> None:
        self.queue.put_nowait(frame)

    async def write(self) -> None:
        """Send what is queued, in order, until the socket closes."""
        while (frame := await self.queue.get()) is not None:
            try:
                if self.deflate is not None:
                    packed = self.deflate.compress(frame) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
                else:
                    await self.socket.send_str(frame.decode())
            except (ConnectionError, RuntimeError):
                return
