"""What can be wrong with a database, in words that say what to do."""

from __future__ import annotations

import enum
import sqlite3


class Trouble(enum.Enum):
    """The kinds of trouble with a database; the value is also the end of a refusal's key (`store-VALUE`)."""

    LOCKED = "locked"
    READ_ONLY = "read-only"
    FULL = "full"
    NEWER = "newer"
    DAMAGED = "damaged"
    MISSING = "missing"
    CLOSED = "closed"
    FAILED = "failed"


class StoreError(Exception):
    """The database did not do what it was asked; nothing of that request is in it."""

    def __init__(self, trouble: Trouble, message: str) -> None:
        super().__init__(message)
        self.trouble = trouble


class Conflict(Exception):
    """Somebody else was first. `what`: "seq" (that number of the log is taken), "interaction" (that
    interaction is in the log already), "channel" (the channel has a live session) or "guild" (the server has as
    many as it wants, or wants something else by now)."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


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
    Trouble.DAMAGED: "is damaged, or is no database of Heliograph. Stop the bot, keep a copy of the file"
    " and restore the last backup; `sqlite3 FILE .recover` may rescue more.",
    Trouble.MISSING: "cannot be opened. Check that its folder exists and that the bot may write there.",
    Trouble.FAILED: "does not answer as it should.",
}


def explain(path: str, error: sqlite3.Error) -> StoreError:
    """The error of SQLite as one that says which file, what is wrong and what to do."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    trouble = _TROUBLES.get(code, Trouble.FAILED)
    return StoreError(trouble, f"The database {path} {_REMEDIES[trouble]} ({error})")


def newer(path: str, found: int, known: int) -> StoreError:
    """The error for a file that a later version of Heliograph wrote."""
    return StoreError(
        Trouble.NEWER,
        f"The database {path} was written by a newer Heliograph (schema {found}; this one knows {known})."
        " Start that version, or name another file; this one was left as it is.",
    )


def closed(path: str) -> StoreError:
    """The error for a request after the end."""
    return StoreError(Trouble.CLOSED, f"The database {path} is closed: the bot is stopping.")
