"""A seed that whoever runs the bot cannot choose to suit a player: promised first, then mixed with what they do."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.engine.errors import BadRecord
from bot.engine.record import load_record, replay
from bot.engine.rng import seed_hash
from bot.sessions import Refused
from tests.games.sample.embers import EmbersRules
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, Venue, open_venue

CLICKS = (1001, 1002, 1003, 1004, 1005)


async def begun(
    venue: Venue, clicks: tuple[int, ...] = CLICKS, *, order: str = "bo cy", channel: int = CHANNEL
) -> int:
    """A game of three in which Cy left once; its id."""
    sessions, (new, join, leave, again, start) = venue.sessions, clicks
    people = {"bo": BO, "cy": CY}
    first, second = (people[name] for name in order.split())
    view = await sessions.new(channel, None, MIRA, "embers", {}, interaction=new)
    await sessions.join(view.id, first, join)
    await sessions.leave(view.id, first, leave)
    await sessions.join(view.id, first, again)
    await sessions.join(view.id, second)
    return (await sessions.start(view.id, MIRA, interaction=start)).id


async def tampered(venue: Venue, *statements: str) -> None:
    """The database after someone wrote to it behind the bot's back."""

    def job(db: sqlite3.Connection) -> None:
        for statement in statements:
            db.execute(statement)

    await venue.store.writer.write(job)
    venue.sessions._tables.by_id.clear()
    venue.sessions._tables.logs.forget()


async def test_the_hash_is_known_before_anyone_joins_and_stays(venue: Venue) -> None:
    view = await venue.sessions.new(CHANNEL, None, MIRA, "embers", {})
    assert (view.seed_hash, view.seed) == (seed_hash("a seed for tests"), None)
    await venue.sessions.join(view.id, BO)
    assert (await venue.sessions.start(view.id, MIRA)).seed_hash == view.seed_hash


@pytest.mark.parametrize("changed", range(len(CLICKS)))
async def test_every_click_changes_how_a_game_is_dealt(tmp_path: Path, changed: int) -> None:
    other = tuple(number + 100 * (place == changed) for place, number in enumerate(CLICKS))
    async with open_venue(tmp_path / "one.db") as one, open_venue(tmp_path / "other.db") as another:
        states = [await each.state_bytes(await begun(each)) for each in (one, another)]
        assert states[0] == states[1]
        first = await one.state_bytes(await begun(one, tuple(n + 50 for n in CLICKS), channel=OTHER_CHANNEL))
        assert first != states[0]
    async with open_venue(tmp_path / "third.db") as third:
        assert await third.state_bytes(await begun(third, other)) != states[0]


async def test_a_game_is_proved_by_hand_as_the_documents_say(venue: Venue) -> None:
    session = await begun(venue)
    during = json.loads(await venue.sessions.export(session))
    await venue.sessions.end(session, MIRA, admin=True)
    data = await venue.sessions.export(session)
    game = json.loads(data)

    def sha(text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()

    assert sha(game["seed"]) == game["seed_hash"] == during["seed_hash"]
    assert game["mixed"] == during["mixed"]
    assert game["mixed"] == [
        "new 0 1001",
        "join 1 1002",
        "leave 1 1003",
        "join 1 1004",
        "join 2 -",
        "start - 1005",
    ]
    dealt = sha(game["seed"] + "\n" + sha("\n".join(game["mixed"])))
    truth = (await venue.sessions._tables.position(await venue.sessions._tables.table(session))).state
    assert truth.rng.seed == dealt
    report = await venue.sessions.verify(session)
    assert (report.ok, report.mixture) == (True, sha("\n".join(game["mixed"])))
    list(replay(EmbersRules(), load_record(data)))


FAULTS = {
    "another seed": ("UPDATE session SET seed = 'another'", "the seed is not the one"),
    "another seed and promise": (
        f"UPDATE session SET seed = 'another'; UPDATE log SET body = 'embers {seed_hash('another')}' WHERE seq = 1",
        "the state kept after line 6",
    ),
    "a dropped join": (
        "UPDATE log SET body = replace(body, char(10) || 'join 2 -', '') WHERE kind = 'start'",
        "does not say what was mixed",
    ),
    "a dropped join, hidden": (
        "UPDATE log SET kind = 'option', interaction = NULL WHERE seq = 4",
        "mixes other joins",
    ),
    "reordered joins": (
        "UPDATE log SET interaction = 9 WHERE seq = 2; UPDATE log SET interaction = 1002 WHERE seq = 4;"
        " UPDATE log SET interaction = 1004 WHERE seq = 2",
        "mixes other joins",
    ),
    "another start": ("UPDATE log SET interaction = 2000 WHERE kind = 'start'", "mixes other joins"),
    "another mixture": (
        "UPDATE session SET table_state = json_set(table_state, '$.mixture', 'beef')",
        "does not say what was mixed",
    ),
    "no mixture": (
        "UPDATE session SET table_state = json_remove(table_state, '$.mixture');"
        " UPDATE log SET body = '' WHERE kind = 'start'",
        "mixes other joins",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
async def test_verifying_finds_what_was_done_to_a_seed(venue: Venue, fault: str) -> None:
    session = await begun(venue)
    assert (await venue.sessions.verify(session)).ok
    statements, problem = FAULTS[fault]
    await tampered(venue, *statements.split(";"))
    report = await venue.sessions.verify(session)
    assert not report.ok
    assert problem in (report.problem or "")


async def test_a_game_dealt_from_its_seed_alone_still_verifies(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As games were begun before joins were mixed in: no promise, no contributions."""
    with monkeypatch.context() as patch:
        patch.setattr("bot.sessions.play.starting.contributions", lambda lines: [])
        patch.setattr("bot.sessions.play.lobby.opening", lambda game, seed: game)
        session = await venue.game(MIRA, BO)
    await venue.play_out(session, MIRA, BO)
    assert (await venue.sessions.verify(session)).ok
    record = load_record(await venue.sessions.export(session))
    assert record.mixed == []
    *_, (state, _, _) = replay(EmbersRules(), record)
    assert state.rng.seed == record.seed


@pytest.mark.parametrize("mixed", [["join 1 -"], ["start - -", "join 1 -", "new 0 -"]])
async def test_a_file_with_other_joins_is_not_the_game_that_was_played(
    venue: Venue, mixed: list[str]
) -> None:
    session = await venue.game(MIRA, BO)
    await venue.play_out(session, MIRA, BO)
    record = load_record(await venue.sessions.export(session))
    assert record.mixed == ["new 0 -", "join 1 -", "start - -"]
    changed = msgspec.structs.replace(record, mixed=mixed)
    with pytest.raises(BadRecord):
        list(replay(EmbersRules(), changed))
    ended = msgspec.structs.replace(changed, moves=[], result=None)
    with pytest.raises(Refused) as caught:
        await venue.sessions.archive.import_game(CHANNEL, None, CY, msgspec.json.encode(ended))
    assert (caught.value.key, caught.value.values["what"]) == ("import-differs", "joins")


async def test_an_imported_file_keeps_what_was_mixed_in(venue: Venue, tmp_path: Path) -> None:
    session = await venue.game(MIRA, BO)
    await venue.play_out(session, MIRA, BO)
    data = await venue.sessions.export(session)
    async with open_venue(tmp_path / "elsewhere.db") as elsewhere:
        kept = await elsewhere.sessions.archive.import_game(CHANNEL, None, CY, data)
        assert (await elsewhere.sessions.verify(kept.session.id)).ok
        again = load_record(await elsewhere.sessions.export(kept.session.id))
        assert again.mixed == load_record(data).mixed


@pytest.mark.parametrize("read", ["snapshots", "log"])
async def test_a_game_that_goes_on_while_it_is_verified_is_sound(
    venue: Venue, read: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await begun(venue)
    store = venue.sessions._tables.store
    read_it = getattr(store, read)

    async def later(*args: Any) -> Any:
        monkeypatch.setattr(store, read, read_it)
        await venue.play_out(session, MIRA, BO, CY)
        return await read_it(*args)

    monkeypatch.setattr(store, read, later)
    assert (await venue.sessions.verify(session)).ok
