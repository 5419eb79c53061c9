"""Work done in rounds goes on after whatever went wrong, and stops when told to."""

from __future__ import annotations

import asyncio

import pytest

from bot.sessions.core import rounds
from bot.store import StoreError, Trouble


async def test_work_is_done_again_after_it_failed_and_not_after_the_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(rounds, "APART", 0.0)
    done, third = list[int](), asyncio.Event()

    async def work() -> None:
        done.append(len(done))
        if len(done) == 1:
            raise StoreError(Trouble.LOCKED, "locked")
        if len(done) == 2:
            raise KeyError("a bug")
        third.set()
        await asyncio.Event().wait()

    watched = rounds.Rounds(work, "tidying")
    await watched.stop()
    watched.start()
    await third.wait()
    await watched.stop()
    assert done == [0, 1, 2]
    assert [record.levelname for record in caplog.records] == ["WARNING", "ERROR"]
    assert all("tidying" in record.getMessage() for record in caplog.records)
