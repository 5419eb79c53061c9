"""Lets shards of all processes identify one after the other, by locks that the database keeps."""

from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import suppress

import psycopg

from bot.store.addresses import shown
from bot.store.errors import StoreError
from bot.store.postgres.connecting import connect
from bot.store.postgres.connection import Connection
from bot.store.postgres.errors import explain

log = logging.getLogger(__name__)

_LOCKS = 0x49444E54
"""The first number of these locks; the second is that of the group."""

HELD = 5.0
"""Seconds for which no other shard of a group may identify."""

PATIENCE, PAUSE = 20.0, 1.0
"""Seconds after which a database that does not answer is asked again, and between two tries."""

_WAIT = "10s"
"""How long the database lets one try wait."""


class Turns:
    """The turns that this process waits for or has, each a connection and a thread that last as long as the turn."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._ending = threading.Event()
        self._threads = set[threading.Thread]()

    async def wait(self, group: int) -> None:
        """Wait until a shard of a group may identify. While the database is away, nobody may."""
        while not self._ending.is_set():
            turn = _Turn(self._address, group, self._ending, self._threads)
            try:
                async with asyncio.timeout(PATIENCE):
                    if await turn.has_come:
                        return
            except TimeoutError:
                pass
            finally:
                turn.let_go()
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """End all turns."""
        self._ending.set()
        for thread in list(self._threads):
            await asyncio.to_thread(thread.join)


class _Turn:
    """One try to have a turn; `has_come` tells whether it came."""

    def __init__(
        self, address: str, group: int, ending: threading.Event, threads: set[threading.Thread]
    ) -> None:
        self._address, self._group, self._ending, self._threads = address, group, ending, threads
        self._loop = asyncio.get_running_loop()
        self.has_come: asyncio.Future[bool] = self._loop.create_future()
        self._db: Connection | None = None
        self._is_wanted = True
        self._thread = threading.Thread(target=self._run, name="store-identify", daemon=True)
        threads.add(self._thread)
        self._thread.start()

    def let_go(self) -> None:
        """Wait no longer; a turn that came lasts for its time."""
        came = self.has_come.done() and not self.has_come.cancelled() and self.has_come.result()
        self._is_wanted = came
        if not came and (db := self._db) is not None:
            db.interrupt()

    def _run(self) -> None:
        try:
            self._hold()
        except (psycopg.Error, StoreError) as error:
            log.info("no shard may identify yet: %s", explain(shown(self._address), error))
        finally:
            self._threads.discard(self._thread)
            self._tell(False)

    def _hold(self) -> None:
        """Have the turn for its time. Raises StoreError or an error of the driver if it does not come."""
        db = self._db = connect(self._address, reads=True)
        try:
            if not self._is_wanted:
                return
            db.execute(f"SET lock_timeout = '{_WAIT}'")
            db.execute("SELECT pg_advisory_lock(?::int, ?::int)", (_LOCKS, self._group)).fetchall()
            self._tell(True)
            self._ending.wait(HELD)
        finally:
            self._db = None
            db.close()

    def _tell(self, came: bool) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._told, came)

    def _told(self, came: bool) -> None:
        if not self.has_come.done():
            self.has_come.set_result(came)
