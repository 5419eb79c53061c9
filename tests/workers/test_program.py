"""The whole bot with its workers: it plays on when one of them dies, or hangs."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path

import pytest

from bot.discord.core.drawing import studio
from tests.discord.stage import Stage, stage
from tests.workers.orders import gate, held_then_drawn
from tests.workers.test_pool import is_there
from tests.workers.test_silent import look_long, stopped

pytestmark = pytest.mark.e2e


def workers_of(scene: Stage) -> list[int]:
    """The numbers of the processes."""
    return scene.client.context.studio.workers.pids


@pytest.mark.pictures
async def test_a_board_is_drawn_though_its_worker_is_killed_and_the_next_one_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path / "games.db", workers=1) as scene, gate() as at:
        session = await scene.game("sol", scene.bo)
        (first,) = workers_of(scene)
        assert scene.table.last.attachments
        with monkeypatch.context() as slow:
            slow.setattr(studio, "drawn_there", partial(held_then_drawn, at.port))
            moved = asyncio.create_task((await scene.awaited())[0].slash("sol hold"))
            holding = await at.next()
            assert holding.pid == first
            os.kill(first, signal.SIGKILL)
            hanging = await at.next()
            os.kill(hanging.pid, signal.SIGSTOP)
            await stopped(lambda: [hanging.pid])
            look_long(scene.client.context.studio.workers)
            (await at.next()).go_on()
            answer = await moved
            await scene.settled()
        assert "wrong" not in answer.text
        assert scene.table.last.attachments
        assert workers_of(scene) not in ([first], [hanging.pid])
        assert (await scene.sessions.get(session.id)).announced_seq == scene.live().seq
    assert not is_there(first)
    told = [each.message for each in caplog.records if each.name == "bot.workers.pool"]
    assert [("ended" in each, "no sign of life" in each) for each in told] == [(True, False), (False, True)]
    assert all("held_then_drawn of sol" in each for each in told)


@pytest.mark.pictures
@pytest.mark.parametrize("slug", ["supernova", "factions", "novasolis"])
async def test_a_private_picture_comes_though_its_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    async with stage(tmp_path / "games.db", workers=1) as scene, gate() as at:
        await scene.game(slug, scene.bo)
        (who, *_) = await scene.awaited()
        (first,) = workers_of(scene)
        with monkeypatch.context() as slow:
            slow.setattr(studio, "drawn_there", partial(held_then_drawn, at.port))
            looked = asyncio.create_task(who.slash("game board", channel=scene.table))
            holding = await at.next()
            assert holding.pid == first
            os.kill(first, signal.SIGKILL)
            (await at.next()).go_on()
            answer = await looked
        assert answer.ephemeral
        assert answer.message.attachments
        assert workers_of(scene) != [first]
