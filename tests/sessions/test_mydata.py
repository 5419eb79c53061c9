"""My data: a file with all that is kept about oneself and nothing about others; and its end, everywhere."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.engine.moves import Move, Seat
from bot.sessions import LogLine, SessionView, Status, User
from bot.sessions.core.people import USUAL, Person, Vision
from bot.sessions.people import mydata
from bot.sessions.people.forgetting import NAME
from tests.sessions.venue import CY, OTHER_CHANNEL, Venue, open_venue

MIRA = User(123_456_789_012_345_678, "Mira the Remarkable")
BO = User(223_456_789_012_345_678, "Bo the Bold")


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Venue]:
    async with open_venue(tmp_path / "games.db") as made:
        yield made


def traces(path: str, *words: str) -> list[str]:
    """Where in the whole database one of these words stands."""
    found = []
    with sqlite3.connect(path) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            for row in db.execute(f"SELECT * FROM {table}"):
                cells = [c.decode("latin-1") if isinstance(c, bytes) else str(c) for c in row]
                found += [f"{table}: {cell}" for cell in cells for word in words if word in cell]
    files = [Path(path + end) for end in ("", "-wal")]
    there = [(file, file.read_bytes()) for file in files if file.exists()]
    return found + [f"{file.name}: {word}" for file, data in there for word in words if word.encode() in data]


async def lived(tables: Venue) -> tuple[int, int, int]:
    """Mira has finished a game, plays one as its host, and sits in a lobby; she has likings, and has looked."""
    over = await tables.game(MIRA, BO, windows="off")
    await tables.play_out(over, MIRA, BO)
    running = await tables.game(MIRA, BO, CY, windows="off")
    people = tables.sessions.people
    await people.keep(MIRA.id, Person(vision=Vision.PROTAN))
    await people.look(running, MIRA.id, 3)
    move = (await tables.sessions.moves(running, MIRA.id))[0]
    await tables.sessions.submit(MIRA.id, running, move)
    lobby = await tables.lobby(BO, MIRA, channel=OTHER_CHANNEL)
    return over, running, lobby.id


async def test_the_file_tells_everything_about_oneself_and_nothing_about_others(tables: Venue) -> None:
    over, running, lobby = await lived(tables)
    file = await tables.sessions.mydata.export(MIRA.id)
    assert file.name == f"heliograph-{MIRA.id}.json"
    told: dict[str, Any] = msgspec.json.decode(file.data)
    assert told["preferences"] == {"vision": "protan"}
    assert [table["session"] for table in told["tables"]] == [over, running, lobby]
    assert [table["host"] for table in told["tables"]] == [True, True, False]
    log = await tables.store.log(over)
    moves = [line.body for line in log if line.user_id == MIRA.id and line.kind == "move"]
    assert [line["body"] for line in told["tables"][0]["lines"] if line["kind"] == "move"] == moves
    assert told["tables"][0]["parts"] == [{"seat": 0, "name": MIRA.name, "share": 1.0}]
    assert told["looked"] == [{"session": running, "seq": 3}]
    for other in (BO.name, str(BO.id), CY.name):
        assert other not in file.data.decode()


async def test_what_an_order_played_is_in_its_owners_file(tables: Venue) -> None:
    session = await tables.game(MIRA, BO, windows="off")
    move = (await tables.sessions.moves(session, BO.id))[0]
    await tables.sessions.orders.arm(BO.id, session, Seat(1), "ask-stake", move, every=True)
    await tables.sessions.orders.settled()
    for who, lines in ((BO, [str(move)]), (MIRA, [])):
        told = msgspec.json.decode((await tables.sessions.mydata.export(who.id)).data)
        assert [line["body"] for line in told["tables"][0]["lines"] if line.get("how") == "order"] == lines
        assert len(told["standing_orders"]) == len(lines)


async def test_a_very_large_file_is_packed(tables: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    await lived(tables)
    whole = await tables.sessions.mydata.export(MIRA.id)
    monkeypatch.setattr(mydata, "LARGEST", 100)
    packed = await tables.sessions.mydata.export(MIRA.id)
    assert packed.name.endswith(".json.gz")
    assert gzip.decompress(packed.data) == whole.data


async def test_the_file_is_written_in_pieces_beside_the_event_loop(
    tables: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lived(tables)
    pieces: list[tuple[bool, int]] = []
    encode = msgspec.json.encode

    def noted(value: object, **given: Any) -> bytes:
        made = encode(value, **given)
        pieces.append((threading.current_thread() is threading.main_thread(), len(made)))
        return made

    monkeypatch.setattr(msgspec.json, "encode", noted)
    file = await tables.sessions.mydata.export(MIRA.id)
    assert not any(on_the_loop for on_the_loop, _ in pieces)
    told = msgspec.json.decode(file.data)
    assert max(size for _, size in pieces) == max(len(encode(table)) for table in told["tables"])


async def test_a_log_read_during_a_deletion_names_no_one_deleted(tables: Venue) -> None:
    _, running, _ = await lived(tables)
    readings: list[asyncio.Task[list[LogLine]]] = []

    def told(changed: SessionView) -> None:
        if changed.id == running:
            readings.append(asyncio.create_task(tables.sessions.log(running)))

    tables.sessions.on_change.subscribe(told)
    await tables.sessions.mydata.forget(MIRA.id, MIRA.name)
    *_, before, last = await asyncio.gather(*readings)
    assert any(MIRA.name in line.names for line in before)
    assert not any(MIRA.name in str(line) for line in last)


async def test_after_deletion_no_trace_is_left_and_every_game_still_verifies(tables: Venue) -> None:
    over, running, lobby = await lived(tables)
    before = await tables.sessions.get(over)
    assert before.result is not None
    assert traces(tables.store.path, str(MIRA.id), MIRA.name)
    await tables.sessions.mydata.forget(MIRA.id, MIRA.name)
    assert traces(tables.store.path, str(MIRA.id), MIRA.name) == []
    assert await tables.sessions.people.get(MIRA.id) == USUAL
    for session in (over, running):
        report = await tables.sessions.verify(session)
        assert report.ok, report.problem
    after = await tables.sessions.get(over)
    assert after.names == [NAME, BO.name]
    assert after.result is not None
    assert (after.result.scores, after.result.places) == (before.result.scores, before.result.places)
    part = after.result.parts[0][0]
    assert (part.name, part.share, part.user_id == after.holders[0].user_id) == (NAME, 1.0, True)
    assert part.user_id is not None
    assert part.user_id < 0
    goes_on = await tables.sessions.get(running)
    assert goes_on.status is Status.PLAYING
    assert goes_on.holders[0].vacant
    assert goes_on.holders[0].name == NAME
    assert goes_on.host_id == BO.id
    assert (await tables.sessions.get(lobby)).names == [BO.name]
    assert tables.sessions.of_user(MIRA.id) == []


async def test_the_others_play_on_and_the_newcomer_has_the_seat_as_it_was(tables: Venue) -> None:
    _, running, _ = await lived(tables)
    await tables.sessions.mydata.forget(MIRA.id, MIRA.name)
    dee = User(323_456_789_012_345_678, "Dee")
    await tables.seat(running, dee, BO, Seat(0))
    await tables.play_out(running, dee, BO, CY)
    view = await tables.sessions.get(running)
    assert view.status is Status.FINISHED
    assert view.result is not None
    assert {part.name for part in view.result.parts[0]} == {NAME, dee.name}
    await tables.proof(running)
    assert traces(tables.store.path, str(MIRA.id), MIRA.name) == []


OLD = replace(MIRA, name="Old Mira")


async def test_the_name_is_gone_from_reasons_whoever_gave_them(tables: Venue) -> None:
    session = await tables.game(OLD, BO, CY, windows="off")
    await tables.sessions.seats.remove(
        session, BO, Seat(2), f"<@{MIRA.id}> and old mira asked; so did Mirabel"
    )
    over = await tables.lobby(BO, MIRA, channel=OTHER_CHANNEL)
    await tables.sessions.start(over.id, BO)
    await tables.sessions.end(over.id, CY, admin=True, reason=f"{MIRA.name}, {OLD.name} and I are off")
    await tables.sessions.mydata.forget(MIRA.id, MIRA.name)
    assert traces(tables.store.path, str(MIRA.id), MIRA.name, OLD.name, "old mira") == []
    lines = [*await tables.sessions.log(session), *await tables.sessions.log(over.id)]
    reasons = [event.values["reason"] for line in lines for event in line.events if "reason" in event.values]
    assert reasons == [f"={NAME} and {NAME} asked; so did Mirabel", f"={NAME}, {NAME} and I are off"]
    await tables.proof(session)


async def test_the_name_is_gone_from_imported_files_everywhere(tables: Venue) -> None:
    played = await tables.game(OLD, BO, windows="off")
    await tables.play_out(played, OLD, BO)
    file = await tables.sessions.export(played)
    kept = await tables.sessions.archive.import_game(OTHER_CHANNEL, 99, CY, file)
    assert traces(tables.store.path, OLD.name)
    await tables.sessions.mydata.forget(MIRA.id, MIRA.name)
    assert traces(tables.store.path, MIRA.name, OLD.name) == []
    assert (await tables.sessions.get(kept.session.id)).names == [NAME, BO.name]
    assert (await tables.sessions.archive.retold(kept.session.id)).names[0] == (NAME, BO.name)


async def test_the_log_of_the_database_is_emptied_when_no_one_reads_it(tables: Venue) -> None:
    over, _, _ = await lived(tables)
    with closing(sqlite3.connect(tables.store.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM session").fetchone()
        forgetting = asyncio.create_task(tables.sessions.mydata.forget(MIRA.id, MIRA.name))
        while (await tables.store.session(over)).host == MIRA.id:  # type: ignore[union-attr]
            await asyncio.sleep(0)
        reader.execute("COMMIT")
    await forgetting
    assert traces(tables.store.path, str(MIRA.id), MIRA.name) == []


async def test_stand_ins_offers_and_their_owner_are_forgotten_too(tables: Venue) -> None:
    session = await tables.game(BO, MIRA, windows="off")
    dee = User(323_456_789_012_345_678, "Dee")
    await tables.sessions.seats.offers.make(session, MIRA, dee, for_a_while=True)
    await tables.sessions.seats.offers.accept(session, dee)
    eli = User(423_456_789_012_345_678, "Eli the Elder")
    await tables.sessions.seats.offers.make(session, BO, eli)
    for forgotten in (MIRA, eli):
        await tables.sessions.mydata.forget(forgotten.id, forgotten.name)
        assert traces(tables.store.path, str(forgotten.id), forgotten.name) == []
    view = await tables.sessions.get(session)
    assert view.holders[1].user_id == dee.id
    assert view.holders[1].owner is None
    assert view.table_state.offers == ()
    await tables.proof(session)


async def test_somebody_unknown_is_forgotten_without_harm_and_twice_is_once(tables: Venue) -> None:
    over, _, _ = await lived(tables)
    seq = (await tables.sessions.get(over)).seq
    stranger = User(999, "Nobody")
    await tables.sessions.mydata.forget(stranger.id, stranger.name)
    await tables.sessions.mydata.forget(MIRA.id, MIRA.name)
    holders = (await tables.sessions.get(over)).holders
    await tables.sessions.mydata.forget(MIRA.id, MIRA.name)
    assert (await tables.sessions.get(over)).holders == holders
    assert (await tables.sessions.get(over)).seq == seq


async def test_a_move_under_way_in_another_process_does_not_bring_a_name_back(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as here, open_venue(path) as there:
        session = await here.game(MIRA, BO, CY, windows="off")
        await there.sessions._tables.refresh()
        move: Move = (await there.sessions.moves(session, BO.id))[0]
        await here.sessions.mydata.forget(MIRA.id, MIRA.name)
        await there.sessions.submit(BO.id, session, move)
        assert traces(here.store.path, str(MIRA.id), MIRA.name) == []
        await there.proof(session)
