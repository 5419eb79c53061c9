"""Looks into a database from outside, wherever it is, while a bot plays on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.addresses import Place
from bot.store.postgres.connecting import connect
from bot.store.sql.statements import Database
from bot.store.sqlite.connection import connect_to_read


@contextmanager
def looking(place: Place, *, at_one_moment: bool = False) -> Iterator[Database]:
    """A connection that only reads; `at_one_moment`: everything is as it was when it was first read."""
    db = connect_to_read(place, timeout=10) if isinstance(place, Path) else connect(place, reads=True)
    with closing(db):
        if at_one_moment:
            db.execute("BEGIN" if isinstance(place, Path) else "BEGIN ISOLATION LEVEL REPEATABLE READ")
        yield db
