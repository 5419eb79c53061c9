"""The writer of a PostgreSQL database: one transaction for all that waits, sent in one go.

Each transaction first counts itself in the one row of `heliograph`, which keeps writers of other processes out until it
has ended, and notes its number beside the signs of life of this process. When the connection breaks, that number tells
whether what was sent last has been stored; what was not is sent again, until whoever waits for it has been told.
"""

from __future__ import annotations

import asyncio
import enum
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from typing import Any, TypeVar

import psycopg
from psycopg import errors

from bot.store.addresses import shown
from bot.store.errors import StoreError
from bot.store.leases import Claim, Topic
from bot.store.patience import left
from bot.store.postgres.connecting import PATIENCE, check_sessions, connect
from bot.store.postgres.connection import Connection
from bot.store.postgres.errors import closed, explain, late
from bot.store.postgres.schema import migrate
from bot.store.sql.heart import Heart, Pace, Working
from bot.store.sql.statements import Database, one
from bot.store.sql.writer import Waiting, Writer

log = logging.getLogger(__name__)
T = TypeVar("T")

PAUSE = 0.1
"""Seconds between two tries to connect again."""

SOONER = 0.8
"""The part of the time that callers wait after which the server gives up."""

_ONE_JOB = (
    psycopg.IntegrityError,
    psycopg.DataError,
    psycopg.ProgrammingError,
    psycopg.InterfaceError,
    errors.PipelineAborted,
    errors.InFailedSqlTransaction,
)
"""What only one of several jobs can have caused."""

_MISSED = (errors.UniqueViolation, errors.DivisionByZero)
"""What a job raises whose hope has failed: the key of a row is taken, or there is none that it expected."""

PACE = Pace(every=5.0, lasting=15.0)
"""How often a process gives a sign of life."""

_LIMIT = "SELECT set_config('lock_timeout', ?, true), set_config('statement_timeout', ?, true)"
_COUNT = "UPDATE heliograph SET commits = commits + 1"
_WAIT = "SELECT commits FROM heliograph FOR UPDATE"
_NOTE = "UPDATE process SET written = ? WHERE name = ?"
_OTHER_END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ? AND backend_start = ?"
_OWN_END = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"


def clock(db: Database) -> float:
    """The time of the database in UTC seconds, so that the clocks of machines may differ."""
    return float(one(db, "SELECT extract(epoch FROM clock_timestamp())::double precision"))


class _Does(enum.Enum):
    """What a job does: it only reads, it writes of processes and leases alone, or also what others should see."""

    LOOK = 0
    AGREE = 1
    WRITE = 2


class _Asked:
    """A job, what it does, and how long its caller waits for it: `within` some seconds, `until` then."""

    def __init__(self, job: Callable[[Database], Any], does: _Does) -> None:
        self._job, self.does, self.within = job, does, left(PATIENCE)
        self.until = time.monotonic() + self.within

    def __call__(self, db: Database) -> Any:
        return self._job(db)


class PostgresWriter(Writer[Connection]):
    """Owns the writing connection of one database."""

    def __init__(self, address: str, claim: Claim | None, working: Working) -> None:
        super().__init__(Heart(shown(address), claim, PACE, working, clock))
        self._address, self._shown = address, shown(address)
        self._number, self._own, self._within, self._counted = 0, 0, 0, 0
        self._results: list[Any] | None = None
        self._other_end: tuple[int, Any] = (0, None)
        self._db: Connection | None = None
        self._since = 0.0

    def write(self, job: Callable[[Database], T]) -> asyncio.Future[T]:
        """Run a job in the next transaction; who waits for it is told within a few seconds if it cannot be stored."""
        asked = job if isinstance(job, _Asked) else _Asked(job, _Does.WRITE)
        future = super().write(asked)
        if not future.done():
            self._limit(future, asked.within)
        return future

    def look(self, job: Callable[[Database], T]) -> asyncio.Future[T]:
        """Read on this connection, in the order of what is written, and write nothing for it."""
        return self.write(_Asked(job, _Does.LOOK))

    def agree(self, job: Callable[[Database], T]) -> asyncio.Future[T]:
        """Run a job about processes and leases, which does not count as a change."""
        return self.write(_Asked(job, _Does.AGREE))

    async def close(self) -> None:
        """Write what is queued, then close the connection; one that does not answer is not waited for long."""
        hung = None if self._db is None else self._loop.call_later(2 * PATIENCE, self._db.interrupt)
        await super().close()
        if hung is not None:
            hung.cancel()

    def commits_of_others(self, db: Database) -> int:
        """All commits but those of this process."""
        return int(one(db, "SELECT commits FROM heliograph")) - self._own - self._within

    def _beat(self) -> Waiting:
        job, future = super()._beat()
        self._call(self._limit, future, PATIENCE)
        return _Asked(job, _Does.AGREE), future

    def _limit(self, future: asyncio.Future[Any], within: float) -> None:
        overdue = self._loop.call_later(within, self._overdue, future)
        future.add_done_callback(lambda _: overdue.cancel())

    def _overdue(self, future: asyncio.Future[Any]) -> None:
        if not future.done():
            future.set_exception(late(self._shown))
            if self._db is not None and self._since and time.monotonic() - self._since >= PATIENCE - 1:
                self._db.interrupt()

    def _connect(self) -> Connection:
        db = self._db = connect(self._address)
        try:
            check_sessions(db, self._address)
            migrate(db, self._shown, lambda: self._look(db))
            try:
                with db.transaction():
                    db.execute(_COUNT)
                    standing = self.heart.claim(db)
            except BaseException:
                db.roll_back()
                raise
            self._own = 1
            self._other_end = db.execute(_OWN_END).fetchone()
            self._beaten = time.monotonic()
            self._stood(standing)
        except BaseException:
            # Nobody else has the connection yet, so nobody else can close it.
            db.close()
            raise
        return db

    def _look(self, db: Connection) -> None:
        """Raise StoreError if a process is alive on a database of an earlier version."""
        old = one(db, "SELECT to_regclass('heartbeat') IS NOT NULL")
        self.heart.look(db, "heartbeat" if old else "process")

    def _leave(self, db: Connection) -> None:
        try:
            with db.transaction():
                db.execute(_WAIT)
                self.heart.stop(db)
        except psycopg.Error:
            pass  # the row becomes stale anyway
        finally:
            db.close()

    def _transact(self, db: Connection, batch: Sequence[Waiting]) -> list[Any]:
        until, self._results = time.monotonic() + PATIENCE, None
        while True:
            try:
                if db.is_lost and (stored := self._recover(db)) is not None:
                    return stored
                try:
                    return self._once(db, batch, hopeful=True)
                except _MISSED:
                    if len(batch) > 1:
                        raise
                return self._once(db, batch, hopeful=False)
            except (psycopg.Error, StoreError) as error:
                if not db.is_lost or time.monotonic() > until:
                    raise
                log.info("the database is away, trying again: %s", error)
                time.sleep(PAUSE)

    def _once(self, db: Connection, batch: Sequence[Waiting], *, hopeful: bool) -> list[Any]:
        """Carry out what is still waited for; jobs that only read, if there are no others, in no transaction."""
        self._results, self._since = None, time.monotonic()
        try:
            does = {job.does for job, _ in batch if isinstance(job, _Asked)}
            if does == {_Does.LOOK}:
                return [job(db) for job, _ in batch]
            self._number += 1
            self._counted = int(_Does.WRITE in does)
            with db.hopeful() if hopeful else nullcontext():
                results = self._write(db, batch)
            self._own += self._counted
            return results
        except BaseException:
            db.roll_back()
            raise
        finally:
            self._since = 0.0

    def _write(self, db: Connection, batch: Sequence[Waiting]) -> list[Any]:
        self._within = self._counted
        try:
            # The server gives up before callers do, so that what they are told is so.
            soonest = (
                min((job.until for job, _ in batch if isinstance(job, _Asked)), default=0) - time.monotonic()
            )
            within = f"{max(1, round(SOONER * 1000 * soonest))}ms"
            db.execute("BEGIN")
            db.execute(_LIMIT, (within, within))
            db.execute(_COUNT if self._counted else _WAIT)
            db.execute(_NOTE, (self._number, self.heart.name))
            results = [None if future.done() else job(db) for job, future in batch]
            if self._counted and self.heart.company:
                self.heart.tell(db, Topic.SESSIONS)
            self._results = results
            db.execute("COMMIT")
            return results
        finally:
            self._within = 0

    def _recover(self, db: Connection) -> list[Any] | None:
        """Connect again; returns what the jobs sent last gave, if they were stored. Raises StoreError."""
        with suppress(psycopg.Error):
            db.close()
        fresh = connect(self._address)
        try:
            until = time.monotonic() + PATIENCE
            while fresh.execute(_OTHER_END, self._other_end).fetchone() is not None:
                if time.monotonic() > until:
                    raise late(self._shown)
                time.sleep(PAUSE)
            other_end = fresh.execute(_OWN_END).fetchone()
            written = one(fresh, "SELECT written FROM process WHERE name = ?", (self.heart.name,))
        except BaseException:
            fresh.close()
            raise
        db.raw, self._other_end = fresh.raw, other_end
        if self._results is None or written != self._number:
            return None
        self._own += self._counted
        return self._results

    def _explain(self, error: BaseException) -> StoreError:
        return explain(self._shown, error)

    def _is_of_database(self, error: Exception) -> bool:
        return isinstance(error, psycopg.Error)

    def _is_hopeless(self, error: Exception) -> bool:
        return isinstance(error, (psycopg.Error, StoreError)) and not isinstance(error, _ONE_JOB)

    def _closed(self) -> StoreError:
        return closed(self._shown)
