"""However many requests are refused, the log tells of an outage once, and of its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import heliograph
from bot.sessions.core import refusals
from bot.sessions.core.outages import Outage, outages_told_once
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.shards import Shards
from bot.settings import Settings
from bot.store import StoreError, Trouble
from bot.store.leases import Standing

STANDING = Standing(now=0.0, asked=0.0, lasting=15.0, process="me")


def refuse(*said: str, trouble: Trouble = Trouble.MISSING) -> None:
    for each in said:
        refused_by_store(StoreError(trouble, f"The database {each}"))


def test_an_outage_is_told_once_and_its_end_with_how_much_was_refused(
    caplog: pytest.LogCaptureFixture,
) -> None:
    shards = Shards()
    with outages_told_once(shards):
        refuse("is away. (no route)", "is away. (time is up)", "is full.", "is away. (no route)")
        assert caplog.messages == ["The database is away. (no route)", "The database is full."]
        shards.on_standing(STANDING)
        assert len(caplog.messages) == 2, "the last one may have been refused a moment ago"
        refuse("is full.")
        shards.on_standing(STANDING)
        shards.on_standing(STANDING)
        assert caplog.messages[2:] == ["the database works again; meanwhile it refused 5 requests"]
        shards.on_standing(STANDING)
        refuse("is full.", "is full.")
        assert caplog.messages[3:] == ["The database is full."], "another outage"
    refuse("is full.")
    assert len(caplog.messages) == 5, "the block has ended"


def test_that_the_bot_stops_is_no_outage(caplog: pytest.LogCaptureFixture) -> None:
    shards = Shards()
    caplog.set_level("INFO")
    with outages_told_once(shards):
        refuse("is closed.", "is closed.", trouble=Trouble.CLOSED)
        shards.on_standing(STANDING)
        shards.on_standing(STANDING)
    assert caplog.messages == 2 * ["The database is closed."]


async def test_a_bot_tells_of_outages_so(tmp_path: Path) -> None:
    async with heliograph(Settings(database=tmp_path / "games.db", workers=0), hosted={}):
        assert any(isinstance(each, Outage) for each in refusals.log.filters)
    assert not refusals.log.filters
