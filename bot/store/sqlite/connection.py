"""A connection to a file, with what the shared statements ask of one."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.store.sql.statements import Database


class Connection(sqlite3.Connection):
    """See statements.Database."""

    def insert_once(self, sql: str, given: Sequence[Any]) -> bool:
        """Insert a row if its keys are free."""
        try:
            self.execute(sql, given)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in (
                sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
                sqlite3.SQLITE_CONSTRAINT_UNIQUE,
            ):
                return False
            raise
        return True

    def expect(self, sql: str, given: Sequence[Any]) -> bool:
        """Whether a query finds a row."""
        return self.execute(sql, given).fetchone() is not None

    def tell(self, news: str) -> None:
        """Nobody listens on a file."""


def connect(path: str | Path, *, timeout: float = 5.0) -> Connection:
    """A connection that begins no transaction by itself; `timeout` is how long it waits for a lock, in seconds."""
    return sqlite3.connect(path, isolation_level=None, timeout=timeout, factory=Connection)


def connect_to_read(path: str | Path, *, timeout: float = 5.0) -> Connection:
    """A connection to a file that is there, by which nothing can be written."""
    address = f"{Path(path).absolute().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=timeout, factory=Connection)


@contextmanager
def transaction(db: sqlite3.Connection | Database) -> Iterator[None]:
    """Write what this block writes as one transaction, or nothing of it if it raises."""
    assert isinstance(db, sqlite3.Connection)
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        # Also when interrupted: a transaction that stays open would lock the file for everyone else.
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
