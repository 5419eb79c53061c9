"""Deadlines in a few words: when a window closes, when time runs out, when a sleeping player is back."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.views.table import TableView
from bot.engine.moves import Ask
from bot.engine.words import Words
from bot.sessions.core.presets import preset_of
from bot.sessions.core.table_state import Clock, SeatTime
from bot.sessions.time.timing import back_at, ends_at

TODAY = 20 * 3600
"""Within this many seconds, a time of day needs no date."""

_UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def deadline_of(table: TableView, asks: Sequence[Ask]) -> str:
    """The earliest deadline of those asked, to be added to a sentence; empty if there is none."""
    if table.position.windows and any(ask.pace.is_window for ask in asks):
        until = min(table.position.windows)
        return f" · {table.speech.words.say_key('window-until', until=f'<t:{int(until)}:R>')}"
    times = table.session.table_state.times
    asked = [times[ask.seat] for ask in asks if 0 <= ask.seat < len(times) and ask.known_to(None)]
    running = [time for time in asked if time.since is not None]
    if not running:
        return ""
    first = min(running, key=lambda time: ends_at(time) or 0.0)
    return f" · {awaited_until(table.speech.words, first, table.position.now)}"


def awaited_until(words: Words, time: SeatTime, now: float) -> str:
    """What a running clock says: "time’s up in 5 hours", or until when the player is asleep or away."""
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
    """A moment in each reader's own time: the time of day, with the date if that is not today."""
    return f"<t:{int(at)}:{'t' if at - now < TODAY else 'f'}>"


def lasting(words: Words, seconds: float) -> str:
    """A duration in its two largest units: "1 d 4 h"."""
    rest, parts = max(0, int(seconds)), []
    for unit, size in _UNITS:
        count, rest = divmod(rest, size)
        if count:
            parts.append(words.say_key("duration", count=count, unit=unit))
        elif parts:
            break
    return " ".join(parts[:2]) or words.say_key("duration", count=0, unit="seconds")


def clock_in_words(words: Words, clock: Clock) -> str:
    """A clock in words: the name of a preset, or its times."""
    name = preset_of(clock)
    if name is not None:
        return words.say_key(f"clock-{name}")
    back = f" + {lasting(words, clock.increment)}" if clock.increment else ""
    return f"{lasting(words, clock.reserve)}{back}"
