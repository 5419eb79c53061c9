"""A start with 2,000 games of Super Nova whose 4,000 hands were never sent, while people play at some of the tables.

The hands take minutes, since Discord takes no more than fifty requests a second; whoever clicks meanwhile must not
notice. Only the first of it is waited for.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from renderers.supernova import pictures
from tests.bench.apart import measured
from tests.bench.lag import Lag, elsewhere, spread
from tests.bench.live import connected, lag_rows
from tests.bench.many import begin, copy, in_a_process
from tests.bench.stand import TablePlace, stand
from tests.bench.table import Row, quantile, sized

MODELS, COPIES = sized((50, 40), (2, 1))
SESSIONS = MODELS * COPIES
PLAYED = sized(40, 2)
"""So many tables, all over the file, have a channel in which people play."""
RATE, SECONDS = sized((5.0, 40.0), (40.0, 0.2))
"""Moves a second, and for how long."""


def fill(file: Path, people: list[int], channels: dict[int, int], guild: int) -> None:
    """The games, begun a minute ago."""
    asyncio.run(begin(file, "supernova", guild, time.time() - 60, ["week"] * MODELS))
    copy(file, COPIES, people, channels)


async def run() -> dict[str, Any]:
    """The figures of the first minute; times in seconds."""
    pictures.prepare()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "hidden.db"
        async with stand(rate_limits=True) as at:
            people = await at.people(2 * SESSIONS)
            numbers = range(SESSIONS // PLAYED, SESSIONS + 1, SESSIONS // PLAYED)
            channels = dict(zip(numbers, await at.channels(PLAYED), strict=True))
            await asyncio.to_thread(in_a_process, fill, file, people, channels, at.guild_id)
            start = time.perf_counter()
            async with connected(at, file) as client:
                ready = time.perf_counter() - start
                places = [TablePlace(number, str(channel)) for number, channel in channels.items()]
                async with elsewhere() as bare, Lag() as lag:
                    begun, before = time.perf_counter(), (await at.direct_messages())[0]
                    acks = await at.play(file, places, RATE, SECONDS)
                    lasted, after = time.perf_counter() - begun, (await at.direct_messages())[0]
                del client
            refused = await at.refused()
    return {
        "ready": ready,
        "acks": acks["supernova"],
        "direct_messages": (after - before) / lasted,
        "refused": refused,
        "lag": lag.late,
        "own": lag.own,
        "bare": bare,
    }


def rows() -> Iterator[Row]:
    """Ready, answers meanwhile, hands a second, lag."""
    found = measured(__name__)
    yield Row(f"start with {SESSIONS:,} games whose hands are not sent", f"ready {found['ready']:.1f} s")
    slowest = quantile(found["acks"], 0.99)
    yield Row(
        f"  answered meanwhile ({len(found['acks'])} commands), p50 / p99",
        spread(found["acks"]),
        "Discord waits 3,000 ms",
        slowest / 3,
        "<= 0.5",
    )
    yield Row("  hands sent", f"{found['direct_messages']:.1f} a second", "at most 25 (50 requests)")
    yield Row("  requests that Discord refused as too many", f"{found['refused']}", "", None)
    yield from lag_rows(found["lag"], found["own"], found["bare"], None)
