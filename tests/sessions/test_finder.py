"""Who waits for a table is called to one that is opened for them, whatever comes in between."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.sessions import Refused, Sessions, SessionView, Status, User
from bot.sessions.core.pace import HOUR, TablePace
from bot.sessions.core.presets import NO_CLOCK, PRESETS
from bot.sessions.core.rematch import began_by_itself
from bot.sessions.finding.finder import Finder, Place
from bot.sessions.finding.matching import DAY, Ticket
from bot.sessions.outbox.notifications import TableCall
from bot.sessions.server.policy import Caller
from tests.sessions.venue import BO, CY, DEE, MIRA, Venue

GUILD, HERE = 5, 700
LIVE, DAYS = TablePace.LIVE, TablePace.DAYS


class Channels:
    """Where tables can be opened: in the next channel; `gone` have left the server, `closed`: nowhere."""

    def __init__(self, sessions: Sessions) -> None:
        self.finder = sessions.finder
        self.finder._venue = self.place
        self.next, self.closed, self.asked = HERE, False, 0
        self.gone = frozenset[int]()

    async def place(self, tickets: Sequence[Ticket]) -> Place:
        self.asked += 1
        if gone := self.gone & {each.user_id for each in tickets}:
            return Place(gone=gone)
        if self.closed:
            return Place()
        self.next += 1
        return Place(self.next)


@pytest.fixture
def channels(venue: Venue) -> Channels:
    return Channels(venue.sessions)


async def wait(venue: Venue, user: User, pace: TablePace = LIVE, days: float = 3) -> None:
    until = venue.clock.now + days * DAY
    await venue.sessions.finder.tickets.file(user, GUILD, HERE, "embers", pace, None, until)
    await venue.sessions.finder.tick()


def lobby(venue: Venue) -> SessionView:
    """The one table that is open."""
    (found,) = venue.sessions.finder.overview.open_tables(GUILD)
    return found


async def called(venue: Venue) -> list[tuple[int, int]]:
    """Who is to be written to about which table."""
    unsent = await venue.sessions.notifications.unsent()
    return [(each.session, each.user) for each in unsent if isinstance(each, TableCall)]


async def waiting(finder: Finder, *users: User) -> list[int]:
    return [user.id for user in users if await finder.tickets.of(user.id)]


async def test_a_table_for_strangers_at_days_has_a_clock_that_reminds_them(
    venue: Venue, channels: Channels
) -> None:
    for who in (MIRA, BO):
        await wait(venue, who, DAYS)
    clock = lobby(venue).table_state.clock
    assert (clock, clock.nudges) == (PRESETS["day"], 2)
    await venue.sessions.end(lobby(venue).id, MIRA, admin=True)
    for who in (MIRA, BO):
        await wait(venue, who)
    assert lobby(venue).table_state.clock == NO_CLOCK, "at Live they are there"


async def test_two_strangers_are_called_and_the_game_begins_when_both_have_come(
    venue: Venue, channels: Channels
) -> None:
    await wait(venue, MIRA)
    assert venue.sessions.finder.overview.open_tables(GUILD) == []
    venue.clock.now += 60
    await wait(venue, BO)
    table = lobby(venue)
    assert (table.host_id, table.table_state.pace, table.channel_id) == (MIRA.id, LIVE, HERE + 1)
    assert await called(venue) == [(table.id, MIRA.id), (table.id, BO.id)]
    await venue.sessions.finder.calls.come(table.id, BO, 11)
    await venue.sessions.finder.tick()
    assert lobby(venue).status is Status.LOBBY
    await venue.sessions.finder.calls.come(table.id, MIRA, 12)
    await venue.sessions.finder.tick()
    game = await venue.sessions.get(table.id)
    assert (game.status, game.names) == (Status.PLAYING, ["Mira", "Bo"])
    assert began_by_itself(game)
    assert await waiting(venue.sessions.finder, MIRA, BO) == []
    assert game.table_state.calls == ()


@pytest.mark.parametrize("pace", [LIVE, DAYS])
async def test_who_does_not_come_in_time_lets_the_table_fall_and_the_other_waits_on(
    venue: Venue, channels: Channels, pace: TablePace
) -> None:
    for user in (MIRA, BO):
        await wait(venue, user, pace)
    table = lobby(venue)
    await venue.sessions.finder.calls.come(table.id, BO)
    time = 600 if pace is LIVE else 24 * HOUR
    venue.clock.now += time - 1
    await venue.sessions.finder.tick()
    assert lobby(venue).names == ["Mira", "Bo"]
    venue.clock.now += 1
    await venue.sessions.finder.tick()
    assert (await venue.sessions.get(table.id)).status is Status.ABANDONED
    assert await waiting(venue.sessions.finder, MIRA, BO) == [MIRA.id, BO.id]
    assert await venue.sessions.finder.tickets.rests_until(MIRA.id) == venue.clock.now + HOUR
    assert await venue.sessions.finder.tickets.rests_until(BO.id) == 0.0
    await wait(venue, CY, pace)
    after = lobby(venue)
    assert [each.user_id for each in after.table_state.calls] == [BO.id, CY.id]


async def test_a_third_is_called_to_the_free_seat_of_a_table_that_waits(
    venue: Venue, channels: Channels
) -> None:
    table = await venue.sessions.new(HERE, GUILD, DEE, "embers")
    await wait(venue, MIRA)
    assert await called(venue) == [(table.id, MIRA.id)]
    await wait(venue, BO)
    assert await called(venue) == [(table.id, MIRA.id), (table.id, BO.id)]
    venue.clock.now += 600
    await venue.sessions.finder.tick()
    assert [each.answer for each in lobby_of(venue, table.id).table_state.calls] == ["late", "late"]
    assert await venue.sessions.finder.tickets.rests_until(MIRA.id) == 0.0
    others = [each for each in venue.sessions.finder.overview.open_tables(GUILD) if each.id != table.id]
    assert [each.user_id for each in others[0].table_state.calls] == [MIRA.id, BO.id]


def lobby_of(venue: Venue, session: int) -> SessionView:
    return next(each for each in venue.sessions.finder.overview.open_tables(GUILD) if each.id == session)


async def test_who_does_not_want_to_waits_no_longer(venue: Venue, channels: Channels) -> None:
    for user in (MIRA, BO):
        await wait(venue, user)
    table = lobby(venue)
    await venue.sessions.finder.calls.decline(table.id, BO)
    await venue.sessions.finder.tick()
    assert await waiting(venue.sessions.finder, MIRA, BO) == [MIRA.id]
    assert lobby(venue).names == ["Mira"]
    await venue.sessions.finder.calls.decline(table.id, MIRA)
    await venue.sessions.finder.tick()
    assert venue.sessions.finder.overview.open_tables(GUILD) == []
    assert await waiting(venue.sessions.finder, MIRA, BO) == []


async def test_who_comes_and_leaves_waits_no_longer(venue: Venue, channels: Channels) -> None:
    for user in (MIRA, BO):
        await wait(venue, user)
    table = lobby(venue)
    await venue.sessions.finder.calls.come(table.id, BO)
    await venue.sessions.leave(table.id, BO)
    await venue.sessions.finder.tick()
    assert lobby(venue).names == ["Mira"]
    assert await waiting(venue.sessions.finder, MIRA, BO) == [MIRA.id]


async def test_a_restart_between_the_opening_and_the_calls_loses_no_one(
    venue: Venue, channels: Channels, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stopped(*_: object) -> None:
        raise Refused("busy")

    monkeypatch.setattr(venue.sessions.finder.calls, "_change", stopped)
    await wait(venue, MIRA)
    await wait(venue, BO)
    table = lobby(venue)
    assert await called(venue) == []
    monkeypatch.undo()
    await venue.sessions.finder.tick()
    assert await called(venue) == [(table.id, MIRA.id), (table.id, BO.id)]
    await venue.sessions.finder.tick()
    assert len(await called(venue)) == 2


async def test_a_game_that_is_switched_off_ends_the_tickets_for_it(venue: Venue, channels: Channels) -> None:
    await wait(venue, MIRA)
    admin = Caller(BO.id, BO.name, admin=True)
    await venue.sessions.guilds.change(GUILD, admin, lambda rules: replace(rules, games=()))
    with pytest.raises(Refused, match="game-off"):
        await wait(venue, BO)
    await venue.sessions.finder.tick()
    assert await waiting(venue.sessions.finder, MIRA, BO) == []


async def test_who_left_the_server_is_not_called(venue: Venue, channels: Channels) -> None:
    channels.gone = frozenset((MIRA.id,))
    for user in (MIRA, BO):
        await wait(venue, user)
    assert venue.sessions.finder.overview.open_tables(GUILD) == []
    await wait(venue, CY)
    assert [each.user_id for each in lobby(venue).table_state.calls] == [BO.id, CY.id]


async def test_without_a_channel_people_wait_on(venue: Venue, channels: Channels) -> None:
    channels.closed = True
    for user in (MIRA, BO):
        await wait(venue, user)
    assert channels.asked == 1
    assert await waiting(venue.sessions.finder, MIRA, BO) == [MIRA.id, BO.id]
    channels.closed = False
    await venue.sessions.finder.tick()
    assert lobby(venue).host_id == MIRA.id


async def test_sixty_people_at_once_all_find_a_table(venue: Venue, channels: Channels) -> None:
    for number in range(60):
        until = venue.clock.now + DAY
        user = User(1000 + number, f"Guest {number}")
        await venue.sessions.finder.tickets.file(user, GUILD, HERE, "embers", LIVE, None, until)
    await venue.sessions.finder.tick()
    people = [
        each.user_id
        for table in venue.sessions.finder.overview.open_tables(GUILD)
        for each in table.table_state.calls
    ]
    assert sorted(people) == [1000 + number for number in range(60)]
    most = await called(venue)
    assert len(most) == 60


async def test_a_full_server_lets_people_wait(venue: Venue, channels: Channels) -> None:
    admin = Caller(DEE.id, DEE.name, admin=True)
    await venue.sessions.guilds.change(GUILD, admin, lambda rules: replace(rules, tables=1))
    await venue.sessions.new(HERE, GUILD, DEE, "embers", {"windows": "off"})
    await venue.sessions.clocks.set_pace(lobby(venue).id, DEE, DAYS)
    for user in (MIRA, BO):
        await wait(venue, user)
    assert [each.host_id for each in venue.sessions.finder.overview.open_tables(GUILD)] == [DEE.id]
    assert channels.asked == 1
    assert await waiting(venue.sessions.finder, MIRA, BO) == [MIRA.id, BO.id]


async def test_no_one_waits_for_a_table_in_direct_messages(venue: Venue) -> None:
    with pytest.raises(Refused, match="ticket-direct"):
        await venue.sessions.finder.tickets.file(
            MIRA, None, HERE, "embers", LIVE, None, venue.clock.now + DAY
        )
    assert await venue.sessions.finder.tickets.of(MIRA.id) == []
