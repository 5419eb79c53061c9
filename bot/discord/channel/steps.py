"""What to do about a channel: a pure function of what stands there, what should stand there, and the time."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import inf

from bot.discord.channel.posting import is_old
from bot.discord.channel.state import Form, Shown, Wanted
from bot.sessions.core.pace import TablePace

AT_DAYS = 60
"""So many times as long it may wait at Days that fewer people are awaited, after the last that was answered."""


@dataclass(frozen=True)
class Pauses:
    """Seconds between two edits of a message (`quiet`), and for which what asks nobody anything may wait (`linger`)."""

    quiet: float = 1.5
    linger: float = 60.0


class Do(Enum):
    """What to do about a channel.

    REST: a worker that has slept is quiet until a time. WAIT: only the channel waits, and players are told meanwhile.
    KEEP: note that the message shows the newest line, as it would look the same. SEEK: look whether there is a message
    whose id is unknown. LOSE: note that nothing can be shown. RETIRE: the session has no channel any longer.
    """

    NOTHING = "nothing"
    REST = "rest"
    WAIT = "wait"
    DRAW = "draw"
    KEEP = "keep"
    SEEK = "seek"
    EDIT = "edit"
    POST = "post"
    LOSE = "lose"
    RETIRE = "retire"


@dataclass(frozen=True)
class Step:
    """What to do, and until when (UTC seconds) to wait."""

    do: Do
    until: float = inf


def next_step(shown: Shown, wanted: Wanted, now: float, pauses: Pauses) -> Step:
    """What to do next at `now` (UTC seconds)."""
    failure = shown.failure
    if failure is not None and now < failure.again and failure.is_of(wanted):
        return Step(Do.WAIT, failure.again)
    if wanted.changes == shown.changes:
        behind = shown.unsure or wanted.seq > shown.seq
        return Step(Do.KEEP if behind and wanted.lost != "aside" else Do.NOTHING)
    if wanted.lost == "aside":
        return Step(Do.RETIRE)
    if wanted.lost:
        return Step(Do.LOSE)
    if not wanted.gist:
        return _before_drawing(shown, wanted, now, pauses)
    if asks_for_new(shown, wanted):
        return Step(Do.POST)
    if wanted.veiled and wanted.gist == shown.gist:
        return Step(Do.KEEP)
    if shown.unsure:
        return Step(Do.SEEK)
    return Step(Do.POST if shown.message is None or is_old(shown.message, now) else Do.EDIT)


def _before_drawing(shown: Shown, wanted: Wanted, now: float, pauses: Pauses) -> Step:
    """Whether to draw what has changed, or to wait for more of it."""
    at_once = wanted.news or wanted.posts > shown.posts
    if not at_once and now < shown.at + pauses.quiet:
        return Step(Do.REST, shown.at + pauses.quiet)
    if (until := _may_wait(shown, wanted, pauses)) > now:
        return Step(Do.WAIT, until)
    return Step(Do.DRAW)


def asks_for_new(shown: Shown, wanted: Wanted) -> bool:
    """Whether a new message must say that something has begun or ended; the host who has just started a game knows."""
    asked_for = wanted.posts > shown.posts and not shown.card
    return wanted.form is Form.BOARD and (wanted.news or asked_for)


def _may_wait(shown: Shown, wanted: Wanted, pauses: Pauses) -> float:
    """Until when what changed may wait, because it asks nobody anything in the channel; 0: it may not."""
    trouble = shown.message is None or shown.card or shown.failure is not None or wanted.away
    if not pauses.linger or trouble or wanted.due > shown.changes or wanted.posts > shown.posts:
        return 0.0
    if wanted.asked is None or not wanted.asked.adds_nothing_to(shown.asked):
        return 0.0
    if wanted.pace is not TablePace.DAYS:
        return wanted.since + pauses.linger
    return inf if wanted.asked == shown.asked else wanted.since + pauses.linger * AT_DAYS
