"""Who is called to which table: pure decisions from the tickets that wait, the tables and the time.

`due` says what is to be done now, a step at a time: whoever carries a step out asks again, until nothing is due. Then
no two waiting tickets fit, as far as seats, hours and limits allow. Times are UTC seconds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec

from bot.sessions.core.calendar import Waking, deadline, wakes_at
from bot.sessions.core.pace import HOUR, TablePace
from bot.sessions.core.table_state import Called

DAY = 24 * HOUR
WEEK = 7 * DAY

SITTING = HOUR
"""Seconds of their hours that people must have left to be called to a table at Live."""

ANSWER = {TablePace.LIVE: 600.0, TablePace.DAYS: DAY}
"""How many seconds of their hours people have to come when they are called, by pace."""

FRESH = {TablePace.LIVE: 2 * HOUR, TablePace.DAYS: WEEK}
"""For how many seconds after it was opened people are called to a table, by pace."""

MOST_CALLS = 3
"""How often someone is called in any 24 hours."""

FALLS = 2
"""Who lets so many tables fall within a week waits for a day; who lets one fall, for an hour."""


class Ticket(msgspec.Struct, frozen=True, kw_only=True):
    """Someone who waits for a table of a game in a server: at which pace, in which hours (None: all), until when.

    `channel_id` is where they asked. A person has one ticket for a game.
    """

    user_id: int
    name: str
    guild_id: int
    channel_id: int
    game: str
    pace: TablePace
    hours: Waking | None
    made: float
    until: float


class FoundTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as far as it matters here: `least` people can play, `room` seats are free.

    `calls` are the people who were called, `formed`: it was opened for them. `begun` is when its game began (None: not
    yet); `idle`: it runs, and its people left it.
    """

    id: int
    guild_id: int | None
    game: str
    pace: TablePace
    opened: float
    least: int
    room: int
    seated: frozenset[int]
    seats: int
    calls: tuple[Called, ...] = ()
    formed: bool = False
    begun: float | None = None
    idle: bool = False

    @property
    def pending(self) -> tuple[Called, ...]:
        """The people who were called and have not answered."""
        return tuple(each for each in self.calls if not each.answer) if self.begun is None else ()

    @property
    def free(self) -> int:
        """How many seats no one has and no one is called to."""
        return self.room - sum(each.user_id not in self.seated for each in self.pending)

    def holds(self, user_id: int) -> bool:
        """Whether someone sits there, or is awaited there."""
        return user_id in self.seated or any(each.user_id == user_id for each in self.pending)


class Past(msgspec.Struct, frozen=True):
    """When each person was called, and when they let a table fall; older than a week is not needed."""

    called: Mapping[int, Sequence[float]] = {}
    fell: Mapping[int, Sequence[float]] = {}


Seats: TypeAlias = Mapping[tuple[int, str], range]
"""How many can play, by server and game, with what is usual there; a game that is switched off is left out.

It has the games of all tickets, and of all tables that were opened for people.
"""


class Drop(msgspec.Struct, frozen=True):
    """End a ticket: its time is over, its game is switched off, or its person plays or does not want to."""

    ticket: Ticket


class Late(msgspec.Struct, frozen=True):
    """Take back the calls of people who have not come in time."""

    table: int
    users: tuple[int, ...]


class Release(msgspec.Struct, frozen=True):
    """Let someone go who now sits at another table at Live, or whose seat another person took."""

    table: int
    user_id: int


class Tell(msgspec.Struct, frozen=True):
    """Write to the people for whom a table was opened."""

    table: int


class Call(msgspec.Struct, frozen=True):
    """Call someone to a free seat of an open table."""

    table: int
    ticket: Ticket


class Begin(msgspec.Struct, frozen=True):
    """Start the game: everyone who was called has answered, and they are enough."""

    table: int


class Close(msgspec.Struct, frozen=True):
    """Close a table for which too few have come, who wait on, or whose game is switched off."""

    table: int


class Open(msgspec.Struct, frozen=True):
    """Open a table for these people, the one who has waited longest first."""

    tickets: tuple[Ticket, ...]


Action: TypeAlias = Drop | Late | Release | Tell | Call | Begin | Close | Open


def due(
    now: float,
    tickets: Sequence[Ticket],
    tables: Sequence[FoundTable],
    past: Past,
    seats: Seats,
    closed: Collection[int] = (),
) -> Action | None:
    """The next thing to do; None: nothing is left to do now. In the servers `closed` no table can be opened."""
    return next(_due(now, tickets, tables, past, seats, closed), None)


def _due(
    now: float,
    tickets: Sequence[Ticket],
    tables: Sequence[FoundTable],
    past: Past,
    seats: Seats,
    closed: Collection[int],
) -> Iterator[Action]:
    open_tables = [each for each in tables if each.begun is None]
    yield from (Drop(each) for each in tickets if is_over(now, each, tables, seats))
    for table in open_tables:
        if table.formed and (table.guild_id, table.game) not in seats:
            yield Close(table.id)
        if late := tuple(each.user_id for each in table.pending if each.until <= now):
            yield Late(table.id, late)
        for user_id in _gone(table, tables):
            yield Release(table.id, user_id)
        if any(not each.told for each in table.pending):
            yield Tell(table.id)
    waiting = [each for each in by_age(tickets) if is_waiting(now, each, tables, past)]
    for table in open_tables:
        fits = (each for each in waiting if fits_table(now, each, table))
        yield from (Call(table.id, ticket) for ticket in fits)
    for table in open_tables:
        if table.formed and not table.pending:
            yield Begin(table.id) if table.seats >= table.least else Close(table.id)
    for ticket in waiting:
        group = [each for each in waiting if are_alike(each, ticket)]
        counts = seats[ticket.guild_id, ticket.game]
        if ticket.guild_id not in closed and (size := size_of(len(group), counts)):
            yield Open(tuple(group[:size]))


def by_age(tickets: Sequence[Ticket]) -> list[Ticket]:
    """Tickets, the oldest first."""
    return sorted(tickets, key=lambda each: (each.made, each.user_id, each.game))


def size_of(people: int, counts: range) -> int:
    """For how many of so many people a table is opened, so that all of them find one if possible; 0: for none."""
    least, most = max(2, counts[0]), counts[-1]
    if people < least or most < least:
        return 0
    tables = -(-people // most)
    size = -(-people // tables)
    return size if size >= least else min(most, people)


def are_alike(one: Ticket, other: Ticket) -> bool:
    """Whether two tickets ask for the same table."""
    return (one.guild_id, one.game, one.pace) == (other.guild_id, other.game, other.pace)


def is_over(now: float, ticket: Ticket, tables: Sequence[FoundTable], seats: Seats) -> bool:
    """Whether a ticket has no use any longer."""
    return (
        ticket.until <= now
        or (ticket.guild_id, ticket.game) not in seats
        or any(_served(ticket, table) for table in tables if table.game == ticket.game)
    )


def _served(ticket: Ticket, table: FoundTable) -> bool:
    """Whether the person of a ticket plays there since, or was called there and does not want to."""
    if table.guild_id != ticket.guild_id:
        return False
    if table.begun is not None:
        return ticket.user_id in table.seated and table.begun >= ticket.made
    mine = (each for each in table.calls if each.user_id == ticket.user_id)
    return any(each.answer == "no" and each.at >= ticket.made for each in mine)


def is_waiting(now: float, ticket: Ticket, tables: Sequence[FoundTable], past: Past) -> bool:
    """Whether the person of a ticket can be called now."""
    user = ticket.user_id
    if any(each.begun is None and each.game == ticket.game and each.holds(user) for each in tables):
        return False
    if sum(at > now - DAY for at in past.called.get(user, ())) >= MOST_CALLS:
        return False
    if rests_until(now, past.fell.get(user, ())) > now:
        return False
    return ticket.pace is TablePace.DAYS or (
        has_time(now, ticket.hours) and not any(sits_at_live(user, each) for each in tables)
    )


def has_time(now: float, hours: Waking | None) -> bool:
    """Whether someone is in their hours, with enough of them left for a table at Live."""
    return deadline(now, SITTING, hours) == now + SITTING


def sits_at_live(user_id: int, table: FoundTable) -> bool:
    """Whether a table at Live takes up the time of a person."""
    return table.pace is TablePace.LIVE and table.holds(user_id) and not table.idle


def rests_until(now: float, fell: Sequence[float]) -> float:
    """Until when someone is not called who let tables fall at these times."""
    lately = [at for at in fell if at > now - WEEK]
    return max(lately) + (DAY if len(lately) >= FALLS else HOUR) if lately else 0.0


def fits_table(now: float, ticket: Ticket, table: FoundTable) -> bool:
    """Whether someone who waits can be called to an open table."""
    asked = (ticket.guild_id, ticket.game, ticket.pace)
    return (
        asked == (table.guild_id, table.game, table.pace)
        and table.free > 0
        and bool(table.seated)
        and now < table.opened + FRESH[table.pace]
        and all(each.user_id != ticket.user_id for each in table.calls)
    )


def _gone(table: FoundTable, tables: Sequence[FoundTable]) -> Iterator[int]:
    """The people of a table who have sat down at another one at Live, or for whom no seat is left."""
    for each in table.calls if table.pace is TablePace.LIVE else ():
        others = (other for other in tables if other.id != table.id and each.user_id in other.seated)
        if each.answer in ("", "in") and any(sits_at_live(each.user_id, other) for other in others):
            yield each.user_id
    if table.free < 0:
        yield from (each.user_id for each in reversed(table.pending) if each.user_id not in table.seated)


def called(ticket: Ticket, now: float, *, told: bool) -> Called:
    """The call of a person, who is written to when their hours begin, and from then on has time to come."""
    at = wakes_at(now, ticket.hours)
    until = deadline(at, ANSWER[ticket.pace], ticket.hours)
    return Called(ticket.user_id, ticket.name, at, until, told=told)
