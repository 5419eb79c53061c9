"""How older databases become newer ones, by `migrations.sql`; `heliograph.version` counts the migrations."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot.store.errors import StoreError, Trouble
from bot.store.postgres.connection import Connection
from bot.store.postgres.errors import foreign, newer
from bot.store.sql.statements import one

_LOCK = 0x48454C494F
"""The number of the lock that a process holds while it migrates."""

MIGRATIONS = tuple(
    migration.partition("\n")[2]
    for migration in Path(__file__)
    .with_name("migrations.sql")
    .read_text(encoding="utf-8")
    .split("-- ====")[1:]
)
"""The statements of each migration, in their order."""


def check_version(db: Connection, shown: str) -> int:
    """How many migrations a database has had; 0 if it is empty.

    Raises StoreError for one of a newer version or of another program.
    """
    tables = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1"
    there = [str(row[0]) for row in db.execute(tables).fetchall()]
    if there and "heliograph" not in there:
        raise foreign(shown, there[:4])
    found = int(one(db, "SELECT version FROM heliograph")) if there else 0
    if found > len(MIGRATIONS):
        raise newer(shown, found, len(MIGRATIONS))
    return found


def check_current(db: Connection, shown: str) -> None:
    """Raise StoreError unless a database has had every migration."""
    if check_version(db, shown) < len(MIGRATIONS):
        raise StoreError(
            Trouble.FAILED,
            f"{shown} is empty or of an earlier version. Start the bot on it once, then stop it.",
        )


def migrate(db: Connection, shown: str, look: Callable[[], None] = lambda: None) -> None:
    """Bring a database up to date, each migration in a transaction of its own; `look` may raise before the first.

    Of processes that start at once, one migrates, and the others wait for it. Raises StoreError.
    """
    if check_version(db, shown) == len(MIGRATIONS):
        return
    db.execute("SELECT set_config('lock_timeout', '60s', false)")
    db.execute("SELECT pg_advisory_lock(?)", (_LOCK,))
    try:
        # Read it again: another process may have migrated the database while this one waited for the lock.
        found = check_version(db, shown)
        if 0 < found < len(MIGRATIONS):
            look()
        for number, statements in enumerate(MIGRATIONS[found:], found + 1):
            _carry_out(db, statements, number)
    finally:
        if not db.is_lost:
            db.execute("SELECT pg_advisory_unlock(?)", (_LOCK,))
            db.execute("SELECT set_config('lock_timeout', '4s', false)")


def _carry_out(db: Connection, statements: str, number: int) -> None:
    """One migration: several statements without values, which the driver sends together as they stand."""
    try:
        with db.transaction():
            db.raw.execute(statements.encode())
            db.execute("UPDATE heliograph SET version = ?", (number,))
    except BaseException:
        db.roll_back()
        raise
