"""What each part of the store reads and writes with, whatever the engine."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any

from bot.store.errors import StoreError
from bot.store.sql.statements import Database, Row, made
from bot.store.sql.writer import Writer

MANY = 500
"""From how many rows on they are made into structs on a thread."""


class Connections(ABC):
    """The connections with which each part of the store reads and writes."""

    def __init__(self, writer: Writer[Any]) -> None:
        self.writer = writer

    @abstractmethod
    async def fetch(self, sql: str, given: Sequence[Any] = (), *, long: bool = False) -> list[Any]:
        """The rows that a query finds. One that may take `long` keeps no other waiting, only those like it."""

    @abstractmethod
    async def room(self) -> tuple[int, int | None]:
        """The bytes of the database, and how many are free on its disk; None where that cannot be asked."""

    @abstractmethod
    async def forgotten(self, tables: Collection[str]) -> None:
        """Leave no trace of what was deleted from some tables or replaced in them."""

    async def rows(
        self, kind: type[Row], sql: str, given: Sequence[Any] = (), *, long: bool = False
    ) -> list[Row]:
        """The rows that a query finds, as structs whose columns the query selects."""
        found = await self.fetch(sql, given, long=long)
        return await asyncio.to_thread(_used_up, kind, found) if len(found) > MANY else _used_up(kind, found)

    def run(self, sql: str, given: Sequence[Any] = ()) -> asyncio.Future[int]:
        """Carry out one statement durably; awaited, it tells how many rows it changed."""

        def job(db: Database) -> int:
            return db.execute(sql, given).rowcount

        return self.writer.write(job)

    async def lost(self) -> StoreError:
        """Wait until nothing more can be stored, though the store was not closed; returns why."""
        return await asyncio.shield(self.writer.lost)

    async def close(self) -> None:
        """Write what is waiting, then close all."""
        await self.writer.close()


def _used_up(kind: type[Row], found: list[Any]) -> list[Row]:
    """Structs of rows, each of which is let go at once: to let go of very many together would stop all threads."""
    found.reverse()
    return [made(kind, found.pop()) for _ in range(len(found))]
