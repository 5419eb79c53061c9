"""PRIVACY.md names every table and column of the database, and nothing that is not there; in German as many things."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.sql.removal import OF_SESSIONS
from bot.store.sqlite.schema import migrate

CHECKOUT = Path(__file__).parents[2]
WORD = re.compile(r"`(\w+)`")


def stored() -> dict[str, set[str]]:
    """The columns of each table."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            table: {row[1] for row in db.execute(f"PRAGMA table_info({table})")}
            for table in tables
            if not table.startswith("sqlite_")
        }


def told() -> dict[str, set[str]]:
    """The columns of each table that PRIVACY.md names; a row without a table goes on with the one before."""
    text = (CHECKOUT / "PRIVACY.md").read_text(encoding="utf-8").partition("## The database")[2]
    found: dict[str, set[str]] = {}
    table = ""
    for row in (line for line in text.splitlines() if line.startswith("|") and "`" in line):
        _, named, columns, *_ = row.split("|")
        table = next(iter(WORD.findall(named)), table)
        found.setdefault(table, set()).update(WORD.findall(columns))
    return found


def test_privacy_names_every_table_and_column_and_no_other() -> None:
    assert told() == stored()


def kept(paper: str) -> list[int]:
    """How many cells each row of the first table of a paper has."""
    text = (CHECKOUT / paper).read_text(encoding="utf-8").partition("\n## ")[0]
    return [line.count(" | ") for line in text.splitlines() if line.startswith("| ")]


def test_privacy_in_german_names_as_much() -> None:
    rows = kept("PRIVACY.md")
    assert len(rows) > 10
    assert kept("PRIVACY.de.md") == rows


def test_what_belongs_to_a_session_is_deleted_with_it() -> None:
    assert {table for table, columns in stored().items() if "session" in columns} == set(OF_SESSIONS)
