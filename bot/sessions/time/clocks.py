"""The clocks of a table: who sets them, days off, reminders, and what happens when time runs out.

`timekeeping` keeps the times, `lateness` says what follows when one runs out, and `alarms` wakes sessions that are due.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bot.engine.moves import Ask, Seat, who
from bot.sessions.core.calendar import wakes_at
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import own_seats
from bot.sessions.core.pace import TablePace
from bot.sessions.core.people import People
from bot.sessions.core.presets import checked
from bot.sessions.core.refusals import Refused
from bot.sessions.core.rematch import is_waiting, opened
from bot.sessions.core.signals import Signal
from bot.sessions.core.table_state import Clock, Expiry, SeatTime
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, SessionView, Status, User
from bot.sessions.outbox.notifications import REMINDER, Notice, Notifications
from bot.sessions.seats.votes import Votes
from bot.sessions.server.guilds import server_rules_of
from bot.sessions.server.policy import at_pace
from bot.sessions.server.rules import ServerRules
from bot.sessions.time.lateness import Lateness, StopClock
from bot.sessions.time.pacing import PaceVote, change_of_clock, change_of_pace
from bot.sessions.time.timekeeping import Timekeeping, people_of, user_of, with_time
from bot.sessions.time.timing import (
    BETWEEN,
    Moment,
    back_at,
    end_holiday,
    first_times,
    next_moment,
    question_of,
    reminders_passed,
    runs_for,
    settled,
    take_holiday,
)
from bot.store import AddNotification, NotificationRow

_json = msgspec.json.Encoder()


class NothingDue(Exception):
    """Nothing is due any longer: someone was faster."""


class Clocks:
    """The requests about clocks, and their rules."""

    def __init__(self, tables: Tables, people: People, votes: Votes, notifications: Notifications) -> None:
        self._tables, self._people, self._notifications, self._votes = tables, people, notifications, votes
        self._lateness = Lateness(tables, votes)
        votes.add(self._lateness)
        votes.add(StopClock())
        for pace in TablePace:
            votes.add(PaceVote(tables, pace))
        self.timekeeping = Timekeeping(tables, people)
        self.on_back = Signal[SessionView]("session {0.id}")
        """Tells the session in which an awaited player has woken up or come back."""
        self._left: set[int] = set()
        self._back_in: dict[int | None, float] = {}

    def now(self) -> float:
        """The current time."""
        return self._tables.clock()

    async def set(self, session: int, user: User, clock: Clock, *, admin: bool = False) -> SessionView:
        """Give the table another clock: the host in a lobby, an admin at any time; all times start anew.

        Raises Refused("not-host", "clock-fixed", "clock-bounds", "already-over") and what the server does not allow.
        """
        clock = checked(clock)

        async def rule(table: LiveTable) -> Change:
            _check_may_set(table.head, user, admin=admin)
            server_rules = await server_rules_of(self._tables.store, table.head.guild_id)
            return self._as_usual(table.head, change_of_clock(table.head, clock, user.id), server_rules)

        table, _ = await self._tables.change(session, rule)
        return table.view()

    async def set_pace(
        self, session: int, user: User, pace: TablePace, *, admin: bool = False
    ) -> SessionView:
        """Give the table another pace: the host in a lobby, an admin at any time; a vote does it in a game.

        Raises Refused("not-host", "clock-fixed", "already-over").
        """

        async def rule(table: LiveTable) -> Change:
            head = table.head
            _check_may_set(head, user, admin=admin)
            server_rules = await server_rules_of(self._tables.store, head.guild_id)
            return self._as_usual(head, change_of_pace(head, pace, server_rules, user.id), server_rules)

        table, _ = await self._tables.change(session, rule)
        return table.view()

    def _as_usual(self, before: SessionHead, change: Change, server_rules: ServerRules) -> Change:
        """Add to a change the options that are usual at the pace that an open table now has."""
        head, paces = change.head, (before.table_state.pace, change.head.table_state.pace)
        if head.status is not Status.LOBBY or paces[0] is paces[1]:
            return change
        options = at_pace(server_rules, self._tables.game(head).info, head.options, *paces)
        return replace(change, head=replace(head, options=options))

    async def holiday(self, session: int, user_id: int, days: float) -> SessionView:
        """Stop the clocks of a person's seats for some days, taken from each seat's bank.

        Raises Refused("no-clock", "holiday-days", "holiday-bank", "not-playing").
        """

        def take(time: SeatTime, now: float) -> SeatTime:
            if not 0.25 <= days <= 60:
                raise Refused("holiday-days")
            if days > time.bank + 1e-6:
                raise Refused("holiday-bank", days=int(time.bank))
            return take_holiday(time, days, now)

        return await self._own_times(session, user_id, Kind.HOLIDAY, f"+{days:g}", take)

    async def back(self, session: int, user_id: int) -> SessionView:
        """End a holiday early; what is left of it returns to the bank. Raises Refused("not-away")."""

        def end(time: SeatTime, now: float) -> SeatTime:
            if time.holiday is None or time.holiday <= now:
                raise Refused("not-away")
            return end_holiday(time, now)

        return await self._own_times(session, user_id, Kind.HOLIDAY, "-", end)

    async def _own_times(
        self,
        session: int,
        user_id: int,
        kind: Kind,
        body: str,
        rule_of: Callable[[SeatTime, float], SeatTime],
    ) -> SessionView:
        async def rule(table: LiveTable) -> Change:
            head = table.head
            mine = own_seats(head, user_id)
            if not head.table_state.times or not head.table_state.clock.runs:
                raise Refused("no-clock")
            now = self._tables.clock()
            after = head
            for seat in mine:
                after = with_time(after, seat, rule_of(after.table_state.times[seat], now))
            return Change(head=after, kind=kind, seat=mine[0], user=user_id, body=body)

        table, _ = await self._tables.change(session, rule)
        return table.view()

    async def remind(
        self, session: int, user_id: int, seat: Seat | None = None, *, admin: bool = False
    ) -> Seat:
        """Remind the awaited player (or `seat`), as often as the clock allows; returns the reminded seat.

        Raises Refused("not-playing", "remind-nobody", "remind-asleep", "remind-soon", "remind-enough").
        """
        reminded: list[Seat] = []

        async def rule(table: LiveTable) -> Change:
            head = table.head
            mine = [] if admin and not head.seats_of(user_id) else own_seats(head, user_id)
            awaited = await self._awaited(head, table)
            wanted = [other for other in awaited if other not in mine and seat in (None, other)]
            if not wanted:
                raise Refused("remind-nobody")
            refused: Refused | None = None
            for other in wanted:
                try:
                    change = await self._by_hand(head, awaited[other], mine[0] if mine else None, user_id)
                except Refused as reason:
                    refused = reason
                else:
                    reminded[:] = [other]
                    return change
            assert refused is not None
            raise refused

        await self._tables.change(session, rule)
        self._notifications.on_due()
        return reminded[0]

    async def _awaited(self, head: SessionHead, table: LiveTable) -> dict[Seat, Ask]:
        if head.status is not Status.PLAYING:
            return {}
        state = (await self._tables.position(table)).state
        return runs_for(self._tables.game(head).asks(state), people_of(head))

    async def _by_hand(self, head: SessionHead, ask: Ask, by: Seat | None, user_id: int) -> Change:
        now, clock, seat = self._tables.clock(), head.table_state.clock, ask.seat
        times = head.table_state.times or first_times(clock, len(head.holders))
        time = settled(times[seat], now)
        back = back_at(time, now)
        if not clock.runs:
            user = user_of(head, seat)
            awake = wakes_at(now, None if user is None else (await self._people.get(user)).waking)
            back = awake if awake > now else None
        if back is not None:
            raise Refused("remind-asleep", seat=who(seat), until=str(int(back)))
        if time.nudged >= clock.nudges:
            raise Refused("remind-enough", seat=who(seat), most=clock.nudges)
        if time.reminded is not None and time.reminded + BETWEEN > now:
            raise Refused("remind-soon", seat=who(seat), until=str(int(time.reminded + BETWEEN)))
        head = replace(head, table_state=replace(head.table_state, times=times))
        time = replace(time, question=question_of(ask), nudged=time.nudged + 1)
        return self._reminded(head, seat, time, by, user_id)

    def _reminded(
        self, head: SessionHead, seat: Seat, time: SeatTime, by: Seat | None, user: int | None
    ) -> Change:
        """The line that decides a reminder, and the row from which it is sent; the first goes by direct message.

        Only the players concerned notice: nothing that others see changes.
        """
        now, holder = self._tables.clock(), head.holders[seat]
        assert holder.user_id is not None
        had_one = bool(head.table_state.times[seat].nudged)
        body = _json.encode(Notice(by, in_channel=had_one)).decode()
        row = NotificationRow(
            session=head.id,
            seat=seat,
            number=head.seq + 1,
            user_id=holder.user_id,
            at=now,
            kind=REMINDER,
            body=body,
        )
        after = with_time(head, seat, replace(time, reminded=now))
        return Change(
            head=after,
            kind=Kind.REMINDER,
            seat=seat,
            user=user,
            body=body,
            extras=(AddNotification(row),),
            known=tuple(sorted({seat} if by is None else {seat, by})),
        )

    async def due(self, table: LiveTable) -> Change:
        """The rule for what a clock does now: one reminder, one seat or vote whose time has run out, an expired lobby.

        Raises NothingDue.
        """
        head, now = table.head, self._tables.clock()
        if head.status is Status.LOBBY and now >= max(head.due or now, self.patient_until(head)):
            return opened(head) if is_waiting(head) else _expired(head, now)
        if head.status is not Status.PLAYING or not self._is_in(head.guild_id):
            raise NothingDue
        if now >= self.patient_until(head) and (decided := await self._votes.by_silence(table)) is not None:
            return decided
        for i, time in enumerate(head.table_state.times):
            seat, moment = Seat(i), next_moment(time, head.table_state.clock)
            if moment is None or moment[0] > now or user_of(head, seat) is None:
                continue
            if moment[1] is Moment.REMIND:
                passed = reminders_passed(time, head.table_state.clock, now)
                return self._reminded(head, seat, replace(settled(time, now), nudged=passed), None, None)
            if moment[1] is Moment.LATE and now >= self.patient_until(head):
                return self._lateness.begin(head, seat, settled(time, now), await self._expiry(head))
        raise NothingDue

    def _is_in(self, guild_id: int | None) -> bool:
        """Whether this process serves a server (None: direct messages), and the bot is still in it."""
        return self._tables.shards.serves(guild_id) and guild_id not in self._left

    async def _expiry(self, head: SessionHead) -> Expiry:
        """What happens when time runs out; if the server forbids computer players, the bot plays instead."""
        expiry = head.table_state.clock.expiry
        if (
            expiry is Expiry.STAND_IN
            and not (await server_rules_of(self._tables.store, head.guild_id)).computers
        ):
            return Expiry.SKIP
        return expiry

    def left(self, guild_id: int) -> None:
        """Note that the bot is not in a server: no one there can be reminded, and no one is late."""
        self._left.add(guild_id)

    def came_back(self, guild_id: int) -> None:
        """Note that a server has invited the bot again."""
        self._left.discard(guild_id)
        self._back_in[guild_id] = self._tables.clock()

    def patient_until(self, head: SessionHead) -> float:
        """Until when no seat is late, because players could not answer while the bot was away or asleep."""
        if not self._is_in(head.guild_id):
            return self._tables.clock() + self._tables.times.patience
        since = max(self._tables.watch.awake_since, self._back_in.get(head.guild_id, 0.0))
        return since + self._tables.times.patience

    def to_skip(self, head: SessionHead) -> Seat | None:
        """The seat that the bot plays for now, because its time has run out and the table chose that."""
        if head.status is not Status.PLAYING or not self._is_in(head.guild_id):
            return None
        for i, time in enumerate(head.table_state.times):
            if (
                time.skip
                and time.since is not None
                and head.table_state.clock.runs
                and user_of(head, Seat(i))
            ):
                return Seat(i)
        return None


def _check_may_set(head: SessionHead, user: User, *, admin: bool) -> None:
    """Refuse who may not set the clock or the pace of a table."""
    if not head.status.live:
        raise Refused("already-over")
    if head.status is Status.LOBBY and head.host_id != user.id and not admin:
        raise Refused("not-host", host=[f"@{seat}" for seat in head.seats_of(head.host_id)])
    if head.status is Status.PLAYING and not admin:
        raise Refused("clock-fixed")


def _expired(head: SessionHead, now: float) -> Change:
    """The end of a lobby in which no one did anything for too long."""
    after = head.ended(Status.ABANDONED, now)
    return Change(head=replace(after, table_state=replace(after.table_state, expired=True)), kind=Kind.END)
