"""What goes wrong, one trouble a name: each begins, lasts while people play, and ends."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.sandbox import Actor, Sandbox
from bot.sandbox.api.announcing import announce_deletion
from bot.sandbox.world.permissions import ATTACH_FILES, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS
from bot.sandbox.world.things import Stored
from tests.campaign.bot import BotProcess
from tests.campaign.people import CampaignTable, living_of
from tests.patience import comes_right
from tests.store.cluster import cut

CALLBACK = r"POST /interactions/\d+/.*/callback"


@dataclass
class Scene:
    """Everything that troubles can strike. `struck` counts by trouble how often one did."""

    sandbox: Sandbox
    bot: BotProcess
    tables: list[CampaignTable]
    people: list[Actor]
    dice: Dice
    struck: dict[str, int] = field(default_factory=dict)

    def count(self, name: str, times: int = 1) -> None:
        self.struck[name] = self.struck.get(name, 0) + times

    def seconds(self, most: float) -> float:
        """A random time."""
        return self.dice.below(1000) * most / 1000


Trouble = Callable[[Scene], AbstractAsyncContextManager[None]]
TROUBLES: dict[str, Trouble] = {}


def trouble(name: str) -> Callable[[Callable[[Scene], AsyncIterator[None]]], Trouble]:
    """Register one by its name."""

    def register(act: Callable[[Scene], AsyncIterator[None]]) -> Trouble:
        TROUBLES[name] = asynccontextmanager(act)
        return TROUBLES[name]

    return register


def _requests(name: str, kind: str, probability: float, route: str = ".*", **rest: object) -> None:
    """A trouble that strikes some of the bot's requests."""

    async def act(scene: Scene) -> AsyncIterator[None]:
        seed = scene.dice.below(1 << 30)
        rule = scene.sandbox.fault(kind, route, times=None, probability=probability, seed=seed, **rest)
        try:
            yield
        finally:
            scene.sandbox.faults.rules.remove(rule)
            scene.count(name, rule.fired)

    TROUBLES[name] = asynccontextmanager(act)


_requests("429 with Via", "rate_limit", 0.2, retry_after=0.2)
_requests("429 without Via", "rate_limit_no_via", 0.15, retry_after=0.2)
_requests("429 for everything", "rate_limit_global", 0.05, retry_after=0.3)
_requests("500 before it is done", "status", 0.15, status=500)
_requests("503 before it is done", "status", 0.15, status=503)
_requests("502 after it is done", "apply_then_fail", 0.15, status=502)
_requests("slow requests", "delay_before", 0.3, seconds=0.6)
_requests("slow answers", "delay_after", 0.3, seconds=0.6)
_requests("answers after Discord's three seconds", "delay_before", 0.1, CALLBACK, seconds=3.2)
_requests("connections cut", "reset", 0.1)
_requests("interactions sent twice", "duplicate", 0.4, event="INTERACTION_CREATE")
_requests("interactions out of order", "reorder", 0.3, event="INTERACTION_CREATE")


def _now_and_then(name: str, strike: Callable[[Scene], object]) -> None:
    """A trouble that strikes at random moments."""
    TROUBLES[name] = _repeated(name, strike)


def _repeated(name: str, strike: Callable[[Scene], object]) -> Trouble:
    """What strikes at random moments, counted by a name."""

    async def again_and_again(scene: Scene) -> None:
        while True:
            # The moment is what is drawn here: nothing is waited for.
            await asyncio.sleep(0.2 + scene.seconds(1.5))
            done = strike(scene)
            if asyncio.iscoroutine(done):
                await done
            scene.count(name)
            await asyncio.sleep(0.2)

    async def act(scene: Scene) -> AsyncIterator[None]:
        task = asyncio.create_task(again_and_again(scene))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await scene.sandbox.bot_online(40)

    return asynccontextmanager(act)


_now_and_then("gateway closed", lambda scene: scene.sandbox.gateway.drop(4000))
_now_and_then("gateway cut", lambda scene: scene.sandbox.gateway.drop(None))
_now_and_then("asked to reconnect", lambda scene: scene.sandbox.gateway.reconnect())
_now_and_then(
    "session invalid, to be resumed", lambda scene: scene.sandbox.gateway.invalidate(resumable=True)
)
_now_and_then("session invalid for good", lambda scene: scene.sandbox.gateway.invalidate())


def _remove(scene: Scene, stored: Stored) -> None:
    scene.sandbox.world.remove_message(stored)
    announce_deletion(scene.sandbox.world, scene.sandbox.gateway, stored)


def _delete_living(scene: Scene) -> None:
    for table in scene.tables:
        for message in living_of(table.place)[-1:]:
            _remove(scene, message.stored)


def _delete_hands(scene: Scene) -> None:
    for person in scene.people:
        for message in person.dm.messages[-1:]:
            _remove(scene, message.stored)


_deleting_boards = _repeated("boards deleted", _delete_living)
_deleting_hands = _repeated("hands deleted", _delete_hands)

BACK = 80
"""Moves at the most until a deleted message is back: a board comes with the next move that all may know of, a hand when
its player is asked."""


@trouble("boards deleted")
async def _boards_deleted(scene: Scene) -> AsyncIterator[None]:
    """Boards go at random moments, and come back as the game goes on."""
    async with _deleting_boards(scene):
        yield
    for table in scene.tables:
        for _ in range(BACK):
            stand = table.stand()
            if stand is None or str(stand.message) in [each.id for each in living_of(table.place)]:
                break
            await table.play(1, seconds=5)


def _missing(scene: Scene, table: CampaignTable, lost: Mapping[Seat, str]) -> list[Seat]:
    """The seats that had a hand and see none now."""
    there = {message.id for person in scene.people for message in person.dm.messages}
    hands = table.hands()
    return [seat for seat in lost if hands.get(seat) not in there]


def _untold(scene: Scene, table: CampaignTable, lost: Mapping[Seat, str]) -> str:
    """What keeps a table from rest: a seat that sees no hand, before the channel was told of the newest line."""
    stand = table.stand()
    if stand is None or stand.announced >= stand.head.seq or not _missing(scene, table, lost):
        return ""
    return f"{table.game}: the channel was told up to line {stand.announced} of {stand.head.seq}"


@trouble("hands deleted")
async def _hands_deleted(scene: Scene) -> AsyncIterator[None]:
    """Hands go at random moments; at last all of them, and each must come back."""
    async with _deleting_hands(scene):
        yield
    for table in scene.tables:
        lost = table.hands()
        for person in scene.people:
            for message in person.dm.messages:
                if message.id in lost.values():
                    _remove(scene, message.stored)
        await _come_back(scene, table, lost)
        scene.count("hands that came back", len(lost))


async def _come_back(scene: Scene, table: CampaignTable, lost: Mapping[Seat, str]) -> None:
    """Play on until everyone who had a hand has one again. AssertionError if someone gets none."""
    asked: tuple[Seat, ...] = ()
    missing: list[Seat] = []
    for _ in range(BACK):
        stand, missing = table.stand(), _missing(scene, table, lost)
        if not missing or stand is None:
            return
        if set(missing) & (set(stand.head.asked) - set(asked)):
            # Who is asked anew takes longer to answer than the bot to tell everyone.
            await comes_right(lambda: _untold(scene, table, lost))
        asked = stand.head.asked
        await table.play(1, seconds=5)
    raise AssertionError(f"the hands of seats {missing} of {table.game} were deleted and do not come back")


@trouble("guild unavailable")
async def _outage(scene: Scene) -> AsyncIterator[None]:
    scene.sandbox.gateway.begin_outage()
    try:
        yield
    finally:
        scene.sandbox.gateway.end_outage()
        scene.count("guild unavailable")


@trouble("direct messages closed")
async def _closed(scene: Scene) -> AsyncIterator[None]:
    for person in scene.people[:2]:
        person.close_dms()
    try:
        yield
    finally:
        for person in scene.people:
            person.open_dms()
        scene.count("direct messages closed", 2)


@trouble("permissions taken")
async def _denied(scene: Scene) -> AsyncIterator[None]:
    for table in scene.tables:
        scene.sandbox.deny(table.place, SEND_MESSAGES | SEND_MESSAGES_IN_THREADS | ATTACH_FILES)
    try:
        yield
    finally:
        for table in scene.tables:
            scene.sandbox.deny(table.place)
        scene.count("permissions taken", len(scene.tables))


@trouble("bot kicked and invited again")
async def _kicked(scene: Scene) -> AsyncIterator[None]:
    scene.sandbox.gateway.kick()
    try:
        yield
    finally:
        scene.sandbox.gateway.invite()
        scene.count("bot kicked and invited again")


@trouble("disk full")
async def _disk_full(scene: Scene) -> AsyncIterator[None]:
    scene.bot.fill_disk(True)
    try:
        yield
    finally:
        scene.bot.fill_disk(False)
        scene.count("disk full")


@trouble("database locked")
async def _locked(scene: Scene) -> AsyncIterator[None]:
    other: sqlite3.Connection | psycopg.Connection
    if isinstance(scene.bot.database, Path):
        other = sqlite3.connect(scene.bot.database, isolation_level=None, timeout=10)
        other.execute("BEGIN IMMEDIATE")
    else:
        other = psycopg.connect(scene.bot.database)
        other.execute("UPDATE heliograph SET commits = commits")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()
        scene.count("database locked")


@trouble("database cut off")
async def _cut_off(scene: Scene) -> AsyncIterator[None]:
    """Every connection to a server breaks, again and again; to a file there is none that could."""

    async def again_and_again() -> None:
        while not isinstance(scene.bot.database, Path):
            cut(scene.bot.database)
            scene.count("database cut off")
            await asyncio.sleep(scene.seconds(1.0))

    cutting = asyncio.create_task(again_and_again())
    try:
        yield
    finally:
        cutting.cancel()
        await asyncio.gather(cutting, return_exceptions=True)


@trouble("channel deleted")
async def _channel_deleted(scene: Scene) -> AsyncIterator[None]:
    """A channel with a running game of its own goes; the games in the others must not notice."""
    place = scene.sandbox.add_channel(f"doomed-{scene.dice.below(10_000)}")
    doomed = scene.tables[0].at(place)
    await doomed.open([scene.people[0]])
    playing = asyncio.create_task(doomed.play(1000))
    moves = 1 + scene.dice.below(4)
    await comes_right(
        lambda: "" if playing.done() or doomed.moves >= moves else "nobody moves where it is doomed"
    )
    # It goes at a random moment, perhaps in the middle of the next move.
    await asyncio.sleep(scene.seconds(1.0))
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    scene.sandbox.delete(place)
    scene.count("channel deleted")
    yield


@trouble("killed")
async def _killed(scene: Scene) -> AsyncIterator[None]:
    """SIGKILL at random moments, and a new start each time."""

    async def again_and_again() -> None:
        while True:
            # The moment is what is drawn here: nothing is waited for.
            await asyncio.sleep(0.15 + scene.seconds(2.0))
            await asyncio.shield(asyncio.ensure_future(_again(scene)))

    # Other troubles kill it too, and count that otherwise.
    others = scene.bot.kills - scene.struck.get("killed", 0)
    task = asyncio.create_task(again_and_again())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await comes_right(
            lambda: (
                ""
                if scene.struck.get("killed", 0) >= scene.bot.kills - others and scene.bot.alive
                else "it was killed, and is not started again"
            )
        )
        await scene.sandbox.bot_online(40)


async def _again(scene: Scene) -> None:
    await scene.bot.kill()
    await scene.bot.start()
    scene.count("killed")


@trouble("stopped and started")
async def _stopped(scene: Scene) -> AsyncIterator[None]:
    yield
    await scene.bot.stop()
    await scene.bot.start()
    scene.count("stopped and started")
