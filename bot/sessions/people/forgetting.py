"""Removes one person from sessions and logs: a stranger takes their place, and all else stays true.

Seats, moves, results and shares stay attributed to one stranger, so that a log still verifies and statistics still add
up; who that was cannot be found out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from bot.engine.moves import Event, Seat, Values, changed
from bot.sessions.core.head import SessionHead
from bot.sessions.core.lines import Handover, body_of, handover_of
from bot.sessions.core.rematch import waiting
from bot.sessions.core.table_state import Part, TableState
from bot.sessions.core.types import Holder, Kind, User
from bot.store import LogRow

NAME = "Former player"
"""The name of a player whose data was deleted."""

_events = msgspec.json.Decoder(list[Event])
_encode = msgspec.json.Encoder().encode


class Stranger(msgspec.Struct, frozen=True):
    """Replaces a person; `names` are those that the person had. `id` is negative, so no Discord user has it."""

    user_id: int
    id: int
    names: frozenset[str]

    def known_by(self, names: Iterable[str]) -> Stranger:
        """This stranger, in place of a person who had these names too."""
        return replace(self, names=self.names | set(names))

    def said(self, text: str) -> str:
        """What someone typed, without the person's names and mentions of them."""
        sought = [*map(_word, sorted(self.names, key=len, reverse=True)), rf"<@!?{self.user_id}>"]
        return re.sub("|".join(filter(None, sought)), NAME, text)

    def holder(self, holder: Holder) -> Holder:
        """The holder of a seat without the person, whether they held or owned it."""
        if holder.user_id == self.user_id:
            holder = replace(holder, user_id=self.id, name=NAME)
        if holder.owner is not None and holder.owner.id == self.user_id:
            holder = replace(holder, owner=User(self.id, NAME))
        return holder

    def part(self, part: Part) -> Part:
        """A part in a result without the person."""
        return replace(part, user_id=self.id, name=NAME) if part.user_id == self.user_id else part


_SHORT = 3
"""A name with fewer letters is often a word, so only one that is written the same counts."""


def _word(name: str) -> str:
    """The pattern of a name that stands alone in a text; none for one without a letter or digit."""
    if not any(letter.isalnum() for letter in name):
        return ""
    word = rf"(?<!\w)@?{re.escape(name)}(?!\w)"
    return word if len(name) < _SHORT else f"(?i:{word})"


def head_names(head: SessionHead, user_id: int) -> set[str]:
    """The names that a session has for a person, but for those in its log."""
    found = set(_names_of(head.holders, user_id))
    found |= {offer.name for offer in head.table_state.offers if offer.user_id == user_id}
    found |= {each.name for each in waiting(head) if each.user_id == user_id}
    found |= {each.name for each in head.table_state.calls if each.user_id == user_id}
    parts = () if head.result is None else head.result.parts
    return found | {part.name for seat in parts for part in seat if part.user_id == user_id}


def _names_of(holders: Iterable[Holder], user_id: int) -> Iterable[str]:
    for holder in holders:
        if holder.user_id == user_id:
            yield holder.name
        if holder.owner is not None and holder.owner.id == user_id:
            yield holder.owner.name


def _log_names(lines: Sequence[LogRow], user_id: int) -> set[str]:
    """The names that a log has for a person."""
    found = {line.body for line in lines if line.user_id == user_id and _is_name(line)}
    for line in lines:
        if (handover := handover_of(line)) is not None:
            found.update(_names_of((handover.before, handover.after), user_id))
    return found - {NAME}


def head_without(head: SessionHead, lines: Sequence[LogRow], stranger: Stranger) -> SessionHead:
    """A session without a person; `lines` is its log. In an imported game, whoever has one of their names is them."""
    left = _handovers(lines, stranger)[1]
    imported = stranger.names if head.table_state.imported else ()
    holders = tuple(
        replace(holder, name=NAME)
        if holder.vacant and (seat in left or holder.name in imported)
        else stranger.holder(holder)
        for seat, holder in enumerate(head.holders)
    )
    result = head.result
    if result is not None:
        parts = tuple(tuple(stranger.part(part) for part in seat) for seat in result.parts)
        result = replace(result, parts=parts)
    host = stranger.id if head.host_id == stranger.user_id else head.host_id
    table_state = _table_state_of(head, stranger.user_id)
    return replace(head, host_id=host, holders=holders, table_state=table_state, result=result)


def lines_without(lines: Sequence[LogRow], stranger: Stranger) -> list[LogRow]:
    """The lines of a log that name a person, without them. Moves, undos and numbers stay as they are."""
    handovers, _ = _handovers(lines, stranger)
    stranger = stranger.known_by(_log_names(lines, stranger.user_id))
    changed = (_line(line, handovers.get(line.seq), stranger) for line in lines)
    return [after for before, after in zip(lines, changed, strict=True) if after != before]


def _line(line: LogRow, handover: Handover | None, stranger: Stranger) -> LogRow:
    own = line.user_id == stranger.user_id
    after = replace(line, user_id=stranger.id) if own else line
    if own and _is_name(line):
        after = replace(after, body=NAME)
    before = handover_of(line)
    if before is not None:
        told = handover or before
        told = replace(told, reason=stranger.said(told.reason))
        gone = set(_names(before)) - set(_names(told))
        body = line.body if told == before else body_of(told)
        return replace(after, body=body, events=_events_without(line.events, gone, stranger))
    if line.kind == Kind.OFFER.value:
        if line.body == str(stranger.user_id):
            after = replace(after, body=str(stranger.id))
        return replace(after, events=_events_without(line.events, stranger.names, stranger))
    if line.kind == Kind.END.value:
        return replace(after, events=_events_without(line.events, (), stranger))
    return after


def _handovers(lines: Sequence[LogRow], stranger: Stranger) -> tuple[dict[int, Handover], set[int]]:
    """The changes of seats without the person, by line; and the seats that no one has held since they left."""
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
    """Whether the body of a line is the name of its user."""
    return line.kind in (Kind.JOIN.value, Kind.LEAVE.value)


def _events_without(events: bytes, names: Iterable[str], stranger: Stranger) -> bytes:
    """Events without these names, which are literals such as "=Mira"; also in a reason that someone typed."""
    literals = {f"={name}" for name in names}

    def value(given: str) -> str:
        return f"={NAME}" if given in literals else given

    before = _events.decode(events)
    after = [replace(event, values=changed(_reasoned(event.values, stranger), value)) for event in before]
    return events if after == before else _encode(after)


def _reasoned(values: Values, stranger: Stranger) -> Values:
    reason = values.get("reason")
    return {**values, "reason": f"={stranger.said(reason[1:])}"} if isinstance(reason, str) else values


def _was(holder: Holder, user_id: int) -> bool:
    return holder.user_id == user_id or (holder.owner is not None and holder.owner.id == user_id)


def _table_state_of(head: SessionHead, user_id: int) -> TableState:
    """The table state without offers and calls to the person, without waiting for them, and their waking hours."""
    table_state = head.table_state
    times = tuple(
        replace(time, waking=None)
        if time.since is None and (head.holders[seat].vacant or _was(head.holders[seat], user_id))
        else time
        for seat, time in enumerate(table_state.times)
    )
    offers = tuple(offer for offer in table_state.offers if offer.user_id != user_id)
    newcomers = tuple(each for each in table_state.newcomers if each.user_id != user_id)
    rematch = table_state.rematch
    if rematch is not None and rematch.names(user_id):
        rematch = replace(rematch.without(user_id), short=True)
    calls = tuple(each for each in table_state.calls if each.user_id != user_id)
    return replace(table_state, times=times, offers=offers, newcomers=newcomers, rematch=rematch, calls=calls)


def seats_of(head: SessionHead, user_id: int) -> list[Seat]:
    """The seats that a person holds or owns."""
    return [Seat(seat) for seat, holder in enumerate(head.holders) if _was(holder, user_id)]
