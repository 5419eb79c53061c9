"""The change by which a seat changes hands, decided by its old or new holder, the table or the bot."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.moves import Event, Seat, Values
from bot.sessions.core.change import Change
from bot.sessions.core.computer_names import name_for
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import anyone_left, as_user, named, with_host
from bot.sessions.core.lines import Handover, How, body_of
from bot.sessions.core.refusals import Refused
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Holder, Kind, Status


def handed(
    head: SessionHead, seat: Seat, after: Holder, how: How, user: int | None, *, now: float, reason: str = ""
) -> Change:
    """Give a seat to another holder (`user` None: the bot did it). If no person is left, the game ends."""
    before = head.holders[seat]
    holders = (*head.holders[:seat], after, *head.holders[seat + 1 :])
    head = with_host(replace(head, holders=holders), seat)
    if not anyone_left(holders):
        head = head.ended(Status.ABANDONED, now)
    return Change(
        head=head,
        kind=Kind.SEAT,
        seat=seat,
        user=user,
        body=body_of(Handover(how, before, after, reason)),
        events=[_event(how, before, after, reason)],
    )


def computer_at(tables: Tables, head: SessionHead, seat: Seat, kind: str, *, for_a_while: bool) -> Holder:
    """A computer player of this kind as the holder of a seat. Refused: "unknown-computer"."""
    if kind not in tables.players:
        raise Refused("unknown-computer", kinds=tables.computers)
    holder = head.holders[seat]
    owner = (holder.owner or as_user(holder)) if for_a_while else None
    others = {other.name for number, other in enumerate(head.holders) if number != seat}
    return Holder(None, name_for(head.id, others), kind, owner)


def _event(how: How, before: Holder, after: Holder, reason: str) -> Event:
    """The event of a handover, with the names as literals, since later holders have other names."""
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
