"""What is done when a seat's time is over: the table chooses, or its clock says it; never is a game lost by it.

The house plays for the seat until its turn is over ("skip"), a computer player stands in until the owner comes back
("stand-in"), or the seat gets more time ("wait"). With nobody else to decide it, the game waits.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bot.engine.moves import CLOCK, Event, Seat, who
from bot.sessions.accounts import user_of, with_time
from bot.sessions.affairs import Clock, Expiry, SeatTime, Vote
from bot.sessions.change import Change, Table
from bot.sessions.handover import computer_at, handed
from bot.sessions.head import Head
from bot.sessions.house import House
from bot.sessions.lines import How
from bot.sessions.timing import more_time, settled
from bot.sessions.types import Kind, Status
from bot.sessions.votes import Votes, closed, people

USUAL_STAND_IN = "greedy"

_json = msgspec.json.Encoder()


class Lateness:
    """The vote on a seat whose time is over, and what follows from it."""

    what = "late"
    choices = ("skip", "stand-in", "wait")
    fallback = "wait"

    def __init__(self, house: House, votes: Votes) -> None:
        self._house, self._votes = house, votes

    def voters(self, head: Head, seat: Seat | None) -> tuple[Seat, ...]:
        """The other people at the table."""
        assert seat is not None
        return tuple(each for each in people(head) if user_of(head, each) != user_of(head, seat))

    def stands(self, head: Head, vote: Vote) -> bool:
        """Whether the seat is still late, and nothing is done about it."""
        times, seat = head.affairs.times, vote.seat
        return seat is not None and seat < len(times) and times[seat].late and not times[seat].skip

    async def carry_out(self, table: Table, head: Head, vote: Vote, choice: str, user: int | None) -> Change:
        """What the table has chosen."""
        assert vote.seat is not None
        return self._followed(head, vote.seat, choice, user)

    def begin(self, head: Head, seat: Seat, time: SeatTime, expiry: Expiry) -> Change:
        """The change by which a seat is late, and `expiry` is done about it."""
        head = with_time(head, seat, replace(time, left=0.0, late=True))
        event = Event("late", {"seat": who(seat)})
        change = Change(head=head, kind=Kind.LATE, seat=seat, events=[event])
        if not self.voters(head, seat) or expiry is Expiry.WAIT:
            return change
        if expiry is Expiry.ASK:
            return replace(change, head=self._votes.open_vote(head, self.what, seat, CLOCK))
        followed = self._followed(head, seat, expiry.value, None)
        return replace(followed, events=[event, *followed.events])

    def _followed(self, head: Head, seat: Seat, choice: str, user: int | None) -> Change:
        time = head.affairs.times[seat]
        if choice == "stand-in":
            return self._stood_in(head, seat, user)
        if choice == "skip":
            head = with_time(head, seat, replace(time, skip=True))
        else:
            now = self._house.clock()
            head = with_time(head, seat, more_time(settled(time, now), head.affairs.clock))
        event = Event(f"late-{choice}", {"seat": who(seat)})
        return Change(head=head, kind=Kind.LATE, seat=seat, user=user, body=choice, events=[event])

    def _stood_in(self, head: Head, seat: Seat, user: int | None) -> Change:
        """A computer player stands in for the person at a seat, who may come back at any time."""
        players = self._house.players
        kind = USUAL_STAND_IN if USUAL_STAND_IN in players else min(players)
        after = computer_at(self._house, head, seat, kind, for_a_while=True)
        return handed(head, seat, after, How.STAND_IN, user, now=self._house.clock())


class StopClock:
    """The vote on playing on without a clock."""

    what = "clock"
    choices = ("yes", "no")
    fallback = "no"

    def voters(self, head: Head, seat: Seat | None) -> tuple[Seat, ...]:
        """Everybody at the table."""
        return people(head)

    def stands(self, head: Head, vote: Vote) -> bool:
        """Whether there is a clock to stop."""
        return head.affairs.clock.runs and head.status is Status.PLAYING

    async def carry_out(self, table: Table, head: Head, vote: Vote, choice: str, user: int | None) -> Change:
        """Stop it, or leave it."""
        return change_of_clock(head, Clock(), user) if choice == "yes" else closed(head, vote, user)


def change_of_clock(head: Head, clock: Clock, user: int | None) -> Change:
    """The change that gives a table another clock; all begin anew with it."""
    affairs = replace(head.affairs, clock=clock, times=())
    events = [] if head.status is Status.LOBBY else [Event("clock-set" if clock.runs else "clock-stopped")]
    body = _json.encode(clock).decode()
    return Change(head=replace(head, affairs=affairs), kind=Kind.CLOCK, user=user, body=body, events=events)
