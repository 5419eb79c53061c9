"""A table moves to another channel: everything but its place stays as it is."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path

from msgspec.structs import replace

from bot.sessions import SessionView, User
from bot.sessions.core.presets import PRESETS
from bot.sessions.server.policy import Caller
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, MIRA, OTHER_CHANNEL, Venue, open_venue, prove

GUILD, THIRD_CHANNEL = 77, 300


async def playing(venue: Venue, channel: int = CHANNEL) -> int:
    """A running game with a clock in a server; its id."""
    view = await venue.sessions.new(channel, GUILD, MIRA, "embers")
    await venue.sessions.join(view.id, BO)
    await venue.sessions.clocks.set(view.id, MIRA, PRESETS["day"])
    return (await venue.sessions.start(view.id, MIRA)).id


async def test_a_game_goes_on_elsewhere_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as here, open_venue(path) as there:
        session = await playing(here)
        await here.sessions.submit(MIRA.id, session, await here.any_move(session, MIRA))
        before, state = await here.sessions.get(session), await here.state_bytes(session)
        await here.sessions.shown.mark_announced(session, before.seq, 50)
        await there.sessions._tables.refresh()

        host = Caller(MIRA.id, MIRA.name, within=(5,))
        after = await here.sessions.moving.move(session, host, OTHER_CHANNEL)
        await there.sessions._tables.refresh()
        for venue in (here, there):
            assert venue.sessions.in_channel(CHANNEL) is None
            found = venue.sessions.in_channel(OTHER_CHANNEL)
            assert found is not None
            assert (found.id, found.message_id) == (session, None)
            assert found.retiring == ((CHANNEL, 50),)
            assert found.table_state.within == (5,)
        assert after.holders == before.holders
        assert after.table_state.times == before.table_state.times
        assert await here.state_bytes(session) == state
        await prove(here.store, session)
        await playing(here)
    async with open_venue(path) as venue:
        found = venue.sessions.in_channel(OTHER_CHANNEL)
        assert found is not None
        assert (found.id, found.message_id, found.retiring) == (session, None, after.retiring)


async def test_a_channel_holds_one_game_whoever_opened_it(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as here, open_venue(path) as there:
        session = await playing(here)
        await playing(here, OTHER_CHANNEL)
        await there.sessions.new(THIRD_CHANNEL, GUILD, BO, "embers")
        for channel in (OTHER_CHANNEL, THIRD_CHANNEL):
            assert await refusal(here.sessions.moving.move(session, MIRA, channel)) == "channel-busy"
        assert (await here.sessions.get(session)).channel_id == CHANNEL


async def test_only_the_host_and_admins_move_a_live_table_within_its_server(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        session, direct = await playing(venue), await venue.lobby(MIRA, channel=900)
        move = venue.sessions.moving.move
        for user, channel, key in (
            (BO, OTHER_CHANNEL, "not-host"),
            (Caller(BO.id, BO.name), OTHER_CHANNEL, "not-host"),
            (MIRA, CHANNEL, "place-same"),
        ):
            assert await refusal(move(session, user, channel)) == key
        assert await refusal(move(direct.id, MIRA, OTHER_CHANNEL)) == "place-direct"
        admin = Caller(BO.id, BO.name, admin=True)
        assert (await move(session, admin, OTHER_CHANNEL)).channel_id == OTHER_CHANNEL
        await venue.sessions.end(session, BO, admin=True)
        assert await refusal(move(session, admin, THIRD_CHANNEL)) == "already-over"


async def test_the_server_says_where_a_table_may_go(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        session = await playing(venue)
        admin = Caller(BO.id, BO.name, admin=True)
        await venue.sessions.guilds.change(GUILD, admin, lambda rules: replace(rules, channels=(5,)))
        assert await refusal(venue.sessions.moving.move(session, MIRA, OTHER_CHANNEL)) == "channel-off"
        inside = Caller(MIRA.id, MIRA.name, within=(5,))
        assert (await venue.sessions.moving.move(session, inside, OTHER_CHANNEL)).channel_id == OTHER_CHANNEL


async def test_what_could_not_be_opened_is_known_before_a_place_is_made(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        admin = Caller(BO.id, BO.name, admin=True)
        await playing(venue)
        made: list[int] = []

        async def elsewhere() -> tuple[int, User]:
            made.append(700 + len(made))
            return made[-1], MIRA

        def new(channel: int, guild: int, game: str = "embers") -> Awaitable[SessionView]:
            return venue.sessions.new(channel, guild, MIRA, game, elsewhere=elsewhere)

        assert (await new(CHANNEL, GUILD)).channel_id == 700
        assert await refusal(new(CHANNEL, GUILD, "chess")) == "no-game"
        await venue.sessions.guilds.change(GUILD, admin, lambda rules: replace(rules, tables=1))
        assert await refusal(new(OTHER_CHANNEL, GUILD)) == "tables-full"
        assert (await new(OTHER_CHANNEL, GUILD + 1)).channel_id == 701
        await venue.lobby(MIRA, channel=900)
        assert await refusal(new(OTHER_CHANNEL, GUILD + 1)) == "lobbies-full"
        assert made == [700, 701]
