"""Seats of a running game: leaving, coming back, computer players, freeing a seat, ending the game.

The holder of a seat acts for it, and may even take back a move that an earlier holder played. A stand-in holds a seat
that stays its owner's; the owner may come back at any time. Each change is a line of Kind.SEAT (`lines.Handover`),
which does not affect the position; it counts once it is stored.

How someone new comes to the table is in `offers`.
"""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace

from bot.engine.moves import Event, Seat
from bot.sessions.core.change import Change, LiveTable, Rule
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import (
    anyone_left,
    changed_hands,
    free_seat,
    is_anothers,
    named,
    own_seat,
    own_seats,
    owned,
    person,
    person_at,
    playing,
    vacant,
    vacated,
    with_offers,
)
from bot.sessions.core.lines import How, Tenure, parts, tenures
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.table_state import Result, SeatOffer, Vote
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import REASON_LENGTH, Holder, Kind, SessionView, Status, User
from bot.sessions.seats.handover import computer_at, handed
from bot.sessions.seats.newcomers import check_taker, disposable, lines_of
from bot.sessions.seats.offers import Offers
from bot.sessions.seats.votes import ABANDON, Votes, VoteState, changed_seats, people
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.store import StoreError

KICK = "kick"


class Hand(Protocol):
    """The function that gives a seat to another holder: `Seats.handed`."""

    def __call__(
        self, head: SessionHead, seat: Seat, after: Holder, how: How, user: int | None
    ) -> Change: ...


class Kick:
    """The vote on freeing a person's seat. Everyone else at the table votes."""

    what, choices, fallback, needs_all = KICK, ("yes", "no"), None, False

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

    what, choices, fallback, needs_all = ABANDON, ("yes", "no"), None, False

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


IDLE = 3 * 86400
"""Seconds after which one person alone may free the seat of another player whom the game waits for."""


class Seats:
    """Everything that changes who holds a seat. A method that changes something returns the stored result.

    Methods raise Refused("not-started", "already-over") if no game is being played, and others that they name. A `seat`
    of None means the only possible one; if there are several, Refused("which-seat").
    """

    def __init__(self, tables: Tables, votes: Votes, offers: Offers) -> None:
        self._tables, self._votes = tables, votes
        self.offers = offers
        """How someone new comes to the table."""
        votes.add(Kick(self.handed))
        votes.add(Abandon(tables))

    async def leave(self, session: int, user: User, seat: Seat | None = None) -> SessionView:
        """Give a seat up. It becomes free; if a stand-in holds it, they keep it.

        The host's rights pass on to the next person. The last person to leave ends the game. Refused: "not-playing",
        "wrong-seat".
        """

        async def rule(table: LiveTable) -> Change:
            head = playing(table)
            own = own_seat(head, user, seat)
            holder = head.holders[own]
            after = replace(holder, owner=None)
            if holder.user_id == user.id:
                after = vacated(holder)
            return self.handed(head, own, after, How.LEFT, user.id)

        return await self._carry(session, rule)

    async def back(self, session: int, user: User, seat: Seat | None = None) -> SessionView:
        """Take the user's own seat back from a stand-in. Refused: "nothing-back"."""

        async def rule(table: LiveTable) -> Change:
            head = playing(table)
            away = [own for own in owned(head, user.id) if head.holders[own].user_id != user.id]
            if seat is not None:
                away = [own for own in away if own == seat]
            if not away:
                raise Refused("nothing-back")
            return self.handed(head, away[0], person(user), How.BACK, user.id)

        return await self._carry(session, rule)

    async def seat_computer(
        self, session: int, user: User, kind: str, seat: Seat | None = None, *, for_a_while: bool = False
    ) -> SessionView:
        """Let a computer player take over the user's own seat, or one that no person holds.

        Refused: "computers-off", "unknown-computer", "seat-same", "seat-held", "only-stand-in", "not-playing", and
        "last-person" if no person would be left at the table.
        """

        async def rule(table: LiveTable) -> Change:
            head = playing(table)
            policy.check_computers(await server_rules_of(self._tables.store, head.guild_id))
            given = disposable(head, user, seat)
            holder = head.holders[given]
            if is_anothers(holder, user) and holder.user_id == user.id and not for_a_while:
                assert holder.owner is not None
                raise Refused("only-stand-in", owner=named(holder.owner.name))
            after = computer_at(
                self._tables, head, given, kind, for_a_while=for_a_while or is_anothers(holder, user)
            )
            if after == holder:
                raise Refused("seat-same")
            if not anyone_left(head.holders, but=given) and after.owner is None:
                raise Refused("last-person")
            how = How.STAND_IN if after.owner else How.GIVEN
            return self.handed(head, given, after, how, user.id)

        return await self._carry(session, rule)

    async def pass_over(self, session: int, user: User, seat: Seat | None = None) -> SessionView:
        """Play on with a free seat: the bot plays its default moves.

        The seat stays free to be taken. Needs no computer players. Refused: "no-free-seat", "seat-taken",
        "seat-passed-over", "not-playing".
        """

        async def rule(table: LiveTable) -> Change:
            head = playing(table)
            own_seats(head, user.id)
            passed = free_seat(head, seat)
            holder = head.holders[passed]
            if holder.passed_over:
                raise Refused("seat-passed-over")
            after = replace(holder, passed_over=True)
            return self.handed(head, passed, after, How.PASSED_OVER, user.id)

        return await self._carry(session, rule)

    async def remove(self, session: int, user: User, seat: Seat, reason: str = "") -> SessionView:
        """Free a person's seat at once. Only admins may; the caller must check that. Refused: "kick-nobody"."""

        async def rule(table: LiveTable) -> Change:
            head = playing(table)
            holder = person_at(head, seat)
            said = reason.strip()[:REASON_LENGTH]
            return self.handed(head, seat, vacated(holder), How.REMOVED, user.id, said)

        return await self._carry(session, rule)

    async def kick(self, session: int, user: User, seat: Seat) -> VoteState:
        """Start a vote on freeing a person's seat; they have no vote.

        If one person alone would decide, the seat must have been awaited for `IDLE` seconds. Refused: "kick-nobody",
        "kick-self", "kick-alone", and what `Votes.call` refuses.
        """
        table = await self._tables.table(session)
        head = playing(table)
        self._tables.game(head)
        if not head.seats_of(user.id):
            raise Refused("not-playing")
        if person_at(head, seat).user_id == user.id:
            raise Refused("kick-self")
        if len(Kick.electorate(head, seat)) == 1 and not await self._is_idle(head, seat):
            raise Refused("kick-alone", days=IDLE // 86400)
        return await self._votes.call(session, user.id, KICK, seat)

    async def abandon(self, session: int, user: User) -> VoteState:
        """Start a vote on ending the game, if the server leaves that to tables.

        Refused: "enders-roles", "enders-admins" and what `Votes.call` refuses.
        """
        head = playing(await self._tables.table(session))
        policy.check_vote_to_end(await server_rules_of(self._tables.store, head.guild_id))
        return await self._votes.call(session, user.id, ABANDON, None)

    async def _is_idle(self, head: SessionHead, seat: Seat) -> bool:
        """Whether the table has waited for this seat, without any move, for `IDLE` seconds."""
        try:
            lines = await self._tables.store.log(head.id, head.moved - 1)
        except StoreError as error:
            raise refused_by_store(error) from error
        return seat in head.asked and self._tables.clock() - lines[0].at >= IDLE

    async def tenures(self, session: int) -> list[list[Tenure]]:
        """The holders of each seat since the start, in order."""
        head = (await self._tables.table(session)).head
        return tenures(await lines_of(self._tables, head), head.holders)

    def handed(
        self, head: SessionHead, seat: Seat, after: Holder, how: How, user: int | None, reason: str = ""
    ) -> Change:
        """The change that gives a seat to another holder; see `handover.handed`."""
        return handed(head, seat, after, how, user, now=self._tables.clock(), reason=reason)

    async def _carry(self, session: int, rule: Rule) -> SessionView:
        table, _ = await self._tables.change(session, rule)
        return table.view()

    async def open_to(self, session: SessionView, user: User) -> list[Seat]:
        """The free seats of a running game that a user may take. Raises Refused("store-…")."""
        head = (await self._tables.table(session.id)).head
        found = []
        for seat in vacant(head):
            try:
                await check_taker(self._tables, head, user, seat)
            except Refused as refused:
                if refused.key.startswith("store-"):
                    raise
            else:
                found.append(seat)
        return found

    async def credit(self, table: LiveTable, change: Change) -> Change:
        """Add to the move that ends a game who had which part in each seat's result."""
        head = change.head
        if head.status is not Status.FINISHED or change.position is None:
            return change
        game, state = self._tables.game(head), change.position.state
        parted = parts(await lines_of(self._tables, head), head.holders, change.seat)
        wanted = head.table_state.rated
        result = Result.of(game.standings(state), game.sides(state), parted, wanted=wanted)
        return replace(change, head=replace(head, result=result))

    def keep(self, before: SessionHead, change: Change) -> Change:
        """Drop, with every change, offers and undo requests without a cause, as those of seats that changed hands."""
        head = change.head
        changed = changed_seats(before, head) if before.holders != head.holders else []
        if head.undo is not None and any(s in changed for s in (head.undo.seat, *head.undo.must_agree)):
            head = replace(head, undo=None)
        is_on = head.status is Status.PLAYING
        offers = tuple(o for o in head.table_state.offers if is_on and _holds(before, head, o))
        if offers != head.table_state.offers:
            head = with_offers(head, offers)
        return change if head is change.head else replace(change, head=head)


def _holds(before: SessionHead, head: SessionHead, offer: SeatOffer) -> bool:
    """Whether an offer or a request holds after a change of the session."""
    if changed_hands(before, head, offer.seat):
        return False
    if offer.asked:
        return not head.seats_of(offer.user_id)
    return offer.by is None or not changed_hands(before, head, offer.by)
