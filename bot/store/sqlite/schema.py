"""How older files become newer ones, by `migrations.sql`: `user_version` counts the migrations a file has had."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.store.sqlite.connection import transaction
from bot.store.sqlite.errors import newer

_MIGRATION = "-- ===="
"""What a line begins with below which the statements of one migration stand."""


def _statements(migration: str) -> Iterator[str]:
    """The statements of a migration; those of a trigger hold others."""
    statement = ""
    for line in migration.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""


def _migrations() -> Iterator[tuple[str, ...]]:
    text = Path(__file__).with_name("migrations.sql").read_text(encoding="utf-8")
    for migration in text.split(_MIGRATION)[1:]:
        _number, _, statements = migration.partition("\n")
        yield tuple(_statements(statements))


MIGRATIONS = tuple(_migrations())
"""The statements of each migration, in their order."""


def version_of(db: sqlite3.Connection) -> int:
    """How many migrations the file has had."""
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def is_current(db: sqlite3.Connection) -> bool:
    """Whether the file has had every migration."""
    return version_of(db) == len(MIGRATIONS)


def check_version(db: sqlite3.Connection, path: str) -> None:
    """Raise StoreError for a file that a newer program wrote, before anything in it is touched."""
    if (found := version_of(db)) > len(MIGRATIONS):
        raise newer(path, found, len(MIGRATIONS))


def migrate(db: sqlite3.Connection, keep: Callable[[int], object] = lambda version: None) -> None:
    """Bring the file up to date, in one transaction. If it is of an earlier version, `keep` is called first with it.

    Nothing is changed if `keep` raises.
    """
    if is_current(db):
        return
    with transaction(db):
        # Read it again: another process may have migrated the file while this one waited for the lock.
        found = version_of(db)
        if 0 < found < len(MIGRATIONS):
            keep(found)
        for statements in MIGRATIONS[found:]:
            for statement in statements:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
