"""The store on PostgreSQL: trouble is told in a sentence, a broken connection loses and doubles nothing."""

from __future__ import annotations

import asyncio
import os
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from contextvars import Context
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from bot.sessions.core.stored import watch_stored
from bot.settings import BadSetting, load_settings
from bot.store import Clash, Commit, Conflict, SessionRow, StoreError, Trouble, patience
from bot.store.addresses import shown
from bot.store.leases import Alone
from bot.store.places import health, held_for, remove_server, restore
from bot.store.postgres import PostgresStore, connecting, open_store, writer
from bot.store.postgres import store as reading
from bot.store.postgres.connecting import connect
from bot.store.postgres.connection import Connection
from bot.store.postgres.schema import MIGRATIONS, migrate
from bot.store.sql.statements import Database
from bot.store.sqlite.connection import connect as connect_file
from bot.store.sqlite.copying import shape
from bot.store.sqlite.schema import migrate as migrate_file
from tests.patience import PATIENCE
from tests.store.cluster import cut, database, drop, statement
from tests.store.samples import create, line

ALONE, STALE = Alone(), writer.PACE.lasting
AGREED = ("process", "lease", "taken")
"""The tables of what processes agree on."""


@pytest.fixture
async def store(games: str) -> AsyncIterator[PostgresStore]:
    store = await open_store(games)
    yield store
    await store.close()


@pytest.fixture
def empty(postgres: str) -> Iterator[str]:
    """The address of a database without tables."""
    address = database(postgres, f"heliograph_test_{os.getpid()}_empty")
    yield address
    drop(address)


def second(row: SessionRow) -> Commit:
    """The second line of a session."""
    return Commit(replace(row, seq=2), line(row.id, 2))


async def trouble(request: object) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await request  # type: ignore[misc]
    return caught.value


def with_user(address: str, user: str) -> str:
    return re.sub(r"//[^@]*@", f"//{user}@", address)


# Trouble, a sentence each


@pytest.mark.parametrize(
    ("user", "name", "found", "said"),
    [
        ("nobody-here:a%40b", None, Trouble.REFUSED, "refuses this user"),
        (None, "no_such_games", Trouble.MISSING, "Create it with `createdb`"),
    ],
)
async def test_an_address_that_leads_nowhere_is_told(
    games: str, user: str | None, name: str | None, found: Trouble, said: str
) -> None:
    address = games if user is None else with_user(games, user)
    address = address if name is None else re.sub(r"/\w+\?", f"/{name}?", address)
    error = await trouble(open_store(address))
    assert (error.trouble, said in str(error)) == (found, True), error
    assert "a@b" not in str(error)
    assert shown(address) in str(error)


async def test_a_server_that_is_not_there_and_an_address_that_is_none_are_told() -> None:
    away = await trouble(open_store("postgresql://u:secret@127.0.0.1:9/games"))
    assert (away.trouble, "cannot be reached" in str(away)) == (Trouble.MISSING, True)
    wrong = await trouble(open_store("postgresql://u:sec%ret@host/games?nothing=1"))
    assert "is no address" in str(wrong)
    assert "sec" not in str(away) + str(wrong)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://ada:secret@db.example:5433/games", "postgresql://ada@db.example:5433/games"),
        (
            "postgres://ada:s@a:1,b:2/games?target_session_attrs=rw&password=x",
            "postgresql://ada@a:1,b:2/games",
        ),
        ("postgresql://ada@/games?host=/run/pg", "postgresql://ada@/run/pg/games"),
        ("postgresql://[", "postgresql://…"),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, told: str) -> None:
    assert shown(address) == told


def test_another_scheme_is_no_setting() -> None:
    with pytest.raises(BadSetting, match="begins with postgresql://") as caught:
        load_settings({"HELIOGRAPH_DATABASE": "mysql://u:secret@h/games"}, env_file=None)
    assert "secret" not in str(caught.value)
    address = "postgresql://u:secret@h/games"
    assert load_settings({"HELIOGRAPH_DATABASE": address}, env_file=None).database == address


async def test_a_server_that_is_too_old_is_told(games: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "OLDEST", 99)
    assert "Use PostgreSQL 99 or newer" in str(await trouble(open_store(games)))


async def test_a_database_of_another_program_is_left_as_it_is(empty: str) -> None:
    statement(empty, "CREATE TABLE invoice (what text)")
    error = await trouble(open_store(empty))
    assert (error.trouble, "another program (invoice)" in str(error)) == (Trouble.DAMAGED, True)
    assert statement(empty, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(1,)]


async def test_a_database_of_a_newer_version_is_left_as_it_is(empty: str) -> None:
    with closing(connect(empty)) as db:
        migrate(db, empty)
    statement(empty, f"UPDATE heliograph SET version = {len(MIGRATIONS) + 1}")
    assert (await trouble(open_store(empty))).trouble is Trouble.NEWER
    assert statement(empty, "SELECT count(*) FROM process") == [(0,)]


FAULT = """CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'as on order' USING ERRCODE = '{code}'; END $$;
    CREATE TRIGGER fault BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION fault()"""


@pytest.mark.parametrize(
    ("code", "found", "said"),
    [
        ("53100", Trouble.FULL, "disk of its server is full"),
        ("53300", Trouble.LOCKED, "max_connections"),
        ("25006", Trouble.READ_ONLY, "target_session_attrs=read-write"),
        ("42501", Trouble.READ_ONLY, "OWNER TO"),
        ("XX000", Trouble.FAILED, "as it should"),
    ],
)
async def test_what_cannot_be_stored_is_told_and_works_again_later(
    store: PostgresStore, games: str, code: str, found: Trouble, said: str
) -> None:
    row, other = await create(store), await create(store, 2)
    statement(games, FAULT.format(code=code))
    try:
        errors = await asyncio.gather(
            store.commit(second(row)), store.commit(second(other)), return_exceptions=True
        )
    finally:
        statement(games, "DROP FUNCTION fault CASCADE")
    for error in errors:
        assert isinstance(error, StoreError)
        assert (error.trouble, said in str(error)) == (found, True), error
    await store.commit(second(row))
    assert [len(await store.log(each.id)) for each in (row, other)] == [2, 1]


async def test_a_user_without_rights_or_connections_is_told(games: str) -> None:
    guest = f"guest_{os.getpid()}"
    statement(games, f"CREATE ROLE {guest} LOGIN")
    try:
        address = with_user(games, guest)
        error = await trouble(open_store(address))
        assert (error.trouble, "does not let this user" in str(error)) == (Trouble.READ_ONLY, True)
        statement(games, f"ALTER ROLE {guest} CONNECTION LIMIT 0")
        error = await trouble(open_store(address))
        assert (error.trouble, "no connection left" in str(error)) == (Trouble.LOCKED, True)
    finally:
        statement(games, f"DROP ROLE {guest}")


@contextmanager
def held(address: str) -> Iterator[None]:
    """Another program holds the row that every writer takes first."""
    with psycopg.connect(address) as other:
        other.execute("UPDATE heliograph SET commits = commits")
        yield
        other.rollback()


async def test_who_waits_too_long_is_told_and_nothing_of_it_is_stored(
    store: PostgresStore, games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, other = await create(store), await create(store, 2)
    monkeypatch.setattr(writer, "PATIENCE", 0.4)
    with held(games):
        async with asyncio.timeout(PATIENCE):
            error = await trouble(store.commit(second(row)))
    assert (error.trouble, "locked by another program" in str(error)) == (Trouble.LOCKED, True)
    monkeypatch.setattr(writer, "PATIENCE", PATIENCE)
    await store.commit(second(other))
    assert [len(await store.log(each.id)) for each in (row, other)] == [1, 2]
    await store.commit(second(row))


async def test_a_read_that_takes_too_long_is_told(
    store: PostgresStore, games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "PATIENCE", 0.2)
    with psycopg.connect(games) as other:
        other.execute("LOCK TABLE person")
        assert (await trouble(store.person(1))).trouble is Trouble.LOCKED
        other.rollback()
    monkeypatch.setattr(reading, "PATIENCE", PATIENCE)
    assert await store.person(1) is None


async def test_whoever_waits_does_not_wait_anew_for_each_request(
    store: PostgresStore, games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await create(store)
    for module in (reading, writer):
        monkeypatch.setattr(module, "PATIENCE", 1000.0)
    monkeypatch.setattr(patience, "LEAST", 0.2)
    watch_stored()
    patience.SINCE.set(patience.SINCE.get() - 1000)
    with held(games), psycopg.connect(games) as other:
        other.execute("LOCK TABLE person")
        async with asyncio.timeout(PATIENCE):
            assert (await trouble(store.person(1))).trouble is Trouble.LOCKED
            assert (await trouble(store.commit(second(row)))).trouble is Trouble.LOCKED
        other.rollback()
    assert [patience.left(each) for each in (1000.0, 100.0)] == [0.2, 100.0]
    assert Context().run(patience.left, 1000.0) == 1000.0
    await store.commit(second(row))


async def test_the_end_does_not_wait_for_a_query_that_does_not_end(
    games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(games)
    monkeypatch.setattr(reading, "PATIENCE", 0.2)
    sleeping = asyncio.ensure_future(store.fetch("SELECT pg_sleep(600)", long=True))
    asleep = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'"
    async with asyncio.timeout(PATIENCE):
        while statement(games, asleep) == [(0,)]:
            await asyncio.sleep(0.05)
        await store.close()
    assert (await trouble(sleeping)).trouble is Trouble.MISSING


# Connections that break


async def test_after_connections_broke_all_goes_on(store: PostgresStore, games: str) -> None:
    row = await create(store)
    mark = (await store.changes(None)).mark
    for seq in (2, 3):
        assert await store.session(row.id) is not None
        assert cut(games) >= 2
        await store.commit(Commit(replace(row, seq=seq), line(row.id, seq)))
        assert [each.seq for each in await store.log(row.id)] == list(range(1, seq + 1))
    assert not (await store.changes(mark)).by_others
    assert not (await store.changes((await store.changes(None)).mark)).by_others


async def test_what_another_writes_during_a_look_is_not_missed(
    store: PostgresStore, games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = await open_store(games)
    row, real, waiting = await create(other), Connection.execute, list[Commit]()
    loop = asyncio.get_running_loop()

    def meanwhile(db: Connection, sql: str, given: object = (), /) -> object:
        found = real(db, sql, given)  # type: ignore[arg-type]
        if waiting and sql.startswith("SELECT") and db is store.writer._db:
            asyncio.run_coroutine_threadsafe(other.commit(waiting.pop()), loop).result(PATIENCE)
        return found

    monkeypatch.setattr(Connection, "execute", meanwhile)
    mark = (await store.changes(None)).mark
    waiting += [second(row)]
    first = await store.changes(mark)
    assert not waiting
    again = await store.changes(first.mark)
    assert (row.id, 2) in [(each.id, each.seq) for each in (*first.sessions, *again.sessions)]
    await other.close()


@pytest.mark.parametrize("stored", [True, False])
async def test_an_answer_that_is_lost_is_found_out(
    store: PostgresStore, games: str, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    row, real, faults = await create(store), Connection.execute, [1]

    def lost(db: Connection, sql: str, given: object = (), /) -> object:
        if sql == "COMMIT" and faults:
            faults.clear()
            if stored:
                real(db, sql)
                db._pipeline.sync()  # type: ignore[union-attr]
            db.interrupt()
        return real(db, sql, given)  # type: ignore[arg-type]

    monkeypatch.setattr(Connection, "execute", lost)
    mark = (await store.changes(None)).mark
    commit = Commit(replace(row, seq=2), line(row.id, 2, interaction=9))
    await store.commit(commit)
    assert not faults
    assert [each.seq for each in await store.log(row.id)] == [1, 2]
    with pytest.raises(Conflict) as caught:
        await store.commit(commit)
    assert caught.value.clash is Clash.INTERACTION
    assert not (await store.changes(mark)).by_others


async def test_while_the_database_is_away_it_is_told_once_and_then_goes_on(
    store: PostgresStore, games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, real = await create(store), connect

    def away(address: str, *, reads: bool = False) -> Connection:
        return real("postgresql://u@127.0.0.1:9/games")

    monkeypatch.setattr(writer, "connect", away)
    monkeypatch.setattr(writer, "PATIENCE", 0.4)
    cut(games)
    error = await trouble(store.commit(second(row)))
    assert error.trouble in (Trouble.MISSING, Trouble.LOCKED)
    monkeypatch.setattr(writer, "connect", real)
    monkeypatch.setattr(writer, "PATIENCE", PATIENCE)
    await store.commit(second(row))
    assert len(await store.log(row.id)) == 2


# One bot, one clock


async def test_of_two_that_start_at_once_one_migrates(empty: str) -> None:
    stores = await asyncio.gather(*(open_store(empty) for _ in range(3)))
    rows = [await create(store, channel) for channel, store in enumerate(stores)]
    assert [row.id for row in rows] == [1, 2, 3]
    for store in stores:
        await store.close()
    assert statement(empty, "SELECT version FROM heliograph") == [(len(MIGRATIONS),)]


async def test_a_migration_that_fails_leaves_nothing(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = (*MIGRATIONS, "CREATE TABLE later (what text); SELECT 1 / 0;")
    monkeypatch.setattr("bot.store.postgres.schema.MIGRATIONS", broken)
    assert (await trouble(open_store(empty))).trouble is Trouble.FAILED
    assert statement(empty, "SELECT version, to_regclass('later') FROM heliograph") == [
        (len(MIGRATIONS), None)
    ]


async def test_a_second_bot_is_kept_out_whatever_its_clock_says(
    games: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = await open_store(games, claim=ALONE)
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + 10 * STALE)
    assert (await first.beat()).now < time.time() - STALE
    error = await trouble(open_store(games, claim=ALONE))
    assert error.trouble is Trouble.TAKEN
    assert health(games).alive
    with pytest.raises(StoreError, match="A bot is playing"):
        remove_server(games, 5)
    await first.close()
    assert not health(games).alive
    await (await open_store(games, claim=ALONE)).close()


async def test_a_database_of_an_earlier_version_is_not_migrated_under_a_living_bot(empty: str) -> None:
    statement(empty, MIGRATIONS[0])
    statement(empty, "UPDATE heliograph SET version = 1")
    now = "extract(epoch FROM clock_timestamp())"
    statement(empty, f"INSERT INTO heartbeat (process, pid, started, beat) SELECT 'old', 1, 1, {now}")
    assert (await trouble(open_store(empty, claim=ALONE))).trouble is Trouble.TAKEN
    assert statement(empty, "SELECT version FROM heliograph") == [(1,)]
    assert health(empty).alive
    with pytest.raises(StoreError, match="A bot is playing"):
        remove_server(empty, 5)
    statement(empty, "UPDATE heartbeat SET beat = beat - 61")
    assert not health(empty).alive
    await (await open_store(empty, claim=ALONE)).close()
    assert statement(empty, "SELECT version FROM heliograph") == [(len(MIGRATIONS),)]


async def test_who_does_not_beat_gives_way_and_learns_it(games: str) -> None:
    first = await open_store(games, claim=ALONE)
    statement(games, f"UPDATE process SET beat = beat - {STALE + 1}, until = until - {STALE + 1}")
    second = await open_store(games, claim=ALONE)
    await trouble(first.beat())
    async with asyncio.timeout(PATIENCE):
        assert (await first.lost()).trouble is Trouble.TAKEN
    await create(second)
    await first.close()
    await second.close()


async def test_everything_of_a_server_is_deleted(games: str) -> None:
    store = await open_store(games)
    await create(store, 1, guild=5)
    kept = await create(store, 2, guild=6)
    await store.close()
    assert held_for(games, 5).sessions == 1
    assert remove_server(games, 5).sessions == 1
    assert statement(games, "SELECT id FROM session") == [(kept.id,)]
    assert statement(games, "SELECT DISTINCT session FROM log") == [(kept.id,)]


def test_nothing_is_put_back_while_a_bot_plays(games: str, tmp_path: Path) -> None:
    from bot.store.places import backup

    backup(games, tmp_path / "copy.db", lambda table, done: None)

    async def playing() -> None:
        bot = await open_store(games, claim=ALONE)
        try:
            with pytest.raises(StoreError, match="Another bot is playing"):
                await asyncio.to_thread(restore, tmp_path / "copy.db", games, lambda table, done: None)
        finally:
            await bot.close()

    asyncio.run(playing())


# The same tables


def test_both_engines_have_the_same_tables_columns_keys_and_indexes(games: str) -> None:
    columns = (
        "SELECT table_name, column_name, is_nullable, data_type FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name <> 'heliograph'"
    )
    names = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}
    with closing(connect_file(":memory:")) as db:
        migrate_file(db)
        tables = [*shape(), *AGREED]
        here = {
            (table, row[1], "NO" if row[3] or row[5] else "YES", names[row[2]])
            for table in tables
            for row in db.execute(f"PRAGMA table_info({table})")
        }
        indexes = {
            row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql <> ''")
        }
    there = {row for row in statement(games, columns) if row[:2] != ("process", "written")}
    assert there == here
    found = {
        str(row[0])
        for row in statement(games, "SELECT indexname FROM pg_indexes WHERE schemaname = 'public'")
        if not str(row[0]).endswith("_pkey")
    }
    assert found == indexes
    keys = statement(
        games,
        "SELECT indrelid::regclass::text, array_agg(attname::text ORDER BY array_position(indkey::int[], attnum::int))"
        " FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)"
        " WHERE indisprimary AND indrelid::regclass::text = ANY (SELECT tablename FROM pg_tables"
        " WHERE schemaname = 'public') GROUP BY indrelid",
    )
    assert {str(table): tuple(key) for table, key in keys if table not in AGREED} == {  # type: ignore[call-overload]
        table: key for table, (_, key) in shape().items()
    }


async def test_a_text_with_the_character_0_is_kept_without_it(store: PostgresStore) -> None:
    await store.keep_person(1, "a\0b")
    assert await store.person(1) == "a\ufffdb"
    row = await create(store, 5, status="finished", table_state='{"x":"\\u0000"}', host=7)
    assert await store.sessions_naming(7) == [row.id]


@pytest.mark.parametrize("before", range(connecting.PREPARED_AFTER + 2))
async def test_a_statement_that_was_skipped_when_it_was_to_be_prepared_works_again(
    store: PostgresStore, before: int
) -> None:
    def job(db: Database) -> None:
        db.execute("UPDATE tally SET number = number WHERE game = ?", ("sol",))

    def broken(db: Database) -> None:
        db.execute("SELECT 1 / ?", (0,))
        job(db)

    # The first one finds nothing prepared.
    assert (await trouble(store.writer.write(broken))).trouble is Trouble.FAILED
    for _ in range(before):
        await store.writer.write(job)
    assert (await trouble(store.writer.write(broken))).trouble is Trouble.FAILED
    await store.writer.write(job)
    await store.writer.write(job)


async def test_connections_are_few(store: PostgresStore, games: str) -> None:
    rows = await asyncio.gather(*(create(store, channel) for channel in range(40)))
    await asyncio.gather(*(store.session(row.id) for row in rows), *(store.results(5) for _ in range(9)))
    counted = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'heliograph'"
    assert statement(games, f"{counted} AND datname = current_database()")[0][0] in range(
        4, reading.READERS + 4
    )
