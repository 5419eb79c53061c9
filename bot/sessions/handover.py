"""The change by which a seat changes hands, whoever decided it: the leaver, the newcomer, the table, the house."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.moves import Event, Seat, Values
from bot.sessions.change import Change
from bot.sessions.head import Head
from bot.sessions.holding import anybody_left, as_user, named, with_host
from bot.sessions.house import House
from bot.sessions.lines import Handover, How, body_of
from bot.sessions.refusals import Refused
from bot.sessions.types import Holder, Kind, Status


def handed(
    head: Head, seat: Seat, after: Holder, how: How, user: int | None, *, now: float, reason: str = ""
) -> Change:
    """A seat is held by somebody else (`user` None: the house did it). Where no person is left the game is ended."""
    before = head.holders[seat]
    holders = (*head.holders[:seat], after, *head.holders[seat + 1 :])
    head = with_host(replace(head, holders=holders), seat)
    if not anybody_left(holders):
        head = head.ended(Status.ABANDONED, now)
    return Change(
        head=head,
        kind=Kind.SEAT,
        seat=seat,
        user=user,
        body=body_of(Handover(how, before, after, reason)),
        events=[_event(how, before, after, reason)],
    )


def computer_at(house: House, head: Head, seat: Seat, kind: str, *, for_a_while: bool) -> Holder:
    """A computer player of that kind as it would hold a seat. Refused: "unknown-computer"."""
    if kind not in house.players:
        raise Refused("unknown-computer", kinds=sorted(house.players))
    holder = head.holders[seat]
    owner = (holder.owner or as_user(holder)) if for_a_while else None
    others = {other.name for number, other in enumerate(head.holders) if number != seat}
    return Holder(None, house.computer_name(kind, others), kind, owner)


def _event(how: How, before: Holder, after: Holder, reason: str) -> Event:
    """What happened to a seat, with the names of then: those who hold it later have others."""
    values: Values = {"before": named(before.name), "name": named(after.name)}
    key = how.value
    if how is How.STAND_IN and after.owner is not None:
        values["owner"] = named(after.owner.name)
    if how is How.LEFT and before.owner is not None:
        key = "left-owner" if not after.vacant else "left-stand-in"
        values["owner"] = named(before.owner.name)
    if how is How.REMOVED and reason:
        key = "removed-because"
        values["reason"] = named(reason)
    return Event(f"seat-{key}", values)
