"""Waking hours, days off, and what daylight saving makes of them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.sessions.core.calendar import BadWaking, Span, Waking, deadline, spent, wakes_at, waking

HOUR = 3600
ODD_ZONES = (
    "Europe/Berlin",
    "America/New_York",
    "America/Havana",
    "America/Sao_Paulo",
    "Asia/Kathmandu",
    "Asia/Pyongyang",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Antarctica/Troll",
    "Pacific/Apia",
    "Pacific/Kwajalein",
    "Atlantic/Azores",
    "UTC",
)
CLOCKS = st.tuples(st.integers(0, 23), st.sampled_from((0, 15, 30, 59))).map(lambda t: f"{t[0]:02}:{t[1]:02}")
AWAKE = st.none() | st.builds(Waking, st.sampled_from(ODD_ZONES), CLOCKS, CLOCKS, st.booleans())
MOMENTS = st.integers(946_684_800, 1_893_456_000)  # 2000 to 2030
LEFT = st.integers(1, 21 * 24 * HOUR)
HOLIDAYS = st.lists(
    st.tuples(MOMENTS, st.integers(1, 20 * 24 * HOUR)).map(lambda t: (float(t[0]), float(t[0] + t[1]))),
    max_size=3,
)


def at(zone: str, text: str) -> float:
    """A moment by the clocks of a zone."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def clock(zone: str, moment: float) -> str:
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


@settings(max_examples=60, deadline=None)
@given(MOMENTS, LEFT, AWAKE, HOLIDAYS)
@example(int(at("Pacific/Apia", "2011-12-29 22:00")), 30 * HOUR, Waking("Pacific/Apia"), [])
@example(
    int(at("Australia/Lord_Howe", "2026-04-05 01:00")),
    HOUR,
    Waking("Australia/Lord_Howe", "01:45", "01:59"),
    [],
)
def test_a_deadline_is_when_the_time_is_spent_and_not_a_second_before(
    start: int, left: int, awake: Waking | None, holidays: list[Span]
) -> None:
    until = deadline(start, left, awake, holidays)
    assert spent(start, until, awake, holidays) == left
    assert spent(start, until - 1, awake, holidays) == left - 1


@settings(max_examples=60, deadline=None)
@given(MOMENTS, LEFT, LEFT, AWAKE, HOLIDAYS)
def test_parts_of_an_interval_add_up_and_time_never_runs_backwards(
    start: int, first: int, second: int, awake: Waking | None, holidays: list[Span]
) -> None:
    middle, end = start + first, start + first + second
    parts = spent(start, middle, awake, holidays), spent(middle, end, awake, holidays)
    assert sum(parts) == spent(start, end, awake, holidays)
    assert 0 <= parts[0] <= first
    assert deadline(start, first, awake, holidays) <= deadline(start, first + second, awake, holidays)


@settings(max_examples=30, deadline=None)
@given(MOMENTS, AWAKE, HOLIDAYS)
def test_nothing_counts_until_somebody_wakes(now: int, awake: Waking | None, holidays: list[Span]) -> None:
    wakes = wakes_at(now, awake, holidays)
    assert spent(now, wakes, awake, holidays) == 0
    assert spent(wakes, wakes + 1, awake, holidays) == 1


@settings(max_examples=20, deadline=None)
@given(st.integers(1_577_836_800, 1_830_000_000), st.sampled_from(ODD_ZONES), st.integers(0, 17))
def test_what_counts_is_what_the_clocks_show(start: int, zone: str, opens: int) -> None:
    """Minute by minute, over a day: awake while the wall clock shows a time between the two."""
    awake = Waking(zone, f"{opens:02}:00", f"{opens + 6:02}:00")
    start -= start % 60
    shown = (datetime.fromtimestamp(start + 60 * i, ZoneInfo(zone)).hour for i in range(1440))
    expected = 60 * sum(opens <= hour < opens + 6 for hour in shown)
    # The hour that the autumn repeats counts once where it stands at an edge, and so may differ by that hour.
    assert abs(spent(start, start + 86400, awake) - expected) <= HOUR


def test_sleep_does_not_count() -> None:
    night = at("Europe/Berlin", "2026-11-20 22:00")
    assert clock("Europe/Berlin", deadline(night, 2 * HOUR, Waking("Europe/Berlin"))) == "2026-11-21 09:00"
    assert clock("Europe/Berlin", wakes_at(night + 2 * HOUR, Waking("Europe/Berlin"))) == "2026-11-21 08:00"


def test_waking_hours_may_pass_midnight() -> None:
    owl = Waking("America/New_York", "14:00", "02:00")
    evening = at("America/New_York", "2026-06-01 23:00")
    assert clock("America/New_York", deadline(evening, 4 * HOUR, owl)) == "2026-06-02 15:00"


def test_a_friday_night_belongs_to_the_friday_for_whoever_rests_on_weekends() -> None:
    owl = Waking("Europe/Berlin", "10:00", "02:00", weekends=False)
    friday = at("Europe/Berlin", "2026-11-20 23:00")
    assert clock("Europe/Berlin", deadline(friday, 4 * HOUR, owl)) == "2026-11-23 11:00"


def test_the_hour_that_the_spring_leaves_out_is_nobodys() -> None:
    """In Berlin 02:30 of 29 March 2026 does not exist: the day begins at the change, at 03:00."""
    early = Waking("Europe/Berlin", "02:30", "10:30")
    night = at("Europe/Berlin", "2026-03-29 00:00")
    assert clock("Europe/Berlin", wakes_at(night, early)) == "2026-03-29 03:00"
    assert spent(night, night + 12 * HOUR, early) == 7.5 * HOUR


def test_the_hour_that_the_autumn_repeats_begins_the_day_once() -> None:
    early = Waking("Europe/Berlin", "02:30", "10:30")
    night = at("Europe/Berlin", "2026-10-25 00:00")
    assert wakes_at(night, early) == datetime(2026, 10, 25, 0, 30, tzinfo=UTC).timestamp()
    assert spent(night, night + 24 * HOUR, early) == 9 * HOUR


def test_apia_skipped_a_day_and_so_does_its_clock() -> None:
    before = at("Pacific/Apia", "2011-12-29 22:00")
    late = deadline(before, 2 * HOUR, Waking("Pacific/Apia"))
    assert clock("Pacific/Apia", late) == "2011-12-31 09:00"


def test_lord_howe_shifts_by_half_an_hour() -> None:
    awake = Waking("Australia/Lord_Howe", "00:00", "00:00")
    noon = at("Australia/Lord_Howe", "2026-04-04 12:00")
    assert clock("Australia/Lord_Howe", noon + 24 * HOUR) == "2026-04-05 11:30"
    assert spent(noon, noon + 48 * HOUR, awake) == 48 * HOUR


def test_a_holiday_does_not_count() -> None:
    monday = at("UTC", "2026-11-16 12:00")
    away = (monday + HOUR, monday + 3 * 24 * HOUR)
    assert deadline(monday, 2 * HOUR, None, [away]) == away[1] + HOUR


def test_waking_hours_are_checked_as_people_give_them() -> None:
    assert waking("Europe/Berlin", "8", "24:00") == Waking("Europe/Berlin", "08:00", "00:00")
    for given_badly, what in (
        (("Mars/Olympus", "08:00", "23:00"), "zone"),
        (("UTC", "8 in the morning", "23:00"), "time"),
        (("UTC", "25:00", "23:00"), "time"),
        (("UTC", "٨٨", "23:00"), "time"),
        (("UTC", "08:00", "09:00"), "short"),
        (("../UTC", "08:00", "23:00"), "zone"),
    ):
        with pytest.raises(BadWaking) as bad:
            waking(*given_badly)
        assert bad.value.what == what


def test_a_zone_that_is_gone_stops_no_game() -> None:
    assert deadline(0, 60, Waking("Mars/Olympus")) == 60


def test_weeks_of_short_days_are_counted_quickly() -> None:
    awake = Waking("Australia/Lord_Howe", "08:00", "14:00", weekends=False)
    start = at("UTC", "2026-01-01 00:00")
    until = deadline(start, timedelta(days=60).total_seconds(), awake)
    assert spent(start, until, awake) == timedelta(days=60).total_seconds()
