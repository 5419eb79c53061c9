"""A connection to PostgreSQL, with what the shared statements ask of one.

While it is `hopeful`, statements are sent without waiting for the answers to those before, and errors come at the end.
"""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any

import psycopg
from psycopg.adapt import Dumper, Loader
from psycopg.pq import TransactionStatus
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import BytesBinaryDumper

_TOKEN = re.compile(r"\?(\d*)|INDEXED BY \w+|%")
_BIGINT, _NUMERIC = 20, 1700
"""The numbers that PostgreSQL gives its types."""

CHANNEL = "heliograph"
"""On which processes hear news of each other."""


class _TruthAsNumber(Dumper):
    oid = _BIGINT

    def dump(self, obj: bool) -> bytes:
        """Truth is kept as 0 or 1, as in every engine."""
        return b"1" if obj else b"0"


class _WholeSum(Loader):
    def load(self, data: Any) -> int:
        """Sums of whole numbers are whole numbers."""
        return int(bytes(data))


def adapt(raw: psycopg.Connection) -> None:
    """Let values go in and come out as with other engines."""
    raw.adapters.register_dumper(int, Int8Dumper)
    raw.adapters.register_dumper(bool, _TruthAsNumber)
    raw.adapters.register_dumper(bytes, BytesBinaryDumper)
    raw.adapters.register_loader(_NUMERIC, _WholeSum)


@lru_cache(500)
def translated(sql: str) -> tuple[str, bool]:
    """A shared statement in the words of the driver, and whether its values are numbered.

    Hints about indexes are left out: they are for another planner.
    """
    numbered = False

    def word(found: re.Match[str]) -> str:
        nonlocal numbered
        if found[0] == "%":
            return "%%"
        if not found[0].startswith("?"):
            return ""
        numbered = numbered or bool(found[1])
        return f"%(p{found[1]})s" if found[1] else "%s"

    return _TOKEN.sub(word, sql), numbered


def _values(given: Sequence[Any], numbered: bool) -> Sequence[Any] | Mapping[str, Any]:
    """Values as the driver wants them; a text cannot hold the character 0 here."""
    clean = [each.replace("\0", "\ufffd") if isinstance(each, str) else each for each in given]
    return {f"p{number}": each for number, each in enumerate(clean, 1)} if numbered else clean


class Answer:
    """What a statement found or changed; whoever looks waits for it."""

    def __init__(self, cursor: psycopg.Cursor[Any], pipeline: psycopg.Pipeline | None) -> None:
        self._cursor, self._pipeline = cursor, pipeline

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""
        if self._pipeline is not None:
            self._pipeline.sync()
        return self._cursor.rowcount

    def fetchone(self) -> Any:
        """The next row; None after the last."""
        return self._cursor.fetchone()

    def fetchall(self) -> list[Any]:
        """All rows."""
        return self._cursor.fetchall()


class Connection:
    """See statements.Database. `raw` is the driver's; it is replaced when it breaks."""

    def __init__(self, raw: psycopg.Connection) -> None:
        self.raw = raw
        self._pipeline: psycopg.Pipeline | None = None
        self._rolled_back = 0

    def execute(self, sql: str, given: Sequence[Any] = (), /) -> Answer:
        """Carry out a statement."""
        text, numbered = translated(sql)
        return Answer(self.raw.execute(text.encode(), _values(given, numbered)), self._pipeline)

    def executemany(self, sql: str, given: Iterable[Sequence[Any]], /) -> None:
        """Carry out a statement for each of some rows."""
        text, numbered = translated(sql)
        rows = [_values(each, numbered) for each in given]
        if rows:
            self.raw.cursor().executemany(text.encode(), rows)

    def insert_once(self, sql: str, given: Sequence[Any], /) -> bool:
        """Insert a row if its keys are free; while hopeful, a key that is taken is an error at the end."""
        if self._pipeline is not None:
            self.execute(sql, given)
            return True
        return self.execute(f"{sql} ON CONFLICT DO NOTHING", given).rowcount > 0

    def expect(self, sql: str, given: Sequence[Any], /) -> bool:
        """Whether a query finds a row; while hopeful, that it finds none is an error at the end."""
        if self._pipeline is not None:
            self.execute(f"SELECT 1 / count(*) FROM ({sql}) AS found", given)
            return True
        return self.execute(sql, given).fetchone() is not None

    def tell(self, news: str, /) -> None:
        """Let those who listen hear something when the transaction is committed."""
        self.execute(f"SELECT pg_notify('{CHANNEL}', ?)", (news,))

    @contextmanager
    def hopeful(self) -> Iterator[None]:
        """Send the statements of this block without waiting for each; raises at its end what any of them raised."""
        with self.raw.pipeline() as self._pipeline:
            try:
                yield
            finally:
                self._pipeline = None

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Write what this block writes as one transaction, or nothing of it if it raises."""
        self.execute("BEGIN")
        yield
        self.execute("COMMIT")

    def roll_back(self) -> None:
        """End a transaction that failed; a broken connection has none.

        Of statements that were sent together and skipped, the driver believes that they have been prepared. It prepares
        all anew after a ROLLBACK, but looks only at one whose text it has not seen.
        """
        if not self.is_lost and self.raw.info.transaction_status is not TransactionStatus.IDLE:
            self._rolled_back += 1
            with suppress(psycopg.Error):
                self.raw.execute(f"ROLLBACK -- {self._rolled_back}".encode())

    @property
    def is_lost(self) -> bool:
        """Whether nothing more goes through it."""
        return self.raw.closed or self.raw.broken

    def interrupt(self) -> None:
        """Let a thread that waits for an answer find the connection broken."""
        with suppress(OSError, psycopg.Error):
            with socket.socket(fileno=os.dup(self.raw.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close it."""
        self.raw.close()
