"""Votes on freeing a seat and on ending the game."""

from __future__ import annotations

from typing import Protocol

from bot.engine.moves import Event, Seat
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import vacated
from bot.sessions.core.lines import How
from bot.sessions.core.table_state import Vote
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Holder, Kind, Status
from bot.sessions.seats.votes import ABANDON, people
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of

KICK = "kick"


class Hand(Protocol):
    """The function that gives a seat to another holder: `Seats.handed`."""

    def __call__(
        self, head: SessionHead, seat: Seat, after: Holder, how: How, user: int | None
    ) -> Change: ...


class Kick:
    """The vote on freeing a person's seat. Everyone else at the table votes."""

    what, choices, fallback = KICK, ("yes", "no"), None

    def __init__(self, hand: Hand) -> None:
        self._hand = hand

    @staticmethod
    def electorate(head: SessionHead, seat: Seat) -> tuple[Seat, ...]:
        """Everyone except the holder of the seat."""
        return tuple(s for s in people(head) if head.holders[s].user_id != head.holders[seat].user_id)

    def voters(self, head: SessionHead, seat: Seat | None) -> tuple[Seat, ...]:
        return () if seat is None else self.electorate(head, seat)

    def stands(self, head: SessionHead, vote: Vote) -> bool:
        return vote.seat is not None and head.holders[vote.seat].user_id is not None

    async def carry_out(
        self, table: LiveTable, head: SessionHead, vote: Vote, choice: str, user: int | None
    ) -> Change:
        assert vote.seat is not None
        return self._hand(head, vote.seat, vacated(head.holders[vote.seat]), How.VOTED, user)


class Abandon:
    """The vote on ending the game. Every person with a seat votes, if the server leaves it to tables."""

    what, choices, fallback = ABANDON, ("yes", "no"), None

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def voters(self, head: SessionHead, seat: Seat | None) -> tuple[Seat, ...]:
        return people(head)

    def stands(self, head: SessionHead, vote: Vote) -> bool:
        return True

    async def carry_out(
        self, table: LiveTable, head: SessionHead, vote: Vote, choice: str, user: int | None
    ) -> Change:
        policy.check_vote_to_end(await server_rules_of(self._tables.store, head.guild_id))
        ended = head.ended(Status.ABANDONED, self._tables.clock())
        return Change(head=ended, kind=Kind.END, user=user, events=[Event("ended-by-vote")])
