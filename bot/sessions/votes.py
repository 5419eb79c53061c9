"""Votes: a question to the people at the table; more than half of those whom it concerns decide.

What can be voted on is a `Matter`: it says who votes, between what, for how long the question makes sense, and what
follows when a choice wins. Two votes on the same matter about the same seat are one. Ballots are open, and may be
changed until it is decided. A vote whose cause is gone is dropped with the change that took it away.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Event, Seat, who
from bot.sessions.affairs import Vote
from bot.sessions.change import Change, Rule, Table
from bot.sessions.head import Head
from bot.sessions.holding import own_seats
from bot.sessions.house import House
from bot.sessions.refusals import Refused
from bot.sessions.types import Kind, SessionView, Status

log = logging.getLogger(__name__)


class Matter(Protocol):
    """Something that can be voted on.

    `what` names it: the question is the message `vote-WHAT` (values `seat` and `by`), a choice on a button
    `vote-WHAT-CHOICE`, the sentence when it is put to the table `event-vote-WHAT`, when all stays as it is
    `event-vote-WHAT-closed`. `fallback` is the choice that is
    carried out when nobody can win any more; None: nothing happens then.
    """

    @property
    def what(self) -> str:
        """The word for it."""
        ...

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be voted for."""
        ...

    @property
    def fallback(self) -> str | None:
        """What is carried out where no choice can win."""
        ...

    def voters(self, head: Head, seat: Seat | None) -> tuple[Seat, ...]:
        """Who decides about a seat (None: about the game): see `people`."""
        ...

    def stands(self, head: Head, vote: Vote) -> bool:
        """Whether the question still makes sense."""
        ...

    async def carry_out(self, table: Table, head: Head, vote: Vote, choice: str, user: int | None) -> Change:
        """The change that follows when a choice wins, made from `head`, where the vote is gone already.

        `user` gave the deciding ballot; None: it was decided by others leaving. May raise Refused or Illegal: then the
        vote stays as it was.
        """
        ...


class VoteState(msgspec.Struct, frozen=True):
    """What came of a ballot: the session after it, and the vote as it stands (None: it is decided)."""

    session: SessionView
    vote: Vote | None


class Ballot(msgspec.Struct, frozen=True):
    """The choice of one person, for the seat by which they vote; no seats: who puts the question has no say in it."""

    seats: tuple[Seat, ...]
    choice: str


class _Settled(Exception):
    """There is nothing to settle."""


class Votes:
    """Opens votes, counts ballots and carries out what was decided. CLOCK as `by` means the house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._matters: dict[str, Matter] = {}
        house.upkeep.append(self._keep)
        house.watchers.append(self.consider)

    def add(self, matter: Matter) -> None:
        """Let something be voted on."""
        self._matters[matter.what] = matter

    @property
    def matters(self) -> dict[str, tuple[str, ...]]:
        """What can be voted on, and for what in each matter."""
        return {what: matter.choices for what, matter in self._matters.items()}

    def choices(self, what: str) -> tuple[str, ...]:
        """What can be voted for in a matter."""
        return self._matters[what].choices

    def open_vote(self, head: Head, what: str, seat: Seat | None, by: Seat) -> Head:
        """The session with this question put to the table, for a change that does so; unchanged where it is open.

        Raises Refused("vote-nobody") where there is nobody to decide it.
        """
        if vote_on(head, what, seat) is not None:
            return head
        electorate = self._matters[what].voters(head, seat)
        if not electorate:
            raise Refused("vote-nobody")
        vote = Vote(what, seat, by, electorate, {}, self._house.clock())
        return _with(head, (*head.affairs.votes, vote))

    async def call(
        self, session: int, user_id: int, what: str, seat: Seat | None, choice: str = "yes"
    ) -> VoteState:
        """Put a question to the table, if it is not open already, and give one's ballot, if one has a vote.

        Raises Refused("not-playing", "vote-nobody", "vote-same") and what the matter refuses.
        """

        async def rule(table: Table) -> Change:
            head = table.head
            mine = own_seats(head, user_id)
            vote = vote_on(head, what, seat)
            is_new = vote is None
            if vote is None:
                head = self.open_vote(head, what, seat, mine[0])
                vote = vote_on(head, what, seat)
                assert vote is not None
            own = tuple(each for each in mine if each in vote.electorate)
            if not own and not is_new:
                raise _not_yours(vote)
            values: dict[str, str | int | list[str]] = {"by": who(mine[0])}
            if seat is not None:
                values["seat"] = who(seat)
            events = [Event(f"vote-{what}", values)] if is_new else []
            return await self._counted(table, head, vote, Ballot(own, choice), user_id, events)

        return await self._carry(session, rule, what, seat)

    async def cast(self, session: int, user_id: int, what: str, seat: Seat | None, choice: str) -> VoteState:
        """Give one's ballot in an open vote, or change it.

        Raises Refused("vote-gone", "vote-not-yours", "vote-same", "vote-choice", "not-playing").
        """

        async def rule(table: Table) -> Change:
            head = table.head
            mine = own_seats(head, user_id)
            vote = vote_on(head, what, seat)
            if vote is None:
                raise Refused("vote-gone")
            own = tuple(each for each in mine if each in vote.electorate)
            if not own:
                raise _not_yours(vote)
            return await self._counted(table, head, vote, Ballot(own, choice), user_id, [])

        return await self._carry(session, rule, what, seat)

    def consider(self, table: Table) -> None:
        """Carry out what became decided because somebody left: their ballot was outstanding."""
        if any(self._verdict(vote).is_decided for vote in table.head.affairs.votes):
            self._house.spawn(self._settle(table.head.id))

    async def _carry(self, session: int, rule: Rule, what: str, seat: Seat | None) -> VoteState:
        table, change = await self._house.change(session, rule)
        return VoteState(table.view(), vote_on(change.head, what, seat))

    async def _counted(
        self, table: Table, head: Head, vote: Vote, ballot: Ballot, user_id: int, events: list[Event]
    ) -> Change:
        if ballot.choice not in self.choices(vote.what):
            raise Refused("vote-choice", choices=[f"~vote-{vote.what}-{c}" for c in self.choices(vote.what)])
        if ballot.seats and all(vote.ballots.get(seat) == ballot.choice for seat in ballot.seats):
            raise Refused("vote-same", missing=[who(seat) for seat in missing(vote)])
        given = {int(seat): ballot.choice for seat in ballot.seats}
        counted = replace(vote, ballots={**vote.ballots, **given})
        change = await self._decided(table, head, counted, user_id)
        if change is not None:
            return replace(change, events=[*events, *change.events])
        votes = tuple(counted if each == vote else each for each in head.affairs.votes)
        return Change(
            head=_with(head, votes),
            kind=Kind.VOTE,
            seat=next(iter(ballot.seats), None),
            user=user_id,
            body=_body(vote, ballot.choice),
            events=events,
        )

    async def _decided(self, table: Table, head: Head, vote: Vote, user: int | None) -> Change | None:
        """What follows from the ballots; None while it is open."""
        verdict = self._verdict(vote)
        if not verdict.is_decided:
            return None
        matter = self._matters[vote.what]
        gone = without(head, vote.what, vote.seat)
        choice = verdict.winner or matter.fallback
        if choice is not None:
            return await matter.carry_out(table, gone, vote, choice, user)
        return closed(gone, vote, user)

    def _verdict(self, vote: Vote) -> Verdict:
        matter = self._matters.get(vote.what)
        return Verdict(False, None) if matter is None else verdict_of(vote, matter.choices)

    async def _settle(self, session: int) -> None:
        async def rule(table: Table) -> Change:
            for vote in table.head.affairs.votes:
                change = await self._decided(table, table.head, vote, None)
                if change is not None:
                    return change
            raise _Settled

        try:
            await self._house.change(session, rule)
        except _Settled:
            pass
        except (Refused, Illegal) as error:
            log.warning("a vote at session %d cannot be carried out: %s", session, error)

    def _keep(self, before: Head, change: Change) -> Change:
        """Drop the votes whose cause is gone, and the ballots of those who are."""
        head = change.head
        if not head.affairs.votes:
            return change
        votes: tuple[Vote, ...] = ()
        if head.status is Status.PLAYING:
            changed = changed_seats(before, head)
            kept = (self._kept(head, vote, changed) for vote in head.affairs.votes)
            votes = tuple(vote for vote in kept if vote is not None)
        return change if votes == head.affairs.votes else replace(change, head=_with(head, votes))

    def _kept(self, head: Head, vote: Vote, changed: Sequence[Seat]) -> Vote | None:
        matter = self._matters.get(vote.what)
        if matter is None or vote.seat in changed or not matter.stands(head, vote):
            return None
        if not changed:
            return vote
        electorate = matter.voters(head, vote.seat)
        ballots = {s: c for s, c in vote.ballots.items() if s in electorate and s not in changed}
        return replace(vote, electorate=electorate, ballots=ballots) if electorate else None


class Verdict(msgspec.Struct, frozen=True):
    """How a vote stands: decided or not, and for which choice (None: no choice can win any more)."""

    is_decided: bool
    winner: str | None


def verdict_of(vote: Vote, choices: Sequence[str]) -> Verdict:
    """A choice wins with more than half of the electorate; it is over too where none can reach that any more."""
    voters = len(vote.electorate)
    counts = {choice: sum(given == choice for given in vote.ballots.values()) for choice in choices}
    for choice, count in counts.items():
        if 2 * count > voters:
            return Verdict(True, choice)
    outstanding = voters - len(vote.ballots)
    can_win = any(2 * (count + outstanding) > voters for count in counts.values())
    return Verdict(not can_win, None)


def vote_on(head: Head | SessionView, what: str, seat: Seat | None) -> Vote | None:
    """The open vote on a matter."""
    return next((v for v in head.affairs.votes if v.what == what and v.seat == seat), None)


def without(head: Head, what: str, seat: Seat | None) -> Head:
    """The session without a vote."""
    return _with(head, tuple(v for v in head.affairs.votes if (v.what, v.seat) != (what, seat)))


def closed(head: Head, vote: Vote, user: int | None) -> Change:
    """A vote after which everything stays as it is: for a matter that is to leave it so. `head` is without the vote."""
    values: dict[str, str | int | list[str]] = {} if vote.seat is None else {"seat": who(vote.seat)}
    event = Event(f"vote-{vote.what}-closed", values)
    return Change(head=head, kind=Kind.VOTE, user=user, body=_body(vote, "-"), events=[event])


def missing(vote: Vote) -> list[Seat]:
    """Who has not voted."""
    return [seat for seat in vote.electorate if seat not in vote.ballots]


def people(head: Head) -> tuple[Seat, ...]:
    """One seat of each person at the table: who holds several has one vote."""
    first: dict[int, Seat] = {}
    for number, holder in enumerate(head.holders):
        if holder.user_id is not None:
            first.setdefault(holder.user_id, Seat(number))
    return tuple(first.values())


def changed_seats(before: Head, after: Head) -> list[Seat]:
    """The seats that changed hands."""
    pairs = zip(before.holders, after.holders, strict=False)
    return [
        Seat(number)
        for number, (old, new) in enumerate(pairs)
        if (old.user_id, old.computer) != (new.user_id, new.computer)
    ]


def _with(head: Head, votes: tuple[Vote, ...]) -> Head:
    return replace(head, affairs=replace(head.affairs, votes=votes))


def _body(vote: Vote, choice: str) -> str:
    return " ".join((vote.what, "-" if vote.seat is None else str(vote.seat), choice))


def _not_yours(vote: Vote) -> Refused:
    return Refused("vote-not-yours", voters=[who(seat) for seat in vote.electorate])
