"""How someone new comes to a running game: a seat is offered to them, or they ask for a free one.

An invitation is sent once to a person and game, and no one may offer or ask for more than a few seats an hour. Where
seats have hands, the table votes before someone new gets a seat that no one there has (`admission`).
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bot.engine.moves import CLOCK, Event, Seat, Values
from bot.engine.told import QUIET
from bot.sessions.core.change import Change, LiveTable, Rule
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import (
    as_user,
    free_seat,
    is_anothers,
    is_owner,
    may_dispose,
    named,
    offered,
    person,
    playing,
    with_offers,
)
from bot.sessions.core.lines import How
from bot.sessions.core.people import People
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.table_state import SeatOffer
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import NAME_LENGTH, Kind, SessionView, User
from bot.sessions.outbox.notifications import INVITATION, Notifications
from bot.sessions.seats.admission import ADMISSION, Admission, request_for, taken
from bot.sessions.seats.handover import handed
from bot.sessions.seats.newcomers import (
    check_newcomer,
    check_taker,
    disposable,
    has_hands,
    newcomer,
    with_newcomer,
    without_newcomer,
)
from bot.sessions.seats.votes import Ballot, Votes, not_yours, vote_on
from bot.store import AddNotification, NotificationRow, StoreError

MOST_AN_HOUR = 6
"""How many seats a person may offer or ask for in an hour, over all their games."""
HOUR = 3600.0
_MADE = ("seat-offered", "seat-asked")
"""The events of offers and requests; other lines of offers answer one or take it back."""

_events = msgspec.json.Decoder(list[Event]).decode


class Offers:
    """Offers of seats, and requests for free ones. A method that changes something returns the stored result.

    Methods raise Refused("not-started", "already-over") if no game is being played, and others that they name. A `seat`
    of None means the only possible one; if there are several, Refused("which-seat").
    """

    def __init__(self, tables: Tables, people: People, notifications: Notifications, votes: Votes) -> None:
        self._tables, self._people, self._notifications, self._votes = tables, people, notifications, votes
        self._admission = Admission(tables, people)
        votes.add(self._admission, self._admission.turned_down)

    async def make(
        self, session: int, user: User, to: User, seat: Seat | None = None, *, for_a_while: bool = False
    ) -> SessionView:
        """Offer someone a seat: the user's own, or one that no person holds.

        A new offer of the same seat replaces the old one, but not a request. The first offer to a person in a game
        sends an invitation.

        Refused: "offer-yourself", "second-seat" (they sit at the table), "knew-another", "only-stand-in" (someone else
        owns the seat), "seat-held", "not-playing", "offer-unwanted", "offer-declined", "offer-budget", "seat-promised".
        """

        async def rule(table: LiveTable) -> Change:
            head = playing(table)
            given = disposable(head, user, seat)
            holder = head.holders[given]
            if to.id == user.id:
                raise Refused("offer-yourself")
            await check_newcomer(self._tables, head, to, given)
            while_away = for_a_while or is_anothers(holder, user)
            if not for_a_while and while_away and holder.user_id == user.id:
                assert holder.owner is not None
                raise Refused("only-stand-in", owner=named(holder.owner.name))
            if (request := request_for(head, given)) is not None:
                raise Refused("seat-promised", name=named(request.name))
            known = newcomer(head, to.id)
            if known.declined:
                raise Refused("offer-declined", name=named(to.name))
            if not (await self._people.get(to.id)).invitations:
                raise Refused("offer-unwanted", name=named(to.name))
            await self._check_budget(user.id)
            by = None
            if has_hands(self._tables, head) and holder.user_id is None and not is_owner(holder, user):
                by = head.seats_of(user.id)[0]
            made = SeatOffer(given, to.id, to.name[:NAME_LENGTH], while_away, self._tables.clock(), by=by)
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
                head=with_newcomer(_with_offer(head, made), replace(known, invited=True)),
                kind=Kind.OFFER,
                seat=given,
                user=user.id,
                body=str(made.user_id),
                events=[Event("seat-offered", values, told=QUIET)],
                extras=() if known.invited else (AddNotification(invitation),),
            )

        after = await self._carry(session, rule)
        self._notifications.on_due()
        return after

    async def _check_budget(self, user_id: int) -> None:
        """Refuse one more offer or request, counting those in all logs. Refused: "offer-budget"."""
        try:
            lines = await self._tables.store.offers_by(user_id, self._tables.clock() - HOUR)
        except StoreError as error:
            raise refused_by_store(error) from error
        made = [line.at for line in lines if any(each.key in _MADE for each in _events(line.events))]
        if len(made) >= MOST_AN_HOUR:
            raise Refused("offer-budget", most=MOST_AN_HOUR, until=str(int(made[-MOST_AN_HOUR] + HOUR) + 1))

    async def accept(self, session: int, user: User, seat: Seat | None = None) -> SessionView:
        """Take an offered seat, or ask the table for it; or, at the table, agree to a request for a seat.

        Refused: "offer-gone", "offer-others", "seat-asked", "second-seat", "knew-another", "kicked", "vote-same".
        """

        async def rule(table: LiveTable) -> Change:
            head = playing(table)
            request = _request(head, user, seat)
            if request is not None:
                return await self._answered(table, request, user, "yes")
            offer = offered(head, user, seat)
            if offer.asked:
                raise Refused("seat-asked")
            holder = head.holders[offer.seat]
            await check_newcomer(self._tables, head, user, offer.seat)
            if holder.user_id is None and (offer.by is not None or holder.owner is None):
                return await self._let_in(table, user, offer.seat, offer)
            owner = None
            if offer.for_a_while:
                owner = holder.owner or as_user(holder)
            how = How.GIVEN if owner is None and not holder.vacant else How.STAND_IN if owner else How.TAKEN
            head = without_newcomer(head, user.id)
            return handed(head, offer.seat, person(user, owner), how, user.id, now=self._tables.clock())

        return await self._carry(session, rule)

    async def _answered(self, table: LiveTable, request: SeatOffer, user: User, choice: str) -> Change:
        """The change that follows from the answer of someone at the table to a request."""
        head, seat = table.head, request.seat
        if vote_on(head, ADMISSION, seat) is None:  # it was made before tables voted on requests
            until = await self._admission.silent_until(head, seat)
            head = self._votes.open_vote(head, ADMISSION, seat, CLOCK, until=until)
        vote = vote_on(head, ADMISSION, seat)
        assert vote is not None
        own = tuple(each for each in head.seats_of(user.id) if each in vote.electorate)
        if not own:
            raise not_yours(vote)
        return await self._votes.counted(table, head, vote, Ballot(own, choice), user.id, [])

    async def decline(self, session: int, user: User, seat: Seat | None = None) -> SessionView:
        """Decline an offer, vote against a request for a seat, or withdraw one's own.

        Refused: "offer-gone", "offer-others", "vote-same".
        """

        async def rule(table: LiveTable) -> Change:
            head = playing(table)
            offer = next((o for o in head.table_state.offers if o.seat == seat), None)
            by_table = offer is not None and may_dispose(head, user, offer.seat)
            if offer is None or not by_table:
                offer = offered(head, user, seat)
            if offer.asked and by_table:
                return await self._answered(table, offer, user, "no")
            known = newcomer(head, offer.user_id)
            if offer.asked:
                key = "seat-ask-withdrawn"
            else:
                key = "seat-withdrawn" if by_table else "seat-declined"
                known = replace(known, declined=known.declined or not by_table)
            rest = tuple(each for each in head.table_state.offers if each != offer)
            return Change(
                head=with_newcomer(with_offers(head, rest), known),
                kind=Kind.OFFER,
                seat=offer.seat,
                user=user.id,
                body=str(offer.user_id),
                events=[Event(key, {"name": named(offer.name)})],
            )

        return await self._carry(session, rule)

    async def take(self, session: int, user: User, seat: Seat | None = None) -> SessionView:
        """Take a free seat; if it has an owner, only until they come back.

        If it has a hand and other people are at the table, this only asks for it: the table votes (`admission`).

        Refused: "no-free-seat", "seat-taken", "seat-unknown", "second-seat", "knew-another", "kicked"; "seat-asked" (by
        this person), "seat-promised" (to someone else), "seat-ask-refused", "seat-in-haste", "offer-budget".
        """

        async def rule(table: LiveTable) -> Change:
            head = playing(table)
            seat_taken = free_seat(head, seat)
            holder = head.holders[seat_taken]
            await check_taker(self._tables, head, user, seat_taken)
            if is_owner(holder, user):
                return handed(head, seat_taken, person(user), How.BACK, user.id, now=self._tables.clock())
            offer = next((o for o in head.table_state.offers if o.seat == seat_taken), None)
            if not self._needs_a_vote(head, user) or (
                offer is not None and offer.user_id == user.id and not offer.asked
            ):
                return await self._let_in(table, user, seat_taken, offer)
            if offer is not None:
                if offer.user_id == user.id:
                    raise Refused("seat-asked")
                raise Refused("seat-promised", name=named(offer.name))
            if newcomer(head, user.id).refused:
                raise Refused("seat-ask-refused")
            await self._check_budget(user.id)
            return await self._let_in(table, user, seat_taken, None)

        return await self._carry(session, rule)

    def _needs_a_vote(self, head: SessionHead, user: User) -> bool:
        """Whether someone at the table decides if a person may see a hand."""
        others = any(each.user_id not in (None, user.id) for each in head.holders)
        return others and has_hands(self._tables, head)

    async def _let_in(self, table: LiveTable, user: User, seat: Seat, offer: SeatOffer | None) -> Change:
        """A seat that no person holds goes to someone new: at once, or if the table agrees where it has a hand.

        Who offered it to them agrees with that. Refused: "seat-in-haste".
        """
        head, now = table.head, self._tables.clock()
        if not self._needs_a_vote(head, user):
            if has_hands(self._tables, head) and await self._admission.was_left_in_haste(head, seat):
                raise Refused("seat-in-haste")
            return taken(head, seat, user, user.id, now=now)
        holder = head.holders[seat]
        asked = SeatOffer(seat, user.id, user.name[:NAME_LENGTH], holder.owner is not None, now, asked=True)
        until = await self._admission.silent_until(head, seat)
        head = self._votes.open_vote(
            _with_offer(head, asked),
            ADMISSION,
            seat,
            CLOCK,
            until=until,
            agreed=None if offer is None else offer.by,
        )
        values: Values = {"before": named(holder.name), "name": named(asked.name)}
        event = Event("seat-asked", values, told=QUIET)
        vote = vote_on(head, ADMISSION, seat)
        assert vote is not None
        if (decided := await self._votes.decided(table, head, vote, user.id)) is not None:
            return decided
        body = str(user.id)
        return Change(head=head, kind=Kind.OFFER, seat=seat, user=user.id, body=body, events=[event])

    async def _carry(self, session: int, rule: Rule) -> SessionView:
        table, _ = await self._tables.change(session, rule)
        return table.view()


def _request(head: SessionHead, user: User, seat: Seat | None) -> SeatOffer | None:
    """The request for a seat that a person at the table may agree to."""
    if not head.seats_of(user.id):
        return None
    asked = (o for o in head.table_state.offers if o.asked and o.user_id != user.id)
    return next((offer for offer in asked if seat in (None, offer.seat)), None)


def _with_offer(head: SessionHead, made: SeatOffer) -> SessionHead:
    """The session with an offer, in place of an earlier one of the same seat."""
    others = tuple(each for each in head.table_state.offers if each.seat != made.seat)
    return with_offers(head, (*others, made))
