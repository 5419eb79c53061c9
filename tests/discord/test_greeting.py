"""A server that invites the bot is greeted once, where the bot may write, and can begin from there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Place, Sandbox
from tests.discord.stage import Stage, private_refusal, stage

pytestmark = pytest.mark.e2e


async def invited(scene: Stage, *channels: str) -> tuple[Any, list[Place]]:
    """Another server, with these channels, invites the bot."""
    other = scene.sandbox.add_guild("Observatory", member=False)
    places = [scene.sandbox.add_channel(name, guild=other) for name in channels]
    await again(scene, other)
    return other, places


async def again(scene: Stage, guild: Any) -> None:
    if scene.client.get_guild(int(guild.id)) is not None:
        scene.sandbox.gateway.kick(guild)
        await scene.sandbox.wait_for(lambda: scene.client.get_guild(int(guild.id)) is None)
    scene.sandbox.gateway.invite(guild)
    await scene.sandbox.wait_for(lambda: scene.client.get_guild(int(guild.id)) is not None)
    await scene.settled()


async def test_a_server_is_greeted_once_and_begins_from_there(scene: Stage) -> None:
    _, (place,) = await invited(scene, "lounge")
    (greeting,) = place.messages
    assert "Hello, I am Heliograph." in greeting.text
    assert "Embers" in greeting.text
    assert [each["label"] for each in greeting.buttons] == [
        "Play the computer",
        "Open a table",
        "One-minute tour",
        "Server settings",
    ]
    assert [each["style"] for each in greeting.buttons] == [1, 2, 2, 2]
    which = await scene.bo.click(greeting, "Play the computer")
    assert which.ephemeral
    assert "**Embers** · " in which.text
    assert "2 to 4 players" in which.text
    await scene.bo.click(which.message, "Embers")
    await scene.settled()
    assert scene.live(place).status.value == "playing"
    assert private_refusal(await scene.bo.click(greeting, "Server settings"))


async def test_neither_a_second_invitation_nor_an_outage_brings_another_greeting(scene: Stage) -> None:
    other, (place,) = await invited(scene, "lounge")
    assert len(place.messages) == 1
    await again(scene, other)
    assert len(place.messages) == 1
    guild = scene.client.get_guild(int(other.id))
    assert guild is not None
    scene.sandbox.skip(40 * 86400)
    await scene.client.greeter.greet(guild)
    assert len(place.messages) == 1


async def test_a_server_that_invites_the_bot_while_it_is_offline_is_greeted_once_at_the_next_start(
    tmp_path: Path,
) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            old = sandbox.add_guild("Old", member=False)
            places = [sandbox.add_channel("lounge", guild=old)]
        sandbox.gateway.invite(old)
        sandbox.skip(2 * 86400)
        new = [sandbox.add_guild(name, member=False) for name in ("Observatory", "Planetarium")]
        places += [sandbox.add_channel(each.name, guild=each) for each in new]
        for each in new:
            sandbox.gateway.invite(each)
        for greeted in ([0, 0, 0], [0, 1, 1], [0, 1, 1]):
            assert [len(place.messages) for place in places] == greeted
            async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
                await scene.settled()
                while tasks := [*scene.client.context.answering]:
                    await asyncio.wait(tasks)
            assert scene.table.messages == []
        assert "Hello, I am Heliograph." in places[1].messages[0].text


async def test_where_the_bot_may_write_nowhere_it_greets_no_one(scene: Stage) -> None:
    _, places = await invited(scene)
    assert places == []
    assert scene.table.messages == []
