"""My data: a file with all that is kept about oneself and nothing about others; and its end, everywhere."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.engine.moves import Move, Seat
from bot.sessions import Status, User, mydata
from bot.sessions.forgetting import NAME
from bot.sessions.people import USUAL, Person, Vision
from tests.sessions.desk import CY, OTHER_CHANNEL, Desk, open_desk

MIRA = User(123_456_789_012_345_678, "Mira the Remarkable")
BO = User(223_456_789_012_345_678, "Bo the Bold")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Desk]:
    async with open_desk(tmp_path / "games.db") as made:
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
    return found


async def lived(house: Desk) -> tuple[int, int, int]:
    """Mira has finished a game, plays one as its host, and sits in a lobby; she has likings, and has looked."""
    over = await house.game(MIRA, BO, windows="off")
    await house.play_out(over, MIRA, BO)
    running = await house.game(MIRA, BO, CY, windows="off")
    people = house.sessions.people
    await people.keep(MIRA.id, Person(vision=Vision.PROTAN))
    await people.look(running, MIRA.id, 3)
    move = (await house.sessions.moves(running, MIRA.id))[0]
    await house.sessions.submit(MIRA.id, running, move)
    lobby = await house.lobby(BO, MIRA, channel=OTHER_CHANNEL)
    return over, running, lobby.id


async def test_the_file_tells_everything_about_oneself_and_nothing_about_others(house: Desk) -> None:
    over, running, lobby = await lived(house)
    file = await house.sessions.mydata.export(MIRA.id)
    assert file.name == f"heliograph-{MIRA.id}.json"
    told: dict[str, Any] = msgspec.json.decode(file.data)
    assert told["preferences"] == {"vision": "protan"}
    assert [table["session"] for table in told["tables"]] == [over, running, lobby]
    assert [table["host"] for table in told["tables"]] == [True, True, False]
    log = await house.store.log(over)
    moves = [line.body for line in log if line.user == MIRA.id and line.kind == "move"]
    assert [line["body"] for line in told["tables"][0]["lines"] if line["kind"] == "move"] == moves
    assert told["tables"][0]["parts"] == [{"seat": 0, "name": MIRA.name, "share": 1.0}]
    assert told["lookeds"] == [{"session": running, "seq": 3}]
    for other in (BO.name, str(BO.id), CY.name):
        assert other not in file.data.decode()


async def test_what_an_order_played_is_in_its_owners_file(house: Desk) -> None:
    session = await house.game(MIRA, BO, windows="off")
    move = (await house.sessions.moves(session, BO.id))[0]
    await house.sessions.orders.arm(BO.id, session, Seat(1), "ask-stake", move, every=True)
    await house.sessions.orders.settled()
    for who, lines in ((BO, [str(move)]), (MIRA, [])):
        told = msgspec.json.decode((await house.sessions.mydata.export(who.id)).data)
        assert [line["body"] for line in told["tables"][0]["lines"] if line.get("how") == "order"] == lines
        assert len(told["standings"]) == len(lines)


async def test_a_very_large_file_is_packed(house: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    await lived(house)
    whole = await house.sessions.mydata.export(MIRA.id)
    monkeypatch.setattr(mydata, "LARGEST", 100)
    packed = await house.sessions.mydata.export(MIRA.id)
    assert packed.name.endswith(".json.gz")
    assert gzip.decompress(packed.data) == whole.data


async def test_after_deletion_no_trace_is_left_and_every_game_still_verifies(house: Desk) -> None:
    over, running, lobby = await lived(house)
    before = await house.sessions.get(over)
    assert before.result is not None
    assert traces(house.store.path, str(MIRA.id), MIRA.name)
    await house.sessions.mydata.forget(MIRA.id, MIRA.name)
    assert traces(house.store.path, str(MIRA.id), MIRA.name) == []
    assert await house.sessions.people.get(MIRA.id) == USUAL
    for session in (over, running):
        report = await house.sessions.verify(session)
        assert report.ok, report.problem
    after = await house.sessions.get(over)
    assert after.names == [NAME, BO.name]
    assert after.result is not None
    assert (after.result.scores, after.result.places) == (before.result.scores, before.result.places)
    part = after.result.parts[0][0]
    assert (part.name, part.share, part.user_id == after.holders[0].user_id) == (NAME, 1.0, True)
    assert part.user_id is not None
    assert part.user_id < 0
    goes_on = await house.sessions.get(running)
    assert goes_on.status is Status.PLAYING
    assert goes_on.holders[0].vacant
    assert goes_on.holders[0].name == NAME
    assert goes_on.host_id == BO.id
    assert (await house.sessions.get(lobby)).names == [BO.name]
    assert house.sessions.of_user(MIRA.id) == []


async def test_the_others_play_on_and_the_newcomer_has_the_seat_as_it_was(house: Desk) -> None:
    _, running, _ = await lived(house)
    await house.sessions.mydata.forget(MIRA.id, MIRA.name)
    dee = User(323_456_789_012_345_678, "Dee")
    await house.sessions.seats.take(running, dee, Seat(0))
    await house.play_out(running, dee, BO, CY)
    view = await house.sessions.get(running)
    assert view.status is Status.FINISHED
    assert view.result is not None
    assert {part.name for part in view.result.parts[0]} == {NAME, dee.name}
    await house.proof(running)
    assert traces(house.store.path, str(MIRA.id), MIRA.name) == []


async def test_stand_ins_offers_and_their_owner_are_forgotten_too(house: Desk) -> None:
    session = await house.game(BO, MIRA, windows="off")
    dee = User(323_456_789_012_345_678, "Dee")
    await house.sessions.seats.offer(session, MIRA, dee, for_a_while=True)
    await house.sessions.seats.accept(session, dee)
    eli = User(423_456_789_012_345_678, "Eli the Elder")
    await house.sessions.seats.offer(session, BO, eli)
    for forgotten in (MIRA, eli):
        await house.sessions.mydata.forget(forgotten.id, forgotten.name)
        assert traces(house.store.path, str(forgotten.id), forgotten.name) == []
    view = await house.sessions.get(session)
    assert view.holders[1].user_id == dee.id
    assert view.holders[1].owner is None
    assert view.affairs.offers == ()
    await house.proof(session)


async def test_somebody_unknown_is_forgotten_without_harm_and_twice_is_once(house: Desk) -> None:
    over, _, _ = await lived(house)
    seq = (await house.sessions.get(over)).seq
    stranger = User(999, "Nobody")
    await house.sessions.mydata.forget(stranger.id, stranger.name)
    await house.sessions.mydata.forget(MIRA.id, MIRA.name)
    holders = (await house.sessions.get(over)).holders
    await house.sessions.mydata.forget(MIRA.id, MIRA.name)
    assert (await house.sessions.get(over)).holders == holders
    assert (await house.sessions.get(over)).seq == seq


async def test_a_move_under_way_in_another_process_does_not_bring_a_name_back(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_desk(path) as here, open_desk(path) as there:
        session = await here.game(MIRA, BO, CY, windows="off")
        await there.sessions._house.refresh()
        move: Move = (await there.sessions.moves(session, BO.id))[0]
        await here.sessions.mydata.forget(MIRA.id, MIRA.name)
        await there.sessions.submit(BO.id, session, move)
        assert traces(here.store.path, str(MIRA.id), MIRA.name) == []
        await there.proof(session)
