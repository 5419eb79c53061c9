"""Votes: questions to the people at the table, decided by more than half of those concerned.

What can be voted on is a `Matter`: it says who votes, what the choices are, for how long the vote makes sense, and what
follows when a choice wins. There is one vote on a matter and seat at a time. Ballots are open, and may be changed until
the vote is decided. A vote whose cause is gone is dropped by the change that removed it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec
from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Event, Seat, Side, Values, who
from bot.engine.told import GRAVE, QUIET
from bot.sessions.core.change import Change, LiveTable, Rule
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import own_seats
from bot.sessions.core.refusals import Refused
from bot.sessions.core.shards import NotServed
from bot.sessions.core.table_state import Rest, Vote
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, SessionView, Status

log = logging.getLogger(__name__)

ABANDON = "abandon"
"""The matter of ending a game: the only one on which a table votes whose rules are no longer played."""

REST = 3600.0
"""Seconds for which a vote that was refused may not be called again."""

PLAYED_ON = "on"
"""The ballot of someone who had not voted and plays on, where everyone must agree: they have not been silent."""


class Matter(Protocol):
    """Something that can be voted on.

    `what` names its messages: the question `vote-WHAT` (values `seat` and `by`), the label of a choice
    `vote-WHAT-CHOICE`, the event when it begins `event-vote-WHAT`, and when nothing changes `event-vote-WHAT-closed`.
    The choice "no" leaves everything as it is, and the same cannot be asked again for a while. Where everyone must
    agree, a move that everyone knows of is a "no" of a person who has not voted; its event is `event-vote-WHAT-on`.
    `fallback` is the choice that is carried out when no choice can win any longer; None: nothing happens then.
    """

    @property
    def what(self) -> str:
        """The name of the matter."""
        ...

    @property
    def choices(self) -> tuple[str, ...]:
        """The choices."""
        ...

    @property
    def fallback(self) -> str | None:
        """The choice that is carried out when none can win."""
        ...

    @property
    def needs_all(self) -> bool:
        """Whether everyone must agree, so that one "no" decides."""
        ...

    def voters(self, head: SessionHead, seat: Seat | None) -> tuple[Seat, ...]:
        """Who votes on a seat (None: on the game); see `people`."""
        ...

    def stands(self, head: SessionHead, vote: Vote) -> bool:
        """Whether the question still makes sense."""
        ...

    async def carry_out(
        self, table: LiveTable, head: SessionHead, vote: Vote, choice: str, user: int | None
    ) -> Change:
        """The change that follows when a choice wins, made from `head`, which is already without the vote.

        `user` gave the deciding ballot; None: players leaving decided it. May raise Refused or Illegal; then the vote
        stays as it was.
        """
        ...


class VoteState(msgspec.Struct, frozen=True):
    """The result of a ballot: the session after it, and the vote (None: it is decided)."""

    session: SessionView
    vote: Vote | None


class Ballot(msgspec.Struct, frozen=True):
    """The choice of one person, for the seats they vote with; no seats: they start the vote but have no vote in it."""

    seats: tuple[Seat, ...]
    choice: str


class _Settled(Exception):
    """Raised by the rule of a change: there is nothing to settle."""


TurnedDown = Callable[[SessionHead, Vote], SessionHead]
"""Gives the session after a vote that changed nothing, from the one without that vote."""


Resting = Callable[[SessionHead], float]
"""Gives for how many seconds a vote that was refused may not be called again."""


def _unchanged(head: SessionHead, vote: Vote) -> SessionHead:
    return head


def _usual_rest(head: SessionHead) -> float:
    return REST


class Votes:
    """Opens votes, counts ballots and carries out what was decided. CLOCK as `by` means the bot."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._matters: dict[str, Matter] = {}
        self._turned_down: dict[str, TurnedDown] = {}
        self._rests: dict[str, Resting] = {}

    def add(self, matter: Matter, turned_down: TurnedDown = _unchanged, rests: Resting = _usual_rest) -> None:
        """Add a matter that can be voted on; what else follows if the table does not want it, and how long it rests."""
        self._matters[matter.what] = matter
        self._turned_down[matter.what] = turned_down
        self._rests[matter.what] = rests

    @property
    def matters(self) -> dict[str, tuple[str, ...]]:
        """The matters that can be voted on, with the choices of each."""
        return {what: matter.choices for what, matter in self._matters.items()}

    def choices(self, what: str) -> tuple[str, ...]:
        """The choices of a matter."""
        return self._matters[what].choices

    def open_vote(
        self,
        head: SessionHead,
        what: str,
        seat: Seat | None,
        by: Seat,
        *,
        until: float | None = None,
        agreed: Seat | None = None,
    ) -> SessionHead:
        """The session with this vote open, for a change that opens it; unchanged if it is open already.

        From `until` on, silence agrees; the seat that has `agreed` already need not vote.
        """
        if vote_on(head, what, seat) is not None:
            return head
        electorate = self._matters[what].voters(head, seat)
        assert electorate, f"no one votes on {what}"
        ballots = {int(agreed): "yes"} if agreed in electorate and agreed is not None else {}
        vote = Vote(what, seat, by, electorate, ballots, self._tables.clock(), until)
        return _with(head, (*head.table_state.votes, vote))

    async def call(
        self, session: int, user_id: int, what: str, seat: Seat | None, choice: str = "yes"
    ) -> VoteState:
        """Open a vote if it is not open already, and cast the user's ballot if they have a vote.

        Raises Refused("not-playing", "vote-same", "vote-rests") and what the matter refuses.
        """

        async def rule(table: LiveTable) -> Change:
            head = table.head
            mine = own_seats(head, user_id)
            vote = vote_on(head, what, seat)
            is_new = vote is None
            if vote is None:
                self.check_rest(head, what, seat)
                head = self.open_vote(head, what, seat, mine[0])
                vote = vote_on(head, what, seat)
                assert vote is not None
            own = tuple(each for each in mine if each in vote.electorate)
            if not own and not is_new:
                raise not_yours(vote)
            values: Values = {"by": who(mine[0])}
            if seat is not None:
                values["seat"] = who(seat)
            told = QUIET if seat is None else QUIET.touching(GRAVE, seat)
            about = None if seat is None else Side(seat)
            events = [Event(f"vote-{what}", values, told=told, about=about)] if is_new else []
            return await self.counted(table, head, vote, Ballot(own, choice), user_id, events)

        return await self._carry(session, rule, what, seat)

    async def cast(self, session: int, user_id: int, what: str, seat: Seat | None, choice: str) -> VoteState:
        """Cast or change the user's ballot in an open vote.

        Raises Refused("vote-gone", "vote-not-yours", "vote-same", "vote-choice", "not-playing").
        """

        async def rule(table: LiveTable) -> Change:
            head = table.head
            mine = own_seats(head, user_id)
            vote = vote_on(head, what, seat)
            if vote is None:
                raise Refused("vote-gone")
            own = tuple(each for each in mine if each in vote.electorate)
            if not own:
                raise not_yours(vote)
            return await self.counted(table, head, vote, Ballot(own, choice), user_id, [])

        return await self._carry(session, rule, what, seat)

    def consider(self, table: LiveTable) -> None:
        """Carry out votes that were decided because a player who had not voted left."""
        if any(self._verdict(vote).is_decided for vote in table.head.table_state.votes):
            self._tables.spawn(self._settle(table.head.id))

    async def _carry(self, session: int, rule: Rule, what: str, seat: Seat | None) -> VoteState:
        table, change = await self._tables.change(session, rule, without_rules=what == ABANDON)
        return VoteState(table.view(), vote_on(change.head, what, seat))

    async def counted(
        self,
        table: LiveTable,
        head: SessionHead,
        vote: Vote,
        ballot: Ballot,
        user_id: int,
        events: list[Event],
    ) -> Change:
        """The change that follows from a ballot. Refused: "vote-choice", "vote-same" and what the matter refuses."""
        if ballot.choice not in self.choices(vote.what):
            raise Refused("vote-choice", choices=[f"~vote-{vote.what}-{c}" for c in self.choices(vote.what)])
        if ballot.seats and all(vote.ballots.get(seat) == ballot.choice for seat in ballot.seats):
            raise Refused("vote-same", missing=[who(seat) for seat in missing(vote)])
        given = {int(seat): ballot.choice for seat in ballot.seats}
        counted = replace(vote, ballots={**vote.ballots, **given})
        change = await self.decided(table, head, counted, user_id)
        if change is not None:
            return replace(change, events=[*events, *change.events])
        votes = tuple(counted if each == vote else each for each in head.table_state.votes)
        return Change(
            head=_with(head, votes),
            kind=Kind.VOTE,
            seat=next(iter(ballot.seats), None),
            user=user_id,
            body=_body(vote, ballot.choice),
            events=events,
        )

    async def decided(
        self, table: LiveTable, head: SessionHead, vote: Vote, user: int | None
    ) -> Change | None:
        """The change that follows from the ballots; None while the vote is open."""
        verdict = self._verdict(vote)
        if not verdict.is_decided:
            return None
        matter = self._matters[vote.what]
        gone = without(head, vote.what, vote.seat)
        choice = verdict.winner or matter.fallback
        if choice not in (None, "no"):
            return await matter.carry_out(table, gone, vote, choice, user)
        return closed(self._turned_down[vote.what](self._resting(gone, vote), vote), vote, user)

    async def by_silence(self, table: LiveTable) -> Change | None:
        """The change of a vote in which who has not voted agrees by now; None if there is none."""
        for vote in table.head.table_state.votes:
            if vote.until is not None and vote.until <= self._tables.clock():
                silent = {int(seat): "yes" for seat in missing(vote)}
                whole = replace(vote, ballots={**vote.ballots, **silent})
                return await self.decided(table, table.head, whole, None)
        return None

    def _resting(self, head: SessionHead, vote: Vote) -> SessionHead:
        """The session after a vote was refused: the same is not asked again soon."""
        now = self._tables.clock()
        others = (each for each in head.table_state.resting if each.until > now)
        resting = (*others, Rest(vote.what, vote.seat, now + self._rests[vote.what](head)))
        return replace(head, table_state=replace(head.table_state, resting=resting))

    def check_rest(self, head: SessionHead, what: str, seat: Seat | None) -> None:
        """Raises Refused("vote-rests") if this was refused shortly before."""
        for rest in head.table_state.resting:
            if (rest.what, rest.seat) == (what, seat) and rest.until > self._tables.clock():
                raise Refused("vote-rests", what=what, until=str(int(rest.until) + 1))

    def _verdict(self, vote: Vote) -> Verdict:
        matter = self._matters.get(vote.what)
        return Verdict(False, None) if matter is None else verdict_of(vote, matter.choices, matter.needs_all)

    async def _settle(self, session: int) -> None:
        async def rule(table: LiveTable) -> Change:
            for vote in table.head.table_state.votes:
                if vote.what != ABANDON:
                    self._tables.game(table.head)
                change = await self.decided(table, table.head, vote, None)
                if change is not None:
                    return change
            raise _Settled

        try:
            await self._tables.change(session, rule, without_rules=True, unasked=True)
        except (_Settled, NotServed):
            pass
        except (Refused, Illegal) as error:
            log.warning("a vote at session %d cannot be carried out: %s", session, error)

    def keep(self, before: SessionHead, change: Change) -> Change:
        """Drop votes whose cause is gone, and the ballots of players who have left; note when silence decides."""
        head = change.head
        if not (head.table_state.votes or head.table_state.resting):
            return change
        votes: tuple[Vote, ...] = ()
        if head.status is Status.PLAYING:
            changed = changed_seats(before, head)
            kept = (self._kept(head, vote, changed) for vote in head.table_state.votes)
            votes = tuple(self._heard(head, vote, change) for vote in kept if vote is not None)
            head = _rested(head, changed)
        head = head if votes == head.table_state.votes else _with(head, votes)
        if ends := [vote.until for vote in votes if vote.until is not None]:
            head = replace(head, due=min([*ends, *([] if head.due is None else [head.due])]))
        return change if head is change.head else replace(change, head=head)

    def _kept(self, head: SessionHead, vote: Vote, changed: Sequence[Seat]) -> Vote | None:
        matter = self._matters.get(vote.what)
        if matter is None or vote.seat in changed or not matter.stands(head, vote):
            return None
        if not changed:
            return vote
        electorate = matter.voters(head, vote.seat)
        ballots = {s: c for s, c in vote.ballots.items() if s in electorate and s not in changed}
        return replace(vote, electorate=electorate, ballots=ballots) if electorate else None

    def _heard(self, head: SessionHead, vote: Vote, change: Change) -> Vote:
        """The vote after a change that may be a move of someone who has not voted, and needs everyone.

        A secret move counts for nothing, since what follows from it would reveal it; nor does a setting.
        """
        is_known = change.kind is Kind.MOVE and change.known is None and change.user is not None
        if not is_known or not self._matters[vote.what].needs_all:
            return vote
        verb = self._tables.game(head).info.verb(change.body.split()[0])
        if verb is None or verb.turn.setting:
            return vote
        seats = [seat for seat in missing(vote) if head.holders[seat].user_id == change.user]
        return replace(vote, ballots={**vote.ballots, **dict.fromkeys(map(int, seats), PLAYED_ON)})


class Verdict(msgspec.Struct, frozen=True):
    """Whether a vote is decided, and for which choice (None: no choice can win any longer)."""

    is_decided: bool
    winner: str | None


def verdict_of(vote: Vote, choices: Sequence[str], needs_all: bool = False) -> Verdict:
    """A choice wins with more than half of the electorate; the vote is also over when none can reach that.

    With `needs_all`, "yes" wins with the whole electorate, and anyone's "no" at once, as does who plays on.
    """
    voters = len(vote.electorate)
    if needs_all:
        if {"no", PLAYED_ON} & set(vote.ballots.values()):
            return Verdict(True, "no")
        return Verdict(len(vote.ballots) == voters, "yes" if len(vote.ballots) == voters else None)
    counts = {choice: sum(given == choice for given in vote.ballots.values()) for choice in choices}
    for choice, count in counts.items():
        if 2 * count > voters:
            return Verdict(True, choice)
    outstanding = voters - len(vote.ballots)
    can_win = any(2 * (count + outstanding) > voters for count in counts.values())
    return Verdict(not can_win, None)


def vote_on(head: SessionHead | SessionView, what: str, seat: Seat | None) -> Vote | None:
    """The open vote on a matter."""
    return next((v for v in head.table_state.votes if v.what == what and v.seat == seat), None)


def without(head: SessionHead, what: str, seat: Seat | None) -> SessionHead:
    """The session without a vote."""
    return _with(head, tuple(v for v in head.table_state.votes if (v.what, v.seat) != (what, seat)))


def closed(head: SessionHead, vote: Vote, user: int | None) -> Change:
    """The change that closes a vote and leaves everything else as it is. `head` is without the vote."""
    values: Values = {} if vote.seat is None else {"seat": who(vote.seat)}
    about = None if vote.seat is None else Side(vote.seat)
    event = Event(f"vote-{vote.what}-closed", values, about=about)
    if on := [seat for seat, ballot in vote.ballots.items() if ballot == PLAYED_ON]:
        event = Event(f"vote-{vote.what}-on", {"by": who(Seat(on[0]))})
    return Change(head=head, kind=Kind.VOTE, user=user, body=_body(vote, "-"), events=[event])


def missing(vote: Vote) -> list[Seat]:
    """Who has not voted."""
    return [seat for seat in vote.electorate if seat not in vote.ballots]


def people(head: SessionHead) -> tuple[Seat, ...]:
    """One seat of each person at the table: someone with several seats has one vote."""
    first: dict[int, Seat] = {}
    for number, holder in enumerate(head.holders):
        if holder.user_id is not None:
            first.setdefault(holder.user_id, Seat(number))
    return tuple(first.values())


def changed_seats(before: SessionHead, after: SessionHead) -> list[Seat]:
    """The seats that changed hands."""
    pairs = zip(before.holders, after.holders, strict=False)
    return [
        Seat(number)
        for number, (old, new) in enumerate(pairs)
        if (old.user_id, old.computer) != (new.user_id, new.computer)
    ]


def _rested(head: SessionHead, changed: Sequence[Seat]) -> SessionHead:
    """The session without rests of votes on seats that changed hands: they are about someone else now."""
    resting = tuple(rest for rest in head.table_state.resting if rest.seat not in changed)
    if resting == head.table_state.resting:
        return head
    return replace(head, table_state=replace(head.table_state, resting=resting))


def _with(head: SessionHead, votes: tuple[Vote, ...]) -> SessionHead:
    return replace(head, table_state=replace(head.table_state, votes=votes))


def _body(vote: Vote, choice: str) -> str:
    return " ".join((vote.what, "-" if vote.seat is None else str(vote.seat), choice))


def not_yours(vote: Vote) -> Refused:
    """The refusal of a ballot by someone who has no vote."""
    return Refused("vote-not-yours", voters=[who(seat) for seat in vote.electorate])
