"""The clocks of a table: who sets them, when they run, days off, reminders, and what is done when a time is over.

`accounts` keeps the times, `lateness` knows what follows when one is over, and `alarms` rings when something is due.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bot.engine.moves import Ask, Seat, who
from bot.sessions.accounts import Accounts, people_of, user_of, with_time
from bot.sessions.affairs import Clock, Expiry, SeatTime
from bot.sessions.calendar import wakes_at
from bot.sessions.change import Change, Table
from bot.sessions.errands import REMINDER, Errands, Notice
from bot.sessions.guilds import charter_of
from bot.sessions.head import Head
from bot.sessions.holding import own_seats
from bot.sessions.house import House
from bot.sessions.lateness import Lateness, StopClock, change_of_clock
from bot.sessions.people import People
from bot.sessions.presets import checked
from bot.sessions.refusals import Refused
from bot.sessions.timing import (
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
from bot.sessions.types import Kind, SessionView, Status, User
from bot.sessions.votes import Votes
from bot.store.errands import ErrandRow, adding

_json = msgspec.json.Encoder()


class NothingDue(Exception):
    """Nothing happens by itself at this moment: somebody was first."""


class Clocks:
    """What may be asked of the clocks, and their rules."""

    def __init__(self, house: House, people: People, votes: Votes, errands: Errands) -> None:
        self._house, self._people, self._errands = house, people, errands
        self._lateness = Lateness(house, votes)
        votes.add(self._lateness)
        votes.add(StopClock())
        Accounts(house, people)
        self.on_back: Callable[[int], None] = lambda session: None
        """Called with the session in which somebody who is awaited has woken up or is back."""
        self.is_in: Callable[[int | None], bool] = lambda guild: True
        """Whether the bot is in a server: where it is not, nobody can be reminded, and nobody is late."""
        self._back_in: dict[int | None, float] = {}

    def now(self) -> float:
        """What the clock of the house shows."""
        return self._house.clock()

    async def set(self, session: int, user: User, clock: Clock, *, admin: bool = False) -> SessionView:
        """Give the table another clock: the host's right in the lobby, an admin's also later; all begin anew then.

        Raises Refused("not-host", "clock-fixed", "clock-bounds", "already-over") and what the server does not allow.
        """
        clock = checked(clock)

        async def rule(table: Table) -> Change:
            head = table.head
            if not head.status.live:
                raise Refused("already-over")
            if head.status is Status.LOBBY and head.host_id != user.id and not admin:
                raise Refused("not-host", host=[f"@{seat}" for seat in head.seats_of(head.host_id)])
            if head.status is Status.PLAYING and not admin:
                raise Refused("clock-fixed")
            return change_of_clock(head, clock, user.id)

        table, _ = await self._house.change(session, rule)
        return table.view()

    async def holiday(self, session: int, user_id: int, days: float) -> SessionView:
        """Stop the clocks of a person's seats for some days, out of the bank of each.

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
        async def rule(table: Table) -> Change:
            head = table.head
            mine = own_seats(head, user_id)
            if not head.affairs.times or not head.affairs.clock.runs:
                raise Refused("no-clock")
            now = self._house.clock()
            after = head
            for seat in mine:
                after = with_time(after, seat, rule_of(after.affairs.times[seat], now))
            return Change(head=after, kind=kind, seat=mine[0], user=user_id, body=body)

        table, _ = await self._house.change(session, rule)
        return table.view()

    async def remind(
        self, session: int, user_id: int, seat: Seat | None = None, *, admin: bool = False
    ) -> Seat:
        """Remind who is awaited (or `seat`), within the budget of the clock; the seat that is reminded.

        Raises Refused("not-playing", "remind-nobody", "remind-asleep", "remind-soon", "remind-enough").
        """
        reminded: list[Seat] = []

        async def rule(table: Table) -> Change:
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

        await self._house.change(session, rule)
        self._errands.on_due()
        return reminded[0]

    async def _awaited(self, head: Head, table: Table) -> dict[Seat, Ask]:
        if head.status is not Status.PLAYING:
            return {}
        state = (await self._house.position(table)).state
        return runs_for(self._house.game(head).asks(state), people_of(head))

    async def _by_hand(self, head: Head, ask: Ask, by: Seat | None, user_id: int) -> Change:
        now, clock, seat = self._house.clock(), head.affairs.clock, ask.seat
        times = head.affairs.times or first_times(clock, len(head.holders))
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
        head = replace(head, affairs=replace(head.affairs, times=times))
        time = replace(time, question=question_of(ask), nudged=time.nudged + 1)
        return self._reminded(head, seat, time, by, user_id)

    def _reminded(self, head: Head, seat: Seat, time: SeatTime, by: Seat | None, user: int | None) -> Change:
        """The line that decides a reminder, and the row from which it is sent: the first by direct message.

        It is between those whom it concerns: nothing that others see changes.
        """
        now, holder = self._house.clock(), head.holders[seat]
        assert holder.user_id is not None
        had_one = bool(head.affairs.times[seat].nudged)
        body = _json.encode(Notice(by, in_channel=had_one)).decode()
        row = ErrandRow(
            session=head.id,
            seat=seat,
            number=head.seq + 1,
            user=holder.user_id,
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
            also=(adding(row),),
            known=tuple(sorted({seat} if by is None else {seat, by})),
        )

    async def due(self, table: Table) -> Change:
        """The rule for what a clock does by itself now: one reminder, or one seat whose time is over.

        Raises NothingDue.
        """
        head, now = table.head, self._house.clock()
        if head.status is not Status.PLAYING or not self.is_in(head.guild_id):
            raise NothingDue
        for i, time in enumerate(head.affairs.times):
            seat, moment = Seat(i), next_moment(time, head.affairs.clock)
            if moment is None or moment[0] > now or user_of(head, seat) is None:
                continue
            if moment[1] is Moment.REMIND:
                passed = reminders_passed(time, head.affairs.clock, now)
                return self._reminded(head, seat, replace(settled(time, now), nudged=passed), None, None)
            if moment[1] is Moment.LATE and now >= self.patient_until(head):
                return self._lateness.begin(head, seat, settled(time, now), await self._expiry(head))
        raise NothingDue

    async def _expiry(self, head: Head) -> Expiry:
        """What is done when a time is over; where the server wants no computer players, the house plays instead."""
        expiry = head.affairs.clock.expiry
        if expiry is Expiry.STAND_IN and not (await charter_of(self._house.store, head.guild_id)).computers:
            return Expiry.SKIP
        return expiry

    def came_back(self, guild_id: int) -> None:
        """The bot is in a server again that had removed it."""
        self._back_in[guild_id] = self._house.clock()

    def patient_until(self, head: Head) -> float:
        """Nobody is late before: who wanted to answer while the bot was away could not."""
        if not self.is_in(head.guild_id):
            return self._house.clock() + self._house.times.patience
        since = max(self._house.up_since, self._back_in.get(head.guild_id, 0.0))
        return since + self._house.times.patience

    def to_skip(self, head: Head) -> Seat | None:
        """The seat for which the house plays now, because its time is over and the table wants it so."""
        if head.status is not Status.PLAYING or not self.is_in(head.guild_id):
            return None
        for i, time in enumerate(head.affairs.times):
            if time.skip and time.since is not None and head.affairs.clock.runs and user_of(head, Seat(i)):
                return Seat(i)
        return None
