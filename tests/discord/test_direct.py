"""Direct messages: opened once, one after the other, and what happens when Discord refuses to open more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.discord.core.sending import direct
from bot.sandbox import Sandbox
from tests.discord.stage import Stage, stage
from tests.hurry import Hurried

pytestmark = pytest.mark.e2e

OPEN = "POST /users/@me/channels"


def requests_of(sandbox: Sandbox) -> list[str]:
    """The requests from now on, as "METHOD /path"."""
    seen: list[str] = []
    sandbox.rest.on_traffic = lambda method, path, *_: seen.append(f"{method} {path}")
    return seen


async def test_a_channel_is_opened_once_also_across_restarts(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        seen = requests_of(sandbox)
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.game("embers", scene.bo)
            assert seen.count(OPEN) == 2
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.game("embers", scene.bo, place=scene.second)
            assert seen.count(OPEN) == 2
            assert scene.bo.dm.last.attachments or scene.bo.dm.last.text
            assert seen.count(f"POST /channels/{scene.bo.dm.id}/messages") >= 4


async def test_two_openings_are_a_second_apart(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    class Noting(Hurried):
        @staticmethod
        async def sleep(delay: float, result: object = None) -> object:
            slept.append(delay)
            return await asyncio.sleep(0, result)

    assert direct.APART == 1.0
    monkeypatch.setattr(direct, "APART", 1000.0)
    monkeypatch.setattr(direct, "asyncio", Noting())
    await scene.game("embers", scene.bo)
    first, second = slept
    assert first == 0
    assert 900 < second <= 1000


@pytest.mark.parametrize("code", [40003, 20026])
async def test_after_a_refusal_nothing_is_opened_for_an_hour_and_the_player_is_told_where_the_hand_is(
    scene: Stage, code: int
) -> None:
    await scene.client.host_news.close()
    seen = requests_of(scene.sandbox)
    scene.sandbox.fault("code", OPEN, code=code)
    card = await scene.lobby("embers")
    await scene.settled()
    assert seen.count(OPEN) == 1
    answer = await scene.bo.click(card, "Join")
    told = await answer.followup()
    assert told.ephemeral
    assert "My hand" in told.text
    assert "closed" not in told.text
    await scene.settled()
    await scene.mira.click(card, "Start")
    await scene.settled()
    assert seen.count(OPEN) == 1
    assert "My hand" in scene.table.last.labels
    assert (await scene.bo.click(scene.table.last, "My hand")).ephemeral
    scene.sandbox.skip(3590)
    await scene.lobby("embers", place=scene.second)
    await scene.settled()
    assert seen.count(OPEN) == 1
    scene.sandbox.skip(20)
    await scene.bo.slash("game join", channel=scene.second)
    await scene.settled()
    assert seen.count(OPEN) == 2
    assert scene.bo.dm.messages


async def test_in_quarantine_those_known_are_written_to_and_others_once_an_hour(scene: Stage) -> None:
    await scene.client.host_news.close()
    await scene.lobby("embers")
    await scene.settled()
    assert len(scene.mira.dm.messages) == 1
    seen = requests_of(scene.sandbox)
    scene.sandbox.quarantine()
    other = await scene.lobby("embers", place=scene.second)
    await scene.settled()
    assert len(scene.mira.dm.messages) == 2
    answer = await scene.bo.click(other, "Join")
    assert "My hand" in (await answer.followup()).text
    await scene.mira.click(other, "Start")
    await scene.settled()
    assert scene.bo.dm.messages == []
    assert seen.count(f"POST /channels/{scene.bo.dm.id}/messages") == 1
    assert len(scene.mira.dm.messages) == 3
    scene.sandbox.quarantine(False)
    scene.sandbox.skip(3600)
    await scene.bo.slash("game join", channel=scene.table)
    await scene.settled()
    assert len(scene.bo.dm.messages) == 1
    assert seen.count(OPEN) == 1


async def test_a_channel_of_another_application_is_opened_anew(scene: Stage) -> None:
    await scene.sessions.shown.keep_direct_channel(int(scene.bo.id), 12345)
    await scene.game("embers", scene.bo)
    assert scene.bo.dm.messages[-1].labels
    assert await scene.sessions.shown.direct_channel(int(scene.bo.id)) == int(scene.bo.dm.id)


async def test_whoever_deletes_their_data_is_no_longer_known(scene: Stage) -> None:
    await scene.lobby("embers", scene.bo)
    await scene.settled()
    await scene.sessions.mydata.forget(int(scene.bo.id), "Bo")
    seen = requests_of(scene.sandbox)
    assert await scene.sessions.shown.direct_channel(int(scene.bo.id)) is None
    await scene.bo.slash("game join")
    await scene.settled()
    assert await scene.sessions.shown.direct_channel(int(scene.bo.id)) == int(scene.bo.dm.id)
    assert seen.count(f"POST /channels/{scene.bo.dm.id}/messages") == 1


async def test_who_refuses_is_tried_again_after_an_hour_or_when_they_join(scene: Stage) -> None:
    scene.bo.close_dms()
    await scene.lobby("embers", scene.bo)
    await scene.settled()
    seen = requests_of(scene.sandbox)
    sent = f"POST /channels/{scene.bo.dm.id}/messages"
    await scene.mira.slash("game start")
    await scene.settled()
    assert seen.count(sent) == 0
    await scene.lobby("embers", scene.bo, place=scene.second)
    await scene.settled()
    assert seen.count(sent) == 1
    scene.bo.open_dms()
    scene.sandbox.skip(3600)
    await scene.mira.slash("game start", channel=scene.second)
    await scene.settled()
    assert seen.count(sent) == 2
    assert scene.bo.dm.last.labels
