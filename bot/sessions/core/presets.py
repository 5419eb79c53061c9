"""The clocks to choose from, and those that people write themselves: "24h + 8h"."""

from __future__ import annotations

import re

from msgspec.structs import replace

from bot.sessions.core.pace import TablePace
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import Clock

MINUTE, HOUR, DAY = 60, 3600, 86400

NO_CLOCK = Clock()

PRESETS: dict[str, Clock] = {
    "none": NO_CLOCK,
    "evening": Clock(reserve=10 * MINUTE, increment=MINUTE, aside=20),
    "day": Clock(reserve=24 * HOUR, increment=8 * HOUR, aside=2 * HOUR, holiday=7),
    "week": Clock(reserve=72 * HOUR, increment=24 * HOUR, aside=6 * HOUR, holiday=14),
}
"""The clocks by name (message `clock-NAME`); only games that last weeks have holidays."""

FITTING = {TablePace.LIVE: PRESETS["evening"], TablePace.DAYS: PRESETS["day"]}
"""The clock that takes the place of one that does not fit a pace."""

SHORTEST, LONGEST = MINUTE, 60 * DAY
"""The bounds of a reserve, in seconds."""

MOST_NUDGES = 3

_UNITS = {"s": 1, "m": MINUTE, "h": HOUR, "d": DAY, "w": 7 * DAY}
_PART = re.compile(r"([0-9]{1,6})\s*(seconds?|sec|s|minutes?|min|m|hours?|h|days?|d|weeks?|w)")


def fitting(clock: Clock, pace: TablePace) -> Clock:
    """This clock, if it fits a pace, else one that does; at Days there is always one."""
    if clock.pace is pace:
        return clock
    return replace(FITTING[pace], expiry=clock.expiry, nudges=clock.nudges)


def preset_of(clock: Clock) -> str | None:
    """The name of a clock that is one of the presets, no matter what happens when time runs out."""
    same = (name for name, preset in PRESETS.items() if _times(preset) == _times(clock))
    return next(same, None)


def written_clock(text: str) -> Clock:
    """A clock as people write it: the reserve, "+", and what an answer gives back (a quarter in another's turn).

    >>> written_clock("24h + 8h").increment // 3600
    8

    Raises Refused("clock-unreadable") or ("clock-bounds").
    """
    name = text.strip().casefold()
    if name in PRESETS:
        return PRESETS[name]
    reserve, plus, increment = name.partition("+")
    back = _seconds(increment) if plus else 0
    first = _seconds(reserve)
    holiday = 0 if first < DAY else 7 if first < 3 * DAY else 14
    return checked(Clock(reserve=first, increment=back, aside=back // 4, holiday=holiday))


def checked(clock: Clock) -> Clock:
    """The clock, if its numbers are playable. Raises Refused("clock-bounds")."""
    if clock.reserve == 0:
        return Clock(nudges=min(max(clock.nudges, 0), MOST_NUDGES))
    if (
        not SHORTEST <= clock.reserve <= LONGEST
        or not 0 <= clock.increment <= clock.reserve
        or not 0 <= clock.aside <= clock.reserve
        or not 0 <= clock.nudges <= MOST_NUDGES
        or not 0 <= clock.holiday <= 60
    ):
        raise Refused("clock-bounds")
    return clock


def _seconds(text: str) -> int:
    """ "1 d 12 h" in seconds."""
    found = _PART.findall(text)
    if not found or _PART.sub("", text).strip():
        raise Refused("clock-unreadable")
    return sum(int(number) * _UNITS[unit[0]] for number, unit in found)


def _times(clock: Clock) -> tuple[int, int, int]:
    return clock.reserve, clock.increment, clock.aside
