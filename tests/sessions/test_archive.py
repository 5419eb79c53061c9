"""Games told again: the same moments for everyone, nothing that the viewer did not see, and files that verify."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Event, Move, Seat
from bot.engine.record import Record, load_record
from bot.sessions import Refused, SessionView, Status, User
from bot.sessions.core.beside import MOST_BESIDE
from bot.sessions.people import archive as archives
from bot.sessions.server.policy import Caller
from bot.sessions.server.rules import Starters
from tests.games.sample.embers import Embers, EmbersRules
from tests.sessions.venue import BO, CHANNEL, CY, ELI, MIRA, OTHER_CHANNEL, Venue, prove


async def finished(venue: Venue) -> tuple[int, bytes]:
    session = await venue.game(MIRA, BO)
    await venue.play_out(session, MIRA, BO)
    return session, await venue.sessions.export(session)


async def refusal(work: Any) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value


async def test_a_game_is_told_from_its_first_question_to_its_last_state(venue: Venue) -> None:
    session, _ = await finished(venue)
    told = await venue.sessions.archive.retold(session)
    now = await venue.sessions.position(session)
    assert told.moments[-1].view == EmbersRules().encode(now.view)
    assert told.moments[-1].scores == EmbersRules().standings(now.view).scores
    assert told.standings.places is not None
    assert told.moves > len(told.moments) - 2
    assert [moment.turn == () for moment in told.moments] == [False] * (len(told.moments) - 1) + [True]


async def test_a_game_that_the_rules_no_longer_allow_is_not_told(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = await finished(venue)

    def play(g: Embers, seat: Seat, move: Move) -> list[Event]:
        raise Illegal("2", "not-in-hand", {"card": "3", "hand": ["4"]})

    monkeypatch.setattr(venue.rules, "play", play)
    assert (await refusal(venue.sessions.archive.retold(session))).key == "replay-broken"


async def test_what_was_taken_back_is_not_told(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await venue.sessions.undo(MIRA.id, session)
    table = await venue.sessions._tables.table(session)
    past = await venue.sessions._history.past(table)
    assert past.moves == []
    assert len((await venue.sessions.archive.retold(session)).moments) == 1


async def test_in_a_running_game_everybody_sees_the_table_and_themselves_alone(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    archive = venue.sessions.archive
    assert await archive.viewer(session, CY.id, None) is None
    assert await archive.viewer(session, BO.id, Seat(1)) == 1
    assert (await refusal(archive.viewer(session, BO.id, Seat(0)))).key == "not-your-view"
    assert (await refusal(archive.viewer(session, CY.id, Seat(0)))).key == "not-your-view"
    assert (await refusal(archive.viewer(session, CY.id, Seat(7)))).key == "no-such-seat"
    await venue.play_out(session, MIRA, BO)
    assert await archive.viewer(session, CY.id, Seat(0)) == 0


async def test_moments_of_a_viewer_hold_views_of_that_viewer(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    rules = EmbersRules()
    for seat in (None, Seat(0), Seat(1)):
        told = await venue.sessions.archive.retold(session, seat)
        shown: Embers = rules.decode(told.moments[-1].view)
        for owner, hand in enumerate(shown.hands):
            assert (0 in hand) is (owner != seat)


async def test_what_happens_in_secret_leaves_no_trace_in_the_story_of_the_table(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    before = await venue.sessions.archive.retold(session)
    await venue.sessions.submit(MIRA.id, session, Move("habit", ("bold",)))
    after = await venue.sessions.archive.retold(session)
    assert after.seq > before.seq
    assert (after.moments, after.standings, after.moves) == (before.moments, before.standings, 0)


async def test_a_kept_file_is_a_session_that_proves_true(venue: Venue) -> None:
    session, data = await finished(venue)
    kept = (await venue.sessions.archive.import_game(OTHER_CHANNEL, None, CY, data)).session
    assert kept.status is Status.FINISHED
    assert [holder.user_id for holder in kept.holders] == [None, None]
    assert kept.names == ["Mira", "Bo"]
    assert kept.result is None
    await prove(venue.store, kept.id)
    assert load_record(await venue.sessions.export(kept.id)) == load_record(data)
    first = await venue.sessions.archive.retold(session)
    again = await venue.sessions.archive.retold(kept.id)
    assert msgspec.json.encode(first.moments) == msgspec.json.encode(again.moments)
    assert first.points == again.points
    assert [each.id for each in venue.sessions.shown.unannounced()] == [session]
    assert await venue.sessions.recent(OTHER_CHANNEL) is None, "a game from a file is not the last one played"


async def test_a_game_of_the_channel_is_not_kept_twice(venue: Venue) -> None:
    session, data = await finished(venue)
    kept = await venue.sessions.archive.import_game(CHANNEL, None, CY, data)
    assert (kept.session.id, kept.is_new, kept.session.imported) == (session, False, False)


@pytest.mark.parametrize(
    ("forge", "difference"),
    [
        (lambda record: {"moves": record.moves[:-1], "result": None}, "move"),
        (lambda record: {"names": ["Mira", "Mallory"]}, "names"),
        (lambda record: {"options": {**record.options, "rounds": "4"}, "moves": [], "result": None}, "rules"),
    ],
)
async def test_a_file_that_only_resembles_a_game_played_here_is_not_kept(
    venue: Venue, forge: Callable[[Record], dict[str, Any]], difference: str
) -> None:
    session = await venue.game(MIRA, BO)
    await venue.play_out(session, MIRA, BO)
    record = load_record(await venue.sessions.export(session))
    forged = msgspec.json.encode(msgspec.structs.replace(record, **forge(record)))
    refused = await refusal(venue.sessions.archive.import_game(CHANNEL, None, CY, forged))
    told = {"place": f"<#{CHANNEL}>", "what": difference, "move": len(record.moves) * (difference == "move")}
    assert (refused.key, refused.values) == ("import-differs", told)
    assert await venue.store.counts() == {"finished": 1}
    assert (await venue.sessions.recent(CHANNEL)).id == session  # type: ignore[union-attr]


async def test_a_game_played_in_another_channel_of_the_server_is_compared_and_in_another_server_not(
    venue: Venue,
) -> None:
    here = await venue.sessions.new(CHANNEL, 7, MIRA, "embers")
    await venue.sessions.join(here.id, BO)
    await venue.sessions.start(here.id, MIRA)
    await venue.play_out(here.id, MIRA, BO)
    record = load_record(await venue.sessions.export(here.id))
    forged = msgspec.json.encode(msgspec.structs.replace(record, moves=record.moves[:-1], result=None))
    assert (
        await refusal(venue.sessions.archive.import_game(OTHER_CHANNEL, 7, CY, forged))
    ).key == "import-differs"
    elsewhere = await venue.sessions.archive.import_game(OTHER_CHANNEL, 8, CY, forged)
    assert (elsewhere.is_new, elsewhere.session.imported) == (True, True)
    true = await venue.sessions.archive.import_game(OTHER_CHANNEL, 8, CY, msgspec.json.encode(record))
    assert (true.is_new, true.session.id != elsewhere.session.id) == (True, True)
    again = await venue.sessions.archive.import_game(OTHER_CHANNEL, 8, CY, forged)
    assert (again.is_new, again.session.id) == (False, elsewhere.session.id)


async def test_a_game_that_runs_here_is_no_game_to_keep(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    data = await venue.sessions.export(session)
    refused = await refusal(venue.sessions.archive.import_game(OTHER_CHANNEL, None, CY, data))
    assert refused.key == "import-broken"
    assert "seed is missing" in str(refused.values["problem"])


async def test_an_import_stops_when_its_time_is_over(venue: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    _, data = await finished(venue)
    monkeypatch.setattr(archives, "MOST_SECONDS", -1.0)
    refused = await refusal(venue.sessions.archive.import_game(OTHER_CHANNEL, None, CY, data))
    assert refused.key == "import-broken"
    assert (await venue.store.counts()) == {"finished": 1}


async def test_files_wait_for_each_other(venue: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    _, data = await finished(venue)
    keep = venue.sessions.archive.import_game
    first, second = (asyncio.create_task(keep(OTHER_CHANNEL, None, CY, data)) for _ in range(2))
    while venue.sessions.archive._waiting < 2:
        await asyncio.sleep(0)
    monkeypatch.setattr(archives, "MOST_WAITING", 2)
    assert (await refusal(keep(OTHER_CHANNEL, None, CY, data))).key == "import-busy"
    assert [(await task).is_new for task in (first, second)] == [True, False]


async def test_a_person_imports_so_many_games_a_day(venue: Venue) -> None:
    _, data = await finished(venue)
    admin = Caller(CY.id, CY.name, admin=True)
    await venue.sessions.guilds.change(77, admin, lambda rules: msgspec.structs.replace(rules, imports=1))
    keep = venue.sessions.archive.import_game
    assert (await keep(OTHER_CHANNEL, 77, CY, data)).is_new
    assert (await refusal(keep(OTHER_CHANNEL, 77, CY, data))).key == "import-enough"
    assert not (await keep(OTHER_CHANNEL, 77, ELI, data)).is_new
    venue.clock.now += 86400
    assert not (await keep(OTHER_CHANNEL, 77, CY, data)).is_new


async def test_every_illegal_move_is_named_by_its_number(venue: Venue) -> None:
    _, data = await finished(venue)
    record = load_record(data)
    for number in range(len(record.moves)):
        moves = [*record.moves[:number], "0 stake 99", *record.moves[number:]]
        broken = msgspec.json.encode(msgspec.structs.replace(record, moves=moves))
        refused = await refusal(venue.sessions.archive.import_game(OTHER_CHANNEL, None, CY, broken))
        assert f"move {number + 1} " in str(refused.values["problem"])


async def test_a_file_and_a_live_game_have_the_same_limit_of_settings(venue: Venue) -> None:
    _, data = await finished(venue)
    record = load_record(data)

    async def kept_with(settings: int, at: int) -> SessionView:
        """The same game, in which the first player changes a setting so often after some of the moves."""
        toggled = [f"0 habit {('bold', 'calm')[number % 2]}" for number in range(settings)]
        moves = [*record.moves[:at], *toggled, *record.moves[at:]]
        changed = msgspec.json.encode(msgspec.structs.replace(record, moves=moves))
        return (await venue.sessions.archive.import_game(OTHER_CHANNEL, None, CY, changed)).session

    refused = await refusal(kept_with(MOST_BESIDE + 1, 4))
    assert refused.key == "import-broken"
    told = f"move {4 + MOST_BESIDE + 1}: seat 0 has changed settings more than {MOST_BESIDE} times"
    assert told in str(refused.values["problem"])
    kept = await kept_with(MOST_BESIDE, 4)
    assert kept.status is Status.FINISHED


async def test_settings_beyond_the_limit_are_refused_and_the_game_goes_on_and_its_file_imports(
    venue: Venue,
) -> None:
    session = await venue.game(MIRA, BO)
    table = await venue.sessions._tables.table(session)

    async def toggle(user: User, value: str) -> int:
        return (await venue.sessions.submit(user.id, session, Move("habit", (value,)))).seq

    await toggle(MIRA, "bold")
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    state = table.head.table_state
    assert state.beside == (1, 0), "an answer does not count"
    left = msgspec.structs.replace(state, beside=(MOST_BESIDE - 1, 0))
    table.head = msgspec.structs.replace(table.head, table_state=left)
    last = await toggle(MIRA, "calm")
    refused = await refusal(toggle(MIRA, "bold"))
    assert (refused.key, refused.values) == ("settings-enough", {"most": MOST_BESIDE})
    assert (await venue.sessions.get(session)).seq == last
    await venue.sessions.undo(MIRA.id, session)
    assert (await refusal(toggle(MIRA, "calm"))).key == "settings-enough", (
        "what is taken back was stored, too"
    )
    with pytest.raises(Illegal):
        await toggle(MIRA, "timid")
    await toggle(BO, "bold")
    await venue.play_out(session, MIRA, BO)
    data = await venue.sessions.export(session)
    assert (await venue.sessions.archive.import_game(OTHER_CHANNEL, 8, CY, data)).is_new


@pytest.mark.parametrize(
    "line", ["", "x", "0", "-9 pass", "² pass", "0 stake --1", "0 stake ²", "1e9 stake 1", "0\x00 a"]
)
async def test_lines_that_are_no_moves_are_refused(venue: Venue, line: str) -> None:
    _, data = await finished(venue)
    record: Record = load_record(data)
    broken = msgspec.json.encode(msgspec.structs.replace(record, moves=[line, *record.moves]))
    refused = await refusal(venue.sessions.archive.import_game(OTHER_CHANNEL, None, CY, broken))
    assert "move 1" in str(refused.values["problem"])


async def test_the_story_names_those_who_held_the_seats_then(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    for user in (MIRA, BO):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    await venue.sessions.seats.leave(session, BO)
    await venue.seat(session, CY, MIRA)
    assert (await refusal(venue.sessions.archive.viewer(session, BO.id, Seat(1)))).key == "not-your-view"
    assert await venue.sessions.archive.viewer(session, CY.id, Seat(1)) == 1
    await venue.play_out(session, MIRA, CY)
    told = await venue.sessions.archive.retold(session)
    assert told.names[0] == ("Mira", "Bo")
    assert told.names[-1] == ("Mira", "Cy")
    assert told.session.result is not None
    assert [part.name for part in told.session.result.parts[1]] == ["Bo", "Cy"]


async def test_what_a_server_has_switched_off_cannot_be_brought_in_by_a_file(venue: Venue) -> None:
    _, data = await finished(venue)
    admin = Caller(MIRA.id, "Mira", admin=True)
    changes = ({"games": ()}, {"channels": (OTHER_CHANNEL + 1,)}, {"starters": Starters.ADMINS})
    keys = []
    for guild, change in enumerate(changes, 1):
        await venue.sessions.guilds.change(
            guild, admin, lambda now, to=change: msgspec.structs.replace(now, **to)
        )
        keys.append((await refusal(venue.sessions.archive.import_game(OTHER_CHANNEL, guild, CY, data))).key)
    assert keys == ["game-off", "channel-off", "starters-admins"]
