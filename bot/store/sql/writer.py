"""The one connection that writes, on its own thread, and commits all waiting jobs in one transaction.

A commit on disk costs the same for one job as for a hundred, so all jobs that wait go into one transaction, and each
caller is answered after the COMMIT: durable, and ten times faster under load.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from bot.store.errors import StoreError, Trouble
from bot.store.leases import Standing, since_boot
from bot.store.sql.heart import Heart
from bot.store.sql.statements import Database

log = logging.getLogger(__name__)
T = TypeVar("T")
Db = TypeVar("Db", bound=Database)

Job = Callable[[Database], Any]
"""Statements that belong together. A job may run twice (the first time rolled back), so it must do nothing else."""

_BATCH = 512
Waiting = tuple[Job, "asyncio.Future[Any]"]
"""A job, and the answer that its caller waits for."""


class Writer(ABC, Generic[Db]):
    """Owns the writing connection of one database. What differs between engines is abstract."""

    def __init__(self, heart: Heart) -> None:
        self.heart = heart
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._ready: asyncio.Future[None] = self._loop.create_future()
        self._failure: StoreError | None = None
        self._taken: list[Waiting] = []
        self.lost: asyncio.Future[StoreError] = self._loop.create_future()
        """Done when the writer has ended by itself, with the reason; nothing can be stored any longer."""
        self._beaten = 0.0
        self._listening: list[Callable[[Standing], None]] = []
        self._standing: Standing | None = None

    @abstractmethod
    def _connect(self) -> Db:
        """Open the database, bring its tables up to date, and claim it. Raises StoreError or an error of the engine."""

    @abstractmethod
    def _leave(self, db: Db) -> None:
        """Stop beating, and close the connection."""

    @abstractmethod
    def _transact(self, db: Db, batch: Sequence[Waiting]) -> list[Any]:
        """Carry out jobs in one transaction; returns what each gave. Raises what they or the engine raise."""

    @abstractmethod
    def _explain(self, error: BaseException) -> StoreError:
        """An error as one that says what is wrong and what to do."""

    @abstractmethod
    def _is_of_database(self, error: Exception) -> bool:
        """Whether it is the engine that raised it."""

    @abstractmethod
    def _is_hopeless(self, error: Exception) -> bool:
        """Whether the trouble is the database's, so that trying each job alone would only repeat it."""

    @abstractmethod
    def _closed(self) -> StoreError:
        """The error for a request after the end."""

    @abstractmethod
    def commits_of_others(self, db: Database) -> int:
        """A number that differs whenever another process has written something; to be asked in a job that looks."""

    def look(self, job: Callable[[Database], T]) -> asyncio.Future[T]:
        """Read on this connection, in the order of what is written."""
        return self.write(job)

    def agree(self, job: Callable[[Database], T]) -> asyncio.Future[T]:
        """Run a job about processes and leases, which changes nothing else."""
        return self.write(job)

    def beat(self) -> asyncio.Future[Standing]:
        """Give a sign of life now; that the event loop asks for it shows that it goes on."""
        self.heart.untaken = None
        return self.agree(self.heart.beat)

    def on_standing(self, told: Callable[[Standing], None]) -> None:
        """Call this in the event loop after each sign of life, and soon if there was one."""
        self._listening.append(told)
        if self._standing is not None:
            self._loop.call_soon(told, self._standing)

    def _stand(self, standing: Standing) -> None:
        self._standing, self.heart.untaken = standing, None
        for told in self._listening:
            told(standing)
        if since_boot() - standing.asked >= standing.lasting and self._failure is None:
            self.beat().add_done_callback(_seen)

    def _check(self) -> None:
        """Raise StoreError if what was just written is nowhere."""
        return

    def _opened(self) -> None:
        if not self._ready.done():
            self._ready.set_result(None)

    async def open(self) -> None:
        """Open the database, bring its tables up to date, start taking jobs. Raises StoreError.

        When cancelled, it does not wait for the database.
        """
        self._thread.start()
        try:
            await self._ready
        except asyncio.CancelledError:
            self._end()
            raise

    def write(self, job: Callable[[Database], T]) -> asyncio.Future[T]:
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

    def _end(self) -> None:
        if self._failure is None:
            self._failure = self._closed()
            self._queue.put(None)

    def _run(self) -> None:
        try:
            db = self._connect()
            try:
                self._call(self._opened)
                while self._turn(db):
                    pass
            finally:
                self._leave(db)
        except BaseException as error:  # whatever it is, those who wait must not wait for ever
            self._call(self._fail, self._explain(error))

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

    def _give_up(self, error: StoreError) -> None:
        if self._failure is None:
            self._fail(error)
            self._queue.put(None)

    def _turn(self, db: Db) -> bool:
        """Wait for work or the next sign of life, then do all queued jobs; False at the end."""
        batch = self._taken = []
        more = True
        try:
            item = self._queue.get(timeout=max(0.0, self._beaten + self.heart.pace.every - time.monotonic()))
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
            self._do(db, batch)
        if time.monotonic() >= self._beaten + self.heart.pace.every:
            self._beaten = time.monotonic()
            self._do(db, [self._beat()])
        return more

    def _beat(self) -> Waiting:
        """A sign of life that nobody waits for: if it fails, the next move is told why, and others see it missing."""
        future = self._loop.create_future()
        future.add_done_callback(_seen)
        return self.heart.beat, future

    def _do(self, db: Db, batch: list[Waiting]) -> None:
        """Carry out jobs and answer. Raises StoreError if the database is no longer this process's."""
        answers = self._commit(db, batch)
        self._check()
        for _, answer in answers:
            if isinstance(answer, Standing):
                self._stood(answer)
        self._call(_deliver, answers)
        for _, answer in answers:
            if isinstance(answer, StoreError) and answer.trouble is Trouble.TAKEN:
                raise answer

    def _stood(self, standing: Standing) -> None:
        self.heart.beaten(standing)
        self._call(self._stand, standing)

    def _commit(self, db: Db, batch: list[Waiting]) -> list[tuple[asyncio.Future[Any], Any]]:
        try:
            results = self._transact(db, batch)
        except Exception as error:
            if len(batch) == 1 or self._is_hopeless(error):
                failure = self._explain(error) if self._is_of_database(error) else error
                return [(future, failure) for _, future in batch]
            # One job failed and the others were rolled back with it: run each again, alone.
            return [answer for waiting in batch for answer in self._commit(db, [waiting])]
        return [(future, result) for (_, future), result in zip(batch, results)]

    def _call(self, function: Callable[..., object], *args: object) -> None:
        try:
            self._loop.call_soon_threadsafe(function, *args)
        except RuntimeError:
            pass  # the loop is closed: no one waits for the answer


def _seen(future: asyncio.Future[Any]) -> None:
    """Look at what came of something, as nobody else does."""
    if not future.cancelled():
        future.exception()


def _deliver(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
