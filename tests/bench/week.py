"""A simulated week of Super Nova for six at the pace of days, with everyone at once.

It is played over the real sessions and a clock that is moved.

The six live in different zones and sleep eight hours. They look at their phone six times a day, and, while awake,
within half an hour at every other message in which the bot asks them something. Who looks answers whatever waits for
them, takes a little while over each answer, and stays two minutes after the last. They play greedily. In a window,
someone who holds an answer wants to give it one time in three, and passes otherwise.

The table has the options that are usual at this pace: everyone at once, and every window asks everyone (`attend`). It
also plays where windows ask only those they concern. Whom a window does not ask then comes by in time or not: it
closes at the latest of the times drawn, in 10 to 40 minutes, unless someone who is asked needs longer.
"""

from __future__ import annotations

import asyncio
import heapq
import statistics
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from bot.engine.moves import CLOCK, Move, Pace, Seat
from bot.engine.playout import Dice
from bot.games.supernova.answers.windows import CARD_WINDOW, END_WINDOW
from bot.games.supernova.answers.windows import AnswerWindow as Step
from bot.games.supernova.cards.cards import Card
from bot.games.supernova.rules import SuperNovaRules
from bot.players.greedy import free_move
from bot.players.plan import expectations
from bot.players.worlds import imagine
from bot.sessions import Sessions, Times, User
from bot.sessions.core.calendar import wakes_at, waking
from bot.sessions.core.head import SessionHead
from bot.sessions.core.pace import TablePace
from bot.sessions.core.people import Person
from bot.sessions.core.types import Window
from bot.store.sqlite import open_store
from tests.bench.table import Row, sized

HOUR, DAY = 3600.0, 86400.0
START = 1_788_652_800.0
"""A Sunday midnight, in UTC seconds."""

MOST_WINDOWS = 12
WEEKS, LASTS, SEATS = sized((8, 7 * DAY, 6), (1, 0.0, 2))
"""How many tables play, and for how long: each on to the end of the turn that is then under way."""

PEOPLE = tuple(
    User(number, name) for number, name in enumerate(("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"), 1)
)[:SEATS]
HOURS = (
    waking("Europe/London", "07:00", "23:00"),
    waking("Europe/Berlin", "08:00", "00:00"),
    waking("Europe/Athens", "09:30", "01:30"),
    waking("America/New_York", "06:30", "22:30"),
    waking("America/Los_Angeles", "08:00", "00:00"),
    waking("Asia/Tokyo", "07:00", "23:00"),
)[:SEATS]
LOOKS = (0.25, 2.5, 5.5, 9.0, 12.5, 15.5)
"""When someone looks at their phone: hours after waking up, more or less."""
JITTER = 0.75
"""By how many hours a look is earlier or later, at most; none is before waking up or after falling asleep."""
HEARD = 50
"""The percentage of messages to people awake that they look at, after between two minutes and half an hour."""
STAYS = 120.0
"""For how many seconds someone stays after their last answer."""


class Clock:
    """A clock that is moved."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


@dataclass
class Opened:
    """A window: who wants to answer it, being asked (True) or not, and who has."""

    wanted: dict[Seat, bool] = field(default_factory=dict)
    answered: set[Seat] = field(default_factory=set)


@dataclass
class Figures:
    """What a week was like. A window that opens again after an answer is the same one, and counts in its turn once.

    Who wanted to answer where another answer was faster is not counted.
    """

    lasted: list[float] = field(default_factory=list)
    in_windows: float = 0.0
    windows: list[int] = field(default_factory=list)
    framing: list[int] = field(default_factory=list)
    """Of the windows of a turn, those after parts and at the ends of phases; battles and Specials have their own."""
    wanted: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    moves: int = 0


class Week:
    """One table."""

    def __init__(self, sessions: Sessions, clock: Clock, session: int, seed: int, heard: int) -> None:
        self.sessions, self.clock, self.session, self.heard = sessions, clock, session, heard
        self.asked: tuple[Seat, ...] = ()
        self.dice, self.game = Dice(f"week {seed}"), SuperNovaRules()
        self.events: list[tuple[float, int, int, bool]] = []
        self.order = count()
        self.stays = [0.0] * len(PEOPLE)
        self.open: dict[tuple[float, ...], Opened] = {}
        self.turn, self.began = 0, START
        self.noted, self.was_open = START, False
        self.counted: Counter[int] = Counter()
        self.framing: Counter[int] = Counter()
        self.on_stack: set[tuple[int, int, Card]] = set()
        self.figures = Figures()

    async def play(self) -> Figures:
        """Play a week, and on to the end of the turn."""
        for person, hours in enumerate(HOURS):
            for day in range(15):
                wakes = wakes_at(START + day * DAY, hours) if day else wakes_at(START + HOUR * 12, hours)
                for look in LOOKS:
                    self._at(wakes + HOUR * min(15.9, max(0.0, look + self._jitter())), person, looks=True)
        await self._note(None)
        while self.events:
            at, _, person, looks = heapq.heappop(self.events)
            await self._close_until(at)
            self.clock.now = max(self.clock.now, at)
            if looks:
                self.stays[person] = max(self.stays[person], at + STAYS)
            done = self.turn
            await self._step(person)
            if not (await self.sessions.get(self.session)).status.live:
                break
            if self.clock.now > START + LASTS and self.turn != done and self.figures.lasted:
                break
        return self.figures

    def _at(self, moment: float, person: int, *, looks: bool = False) -> None:
        heapq.heappush(self.events, (moment, next(self.order), person, looks))

    def _jitter(self) -> float:
        return (self.dice.below(2001) / 1000 - 1) * JITTER

    async def _close_until(self, at: float) -> None:
        """Let the windows close that are due before a moment."""
        while (until := min(self.sessions._autoplay._windows.values(), default=at + 1)) <= at:
            self.clock.now = max(self.clock.now, until)
            await self.sessions.tick()
            await self._note(CLOCK)

    async def _step(self, person: int) -> None:
        """Whoever is at their phone gives one answer, if they want to, and looks again a little later."""
        user, now = PEOPLE[person], self.clock.now
        move = await self._answer(user)
        if move is not None:
            seat = (await self.sessions.get(self.session)).seats_of(user.id)[0]
            await self.sessions.submit(user.id, self.session, move, seat=seat)
            self.figures.moves += 1
            self.stays[person] = now + STAYS
            await self._note(seat)
        if move is not None or now < self.stays[person]:
            self._at(now + 20 + self.dice.below(41), person)

    async def _answer(self, user: User) -> Move | None:
        """What someone answers now; None if nothing waits for them and they want nothing."""
        table = await self.sessions._tables.table(self.session)
        if not table.head.status.live:
            return None
        seat = table.head.seats_of(user.id)[0]
        state = (await self.sessions._tables.position(table)).state
        view = self.game.view(state, seat)
        window = self._window(table.head.windows)
        if window is not None and seat in window.wanted:
            plays = _plays(self.game, view, seat)
            if plays:
                window.answered.add(seat)
                return plays[self.dice.below(len(plays))]
            del window.wanted[seat]
        asks = [ask for ask in self.game.asks(state) if ask.seat == seat]
        if not asks:
            return None
        if any(ask.pace is Pace.WINDOW for ask in asks):
            return asks[0].default
        return self._greedy(view, seat)

    def _greedy(self, view: Any, seat: Seat) -> Move:
        """The best move in one imagined world."""
        if (free := free_move(self.game, view, seat, self.dice)) is not None:
            return free
        moves = self.game.thinking.candidates(view, seat, self.dice, 6)
        world = self.game.encode(imagine(self.game, view, seat, self.dice))
        worths = (
            expectations(self.game, [world], seat, [(move,) for move in moves]) if len(moves) > 1 else [0.0]
        )
        best = [move for move, worth in zip(moves, worths, strict=True) if worth == max(worths)]
        return best[self.dice.below(len(best))]

    def _window(self, windows: tuple[Window, ...]) -> Opened | None:
        return self.open.get(_key(windows[0])) if windows else None

    async def _note(self, by: Seat | None) -> None:
        """See which windows have opened and closed, and whether a turn is over; `by` is who moved."""
        table = await self.sessions._tables.table(self.session)
        if not table.head.status.live:
            return
        state = (await self.sessions._tables.position(table)).state
        self._ring(table.head)
        self.figures.in_windows += (self.clock.now - self.noted) * self.was_open
        self.noted, self.was_open = self.clock.now, bool(table.head.windows)
        if state.turn != self.turn:
            if self.turn:
                self.figures.lasted.append(self.clock.now - self.began)
                self.figures.windows.append(self.counted[self.turn])
                self.figures.framing.append(self.framing[self.turn])
            self.turn, self.began = state.turn, self.clock.now
        offers = {ask.pace for ask in self.game.asks(state)} & {Pace.OFFER}
        now_open = {} if offers else {_key(window): window for window in table.head.windows}
        for key in [key for key in self.open if key not in now_open]:
            self._count(self.open.pop(key), ran_out=by == CLOCK)
        for key, window in now_open.items():
            if key not in self.open:
                self.open[key] = Opened(self._who_wants(state, window))
        on_stack = {(i, step.kind, step.card) for i, step in enumerate(state.stack) if isinstance(step, Step)}
        opened = on_stack - self.on_stack
        self.counted[self.turn] += len(opened)
        self.framing[self.turn] += sum(kind in (CARD_WINDOW, END_WINDOW) for _, kind, _ in opened)
        self.on_stack = on_stack

    def _ring(self, head: SessionHead) -> None:
        """Let some of those who are newly asked look at their phone soon."""
        now = self.clock.now
        for seat in head.asked:
            if seat >= 0 and seat not in self.asked:
                person = next(n for n, user in enumerate(PEOPLE) if user.id == head.holders[seat].user_id)
                if self.dice.below(100) < self.heard and wakes_at(now, HOURS[person]) == now:
                    self._at(now + 120 + self.dice.below(1681), person, looks=True)
        self.asked = head.asked

    def _who_wants(self, state: Any, window: Window) -> dict[Seat, bool]:
        """Who wants to answer a window, and whether they were asked."""
        wanted = {}
        for seat in map(Seat, range(len(PEOPLE))):
            if _plays(self.game, self.game.view(state, seat), seat) and self.dice.below(3) == 0:
                wanted[seat] = seat in window.asked
        return wanted

    def _count(self, window: Opened, *, ran_out: bool) -> None:
        for seat, asked in window.wanted.items():
            kind = "asked" if asked else "not asked"
            if seat in window.answered or ran_out:
                self.figures.wanted[kind] += 1
                self.figures.answered[kind] += seat in window.answered


def _key(window: Window) -> tuple[float, ...]:
    return (window.earliest, *window.ends)


def _plays(game: SuperNovaRules, view: Any, seat: Seat) -> list[Move]:
    """The answers that a seat may give in the open window, without passing."""
    if not any(ask.seat == CLOCK and ask.pace is Pace.WINDOW for ask in game.asks(view)):
        return []
    return [move for move in game.moves(view, seat) if move.verb == "play"]


async def week(seed: int, heard: int = HEARD, *, attend: bool = True) -> Figures:
    """One table of six for a week, where windows ask everyone, or those they concern."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(Path(folder) / "week.db")
        numbers = count(seed * 1_000_000)
        sessions = await Sessions.open(
            store,
            {"supernova": SuperNovaRules()},
            clock=clock,
            times=Times(grace=0.0, think=0.0, ponder=0.0),
            seeds=lambda: f"week {next(numbers)}",
        )
        await sessions._autoplay.stop()
        try:
            for user, hours in zip(PEOPLE, HOURS, strict=True):
                await sessions.people.keep(user.id, Person(waking=hours))
            host = PEOPLE[0]
            made = await sessions.new(1, None, host, "supernova")
            for user in PEOPLE[1:]:
                await sessions.join(made.id, user)
            await sessions.clocks.set_pace(made.id, host, TablePace.DAYS)
            if not attend:
                await sessions.set_option(made.id, host, "attend", "off")
            begun = await sessions.start(made.id, host)
            return await Week(sessions, clock, begun.id, seed, heard).play()
        finally:
            await sessions.close()
            await store.close()


def rows() -> Iterator[Row]:
    """How long a turn took, how many windows it had, and how many of those that somebody wanted to answer they did."""
    for attend in (True, False):
        found = [asyncio.run(week(seed, attend=attend)) for seed in range(WEEKS)]
        who = "" if attend else ", only those concerned asked"
        yield from _rows(f"a week of Super Nova for six at Days, {WEEKS} tables{who}", found, attend=attend)
    deaf = _all(asyncio.run(week(seed, 0)).lasted for seed in range(WEEKS))
    yield Row("  a turn when they look six times a day only", f"{statistics.median(deaf) / DAY:.1f} days")


def _rows(name: str, found: Sequence[Figures], *, attend: bool) -> Iterator[Row]:
    lasted, windows = _all(each.lasted for each in found), _all(each.windows for each in found)
    wanted = sum((each.wanted for each in found), Counter[str]())
    answered = sum((each.answered for each in found), Counter[str]())
    yield Row(name, f"{sum(each.moves for each in found)} moves", f"{len(lasted)} turns")
    middle = statistics.median(lasted) / DAY
    yield Row("  a turn, median", f"{middle:.1f} days", "3 days", middle / 3, "<= 1.0")
    open_for = sum(each.in_windows for each in found) / len(lasted) / HOUR
    yield Row("    of it while a window was open, on average", f"{open_for:.0f} h")
    few = sum(count <= MOST_WINDOWS for count in windows)
    said = f"{few} of {len(windows)} turns with {MOST_WINDOWS} at most, {max(windows):g} at most"
    yield Row("  windows in a turn, median", f"{statistics.median(windows):g}", said)
    framing = max(_all(each.framing for each in found))
    goal = framing / MOST_WINDOWS
    yield Row("    besides battles and Specials, at most", f"{framing:g}", f"{MOST_WINDOWS}", goal, "<= 1.0")
    told = f"{answered['asked']} of {wanted['asked']}"
    share = answered["asked"] / max(1, wanted["asked"])
    yield Row("  windows answered by those asked who wanted to", told, "90%", share / 0.9, ">= 1.0")
    told = f"{answered['not asked']} of {wanted['not asked']}"
    share = answered.total() / max(1, wanted.total())
    if attend:
        yield Row("  and by all who wanted to", f"{share:.0%}", "90%", share / 0.9, ">= 1.0")
    else:
        yield Row("  and by others who wanted to", told)


def _all(lists: Iterable[Sequence[float]]) -> list[float]:
    return [each for one in lists for each in one]
