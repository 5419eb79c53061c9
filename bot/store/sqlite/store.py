"""The store on one file: all parts together, and the function that opens it."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import aiosqlite

from bot.store.sqlite.changes import ChangesPart
from bot.store.sqlite.drafts import DraftsPart
from bot.store.sqlite.errors import explained
from bot.store.sqlite.figures import FiguresPart
from bot.store.sqlite.heartbeat import Working
from bot.store.sqlite.logs import LogsPart
from bot.store.sqlite.orders import OrdersPart
from bot.store.sqlite.people import PeoplePart
from bot.store.sqlite.servers import ServersPart
from bot.store.sqlite.sessions import SessionsPart
from bot.store.sqlite.writer import Writer


class SQLiteStore(
    SessionsPart, LogsPart, ChangesPart, OrdersPart, DraftsPart, ServersPart, FiguresPart, PeoplePart
):
    """A bot.store.Store on one file, made by `open_store`."""


async def open_store(
    path: str | Path,
    *,
    busy_seconds: float = 5.0,
    shard: tuple[int, int] | None = None,
    working: Working = lambda: None,
) -> SQLiteStore:
    """Open or create the file. `busy_seconds` is how long to wait for another program's lock. Raises StoreError.

    No other process may claim the same `shard` (number, count; None: claim none), or count the shards otherwise. What
    `working` tells is noted with each sign of life.
    """
    file = str(path)
    async with AsyncExitStack() as opened:
        writer = Writer(file, busy_seconds, shard, working)
        await writer.open()
        opened.push_async_callback(writer.close)
        readers = []
        with explained(file):
            for _ in range(2):
                reader = await aiosqlite.connect(file, isolation_level=None, timeout=busy_seconds)
                opened.push_async_callback(reader.close)
                await reader.execute("PRAGMA query_only = ON")
                readers.append(reader)
        opened.pop_all()
    return SQLiteStore(file, writer, *readers)
