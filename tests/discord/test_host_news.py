"""A host hears by direct message who has joined: one message, edited with each who comes or goes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Actor, Sandbox, Seen
from bot.sessions import User
from bot.sessions.core.people import Person, Prompts
from tests.discord.stage import Stage, stage
from tests.discord.test_finding import looked, wait
from tests.discord.test_rematch import over

pytestmark = pytest.mark.e2e


def user(actor: Actor) -> User:
    return User(int(actor.id), actor.name)


def news(scene: Stage) -> list[Seen]:
    """The messages to Mira."""
    return scene.mira.dm.messages


async def test_one_message_says_who_has_joined_and_begins_the_game(scene: Stage) -> None:
    card = await scene.lobby("sol")
    assert news(scene) == []
    await scene.sessions.add_computer(scene.live().id, user(scene.mira))
    await scene.settled()
    assert news(scene) == [], "the host knows of computer players"
    await scene.bo.click(card, "Join")
    await scene.settled()
    (message,) = news(scene)
    assert "Bo joined: 3 of 5" in message.text.replace("*", "")
    assert message.labels == ["Start", "Wait"]
    await scene.mira.click(message, "Wait")
    assert "You wait for more players" in message.text
    assert message.labels == ["Start"]
    await scene.cy.click(card, "Join")
    await scene.settled()
    assert "joined: 4 of 5" in message.text
    await scene.cy.click(card, "Leave")
    await scene.settled()
    assert "joined: 3 of 5" in message.text
    await scene.mira.click(message, "Start")
    await scene.settled()
    assert scene.live().started_at is not None
    assert "The game has begun." in message.text
    assert message.labels == []
    assert len(news(scene)) == 1
    assert await scene.sessions.shown.host_messages() == []


async def test_a_game_that_begins_while_the_first_message_is_sent_is_told_after_it(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    direct, sending, go_on = scene.client.context.direct, asyncio.Event(), asyncio.Event()
    send = direct.send

    async def slowly(*arguments: Any, **more: Any) -> Any:
        sending.set()
        await go_on.wait()
        return await send(*arguments, **more)

    card = await scene.lobby("embers")
    monkeypatch.setattr(direct, "send", slowly)
    await scene.bo.click(card, "Join")
    await sending.wait()
    await scene.sessions.start(scene.live().id, user(scene.mira), admin=False)
    go_on.set()
    await scene.client.host_news.settled()
    (message,) = [each for each in news(scene) if "The game has begun." in each.text]
    assert message.labels == []
    await scene.settled()


async def test_a_new_host_is_told_and_the_former_one_no_more(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo, scene.cy)
    await scene.mira.click(card, "Leave")
    await scene.settled()
    (message,) = news(scene)
    assert "Someone else is the host" in message.text
    (other,) = scene.bo.dm.messages
    assert "Cy joined: 2 of 5" in other.text.replace("*", "")
    await scene.bo.click(card, "Cancel")
    await scene.settled()
    assert "This table was closed." in other.text


async def test_who_wants_no_direct_messages_or_has_them_closed_gets_none(scene: Stage) -> None:
    await scene.sessions.people.keep(int(scene.mira.id), Person(prompts=Prompts.CHANNEL))
    card = await scene.lobby("sol", scene.bo)
    assert news(scene) == []
    await scene.mira.click(card, "Cancel")
    await scene.sessions.people.keep(int(scene.mira.id), Person())
    scene.mira.close_dms()
    await scene.lobby("sol", scene.bo)
    assert news(scene) == []
    assert await scene.sessions.shown.host_messages() == []


async def test_a_restart_repeats_nothing_and_tells_what_happened_meanwhile(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(database, sandbox=sandbox) as first:
            session = await first.lobby("sol", first.bo)
            assert session.id
            (message,) = news(first)
            other = await first.bo.slash("game new", game="sol", channel=first.second)
            assert other.message.id
            await first.client.host_news.close()
            await first.sessions.join(first.live().id, user(first.cy))
            await first.sessions.join(first.live(first.second).id, user(first.cy))
        async with stage(database, sandbox=sandbox, seeds="again") as now:
            await now.settled()
            assert [each.id for each in news(now)] == [message.id]
            assert "joined: 3 of 5" in news(now)[0].text
            assert "Cy joined: 2 of 5" in now.bo.dm.last.text.replace("*", "")


async def test_a_host_who_plays_again_reads_who_has_not_answered(scene: Stage) -> None:
    await over(scene, "sol")
    before = len(news(scene))
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    await scene.settled()
    assert len(news(scene)) == before, "the host has just asked them"
    await scene.bo.click(card, "I’m in")
    await scene.settled()
    (message,) = news(scene)[before:]
    assert "Bo joined: 2 of 3" in message.text.replace("*", "")
    assert "Cy was asked and has not answered yet." in message.text
    await scene.bo.slash("game leave")
    await scene.settled()
    assert "No one else" not in message.text
    assert "Bo does not play this time." in message.text
    assert "Cy was asked and has not answered yet." in message.text
    await scene.cy.click(card, "Not this time")
    await scene.settled()
    assert "asked" not in message.text


async def test_whose_guest_leaves_while_another_is_called_reads_who_was_called(scene: Stage) -> None:
    await wait(scene, scene.cy, "sol")
    card = await scene.lobby("sol", scene.bo)
    await looked(scene)
    (message,) = news(scene)
    assert "Cy was asked and has not answered yet." in message.text
    await scene.bo.click(card, "Leave")
    await scene.settled()
    assert "Cy was asked and has not answered yet." in message.text
    assert "No one else" not in message.text


async def test_a_host_who_was_called_hears_of_the_game_by_the_call_alone(scene: Stage) -> None:
    for who in (scene.bo, scene.cy):
        await wait(scene, who, "sol")
    assert scene.live().host_id == int(scene.bo.id)
    for who in (scene.bo, scene.cy):
        await who.click(who.dm.last, "I’m in")
        await scene.settled()
    await looked(scene)
    assert scene.live().started_at is not None
    assert len(scene.bo.dm.messages) == 1
    assert len(scene.cy.dm.messages) == 1
