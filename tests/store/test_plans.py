"""What the store asks stays quick however much is stored: no query reads a whole table that grows with each game."""

from __future__ import annotations

import asyncio
import inspect
import re
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from bot.store import (
    AddNotification,
    CallRow,
    Commit,
    DraftRow,
    HandMessageRow,
    HostMessageRow,
    LessonRow,
    NoteRow,
    NotificationRow,
    Receipt,
    ServerChange,
    Share,
    Snapshot,
    Store,
    TicketRow,
)
from bot.store.commit import DropDrafts, MoveSession, RewriteLines, Rewriting
from bot.store.sqlite import SQLiteStore, open_store
from tests.store.samples import create, line, stored

SCAN = re.compile(r"SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?")
UNKNOWN = re.compile(r"(?<=LIMIT )\d+|\b\d+\.\d+\b")
"""Values that the database does not know when it makes a plan."""
SMALL = {
    "session_live_channel": "open tables and games under way",
    "session_live_guild": "the same",
    "session_due": "those for which something happens by itself",
    "session_unshown": "games that are over whose end is still to be announced",
    "notification_unsent": "what is still to be sent",
}
"""Indexes that hold few rows whatever is stored, so that they may be read whole."""
FEW = {
    "tally",
    "sent_notification",
    "call_message",
    "host_message",
    "process",
    "lease",
    "taken",
    "json_each",
    "json_tree",
    "pragma_page_count",
    "pragma_page_size",
}
"""Tables that hold few rows whatever is stored."""
SHARE = Share(2, (0,))

BY_REQUEST = {"receipts", "orders", "imports_naming", "begun"}
"""Calls that may read everything of a kind: the newest of all receipts, all standing orders when the bot starts, all
names in games from files when someone deletes their data, and all games when a database is moved."""


async def asked_of(store: SQLiteStore, call: Callable[[], Awaitable[object]]) -> list[str]:
    """The statements that a call leads to."""
    found: list[str] = []
    await store.writer.write(lambda db: db.set_trace_callback(found.append))
    for reader in (store.reader, store.leisure):
        await reader.set_trace_callback(found.append)
    await call()
    await store.writer.write(lambda db: db.set_trace_callback(None))
    for reader in (store.reader, store.leisure):
        await reader.set_trace_callback(None)
    return [each for each in found if re.match(r"\s*(SELECT|UPDATE|DELETE|INSERT|WITH)", each)]


def scanned(db: sqlite3.Connection, statement: str) -> set[str]:
    """What a statement reads whole, of what grows, whatever its limit and its times are."""
    found, asked = set(), UNKNOWN.sub("?", statement)
    for *_, told in db.execute(f"EXPLAIN QUERY PLAN {asked}", [None] * asked.count("?")):
        if scan := SCAN.match(told):
            table, index = scan.groups()
            if index not in SMALL and table not in FEW:
                found.add(told)
    return found


async def calls(store: SQLiteStore) -> dict[str, Callable[[], Awaitable[object]]]:
    """Every call of the store with something to find."""
    made = await create(store, guild=5)
    row = await stored(store, made.id)
    number, later = row.id, replace(row, seq=3, status="finished", ended=9.0, result="{}")
    note = NotificationRow(session=number, seat=0, number=2, user_id=1, at=1.0, body="{}", kind="reminder")
    written = Commit(
        replace(row, seq=2), line(number, 2), Snapshot(2, True, b"x"), None, (AddNotification(note),)
    )
    over = await create(store, channel=2, guild=5, status="finished", ended=3.0)
    old = await store.session(over.id)
    assert old is not None
    order = await store.add_order(number, 0, 1, "{}")
    changed = ServerChange(5, 0, "{}", ("a",), 1.0, 1, "Mira")
    extras = (DropDrafts(number, (0,)), MoveSession(number, 3, "[]"), RewriteLines((line(number, 1),)))
    return {
        "create": partial(create, store, channel=7, guild=5),
        "commit": partial(store.commit, written),
        "rewrite": partial(
            store.rewrite, [Rewriting(old, replace(old, host=2), (line(over.id, 1, user_id=1),))]
        ),
        "changes": partial(store.changes, (await store.changes(None)).mark, 500, SHARE, [number]),
        "session": partial(store.session, number),
        "sessions": partial(store.sessions, [number, over.id]),
        "current": partial(store.current, number),
        "open_sessions": partial(store.open_sessions, SHARE),
        "live_of": partial(store.live_of, [1, 2]),
        "live_in_channel": partial(store.live_in_channel, 1),
        "last_played": partial(store.last_played, 1),
        "over_with_seed": partial(store.over_with_seed, "seed"),
        "begun": store.begun,
        "due": partial(store.due, SHARE),
        "counts": store.counts,
        "log": partial(store.log, number),
        "tail": partial(store.tail, number, 2, 1),
        "numbered": partial(store.numbered, number, [1, 2]),
        "of_kinds": partial(store.of_kinds, number, ["move"]),
        "has_finished": partial(store.has_finished, 5, "embers", [1]),
        "offers_by": partial(store.offers_by, 1, 0.0),
        "played_by": partial(store.played_by, 1, "embers", 6),
        "imports_by": partial(store.imports_by, 1, 0.0),
        "known": partial(store.known, number),
        "line_of": partial(store.line_of, 1),
        "newest_snapshot": partial(store.newest_snapshot, number, [2]),
        "snapshots": partial(store.snapshots, number),
        "announced": partial(store.announced, number, 2, 1, "[]", Receipt(session=number, seq=2)),
        "hand_messages": partial(store.hand_messages, number),
        "keep_hand_message": partial(
            store.keep_hand_message, HandMessageRow(session=number, seat=0, user_id=1)
        ),
        "call": partial(store.call, number),
        "keep_call": partial(
            store.keep_call, CallRow(session=number, channel=1, message=1, question="q", people="[1]")
        ),
        "remove_call": partial(store.remove_call, number),
        "host_messages": store.host_messages,
        "keep_host_message": partial(
            store.keep_host_message,
            HostMessageRow(session=number, user_id=1, channel=1, message=1, told=""),
        ),
        "remove_host_message": partial(store.remove_host_message, number),
        "direct_channel": partial(store.direct_channel, 1),
        "keep_direct_channel": partial(store.keep_direct_channel, 1, 2),
        "unsent": store.unsent,
        "snooze": partial(store.snooze, number, 0, 2, 1, 5.0),
        "mark_sent": partial(store.mark_sent, number, 0, 2),
        "receipts": store.receipts,
        "orders": store.orders,
        "order": partial(store.order, number, 0, 1),
        "add_order": partial(store.add_order, number, 0, 1, "{}"),
        "change_order": partial(store.change_order, order),
        "remove_order": partial(store.remove_order, number, 0, order.number),
        "remove_orders": partial(store.remove_orders, number),
        "keep_draft": partial(
            store.keep_draft, DraftRow(session=number, seat=0, user_id=1, number=2, body="{}")
        ),
        "draft": partial(store.draft, number, 0),
        "remove_draft": partial(store.remove_draft, number, 0),
        "change_server": partial(store.change_server, changed),
        "server": partial(store.server, 5),
        "audit": partial(store.audit, 5, skip=0, count=9),
        "results": partial(store.results, 5, 0),
        "results_mark": partial(store.results_mark, 5),
        "tally": partial(store.tally, 1.0),
        "keep_person": partial(store.keep_person, 1, "{}"),
        "person": partial(store.person, 1),
        "look": partial(store.look, number, 1, 2),
        "looked": partial(store.looked, number, 1),
        "keep_lesson": partial(store.keep_lesson, LessonRow(1, "embers", "turn", "stake", 1, 5.0)),
        "lessons": partial(store.lessons, 1),
        "notes": partial(store.notes, number, 0),
        "keep_note": partial(store.keep_note, NoteRow(number, 0, 1, "mind the gap", 5.0)),
        "remove_lessons": partial(store.remove_lessons, 99.0),
        "keep_ticket": partial(
            store.keep_ticket, TicketRow(1, "embers", 5, 6, "Mira", "live", "", 5.0, 99.0)
        ),
        "tickets": partial(store.tickets, 5),
        "tickets_of": partial(store.tickets_of, 1),
        "called": partial(store.called, 1.0),
        "falls": partial(store.falls, 1.0),
        "claim_notice": partial(store.claim_notice, 5, "role", number, 9.0, 3.0),
        "remove_ticket": partial(store.remove_ticket, 1, "embers"),
        "remove_found": partial(store.remove_found, 1.0, 1.0, 1.0),
        "sessions_naming": partial(store.sessions_naming, 1),
        "results_naming": partial(store.results_naming, 1, 1),
        "imports_naming": partial(store.imports_naming, ["Mira"]),
        "belongings": partial(store.belongings, 1),
        "forget": partial(store.forget, 1, -1, "Someone"),
        "end": partial(store.commit, Commit(later, line(number, 3), extras=extras)),
        "import_session": partial(
            store.import_session,
            replace(row, channel=9, status="finished"),
            [line(0, 1)],
            [Snapshot(1, True, b"x")],
        ),
        "remove_ended": partial(store.remove_ended, 99.0, 20),
        "remove_imports": partial(store.remove_imports, 99.0, 20),
        "count_shards": partial(store.count_shards, 2),
        "beat": store.beat,
        "shard_ready": partial(store.shard_ready, 0),
        "hand_over": partial(store.hand_over, 0),
        "take": partial(store.take, 1),
    }


async def test_no_call_reads_a_whole_table_that_grows(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    told, empty = {}, set()
    for name, call in (await calls(store)).items():
        statements = await asked_of(store, call)
        if not statements:
            empty.add(name)
        with closing(sqlite3.connect(tmp_path / "games.db")) as db:
            found = set().union(*(scanned(db, statement) for statement in statements))
        if found and name not in BY_REQUEST:
            told[name] = found
    await store.close()
    assert (told, empty) == ({}, set())


def test_every_call_of_the_store_is_looked_at() -> None:
    every = {name for name, call in inspect.getmembers(Store, inspect.iscoroutinefunction)}
    listed = set(re.findall(r'^        "(\w+)":', inspect.getsource(calls), re.M))
    assert every - listed == {"close", "lost", "news", "identify"}
    assert listed - every == {"end"}


async def test_a_long_read_keeps_no_other_waiting(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    row = await create(store, guild=5, status="finished", ended=3.0, result="{}")
    begun, go_on = threading.Event(), threading.Event()

    def held() -> int:
        begun.set()
        return not go_on.wait(60)

    await store.leisure.set_progress_handler(held, 1)
    reading = asyncio.create_task(store.results(5))
    assert await asyncio.to_thread(begun.wait, 60)
    found = await store.session(row.id)
    assert found is not None
    assert not reading.done()
    go_on.set()
    assert [each.session for each in await reading] == [row.id]
    await store.close()
