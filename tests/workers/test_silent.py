"""A worker that hangs: it is killed once it has been silent for too long, and its order is done again."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.catalogue import games
from bot.players.search import SearchPlayer
from bot.workers import serving, watch
from bot.workers.pool import TRIES, Workers
from bot.workers.process import Gone, Process
from bot.workers.watch import LOOKS, Watch
from tests.patience import comes_right
from tests.workers.orders import STEPS, held, living, lost, stop
from tests.workers.test_pool import begin, is_there, workers


def state_of(pid: int) -> str:
    """What Linux says of a process: "T" is stopped, "Z" has ended."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]


async def stopped(pids: Callable[[], list[int]]) -> list[int]:
    """Wait until a worker stands still; the numbers of those that do."""
    await comes_right(lambda: "" if any(state_of(pid) == "T" for pid in pids()) else "none is stopped")
    return [pid for pid in pids() if state_of(pid) == "T"]


def still_there(pid: int) -> str:
    """What is wrong if a worker is to be gone."""
    return f"{pid} is there" if is_there(pid) else ""


def look_long(pool: Workers) -> None:
    """As many looks as a worker may be silent for, and one more."""
    for _ in range(LOOKS + 1):
        pool.watch.look()


def no_sign(pool: Workers, before: int) -> str:
    """What is wrong if a worker is to have given more signs of life than before."""
    return "" if pool._all[0].signs > before else "no sign came"


async def test_one_that_hangs_is_killed_and_its_order_done_again(caplog: pytest.LogCaptureFixture) -> None:
    async with workers(1) as (pool, at):
        asked = begin(pool.do(held, at.port, about="sol"))
        first = await at.next()
        os.kill(first.pid, signal.SIGSTOP)
        await stopped(lambda: [first.pid])
        for _ in range(LOOKS):
            pool.watch.look()
        assert is_there(first.pid), "it may be silent for a while"
        assert (pool.watch.under_way, pool.watch.waiting) == (1, 0)
        assert pool.watch.oldest() is not None
        pool.watch.look()
        second = await at.next()
        second.go_on()
        assert await asked == second.pid != first.pid
        assert (pool.watch.silent, pool.watch.ended) == (1, 0)
        assert pool.watch.oldest() is None
    (told,) = [each.message for each in caplog.records if "worker" in each.message]
    assert "no sign of life for 20 s over held of sol" in told


async def test_who_gives_signs_of_life_may_take_as_long_as_it_needs() -> None:
    async with workers(1) as (pool, at):
        asked = begin(pool.do(living, at.port))
        holding = await at.next()
        for _ in range(2):
            for _ in range(LOOKS):
                pool.watch.look()
            before = pool._all[0].signs
            holding.tell(b"+")
            await comes_right(partial(no_sign, pool, before))
        pool.watch.look()
        holding.go_on()
        assert await asked == holding.pid
        assert pool.watch.silent == 0


async def test_it_is_looked_at_by_itself_though_whoever_asked_has_gone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with workers(1) as (pool, at):
        await pool.do(os.getpid)
        pool.watch.silence = 0.05
        asked = begin(pool.do(held, at.port))
        holding = await at.next()
        os.kill(holding.pid, signal.SIGSTOP)
        asked.cancel()
        await comes_right(partial(still_there, holding.pid))
        await comes_right(lambda: "" if pool.watch.silent else "nobody says so")
    assert "no sign of life" in caplog.text


class Starved:
    """A worker that gives no signs and stands in line for a processor, all of the time or never."""

    signs, waited, silent = 0, 0.0, False

    def kill(self) -> None:
        """It is over."""
        self.ended = True

    ended = False


@pytest.mark.parametrize("share", [0.9, 0.1])
async def test_one_that_gets_no_processor_is_not_taken_for_silent(
    share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, worker, watching = 0.0, Starved(), Watch(silence=1_000)
    monkeypatch.setattr(watch, "time", SimpleNamespace(monotonic=lambda: now))
    watching.begin(cast(Process, worker))
    for _ in range(3 * LOOKS):
        now += 250
        worker.waited += 250 * share
        watching.look()
    watching.close()
    assert worker.ended == worker.silent == (share < 0.5)


async def test_what_hangs_every_worker_is_given_up_and_others_go_on() -> None:
    async with workers(1) as (pool, _):
        asked = begin(pool.do(stop))
        for _ in range(TRIES):
            (pid,) = await stopped(lambda: pool.pids)
            look_long(pool)
            await comes_right(partial(still_there, pid))
        with pytest.raises(Gone):
            await asked
        assert pool.watch.silent == TRIES
        assert await pool.do(os.getpid) != os.getpid()


async def test_one_is_lost_at_any_step_of_an_order_and_the_next_one_does_it(tmp_path: Path) -> None:
    async with workers(1) as (pool, _):
        for step, sign in product(STEPS, (signal.SIGKILL, signal.SIGSTOP)):
            case = f"{step.__name__} {sign.name}"
            was = pool.watch.ended, pool.watch.silent
            asked = begin(pool.do(*step(tmp_path / case, sign)))
            if sign is signal.SIGSTOP:
                await stopped(lambda: pool.pids)
                look_long(pool)
            assert await asked == "done", case
            now = pool.watch.ended, pool.watch.silent
            assert now == ((was[0] + 1, was[1]) if sign is signal.SIGKILL else (was[0], was[1] + 1)), case


async def test_one_that_hangs_as_it_starts_makes_way(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with workers(1, begin=[partial(lost, tmp_path / "lost", signal.SIGSTOP)]) as (pool, _):
        asked = begin(pool.do(os.getpid))
        await stopped(lambda: pool.pids)
        look_long(pool)
        assert await asked in pool.pids
    assert "no sign of life for 20 s as it started" in caplog.text


async def test_threads_are_watched_but_never_killed() -> None:
    async with workers(0) as (pool, at):
        asked = begin(pool.do(held, at.port))
        holding = await at.next()
        look_long(pool)
        assert pool.watch.under_way == 1
        assert pool.watch.oldest() is not None
        holding.go_on()
        assert await asked == os.getpid()


def test_a_search_shows_life_at_each_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list[None]()
    monkeypatch.setattr(serving, "BEAT", 0.0)
    monkeypatch.setattr(serving._Signs, "give", lambda: shown.append(None))
    game = games()["sol"]
    state = game.setup(2, {}, Rng("signs"))
    seat = Seat(game.awaited(state)[0])
    SearchPlayer(20, None).choose(game, game.view(state, seat), seat, Dice("signs"))
    assert len(shown) >= 20


def test_signs_are_given_no_more_often_than_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list[None]()
    monkeypatch.setattr(serving._Signs, "give", lambda: shown.append(None))
    monkeypatch.setattr(serving._Signs, "given", 0.0)
    for _ in range(100):
        serving.show_life()
    assert len(shown) == 1
