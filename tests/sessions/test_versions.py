"""The bot is updated while games run: each is played, told, stored and verified by the rules it was begun under."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.engine.moves import Seat
from bot.engine.record import load_record
from bot.engine.rng import Rng
from bot.sessions import Refused, Status
from tests.games.sample.embers import Embers, EmbersRules
from tests.sessions.venue import BO, CY, DEE, MIRA, OTHER_CHANNEL, FragileRules, NewerRules, Venue, open_venue


async def begun(file: Path, rules: FragileRules) -> int:
    """A game with one move, begun under these rules, and the bot is stopped."""
    async with open_venue(file, rules=rules) as venue:
        session = await venue.game(MIRA, BO)
        await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
        return session


async def hand_size(venue: Venue, session: int) -> int:
    view: Embers = (await venue.sessions.position(session, BO.id)).view
    return len(view.hands[1])


async def test_a_game_goes_on_by_the_rules_it_was_begun_under(tmp_path: Path) -> None:
    session = await begun(tmp_path / "games.db", FragileRules())
    async with open_venue(tmp_path / "games.db", rules=NewerRules()) as venue:
        sessions = venue.sessions
        assert (await sessions.get(session)).version == 1
        await sessions.undo(MIRA.id, session)
        assert len((await sessions.archive.retold(session, Seat(1))).moments) == 1
        assert await hand_size(venue, session) == 6
        await venue.play_out(session, MIRA, BO)
        assert (await sessions.verify(session)).ok
        assert (await sessions.archive.retold(session)).moves > 6
        data = await sessions.export(session)
        assert load_record(data).version == 1
        kept = (await sessions.archive.import_game(OTHER_CHANNEL, None, CY, data)).session
        assert (kept.version, kept.status) == (1, Status.FINISHED)
        assert load_record(await sessions.export(kept.id)) == load_record(data)
        assert (await sessions.verify(kept.id)).ok


async def test_a_new_game_is_begun_under_the_newest_rules(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        lobby = await venue.lobby(MIRA, BO)
        assert lobby.version is None
    async with open_venue(tmp_path / "games.db", rules=NewerRules()) as venue:
        assert (await venue.sessions.start(lobby.id, MIRA)).version == 2
        assert await hand_size(venue, lobby.id) == 7
        await venue.play_out(lobby.id, MIRA, BO)
        assert load_record(await venue.sessions.export(lobby.id)).version == 2
        assert (await venue.sessions.verify(lobby.id)).ok


async def test_a_game_of_a_newer_bot_waits_for_it_and_disturbs_no_other(tmp_path: Path) -> None:
    session = await begun(tmp_path / "games.db", NewerRules())
    async with open_venue(tmp_path / "games.db") as venue:
        for work in (venue.sessions.position(session), venue.sessions.verify(session)):
            with pytest.raises(Refused) as refused:
                await work
            assert refused.value.key == "rules-newer"
            assert refused.value.values == {"version": 2, "newest": 1}
        await venue.game(CY, DEE, channel=OTHER_CHANNEL)
    async with open_venue(tmp_path / "games.db", rules=NewerRules()) as venue:
        await venue.play_out(session, MIRA, BO)
        assert (await venue.sessions.verify(session)).ok
        data = await venue.sessions.export(session)
    async with open_venue(tmp_path / "games.db") as venue:
        with pytest.raises(Refused) as refused:
            await venue.sessions.archive.import_game(300, None, CY, data)
        assert refused.value.key == "import-broken"
        assert "version 2 of the rules; here they have versions 1 to 1" in str(refused.value.values)


class WindyEmbers(Embers):
    """Embers with a field that was added later."""

    wind: str = "still"


class WindyRules(FragileRules):
    """Embers with a field more in its state; the rules are the same."""

    state_type = WindyEmbers

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Embers:
        return WindyEmbers(*msgspec.structs.astuple(EmbersRules().deal(seats, options, rng, version)))


async def test_states_kept_before_a_field_was_added_verify(tmp_path: Path) -> None:
    session = await begun(tmp_path / "games.db", FragileRules())
    async with open_venue(tmp_path / "games.db", rules=WindyRules()) as venue:
        assert (await venue.sessions.verify(session)).ok
        await venue.play_out(session, MIRA, BO)
        report = await venue.sessions.verify(session)
        assert (report.ok, report.problem) == (True, None)
        await venue.store.writer.write(
            lambda db: db.execute("UPDATE snapshot SET state = x'00' WHERE seq > 4").fetchall()
        )
        assert "state kept" in str((await venue.sessions.verify(session)).problem)
