"""What stored games cost: 100,000 that are over, on twenty servers, beside what a bot reads while it runs."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from bot.engine.playout import Dice
from bot.games.catalogue import games
from bot.sessions import Holder, Sessions
from bot.sessions.core.table_state import Part, Result
from bot.store.sqlite import SQLiteStore, open_store
from tests.bench.pace import paced
from tests.bench.table import Row, sized

OVER, SERVERS, PEOPLE, TABLE, LINES = sized(100_000, 200), 20, 600, 4, 8
FIRST_PERSON = 10**17
PLAYED = 3
"""A server whose games were played to their end, so that they are rated."""
ROUNDS = sized(5, 1)
LIMIT = 0.005
"""Seconds of work that each may take, on the machine of `pace`."""
FIRST = "first figures of a server"
"""Most of them are made beside the loop: `people` says for how long they hold it."""
EXPORT, LOGS = "a person's data, beside reading their logs", 0.05
"""What is compared with reading the logs of the same games; seconds that it may take beside that."""

_SESSION = (
    "id, channel, guild, game, status, host, options, holders, seq, moved, asked, windows, seed, created,"
    " started, ended, announced, result, change, version"
)


def _game(number: int, dice: Dice, guild: int, busy: bool = False) -> tuple[object, ...]:
    """The row of a game of four that is over; who won is drawn by lot, and who sat there, with the `busy` first."""
    first = 0 if busy else 1 + dice.below(PEOPLE - 1)
    people = [(FIRST_PERSON + (first + 7 * i) % PEOPLE, f"Player {i}") for i in range(TABLE)]
    scores = tuple(dice.below(60) for _ in people)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    result = Result(scores, places, tuple((Part(user, name, None, 1.0),) for user, name in people))
    holders = msgspec.json.encode([Holder(user, name) for user, name in people]).decode()
    slug = ("sol", "supernova", "factions", "novasolis")[number % 4]
    done = "finished" if number % 10 else "abandoned"
    mine = (number, number, guild, slug, done, people[0][0], "{}", holders, LINES, LINES, "[]", "[]", "seed")
    told = msgspec.json.encode(result).decode() if done == "finished" else None
    return (*mine, float(number), float(number), number + 0.5, LINES, told, number, 1)


def fill(file: Path, servers: int = SERVERS, busy: int = 0) -> None:
    """Games that are over, with a log of a few lines and a reminder each; one person sat first in the `busy` last."""
    dice = Dice("archive")
    with closing(sqlite3.connect(file)) as db, db:
        marks = ", ".join("?" * 20)
        rows = [
            _game(number, dice, 1 + number % servers, number > OVER - busy) for number in range(1, OVER + 1)
        ]
        db.executemany(f"INSERT INTO session ({_SESSION}) VALUES ({marks})", rows)
        db.execute(
            f"""WITH RECURSIVE line (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM line WHERE n < {LINES})
            INSERT INTO log (session, seq, kind, at, body, events, user_id)
            SELECT id, n, 'move', created, '0 pass', x'80',
                json_extract(holders, '$[' || (n % {TABLE}) || '].user_id') FROM session, line"""
        )
        db.execute(
            "INSERT INTO notification (session, seat, number, user_id, at, body, sent, kind)"
            " SELECT id, 0, 1, host, created, '{}', 1, 'reminder' FROM session"
        )
        db.execute(
            "INSERT INTO looked (session, user_id, seq)"
            " SELECT session.id, json_extract(value, '$.user_id'), 1 FROM session, json_each(holders)"
        )


async def _finish(file: Path, number: int) -> None:
    """One more game that is over, on the server that is asked about."""
    with closing(sqlite3.connect(file)) as db, db:
        marks = ", ".join("?" * 20)
        db.execute(
            f"INSERT INTO session ({_SESSION}) VALUES ({marks})", _game(number, Dice(str(number)), PLAYED)
        )


async def _logs(store: SQLiteStore, user_id: int) -> None:
    for session in await store.sessions_naming(user_id):
        await store.log(session)


async def _timed(act: Callable[[], Awaitable[object]]) -> float:
    """Seconds of a processor that all threads work meanwhile: the same however much else the machine does."""
    start = time.process_time()
    await act()
    return time.process_time() - start


async def _measured(file: Path) -> dict[str, float]:
    """Median seconds of each."""
    await asyncio.to_thread(_empty, file)
    hosted = games()
    start = time.process_time()
    store = await open_store(file)
    sessions = await Sessions.open(store, hosted)
    found = {"start": [time.process_time() - start]}
    figures, mine, mark = sessions.figures, FIRST_PERSON + 5, (await store.changes(None)).mark
    found[FIRST] = [await _timed(lambda: figures.ranking(PLAYED, "factions"))]
    assert (await figures.ranking(PLAYED, "factions")).games
    for number in range(OVER + 1, OVER + 1 + ROUNDS):
        for what, act in (
            ("figures, nothing new", lambda: figures.ranking(PLAYED, "factions")),
            ("figures of a person", lambda: figures.of(PLAYED, mine)),
            ("metrics", figures.tally),
            ("where someone is named", lambda: store.sessions_naming(mine)),
            ("what is someone's", lambda: store.belongings(mine)),
            ("what changed", lambda: store.changes(mark)),
            ("what has ended long ago", lambda: store.remove_ended(0.0, 20)),
        ):
            found.setdefault(what, []).append(await _timed(act))
        logs = await _timed(lambda: _logs(store, mine))
        found.setdefault(EXPORT, []).append(await _timed(lambda: sessions.mydata.export(mine)) - logs)
        await _finish(file, number)
        found.setdefault("figures after a game", []).append(
            await _timed(lambda: figures.ranking(PLAYED, "factions"))
        )
    await sessions.close()
    await store.close()
    return {what: statistics.median(times) for what, times in found.items()}


def _empty(file: Path) -> None:
    """The tables, filled."""

    async def make() -> None:
        await (await open_store(file)).close()

    asyncio.run(make())
    fill(file)


def rows() -> Iterator[Row]:
    """One file, filled once."""
    with tempfile.TemporaryDirectory(dir=".") as folder, paced() as pace:
        found = asyncio.run(_measured(Path(folder) / "archive.db"))
    for what, spent in found.items():
        most = (LOGS if what == EXPORT else LIMIT) / pace()
        if what == FIRST:
            yield Row(f"{OVER:,} games over: {what}", f"{spent * 1000:.1f} ms")
            continue
        ours, limit = f"{spent * 1000:.1f} ms", f"{most * 1000:.0f} ms"
        yield Row(f"{OVER:,} games over: {what}", ours, limit, spent / most, "<= 1.0")
