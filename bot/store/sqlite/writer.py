"""The one connection that writes, on its own thread, and commits all waiting jobs in one transaction.

A commit on disk costs the same for one job as for a hundred, so all jobs that wait go into one transaction, and each
caller is answered after the COMMIT: durable, and ten times faster under load.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bot.store.errors import StoreError
from bot.store.sqlite.backup import keep_before
from bot.store.sqlite.errors import DATABASE_ERRORS, closed, explain, gone
from bot.store.sqlite.files import made_private
from bot.store.sqlite.heartbeat import BEAT, Heart, Working
from bot.store.sqlite.schema import check_version, is_current, migrate
from bot.store.sqlite.soundness import check_sound, damage, is_large
from bot.store.sqlite.sql import transaction

log = logging.getLogger(__name__)
T = TypeVar("T")

Job = Callable[[sqlite3.Connection], Any]
"""Statements that belong together. A job may run twice (the first time rolled back), so it must do nothing else."""

_BATCH = 512
_Waiting = tuple[Job, "asyncio.Future[Any]"]


class Writer:
    """Owns the writing connection of one database file."""

    def __init__(
        self, path: str, busy_seconds: float, shard: tuple[int, int] | None, working: Working
    ) -> None:
        self._path = path
        self._busy = busy_seconds
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._failure: StoreError | None = None
        self._taken: list[_Waiting] = []
        self.lost: asyncio.Future[StoreError] = self._loop.create_future()
        """Done when the writer has ended by itself, with the reason; nothing can be stored any longer."""
        self.heart = Heart(path, shard, working)
        self._checking = threading.Thread(target=self._look_beside, name="store-check", daemon=True)
        self._file: os.stat_result | None = None
        self._beaten = 0.0

    async def open(self) -> None:
        """Open the file, bring its tables up to date, start taking jobs. Raises StoreError.

        When cancelled, it does not wait for the file.
        """
        self._thread.start()
        try:
            await self._ready
        except asyncio.CancelledError:
            self._end()
            raise

    def write(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run a job in the next transaction; the future is done after its COMMIT.

        An exception of the job is passed on, and only its own statements are undone. Trouble with the database is a
        StoreError.
        """
        future: asyncio.Future[T] = self._loop.create_future()
        if self._failure is not None:
            future.set_exception(self._failure)
        else:
            self._queue.put((job, future))
        return future

    async def close(self) -> None:
        """Write what is queued, then close the connection."""
        self._end()
        await asyncio.to_thread(self._thread.join)
        if self._checking.ident is not None:
            await asyncio.to_thread(self._checking.join)

    def _end(self) -> None:
        if self._failure is None:
            self._failure = closed(self._path)
            self._queue.put(None)

    def _run(self) -> None:
        try:
            db = self._connect()
            try:
                self._call(self._opened, is_large(self._path))
                while self._turn(db):
                    pass
            finally:
                self._leave(db)
        except BaseException as error:  # whatever it is, those who wait must not wait for ever
            self._call(self._fail, explain(self._path, error))

    def _opened(self, large: bool) -> None:
        if not self._ready.done():
            self._ready.set_result(None)
            if large:
                self._checking.start()

    def _fail(self, error: StoreError) -> None:
        """Nothing more is written: fail all that waits, and all that comes."""
        self._failure = error
        waiting = self._taken
        while not self._queue.empty():
            if (item := self._queue.get()) is not None:
                waiting.append(item)
        _deliver([(future, error) for _, future in waiting])
        if not self._ready.done():
            self._ready.set_exception(error)
        elif not self.lost.done():
            log.error("nothing more can be stored: %s", error)
            self.lost.set_result(error)

    def _leave(self, db: sqlite3.Connection) -> None:
        try:
            self.heart.stop(db)
        except DATABASE_ERRORS:
            pass  # another program holds the lock; the row becomes stale anyway
        finally:
            db.close()

    def _turn(self, db: sqlite3.Connection) -> bool:
        """Wait for work or the next heartbeat, then do all queued jobs; False at the end."""
        batch = self._taken = []
        more = True
        try:
            item = self._queue.get(timeout=max(0.0, self._beaten + BEAT - time.monotonic()))
            while True:
                if item is None:
                    more = False
                    break
                batch.append(item)
                if len(batch) >= _BATCH:
                    break
                item = self._queue.get_nowait()
        except queue.Empty:
            pass
        if batch:
            answers = self._commit(db, batch)
            self._check_file()
            self._call(_deliver, answers)
        if time.monotonic() >= self._beaten + BEAT:
            self._beat(db)
        return more

    def _commit(self, db: sqlite3.Connection, batch: list[_Waiting]) -> list[tuple[asyncio.Future[Any], Any]]:
        try:
            with transaction(db):
                results = [job(db) for job, _ in batch]
        except Exception as error:
            if len(batch) == 1 or _hopeless(error):
                failure = explain(self._path, error) if isinstance(error, DATABASE_ERRORS) else error
                return [(future, failure) for _, future in batch]
            # One job failed and the others were rolled back with it: run each again, alone.
            return [answer for waiting in batch for answer in self._commit(db, [waiting])]
        return [(future, result) for (_, future), result in zip(batch, results)]

    def _beat(self, db: sqlite3.Connection) -> None:
        """Raises StoreError if this is no longer the file, or no longer this process's."""
        self._beaten = time.monotonic()
        self._check_file()
        try:
            self.heart.beat(db)
        except DATABASE_ERRORS:
            pass  # told by the next move that cannot be stored; the health check sees the beat missing

    def _check_file(self) -> None:
        """Raise StoreError if the file was deleted or replaced: what was written then is nowhere."""
        try:
            same = self._file is not None and os.path.samestat(os.stat(self._path), self._file)
        except OSError:
            same = False
        if not same:
            raise gone(self._path)

    def _look_beside(self) -> None:
        """Check a large file while it is in use; the writer ends if it is damaged."""
        found = damage(self._path, lambda: self._failure is not None)
        if found is not None:
            self._call(self._give_up, found)

    def _give_up(self, error: StoreError) -> None:
        if self._failure is None:
            self._fail(error)
            self._queue.put(None)

    def _connect(self) -> sqlite3.Connection:
        made_private(self._path)
        db = sqlite3.connect(self._path, isolation_level=None, timeout=self._busy)
        try:
            check_version(db, self._path)
            if not is_large(self._path):
                check_sound(db, self._path)
            if not is_current(db):
                self.heart.look(db)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA secure_delete = ON")
            migrate(db, lambda version: keep_before(Path(self._path), version))
            self.heart.claim(db)
            self._file, self._beaten = os.stat(self._path), time.monotonic()
        except BaseException:
            # Nobody else has the connection yet, so nobody else can close it.
            db.close()
            raise
        return db

    def _call(self, function: Callable[..., object], *args: object) -> None:
        try:
            self._loop.call_soon_threadsafe(function, *args)
        except RuntimeError:
            pass  # the loop is closed: no one waits for the answer


def _hopeless(error: Exception) -> bool:
    """Whether the trouble is the database's, so that trying each job alone would only repeat it."""
    return isinstance(error, DATABASE_ERRORS) and not isinstance(
        error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.InterfaceError
    )


def _deliver(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
