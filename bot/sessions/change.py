"""A session in memory, and a change of it: what a rule looks at, and what it says follows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bot.engine.moves import Event, Seat
from bot.sessions.head import Head, from_row, retiring_of
from bot.sessions.known import Knowers, Ledger
from bot.sessions.types import Kind, SessionView
from bot.store import SessionRow
from bot.store.writer import Job


class Saved(msgspec.Struct, frozen=True):
    """A state that is on disk. Nobody changes it: a move is played on a decoded copy of `data`."""

    moved: int
    state: Any
    data: bytes


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What a rule wants: the session after it, and the line of the log that says so.

    `head.seq` is still that of the session the rule looked at. The line gets the number after it, so a change computed
    from anything but the newest line finds its number taken.
    `also` is written in the same transaction as the line.
    `position` is (state, bytes) where the state changed, `keep` whether its bytes are kept for good. `known` are those
    who may know of it; `how` says of a move that the house played for a person how it came about.
    """

    head: Head
    kind: Kind
    seat: Seat | None = None
    body: str = ""
    events: list[Event] = []
    user: int | None = None
    interaction: int | None = None
    position: tuple[Any, bytes] | None = None
    keep: bool = False
    also: tuple[Job, ...] = ()
    known: Knowers = None
    how: str | None = None
    validate_ms: float | None = None

    @property
    def seq(self) -> int:
        """The number of its line."""
        return self.head.seq + 1


class Table:
    """One session in memory."""

    __slots__ = ("announced", "busy", "head", "ledger", "lock", "message", "position", "retiring", "store_ms")

    def __init__(self, row: SessionRow) -> None:
        self.head = from_row(row)
        self.announced = row.announced
        self.message = row.message
        self.retiring = retiring_of(row)
        self.position: Saved | None = None
        self.ledger = Ledger()
        self.lock = asyncio.Lock()
        self.busy: asyncio.Task[None] | None = None
        self.store_ms: tuple[int, float] | None = None

    def view(self) -> SessionView:
        """What everybody may know of it."""
        return self.head.view(self.announced, self.message, self.retiring)


Rule = Callable[[Table], Awaitable[Change]]

Groundwork = Callable[[Table, Change], Awaitable[Change]]
"""What follows from every change of a session and has to be read for: it may add to the change."""

Upkeep = Callable[[Head, Change], Change]
"""What follows from every change of a session: it is told the session before it, and may add to the change."""
