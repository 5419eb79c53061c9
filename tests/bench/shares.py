"""A hundred thousand live tables on PostgreSQL, spread over four processes, beside one process that has them all.

None of them moves: this is what a process reads when it starts, and what it keeps in memory.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from typing import Any

from bot.games.catalogue import games
from bot.sessions import Sessions, User
from bot.sessions.core.shards import Shards
from bot.store.postgres import open_store
from tests.bench.apart import measured
from tests.bench.many import GUEST, HOST, NOWHERE, without_limits
from tests.bench.memory import resident
from tests.bench.table import Row, sized
from tests.store.cluster import database, statement
from tests.store.server import NoPostgres, running

TABLES, BEGUN, SERVERS = sized((100_000, 40, 20_000), (40, 4, 20))
PROCESSES = 4
LIMIT = 10.0
"""Seconds that a start may take."""
KINDS = ("sol", "supernova", "factions", "novasolis")
PEOPLE = 10_000_000
"""Users from here on sit at the copies."""


async def begin(address: str) -> None:
    """A few games of two that have begun."""
    store = await open_store(address)
    sessions = await Sessions.open(store, games())
    await without_limits(sessions, 1)
    host, guest = User(HOST, "Mira"), User(GUEST, "Bo")
    for channel in range(1, BEGUN + 1):
        made = await sessions.new(channel, 1, host, KINDS[channel % len(KINDS)], {})
        await sessions.join(made.id, guest)
        await sessions.start(made.id, host)
    await sessions.close()
    await store.close()


def fill(address: str) -> None:
    """The games again in other channels of many servers, each with two people of its own; all shards have as many."""
    named = "SELECT attname FROM pg_attribute WHERE attrelid = 'session'::regclass AND attnum > 0 AND NOT attisdropped"
    columns = [str(row[0]) for row in statement(address, named)]
    number = f"(id + {BEGUN} * copy)"
    changed = {
        "id": number,
        "change": f"1000000 + {number}",
        "channel": f"{NOWHERE} + {number}",
        "guild": f"({number} % {SERVERS})::bigint << 22",
        "host": f"{PEOPLE} + 2 * {number}",
        "holders": f"replace(replace(holders, '{HOST}', ({PEOPLE} + 2 * {number})::text), '{GUEST}',"
        f" ({PEOPLE} + 2 * {number} + 1)::text)",
    }
    statement(
        address,
        "SET session_replication_role = replica;"
        f" INSERT INTO session ({', '.join(columns)})"
        f" SELECT {', '.join(changed.get(column, column) for column in columns)}"
        f" FROM session, generate_series(1, {TABLES // BEGUN}) AS copy;"
        f" DELETE FROM session WHERE id <= {BEGUN}; ANALYZE session",
    )


async def run(address: str, count: int, which: int) -> dict[str, Any]:
    """The figures of the start of one of so many processes: seconds, megabytes and tables."""
    before, start = resident(), time.perf_counter()
    store = await open_store(address)
    sessions = await Sessions.open(store, games(), shards=Shards(count, (which,)))
    ready = time.perf_counter() - start
    gc.collect()
    memory, live = resident() - before, len(sessions.live())
    await sessions.close()
    await store.close()
    return {"ready": ready, "memory": memory, "live": live}


def rows() -> Iterator[Row]:
    """One process with all, then each of four, one after the other; where there is no PostgreSQL, that is said."""
    try:
        with running(shared_buffers="128MB") as server:
            address = database(server.address, "shares")
            asyncio.run(begin(address))
            fill(address)
            whole = measured(__name__, address, 1, 0)
            parts = [measured(__name__, address, PROCESSES, each) for each in range(PROCESSES)]
    except NoPostgres as error:
        yield Row("not measured on PostgreSQL", str(error))
        return
    assert sum(part["live"] for part in parts) == whole["live"]
    what = f"{whole['live']:,} live tables over {PROCESSES} processes"
    slowest, largest = (max(part[each] for part in parts) for each in ("ready", "memory"))
    yield Row(f"{what}: start", f"{slowest:.1f} s", f"all {whole['ready']:.1f} s", slowest / LIMIT, "<= 1.0")
    yield Row(
        f"{what}: memory",
        f"{largest:.0f} MB",
        f"all {whole['memory']:.0f} MB",
        largest / whole["memory"] if whole["memory"] else None,
        "<= 0.3",
    )
