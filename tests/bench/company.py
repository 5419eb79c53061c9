"""A table of people beside many at which computers play alone: what their thinking costs those who click.

The bot runs in a process of its own, Discord's stand-in and the people who play in another.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.discord.client import Heliograph
from bot.games.catalogue import games
from bot.sessions import User
from bot.workers.pool import usual
from tests.bench.apart import measured
from tests.bench.lag import Lag, spread
from tests.bench.live import connected
from tests.bench.many import without_limits
from tests.bench.stand import Stand, TablePlace, stand
from tests.bench.table import Row, quantile, sized

TABLES = sized(20, 2)
RATE, SECONDS = sized((4.0, 30.0), (20.0, 0.2))
"""Moves of people a second, and for how long."""
RUNS = sized(3, 1)
MOST = 15.0
"""By how many milliseconds answers may come later, p50."""
KINDS = ("greedy", "search")


async def seat(client: Heliograph, at: Stand, tables: int) -> TablePlace:
    """Tables of each game at which computers of one kind hold all seats, and one of two people, which is returned."""
    people = [User(number, f"Player {i}") for i, number in enumerate(await at.people(3))]
    sessions = client.context.sessions
    await without_limits(sessions, at.guild_id)
    *others, channel = await at.channels(tables + 1)
    for number, each in enumerate(others):
        made = await sessions.new(each, at.guild_id, people[2], sorted(games())[number % len(games())], {})
        kind = KINDS[number // len(games()) % len(KINDS)]
        for _ in range(2):
            await sessions.add_computer(made.id, people[2], kind)
        await sessions.start(made.id, people[2])
        await sessions.seats.seat_computer(made.id, people[2], kind, for_a_while=True)
    made = await sessions.new(channel, at.guild_id, people[0], "sol", {})
    await sessions.join(made.id, people[1])
    return TablePlace((await sessions.start(made.id, people[0])).id, str(channel))


async def run(tables: int) -> dict[str, Any]:
    """Seconds until each answer at the table of people, and what was played at those of computers."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "company.db"
        async with (
            stand(rate_limits=False) as at,
            connected(at, file, workers=sized(usual(), 0)) as client,
        ):
            place = await seat(client, at, tables)
            sessions = client.context.sessions
            others = {view.id: view.moved for view in sessions.live() if view.id != place.session}
            cpu, start = time.process_time(), time.perf_counter()
            async with Lag() as lag:
                acks = await at.play(file, [place], RATE, SECONDS)
            spent = (time.process_time() - cpu) / (time.perf_counter() - start)
            moved = [(await sessions.get(session)).moved - before for session, before in others.items()]
    return {"acks": acks["sol"], "own": lag.own, "cpu": spent, "moves": sum(moved) / SECONDS}


def rows() -> Iterator[Row]:
    """Answers without computers beside and with them, in turn; the middle one of several such pairs."""
    pairs = [(measured(__name__, 0), measured(__name__, TABLES)) for _ in range(RUNS)]
    alone, beside = sorted(pairs, key=_later)[RUNS // 2]
    yield Row(
        f"answered beside {TABLES} tables of computers, p50 / p99",
        spread(beside["acks"]),
        f"alone {spread(alone['acks'])}",
        _later((alone, beside)) * 1000 / MOST,
        "<= 1.0",
    )
    yield Row("  own lag of the bot's event loop", spread(beside["own"]), f"alone {spread(alone['own'])}")
    yield Row(
        "  processor of the bot's process, workers apart",
        f"{beside['cpu']:.2f} s/s",
        f"alone {alone['cpu']:.2f} s/s, {beside['moves']:.1f} moves/s",
    )


def _later(pair: tuple[dict[str, Any], dict[str, Any]]) -> float:
    """By how many seconds answers come later beside computers, p50."""
    alone, beside = pair
    return quantile(beside["acks"], 0.5) - quantile(alone["acks"], 0.5)
