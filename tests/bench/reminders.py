"""A start with 10,000 games under way, in 1,000 of which somebody is to be reminded at once.

The file is made of a hundred games that really began, each copied a hundred times with other people in other channels.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import shutil
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot.app import no_collections
from bot.games.catalogue import games
from bot.sessions import Sessions, User
from bot.sessions.presets import PRESETS
from bot.store import Store
from renderers.sol import board
from tests.bench.lag import Lag
from tests.bench.live import connected, measured
from tests.bench.memory import resident
from tests.bench.stand import stand
from tests.bench.table import Row, quantile, seconds

MODELS, COPIES = 100, 100
SESSIONS = MODELS * COPIES
DUE = SESSIONS // 10
HOUR = 3600.0
FLOOR = 2 * DUE / 50
"""Seconds that Discord needs for opening so many conversations and taking as many messages, at fifty a second."""


async def fill(file: Path, people: list[int], guild: int, now: float) -> None:
    """The games began 13 hours ago: half the time of a tenth of them, whose clock is of a day, is over."""
    then = now - 13 * HOUR
    store = await Store.open(file)
    sessions = await Sessions.open(store, games(), clock=lambda: then)
    for number in range(MODELS):
        host, guest = User(1_000_001, "Mira"), User(1_000_002, "Bo")
        made = await sessions.new(number + 1, guild, host, "sol", {})
        await sessions.join(made.id, guest)
        await sessions.clocks.set(made.id, host, PRESETS["day" if number < MODELS // 10 else "week"])
        begun = await sessions.start(made.id, host)
        await sessions.shown.mark_announced(made.id, begun.seq, number + 1)
    await sessions.close()
    await store.close()
    _copy(file, people)


def _copy(file: Path, people: list[int]) -> None:
    """Everything that is kept of the first games again under other numbers; each game has two people of its own."""
    db = sqlite3.connect(file)
    for table in ("session", "log", "snapshot", "receipt"):
        columns = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
        key = "id" if table == "session" else "session"
        rows = db.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall()
        db.execute(f"DELETE FROM {table}")
        for copy in range(COPIES):
            for row in rows:
                values = dict(zip(columns, row))
                model = values[key] - 1
                number = model * COPIES + copy
                values[key] = number + 1
                if table == "session":
                    one, other = (people[(2 * number + i) % len(people)] for i in range(2))
                    values["channel"] = 10_000_000 + number
                    values["host"] = one
                    holders = values["holders"].replace("1000001", str(one)).replace("1000002", str(other))
                    values["holders"] = holders
                marks = ", ".join("?" * len(columns))
                db.execute(
                    f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", tuple(values.values())
                )
    db.commit()
    db.close()


def _read_plain(file: Path) -> None:
    """The floor of a start: every row of a session, read by sqlite3 and nothing made of it."""
    db = sqlite3.connect(file)
    db.execute("SELECT * FROM session WHERE status IN ('lobby', 'playing') OR announced < seq").fetchall()
    db.close()


async def _open(file: Path) -> float:
    """Seconds until all sessions are there."""
    store = await Store.open(file)
    start = time.perf_counter()
    with no_collections():
        sessions = await Sessions.open(store, games())
    spent = time.perf_counter() - start
    await sessions.close()
    await store.close()
    return spent


def _in_a_process(task: Callable[..., None], *args: object) -> None:
    """Call a function whose memory is not to be counted."""
    process = multiprocessing.get_context("spawn").Process(target=task, args=args)
    process.start()
    process.join()


def fill_now(file: Path, people: list[int], guild: int) -> None:
    """Make the file, as of now."""
    asyncio.run(fill(file, people, guild, time.time()))


async def run() -> dict[str, Any]:
    """The figures of one start; times in seconds, memory in megabytes."""
    board.prepare()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "many.db"
        async with stand(rate_limits=True) as at:
            people = await at.people(2 * DUE)
            await asyncio.to_thread(_in_a_process, fill_now, file, people, at.guild_id)
            copied = Path(folder) / "copy.db"
            shutil.copyfile(file, copied)
            before, start = resident(), time.perf_counter()
            async with Lag() as lag, connected(at, file) as client:
                ready = time.perf_counter() - start
                while True:
                    await client.errands.settled()
                    letters, reached = await at.letters()
                    if letters >= DUE or time.perf_counter() - start > 300:
                        break
                    await asyncio.sleep(0.2)
                sent = time.perf_counter() - start
                await client.desk.announcer.settled()
                memory = resident() - before
        opened, plain = [], []
        for _ in range(5):
            plain.append(seconds(lambda: _read_plain(copied)))
            opened.append(await _open(copied))
    return {
        "opened": statistics.median(opened),
        "plain": statistics.median(plain),
        "ratio": statistics.median(a / b for a, b in zip(opened, plain)),
        "ready": ready,
        "sent": sent,
        "letters": letters,
        "reached": reached,
        "memory": memory,
        "lag": lag.late,
    }


def rows() -> Iterator[Row]:
    """Ready, all reminded, memory, lag."""
    found = measured(__name__)
    yield Row(
        f"start with {SESSIONS:,} live games: all read",
        f"{found['opened'] * 1000:.0f} ms",
        f"sqlite3 {found['plain'] * 1000:.0f} ms",
        found["ratio"],
        "<= 15",
    )
    yield Row("  connected and listening", f"{found['ready']:.1f} s")
    yield Row(
        f"  all of {DUE:,} reminders sent",
        f"{found['sent']:.1f} s",
        f"Discord's limits {FLOOR:.0f} s",
        found["sent"] / FLOOR,
        "<= 1.5",
    )
    yield Row("  messages, people", f"{found['letters']}, {found['reached']}", f"{DUE}, {DUE}")
    yield Row("  memory", f"{found['memory']:.0f} MB", f"{found['memory'] * 1000 / SESSIONS:.1f} kB each")
    lag = found["lag"]
    yield Row(
        "  event-loop lag meanwhile, p50 / p99 / most",
        f"{quantile(lag, 0.5) * 1000:.1f} / {quantile(lag, 0.99) * 1000:.1f} / {max(lag) * 1000:.0f} ms",
    )
