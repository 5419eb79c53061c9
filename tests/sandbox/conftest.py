"""A sandbox with the unmodified discord.py in it; whatever discord.py logs as an error fails the test."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator

import aiohttp
import discord
import pytest
import yarl
from discord import app_commands

from bot.sandbox import Sandbox
from tests.hurry import quick_retries
from tests.patience import PATIENCE

__all__ = ["quick_retries"]


class Bot(discord.Client):
    """A client with a command tree and no game: tests add what they need to `tree`."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents.default(), guild_ready_timeout=0)
        self.tree = app_commands.CommandTree(self)
        self.gone: asyncio.Task[None] | None = None

    async def enter(self, sandbox: Sandbox) -> None:
        """Log in, register the commands and wait until ready."""
        discord.http.Route.BASE = sandbox.api_url
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
        await self.login(sandbox.token)
        if self.tree.get_commands():
            await self.tree.sync()
        self.gone = asyncio.create_task(self.connect())
        async with asyncio.timeout(PATIENCE):
            await self.wait_until_ready()

    async def leave(self) -> None:
        await self.close()
        if self.gone is not None:
            await asyncio.gather(self.gone, return_exceptions=True)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(strict=True) as sandbox:
        sandbox.clock.stand()
        sandbox.gateway.identify_apart = 0.0
        yield sandbox
        assert not [str(each) for each in sandbox.warnings]


@pytest.fixture
async def web(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientSession]:
    sandbox.limits.enabled = False
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as session:
        yield session


@pytest.fixture
async def bot() -> AsyncIterator[Bot]:
    bot = Bot()
    yield bot
    await bot.leave()


@pytest.fixture
def expected_errors() -> list[str]:
    """Parts of error messages that a test means to provoke; append to it."""
    return []


@pytest.fixture(autouse=True)
def silence(caplog: pytest.LogCaptureFixture, expected_errors: list[str]) -> Iterator[None]:
    """Fail on every error that discord.py, asyncio or the sandbox logged (views and modals only log theirs)."""
    caplog.set_level(logging.WARNING)
    before = (discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY)
    yield
    discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before
    errors = [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR]
    errors = [each for each in errors if not any(part in each.getMessage() for part in expected_errors)]
    if errors:
        told = [f"{each.name}: {each.getMessage()} {each.exc_text or ''}" for each in errors]
        pytest.fail("logged: " + "; ".join(told))
