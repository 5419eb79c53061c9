"""What the lines of a log say: to whom, which moves count after all undos, and who held which seat when."""

from __future__ import annotations

import asyncio
import enum
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache

import msgspec

from bot.engine.moves import Event, Move, Seat, told_to
from bot.sessions.core.breath import breathe
from bot.sessions.core.head import SessionHead
from bot.sessions.core.table_state import Part
from bot.sessions.core.types import Holder, Kind, LogLine
from bot.store import LogRow

LONG = 200
"""A log of more lines is read on a thread."""

REMEMBERED = 96
"""How many lines of a session are kept as viewers know them: the newest ones are told again and again."""

START, MOVE, UNDO = Kind.START.value, Kind.MOVE.value, Kind.UNDO.value
SEAT, OFFER = Kind.SEAT.value, Kind.OFFER.value

Knowers = tuple[Seat, ...] | None
"""The seats that know of a line; None means everyone, including people who only watch."""

Tell = Callable[..., LogLine]
"""What tells a line as `told_line` does."""


class How(enum.Enum):
    """Why a seat changed hands."""

    LEFT = "left"
    TAKEN = "taken"
    GIVEN = "given"
    STAND_IN = "stand-in"
    BACK = "back"
    VOTED = "voted"
    REMOVED = "removed"
    PASSED_OVER = "passed-over"


class Handover(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of a line of Kind.SEAT, as JSON: the seat's old and new holder.

    `reason` is an admin's reason. The line's `user` is who did it (None: the bot).
    """

    how: How
    before: Holder
    after: Holder
    reason: str = ""


class Tenure(msgspec.Struct, frozen=True):
    """Someone held a seat after line `since` of the log and up to line `until` (None: until now), from `at` on."""

    holder: Holder
    since: int
    until: int | None
    at: float


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Handover).decode
_seats = msgspec.json.Decoder(tuple[Seat, ...]).decode
decode_events = msgspec.json.Decoder(list[Event]).decode
"""The events of a line, from how they are kept."""


def written(known: Knowers) -> str | None:
    """The knowers as the store keeps them."""
    return None if known is None else _encode(known).decode()


def read(known: str | None) -> Knowers:
    """The knowers that `written` wrote."""
    return None if known is None else _seats(known)


def is_known(line: LogRow, viewer: Seat | None) -> bool:
    """Whether a viewer knows of a line."""
    known = read(line.known)
    return known is None or viewer in known


def known_lines(lines: Iterable[LogRow], viewer: Seat | None) -> list[LogRow]:
    """The lines of a log that a viewer knows of."""
    return [line for line in lines if is_known(line, viewer)]


def body_of(handover: Handover) -> str:
    """The body of the line that records a handover."""
    return _encode(handover).decode()


def handover_of(line: LogRow) -> Handover | None:
    """The handover that a line records; None for other lines."""
    return _decode(line.body) if line.kind == SEAT else None


def line_of_play(lines: Sequence[LogRow]) -> list[LogRow]:
    """The start and the moves that count: not taken back, or kept by an undo."""
    counted: list[LogRow] = []
    for line in lines:
        if line.kind in (START, MOVE):
            counted.append(line)
        elif line.kind == UNDO:
            back, kept = undone(line)
            stay = []
            while counted and counted[-1].seq > back:
                last = counted.pop()
                if last.seq in kept:
                    stay.append(last)
            counted += reversed(stay)
    return counted


def undone(line: LogRow) -> tuple[int, tuple[int, ...]]:
    """What an undo leaves: the line number that it goes back to, and the later moves that it kept."""
    back, *kept = map(int, line.body.split())
    return back, tuple(kept)


def rulings_of(lines: Iterable[LogRow]) -> list[Event]:
    """The agreements to go back to an earlier moment, as everyone is told of them."""
    return [event for line in lines if line.kind == UNDO for event in decode_events(line.events)]


def kept_by_undos(lines: Iterable[LogRow]) -> frozenset[int]:
    """The numbers of moves that undos kept, so that they now follow another position than when they were played."""
    return frozenset(seq for line in lines if line.kind == UNDO for seq in undone(line)[1])


def tenures(lines: Iterable[LogRow], holders: Sequence[Holder]) -> list[list[Tenure]]:
    """The holders of each seat since the start, in order. `holders` are those of the newest line."""
    changes: list[list[tuple[LogRow, Handover]]] = [[] for _ in holders]
    start, began = 0, 0.0
    for line in lines:
        if line.kind == START:
            start, began = line.seq, line.at
        handover = handover_of(line)
        if handover is not None and line.seat is not None:
            changes[line.seat].append((line, handover))
    held = []
    for seat, holder in enumerate(holders):
        first = changes[seat][0][1].before if changes[seat] else holder
        found = [Tenure(first, start, None, began)]
        for line, handover in changes[seat]:
            found[-1] = msgspec.structs.replace(found[-1], until=line.seq)
            found.append(Tenure(handover.after, line.seq, None, line.at))
        held.append(found)
    return held


def parts(
    lines: Sequence[LogRow], holders: Sequence[Holder], last: Seat | None = None
) -> tuple[tuple[Part, ...], ...]:
    """Each seat's parts: who made which share of its moves; a seat that never moved counts for its last holder.

    `last` made one more move, after the lines. Moves that the bot made for a seat count for its holder at that time;
    without a holder they count for no one.
    """
    moves: list[list[int]] = [[] for _ in holders]
    for line in line_of_play(lines):
        if line.kind == MOVE and line.seat is not None and line.seat >= 0:
            moves[line.seat].append(line.seq)
    if last is not None and last >= 0:
        moves[last].append(lines[-1].seq + 1 if lines else 1)
    return tuple(_parts(moves[seat], held) for seat, held in enumerate(tenures(lines, holders)))


def _parts(moves: Sequence[int], held: Sequence[Tenure]) -> tuple[Part, ...]:
    counts: dict[tuple[int | None, str | None], int] = {}
    names: dict[tuple[int | None, str | None], str] = {}
    for tenure in held:
        holder = tenure.holder
        made = sum(tenure.since < seq and (tenure.until is None or seq <= tenure.until) for seq in moves)
        if not holder.vacant:
            key = (holder.user_id, holder.computer)
            counts[key], names[key] = counts.get(key, 0) + made, holder.name
    total = sum(counts.values())
    if not total:
        holder = next((t.holder for t in reversed(held) if not t.holder.vacant), held[-1].holder)
        return (Part(holder.user_id, holder.name, holder.computer, 1.0),)
    return tuple(Part(user, names[user, kind], kind, n / total) for (user, kind), n in counts.items() if n)


def names_at(held: Sequence[Sequence[Tenure]], seq: int) -> list[str]:
    """The names of the seats' holders when a line of the log was written."""
    return [
        next((t.holder.name for t in reversed(each) if t.since < seq), each[0].holder.name) for each in held
    ]


def people_of(line: LogRow, held: Sequence[Sequence[Tenure]]) -> tuple[tuple[str, int], ...]:
    """The users whom a change of a seat, or an offer of one, names as "before", "name" and "owner".

    A free seat is that of its last holder. The body of an offer is the user to whom it is made, or who asks.
    """
    if line.seat is None:
        return ()
    handover, found = handover_of(line), dict[str, int | None]()
    if handover is not None:
        before, after = handover.before, handover.after
        owner = after.owner if handover.how is How.STAND_IN else before.owner
        found = {"name": after.user_id, "owner": None if owner is None else owner.id}
    elif line.body:
        found = {"name": int(line.body)}
    found["before"] = _last_person(held[line.seat], line.seq)
    return tuple((name, user) for name, user in found.items() if user is not None)


def _last_person(held: Sequence[Tenure], seq: int) -> int | None:
    """The user who held a seat before a line or, if it was free, who is still named there; None for a computer."""
    earlier = [tenure.holder for tenure in held if tenure.since < seq] or [held[0].holder]
    named = earlier[-1]
    if not named.vacant:
        return named.user_id
    if named.owner is not None:
        return named.owner.id
    return next(
        (each.user_id for each in reversed(earlier) if each.name == named.name and not each.vacant), None
    )


async def told_off_loop(
    head: SessionHead, viewer: Seat | None, lines: Sequence[LogRow], ends: Collection[str], tell: Tell
) -> list[LogLine]:
    """Lines as a viewer may know them, worked out on a thread where they are many."""
    if len(lines) > LONG:
        return await asyncio.to_thread(told, head, viewer, lines, lines, ends, tell)
    return told(head, viewer, lines, lines, ends, tell)


def told(
    head: SessionHead,
    viewer: Seat | None,
    lines: Sequence[LogRow],
    around: Sequence[LogRow],
    ends: Collection[str],
    tell: Tell,
) -> list[LogLine]:
    """Lines as a viewer may know them. `around` are these and, from there on, at least the lines of LATER kinds."""
    over, found = not head.status.live, list[LogLine]()
    changed_hands = any(line.kind == SEAT for line in around)
    held = tenures(around, head.holders) if changed_hands else None
    counted = {line.seq for line in line_of_play(around)}
    for number, line in enumerate(lines if over else known_lines(lines, viewer)):
        if len(lines) > LONG:
            breathe(number)
        is_move = line.kind == MOVE
        names = () if held is None else tuple(names_at(held, line.seq))
        people = people_of(line, held or tenures((), head.holders)) if line.kind in (SEAT, OFFER) else ()
        found.append(
            tell(
                line,
                viewer,
                names,
                people=people,
                over=over,
                taken_back=is_move and line.seq not in counted,
                ends_turn=is_move and line.body.partition(" ")[0] in ends,
            )
        )
    return found


def told_line(
    line: LogRow,
    viewer: Seat | None,
    names: tuple[str, ...],
    *,
    people: tuple[tuple[str, int], ...] = (),
    over: bool,
    taken_back: bool,
    ends_turn: bool,
) -> LogLine:
    """One line as a viewer may know it: all of it once the game is `over`."""
    seat = None if line.seat is None else Seat(line.seat)
    may_know = over or (viewer is not None and viewer == seat)
    events = decode_events(line.events)
    return LogLine(
        seq=line.seq,
        kind=Kind(line.kind),
        seat=seat,
        move=Move.parse(line.body) if line.kind == MOVE and may_know else None,
        events=events if over else told_to(viewer, events),
        at=line.at,
        taken_back=taken_back,
        names=names,
        interaction=line.interaction,
        ends_turn=ends_turn,
        people=people,
    )


def remembering() -> Tell:
    """Tells lines, on any thread, and keeps those told last: one told again as it was is not made again."""
    return lru_cache(maxsize=REMEMBERED)(told_line)
