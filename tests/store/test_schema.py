"""The tables: files of every earlier version go on, and no name in them is a word that other engines reserve."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

import bot.store
from bot.engine.moves import Move, Text
from bot.engine.record import load_record
from bot.sessions import Status
from bot.sessions.core.head import from_row
from bot.sessions.core.people import USUAL, Coaching, Person, Vision
from bot.sessions.outbox.notifications import Invitation, Reminder
from bot.store import HandMessageRow, LogRow, NotificationRow, StoreError
from bot.store.sqlite import open_store
from bot.store.sqlite.backup import backup, check_integrity, restore
from bot.store.sqlite.schema import MIGRATIONS, migrate
from tests.blank import made_blank
from tests.sessions.venue import BO, CY, DEE, ELI, MIRA, Clock, NewerRules, Venue, open_venue
from tests.store.samples import ROW, create, line

OLD = Path(__file__).with_name("old")
"""What files of an earlier version held, as SQL: a game that is over, one that runs, and a lobby."""

WORDS = """
all analyse analyze and any array as asc asymmetric both case cast check collate column constraint create
current_catalog current_date current_role current_time current_timestamp current_user default deferrable desc
distinct do else end except false fetch for foreign from grant group having in initially intersect into lateral
leading limit localtime localtimestamp not null offset on only or order placing primary references returning
select session_user some symmetric system_user table then to trailing true union unique user using variadic when
where window with
authorization binary collation concurrently cross current_schema freeze full ilike inner is isnull join left like
natural notnull outer overlaps right similar tablesample verbose
"""
RESERVED = frozenset(WORDS.split())
"""The words that PostgreSQL 17 reserves (its appendix C), also those that may only be types or functions."""


def filled(path: Path, version: int) -> None:
    """An empty file as an earlier version made it."""
    with closing(sqlite3.connect(path)) as db:
        for statement in (statement for migration in MIGRATIONS[:version] for statement in migration):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {version}")
        db.commit()


def test_no_table_column_or_index_is_a_reserved_word() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db)
        names = {str(name) for (name,) in db.execute("SELECT name FROM sqlite_master WHERE sql IS NOT NULL")}
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {
            f"{table}.{row[1]}" for table in tables for row in db.execute(f"PRAGMA table_info({table})")
        }
    assert len(tables) >= 12
    assert {name for name in names if name in RESERVED} == set()
    assert {column for column in columns if column.split(".")[1] in RESERVED} == set()


def statements() -> Iterator[tuple[str, str]]:
    """Every file of the store, and what it says in capitals."""
    for file in sorted(Path(bot.store.__file__).parent.glob("sql*/*.py")):
        yield file.name, re.sub(r'"\s*f?"', "", file.read_text(encoding="utf-8"))


def test_rows_are_replaced_as_every_engine_can() -> None:
    for name, text in statements():
        assert not re.search(r"INSERT OR|REPLACE INTO", text), name
        assert not re.search(r"ON CONFLICT (?!\()", text), (
            f"{name}: a conflict without the columns it is about"
        )


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
async def test_a_file_of_every_earlier_version_becomes_one_of_this(tmp_path: Path, version: int) -> None:
    filled(tmp_path / "old.db", version)
    fresh = await open_store(tmp_path / "fresh.db")
    store = await open_store(tmp_path / "old.db")
    for each in (fresh, store):
        row = await create(each)
        await each.keep_hand_message(HandMessageRow(session=row.id, seat=0, user_id=5))
        await each.close()
    shapes = []
    for name in ("fresh.db", "old.db"):
        with closing(sqlite3.connect(tmp_path / name)) as db:
            tables = db.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
            ).fetchall()
            shapes.append([(t, db.execute(f"PRAGMA table_info({t})").fetchall()) for (t,) in tables])
    assert shapes[0] == shapes[1]


async def test_sessions_of_the_first_version_are_read(tmp_path: Path) -> None:
    filled(tmp_path / "old.db", 1)
    columns = "channel, game, status, host, options, holders, seq, moved, asked, windows"
    columns += ", seed, created, started, announced"
    with closing(sqlite3.connect(tmp_path / "old.db")) as db:
        for channel in (1, 2):
            given = (channel, "embers", "playing", 1, "{}", "[]", 1, 0, "[]", "[]", "seed", 1.0, 2.0, 0)
            db.execute(f"INSERT INTO session ({columns}) VALUES ({', '.join('?' * 14)})", given)
        db.execute("INSERT INTO log VALUES (1, 1, 'new', 1.0, NULL, 'stake 3', x'5B5D', 7, 99)")
        db.commit()
    store = await open_store(tmp_path / "old.db")
    mark = (await store.changes(None)).mark
    assert [replace(row, change=0) for row in await store.open_sessions()] == [
        replace(ROW, id=number, channel=number, table_state='{"idle_since":2.0}') for number in (1, 2)
    ]
    assert await store.log(1) == [line(1, 1, kind="new", user_id=7, interaction=99)]
    other = await open_store(tmp_path / "old.db")
    await other.announced(2, 1, 5, "[]")
    assert [row.id for row in (await store.changes(mark)).sessions] == [2]
    await other.close()
    await store.close()


async def test_reminders_of_the_fourth_version_are_still_sent(tmp_path: Path) -> None:
    filled(tmp_path / "old.db", 4)
    with closing(sqlite3.connect(tmp_path / "old.db")) as db:
        rows = """(3, 1, 8, 7, 5.0, '{"by":0}', 0), (3, 1, 6, 7, 4.0, '{}', 1)"""
        db.execute(f"INSERT INTO reminder VALUES {rows}")
        db.commit()
    store = await open_store(tmp_path / "old.db")
    owed = NotificationRow(session=3, seat=1, number=8, user_id=7, at=5.0, kind="reminder", body='{"by":0}')
    assert await store.unsent() == [owed]
    await store.close()


async def test_games_imported_before_this_was_noted_are_known_as_imported(tmp_path: Path) -> None:
    before = next(
        n for n, each in enumerate(MIGRATIONS) if any("imported" in statement for statement in each)
    )
    filled(tmp_path / "old.db", before)
    columns = "channel, game, status, host, options, holders, seq, moved, asked, windows"
    columns += ", created, announced, change, table_state"
    with closing(sqlite3.connect(tmp_path / "old.db")) as db:
        for number, kind in enumerate(("import", "new"), 1):
            given = (
                number,
                "embers",
                "finished",
                1,
                "{}",
                "[]",
                1,
                0,
                "[]",
                "[]",
                1.0,
                0,
                number,
                '{"within":[5]}',
            )
            db.execute(f"INSERT INTO session ({columns}) VALUES ({', '.join('?' * 14)})", given)
            db.execute(
                "INSERT INTO log (session, seq, kind, at, body, events) VALUES (?, 1, ?, 1.0, '', x'5B5D')",
                (number, kind),
            )
        db.commit()
    store = await open_store(tmp_path / "old.db")
    rows = [await store.session(number) for number in (1, 2)]
    assert [row and from_row(row).table_state.imported for row in rows] == [True, False]
    assert [row and from_row(row).table_state.within for row in rows] == [(5,), (5,)]
    await store.close()


async def test_games_stored_before_are_counted_and_whoever_they_name_is_found(tmp_path: Path) -> None:
    before = next(n for n, each in enumerate(MIGRATIONS) if any("TABLE named" in one for one in each))
    filled(tmp_path / "old.db", before)
    people = [10**17 + n for n in range(5)]
    held, state = f'[{{"user_id":{people[1]}}}]', f'{{"awake":{{"{people[2]}":[1,{people[3]}]}}}}'
    columns = "channel, game, status, host, options, holders, seq, moved, asked, windows, created, announced"
    with closing(sqlite3.connect(tmp_path / "old.db")) as db:
        for status in ("finished", "playing"):
            given = (1, "embers", status, people[0], "{}", held, 1, 0, "[]", "[]", 1.0, 0)
            db.execute(
                f"INSERT INTO session ({columns}, change, table_state) VALUES ({', '.join('?' * 14)})",
                (*given, len(status), state),
            )
        db.execute(
            "INSERT INTO log (session, seq, kind, at, body, events, user_id) VALUES (1, 1, 'new', 1.0, '', x'80', ?)",
            (people[4],),
        )
        db.commit()
    store = await open_store(tmp_path / "old.db")
    assert [await store.sessions_naming(user) for user in people] == [[1, 2], [1, 2], [1, 2], [1, 2], [1]]
    assert (await store.tally(0.0)).sessions == {("embers", "finished"): 1, ("embers", "playing"): 1}
    await store.close()


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that the fifth version wrote, in the middle of games."""
    with closing(sqlite3.connect(tmp_path / "games.db")) as db:
        db.executescript((OLD / "version-5.sql").read_text(encoding="utf-8"))
    return tmp_path / "games.db"


OVER, RUNNING, LOBBY, GUILD = 1, 2, 3, 77
WROTE = 1_046_800.0
"""What the clock said when the file was written."""


def late() -> Clock:
    clock = Clock()
    clock.now = WROTE
    return clock


async def test_games_of_the_fifth_version_verify_and_go_on_to_their_end(old: Path) -> None:
    async with open_venue(old, clock=late(), rules=NewerRules()) as venue:
        assert (await venue.sessions.get(LOBBY)).version is None
        for session in (OVER, RUNNING):
            assert (await venue.sessions.get(session)).version == 1
            report = await venue.sessions.verify(session)
            assert report.ok, report.problem
        assert (await venue.sessions.get(OVER)).status is Status.FINISHED
        again = await venue.sessions.submit(CY.id, RUNNING, await first_move(venue), interaction_id=4242)
        assert again.replayed
        await venue.play_out(RUNNING, CY, DEE)
        assert (await venue.sessions.get(RUNNING)).status is Status.FINISHED
        await venue.sessions.start(LOBBY, ELI)
        await venue.play_out(LOBBY, ELI, BO)
        for session, version in ((OVER, 1), (RUNNING, 1), (LOBBY, 2)):
            assert (await venue.sessions.verify(session)).ok
            assert load_record(await venue.sessions.export(session)).version == version
        assert venue.sessions.orders.of(DEE.id) == []


async def test_a_lobby_of_the_fifth_version_expires_in_its_time(old: Path) -> None:
    async with open_venue(old, clock=late()) as venue:
        for passed, status in ((1000, Status.LOBBY), (86_400, Status.ABANDONED)):
            venue.clock.now += passed
            await venue.sessions.tick()
            assert (await venue.sessions.get(LOBBY)).status is status


async def first_move(venue: Venue) -> Move:
    row: LogRow | None = await venue.store.line_of(4242)
    assert row is not None
    return Move.parse(row.body)


async def test_what_the_fifth_version_kept_of_people_is_still_theirs(old: Path) -> None:
    async with open_venue(old, clock=late()) as venue:
        sessions = venue.sessions
        reminder, invitation = await sessions.notifications.unsent()
        assert isinstance(invitation, Invitation)
        assert isinstance(reminder, Reminder)
        assert (invitation.user, invitation.by, reminder.user) == (ELI.id, CY.id, DEE.id)
        assert await sessions.shown.hand_messages(RUNNING) == [
            HandMessageRow(
                session=RUNNING,
                seat=1,
                user_id=DEE.id,
                channel=31,
                message=32,
                question="ask-stake",
                shown="abc",
            )
        ]
        assert await sessions.people.get(DEE.id) == Person(vision=Vision.PROTAN)
        assert await sessions.people.looked(RUNNING, DEE.id) == 3
        assert [order.number for order in sessions.orders.of(DEE.id)] == [1]
        assert not (await sessions.guilds.server_rules(GUILD)).computers
        assert (await venue.store.audit(GUILD, skip=0, count=9))[1][0].user_id == CY.id
        assert (await sessions.get(RUNNING)).table_state.clock.reserve == 86_400
        assert [each.id for each in sessions.shown.unannounced()] == [RUNNING, LOBBY]
        await sessions.mydata.forget(MIRA.id, MIRA.name)
        assert (await sessions.verify(OVER)).ok


async def test_texts_of_standing_orders_become_objects(tmp_path: Path) -> None:
    filled(tmp_path / "games.db", 12)
    body = (
        '{"prompt":["ask-card",{"cards":["~a","~b"],"n":2}],"every":false,"move":["play",["a"]],'
        '"labels":[["card-a",{}],["card-b",{"n":1}]],"at":5.0}'
    )
    with closing(sqlite3.connect(tmp_path / "games.db")) as db:
        db.execute("INSERT INTO standing_order VALUES (2, 1, 1, 4, ?)", (body,))
        db.commit()
    async with open_venue(tmp_path / "games.db") as venue:
        (order,) = venue.sessions.orders.of(4)
    assert order.prompt == Text("ask-card", {"cards": ["~a", "~b"], "n": 2})
    assert order.labels == (Text("card-a"), Text("card-b", {"n": 1}))
    assert order.move == Move("play", ("a",))


async def test_who_wanted_a_coach_always_has_one(tmp_path: Path) -> None:
    filled(tmp_path / "games.db", 21)
    with closing(sqlite3.connect(tmp_path / "games.db")) as db:
        for user, body in ((1, '{"words":true,"coach":true}'), (2, "{}")):
            db.execute("INSERT INTO person VALUES (?, ?)", (user, body))
        db.commit()
    async with open_venue(tmp_path / "games.db") as venue:
        assert await venue.sessions.people.get(1) == Person(words=True, coach=Coaching.ALWAYS)
        assert await venue.sessions.people.get(2) == USUAL


async def test_a_file_is_copied_beside_itself_before_it_is_migrated(old: Path) -> None:
    first, second = (old.with_name(f"games.db.schema-5{more}") for more in ("", "-2"))
    for copies in ([first], [first]):
        store = await open_store(old)
        await store.close()
        assert sorted(old.parent.glob("*.schema-*")) == copies
    restore(first, old)
    store = await open_store(old)
    await store.close()
    for kept in (first, second):
        with closing(sqlite3.connect(kept)) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (5,)
            assert db.execute("SELECT count(*) FROM session").fetchone() == (3,)
        assert kept.stat().st_mode & 0o077 == 0


async def test_a_file_that_cannot_be_copied_is_not_migrated(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bot.store.sqlite.backup.os.replace", full)
    with pytest.raises(StoreError, match="No space left"):
        await open_store(old)
    with closing(sqlite3.connect(old)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (5,)


async def test_a_new_file_is_not_copied(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    await store.close()
    assert not list(tmp_path.glob("*.schema-*"))


async def test_the_blank_file_of_other_tests_is_like_a_new_one(tmp_path: Path) -> None:
    new, blank = tmp_path / "new.db", tmp_path / "blank.db"
    made_blank(blank)
    begun = blank.read_bytes()
    made_blank(blank)
    assert blank.read_bytes() == begun
    said = []
    for path in (new, blank):
        store = await open_store(path)
        await store.close()
        with closing(sqlite3.connect(path)) as db:
            pragmas = [
                db.execute(f"PRAGMA {name}").fetchone()
                for name in ("user_version", "application_id", "page_size", "encoding", "auto_vacuum")
            ]
            said.append((list(db.iterdump()), pragmas, path.stat().st_mode))
    assert said[0] == said[1]


async def test_a_copy_of_an_older_version_is_restored_and_opened(old: Path, tmp_path: Path) -> None:
    backup(old, tmp_path / "copy.db")
    old.unlink()
    restore(tmp_path / "copy.db", old)
    check_integrity(old)
    store = await open_store(old)
    assert await store.counts() == {"finished": 1, "lobby": 1, "playing": 1}
    await store.close()
