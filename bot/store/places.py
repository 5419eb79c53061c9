"""Opens, looks at and cleans a database wherever it is: only here is it decided which engine a place needs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path

from bot.store import sqlite
from bot.store.addresses import Place, shown
from bot.store.errors import StoreError, Trouble
from bot.store.leases import Alone, Claim
from bot.store.protocol import Store
from bot.store.sql.copying import Progress, copy_checked
from bot.store.sql.health import Health
from bot.store.sql.heart import Working
from bot.store.sql.removal import Removed
from bot.store.sqlite import backup as of_file
from bot.store.sqlite import removal as from_file
from bot.store.sqlite.copying import filled, read, shape


async def open_place(where: Place, *, claim: Claim | None = None, working: Working = lambda: None) -> Store:
    """Open a database, and make its tables if it has none. Raises StoreError.

    Raises it also if another living process has what this one would `claim` (None: nothing). What `working` tells is
    noted with each sign of life.
    """
    if isinstance(where, Path):
        return await sqlite.open_store(where, claim=claim, working=working)
    check_driver(where)
    from bot.store import postgres

    return await postgres.open_store(where, claim=claim, working=working)


def health(where: Place) -> Health:
    """Whether a bot is alive there. Never writes. Raises StoreError where the driver is missing."""
    if isinstance(where, Path):
        return sqlite.health(where)
    check_driver(where)
    from bot.store import postgres

    return postgres.health(where)


def held_for(where: Place, guild: int) -> Removed:
    """What is stored for a server. Raises StoreError."""
    if isinstance(where, Path):
        return from_file.held_for(where, guild)
    check_driver(where)
    from bot.store.postgres import removal

    return removal.held_for(where, guild)


def remove_server(where: Place, guild: int) -> Removed:
    """Delete everything of a server from a database that no bot uses. Raises StoreError."""
    if isinstance(where, Path):
        return from_file.remove_server(where, guild)
    check_driver(where)
    from bot.store.postgres import removal

    return removal.remove_server(where, guild)


def backup(where: Place, target: Path, progress: Progress) -> int:
    """Copy a database, live or not, into a new file; returns its size in bytes. Raises StoreError."""
    if isinstance(where, Path):
        return of_file.backup(where, target)
    check_driver(where)
    from bot.store.postgres import backup as of_server

    return of_server.backup(where, target, progress)


def restore(source: Path, where: Place, progress: Progress) -> Path | None:
    """Put a copy in the place of a database, and keep what was there; returns the file in which. Raises StoreError."""
    if isinstance(where, Path):
        return of_file.restore(source, where)
    check_driver(where)
    from bot.store.postgres import backup as of_server

    async def put_back() -> Path | None:
        async with _claimed(where):
            return await asyncio.to_thread(of_server.restore, source, where, progress)

    of_file.check_integrity(source)
    return asyncio.run(put_back())


async def move(source: Place, target: Place, progress: Progress) -> None:
    """Copy everything into an empty database, which no bot may use meanwhile, nor the other; then compare both.

    The target has all or nothing of it. Raises StoreError.
    """
    check_driver(source, target)
    from bot.store.postgres import backup as of_server

    if isinstance(source, Path) and not source.is_file():
        raise StoreError(Trouble.MISSING, f"{source} is not there.")
    if isinstance(target, Path):
        of_file.check_free(target)
    async with _claimed(source), nullcontext() if isinstance(target, Path) else _claimed(target):
        if isinstance(target, str) and not await asyncio.to_thread(of_server.is_empty, target):
            raise StoreError(
                Trouble.FAILED,
                f"{shown(target)} is not empty, and was left as it is. Name an empty database.",
            )

        def copy() -> None:
            with (
                read(source) if isinstance(source, Path) else of_server.reading(source) as here,
                filled(target) if isinstance(target, Path) else of_server.writing(target) as there,
            ):
                copy_checked(here, there, shape(), progress)

        await asyncio.to_thread(copy)


@asynccontextmanager
async def _claimed(where: Place) -> AsyncIterator[None]:
    """Keep every bot out of a database. Raises StoreError if one plays there."""
    store = await open_place(where, claim=Alone())
    try:
        yield
    finally:
        await store.close()


def check_driver(*where: Place) -> None:
    """Raise StoreError where the driver for PostgreSQL is not installed: it is an extra."""
    if find_spec("psycopg") is None:
        raise StoreError(
            Trouble.MISSING,
            f"{' or '.join(map(shown, where))} needs the driver for PostgreSQL, which is not installed."
            " In a checkout, run `make play LOCK=requirements-postgres.lock`; else install heliograph[postgres].",
        )
