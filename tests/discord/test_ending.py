"""The bot is told to end while people click: what was begun is stored first, and no fault is noted."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from bot.discord.core import context as contexts
from bot.sessions import Sessions
from bot.store import Commit
from bot.store.sqlite import SQLiteStore, open_store
from tests.discord.stage import stage
from tests.discord.test_stale_clicks import is_refused
from tests.games.proofs import every_game

pytestmark = pytest.mark.e2e

GAMES = {"sol": every_game()["sol"]}


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the log has of errors."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_move_in_mid_answer_is_stored_before_the_store_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun, free = asyncio.Event(), asyncio.Event()
    commit, close = SQLiteStore.commit, Sessions.close

    async def held(store: SQLiteStore, given: Commit) -> None:
        begun.set()
        await free.wait()
        await commit(store, given)

    async def let_go(sessions: Sessions) -> None:
        asyncio.get_running_loop().call_soon(free.set)
        await close(sessions)

    monkeypatch.setattr(contexts, "FAREWELL", 0.0)
    monkeypatch.setattr(Sessions, "close", let_go)
    async with stage(tmp_path / "games.db", games=GAMES) as it:
        session = await it.game("sol", it.bo)
        (asked,) = await it.awaited()
        monkeypatch.setattr(SQLiteStore, "commit", held)
        waiting = asyncio.create_task(asked.slash("sol hold"))
        await begun.wait()
    assert is_refused(await waiting, "stopping")
    assert faults(caplog) == []
    store = await open_store(tmp_path / "games.db")
    assert (await store.log(session.id))[-1].body == "hold"
    await store.close()


async def test_what_comes_while_it_ends_is_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path / "games.db", games=GAMES) as it:
        await it.game("sol", it.bo)
        (asked,) = await it.awaited()
        before, bot_close = await it.state(), type(it.client).close
        said = []

        async def noted(client: Any) -> None:
            await client.announcer.close()
            await it.sessions._tables.store.close()
            said.append(await asked.slash("sol hold"))
            said.append(await asked.autocomplete("game new", "game", {"game": "s"}))
            await bot_close(client)

        monkeypatch.setattr(type(it.client), "close", noted)
        assert before
    assert is_refused(said[0], "stopping")
    assert faults(caplog) == []
