"""Random days of people who wait for tables: what they do, and what `matching` makes of it, without a store.

The judge does not ask `matching` who fits: it goes by the clocks on people's walls and by what it saw itself.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from itertools import combinations
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.sessions.core.calendar import Waking
from bot.sessions.core.pace import TablePace
from bot.sessions.core.table_state import Called
from bot.sessions.finding import matching
from bot.sessions.finding.matching import FoundTable, Past, Ticket

MINUTE, HOUR, DAY, WEEK = 60.0, 3600.0, 86400.0, 7 * 86400.0
START = 1_782_900_000.0
"""A moment in July 2026; months later clocks change."""

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC")
GAMES = {"alone": range(1, 5), "two": range(2, 3), "three": range(3, 6)}
"""How many can play each game."""

HABITS = ("comes", "comes", "comes-late", "never", "refuses", "moody")
SOON, LATER = 4 * MINUTE, 2 * HOUR
"""How long it is on average until the next thing happens, in a busy hour and in a quiet one."""


class Days:
    """A world of a few servers; `seen` counts what happened, so that a test knows it was not idle."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.now = START + self.dice.randrange(365) * DAY
        self.people = {
            user: (self.dice.choice(ZONES), self.dice.choice(HABITS))
            for user in range(1, self.dice.randint(6, 13))
        }
        self.guilds = tuple(range(1, self.dice.randint(2, 4)))
        self.seats = {(guild, game): counts for guild in self.guilds for game, counts in GAMES.items()}
        self.tickets: dict[tuple[int, str], Ticket] = {}
        self.tables: dict[int, FoundTable] = {}
        self.writes: dict[int, list[float]] = {}
        self.falls: dict[int, list[float]] = {}
        self.served: dict[tuple[int, int | None, str], float] = {}
        """When people last began a game in a server, or refused one: what they asked for before has no use."""
        self.seen: Counter[str] = Counter()

    def run(self, days: int) -> None:
        """Let days pass, and judge after each step."""
        end = self.now + days * DAY
        while self.now < end:
            self.now += self.dice.expovariate(1 / self.dice.choice((SOON, SOON, SOON, LATER)))
            self._answers()
            self._something()
            self._settle()
            self._judge()

    def _something(self) -> None:
        acts = (self._ask, self._open_by_hand, self._join_by_hand, self._end, self._switch)
        self.dice.choices(acts, (50, 8, 30, 12, 1))[0]()

    def _ask(self) -> None:
        user = self.dice.choice(list(self.people))
        pace, game = self.dice.choice(list(TablePace)), self.dice.choice(list(GAMES))
        first = self.dice.randrange(24)
        hours = Waking(
            self.people[user][0], f"{first:02}:00", f"{(first + self.dice.randint(3, 20)) % 24:02}:00"
        )
        self.tickets[user, game] = Ticket(
            user_id=user,
            name=str(user),
            guild_id=self.dice.choice(self.guilds),
            channel_id=1,
            game=game,
            pace=pace,
            hours=self.dice.choice((None, hours)),
            made=self.now,
            until=self.now + self.dice.choice((1, 3, 7)) * DAY,
        )

    def _is_free(self, user: int) -> bool:
        """Whether someone may sit down by hand: they are at no table at Live to which they were not called."""
        return all(
            table.pace is not TablePace.LIVE
            or user not in table.seated
            or (table.begun is None and any(each.user_id == user for each in table.calls))
            for table in self.tables.values()
        )

    def _open_by_hand(self) -> None:
        user = self.dice.choice(list(self.people))
        if self._is_free(user):
            ticket = Ticket(
                user_id=user, name="", guild_id=self.dice.choice(self.guilds), channel_id=1,
                game=self.dice.choice(list(GAMES)), pace=self.dice.choice(list(TablePace)), hours=None,
                made=0, until=0,
            )  # fmt: skip
            self._opened((ticket,), formed=False)

    def _join_by_hand(self) -> None:
        user = self.dice.choice(list(self.people))
        found = [
            each
            for each in self.tables.values()
            if each.begun is None and each.room and user not in each.seated
        ]
        if found and self._is_free(user):
            self._sit(self.dice.choice(found).id, user)
            self.seen["by hand"] += 1

    def _end(self) -> None:
        if self.tables:
            del self.tables[self.dice.choice(list(self.tables))]

    def _switch(self) -> None:
        """An admin switches a game off or on."""
        key = (self.dice.choice(self.guilds), self.dice.choice(list(GAMES)))
        if self.seats.pop(key, None) is None:
            self.seats[key] = GAMES[key[1]]

    def _opened(self, tickets: tuple[Ticket, ...], *, formed: bool) -> None:
        first, number = tickets[0], 1 + max(self.tables, default=0)
        counts = GAMES[first.game]
        self.tables[number] = FoundTable(
            id=number,
            guild_id=first.guild_id,
            game=first.game,
            pace=first.pace,
            opened=self.now,
            least=max(2, counts[0]),
            room=counts[-1] - 1,
            seated=frozenset((first.user_id,)),
            seats=1,
            calls=tuple(matching.called(each, self.now, told=False) for each in tickets) if formed else (),
            formed=formed,
        )

    def _sit(self, number: int, user: int) -> None:
        table = self.tables[number]
        if user in table.seated:
            self._answered(number, user, "in")
            return
        self._seated(number, table.seated | {user})
        self._answered(number, user, "in")

    def _leave(self, number: int, user: int, answer: str) -> None:
        self._answered(number, user, answer)
        table = self.tables[number]
        if user in table.seated:
            self._seated(number, table.seated - {user})
        if not self.tables[number].seated:
            del self.tables[number]

    def _seated(self, number: int, seated: frozenset[int]) -> None:
        table = self.tables[number]
        change = len(seated) - len(table.seated)
        self.tables[number] = replace(
            table, seated=seated, seats=table.seats + change, room=table.room - change
        )

    def _answered(self, number: int, user: int, answer: str) -> None:
        table = self.tables[number]
        calls = tuple(
            Called(each.user_id, each.name, each.at, each.until, answer, told=each.told)  # type: ignore[arg-type]
            if each.user_id == user
            else each
            for each in table.calls
        )
        self.tables[number] = replace(table, calls=calls)

    def _answers(self) -> None:
        """Everyone who is called does as they are used to."""
        for number in list(self.tables):
            for each in self.tables[number].pending if number in self.tables else ():
                habit = self.people[each.user_id][1]
                late = self.dice.random() < 0.5
                if habit == "moody":
                    habit = self.dice.choice(HABITS)
                if number not in self.tables or each.at > self.now or self.now >= each.until:
                    continue
                if habit == "refuses":
                    self._serve(each.user_id, self.tables[number])
                    game = self.tables[number].game
                    self._leave(number, each.user_id, "no")
                    self.tickets.pop((each.user_id, game), None)
                elif habit == "comes" or (habit == "comes-late" and late):
                    self._sit(number, each.user_id)

    def _settle(self) -> None:
        for _ in range(1000):
            past = Past(called=self.writes, fell=self.falls)
            action = matching.due(
                self.now, list(self.tickets.values()), list(self.tables.values()), past, self.seats
            )
            if action is None:
                return
            self.seen[type(action).__name__] += 1
            self._carry_out(action)
        raise AssertionError("there is always something due")

    def _carry_out(self, action: matching.Action) -> None:
        match action:
            case matching.Drop(ticket):
                del self.tickets[ticket.user_id, ticket.game]
            case matching.Late(number, users):
                for user in users:
                    if self.tables[number].formed:
                        self.falls.setdefault(user, []).append(self.now)
                for user in users:
                    if number in self.tables:
                        self._leave(number, user, "late")
            case matching.Release(number, user):
                self._leave(number, user, "off")
            case matching.Tell(number):
                table = self.tables[number]
                for each in table.calls:
                    if not each.told:
                        self._write(each)
                self.tables[number] = replace(table, calls=tuple(map(_told, table.calls)))
            case matching.Call(number, ticket):
                self._judge_call(ticket)
                table, call = self.tables[number], matching.called(ticket, self.now, told=True)
                assert all(each.user_id != ticket.user_id for each in table.calls)
                awaited = {each.user_id for each in table.calls if not each.answer}
                assert len(table.seated | awaited) < GAMES[table.game][-1]
                self._write(call)
                self.tables[number] = replace(table, calls=(*table.calls, call))
            case matching.Begin(number):
                table = self.tables[number]
                assert len(table.seated) >= max(2, GAMES[table.game][0])
                self.tables[number] = replace(table, begun=self.now)
                for user in table.seated:
                    self._serve(user, table)
            case matching.Close(number):
                del self.tables[number]
            case matching.Open(tickets):
                for each in tickets:
                    self._judge_call(each)
                    assert _same(each, tickets[0])
                self._opened(tickets, formed=True)

    def _awake_at(self, call: Called) -> bool:
        """Whether someone is written to within the hours of one of their tickets."""
        hours = [each for each in self.tickets.values() if each.user_id == call.user_id]
        return any(_is_within(each, call.at) for each in hours)

    def _serve(self, user: int, table: FoundTable) -> None:
        self.served[user, table.guild_id, table.game] = self.now

    def _judge_call(self, ticket: Ticket) -> None:
        """Whether someone may be called: they still want to, and at Live they have time now."""
        assert self._waits(ticket), f"{ticket} does not wait"
        assert ticket.made >= self.served.get((ticket.user_id, ticket.guild_id, ticket.game), 0.0)

    def _write(self, call: Called) -> None:
        assert self._awake_at(call), f"{call} comes when they are not there"
        mine = self.writes.setdefault(call.user_id, [])
        mine.append(call.at)
        for at in mine:
            inside = [each for each in mine if at <= each < at + DAY]
            assert len(inside) <= 3, f"{call.user_id} is written to {len(inside)} times within a day"
        self.seen["third letter"] += sum(call.at - DAY < each <= call.at for each in mine) == 3
        fell = [at for at in self.falls.get(call.user_id, ()) if at > self.now - WEEK]
        if fell:
            rest = DAY if len(fell) >= 2 else HOUR
            assert self.now >= fell[-1] + rest, f"{call.user_id} let a table fall lately, and is called"

    def _judge(self) -> None:
        for key in combinations(self._waiting(), 2):
            one, other = key
            counts = self.seats[one.guild_id, one.game]
            alike = [each for each in self._waiting() if _same(each, one)]
            assert not _same(one, other) or len(alike) < counts[0], f"{one} and {other} fit, and wait"
        for table in self.tables.values():
            awaited = {user for user in self.people if _awaits(table, user)}
            assert len(table.seated | awaited) <= GAMES[table.game][-1]
            is_off = (table.guild_id, table.game) not in self.seats
            assert not (table.formed and table.begun is None and is_off), "a game that is off is waited for"
        for user in self.people:
            live = [
                each
                for each in self.tables.values()
                if each.pace is TablePace.LIVE
                and (
                    user in each.seated
                    or (each.begun is None and any(c.user_id == user and not c.answer for c in each.calls))
                )
            ]
            assert len(live) <= 1, f"{user} is at {len(live)} tables at Live"
            for game in GAMES:
                there = [each for each in self.tables.values() if each.game == game and _awaits(each, user)]
                assert len(there) <= 1, f"{user} is awaited at {len(there)} tables of {game}"

    def _waiting(self) -> list[Ticket]:
        """The tickets that could be served now, by what is seen from outside."""
        return [each for each in self.tickets.values() if self._waits(each)]

    def _waits(self, ticket: Ticket) -> bool:
        user, tables = ticket.user_id, self.tables.values()
        at_it = (
            each for each in tables if each.begun is None and each.game == ticket.game
            and (user in each.seated or any(c.user_id == user and c.answer == "" for c in each.calls))
        )  # fmt: skip
        busy = (
            each for each in tables if each.pace is TablePace.LIVE
            and (user in each.seated or any(c.user_id == user and c.answer == "" for c in each.calls))
        )  # fmt: skip
        fell = [at for at in self.falls.get(user, ()) if at > self.now - WEEK]
        rest = 0.0 if not fell else fell[-1] + (DAY if len(fell) > 1 else HOUR)
        if any(at_it) or rest > self.now or ticket.until <= self.now:
            return False
        if sum(at > self.now - DAY for at in self.writes.get(user, ())) >= 3:
            return False
        return ticket.pace is TablePace.DAYS or (not any(busy) and all(self._awake(ticket)))

    def _awake(self, ticket: Ticket) -> Iterator[bool]:
        """Whether a person is within their hours, now and for an hour from now."""
        for minutes in (0, 20, 40, 59.9):
            yield _is_within(ticket, self.now + minutes * MINUTE)


def _is_within(ticket: Ticket, at: float) -> bool:
    """Whether the clock on a person's wall shows a time within the hours of their ticket."""
    if ticket.hours is None:
        return True
    wall = datetime.fromtimestamp(at, ZoneInfo(ticket.hours.zone))
    shown, start, end = f"{wall:%H:%M}", ticket.hours.start, ticket.hours.end
    return start <= shown < end if start < end else shown >= start or shown < end


def _awaits(table: FoundTable, user: int) -> bool:
    return table.begun is None and any(each.user_id == user and not each.answer for each in table.calls)


def _told(call: Called) -> Called:
    return replace(call, told=True)


def _same(one: Ticket, other: Ticket) -> bool:
    return (one.guild_id, one.game, one.pace) == (other.guild_id, other.game, other.pace)
