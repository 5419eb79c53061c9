"""Who serves which shard, on every engine: claims that exclude each other, shares, handovers, fences and news."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from bot.store import Clash, Commit, Conflict, Store, StoreError, Trouble, postgres
from bot.store.leases import Alone, Claim, Fixed, Shared, Standing, Topic, since_boot
from bot.store.postgres import identifying
from bot.store.postgres import writer as writing
from bot.store.postgres.connection import Answer, Connection
from bot.store.sql.health import health_of
from bot.store.sql.heart import Hung, Pace
from bot.store.sql.parts import Parts
from bot.store.sql.processes import FORGOTTEN
from bot.store.sql.statements import one
from bot.store.sqlite import open_store
from bot.store.sqlite import store as of_file
from tests.patience import PATIENCE
from tests.store.cluster import cut, statement
from tests.store.samples import create, line
from tests.store.stores import STORES, Opening, aged


@pytest.fixture(params=STORES)
def opening(request: pytest.FixtureRequest) -> Opening:
    return STORES[request.param](request)


class Processes:
    """Several processes on one database."""

    def __init__(self, opening: Opening, parts: AsyncExitStack) -> None:
        self._opening, self._parts = opening, parts
        self.living: list[Store] = []

    async def join(self, claim: Claim | None = Shared()) -> Store:
        store = await self._opening(claim)
        self._parts.push_async_callback(store.close)
        self.living.append(store)
        return store

    async def leave(self, store: Store) -> None:
        self.living.remove(store)
        await store.close()

    async def settled(self) -> list[int]:
        """Beat and hand over until nothing changes; how many shards each has then."""
        before: object = None
        while True:
            for store in self.living:
                standing = await store.beat()
                for lease in standing.leases:
                    if lease.heir == store.process:
                        await store.shard_ready(lease.shard)
                    if lease.heir and lease.process == store.process:
                        await store.hand_over(lease.shard)
            found = [(each.process, each.heir) for each in standing.leases]
            if found == before:
                return [sum(process == store.process for process, _ in found) for store in self.living]
            before = found


@pytest.fixture
async def processes(opening: Opening) -> AsyncIterator[Processes]:
    async with AsyncExitStack() as parts:
        yield Processes(opening, parts)


def held(standing: Standing) -> dict[int, int]:
    """The shards of the process that asked, with their terms."""
    return {each.shard: each.term for each in standing.leases if each.process == standing.process}


# Claims


EVERY = (Alone(), Fixed(0, 1), Fixed(0, 2), Fixed(1, 2), Fixed(1, 3), Shared())


@pytest.mark.parametrize(
    ("there", "beside"),
    [(Alone(), ()), (Fixed(0, 2), (Fixed(1, 2),)), (Shared(), (Shared(),)), (None, EVERY)],
)
async def test_claims_exclude_each_other(
    processes: Processes, there: Claim | None, beside: tuple[Claim, ...]
) -> None:
    await processes.join(there)
    for claim in EVERY:
        if claim in beside:
            await processes.leave(await processes.join(claim))
        else:
            with pytest.raises(StoreError, match=r"last sign of life \d+ s ago") as caught:
                await processes.join(claim)
            assert caught.value.trouble is Trouble.TAKEN


async def test_who_is_dead_keeps_nobody_out_and_finds_another_in_its_place(processes: Processes) -> None:
    first = await processes.join(Alone())
    before = held(await first.beat())
    await aged(first, 3600, first.process)
    second = await processes.join(Alone())
    assert held(await second.beat()) == {shard: term + 1 for shard, term in before.items()}
    with pytest.raises(StoreError) as caught:
        await first.beat()
    assert caught.value.trouble is Trouble.TAKEN
    async with asyncio.timeout(PATIENCE):
        assert await first.lost() is caught.value


async def test_who_shares_and_slept_comes_back_with_what_nobody_took(processes: Processes) -> None:
    first = await processes.join()
    await first.count_shards(2)
    second = await processes.join()
    before = held(await first.beat())
    await aged(first, 3600, first.process)
    assert held(await first.beat()) == before
    await aged(first, 3600, first.process)
    assert held(await second.beat()) == {0: 3, 1: 3}
    assert held(await first.beat()) == {}
    assert sorted(await processes.settled()) == [1, 1]


async def test_how_many_shards_there_are_is_agreed_on(processes: Processes) -> None:
    first = await processes.join()
    assert await first.count_shards(3) == 3
    second = await processes.join()
    assert await second.count_shards(5) == await first.count_shards(5) == 3
    terms = held(await first.beat())
    await processes.leave(second)
    assert await first.count_shards(4) == 4
    assert set(held(await first.beat())) == {0, 1, 2, 3}
    assert min(held(await first.beat()).values()) > max(terms.values())
    await processes.leave(first)
    fixed = await processes.join(Fixed(1, 2))
    assert await fixed.count_shards(7) == 2
    assert set(held(await fixed.beat())) == {1}


async def test_one_alone_has_all_shards_and_one_that_looks_none(processes: Processes) -> None:
    looks = await processes.join(None)
    alone = await processes.join(Alone())
    assert held(await alone.beat()) == {0: 2}
    assert await alone.count_shards(3) == 3
    assert set(held(await alone.beat())) == {0, 1, 2}
    standing = await looks.beat()
    assert held(standing) == {}
    assert [each.name for each in standing.processes] == [alone.process]


# Shares and handovers


async def test_two_become_three_and_two_again(processes: Processes) -> None:
    first = await processes.join()
    await first.count_shards(5)
    await processes.join()
    assert await processes.settled() == [3, 2]
    third = await processes.join()
    assert sorted(await processes.settled()) == [1, 2, 2]
    await third.beat(leaving=True)
    counts = await processes.settled()
    assert (counts[2], sorted(counts[:2])) == (0, [2, 3])
    await processes.leave(third)
    await aged(first, 3600, first.process)
    last = processes.living[1]
    assert len(held(await last.beat())) == 5


async def test_a_shard_is_handed_over_when_its_heir_is_ready(processes: Processes) -> None:
    first = await processes.join()
    await first.count_shards(2)
    second = await processes.join()
    (lease,) = [each for each in (await second.beat()).leases if each.heir]
    assert (lease.process, lease.heir, lease.ready) == (first.process, second.process, False)
    shard, other = lease.shard, 1 - lease.shard
    assert not await first.hand_over(shard)
    await first.shard_ready(shard)
    assert not await first.hand_over(shard)
    await second.shard_ready(shard)
    assert not await second.hand_over(shard)
    assert not await first.hand_over(other)
    (ready,) = [each for each in (await first.beat()).leases if each.heir]
    assert ready.ready
    assert await first.hand_over(shard)
    assert held(await second.beat()) == {shard: lease.term + 1}
    assert set(held(await first.beat())) == {other}


async def test_a_shard_is_not_handed_to_the_dead(processes: Processes) -> None:
    first = await processes.join()
    await first.count_shards(1)
    await first.beat(leaving=True)
    second = await processes.join()
    await second.beat()
    await second.shard_ready(0)
    await aged(first, 3600, second.process)
    assert not await first.hand_over(0)


def later(processes: Processes, seconds: float) -> None:
    """Let time pass in the database, as all processes see it."""
    for store in processes.living:
        assert isinstance(store, Parts)
        store.writer.heart._clock = lambda db, clock=store.writer.heart._clock: clock(db) + seconds


async def test_after_an_outage_others_have_time_to_say_that_they_live(processes: Processes) -> None:
    first = await processes.join()
    await first.count_shards(3)
    second, third = await processes.join(), await processes.join()
    assert await processes.settled() == [1, 1, 1]
    before = [each.process for each in (await first.beat()).leases]
    assert isinstance(first, Parts)
    pace = first.writer.heart.pace
    for passed in (pace.lasting + 1, 2 * pace.every - 1):
        later(processes, passed)
        for store in (first, second):
            standing = await store.beat()
            assert [each.process for each in standing.leases] == before
            assert not any(each.heir for each in standing.leases)
    later(processes, 2)
    await second.beat()
    assert {each.process for each in (await first.beat()).leases} == {first.process, second.process}
    assert third.process in before


@pytest.mark.parametrize("end", ["beat = 1.0, until = 2.0", "born = born + 1"])
async def test_after_an_outage_nobody_waits_for_who_was_dead_before(processes: Processes, end: str) -> None:
    first = await processes.join()
    await first.count_shards(2)
    second = await processes.join()
    assert await processes.settled() == [1, 1]
    assert isinstance(first, Parts)
    later(processes, first.writer.heart.pace.lasting + 1)
    died = f"UPDATE process SET {end} WHERE name = ?"
    await first.writer.agree(lambda db: db.execute(died, (second.process,)).rowcount)
    assert set(held(await first.beat())) == {0, 1}


async def test_what_one_had_who_ends_is_free_at_once(processes: Processes) -> None:
    first = await processes.join()
    await first.count_shards(2)
    second = await processes.join()
    await processes.leave(first)
    standing = await second.beat()
    assert set(held(standing)) == {0, 1}
    assert [each.name for each in standing.processes] == [second.process]


# Signs of life


async def test_each_sign_of_life_is_told_with_what_this_process_does(processes: Processes) -> None:
    store = await processes.join()
    told: list[Standing] = []
    store.tell_waiting(lambda: 7)
    store.on_standing(told.append)
    standing = await store.beat(leaving=True)
    await store.beat()
    async with asyncio.timeout(PATIENCE):
        while len(told) < 3:
            await asyncio.sleep(0)
    assert told[1] == standing
    assert [each.processes[0].waiting for each in told] == [0, 7, 7]
    assert [each.processes[0].leaving for each in told] == [False, True, True]
    assert [each.processes[0].claim for each in told] == ["shared"] * 3


async def test_signs_of_life_come_by_themselves(processes: Processes) -> None:
    store = await processes.join()
    assert isinstance(store, Parts)
    told: list[Standing] = []
    store.on_standing(told.append)
    store.writer.heart.pace = replace(store.writer.heart.pace, every=0.01)
    await store.beat()
    async with asyncio.timeout(PATIENCE):
        while len(told) < 5:
            await asyncio.sleep(0.01)


async def test_a_process_that_hangs_renews_nothing_until_it_goes_on(processes: Processes) -> None:
    store, other = await processes.join(), await processes.join(None)
    assert isinstance(store, Parts)
    heart = store.writer.heart
    (process,) = (await store.beat()).processes
    heart.untaken = since_boot() - heart.pace.lasting
    with pytest.raises(Hung):
        await store.writer.agree(heart.beat)
    assert (await other.beat()).processes[0] == process
    (later,) = (await store.beat()).processes
    assert later.beat > process.beat


async def test_the_health_tells_of_every_process_and_of_shards_that_nobody_serves(
    processes: Processes,
) -> None:
    first = await processes.join(Fixed(0, 3))
    assert isinstance(first, Parts)
    pid = os.getpid()

    heart = first.writer.heart

    async def why() -> str:
        health = await first.writer.look(lambda db: health_of(db, heart.process.beat))
        assert health.alive
        return health.why

    serves = f"{pid} serves shard 0, last sign of life 0 s ago"
    assert await why() == f"1 process; {serves}; nobody serves shards 1, 2"
    second = await processes.join(Fixed(2, 3))
    await second.beat(leaving=True)
    leaves = f"{pid} serves shard 2, leaving, last sign of life 0 s ago"
    assert await why() == f"2 processes; {serves}; {leaves}; nobody serves shard 1"
    await processes.leave(second)
    alone = await first.writer.look(lambda db: health_of(db, heart.process.beat + 3600))
    assert (alone.alive, alone.why) == (False, "the last sign of life is 3600 s old")


async def test_a_container_whose_bot_died_is_ill_though_others_live(processes: Processes) -> None:
    first, second = await processes.join(), await processes.join()
    assert isinstance(first, Parts)
    elsewhere, dead = (
        f"UPDATE process SET {what} WHERE name = ?" for what in ("place = 'there'", "until = beat")
    )

    async def done(sql: str, process: str) -> tuple[bool, bool]:
        await first.writer.agree(lambda db: db.execute(sql, (process,)).rowcount)
        health = await first.writer.look(lambda db: health_of(db, first.writer.heart.process.beat))
        return health.alive, health.gone

    assert await done(elsewhere, second.process) == (True, False)
    assert await done(dead, first.process) == (True, True)
    assert await done(elsewhere, first.process) == (True, False)
    assert await done(dead, second.process) == (False, False)


async def test_one_who_is_seen_to_have_ended_is_not_waited_for(processes: Processes) -> None:
    first, second = await processes.join(), await processes.join()
    assert isinstance(first, Parts)
    await first.count_shards(2)
    born_later, name = "UPDATE process SET born = born + 1 WHERE name = ?", first.process
    await first.writer.agree(lambda db: db.execute(born_later, (name,)).rowcount)
    assert set(held(await second.beat())) == {0, 1}
    assert not await first.writer.look(
        lambda db: one(db, "SELECT 1 FROM process WHERE name = ? AND until > beat", (name,))
    )


async def test_who_has_not_been_heard_of_for_long_is_forgotten(processes: Processes) -> None:
    first, second = await processes.join(), await processes.join()
    assert isinstance(first, Parts)
    for age, left in ((FORGOTTEN - 60, 2), (120, 1)):
        await aged(first, age, first.process)
        await second.beat()
        assert await first.writer.look(lambda db: one(db, "SELECT count(*) FROM process")) == left


async def test_who_went_on_late_gives_a_sign_of_life_at_once(processes: Processes) -> None:
    store = await processes.join()
    assert isinstance(store, Parts)
    standing = await store.beat()
    told = asyncio.Queue[Standing]()
    store.on_standing(told.put_nowait)
    assert await told.get() == standing
    store.writer._stand(replace(standing, asked=standing.asked - standing.lasting))
    await told.get()
    async with asyncio.timeout(PATIENCE):
        assert (await told.get()).asked > standing.asked


async def test_a_sign_of_life_that_the_database_holds_back_is_given_up(
    games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, again, real = await postgres.open_store(games), asyncio.Event(), writing.connect
    loop = asyncio.get_running_loop()

    def connected(address: str) -> Connection:
        loop.call_soon_threadsafe(again.set)
        return real(address)

    monkeypatch.setattr(writing, "connect", connected)
    monkeypatch.setattr(writing, "PATIENCE", 0.2)
    monkeypatch.setattr(writing, "SOONER", 9999)
    with psycopg.connect(games) as other:
        other.execute("LOCK TABLE heliograph")
        store.writer.heart.pace = Pace(every=0.01, lasting=15.0)
        await store.writer.look(lambda db: None)
        async with asyncio.timeout(PATIENCE):
            await again.wait()
    monkeypatch.undo()
    await store.close()


# Fences


async def test_what_nobody_asked_for_is_refused_once_another_has_the_shard(processes: Processes) -> None:
    first = await processes.join()
    await first.count_shards(1)
    (term,) = held(await first.beat()).values()
    row = await create(first)
    mine, earlier = (0, term), (0, term - 1)
    await first.commit(Commit(replace(row, seq=2), line(row.id, 2), lease=mine))

    async def refused(store: Store, lease: tuple[int, int]) -> None:
        for request in (
            store.commit(Commit(replace(row, seq=3), line(row.id, 3), lease=lease)),
            store.create(replace(row, channel=9), line(0, 1), lease=lease),
            store.announced(row.id, 2, 5, "[]", lease=lease),
        ):
            with pytest.raises(Conflict) as caught:
                await request
            assert caught.value.clash is Clash.LEASE

    await refused(first, earlier)
    second = await processes.join()
    await refused(second, mine)
    await first.beat(leaving=True)
    await second.beat()
    await second.shard_ready(0)
    assert await first.hand_over(0)
    await refused(first, mine)
    await second.announced(row.id, 2, 5, "[]", lease=(0, term + 1))
    await first.commit(Commit(replace(row, seq=3), line(row.id, 3)))
    assert [each.seq for each in await second.log(row.id)] == [1, 2, 3]
    stored = await second.session(row.id)
    assert stored is not None
    assert stored.announced == 2


async def test_a_fence_holds_up_nobody_else(processes: Processes) -> None:
    store = await processes.join(Alone())
    rows = [await create(store, channel) for channel in range(1, 5)]
    leases = (None, (0, 99), None, (0, 2))
    done = await asyncio.gather(
        *(
            store.commit(Commit(replace(row, seq=2), line(row.id, 2), lease=lease))
            for row, lease in zip(rows, leases)
        ),
        return_exceptions=True,
    )
    assert [each is None for each in done] == [True, False, True, True]
    assert [len(await store.log(row.id)) for row in rows] == [2, 1, 2, 2]


async def test_a_fence_needs_no_answer_before_the_end(games: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await postgres.open_store(games, claim=Alone())
    row = await create(store)
    waited: list[str] = []
    for name in ("fetchone", "fetchall"):
        monkeypatch.setattr(Answer, name, lambda answer, name=name: waited.append(name))
    monkeypatch.setattr(Answer, "rowcount", property(lambda answer: waited.append("rowcount")))
    await store.commit(Commit(replace(row, seq=2), line(row.id, 2), lease=(0, 2)))
    assert waited == []
    monkeypatch.undo()
    assert len(await store.log(row.id)) == 2
    await store.close()


async def test_of_all_who_hear_an_interaction_one_takes_it(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = await processes.join(), await processes.join()
    assert sorted(await asyncio.gather(*(each.take(7) for each in both))) == [False, True]
    assert await both[1].take(8)
    await both[0].beat()
    assert not await both[0].take(8), "it is remembered"
    monkeypatch.setattr("bot.store.sql.heart.TAKEN", -1.0)
    await both[0].beat()
    assert await both[0].take(8), "but not for ever"


# News


async def heard(store: Store, of: Topic) -> None:
    async with asyncio.timeout(PATIENCE):
        await store.news(of)


async def test_what_others_write_is_news_and_what_oneself_writes_is_not(games: str) -> None:
    here = await postgres.open_store(games, claim=Shared())
    for topic in Topic:
        await heard(here, topic)
    there = await postgres.open_store(games, claim=Shared())
    for topic in Topic:
        await heard(here, topic)
        await heard(there, topic)
    await here.keep_person(1, "{}")  # before it knows that it is not alone
    await here.beat()
    await heard(there, Topic.SESSIONS)
    waiting = {topic: asyncio.create_task(heard(here, topic)) for topic in Topic}
    await here.keep_person(1, "{}")
    await heard(there, Topic.SESSIONS)
    await here.count_shards(1)
    await here.shard_ready(0)
    await heard(there, Topic.LEASES)
    assert not waiting[Topic.SESSIONS].done()
    await there.keep_person(1, "{}")
    await waiting[Topic.SESSIONS]
    await there.beat(leaving=True)
    await waiting[Topic.LEASES]
    await there.close()
    await heard(here, Topic.LEASES)
    await here.close()


async def test_each_change_of_leases_and_each_sign_of_life_is_told(games: str) -> None:
    first, second = [await postgres.open_store(games, claim=Shared()) for _ in range(2)]
    with psycopg.connect(games, autocommit=True) as ear:
        ear.execute("LISTEN heliograph")

        async def told(*asked: Awaitable[object]) -> list[str]:
            """What is told of the last of some requests; nothing is of the others."""
            for each in asked:
                await each
            return [news.payload for news in ear.notifies(timeout=PATIENCE, stop_after=1)]

        here, there = first.process, second.process
        await told(first.beat())
        assert await told(first.beat()) == [here]
        assert await told(first.count_shards(1)) == [f"{here} leases"]
        assert await told(first.beat(leaving=True)) == [f"{here} leases"]
        assert await told(second.shard_ready(0)) == [f"{there} leases"]
        assert await told(first.hand_over(0)) == [f"{here} leases"]
        assert await told(second.beat()) == [there]
        assert await told(second.keep_person(1, "{}")) == [f"{there} sessions"]
        assert await told(first.close()) == [f"{here} leases"]
        assert await told(second.beat()) == [there]
        assert await told(second.keep_person(1, "{}"), second.beat()) == [there]
    await second.close()


async def test_what_may_have_been_missed_is_news(games: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await postgres.open_store(games)
    for topic in Topic:
        await heard(store, topic)
    assert cut(games) >= 2
    for topic in Topic:
        await heard(store, topic)
    await store.close()
    monkeypatch.setattr(postgres.store, "PACE", Pace(every=60.0, lasting=0.1))
    deaf = await postgres.open_store(games)
    for _ in range(2):
        await heard(deaf, Topic.SESSIONS)
    await deaf.close()


async def test_on_a_file_there_may_be_news_at_any_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(tmp_path / "games.db")
    monkeypatch.setattr(of_file, "SOON", 0.0)
    await heard(store, Topic.SESSIONS)
    await store.close()


# Turns to identify


async def test_shards_of_a_group_identify_one_after_the_other(
    games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identifying, "HELD", PATIENCE)
    monkeypatch.setattr(identifying, "PAUSE", 0.01)
    first, second = [await postgres.open_store(games) for _ in range(2)]
    async with asyncio.timeout(PATIENCE):
        await first.identify(1)
        waiting, given_up = [asyncio.create_task(second.identify(1)) for _ in range(2)]
        await second.identify(2)
        waits = "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database"
        waits += " WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted"
        while statement(games, waits) != [(2,)]:
            await asyncio.sleep(0.01)
        given_up.cancel()
        assert cut(games) > 3
        await waiting
        await first.close()
        await second.close()


async def test_a_turn_lasts_for_its_time(games: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(identifying, "HELD", 0.05)
    first, second = [await postgres.open_store(games) for _ in range(2)]
    async with asyncio.timeout(PATIENCE):
        await first.identify(1)
        await second.identify(1)
    await first.close()
    await second.close()
