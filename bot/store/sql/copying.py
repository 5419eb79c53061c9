"""Copies everything from one database to another, of whichever engines, and compares them row by row."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Protocol

import msgspec

from bot.store.errors import StoreError, Trouble

Shape = dict[str, tuple[tuple[str, ...], tuple[str, ...]]]
"""The columns of each table, and those of its key."""

BY_TRIGGERS = ("named", "tally", "sent_notification")
"""Tables that triggers fill when rows of others are written."""

AT_ONCE = 500
"""How many rows are written together."""

Progress = Callable[[str, int], None]
"""Is told of each table how many of its rows have been copied or compared so far."""


class End(Protocol):
    """One of two databases between which rows are copied, within a transaction."""

    def rows(self, table: str, columns: Sequence[str], key: Sequence[str]) -> Iterator[Sequence[Any]]:
        """All rows in the order of the key."""
        ...

    def clear(self, table: str) -> None:
        """Delete all rows."""
        ...

    def write(self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        """Add rows."""
        ...

    def last_session(self) -> int:
        """The highest id that a session ever had."""
        ...

    def go_on_after(self, session: int) -> None:
        """Give the next session a higher id than this one."""
        ...


class Sum(msgspec.Struct, frozen=True):
    """How many rows a table has, and a hash of all of them."""

    rows: int
    digest: str


def copy_all(source: End, target: End, shape: Shape, progress: Progress) -> None:
    """Put the rows of one database in the place of those of another."""
    tables = sorted(shape, key=lambda table: table in BY_TRIGGERS)
    for table in tables:
        target.clear(table)
    for table in tables:
        columns, key = shape[table]
        target.clear(table)
        for done, rows in _together(source.rows(table, columns, key)):
            target.write(table, columns, rows)
            progress(table, done)
    target.go_on_after(source.last_session())


def copy_checked(source: End, target: End, shape: Shape, progress: Progress) -> None:
    """Copy everything, then compare both. Raises StoreError for the first table that differs."""
    copy_all(source, target, shape, progress)
    here, there = sums(source, shape, progress), sums(target, shape, progress)
    for table in shape:
        if here[table] != there[table]:
            raise StoreError(
                Trouble.FAILED,
                f"The copy of {table} differs: {here[table].rows} rows became {there[table].rows}."
                " Nothing was changed.",
            )


def sums(end: End, shape: Shape, progress: Progress) -> dict[str, Sum]:
    """What each table of a database holds, to be compared with another's."""
    return {table: _sum(end, table, shape, progress) for table in shape}


def _sum(end: End, table: str, shape: Shape, progress: Progress) -> Sum:
    columns, key = shape[table]
    digest, encode, count = hashlib.sha256(), msgspec.msgpack.Encoder().encode, 0
    for count, rows in _together(end.rows(table, columns, key)):
        for row in rows:
            digest.update(encode(tuple(row)))
        progress(table, count)
    return Sum(count, digest.hexdigest())


def _together(rows: Iterable[Sequence[Any]]) -> Iterator[tuple[int, list[Sequence[Any]]]]:
    """Some rows at a time, and how many that makes so far."""
    every, done = iter(rows), 0
    while some := list(islice(every, AT_ONCE)):
        done += len(some)
        yield done, some
