"""Seats of a running game: leaving, taking and handing one over, coming back, freeing one, ending the game.

The holder of a seat acts for it, and may even take back a move that an earlier holder played. A stand-in holds a seat
that stays its owner's; the owner may come back at any time. Each change is a line of Kind.SEAT (`lines.Handover`),
which does not affect the position; it counts once it is stored.

In a game with secrets a person may know only one seat: no one holds two, or takes another after having held one.
Without secrets, a person may play several.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.moves import Event, Seat, Values
from bot.sessions.core.change import Change, Rule, Table
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import (
    anyone_left,
    as_user,
    changed_hands,
    free_seat,
    holder_of,
    is_anothers,
    may_dispose,
    named,
    offered,
    own_seat,
    own_seats,
    owned,
    person,
    person_at,
    playing,
    vacant,
    vacated,
    was_sent_away,
    with_offers,
)
from bot.sessions.core.lines import How, Tenure, parts, tenures
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.table_state import Offer, Result
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import NAME_LENGTH, REASON_LENGTH, Holder, Kind, SessionView, Status, User
from bot.sessions.outbox.notifications import INVITATION, Notifications
from bot.sessions.seats.handover import computer_at, handed
from bot.sessions.seats.removal import ABANDON, KICK, Abandon, Kick
from bot.sessions.seats.votes import Votes, VoteState, changed_seats
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.store import AddNotification, LogRow, NotificationRow, StoreError

IDLE = 3 * 86400
"""Seconds after which one person alone may free the seat of another player whom the game waits for."""


class Seats:
    """Everything that changes who holds a seat. A method that changes something returns the stored result.

    Methods raise Refused("not-started", "already-over") if no game is being played, and others that they name. A `seat`
    of None means the only possible one; if there are several, Refused("which-seat").
    """

    def __init__(self, tables: Tables, votes: Votes, notifications: Notifications) -> None:
        self._tables, self._votes, self._notifications = tables, votes, notifications
        votes.add(Kick(self.handed))
        votes.add(Abandon(tables))

    async def leave(self, session: int, user: User, seat: Seat | None = None) -> SessionView:
        """Give a seat up. It becomes free; if a stand-in holds it, they keep it.

        The host's rights pass on to the next person. The last person to leave ends the game. Refused: "not-playing",
        "wrong-seat".
        """

        async def rule(table: Table) -> Change:
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

        async def rule(table: Table) -> Change:
            head = playing(table)
            away = [own for own in owned(head, user.id) if head.holders[own].user_id != user.id]
            if seat is not None:
                away = [own for own in away if own == seat]
            if not away:
                raise Refused("nothing-back")
            return self.handed(head, away[0], person(user), How.BACK, user.id)

        return await self._carry(session, rule)

    async def offer(
        self, session: int, user: User, to: User, seat: Seat | None = None, *, for_a_while: bool = False
    ) -> SessionView:
        """Offer someone a seat: the user's own, or one that no person holds.

        A new offer of the same seat replaces the old one. An invitation is sent.

        Refused: "offer-yourself", "second-seat" (they sit at the table), "knew-another", "only-stand-in" (someone else
        owns the seat), "seat-held", "not-playing".
        """

        async def rule(table: Table) -> Change:
            head = playing(table)
            given = self._disposable(head, user, seat)
            holder = head.holders[given]
            if to.id == user.id:
                raise Refused("offer-yourself")
            await self._check_newcomer(head, to, given)
            while_away = for_a_while or is_anothers(holder, user)
            if not for_a_while and while_away and holder.user_id == user.id:
                assert holder.owner is not None
                raise Refused("only-stand-in", owner=named(holder.owner.name))
            made = Offer(given, to.id, to.name[:NAME_LENGTH], while_away, self._tables.clock())
            others = tuple(each for each in head.table_state.offers if each.seat != given)
            values: Values = {"before": named(holder.name), "name": named(made.name)}
            invitation = NotificationRow(
                session=head.id,
                seat=given,
                number=head.seq + 1,
                user_id=to.id,
                at=made.at,
                kind=INVITATION,
            )
            return Change(
                head=with_offers(head, (*others, made)),
                kind=Kind.OFFER,
                seat=given,
                user=user.id,
                events=[Event("seat-offered", values)],
                extras=(AddNotification(invitation),),
            )

        after = await self._carry(session, rule)
        self._notifications.on_due()
        return after

    async def accept(self, session: int, user: User, seat: Seat | None = None) -> SessionView:
        """Take an offered seat. Refused: "offer-gone", "offer-others", "second-seat", "knew-another"."""

        async def rule(table: Table) -> Change:
            head = playing(table)
            offer = offered(head, user, seat)
            holder = head.holders[offer.seat]
            await self._check_newcomer(head, user, offer.seat)
            owner = None
            if offer.for_a_while:
                owner = holder.owner or as_user(holder)
            how = How.GIVEN if owner is None and not holder.vacant else How.STAND_IN if owner else How.TAKEN
            return self.handed(head, offer.seat, person(user, owner), how, user.id)

        return await self._carry(session, rule)

    async def decline(self, session: int, user: User, seat: Seat | None = None) -> SessionView:
        """Decline an offer, or withdraw it if the user may make it. Refused: "offer-gone", "offer-others"."""

        async def rule(table: Table) -> Change:
            head = playing(table)
            offer = next((o for o in head.table_state.offers if o.seat == seat), None)
            key = "seat-withdrawn"
            if offer is None or not may_dispose(head, user, offer.seat):
                offer, key = offered(head, user, seat), "seat-declined"
            rest = tuple(each for each in head.table_state.offers if each != offer)
            return Change(
                head=with_offers(head, rest),
                kind=Kind.OFFER,
                seat=offer.seat,
                user=user.id,
                events=[Event(key, {"name": named(offer.name)})],
            )

        return await self._carry(session, rule)

    async def take(self, session: int, user: User, seat: Seat | None = None) -> SessionView:
        """Take a free seat; if it has an owner, only until they come back.

        Refused: "no-free-seat", "seat-taken", "seat-unknown", "second-seat", "knew-another", "kicked".
        """

        async def rule(table: Table) -> Change:
            head = playing(table)
            taken = free_seat(head, seat)
            owner = head.holders[taken].owner
            await self._check_taker(head, user, taken)
            if owner is not None and owner.id == user.id:
                return self.handed(head, taken, person(user), How.BACK, user.id)
            how = How.TAKEN if owner is None else How.STAND_IN
            return self.handed(head, taken, person(user, owner), how, user.id)

        return await self._carry(session, rule)

    async def seat_computer(
        self, session: int, user: User, kind: str, seat: Seat | None = None, *, for_a_while: bool = False
    ) -> SessionView:
        """Let a computer player take over the user's own seat, or one that no person holds.

        Refused: "computers-off", "unknown-computer", "seat-same", "seat-held", "only-stand-in", "not-playing", and
        "last-person" if no person would be left at the table.
        """

        async def rule(table: Table) -> Change:
            head = playing(table)
            policy.check_computers(await server_rules_of(self._tables.store, head.guild_id))
            given = self._disposable(head, user, seat)
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

        async def rule(table: Table) -> Change:
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

        async def rule(table: Table) -> Change:
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
        return tenures(await self._lines(head), head.holders)

    def handed(
        self, head: SessionHead, seat: Seat, after: Holder, how: How, user: int | None, reason: str = ""
    ) -> Change:
        """The change that gives a seat to another holder; see `handover.handed`."""
        return handed(head, seat, after, how, user, now=self._tables.clock(), reason=reason)

    async def _carry(self, session: int, rule: Rule) -> SessionView:
        table, _ = await self._tables.change(session, rule)
        return table.view()

    async def _lines(self, head: SessionHead) -> list[LogRow]:
        try:
            return await self._tables.store.log(head.id)
        except StoreError as error:
            raise refused_by_store(error) from error

    def _disposable(self, head: SessionHead, user: User, seat: Seat | None) -> Seat:
        """The seat that a user may hand over. Refused: "seat-held", "not-playing", "which-seat"."""
        if seat is None:
            return own_seat(head, user, None)
        if not 0 <= seat < len(head.holders):
            raise Refused("seat-unknown", seats=len(head.holders))
        if not head.seats_of(user.id) and not owned(head, user.id):
            raise Refused("not-playing")
        if not may_dispose(head, user, seat):
            raise Refused("seat-held", holder=holder_of(head, seat))
        return seat

    async def open_to(self, session: SessionView, user: User) -> list[Seat]:
        """The free seats of a running game that a user may take. Raises Refused("store-…")."""
        head = (await self._tables.table(session.id)).head
        found = []
        for seat in vacant(head):
            try:
                await self._check_taker(head, user, seat)
            except Refused as refused:
                if refused.key.startswith("store-"):
                    raise
            else:
                found.append(seat)
        return found

    async def _check_taker(self, head: SessionHead, user: User, seat: Seat) -> None:
        """Refuse a user who may not take a free seat without an offer."""
        owner = head.holders[seat].owner
        if owner is not None and owner.id == user.id:
            return
        if was_sent_away(await self._lines(head), user.id):
            raise Refused("kicked")
        await self._check_newcomer(head, user, seat)

    async def _check_newcomer(self, head: SessionHead, user: User, seat: Seat) -> None:
        """Refuse a user who may not hold a seat besides those they hold or know."""
        if not self._tables.game(head).secrets(head.options, len(head.holders)):
            return
        if [own for own in (*head.seats_of(user.id), *owned(head, user.id)) if own != seat]:
            raise Refused("second-seat", name=named(user.name))
        if head.holders[seat].user_id == user.id:
            raise Refused("second-seat", name=named(user.name))
        held = tenures(await self._lines(head), head.holders)
        for number, each in enumerate(held):
            if number != seat and any(tenure.holder.user_id == user.id for tenure in each):
                raise Refused("knew-another", name=named(user.name), seat=f"@{number}")

    async def credit(self, table: Table, change: Change) -> Change:
        """Add to the move that ends a game who had which part in each seat's result."""
        head = change.head
        if head.status is not Status.FINISHED or change.position is None:
            return change
        game, state = self._tables.game(head), change.position[0]
        parted = parts(await self._lines(head), head.holders, change.seat)
        result = Result.of(game.standings(state), game.sides(state), parted)
        return replace(change, head=replace(head, result=result))

    def keep(self, before: SessionHead, change: Change) -> Change:
        """Drop, with every change, offers of seats that changed hands, and undo requests that concerned them."""
        head = change.head
        changed = changed_seats(before, head) if before.holders != head.holders else []
        if head.undo is not None and any(s in changed for s in (head.undo.seat, *head.undo.must_agree)):
            head = replace(head, undo=None)
        is_on = head.status is Status.PLAYING
        offers = tuple(
            o for o in head.table_state.offers if is_on and not changed_hands(before, head, o.seat)
        )
        if offers != head.table_state.offers:
            head = with_offers(head, offers)
        return change if head is change.head else replace(change, head=head)
