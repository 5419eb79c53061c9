"""A process that lasts: 200 games under way, then 1,600 games from their lobby to their end, with boards and hands.

People do everything by commands: they open, join, start, move, look at the board and end the game. The bot runs in a
process of its own with workers that draw, Discord's stand-in and the people in another. It takes five to ten minutes.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.discord.client import Heliograph
from tests.bench.apart import measured
from tests.bench.live import connected
from tests.bench.many import without_limits
from tests.bench.memory import resident
from tests.bench.stand import stand
from tests.bench.table import Row, sized

GAMES = ("sol", "supernova", "factions", "novasolis")
LIVE, ROUND, ROUNDS, WARM = sized((200, 100, 16, 10), (1, 1, 2, 1))
"""Games under way at once; after these, so many games a round, rounds, and rounds after which nothing may grow."""
AT_ONCE = 3
"""So many at once: no one may have more open tables."""
LIMIT = 300
"""Megabytes with the games under way."""


async def at_rest(client: Heliograph) -> None:
    """Everything is shown and told."""
    await client.announcer.settled()
    await client.notifications.settled()


async def run(live: int = LIVE, games: int = ROUND, rounds: int = ROUNDS) -> dict[str, Any]:
    """Megabytes with the games under way, and megabytes and tasks after each round."""
    sizes, tasks, start = list[float](), list[int](), time.perf_counter()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "lasting.db"
        async with stand(rate_limits=False) as at, connected(at, file, quiet=0.0) as client:
            await without_limits(client.context.sessions, at.guild_id)
            people, channels = await at.people(2), await at.channels(live + AT_ONCE)
            await at.games(file, channels[AT_ONCE:], people, live, AT_ONCE, GAMES, ending=False)
            await at_rest(client)
            held = resident()
            for _ in range(rounds):
                await at.games(file, channels[:AT_ONCE], people, games, AT_ONCE, GAMES, ending=True)
                await at_rest(client)
                sizes.append(resident())
                tasks.append(len(asyncio.all_tasks()))
    return {"live": held, "sizes": sizes, "tasks": tasks, "took": time.perf_counter() - start}


def rows() -> Iterator[Row]:
    """The bot's process alone, without its workers."""
    found = measured(__name__)
    live, sizes, tasks = found["live"], found["sizes"], found["tasks"]
    yield Row(
        f"{LIVE} live games of all kinds: memory", f"{live:.0f} MB", f"{LIMIT} MB", live / LIMIT, "<= 1.0"
    )
    what, before = f"after {ROUNDS * ROUND:,} games more", f"after {WARM * ROUND:,}"
    warm, busy = sizes[WARM - 1], tasks[WARM - 1]
    yield Row(
        f"{what}: memory", f"{sizes[-1]:.1f} MB", f"{before}: {warm:.1f} MB", sizes[-1] / warm, "<= 1.02"
    )
    yield Row(f"{what}: tasks", f"{tasks[-1]}", f"{before}: {busy}", tasks[-1] / busy, "<= 1.0")
    yield Row("  took", f"{found['took']:.0f} s")
