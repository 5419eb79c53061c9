"""Databases that begin with all their tables, for tests of what is kept in them.

A new file has every migration there ever was, which takes longer than most of these tests. Conftests import the
fixture `blank_files`; the tests of the store itself do without.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from functools import cache
from pathlib import Path

import pytest

from bot.store.sqlite import writer
from bot.store.sqlite.schema import migrate


@cache
def blank() -> bytes:
    """The file of a database that has had every migration, and in which nothing is kept yet."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "blank.db"
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            migrate(db)
        return path.read_bytes()


def made_blank(path: str | Path) -> None:
    """Make such a file that only its owner can read, unless there is one."""
    with suppress(OSError):
        with open(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(blank())


@pytest.fixture(autouse=True)
def blank_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """New databases are copies of one that was migrated once."""
    monkeypatch.setattr(writer, "made_private", made_blank)
