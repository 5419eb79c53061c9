"""The pool: who works, in which order, and what becomes of an order when its worker dies or cannot be started."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest

from bot.workers import pool, process
from bot.workers.pool import Rank, Workers
from bot.workers.process import MAIN, Gone
from bot.workers.serving import put
from tests.patience import PATIENCE, comes_right
from tests.workers.orders import Gate, Held, Odd, gate, held, refused, refused_oddly

THOUGHT = Rank.THOUGHT


@asynccontextmanager
async def workers(most: int, **given: Any) -> AsyncIterator[tuple[Workers, Gate]]:
    """Workers that end with the block, and where their orders wait."""
    made = Workers(most, **given)
    async with gate() as at:
        try:
            async with asyncio.timeout(PATIENCE):
                yield made, at
        finally:
            made.close()


def begin(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    return asyncio.create_task(work)


async def test_they_start_when_needed_and_no_more_than_that() -> None:
    async with workers(2) as (pool, _):
        assert pool.pids == []
        pids = {await pool.do(os.getpid) for _ in range(5)}
        assert len(pids) == 1
        assert os.getpid() not in pids
        assert pool.pids == [*pids]


@pytest.mark.parametrize("rank", Rank)
async def test_with_none_a_thread_does_it(rank: Rank) -> None:
    async with workers(0) as (pool, _):
        assert await pool.do(os.getpid, rank=rank) == os.getpid()


async def test_an_error_comes_back_with_where_it_happened() -> None:
    async with workers(1) as (pool, _):
        with pytest.raises(LookupError, match="no such card") as caught:
            await pool.do(refused)
        assert "in refused" in "".join(caught.value.__notes__)
        with pytest.raises(RuntimeError, match="a sun and a moon"):
            await pool.do(refused_oddly)
        assert Odd("a sun", "a moon").args
        assert len({await pool.do(os.getpid), *pool.pids}) == 1, "an error is no reason to end"


async def test_what_was_begun_in_a_worker_that_is_killed_is_done_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with workers(1) as (pool, at):
        asked = begin(pool.do(held, at.port))
        first = await at.next()
        os.kill(first.pid, signal.SIGKILL)
        second = await at.next()
        second.go_on()
        assert await asked == second.pid != first.pid
    assert [each.levelname for each in caplog.records if "worker" in each.message] == ["WARNING"]


async def test_one_that_died_while_nothing_was_to_do_is_replaced() -> None:
    async with workers(1) as (pool, _):
        first = await pool.do(os.getpid)
        os.kill(first, signal.SIGKILL)
        second = await pool.do(os.getpid)
        assert second != first
        assert pool.pids == [second]


async def test_after_the_end_orders_are_cancelled_even_if_a_worker_had_died_before() -> None:
    pool = Workers(1)
    pid = await pool.do(os.getpid)
    os.kill(pid, signal.SIGKILL)
    await comes_right(lambda: "it lives" if pool._all[0].alive else "")
    pool.close()
    for work in (pool.do, pool.here):
        with pytest.raises(asyncio.CancelledError):
            await work(os.getpid)


async def test_what_kills_every_worker_is_given_up_and_others_go_on() -> None:
    async with workers(1) as (pool, _):
        with pytest.raises(Gone):
            await pool.do(os._exit, 1)
        assert await pool.do(os.getpid) != os.getpid()


@pytest.mark.parametrize(
    ("where", "name", "value"),
    [(sys, "executable", "/nowhere/python"), (process, "MAIN", "raise SystemExit('no room')")],
)
async def test_if_none_can_be_started_a_thread_does_it(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, value: str
) -> None:
    monkeypatch.setattr(where, name, value)
    async with workers(2) as (pool, _):
        assert await asyncio.gather(*(pool.do(os.getpid) for _ in range(3))) == [os.getpid()] * 3
        assert pool.pids == []
        assert not pool.apart


async def test_a_table_keeps_its_worker_unless_that_is_busy() -> None:
    async with workers(2) as (pool, at):
        asked = [begin(pool.do(held, at.port, name, table=name)) for name in ("sol", "nova")]
        first = {each.name: each for each in [await at.next(), await at.next()]}
        for each in first.values():
            each.go_on()
        await asyncio.gather(*asked)
        assert first["sol"].pid != first["nova"].pid
        for name in ("nova", "sol", "nova"):
            assert await pool.do(os.getpid, table=name) == first[name].pid
        busy = begin(pool.do(held, at.port, "nova", table="nova"))
        holding = await at.next()
        assert await pool.do(os.getpid, table="nova") == first["sol"].pid
        holding.go_on()
        await busy
        assert await pool.do(os.getpid, table="nova") == first["sol"].pid, "it moved there with its pictures"


async def test_in_a_full_queue_pictures_come_before_thoughts_each_in_their_order() -> None:
    async with workers(2) as (pool, at):
        asked = [begin(pool.do(held, at.port)) for _ in range(2)]
        holding = [await at.next(), await at.next()]
        for name, rank in (("t1", THOUGHT), ("p1", Rank.PICTURE), ("t2", THOUGHT), ("p2", Rank.PICTURE)):
            asked.append(begin(pool.do(held, at.port, name, rank=rank)))
        await asyncio.sleep(0)
        told, current = list[str](), holding.pop()
        while len(told) < 4:
            current.go_on()
            current = await at.next()
            told.append(current.name)
        assert told == ["p1", "p2", "t1", "t2"]
        current.go_on()
        holding.pop().go_on()
        await asyncio.gather(*asked)


@pytest.mark.parametrize("most", [1, 3])
async def test_thoughts_never_keep_pictures_waiting(most: int) -> None:
    """They leave a worker free; where there is only one, a thread draws while it thinks."""
    async with workers(most) as (pool, at):
        thoughts = [begin(pool.do(held, at.port, rank=THOUGHT)) for _ in range(most + 1)]
        thinking = {(await at.next()).pid: None for _ in range(max(1, most - 1))}
        drawn = await pool.do(os.getpid)
        assert drawn not in thinking
        assert (drawn == os.getpid()) == (most == 1)
        for each in thoughts:
            each.cancel()


async def test_who_gives_up_leaves_the_worker_to_others_when_it_is_done() -> None:
    async with workers(1) as (pool, at):
        asked, waiting = begin(pool.do(held, at.port)), begin(pool.do(held, at.port, "waiting"))
        holding = await at.next()
        asked.cancel()
        waiting.cancel()
        last = begin(pool.do(os.getpid))
        await asyncio.wait((asked, waiting))
        assert not last.done()
        holding.go_on()
        assert await last == holding.pid


async def test_one_that_has_grown_too_large_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "SETTLED", 3)
    async with workers(1, budget=1) as (made, _):
        pids = [await made.do(os.getpid) for _ in range(5)]
        assert len(set(pids[:3])) == 1
        assert pids[3] == pids[4] != pids[0]
    async with workers(1, budget=10_000_000_000) as (made, _):
        assert len({await made.do(os.getpid) for _ in range(5)}) == 1


async def test_each_does_first_what_all_begin_with() -> None:
    async with workers(1, begin=[partial(os.putenv, "SUN", "dying"), partial(os.chdir, "/")]) as (pool, _):
        assert await pool.do(os.getcwd) == "/"


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_at_the_end_nothing_is_waited_for_and_no_process_is_left() -> None:
    """Neither what is being done, nor what waits, nor a worker that is only starting."""
    async with gate() as at:
        pool = Workers(2)
        asked = [begin(pool.do(held, at.port))]
        holding: Held = await at.next()
        asked += [begin(pool.do(held, at.port)) for _ in range(3)]
        await asyncio.sleep(0)
        assert len(pool.pids) == 2, "the other is starting"
        pids = pool.pids
        pool.close()
        assert holding.pid in pids
        assert not any(map(is_there, pids))
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait(asked)
        assert all(each.cancelled() for each in asked)


async def test_it_is_said_once_that_a_worker_ended(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    async with workers(1) as (pool, at):
        asked = begin(pool.do(held, at.port))
        await at.next()
        pool.close()
        await asyncio.wait((asked,))
    assert not [each for each in caplog.records if each.name.startswith("bot.workers")], "this end was meant"


BOT = """
import asyncio, signal, sys
from bot.workers.pool import Workers
from tests.workers.orders import held

async def main():
    workers, stop = Workers(2), asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    asked = [asyncio.create_task(workers.do(held, int(sys.argv[1]))) for _ in range(3)]
    await stop.wait()
    workers.close()

asyncio.run(main())
"""


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
async def test_they_end_with_the_bot_however_it_ends(sign: signal.Signals) -> None:
    async with gate() as at:
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", BOT, str(at.port)),
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        pids = [(await at.next()).pid, (await at.next()).pid]
        assert all(map(is_there, pids))
        bot.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            ended = await bot.wait()
        assert ended == (-sign if sign is signal.SIGKILL else 0)
        await comes_right(
            lambda: f"left behind: {[*filter(is_there, pids)]}" if any(map(is_there, pids)) else ""
        )


async def test_one_says_nothing_when_the_bot_is_gone_before_its_answer() -> None:
    with subprocess.Popen(
        [sys.executable, "-P", "-c", MAIN, *sys.path],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stderr is not None
        async with gate() as at:
            put(worker.stdin, pickle.dumps((held, (at.port,))))
            holding = await at.next()
            worker.stdout.close()
            holding.go_on()
            assert await asyncio.to_thread(worker.stderr.read) == b""
        assert worker.wait() == 0
