"""Clocks at the table: when they run, what an answer gives back, and what is done when a time is over."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine.moves import Move, Seat
from bot.sessions import Kind
from bot.sessions.affairs import Clock, Expiry, SeatTime
from bot.sessions.calendar import Waking
from bot.sessions.people import Person
from bot.sessions.presets import PRESETS, written_clock
from bot.sessions.refusals import Refused
from bot.store.errands import unsent
from tests.sessions.desk import BO, CY, MIRA, Desk, open_desk
from tests.sessions.test_lobby import refusal

HOUR, DAY = 3600.0, 86400.0
DAILY = replace(PRESETS["day"], expiry=Expiry.ASK)


async def clocked(desk: Desk, *people, clock: Clock = DAILY, computers: int = 0, windows: str = "off") -> int:
    """A game of Embers with a clock."""
    view = await desk.lobby(*people, windows=windows)
    for _ in range(computers):
        await desk.sessions.add_computer(view.id, people[0])
    await desk.sessions.clocks.set(view.id, people[0], clock)
    return (await desk.sessions.start(view.id, people[0])).id


async def times(desk: Desk, session: int) -> tuple[SeatTime, ...]:
    return (await desk.sessions.get(session)).affairs.times


async def passes(desk: Desk, hours: float) -> None:
    """Time passes, and what is due is seen to."""
    desk.clock.now += hours * HOUR
    await desk.sessions.tick()


async def stake(desk: Desk, session: int, user) -> None:
    await desk.sessions.submit(user.id, session, await desk.any_move(session, user))


async def kinds(desk: Desk, session: int) -> list[Kind]:
    """The lines of the log, as Bo knows them."""
    return [line.kind for line in await desk.sessions.log(session, Seat(1))]


async def test_a_clock_runs_for_everybody_who_is_asked(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    desk.clock.now += HOUR
    await stake(desk, session, MIRA)
    mira, bo = await times(desk, session)
    assert mira.left == 24 * HOUR
    assert mira.since is None
    assert bo.left == 23 * HOUR
    assert bo.since == desk.clock.now


async def test_an_answer_gives_the_increment_back_and_never_more_than_the_reserve(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    desk.clock.now += 11 * HOUR
    await stake(desk, session, MIRA)
    assert (await times(desk, session))[0].left == 21 * HOUR
    desk.clock.now += HOUR
    await stake(desk, session, BO)
    assert (await times(desk, session))[1].left == 20 * HOUR


async def test_what_the_game_goes_on_around_costs_no_time(desk: Desk) -> None:
    """Whoever staked lowest keeps a card while the next round is staked (rule 5 of Embers)."""
    session = await clocked(desk, MIRA, BO, CY)
    for user in (MIRA, BO, CY):
        await stake(desk, session, user)
    position = await desk.sessions.position(session)
    keeper = next(ask.seat for ask in position.asks if not ask.blocking)
    user = (MIRA, BO, CY)[keeper]
    before = (await times(desk, session))[keeper]
    await desk.sessions.submit(
        user.id, session, next(m for m in await desk.sessions.moves(session, user.id) if m.verb == "stake")
    )
    desk.clock.now += 5 * HOUR
    others = [each for each in (MIRA, BO, CY) if each is not user]
    await stake(desk, session, others[0])
    assert (await times(desk, session))[keeper].left >= before.left
    assert (await times(desk, session))[keeper].since is None


async def test_windows_have_a_time_of_their_own(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO, windows="on")
    for user in (MIRA, BO):
        await stake(desk, session, user)
    assert [time.since for time in await times(desk, session)] == [None, None]


async def test_sleep_costs_no_time(desk: Desk) -> None:
    """The desk's clock stands at 13:46 in London: nine hours and a quarter are left until eleven at night."""
    await desk.sessions.people.keep(BO.id, Person(waking=Waking("Europe/London")))
    session = await clocked(desk, MIRA, BO)
    desk.clock.now += 24 * HOUR
    await stake(desk, session, BO)
    assert (await times(desk, session))[1].left == min(24, 24 - 15 + 8) * HOUR


async def test_hours_changed_meanwhile_count_from_the_next_question(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    await desk.sessions.people.keep(BO.id, Person(waking=Waking("Europe/London")))
    desk.clock.now += 20 * HOUR
    await stake(desk, session, MIRA)
    assert (await times(desk, session))[1].left == 4 * HOUR
    await stake(desk, session, BO)
    assert [time.waking for time in await times(desk, session)] == [None, Waking("Europe/London")]


async def test_undo_gives_no_time_back_and_takes_what_the_move_gave(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    desk.clock.now += 11 * HOUR
    await stake(desk, session, MIRA)
    await desk.sessions.undo(MIRA.id, session)
    mira = (await times(desk, session))[0]
    assert mira.left == 13 * HOUR
    assert mira.since == desk.clock.now


async def test_computer_players_have_no_clock(desk: Desk) -> None:
    desk.pause_computers()
    session = await clocked(desk, MIRA, computers=1)
    assert [time.since is None for time in await times(desk, session)] == [False, True]


async def test_a_finished_game_has_no_clock_any_more(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    await desk.play_out(session, MIRA, BO)
    row = await desk.store.session(session)
    assert row is not None
    assert row.due is None
    assert await times(desk, session) == ()
    await desk.proof(session)


async def test_without_a_clock_nothing_is_kept(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    await stake(desk, session, MIRA)
    row = await desk.store.session(session)
    assert row is not None
    assert row.due is None
    assert await times(desk, session) == ()


async def test_the_host_chooses_the_clock_and_only_before_the_game(desk: Desk) -> None:
    view = await desk.lobby(MIRA, BO)
    clocks = desk.sessions.clocks
    assert await refusal(clocks.set(view.id, BO, DAILY)) == "not-host"
    assert (await clocks.set(view.id, MIRA, DAILY)).affairs.clock == DAILY
    await desk.sessions.start(view.id, MIRA)
    assert await refusal(clocks.set(view.id, MIRA, PRESETS["week"])) == "clock-fixed"
    view = await clocks.set(view.id, CY, PRESETS["week"], admin=True)
    assert view.affairs.times[0].left == 72 * HOUR


@pytest.mark.parametrize(
    ("text", "reserve", "increment"),
    [
        ("24h + 8h", 24 * HOUR, 8 * HOUR),
        ("1 d 12 h+6 hours", 36 * HOUR, 6 * HOUR),
        ("10min + 1 min", 600, 60),
        ("day", 24 * HOUR, 8 * HOUR),
        ("5 m", 300, 0),
    ],
)
def test_clocks_are_read_as_people_write_them(text: str, reserve: float, increment: float) -> None:
    clock = written_clock(text)
    assert (clock.reserve, clock.increment) == (reserve, increment)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "clock-unreadable"),
        ("soon", "clock-unreadable"),
        ("-5 min", "clock-unreadable"),
        ("1 h + 2 h", "clock-bounds"),
        ("1 s", "clock-bounds"),
        ("999999 w", "clock-bounds"),
        ("٣ h + ١ h", "clock-unreadable"),
    ],
)
def test_what_is_no_clock_is_refused(text: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        written_clock(text)
    assert refused.value.key == why


async def test_the_table_may_stop_the_clock_by_vote(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO, CY)
    await desk.sessions.votes.call(session, MIRA.id, "clock", None)
    await desk.sessions.votes.cast(session, BO.id, "clock", None, "yes")
    view = await desk.sessions.get(session)
    assert not view.affairs.clock.runs
    assert view.affairs.times == ()
    assert view.affairs.votes == ()


async def test_days_off_stop_the_clock_and_come_out_of_a_bank(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    clocks = desk.sessions.clocks
    await clocks.holiday(session, BO.id, 3)
    desk.clock.now += 2 * DAY
    await stake(desk, session, MIRA)
    assert (await times(desk, session))[1].left == 24 * HOUR
    await clocks.back(session, BO.id)
    bo = (await times(desk, session))[1]
    assert bo.bank == 5
    desk.clock.now += HOUR
    await stake(desk, session, BO)
    assert (await times(desk, session))[1].left == 24 * HOUR
    assert await refusal(clocks.back(session, BO.id)) == "not-away"
    assert await refusal(clocks.holiday(session, BO.id, 6)) == "holiday-bank"
    assert await refusal(clocks.holiday(session, BO.id, 0)) == "holiday-days"
    assert await refusal(clocks.holiday(session, CY.id, 1)) == "not-playing"


async def test_when_a_time_is_over_the_others_choose(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO, CY)
    await stake(desk, session, MIRA)
    await stake(desk, session, CY)
    await passes(desk, 24)
    view = await desk.sessions.get(session)
    assert view.affairs.times[1].late
    assert [(vote.what, vote.seat, vote.electorate) for vote in view.affairs.votes] == [("late", 1, (0, 2))]


async def test_a_skipped_seat_is_played_for_until_its_turn_is_over(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO, CY)
    await stake(desk, session, MIRA)
    await stake(desk, session, CY)
    await passes(desk, 24)
    for user in (MIRA, CY):
        await desk.sessions.votes.cast(session, user.id, "late", Seat(1), "skip")
    await desk.sessions.tick()
    lines = await desk.sessions.log(session, Seat(1))
    assert [line.seat for line in lines if line.kind is Kind.MOVE] == [0, 2, 1]
    bo = (await times(desk, session))[1]
    assert (bo.late, bo.skip, bo.left) == (False, False, 8 * HOUR)
    await desk.proof(session)


async def test_more_time_is_one_increment(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    await stake(desk, session, MIRA)
    await passes(desk, 24)
    await desk.sessions.votes.cast(session, MIRA.id, "late", Seat(1), "wait")
    bo = (await times(desk, session))[1]
    assert (bo.late, bo.left, bo.since) == (False, 8 * HOUR, desk.clock.now)
    await passes(desk, 8)
    assert (await times(desk, session))[1].late


async def test_a_computer_stands_in_until_the_owner_is_back(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO, clock=replace(DAILY, expiry=Expiry.STAND_IN))
    await stake(desk, session, MIRA)
    await passes(desk, 24)
    holder = (await desk.sessions.get(session)).holders[1]
    assert holder.computer is not None
    assert holder.owner == BO


async def test_whoever_comes_back_plays_on_and_the_vote_is_gone(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO, CY)
    await stake(desk, session, MIRA)
    await passes(desk, 24)
    await stake(desk, session, BO)
    view = await desk.sessions.get(session)
    assert view.affairs.votes[0].seat == 2
    assert len(view.affairs.votes) == 1
    assert not view.affairs.times[1].late


async def test_to_change_a_setting_is_no_answer(desk: Desk) -> None:
    session = await clocked(desk, MIRA, BO)
    await stake(desk, session, MIRA)
    await passes(desk, 24)
    await desk.sessions.submit(BO.id, session, Move("habit", ("bold",)))
    assert (await times(desk, session))[1].late


async def test_alone_among_computers_nobody_is_skipped(desk: Desk) -> None:
    session = await clocked(desk, MIRA, clock=replace(DAILY, expiry=Expiry.SKIP), computers=1)
    await desk.settle(session)
    await passes(desk, 1000)
    view = await desk.sessions.get(session)
    assert view.affairs.times[0].late
    assert view.affairs.votes == ()
    await stake(desk, session, MIRA)
    assert not (await times(desk, session))[0].late


async def test_a_game_whose_people_sleep_on_is_played_to_its_end(desk: Desk) -> None:
    """With the clock set to skip, the defaults play the game; the log proves it."""
    session = await clocked(desk, MIRA, BO, clock=replace(DAILY, expiry=Expiry.SKIP))
    for _ in range(40):
        if (await desk.sessions.get(session)).status.live:
            await passes(desk, 24)
    assert not (await desk.sessions.get(session)).status.live
    await desk.proof(session)


async def test_a_restart_finds_each_clock_as_it_was_and_is_patient(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_desk(path) as desk:
        session = await clocked(desk, MIRA, BO)
        await stake(desk, session, MIRA)
        clock = desk.clock
    clock.now += 48 * HOUR
    async with open_desk(path, clock=clock) as desk:
        await desk.sessions.tick()
        assert [row.user for row in await unsent(desk.store)] == [BO.id]
        assert not (await times(desk, session))[1].late
        clock.now += 1000
        await desk.sessions.tick()
        assert (await times(desk, session))[1].late
        await desk.sessions.tick()
        assert (await kinds(desk, session)).count(Kind.LATE) == 1


async def test_two_processes_let_a_time_be_over_once(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_desk(path) as one, open_desk(path, clock=one.clock) as other:
        session = await clocked(one, MIRA, BO)
        await stake(one, session, MIRA)
        await other.sessions._house.refresh()
        one.clock.now += 24 * HOUR
        await one.sessions.tick()
        await other.sessions.tick()
        assert (await kinds(one, session)).count(Kind.LATE) == 1
        assert (await kinds(other, session)).count(Kind.REMINDER) == 1
