"""A game that its people have left leaves its channel to others, is put aside, and is resumed anywhere."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.sessions import Refused, SessionView, Status, User
from bot.sessions.core.pace import TablePace
from bot.sessions.core.presets import PRESETS
from bot.sessions.server.policy import Caller
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, Venue, open_venue, prove

GUILD, DAY = 77, 86400.0
ADMIN = Caller(CY.id, CY.name, admin=True)


async def alone(venue: Venue, host: User = MIRA, channel: int = CHANNEL) -> int:
    """A running game against a computer in a server; its id."""
    view = await venue.sessions.new(channel, GUILD, host, "embers")
    await venue.sessions.add_computer(view.id, host)
    session = (await venue.sessions.start(view.id, host)).id
    await venue.settle(session)
    return session


async def together(venue: Venue, pace: TablePace = TablePace.DAYS) -> int:
    """A running game of two with a clock that has days off; its id."""
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await venue.sessions.join(view.id, BO)
    if pace is TablePace.DAYS:
        await venue.sessions.clocks.set(view.id, MIRA, replace(PRESETS["week"], nudges=0, holiday=30))
    return (await venue.sessions.start(view.id, MIRA)).id


async def opened(venue: Venue, channel: int = CHANNEL) -> SessionView | None:
    """The table that Bo can open in a channel; None if the channel is taken."""
    try:
        return await venue.sessions.new(channel, GUILD, BO, "embers")
    except Refused as refused:
        if refused.key != "channel-busy":
            raise
        return None


async def test_a_game_against_a_computer_leaves_its_channel_after_three_days(venue: Venue) -> None:
    session = await alone(venue)
    venue.clock.now += 2 * DAY
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await venue.settle(session)
    venue.clock.now += 3 * DAY - 1
    assert await opened(venue) is None
    venue.clock.now += 1
    table = await opened(venue)
    assert table is not None
    assert venue.sessions.in_channel(CHANNEL) == table
    left = await venue.sessions.get(session)
    assert left.is_aside
    assert left.status is Status.PLAYING
    assert not venue.sessions.awaits(session, MIRA.id)


@pytest.mark.parametrize(("pace", "free", "by_itself"), [(TablePace.LIVE, 3, 21), (TablePace.DAYS, 14, 60)])
async def test_the_days_follow_the_pace_and_days_off_do_not_count(
    venue: Venue, pace: TablePace, free: int, by_itself: int
) -> None:
    session = await together(venue, pace)
    venue.clock.now += 1 * DAY
    if pace is TablePace.DAYS:
        await venue.sessions.clocks.holiday(session, BO.id, 10)
        venue.clock.now += 2 * DAY
        await venue.sessions.clocks.back(session, BO.id)
    venue.clock.now += (free - 1) * DAY - 1
    assert await opened(venue) is None
    venue.clock.now += (by_itself - free) * DAY
    await venue.sessions.tick()
    assert not (await venue.sessions.get(session)).is_aside
    venue.clock.now += 1
    await venue.sessions.tick()
    assert (await venue.sessions.get(session)).is_aside
    assert venue.sessions.in_channel(CHANNEL) is None


async def test_moves_of_the_clock_and_of_computers_are_none_of_its_people(venue: Venue) -> None:
    session = await together(venue, TablePace.LIVE)
    before = (await venue.sessions.get(session)).table_state.idle_since
    venue.clock.now += DAY
    head = (await venue.sessions._tables.table(session)).head
    seat = next(seat for seat in head.asked if seat >= 0)
    saved = await venue.sessions._tables.position(await venue.sessions._tables.table(session))
    move = next(ask.default for ask in saved.asks if ask.seat == seat)
    await venue.sessions._play.answer(session, seat, move, seen=saved.moved, how="skip")
    assert (await venue.sessions.get(session)).table_state.idle_since == before
    mover = next(user for user in (MIRA, BO) if venue.sessions.awaits(session, user.id))
    await venue.sessions.submit(mover.id, session, await venue.any_move(session, mover))
    assert (await venue.sessions.get(session)).table_state.idle_since == before + DAY


async def test_a_game_put_aside_stands_still_and_goes_on_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as venue:
        session = await together(venue)
        state = await venue.state_bytes(session)
        await venue.sessions.shown.mark_announced(session, (await venue.sessions.get(session)).seq, 50)
        venue.clock.now += 61 * DAY
        await venue.sessions.tick()
        aside = await venue.sessions.get(session)
        assert aside.retiring == ((CHANNEL, 50),)
        assert all(time.since is None for time in aside.table_state.times)
        assert (await venue.sessions.position(session, aside.seats_of(MIRA.id)[0])).asks == []
        for user in (MIRA, BO):
            for move in await venue.sessions.moves(session, user.id):
                assert await refusal(venue.sessions.submit(user.id, session, move)) == "put-aside"
        assert [each.id for each in venue.sessions.of_user(BO.id)] == [session]
        assert await venue.sessions.export(session)
        clock = venue.clock
    async with open_venue(path, clock=clock) as venue:
        clock.now += 100 * DAY
        await venue.sessions.tick()
        assert (await venue.sessions.get(session)).seq == aside.seq
        assert await refusal(venue.sessions.moving.move(session, BO, OTHER_CHANNEL)) == "not-host"
        after = await venue.sessions.moving.move(session, MIRA, OTHER_CHANNEL)
        assert after.channel_id == OTHER_CHANNEL
        assert not after.is_aside
        assert await venue.state_bytes(session) == state
        assert after.table_state.idle_since == clock.now
        mover = next(user for user in (MIRA, BO) if venue.sessions.awaits(session, user.id))
        await venue.sessions.submit(mover.id, session, await venue.any_move(session, mover))
        await prove(venue.store, session)


async def test_a_game_put_aside_can_be_ended_left_and_deleted(venue: Venue) -> None:
    first, second = await alone(venue), await alone(venue, channel=OTHER_CHANNEL)
    venue.clock.now += 22 * DAY
    await venue.sessions.tick()
    data = (await venue.sessions.mydata.export(MIRA.id)).data
    assert str(first).encode() in data
    assert (await venue.sessions.end(first, MIRA)).status is Status.ABANDONED
    await venue.sessions.mydata.forget(MIRA.id, "Someone")
    assert not (await venue.sessions.get(second)).seats_of(MIRA.id)


async def test_a_game_is_resumed_by_its_host_or_an_admin_where_there_is_room(venue: Venue) -> None:
    session = await alone(venue)
    venue.clock.now += 3 * DAY
    assert await opened(venue) is not None
    assert await refusal(venue.sessions.moving.move(session, MIRA, CHANNEL)) == "channel-busy"
    other = await alone(venue, BO, OTHER_CHANNEL)
    assert await refusal(venue.sessions.moving.move(session, MIRA, OTHER_CHANNEL)) == "channel-busy"
    venue.clock.now += 3 * DAY
    assert (await venue.sessions.moving.move(session, ADMIN, OTHER_CHANNEL)).channel_id == OTHER_CHANNEL
    assert (await venue.sessions.get(other)).is_aside


async def test_a_game_in_direct_messages_is_put_aside_and_resumed_there(venue: Venue) -> None:
    session = await venue.game(MIRA, computers=1)
    await venue.settle(session)
    venue.clock.now += 3 * DAY
    table = await venue.sessions.new(CHANNEL, None, MIRA, "embers")
    await venue.sessions.end(table.id, MIRA)
    assert (await venue.sessions.moving.move(session, MIRA, CHANNEL)).channel_id == CHANNEL


async def test_a_person_hosts_five_running_games_on_a_server(venue: Venue) -> None:
    first = await alone(venue)
    venue.clock.now += 3 * DAY
    assert await opened(venue) is not None
    for channel in range(300, 304):
        await alone(venue, channel=channel)
    lobbies = [await venue.sessions.new(channel, GUILD, MIRA, "embers") for channel in (400, 401)]
    for lobby in lobbies:
        await venue.sessions.add_computer(lobby.id, MIRA)
    results = await asyncio.gather(
        *(venue.sessions.start(lobby.id, MIRA) for lobby in lobbies), return_exceptions=True
    )
    refused = [each for each in results if isinstance(each, Refused)]
    assert [each.key for each in refused] == ["hosted-full"]
    assert await refusal(venue.sessions.new(500, GUILD, MIRA, "embers")) == "hosted-full"
    assert await refusal(venue.sessions.moving.move(first, MIRA, 500)) == "hosted-full"
    await venue.sessions.new(500, GUILD + 1, MIRA, "embers")
    await venue.sessions.guilds.change(GUILD, ADMIN, lambda rules: replace(rules, hosted=6))
    assert not (await venue.sessions.moving.move(first, MIRA, 501)).is_aside


async def test_fifty_people_open_tables_at_once_and_the_server_keeps_its_limit(venue: Venue) -> None:
    await venue.sessions.guilds.change(GUILD, ADMIN, lambda rules: replace(rules, tables=20))
    everyone = [User(1000 + number, f"P{number}") for number in range(50)]
    results = await asyncio.gather(
        *(venue.sessions.new(5000 + user.id // 2, GUILD, user, "embers") for user in everyone),
        return_exceptions=True,
    )
    refused = [each.key for each in results if isinstance(each, Refused)]
    assert {*refused} == {"channel-busy", "tables-full"}
    assert len(everyone) - len(refused) == 20
    assert len(venue.sessions.guilds.live(GUILD)) == 20
