"""Files with thousands of games under way: some that really began, each copied with other people in other channels."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec.structs import replace

from bot.games.catalogue import games
from bot.sessions import Sessions, User
from bot.sessions.core.presets import PRESETS
from bot.sessions.server.policy import Caller
from bot.store.sqlite import open_store
from tests.bench.apart import started

HOST, GUEST = 1_000_001, 1_000_002
NOWHERE = 10_000_000
"""Channels from here on are known to no one."""


async def without_limits(sessions: Sessions, guild: int) -> None:
    """Let one person host any number of games on a server."""
    await sessions.guilds.change(
        guild, Caller(HOST, "Mira", admin=True), lambda rules: replace(rules, tables=0, hosted=0)
    )


async def begin(file: Path, game: str, guild: int, then: float, clocks: list[str]) -> None:
    """Games of two that began at a moment (UTC seconds), one with each of these clocks, and were announced."""
    store = await open_store(file)
    sessions = await Sessions.open(store, games(), clock=lambda: then)
    await without_limits(sessions, guild)
    host, guest = User(HOST, "Mira"), User(GUEST, "Bo")
    for number, clock in enumerate(clocks, 1):
        made = await sessions.new(number, guild, host, game, {})
        await sessions.join(made.id, guest)
        await sessions.clocks.set(made.id, host, PRESETS[clock])
        begun = await sessions.start(made.id, host)
        await sessions.shown.mark_announced(made.id, begun.seq, number)
    await sessions.close()
    await store.close()


def copy(file: Path, copies: int, people: list[int], channels: Mapping[int, int] | None = None) -> None:
    """Everything that is kept of the games again under other numbers, from 1 on; each has two people of its own.

    `channels` are those of some numbers; the others play nowhere.
    """
    db = sqlite3.connect(file)
    for table in ("session", "log", "snapshot", "receipt"):
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
        key = "id" if table == "session" else "session"
        rows = db.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall()
        db.execute(f"DELETE FROM {table}")
        for copy in range(copies):
            for row in rows:
                values = dict(zip(columns, row))
                number = values[key] = (values[key] - 1) * copies + copy + 1
                if table == "session":
                    values["change"] = number
                    one, other = (people[(2 * number + i) % len(people)] for i in range(2))
                    values["channel"] = (channels or {}).get(number, NOWHERE + number)
                    values["host"] = one
                    holders = values["holders"].replace(str(HOST), str(one)).replace(str(GUEST), str(other))
                    values["holders"] = holders
                marks = ", ".join("?" * len(columns))
                db.execute(
                    f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", tuple(values.values())
                )
    db.commit()
    db.close()


def in_a_process(task: Callable[..., None], *args: object) -> None:
    """Call a function whose memory is not to be counted."""
    started(task, *args).join()
