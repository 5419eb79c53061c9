"""A week at the pace of days, played through Discord by people with different waking hours, while things go wrong.

Three tables: Super Nova for four in a thread, SOL for three, Factions of Sol for two where it is hosted. Bo keeps his
direct messages closed for two days, Cy all week; a thread is archived; the bot may not write for six hours; it is
started again twice, after two hours in which people clicked in vain. Time passes by the sandbox's clock alone.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from bot.discord.channel.announce import LINGER
from bot.engine.playout import Dice
from bot.sandbox import Actor, CannotDo, NoAnswer, Place, Sandbox
from bot.sandbox.world.permissions import SEND_MESSAGES, SEND_MESSAGES_IN_THREADS
from bot.sandbox.world.things import Stored
from bot.sessions import Times
from bot.sessions.core.calendar import wakes_at, waking
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage, stage
from tests.usual import as_usual

HOUR, DAY = 3600.0, 86400.0
HOP = 1800.0
"""How long the clock jumps at most, in seconds; the bot looks at its own clocks after each."""

ZONES = {
    "Mira": ("Europe/London", "07:00", "23:00"),
    "Bo": ("Europe/Berlin", "08:00", "23:59"),
    "Cy": ("America/New_York", "06:30", "22:30"),
    "Dee": ("Asia/Tokyo", "07:00", "23:00"),
}
LOOKS = (0.5, 4.0, 8.0, 12.0, 15.0)
"""When someone looks at their phone unasked, in hours after waking up."""


@dataclass
class WeekTable:
    """A table and who sits there."""

    game: str
    place: Place
    people: tuple[str, ...]


@dataclass
class Diary:
    """What the week was like: moves and the bot's posts by game, notifications by person, requests by kind.

    `stretches` are the moves between two troubles, `over` the games that ended, `in_vain` clicks while the bot was
    away, `greyed` how often a thread had to be brought back. At the end, `verified` is what the bot says of each game,
    and `unshown` are the games whose newest state is nowhere on Discord.
    """

    moves: Counter[str] = field(default_factory=Counter)
    posts: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    requests: Counter[str] = field(default_factory=Counter)
    stretches: list[Counter[str]] = field(default_factory=lambda: [Counter()])
    over: set[str] = field(default_factory=set)
    greyed: int = 0
    in_vain: int = 0
    verified: list[str] = field(default_factory=list)
    unshown: list[str] = field(default_factory=list)


class Week:
    """The people, their days, and what happens to the bot."""

    def __init__(self, sandbox: Sandbox, database: Path, seed: str, *, days: float = 7.0) -> None:
        self.sandbox, self.database, self.days = sandbox, database, days
        self.dice, self.order = Dice(seed), count()
        self.events: list[tuple[float, int, Callable[[], Awaitable[None]]]] = []
        self.tables: list[WeekTable] = []
        self.diary, self._seen = Diary(), set[str]()
        self.people = {name: sandbox.person(name) for name in ZONES}
        self.scene: Stage
        self._running: AsyncExitStack | None = None
        self._seed = seed

    @property
    def now(self) -> float:
        return self.sandbox.clock.now()

    async def play(self) -> Diary:
        """Sit down, and live through the week."""
        self.sandbox.clock.stand()
        self.sandbox.skip(-self.now % DAY)
        await self.begin()
        self.sandbox.world.listeners.append(self._heard)
        self.sandbox.rest.on_traffic = self._request
        start = self.now
        for name in ZONES:
            for day in range(int(self.days) + 1):
                for look in LOOKS:
                    self.at(self._wakes(name, start + day * DAY) + look * HOUR, self._looker(name))
        self._troubles(start)
        while self.events:
            at, _, act = heapq.heappop(self.events)
            if at > start + self.days * DAY:
                break
            await self.until(at)
            await act()
        await self._verify()
        await self.end()
        return self.diary

    def at(self, moment: float, act: Callable[[], Awaitable[None]]) -> None:
        if moment >= self.now:
            heapq.heappush(self.events, (moment, next(self.order), act))

    async def until(self, moment: float) -> None:
        """Let time pass, and the bot do what falls due on the way."""
        while self.now < moment:
            due = self._due()
            step = min(moment, self.now + HOP, max(due, self.now + 1.0)) - self.now
            self.sandbox.skip(step)
            if self._running is not None:
                await self.scene.sessions.tick()
                self.scene.sessions.notifications.on_due()
                await self.scene.settled()

    def _due(self) -> float:
        if self._running is None:
            return self.now + HOP
        return min(self.scene.sessions._autoplay._windows.values(), default=self.now + HOP)

    async def begin(self) -> None:
        """Start the bot, and open the tables on the first day."""
        stack = AsyncExitStack()
        self.scene = await stack.enter_async_context(
            stage(
                self.database,
                sandbox=self.sandbox,
                linger=LINGER,
                times=Times(grace=0.0, think=0.0, ponder=0.0),
                seeds=f"{self._seed} {next(self.order)}",
            )
        )
        self._running = stack
        if not self.tables:
            await self._sit_down()
        await self.scene.settled()

    async def end(self) -> None:
        """Stop the bot."""
        assert self._running is not None
        running, self._running = self._running, None
        await running.aclose()

    async def _sit_down(self) -> None:
        for name, (zone, start, end) in ZONES.items():
            await self.people[name].slash("my settings", options={"zone": zone, "from": start, "to": end})
        third = self.sandbox.add_channel("third-table")
        hosted = self.scene.client.context.games
        await self._table("supernova", self.scene.table, tuple(ZONES), thread=True)
        await self._table("sol", self.scene.second, ("Bo", "Cy", "Dee"))
        if "factions" in hosted:
            await self._table("factions", third, ("Dee", "Mira"))

    async def _table(self, game: str, place: Place, names: tuple[str, ...], *, thread: bool = False) -> None:
        host, *others = (self.people[name] for name in names)
        card = (await host.slash("game new", channel=place, options=as_usual(game))).message
        if thread:
            await host.click(card, "Open in a thread")
            await self.scene.settled()
            threads = [each for each in self.sandbox.world.channels.values() if each.parent == place.id]
            place = self.sandbox.channel(threads[-1])
            card = place.last
        for other in others:
            await other.click(card, "Join")
        await self.scene.settled()
        paces = [menu for menu in place.last.menus if "Which pace" in menu["placeholder"]]
        if paces:
            await host.choose(place.last, "days", paces[0]["custom_id"])
        else:
            await host.slash("game clock pace", pace="days", channel=place)
        await self.scene.settled()
        await host.click(place.last, "Start")
        await self.scene.settled()
        self.tables.append(WeekTable(game, place, names))

    def _troubles(self, start: float) -> None:
        bo, cy, thread = self.people["Bo"], self.people["Cy"], self.tables[0].place
        parent = self.scene.table

        async def closed() -> None:
            bo.close_dms()

        async def opened() -> None:
            bo.open_dms()

        async def archived() -> None:
            self.sandbox.archive(thread)

        async def denied() -> None:
            self.sandbox.deny(parent, SEND_MESSAGES | SEND_MESSAGES_IN_THREADS)

        async def allowed() -> None:
            self.sandbox.deny(parent)
            await self.scene.settled()

        cy.close_dms()
        for hours, act in (
            (30.2, self.end),
            (32.2, self.begin),
            (50, closed),
            (60, archived),
            (75, denied),
            (81, allowed),
            (98, opened),
            (126.2, self.end),
            (128.2, self.begin),
        ):
            self.at(start + hours * HOUR, self._trouble(act))

    def _trouble(self, act: Callable[[], Awaitable[None]]) -> Callable[[], Awaitable[None]]:
        async def happen() -> None:
            self.diary.stretches.append(Counter())
            await act()

        return happen

    def _wakes(self, name: str, moment: float) -> float:
        """When someone wakes up on the day of a moment."""
        asleep = moment
        while wakes_at(asleep, waking(*ZONES[name])) == asleep:
            asleep += HOUR
        return wakes_at(asleep, waking(*ZONES[name]))

    def _awake(self, name: str) -> bool:
        return wakes_at(self.now, waking(*ZONES[name])) == self.now

    # What people notice

    def _heard(self, what: str, thing: Any) -> None:
        """Note a new message of the bot; whoever is notified by it may look soon."""
        if what != "message" or not isinstance(thing, Stored) or thing.only_for is not None:
            return
        if thing.id in self._seen or not thing.payload["author"].get("bot"):
            return
        self._seen.add(thing.id)
        for table in self.tables:
            if thing.channel_id == table.place.id:
                self.diary.posts[table.game] += 1
        rung = {each["id"] for each in thing.payload["mentions"]}
        for name, person in self.people.items():
            if person.id in rung or thing.channel_id == person.dm.id:
                self.diary.told[name] += 1
                if self._awake(name) and self.dice.below(2):
                    self.at(self.now + 120 + self.dice.below(1681), self._looker(name))

    def _request(self, method: str, path: str, status: int, *_: object) -> None:
        kind = "interaction" if path.startswith(("/interactions", "/webhooks")) else "bot token"
        self.diary.requests[kind] += 1

    # What people do

    def _looker(self, name: str) -> Callable[[], Awaitable[None]]:
        async def look() -> None:
            await self._look(name)

        return look

    async def _look(self, name: str) -> None:
        """Answer whatever waits, at every table."""
        for table in self.tables:
            if name in table.people:
                for _ in range(12):
                    if not await self._answer(table, self.people[name]):
                        break
                    await self.until(self.now + 20 + self.dice.below(40))

    async def _answer(self, table: WeekTable, who: Actor) -> bool:
        """One answer of someone who is asked; False if nothing waits for them."""
        if self._running is None:
            return await self._in_vain(table, who)
        session = self.scene.sessions.in_channel(int(table.place.id))
        if session is None:
            self.diary.over.add(table.game)
            return False
        seat = session.seats_of(int(who.id))[0]
        asks = (await self.scene.sessions.position(session.id, seat)).asks
        if not any(ask.seat == seat for ask in asks):
            return False
        if table.place.channel.archived:
            self.diary.greyed += 1
            who.say("Still here", channel=table.place)
        people = RandomPeople(self.scene, table.place, f"{self._seed} {self.diary.moves.total()}")
        await people.by_panel(who, session)
        self.diary.moves[table.game] += 1
        self.diary.stretches[-1][table.game] += 1
        return True

    async def _in_vain(self, table: WeekTable, who: Actor) -> bool:
        """A click while the bot is away: Discord says that the interaction failed."""
        living = [m for m in table.place.messages if "Play" in m.labels]
        if living:
            self.diary.in_vain += 1
            try:
                await who.click(living[-1], "Play", timeout=0.05)
            except (NoAnswer, CannotDo):
                return False
            raise AssertionError("an answer of a bot that does not run")
        return False

    async def _verify(self) -> None:
        for table in self.tables:
            session = self.scene.sessions.in_channel(int(table.place.id))
            living = [each.id for each in table.place.messages if "Play" in each.labels]
            if session is not None and (
                session.announced_seq != session.seq or living[-1:] != [str(session.message_id)]
            ):
                self.diary.unshown.append(table.game)
            answer = await self.people[table.people[0]].slash("game file verify", channel=table.place)
            self.diary.verified.append(f"{table.game}: {answer.text.splitlines()[0]}")
