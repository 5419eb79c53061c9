"""Stepping through a game: what a step of a warm game takes, and what it takes in a game of 5,000 moments."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from bot.discord.core.layout.components import Click
from bot.sessions.people.archive import Retold
from tests.bench.table import Row, quantile, sized
from tests.discord.records import sol_record
from tests.discord.stage import Stage, stage
from tests.discord.test_hostile_values import pressed

STEPS = sized(100, 3)
LIMIT = 0.3
"""Seconds that a step of a warm game may take, at the 99th percentile."""
LEAP = 7
SHORT, LONG = 50, 5_000
"""Moments of two games that are otherwise alike."""


async def _steps(scene: Stage, session: int, count: int) -> tuple[list[float], list[float]]:
    """Seconds until each of so many steps is answered, and seconds of work of each.

    They leap, so that no board was drawn ahead.
    """
    here = scene.mira.say("a word")
    waited, worked = list[float](), list[float]()
    for number in range(count + 1):
        click = Click("step", session, 0, ("-", str(LEAP * number % SHORT), "all", "on"))
        start, work = time.perf_counter(), time.process_time()
        await pressed(scene.mira, here, click.custom_id)
        waited.append(time.perf_counter() - start)
        await scene.settled()
        worked.append(time.process_time() - work)
    return waited[1:], worked[1:]


async def _measured(folder: Path) -> tuple[list[float], float, float]:
    """Seconds of each warm step; median seconds of work of a step in a short and a long game, what is ahead too."""
    async with stage(folder / "games.db") as scene:
        await scene.mira.slash("game file import", options={"file": ("game.json", sol_record())})
        (session,) = await scene.sessions.archive.imported_by(int(scene.mira.id))
        waited, _ = await _steps(scene, session, STEPS)
        archive = scene.sessions.archive
        told, found = await archive.retold(session), list[float]()
        for moments in (SHORT, LONG):
            scene.client.context.steps.forget(0)
            for key in archive._told:
                archive._told[key] = _of_length(told, moments)
            _, worked = await _steps(scene, session, min(STEPS, SHORT - 1))
            found.append(statistics.median(worked))
        return waited, found[0], found[1]


def _of_length(told: Retold, moments: int) -> Retold:
    """A game with so many moments: the same ones over and over."""
    times = -(-moments // len(told.moments))
    return replace(
        told, moments=(told.moments * times)[:moments], names=(told.names * times)[:moments], points=()
    )


def rows() -> Iterator[Row]:
    """The slowest steps beside the limit, and a step of a long game beside one of a short game."""
    with tempfile.TemporaryDirectory() as folder:
        waited, short, long = asyncio.run(_measured(Path(folder)))
    slow = quantile(waited, 0.99)
    yield Row(
        "a step of a warm game, p99",
        f"{1000 * slow:.0f} ms",
        f"{1000 * LIMIT:.0f} ms",
        slow / LIMIT,
        "<= 1.0",
    )
    yield Row(
        f"a step among {LONG:,} moments",
        f"{1000 * long:.0f} ms",
        f"{SHORT}: {1000 * short:.0f} ms",
        long / short,
        "<= 1.2",
    )
