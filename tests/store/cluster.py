"""A PostgreSQL for tests: one that is running (HELIOGRAPH_TEST_POSTGRES), or one of their own in a temporary folder.

Theirs listens on a socket alone, and does not wait for the disk.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from bot.store.postgres.connecting import connect
from bot.store.postgres.connection import Connection
from bot.store.postgres.schema import migrate

GIVEN = "HELIOGRAPH_TEST_POSTGRES"
UNPRIVILEGED = ("postgres", "nobody")
"""Who may run the server where root runs the tests: PostgreSQL does not start as root."""
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
}


COUNTED = ("tally", "sent_notification")
"""Tables that triggers fill when rows of others are deleted."""


class NoPostgres(Exception):
    """There is no PostgreSQL here; the message says what to do."""


@cache
def programs() -> Path:
    """The folder of the server's programs. Raises NoPostgres."""
    found = [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -int(path.parent.name))
    for folder in found:
        if (folder / "pg_ctl").exists():
            return folder
    raise NoPostgres(f"PostgreSQL is not installed: apt-get install postgresql, or name one with {GIVEN}=")


def _as_user() -> dict[str, int | str | list[int]]:
    """What makes a process run as someone who may run a server."""
    if os.getuid() != 0:
        return {}
    for name in UNPRIVILEGED:
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise NoPostgres("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")


@contextmanager
def cluster(**settings: str) -> Iterator[str]:
    """The address of a server with a database `games`, which ends with the block. Raises NoPostgres."""
    who = _as_user()
    with tempfile.TemporaryDirectory(prefix="heliograph-pg-") as folder, ExitStack() as ending:
        home = Path(folder)
        if who:
            os.chown(home, int(str(who["user"])), int(str(who["group"])))

        def run(program: str, *arguments: str) -> None:
            done = subprocess.run(
                [programs() / program, "--pgdata", str(home / "data"), *arguments],
                cwd=home,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
                **who,  # type: ignore[call-overload]
            )
            if done.returncode:
                raise NoPostgres(f"{program} failed: {done.stderr.strip()[-300:]}")

        run("initdb", "--username=heliograph", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C")
        lines = [f"{name} = '{value}'" for name, value in {**SETTINGS, **settings}.items()]
        lines.append(f"unix_socket_directories = '{home}'")
        with (home / "data" / "postgresql.conf").open("a") as file:
            file.write("\n".join(["", *lines, ""]))
        run("pg_ctl", "--silent", "--wait", f"--log={home / 'log'}", "start")
        ending.callback(run, "pg_ctl", "--silent", "--wait", "--mode=immediate", "stop")
        yield f"postgresql://heliograph@/postgres?host={home}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of an empty database for the tests of this process.

    Where there is none, the test is skipped and the summary says why; where CI is set, it fails.
    """
    with ExitStack() as running:
        try:
            server = os.environ.get(GIVEN) or running.enter_context(cluster())
            address = database(server, f"heliograph_test_{os.getpid()}")
        except (NoPostgres, psycopg.Error) as error:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"not tried on PostgreSQL: {error}")
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
