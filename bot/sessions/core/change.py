"""A session in memory, and a change of it: what a rule looks at, and what it returns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from bot.engine.moves import Event, Seat
from bot.sessions.core.head import SessionHead, from_row, retiring_of
from bot.sessions.core.lines import Knowers, Tell
from bot.sessions.core.types import Kind, Position, Saved, SessionView
from bot.sessions.core.visibility import Visibility
from bot.store import Extra, LogRow, SessionRow


class Seen(msgspec.Struct, frozen=True):
    """What one viewer was shown of a saved state."""

    saved: Saved
    position: Position


class Recent(msgspec.Struct, frozen=True):
    """The newest lines of a log as stored, and after which refresh from other processes they were read."""

    lines: list[LogRow]
    epoch: int


class Teller(msgspec.Struct, frozen=True):
    """What tells the lines of a log and keeps them as told, and after which refresh from other processes it began."""

    tell: Tell
    epoch: int


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What a rule returns: the session after the change, and the line of the log that records it.

    `head.seq` is still that of the session the rule looked at. The line gets the next number, so a change computed from
    an old session finds its number taken. `extras` are stored together with the line. `position` is there if the state
    changed; `keep` says whether its bytes are kept for good. `known` are the seats that may know of the line;
    `how` says why the bot played a move for a person. `seq` is the number of its line and `at` when it was made, both
    noted before the upkeep.
    """

    head: SessionHead
    kind: Kind
    seat: Seat | None = None
    body: str = ""
    events: list[Event] = []
    user: int | None = None
    interaction: int | None = None
    position: Saved | None = None
    keep: bool = False
    extras: tuple[Extra, ...] = ()
    known: Knowers = None
    how: str | None = None
    validate_ms: float | None = None
    seq: int = 0
    at: float = 0.0


class LiveTable:
    """One session in memory."""

    __slots__ = (
        "announced",
        "busy",
        "head",
        "lock",
        "message",
        "position",
        "recent",
        "retiring",
        "seen",
        "shown",
        "store_ms",
        "teller",
        "visibility",
    )

    def __init__(self, row: SessionRow) -> None:
        self.head = from_row(row)
        self.announced = row.announced
        self.message = row.message
        self.retiring = retiring_of(row)
        self.position: Saved | None = None
        self.seen: dict[Seat | None, Seen] = {}
        self.recent: Recent | None = None
        self.teller: Teller | None = None
        self.shown: SessionView | None = None
        self.visibility = Visibility()
        self.lock = asyncio.Lock()
        self.busy: asyncio.Task[None] | None = None
        self.store_ms: tuple[int, float] | None = None

    def view(self) -> SessionView:
        """The public view of the session; the same object until something in it changes."""
        shown = self.shown
        if (
            shown is None
            or shown.seq != self.head.seq
            or (shown.announced_seq, shown.message_id, shown.retiring)
            != (self.announced, self.message, self.retiring)
        ):
            shown = self.shown = self.head.view(self.announced, self.message, self.retiring)
        return shown


Rule = Callable[[LiveTable], Awaitable[Change]]

Groundwork = Callable[[LiveTable, Change], Awaitable[Change]]
"""A step of every change of a session that may read from the store, and may add to the change."""

Upkeep = Callable[[SessionHead, Change], Change]
"""A step of every change that gets the session before it and may add to the change, without reading."""
