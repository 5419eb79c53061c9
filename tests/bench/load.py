"""Many tables at which people play fast: how soon clicks are answered, and how often channels show what is new.

Each load is played with threads that draw and with workers that do, one after the other in the same run. The bot runs
in a process of its own, Discord's stand-in and the people who play in another.
"""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bot.cluster.shares import A_SECOND
from bot.discord.client import Heliograph
from bot.sessions import User
from bot.store.addresses import Place
from bot.workers.pool import usual
from tests.bench.apart import measured
from tests.bench.lag import spread
from tests.bench.live import connected
from tests.bench.many import without_limits
from tests.bench.memory import resident
from tests.bench.pace import paced
from tests.bench.stand import Stand, TablePlace, stand
from tests.bench.table import Row, quantile, sized

SECONDS = sized(20.0, 0.2)
GAMES = ("sol", "supernova")
BUDGET = {"sol": 1, "supernova": 2}
"""By game, the requests that a table may take until all see where it stands: its board, and a hand for who is asked."""
PATIENCE = 3.0
"""Seconds after which Discord takes no answer."""


class Load(NamedTuple):
    """So many tables and moves a second, and the goals: milliseconds until answers (p50, p99), boards a second.

    The goals of time are those of the machine that the pace is told by (`paced`).
    """

    tables: int
    rate: float
    answered: dict[str, tuple[int, int]]
    published: float
    caught_up: float


LOADS = (
    Load(sized(100, 2), sized(50.0, 20.0), {"sol": (15, 80), "supernova": (30, 150)}, 25, 3),
    Load(sized(100, 2), sized(100.0, 30.0), {"sol": (20, 150), "supernova": (60, 300)}, 20, 5),
    Load(sized(300, 4), sized(200.0, 40.0), {}, 10, 10),
)


async def seat(client: Heliograph, at: Stand, tables: int) -> list[TablePlace]:
    """Tables of two people that have begun and are shown, of each game in turn."""
    users = [User(number, f"Player {i}") for i, number in enumerate(await at.people(2))]
    sessions, places = client.context.sessions, list[TablePlace]()
    await without_limits(sessions, at.guild_id)
    for number, channel in enumerate(await at.channels(tables)):
        made = await sessions.new(channel, at.guild_id, users[0], GAMES[number % len(GAMES)], {})
        await sessions.join(made.id, users[1])
        begun = await sessions.start(made.id, users[0])
        places.append(TablePlace(begun.id, str(channel)))
    await client.announcer.settled()
    return places


async def run(tables: int, rate: float, workers: int, address: str = "") -> dict[str, Any]:
    """The figures of one load, on a new file or on an empty database at an address; times in seconds, memory in
    megabytes.

    By what the bot's own requests were for, `held` are their waits for a turn, and `requests` counts those sent once
    nobody moved any more.
    """
    published, requests, held = 0, Counter[str](), dict[str, list[float]]()

    def observe(what: str, amount: float, kind: str) -> None:
        nonlocal published
        published += what == "draw"
        if what == "held":
            held.setdefault(kind, []).append(amount)
            requests[kind] += 1

    with tempfile.TemporaryDirectory(dir=".") as folder:
        place: Place = address or Path(folder) / "load.db"
        async with stand(rate_limits=False) as at, connected(at, place, quiet=0.0, workers=workers) as client:
            places = await seat(client, at, tables)
            client.context.sessions.receipts.measure.subscribe(observe)
            cpu, start = time.process_time(), time.perf_counter()
            acks = await at.play(place, places, rate, SECONDS)
            played = time.perf_counter()
            boards, spent = published, time.process_time() - cpu
            requests.clear()
            await client.announcer.settled()
            caught_up = time.perf_counter() - played
            memory = resident()
    return {
        "acks": acks,
        "published": boards / (played - start),
        "caught_up": caught_up,
        "requests": requests,
        "held": held,
        "cpu": spent / (played - start),
        "memory": memory,
    }


def rows() -> Iterator[Row]:
    """Each load with threads, then with workers."""
    for load in LOADS:
        before = measured(__name__, load.tables, load.rate, 0)
        with paced() as pace:
            after = measured(__name__, load.tables, load.rate, sized(usual(), 0))
        yield from _held_against(load, before, after, pace())


def _held_against(load: Load, before: dict[str, Any], after: dict[str, Any], pace: float) -> Iterator[Row]:
    yield Row(
        f"{load.tables} tables, {load.rate:.0f} moves a second: taken",
        f"{sum(map(len, after['acks'].values())) / SECONDS:.0f}/s",
        f"threads {sum(map(len, before['acks'].values())) / SECONDS:.0f}/s, pace {pace:.2f}",
    )
    for game in GAMES:
        mine, limits = after["acks"].get(game, []), load.answered.get(game)
        yield Row(
            f"  answered in {game}, p50 / p99",
            spread(mine),
            f"threads {spread(before['acks'].get(game, []))}",
            max(quantile(mine, q) * 1000 * pace / most for q, most in zip((0.5, 0.99), limits))
            if limits
            else None,
            "<= 1.0" if limits else "",
        )
    late = [
        sum(ack > PATIENCE for acks in found["acks"].values() for ack in acks) for found in (after, before)
    ]
    yield Row("  answered too late", str(late[0]), f"threads {late[1]}", float(late[0]), "<= 0.0")
    yield Row(
        "  boards published",
        f"{after['published']:.1f}/s",
        f"threads {before['published']:.1f}/s",
        after["published"] / load.published / pace,
        ">= 1.0",
    )
    taken, budget = sum(after["requests"].values()), load.tables * sum(BUDGET.values()) / len(GAMES)
    yield Row(
        "  requests until all is shown, a table",
        f"{taken / load.tables:.1f}",
        f"budget {budget / load.tables:.1f}",
        taken / budget,
        "<= 1.0",
    )
    yield Row(
        f"  caught up after, of {load.caught_up:.0f} s or what the budget takes",
        f"{after['caught_up']:.1f} s",
        f"threads {before['caught_up']:.1f} s",
        after["caught_up"] / max(load.caught_up / pace, budget / A_SECOND),
        "<= 1.2",
    )
    waits = {need: f"{spread(after['held'].get(need, [0.0]))}" for need in ("post", "edit", "hand")}
    yield Row(
        "  new boards waited for their turn", waits["post"], f"edits {waits['edit']}, hands {waits['hand']}"
    )
    of = ", ".join(f"{count} {need}" for need, count in sorted(after["requests"].items()))
    yield Row("  Discord takes for that", f"{taken / A_SECOND:.1f} s", f"{of}; {A_SECOND} a second")
    yield Row(
        "  processor of the bot's process", f"{after['cpu']:.2f} s/s", f"threads {before['cpu']:.2f} s/s"
    )
    yield Row(
        "  memory of the bot's process", f"{after['memory']:.0f} MB", f"threads {before['memory']:.0f} MB"
    )
