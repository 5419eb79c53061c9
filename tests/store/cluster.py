"""A PostgreSQL for tests: one that is running (HELIOGRAPH_TEST_POSTGRES), or one of their own in a temporary folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, closing
from urllib.parse import urlsplit

import psycopg
import pytest

from bot.store.postgres.connecting import connect
from bot.store.postgres.connection import Connection
from bot.store.postgres.schema import migrate
from tests.store.server import NoPostgres, running

GIVEN = "HELIOGRAPH_TEST_POSTGRES"
COUNTED = ("tally", "sent_notification")
"""Tables that triggers fill when rows of others are deleted."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty database for the tests of this process.

    Where there is none, the test is skipped and the summary says why; where CI is set, it fails.
    """
    with ExitStack() as ending:
        try:
            server = os.environ.get(GIVEN) or ending.enter_context(running()).address
            address = database(server, f"heliograph_test_{os.getpid()}")
        except (NoPostgres, psycopg.Error) as error:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"not tried on PostgreSQL: {error}, or name one with {GIVEN}=")
        yield address
        drop(address)


@pytest.fixture
def games(postgres: str) -> str:
    """The address of a database with all tables and nothing in them."""
    with closing(connect(postgres)) as db:
        if not _names(db):
            migrate(db, postgres)
        emptied = [f"DELETE FROM {name}" for name in _names(db) if name not in ("heliograph", *COUNTED)]
        emptied += [f"DELETE FROM {name}" for name in COUNTED]
        db.raw.execute("; ".join([*emptied, "ALTER SEQUENCE session_id_seq RESTART"]).encode())
    return postgres


def _names(db: Connection) -> list[str]:
    found = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    return [str(row[0]) for row in found.fetchall()]


def statement(address: str, sql: str) -> list[tuple[object, ...]]:
    """Carry out a statement beside the store; gives the rows that it finds."""
    with psycopg.connect(address, autocommit=True) as db:
        found = db.execute(sql.encode())
        return found.fetchall() if found.description else []


def cut(address: str) -> int:
    """Break every connection of stores to a database; gives how many they were."""
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'heliograph'"
    return len(statement(address, f"{ended} AND datname = current_database()"))


def database(address: str, name: str) -> str:
    """The address of a fresh, empty database of a server."""
    fresh = named(address, name)
    drop(fresh)
    statement(address, f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'")
    return fresh


def named(address: str, name: str) -> str:
    """The address of another database of the same server."""
    return urlsplit(address)._replace(path=f"/{name}").geturl()


def drop(address: str) -> None:
    """Delete a database, whoever is connected to it."""
    name = urlsplit(address).path.removeprefix("/")
    statement(named(address, "postgres"), f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
