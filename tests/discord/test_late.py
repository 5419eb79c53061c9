"""Pictures that come later than the answer they belong to."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.core.answers.late import Late
from bot.sessions import Refused


@pytest.mark.parametrize(("why", "level"), [("store-locked", "WARNING"), ("already-over", "ERROR")])
async def test_a_database_that_is_away_is_no_incident(
    caplog: pytest.LogCaptureFixture, why: str, level: str
) -> None:
    tasks = set[asyncio.Task[object]]()

    async def making() -> None:
        raise Refused(why)

    async def show(made: None) -> None:
        raise AssertionError("nothing was made")

    await Late(tasks).follow(1, making(), show)
    assert [each.levelname for each in caplog.records] == [level]
    caplog.clear()
