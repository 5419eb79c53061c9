"""The part of the door about servers and people: their rules and results, who waits for a table, what is theirs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from bot.store.commit import ServerChange
from bot.store.rows import (
    AuditRow,
    Belongings,
    LessonRow,
    NoteRow,
    ResultRow,
    ResultsMark,
    ServerRow,
    Tally,
    TicketRow,
)


class ServerStore(Protocol):
    """The rules of servers, and how their games ended."""

    async def server(self, guild: int) -> ServerRow:
        """The rules of a server."""
        ...

    async def change_server(self, change: ServerChange) -> int:
        """Store new rules with a list of what changed; returns how often they were changed. Raises Conflict(RULES)."""
        ...

    async def audit(self, guild: int, *, skip: int, count: int) -> tuple[int, list[AuditRow]]:
        """How many changes there are, and some of them, newest first."""
        ...

    async def results(self, guild: int, since: int = 0) -> list[ResultRow]:
        """The games of a server that were started here and are over, in the order in which they ended.

        With `since`, only those changed after the change with that number.
        """
        ...

    async def results_naming(self, guild: int, user_id: int) -> list[ResultRow]:
        """The results of a server that may name a person."""
        ...

    async def results_mark(self, guild: int) -> ResultsMark:
        """A mark that differs whenever `results` do: a game ended, goes on or was removed, or someone was forgotten."""
        ...

    async def has_finished(self, guild: int | None, game: str, users: Sequence[int]) -> bool:
        """Whether any of these people played a game of this kind to its end in a server (None: anywhere)."""
        ...

    async def tally(self, now: float) -> Tally:
        """Totals over all servers."""
        ...


class FinderStore(Protocol):
    """Who waits for a table, and what limits how often people and servers are written to."""

    async def tickets(self, guild: int | None = None) -> list[TicketRow]:
        """The tickets of a server (None: of all), the oldest first."""
        ...

    async def tickets_of(self, user_id: int) -> list[TicketRow]:
        """The tickets of a person, by game."""
        ...

    async def keep_ticket(self, row: TicketRow) -> None:
        """Keep a ticket in place of the one that the person has for the game."""
        ...

    async def remove_ticket(self, user_id: int, game: str, made: float | None = None) -> bool:
        """Remove a ticket, if given only the one made then; False if there is none."""
        ...

    async def called(self, since: float) -> list[tuple[int, float]]:
        """When people are called to tables after a time, and who."""
        ...

    async def falls(self, since: float) -> list[tuple[int, float]]:
        """Who let tables fall after a time, and when."""
        ...

    async def claim_notice(self, guild: int, kind: str, session: int, at: float, apart: float) -> bool:
        """Note that a server is told something about a session; False if it was, or was told of another within `apart`
        seconds before."""
        ...

    async def remove_found(self, tickets: float, falls: float, notices: float) -> None:
        """Remove tickets that ended before a time, and falls and notices from before others."""
        ...


class PeopleStore(Protocol):
    """What is stored about people, and its deletion."""

    async def person(self, user_id: int) -> str | None:
        """The settings of a person, as JSON; None for someone unknown."""
        ...

    async def keep_person(self, user_id: int, body: str) -> None:
        """Keep the settings of a person."""
        ...

    async def looked(self, session: int, user_id: int) -> int | None:
        """The newest line of a log that a person has seen; None: they never looked."""
        ...

    async def look(self, session: int, user_id: int, seq: int) -> None:
        """Note that a person has seen the board after a line; never an older one than before."""
        ...

    async def notes(self, session: int, seat: int) -> list[NoteRow]:
        """What people have written down at a seat, the newest first."""
        ...

    async def keep_note(self, row: NoteRow) -> None:
        """Keep a person's note at a seat in place of their last one there; an empty one is forgotten."""
        ...

    async def lessons(self, user_id: int) -> list[LessonRow]:
        """How far a person is in each lesson that they began."""
        ...

    async def keep_lesson(self, row: LessonRow) -> None:
        """Keep how far a person is in a lesson."""
        ...

    async def remove_lessons(self, before: float) -> int:
        """Forget the lessons in which no one went on since then; returns how many these were."""
        ...

    async def sessions_naming(self, user_id: int) -> list[int]:
        """The sessions that may name a person or have lines of theirs, oldest first."""
        ...

    async def imports_naming(self, names: Collection[str]) -> list[int]:
        """The games from files, which have no user ids, in which a seat has one of these names."""
        ...

    async def belongings(self, user_id: int) -> Belongings:
        """What is stored about a person outside of sessions and logs, besides their settings."""
        ...

    async def forget(self, user_id: int, stranger: int, name: str) -> None:
        """Delete a person's settings and belongings; in the audit a stranger of that name takes their place.

        Afterwards nothing that was deleted or replaced before is left in the database's files.
        """
        ...
