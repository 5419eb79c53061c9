"""Shards are connected and left one by one; what is left is forgotten, and nothing of it stays connected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket

from bot.sandbox import Sandbox
from tests.discord.stage import Stage, stage

pytestmark = pytest.mark.e2e

LINGER = 0.01
BOTH, FIRST = frozenset({0, 1}), frozenset({0})


@pytest.fixture
async def several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """One process with two shards, and a server on each."""
    monkeypatch.setattr("bot.discord.connections.LINGER", LINGER)
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        sandbox.gateway.shards = sandbox.gateway.together = 2
        while len({(int(each) >> 22) % 2 for each in sandbox.world.guilds}) < 2:
            sandbox.add_guild("Elsewhere")
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await sandbox.wait_for(lambda: scene.client.ready_shards == BOTH)
            yield scene


def at_discord(scene: Stage) -> list[int]:
    """The shards that Discord has connections for."""
    sessions = (link.session for link in scene.sandbox.gateway.links)
    return sorted(session.shard[0] for session in sessions if session is not None)


def servers(scene: Stage) -> set[int]:
    """The shards of the servers that the client knows."""
    return {(guild.id >> 22) % 2 for guild in scene.client.guilds}


async def test_a_shard_is_left_and_connected_again(several: Stage) -> None:
    scene, connections = several, several.client.connections
    assert (at_discord(scene), servers(scene)) == ([0, 1], {0, 1})
    connections.want(FIRST)
    await scene.sandbox.wait_for(lambda: (at_discord(scene), servers(scene)) == ([0], {0}))
    assert scene.client.ready_shards == FIRST
    assert scene.client.context.presence.known == {0}
    connections.want(BOTH)
    await scene.sandbox.wait_for(lambda: scene.client.ready_shards == BOTH)
    assert (at_discord(scene), servers(scene)) == ([0, 1], {0, 1})
    assert scene.client.latency < 60


async def test_who_is_wanted_again_at_once_is_never_left(several: Stage) -> None:
    left = list[int]()
    several.client.connections.on_left.subscribe(left.append)
    several.client.connections.want(FIRST)
    several.client.connections.want(BOTH)
    await asyncio.sleep(10 * LINGER)
    assert (left, at_discord(several)) == ([], [0, 1])


@pytest.mark.parametrize("wanted", [FIRST, BOTH])
@pytest.mark.parametrize("resumes", [True, False])
async def test_a_connection_that_breaks_is_not_left_before_it_is_back(
    several: Stage, monkeypatch: pytest.MonkeyPatch, resumes: bool, wanted: frozenset[int]
) -> None:
    """discord.py would connect it anew after that, and nobody would know; or twice, if it is wanted again by then."""
    scene, may_connect = several, asyncio.Event()
    connect = DiscordWebSocket.from_client

    async def held(*given: Any, **named: Any) -> DiscordWebSocket:
        await may_connect.wait()
        return await connect(*given, **named)

    monkeypatch.setattr(DiscordWebSocket, "from_client", held)
    if not resumes:
        scene.sandbox.gateway.invalidate()
    await scene.sandbox.gateway.drop(4000)
    await scene.sandbox.wait_for(lambda: not scene.client.ready_shards)
    scene.client.connections.want(FIRST)
    await asyncio.sleep(10 * LINGER)
    scene.client.connections.want(wanted)
    may_connect.set()
    await scene.sandbox.wait_for(lambda: scene.client.ready_shards == wanted)
    await scene.sandbox.wait_for(lambda: servers(scene) == wanted and at_discord(scene) == sorted(wanted))
    await asyncio.sleep(10 * LINGER)
    assert at_discord(scene) == sorted(wanted)


async def test_a_shard_that_comes_back_unwanted_is_left_at_once(several: Stage) -> None:
    scene = several
    scene.client.connections.want(FIRST)
    await scene.sandbox.wait_for(lambda: at_discord(scene) == [0])
    info, before = scene.client.get_shard(1), scene.sandbox.gateway.identified
    assert info is not None
    await info.reconnect()
    await scene.sandbox.wait_for(lambda: scene.sandbox.gateway.identified > before)
    await scene.sandbox.wait_for(lambda: (at_discord(scene), servers(scene)) == ([0], {0}))
