"""Time as people spend it, with waking hours and days off: how much has passed, and when so much will have.

Pure arithmetic on UTC seconds. A person is awake from one wall-clock time to another in their zone. A wall-clock time
is reached at the first moment when the clocks there show it or a later one: in the hour that spring skips, that is the
change itself; in the hour that autumn repeats, the first of the two; and a day that a zone skips (Apia, 30 December
2011) has no waking hours. So waking spans never overlap, and `spent(t, deadline(t, x)) == x`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

import msgspec

Span = tuple[float, float]
"""From one moment to another, in UTC seconds, without the second one."""

LEAST_HOURS = 6
"""The fewest waking hours allowed: people with less time can take days off, or play without a clock."""

_DAY = timedelta(days=1)
_SATURDAY = 5


class BadWaking(ValueError):
    """Waking hours that make no sense. `what` is "zone", "time" or "short"."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Waking(msgspec.Struct, frozen=True, omit_defaults=True):
    """When a person answers: from `start` to `end` ("08:00") by the clocks of `zone`, an IANA name.

    An `end` that is not after `start` is on the next day; the same time for both is the whole day. Without `weekends`,
    days that begin on a Saturday or Sunday are left out. Make one with `waking`, which checks it.
    """

    zone: str
    start: str = "08:00"
    end: str = "23:00"
    weekends: bool = True


def waking(zone: str, start: str = "08:00", end: str = "23:00", weekends: bool = True) -> Waking:
    """Waking hours as a person gave them. Raises BadWaking("zone"), ("time") or, under LEAST_HOURS, ("short")."""
    if zone not in zones():
        raise BadWaking("zone")
    first, last = _clock(start), _clock(end)
    minutes = (last.hour - first.hour) * 60 + last.minute - first.minute
    if (minutes if minutes > 0 else minutes + 1440) < LEAST_HOURS * 60:
        raise BadWaking("short")
    return Waking(zone, first.isoformat("minutes"), last.isoformat("minutes"), weekends)


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def deadline(start: float, left: float, awake: Waking | None, holidays: Sequence[Span] = ()) -> float:
    """The first moment at which `left` seconds have been spent since `start`. `awake` None means at all hours."""
    if left <= 0:
        return start
    for begins, ends in _spans(start, awake, holidays):
        if ends - begins >= left:
            return begins + left
        left -= ends - begins
    raise AssertionError("waking hours go on for ever")


def spent(start: float, now: float, awake: Waking | None, holidays: Sequence[Span] = ()) -> float:
    """The seconds between `start` and `now` that count: awake, and without holidays. Never negative."""
    total = 0.0
    for begins, ends in _spans(start, awake, holidays):
        if begins >= now:
            break
        total += min(ends, now) - begins
    return total


def wakes_at(now: float, awake: Waking | None, holidays: Sequence[Span] = ()) -> float:
    """The next moment that counts: `now` itself, or the end of the sleep or the holiday."""
    return next(_spans(now, awake, holidays))[0]


def tomorrow(now: float, awake: Waking | None) -> float:
    """When a person's next day begins: the next time they wake up; without waking hours, a day from `now`."""
    begins = (span[0] for span in _spans(now, awake, ()))
    return now + _DAY.total_seconds() if awake is None else next(each for each in begins if each > now)


def _spans(start: float, awake: Waking | None, holidays: Sequence[Span]) -> Iterator[Span]:
    """The spans that count from `start` on, in order, without end; none of them is empty."""
    off = sorted(holidays)
    for begins, ends in _days(start, awake):
        for first, last in off:
            if last <= begins or first >= ends:
                continue
            if begins < first:
                yield begins, first
            begins = last
            if begins >= ends:
                break
        if begins < ends:
            yield begins, ends


def _days(start: float, awake: Waking | None) -> Iterator[Span]:
    """The waking hours from `start` on, a span per day; one endless span for a person who is always awake."""
    if awake is None or awake.zone not in zones():
        yield start, float("inf")
        return
    zone = ZoneInfo(awake.zone)
    opens, closes = _clock(awake.start), _clock(awake.end)
    # The day before may still last: its waking hours can end after midnight.
    day = datetime.fromtimestamp(start, zone).date() - _DAY
    while True:
        if awake.weekends or day.weekday() < _SATURDAY:
            begins = max(start, _reached(day, opens, zone))
            ends = _reached(day + _DAY if closes <= opens else day, closes, zone)
            if begins < ends:
                yield begins, ends
        day += _DAY


@lru_cache(maxsize=4096)
def _reached(day: date, clock: time, zone: ZoneInfo) -> float:
    """The first moment at which the clocks of a zone show this time of this day, or a later one."""
    wall = datetime.combine(day, clock)
    late = int(wall.replace(tzinfo=zone).timestamp())
    if _shown(late, zone) == wall:
        return float(late)
    # The zone skips this time: the change lies between the moments that the later and earlier offset give.
    early = int(wall.replace(tzinfo=zone, fold=1).timestamp())
    while late - early > 1:
        middle = (early + late) // 2
        early, late = (early, middle) if _shown(middle, zone) >= wall else (middle, late)
    return float(late)


def _shown(moment: int, zone: ZoneInfo) -> datetime:
    return datetime.fromtimestamp(moment, UTC).astimezone(zone).replace(tzinfo=None)


def _clock(text: str) -> time:
    hour, colon, minute = text.strip().partition(":")
    if not (hour.isdecimal() and (minute.isdecimal() or not colon)) or len(hour) > 2 or len(minute) > 2:
        raise BadWaking("time")
    if int(hour) == 24 and int(minute or 0) == 0:
        return time(0)
    try:
        return time(int(hour), int(minute or 0))
    except ValueError as error:
        raise BadWaking("time") from error
