"""The vote on letting someone new take a seat with a hand, which they would see: more than half of the table agree.

A player who says nothing for a day of their waking hours agrees, too; but not after someone who took that seat gave it
up again within the hour, so that no one can show a hand to one account after another.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from bot.engine.moves import Seat
from bot.sessions.core.calendar import deadline
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import person, with_offers
from bot.sessions.core.lines import How, Tenure, tenures
from bot.sessions.core.people import People
from bot.sessions.core.table_state import SeatOffer, Vote
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import User
from bot.sessions.seats.handover import handed
from bot.sessions.seats.newcomers import (
    check_newcomer,
    lines_of,
    newcomer,
    with_newcomer,
    without_newcomer,
)
from bot.sessions.seats.votes import people

ADMISSION = "newcomer"

SILENCE = 86400.0
"""Waking seconds after which a player who has not voted agrees."""

HASTY = 3600.0
"""Who gives a seat up within so many seconds after they took it, has only looked at its hand."""


class Admission:
    """The vote on a request for a seat. Everyone at the table votes; the request is an offer that is `asked`."""

    what, choices, fallback, needs_all = ADMISSION, ("yes", "no"), None, False

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables, self._people = tables, people

    def voters(self, head: SessionHead, seat: Seat | None) -> tuple[Seat, ...]:
        """Everyone at the table."""
        return people(head)

    def stands(self, head: SessionHead, vote: Vote) -> bool:
        """Whether the request is still open, and who made it has no seat by now."""
        request = request_for(head, vote.seat)
        return request is not None and not head.seats_of(request.user_id)

    async def carry_out(
        self, table: LiveTable, head: SessionHead, vote: Vote, choice: str, user: int | None
    ) -> Change:
        """Give the seat to who asked for it."""
        request = request_for(head, vote.seat)
        assert request is not None
        asker = User(request.user_id, request.name)
        await check_newcomer(self._tables, head, asker, request.seat)
        return taken(head, request.seat, asker, user, now=self._tables.clock())

    def turned_down(self, head: SessionHead, vote: Vote) -> SessionHead:
        """The session without the request; who made it may not ask again."""
        request = request_for(head, vote.seat)
        assert request is not None
        rest = tuple(each for each in head.table_state.offers if each != request)
        return with_newcomer(with_offers(head, rest), replace(newcomer(head, request.user_id), refused=True))

    async def silent_until(self, head: SessionHead, seat: Seat) -> float | None:
        """When silence agrees; None: never. Everyone has the same time, by whose waking hours it takes longest."""
        if await self.was_left_in_haste(head, seat):
            return None
        return await silence_ends(head, self._people, self._tables.clock())

    async def was_left_in_haste(self, head: SessionHead, seat: Seat) -> bool:
        """Whether the last person who took a seat during the game gave it up within the hour."""
        return left_in_haste(tenures(await lines_of(self._tables, head), head.holders)[seat])


async def silence_ends(head: SessionHead, preferences: People, now: float) -> float:
    """When a vote that begins `now` is over for who says nothing: after SILENCE of the waking hours of everyone."""
    ends = []
    for voter in people(head):
        user_id = head.holders[voter].user_id
        assert user_id is not None
        away = [each.holiday for each in head.table_state.times[voter : voter + 1]]
        holidays = [(0.0, until) for until in away if until is not None]
        ends.append(deadline(now, SILENCE, (await preferences.get(user_id)).waking, holidays))
    return max(ends)


def left_in_haste(held: Sequence[Tenure]) -> bool:
    """Whether the last person who took a seat, by its holders since the start, gave it up within the hour."""
    first = held[0].holder.user_id
    for tenure, following in reversed(list(pairwise(held))):
        if tenure.holder.user_id not in (None, first):
            return following.at - tenure.at < HASTY
    return False


def request_for(head: SessionHead, seat: Seat | None) -> SeatOffer | None:
    """The open request for a seat."""
    return next((each for each in head.table_state.offers if each.asked and each.seat == seat), None)


def taken(head: SessionHead, seat: Seat, newcomer: User, by: int | None, *, now: float) -> Change:
    """The change by which a seat that no person holds gets a holder; if it has an owner, only until they come back."""
    before = head.holders[seat]
    how = How.STAND_IN if before.owner is not None else How.TAKEN if before.vacant else How.GIVEN
    return handed(without_newcomer(head, newcomer.id), seat, person(newcomer, before.owner), how, by, now=now)
