"""PostgreSQL: a durable move beside a bare loop of its driver, and a bot on it beside one on a file.

The server is one of its own, which waits for the disk as in earnest. The bare loop writes the same rows, each move in a
transaction of its own whose statements are sent together, and with as many connections as a process may use.
"""

from __future__ import annotations

import asyncio
import queue
import statistics
import threading
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import psycopg

from bot.app import keep_what_is_there
from bot.store.leases import Alone
from bot.store.postgres import open_store
from bot.store.postgres.connection import adapt, translated
from bot.store.postgres.store import READERS
from bot.store.rows import LogRow, SessionRow
from bot.store.sql.statements import insert, values
from bot.workers.pool import usual
from tests.bench.apart import measured
from tests.bench.lag import spread
from tests.bench.load import SECONDS
from tests.bench.storage import ROW, STATE, line, moves
from tests.bench.table import Row, quantile, sized
from tests.store.cluster import database
from tests.store.server import NoPostgres, running

CONNECTIONS = READERS + 3
ROUNDS, LOADED = sized((5, 3), (1, 1))
CALLERS = ((sized(100, 4), sized(20, 2), CONNECTIONS), (1, sized(100, 2), 1))
"""So many callers at once, moves of each, and connections of the bare loop."""
TABLES, RATE = sized((100, 50.0), (2, 20.0))
IN_EARNEST = {"fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "128MB"}

_SESSION = [name for name in SessionRow.__struct_fields__ if name not in ("id", "change")]
_MADE = (
    f"INSERT INTO session ({', '.join(_SESSION)}, change) VALUES ({'%s, ' * len(_SESSION)}%s) RETURNING id"
)
_LINE, _ = translated(insert("log", LogRow))
_CHANGED = f"UPDATE session SET {', '.join(f'{name} = %s' for name in _SESSION)} WHERE id = %s"


class Timed(NamedTuple):
    """Moves a second, and the latency of each in seconds."""

    rate: float
    latencies: list[float]

    @property
    def p99(self) -> float:
        return quantile(self.latencies, 0.99)


async def _ours(address: str, callers: int, each: int) -> Timed:
    store = await open_store(address, claim=Alone())
    try:
        spent, latencies = await moves(store, callers, each)
    finally:
        await store.close()
    return Timed(callers * each / spent, latencies)


def _bare(address: str, callers: int, each: int, connections: int) -> Timed:
    """Each caller waits for a connection, writes its move, and comes again."""

    async def tables() -> None:
        await (await open_store(address, claim=Alone())).close()

    asyncio.run(tables())
    latencies, waiting = list[float](), queue.SimpleQueue[tuple[float, int, int]]()
    with psycopg.connect(address, autocommit=True) as db:
        adapt(db)
        rows = []
        for caller in range(callers):
            fields = {**{name: getattr(ROW, name) for name in _SESSION}, "channel": caller}
            found = db.execute(_MADE, [*fields.values(), caller + 1]).fetchone()
            assert found is not None
            rows.append((found[0], list(fields.values())))
    lines = [psycopg.connect(address, autocommit=True) for _ in range(connections)]
    left = threading.Semaphore(0)

    def work(db: psycopg.Connection) -> None:
        while (item := waiting.get())[1] >= 0:
            since, caller, seq = item
            session, given = rows[caller]
            with db.pipeline():
                db.execute("BEGIN")
                db.execute(_LINE, values(line(session, seq + 2)))
                db.execute(_CHANGED, [*given, session])
                db.execute("DELETE FROM snapshot WHERE session = %s AND kept = 0", (session,))
                db.execute(
                    "INSERT INTO snapshot (session, seq, kept, state) VALUES (%s, %s, 0, %s)",
                    (session, seq + 2, STATE),
                )
                db.execute("COMMIT")
            latencies.append(time.perf_counter() - since)
            if seq + 1 < each:
                waiting.put((time.perf_counter(), caller, seq + 1))
            else:
                left.release()

    threads = [threading.Thread(target=work, args=(db,), daemon=True) for db in lines]
    for db, thread in zip(lines, threads):
        adapt(db)
        thread.start()
    start = time.perf_counter()
    for caller in range(callers):
        waiting.put((start, caller, 0))
    for _ in range(callers):
        left.acquire()
    spent = time.perf_counter() - start
    for _ in threads:
        waiting.put((0.0, -1, 0))
    for db, thread in zip(lines, threads):
        thread.join()
        db.close()
    return Timed(callers * each / spent, latencies)


def _moves(server: str) -> Iterator[Row]:
    keep_what_is_there()  # as the bot does: a collection over all modules would hold up a hundred moves
    for callers, each, connections in CALLERS:
        pairs = []
        for _ in range(ROUNDS):
            bare = _bare(database(server, "bare"), callers, each, connections)
            pairs.append((asyncio.run(_ours(database(server, "ours"), callers, each)), bare))
        ours, bares = [ours for ours, _ in pairs], [bare for _, bare in pairs]
        what = f"durable moves on PostgreSQL, {callers} at once"
        yield Row(
            what,
            f"{statistics.median(each.rate for each in ours):,.0f}/s",
            f"{connections} bare {statistics.median(each.rate for each in bares):,.0f}/s",
            statistics.median(mine.rate / bare.rate for mine, bare in pairs),
            ">= 0.5",
        )
        yield Row(
            f"{what}: p99",
            f"{statistics.median(each.p99 for each in ours) * 1000:.1f} ms",
            f"bare {statistics.median(each.p99 for each in bares) * 1000:.1f} ms",
            statistics.median(mine.p99 / bare.p99 for mine, bare in pairs),
            "<= 2.0",
        )


def _spent(found: dict[str, Any]) -> float:
    """Seconds of the bot's process for each move."""
    return float(found["cpu"] * SECONDS / max(1, sum(map(len, found["acks"].values()))))


def _answered(found: dict[str, Any]) -> list[float]:
    return [ack for acks in found["acks"].values() for ack in acks]


def _load(server: str) -> Iterator[Row]:
    pairs = []
    for _ in range(LOADED):
        given = "tests.bench.load", TABLES, RATE, sized(usual(), 0)
        pairs.append((measured(*given, database(server, "played")), measured(*given)))
    acks = [(_answered(mine), _answered(file)) for mine, file in pairs]
    yield Row(
        f"{TABLES} tables, {RATE:.0f} moves a second: answered",
        spread(acks[-1][0]),
        f"on a file {spread(acks[-1][1])}",
    )
    for q in (0.5, 0.99):
        ratios = [quantile(mine, q) / quantile(file, q) for mine, file in acks]
        yield Row(f"  p{q * 100:.0f} beside a file", "", "", statistics.median(ratios), "<= 1.5")
    yield Row(
        "  processor of the bot's process, a move",
        f"{_spent(pairs[-1][0]) * 1000:.1f} ms",
        f"on a file {_spent(pairs[-1][1]) * 1000:.1f} ms",
        statistics.median(_spent(mine) / _spent(file) for mine, file in pairs),
        "<= 1.3",
    )


def rows() -> Iterator[Row]:
    """The moves, then the bots; where there is no PostgreSQL, that is said."""
    try:
        with running(**IN_EARNEST) as server:
            yield from _moves(server.address)
            yield from _load(server.address)
    except NoPostgres as error:
        yield Row("not measured on PostgreSQL", str(error))
