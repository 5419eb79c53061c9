"""A full house: 200 games with response windows, clocks and computer players, all of them being played.

The bot runs in a process of its own, Discord's stand-in and the people who play in another.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.app import aim, heliograph, keep_what_is_there
from bot.discord.client import Heliograph
from bot.sessions import SessionView, Times, User
from bot.sessions.core.presets import PRESETS
from bot.settings import Settings
from bot.store.addresses import Place
from renderers.sol import pictures
from tests.bench.apart import measured
from tests.bench.lag import Lag, elsewhere, spread
from tests.bench.many import without_limits
from tests.bench.memory import resident
from tests.bench.stand import Stand, TablePlace, stand
from tests.bench.table import Row, quantile, sized
from tests.paces import lasting

TABLES = sized(200, 4)
RATE = sized(10.0, 40.0)
"""Moves of people a second."""
SECONDS = sized(20.0, 0.5)
IDLE_RATE, IDLE_SECONDS = sized((5.0, 12.0), (40.0, 0.5))
WINDOW = sized(5.0, 0.1)
"""Seconds that a response window stays open."""
KINDS = (
    ("sol", ("greedy", "random")),
    ("supernova", ("greedy",)),
    ("sol", ("greedy",)),
    ("supernova", ("random", "greedy")),
)
"""In turn: a game and the computer players beside two people. At every twentieth table one of them searches."""


@asynccontextmanager
async def connected(
    at: Stand,
    place: Place,
    *,
    times: Times | None = None,
    quiet: float = sized(1.5, 0.0),
    workers: int | None = sized(None, 0),
) -> AsyncIterator[Heliograph]:
    """The bot at the sandbox, until it has shown what there was to show."""
    aim(at.api_url, at.gateway_url)
    logging.basicConfig(level="ERROR")
    settings = Settings(token=at.token, database=place, log_level="ERROR", workers=workers)
    async with heliograph(settings, times=times, quiet=quiet, linger=0.0, guild_ready_timeout=0) as client:
        keep_what_is_there()
        await client.login(at.token)
        running = asyncio.create_task(client.connect())
        while not client.announcer.listening:
            await asyncio.sleep(0.01)
        yield client
        await client.close()
        await asyncio.gather(running, return_exceptions=True)


async def seat(client: Heliograph, at: Stand, count: int) -> list[TablePlace]:
    """Tables that have begun, with a clock of a day; the last two, one of each game, without computers."""
    users = [User(number, f"Player {i}") for i, number in enumerate(await at.people(2))]
    sessions, places = client.context.sessions, list[TablePlace]()
    await without_limits(sessions, at.guild_id)
    computers: tuple[str, ...]

    async def begin(channel: int, game: str, computers: tuple[str, ...]) -> SessionView:
        made = await sessions.new(channel, at.guild_id, users[0], game, {})
        await sessions.join(made.id, users[1])
        for kind in computers:
            await sessions.add_computer(made.id, users[0], kind)
        await sessions.clocks.set(made.id, users[0], PRESETS["day"])
        return await sessions.start(made.id, users[0])

    for number, channel in enumerate(await at.channels(count + 2)):
        game, computers = KINDS[number % len(KINDS)]
        if number >= count:
            computers = ()
        elif number % 20 == 19:
            computers = ("search", *computers[1:])
        begun = await begin(channel, game, computers)
        places.append(TablePlace(begun.id, str(channel)))
    await asyncio.sleep(WINDOW)
    await client.announcer.settled()
    return places


async def run() -> dict[str, Any]:
    """The figures of one evening; times in seconds, memory in megabytes."""
    pictures.prepare()
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "live.db"
        async with (
            stand(rate_limits=False) as at,
            connected(at, file, times=Times(paces=lasting(WINDOW))) as client,
        ):
            before = resident()
            *places, one, other = await seat(client, at, TABLES)
            async with Lag() as idle:
                idle_acks = await at.play(file, [one, other], IDLE_RATE, IDLE_SECONDS)
            seated = {place.session: await _lines(client, place) for place in places}
            cpu, start = time.process_time(), time.perf_counter()
            async with elsewhere() as bare, Lag() as busy:
                acks = await at.play(file, places, RATE, SECONDS)
            lines = sum([await _lines(client, place) - seated[place.session] for place in places])
            spent, lasted = time.process_time() - cpu, time.perf_counter() - start
            memory = resident() - before
    return {
        "idle_acks": idle_acks,
        "idle_lag": idle.late,
        "acks": acks,
        "lag": busy.late,
        "own": busy.own,
        "bare": bare,
        "lines": lines / lasted,
        "cpu": spent / lasted,
        "memory": memory,
    }


async def _lines(client: Heliograph, place: TablePlace) -> int:
    return (await client.context.sessions.get(place.session)).seq


def rows() -> Iterator[Row]:
    """Memory, lag and acknowledgements of the full house, beside the same bot when no one plays."""
    found = measured(__name__)
    house = f"{TABLES} live games with windows, clocks, computers"
    yield Row(
        house,
        f"{sum(map(len, found['acks'].values())) / SECONDS:.1f} commands/s",
        f"{found['lines']:.1f} lines/s in the logs",
    )
    yield Row("  memory", f"{found['memory']:.0f} MB", f"{found['memory'] / TABLES * 1000:.0f} kB each")
    yield Row("  processor of the bot's process", f"{found['cpu']:.2f} s/s")
    yield from lag_rows(found["lag"], found["own"], found["bare"], found["idle_lag"])
    for game, mine in found["acks"].items():
        idle = found["idle_acks"].get(game, mine)
        yield Row(
            f"  answered in {game}, p50 / p99",
            spread(mine),
            f"idle {spread(idle)}",
            quantile(mine, 0.99) / quantile(idle, 0.99),
        )
    worst = max(quantile(acks, 0.99) for acks in found["acks"].values())
    yield Row(
        "  answered, p99 of the slowest game",
        f"{worst * 1000:.1f} ms",
        "Discord waits 3,000 ms",
        worst / 3,
        "<= 0.1",
    )


def lag_rows(
    late: list[float], own: list[float], bare: list[float], idle: list[float] | None
) -> Iterator[Row]:
    """The loop's lag beside that of a `bare` loop meanwhile and of the `idle` bot before, and what is ours of it."""
    ours = quantile(late, 0.99)
    yield Row(
        "  event-loop lag, p50 / p99", spread(late), f"bare {spread(bare)}", ours / quantile(bare, 0.99)
    )
    if idle is not None:
        yield Row("    the bot's when nobody plays", spread(idle), "", None)
    part = quantile(own, 0.99)
    yield Row("    without waiting for a processor", spread(own), "5 ms", part / 0.005, "<= 1.0")
