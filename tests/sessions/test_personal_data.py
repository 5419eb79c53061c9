"""Every column that holds something about a person is in PRIVACY.md, in *My data*, and empty of them after *Delete*."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.moves import Seat
from bot.sessions import User
from bot.sessions.core.people import Person, Vision
from bot.sessions.server.policy import Caller
from bot.store import (
    CallRow,
    Commit,
    DraftRow,
    HandMessageRow,
    HostMessageRow,
    LessonRow,
    LogRow,
    NoteRow,
    NotificationRow,
    TicketRow,
)
from bot.store.commit import AddFall, AddNotification
from bot.store.sql.removal import OF_SESSIONS
from tests.sessions.venue import BO, OTHER_CHANNEL, Venue

MIRA = User(123_456_789_012_345_678, "Mira the Remarkable")
GUILD = 77

PLACES = {
    ("session", "host"): "tables",
    ("session", "holders"): "tables",
    ("session", "result"): "tables",
    ("session", "table_state"): "tables",
    ("log", "user_id"): "tables",
    ("log", "body"): "tables",
    ("log", "events"): "tables",
    ("named", "user_id"): "tables",
    ("hand_message", "user_id"): "hand_messages",
    ("call_message", "people"): "calls",
    ("host_message", "user_id"): "host_messages",
    ("looked", "user_id"): "looked",
    ("standing_order", "user_id"): "standing_orders",
    ("draft", "user_id"): "drafts",
    ("notification", "user_id"): "notifications",
    ("note", "user_id"): "notes",
    ("lesson", "user_id"): "lessons",
    ("ticket", "user_id"): "tickets",
    ("ticket", "name"): "tickets",
    ("fall", "user_id"): "tables_let_fall",
    ("person", "user_id"): "preferences",
    ("direct_channel", "user_id"): "direct_channel",
    ("audit", "user_id"): "settings_changed",
    ("audit", "name"): "settings_changed",
}
"""The columns that hold a person's id or name, each with the part of *My data* that says what is there."""


async def lived(venue: Venue) -> tuple[int, int]:
    """Mira has something in every place: a game that is over, one that she plays, one that is offered to her."""
    sessions, store = venue.sessions, venue.store
    over = await venue.game(BO, MIRA, windows="off")
    await venue.play_out(over, BO, MIRA)
    running = await venue.game(BO, User(4, "Dee"), windows="off", channel=OTHER_CHANNEL)
    await sessions.seats.offers.make(running, BO, MIRA)
    mine = await venue.game(MIRA, BO, windows="off")
    order = (await sessions.moves(mine, MIRA.id))[0]
    await sessions.orders.arm(MIRA.id, mine, Seat(0), "ask-stake", order, every=True)
    await sessions.orders.settled()
    await store.keep_draft(DraftRow(mine, 0, MIRA.id, 1, "stake 1"))
    await store.keep_note(NoteRow(mine, 0, MIRA.id, "Bo is bluffing", 5.0))
    await store.keep_lesson(LessonRow(MIRA.id, "embers", "turn", "stake", 1, 5.0, "stake 1"))
    await store.keep_hand_message(HandMessageRow(session=mine, seat=0, user_id=MIRA.id))
    await store.keep_call(
        CallRow(session=mine, channel=1, message=5, question="q", people=f"[{MIRA.id},{BO.id}]")
    )
    await store.keep_host_message(
        HostMessageRow(session=mine, user_id=MIRA.id, channel=8, message=6, told="")
    )
    await store.keep_direct_channel(MIRA.id, 8)
    row = await store.session(mine)
    assert row is not None
    reminder = NotificationRow(session=mine, seat=0, number=99, user_id=MIRA.id, at=1e12, kind="reminder")
    line = LogRow(session=mine, seq=row.seq + 1, kind="reminder", at=0.0)
    extras = (AddNotification(reminder), AddFall(MIRA.id, 5.0))
    await store.commit(Commit(replace(row, seq=row.seq + 1), line, extras=extras))
    await store.keep_ticket(TicketRow(MIRA.id, "embers", GUILD, 6, MIRA.name, "days", "", 5.0, 1e12))
    await sessions.people.keep(MIRA.id, Person(vision=Vision.PROTAN))
    await sessions.people.look(over, MIRA.id, 3)
    admin = Caller(MIRA.id, MIRA.name, admin=True)
    await sessions.guilds.change(GUILD, admin, lambda rules: replace(rules, picture="small"))
    await sessions._tables.refresh()
    return over, mine


def holding(path: str) -> set[tuple[str, str]]:
    """The columns in which the id or the name of Mira stands, or a row of hers."""
    found = set()
    with closing(sqlite3.connect(path)) as db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            for column in [row[1] for row in db.execute(f"PRAGMA table_info({table})")]:
                held = f"SELECT count(*) FROM {table} WHERE instr(CAST({column} AS TEXT), ?)"
                if any(db.execute(held, (word,)).fetchone()[0] for word in (str(MIRA.id), MIRA.name)):
                    found.add((table, column))
    return found


def promised() -> dict[str, list[tuple[set[str], str]]]:
    """The rows of PRIVACY.md by table: columns, and how long they are kept."""
    text = (
        (Path(__file__).parents[2] / "PRIVACY.md").read_text(encoding="utf-8").partition("## The database")[2]
    )
    found: dict[str, list[tuple[set[str], str]]] = {}
    table = ""
    for row in (line for line in text.splitlines() if line.startswith("|") and "`" in line):
        _, named, columns, _, kept, _ = row.split("|")
        table = next(iter(re.findall(r"`(\w+)`", named)), table)
        found.setdefault(table, []).append((set(re.findall(r"`(\w+)`", columns)), kept))
    return found


def test_privacy_says_of_every_such_column_that_deleting_ends_it_and_of_no_other_row() -> None:
    for table, rows in promised().items():
        for columns, kept in rows:
            personal = any((table, column) in PLACES for column in columns)
            assert personal == ("delete your data" in kept), (table, columns)
            if personal and table in ("session", *OF_SESSIONS):
                assert re.search("as long as the game|game is over|answered", kept), (table, columns)
    known = {
        (table, column) for table, rows in promised().items() for columns, _ in rows for column in columns
    }
    assert set(PLACES) <= known


async def test_every_place_of_a_person_is_told_deleted_and_ends_with_the_game(venue: Venue) -> None:
    over, mine = await lived(venue)
    assert holding(venue.store.path) == set(PLACES)
    told: dict[str, Any] = msgspec.json.decode((await venue.sessions.mydata.export(MIRA.id)).data)
    assert [part for part in set(PLACES.values()) if not told[part]] == []
    tables = {table["session"]: table for table in told["tables"]}
    assert tables[over]["parts"]
    assert tables[mine]["host"]
    assert [len(table["offers"]) for table in told["tables"]] == [0, 1, 0]
    await venue.sessions.mydata.forget(MIRA.id, MIRA.name)
    assert holding(venue.store.path) == set()


async def test_what_is_of_games_is_gone_with_them(venue: Venue) -> None:
    await lived(venue)
    for session in await venue.store.sessions_naming(MIRA.id):
        if (await venue.sessions.get(session)).status.live:
            await venue.sessions.end(session, Caller(9, "Eve"), admin=True)
    await venue.game(BO, User(4, "Dee"))
    assert len(await venue.store.remove_ended(1e15, 20)) == 3
    left = {place for place in PLACES if place[0] not in ("session", *OF_SESSIONS)}
    assert holding(venue.store.path) == left


async def test_how_far_someone_is_in_a_lesson_is_forgotten_after_a_year(venue: Venue) -> None:
    lessons, store = venue.sessions.lessons, venue.store
    for name, days in (("turn", 366), ("points", 364)):
        row = LessonRow(MIRA.id, "embers", name, "stake", 1, venue.sessions.now() - days * 86400.0)
        await store.keep_lesson(row)
    await venue.sessions.tick()
    assert list(await lessons.of(MIRA.id)) == [("embers", "points")]
