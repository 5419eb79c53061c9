"""The writer of a file: its thread opens it, migrates it, and notices when it is damaged, deleted or replaced."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.store.errors import StoreError
from bot.store.leases import Claim
from bot.store.sql.heart import Heart, Pace, Working
from bot.store.sql.statements import Database, one
from bot.store.sql.writer import Waiting, Writer
from bot.store.sqlite.backup import keep_before
from bot.store.sqlite.connection import Connection, connect, transaction
from bot.store.sqlite.errors import DATABASE_ERRORS, closed, explain, gone
from bot.store.sqlite.files import made_private
from bot.store.sqlite.schema import check_version, is_current, migrate
from bot.store.sqlite.soundness import check_sound, damage, is_large

PACE = Pace(every=20.0, lasting=60.0)
"""How often a process on a file gives a sign of life."""


class FileWriter(Writer[Connection]):
    """Owns the writing connection of one file."""

    def __init__(self, path: str, busy_seconds: float, claim: Claim | None, working: Working) -> None:
        super().__init__(Heart(path, claim, PACE, working))
        self._path = path
        self._busy = busy_seconds
        self._checking = threading.Thread(target=self._look_beside, name="store-check", daemon=True)
        self._file: os.stat_result | None = None

    async def close(self) -> None:
        """Write what is queued, then close the connection."""
        await super().close()
        if self._checking.ident is not None:
            await asyncio.to_thread(self._checking.join)

    def commits_of_others(self, db: Database) -> int:
        """What SQLite counts, which leaves out the commits of the connection that asks."""
        return int(one(db, "PRAGMA data_version"))

    def _opened(self) -> None:
        if not self._ready.done() and is_large(self._path):
            self._checking.start()
        super()._opened()

    def _connect(self) -> Connection:
        made_private(self._path)
        db = connect(self._path, timeout=self._busy)
        try:
            check_version(db, self._path)
            if not is_large(self._path):
                check_sound(db, self._path)
            if not is_current(db):
                self._look(db)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            db.execute("PRAGMA secure_delete = ON")
            migrate(db, lambda version: keep_before(Path(self._path), version))
            with transaction(db):
                standing = self.heart.claim(db)
            self._file, self._beaten = os.stat(self._path), time.monotonic()
            self._stood(standing)
        except BaseException:
            # Nobody else has the connection yet, so nobody else can close it.
            db.close()
            raise
        return db

    def _look(self, db: Connection) -> None:
        """Raise StoreError if a process is alive on a file of an earlier version."""
        for table in ("heartbeat", "process"):
            if one(db, "SELECT 1 FROM sqlite_master WHERE name = ?", (table,)):
                self.heart.look(db, table)

    def _leave(self, db: Connection) -> None:
        try:
            with transaction(db):
                self.heart.stop(db)
        except DATABASE_ERRORS:
            pass  # another program holds the lock; the row becomes stale anyway
        finally:
            db.close()

    def _transact(self, db: Connection, batch: Sequence[Waiting]) -> list[Any]:
        with transaction(db):
            return [job(db) for job, _ in batch]

    def _check(self) -> None:
        """Raise StoreError if the file was deleted or replaced: what was written then is nowhere."""
        try:
            same = self._file is not None and os.path.samestat(os.stat(self._path), self._file)
        except OSError:
            same = False
        if not same:
            raise gone(self._path)

    def _explain(self, error: BaseException) -> StoreError:
        return explain(self._path, error)

    def _is_of_database(self, error: Exception) -> bool:
        return isinstance(error, DATABASE_ERRORS)

    def _is_hopeless(self, error: Exception) -> bool:
        return isinstance(error, DATABASE_ERRORS) and not isinstance(
            error, sqlite3.IntegrityError | sqlite3.ProgrammingError | sqlite3.InterfaceError
        )

    def _closed(self) -> StoreError:
        return closed(self._path)

    def _look_beside(self) -> None:
        """Check a large file while it is in use; the writer ends if it is damaged."""
        found = damage(self._path, lambda: self._failure is not None)
        if found is not None:
            self._call(self._give_up, found)
