"""Who holds which seat and who owns it: questions that the holders of a session answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.moves import Seat
from bot.engine.rules import Game
from bot.sessions.core.change import LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.lines import How, handover_of
from bot.sessions.core.refusals import Refused
from bot.sessions.core.table_state import SeatOffer
from bot.sessions.core.types import NAME_LENGTH, Holder, SessionView, Status, User
from bot.store import LogRow

SENT_AWAY = "sent-away"
"""Why someone left a lobby, in the line of their leaving: the host did not want them there."""


def person(user: User, owner: User | None = None) -> Holder:
    """A person as the holder of a seat; with an `owner`, they only stand in."""
    return Holder(user.id, user.name[:NAME_LENGTH], owner=owner)


def vacated(holder: Holder) -> Holder:
    """A vacant seat after this holder; if they stood in, its owner may still come back."""
    return Holder(None, holder.owner.name if holder.owner else holder.name, owner=holder.owner)


def owned(head: SessionHead | SessionView, user_id: int) -> list[Seat]:
    """The seats of this person that someone else holds for them."""
    return [Seat(n) for n, h in enumerate(head.holders) if h.owner is not None and h.owner.id == user_id]


def vacant(head: SessionHead | SessionView) -> list[Seat]:
    """The seats that no one holds, with or without an owner."""
    return [Seat(number) for number, holder in enumerate(head.holders) if holder.vacant]


def free_seat(head: SessionHead, seat: Seat | None) -> Seat:
    """A seat that no one holds: this one, or else the first. Refused: "seat-taken", "no-free-seat"."""
    free = vacant(head)
    if seat is not None and seat not in free:
        raise Refused("seat-taken", holder=holder_of(head, seat))
    if not free:
        raise Refused("no-free-seat")
    return free[0] if seat is None else seat


def as_user(holder: Holder) -> User | None:
    return None if holder.user_id is None else User(holder.user_id, holder.name)


def is_anothers(holder: Holder, user: User) -> bool:
    """Whether the seat has an owner other than this person."""
    return holder.owner is not None and holder.owner.id != user.id


def is_owner(holder: Holder, user: User) -> bool:
    """Whether this person owns the seat, while someone else or no one holds it."""
    return holder.owner is not None and holder.owner.id == user.id


def anyone_left(holders: Sequence[Holder], but: Seat | None = None) -> bool:
    """Whether a person holds or owns a seat, not counting the seat `but`."""
    return any(
        holder.user_id is not None or holder.owner is not None
        for number, holder in enumerate(holders)
        if number != but
    )


def with_host(head: SessionHead, changed: Seat) -> SessionHead:
    """Pass the host's rights to the next person if the host no longer has a seat; a new player comes last."""
    if head.seats_of(head.host_id) or owned(head, head.host_id):
        return head
    order = sorted(range(len(head.holders)), key=lambda seat: seat == changed)
    heirs = [head.holders[seat].user_id for seat in order]
    heirs += [owner.id for seat in order if (owner := head.holders[seat].owner) is not None]
    heir = next((user_id for user_id in heirs if user_id is not None), None)
    return head if heir is None else replace(head, host_id=heir)


def may_dispose(head: SessionHead, user: User, seat: Seat) -> bool:
    """Whether a user may hand over a seat: their own, or as a player one that no person has."""
    holder = head.holders[seat]
    if holder.user_id == user.id or (holder.owner is not None and holder.owner.id == user.id):
        return True
    free = holder.vacant or (holder.user_id is None and holder.owner is None)
    return free and bool(head.seats_of(user.id))


def own_seats(head: SessionHead, user_id: int) -> list[Seat]:
    """The seats of a player. Refused: "not-started", "already-over", "not-playing"."""
    if head.status is Status.LOBBY:
        raise Refused("not-started")
    if not head.status.live:
        raise Refused("already-over")
    mine = head.seats_of(user_id)
    if not mine:
        raise Refused("not-playing")
    return mine


def own_seat(head: SessionHead, user: User, seat: Seat | None) -> Seat:
    mine = list(dict.fromkeys([*head.seats_of(user.id), *owned(head, user.id)]))
    if not mine:
        raise Refused("not-playing")
    if seat is not None and seat not in mine:
        raise Refused("wrong-seat", seats=[f"@{own}" for own in mine])
    if seat is None and len(mine) > 1:
        raise Refused("which-seat", seats=[f"@{own}" for own in mine])
    return mine[0] if seat is None else seat


def person_at(head: SessionHead, seat: Seat) -> Holder:
    if not 0 <= seat < len(head.holders):
        raise Refused("seat-unknown", seats=len(head.holders))
    holder = head.holders[seat]
    if holder.user_id is None:
        raise Refused("kick-nobody")
    return holder


def offered(head: SessionHead, user: User, seat: Seat | None) -> SeatOffer:
    offers = [offer for offer in head.table_state.offers if seat is None or offer.seat == seat]
    mine = [offer for offer in offers if offer.user_id == user.id]
    if mine:
        return mine[0]
    if offers and seat is not None:
        raise Refused("offer-others", name=named(offers[0].name))
    raise Refused("offer-gone")


def was_sent_away(lines: Sequence[LogRow], user_id: int) -> bool:
    """Whether the host, an admin or a vote took a person's seat away, before the game or during it."""
    for line in lines:
        if line.how == SENT_AWAY and line.user_id == user_id:
            return True
        found = handover_of(line)
        if found is not None and found.how in (How.VOTED, How.REMOVED) and found.before.user_id == user_id:
            return True
    return False


def changed_hands(before: SessionHead, after: SessionHead, seat: Seat) -> bool:
    old, new = before.holders[seat], after.holders[seat]
    return (old.user_id, old.computer, old.owner) != (new.user_id, new.computer, new.owner)


def playing(table: LiveTable) -> SessionHead:
    head = table.head
    if head.status is Status.LOBBY:
        raise Refused("not-started")
    if not head.status.live:
        raise Refused("already-over")
    return head


def with_offers(head: SessionHead, offers: tuple[SeatOffer, ...]) -> SessionHead:
    return replace(head, table_state=replace(head.table_state, offers=offers))


def holder_of(head: SessionHead, seat: Seat) -> str:
    return f"@{seat}" if 0 <= seat < len(head.holders) else "–"


def named(name: str) -> str:
    return f"={name}"


def host_first(holders: Sequence[Holder], host_id: int, seat: Seat) -> tuple[Holder, ...]:
    """The holders of seats with the host in this one; the others keep their order."""
    others = [holder for holder in holders if holder.user_id != host_id]
    hosts = [holder for holder in holders if holder.user_id == host_id]
    return (*others[:seat], *hosts, *others[seat:])


def seat_counts(game: Game[Any], session: SessionHead | SessionView) -> range:
    """How many seats a table can have: as its options say, or as many as the game had that it goes on from."""
    origin = session.table_state.origin
    return game.seat_counts(session.options) if origin is None else range(origin.seats, origin.seats + 1)
