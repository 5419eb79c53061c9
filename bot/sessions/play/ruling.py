"""A ruling: the table agrees to go back to an earlier moment, because something went wrong since.

Everyone must agree; silence agrees, for ten minutes at Live and for a day of waking hours at Days, but whoever plays on
has said no. All moves since are taken back, also secret ones, and the game is no longer rated, because what was seen
meanwhile stays known. Whose turn it then is has a new turn.
"""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from bot.engine.moves import Event, Seat, Text, Values, who
from bot.engine.rules import Game
from bot.engine.told import QUIET
from bot.sessions.core.agenda import agenda
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import own_seats
from bot.sessions.core.pace import TablePace
from bot.sessions.core.people import People
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import MOST_SEEN, Proposal, Vote
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, Saved
from bot.sessions.play.history import History, Past, replayed
from bot.sessions.play.undo import way_back
from bot.sessions.seats.admission import silence_ends
from bot.sessions.seats.votes import REST, Ballot, Votes, VoteState, closed, people, vote_on
from bot.store import Snapshot

RULING = "ruling"

SILENCE_LIVE = 600.0
"""Seconds after which, at Live, a player who has not voted agrees: all are there. At Days see `silence_ends`."""


REST_LIVE = 300.0
"""Seconds for which, at Live, the table is not asked again to go back after it declined."""


def rest_of(head: SessionHead) -> float:
    """For how many seconds the table is not asked again to go back after it declined, by its pace."""
    return REST_LIVE if head.table_state.pace is TablePace.LIVE else REST


class Rulings:
    """Votes on going back, and what follows from them."""

    what, choices, fallback, needs_all = RULING, ("yes", "no"), None, True

    def __init__(self, tables: Tables, history: History, votes: Votes, preferences: People) -> None:
        self._tables, self._history, self._votes, self._people = tables, history, votes, preferences
        votes.add(self, self.turned_down, rest_of)

    def voters(self, head: SessionHead, seat: Seat | None) -> tuple[Seat, ...]:
        """Everyone at the table."""
        return people(head)

    def stands(self, head: SessionHead, vote: Vote) -> bool:
        """Whether it is known where to go back to."""
        return head.table_state.proposal is not None

    async def check(self, session: int) -> None:
        """Refuse to ask where it is being asked or was declined. Refused: "ruling-open", "vote-rests"."""
        self._check((await self._tables.table(session)).head)

    def _check(self, head: SessionHead) -> None:
        if vote_on(head, RULING, None) is not None:
            raise Refused("ruling-open")
        self._votes.check_rest(head, RULING, None)

    async def propose(self, user_id: int, session: int, proposal: Proposal) -> VoteState:
        """Start a vote on going back; if no one else need agree, go back at once.

        Raises Refused("not-playing", "ruling-open", "ruling-nothing", "vote-rests").
        """

        async def rule(table: LiveTable) -> Change:
            mine = own_seats(table.head, user_id)
            self._check(table.head)
            past = await self._history.past(table)
            if proposal.line not in past.stops[:-1]:
                raise Refused("ruling-nothing")
            head = _with(table.head, proposal)
            if len(people(head)) < 2:
                return await self._back(table, head, past, proposal, user_id)
            until = await self._silent_until(head)
            head = self._votes.open_vote(head, RULING, None, mine[0], until=until)
            vote = vote_on(head, RULING, None)
            assert vote is not None
            own = tuple(each for each in mine if each in vote.electorate)
            event = Event("vote-ruling", {**where(proposal), "by": who(mine[0])}, told=QUIET)
            return await self._votes.counted(table, head, vote, Ballot(own, "yes"), user_id, [event])

        table, change = await self._tables.change(session, rule)
        return VoteState(table.view(), vote_on(change.head, RULING, None))

    async def _silent_until(self, head: SessionHead) -> float:
        """When silence agrees, in UTC seconds, by the pace of the table."""
        now = self._tables.clock()
        if head.table_state.pace is TablePace.LIVE:
            return now + SILENCE_LIVE
        return await silence_ends(head, self._people, now)

    def keep(self, before: SessionHead, change: Change) -> Change:
        """Add to what would be taken back what chance has shown everyone since the question."""
        proposal = change.head.table_state.proposal
        if proposal is None or change.kind is not Kind.MOVE:
            return change
        chances = [known for event in change.events if event.chance and (known := event.seen_by(None))]
        if not chances:
            return change
        seen = (*proposal.seen, *chances)
        more = proposal.more + max(0, len(seen) - MOST_SEEN)
        return replace(change, head=_with(change.head, replace(proposal, seen=seen[-MOST_SEEN:], more=more)))

    def turned_down(self, head: SessionHead, vote: Vote) -> SessionHead:
        """The session without what was asked for."""
        return _with(head, None)

    async def carry_out(
        self, table: LiveTable, head: SessionHead, vote: Vote, choice: str, user: int | None
    ) -> Change:
        """Go back; if that moment was itself taken back meanwhile, the vote ends without any change."""
        proposal = head.table_state.proposal
        assert proposal is not None
        past = await self._history.past(table)
        if proposal.line not in past.stops[:-1]:
            return closed(_with(head, None), vote, user)
        return await self._back(table, head, past, proposal, user)

    async def _back(
        self, table: LiveTable, head: SessionHead, past: Past, proposal: Proposal, user: int | None
    ) -> Change:
        kept = await self._history.kept_before(head.id, past.beyond(proposal.line))
        return await asyncio.to_thread(_gone_back, self._tables.game(head), head, past, proposal, kept, user)


def where(proposal: Proposal) -> Values:
    """When the game was at what is proposed: its `chapter`, and the `seat` whose turn it was, or of `several`."""
    chapter = Text("chapter", {"unit": proposal.unit, "number": proposal.number})
    several = "yes" if len(proposal.sides) > 1 else "no"
    return {"chapter": chapter, "seat": who(proposal.sides[0]), "several": several}


def taken_back(proposal: Proposal) -> Values:
    """How many turns of whom would be taken back: the value `taken`, a list in words."""
    of_each = [Text("turns-taken-of", {"seat": who(side), "turns": turns}) for side, turns in proposal.taken]
    return {"taken": [*of_each] or [Text("turns-taken", {"turns": proposal.turns})]}


def _gone_back(
    game: Game[Any],
    head: SessionHead,
    past: Past,
    proposal: Proposal,
    kept: Snapshot | None,
    user: int | None,
) -> Change:
    """Take back everything since a moment. Moves are played again."""
    before = past.beyond(proposal.line)
    state = game.decode(replayed(game, head, kept, before.moves[:-1]))
    asked, windows = agenda(game, state)
    told = replace(head.table_state, proposal=None, rated=False, ruled=head.seq + 1)
    return Change(
        head=replace(head, asked=asked, windows=windows, undo=None, table_state=told),
        kind=Kind.UNDO,
        body=" ".join(map(str, way_back(before))),
        events=[Event("ruling", {**where(proposal), "rated": "yes" if head.table_state.rated else "no"})],
        user=user,
        position=Saved.of(game, state, head.seq + 1),
        keep=True,
    )


def _with(head: SessionHead, proposal: Proposal | None) -> SessionHead:
    return replace(head, table_state=replace(head.table_state, proposal=proposal))
