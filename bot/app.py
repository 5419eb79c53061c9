"""Wires up the parts and runs them: store, sessions, computer players, drawing, and Discord or the sandbox."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import app_commands

from bot.checks.games import hostable
from bot.cluster.cluster import Cluster
from bot.discord.channel.announce import LINGER, QUIET
from bot.discord.client import Heliograph
from bot.discord.core.drawing.studio import Studio
from bot.discord.core.watching.recording import Recorder
from bot.endpoint import Endpoint
from bot.engine.rules import Game
from bot.engine.words import host_as
from bot.games.catalogue import broken, games
from bot.logs import writer
from bot.metrics import Metrics
from bot.players import OFFERED, players
from bot.sandbox import Sandbox
from bot.sessions import Sessions, Times
from bot.sessions.core.outages import outages_told_once
from bot.sessions.core.shards import Shards
from bot.sessions.sessions import new_seed
from bot.settings import BadSetting, Settings
from bot.store.leases import Alone, Claim, Fixed, Shared
from bot.store.places import open_place
from bot.workers.pool import Workers, usual
from bot.workers.watch import Watch
from renderers.catalogue import RENDERERS

NAMING, NAMING_AT_HOME = 2.0, 0.1
"""Seconds that Discord, or the sandbox, may take to name its channels; the bot is ready after that."""

WORKER_BYTES = 350 * 1000**2
"""A worker that holds more is replaced: each game's pictures leave it larger."""

WHOLE = (0, 1)
"""The shard of a process that serves all servers, whatever Discord recommends."""

NOT_SHARED = "0/1 without a token: a process has its sandbox for itself"

HANDING_OVER = 7.0
"""Seconds that a process which is to end may take to hand over its shards."""

TOKEN_REFUSED = 4004
MORE_SHARDS = (4010, 4011)
"""Discord's codes for closing the gateway for good: the token is wrong; the shard is, or there are too few."""

log = logging.getLogger(__name__)


class ClosedOut(ConnectionError):
    """Discord does not let this bot in; the message says what to do."""


async def run(settings: Settings) -> None:
    """Run until SIGINT or SIGTERM. Raises BadSetting, StoreError, BadData or OSError if it cannot start."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logging.basicConfig(level=settings.log_level, handlers=[writer(settings.log_format)])
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(sign, stop.set)
        except NotImplementedError:
            signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stop.set))
    playing, stopping = asyncio.create_task(_play(settings)), asyncio.create_task(stop.wait())
    await asyncio.wait((playing, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    playing.cancel()
    # It was cancelled here, two lines above.
    with suppress(asyncio.CancelledError):
        await playing


async def _play(settings: Settings) -> None:
    """Start, and play until cancelled, or until Discord or the store ends it."""
    async with AsyncExitStack() as parts:
        token, page, clock, naming = settings.token, "", time.time, NAMING
        steady = time.monotonic
        if token:
            aim(settings.api_url, settings.gateway_url)
        else:
            if settings.shard not in (None, WHOLE):
                raise BadSetting("HELIOGRAPH_SHARD", "/".join(map(str, settings.shard)), NOT_SHARED)
            sandbox = await parts.enter_async_context(Sandbox(settings.port, sandbox_file(settings)))
            aim(sandbox.api_url, sandbox.gateway_url)
            token, page, clock, naming = sandbox.token, sandbox.url, sandbox.clock.now, NAMING_AT_HOME
            steady = sandbox.clock.steady
        times = Times(
            think=settings.computer_pause,
            lobby=settings.lobby_hours * 3600.0,
            kept=settings.keep_days * 86400.0,
        )
        client = await parts.enter_async_context(
            heliograph(settings, clock=clock, steady=steady, times=times, guild_ready_timeout=naming)
        )
        keep_what_is_there()
        running = asyncio.create_task(client.start(token))
        parts.push_async_callback(_hang_up, client, running)
        if page:
            print(f"Heliograph plays at {page}/  (Ctrl+C ends it; the games are kept)", flush=True)
        losing = asyncio.create_task(client.context.sessions.lost())
        parts.callback(losing.cancel)
        try:
            await asyncio.wait((running, losing), return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            await client.leave(HANDING_OVER)
            raise
        if losing.done():
            raise losing.result()
        _explain_end(running)


@asynccontextmanager
async def heliograph(
    settings: Settings,
    *,
    hosted: Mapping[str, Game[Any]] | None = None,
    claim: Claim | None = None,
    clock: Callable[[], float] = time.time,
    steady: Callable[[], float] | None = None,
    times: Times | None = None,
    seeds: Callable[[], str] = new_seed,
    quiet: float = QUIET,
    linger: float = LINGER,
    guild_ready_timeout: float = NAMING,
) -> AsyncIterator[Heliograph]:
    """The bot, wired but not connected; everything it opened is closed at the end.

    `hosted` are the games (None: the catalogue's), without those that cannot be hosted. `claim` is what it wants of the
    database (None: what the settings say). `clock` tells the time in UTC
    seconds, which may jump against the seconds of `steady` (None: it never does). `times`, `quiet` and `linger` say how
    long computer players, windows and the living message wait; `seeds` gives the seed of each game and each answer of
    a computer player; `guild_ready_timeout` is how long Discord may take to name its channels.
    """
    _name_games(settings, {*games(), *broken()} if hosted is None else hosted)
    hosted = hostable(games(), broken()) if hosted is None else hostable(hosted)
    async with AsyncExitStack() as parts:
        watch = Watch()
        claim = claim or claim_of(settings)
        store = await open_place(settings.database, claim=claim, working=watch.oldest)
        parts.push_async_callback(store.close)
        shards = shards_of(claim)
        store.on_standing(shards.stands)
        parts.enter_context(outages_told_once(shards))
        count = usual() if settings.workers is None else settings.workers
        workers = Workers(count, [partial(host_as, dict(settings.titles))], budget=WORKER_BYTES, watch=watch)
        parts.callback(workers.close)
        computers = players(workers)
        with no_collections():
            sessions = await Sessions.open(
                store,
                hosted,
                players=computers,
                clock=clock,
                steady=steady,
                times=times,
                seeds=seeds,
                shards=shards,
            )
        parts.push_async_callback(sessions.close)
        recorder = None
        if settings.record is not None:
            recorder = Recorder(settings.record, settings.token)
            parts.callback(recorder.close)
        cluster = Cluster(store, shards, claim)
        with _commands_apart():
            client = Heliograph(
                sessions,
                hosted,
                Studio(RENDERERS, workers),
                cluster,
                OFFERED,
                count=claim.count if isinstance(claim, Fixed) else settings.count,
                limited=settings.limited,
                sync=settings.sync_commands,
                quiet=quiet,
                linger=linger,
                guild_ready_timeout=guild_ready_timeout,
                recorder=recorder,
                boards_by_click=settings.boards_by_click,
            )
        parts.push_async_callback(client.close)
        store.tell_waiting(lambda: client.context.budget.waiting)
        client.context.pulse.start()
        parts.push_async_callback(client.context.pulse.stop)
        if settings.metrics_port is not None:
            metrics = Metrics(client)
            sessions.receipts.measure.subscribe(metrics.observe)
            client.context.pulse.on_lag.subscribe(metrics.lag)
            client.context.pulse.on_line.subscribe(metrics.logged)
            pages = Endpoint(client, metrics, settings.metrics_host, settings.metrics_port)
            await parts.enter_async_context(pages)
        yield client


def claim_of(settings: Settings) -> Claim:
    """What a process wants of its database: all, one shard, or its fair share."""
    if settings.shard is None and settings.token and isinstance(settings.database, str):
        return Shared()
    return Alone() if settings.shard in (None, WHOLE) else Fixed(*settings.shard)


def shards_of(claim: Claim) -> Shards:
    """The shards that a process serves until it knows more."""
    match claim:
        case Alone():
            return Shards()
        case Fixed(number, count):
            return Shards(count, (number,))
        case Shared():
            return Shards(1, ())


def _name_games(settings: Settings, known: Collection[str]) -> None:
    """Give games the titles that the settings choose. Raises BadSetting for a game that is not there."""
    for slug, title in settings.titles.items():
        if slug not in known:
            raise BadSetting("HELIOGRAPH_TITLES", f"{slug}={title}", "about " + ", ".join(sorted(known)))
    host_as(settings.titles)


@contextmanager
def _commands_apart() -> Iterator[None]:
    """Explain that the title of a game makes a command that is there already, with BadSetting."""
    try:
        yield
    except app_commands.CommandAlreadyRegistered as error:
        free = "titles whose commands are free; this one is taken"
        raise BadSetting("HELIOGRAPH_TITLES", error.name, free) from error


@contextmanager
def no_collections() -> Iterator[None]:
    """Pause garbage collection, which would double the time to read ten thousand sessions and finds nothing."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def keep_what_is_there() -> None:
    """Exclude from garbage collection what stays as long as the bot runs: modules, commands, sessions.

    With ten thousand sessions, one collection over all of them stops the event loop for a tenth of a second.
    """
    gc.collect()
    gc.freeze()


def aim(api_url: str, gateway_url: str) -> None:
    """Let discord.py use a Discord other than discord.com; empty addresses change nothing."""
    if api_url:
        discord.http.Route.BASE = api_url
    if gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


def sandbox_file(settings: Settings) -> Path:
    """The file in which the sandbox keeps its channels and messages, beside the games' database if that is a file."""
    file = settings.database if isinstance(settings.database, Path) else Path("heliograph.db")
    return file.with_name(file.name + ".sandbox")


async def _hang_up(client: Heliograph, running: asyncio.Task[None]) -> None:
    await client.close()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def _explain_end(running: asyncio.Task[None]) -> None:
    """Say in one sentence why Discord ended the connection. Raises BadSetting, ClosedOut, or what went wrong."""
    error = running.exception()
    code = error.code if isinstance(error, discord.ConnectionClosed) else 0
    if isinstance(error, discord.LoginFailure) or code == TOKEN_REFUSED:
        raise BadSetting("DISCORD_TOKEN", "…", "a token that Discord knows; this one was refused") from error
    if code in MORE_SHARDS:
        raise ClosedOut(
            "Discord wants more shards for this many servers. Stop all processes of this bot, then start them without "
            "HELIOGRAPH_SHARD and HELIOGRAPH_SHARDS: there are then as many shards as Discord recommends."
        ) from error
    if isinstance(error, discord.PrivilegedIntentsRequired):
        raise ClosedOut(
            "Discord refuses an intent of this bot. It needs none of the privileged ones: look under Bot in Discord's "
            "developer portal whether the application may connect at all."
        ) from error
    if error is not None:
        raise error
