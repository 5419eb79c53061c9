"""Statements and rows made from structs, and what a database must offer to carry them out.

Columns have the names of the fields. Statements are those that every engine understands; `?` or `?1` stands for a
value.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from bot.store.rows import Share

Row = TypeVar("Row", bound=msgspec.Struct)

LIVE = "status IN ('lobby', 'playing')"
OVER = "status NOT IN ('lobby', 'playing')"
"""Conditions on a session, in the words of the indexes that hold only those of one kind."""

AMONG_LIVE = f"id IN (SELECT id FROM session WHERE {LIVE})"
"""LIVE as a subquery, which uses its index even if the query looks at other columns."""


def of_share(share: Share | None) -> str:
    """The condition on a session that it belongs to a share (None: to all)."""
    return (
        "true"
        if share is None
        else f"coalesce((guild >> 22) % {int(share.count)}, 0) IN {among(share.shards)}"
    )


IMPORTED = "table_state LIKE '%\"imported\":true%'"
"""The condition on a session that it came from a file; in a text of JSON these quotes would be escaped."""


class Found(Protocol):
    """What a statement found or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""
        ...

    def fetchone(self) -> Any:
        """The next row; None after the last."""
        ...

    def fetchall(self) -> list[Any]:
        """All rows."""
        ...


class Database(Protocol):
    """A connection that writes."""

    def execute(self, sql: str, given: Sequence[Any] = (), /) -> Found:
        """Carry out a statement."""
        ...

    def executemany(self, sql: str, given: Iterable[Sequence[Any]], /) -> object:
        """Carry out a statement for each of some rows."""
        ...

    def insert_once(self, sql: str, given: Sequence[Any], /) -> bool:
        """Insert a row; False, and nothing is inserted, if one of its keys is taken."""
        ...

    def expect(self, sql: str, given: Sequence[Any], /) -> bool:
        """Whether a query finds a row, where that is likely."""
        ...

    def tell(self, news: str, /) -> None:
        """Let other processes hear something as soon as what is written with it is stored, if they can."""
        ...


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


def among(numbers: Collection[int]) -> str:
    """A list of whole numbers as it stands after IN, so that a statement needs no mark for each."""
    return f"({', '.join(str(int(number)) for number in numbers) or 'NULL'})"


def made(kind: type[Row], found: Sequence[Any]) -> Row:
    """A struct from its columns."""
    return kind(**dict(zip(kind.__struct_fields__, found, strict=True)))


def one(db: Database, sql: str, given: Sequence[Any] = ()) -> Any:
    """The first value of the first row that a query finds; None if it finds none."""
    found = db.execute(sql, given).fetchone()
    return None if found is None else found[0]
