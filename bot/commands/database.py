"""Commands for the database: look at it, copy it, restore it, delete from it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.commands.failure import Failure

T = TypeVar("T")


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


def backup(file: Path, database: Path | None) -> int:
    """Copy the games into a new file."""
    from bot.store.sqlite.backup import backup as copy

    size = _stored(lambda games_file: copy(games_file, file), database)
    print(f"{file}: {size:,} bytes, checked")
    return 0


def restore(file: Path, database: Path | None) -> int:
    """Replace the games with a copy."""
    from bot.store.sqlite.backup import restore as put_back

    kept = _stored(lambda games_file: put_back(file, games_file), database)
    print(f"restored from {file}" + (f"; the previous file is kept as {kept}" if kept else ""))
    return 0


def purge(server: int, database: Path | None, *, sure: bool) -> int:
    """Delete everything of one server, after asking unless `sure`."""
    from bot.store.sql.removal import Removed
    from bot.store.sqlite.removal import held_for, remove_server

    def told(held: Removed) -> str:
        settings = "its settings" if held.settings else "no settings"
        return f"{held.sessions} games and open tables, {settings}, {held.changes} changes of settings"

    if not sure:
        print(f"server {server}: {told(_stored(lambda file: held_for(file, server), database))}")
        try:
            answer = input("Type the id of the server again to delete all of it: ")
        except EOFError:
            answer = ""
        if answer.strip() != str(server):
            raise Failure("nothing was deleted", 1)
    removed = _stored(lambda file: remove_server(file, server), database)
    print(
        f"deleted of server {server}: {told(removed)}. Copies of the database still hold it; delete them too."
    )
    return 0


def _stored(work: Callable[[Path], T], database: Path | None) -> T:
    """Work on the database named, or the one in the settings; trouble with it becomes a Failure."""
    from bot.settings import BadSetting, load_settings
    from bot.store import StoreError

    try:
        return work(load_settings(database=database).database)
    except (BadSetting, StoreError) as error:
        raise Failure(str(error), 1) from error


def health(database: Path | None) -> int:
    """Check that a bot was running on the database within the last minute, and that its work goes on."""
    from bot.settings import BadSetting, load_settings
    from bot.store.sqlite import health as store_health

    try:
        path = database or load_settings().database
    except BadSetting as error:
        raise Failure(str(error), 1) from error
    found = store_health(path)
    if not found.alive:
        raise Failure(f"no bot is running on {path}: {found.why}", 1)
    if found.stuck:
        raise Failure(f"the bot on {path} is stuck: {found.why}", 1)
    print(found.why)
    return 0
