"""Hears what other processes tell when they write, on a connection and a thread of its own."""

from __future__ import annotations

import asyncio
import logging
import threading
from contextlib import suppress

import psycopg

from bot.store.addresses import shown
from bot.store.errors import StoreError
from bot.store.leases import Topic
from bot.store.postgres.connecting import connect
from bot.store.postgres.connection import CHANNEL, Connection
from bot.store.postgres.errors import explain

log = logging.getLogger(__name__)

PAUSE = 0.2
"""Seconds between two tries to connect again."""


class Listener:
    """Wakes who waits for news of a topic. What may have been missed while the connection was broken counts as news.

    This process is told of its own signs of life too: if none comes for `silence` seconds, the connection is taken for
    broken.
    """

    def __init__(self, address: str, process: str, silence: float) -> None:
        self._address, self._process, self._silence = address, process, silence
        self._loop = asyncio.get_running_loop()
        self._news = {topic: asyncio.Event() for topic in Topic}
        self._thread = threading.Thread(target=self._run, name="store-listener", daemon=True)
        self._ending = threading.Event()
        self._db: Connection | None = None
        self._is_deaf = False

    def start(self) -> None:
        """Begin to listen. What others tell before is not heard."""
        self._thread.start()

    async def news(self, of: Topic) -> None:
        """Wait until there may be something new since the last call."""
        await self._news[of].wait()
        self._news[of].clear()

    async def close(self) -> None:
        """Stop listening."""
        self._ending.set()
        if (db := self._db) is not None:
            db.interrupt()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while not self._ending.is_set():
            try:
                self._listen()
            except (psycopg.Error, StoreError) as error:
                if not self._ending.is_set() and not self._is_deaf:
                    self._is_deaf = True
                    log.info("news are missed, listening again: %s", explain(shown(self._address), error))
            self._ending.wait(PAUSE)

    def _listen(self) -> None:
        """Hear what is told until the connection breaks. Raises StoreError or an error of the driver."""
        db = self._db = connect(self._address, reads=True)
        try:
            if self._ending.is_set():
                return
            db.execute(f"LISTEN {CHANNEL}")
            self._is_deaf = False
            self._tell(*Topic)
            heard = True
            while heard:
                heard = False
                for notification in db.raw.notifies(timeout=self._silence, stop_after=1):
                    heard = True
                    process, _, topic = notification.payload.partition(" ")
                    if topic and process != self._process:
                        with suppress(ValueError):
                            self._tell(Topic(topic))
            log.info("nothing was heard for %s s, listening again", self._silence)
        finally:
            self._db = None
            db.close()

    def _tell(self, *topics: Topic) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._wake, topics)

    def _wake(self, topics: tuple[Topic, ...]) -> None:
        for topic in topics:
            self._news[topic].set()
