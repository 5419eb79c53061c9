"""Reminders: within a budget, spaced, never in sleeping hours; a restart neither loses nor repeats one."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine.moves import Seat, who
from bot.sessions import Kind
from bot.sessions.core.calendar import Waking, tomorrow
from bot.sessions.core.people import Person, ReminderWay
from bot.sessions.outbox.notifications import Away, Reminder, held_until
from tests.games.sample.embers import Douse, Embers
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


def due(at: float = 0.0) -> Reminder:
    return Reminder(session=1, seat=Seat(0), number=9, user=MIRA.id, at=at)


def test_no_reminder_comes_before_its_reader_wants_one() -> None:
    """None within five minutes of a move at any table, none before it is due again, one digest a day."""
    once_a_day = Person(reminders=ReminderWay.DAILY, digest_at=1000.0)
    assert held_until(due(), Person(), None) == 0
    assert held_until(due(), Person(), acted=100.0) == 400
    assert held_until(due(at=900.0), Person(), acted=100.0) == 900
    assert held_until(due(), once_a_day, None) == 1000 + 24 * HOUR
    assert held_until(due(), replace(once_a_day, digest_at=None), None) == 0
    assert held_until(due(), Person(digest_at=1000.0), None) == 0


def test_tomorrow_begins_when_one_wakes_up() -> None:
    at_night, in_the_morning = Waking("UTC", "08:00", "23:00"), 32 * HOUR
    assert tomorrow(10 * HOUR, at_night) == tomorrow(23.5 * HOUR, at_night) == in_the_morning
    assert tomorrow(2 * HOUR, at_night) == 8 * HOUR, "who is still up has not begun the day"
    assert tomorrow(10 * HOUR, None) == 34 * HOUR


async def test_who_has_just_moved_elsewhere_is_not_reminded_yet(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    elsewhere = await venue.game(BO, CY, channel=OTHER_CHANNEL, windows="off")
    await stake(venue, session, MIRA)
    await passes(venue, 11.98)
    await stake(venue, elsewhere, BO)
    await passes(venue, 0.04)
    (reminder,) = await venue.sessions.notifications.unsent()
    assert isinstance(reminder, Reminder)
    until = await venue.sessions.notifications.held_until(reminder)
    assert venue.clock.now < until < venue.clock.now + 300


async def test_a_reminder_is_snoozed_by_its_reader_alone(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    await stake(venue, session, MIRA)
    await passes(venue, 12.1)
    notifications = venue.sessions.notifications
    (reminder,) = await notifications.unsent()
    await notifications.mark_sent(reminder)
    (seat, number), now = (reminder.seat, reminder.number), venue.clock.now
    assert await refusal(notifications.snooze(session, seat, number, MIRA.id, long=False)) == "snooze-gone"
    assert await notifications.unsent() == []
    assert await notifications.snooze(session, seat, number, BO.id, long=False) == now + 3 * HOUR
    (again,) = await notifications.unsent()
    assert isinstance(again, Reminder)
    assert await notifications.held_until(again) == now + 3 * HOUR
    assert await notifications.snooze(session, seat, number, BO.id, long=True) == now + 24 * HOUR


async def test_who_lets_windows_run_out_is_told_once(venue: Venue, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game says who is away; the person hears of it, but not a computer player."""
    session = await venue.game(MIRA, BO, computers=1)
    venue.pause_computers()

    def close(self: Douse, g: Embers, seat: Seat) -> None:
        self.closed = True
        for away in (1, 2):
            g.tell("away", seat=who(Seat(away)))

    monkeypatch.setattr(Douse, "do_close", close)
    for user in (MIRA, BO):
        await stake(venue, session, user)
    assert await venue.sessions._autoplay._default(await venue.sessions._tables.table(session), Seat(2))
    (until,) = (await venue.sessions.position(session, None)).windows
    venue.clock.now = until
    await venue.sessions.tick()
    (told,) = await venue.sessions.notifications.unsent()
    assert (type(told), told.user, told.seat) == (Away, BO.id, 1)
