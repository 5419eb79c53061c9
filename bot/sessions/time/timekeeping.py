"""Keeps the seats' times with every change of a session: charged, started, stopped, and when one is next due.

They change in the transaction of the line that starts or stops a clock, so that a restart finds them as they were.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.moves import CLOCK, Ask, Seat
from bot.sessions.core.calendar import Waking
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.people import People
from bot.sessions.core.rematch import waits_until
from bot.sessions.core.table_state import SeatTime
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, Status
from bot.sessions.time.timing import Answered, first_times, moved_on, next_moment, question_of, runs_for


class Timekeeping:
    """Adds to each change of a session its effect on the clocks."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables, self._people = tables, people

    async def amend(self, table: LiveTable, change: Change) -> Change:
        """Add to a change the clocks as they are after it, and when one is next due."""
        before, head = table.head, change.head
        clock, times = head.table_state.clock, head.table_state.times
        if head.status is Status.LOBBY:
            expires = self._tables.clock() + self._tables.times.lobby
            return replace(change, head=replace(head, due=waits_until(head) or expires))
        if head.status is not Status.PLAYING or not (clock.runs or times) or not self._tables.plays(head):
            if not times and head.due is None:
                return change
            return replace(change, head=_with(head, (), None))
        now, asks = self._tables.clock(), await self._asks(table, change)
        running = {} if head.is_aside else runs_for(asks, people_of(head))
        times = times or first_times(clock, len(head.holders))
        answered = self._answered(before, change, asks)
        after = []
        for i, time in enumerate(times):
            seat = Seat(i)
            newcomer = user_of(before, seat) != user_of(head, seat)
            ask = running.get(seat)
            moved = answered if answered is not None and answered.seat == seat else None
            user = user_of(head, seat)
            goes_on = ask is not None and moved is None and not newcomer and question_of(ask) == time.question
            waking = None if ask is None or user is None or goes_on else await self._waking(user)
            after.append(moved_on(time, clock, ask, now, waking=waking, answered=moved, newcomer=newcomer))
        if not clock.runs and not any(time.nudged for time in after):
            return replace(change, head=_with(head, (), None))
        moments = [moment for time in after if (moment := next_moment(time, clock)) is not None]
        due = min((moment[0] for moment in moments), default=None)
        return replace(change, head=_with(head, tuple(after), due))

    async def _asks(self, table: LiveTable, change: Change) -> list[Ask]:
        return (change.position or await self._tables.position(table)).asks

    def _answered(self, before: SessionHead, change: Change, asks: list[Ask]) -> Answered | None:
        """Whose move it was; changing a setting is no answer."""
        if change.seat is None or change.kind not in (Kind.MOVE, Kind.UNDO):
            return None
        if change.kind is Kind.UNDO:
            return Answered(change.seat, undone=True)
        verb = self._tables.game(change.head).info.verb(change.body.partition(" ")[0])
        if verb is not None and verb.turn.setting:
            return None
        asked = {ask.seat for ask in asks if ask.audience is None}
        others = asked - set(before.asked) - {change.seat, CLOCK}
        return Answered(change.seat, passed_on=bool(others), by_bot=change.user is None)

    async def _waking(self, user: int) -> Waking | None:
        """A person's waking hours. A question keeps those of its start, so that changing them gains no time."""
        return (await self._people.get(user)).waking


def with_time(head: SessionHead, seat: Seat, time: SeatTime) -> SessionHead:
    """A session with another time for one seat."""
    times = tuple(time if i == seat else other for i, other in enumerate(head.table_state.times))
    return replace(head, table_state=replace(head.table_state, times=times))


def _with(head: SessionHead, times: tuple[SeatTime, ...], due: float | None) -> SessionHead:
    return replace(head, table_state=replace(head.table_state, times=times), due=due)


def people_of(head: SessionHead) -> list[Seat]:
    """The seats held by people."""
    return [Seat(i) for i, holder in enumerate(head.holders) if holder.user_id is not None]


def user_of(head: SessionHead, seat: Seat) -> int | None:
    """The user who holds a seat, if it is a person."""
    return head.holders[seat].user_id if seat < len(head.holders) else None
