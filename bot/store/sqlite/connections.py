"""The connections to the file: a writer, a reader that never waits for it, and another reader for what takes long."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any

import aiosqlite

from bot.store.errors import StoreError
from bot.store.sqlite.errors import closed, explained
from bot.store.sqlite.sql import Row, made
from bot.store.sqlite.writer import Writer

MANY = 500
"""From how many rows on they are made into structs on a thread."""


class Connections:
    """The connections with which each part of the store reads and writes."""

    def __init__(
        self, path: str, writer: Writer, reader: aiosqlite.Connection, leisure: aiosqlite.Connection
    ) -> None:
        self.path, self.writer, self.reader, self.leisure = path, writer, reader, leisure

    async def fetch(self, sql: str, given: Sequence[Any] = (), *, long: bool = False) -> list[Any]:
        """The rows that a query finds. One that may take `long` keeps no other waiting, only those like it."""
        try:
            with explained(self.path):
                return list(await (self.leisure if long else self.reader).execute_fetchall(sql, given))
        except ValueError as error:
            raise closed(self.path) from error

    async def rows(
        self, kind: type[Row], sql: str, given: Sequence[Any] = (), *, long: bool = False
    ) -> list[Row]:
        """The rows that a query finds, as structs whose columns the query selects."""
        found = await self.fetch(sql, given, long=long)
        return await asyncio.to_thread(_used_up, kind, found) if len(found) > MANY else _used_up(kind, found)

    def run(self, sql: str, given: Sequence[Any] = ()) -> asyncio.Future[int]:
        """Carry out one statement durably; awaited, it tells how many rows it changed."""

        def job(db: sqlite3.Connection) -> int:
            return db.execute(sql, given).rowcount

        return self.writer.write(job)

    async def lost(self) -> StoreError:
        """Wait until nothing more can be stored, though the store was not closed; returns why."""
        return await asyncio.shield(self.writer.lost)

    async def close(self) -> None:
        """Write what is waiting, then close all."""
        await self.reader.close()
        await self.leisure.close()
        await self.writer.close()


def _used_up(kind: type[Row], found: list[Any]) -> list[Row]:
    """Structs of rows, each of which is let go at once: to let go of very many together would stop all threads."""
    found.reverse()
    return [made(kind, found.pop()) for _ in range(len(found))]
