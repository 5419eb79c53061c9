"""The program is told to end while it is busy: it ends at once, says so to all who wait, and goes on from there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from bot.games.catalogue import games
from bot.sandbox import Sandbox
from tests.campaign.book import Book
from tests.campaign.bot import BotProcess
from tests.campaign.calm import wrong_at
from tests.campaign.people import CampaignTable
from tests.campaign.seen import Witness
from tests.discord.records import sol_record
from tests.patience import comes_right
from tests.workers.busy_program import GATE
from tests.workers.orders import Gate, gate
from tests.workers.test_pool import is_there

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.journey]


@asynccontextmanager
async def busy(sandbox: Sandbox, folder: Path, at: Gate) -> AsyncIterator[BotProcess]:
    """The program, ready, with work that waits at the gate; it is gone after the block."""
    settings = {"HELIOGRAPH_WORKERS": "2", GATE: str(at.port)}
    bot = BotProcess(sandbox, folder, "tests.workers.busy_program", **settings)
    try:
        await bot.start()
        yield bot
    finally:
        await bot.kill()


def asked(table: CampaignTable) -> int | None:
    """The person who is asked something at a table."""
    stand = table.stand()
    assert stand is not None
    return next(filter(None, (stand.head.holders[seat].user_id for seat in stand.head.asked)), None)


async def test_it_ends_at_once_while_it_draws_imports_and_thinks_and_loses_nothing(tmp_path: Path) -> None:
    hosted, file = games(), ("game.json", sol_record())
    async with Sandbox(rate_limits=False) as sandbox, gate() as at, busy(sandbox, tmp_path, at) as bot:
        witness = Witness(sandbox)
        mira, bo, cy = map(sandbox.person, ("Mira", "Bo", "Cy"))
        book = Book(bot.database, hosted)
        tables = [
            CampaignTable(sandbox, book, hosted, place, "sol", place.name)
            for place in (sandbox.channel("table"), sandbox.add_thread("second-table", "against a thinker"))
        ]
        here, there = (table.place for table in tables)
        card = (await mira.slash("game new", channel=here, options={"game": "sol"})).message
        await bo.click(card, "Join")
        await mira.click(card, "Start")
        await (mira if asked(tables[0]) == int(mira.id) else bo).slash("sol hold", channel=here)
        card = (await cy.slash("game new", channel=there, options={"game": "sol"})).message
        await cy.choose((await cy.click(card, "Computer player")).message, "search")
        await cy.click(card, "Start")
        if asked(tables[1]) == int(cy.id):
            await cy.slash("sol hold", channel=there)
        waiting = [
            asyncio.create_task(mira.slash("game file film", channel=here)),
            asyncio.create_task(bo.slash("game file import", channel=here, options={"file": file})),
        ]
        begun = [await at.next() for _ in range(3)]
        assert {each.name for each in begun} == {"film", "import", "thought"}

        assert await bot.terminate() == 0
        assert not any(is_there(each.pid) for each in begun)
        for each in waiting:
            assert "The bot is restarting" in (await each).text
        assert not bot.troubles()

        del bot.settings[GATE]
        await bot.start()
        await comes_right(lambda: "" if asked(tables[1]) == int(cy.id) else "the thinker does not go on")
        for table in tables:
            await comes_right(partial(wrong_at, witness, book, hosted["sol"], table))
        film = await mira.slash("game file film", channel=here)
        await sandbox.wait_for(lambda: film.message.attachments)
        assert "Imported" in (await bo.slash("game file import", channel=here, options={"file": file})).text
        assert await bot.terminate() == 0
        assert book.prove() >= 2
        assert not bot.troubles()
