"""What every store promises: order, one winner by name, all or nothing, durability, what changed, forgetting."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store import (
    AddFall,
    AddNotification,
    AuditRow,
    Belongings,
    CallRow,
    Clash,
    Commit,
    Conflict,
    HandMessageRow,
    LessonRow,
    LogRow,
    LookedRow,
    Mark,
    NoteRow,
    NotificationRow,
    OrderRow,
    Receipt,
    RewriteLines,
    Rewriting,
    RulesUnchanged,
    ServerChange,
    ServerRow,
    SessionRow,
    Share,
    Snapshot,
    Store,
    StoreError,
    TicketRow,
    Trouble,
)
from tests.store.samples import ROW, create, line, stored
from tests.store.stores import STORES, Opening

MIRA, BO, NOBODY = 123_456_789_012_345_678, 223_456_789_012_345_678, -(2**62)
GUILD = 77


@pytest.fixture(params=STORES)
def opening(request: pytest.FixtureRequest) -> Opening:
    return STORES[request.param](request)


@pytest.fixture
async def stores(opening: Opening) -> AsyncIterator[tuple[Store, Store]]:
    """Two on the same data, as two processes have them."""
    async with AsyncExitStack() as parts:
        both = (await opening(), await opening())
        for each in both:
            parts.push_async_callback(each.close)
        yield both


@pytest.fixture
def store(stores: tuple[Store, Store]) -> Store:
    return stores[0]


async def clash(request: object) -> Clash:
    with pytest.raises(Conflict) as caught:
        await request  # type: ignore[misc]
    return caught.value.clash


async def test_sessions_are_found_by_their_numbers(store: Store) -> None:
    first, _, third = [await create(store, channel=channel) for channel in (1, 2, 3)]
    kept = [await store.session(each.id) for each in (first, third)]
    assert await store.sessions([third.id, first.id, third.id + 1]) == kept


async def change_rules(store: Store, edits: int, *lines: str, guild: int = GUILD) -> int:
    return await store.change_server(
        ServerChange(guild, edits, f"rules {edits + 1}", lines, 5.0, MIRA, "Mira")
    )


def reminder(row: SessionRow, number: int, user_id: int = MIRA, at: float = 9.0) -> NotificationRow:
    return NotificationRow(session=row.id, seat=0, number=number, user_id=user_id, at=at, kind="reminder")


# Order


async def test_lines_come_back_in_the_order_of_their_numbers(store: Store) -> None:
    row, other = await create(store, 1), await create(store, 2)
    for seq in (2, 3, 4):
        await store.commit(Commit(replace(row, seq=seq), line(row.id, seq, known=f"[{seq}]")))
        await store.commit(Commit(replace(other, seq=seq), line(other.id, seq)))
    assert [(each.session, each.seq) for each in await store.log(row.id)] == [
        (row.id, n) for n in (1, 2, 3, 4)
    ]
    assert [each.seq for each in await store.log(row.id, since=2)] == [3, 4]
    assert [each.seq for each in await store.tail(row.id, 3, 2)] == [3, 2]
    assert [each.seq for each in await store.numbered(row.id, [4, 2, 9])] == [2, 4]
    assert [each.seq for each in await store.of_kinds(row.id, ["move"], since=2)] == [3, 4]
    assert await store.of_kinds(row.id, ["undo", "seat"]) == []
    assert await store.known(row.id, since=1) == ["[2]", "[3]", "[4]"]
    assert await store.log(999) == []


async def test_a_line_its_session_its_state_and_its_receipt_are_stored_together(store: Store) -> None:
    row = await create(store)
    after = replace(row, seq=2, moved=2, status="finished", ended=5.0, table_state='{"a":1}', due=None)
    receipt = Receipt(session=row.id, seq=2, validate_ms=1.5)
    await store.commit(Commit(after, line(row.id, 2), Snapshot(2, True, b"state"), receipt))
    found = await store.current(row.id)
    assert found is not None
    assert (replace(found[0], change=0), found[1]) == (after, Snapshot(2, True, b"state"))
    assert await store.receipts(row.id) == [receipt]


async def test_a_line_changes_nothing_of_what_the_channel_shows(store: Store) -> None:
    row = await create(store)
    await store.announced(row.id, 1, 50, "[7]")
    await store.commit(Commit(replace(row, seq=2), line(row.id, 2)))
    found = await stored(store, row.id)
    assert (found.seq, found.announced, found.message, found.retiring) == (2, 1, 50, "[7]")
    await store.announced(row.id, 0, 40, "[]")
    assert await stored(store, row.id) == found


async def test_of_states_that_are_not_kept_only_the_newest_stays(store: Store) -> None:
    row = await create(store)
    for seq, kept in ((2, True), (3, False), (4, False), (5, True), (6, False)):
        snapshot = Snapshot(seq, kept, b"%d" % seq)
        await store.commit(Commit(replace(row, seq=seq, moved=seq), line(row.id, seq), snapshot))
    assert await store.newest_snapshot(row.id, [2, 3, 4, 5]) == Snapshot(5, True, b"5")
    assert await store.newest_snapshot(row.id, [3, 4]) is None
    assert [each.seq for each in await store.snapshots(row.id)] == [2, 5, 6]


async def test_values_of_64_bits_and_doubles_come_back_as_they_were(store: Store) -> None:
    largest, moment = 2**63 - 1, 1_790_000_000.123456
    row = await create(store, largest, guild=largest, host=-largest, created=moment, due=moment)
    said = line(row.id, 2, user_id=-largest, interaction=largest, at=moment, events=b"\x00\xff")
    await store.commit(Commit(replace(row, seq=2), said))
    assert await stored(store, row.id) == replace(row, seq=2)
    assert await store.line_of(largest) == said
    assert await store.due() == [(row.id, moment)]


async def test_which_session_is_a_channels(store: Store) -> None:
    first = await create(store, 1)
    await store.commit(Commit(replace(first, seq=2, status="finished"), line(first.id, 2)))
    lobby = await create(store, 1, status="lobby", started=None)
    live, last = await store.live_in_channel(1), await store.last_played(1)
    assert live is not None
    assert last is not None
    assert (live.id, last.id) == (lobby.id, first.id)
    assert await store.over_with_seed("seed") == [first.id]
    assert await store.over_with_seed("another") == []
    assert await store.live_in_channel(2) is None
    await store.announced(first.id, 2, None, "[]")
    assert [row.id for row in await store.open_sessions()] == [lobby.id]
    assert await store.counts() == {"finished": 1, "lobby": 1}


async def test_sessions_whose_game_has_begun_are_told_oldest_first(store: Store) -> None:
    over, _, live = (
        await create(store, 1, status="finished"),
        await create(store, 2, version=None),
        await create(store, 3),
    )
    assert await store.begun() == [over.id, live.id]


# One winner, by name


async def test_a_number_is_given_once_and_the_loser_leaves_no_trace(stores: tuple[Store, Store]) -> None:
    row = await create(stores[0])
    tries = [
        stores[n % 2].commit(
            Commit(replace(row, seq=2, moved=n), line(row.id, 2, body=str(n)), Snapshot(2, True, bytes([n])))
        )
        for n in range(6)
    ]
    results = await asyncio.gather(*tries, return_exceptions=True)
    lost = [result.clash for result in results if isinstance(result, Conflict)]
    assert lost == [Clash.NUMBER] * 5
    won = results.index(None)
    found = await stores[0].current(row.id)
    assert found is not None
    assert (found[0].moved, found[1]) == (won, Snapshot(2, True, bytes([won])))
    assert [each.body for each in await stores[1].log(row.id, 1)] == [str(won)]


async def test_an_interaction_is_stored_once_in_all_sessions(stores: tuple[Store, Store]) -> None:
    one, other = await create(stores[0], 1), await create(stores[0], 2)
    await stores[0].commit(Commit(replace(one, seq=2), line(one.id, 2, interaction=9)))
    again = Commit(replace(other, seq=2), line(other.id, 2, interaction=9))
    assert await clash(stores[1].commit(again)) is Clash.INTERACTION
    same = Commit(replace(one, seq=2), line(one.id, 2, interaction=9))
    assert await clash(stores[1].commit(same)) is Clash.INTERACTION
    assert [each.seq for each in await stores[1].log(other.id)] == [1]
    assert await stores[1].line_of(9) == line(one.id, 2, interaction=9)


async def test_a_channel_holds_one_live_session(store: Store) -> None:
    row = await create(store)
    assert await clash(create(store)) is Clash.CHANNEL
    await store.commit(Commit(replace(row, seq=2, status="abandoned"), line(row.id, 2)))
    await create(store)


async def test_a_server_holds_as_many_live_sessions_as_it_allows(store: Store) -> None:
    for channel in (1, 2):
        await store.create(replace(ROW, channel=channel, guild=GUILD), line(0, 1), most=2)
    third = replace(ROW, channel=3, guild=GUILD)
    assert await clash(store.create(third, line(0, 1), most=2)) is Clash.TABLES
    await store.create(replace(third, guild=GUILD + 1), line(0, 1), most=2)
    await store.create(replace(third, channel=4, guild=None), line(0, 1), most=2)


async def test_a_host_holds_as_many_open_lobbies_as_anyone_may(store: Store) -> None:
    for channel in (1, 2):
        await store.create(replace(ROW, channel=channel, status="lobby"), line(0, 1), lobbies=2)
    third = replace(ROW, channel=3, status="lobby")
    assert await clash(store.create(third, line(0, 1), lobbies=2)) is Clash.LOBBIES
    await store.create(replace(third, host=ROW.host + 1), line(0, 1), lobbies=2)
    first = await store.live_in_channel(1)
    assert first is not None
    await store.commit(Commit(replace(first, seq=2, status="playing"), line(first.id, 2)))
    await store.create(replace(third, channel=4), line(0, 1), lobbies=2)


async def test_of_two_changes_of_a_servers_rules_one_is_told(stores: tuple[Store, Store]) -> None:
    assert await stores[0].server(GUILD) == ServerRow(None, 0)
    assert await change_rules(stores[0], 0, "a", "b") == 1
    assert await clash(change_rules(stores[1], 0, "lost")) is Clash.RULES
    assert await change_rules(stores[1], 1, "c") == 2
    assert await change_rules(stores[1], 0, "elsewhere", guild=GUILD + 1) == 1
    assert await stores[0].server(GUILD) == ServerRow("rules 2", 2)
    count, newest = await stores[0].audit(GUILD, skip=0, count=2)
    assert (count, [(row.number, row.body) for row in newest]) == (3, [(3, "c"), (2, "b")])
    assert (await stores[0].audit(GUILD, skip=2, count=2))[1] == [AuditRow(GUILD, 1, 5.0, MIRA, "Mira", "a")]


# All or nothing


async def test_extras_are_stored_with_their_line(store: Store) -> None:
    row = await create(store)
    await change_rules(store, 0, "a")
    rewritten = line(row.id, 1, kind="new", user_id=NOBODY, body="changed")
    extras = (
        AddNotification(reminder(row, 2)),
        RewriteLines((replace(rewritten, seat=5, interaction=6),)),
        RulesUnchanged(GUILD, 1),
        RulesUnchanged(GUILD + 1, 0),
    )
    await store.commit(Commit(replace(row, seq=2), line(row.id, 2, user_id=BO), extras=extras))
    assert await store.unsent() == [replace(reminder(row, 2), caused=BO)]
    assert await store.log(row.id) == [rewritten, line(row.id, 2, user_id=BO)]


@pytest.mark.parametrize("place", [0, 1, 2])
async def test_where_a_condition_does_not_hold_nothing_is_stored(store: Store, place: int) -> None:
    row = await create(store)
    await store.commit(Commit(replace(row, seq=2), line(row.id, 2), Snapshot(2, False, b"before")))
    before = await store.current(row.id)
    await change_rules(store, 0, "a")
    extras = [AddNotification(reminder(row, 3)), RewriteLines((line(row.id, 1, body="changed"),))]
    extras.insert(place, RulesUnchanged(GUILD, 0))
    commit = Commit(
        replace(row, seq=3, moved=3, status="finished"),
        line(row.id, 3, interaction=8),
        Snapshot(3, False, b"after"),
        Receipt(session=row.id, seq=3, validate_ms=1.0),
        tuple(extras),
    )
    assert await clash(store.commit(commit)) is Clash.RULES
    assert await store.current(row.id) == before
    assert [each.body for each in await store.log(row.id)] == ["stake 3", "stake 3"]
    assert (await store.unsent(), await store.receipts(), await store.line_of(8)) == ([], [], None)


async def test_what_fails_does_not_take_along_what_is_stored_at_the_same_time(store: Store) -> None:
    rows = [await create(store, channel) for channel in range(20)]
    commits = [store.commit(Commit(replace(row, seq=2), line(row.id, 2))) for row in rows]
    lost = store.commit(Commit(replace(rows[3], seq=1), line(rows[3].id, 1)))
    results = await asyncio.gather(*commits[:10], lost, *commits[10:], return_exceptions=True)
    assert [result.clash for result in results if isinstance(result, Conflict)] == [Clash.NUMBER]
    assert [len(await store.log(row.id)) for row in rows] == [2] * 20


async def test_an_imported_session_is_there_with_all_its_lines_or_not_at_all(store: Store) -> None:
    over = replace(ROW, status="finished", seq=3, moved=3, announced=3)
    lines, states = [line(0, seq) for seq in (1, 2, 3)], [Snapshot(seq, True, b"s") for seq in (1, 3)]
    made = await store.import_session(over, lines, states)
    assert [each.session for each in await store.log(made)] == [made] * 3
    assert (await store.snapshots(made), (await stored(store, made)).announced) == (states, 3)
    twice = [*lines, line(0, 3)]
    assert await clash(store.import_session(over, twice, states)) is Clash.NUMBER
    assert await store.counts() == {"finished": 1}


# Durability


async def test_what_is_acknowledged_is_there_for_others_and_after_the_end(opening: Opening) -> None:
    store = await opening()
    row = await create(store)
    await store.commit(
        Commit(
            replace(row, seq=2),
            line(row.id, 2, user_id=BO),
            Snapshot(2, True, b"state"),
            extras=(AddNotification(reminder(row, 2)),),
        )
    )
    await store.keep_person(MIRA, "{}")
    order = await store.add_order(row.id, 0, MIRA, "{}")
    other = await opening()
    for _ in range(2):
        assert [each.seq for each in await other.log(row.id)] == [1, 2]
        assert await other.newest_snapshot(row.id, [1, 2]) == Snapshot(2, True, b"state")
        assert await other.unsent() == [replace(reminder(row, 2), caused=BO)]
        assert (await other.person(MIRA), await other.orders()) == ("{}", [order])
        await other.close()
        await store.close()
        other = store = await opening()
    await other.close()


async def test_what_is_waiting_when_the_store_closes_is_stored(opening: Opening) -> None:
    store = await opening()
    rows = [await create(store, channel) for channel in range(50)]
    commits = [Commit(replace(row, seq=2), line(row.id, 2)) for row in rows]
    waiting = [asyncio.ensure_future(store.commit(commit)) for commit in commits]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    store = await opening()
    assert [len(await store.log(row.id)) for row in rows] == [2] * 50
    await store.close()


async def test_requests_after_the_end_are_told(opening: Opening) -> None:
    store = await opening()
    row = await create(store)
    await store.close()
    for request in (store.commit(Commit(replace(row, seq=2), line(row.id, 2))), store.log(row.id)):
        with pytest.raises(StoreError) as caught:
            await request
        assert caught.value.trouble is Trouble.CLOSED


# What changed


async def looked(store: Store, mark: Mark | None = None) -> Mark:
    return (await store.changes(mark)).mark


async def test_every_kind_of_change_of_another_process_is_seen(stores: tuple[Store, Store]) -> None:
    here, there = stores
    row, quiet = await create(there, 1), await create(there, 2)
    order = await there.add_order(row.id, 0, MIRA, "{}")
    await there.add_order(quiet.id, 0, MIRA, "{}")
    over = replace(ROW, channel=9, status="finished", announced=1)
    made = await there.import_session(over, [line(0, 1)], [])
    mark = await looked(here)
    for change in (
        lambda: there.commit(Commit(replace(row, seq=2), line(row.id, 2))),
        lambda: there.announced(row.id, 2, 5, "[]"),
        lambda: there.change_order(replace(order, body="[1]")),
        lambda: there.add_order(row.id, 0, BO, "{}"),
        lambda: there.remove_order(row.id, 0, 2),
    ):
        await change()
        changes = await here.changes(mark)
        assert [each.id for each in changes.sessions] == [row.id]
        assert list(changes.orders) == await here.orders(row.id)
        mark = changes.mark
        assert (await here.changes(mark)).sessions == ()
    before = await there.session(made)
    assert before is not None
    await there.rewrite([Rewriting(before, replace(before, host=NOBODY))])
    new = await create(there, 3)
    await there.forget(MIRA, NOBODY, "Former player")
    changes = await here.changes(mark)
    assert {each.id for each in changes.sessions} == {made, new.id, row.id, quiet.id}
    assert changes.orders == ()


async def test_a_change_is_told_as_it_is_now_and_again_from_an_old_mark(stores: tuple[Store, Store]) -> None:
    here, there = stores
    row = await create(there)
    mark = await looked(here)
    for seq in (2, 3):
        await there.commit(Commit(replace(row, seq=seq), line(row.id, seq)))
    for _ in range(2):
        changes = await here.changes(mark)
        assert [(each.id, each.seq) for each in changes.sessions] == [(row.id, 3)]
        assert not changes.more


async def test_more_than_goes_into_one_answer_comes_with_the_next_ones(stores: tuple[Store, Store]) -> None:
    here, there = stores
    mark = await looked(here)
    rows = [await create(there, channel) for channel in range(7)]
    seen: list[int] = []
    more = True
    while more:
        changes = await here.changes(mark, most=3)
        assert len(changes.sessions) <= 3
        seen += [each.id for each in changes.sessions]
        mark, more = changes.mark, changes.more
    assert seen == [row.id for row in rows]
    assert (await here.changes(mark)).sessions == ()


async def test_own_changes_that_are_asked_about_at_once_are_no_ones_else(stores: tuple[Store, Store]) -> None:
    here, there = stores
    rows = [await create(here, channel) for channel in (1, 2)]
    mark = await looked(here)
    for seq in (2, 3):
        first, asked, _ = await asyncio.gather(
            here.commit(Commit(replace(rows[0], seq=seq), line(rows[0].id, seq))),
            here.changes(mark),
            here.commit(Commit(replace(rows[1], seq=seq), line(rows[1].id, seq))),
        )
        assert first is None
        assert not asked.by_others
    await there.keep_person(MIRA, "{}")
    assert (await here.changes(mark)).by_others


async def test_changes_of_others_are_seen_among_own_ones(stores: tuple[Store, Store]) -> None:
    here, there = stores
    mine, theirs = await create(here, 1), await create(here, 2)
    mark = await looked(here)
    await here.commit(Commit(replace(mine, seq=2), line(mine.id, 2)))
    await there.commit(Commit(replace(theirs, seq=2), line(theirs.id, 2)))
    await here.commit(Commit(replace(mine, seq=3), line(mine.id, 3)))
    changes = await here.changes(mark)
    assert theirs.id in [each.id for each in changes.sessions]
    await here.commit(Commit(replace(mine, seq=4), line(mine.id, 4)))
    mark = await looked(here, changes.mark)
    await there.commit(Commit(replace(theirs, seq=3), line(theirs.id, 3)))
    assert theirs.id in [each.id for each in (await here.changes(mark)).sessions]


# What was shown, what is to be sent


async def test_receipts_grow_and_forget_nothing(store: Store) -> None:
    row = await create(store)
    for receipt in (
        Receipt(session=row.id, seq=1, draw_ms=3.0),
        Receipt(session=row.id, seq=1, sent_bytes=1000),
        Receipt(session=row.id, seq=2),
    ):
        await store.announced(row.id, receipt.seq, 50, "[]", receipt)
    grown = Receipt(session=row.id, seq=1, draw_ms=3.0, sent_bytes=1000)
    assert await store.receipts(row.id) == [Receipt(session=row.id, seq=2), grown]
    assert await store.receipts(limit=1) == [Receipt(session=row.id, seq=2)]


async def test_the_last_hand_message_of_a_seat_is_the_one_that_is_kept(store: Store) -> None:
    row = await create(store)
    refused = HandMessageRow(session=row.id, seat=1, user_id=7, question="ask-stake", told=True)
    sent = HandMessageRow(session=row.id, seat=0, user_id=5, channel=3, message=2**60, shown="abc")
    for each in (refused, replace(sent, message=1), sent):
        await store.keep_hand_message(each)
    assert await store.hand_messages(row.id) == [sent, refused]
    assert await store.hand_messages(row.id + 1) == []


async def test_notifications_are_told_oldest_first_until_they_are_sent(store: Store) -> None:
    row = await create(store)
    for seq, at in ((2, 30.0), (3, 10.0), (4, 20.0)):
        extras = (AddNotification(reminder(row, seq, at=at)),)
        await store.commit(Commit(replace(row, seq=seq), line(row.id, seq, user_id=42), extras=extras))
    assert [(each.number, each.caused) for each in await store.unsent()] == [(3, 42), (4, 42), (2, 42)]
    assert [each.number for each in await store.unsent(most=1)] == [3]
    assert [each.number for each in await store.unsent((10.0, row.id, 3))] == [4, 2]
    await store.mark_sent(row.id, 0, 3)
    assert [each.number for each in await store.unsent()] == [4, 2]
    kept = (await store.belongings(MIRA)).notifications
    assert {(each.number, each.sent) for each in kept} == {(2, False), (3, True), (4, False)}
    tally = await store.tally(25.0)
    assert (tally.reminders_due, tally.reminders_waiting, tally.reminders_sent) == (1, 1, 1)
    assert not await store.snooze(row.id, 0, 3, BO, 50.0)
    assert await store.snooze(row.id, 0, 3, MIRA, 50.0)
    assert [(each.number, each.at) for each in await store.unsent()] == [(4, 20.0), (2, 30.0), (3, 50.0)]
    await store.mark_sent(row.id, 0, 3)
    assert tally.sessions == {("embers", "playing"): 1}
    await store.mark_sent(row.id, 0, 4)
    assert (await store.tally(25.0)).reminders_sent == 2
    await store.forget(MIRA, -1, "Someone")
    assert (await store.tally(25.0)).reminders_sent == 0


async def test_of_sessions_those_of_a_share_are_told(stores: tuple[Store, Store]) -> None:
    store, other = stores
    mark = (await other.changes(None)).mark
    direct = await create(store, channel=1, due=5.0)
    even = await create(store, channel=2, guild=(2 << 22) + 77, due=6.0)
    odd = await create(store, channel=3, guild=(3 << 22) + 77, due=7.0)
    orders = {each.id: await store.add_order(each.id, 0, 1, "{}") for each in (direct, even, odd)}
    for shards, mine in (((0,), [direct, even]), ((1,), [odd]), ((0, 1), [direct, even, odd]), ((), [])):
        share, ids = Share(2, shards), [each.id for each in mine]
        assert [each.id for each in await store.open_sessions(share)] == ids
        assert await store.due(share) == [(each.id, each.due) for each in mine]
        assert await store.orders(share=share) == [orders[each] for each in ids]
        found = await other.changes(mark, share=share)
        assert sorted(each.id for each in found.sessions) == ids
        assert list(found.orders) == [orders[each] for each in ids]
        assert found.by_others
    with_guest = await other.changes(mark, share=Share(2, (1,)), also=(direct.id,))
    assert sorted(each.id for each in with_guest.sessions) == [direct.id, odd.id]


async def test_the_live_sessions_of_people_are_found(store: Store) -> None:
    mine = await create(store, channel=1)
    await store.commit(Commit(await stored(store, mine.id), line(mine.id, 2, user_id=7)))
    called = await create(store, channel=2)
    call = NotificationRow(session=called.id, seat=0, number=2, user_id=8, at=1.0, body="{}", kind="call")
    reminded = replace(call, user_id=9, number=3, kind="reminder")
    extras = (AddNotification(call), AddNotification(reminded))
    await store.commit(Commit(await stored(store, called.id), line(called.id, 2), extras=extras))
    over = await create(store, channel=3, status="finished", ended=2.0)
    await store.commit(Commit(await stored(store, over.id), line(over.id, 2, user_id=7)))
    assert [each.id for each in await store.live_of([7])] == [mine.id]
    assert [each.id for each in await store.live_of([8, 7])] == [mine.id, called.id]
    assert await store.live_of([9]) == []
    assert await store.live_of([]) == []


async def test_standing_orders_are_numbered_by_seat(store: Store) -> None:
    first, other = await store.add_order(1, 0, MIRA, "a"), await store.add_order(1, 1, BO, "b")
    second = await store.add_order(1, 0, MIRA, "c")
    assert await store.orders(1) == [first, second, other]
    assert [row.number for row in (first, second, other)] == [1, 2, 1]
    assert await store.change_order(replace(second, body="d"))
    assert await store.order(1, 0, 2) == replace(second, body="d")
    assert await store.remove_order(1, 0, 1)
    assert not await store.remove_order(1, 0, 1)
    assert not await store.change_order(first)
    elsewhere = await store.add_order(2, 0, MIRA, "e")
    await store.remove_orders(1)
    assert await store.orders() == [elsewhere]


async def test_what_a_person_has_seen_never_goes_back(store: Store) -> None:
    assert await store.looked(1, MIRA) is None
    for seq in (3, 7, 5):
        await store.look(1, MIRA, seq)
    assert (await store.looked(1, MIRA), await store.looked(1, BO)) == (7, None)
    for body in ("{}", '{"words":true}'):
        await store.keep_person(MIRA, body)
    assert await store.person(MIRA) == '{"words":true}'


async def test_results_come_in_the_order_in_which_games_ended(store: Store) -> None:
    prints = [await store.results_mark(GUILD)]
    for channel, ended, result in ((1, 9.0, "{}"), (2, 5.0, "{}"), (3, 7.0, None)):
        row = await create(store, channel, guild=GUILD)
        status = "abandoned" if result is None else "finished"
        after = replace(row, seq=2, status=status, ended=ended, result=result)
        await store.commit(Commit(after, line(row.id, 2)))
        prints.append(await store.results_mark(GUILD))
    await create(store, 4, guild=GUILD)
    assert [(row.session, row.result) for row in await store.results(GUILD)] == [
        (2, "{}"),
        (3, None),
        (1, "{}"),
    ]
    assert len(set(prints)) == 4
    assert await store.results_mark(GUILD) == prints[-1]
    assert await store.results(GUILD + 1) == []


async def test_of_results_those_are_found_that_may_name_a_person(store: Store) -> None:
    for channel, guild, user in ((1, GUILD, MIRA), (2, GUILD, BO), (3, GUILD + 1, MIRA)):
        row = await create(store, channel, guild=guild, holders=f'[{{"user_id":{user}}}]')
        over = replace(row, seq=2, status="finished", ended=float(channel), result="{}")
        await store.commit(Commit(over, line(row.id, 2, user_id=user)))
    assert [row.session for row in await store.results_naming(GUILD, MIRA)] == [1]
    assert [row.session for row in await store.results_naming(GUILD, BO)] == [2]
    assert await store.results_naming(GUILD, NOBODY) == []


async def test_who_has_finished_a_game_is_known_by_their_part_in_its_result(store: Store) -> None:
    row = await create(store, 1, guild=GUILD)
    assert not await store.has_finished(GUILD, row.game, [MIRA])
    result = f'{{"parts":[[{{"user_id":{MIRA}}}],[{{"user_id":null}}]]}}'
    after = replace(row, seq=2, status="finished", ended=1.0, result=result)
    await store.commit(Commit(after, line(row.id, 2, user_id=BO)))
    assert await store.has_finished(GUILD, row.game, [BO, MIRA])
    assert not await store.has_finished(GUILD, row.game, [BO]), "a line in the log is no part in the game"
    assert not await store.has_finished(GUILD, row.game, [])
    assert not await store.has_finished(GUILD + 1, row.game, [MIRA])
    assert not await store.has_finished(GUILD, "sol", [MIRA])


async def test_of_results_those_are_told_that_changed_since_a_mark(store: Store) -> None:
    rows = []
    for channel in (1, 2):
        row = await create(store, channel, guild=GUILD)
        rows.append(replace(row, seq=2, status="finished", ended=float(channel), result="{}"))
        await store.commit(Commit(rows[-1], line(row.id, 2)))
    mark = await store.results_mark(GUILD)
    assert mark.results == 2
    assert await store.results(GUILD, mark.change) == []
    await store.announced(rows[0].id, 2, 7, "[]")
    assert [row.session for row in await store.results(GUILD, mark.change)] == [rows[0].id]
    await store.remove_ended(2.5, 10)
    assert (await store.results_mark(GUILD)).results == 1


async def test_sessions_are_counted_by_game_and_status(store: Store) -> None:
    first, second = await create(store, 1), await create(store, 2)
    await create(store, 3, game="sol", status="lobby")
    for row in (first, second):
        await store.commit(Commit(replace(row, seq=2, status="finished", ended=1.0), line(row.id, 2)))
    await store.commit(Commit(replace(first, seq=3, status="playing"), line(first.id, 3)))
    await create(store, 4)
    counted = {("embers", "playing"): 2, ("embers", "finished"): 1, ("sol", "lobby"): 1}
    assert (await store.tally(0.0)).sessions == counted
    assert await store.remove_ended(2.0, 10) == [second.id]
    del counted["embers", "finished"]
    assert (await store.tally(0.0)).sessions == counted


async def test_the_offers_of_a_person_are_found_over_all_sessions(store: Store) -> None:
    found = []
    for channel, at in ((1, 9.0), (2, 7.0), (3, 5.0)):
        row = await create(store, channel)
        offer = line(row.id, 2, user_id=MIRA, kind="offer", at=at)
        await store.commit(Commit(replace(row, seq=2), offer))
        await store.commit(Commit(replace(row, seq=3), replace(offer, seq=3, user_id=BO)))
        await store.commit(Commit(replace(row, seq=4), replace(offer, seq=4, kind="vote")))
        found.insert(0, offer)
    assert await store.offers_by(MIRA, 4.0) == found
    assert await store.offers_by(MIRA, 5.0) == found[1:]
    assert await store.offers_by(NOBODY, 0.0) == []


# Forgetting


@pytest.mark.parametrize(
    "named",
    [
        {"host": MIRA},
        {"holders": f'[{{"user_id":{MIRA}}}]'},
        {"table_state": f'{{"offers":[{MIRA}]}}'},
        {"table_state": f'{{"awake":{{"{MIRA}":[1,2]}}}}'},
        {"result": f'{{"parts":[[{{"user_id":{MIRA}}}]]}}'},
    ],
)
async def test_whoever_a_session_names_is_found_while_it_lasts_and_after(
    store: Store, named: dict[str, Any]
) -> None:
    live, over = await create(store, 1, **named), await create(store, 2)
    await store.commit(Commit(replace(over, seq=2, status="finished", ended=1.0, **named), line(over.id, 2)))
    late = await create(store, 3, status="finished")
    before = await store.session(late.id)
    assert before is not None
    await store.rewrite([Rewriting(before, replace(before, **named))])
    assert await store.sessions_naming(MIRA) == [live.id, over.id, late.id]
    assert await store.sessions_naming(BO) == []
    await create(store, 4)
    await store.remove_ended(2.0, 10)
    assert await store.sessions_naming(MIRA) == [live.id]


async def named_everywhere(store: Store) -> tuple[SessionRow, SessionRow]:
    """Mira hosts a session that is over, sits in another, wrote lines, and has one of everything else."""
    over = await create(store, 1, host=MIRA, status="finished", holders=f'[{{"user_id":{MIRA}}}]')
    other = await create(store, 2, holders=f"[{MIRA}]")
    said = line(over.id, 2, user_id=MIRA, body="Mira")
    await store.commit(
        Commit(replace(over, seq=2), said, extras=(AddNotification(reminder(over, 2)),)),
    )
    await store.keep_person(MIRA, "{}")
    await store.look(over.id, MIRA, 1)
    await store.keep_hand_message(HandMessageRow(session=over.id, seat=0, user_id=MIRA))
    await store.add_order(over.id, 0, MIRA, "{}")
    await store.keep_direct_channel(MIRA, 7)
    await store.keep_direct_channel(MIRA, 8)
    await store.keep_call(call(over.id))
    await change_rules(store, 0, "a")
    return over, other


def call(session: int, message: int = 5) -> CallRow:
    """A call of Mira and Bo."""
    return CallRow(session=session, channel=1, message=message, question="q", people=f"[{MIRA},{BO}]")


async def test_a_session_has_one_call_until_it_is_removed(store: Store) -> None:
    one, other = await create(store, 1), await create(store, 2)
    assert await store.call(one.id) is None
    for row in (call(other.id), call(one.id), call(one.id, 6)):
        await store.keep_call(row)
    assert (await store.call(one.id), await store.call(other.id)) == (call(one.id, 6), call(other.id))
    await store.remove_call(one.id)
    assert (await store.call(one.id), await store.call(other.id)) == (None, call(other.id))


async def test_what_is_a_persons_can_be_found(store: Store) -> None:
    over, other = await named_everywhere(store)
    wrote = await create(store, 3)
    await store.commit(Commit(replace(wrote, seq=2), line(wrote.id, 2, user_id=MIRA)))
    await create(store, 4, table_state="{}", result="{}")
    assert await store.sessions_naming(MIRA) == [over.id, other.id, wrote.id]
    assert await store.belongings(MIRA) == Belongings(
        (LookedRow(over.id, MIRA, 1),),
        (HandMessageRow(session=over.id, seat=0, user_id=MIRA),),
        (replace(reminder(over, 2), caused=MIRA),),
        (OrderRow(over.id, 0, 1, MIRA, "{}"),),
        (AuditRow(GUILD, 1, 5.0, MIRA, "Mira", "a"),),
        direct_channel=8,
        calls=(call(over.id),),
    )
    assert await store.belongings(BO) == Belongings(calls=(call(over.id),))
    assert await store.belongings(NOBODY) == Belongings()


async def test_games_from_files_are_found_by_the_names_of_their_seats(store: Store) -> None:
    names = [{"user_id": None, "name": "Mira"}, {"user_id": BO, "name": "Bo"}]
    held, imported = json.dumps(names), '{"imported":true}'
    found = await create(store, 1, status="finished", holders=held, table_state=imported)
    await create(store, 2, status="finished", holders=held)
    assert await store.imports_naming(["Mira", "Somebody"]) == [found.id]
    assert await store.imports_naming(["Mir", "Bo"]) == []


async def test_a_forgotten_persons_belongings_are_gone_and_others_stay(store: Store) -> None:
    over, _ = await named_everywhere(store)
    await store.keep_person(BO, "{}")
    await store.look(over.id, BO, 1)
    await store.keep_direct_channel(BO, 9)
    kept = await store.add_order(over.id, 0, BO, "{}")
    await store.forget(MIRA, NOBODY, "Former player")
    assert await store.belongings(MIRA) == Belongings()
    assert await store.direct_channel(BO) == 9
    assert await store.call(over.id) == replace(call(over.id), people=f"[{BO}]")
    assert (await store.person(MIRA), await store.person(BO)) == (None, "{}")
    assert (await store.looked(over.id, BO), await store.orders()) == (1, [kept])
    assert (await store.audit(GUILD, skip=0, count=9))[1] == [
        AuditRow(GUILD, 1, 5.0, NOBODY, "Former player", "a")
    ]


async def test_a_session_is_rewritten_only_as_it_was_read(stores: tuple[Store, Store]) -> None:
    one, other = await named_everywhere(stores[0])
    rows = [await stores[0].session(each.id) for each in (one, other)]
    rewritings = [
        Rewriting(
            row,
            replace(row, host=NOBODY, holders="[]", table_state="{}", result="{}", game="never", seq=99),
            tuple(replace(each, user_id=NOBODY, body="-") for each in await stores[0].log(row.id)),
        )
        for row in rows
        if row is not None
    ]
    await stores[1].announced(other.id, 1, 5, "[]")
    assert await clash(stores[0].rewrite(rewritings)) is Clash.SESSION
    assert MIRA in [each.user_id for each in await stores[0].log(one.id)]
    assert (await stored(stores[0], one.id)).host == MIRA
    await stores[0].rewrite(rewritings[:1])
    after = await stored(stores[1], one.id)
    assert (after.host, after.holders, after.result, after.game, after.seq) == (
        NOBODY,
        "[]",
        "{}",
        "embers",
        2,
    )
    assert {(each.user_id, each.body) for each in await stores[1].log(one.id)} == {(NOBODY, "-")}
    assert await clash(stores[1].rewrite(rewritings[:1])) is Clash.SESSION


async def test_of_two_who_forget_at_once_the_second_reads_again(stores: tuple[Store, Store]) -> None:
    row = await create(stores[0], 1, status="finished")
    said = LogRow(session=row.id, seq=2, kind="seat", at=1.0, body="Mira, Bo")
    await stores[0].commit(Commit(replace(row, seq=2, status="finished"), said))
    read = await stores[0].session(row.id)
    assert read is not None
    await stores[0].rewrite([Rewriting(read, read, (replace(said, body="-, Bo"),))])
    assert await clash(stores[1].rewrite([Rewriting(read, read, (replace(said, body="Mira, -"),))])) is (
        Clash.SESSION
    )
    assert [each.body for each in await stores[1].log(row.id, 1)] == ["-, Bo"]


async def test_sessions_that_ended_long_ago_are_removed_with_all_that_is_theirs(
    stores: tuple[Store, Store],
) -> None:
    store, other = stores
    ends = ((1, "finished", 20.0), (2, "abandoned", 10.0), (3, "finished", 30.0), (4, "playing", None))
    old, oldest, young, live = [
        await create(store, channel, status=status, ended=ended, guild=GUILD)
        for channel, status, ended in ends
    ]
    for row in (oldest, live):
        await store.look(row.id, MIRA, 1)
        await store.keep_hand_message(HandMessageRow(session=row.id, seat=0, user_id=MIRA))
        await store.add_order(row.id, 0, MIRA, "{}")
        await store.announced(row.id, 1, None, "[]", Receipt(session=row.id, seq=1))
    assert await store.remove_ended(30.0, 1) == [oldest.id]
    assert await store.remove_ended(30.0, 5) == [old.id]
    assert await store.remove_ended(30.0, 5) == []
    assert await store.session(oldest.id) is None
    assert await store.log(oldest.id) == []
    assert await other.log(live.id) == [line(live.id, 1, kind="new")]
    theirs = await store.belongings(MIRA)
    kept = (theirs.looked, theirs.hand_messages, theirs.orders, await store.receipts())
    assert [[row.session for row in rows] for rows in kept] == [[live.id]] * 4
    assert [row.id for row in await store.open_sessions()] == [young.id, live.id]


async def test_games_from_files_are_removed_when_they_are_due_and_nothing_else_that_is(store: Store) -> None:
    imported = '{"imported":true}'
    late, early, kept, live, played = [
        await create(store, channel, status=status, table_state=state, due=due, ended=0.0)
        for channel, (status, state, due) in enumerate(
            (
                ("finished", imported, 20.0),
                ("abandoned", imported, 10.0),
                ("finished", imported, None),
                ("playing", imported, 10.0),
                ("finished", "{}", 10.0),
            )
        )
    ]
    await create(store, 9)
    assert await store.due() == [(live.id, 10.0)]
    assert await store.remove_imports(10.0, 5) == []
    assert await store.remove_imports(20.5, 1) == [early.id]
    assert await store.remove_imports(20.5, 5) == [late.id]
    assert await store.remove_imports(1e12, 5) == []
    assert [row.id for row in await store.sessions([kept.id, played.id])] == [kept.id, played.id]


async def test_the_games_that_a_person_imported_are_found_newest_first(store: Store) -> None:
    rows = [await create(store, channel, status="finished") for channel in range(4)]
    given = ((MIRA, 5.0, "import"), (MIRA, 7.0, "import"), (BO, 6.0, "import"), (MIRA, 8.0, "join"))
    for row, (user, at, kind) in zip(rows, given, strict=True):
        await store.commit(Commit(replace(row, seq=2), line(row.id, 2, kind=kind, user_id=user, at=at)))
    assert await store.imports_by(MIRA) == [rows[1].id, rows[0].id]
    assert await store.imports_by(MIRA, 5.0) == [rows[1].id]


async def test_the_games_of_a_kind_are_found_in_which_a_person_made_moves(store: Store) -> None:
    rows = [await create(store, number, game=game) for number, game in enumerate(("a", "b", "a", "a"), 1)]
    given = ((MIRA, "move"), (MIRA, "move"), (BO, "move"), (MIRA, "move"))
    for row, (user, kind) in zip(rows, given, strict=True):
        await store.commit(Commit(replace(row, seq=2), line(row.id, 2, kind=kind, user_id=user)))
    await store.commit(Commit(replace(rows[2], seq=3), line(rows[2].id, 3, kind="join", user_id=MIRA)))
    assert await store.played_by(MIRA, "a", 6) == [rows[3].id, rows[0].id]
    assert await store.played_by(MIRA, "a", 1) == [rows[3].id]
    assert await store.played_by(BO, "b", 6) == []


async def test_no_change_is_missed_after_the_newest_session_was_removed(stores: tuple[Store, Store]) -> None:
    store, other = stores
    first = await create(store, 1)
    await create(store, 2, status="finished", ended=1.0)
    mark = (await other.changes(None)).mark
    assert await store.remove_ended(5.0, 5) == []
    await store.announced(first.id, 1, 5, "[]")
    assert [row.id for row in (await other.changes(mark)).sessions] == [first.id]
    assert len(await store.remove_ended(5.0, 5)) == 1


async def test_a_note_is_kept_in_place_of_its_last_and_an_empty_one_is_forgotten(
    stores: tuple[Store, Store],
) -> None:
    store, other = stores
    mine, theirs = NoteRow(1, 0, MIRA, "one", 5.0), NoteRow(1, 0, BO, "two", 6.0, handed=True)
    for row in (mine, theirs, NoteRow(1, 1, MIRA, "elsewhere", 7.0), NoteRow(2, 0, MIRA, "later", 8.0)):
        await store.keep_note(row)
    assert await other.notes(1, 0) == [theirs, mine]
    changed = replace(mine, body="three", at=9.0, handed=True)
    await store.keep_note(changed)
    assert await other.notes(1, 0) == [changed, theirs]
    await store.keep_note(replace(changed, body=""))
    assert await other.notes(1, 0) == [theirs]
    assert len(await other.notes(1, 1)) == len(await other.notes(2, 0)) == 1


async def test_a_lesson_is_kept_in_place_of_its_last_and_forgotten_once_it_is_old(
    stores: tuple[Store, Store],
) -> None:
    store, other = stores
    first = LessonRow(MIRA, "embers", "turn", "stake", 1, 5.0, "stake 1")
    later = LessonRow(MIRA, "embers", "turn", "end", 2, 9.0)
    another = LessonRow(MIRA, "embers", "points", "stake", 2, 7.0)
    for row in (first, another, later, LessonRow(BO, "embers", "turn", "stake", 1, 5.0)):
        await store.keep_lesson(row)
    assert await other.lessons(MIRA) == [another, later]
    assert await store.remove_lessons(9.0) == 2
    assert await other.lessons(MIRA) == [later]
    assert await other.lessons(BO) == []


async def test_a_person_has_one_ticket_for_a_game(stores: tuple[Store, Store]) -> None:
    store, other = stores
    first = TicketRow(MIRA, "embers", 5, 6, "Mira", "live", "", 3.0, 99.0)
    again = replace(first, guild=7, pace="days", made=9.0)
    others = [replace(first, game="sol", made=5.0), replace(first, user_id=BO, made=4.0)]
    for row in (first, *others, again):
        await store.keep_ticket(row)
    assert await other.tickets() == [others[1], others[0], again]
    assert await other.tickets(5) == [others[1], others[0]]
    assert await other.tickets_of(MIRA) == [again, others[0]]
    assert not await store.remove_ticket(MIRA, "embers", 3.0)
    assert await store.remove_ticket(MIRA, "embers", 9.0)
    assert await other.tickets_of(MIRA) == [others[0]]
    await store.remove_found(100.0, 0.0, 0.0)
    assert await other.tickets() == []


async def test_calls_and_falls_are_told_by_when_they_came(stores: tuple[Store, Store]) -> None:
    store, other = stores
    row = await create(store, 1)
    await store.keep_ticket(TicketRow(MIRA, "embers", 5, 6, "Mira", "live", "", 3.0, 99.0))
    await store.keep_ticket(TicketRow(MIRA, "sol", 5, 6, "Mira", "live", "", 3.0, 99.0))
    calls = [
        NotificationRow(session=row.id, seat=seat, number=2, user_id=user, at=at, kind=kind)
        for seat, (user, at, kind) in enumerate(
            [(MIRA, 5.0, "call"), (MIRA, 9.0, "call"), (MIRA, 8.0, "reminder"), (BO, 9.0, "call")]
        )
    ]
    extras = (*map(AddNotification, calls), AddFall(MIRA, 6.0), AddFall(BO, 2.0))
    await store.commit(Commit(replace(row, seq=2), line(row.id, 2), extras=extras))
    assert await other.called(4.0) == [(MIRA, 5.0), (MIRA, 9.0), (BO, 9.0)]
    assert await other.called(5.0) == [(MIRA, 9.0), (BO, 9.0)]
    assert await other.falls(1.0) == [(BO, 2.0), (MIRA, 6.0)]
    assert await other.falls(2.0) == [(MIRA, 6.0)]
    await store.remove_found(0.0, 5.0, 0.0)
    assert await other.falls(1.0) == [(MIRA, 6.0)]


async def test_a_server_is_told_rarely_and_of_each_table_once(stores: tuple[Store, Store]) -> None:
    store, other = stores
    assert await store.claim_notice(5, "role", 1, 100.0, 60.0)
    assert not await other.claim_notice(5, "role", 2, 159.0, 60.0)
    assert await other.claim_notice(6, "role", 3, 159.0, 60.0)
    assert await other.claim_notice(5, "greeting", 0, 159.0, 60.0)
    assert not await other.claim_notice(5, "greeting", 0, 200.0, 60.0)
    assert await store.claim_notice(5, "greeting", 0, 220.0, 60.0)
    assert await other.claim_notice(5, "role", 2, 160.0, 60.0)
    assert not await other.claim_notice(5, "role", 1, 999.0, 60.0)
