"""What happens when a seat's time runs out: the table chooses, or its clock says so. No game is lost by it.

The bot plays for the seat until its turn is over ("skip"), a computer player stands in until the owner comes back
("stand-in"), or the seat gets more time ("wait"). If there is no one else to decide, the game waits.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.moves import CLOCK, Event, Seat, Side, who
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.lines import How
from bot.sessions.core.table_state import Clock, Expiry, SeatTime, Vote
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, Status
from bot.sessions.seats.handover import computer_at, handed
from bot.sessions.seats.votes import Votes, people
from bot.sessions.time.pacing import change_of_clock
from bot.sessions.time.timekeeping import user_of, with_time
from bot.sessions.time.timing import more_time, settled

USUAL_STAND_IN = "greedy"


class Lateness:
    """The vote on a seat whose time has run out, and what follows from it."""

    what = "late"
    choices = ("skip", "stand-in", "wait")
    fallback = "wait"
    needs_all = False

    def __init__(self, tables: Tables, votes: Votes) -> None:
        self._tables, self._votes = tables, votes

    def voters(self, head: SessionHead, seat: Seat | None) -> tuple[Seat, ...]:
        """The other people at the table."""
        assert seat is not None
        return tuple(each for each in people(head) if user_of(head, each) != user_of(head, seat))

    def stands(self, head: SessionHead, vote: Vote) -> bool:
        """Whether the seat is still late, and nothing has been done about it."""
        times, seat = head.table_state.times, vote.seat
        return seat is not None and seat < len(times) and times[seat].late and not times[seat].skip

    async def carry_out(
        self, table: LiveTable, head: SessionHead, vote: Vote, choice: str, user: int | None
    ) -> Change:
        """Do what the table has chosen."""
        assert vote.seat is not None
        return self._followed(head, vote.seat, choice, user)

    def begin(self, head: SessionHead, seat: Seat, time: SeatTime, expiry: Expiry) -> Change:
        """The change that makes a seat late and carries out `expiry`."""
        head = with_time(head, seat, replace(time, left=0.0, late=True))
        event = Event("late", {"seat": who(seat)}, about=Side(seat))
        change = Change(head=head, kind=Kind.LATE, seat=seat, events=[event])
        if not self.voters(head, seat) or expiry is Expiry.WAIT:
            return change
        if expiry is Expiry.ASK:
            return replace(change, head=self._votes.open_vote(head, self.what, seat, CLOCK))
        followed = self._followed(head, seat, expiry.value, None)
        return replace(followed, events=[event, *followed.events])

    def _followed(self, head: SessionHead, seat: Seat, choice: str, user: int | None) -> Change:
        time = head.table_state.times[seat]
        if choice == "stand-in":
            return self._stood_in(head, seat, user)
        if choice == "skip":
            head = with_time(head, seat, replace(time, skip=True))
        else:
            now = self._tables.clock()
            head = with_time(head, seat, more_time(settled(time, now), head.table_state.clock))
        event = Event(f"late-{choice}", {"seat": who(seat)}, about=Side(seat))
        return Change(head=head, kind=Kind.LATE, seat=seat, user=user, body=choice, events=[event])

    def _stood_in(self, head: SessionHead, seat: Seat, user: int | None) -> Change:
        """The change that lets a computer player stand in for a person, who may come back at any time."""
        players = self._tables.players
        kind = USUAL_STAND_IN if USUAL_STAND_IN in players else min(players)
        after = computer_at(self._tables, head, seat, kind, for_a_while=True)
        return handed(head, seat, after, How.STAND_IN, user, now=self._tables.clock())


class StopClock:
    """The vote on playing on without a clock."""

    what = "clock"
    choices = ("yes", "no")
    fallback = None
    needs_all = False

    def voters(self, head: SessionHead, seat: Seat | None) -> tuple[Seat, ...]:
        """Everyone at the table."""
        return people(head)

    def stands(self, head: SessionHead, vote: Vote) -> bool:
        """Whether there is a clock to stop."""
        return head.table_state.clock.runs and head.status is Status.PLAYING

    async def carry_out(
        self, table: LiveTable, head: SessionHead, vote: Vote, choice: str, user: int | None
    ) -> Change:
        """Stop the clock."""
        return change_of_clock(head, Clock(), user)
