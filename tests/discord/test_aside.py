"""A game that its people have left makes room in its channel, and is found and resumed from /my games."""

from __future__ import annotations

import pytest

from bot.sandbox import Actor
from tests.discord.stage import Stage, private_refusal

pytestmark = pytest.mark.e2e

DAY = 86400


def notes(who: Actor) -> list[str]:
    """What someone was told by direct message of a game that was put aside."""
    return [seen.text for seen in who.dm.messages if "put aside" in seen.text]


async def test_a_game_that_was_left_makes_room_and_is_resumed_elsewhere(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo)
    board = scene.table.last
    scene.sandbox.skip(2 * DAY)
    assert "Channel in use" in (await scene.cy.slash("game new", game="embers")).text
    scene.sandbox.skip(DAY)
    await scene.cy.slash("game new", game="embers")
    await scene.settled()
    assert "was put aside" in scene.table.last.text
    assert "Mira and Bo" in scene.table.last.text
    left = next(seen for seen in scene.table.messages if seen.id == board.id)
    assert "put aside" in left.text
    assert left.labels == []
    assert [len(notes(who)) for who in (scene.mira, scene.bo)] == [1, 1]

    shown = (await scene.mira.slash("my games", channel=scene.second)).message
    assert "put aside" in shown.text
    assert "Resume" in shown.labels
    refused = await scene.bo.click((await scene.bo.slash("my games", channel=scene.second)).message, "Resume")
    assert "Only the host" in refused.text
    taken = await scene.mira.click((await scene.mira.slash("my games")).message, "Resume")
    assert "Channel in use" in taken.text
    directly = (await scene.mira.slash("my games", channel=scene.mira.dm)).message
    elsewhere = await scene.mira.click(directly, "Resume")
    assert "goes on where it began" in private_refusal(elsewhere)
    once_more = (await scene.mira.slash("my games", channel=scene.second)).message
    await scene.mira.click(shown, "Resume")
    await scene.settled()
    assert scene.live(scene.second).id == session.id
    assert "Play" in scene.second.last.labels
    assert f"<#{scene.second.id}>" in private_refusal(await scene.mira.click(once_more, "Resume"))


async def test_a_game_put_aside_goes_on_by_command_and_says_so(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo)
    scene.sandbox.skip(22 * DAY)
    await scene.sessions.tick()
    await scene.settled()
    assert (await scene.sessions.get(session.id)).is_aside
    said = await scene.mira.slash("game move", channel=scene.second)
    await scene.settled()
    assert f"goes on in <#{scene.second.id}>" in said.text
    assert scene.live(scene.second).id == session.id
