"""Twice the load that can be drawn: commands must be answered as if nothing were drawn, and pictures are left out.

The bot runs in a process of its own, Discord's stand-in and the people who play in another.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.discord.client import Heliograph
from bot.discord.core.drawing.studio import Studio
from bot.sessions import User
from bot.workers.pool import Workers
from renderers.catalogue import RENDERERS
from renderers.look import Look, Picture
from renderers.sol import pictures
from tests.bench.apart import measured
from tests.bench.lag import Lag, elsewhere, spread
from tests.bench.live import connected, lag_rows
from tests.bench.many import without_limits
from tests.bench.stand import Stand, TablePlace, stand
from tests.bench.table import Row, quantile, sized

TABLES = sized(20, 2)
RATE = 25.0
"""Moves a second."""
SECONDS = sized(8.0, 0.2)
DRAWING = 0.08
"""Seconds that a picture takes on the one thread that draws."""
RUNS = sized(5, 1)


def slow(view: Any, look: Look) -> Picture:
    """A machine that draws about a dozen pictures a second: each is drawn whole, again and again."""
    until = time.perf_counter() + DRAWING
    while True:
        pictures.FRAMES.forget()
        picture = pictures.render(view, look)
        if time.perf_counter() > until:
            return picture


async def seat(client: Heliograph, at: Stand) -> list[TablePlace]:
    """Tables of two people that have begun and are shown."""
    users = [User(number, f"Player {i}") for i, number in enumerate(await at.people(2))]
    sessions, places = client.context.sessions, list[TablePlace]()
    await without_limits(sessions, at.guild_id)
    for channel in await at.channels(TABLES):
        made = await sessions.new(channel, at.guild_id, users[0], "sol", {})
        await sessions.join(made.id, users[1])
        begun = await sessions.start(made.id, users[0])
        places.append(TablePlace(begun.id, str(channel)))
    await client.announcer.settled()
    return places


async def run() -> dict[str, Any]:
    """The figures of one rush; times in seconds."""
    pictures.prepare()
    drawn = 0

    def counted(view: Any, look: Look) -> Picture:
        nonlocal drawn
        drawn += 1
        return slow(view, look)

    workers = Workers(0, threads=1)
    with tempfile.TemporaryDirectory(dir=".") as folder, closing(workers):
        file = Path(folder) / "rush.db"
        async with stand(rate_limits=False) as at, connected(at, file, quiet=0.0) as client:
            places = await seat(client, at)
            client.context.studio = Studio({"sol": RENDERERS["sol"]._replace(render=counted)}, workers)
            async with elsewhere() as bare, Lag() as lag:
                acks = await at.play(file, places, RATE, SECONDS)
            made = drawn
    return {"acks": acks["sol"], "drawn": made, "lag": lag.late, "own": lag.own, "bare": bare}


def rows() -> Iterator[Row]:
    """The middle one of several rushes."""
    runs = sorted((measured(__name__) for _ in range(RUNS)), key=lambda one: quantile(one["acks"], 0.99))
    found = runs[RUNS // 2]
    acks = found["acks"]
    yield Row(
        "twice the load that can be drawn: acknowledged",
        spread(acks),
        f"50 ms; {found['drawn']} frames for {len(acks)} moves",
        quantile(acks, 0.99) / 0.05,
        "<= 1.0",
    )
    yield from lag_rows(found["lag"], found["own"], found["bare"], None)
