"""The whole bot with its workers: it plays, and it ends at once whatever they are at."""

from __future__ import annotations

import asyncio
import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.discord.core import studio
from bot.players import search
from bot.sessions import User
from bot.sessions.people import archive
from renderers.look import Look
from tests.discord.records import sol_record
from tests.discord.stage import Stage, stage
from tests.patience import PATIENCE
from tests.workers.orders import gate, held
from tests.workers.test_pool import is_there

pytestmark = pytest.mark.e2e


def workers_of(scene: Stage) -> list[int]:
    """The numbers of the processes."""
    return scene.client.context.studio._workers.pids


@pytest.mark.pictures
async def test_a_board_is_drawn_though_its_worker_is_killed_and_nobody_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path / "games.db", workers=1) as scene, gate() as at:
        session = await scene.game("sol", scene.bo)
        (first,) = workers_of(scene)
        assert scene.table.last.attachments
        with monkeypatch.context() as slow:
            slow.setattr(studio, "drawn_there", partial(_held_then_drawn, at.port))
            moved = asyncio.create_task((await scene.awaited())[0].slash("sol hold"))
            holding = await at.next()
            assert holding.pid == first
            os.kill(first, signal.SIGKILL)
            (await at.next()).go_on()
            answer = await moved
            await scene.settled()
        assert "wrong" not in answer.text
        assert scene.table.last.attachments
        assert workers_of(scene) != [first]
        assert (await scene.sessions.get(session.id)).announced_seq == scene.live().seq
    assert not is_there(first)


def _held_then_drawn(port: int, what: Any, slug: str, view: bytes, look: Look, *more: Any) -> Any:
    held(port)
    return studio.drawn_there(what, slug, view, look, *more)


@pytest.mark.pictures
async def test_it_ends_at_once_during_a_film_an_import_and_a_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, importing = sol_record(), asyncio.Event()
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(PATIENCE), gate() as at:
        monkeypatch.setattr(studio, "shot_there", partial(held, at.port, "film"))
        monkeypatch.setattr(search, "_choose_there", partial(held, at.port, "thought"))
        async with stage(tmp_path / "games.db", workers=2) as scene:
            await scene.mira.slash("game file import", options={"file": ("game.json", file)})
            card = await scene.lobby("sol", scene.bo, place=scene.second)
            mira = User(int(scene.mira.id), "Mira")
            await scene.sessions.add_computer(scene.live(scene.second).id, mira, "search")
            started = [asyncio.create_task(scene.mira.slash("game file film"))]
            started += [asyncio.create_task(scene.mira.click(card, "Start"))]
            assert {(await at.next()).name for _ in range(2)} == {"film", "thought"}
            pids = workers_of(scene)
            assert len(pids) == 2
            _note(monkeypatch, importing, loop)
            started += [
                asyncio.create_task(scene.bo.slash("game file import", options={"file": ("game.json", file)}))
            ]
            await importing.wait()
        for each in started:
            each.cancel()
    assert not any(map(is_there, pids))


def _note(patch: pytest.MonkeyPatch, importing: asyncio.Event, loop: asyncio.AbstractEventLoop) -> None:
    read = archive._read

    def noted(*given: Any) -> Any:
        loop.call_soon_threadsafe(importing.set)
        return read(*given)

    patch.setattr(archive, "_read", noted)
