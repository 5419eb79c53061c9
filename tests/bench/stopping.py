"""The whole program is told to end while it draws a film and thinks: how soon it is gone.

An import is over too soon to be caught; `tests/workers/test_stopped.py` holds one.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bot.sandbox import Sandbox
from tests.bench.played import played
from tests.bench.table import Row, sized
from tests.campaign.bot import BotProcess

LIMIT = 5.0
"""Seconds until the process is gone."""
ROUNDS = sized(3, 1)


async def stopped(folder: Path, short: bytes) -> float:
    """Seconds from SIGTERM to the end of the process."""
    async with Sandbox(rate_limits=False) as sandbox:
        bot = BotProcess(sandbox, folder, HELIOGRAPH_WORKERS="2")
        await bot.start()
        try:
            mira, cy = map(sandbox.person, ("Mira", "Cy"))
            here, there = (sandbox.add_channel(name) for name in ("over", "thinking"))
            file = {"file": ("short.json", short)}
            kept = (await mira.slash("game file import", channel=here, options=file)).message
            card = (await cy.slash("game new", channel=there, options={"game": "sol"})).message
            for _ in range(2):
                await cy.choose((await cy.click(card, "Computer player")).message, "search")
            await mira.click(kept, "Show in channel")
            await sandbox.wait_for(lambda: here.messages)
            film = await mira.click(kept, "Film", wait="acknowledged")
            await sandbox.wait_for(lambda: "Drawing" in film.text)
            await cy.click(card, "Start", wait="acknowledged")
            start = time.perf_counter()
            assert await bot.terminate() == 0
            return time.perf_counter() - start
        finally:
            await bot.kill()


def rows() -> Iterator[Row]:
    """Some stops, each of a program just started."""
    short = msgspec.json.encode(played("sol", 4, "stopping"))
    found = []
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory(dir=".") as folder:
            found.append(asyncio.run(stopped(Path(folder).absolute(), short)))
    what = "gone after SIGTERM amid a film and a thought"
    worst = max(found)
    yield Row(what, f"{statistics.median(found):.1f} s", f"worst {worst:.1f} s", worst / LIMIT, "<= 1.0")
