"""Time runs out: who is awaited is reminded, then late, and the table goes on; no one is late as the machine slept."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from functools import partial

from bot.engine.moves import Seat
from bot.sessions.core.types import Kind, Status
from bot.store.rows import LogRow
from tests.campaign.people import CampaignTable, living_of
from tests.campaign.troubles import Scene, trouble
from tests.patience import PATIENCE, comes_right

CLOCK = "10m"
"""The clock of the tables."""
ASK = "ask"
"""What a table does when a time is over: the others are asked."""

HALF, REST, PATIENT = 330.0, 330.0, 960.0
"""Seconds until a reminder is due, until the time is over, and until the bot, just started, calls anyone late."""

DAY = 86_400.0

WAITING = 40
"""Moves at the most until a person's turn has come."""


@dataclass(frozen=True)
class Slow:
    """A person who lets their time run out: where they sit, and the line of the log at which they were awaited."""

    table: CampaignTable
    session: int
    seat: Seat
    line: int

    def since(self, kind: Kind) -> list[LogRow]:
        """The lines of one kind about their seat since then."""
        lines = self.table.book.lines(self.session, self.line)
        return [line for line in lines if line.kind == kind.value and line.seat == self.seat]

    def has(self, kind: Kind) -> bool:
        """Whether there is such a line."""
        return bool(self.since(kind))

    def is_passed_over(self) -> bool:
        """Whether the bot has called them late and then moved for them."""
        late = self.since(Kind.LATE)
        return bool(late) and any(m.user_id is None and m.seq > late[0].seq for m in self.since(Kind.MOVE))


@trouble("time runs out")
async def _time_runs_out(scene: Scene) -> AsyncIterator[None]:
    yield
    everybody: list[Slow] = []
    for table in scene.tables:
        given = {"clock": CLOCK, "expiry": table.expiry, "reminders": 1}
        if await _comes_to_a_person(table):
            await scene.people[0].slash("game clock set", channel=table.place, options=given)
            everybody.append(_slow(table))
    await _pass_away(scene, HALF)
    for slow in everybody:
        await _happens(partial(slow.has, Kind.REMINDER), slow, "is not reminded")
    await _pass_away(scene, REST)
    _pass(scene, PATIENT)
    for slow in everybody:
        await _happens(partial(slow.has, Kind.LATE), slow, "is not late")
        if slow.table.expiry == ASK:
            await _choose_to_skip(scene, slow)
        await _happens(slow.is_passed_over, slow, "is not passed over")
        none = {"clock": "none"}
        await scene.people[0].slash("game clock set", channel=slow.table.place, options=none)
        scene.count("times that ran out")


@trouble("machine slept")
async def _machine_slept(scene: Scene) -> AsyncIterator[None]:
    """The machine sleeps for a day in the middle of a turn: no one is late before they had time to play."""
    yield
    everybody: list[Slow] = []
    for table in scene.tables:
        given = {"clock": CLOCK, "expiry": "skip", "reminders": 0}
        if await _comes_to_a_person(table):
            await scene.people[0].slash("game clock set", channel=table.place, options=given)
            everybody.append(_slow(table))
    jumps = scene.bot.jumps
    scene.sandbox.skip(DAY)
    scene.bot.sleep(DAY)
    awake = scene.sandbox.clock.now()
    for slow in everybody:
        await _happens(lambda: scene.bot.jumps == jumps + 1, slow, "slept, and the bot does not notice")
    _pass(scene, HALF)
    _pass(scene, PATIENT)
    for slow in everybody:
        await _happens(slow.is_passed_over, slow, "is not late after they had time")
        late = slow.since(Kind.LATE)[0].at
        assert late > awake + HALF, f"{slow.table.game}: late {late - awake:.0f} s after the machine woke up"
        none = {"clock": "none"}
        await scene.people[0].slash("game clock set", channel=slow.table.place, options=none)
        scene.count("players who were not late as the machine slept")
    scene.count("machine slept")


async def _comes_to_a_person(table: CampaignTable) -> bool:
    """Play on until a person is awaited; False where the game is over before."""
    for _ in range(WAITING):
        stand = table.stand()
        if stand is None or stand.head.status is not Status.PLAYING:
            return False
        turns = table.book.turns(stand)
        if any(stand.head.holders[seat].user_id is not None for seat in turns) and not stand.head.windows:
            return True
        await table.play(1, seconds=5)
    return False


def _slow(table: CampaignTable) -> Slow:
    stand = table.stand()
    assert stand is not None
    turns = table.book.turns(stand)
    seat = next(seat for seat in turns if stand.head.holders[seat].user_id is not None)
    return Slow(table, stand.head.id, seat, stand.head.seq)


def _pass(scene: Scene, seconds: float) -> None:
    """Let time pass at once, at Discord and for the bot."""
    scene.sandbox.skip(seconds)
    scene.bot.follow_clock()


async def _pass_away(scene: Scene, seconds: float) -> None:
    """Let time pass while the bot is killed."""
    await scene.bot.kill()
    _pass(scene, seconds)
    await scene.bot.start()
    scene.count("killed while time ran")
    await scene.sandbox.bot_online(PATIENCE)


async def _choose_to_skip(scene: Scene, slow: Slow) -> None:
    """The others choose at the table's message that their turn is skipped."""

    def offer() -> bool:
        return any("Skip the turn" in message.labels for message in living_of(slow.table.place))

    await _happens(offer, slow, "is late, and the others are not asked what to do")
    for person in scene.people:
        if offer() and not slow.is_passed_over():
            await slow.table.click(person, living_of(slow.table.place)[-1], "Skip the turn")


async def _happens(what: Callable[[], bool], slow: Slow, otherwise: str) -> None:
    problem = f"{slow.table.game}: the seat {slow.seat} awaited at line {slow.line} {otherwise}"
    await comes_right(lambda: "" if what() else problem)
