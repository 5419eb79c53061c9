"""Clocks at the table: when they run, what an answer gives back, and what is done when a time is over."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine.moves import Move, Seat
from bot.sessions import Kind
from bot.sessions.core.calendar import Waking
from bot.sessions.core.pace import Paces, TablePace
from bot.sessions.core.people import Person
from bot.sessions.core.presets import PRESETS, written_clock
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import Clock, Expiry, SeatTime
from bot.sessions.time.pacing import vote_for
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CY, DEE, MIRA, Venue, open_venue
from tests.sessions.venue import Clock as Seconds

HOUR, DAY = 3600.0, 86400.0
DAILY = replace(PRESETS["day"], expiry=Expiry.ASK)


async def clocked(
    venue: Venue, *people, clock: Clock = DAILY, computers: int = 0, windows: str = "off"
) -> int:
    """A game of Embers with a clock."""
    view = await venue.lobby(*people, windows=windows)
    for _ in range(computers):
        await venue.sessions.add_computer(view.id, people[0])
    await venue.sessions.clocks.set(view.id, people[0], clock)
    return (await venue.sessions.start(view.id, people[0])).id


async def times(venue: Venue, session: int) -> tuple[SeatTime, ...]:
    return (await venue.sessions.get(session)).table_state.times


async def passes(venue: Venue, hours: float) -> None:
    """Time passes, and what is due is seen to."""
    venue.clock.now += hours * HOUR
    await venue.sessions.tick()


async def stake(venue: Venue, session: int, user) -> None:
    await venue.sessions.submit(user.id, session, await venue.any_move(session, user))


async def kinds(venue: Venue, session: int) -> list[Kind]:
    """The lines of the log, as Bo knows them."""
    return [line.kind for line in await venue.sessions.log(session, Seat(1))]


async def test_a_clock_runs_for_everybody_who_is_asked(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    venue.clock.now += HOUR
    await stake(venue, session, MIRA)
    mira, bo = await times(venue, session)
    assert mira.left == 24 * HOUR
    assert mira.since is None
    assert bo.left == 23 * HOUR
    assert bo.since == venue.clock.now


async def test_an_answer_gives_the_increment_back_and_never_more_than_the_reserve(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    venue.clock.now += 11 * HOUR
    await stake(venue, session, MIRA)
    assert (await times(venue, session))[0].left == 21 * HOUR
    venue.clock.now += HOUR
    await stake(venue, session, BO)
    assert (await times(venue, session))[1].left == 20 * HOUR


async def test_what_the_game_goes_on_around_costs_no_time(venue: Venue) -> None:
    """Whoever staked lowest keeps a card while the next round is staked (rule 5 of Embers)."""
    session = await clocked(venue, MIRA, BO, CY)
    for user in (MIRA, BO, CY):
        await stake(venue, session, user)
    position = await venue.sessions.position(session)
    keeper = next(ask.seat for ask in position.asks if not ask.blocking)
    user = (MIRA, BO, CY)[keeper]
    before = (await times(venue, session))[keeper]
    await venue.sessions.submit(
        user.id, session, next(m for m in await venue.sessions.moves(session, user.id) if m.verb == "stake")
    )
    venue.clock.now += 5 * HOUR
    others = [each for each in (MIRA, BO, CY) if each is not user]
    await stake(venue, session, others[0])
    assert (await times(venue, session))[keeper].left >= before.left
    assert (await times(venue, session))[keeper].since is None


async def test_windows_have_a_time_of_their_own(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO, windows="on")
    for user in (MIRA, BO):
        await stake(venue, session, user)
    assert [time.since for time in await times(venue, session)] == [None, None]


async def test_sleep_costs_no_time(venue: Venue) -> None:
    """The clock stands at 13:46 in London: nine hours and a quarter are left until eleven at night."""
    await venue.sessions.people.keep(BO.id, Person(waking=Waking("Europe/London")))
    session = await clocked(venue, MIRA, BO)
    venue.clock.now += 24 * HOUR
    await stake(venue, session, BO)
    assert (await times(venue, session))[1].left == min(24, 24 - 15 + 8) * HOUR


async def test_hours_changed_meanwhile_count_from_the_next_question(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    await venue.sessions.people.keep(BO.id, Person(waking=Waking("Europe/London")))
    venue.clock.now += 20 * HOUR
    await stake(venue, session, MIRA)
    assert (await times(venue, session))[1].left == 4 * HOUR
    await stake(venue, session, BO)
    assert [time.waking for time in await times(venue, session)] == [None, Waking("Europe/London")]


async def test_undo_gives_no_time_back_and_takes_what_the_move_gave(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    venue.clock.now += 11 * HOUR
    await stake(venue, session, MIRA)
    await venue.sessions.undo(MIRA.id, session)
    mira = (await times(venue, session))[0]
    assert mira.left == 13 * HOUR
    assert mira.since == venue.clock.now


async def test_computer_players_have_no_clock(venue: Venue) -> None:
    venue.pause_computers()
    session = await clocked(venue, MIRA, computers=1)
    assert [time.since is None for time in await times(venue, session)] == [False, True]


async def test_a_finished_game_has_no_clock_any_more(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    await venue.play_out(session, MIRA, BO)
    row = await venue.store.session(session)
    assert row is not None
    assert row.due is None
    assert await times(venue, session) == ()
    await venue.proof(session)


async def test_without_a_clock_nothing_is_kept(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    await stake(venue, session, MIRA)
    row = await venue.store.session(session)
    assert row is not None
    assert row.due is None
    assert await times(venue, session) == ()


async def test_the_host_chooses_the_clock_and_only_before_the_game(venue: Venue) -> None:
    view = await venue.lobby(MIRA, BO)
    clocks = venue.sessions.clocks
    assert await refusal(clocks.set(view.id, BO, DAILY)) == "not-host"
    assert (await clocks.set(view.id, MIRA, DAILY)).table_state.clock == DAILY
    await venue.sessions.start(view.id, MIRA)
    assert await refusal(clocks.set(view.id, MIRA, PRESETS["week"])) == "clock-fixed"
    view = await clocks.set(view.id, CY, PRESETS["week"], admin=True)
    assert view.table_state.times[0].left == 72 * HOUR


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


async def test_the_table_may_stop_the_clock_by_vote(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO, CY)
    await venue.sessions.votes.call(session, MIRA.id, "clock", None)
    await venue.sessions.votes.cast(session, BO.id, "clock", None, "yes")
    view = await venue.sessions.get(session)
    assert not view.table_state.clock.runs
    assert view.table_state.times == ()
    assert view.table_state.votes == ()


async def test_days_off_stop_the_clock_and_come_out_of_a_bank(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    clocks = venue.sessions.clocks
    await clocks.holiday(session, BO.id, 3)
    venue.clock.now += 2 * DAY
    await stake(venue, session, MIRA)
    assert (await times(venue, session))[1].left == 24 * HOUR
    await clocks.back(session, BO.id)
    bo = (await times(venue, session))[1]
    assert bo.bank == 5
    venue.clock.now += HOUR
    await stake(venue, session, BO)
    assert (await times(venue, session))[1].left == 24 * HOUR
    assert await refusal(clocks.back(session, BO.id)) == "not-away"
    assert await refusal(clocks.holiday(session, BO.id, 6)) == "holiday-bank"
    assert await refusal(clocks.holiday(session, BO.id, 0)) == "holiday-days"
    assert await refusal(clocks.holiday(session, CY.id, 1)) == "not-playing"


async def test_when_a_time_is_over_the_others_choose(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO, CY)
    await stake(venue, session, MIRA)
    await stake(venue, session, CY)
    await passes(venue, 24)
    view = await venue.sessions.get(session)
    assert view.table_state.times[1].late
    assert [(vote.what, vote.seat, vote.electorate) for vote in view.table_state.votes] == [
        ("late", 1, (0, 2))
    ]


async def test_a_skipped_seat_is_played_for_until_its_turn_is_over(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO, CY)
    await stake(venue, session, MIRA)
    await stake(venue, session, CY)
    await passes(venue, 24)
    for user in (MIRA, CY):
        await venue.sessions.votes.cast(session, user.id, "late", Seat(1), "skip")
    await venue.sessions.tick()
    lines = await venue.sessions.log(session, Seat(1))
    assert [line.seat for line in lines if line.kind is Kind.MOVE] == [0, 2, 1]
    bo = (await times(venue, session))[1]
    assert (bo.late, bo.skip, bo.left) == (False, False, 8 * HOUR)
    await venue.proof(session)


async def test_more_time_is_one_increment(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    await stake(venue, session, MIRA)
    await passes(venue, 24)
    await venue.sessions.votes.cast(session, MIRA.id, "late", Seat(1), "wait")
    bo = (await times(venue, session))[1]
    assert (bo.late, bo.left, bo.since) == (False, 8 * HOUR, venue.clock.now)
    await passes(venue, 8)
    assert (await times(venue, session))[1].late


async def test_a_computer_stands_in_until_the_owner_is_back(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO, clock=replace(DAILY, expiry=Expiry.STAND_IN))
    await stake(venue, session, MIRA)
    await passes(venue, 24)
    holder = (await venue.sessions.get(session)).holders[1]
    assert holder.computer is not None
    assert holder.owner == BO


async def test_whoever_comes_back_plays_on_and_the_vote_is_gone(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO, CY)
    await stake(venue, session, MIRA)
    await passes(venue, 24)
    await stake(venue, session, BO)
    view = await venue.sessions.get(session)
    assert view.table_state.votes[0].seat == 2
    assert len(view.table_state.votes) == 1
    assert not view.table_state.times[1].late


async def test_to_change_a_setting_is_no_answer(venue: Venue) -> None:
    session = await clocked(venue, MIRA, BO)
    await stake(venue, session, MIRA)
    await passes(venue, 24)
    await venue.sessions.submit(BO.id, session, Move("habit", ("bold",)))
    assert (await times(venue, session))[1].late


async def test_alone_among_computers_nobody_is_skipped(venue: Venue) -> None:
    session = await clocked(venue, MIRA, clock=replace(DAILY, expiry=Expiry.SKIP), computers=1)
    await venue.settle(session)
    await passes(venue, 1000)
    view = await venue.sessions.get(session)
    assert view.table_state.times[0].late
    assert view.table_state.votes == ()
    await stake(venue, session, MIRA)
    assert not (await times(venue, session))[0].late


async def test_a_game_whose_people_sleep_on_is_played_to_its_end(venue: Venue) -> None:
    """With the clock set to skip, the defaults play the game; the log proves it."""
    session = await clocked(venue, MIRA, BO, clock=replace(DAILY, expiry=Expiry.SKIP))
    for _ in range(40):
        if (await venue.sessions.get(session)).status.live:
            await passes(venue, 24)
    assert not (await venue.sessions.get(session)).status.live
    await venue.proof(session)


async def test_a_restart_finds_each_clock_as_it_was_and_is_patient(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as venue:
        session = await clocked(venue, MIRA, BO)
        await stake(venue, session, MIRA)
        clock = venue.clock
    clock.now += 48 * HOUR
    async with open_venue(path, clock=clock) as venue:
        await venue.sessions.tick()
        assert [row.user_id for row in await venue.store.unsent()] == [BO.id]
        assert not (await times(venue, session))[1].late
        clock.now += 1000
        await venue.sessions.tick()
        assert (await times(venue, session))[1].late
        await venue.sessions.tick()
        assert (await kinds(venue, session)).count(Kind.LATE) == 1


@pytest.mark.parametrize("jump", [48 * HOUR, -48 * HOUR])
async def test_a_clock_that_jumps_is_as_a_restart(tmp_path: Path, jump: float) -> None:
    steady = Seconds()
    async with open_venue(tmp_path / "games.db", steady=steady) as venue:
        clock = venue.clock
        session = await clocked(venue, MIRA, BO)
        await stake(venue, session, MIRA)
        for each in (clock, steady):
            each.now += 47 * HOUR
        clock.now += jump
        await venue.sessions.tick()
        assert not (await times(venue, session))[1].late
        for each in (clock, steady):
            each.now += 1000
        clock.now += 50
        await venue.sessions.tick()
        assert (await times(venue, session))[1].late == (jump > 0)


async def test_without_a_jump_time_runs_out(tmp_path: Path) -> None:
    steady = Seconds()
    async with open_venue(tmp_path / "games.db", steady=steady) as venue:
        session = await clocked(venue, MIRA, BO)
        await stake(venue, session, MIRA)
        for each in (venue.clock, steady):
            each.now += 48 * HOUR
        await venue.sessions.tick()
        assert (await times(venue, session))[1].late


async def test_lines_of_a_log_are_never_older_than_those_before(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        session, clock = await venue.game(MIRA, BO), venue.clock
        clock.now -= 48 * HOUR
        await stake(venue, session, MIRA)
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        clock.now -= HOUR
        await stake(venue, session, BO)
        at = [line.at for line in await venue.sessions.log(session)]
        assert at == sorted(at)
        clock.now += 72 * HOUR
        await venue.sessions.clocks.set(session, MIRA, DAILY, admin=True)
        assert (await venue.sessions.log(session))[-1].at == clock.now


async def test_two_processes_let_a_time_be_over_once(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as one, open_venue(path, clock=one.clock) as other:
        session = await clocked(one, MIRA, BO)
        await stake(one, session, MIRA)
        await other.sessions._tables.refresh()
        one.clock.now += 24 * HOUR
        await one.sessions.tick()
        await other.sessions.tick()
        assert (await kinds(one, session)).count(Kind.LATE) == 1
        assert (await kinds(other, session)).count(Kind.REMINDER) == 1


async def paced(venue: Venue, session: int) -> tuple[TablePace, Clock]:
    state = (await venue.sessions.get(session)).table_state
    return state.pace, state.clock


async def test_the_pace_follows_the_clock_and_the_clock_the_pace(venue: Venue) -> None:
    """One choice: a clock of minutes means Live, one of days means Days; a clock that does not fit makes way."""
    view, clocks = await venue.lobby(MIRA, BO), venue.sessions.clocks
    assert await paced(venue, view.id) == (TablePace.LIVE, Clock())
    await clocks.set(view.id, MIRA, PRESETS["week"])
    assert await paced(venue, view.id) == (TablePace.DAYS, PRESETS["week"])
    await clocks.set(view.id, MIRA, replace(PRESETS["evening"], nudges=1, expiry=Expiry.WAIT))
    assert (await paced(venue, view.id))[0] is TablePace.LIVE
    await clocks.set_pace(view.id, MIRA, TablePace.DAYS)
    fitting = replace(PRESETS["day"], nudges=1, expiry=Expiry.WAIT)
    assert await paced(venue, view.id) == (TablePace.DAYS, fitting)
    await clocks.set(view.id, MIRA, PRESETS["none"])
    assert await paced(venue, view.id) == (TablePace.DAYS, PRESETS["none"])
    await clocks.set_pace(view.id, MIRA, TablePace.LIVE)
    assert await paced(venue, view.id) == (TablePace.LIVE, PRESETS["none"])


async def test_the_host_chooses_the_pace_before_the_game_and_the_table_votes_in_it(venue: Venue) -> None:
    view, clocks = await venue.lobby(MIRA, BO), venue.sessions.clocks
    assert await refusal(clocks.set_pace(view.id, BO, TablePace.DAYS)) == "not-host"
    await clocks.set_pace(view.id, MIRA, TablePace.DAYS)
    session = (await venue.sessions.start(view.id, MIRA)).id
    assert await refusal(clocks.set_pace(session, MIRA, TablePace.LIVE)) == "clock-fixed"
    await venue.sessions.votes.call(session, MIRA.id, vote_for(TablePace.LIVE), None)
    assert (await paced(venue, session))[0] is TablePace.DAYS
    await venue.sessions.votes.cast(session, BO.id, vote_for(TablePace.LIVE), None, "yes")
    assert (await paced(venue, session))[0] is TablePace.LIVE
    assert (await kinds(venue, session))[-1] is Kind.PACE


async def test_an_open_window_is_timed_anew_at_another_pace_and_for_a_new_holder(venue: Venue) -> None:
    tables = venue.sessions._tables
    tables.times = replace(tables.times, paces=Paces())
    session = await venue.game(MIRA, BO, CY)
    for user in (MIRA, BO, CY):
        await stake(venue, session, user)
    opened = venue.clock.now
    assert (await venue.sessions.position(session, None)).windows == (opened + 45,)
    venue.clock.now += 30
    await venue.sessions.clocks.set_pace(session, CY, TablePace.DAYS, admin=True)
    assert (await venue.sessions.position(session, None)).windows == (opened + 30 + 8 * HOUR,)
    asked = next(user for user in (MIRA, BO, CY) if venue.sessions.awaits(session, user.id))
    seat = (await venue.sessions.get(session)).seats_of(asked.id)[0]
    venue.clock.now += HOUR
    await venue.sessions.seats.leave(session, asked)
    await venue.seat(session, DEE, next(user for user in (MIRA, BO, CY) if user != asked), seat)
    later = opened + 30 + 9 * HOUR
    assert (await venue.sessions.position(session, seat)).windows == (later,)
