"""Reminders: within a budget, spaced, never in sleeping hours; a restart neither loses nor repeats one."""

from __future__ import annotations

from pathlib import Path

from bot.engine.moves import Seat
from bot.sessions import Kind
from bot.sessions.calendar import Waking
from bot.sessions.people import Person
from bot.store.errands import mark_sent, unsent
from tests.sessions.desk import BO, CY, MIRA, OTHER_CHANNEL, Desk, open_desk
from tests.sessions.test_clocks import HOUR, clocked, passes, stake
from tests.sessions.test_lobby import refusal


async def reminded(desk: Desk) -> list[int]:
    return [row.user for row in await unsent(desk.store)]


async def test_reminders_come_at_half_and_at_nine_tenths_of_the_time(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    await stake(desk, session, MIRA)
    await passes(desk, 11.9)
    assert await reminded(desk) == []
    await passes(desk, 0.2)
    assert await reminded(desk) == [BO.id]
    await passes(desk, 9.4)
    assert await reminded(desk) == [BO.id]
    await passes(desk, 0.2)
    assert await reminded(desk) == [BO.id, BO.id]
    await passes(desk, 1)
    assert await reminded(desk) == [BO.id, BO.id]


async def test_a_new_question_has_reminders_of_its_own(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    for _ in range(2):
        await passes(desk, 12)
        await stake(desk, session, MIRA)
        await stake(desk, session, BO)
    assert (await reminded(desk)).count(BO.id) == 2


async def test_nobody_is_reminded_asleep(desk: Desk) -> None:
    """The desk's clock stands at 13:46 in London; twelve waking hours later it is nearly eleven the next morning."""
    await desk.sessions.people.keep(BO.id, Person(waking=Waking("Europe/London")))
    session = await clocked(desk, MIRA, BO)
    await stake(desk, session, MIRA)
    for _ in range(20):
        await passes(desk, 1)
    assert await reminded(desk) == []
    await passes(desk, 1.1)
    assert await reminded(desk) == [BO.id]


async def test_players_remind_each_other_within_the_budget(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    await stake(desk, session, MIRA)
    clocks = desk.sessions.clocks
    assert await clocks.remind(session, MIRA.id) == 1
    assert await refusal(clocks.remind(session, MIRA.id)) == "remind-soon"
    assert await refusal(clocks.remind(session, BO.id)) == "remind-nobody"
    assert await refusal(clocks.remind(session, CY.id)) == "not-playing"
    await passes(desk, 1)
    assert await clocks.remind(session, MIRA.id) == 1
    await passes(desk, 1)
    assert await refusal(clocks.remind(session, MIRA.id)) == "remind-enough"
    assert await reminded(desk) == [BO.id, BO.id]


async def test_who_sleeps_is_not_reminded_by_hand_either(desk: Desk) -> None:
    await desk.sessions.people.keep(BO.id, Person(waking=Waking("Asia/Tokyo")))
    session = await clocked(desk, MIRA, BO)
    await stake(desk, session, MIRA)
    desk.clock.now += 2 * HOUR
    assert await refusal(desk.sessions.clocks.remind(session, MIRA.id)) == "remind-asleep"
    session = await desk.game(MIRA, BO, channel=OTHER_CHANNEL, windows="off")
    assert await refusal(desk.sessions.clocks.remind(session, MIRA.id)) == "remind-asleep"


async def test_without_a_clock_a_reminder_by_hand_counts_for_the_question(desk: Desk) -> None:
    session = await desk.game(MIRA, BO, windows="off")
    await stake(desk, session, MIRA)
    clocks = desk.sessions.clocks
    assert await clocks.remind(session, MIRA.id) == Seat(1)
    assert await refusal(clocks.remind(session, MIRA.id)) == "remind-soon"
    await stake(desk, session, BO)
    row = await desk.store.session(session)
    assert row is not None
    assert row.due is None
    await stake(desk, session, MIRA)
    assert await clocks.remind(session, MIRA.id) == Seat(1)


async def test_a_reminder_is_decided_once_and_stays_until_it_is_sent(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_desk(path) as desk:
        session = await clocked(desk, MIRA, BO)
        await stake(desk, session, MIRA)
        await passes(desk, 12.5)
        clock = desk.clock
    async with open_desk(path, clock=clock) as desk:
        await desk.sessions.tick()
        (row,) = await unsent(desk.store)
        await mark_sent(desk.store, row.session, row.seat, row.number)
    async with open_desk(path, clock=clock) as desk:
        await desk.sessions.tick()
        assert await unsent(desk.store) == []
        lines = await desk.sessions.log(session, Seat(1))
        assert [line.kind for line in lines].count(Kind.REMINDER) == 1
        lines = await desk.sessions.log(session)
        assert Kind.REMINDER not in [line.kind for line in lines]


async def test_all_reminders_that_came_due_meanwhile_are_decided_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_desk(path) as desk:
        session = await clocked(desk, MIRA, BO)
        for channel in range(1000, 1020):
            view = await desk.lobby(MIRA, BO, channel=channel, windows="off")
            await desk.sessions.clocks.set(view.id, MIRA, (await desk.sessions.get(session)).affairs.clock)
            await desk.sessions.start(view.id, MIRA)
            await stake(desk, view.id, MIRA)
        clock = desk.clock
    clock.now += 13 * HOUR
    async with open_desk(path, clock=clock, hold=4) as desk:
        await desk.sessions.tick()
        assert len(await unsent(desk.store)) == 22
