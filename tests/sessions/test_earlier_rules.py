"""Games of rules that are no longer played: what is left of them is shown, and all else is refused in one sentence.

The states in `old` were kept by the versions of the games that played those rules.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from bot.engine.moves import Move, Seat
from bot.engine.record import Record, load_record
from bot.engine.words import words_of
from bot.games.catalogue import games
from bot.players import players
from bot.sessions import Sessions, Status, Times
from bot.sessions.core.presets import PRESETS
from bot.sessions.core.table_state import Part, Result
from bot.store.sqlite import open_store
from renderers.catalogue import renderer_of
from renderers.look import Look
from tests.paces import lasting
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, Clock

OLD = Path(__file__).parent / "old"
GUILD = 7
GONE = [(slug, version) for slug, game in games().items() for version in range(1, game.info.since)]
UNSAID = [("supernova", 1)]
"""Whose states can be read but no longer said in words: version 1 did not keep who sits beside whom."""
DAY = 86_400.0


@asynccontextmanager
async def opened(path: Path, clock: Clock | None = None) -> AsyncIterator[Sessions]:
    """The sessions of the four games on a file."""
    store = await open_store(path)
    times = Times(paces=lasting(60.0), grace=1.0, think=0.0, ponder=0.0)
    sessions = await Sessions.open(
        store, games(), players=players(), clock=clock or Clock(), times=times, seeds=lambda: "a seed"
    )
    try:
        yield sessions
    finally:
        await sessions.close()
        await store.close()


def state_of(slug: str, version: int) -> bytes:
    return (OLD / f"{slug}-{version}.state").read_bytes()


async def stored(
    path: Path, slug: str, version: int, *, over: bool = False, state: bytes | None = None
) -> int:
    """A game with a clock, begun under an earlier version, in which a computer player sits; its id."""
    async with opened(path) as sessions:
        view = await sessions.new(CHANNEL, GUILD, MIRA, slug)
        await sessions.join(view.id, BO)
        await sessions.clocks.set(view.id, MIRA, PRESETS["day"])
        await sessions.start(view.id, MIRA)
        for user in (MIRA, BO):
            if moves := await sessions.moves(view.id, user.id):
                await sessions.submit(user.id, view.id, moves[0])
                break
    parts = tuple((Part(user.id, user.name, None, 1.0),) for user in (MIRA, BO))
    result = msgspec.json.encode(Result((9, 5), (1, 2), parts)).decode()
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE session SET version = ?", (version,))
        db.execute("UPDATE snapshot SET state = ?", (state or state_of(slug, version),))
        if over:
            db.execute(
                "UPDATE session SET status = 'finished', ended = 2000000, asked = '[]', result = ?", (result,)
            )
        db.commit()
    return view.id


async def all_refused(*works: Awaitable[object]) -> None:
    """Each is refused in the one sentence."""
    assert [await refusal(work) for work in works] == ["rules-older"] * len(works)


def record_of(slug: str, version: int) -> bytes:
    """A game file of a version that is no longer played."""
    record = Record(
        game=slug,
        version=version,
        seats=2,
        names=["Mira", "Bo"],
        options={},
        seed_hash="-",
        seed="a",
        moves=[],
    )
    return msgspec.json.encode(record)


def test_there_is_a_state_of_each_version_that_is_no_longer_played() -> None:
    assert sorted(path.stem for path in OLD.glob("*.state")) == sorted(f"{slug}-{n}" for slug, n in GONE)
    assert len(GONE) == 24


@pytest.mark.parametrize(("slug", "version"), GONE)
async def test_a_live_game_of_earlier_rules_rests_until_it_is_ended(
    tmp_path: Path, slug: str, version: int
) -> None:
    session = await stored(tmp_path / "games.db", slug, version)
    clock = Clock()
    async with opened(tmp_path / "games.db", clock) as sessions:
        before = await sessions.get(session)
        assert (before.version, before.status) == (version, Status.PLAYING)
        await all_refused(
            sessions.position(session),
            sessions.moves(session, MIRA.id),
            sessions.submit(MIRA.id, session, Move("pass")),
            sessions.undo(MIRA.id, session),
            sessions.verify(session),
            sessions.archive.retold(session),
            sessions.seats.leave(session, MIRA),
            sessions.seats.kick(session, MIRA, Seat(1)),
            sessions.clocks.remind(session, MIRA.id),
            sessions.clocks.holiday(session, MIRA.id, 1),
            sessions.clocks.set(session, CY, PRESETS["week"], admin=True),
            sessions.orders.arm(MIRA.id, session, Seat(0), "x", Move("pass"), every=False),
        )
        assert not any(sessions.awaits(session, user.id) for user in (MIRA, BO))
        for _ in range(40):
            clock.now += DAY
            await sessions.tick()
        assert (await sessions.get(session)).seq == before.seq, "no clock runs, and nobody is reminded"

        view = await sessions.last_view(session)
        assert view.version == version
        if (slug, version) not in UNSAID:
            game = games()[slug]
            names = words_of(slug).side_names(game.sides(view), ["Mira", "Bo"])
            assert renderer_of(game).text_board(view, Look(tuple(names))).strip()
        assert len(await sessions.log(session)) > 3
        record = load_record(await sessions.export(session))
        assert (record.version, record.moves, record.result) == (version, [], None)

        ended = await sessions.end(session, CY, admin=True)
        assert (ended.status, ended.version) == (Status.ABANDONED, version)
        assert len(load_record(await sessions.export(session)).moves) == 1
        await sessions.new(CHANNEL, GUILD, MIRA, slug)


@pytest.mark.parametrize(("slug", "version"), GONE)
async def test_of_a_finished_game_of_earlier_rules_the_result_and_the_ratings_stay(
    tmp_path: Path, slug: str, version: int
) -> None:
    session = await stored(tmp_path / "games.db", slug, version, over=True)
    async with opened(tmp_path / "games.db") as sessions:
        await all_refused(
            sessions.position(session),
            sessions.verify(session),
            sessions.archive.retold(session),
            sessions.undo(MIRA.id, session),
        )
        assert (await sessions.last_view(session)).version == version
        assert any(line.move is not None for line in await sessions.log(session))
        record = load_record(data := await sessions.export(session))
        assert (record.version, record.result, len(record.moves)) == (version, [9, 5], 1)
        await all_refused(sessions.archive.import_game(OTHER_CHANNEL, GUILD, CY, data))
        assert await sessions.figures.played(GUILD) == {slug: 1}
        ranking = await sessions.figures.ranking(GUILD, slug)
        assert [line.name for line in ranking.lines] == ["Mira", "Bo"]


@pytest.mark.parametrize(("slug", "version"), GONE)
async def test_a_file_of_earlier_rules_is_not_imported(tmp_path: Path, slug: str, version: int) -> None:
    async with opened(tmp_path / "games.db") as sessions:
        with pytest.raises(Exception, match="rules-older"):
            await sessions.archive.import_game(CHANNEL, GUILD, MIRA, record_of(slug, version))


@pytest.mark.parametrize("state", [b"\xff", b"\x90"])
async def test_a_state_that_can_no_longer_be_read_leaves_the_log_and_the_end(
    tmp_path: Path, state: bytes
) -> None:
    session = await stored(tmp_path / "games.db", "sol", 1, state=state)
    async with opened(tmp_path / "games.db") as sessions:
        assert await sessions.last_view(session) is None
        await all_refused(sessions.position(session))
        assert len(await sessions.log(session)) > 3
        assert (await sessions.end(session, CY, admin=True)).status is Status.ABANDONED


async def test_the_players_of_a_game_of_earlier_rules_end_it_by_a_vote(tmp_path: Path) -> None:
    session = await stored(tmp_path / "games.db", "supernova", 5)
    async with opened(tmp_path / "games.db") as sessions:
        assert await refusal(sessions.end(session, MIRA)) == "end-vote"
        assert (await sessions.seats.abandon(session, MIRA)).vote is not None
        assert (await sessions.seats.abandon(session, BO)).vote is None
        assert (await sessions.get(session)).status is Status.ABANDONED


async def test_what_another_process_ends_is_taken_in(tmp_path: Path) -> None:
    session = await stored(tmp_path / "games.db", "factions", 3)
    async with opened(tmp_path / "games.db") as sessions, opened(tmp_path / "games.db") as others:
        await others.end(session, CY, admin=True)
        await sessions._tables.refresh()
        assert (await sessions.get(session)).status is Status.ABANDONED


async def test_a_person_is_forgotten_in_games_of_earlier_rules_too(tmp_path: Path) -> None:
    session = await stored(tmp_path / "games.db", "novasolis", 2)
    async with opened(tmp_path / "games.db") as sessions:
        await sessions.mydata.forget(MIRA.id, "Mira")
        view = await sessions.get(session)
        assert MIRA.id not in {holder.user_id for holder in view.holders}
        assert view.status is Status.PLAYING


async def test_a_lobby_from_before_an_update_starts_by_the_newest_rules(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as sessions:
        view = await sessions.new(CHANNEL, GUILD, MIRA, "sol")
        await sessions.join(view.id, BO)
    async with opened(tmp_path / "games.db") as sessions:
        assert (await sessions.start(view.id, MIRA)).version == games()["sol"].info.version
