"""A proxy that keeps Discord's limit for all: a bot without a budget of its own plays through a stand-in for one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from bot.app import aim, heliograph
from bot.sandbox import Sandbox
from bot.settings import Settings
from tests.games.proofs import every_game
from tests.patience import PATIENCE

pytestmark = pytest.mark.e2e

HOP = ("Host", "Content-Length", "Transfer-Encoding", "Content-Encoding")
"""What a proxy does not pass on."""


@asynccontextmanager
async def proxy(behind: str, passed: list[str]) -> AsyncIterator[str]:
    """The address of one that passes on one request after the other, as a strict limit would."""
    turn = asyncio.Lock()

    async def pass_on(request: web.Request) -> web.Response:
        body = await request.read()
        headers = {name: value for name, value in request.headers.items() if name not in HOP}
        async with turn:
            passed.append(f"{request.method} {request.path}")
            url = behind.removesuffix("/api/v10") + request.path_qs
            async with http.request(request.method, url, data=body, headers=headers) as answer:
                kept = {name: value for name, value in answer.headers.items() if name not in HOP}
                return web.Response(status=answer.status, body=await answer.read(), headers=kept)

    app = web.Application(client_max_size=2**26)
    app.router.add_route("*", "/{path:.*}", pass_on)
    runner = web.AppRunner(app)
    async with aiohttp.ClientSession() as http:
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        try:
            yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
        finally:
            await runner.cleanup()


async def test_a_bot_without_a_budget_plays_through_a_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed, reached = list[str](), list[str]()
    monkeypatch.setattr("discord.http.Route.BASE", "")
    monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", None)
    async with Sandbox(strict=True, rate_limits=False) as sandbox, proxy(sandbox.api_url, passed) as url:
        sandbox.rest.on_traffic = lambda method, path, status, took, body: reached.append(method)
        aim(url, sandbox.gateway_url)
        settings = Settings(
            token=sandbox.token, database=tmp_path / "games.db", api_url=url, limited=False, workers=0
        )
        async with heliograph(
            settings, hosted=every_game(), guild_ready_timeout=0, quiet=0.0, linger=0.0
        ) as client:
            assert client.context.budget.a_second == inf
            await client.login(sandbox.token)
            running = asyncio.create_task(client.connect())
            async with asyncio.timeout(PATIENCE):
                await sandbox.wait_for(lambda: client.announcer.listening)
                mira, bo = map(sandbox.person, ("Mira", "Bo"))
                await mira.slash("game new", options={"game": "embers"})
                await bo.slash("game join")
                await mira.slash("game start")
                await client.announcer.settled()
            await client.close()
            await asyncio.gather(running, return_exceptions=True)
    assert len(passed) == len(reached)
    assert any(re.fullmatch(r"(POST|PATCH) /api/v10/channels/.*", each) for each in passed), passed
    assert any(each.startswith("POST /api/v10/interactions/") for each in passed)
