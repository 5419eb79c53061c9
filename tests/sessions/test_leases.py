"""What follows from leases: a process goes on with the sessions that it gains, and leaves those that it loses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.sessions import User, custody
from bot.sessions.core import tables as sessions_in_memory
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.pace import TablePace
from bot.sessions.core.presets import PRESETS
from bot.sessions.core.shards import ASLEEP, OVERLAP, NotServed, Shards
from bot.sessions.core.types import Kind, Status
from bot.store import Changes, SessionRow, Share
from bot.store.leases import Lease, Process, Standing, since_boot
from tests.patience import PATIENCE
from tests.sessions.test_finder import Channels
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, MIRA, Clock, Venue, open_venue

GUILD = 1 << 22
"""A server of shard 1 of 2."""


class Booted:
    """A clock of a machine since it was started."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def standing(
    terms: Mapping[int, int], heir_of: tuple[int, ...] = (), *, asked: float = 100.0, lasting: float = 15.0
) -> Standing:
    """That of process "me", which has these shards of two with these terms."""
    return Standing(
        now=0.0,
        asked=asked,
        lasting=lasting,
        process="me",
        leases=tuple(
            Lease(
                shard=shard,
                term=terms.get(shard, 7),
                process="me" if shard in terms else "other",
                heir="me" if shard in heir_of else "",
            )
            for shard in range(2)
        ),
    )


def heard(shards: Shards) -> list[str]:
    """What is told of shards, as it comes."""
    told = list[str]()
    shards.on_gain.subscribe(lambda shard: told.append(f"gain {shard}"))
    shards.on_loss.subscribe(lambda shard: told.append(f"loss {shard}"))
    shards.on_heir.subscribe(lambda shard: told.append(f"heir {shard}"))
    return told


async def granted(venue: Venue, terms: Mapping[int, int]) -> None:
    """Let the store know which leases a process has."""
    rows = [(shard, term, venue.store.process, 1e12, "", 0) for shard, term in terms.items()]
    insert = "INSERT OR REPLACE INTO lease VALUES (?, ?, ?, ?, ?, ?)"
    await venue.store.writer.write(lambda db: db.executemany(insert, rows))


async def gained(venue: Venue, terms: Mapping[int, int], heir_of: tuple[int, ...] = ()) -> None:
    """Let a process have leases, and wait until it goes on with what is new to it."""
    await granted(venue, terms)
    taken_up = asyncio.Event()
    venue.sessions.custody.on_gain.subscribe(lambda shard: taken_up.set())
    venue.sessions.shards.stands(standing(terms, heir_of))
    async with asyncio.timeout(PATIENCE):
        await taken_up.wait()


def test_a_shard_is_gained_and_lost_with_its_lease() -> None:
    shards = Shards(1, (), Booted())
    told = heard(shards)
    assert not shards.serves(None)
    shards.stands(standing({0: 3}, heir_of=(1,)))
    assert (shards.count, shards.heir_of, shards.handed) == (2, {1}, frozenset())
    assert shards.lease(None) == (0, 3)
    assert not shards.serves(GUILD)
    shards.stands(standing({0: 3, 1: 8}))
    assert shards.lease(GUILD) == (1, 8)
    assert shards.handed == {1}
    shards.stands(standing({1: 8}))
    with pytest.raises(NotServed):
        shards.lease(None)
    assert told == ["gain 0", "heir 1", "gain 1", "loss 0"]


def test_a_lease_that_came_back_with_another_term_was_lost_meanwhile() -> None:
    shards = Shards(1, (), Booted())
    shards.stands(standing({1: 8}))
    told = heard(shards)
    shards.stands(standing({1: 10}))
    assert told == ["loss 1", "gain 1"]
    assert shards.lease(GUILD) == (1, 10)


def test_a_process_that_slept_serves_nothing_before_it_has_looked() -> None:
    booted = Booted()
    shards = Shards(1, (), booted)
    shards.stands(standing({1: 8}))
    told = heard(shards)
    booted.now += 14.9
    assert shards.serves(GUILD)
    booted.now += 0.1
    assert not shards.serves(GUILD)
    shards.stands(standing({1: 8}, asked=booted.now))
    assert shards.serves(GUILD)
    assert told == ["gain 1"]


def test_a_shard_is_contested_while_it_changes_hands_and_a_while_after() -> None:
    booted = Booted()
    shards = Shards(1, (), booted)
    assert shards.is_contested(GUILD), "it is not served here"
    shards.stands(alone := replace(standing({0: 3, 1: 8}), processes=()))
    assert not shards.is_contested(GUILD), "nobody had it before"
    shards.stands(replace(alone, leases=(alone.leases[0], replace(alone.leases[1], heir="other"))))
    assert shards.is_contested(GUILD), "someone is coming"
    assert not shards.is_contested(None)
    booted.now += OVERLAP
    shards.stands(standing({0: 3, 1: 8}, asked=booted.now))
    assert not shards.is_contested(GUILD), "nobody came"
    booted.now += OVERLAP
    shards.stands(standing({0: 3}, asked=booted.now))
    assert shards.is_contested(GUILD), "another has it"
    shards.stands(standing({0: 3, 1: 10}, asked=booted.now))
    booted.now += OVERLAP
    assert shards.is_contested(GUILD), "another had it, and may be asleep"
    booted.now += ASLEEP - OVERLAP
    assert shards.is_contested(GUILD), "its lease has run out"
    shards.stands(standing({0: 3, 1: 10}, asked=booted.now))
    assert not shards.is_contested(GUILD)


def test_who_handed_a_shard_over_hears_it_for_a_short_while() -> None:
    booted = Booted()
    shards = Shards(1, (), booted)
    shards.stands(standing({0: 3}, heir_of=(1,)))
    shards.stands(standing({0: 3, 1: 8}))
    booted.now += OVERLAP - 1
    assert shards.is_contested(GUILD)
    booted.now += 1
    assert not shards.is_contested(GUILD)


def test_a_shard_that_one_has_from_the_start_is_contested_if_others_live() -> None:
    shards = Shards(1, (), Booted())
    other = Process(name="other", pid=1, started=0.0, beat=0.0, until=9.0, claim="shared")
    shards.stands(replace(standing({1: 8}), processes=(other,)))
    assert shards.is_contested(GUILD)


def test_without_leases_a_shard_is_served_until_there_are_some() -> None:
    shards = Shards(2, (1,))
    told = heard(shards)
    assert shards.serves(GUILD)
    assert shards.lease(GUILD) is None
    shards.stands(standing({1: 1}, asked=shards._clock()))
    assert told == []
    assert shards.lease(GUILD) == (1, 1)


def test_what_was_let_go_is_served_again_only_by_a_new_lease() -> None:
    shards = Shards(1, (), Booted())
    shards.stands(standing({1: 8}))
    shards.let_go(1)
    assert not shards.serves(GUILD)
    shards.stands(standing({1: 8}))
    assert not shards.serves(GUILD)
    shards.stands(standing({}))
    shards.stands(standing({1: 10}))
    assert shards.serves(GUILD)


async def test_computers_answer_where_their_shard_is_served(tmp_path: Path) -> None:
    shards = Shards(2, (), Booted())
    async with open_venue(tmp_path / "games.db", shards=shards) as venue:
        view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        await venue.sessions.add_computer(view.id, MIRA)
        await venue.sessions.start(view.id, MIRA)
        await venue.settle(view.id)
        assert [line.kind for line in await venue.store.log(view.id)][-1] == "start"
        await gained(venue, {1: 1})
        await venue.settle(view.id)
        assert [line.seat for line in await venue.store.log(view.id)][-1] == 1


@pytest.mark.parametrize("handed", [False, True])
async def test_a_window_gets_grace_unless_its_table_was_handed_over(tmp_path: Path, handed: bool) -> None:
    clock, shards = Clock(), Shards(2, (), Booted())
    async with open_venue(tmp_path / "games.db", clock=clock, shards=shards) as venue:
        view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        await venue.sessions.join(view.id, BO)
        await venue.sessions.start(view.id, MIRA)
        await venue.sessions.submit(MIRA.id, view.id, await venue.any_move(view.id, MIRA))
        await venue.sessions.submit(BO.id, view.id, await venue.any_move(view.id, BO))
        table = await venue.sessions._tables.table(view.id)
        assert table.head.windows
        lines = len(await venue.store.log(view.id))
        clock.now += 1000.0
        if handed:
            shards.stands(standing({}, heir_of=(1,)))
        await gained(venue, {1: 1})
        await venue.sessions._autoplay.tick()
        assert (len(await venue.store.log(view.id)) > lines) is handed
        clock.now += 15.1
        await venue.sessions._autoplay.tick()
        assert len(await venue.store.log(view.id)) > lines


async def test_a_reminder_that_fell_due_elsewhere_is_decided_after_the_gain(tmp_path: Path) -> None:
    clock, shards = Clock(), Shards(2, (), Booted())
    async with open_venue(tmp_path / "games.db", clock=clock, shards=shards) as venue:
        view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers", {"windows": "off"})
        await venue.sessions.join(view.id, BO)
        await venue.sessions.clocks.set(view.id, MIRA, PRESETS["day"])
        await venue.sessions.start(view.id, MIRA)
        clock.now += 13 * 3600
        await venue.sessions.tick()
        assert await venue.store.unsent() == []
        await gained(venue, {1: 1})
        await venue.sessions.tick()
        assert len(await venue.store.unsent()) == 2
        reminder = (await venue.sessions.notifications.unsent())[0]
        assert not venue.sessions.notifications.may_be_sent(reminder)
        clock.now += 1.0
        shards.stands(standing({}))
        await gained(venue, {1: 2})
        assert venue.sessions.notifications.may_be_sent(reminder)


async def test_nothing_unasked_is_done_for_what_was_let_go(tmp_path: Path) -> None:
    shards = Shards(2, (), Booted())
    async with open_venue(tmp_path / "games.db", shards=shards) as venue:
        await gained(venue, {1: 1})
        view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def slow(table: LiveTable) -> Change:
            begun.set()
            await go_on.wait()
            return Change(head=table.head, kind=Kind.CALL, body="slow")

        async def late(table: LiveTable) -> Change:
            raise AssertionError("it must not be asked at all")

        changing = asyncio.create_task(venue.sessions._tables.change(view.id, slow))
        await begun.wait()
        letting = asyncio.create_task(venue.sessions.custody.let_go(1))
        await asyncio.sleep(0)
        assert not letting.done()
        go_on.set()
        await changing
        await letting
        assert [line.body for line in await venue.store.log(view.id)][-1] == "slow"
        with pytest.raises(NotServed):
            await venue.sessions._tables.change(view.id, late, unasked=True)
        await venue.sessions.join(view.id, User(BO.id, BO.name))
        assert [line.kind for line in await venue.store.log(view.id)][-1] == "join"


async def test_only_the_sessions_of_its_shards_are_kept_in_memory(tmp_path: Path) -> None:
    file, shards = tmp_path / "games.db", Shards(2, (1,))
    async with open_venue(file, shards=Shards(2, (0,))) as other, open_venue(file, shards=shards) as venue:
        here = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        there = await other.sessions.new(CHANNEL + 1, None, MIRA, "embers")
        await venue.sessions._tables.refresh()
        assert [each.id for each in venue.sessions.live()] == [here.id]
        async with open_venue(file, shards=Shards(2, (1,))) as again:
            assert [each.id for each in again.sessions.live()] == [here.id]
        assert [each.id for each in venue.sessions.tables_of(MIRA.id)] == [here.id]
        await venue.sessions.meet(MIRA.id)
        assert [each.id for each in venue.sessions.tables_of(MIRA.id)] == [here.id, there.id]
        await other.sessions.join(there.id, BO)
        await venue.sessions._tables.refresh()
        assert [each.id for each in venue.sessions.of_user(BO.id)] == [there.id]


async def test_what_is_first_seen_while_people_are_met_is_told(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with open_venue(file) as other, open_venue(file, shards=Shards(2, (1,))) as venue:
        view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        told = list[int]()
        venue.sessions.on_change.subscribe(lambda session: told.append(session.seq))
        joined = await other.sessions.join(view.id, BO)
        await venue.sessions.meet(MIRA.id)
        await venue.sessions._tables.refresh()
        assert told == [joined.seq]


async def test_few_sessions_of_other_processes_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions_in_memory, "_GUESTS", 2)
    async with open_venue(tmp_path / "games.db", shards=Shards(2, (1,))) as venue:
        views = [
            await venue.sessions.new(CHANNEL + number, None, User(100 + number, "Someone"), "embers")
            for number in range(4)
        ]
        kept = [each.id for each in venue.sessions.live()]
        assert kept == [each.id for each in views[2:]]
        await venue.sessions.join(views[0].id, BO)
        assert [each.id for each in venue.sessions.of_user(BO.id)] == [views[0].id]


async def test_an_heir_knows_the_sessions_before_it_serves_them(tmp_path: Path) -> None:
    file, shards = tmp_path / "games.db", Shards(2, (), Booted())
    async with open_venue(file) as other, open_venue(file, shards=shards) as venue:
        view = await other.sessions.new(CHANNEL, GUILD, MIRA, "embers", {"windows": "off"})
        await other.sessions.join(view.id, BO)
        await other.sessions.start(view.id, MIRA)
        assert venue.sessions.live() == []
        shards.stands(standing({}, heir_of=(1,)))
        await asyncio.gather(*venue.sessions.custody.following)
        assert [each.id for each in venue.sessions.live()] == [view.id]
        await other.sessions.submit(MIRA.id, view.id, await other.any_move(view.id, MIRA))
        await gained(venue, {1: 1})
        assert (await venue.sessions.get(view.id)).seq == (await other.sessions.get(view.id)).seq


@pytest.fixture
async def serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Venue]:
    """A process that has both shards, and remembers nothing of one that it loses."""
    monkeypatch.setattr(custody, "KNOWN", 0.0)
    async with open_venue(tmp_path / "games.db", shards=Shards(2, (), Booted())) as venue:
        await gained(venue, {0: 1, 1: 1})
        yield venue


async def test_what_was_lost_leaves_memory_after_a_while(serving: Venue) -> None:
    sessions = serving.sessions
    stays = await sessions.new(CHANNEL, None, MIRA, "embers")
    goes = await sessions.new(CHANNEL + 1, GUILD, MIRA, "embers")
    await sessions.orders.load([goes.id], Share(2, (1,)))
    sessions.shards.stands(standing({0: 1}))
    await asyncio.gather(*sessions.custody.following)
    assert [each.id for each in sessions.live()] == [stays.id]
    assert goes.id not in sessions._alarms._due
    assert sessions.shards.share == Share(2, (0,))
    assert (await sessions.get(goes.id)).id == goes.id


async def test_what_came_back_in_time_stays_in_memory(serving: Venue) -> None:
    sessions = serving.sessions
    view = await sessions.new(CHANNEL + 1, GUILD, MIRA, "embers")
    sessions.shards.stands(standing({0: 1}))
    sessions.shards.stands(standing({0: 1}, heir_of=(1,)))
    await asyncio.gather(*sessions.custody.following)
    assert [each.id for each in sessions.live()] == [view.id]


async def test_a_shard_that_nobody_took_is_served_on(tmp_path: Path) -> None:
    shards = Shards(2, (), Booted())
    async with open_venue(tmp_path / "games.db", shards=shards) as venue:
        await gained(venue, {1: 1})
        await venue.sessions.custody.let_go(1)
        view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        await venue.sessions.add_computer(view.id, MIRA)
        await venue.sessions.start(view.id, MIRA)
        await venue.settle(view.id)
        assert [line.kind for line in await venue.store.log(view.id)][-1] == "start"
        await venue.sessions.custody.keep(1)
        await venue.settle(view.id)
        assert [line.seat for line in await venue.store.log(view.id)][-1] == 1


async def test_what_the_process_before_was_about_to_post_is_known_after_the_gain(tmp_path: Path) -> None:
    file, shards = tmp_path / "games.db", Shards(2, (), Booted())
    async with open_venue(file) as other, open_venue(file, shards=shards) as venue:
        view = await other.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        shards.stands(standing({}, heir_of=(1,)))
        await asyncio.gather(*venue.sessions.custody.following)
        await other.sessions.shown.mark_posting(view.id)
        shards.stands(standing({}))
        await gained(venue, {1: 1})
        assert [each.id for each in venue.sessions.shown.unretired()] == [view.id]


async def test_only_the_holder_of_a_lease_posts(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with open_venue(file) as other, open_venue(file, shards=Shards(2, ())) as venue:
        view = await other.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        await venue.sessions.get(view.id)
        await venue.sessions.shown.mark_posting(view.id)
        venue.sessions.shards.stands(standing({1: 3}, asked=since_boot()))
        assert await refusal(venue.sessions.shown.mark_posting(view.id)) == "store-taken"


async def test_a_lease_that_the_store_refuses_is_not_tried_again_before_a_sign_of_life(
    tmp_path: Path,
) -> None:
    shards = Shards(2, (), Booted())
    async with open_venue(tmp_path / "games.db", shards=shards) as venue:
        await gained(venue, {1: 1})
        await granted(venue, {1: 2})
        view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        await venue.sessions.add_computer(view.id, MIRA)
        await venue.sessions.start(view.id, MIRA)
        await venue.settle(view.id)
        assert [line.kind for line in await venue.store.log(view.id)][-1] == "start"
        assert not shards.serves(GUILD)
        await gained(venue, {1: 2})
        await venue.settle(view.id)
        assert [line.seat for line in await venue.store.log(view.id)][-1] == 1


async def test_what_changes_while_a_shard_becomes_known_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, shards = tmp_path / "games.db", Shards(2, (0,), Booted())
    async with open_venue(file) as other, open_venue(file, shards=shards) as venue:
        view = await other.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        asked = venue.store.changes

        async def slow(*given: Any, **more: Any) -> Changes:
            if not venue.sessions.live():
                shards.stands(standing({0: 1}, heir_of=(1,)))
                await asyncio.gather(*venue.sessions.custody.following)
                await other.sessions.join(view.id, BO)
            return await asked(*given, **more)

        monkeypatch.setattr(venue.store, "changes", slow)
        await venue.sessions._tables.refresh()
        assert [each.seq for each in venue.sessions.live()] == [(await other.sessions.get(view.id)).seq]


async def test_a_gain_waits_for_what_its_heir_is_still_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, shards = tmp_path / "games.db", Shards(2, (), Booted())
    async with open_venue(file) as other, open_venue(file, shards=shards) as venue:
        view = await other.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        read, go_on = venue.store.open_sessions, asyncio.Event()

        async def slow(share: Share | None = None) -> list[SessionRow]:
            await go_on.wait()
            return await read(share)

        monkeypatch.setattr(venue.store, "open_sessions", slow)
        shards.stands(standing({}, heir_of=(1,)))
        gaining = asyncio.create_task(gained(venue, {1: 1}))
        while not shards.terms:
            await asyncio.sleep(0)
        for _ in range(5):
            await venue.sessions._tables.refresh()
        assert not gaining.done(), "it was gained before its sessions were read"
        go_on.set()
        await gaining
        assert [each.id for each in venue.sessions.live()] == [view.id]


async def test_an_heir_that_is_one_no_longer_forgets_what_it_has_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(custody, "KNOWN", 0.0)
    file, shards = tmp_path / "games.db", Shards(2, (), Booted())
    async with open_venue(file) as other, open_venue(file, shards=shards) as venue:
        await other.sessions.new(CHANNEL, GUILD, MIRA, "embers")
        shards.stands(standing({}, heir_of=(1,)))
        await asyncio.gather(*venue.sessions.custody.following)
        assert venue.sessions.live()
        shards.stands(standing({}))
        await asyncio.gather(*venue.sessions.custody.following)
        assert venue.sessions.live() == []
        assert shards.left == set()


async def test_a_table_for_people_who_wait_is_opened_under_the_lease_of_their_server(tmp_path: Path) -> None:
    clock, shards = Clock(), Shards(2, (), Booted())
    async with open_venue(tmp_path / "games.db", clock=clock, shards=shards) as venue:
        await gained(venue, {1: 1})
        Channels(venue.sessions)
        await granted(venue, {1: 2})
        finder = venue.sessions.finder
        for user in (MIRA, BO):
            await finder.tickets.file(user, GUILD, CHANNEL, "embers", TablePace.LIVE, None, clock.now + 1e6)
        await finder.tick()
        assert venue.sessions.live() == []
        assert not shards.serves(GUILD)
        await gained(venue, {1: 2})
        await finder.tick()
        assert [each.status for each in venue.sessions.live()] == [Status.LOBBY]
