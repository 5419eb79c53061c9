"""A thousand idle sessions: memory, time to be ready again, and a cold session beside a picture's floor."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bot.engine.moves import Seat
from bot.games.catalogue import games
from bot.players import players
from bot.sessions import Sessions, User
from bot.store.sqlite import open_store
from renderers.sol import pictures
from tests.bench.apart import measured
from tests.bench.many import without_limits
from tests.bench.pictures import floor, positions
from tests.bench.table import Row, seconds, sized

SESSIONS, COLD, RUNS = sized((1000, 200, 5), (4, 2, 1))


async def fill(file: Path) -> None:
    """A thousand games of four that have begun, each in its own channel."""
    store = await open_store(file)
    sessions = await Sessions.open(store, games(), players=players())
    await without_limits(sessions, 1)
    people = [User(n, f"Player {n}") for n in range(1, 5)]
    for channel in range(SESSIONS):
        made = await sessions.new(channel + 1, 1, people[0], "sol", {})
        for user in people[1:]:
            await sessions.join(made.id, user)
        await sessions.start(made.id, people[0])
    await sessions.close()
    await store.close()


def resident() -> float:
    """Megabytes of memory in use by this process."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def run(path: str) -> dict[str, float]:
    """The figures of one start on a file; times in seconds, memory in megabytes."""
    file = Path(path)
    before = resident()
    start = time.perf_counter()
    store = await open_store(file)
    sessions = await Sessions.open(store, games(), players=players())
    ready = time.perf_counter() - start
    colds = []
    for session in range(1, COLD + 1):
        start = time.perf_counter()
        await sessions.position(session, Seat(0))
        colds.append(time.perf_counter() - start)
    for session in range(COLD + 1, SESSIONS + 1):
        await sessions.position(session, None)
    held = resident()
    await sessions.close()
    await store.close()
    return {"ready": ready, "cold": statistics.median(colds), "memory": held - before}


def rows() -> Iterator[Row]:
    """Filled once, opened anew some times in processes of their own."""
    pictures.prepare()
    view, look = positions(5, "late", 1)[0]
    png = pictures.render(view, look).png
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "thousand.db"
        asyncio.run(fill(file))
        runs, floors = [], []
        for _ in range(RUNS):
            runs.append(measured(__name__, str(file)))
            floors.append(statistics.median(seconds(lambda: floor(png)) for _ in range(RUNS)))
        size = file.stat().st_size
    memory = statistics.median(run["memory"] for run in runs)
    yield Row(
        f"memory of {SESSIONS:,} idle sessions", f"{memory:.1f} MB", f"{memory / SESSIONS * 1000:.1f} kB each"
    )
    ready = statistics.median(run["ready"] for run in runs)
    yield Row(
        f"start to ready with {SESSIONS:,} live sessions",
        f"{ready * 1000:.0f} ms",
        f"file {size / 1e6:.1f} MB",
    )
    yield Row(
        "a cold session from its snapshot",
        f"{statistics.median(run['cold'] for run in runs) * 1000:.2f} ms",
        f"picture's floor {statistics.median(floors) * 1000:.1f} ms",
        statistics.median(run["cold"] / below for run, below in zip(runs, floors)),
        "<= 1.0",
    )
