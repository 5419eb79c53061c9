"""A file as one end of a copy."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from bot.store.sql.copying import Shape
from bot.store.sqlite.backup import OF_PROCESSES, backup, made_whole
from bot.store.sqlite.connection import Connection, connect, transaction
from bot.store.sqlite.errors import explained
from bot.store.sqlite.schema import migrate


@cache
def shape() -> Shape:
    """The tables that every engine has, but for what its processes agree on."""
    with closing(connect(":memory:")) as db:
        migrate(db)
        tables = (
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
        )
        names = [str(row[0]) for row in db.execute(tables) if row[0] not in OF_PROCESSES]
        infos = {name: db.execute(f"PRAGMA table_info({name})").fetchall() for name in names}
    return {
        name: (
            tuple(str(row[1]) for row in info),
            tuple(str(row[1]) for row in sorted(info, key=lambda row: int(row[5])) if row[5]),
        )
        for name, info in infos.items()
    }


class FileEnd:
    """See copying.End."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def rows(self, table: str, columns: Sequence[str], key: Sequence[str]) -> Iterator[Sequence[Any]]:
        """All rows; texts without the character 0, which other engines do not keep."""
        found = self._db.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(key)}")
        for row in found:
            yield [each.replace("\0", "\ufffd") if isinstance(each, str) else each for each in row]

    def clear(self, table: str) -> None:
        """Delete all rows."""
        self._db.execute(f"DELETE FROM {table}")

    def write(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Add rows."""
        marks = ", ".join("?" * len(columns))
        self._db.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)

    def last_session(self) -> int:
        """The highest id that a session ever had."""
        found = self._db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'session'").fetchone()
        return int(found[0]) if found else 0

    def go_on_after(self, session: int) -> None:
        """Give the next session a higher id."""
        self._db.execute("DELETE FROM sqlite_sequence WHERE name = 'session'")
        self._db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('session', ?)", (session,))


@contextmanager
def read(path: Path) -> Iterator[FileEnd]:
    """A copy of a file, of this version even if the file is of an earlier one. Raises StoreError."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        backup(path, copy)
        with explained(str(path)), closing(connect(copy)) as db:
            migrate(db)
            yield FileEnd(db)


@contextmanager
def filled(target: Path) -> Iterator[FileEnd]:
    """A new file to be filled in the block, which takes its name only once it is whole. Raises StoreError."""
    with made_whole(target) as part, explained(str(target)), closing(connect(part)) as db:
        migrate(db)
        with transaction(db):
            yield FileEnd(db)
