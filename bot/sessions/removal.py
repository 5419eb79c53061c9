"""What the table decides by vote about those who sit there: that a seat becomes free, that the game ends."""

from __future__ import annotations

from typing import Protocol

from bot.engine.moves import Event, Seat
from bot.sessions import policy
from bot.sessions.affairs import Vote
from bot.sessions.change import Change, Table
from bot.sessions.guilds import charter_of
from bot.sessions.head import Head
from bot.sessions.holding import vacated
from bot.sessions.house import House
from bot.sessions.lines import How
from bot.sessions.types import Holder, Kind, Status
from bot.sessions.votes import closed, people

KICK = "kick"
ABANDON = "abandon"


class Hand(Protocol):
    """Makes the change by which a seat is held by somebody else: `Seats.handed`."""

    def __call__(self, head: Head, seat: Seat, after: Holder, how: How, user: int | None) -> Change: ...


class Kick:
    """Whether a person's seat becomes free. Everybody else at the table votes."""

    what, choices, fallback = KICK, ("yes", "no"), None

    def __init__(self, hand: Hand) -> None:
        self._hand = hand

    @staticmethod
    def electorate(head: Head, seat: Seat) -> tuple[Seat, ...]:
        """The people other than the one who holds the seat."""
        return tuple(s for s in people(head) if head.holders[s].user_id != head.holders[seat].user_id)

    def voters(self, head: Head, seat: Seat | None) -> tuple[Seat, ...]:
        return () if seat is None else self.electorate(head, seat)

    def stands(self, head: Head, vote: Vote) -> bool:
        return vote.seat is not None and head.holders[vote.seat].user_id is not None

    async def carry_out(self, table: Table, head: Head, vote: Vote, choice: str, user: int | None) -> Change:
        assert vote.seat is not None
        if choice == "no":
            return closed(head, vote, user)
        return self._hand(head, vote.seat, vacated(head.holders[vote.seat]), How.VOTED, user)


class Abandon:
    """Whether the game ends here. Everybody who holds a seat votes, where the server leaves that to tables."""

    what, choices, fallback = ABANDON, ("yes", "no"), None

    def __init__(self, house: House) -> None:
        self._house = house

    def voters(self, head: Head, seat: Seat | None) -> tuple[Seat, ...]:
        return people(head)

    def stands(self, head: Head, vote: Vote) -> bool:
        return True

    async def carry_out(self, table: Table, head: Head, vote: Vote, choice: str, user: int | None) -> Change:
        if choice == "no":
            return closed(head, vote, user)
        policy.check_vote_to_end(await charter_of(self._house.store, head.guild_id))
        ended = head.ended(Status.ABANDONED, self._house.clock())
        return Change(head=ended, kind=Kind.END, user=user, events=[Event("ended-by-vote")])
