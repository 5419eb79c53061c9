"""The account of a seat's time: never overdrawn, never above the reserve, and no second is lost."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.moves import CLOCK, Ask, Move, Pace, Seat, Text
from bot.sessions.core.calendar import Waking, spent
from bot.sessions.core.table_state import Clock, SeatTime
from bot.sessions.time.timing import (
    Answered,
    Moment,
    end_holiday,
    ends_at,
    first_times,
    holidays,
    moved_on,
    next_moment,
    runs_for,
    settled,
    take_holiday,
)

HOUR = 3600
DAILY = Clock(reserve=24 * HOUR, increment=8 * HOUR, aside=2 * HOUR, holiday=7)
ME, YOU = Seat(0), Seat(1)


def ask(
    seat: Seat, key: str = "move", pace: Pace = Pace.TURN, blocking: bool = True, secret: bool = False
) -> Ask:
    return Ask(seat, Text(key), Move("end"), pace, blocking, (seat,) if secret else None)


QUESTIONS = st.sampled_from(
    (
        None,
        ask(ME),
        ask(ME, "build"),
        ask(ME, "bonus", Pace.ASIDE),
        ask(ME, "keep", Pace.ASIDE, blocking=False),
    )
)
CLOCKS = st.builds(
    lambda reserve, part: Clock(
        reserve=reserve, increment=reserve // part, aside=reserve // part // 4, holiday=7
    ),
    st.integers(60, 10 * 24 * HOUR),
    st.integers(1, 10),
)
EVENTS = st.tuples(
    st.integers(0, 30 * HOUR),
    st.sampled_from(("answer", "by bot", "undo", "passed on", "newcomer", "other", "holiday", "back")),
    QUESTIONS,
)


@settings(max_examples=150, deadline=None)
@given(CLOCKS, st.lists(EVENTS, max_size=12), st.none() | st.just(Waking("Europe/Berlin", weekends=False)))
def test_an_account_stays_within_its_bounds(clock: Clock, events: list[tuple], awake: Waking | None) -> None:
    (time, _), now = first_times(clock, 2), 1_795_000_000.0
    for passed, what, question in events:
        now += passed
        before = time
        charged = settled(time, now)
        if time.since is not None:
            used = spent(time.since, now, time.waking, holidays(time))
            assert charged.left == max(0.0, time.left - used)
        if what == "holiday" and time.bank >= 1:
            time = take_holiday(time, 1, now)
        elif what == "back":
            time = end_holiday(time, now)
        else:
            answered = {
                "answer": Answered(ME),
                "by bot": Answered(ME, by_bot=True),
                "undo": Answered(ME, undone=True),
                "passed on": Answered(ME, passed_on=True),
            }.get(what)
            time = moved_on(
                time, clock, question, now, waking=awake, answered=answered, newcomer=what == "newcomer"
            )
            assert (time.since is None) == (question is None)
            if question is not None and time.question != before.question:
                worth = clock.increment if question.pace is Pace.TURN else clock.aside
                assert time.left >= worth
        assert 0 <= time.left <= clock.reserve
        assert 0 <= time.bank <= clock.holiday + 1e-6
        moment = next_moment(time, clock)
        assert moment is None or time.since is not None
        if moment is not None and moment[1] is Moment.LATE:
            assert moment[0] == ends_at(time)


def test_a_turn_comes_before_an_aside_and_windows_run_no_clock() -> None:
    both = [ask(ME, "bonus", Pace.ASIDE), ask(ME), ask(YOU, "answer", Pace.WINDOW)]
    assert runs_for(both, [ME, YOU]) == {ME: both[1]}


def test_what_the_game_goes_on_around_runs_a_clock_only_when_nothing_else_is_asked() -> None:
    aside = ask(ME, "keep", Pace.ASIDE, blocking=False)
    assert runs_for([aside, ask(YOU)], [ME, YOU]) == {YOU: ask(YOU)}
    assert runs_for([aside], [ME, YOU]) == {ME: aside}
    window = Ask(CLOCK, Text("answer"), Move("close"), Pace.WINDOW)
    assert runs_for([aside, window], [ME, YOU]) == {}


def test_what_is_asked_in_secret_runs_no_clock() -> None:
    assert runs_for([ask(ME, "trap", Pace.ASIDE, secret=True)], [ME, YOU]) == {}


def test_an_aside_gives_back_less_than_a_turn() -> None:
    start = SeatTime(left=10.0 * HOUR)
    for question, back in ((ask(ME), 8), (ask(ME, "bonus", Pace.ASIDE), 2)):
        asked = moved_on(start, DAILY, question, 0.0, waking=None)
        after = moved_on(asked, DAILY, None, HOUR, waking=None, answered=Answered(ME))
        assert after.left == (9 + back) * HOUR


def test_a_turn_of_many_moves_gives_back_once() -> None:
    time = moved_on(SeatTime(left=10.0 * HOUR), DAILY, ask(ME), 0.0, waking=None)
    for hour in (1, 2, 3):
        time = moved_on(time, DAILY, ask(ME), hour * HOUR, waking=None, answered=Answered(ME))
    assert time.left == 7 * HOUR
    time = moved_on(time, DAILY, None, 3 * HOUR, waking=None, answered=Answered(ME, passed_on=True))
    assert time.left == 15 * HOUR


def test_reminders_keep_their_distance_and_are_none_in_a_minute() -> None:
    blitz = Clock(reserve=60, increment=10)
    time = moved_on(SeatTime(left=60.0), blitz, ask(ME), 0.0, waking=None)
    assert next_moment(time, blitz) == (60.0, Moment.LATE)
    daily = moved_on(SeatTime(left=24.0 * HOUR), DAILY, ask(ME), 0.0, waking=None)
    assert next_moment(daily, DAILY) == (12 * HOUR, Moment.REMIND)
