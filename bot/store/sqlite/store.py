"""The store on one file: how it reads, and the function that opens it."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Collection, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.leases import Claim, Topic
from bot.store.sql.heart import Working
from bot.store.sql.parts import Parts
from bot.store.sqlite.errors import closed, explained
from bot.store.sqlite.files import emptied_log
from bot.store.sqlite.writer import PACE, FileWriter

SOON = 1.0
"""Seconds after which others may have changed sessions."""


class SQLiteStore(Parts):
    """A bot.store.Store on one file, made by `open_store`.

    Beside the writer it has a reader that never waits for it, and another reader for what takes long.
    """

    def __init__(
        self, path: str, writer: FileWriter, reader: aiosqlite.Connection, leisure: aiosqlite.Connection
    ) -> None:
        super().__init__(writer)
        self.path, self.reader, self.leisure = path, reader, leisure

    async def fetch(self, sql: str, given: Sequence[Any] = (), *, long: bool = False) -> list[Any]:
        """The rows that a query finds."""
        try:
            with explained(self.path):
                return list(await (self.leisure if long else self.reader).execute_fetchall(sql, given))
        except ValueError as error:
            raise closed(self.path) from error

    async def room(self) -> tuple[int, int]:
        """The bytes of the file, and how many are free on its disk."""
        pages = await self.fetch("SELECT page_count, page_size FROM pragma_page_count, pragma_page_size")
        disk = await asyncio.to_thread(shutil.disk_usage, Path(self.path).absolute().parent)
        count, size = pages[0]
        return count * size, disk.free

    async def forgotten(self, tables: Collection[str]) -> None:
        """SQLite overwrites what it deletes; only its log still has it."""
        await emptied_log(self.path)

    async def news(self, of: Topic) -> None:
        """Wait until it is worth looking again: a file tells nobody."""
        await asyncio.sleep(SOON if of is Topic.SESSIONS else PACE.every)

    async def identify(self, group: int) -> None:
        """Who shares a file counts on Discord's patience, as every process has a shard of its own."""

    async def close(self) -> None:
        """Write what is waiting, then close all."""
        await self.reader.close()
        await self.leisure.close()
        await super().close()


async def open_store(
    path: str | Path,
    *,
    busy_seconds: float = 5.0,
    claim: Claim | None = None,
    working: Working = lambda: None,
) -> SQLiteStore:
    """Open or create the file. `busy_seconds` is how long to wait for another program's lock. Raises StoreError.

    Raises it also if another living process has what this one would `claim` (None: nothing). What `working` tells is
    noted with each sign of life.
    """
    file = str(path)
    async with AsyncExitStack() as opened:
        writer = FileWriter(file, busy_seconds, claim, working)
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
