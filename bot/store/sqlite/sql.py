"""Statements and rows made from structs: columns have the names of the fields."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

Row = TypeVar("Row", bound=msgspec.Struct)

LIVE = "status IN ('lobby', 'playing')"
OVER = "status NOT IN ('lobby', 'playing')"
"""Conditions on a session, in the words of the indexes that hold only those of one kind."""

AMONG_LIVE = f"id IN (SELECT id FROM session WHERE {LIVE})"
"""LIVE as a subquery, which uses its index even if the query looks at other columns."""


def columns(kind: type[msgspec.Struct], but: Sequence[str] = (), of: str = "") -> str:
    """The columns of a struct, prefixed with the table `of`, except `but`."""
    names = [name for name in kind.__struct_fields__ if name not in but]
    return ", ".join(f"{of}.{name}" if of else name for name in names)


def insert(table: str, kind: type[msgspec.Struct], but: Sequence[str] = ()) -> str:
    """The statement that adds a row; its values are those of `values`."""
    marks = ", ".join("?" * (len(kind.__struct_fields__) - len(but)))
    return f"INSERT INTO {table} ({columns(kind, but)}) VALUES ({marks})"


def values(row: msgspec.Struct, but: Sequence[str] = ()) -> list[Any]:
    """The values of a row, in the order of `columns`."""
    return [getattr(row, name) for name in row.__struct_fields__ if name not in but]


def made(kind: type[Row], found: Sequence[Any]) -> Row:
    """A struct from its columns."""
    return kind(**dict(zip(kind.__struct_fields__, found, strict=True)))


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Write what this block writes as one transaction, or nothing of it if it raises."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        # Also when interrupted: a transaction that stays open would lock the file for everyone else.
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def one(db: sqlite3.Connection, sql: str, given: Sequence[Any] = ()) -> Any:
    """The first value of the first row that a query finds; None if it finds none."""
    found = db.execute(sql, given).fetchone()
    return None if found is None else found[0]
