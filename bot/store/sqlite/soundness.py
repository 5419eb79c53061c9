"""Is the file damaged? Looked at before play, or beside it where the file is large."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.sqlite.errors import DATABASE_ERRORS, damaged, explain

LARGE = 64_000_000
"""The bytes of a file from which on the start does not wait for the check: a second on a slow disk."""

_STEPS = 10_000
"""After so many steps SQLite asks whether the check is still wanted."""


def check_sound(db: sqlite3.Connection, path: str) -> None:
    """Raise StoreError(DAMAGED) for a file whose pages do not hold together."""
    found = [str(row[0]) for row in db.execute("PRAGMA quick_check(3)")]
    if found != ["ok"]:
        raise damaged(path, found)


def is_large(path: str) -> bool:
    """Whether the check of a file would hold up the start."""
    return Path(path).stat().st_size >= LARGE


def damage(path: str, unwanted: Callable[[], bool]) -> StoreError | None:
    """What is wrong with a file that is in use; None if nothing is, or once the answer is unwanted. For a thread."""
    try:
        with closing(sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True, timeout=5)) as db:
            db.set_progress_handler(unwanted, _STEPS)
            check_sound(db, path)
    except StoreError as error:
        return error
    except DATABASE_ERRORS as error:
        return None if unwanted() else explain(path, error)
    return None
