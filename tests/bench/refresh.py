"""What it costs to see what another process did, with thousands of games under way and more that are over."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.app import no_collections
from bot.games.catalogue import games
from bot.sessions import Sessions
from bot.store.sqlite import open_store
from tests.bench.lag import Lag
from tests.bench.many import begin, copy
from tests.bench.table import Row, sized

LIVE, OVER, ROUNDS = sized((30_000, 100_000, 30), (10, 10, 2))


def fill(file: Path) -> None:
    """Games that have begun, and the rows of games that are over."""
    asyncio.run(begin(file, "sol", 1, time.time(), ["week"]))
    copy(file, LIVE, list(range(1_000_000, 1_000_100)))
    with closing(sqlite3.connect(file)) as db, db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(session)")]
        given = {
            "id": "id + n",
            "change": "id + n",
            "channel": "channel + n",
            "status": "'finished'",
            "announced": "seq",
            "due": "NULL",
            "result": "'{}'",
        }
        db.execute(
            f"WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < {OVER})"
            f" INSERT INTO session ({', '.join(columns)})"
            f" SELECT {', '.join(given.get(name, name) for name in columns)} FROM session, count WHERE id = {LIVE}"
        )


async def _refresh(file: Path) -> tuple[float, float, float]:
    """Seconds of processor for one look, with a change and without, and the longest own lag of the loop meanwhile."""
    here, there = await open_store(file), await open_store(file)
    with no_collections():
        sessions = await Sessions.open(here, games())
    await sessions._autoplay.stop()
    await sessions._alarms.stop()
    found: dict[bool, list[float]] = {True: [], False: []}
    async with Lag() as lag:
        for number in range(1, ROUNDS + 1):
            for changed in (True, False):
                if changed:
                    await there.announced(number, 100, number, "[]")
                start = time.process_time()
                await sessions._tables.refresh()
                found[changed].append(time.process_time() - start)
                await asyncio.sleep(0.05)
    await sessions.close()
    await here.close()
    await there.close()
    return statistics.median(found[True]), statistics.median(found[False]), max(lag.own)


def rows() -> Iterator[Row]:
    """One file, filled once."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "refresh.db"
        fill(file)
        changed, still, late = asyncio.run(_refresh(file))
    yield Row(
        f"seeing another's change: {LIVE:,} live, {OVER:,} over",
        f"{changed * 1000:.1f} ms CPU",
        "5 ms",
        changed / 0.005,
        "<= 1.0",
    )
    yield Row("  where nothing changed", f"{still * 1000:.1f} ms CPU")
    yield Row("  event-loop lag meanwhile, longest", f"{late * 1000:.1f} ms")
