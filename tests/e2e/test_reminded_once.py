"""The bot is killed while Discord has a reminder in hand: after the next start it was sent exactly once.

`tests/discord/test_notifications.py` proves the same for a bot that ends within the process of the test.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Place, Sandbox, Seen
from bot.store import NotificationRow
from bot.store.sqlite import open_store
from tests.campaign.bot import BotProcess
from tests.campaign.people import living_of
from tests.patience import PATIENCE

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.journey]

STALLED = 4.0
"""Seconds for which a request is held up: longer than a kill takes, and no longer than a new start."""


def reminders(place: Place) -> list[Seen]:
    return [
        each for each in place.messages if any("h:reminded:" in b.get("custom_id", "") for b in each.buttons)
    ]


async def owed(bot: BotProcess) -> list[NotificationRow]:
    """What is to be sent, and not marked as sent."""
    store = await open_store(bot.database)
    try:
        return await store.unsent()
    finally:
        await store.close()


@pytest.mark.parametrize(("kind", "direct_messages_open"), [("delay_before", True), ("delay_after", False)])
async def test_a_kill_while_a_reminder_is_sent_neither_loses_nor_repeats_it(
    tmp_path: Path, kind: str, direct_messages_open: bool
) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        sandbox.clock.stand()
        bot = BotProcess(sandbox, tmp_path)
        await bot.start()
        mira, bo, table = sandbox.person("Mira"), sandbox.person("Bo"), sandbox.channel("table")
        await mira.slash("game new", channel=table, game="sol")
        await bo.click(table.last, "Join")
        await mira.click(table.last, "Start")
        await sandbox.wait_for(lambda: living_of(table))
        asked, other = (bo, mira) if "Bo’s turn" in living_of(table)[-1].text else (mira, bo)
        if not direct_messages_open:
            asked.close_dms()
        place = asked.dm if direct_messages_open else table

        # Discord ends what it has begun, also for someone who is gone.
        stalled: list[str] = []

        def watch(method: str, path: str, status: int, spent: float, body: Any) -> None:
            if spent >= STALLED * 1000:
                stalled.append(path)

        sandbox.rest.on_traffic = watch

        # The request is on its way: not carried out yet, or carried out and not answered.
        fault = sandbox.fault(kind, rf"POST /channels/{place.id}/messages$", seconds=STALLED)
        await other.slash("game remind", channel=table)
        await sandbox.wait_for(lambda: fault.fired and (kind == "delay_before" or reminders(place)))
        await bot.kill()
        assert len(reminders(place)) == (kind == "delay_after")

        await bot.start()
        async with asyncio.timeout(PATIENCE):
            while await owed(bot):
                await asyncio.sleep(0.1)
        await sandbox.wait_for(lambda: stalled)
        assert len(reminders(table)) + len(reminders(asked.dm)) == 1
        assert bot.troubles() == []
        await bot.stop()
