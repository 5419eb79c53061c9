"""The program from its start to its end: it ends cleanly at any moment, and says why when it ends by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import app
from bot.sandbox import Sandbox
from bot.settings import BadSetting, Settings
from bot.store import StoreError, Trouble
from bot.store.leases import Alone, Claim, Fixed, Shared
from bot.store.sqlite import SQLiteStore
from tests.patience import PATIENCE

PHASES = (
    "bot.app.Sandbox.__aenter__",
    "bot.app.open_place",
    "bot.app.Sessions.open",
    "discord.client.Client.login",
    "discord.shard.AutoShardedClient.connect",
)
"""What the start waits for, in order."""


@asynccontextmanager
async def aimed_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Settings]:
    """Settings for a program in its own sandbox; the addresses it sets are put back."""
    for name in ("discord.http.Route.BASE", "discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY"):
        monkeypatch.setattr(name, "http://127.0.0.1:9")
    loop = asyncio.get_running_loop()
    try:
        yield Settings(database=tmp_path / "games.db", port=0)
    finally:
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(sign)


@pytest.mark.parametrize("phase", PHASES)
async def test_it_can_be_stopped_at_any_moment_of_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phase: str
) -> None:
    reached = asyncio.Event()

    async def for_ever(*_: object, **__: object) -> None:
        reached.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(phase, for_ever)
    async with aimed_anywhere(tmp_path, monkeypatch) as settings:
        running = asyncio.create_task(app.run(settings))
        async with asyncio.timeout(PATIENCE):
            await reached.wait()
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.wait((running,), timeout=PATIENCE / 4)
        assert running.done()
        assert running.result() is None


@pytest.mark.parametrize("token", ["", "a token"])
async def test_time_is_compared_with_seconds_that_stand_still_while_the_machine_sleeps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    opened: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    async def note(*_: object, **named: Any) -> None:
        opened.set_result(named)
        await asyncio.Event().wait()

    monkeypatch.setattr("bot.app.Sessions.open", note)
    async with aimed_anywhere(tmp_path, monkeypatch) as settings:
        running = asyncio.create_task(app.run(replace(settings, token=token)))
        async with asyncio.timeout(PATIENCE):
            named = await opened
        clock, steady = named["clock"], named["steady"]
        if token:
            assert (clock, steady) == (time.time, time.monotonic)
        else:
            apart = clock() - steady()
            clock.__self__.advance(86_400)
            assert abs(clock() - steady() - apart) < 60
        os.kill(os.getpid(), signal.SIGTERM)
        await running


async def test_a_second_bot_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async with app.heliograph(Settings(database=tmp_path / "games.db")):
        with pytest.raises(StoreError) as caught:
            async with app.heliograph(Settings(database=tmp_path / "games.db")):
                pass
    assert caught.value.trouble is Trouble.TAKEN


async def test_it_ends_when_nothing_can_be_stored_any_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[SQLiteStore] = []
    opens = app.open_place

    async def noted(*given: Any, **named: Any) -> SQLiteStore:
        opened.append(await opens(*given, **named))
        return opened[-1]

    async def connected(*_: object, **__: object) -> None:
        opened[0].writer.write(_exit)
        await asyncio.Event().wait()

    def _exit(db: object) -> None:
        raise SystemExit

    monkeypatch.setattr(app, "open_place", noted)
    monkeypatch.setattr("discord.shard.AutoShardedClient.connect", connected)
    async with aimed_anywhere(tmp_path, monkeypatch) as settings, asyncio.timeout(PATIENCE):
        with pytest.raises(StoreError) as caught:
            await app.run(settings)
    assert caught.value.trouble is Trouble.FAILED


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (4004, "DISCORD_TOKEN is “…”, but it must be a token that Discord knows"),
        (4011, "Discord wants more shards"),
        (4014, "It needs none of the privileged ones"),
    ],
)
async def test_why_discord_lets_the_bot_not_in_is_said_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, said: str
) -> None:
    """Discord closes the gateway for good, after the bot has logged in."""
    async with Sandbox() as sandbox, aimed_anywhere(tmp_path, monkeypatch) as settings:
        monkeypatch.setattr(sandbox.gateway, "_identify", lambda *_: (code, "No."))
        settings = replace(
            settings,
            token=sandbox.token,
            api_url=sandbox.api_url,
            gateway_url=sandbox.gateway_url,
            workers=0,
            sync_commands=False,
        )
        with pytest.raises((BadSetting, OSError)) as ended:
            await app.run(settings)
    assert said in str(ended.value)


PG = "postgresql://games@db/games"


@pytest.mark.parametrize(
    ("given", "claim"),
    [
        ({}, Alone()),
        ({"token": "x"}, Alone()),
        ({"token": "x", "shard": (0, 1)}, Alone()),
        ({"token": "x", "shard": (1, 2)}, Fixed(1, 2)),
        ({"token": "x", "database": PG}, Shared()),
        ({"token": "x", "database": PG, "shard": (1, 2)}, Fixed(1, 2)),
        ({"token": "x", "database": PG, "shard": (0, 1)}, Alone()),
        ({"database": PG}, Alone()),
    ],
)
def test_what_a_process_wants_of_its_database(given: dict[str, Any], claim: Claim) -> None:
    assert app.claim_of(Settings(**given)) == claim


def test_who_shares_serves_nothing_before_it_knows_what() -> None:
    assert app.shards_of(Alone()).serves(None)
    assert not app.shards_of(Shared()).serves(None)
    assert [number for number in range(3) if app.shards_of(Fixed(2, 3)).serves(number << 22)] == [2]
