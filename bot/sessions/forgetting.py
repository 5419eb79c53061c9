"""Sessions and logs without one person: a stranger stands in their place, and everything else stays true.

Seats, moves, results and their shares stay attributed to one and the same somebody, so that a log still verifies and
figures still add up; who that was cannot be found out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.moves import Event, Seat
from bot.sessions.affairs import Affairs, Part
from bot.sessions.head import Head
from bot.sessions.lines import Handover, body_of, handover_of
from bot.sessions.types import Holder, Kind, User
from bot.store import LogRow

NAME = "Former player"
"""What somebody is called of whom nothing is known any more."""

_events = msgspec.json.Decoder(list[Event])
_encode = msgspec.json.Encoder().encode


class Stranger(msgspec.Struct, frozen=True):
    """Who takes the place of a person called `name` now: `id` is negative, and no Discord user has it."""

    user_id: int
    id: int
    name: str

    def holder(self, holder: Holder) -> Holder:
        """A holder of a seat, where it was the person or stood in for them."""
        if holder.user_id == self.user_id:
            holder = replace(holder, user_id=self.id, name=NAME)
        if holder.owner is not None and holder.owner.id == self.user_id:
            holder = replace(holder, owner=User(self.id, NAME))
        return holder

    def part(self, part: Part) -> Part:
        """A part in a result."""
        return replace(part, user_id=self.id, name=NAME) if part.user_id == self.user_id else part


def head_without(head: Head, lines: Sequence[LogRow], stranger: Stranger) -> Head:
    """A session without a person; `lines` is its log."""
    left = _handovers(lines, stranger)[1]
    holders = tuple(
        replace(holder, name=NAME) if holder.vacant and seat in left else stranger.holder(holder)
        for seat, holder in enumerate(head.holders)
    )
    result = head.result
    if result is not None:
        parts = tuple(tuple(stranger.part(part) for part in seat) for seat in result.parts)
        result = replace(result, parts=parts)
    host = stranger.id if head.host_id == stranger.user_id else head.host_id
    affairs = _affairs(head, stranger.user_id)
    return replace(head, host_id=host, holders=holders, affairs=affairs, result=result)


def lines_without(lines: Sequence[LogRow], stranger: Stranger) -> list[LogRow]:
    """The lines of a log that name a person, without them. Moves, undos and numbers stay as they are."""
    handovers, _ = _handovers(lines, stranger)
    names = {stranger.name}
    names |= {line.body for line in lines if line.user == stranger.user_id and _is_name(line)}
    changed = (_line(line, names, handovers.get(line.seq), stranger) for line in lines)
    return [after for before, after in zip(lines, changed, strict=True) if after != before]


def _line(line: LogRow, names: set[str], handover: Handover | None, stranger: Stranger) -> LogRow:
    own = line.user == stranger.user_id
    after = replace(line, user=stranger.id) if own else line
    if own and _is_name(line):
        after = replace(after, body=NAME)
    if handover is not None:
        before = handover_of(line)
        assert before is not None
        gone = set(_names(before)) - set(_names(handover))
        return replace(after, body=body_of(handover), events=_events_without(line.events, gone))
    if line.kind == Kind.OFFER.value:
        return replace(after, events=_events_without(line.events, names))
    return after


def _handovers(lines: Sequence[LogRow], stranger: Stranger) -> tuple[dict[int, Handover], set[int]]:
    """The changes of seats without the person, by line; and the seats that nobody holds since they left."""
    found: dict[int, Handover] = {}
    left: set[int] = set()
    for line in lines:
        handover = handover_of(line)
        if handover is None or line.seat is None:
            continue
        before, after = handover.before, handover.after
        theirs = _was(before, stranger.user_id) or (before.vacant and line.seat in left)
        left.discard(line.seat)
        new = replace(handover, before=stranger.holder(before), after=stranger.holder(after))
        if before.vacant and theirs:
            new = replace(new, before=replace(new.before, name=NAME))
        if after.vacant and theirs:
            left.add(line.seat)
            new = replace(new, after=replace(new.after, name=NAME))
        if new != handover:
            found[line.seq] = new
    return found, left


def _names(handover: Handover) -> list[str]:
    holders = (handover.before, handover.after)
    return [*(h.name for h in holders), *(h.owner.name for h in holders if h.owner is not None)]


def _is_name(line: LogRow) -> bool:
    """Whether the body of a line is the name of whoever did it."""
    return line.kind in (Kind.JOIN.value, Kind.LEAVE.value)


def _events_without(events: bytes, names: set[str]) -> bytes:
    """Events in which these names do not stand: names are literals, "=Mira"."""
    literals = {f"={name}" for name in names}

    def value(given: Any) -> Any:
        return f"={NAME}" if isinstance(given, str) and given in literals else given

    before = _events.decode(events)
    after = [
        replace(event, values={key: value(given) for key, given in event.values.items()}) for event in before
    ]
    return events if after == before else _encode(after)


def _was(holder: Holder, user_id: int) -> bool:
    return holder.user_id == user_id or (holder.owner is not None and holder.owner.id == user_id)


def _affairs(head: Head, user_id: int) -> Affairs:
    """Without offers to the person, and without the hours in which they were awake."""
    affairs = head.affairs
    times = tuple(
        replace(time, waking=None)
        if time.since is None and (head.holders[seat].vacant or _was(head.holders[seat], user_id))
        else time
        for seat, time in enumerate(affairs.times)
    )
    offers = tuple(offer for offer in affairs.offers if offer.user_id != user_id)
    return replace(affairs, times=times, offers=offers)


def seats_of(head: Head, user_id: int) -> list[Seat]:
    """The seats that a person holds or owns."""
    return [Seat(seat) for seat, holder in enumerate(head.holders) if _was(holder, user_id)]
