"""Several servers at once, servers without the bot, and messages among people."""

from __future__ import annotations

import pytest

from bot.sandbox import CannotDo
from tests.discord.stage import Stage, private_refusal

pytestmark = pytest.mark.e2e


async def test_two_servers_have_their_own_tables_and_rules(scene: Stage) -> None:
    other = scene.sandbox.add_guild("Planetarium")
    place = scene.sandbox.add_channel("dome", guild=other)
    await scene.sandbox.wait_for(lambda: scene.client.get_channel(int(place.id)))
    await scene.mira.slash("config games", forbid="sol", channel=place)
    assert "Not here." in private_refusal(await scene.bo.slash("game new", game="sol", channel=place))
    await scene.game("sol", scene.bo)
    await scene.game("embers", scene.bo, place=place)
    assert scene.live(place).guild_id == int(other.id)
    assert scene.live().guild_id == scene.sandbox.guild_id
    refused = private_refusal(await scene.mira.slash("game move", channel=place))
    assert "already in this channel" in refused

    shown = place.last.text
    scene.sandbox.gateway.kick(other)
    await scene.sandbox.wait_for(lambda: scene.client.get_guild(int(other.id)) is None)
    with pytest.raises(CannotDo):
        await scene.mira.slash("game board", channel=place)
    now = (await scene.awaited())[0]
    await now.click(scene.table.last, "Play")
    scene.sandbox.gateway.invite(other)
    await scene.sandbox.wait_for(lambda: "I was offline for a while." in place.last.text)
    assert place.last.text != shown


@pytest.mark.parametrize("where", ["group", "server"])
async def test_where_the_bot_is_no_member_it_says_so(scene: Stage, where: str) -> None:
    """Commands are not offered there; an application that was registered otherwise may still be asked."""
    if where == "group":
        place = scene.sandbox.add_group("old friends")
    else:
        stranger = scene.sandbox.add_guild("Elsewhere", member=False)
        place = scene.sandbox.add_channel("lounge", guild=stranger)
    with pytest.raises(CannotDo):
        await scene.bo.slash("game new", game="sol", channel=place)
    for command in scene.sandbox.world.commands.values():
        command["integration_types"], command["contexts"] = [0, 1], [0, 1, 2]
    for command, given in (("game new", {"game": "sol"}), ("hand", {}), ("help", {})):
        said = private_refusal(await scene.bo.slash(command, channel=place, options=given))
        assert ("among several people" if where == "group" else "not a member of this server") in said
    assert scene.sessions.in_channel(int(place.id)) is None
    assert place.messages == []
