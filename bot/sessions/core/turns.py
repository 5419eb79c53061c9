"""Notes with each line of the log whose turn it is and where it began, so that no change need be watched.

It is written in the transaction of the line: no matter how many lines a channel has missed, it is known whose turn
began in them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from bot.engine.moves import CLOCK, Ask, Pace, Seat
from bot.sessions.core.change import Change
from bot.sessions.core.head import SessionHead
from bot.sessions.core.table_state import PASSED, Turns
from bot.sessions.core.types import SessionView, Status


def keep_turns(before: SessionHead, change: Change) -> Change:
    """Add to a change whose turn it is after it. Where the table went back, each turn and phase begins anew."""
    head = change.head
    if head.status is not Status.PLAYING:
        return change
    turns = head.table_state.turns
    phase, turn = turns.phase, turns.turn
    if change.position is not None:
        awaited = whose_turn(change.position.asks, turns.awaited)
        phase, turn = change.position.phase, change.position.turn
    elif turns.began:
        awaited = turns.awaited
    else:
        return change
    came = {
        Seat(i)
        for i, (was, now) in enumerate(zip(before.holders, head.holders, strict=False))
        if now.user_id is not None and now.user_id != was.user_id
    }
    if went_back := head.table_state.ruled != before.table_state.ruled:
        came |= set(awaited)
    if not turns.began:
        turns = first_turns(before, len(head.holders), change.seq)
    after = replace(turned(turns, awaited, change.seq, came=came, anew=turn != turns.turn != ""), turn=turn)
    if phase != after.phase or (phase and went_back):
        after = replace(after, phase=phase, opened=change.seq)
    if after == head.table_state.turns:
        return change
    return replace(change, head=replace(head, table_state=replace(head.table_state, turns=after)))


def whose_turn(asks: Iterable[Ask], before: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats whose turn it publicly is; during a response window, still those of `before`."""
    public = [ask for ask in asks if ask.known_to(None)]
    awaited = {ask.seat for ask in public if ask.pace is Pace.TURN and ask.seat != CLOCK}
    if not awaited and any(ask.seat == CLOCK for ask in public):
        return before
    return tuple(sorted(awaited))


def first_turns(before: SessionHead, seats: int, line: int) -> Turns:
    """The first turns, before `line`: at the start no one has had a turn.

    In a game that began before turns were noted, it is already the turn of the seats asked.
    """
    if before.status is not Status.PLAYING:
        return Turns(began=(0,) * seats, first=line)
    awaited = tuple(sorted(seat for seat in before.asked if seat >= 0))
    return Turns(awaited, tuple(before.seq if seat in awaited else 0 for seat in range(seats)))


def turned(
    turns: Turns,
    awaited: tuple[Seat, ...],
    line: int,
    *,
    came: Collection[Seat] = frozenset(),
    anew: bool = False,
) -> Turns:
    """The turns after a line that makes it the turn of those `awaited`; `came` are the seats with a new holder.

    A turn begins for seats that were not awaited before, for new players who take over a turn and, where the next turn
    of the game has begun (`anew`), for all.
    """
    new = {seat for seat in awaited if seat not in turns.awaited or seat in came}
    began = tuple(line if seat in new else since for seat, since in enumerate(turns.began))
    begins = set(awaited) if anew else new
    again = tuple(line if seat in begins else since for seat, since in enumerate(turns.again or turns.began))
    gone = set(turns.awaited) - (set() if anew else set(awaited))
    before = turns.ended or (0,) * len(began)
    ended = tuple(line if seat in gone else since for seat, since in enumerate(before))
    # A seat that goes on with its turn, after others were asked something, is the one whose turn began last.
    passes = anew or any(turns.began[seat] < max(turns.began) for seat in new)
    passed = (*turns.passed, line)[-PASSED:] if passes else turns.passed
    again = () if again == began else again
    return replace(turns, awaited=awaited, began=began, ended=ended, passed=passed, again=again)


def is_news(session: SessionView, shown: int) -> bool:
    """Whether a phase or, in a game without phases, a person's turn began after line `shown` and still goes on.

    The next turn of whoever had the last one is no news. In a game whose turns are not noted yet, any later move does.
    """
    turns = session.table_state.turns
    if session.status is not Status.PLAYING:
        return False
    if not turns.began:
        return session.moved > shown
    if turns.phase:
        return turns.opened > shown
    return any(
        turns.began[seat] > shown and session.holders[seat].user_id is not None for seat in turns.awaited
    )
