"""Through the sandbox with the real client: acknowledgements and pictures at a steady load, and our share of the CPU.

The sandbox and the people who play live on a thread and an event loop of their own, so that the bot's loop is the bot's
alone. Moves are chosen from a copy of each game that the driver keeps, at even distances in time.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.app import aim, heliograph
from bot.discord.client import Heliograph
from bot.discord.core.drawing.studio import Studio
from bot.engine.playout import Dice
from bot.games.catalogue import games
from bot.sandbox import Place, Sandbox
from bot.sessions import SessionView, User
from bot.sessions.core.signals import Signal
from bot.settings import Settings
from bot.workers.pool import Workers
from renderers.catalogue import RENDERERS
from renderers.look import Picture
from renderers.sol import pictures
from tests.bench.many import without_limits
from tests.bench.table import Row, quantile, sized

RATE = 25.0
"""Moves a second."""
SECONDS = sized(8.0, 0.2)
MANY, ROUNDS = sized((200, 3), (2, 1))
SOL = games()["sol"]


class SandboxThread:
    """A sandbox on a loop and thread of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    async def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine on the sandbox's loop, awaited from the bot's."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    async def __aenter__(self) -> SandboxThread:
        self._thread.start()
        self.sandbox: Sandbox = await self.call(Sandbox(validate=False, rate_limits=False).__aenter__())
        aim(self.sandbox.api_url, self.sandbox.gateway_url)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.call(self.sandbox.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()


@dataclass
class DrivenTable:
    """One game as the driver knows it."""

    session: int
    place: Place
    state: Any
    seq: int
    busy: bool = False


@dataclass
class Figures:
    """What one run showed; times in seconds. `cpu` is the bot's loop alone, a command."""

    acks: list[float] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)
    commands: int = 0
    refused: int = 0
    drawn: int = 0
    cpu: float = 0.0

    def spread(self, values: list[float]) -> str:
        return f"{quantile(values, 0.5) * 1000:.1f} / {quantile(values, 0.99) * 1000:.1f} ms"


@asynccontextmanager
async def bot(
    thread: SandboxThread, folder: Path, render: Callable[..., Picture] | None
) -> AsyncIterator[Heliograph]:
    """The bot in the sandbox, drawing with `render` (None: no pictures)."""
    settings = Settings(token=thread.sandbox.token, database=folder / "bench.db", log_level="ERROR")
    async with heliograph(settings, guild_ready_timeout=0) as client:
        workers = Workers(0)
        drawer = {"sol": RENDERERS["sol"]._replace(render=render)} if render else {}
        client.context.studio = Studio(drawer, workers)
        await client.login(thread.sandbox.token)
        running = asyncio.create_task(client.connect())
        while not client.announcer.listening:
            await asyncio.sleep(0.02)
        yield client
        await client.close()
        await asyncio.gather(running, return_exceptions=True)
        workers.close()


async def seat(client: Heliograph, thread: SandboxThread, count: int) -> list[DrivenTable]:
    """Games of Mira against Bo, each in a channel of its own, begun and shown."""
    sandbox, sessions = thread.sandbox, client.context.sessions
    people = [User(int(sandbox.person(name).id), name) for name in ("Mira", "Bo")]
    await without_limits(sessions, sandbox.guild_id)

    async def channel(number: int) -> Place:
        return sandbox.add_channel(f"bench-{number}")

    tables = []
    for number in range(count):
        place = await thread.call(channel(number))
        made = await sessions.new(int(place.id), sandbox.guild_id, people[0], "sol", {})
        await sessions.join(made.id, people[1])
        begun = await sessions.start(made.id, people[0])
        position = await sessions._tables.position(await sessions._tables.table(made.id))
        tables.append(DrivenTable(made.id, place, SOL.decode(position.data), begun.seq))
    await client.announcer.settled()
    return tables


async def load(
    client: Heliograph, thread: SandboxThread, tables: list[DrivenTable], rate: float, lasting: float
) -> Figures:
    """Moves at a steady rate over all tables; a table whose last command is under way is passed over."""
    sandbox, figures, dice = thread.sandbox, Figures(), Dice("load")
    started: dict[tuple[int, int], float] = {}
    shown: list[tuple[int, int, float]] = []
    sessions = client.context.sessions
    mark = sessions.shown.mark_announced

    async def marked(session: int, seq: int, *how: Any) -> SessionView:
        noted = await mark(session, seq, *how)
        shown.append((session, seq, time.perf_counter()))
        return noted

    async def play(table: DrivenTable) -> None:
        seats = SOL.awaited(table.state)
        moves = SOL.moves(table.state, seats[0]) if seats else []
        if not moves:
            return
        move = moves[dice.below(len(moves))]
        verb = SOL.info.verb(move.verb)
        assert verb is not None
        options = {param.name: str(value) for param, value in zip(verb.params, move.values)}
        user = sandbox.person("Mira" if holders[table.session][seats[0]] == mira else "Bo")
        start = time.perf_counter()
        command = " ".join(filter(None, ("sol", verb.shown.group, move.verb)))
        answer = await user.slash(command, channel=table.place, wait="acknowledged", options=options)
        figures.acks.append(time.perf_counter() - start)
        SOL.apply(table.state, seats[0], move)
        table.seq += 1
        started[table.session, table.seq] = start
        figures.commands += 1
        figures.refused += "rule" in answer.text.lower()[:200] and "**" in answer.text[:4]
        table.busy = False

    mira = int(sandbox.person("Mira").id)
    holders = {t.session: [h.user_id for h in (await sessions.get(t.session)).holders] for t in tables}

    async def drive() -> None:
        begin, tasks = time.perf_counter(), []
        for number in range(int(rate * lasting)):
            await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
            free = [table for table in tables if not table.busy and not table.state.over]
            if free:
                table = free[dice.below(len(free))]
                table.busy = True
                tasks.append(asyncio.create_task(play(table)))
        await asyncio.gather(*tasks)

    sessions.shown.mark_announced = marked  # type: ignore
    before = time.thread_time()
    await thread.call(drive())
    figures.cpu = (time.thread_time() - before) / max(1, figures.commands)
    await client.announcer.settled()
    sessions.shown.mark_announced = mark  # type: ignore[method-assign]
    figures.drawn = len(shown)
    for (session, seq), start in started.items():
        at = min((t for s, q, t in shown if s == session and q >= seq), default=None)
        if at is not None:
            figures.pictures.append(at - start)
    return figures


async def one_run(
    count: int,
    *,
    rate: float = RATE,
    render: Callable[..., Picture] | None = pictures.render,
    announce: bool = True,
) -> Figures:
    """A bot, its tables, its load."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        async with SandboxThread() as thread, bot(thread, Path(folder), render) as client:
            tables = await seat(client, thread, count)
            if not announce:
                client.context.sessions._tables.on_change = Signal[SessionView]("session {0.id}")
            return await load(client, thread, tables, rate, SECONDS)


async def bare_client(*, tidy: bool) -> float:
    """CPU seconds that discord.py alone takes for a command with an option and a private answer of our length.

    If it is `tidy`, each answer is deleted after the next one, as ours are: who types has one panel, not a column.
    """
    answer = "**Mira, you are moving.** 2 movement points left. Launched to U3, flew from U3 to L3, over no bridge."

    async with SandboxThread() as thread:
        client = discord.Client(
            intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0
        )
        tree = app_commands.CommandTree(client)

        last: discord.Interaction[Any] | None = None

        @tree.command(name="bare", description="Answer privately")
        async def bare(interaction: discord.Interaction[Any], to: str) -> None:
            nonlocal last
            view = discord.ui.LayoutView(timeout=None)
            view.add_item(discord.ui.TextDisplay(answer))
            buttons = [
                discord.ui.Button[Any](label=label, custom_id=label) for label in ("Move", "Undo", "End")
            ]
            view.add_item(discord.ui.ActionRow(*buttons))
            await interaction.response.send_message(view=view, ephemeral=True)
            before, last = last, interaction
            if before is not None and tidy:
                await before.delete_original_response()

        await client.login(thread.sandbox.token)
        await tree.sync()
        running = asyncio.create_task(client.connect())
        await client.wait_until_ready()

        async def drive() -> None:
            mira = thread.sandbox.person("Mira")
            for _ in range(int(RATE * SECONDS)):
                await mira.slash("bare", to="U3", wait="acknowledged")
                await asyncio.sleep(1 / RATE)

        before = time.thread_time()
        await thread.call(drive())
        spent = time.thread_time() - before
        await client.close()
        await asyncio.gather(running, return_exceptions=True)
        return spent / (RATE * SECONDS)


def rows() -> Iterator[Row]:
    """One and 200 sessions, with pictures and without, CPU a command."""
    pictures.prepare()
    for count in (1, MANY):
        figures = asyncio.run(one_run(count))
        label = f"{count} session{'s' * (count > 1)} at {RATE:.0f} moves/s"
        yield Row(
            f"{label}: acknowledged, p50 / p99", figures.spread(figures.acks), f"{figures.commands} commands"
        )
        yield Row(
            f"{label}: picture published, p50 / p99",
            figures.spread(figures.pictures),
            f"{figures.drawn} shown, {figures.refused} refused",
        )
    pairs = []
    for _ in range(ROUNDS):
        drawing, plain = asyncio.run(one_run(MANY)), asyncio.run(one_run(MANY, render=None))
        pairs.append((quantile(drawing.acks, 0.99), quantile(plain.acks, 0.99)))
    yield Row(
        f"{MANY} sessions: acknowledged p99, drawing / not drawing",
        f"{statistics.median(a for a, _ in pairs) * 1000:.1f} ms",
        f"{statistics.median(b for _, b in pairs) * 1000:.1f} ms",
        statistics.median(a / b for a, b in pairs),
        "<= 3.0",
    )
    shares = [
        (
            asyncio.run(one_run(20, announce=False)).cpu,
            asyncio.run(bare_client(tidy=True)),
            asyncio.run(bare_client(tidy=False)),
        )
        for _ in range(ROUNDS)
    ]
    whole, tidy, bare = (statistics.median(each) for each in zip(*shares))
    yield Row(
        "our CPU a command, command to answer",
        f"{whole * 1000:.2f} ms",
        f"discord.py {tidy * 1000:.2f} ms, without deleting the last answer {bare * 1000:.2f}",
        statistics.median(ours / theirs for ours, theirs, _ in shares),
        "<= 2.5",
    )
