"""Commands for the database: look at it, copy it, restore it, delete from it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.commands.failure import Failure
from bot.store.addresses import Place, shown

T = TypeVar("T")

EVERY = 2.0
"""Seconds between two lines about how far something is."""


def check_database(file: Path) -> int:
    """Check that a database, or a copy of one, is intact, and print what is in it."""
    from bot.store import StoreError
    from bot.store.sqlite.backup import check_integrity, contents

    try:
        check_integrity(file)
        held = contents(file)
    except StoreError as error:
        raise Failure(str(error), 1) from error
    told = ", ".join(f"{number} {status}" for status, number in held.sessions.items()) or "none"
    print(f"{file} is intact: sessions: {told}; {held.lines:,} lines of logs, {file.stat().st_size:,} bytes")
    return 0


def backup(file: Path, database: Place | None) -> int:
    """Copy the games into a new file."""
    from bot.store.places import backup as copy

    size = _stored(lambda place: copy(place, file, told_rarely()), database)
    print(f"{file}: {size:,} bytes, checked")
    return 0


def restore(file: Path, database: Place | None) -> int:
    """Replace the games with a copy."""
    from bot.store.places import restore as put_back

    kept = _stored(lambda place: put_back(file, place, told_rarely()), database)
    print(f"restored from {file}" + (f"; what was there is kept as {kept}" if kept else ""))
    return 0


def purge(server: int, database: Place | None, *, sure: bool) -> int:
    """Delete everything of one server, after asking unless `sure`."""
    from bot.store.places import held_for, remove_server
    from bot.store.sql.removal import Removed

    def told(held: Removed) -> str:
        settings = "its settings" if held.settings else "no settings"
        return f"{held.sessions} games and open tables, {settings}, {held.changes} changes of settings"

    if not sure:
        print(f"server {server}: {told(_stored(lambda place: held_for(place, server), database))}")
        try:
            answer = input("Type the id of the server again to delete all of it: ")
        except EOFError:
            answer = ""
        if answer.strip() != str(server):
            raise Failure("nothing was deleted", 1)
    removed = _stored(lambda place: remove_server(place, server), database)
    print(
        f"deleted of server {server}: {told(removed)}. Copies of the database still hold it; delete them too."
    )
    return 0


def move_database(source: Place, target: Place) -> int:
    """Move all games to an empty database, compare both, and verify every game by the rules."""
    from bot.commands.verifying import verified
    from bot.store import StoreError
    from bot.store.places import move

    try:
        asyncio.run(move(source, target, told_rarely()))
        print(f"{shown(target)} has every row of {shown(source)}: the hashes of all tables agree")
        found = asyncio.run(verified(target, told_rarely()))
    except StoreError as error:
        raise Failure(str(error), 1) from error
    earlier = f"; of earlier rules, so not replayed: {found.earlier}" if found.earlier else ""
    print(f"games that verify: {found.sound}{earlier}")
    if found.faults:
        raise Failure("\n".join(["these games do not verify, there and before:", *found.faults]), 1)
    print(f"Now set HELIOGRAPH_DATABASE to the new place. {shown(source)} was left as it is.")
    return 0


def told_rarely() -> Callable[[str, int], None]:
    """Prints how far something long is, at most every other second."""
    last = time.monotonic()

    def told(what: str, done: int) -> None:
        nonlocal last
        if time.monotonic() - last >= EVERY:
            last = time.monotonic()
            print(f"{what}: {done:,} …", flush=True)

    return told


def _stored(work: Callable[[Place], T], database: Place | None) -> T:
    """Work on the database named, or the one in the settings; trouble with it becomes a Failure."""
    from bot.settings import BadSetting, load_settings
    from bot.store import StoreError

    try:
        return work(load_settings(database=database).database)
    except (BadSetting, StoreError) as error:
        raise Failure(str(error), 1) from error


def health(database: Place | None) -> int:
    """Check that a bot is running on the database, here if it was here lately, and that its work goes on."""
    from bot.settings import BadSetting, load_settings
    from bot.store import StoreError
    from bot.store.places import health as health_of

    try:
        place = database or load_settings().database
        found = health_of(place)
    except (BadSetting, StoreError) as error:
        raise Failure(str(error), 1) from error
    if not found.alive or found.gone:
        raise Failure(f"no bot is running {'here ' if found.gone else ''}on {shown(place)}: {found.why}", 1)
    if found.stuck:
        raise Failure(f"the bot on {shown(place)} is stuck: {found.why}", 1)
    print(found.why)
    return 0
