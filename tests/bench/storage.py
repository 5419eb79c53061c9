"""Durable appends: the one writer with group commit beside plain aiosqlite with autocommit, both WAL and FULL."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import aiosqlite

from bot.store import Commit, LogRow, SessionRow, Snapshot, Store
from bot.store.sql.statements import Database
from bot.store.sqlite import open_store
from tests.bench.table import Row, quantile, sized

TASKS, EACH, ROUNDS = sized((100, 20, 5), (4, 2, 1))
EVENT, STATE = b"x" * 100, b"s" * 1500
ROW = SessionRow(
    id=0,
    channel=0,
    guild=1,
    game="sol",
    status="playing",
    host=1,
    options="{}",
    holders="[]",
    seq=1,
    moved=1,
    asked="[]",
    windows="{}",
    undo=None,
    seed="seed",
    created=0.0,
    started=0.0,
    ended=None,
)
_TABLE = """
CREATE TABLE IF NOT EXISTS event (task INTEGER, seq INTEGER, body BLOB, PRIMARY KEY (task, seq)) WITHOUT ROWID
"""


async def timed(
    append: Callable[[int, int], Awaitable[object]], tasks: int = TASKS, each: int = EACH
) -> tuple[float, list[float]]:
    """Seconds for all, and the latency of each append in seconds: `tasks` at once, `each` one after the other."""
    latencies: list[float] = []

    async def task(number: int) -> None:
        for seq in range(each):
            start = time.perf_counter()
            await append(number, seq)
            latencies.append(time.perf_counter() - start)

    start = time.perf_counter()
    await asyncio.gather(*(task(number) for number in range(tasks)))
    return time.perf_counter() - start, latencies


async def _plain(folder: Path) -> tuple[float, list[float]]:
    async with aiosqlite.connect(folder / "plain.db", isolation_level=None) as db:
        await db.execute("PRAGMA journal_mode = WAL")
        await db.execute("PRAGMA synchronous = FULL")
        await db.execute(_TABLE)

        async def append(task: int, seq: int) -> None:
            await db.execute("INSERT INTO event VALUES (?, ?, ?)", (task, seq, EVENT))

        return await timed(append)


async def _ours(folder: Path) -> tuple[float, list[float]]:
    store = await open_store(folder / "ours.db")

    def create(db: Database) -> None:
        db.execute(_TABLE)

    await store.writer.write(create)

    async def append(task: int, seq: int) -> None:
        def insert(db: Database) -> None:
            db.execute("INSERT INTO event VALUES (?, ?, ?)", (task, seq, EVENT))

        await store.writer.write(insert)

    try:
        return await timed(append)
    finally:
        await store.close()


async def moves(store: Store, tasks: int = TASKS, each: int = EACH) -> tuple[float, list[float]]:
    """What a move of a game really stores: a line of the log, the session, a snapshot of 1,500 bytes."""
    rows: list[SessionRow] = []
    for task in range(tasks):
        fields = {name: getattr(ROW, name) for name in ROW.__struct_fields__} | {"channel": task}
        made = await store.create(SessionRow(**fields), LogRow(session=0, seq=1, kind="new", at=0.0))
        rows.append(SessionRow(**{**fields, "id": made}))

    async def append(task: int, seq: int) -> None:
        await store.commit(Commit(rows[task], line(rows[task].id, seq + 2), Snapshot(seq + 2, False, STATE)))

    return await timed(append, tasks, each)


def line(session: int, seq: int) -> LogRow:
    """A move as the log keeps it."""
    return LogRow(session=session, seq=seq, kind="move", at=0.0, seat=0, body="0 fly U1 L1", events=EVENT)


async def _moves(folder: Path) -> tuple[float, list[float]]:
    store = await open_store(folder / "moves.db")
    try:
        return await moves(store)
    finally:
        await store.close()


def rows() -> Iterator[Row]:
    """The three in turn, in new files each round."""
    plain, ours, moves = [list[tuple[float, list[float]]]() for _ in range(3)]
    for _ in range(ROUNDS):
        for take, store in ((plain, _plain), (ours, _ours), (moves, _moves)):
            with tempfile.TemporaryDirectory(dir=".") as folder:
                take.append(asyncio.run(store(Path(folder))))
    n = TASKS * EACH

    def rate(runs: list[tuple[float, list[float]]]) -> float:
        return n / statistics.median(spent for spent, _ in runs)

    def p99(runs: list[tuple[float, list[float]]]) -> float:
        return statistics.median(quantile(latencies, 0.99) for _, latencies in runs)

    for what, mine in (
        (f"durable append, {TASKS} tasks", ours),
        ("same, a whole move (log, session, snapshot)", moves),
    ):
        yield Row(
            what,
            f"{rate(mine):,.0f}/s",
            f"aiosqlite {rate(plain):,.0f}/s",
            statistics.median(a[0] / b[0] for a, b in zip(plain, mine)),
            ">= 8" if mine is ours else "",
        )
        yield Row(
            f"{what}: p99",
            f"{p99(mine) * 1000:.1f} ms",
            f"aiosqlite {p99(plain) * 1000:.1f} ms",
            statistics.median(quantile(a[1], 0.99) / quantile(b[1], 0.99) for a, b in zip(mine, plain)),
            "<= 0.3" if mine is ours else "",
        )
