"""The log, the file to take away and the proof; and what none of them gives away while the game runs."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

import bot.sessions
from bot.engine.errors import BadRecord
from bot.engine.moves import Seat
from bot.engine.record import load_record, replay
from bot.engine.words import Words
from bot.sessions import Kind
from bot.store import Trouble
from tests.games.sample.embers import EmbersRules
from tests.sessions.desk import BO, CY, MIRA, OTHER_CHANNEL, Desk
from tests.sessions.test_lobby import refusal


async def test_the_log_hides_from_each_viewer_what_is_not_theirs(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    move = await desk.any_move(session, MIRA)
    await desk.sessions.submit(MIRA.id, session, move)
    mine, others, public = [
        (await desk.sessions.log(session, viewer))[-1] for viewer in (Seat(0), Seat(1), None)
    ]
    assert (mine.move, [event.key for event in mine.events]) == (move, ["staked-secretly"])
    for line in (others, public):
        assert (line.kind, line.seat, line.move, line.events) == (Kind.MOVE, 0, None, [])


async def test_the_log_is_open_when_the_game_is_over(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    await desk.play_out(session, MIRA, BO)
    lines = await desk.sessions.log(session, None)
    assert all(line.move is not None for line in lines if line.kind is Kind.MOVE)
    assert any(event.key == "staked-secretly" for line in lines for event in line.events)
    assert [line.seq for line in await desk.sessions.log(session, None, since=5)] == [
        line.seq for line in lines[5:]
    ]


async def test_every_viewer_hears_exactly_the_events_meant_for_them(desk: Desk) -> None:
    session = await desk.game(MIRA, BO, CY)
    for user in (MIRA, BO, CY):
        await desk.sessions.submit(user.id, session, await desk.any_move(session, user))
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        for line in await desk.sessions.log(session, viewer):
            assert all(event.audience is None or viewer in event.audience for event in line.events)
            assert line.move is None or line.seat == viewer


async def test_a_position_holds_only_what_its_viewer_may_know(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    for viewer in (None, Seat(0), Seat(1)):
        position = await desk.sessions.position(session, viewer)
        assert position.view.rng is None
        for seat, hand in enumerate(position.view.hands):
            assert (sum(hand) > 0) == (seat == viewer)


async def test_a_running_game_is_exported_without_seed_and_moves(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    data = await desk.sessions.export(session)
    record = load_record(data)
    assert (record.seed, record.moves, record.result) == (None, [], None)
    assert record.seed_hash == (await desk.sessions.get(session)).seed_hash
    assert b"a seed for tests" not in data
    with pytest.raises(BadRecord):
        list(replay(EmbersRules(), record))


async def test_a_finished_game_is_exported_and_replays_to_its_result(desk: Desk) -> None:
    session = await desk.game(MIRA, BO, rounds="4")
    await desk.play_out(session, MIRA, BO)
    record = load_record(await desk.sessions.export(session))
    *_, (state, _, _) = replay(EmbersRules(), record)
    assert state.over
    assert record.names == ["Mira", "Bo"]
    assert record.result == list((await desk.sessions.position(session)).standings.scores)


async def test_verifying_compares_every_state_kept(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    await desk.play_out(session, MIRA, BO)
    report = await desk.sessions.verify(session)
    assert (report.ok, report.problem) == (True, None)
    assert report.snapshots == len(await desk.store.snapshot_numbers(session))
    assert report.seed_hash == (await desk.sessions.get(session)).seed_hash


@pytest.mark.parametrize(
    ("tampering", "problem"),
    [
        (
            "UPDATE snapshot SET state = x'00' WHERE seq = (SELECT min(seq) FROM snapshot WHERE seq > 4)",
            "state kept",
        ),
        ("UPDATE log SET body = 'stake 77' WHERE seq = 4", "not legal"),
        ("DELETE FROM log WHERE seq = 5", "missing"),
        ("UPDATE session SET seed = 'another'", ""),
    ],
)
async def test_verifying_finds_what_was_tampered_with(desk: Desk, tampering: str, problem: str) -> None:
    session = await desk.game(MIRA, BO)
    await desk.play_out(session, MIRA, BO)
    view = await desk.sessions.get(session)

    def tamper(db: sqlite3.Connection) -> None:
        db.execute(tampering)

    await desk.store.writer.write(tamper)
    desk.sessions._house.tables.clear()
    report = await desk.sessions.verify(session)
    assert not report.ok or report.seed_hash != view.seed_hash
    assert problem in (report.problem or "")


async def test_what_has_not_started_has_no_file_and_no_proof(desk: Desk) -> None:
    lobby = await desk.lobby(MIRA, channel=OTHER_CHANNEL)
    assert await refusal(desk.sessions.export(lobby.id)) == "not-started"
    assert await refusal(desk.sessions.verify(lobby.id)) == "not-started"
    assert [line.kind for line in await desk.sessions.log(lobby.id)] == [Kind.NEW]


async def test_receipts_and_stats(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    outcome = await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    await desk.sessions.receipts.add(session, outcome.seq, draw_ms=12.0, sent_bytes=200_000, view_hash="abc")
    receipt = (await desk.store.receipts(session))[0]
    assert (receipt.seq, receipt.draw_ms, receipt.sent_bytes) == (outcome.seq, 12.0, 200_000)
    assert receipt.validate_ms is not None
    assert receipt.store_ms is not None
    stats = await desk.sessions.receipts.stats()
    assert stats["sessions"] == {"playing": 1}
    assert stats["measures"]["draw_ms"]["p50"] == 12.0


def test_every_refusal_has_its_words() -> None:
    source = "".join(path.read_text() for path in Path(bot.sessions.__file__).parent.glob("*.py"))
    keys = {
        *re.findall(r'Refused\(\s*"([a-z-]+)"', source),
        *(f"store-{trouble.value}" for trouble in Trouble),
    }
    assert len(keys) > 25
    words = Words("embers")
    for key in keys:
        for attribute in (None, "title", "remedy"):
            assert words.has(f"refusal-{key}", attribute), (
                f"refusal-{key} lacks its {attribute or 'sentence'}"
            )
