"""What befalls several processes and their database, one trouble a function: it strikes while everyone plays."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.sessions.core.types import Status
from tests.campaign.bot import BotProcess
from tests.cluster.load import ClusterTable
from tests.cluster.scene import ROLE, Scene
from tests.patience import PATIENCE, comes_right
from tests.store.cluster import cut

Trouble = Callable[[Scene], Awaitable[None]]
TROUBLES: dict[str, Trouble] = {}

GOES_ON = 45.0
"""Seconds until tables of a process that died go on elsewhere."""
ACKNOWLEDGED, ENDED = 3.0, 10.0
"""Seconds for an answer while processes are updated, and for the end of one that is told to."""
DOWN, ASLEEP = 10.0, 60.0
STALLED, LATE = 8.0, 0.25
STEADY = 5.0
"""Seconds of play before a trouble and after it."""


def trouble(name: str) -> Callable[[Trouble], Trouble]:
    """Register one by its name."""

    def register(act: Trouble) -> Trouble:
        TROUBLES[name] = act
        return act

    return register


@asynccontextmanager
async def everyone_plays(them: Scene) -> AsyncIterator[None]:
    """Everyone plays as long as the block lasts."""
    playing = [asyncio.create_task(table.keep_playing()) for table in them.tables]
    try:
        await asyncio.sleep(STEADY)
        yield
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    broken = [each for each in ended if isinstance(each, Exception)]
    if broken:
        raise broken[0]


def one_of(them: Scene) -> tuple[BotProcess, list[ClusterTable]]:
    """One of the processes, and the tables that it serves."""
    found = them.bots[them.dice.below(len(them.bots))]
    theirs = [table for shard in them.shards_of(found) for table in them.of(shard)]
    assert theirs, "it serves no table"
    return found, theirs


async def go_on(them: Scene, tables: list[ClusterTable], seconds: float, what: str) -> float:
    """Wait until the channel of each of these tables shows a new line; gives after how many seconds the last did.

    Moves alone would not do: any process carries out what is asked of it. AssertionError where one does not in time.
    """
    began = time.monotonic()
    left = {table: _shown(table) for table in tables if _shown(table) is not None}
    while left and time.monotonic() < began + seconds:
        await asyncio.sleep(0.2)
        left = {table: line for table, line in left.items() if _shown(table) == line}
    spent = time.monotonic() - began
    assert not left, f"{what}: after {spent:.0f} s no news shown at {[table.place.name for table in left]}"
    them.figures[what] = f"all {len(tables)} tables went on after {spent:.1f} s"
    return spent


def _shown(table: ClusterTable) -> int | None:
    """The newest line of a game that its channel shows; None where none is on."""
    stand = table.stand()
    return None if stand is None or stand.head.status is not Status.PLAYING else stand.announced


@trouble("killed")
async def killed(them: Scene) -> None:
    """One process is killed: its tables go on elsewhere."""
    async with everyone_plays(them):
        victim, theirs = one_of(them)
        await victim.kill()
        await go_on(them, theirs, GOES_ON, "killed")
        await victim.start()
        await asyncio.sleep(STEADY)


@trouble("stopped and continued")
async def asleep(them: Scene) -> None:
    """One process sleeps for a minute, and wakes up: others have its tables, and it does nothing twice."""
    async with everyone_plays(them):
        sleeper, theirs = one_of(them)
        await them.ask_for_messages()
        sleeper.pause()
        spent = await go_on(them, theirs, GOES_ON, "stopped")
        # How long it sleeps is what is tried.
        await asyncio.sleep(max(0.0, ASLEEP - spent))
        sleeper.go_on()
        await asyncio.sleep(3 * STEADY)
    assert sleeper.alive, "it woke up and ended"


@trouble("updated in turn")
async def updated(them: Scene) -> None:
    """Each process is ended and started in turn: nobody notices."""
    clicks, failed, moves = them.counted(), len(them.clicks.unanswered), them.moves
    began, ended = time.monotonic(), list[float]()
    async with everyone_plays(them):
        for bot in them.bots:
            told = time.monotonic()
            code = await bot.terminate()
            ended.append(time.monotonic() - told)
            assert code == 0, f"it ended with {code}"
            await bot.start()
            await them.are_shared()
    them.tell("updated in turn", clicks)
    them.figures["ended"] = ", ".join(f"{each:.1f} s" for each in ended)
    rate = (them.moves - moves) / (time.monotonic() - began)
    them.figures["updated in turn, moves a second"] = f"{rate:.1f}"
    unanswered = them.clicks.unanswered[failed:]
    assert not unanswered, f"{len(unanswered)} clicks failed: {unanswered[:5]}"
    assert max(ended) < ENDED, f"they took {ended} s to end"
    slowest = max(them.clicks.acknowledged[clicks[0] :])
    assert slowest < ACKNOWLEDGED, f"one was acknowledged after {slowest:.1f} s"


@trouble("database crashed")
async def crashed(them: Scene) -> None:
    """PostgreSQL ends as in a crash, and comes back."""
    async with _told(them):
        await asyncio.to_thread(them.server.stop)
        # How long it is away is what is tried.
        await asyncio.sleep(DOWN)
        await asyncio.to_thread(them.server.start)


@trouble("connections cut")
async def lines_cut(them: Scene) -> None:
    """Every connection to PostgreSQL breaks, again and again."""
    async with _told(them):
        for _ in range(5):
            await asyncio.sleep(them.dice.below(1000) / 1000)
            await comes_right(lambda: "" if them.proxy.cut() else "there was no connection")


@trouble("connections stalled")
async def lines_stalled(them: Scene) -> None:
    """Nothing comes through to PostgreSQL and back for a while."""
    async with _told(them):
        them.proxy.flowing.clear()
        try:
            await asyncio.sleep(STALLED)
        finally:
            them.proxy.flowing.set()


@trouble("answers late")
async def answers_late(them: Scene) -> None:
    """PostgreSQL answers late."""
    async with _told(them):
        them.proxy.late = LATE
        try:
            await asyncio.sleep(STALLED)
        finally:
            them.proxy.late = 0.0


@trouble("standby promoted")
async def promoted(them: Scene) -> None:
    """The server is gone for good, and its standby leads from now on."""
    async with _told(them):
        await asyncio.to_thread(them.server.stop)
        await asyncio.to_thread(them.promote)


@trouble("disk full")
async def disk_full(them: Scene) -> None:
    """No line can be written, as on a full disk."""
    made = """CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON log EXECUTE FUNCTION full_disk()"""
    async with _refused(them, "the disk of its server is full"):
        await them.administer(made)
        await asyncio.sleep(STEADY)
        await them.administer("DROP TRIGGER full_disk ON log; DROP FUNCTION full_disk()")


@trouble("permission taken away")
async def forbidden(them: Scene) -> None:
    """Lines may not be written for a while."""
    async with _refused(them, "does not let this user do that"):
        await them.administer(f"REVOKE INSERT ON log FROM {ROLE}")
        await asyncio.sleep(STEADY)
        await them.administer(f"GRANT INSERT ON log TO {ROLE}")


@trouble("too many connections")
async def too_many(them: Scene) -> None:
    """All connections are cut, and no new ones are taken for a while."""
    async with _refused(them, "has no connection left"):
        await them.administer(f"ALTER ROLE {ROLE} CONNECTION LIMIT 0")
        cut(them.games)
        await asyncio.sleep(STEADY)
        await them.administer(f"ALTER ROLE {ROLE} CONNECTION LIMIT -1")


SENTENCES = {
    "a wrong password": ("asks:wrong", "games", "refuses this user"),
    "no such database": (ROLE, "no_such_games", "Create it with `createdb`"),
    "a newer schema": (ROLE, "newer", "newer Heliograph"),
}
"""By what is wrong with an address: its user, its database, and what is said."""


@trouble("started in vain")
async def in_vain(them: Scene) -> None:
    """A process that cannot start says why in a sentence, and ends; the others go on."""
    await them.administer("CREATE ROLE asks LOGIN PASSWORD 'right'")
    await them.administer(f"CREATE DATABASE newer OWNER {ROLE}")
    them.server.ask_for_password("asks")
    await them.start_apart(ROLE, "newer")
    await them.administer("UPDATE heliograph SET version = 1000", "newer")
    async with everyone_plays(them):
        for what, (user, name, sentence) in SENTENCES.items():
            said = await them.start_apart(user, name)
            assert sentence in said, f"{what}: {said}"
            assert "Traceback" not in said, said
            assert len(re.findall(r"\n", said.strip())) < 2, f"{what} takes more than a sentence: {said}"


@asynccontextmanager
async def _told(them: Scene) -> AsyncIterator[None]:
    """Trouble with the database in the block: every click is answered, and all tables go on by themselves."""
    clicks, failed = them.counted(), len(them.clicks.unanswered)
    async with everyone_plays(them):
        yield
        await go_on(them, them.tables, PATIENCE, "after the database was away")
    them.tell("while the database was away", clicks)
    unanswered = them.clicks.unanswered[failed:]
    assert not unanswered, f"{len(unanswered)} clicks got no answer: {unanswered[:5]}"


@asynccontextmanager
async def _refused(them: Scene, words: str) -> AsyncIterator[None]:
    """As `_told`, and every process says in its log what is wrong, with these words."""
    before = [bot.said.count(words) for bot in them.bots]
    async with _told(them):
        yield
    now = [bot.said.count(words) for bot in them.bots]
    assert all(a > b for a, b in zip(now, before, strict=True)), f"not all said {words!r}: {before} {now}"
