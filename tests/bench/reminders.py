"""A start with 10,000 games under way, in 1,000 of which someone is to be reminded at once.

The file is made of a hundred games that really began, each copied a hundred times with other people in other channels.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.app import no_collections
from bot.games.catalogue import games
from bot.sessions import Sessions
from bot.store.sqlite import open_store
from renderers.sol import pictures
from tests.bench.apart import measured
from tests.bench.lag import Lag
from tests.bench.live import connected
from tests.bench.many import begin, copy, in_a_process
from tests.bench.memory import resident
from tests.bench.stand import stand
from tests.bench.table import Row, quantile, seconds, sized

MODELS, COPIES = sized((100, 100), (10, 1))
SESSIONS = MODELS * COPIES
DUE = SESSIONS // 10
HOUR = 3600.0
FLOOR = 2 * DUE / 50
"""Seconds that Discord needs for opening so many conversations and taking as many messages, at fifty a second."""


def _read_plain(file: Path) -> None:
    """The floor of a start: every row of a session, read by sqlite3 and nothing made of it."""
    db = sqlite3.connect(file)
    db.execute("SELECT * FROM session WHERE status IN ('lobby', 'playing') OR announced < seq").fetchall()
    db.close()


async def _open(file: Path) -> float:
    """Seconds until all sessions are there."""
    store = await open_store(file)
    start = time.perf_counter()
    with no_collections():
        sessions = await Sessions.open(store, games())
    spent = time.perf_counter() - start
    await sessions.close()
    await store.close()
    return spent


def fill(file: Path, people: list[int], guild: int) -> None:
    """The games began 13 hours ago: half the time of a tenth of them, whose clock is of a day, is over."""
    clocks = ["day" if number < MODELS // 10 else "week" for number in range(MODELS)]
    asyncio.run(begin(file, "sol", guild, time.time() - 13 * HOUR, clocks))
    copy(file, COPIES, people)


async def run() -> dict[str, Any]:
    """The figures of one start; times in seconds, memory in megabytes."""
    pictures.prepare()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "many.db"
        async with stand(rate_limits=True) as at:
            people = await at.people(2 * DUE)
            await asyncio.to_thread(in_a_process, fill, file, people, at.guild_id)
            copied = Path(folder) / "copy.db"
            shutil.copyfile(file, copied)
            before, start = resident(), time.perf_counter()
            async with Lag() as lag, connected(at, file) as client:
                ready = time.perf_counter() - start
                while True:
                    await client.notifications.settled()
                    direct_messages, reached = await at.direct_messages()
                    if direct_messages >= DUE or time.perf_counter() - start > 300:
                        break
                    await asyncio.sleep(0.2)
                sent = time.perf_counter() - start
                await client.announcer.settled()
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
        "direct_messages": direct_messages,
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
    yield Row("  messages, people", f"{found['direct_messages']}, {found['reached']}", f"{DUE}, {DUE}")
    yield Row("  memory", f"{found['memory']:.0f} MB", f"{found['memory'] * 1000 / SESSIONS:.1f} kB each")
    lag = found["lag"]
    yield Row(
        "  event-loop lag meanwhile, p50 / p99 / most",
        f"{quantile(lag, 0.5) * 1000:.1f} / {quantile(lag, 0.99) * 1000:.1f} / {max(lag) * 1000:.0f} ms",
    )
