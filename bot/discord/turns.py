"""Whose turn it is, and when it passed to somebody: what a change of a session means for its channel."""

from __future__ import annotations

from bot.discord.desk import Desk
from bot.discord.standing import Record
from bot.discord.story import turn_began
from bot.discord.table import Table, table_of
from bot.engine.moves import CLOCK, Seat
from bot.sessions import SessionView
from bot.sessions.affairs import Vote


async def look(desk: Desk, record: Record, session: SessionView) -> None:
    """Look at a session whose channel shows what it should, so that what comes first then makes no difference."""
    if record.seq < 0:
        record.post.id = record.post.id or session.message_id
        await note_turn(desk, record, await table_of(desk, session, None))


def note_people(record: Record, session: SessionView) -> bool:
    """Whether a seat has changed hands since the last look. A newcomer who is awaited is to be mentioned."""
    before, record.people = record.people, tuple(holder.user_id for holder in session.holders)
    if before is None or before == record.people:
        return False
    came = {Seat(i) for i, now in enumerate(record.people) if now is not None and now != before[i]}
    if record.awaited is not None and came & record.awaited:
        record.fresh = True
    return True


def note_votes(record: Record, session: SessionView) -> None:
    """What the house newly puts to the table wants a message of its own."""
    put = frozenset((vote.what, vote.seat) for vote in house_votes(session))
    record.fresh = record.fresh or (record.put is not None and bool(put - record.put))
    record.put = put


async def note_turn(desk: Desk, record: Record, table: Table) -> None:
    """Note whose turn it is; where it passed to a person it wants a new message."""
    seq = table.position.seq
    if seq < record.seq:
        return
    if record.seq < 0:
        record.first_seq = seq
    awaited = frozenset(ask.seat for ask in table.turn_asks())
    if not awaited and table.clock_asks():
        record.seq = seq  # a window stands in the middle of a turn, whoever is asked in it
        return
    before = record.awaited
    if before is None:
        before = awaited if record.lobby else await _first_look(desk, record, table, awaited)
    elif awaited != before and (awaited - before or not awaited & before):
        record.before_seq, record.turn_seq = record.turn_seq, seq
    people = {Seat(i) for i, h in enumerate(table.session.holders) if h.user_id is not None}
    if (awaited - before) & people:
        record.fresh = True
    record.awaited, record.seq = awaited, seq


async def _first_look(desk: Desk, record: Record, table: Table, awaited: frozenset[Seat]) -> frozenset[Seat]:
    """Find in the log where this turn and the one before began; whose turn it was when the channel was told."""
    lines = await desk.sessions.log(table.session.id, None)
    record.turn_seq = turn_began(lines, awaited)
    earlier = [line for line in lines if line.seq <= record.turn_seq]
    record.before_seq = turn_began(earlier, {line.seat for line in earlier[-1:] if line.seat is not None})
    session = table.session
    told = await desk.sessions.revision(session.id, None, session.announced_seq)
    if told == table.position.revision:
        return awaited
    newest = lines[-1].seat if lines else None
    return frozenset({newest} if newest is not None else ())


def house_votes(session: SessionView) -> list[Vote]:
    """What the house has put to the table: somebody is late, and the others are to choose what is done."""
    return [vote for vote in session.affairs.votes if vote.by == CLOCK]
