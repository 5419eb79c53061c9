"""For how long the people of a game have not moved, days off not counted."""

from __future__ import annotations

from msgspec.structs import replace

from bot.sessions.core.change import Change
from bot.sessions.core.head import SessionHead
from bot.sessions.core.types import Kind, Status

_ACTS = (Kind.START, Kind.MOVE, Kind.UNDO)


def keep_idle(before: SessionHead, change: Change) -> Change:
    """Add to a change the moment from which the idle time of its people counts."""
    head, acted = change.head, change.user is not None and change.kind in _ACTS
    if head.status is not Status.PLAYING or not (
        acted or change.kind is Kind.HOLIDAY or _resumes(before, head)
    ):
        return change
    off = _days_off_end(head, change.at)
    since = head.table_state.idle_since + off - _days_off_end(before, change.at)
    if change.kind is not Kind.HOLIDAY:
        since = off
    return replace(change, head=replace(head, table_state=replace(head.table_state, idle_since=since)))


def idle_for(head: SessionHead, now: float) -> float:
    """For how many seconds no person has moved in a running game; 0 during days off that they took since."""
    return max(0.0, now - head.table_state.idle_since)


def _resumes(before: SessionHead, after: SessionHead) -> bool:
    return before.is_aside and not after.is_aside


def _days_off_end(head: SessionHead, now: float) -> float:
    """When the last of the days off that anyone takes now is over; `now` if no one does."""
    return max([now, *(time.holiday for time in head.table_state.times if time.holiday is not None)])
