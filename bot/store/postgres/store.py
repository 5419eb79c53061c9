"""The store on a PostgreSQL database: how it reads, and the function that opens it."""

from __future__ import annotations

import asyncio
import queue
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import psycopg

from bot.store.addresses import shown
from bot.store.errors import StoreError
from bot.store.leases import Claim, Topic
from bot.store.patience import left
from bot.store.postgres.connecting import PATIENCE, connect
from bot.store.postgres.connection import Connection
from bot.store.postgres.errors import closed, explain, late
from bot.store.postgres.identifying import Turns
from bot.store.postgres.listening import Listener
from bot.store.postgres.writer import PACE, PostgresWriter
from bot.store.sql.heart import Working
from bot.store.sql.parts import Parts

READERS = 4
"""How many queries are read at once, besides those that may take long."""


class Readers:
    """Connections that only read, each used by one thread at a time; they are opened when they are first needed."""

    def __init__(self, address: str, most: int) -> None:
        self._address, self._shown = address, shown(address)
        self._threads = ThreadPoolExecutor(most, "store-reader")
        self._idle: queue.SimpleQueue[Connection] = queue.SimpleQueue()
        self._busy: set[Connection] = set()
        self._is_closed = False

    async def fetch(self, sql: str, given: Sequence[Any], within: float | None) -> list[Any]:
        """The rows that a query finds. Raises StoreError, also if they are not there `within` some seconds."""
        if self._is_closed:
            raise closed(self._shown)
        reading = asyncio.get_running_loop().run_in_executor(self._threads, self._read, sql, given)
        try:
            return await asyncio.wait_for(reading, within)
        except TimeoutError as error:
            raise late(self._shown) from error

    def _read(self, sql: str, given: Sequence[Any]) -> list[Any]:
        try:
            db = self._idle.get_nowait()
        except queue.Empty:
            db = connect(self._address, reads=True)
        try:
            return self._asked(db, sql, given)
        except psycopg.Error as error:
            if not db.is_lost or self._is_closed:
                raise explain(self._shown, error) from error
            # It may have broken long ago, while nobody used it.
            db = connect(self._address, reads=True)
            try:
                return self._asked(db, sql, given)
            except psycopg.Error as again:
                raise explain(self._shown, again) from again
        finally:
            if db.is_lost:
                db.close()
            else:
                self._idle.put(db)

    def _asked(self, db: Connection, sql: str, given: Sequence[Any]) -> list[Any]:
        self._busy.add(db)
        try:
            return db.execute(sql, given).fetchall()
        finally:
            self._busy.discard(db)

    async def close(self) -> None:
        """Close all when they are done; one that does not answer is not waited for long."""
        self._is_closed = True

        def hung() -> None:
            for db in list(self._busy):
                db.interrupt()

        waiting = asyncio.get_running_loop().call_later(PATIENCE, hung)
        await asyncio.to_thread(self._threads.shutdown)
        waiting.cancel()
        with suppress(queue.Empty):
            while True:
                self._idle.get_nowait().close()


class PostgresStore(Parts):
    """A bot.store.Store on a PostgreSQL database, made by `open_store`.

    Beside the writer it has readers that never wait for it, another one for what takes long, and one that listens.
    """

    def __init__(self, address: str, writer: PostgresWriter) -> None:
        super().__init__(writer)
        self.path, self._address = shown(address), address
        self._listener = Listener(address, writer.heart.name, PACE.lasting)
        self._listener.start()
        self._turns = Turns(address)
        self._readers, self._leisure = Readers(address, READERS), Readers(address, 1)

    async def fetch(self, sql: str, given: Sequence[Any] = (), *, long: bool = False) -> list[Any]:
        """The rows that a query finds."""
        if long:
            return await self._leisure.fetch(sql, given, None)
        return await self._readers.fetch(sql, given, left(PATIENCE))

    async def room(self) -> tuple[int, None]:
        """The bytes of the database; how many are free where it is cannot be asked."""
        found = await self.fetch("SELECT pg_database_size(current_database())")
        return int(found[0][0]), None

    async def forgotten(self, tables: Collection[str]) -> None:
        """Let PostgreSQL reuse the room of rows that are gone; it does so by itself later, but not as soon."""

        def vacuum() -> None:
            db = connect(self._address)
            try:
                for table in tables:
                    db.execute(f"VACUUM {table}")
            finally:
                db.close()

        with suppress(psycopg.Error, StoreError):
            await asyncio.to_thread(vacuum)

    async def news(self, of: Topic) -> None:
        """Wait until another process has told of something."""
        await self._listener.news(of)

    async def identify(self, group: int) -> None:
        """Wait until no other process identifies a shard of this group."""
        await self._turns.wait(group)

    async def close(self) -> None:
        """Write what is waiting, then close all."""
        await self._turns.close()
        await self._listener.close()
        await self._readers.close()
        await self._leisure.close()
        await super().close()


async def open_store(
    address: str, *, claim: Claim | None = None, working: Working = lambda: None
) -> PostgresStore:
    """Open a database, and make its tables if it has none. Raises StoreError.

    Raises it also if another living process has what this one would `claim` (None: nothing). What `working` tells is
    noted with each sign of life.
    """
    writer = PostgresWriter(address, claim, working)
    await writer.open()
    return PostgresStore(address, writer)
