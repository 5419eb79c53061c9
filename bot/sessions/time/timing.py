"""The rules of a seat's time: what runs its clock, what an answer gives back, what happens next.

Pure rules over `table_state.SeatTime`. A clock runs while its seat, held by a person, is asked something that the game
waits for: a question of its turn, or a blocking one in another's. A question that does not block runs it only when
nothing else is asked. Response windows have their own time, and secret questions run no clock, since it would give them
away. Undoing a move gives no time back, and takes back what the move earned.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.engine.moves import CLOCK, Ask, Pace, Seat
from bot.sessions.core.calendar import Span, Waking, deadline, spent, wakes_at
from bot.sessions.core.table_state import Clock, SeatTime

REMIND_AT = (0.5, 0.9, 0.97)
"""The shares of a question's time after which reminders are sent, as many as the clock allows."""

SHORTEST = 120.0
"""No reminder is sent sooner than this many seconds after the question."""

BETWEEN = 1800.0
"""Seconds between two reminders that players ask for."""

DAY = 86400.0


class Moment(enum.Enum):
    """What a clock does next."""

    REMIND = "remind"
    LATE = "late"
    SKIP = "skip"


class Answered(msgspec.Struct, frozen=True):
    """Who moved just now: `seat`, itself or (`by_bot`) the bot for it; `undone`: the move was taken back.

    `passed_on`: others are asked since, so the seat's next question is a new one even if its words are the same.
    """

    seat: Seat
    passed_on: bool = False
    by_bot: bool = False
    undone: bool = False


def runs_for(asks: Sequence[Ask], seats: Sequence[Seat]) -> dict[Seat, Ask]:
    """The seats held by people whose clock runs, and the question it runs for; a turn's question comes first."""
    public = [ask for ask in asks if ask.seat != CLOCK and ask.audience is None and not ask.pace.is_window]
    waited_for = [ask for ask in public if ask.pace is Pace.TURN or ask.blocking]
    if not waited_for and all(not ask.pace.is_window for ask in asks):
        waited_for = public
    found: dict[Seat, Ask] = {}
    for ask in sorted(waited_for, key=lambda ask: ask.pace is not Pace.TURN):
        if ask.seat in seats:
            found.setdefault(ask.seat, ask)
    return found


def question_of(ask: Ask) -> str:
    """A key that distinguishes a question from the next one: its pace, its words, and for which side it is."""
    return f"{ask.pace.value} {ask.word}"


def first_times(clock: Clock, seats: int) -> tuple[SeatTime, ...]:
    """The clocks of all seats before the first question."""
    return tuple(SeatTime(left=float(clock.reserve), bank=float(clock.holiday)) for _ in range(seats))


def settled(time: SeatTime, now: float) -> SeatTime:
    """The time with everything charged that was spent until now."""
    if time.since is None:
        return time
    used = spent(time.since, now, time.waking, holidays(time))
    return replace(time, left=max(0.0, time.left - used), since=max(now, time.since))


def moved_on(
    time: SeatTime,
    clock: Clock,
    ask: Ask | None,
    now: float,
    *,
    waking: Waking | None,
    answered: Answered | None = None,
    newcomer: bool = False,
) -> SeatTime:
    """A seat's clock after a change of the session. `ask` is what it runs for from now on (None: it stops).

    `answered` says that this seat has moved, `newcomer` that it has a new holder.
    """
    time = settled(time, now)
    question = "" if ask is None else question_of(ask)
    if newcomer:
        time = replace(_holiday_over(time, now), question="", gained=0.0)
    elif answered is not None:
        time = _credited(time, clock, question, answered)
    if ask is None:
        return SeatTime(left=time.left, gained=time.gained, holiday=time.holiday, bank=time.bank)
    least = float(min(clock.reserve, _worth(clock, question)))
    if question != time.question:
        left = max(time.left, least)
        skip = time.skip and not newcomer
        return SeatTime(
            left=left,
            since=now if clock.runs else None,
            question=question,
            full=left,
            waking=waking,
            late=skip,
            skip=skip,
            gained=time.gained,
            holiday=time.holiday,
            bank=time.bank,
        )
    if answered is not None and time.late and not answered.by_bot:
        return more_time(time, clock)
    return time


def more_time(time: SeatTime, clock: Clock) -> SeatTime:
    """The time of a seat whose question goes on although its time ran out: it gets the least time again."""
    left = max(time.left, float(min(clock.reserve, _worth(clock, time.question))))
    return replace(time, left=left, full=left, nudged=0, reminded=None, late=False, skip=False)


def ends_at(time: SeatTime) -> float | None:
    """When the time of a running clock runs out; None if it is stopped or has run out already."""
    if time.since is None or time.late:
        return None
    return deadline(time.since, time.left, time.waking, holidays(time))


def back_at(time: SeatTime, now: float) -> float | None:
    """When an awaited player is awake again or back from a holiday; None if they are available."""
    if time.since is None:
        return None
    wakes = wakes_at(now, time.waking, holidays(time))
    return wakes if wakes > now else None


def next_moment(time: SeatTime, clock: Clock) -> tuple[float, Moment] | None:
    """What a seat's clock does next, and when; a moment in the past is still to be handled."""
    if time.since is None or not clock.runs:
        return None
    if time.late:
        return (time.since, Moment.SKIP) if time.skip else None
    late = deadline(time.since, time.left, time.waking, holidays(time)), Moment.LATE
    if time.nudged < min(clock.nudges, len(REMIND_AT)):
        part = REMIND_AT[time.nudged] * time.full
        if part >= SHORTEST:
            left = time.left - (time.full - part)
            return deadline(time.since, left, time.waking, holidays(time)), Moment.REMIND
    return late


def reminders_passed(time: SeatTime, clock: Clock, now: float) -> int:
    """How many of a question's reminders count as sent when one is sent now, including missed ones."""
    used = time.full - settled(time, now).left
    passed = sum(used >= part * time.full for part in REMIND_AT[: clock.nudges])
    return max(time.nudged + 1, passed)


def take_holiday(time: SeatTime, days: float, now: float) -> SeatTime:
    """Stop a clock for some days, taken from the bank; a current holiday is extended."""
    time = settled(time, now)
    begins = max(now, time.holiday or now)
    return replace(time, holiday=begins + days * DAY, bank=time.bank - days)


def end_holiday(time: SeatTime, now: float) -> SeatTime:
    """End a holiday early: what is left of it returns to the bank."""
    return _holiday_over(settled(time, now), now)


def holidays(time: SeatTime) -> tuple[Span, ...]:
    """The holiday of a seat as a span that does not count."""
    return () if time.holiday is None else ((0.0, time.holiday),)


def _worth(clock: Clock, question: str) -> int:
    return clock.increment if question.startswith(Pace.TURN.value) else clock.aside


def _credited(time: SeatTime, clock: Clock, question: str, answered: Answered) -> SeatTime:
    """The effect of a move on the mover's time: an answer gives time back, an undone one takes that back."""
    if answered.undone:
        return replace(time, left=max(0.0, time.left - time.gained), gained=0.0, question="")
    if not time.question or (time.question == question and not answered.passed_on):
        return time
    left = max(time.left, min(float(clock.reserve), time.left + _worth(clock, time.question)))
    skip = time.skip and answered.by_bot and not answered.passed_on
    return replace(time, left=left, gained=left - time.left, skip=skip, question="")


def _holiday_over(time: SeatTime, now: float) -> SeatTime:
    if time.holiday is None:
        return time
    return replace(time, holiday=None, bank=time.bank + max(0.0, time.holiday - now) / DAY)
