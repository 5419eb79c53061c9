"""Everything goes from a file to PostgreSQL and back, or nothing does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.__main__ import main
from bot.games.catalogue import games as catalogue
from bot.sessions.core.head import dealt, from_row
from bot.store import AddNotification, Commit, NotificationRow, Snapshot, StoreError, Trouble
from bot.store.addresses import Place
from bot.store.leases import Alone
from bot.store.places import backup, move, open_place, restore
from bot.store.postgres.backup import reading
from bot.store.sql import copying
from bot.store.sqlite.copying import read, shape
from tests.store.cluster import statement
from tests.store.samples import ROW, create, line

MIRA = 123_456_789_012_345_678


def unseen(table: str, done: int) -> None:
    """No one watches."""


async def filled(where: Place) -> None:
    """A game of SOL after its first moves, one that is over, one that was deleted last, and what belongs to them."""
    store = await open_place(where)
    game = catalogue()["sol"]
    seats = '[{"user_id":5,"name":"Ada"},{"user_id":6,"name":"Bo"}]'
    row = replace(ROW, game="sol", version=game.info.version, holders=seats, host=5)
    row = replace(row, id=await store.create(row, line(0, 1, kind="new", body="")))
    begun, state = line(row.id, 2, kind="start", body=""), dealt(game, from_row(row))[0]
    await store.commit(Commit(replace(row, seq=2, moved=2), begun, Snapshot(2, True, game.encode(state))))
    note = NotificationRow(session=row.id, seat=0, number=3, user_id=MIRA, at=9.5, kind="reminder")
    said = line(row.id, 3, kind="say", user_id=MIRA, interaction=2**62, events=b"\x00\xff")
    said = replace(said, body="naïve ☀\\ 'quoted'\ttab\nline")
    await store.commit(Commit(replace(row, seq=3, moved=2), said, extras=(AddNotification(note),)))
    await store.mark_sent(row.id, 0, 3)
    await create(store, 2, status="finished", ended=3.25, result='{"parts":[]}', version=None)
    gone = await create(store, 3, status="finished", ended=1.0, version=None)
    await create(store, 4, version=None)
    assert await store.remove_ended(2.0, 5) == [gone.id]
    await store.keep_person(MIRA, '{"a":"\\u0000"}')
    await store.close()


def held(where: Place) -> dict[str, copying.Sum]:
    """The hashes of all tables."""
    with read(where) if isinstance(where, Path) else reading(where) as end:
        return copying.sums(end, shape(), unseen)


async def next_session(where: Place) -> int:
    """The id that the next session gets."""
    store = await open_place(where)
    made = await create(store, 99, version=None)
    await store.close()
    return made.id


async def test_everything_goes_to_postgres_and_back(games: str, tmp_path: Path) -> None:
    first, last = tmp_path / "first.db", tmp_path / "last.db"
    await filled(first)
    before = held(first)
    assert before["log"].rows == 5
    await move(first, games, unseen)
    assert held(games) == before
    await move(games, last, unseen)
    assert held(last) == held(first) == before
    assert await next_session(games) == await next_session(last) == await next_session(first) == 5
    assert held(games) != before


def test_the_command_verifies_every_game(
    games: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(filled(tmp_path / "first.db"))
    assert main(["move-database", str(tmp_path / "first.db"), games]) == 0
    said = capsys.readouterr().out
    assert "games that verify: 1" in said
    assert "HELIOGRAPH_DATABASE" in said
    statement(games, "UPDATE snapshot SET state = state || 'x'")
    assert main(["move-database", games, str(tmp_path / "last.db")]) == 1
    assert "game 1 (sol)" in capsys.readouterr().err


@pytest.mark.parametrize("way", ["there", "back"])
async def test_nothing_is_there_after_an_interruption(games: str, tmp_path: Path, way: str) -> None:
    file = tmp_path / "first.db"
    await filled(file if way == "there" else games)
    source, target = (file, games) if way == "there" else (games, file)

    def interrupted(table: str, done: int) -> None:
        if table == "tally":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await move(source, target, interrupted)
    if isinstance(target, Path):
        assert [each.name for each in tmp_path.iterdir()] == []
    else:
        assert {each.rows for each in held(target).values()} == {0}
    await move(source, target, unseen)
    assert held(target) == held(source)


@pytest.mark.parametrize(
    ("faulty_rows", "rows"), [([], 0), ([(MIRA, "{}")], 1)], ids=["a row is missing", "a row differs"]
)
async def test_a_copy_that_differs_is_not_kept(
    games: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    faulty_rows: list[tuple[int, str]],
    rows: int,
) -> None:
    await filled(tmp_path / "first.db")
    copy = copying.copy_all

    def faulty(source: copying.End, target: copying.End, *rest: object) -> None:
        copy(source, target, *rest)  # type: ignore[arg-type]
        target.clear("person")
        target.write("person", shape()["person"][0], faulty_rows)

    monkeypatch.setattr(copying, "copy_all", faulty)
    with pytest.raises(StoreError, match=f"copy of person differs: 1 rows became {rows}"):
        await move(tmp_path / "first.db", games, unseen)
    assert {each.rows for each in held(games).values()} == {0}


async def test_a_move_is_refused_while_a_bot_plays_or_where_something_is(games: str, tmp_path: Path) -> None:
    file = tmp_path / "first.db"
    await filled(file)

    async def refused(source: Place, target: Place) -> StoreError:
        with pytest.raises(StoreError) as caught:
            await move(source, target, unseen)
        return caught.value

    for place, other in ((file, games), (games, tmp_path / "new.db"), (games, file.with_name("other.db"))):
        bot = await open_place(place, claim=Alone())
        assert (await refused(place, other)).trouble is Trouble.TAKEN
        await bot.close()
    bot = await open_place(games, claim=Alone())
    assert (await refused(file, games)).trouble is Trouble.TAKEN
    await bot.close()
    assert "is there already" in str(await refused(games, file))
    assert "is not there" in str(await refused(tmp_path / "none.db", games))
    await create(store := await open_place(games))
    await store.close()
    assert "not empty" in str(await refused(file, games))


def test_a_backup_of_postgres_is_a_file_that_can_be_put_back(
    games: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    asyncio.run(filled(games))
    before, copy = held(games), tmp_path / "copy.db"
    assert backup(games, copy, unseen) == copy.stat().st_size
    assert held(copy) == before
    assert oct(copy.stat().st_mode & 0o777) == "0o600"
    with pytest.raises(StoreError, match="is there already"):
        backup(games, copy, unseen)
    asyncio.run(next_session(games))
    changed = held(games)
    kept = restore(copy, games, unseen)
    assert held(games) == before != changed
    assert kept is not None
    assert held(tmp_path / kept) == changed
    statement(games, "DELETE FROM session")
    with pytest.raises(StoreError):
        restore(tmp_path / "none.db", games, unseen)
