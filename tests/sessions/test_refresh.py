"""What other processes did is taken in at a cost that depends on what they did, not on how much there is."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.moves import Seat
from bot.sessions import Refused, Status, User
from bot.sessions.core.change import LiveTable
from bot.sessions.people.forgetting import NAME
from bot.store import Commit, StoreError, Trouble
from bot.store.sqlite import SQLiteStore, open_store
from tests.sessions.venue import BO, CHANNEL, DEE, MIRA, OTHER_CHANNEL, Venue, open_venue
from tests.store.samples import ROW, line


class Unlisted(dict[int, LiveTable]):
    """Sessions in memory that may be looked up, and not gone through."""

    def _gone_through(self, *_: object) -> Any:
        raise AssertionError("every session in memory was looked at")

    __iter__ = keys = values = items = _gone_through


class Cost(msgspec.Struct):
    """What was asked of the database: statements, and steps of its machine for them (rows and comparisons)."""

    statements: int = 0
    steps: int = 0

    async def watch(self, store: SQLiteStore) -> None:
        """Count from now on."""

        def step() -> int:
            self.steps += 1
            return 0

        def statement(_: str) -> None:
            self.statements += 1

        def count(db: sqlite3.Connection) -> None:
            db.set_trace_callback(statement)
            db.set_progress_handler(step, 1)

        await store.writer.write(count)
        await store.reader.set_trace_callback(statement)
        await store.reader.set_progress_handler(step, 1)


QUIET = replace(ROW, status="lobby", host=DEE.id, announced=1)


async def fill(path: Path, live: int, over: int) -> None:
    """Sessions in which nothing happens; one live one in ten has a standing order."""
    store = await open_store(path)
    await asyncio.gather(
        *(
            store.import_session(replace(QUIET, channel=1000 + n), [line(0, 1, kind="new")], [])
            for n in range(live)
        ),
        *(
            store.import_session(replace(QUIET, status="abandoned"), [line(0, 1, kind="new")], [])
            for n in range(over)
        ),
    )
    body = '{"prompt":{"key":"ask-leave"},"every":true,"move":["leave"],"labels":[],"at":5.0}'
    await asyncio.gather(*(store.add_order(n, 0, 9, body) for n in range(1, live, 10)))
    await store.close()


async def refreshing(path: Path, live: int, over: int) -> Cost:
    """What it costs to take in a game that began, a line of another, and an announcement."""
    await fill(path, live, over)
    async with open_venue(path) as here, open_venue(path) as there:
        session = await there.game(MIRA, BO, channel=CHANNEL)
        await here.sessions._autoplay.stop()
        tables = here.sessions._tables
        await tables.refresh()
        await there.sessions.submit(MIRA.id, session, await there.any_move(session, MIRA))
        new = await there.lobby(MIRA, channel=OTHER_CHANNEL)
        await there.sessions.shown.mark_announced(1, 1, 5)
        tables.by_id = Unlisted(tables.by_id)
        cost = Cost()
        await cost.watch(here.store)
        await tables.refresh()
        told = msgspec.structs.replace(cost)
        assert tables.by_id[session].head.seq == 4
        assert tables.by_id[new.id].head.seq == 1
    return told


async def test_the_cost_grows_neither_with_live_sessions_nor_with_those_that_are_over(tmp_path: Path) -> None:
    few = await refreshing(tmp_path / "few.db", 10, 0)
    many = await refreshing(tmp_path / "many.db", 1_000, 2_000)
    assert few.statements > 0
    assert few.steps > 0
    assert many == few


async def test_where_nothing_changed_nothing_is_read(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as here:
        await here.sessions._autoplay.stop()
        await here.game(MIRA, BO)
        cost = Cost()
        await cost.watch(here.store)
        looks = []
        for count in (0, 0, 10):
            for channel in range(count):
                await here.lobby(User(1000 + channel, "Host"), channel=1000 + channel)
            cost.statements = cost.steps = 0
            await here.sessions._tables.refresh()
            looks.append((cost.statements, cost.steps))
        assert looks[2] == looks[1]


async def test_what_another_process_forgot_is_forgotten_here(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as here, open_venue(path) as there:
        session = await here.game(MIRA, BO, windows="off")
        await here.play_out(session, MIRA, BO)
        await there.sessions.mydata.forget(MIRA.id, MIRA.name)
        await here.sessions._tables.refresh()
        assert (await here.sessions.get(session)).names == [NAME, BO.name]


async def test_what_another_process_announced_is_known_here(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as here, open_venue(path) as there:
        view = await here.lobby(MIRA, BO)
        await there.sessions._tables.refresh()
        await here.sessions.shown.mark_left(view.id, (CHANNEL, 40))
        await here.sessions.shown.mark_announced(view.id, view.seq, 50)
        await there.sessions._tables.refresh()
        known = await there.sessions.get(view.id)
        assert (known.announced_seq, known.message_id, known.retiring) == (view.seq, 50, ((CHANNEL, 40),))


async def test_orders_given_dropped_and_changed_elsewhere_are_known_here(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as here, open_venue(path) as there:
        here.sessions.orders._stopped = there.sessions.orders._stopped = True
        session = await here.game(MIRA, BO, windows="off")
        move = await here.any_move(session, BO)
        order = await here.sessions.orders.arm(BO.id, session, Seat(1), "ask-stake", move, every=True)
        other = await here.game(MIRA, BO, channel=OTHER_CHANNEL, windows="off")
        kept = await here.sessions.orders.arm(BO.id, other, Seat(1), "ask-stake", move, every=True)
        await there.sessions._tables.refresh()
        assert there.sessions.orders.of(BO.id) == [order, kept]
        await here.sessions.orders.drop(BO.id, session, Seat(1), order.number)
        await there.sessions._tables.refresh()
        assert there.sessions.orders.of(BO.id) == [kept]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[Venue], None]:
    """Lets no rule of the sessions read a state."""

    def decode(data: bytes) -> Any:
        raise ValueError("no state")

    return lambda venue: monkeypatch.setattr(venue.rules, "decode", decode)


async def test_a_session_that_cannot_be_read_keeps_no_other_from_being_taken_in(
    tmp_path: Path, broken: Callable[[Venue], None], caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as here, open_venue(path) as there:
        first = await here.game(MIRA, BO)
        await there.sessions._tables.refresh()
        await here.sessions.submit(MIRA.id, first, await here.any_move(first, MIRA))
        second = await here.lobby(MIRA, channel=OTHER_CHANNEL)
        broken(there)
        with caplog.at_level(logging.CRITICAL):
            await there.sessions._tables.refresh()
        assert there.sessions.in_channel(OTHER_CHANNEL) == second


async def test_what_could_not_be_taken_in_is_at_the_next_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as here, open_venue(path) as there:
        await there.sessions._autoplay.stop()
        session = await here.game(MIRA, BO)
        await there.sessions._tables.refresh()
        await here.sessions.end(session, MIRA, admin=True)

        async def locked(session: int) -> None:
            raise StoreError(Trouble.LOCKED, "locked")

        with monkeypatch.context() as patch:
            patch.setattr(there.store, "current", locked)
            with pytest.raises(Refused, match="store-locked"):
                await there.sessions._tables.refresh()
        await there.sessions._tables.refresh()
        assert (await there.sessions.get(session)).status is Status.ABANDONED


async def test_more_changes_than_go_into_one_answer_are_all_taken_in(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as here, open_venue(path) as there:
        await here.sessions._autoplay.stop()
        rows = [replace(QUIET, channel=1000 + n) for n in range(1_100)]
        made = await asyncio.gather(*(there.store.create(row, line(0, 1, kind="new")) for row in rows))
        await here.sessions._tables.refresh()
        assert set(made) == set(here.sessions._tables.by_id)
        over = [replace(row, id=number, seq=2, status="abandoned") for row, number in zip(rows, made)]
        await asyncio.gather(*(there.store.commit(Commit(row, line(row.id, 2))) for row in over))
        await here.sessions._tables.refresh()
        assert here.sessions.live() == []
