"""Lobbies that no one tends, as people meet them: expired, without their host, with someone sent away."""

from __future__ import annotations

import pytest

from bot.discord.table.absent_hosts import AGAIN
from tests.discord.stage import Stage, private_refusal

pytestmark = pytest.mark.e2e


async def test_a_lobby_without_activity_is_closed_and_its_message_says_so(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    scene.sandbox.skip(25 * 3600)
    await scene.sessions.tick()
    await scene.settled()
    assert "No one did anything here for a long time" in scene.table.last.text
    assert not card.labels
    assert not scene.table.last.labels
    await scene.lobby("sol")


async def test_a_lobby_goes_on_with_the_next_player_when_its_host_has_left_the_server(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo, scene.cy)
    assert "Ask Mira" in private_refusal(await scene.bo.click(card, "Start"))
    assert "● Mira" in card.text
    scene.mira.leave_server()
    scene.sandbox.skip(AGAIN)
    await scene.cy.click(card, "Start")
    await scene.settled()
    assert scene.live().host_id == int(scene.bo.id)
    assert "Mira" not in card.text
    await scene.bo.click(card, "Start")
    await scene.settled()
    assert scene.live().names == ["Bo", "Cy"]


async def test_an_empty_lobby_whose_host_left_the_server_makes_room_for_a_new_one(scene: Stage) -> None:
    await scene.lobby("sol")
    offered = (await scene.bo.slash("game new", game="sol")).message
    private_refusal(await scene.bo.click(offered, "Open a new table"))
    scene.mira.leave_server()
    scene.sandbox.skip(AGAIN)
    await scene.bo.click(offered, "Open a new table")
    await scene.settled()
    assert scene.live().names == ["Bo"]


async def test_a_lobby_keeps_its_host_while_discord_does_not_say_that_they_left(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    scene.mira.leave_server()
    asked = scene.sandbox.fault("code", "GET /guilds/.*/members/.*", code=50001, times=None)
    for _ in range(3):
        private_refusal(await scene.bo.click(card, "Start"))
    assert scene.live().host_id == int(scene.mira.id)
    assert asked.fired == 1


async def test_the_host_sends_someone_away(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo, scene.cy)
    assert "Ask Mira" in private_refusal(await scene.bo.click(card, "Send away …"))
    panel = (await scene.mira.click(card, "Send away …")).message
    assert panel.options() == [scene.bo.id, scene.cy.id]
    answer = await scene.mira.choose(panel, scene.bo.id)
    assert "Bo has left the table" in answer.text
    await scene.settled()
    assert "Bo" not in card.text
    assert "taken away" in private_refusal(await scene.bo.click(card, "Join"))
    await scene.mira.slash("game seat kick", seat="2")
    await scene.settled()
    assert scene.live().names == ["Mira"]
    assert "Send away …" not in card.labels


async def test_a_fourth_open_table_is_refused_with_the_way_to_the_others(scene: Stage) -> None:
    places = [scene.table, scene.second, *(scene.sandbox.add_channel(name) for name in ("three", "four"))]
    for place in places[:3]:
        await scene.bo.slash("game new", channel=place, game="sol")
    said = private_refusal(await scene.bo.slash("game new", channel=places[3], game="sol"))
    assert all(f"<#{place.id}>" in said for place in places[:3])
