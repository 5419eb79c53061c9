"""The errors of SQLite in words that say which file, what is wrong and what to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bot.store.errors import StoreError, Trouble

_TROUBLES = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
    sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_CANTOPEN: Trouble.MISSING,
}

_REMEDIES = {
    Trouble.LOCKED: "is locked by another program. Close what else has it open (a shell, a backup)"
    " and try again.",
    Trouble.READ_ONLY: "cannot be written. Let the user that runs the bot write the file and its folder.",
    Trouble.FULL: "cannot grow: the disk is full. Free some space; the bot goes on by itself.",
    Trouble.DAMAGED: "is damaged, or is no database of Heliograph. Stop the bot and restore the last backup with"
    " `python -m bot restore BACKUP`; this file is kept beside it, and `sqlite3 FILE .recover` may rescue more.",
    Trouble.MISSING: "cannot be opened. Check that its folder exists and that the bot may write there.",
    Trouble.FAILED: "does not answer as it should.",
}


DATABASE_ERRORS = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises; the second where a message of its own names what a damaged file has for a name."""


def explain(path: str, error: BaseException) -> StoreError:
    """An error as one that says which file, what is wrong and what to do."""
    if isinstance(error, StoreError):
        return error
    trouble = Trouble.DAMAGED if isinstance(error, UnicodeDecodeError) else Trouble.FAILED
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        trouble = _TROUBLES.get(code, Trouble.FAILED)
    return StoreError(trouble, f"The database {path} {_REMEDIES[trouble]} ({error})")


@contextmanager
def explained(path: str) -> Iterator[None]:
    """Raise what SQLite raises as a StoreError."""
    try:
        yield
    except DATABASE_ERRORS as error:
        raise explain(path, error) from error


def newer(path: str, found: int, known: int) -> StoreError:
    """The error for a file that a later version of Heliograph wrote."""
    return StoreError(
        Trouble.NEWER,
        f"The database {path} was written by a newer Heliograph (schema {found}; this one knows {known})."
        " Start that version, or name another file; this one was left as it is.",
    )


def gone(path: str) -> StoreError:
    """The error for a file that was deleted or replaced while it was in use."""
    return StoreError(
        Trouble.MISSING,
        f"The database {path} was deleted or replaced while the bot was playing on it, so nothing more can be stored."
        " Put the right file in its place, then start the bot again.",
    )


def damaged(path: str, found: Sequence[str]) -> StoreError:
    """The error for a file whose pages do not hold together."""
    return StoreError(
        Trouble.DAMAGED, f"The database {path} {_REMEDIES[Trouble.DAMAGED]} ({'; '.join(found)})"
    )


def closed(path: str) -> StoreError:
    """The error for a request after the end."""
    return StoreError(Trouble.CLOSED, f"The database {path} is closed: the bot is stopping.")
