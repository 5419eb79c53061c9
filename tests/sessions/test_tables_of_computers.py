"""Tables at which computer players hold many seats, begin in the midst of a draft, or lose the worker they think in."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.engine.answerer import Answerer
from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.players import players, search
from bot.players.easy import EasyPlayer
from bot.players.plan import Breadth
from bot.players.search import SearchPlayer
from bot.sessions import Sessions, Times, User
from bot.store import LogRow
from bot.store.sqlite import open_store
from bot.workers.pool import TRIES, Workers
from tests.games.proofs import every_game
from tests.paces import lasting
from tests.patience import LOOK, PATIENCE, comes_right
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, Clock
from tests.workers.orders import Gate, gate, held_then_thought

SIXES = sorted(slug for slug, game in games().items() if 6 in game.seat_counts({}))
DRAFTS = {
    "sol": {"effects": "all", "draft": "on"},
    "factions": {"first": "off"},
    "novasolis": {"races": "draft"},
    "supernova": {},
}
"""By game, options with which it begins with something that each seat chooses once."""


@asynccontextmanager
async def tables(path: Path, kinds: dict[str, Answerer]) -> AsyncIterator[Sessions]:
    """Sessions of every game whose windows never close by their time."""
    store, drawn = await open_store(path), count()
    times = Times(paces=lasting(1e6), grace=0.0, think=0.0, ponder=0.0)
    sessions = await Sessions.open(
        store, every_game(), players=kinds, clock=Clock(), times=times, seeds=lambda: f"seed {next(drawn)}"
    )
    try:
        yield sessions
    finally:
        await sessions.close()
        await store.close()


async def begin(
    sessions: Sessions, slug: str, computers: int, *people: User, channel: int = CHANNEL, **options: str
) -> int:
    """A game of these people and computer players of the first kind, begun by the first of them."""
    view = await sessions.new(channel, None, people[0], slug, options)
    for user in people[1:]:
        await sessions.join(view.id, user)
    for _ in range(computers):
        await sessions.add_computer(view.id, people[0], next(iter(sessions._tables.players)))
    return (await sessions.start(view.id, people[0])).id


async def lines(sessions: Sessions, session: int) -> list[LogRow]:
    """The moves of a game in order, but those of the clock."""
    log = await sessions._tables.store.log(session)
    return [row for row in log if row.kind == "move" and row.seat is not None and row.seat >= 0]


async def moved(sessions: Sessions, session: int) -> Counter[int | None]:
    """How many moves each seat has made."""
    return Counter(row.seat for row in await lines(sessions, session))


async def moves_come(sessions: Sessions, session: int, enough: Callable[[Counter[int | None]], bool]) -> None:
    """Wait until the seats have made enough moves."""
    async with asyncio.timeout(PATIENCE):
        while not enough(await moved(sessions, session)):
            await asyncio.sleep(LOOK)


def asked(sessions: Sessions, session: int) -> tuple[str, list[Seat]]:
    """The step that a game is in, and whom it asks."""
    table = sessions._tables.by_id[session]
    assert table.position is not None
    return type(table.position.state.stack[-1]).__name__, list(table.head.asked)


def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hard looks at next to nothing."""
    for name in ("WIDE", "REPLY", "NEXT"):
        monkeypatch.setattr(search, name, Breadth(1, 4))
    monkeypatch.setattr(search, "PLANS", 2)


class Thoughts:
    """Thoughts on threads, which end when they are let go on."""

    def __init__(self, think: Callable[..., search.Chosen]) -> None:
        self.begun = self.ended = 0
        self.go_on = threading.Event()
        self._think = think

    def __call__(self, *order: Any) -> search.Chosen:
        self.begun += 1
        self.go_on.wait(PATIENCE)
        found = self._think(*order)
        self.ended += 1
        return found


@pytest.mark.parametrize("slug", SIXES)
async def test_while_six_hard_think_another_table_is_played_and_theirs_goes_on(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    narrow(monkeypatch)
    thoughts = Thoughts(search._think_there)
    monkeypatch.setattr(search, "_think_there", thoughts)
    async with tables(tmp_path / "games.db", {"search": SearchPlayer(1, None)}) as sessions:
        session = await begin(sessions, slug, 5, MIRA)
        await sessions.seats.seat_computer(session, MIRA, "search", for_a_while=True)
        await comes_right(lambda: "" if thoughts.begun else "nobody thinks")
        other = await begin(sessions, "embers", 0, BO, CY, channel=OTHER_CHANNEL)
        for _ in range(10):
            await asyncio.wait_for(click(sessions, other, BO, CY), PATIENCE)
        assert (thoughts.begun, thoughts.ended) == (1, 0)
        thoughts.go_on.set()
        await moves_come(sessions, session, lambda by: len(by) == 6 and min(by.values()) >= 2)
        assert thoughts.ended > 1
        assert (await sessions.verify(session)).ok


async def click(sessions: Sessions, session: int, *people: User) -> None:
    """The first of them who is asked makes a move."""
    view = await sessions.get(session)
    ways = {
        user: await drawn(sessions, session, seat)
        for seat, holder in enumerate(view.holders)
        for user in people
        if user.id == holder.user_id
    }
    user, move = next((user, move) for user, move in ways.items() if move is not None)
    await sessions.submit(user.id, session, move)


async def drawn(sessions: Sessions, session: int, number: int) -> Move | None:
    """A move of a seat that is asked."""
    seat, view = Seat(number), (await sessions.position(session, Seat(number))).view
    game = every_game()[(await sessions.get(session)).game]
    return game.offer(view, seat).sample(Dice(1)) if seat in game.awaited(view) else None


class Watcher(EasyPlayer):
    """Easy, which counts those asked whenever it is asked in a window."""

    def __init__(self) -> None:
        self.counted = list[int]()
        self.asked: Callable[[], list[Seat]] = list

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        if any(ask.seat == seat and ask.pace.is_window for ask in game.asks(view)):
            self.counted.append(sum(other >= 0 for other in self.asked()))
        return super().choose(game, view, seat, dice)


@pytest.mark.parametrize(("slug", "seats"), [("embers", 4), ("supernova", 6)])
async def test_with_a_computer_in_each_seat_no_window_waits_for_its_time(
    slug: str, seats: int, tmp_path: Path
) -> None:
    """The clock stands: only answers can close one."""
    watcher = Watcher()
    async with tables(tmp_path / "games.db", {"watcher": watcher}) as sessions:
        session = await begin(sessions, slug, seats - 1, MIRA)
        watcher.asked = lambda: asked(sessions, session)[1]
        await sessions.seats.seat_computer(session, MIRA, "watcher", for_a_while=True)
        table = sessions._tables.by_id[session]
        await moves_come(sessions, session, lambda by: by.total() >= 40 or not table.head.status.live)
        assert max(watcher.counted) > 1
        assert (await sessions.verify(session)).ok


@pytest.mark.parametrize("slug", DRAFTS)
async def test_a_stand_in_takes_part_in_a_draft_in_the_midst_of_which_it_comes(
    slug: str, tmp_path: Path
) -> None:
    people = (MIRA, BO, CY)
    async with tables(tmp_path / "games.db", players()) as sessions:
        session = await begin(sessions, slug, 0, *people, **DRAFTS[slug])
        draft, (first, *_) = asked(sessions, session)
        away = Seat((first + 1) % 3)
        await click(sessions, session, people[first])
        await sessions.seats.seat_computer(session, people[away], "greedy", for_a_while=True)
        while (now := asked(sessions, session))[0] == draft:
            if away in now[1]:
                await moves_come(sessions, session, lambda by: by[away] > 0)
            else:
                await click(sessions, session, people[3 - first - away])
        chosen = [row.seat for row in await lines(sessions, session)][:3]
        assert sorted(chosen) == [0, 1, 2], "each chooses once"
        back = await sessions.seats.back(session, people[away])
        assert [holder.user_id for holder in back.holders] == [user.id for user in people]
        assert (await sessions.verify(session)).ok


@asynccontextmanager
async def thinking(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Sessions, Workers, Gate]]:
    """Tables at which Hard thinks in the only worker, where each thought waits at a gate."""
    pool = Workers(1)
    async with gate() as at:
        monkeypatch.setattr(search, "_think_there", partial(held_then_thought, at.port))
        try:
            async with tables(path, {"search": SearchPlayer(1, None, workers=pool)}) as sessions:
                yield sessions, pool, at
        finally:
            pool.close()


async def test_a_worker_killed_in_mid_thought_costs_no_move_and_brings_no_second_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with thinking(tmp_path / "games.db", monkeypatch) as (sessions, pool, at):
        session = await begin(sessions, "embers", 1, MIRA)
        for _ in range(TRIES - 1):
            os.kill((await at.next()).pid, signal.SIGKILL)
        again = await at.next()
        assert not (await moved(sessions, session))[1]
        again.go_on()
        await moves_come(sessions, session, lambda by: by[1] > 0)
        assert (await moved(sessions, session))[1] == 1
        assert pool.watch.ended == TRIES - 1
        assert pool.watch.under_way == pool.watch.waiting == 0
        assert (await sessions.verify(session)).ok


async def test_what_kills_every_worker_is_answered_by_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with thinking(tmp_path / "games.db", monkeypatch) as (sessions, pool, at):
        session = await begin(sessions, "embers", 1, MIRA)
        state = sessions._tables.by_id[session].position.state
        default = next(ask.default for ask in every_game()["embers"].asks(state) if ask.seat == 1)
        for _ in range(TRIES):
            os.kill((await at.next()).pid, signal.SIGKILL)
        await moves_come(sessions, session, lambda by: by[1] == 1)
        assert [row.body for row in await lines(sessions, session) if row.seat == 1] == [str(default)]
        assert pool.watch.ended == TRIES
