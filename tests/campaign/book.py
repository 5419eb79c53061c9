"""What the database says, read from outside while the bot plays: where the games stand, and what was acknowledged."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

import msgspec

from bot.discord.core.layout.components import Click
from bot.engine.moves import Seat
from bot.engine.rules import Game
from bot.sessions.core.head import SessionHead, from_row
from bot.sessions.core.types import Kind
from bot.sessions.play.history import check
from bot.store.addresses import Place
from bot.store.rows import LogRow, SessionRow, Snapshot
from bot.store.sql.statements import Database
from tests.campaign.course import Course
from tests.store.outside import looking

_SESSION = ", ".join(SessionRow.__struct_fields__)
_LOG = ", ".join(LogRow.__struct_fields__)


class Stand(msgspec.Struct, frozen=True):
    """One session: its head, its state, what of it the channel was shown and in which message."""

    head: SessionHead
    state: Any
    announced: int
    message: int | None


class Acknowledged(msgspec.Struct, frozen=True):
    """A move that a player was told is played: the interaction, and the line of the log that it made."""

    interaction: int
    session: int
    seq: int
    body: str


class Owed(msgspec.Struct, frozen=True):
    """A message to one person that a line of the log decided: a reminder or an invitation."""

    session: int
    seat: Seat
    number: int
    user: int
    kind: str
    sent: bool

    @property
    def button(self) -> str:
        """The button that tells it from all others."""
        path = (str(self.number),) if self.kind == "reminder" else (str(int(self.seat)), str(self.number))
        action = "reminded" if self.kind == "reminder" else "seat-accept"
        return Click(action, self.session, 0, path).custom_id


ANSWERS: dict[str, tuple[Kind, ...]] = {
    "reminder": (Kind.MOVE, Kind.SEAT),
    "invitation": (Kind.OFFER, Kind.SEAT),
}
"""Lines about the same seat after which a message that was decided before may have become pointless."""

CHANGES: dict[str, tuple[Kind, ...]] = {"reminder": (Kind.UNDO, Kind.CLOCK), "invitation": ()}
"""Lines about the whole table after which it may have."""


class Book:
    """The file, and the notes of what was acknowledged."""

    def __init__(self, database: Place, games: Mapping[str, Game[Any]]) -> None:
        self._database, self._games = database, games
        self.notes: list[Acknowledged] = []
        self._courses: dict[int, Course] = {}

    def looking(self, *, at_one_moment: bool = False) -> AbstractContextManager[Database]:
        """A connection that only reads; `at_one_moment`: everything is as it was when it was first read."""
        return looking(self._database, at_one_moment=at_one_moment)

    def stand(self, channel: int) -> Stand | None:
        """The newest session of a channel."""
        with self.looking() as db:
            row = db.execute(
                f"SELECT {_SESSION} FROM session WHERE channel = ? ORDER BY id DESC LIMIT 1", (channel,)
            ).fetchone()
            if row is None:
                return None
            session = SessionRow(**dict(zip(SessionRow.__struct_fields__, row)))
            kept = db.execute(
                "SELECT state FROM snapshot WHERE session = ? ORDER BY seq DESC LIMIT 1", (session.id,)
            ).fetchone()
        state = None if kept is None else self._games[session.game].decode(kept[0])
        return Stand(from_row(session), state, session.announced, session.message)

    def hand_of(self, session: int, seat: Seat) -> tuple[int | None, int | None] | None:
        """The channel and the message that show a seat its hand; None where nothing was sent."""
        with self.looking() as db:
            found = db.execute(
                "SELECT channel, message FROM hand_message WHERE session = ? AND seat = ?", (session, seat)
            ).fetchone()
        return None if found is None else (found[0], found[1])

    def lines(self, session: int, since: int = 0) -> list[LogRow]:
        """The lines of a log after one of them."""
        with self.looking() as db:
            found = db.execute(
                f"SELECT {_LOG} FROM log WHERE session = ? AND seq > ? ORDER BY seq", (session, since)
            )
            return [LogRow(**dict(zip(LogRow.__struct_fields__, line))) for line in found.fetchall()]

    def turns(self, stand: Stand) -> dict[Seat, LogRow]:
        """The seats whose turn it is, with the line of the log that began it."""
        course = self._courses.get(stand.head.id)
        if course is None:
            course = self._courses[stand.head.id] = Course(self._games[stand.head.game], stand.head)
        course.read(self.lines(stand.head.id, course.seq))
        return course.turns

    def owed(self) -> list[Owed]:
        """Every reminder and invitation that was ever decided."""
        with self.looking() as db:
            rows = db.execute(
                "SELECT session, seat, number, user_id, kind, sent FROM notification"
            ).fetchall()
        return [Owed(row[0], Seat(row[1]), *row[2:5], bool(row[5])) for row in rows]

    def is_needed(self, owed: Owed) -> bool:
        """Whether nothing has happened since that may have made a message pointless before it was sent."""
        for line in self.lines(owed.session, owed.number):
            kind, same = Kind(line.kind), line.seat == owed.seat
            if kind in CHANGES[owed.kind] or (same and kind in ANSWERS[owed.kind]):
                return False
        with self.looking() as db:
            (status,) = db.execute("SELECT status FROM session WHERE id = ?", (owed.session,)).fetchone()
        return bool(status == "playing")

    def note(self, interaction: int, *, must: bool) -> bool:
        """Someone was answered. Whether that click made a line of the log; AssertionError if it `must` have."""
        with self.looking() as db:
            line = db.execute(
                "SELECT session, seq, body FROM log WHERE interaction = ?", (interaction,)
            ).fetchone()
        assert line is not None or not must, f"a move was acknowledged and is not in the log: {interaction}"
        if line is not None:
            self.notes.append(Acknowledged(interaction, *line))
        return line is not None

    def prove(self) -> int:
        """Every note is in its log, once, and every log gives the states kept; the number of moves in the logs.

        All is read as it was at one moment: computers and clocks play on meanwhile.
        """
        moves = 0
        with self.looking(at_one_moment=True) as db:
            logs: dict[int, dict[int, LogRow]] = {}
            for values in db.execute(f"SELECT {_SESSION} FROM session").fetchall():
                row = SessionRow(**dict(zip(SessionRow.__struct_fields__, values)))
                found = db.execute(f"SELECT {_LOG} FROM log WHERE session = ? ORDER BY seq", (row.id,))
                log = [LogRow(**dict(zip(LogRow.__struct_fields__, line))) for line in found.fetchall()]
                logs[row.id] = {line.seq: line for line in log}
                assert row.seq == log[-1].seq, f"session {row.id} is at {row.seq}, its log at {log[-1].seq}"
                if row.version is None:
                    continue
                kept = db.execute(
                    "SELECT seq, kept, state FROM snapshot WHERE session = ? ORDER BY seq", (row.id,)
                )
                snapshots = [Snapshot(*snapshot) for snapshot in kept.fetchall()]
                report = check(self._games[row.game], from_row(row), log, snapshots)
                assert report.ok, f"session {row.id}: {report.problem}"
                moves += report.moves
        for note in self.notes:
            line = logs[note.session].get(note.seq)
            assert line is not None, f"acknowledged and lost: {note}"
            assert (line.interaction, line.body) == (note.interaction, note.body), f"{note} is now {line}"
        assert len({note.interaction for note in self.notes}) == len(self.notes), "a click was counted twice"
        return moves
