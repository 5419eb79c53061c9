"""How long questions about people hold the event loop: a server with 100,000 games, and someone in 6,000 of them."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from bot.app import keep_what_is_there
from bot.games.catalogue import games
from bot.sessions import Sessions
from bot.store.sqlite import open_store
from tests.bench.archive import FIRST_PERSON, OVER, fill
from tests.bench.lag import Lag
from tests.bench.table import Row, sized

BUSY = sized(6_000, 20)
ROUNDS = sized(5, 1)
"""How often what changes nothing is asked; the median round counts, as a busy machine adds to any of them."""
SERVER = 1
LIMIT = 0.05
"""Seconds that each may hold the loop."""


async def _make(file: Path) -> None:
    await (await open_store(file)).close()


async def _held(act: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """The longest time for which the loop was held meanwhile, and the whole time, in seconds."""
    start = asyncio.get_running_loop().time()
    async with Lag() as lag:
        await asyncio.sleep(0.05)
        await act()
        await asyncio.sleep(0.05)
    return max(lag.own), asyncio.get_running_loop().time() - start


async def _measured(file: Path) -> dict[str, tuple[float, float]]:
    store = await open_store(file)
    sessions = await Sessions.open(store, games())
    keep_what_is_there()
    mine, figures, mydata = FIRST_PERSON, sessions.figures, sessions.mydata
    found = {}
    for what, rounds, act in (
        (f"first figures, {OVER:,} games", 1, lambda: figures.ranking(SERVER, "factions")),
        (f"statistics, {BUSY:,} games", ROUNDS, lambda: figures.of(SERVER, mine)),
        (f"my data, {BUSY:,} games", ROUNDS, lambda: mydata.export(mine)),
        (f"delete my data, {BUSY:,} games", 1, lambda: mydata.forget(mine, "Player 0")),
    ):
        found[what] = sorted([await _held(act) for _ in range(rounds)])[rounds // 2]
    assert (await figures.of(SERVER, mine)).finished == 0
    await sessions.close()
    await store.close()
    return found


def rows() -> Iterator[Row]:
    """One file, filled once."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "people.db"
        asyncio.run(_make(file))
        fill(file, 1, BUSY)
        found = asyncio.run(_measured(file))
    for what, (held, whole) in found.items():
        ours, limit = f"{held * 1000:.0f} ms of {whole:.1f} s", f"{LIMIT * 1000:.0f} ms"
        yield Row(f"loop held: {what}", ours, limit, held / LIMIT, "<= 1.0")
