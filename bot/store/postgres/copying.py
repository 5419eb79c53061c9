"""A PostgreSQL database as one end of a copy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bot.store.postgres.connection import Connection
from bot.store.sql.copying import AT_ONCE
from bot.store.sql.statements import one


class PostgresEnd:
    """See copying.End."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def rows(self, table: str, columns: Sequence[str], key: Sequence[str]) -> Iterator[Sequence[Any]]:
        """All rows, of which only some are here at any time."""
        with self._db.raw.cursor(name="copied") as cursor:
            cursor.itersize = AT_ONCE
            cursor.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)}".encode())
            yield from cursor

    def clear(self, table: str) -> None:
        """Delete all rows."""
        self._db.execute(f"DELETE FROM {table}")

    def write(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Add rows."""
        with self._db.raw.cursor().copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN".encode()) as copy:
            for row in rows:
                copy.write_row(row)

    def last_session(self) -> int:
        """The highest id that a session ever had."""
        return int(one(self._db, "SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM session_id_seq"))

    def go_on_after(self, session: int) -> None:
        """Give the next session a higher id."""
        self._db.execute(f"ALTER SEQUENCE session_id_seq RESTART WITH {session + 1}")


@contextmanager
def one_moment(db: Connection) -> Iterator[PostgresEnd]:
    """Read everything as it is at one moment, whoever writes meanwhile."""
    db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    try:
        yield PostgresEnd(db)
    finally:
        db.roll_back()


@contextmanager
def all_or_nothing(db: Connection) -> Iterator[PostgresEnd]:
    """Write everything in one transaction; nothing of it is there if the block raises, or the process ends."""
    try:
        with db.transaction():
            db.execute("UPDATE heliograph SET commits = commits + 1")
            yield PostgresEnd(db)
    except BaseException:
        db.roll_back()
        raise
