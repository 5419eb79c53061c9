"""The log, the file to take away and the proof; and what none of them gives away while the game runs."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace as structs_replace

from bot.engine.errors import BadRecord
from bot.engine.moves import Move, Seat
from bot.engine.record import load_record, replay
from bot.sessions import Kind, LogLine, Receipt
from bot.sessions.core.lines import REMEMBERED, remembering
from bot.store import LogRow
from tests.games.sample.embers import EmbersRules
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CY, MIRA, OTHER_CHANNEL, Venue, open_venue


async def test_the_log_hides_from_each_viewer_what_is_not_theirs(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    move = await venue.any_move(session, MIRA)
    await venue.sessions.submit(MIRA.id, session, move)
    mine, others, public = [
        (await venue.sessions.log(session, viewer))[-1] for viewer in (Seat(0), Seat(1), None)
    ]
    assert (mine.move, [event.key for event in mine.events]) == (move, ["staked-secretly"])
    for line in (others, public):
        assert (line.kind, line.seat, line.move, line.events) == (Kind.MOVE, 0, None, [])


async def test_a_line_that_was_told_before_is_told_as_it_stands_now(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    first = (await venue.sessions.log(session, Seat(0)))[-1]
    await venue.sessions.undo(MIRA.id, session)
    line = next(each for each in await venue.sessions.log(session, Seat(0)) if each.seq == first.seq)
    assert line == structs_replace(first, taken_back=True)
    assert first.names == ()
    await venue.sessions.seats.leave(session, BO)
    line = next(each for each in await venue.sessions.log(session, Seat(0)) if each.seq == first.seq)
    assert line.names == (MIRA.name, BO.name)
    hidden = next(each for each in await venue.sessions.log(session, None) if each.seq == first.seq)
    assert (hidden.move, hidden.events) == (None, [])
    await venue.sessions.end(session, MIRA, admin=True)
    line = next(each for each in await venue.sessions.log(session, None) if each.seq == first.seq)
    assert (line.move, line.events) == (first.move, first.events)


async def test_what_was_told_is_kept_until_it_is_rewritten_let_go_or_over(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db", hold=1) as venue:
        session = await venue.game(MIRA, BO)
        await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))

        async def told() -> LogLine:
            return (await venue.sessions.log(session, Seat(0)))[-1]

        first, tables = await told(), venue.sessions._tables
        assert await told() is first
        tables.logs.forget()
        anew = await told()
        assert anew == first
        assert anew is not first
        assert await told() is anew
        await venue.game(MIRA, BO, channel=OTHER_CHANNEL)
        assert tables.by_id[session].teller is None
        assert await told() == first
        await venue.sessions.end(session, MIRA, admin=True)
        assert tables.by_id[session].teller is None
        assert (await told()).kind is Kind.END
        assert tables.by_id[session].teller is None


def test_of_a_session_only_the_lines_told_last_are_kept() -> None:
    tell = remembering()

    def told(number: int) -> LogLine:
        line = LogRow(session=1, seq=number, kind=Kind.START.value, at=0.0)
        return tell(line, None, (), over=False, taken_back=False, ends_turn=False)

    first, *_, last = [told(number) for number in range(REMEMBERED + 1)]
    assert told(REMEMBERED) is last
    assert told(0) == first
    assert told(0) is not first


async def test_the_log_is_open_when_the_game_is_over(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    await venue.play_out(session, MIRA, BO)
    lines = await venue.sessions.log(session, None)
    assert all(line.move is not None for line in lines if line.kind is Kind.MOVE)
    assert any(event.key == "staked-secretly" for line in lines for event in line.events)
    assert [line.seq for line in await venue.sessions.log(session, None, since=5)] == [
        line.seq for line in lines[5:]
    ]


async def test_every_viewer_hears_exactly_the_events_meant_for_them(venue: Venue) -> None:
    session = await venue.game(MIRA, BO, CY)
    for user in (MIRA, BO, CY):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    for viewer in (None, Seat(0), Seat(1), Seat(2)):
        for line in await venue.sessions.log(session, viewer):
            assert all(event.audience is None or viewer in event.audience for event in line.events)
            assert line.move is None or line.seat == viewer


async def test_a_log_is_read_by_pages_that_say_what_the_whole_says(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await venue.sessions.undo(MIRA.id, session)
    for word in ("bold", "calm") * 9:
        await venue.sessions.submit(BO.id, session, Move("habit", (word,)))
    await venue.sessions.seats.leave(session, CY)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    for over in (False, True):
        whole = {viewer: await venue.sessions.log(session, viewer) for viewer in (None, Seat(0), Seat(1))}
        assert any(line.taken_back for line in whole[Seat(0)])
        assert any(line.names for line in whole[None])
        for viewer, lines in whole.items():
            with monkeypatch.context() as patch:
                patch.setattr(venue.store, "log", None)
                pages = [await venue.sessions.log_page(session, viewer, number, 4) for number in range(20)]
            assert [page.number for page in pages] == [*range(pages[0].pages), *[pages[-1].number] * 20][:20]
            assert {page.pages for page in pages} == {-(-len(lines) // 4)}
            newest_first = [line for page in pages[: pages[0].pages] for line in reversed(page.lines)]
            assert [told(line) for line in newest_first] == [told(line) for line in reversed(lines)]
        if not over:
            await venue.sessions.end(session, MIRA, admin=True)


def told(line: LogLine) -> LogLine:
    """A line without the names of a seat that was never handed over: only a whole log says them."""
    return structs_replace(line, names=line.names or ("Mira", "Bo", "Cy"))


async def test_a_position_holds_only_what_its_viewer_may_know(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    for viewer in (None, Seat(0), Seat(1)):
        position = await venue.sessions.position(session, viewer)
        assert position.view.rng is None
        for seat, hand in enumerate(position.view.hands):
            assert (sum(hand) > 0) == (seat == viewer)


async def test_a_running_game_is_exported_without_seed_and_moves(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    data = await venue.sessions.export(session)
    record = load_record(data)
    assert (record.seed, record.moves, record.result) == (None, [], None)
    assert record.seed_hash == (await venue.sessions.get(session)).seed_hash
    assert b"a seed for tests" not in data
    with pytest.raises(BadRecord):
        list(replay(EmbersRules(), record))


async def test_a_finished_game_is_exported_and_replays_to_its_result(venue: Venue) -> None:
    session = await venue.game(MIRA, BO, rounds="4")
    await venue.play_out(session, MIRA, BO)
    record = load_record(await venue.sessions.export(session))
    *_, (state, _, _) = replay(EmbersRules(), record)
    assert state.over
    assert record.names == ["Mira", "Bo"]
    assert record.result == list(
        EmbersRules().standings((await venue.sessions.position(session)).view).scores
    )


async def test_verifying_compares_every_state_kept(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    await venue.play_out(session, MIRA, BO)
    report = await venue.sessions.verify(session)
    assert (report.ok, report.problem) == (True, None)
    assert report.snapshots == len(await venue.store.snapshots(session))
    assert report.seed_hash == (await venue.sessions.get(session)).seed_hash


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
async def test_verifying_finds_what_was_tampered_with(venue: Venue, tampering: str, problem: str) -> None:
    session = await venue.game(MIRA, BO)
    await venue.play_out(session, MIRA, BO)
    view = await venue.sessions.get(session)

    def tamper(db: sqlite3.Connection) -> None:
        db.execute(tampering)

    await venue.store.writer.write(tamper)
    venue.sessions._tables.by_id.clear()
    report = await venue.sessions.verify(session)
    assert not report.ok or report.seed_hash != view.seed_hash
    assert problem in (report.problem or "")


async def test_what_has_not_started_has_no_file_and_no_proof(venue: Venue) -> None:
    lobby = await venue.lobby(MIRA, channel=OTHER_CHANNEL)
    assert await refusal(venue.sessions.export(lobby.id)) == "not-started"
    assert await refusal(venue.sessions.verify(lobby.id)) == "not-started"
    assert [line.kind for line in await venue.sessions.log(lobby.id)] == [Kind.NEW]


async def test_receipts_and_stats(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    outcome = await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    cost = Receipt(session=session, seq=outcome.seq, draw_ms=12.0, sent_bytes=200_000, view_hash="abc")
    await venue.sessions.shown.mark_announced(session, outcome.seq, 50, cost)
    receipt = (await venue.store.receipts(session))[0]
    assert (receipt.seq, receipt.draw_ms, receipt.sent_bytes) == (outcome.seq, 12.0, 200_000)
    assert receipt.validate_ms is not None
    assert receipt.store_ms is not None
    stats = await venue.sessions.receipts.stats()
    assert stats["sessions"] == {"playing": 1}
    assert stats["measures"]["draw_ms"]["p50"] == 12.0
