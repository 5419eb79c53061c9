"""Keeps the world through a kill -9: one SQLite file, written by one thread in the order of the changes.

Rows are `(kind, id, body)` with the body as JSON; files have a table of their own. A change is encoded when it is
handed in, so what is written is what was true at that moment.
"""

from __future__ import annotations

import logging
import queue
import sqlite3
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

log = logging.getLogger(__name__)

_SCHEMA = """
CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, body BLOB NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, body BLOB NOT NULL);
"""

Work = Callable[[sqlite3.Connection], None]


class Journal:
    """The file behind a world. All access to SQLite is on its own thread, strictly in the order of the calls.

    Only its owner can read the file. Raises OSError or sqlite3.Error if it cannot be opened or is no database.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        path.touch(mode=0o600)
        self._db = sqlite3.connect(path, check_same_thread=False)
        try:
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=NORMAL")
            self._db.executescript(_SCHEMA)
        except sqlite3.Error:
            self._db.close()
            raise
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sandbox-journal", daemon=True)
        self._thread.start()

    def put(self, kind: str, key: str, value: Any) -> None:
        self._write("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", kind, key, msgspec.json.encode(value))

    def drop(self, kind: str, key: str) -> None:
        self._write("DELETE FROM things WHERE kind = ? AND id = ?", kind, key)

    def put_file(self, key: str, body: bytes) -> None:
        self._write("INSERT OR REPLACE INTO files VALUES (?, ?)", key, body)

    def drop_file(self, key: str) -> None:
        self._write("DELETE FROM files WHERE id = ?", key)

    def _write(self, sql: str, *values: Any) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(sql, values)

        self._queue.put(work)

    def file(self, key: str) -> bytes | None:
        """The bytes of a file, once all earlier changes are written. Blocks; call it off the event loop."""
        rows = self._ask("SELECT body FROM files WHERE id = ?", (key,))
        return bytes(rows[0][0]) if rows else None

    def load(self, kind: str) -> Iterator[tuple[str, Any]]:
        """All things of one kind, by ascending id."""
        for key, body in self._ask(
            "SELECT id, body FROM things WHERE kind = ? ORDER BY length(id), id", (kind,)
        ):
            yield key, msgspec.json.decode(body)

    def flush(self) -> None:
        """Wait until everything handed in so far is in the file."""
        self._ask("SELECT 1", ())

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _ask(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        answer: queue.SimpleQueue[list[tuple[Any, ...]] | BaseException] = queue.SimpleQueue()

        def read(db: sqlite3.Connection) -> None:
            try:
                db.commit()
                answer.put(db.execute(sql, values).fetchall())
            except sqlite3.Error as error:
                answer.put(error)

        self._queue.put(read)
        got = answer.get()
        if isinstance(got, BaseException):
            raise got
        return got

    def _run(self) -> None:
        db = self._db
        stop = False
        while not stop:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            for work in batch:
                if work is None:
                    stop = True
                    break
                try:
                    work(db)
                except sqlite3.Error:
                    log.exception("the sandbox could not write to %s", self._path)
            try:
                db.commit()
            except sqlite3.Error:
                log.exception("the sandbox could not write to %s", self._path)
        db.close()


class Files:
    """Uploaded files: the newest in memory, all of them in the journal if there is one.

    Without a journal the oldest files are forgotten beyond `memory` bytes, as a CDN forgets links after a while.
    """

    def __init__(self, journal: Journal | None, memory: int = 128 * 1024 * 1024) -> None:
        self._journal = journal
        self._memory = memory
        self._held = 0
        self._cache: OrderedDict[str, bytes] = OrderedDict()

    def put(self, key: str, body: bytes) -> None:
        self._cache[key] = body
        self._held += len(body)
        while self._held > self._memory and len(self._cache) > 1:
            _, old = self._cache.popitem(last=False)
            self._held -= len(old)
        if self._journal is not None:
            self._journal.put_file(key, body)

    def get(self, key: str) -> bytes | None:
        """The bytes, or None if the file does not exist. May read from the disk."""
        body = self._cache.get(key)
        if body is None and self._journal is not None:
            body = self._journal.file(key)
        return body

    def drop(self, key: str) -> None:
        body = self._cache.pop(key, None)
        if body is not None:
            self._held -= len(body)
        if self._journal is not None:
            self._journal.drop_file(key)
