"""Reminders: within a budget, spaced, never in sleeping hours; a restart neither loses nor repeats one."""

from __future__ import annotations

from pathlib import Path

from bot.engine.moves import Seat
from bot.sessions import Kind
from bot.sessions.core.calendar import Waking
from bot.sessions.core.people import Person
from tests.sessions.test_clocks import HOUR, clocked, passes, stake
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CY, MIRA, OTHER_CHANNEL, Venue, open_venue


async def reminded(venue: Venue) -> list[int]:
    return [row.user_id for row in await venue.store.unsent()]


async def test_reminders_come_at_half_and_at_nine_tenths_of_the_time(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    await stake(venue, session, MIRA)
    await passes(venue, 11.9)
    assert await reminded(venue) == []
    await passes(venue, 0.2)
    assert await reminded(venue) == [BO.id]
    await passes(venue, 9.4)
    assert await reminded(venue) == [BO.id]
    await passes(venue, 0.2)
    assert await reminded(venue) == [BO.id, BO.id]
    await passes(venue, 1)
    assert await reminded(venue) == [BO.id, BO.id]


async def test_a_new_question_has_reminders_of_its_own(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    for _ in range(2):
        await passes(venue, 12)
        await stake(venue, session, MIRA)
        await stake(venue, session, BO)
    assert (await reminded(venue)).count(BO.id) == 2


async def test_nobody_is_reminded_asleep(venue: Venue) -> None:
    """The clock stands at 13:46 in London; twelve waking hours later it is nearly eleven the next morning."""
    await venue.sessions.people.keep(BO.id, Person(waking=Waking("Europe/London")))
    session = await clocked(venue, MIRA, BO)
    await stake(venue, session, MIRA)
    for _ in range(20):
        await passes(venue, 1)
    assert await reminded(venue) == []
    await passes(venue, 1.1)
    assert await reminded(venue) == [BO.id]


async def test_players_remind_each_other_within_the_budget(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    await stake(venue, session, MIRA)
    clocks = venue.sessions.clocks
    assert await clocks.remind(session, MIRA.id) == 1
    assert await refusal(clocks.remind(session, MIRA.id)) == "remind-soon"
    assert await refusal(clocks.remind(session, BO.id)) == "remind-nobody"
    assert await refusal(clocks.remind(session, CY.id)) == "not-playing"
    await passes(venue, 1)
    assert await clocks.remind(session, MIRA.id) == 1
    await passes(venue, 1)
    assert await refusal(clocks.remind(session, MIRA.id)) == "remind-enough"
    assert await reminded(venue) == [BO.id, BO.id]


async def test_who_sleeps_is_not_reminded_by_hand_either(venue: Venue) -> None:
    await venue.sessions.people.keep(BO.id, Person(waking=Waking("Asia/Tokyo")))
    session = await clocked(venue, MIRA, BO)
    await stake(venue, session, MIRA)
    venue.clock.now += 2 * HOUR
    assert await refusal(venue.sessions.clocks.remind(session, MIRA.id)) == "remind-asleep"
    session = await venue.game(MIRA, BO, channel=OTHER_CHANNEL, windows="off")
    assert await refusal(venue.sessions.clocks.remind(session, MIRA.id)) == "remind-asleep"


async def test_without_a_clock_a_reminder_by_hand_counts_for_the_question(venue: Venue) -> None:
    session = await venue.game(MIRA, BO, windows="off")
    await stake(venue, session, MIRA)
    clocks = venue.sessions.clocks
    assert await clocks.remind(session, MIRA.id) == Seat(1)
    assert await refusal(clocks.remind(session, MIRA.id)) == "remind-soon"
    await stake(venue, session, BO)
    row = await venue.store.session(session)
    assert row is not None
    assert row.due is None
    await stake(venue, session, MIRA)
    assert await clocks.remind(session, MIRA.id) == Seat(1)


async def test_a_reminder_is_decided_once_and_stays_until_it_is_sent(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as venue:
        session = await clocked(venue, MIRA, BO)
        await stake(venue, session, MIRA)
        await passes(venue, 12.5)
        clock = venue.clock
    async with open_venue(path, clock=clock) as venue:
        await venue.sessions.tick()
        (row,) = await venue.store.unsent()
        await venue.store.mark_sent(row.session, row.seat, row.number)
    async with open_venue(path, clock=clock) as venue:
        await venue.sessions.tick()
        assert await venue.store.unsent() == []
        lines = await venue.sessions.log(session, Seat(1))
        assert [line.kind for line in lines].count(Kind.REMINDER) == 1
        lines = await venue.sessions.log(session)
        assert Kind.REMINDER not in [line.kind for line in lines]


async def test_all_reminders_that_came_due_meanwhile_are_decided_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as venue:
        session = await clocked(venue, MIRA, BO)
        for channel in range(1000, 1020):
            view = await venue.lobby(MIRA, BO, channel=channel, windows="off")
            await venue.sessions.clocks.set(
                view.id, MIRA, (await venue.sessions.get(session)).table_state.clock
            )
            await venue.sessions.start(view.id, MIRA)
            await stake(venue, view.id, MIRA)
        clock = venue.clock
    clock.now += 13 * HOUR
    async with open_venue(path, clock=clock, hold=4) as venue:
        await venue.sessions.tick()
        assert len(await venue.store.unsent()) == 22
