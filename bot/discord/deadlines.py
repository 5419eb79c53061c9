"""Until when somebody is awaited, in a few words: when a window closes, a time is over, a sleeper is back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.table import Table
from bot.engine.moves import Ask, Pace
from bot.engine.words import Words
from bot.sessions.affairs import Clock, SeatTime
from bot.sessions.presets import preset_of
from bot.sessions.timing import back_at, ends_at

TODAY = 20 * 3600
"""Seconds within which the time of day says which day is meant."""

_UNITS = (("d", 86400), ("h", 3600), ("min", 60), ("s", 1))


def deadline_of(table: Table, asks: Sequence[Ask]) -> str:
    """Until when the first of those asked is awaited, to stand behind a sentence; empty where there is no such time."""
    if any(ask.pace is Pace.WINDOW for ask in asks):
        until = min(table.position.windows, default=None)
        if until is None:
            return ""
        return f" · {table.speech.words.say_key('window-until', until=f'<t:{int(until)}:R>')}"
    times = table.session.affairs.times
    asked = [times[ask.seat] for ask in asks if ask.known_to(None) and 0 <= ask.seat < len(times)]
    running = [time for time in asked if time.since is not None]
    if not running:
        return ""
    first = min(running, key=lambda time: ends_at(time) or 0.0)
    return f" · {awaited_until(table.speech.words, first, table.position.now)}"


def awaited_until(words: Words, time: SeatTime, now: float) -> str:
    """What a running clock says: "time’s up in 5 hours", and who is asleep or away until when."""
    ends = ends_at(time)
    if ends is None:
        return words.say_key("awaited-late")
    back = back_at(time, now)
    if back is None:
        return words.say_key("awaited-until", until=f"<t:{int(ends)}:R>")
    if time.holiday is not None and time.holiday > now:
        return words.say_key("awaited-holiday", until=f"<t:{int(back)}:D>")
    return words.say_key("awaited-asleep", until=moment(back, now), deadline=f"<t:{int(ends)}:R>")


def moment(at: float, now: float) -> str:
    """A moment as Discord shows it to each reader: the time of day, with the day where that is not today."""
    return f"<t:{int(at)}:{'t' if at - now < TODAY else 'f'}>"


def lasting(seconds: float) -> str:
    """A duration in its two largest units: "1 d 4 h"."""
    rest, parts = max(0, int(seconds)), []
    for unit, size in _UNITS:
        count, rest = divmod(rest, size)
        if count:
            parts.append(f"{count} {unit}")
        elif parts:
            break
    return " ".join(parts[:2]) or "0 s"


def clock_in_words(words: Words, clock: Clock) -> str:
    """A clock as it is chosen: the name of a preset, or its times."""
    name = preset_of(clock)
    if name is not None:
        return words.say_key(f"clock-{name}")
    back = f" + {lasting(clock.increment)}" if clock.increment else ""
    return f"{lasting(clock.reserve)}{back}"
